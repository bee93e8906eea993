"""The table as a person sees it in a terminal, drawn from the view of any title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from portside.cli.listed_things import (
    HOUSE_SIGN,
    Thing,
    describe_thing,
    numbers_in_word,
    outermost_things,
)
from portside.engine.table import keys_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from portside.engine.ask import Option
    from portside.engine.table import CardFace
    from portside.text import Texts

View = Mapping[str, Any]
Zone = Mapping[str, Any]

SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
TYPE_STYLES: Final = ("green", "yellow", "red", "bright_black", "blue", "magenta", "cyan")
FEW: Final = 3
"""So many counters fit beside a name; more get a line of their own, without those at zero."""
PANEL_WIDTH: Final = 38
"""Seats lie side by side where each gets so many columns."""
NAME_WIDTH: Final = 24
WIDE: Final = 100
"""From so many columns on, powers stand beside the other things printed on a card."""
QUIET: Final = ("set", "timing", "mark")
"""Properties that do not matter in the middle of a match."""
UNPRINTED: Final = frozenset({"slug", "back", "house", "power", "name"})
"""Fields of a face that are not properties to list."""


def seat_style(seat: int) -> str:
    """Return the colour of a seat on the board."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


class Faces:
    """Know what is printed on the cards in play.

    Attributes:
        by_slug: a face of each kind of card.
        by_key: the face of each card; copies may differ.
    """

    def __init__(self, cards: Sequence[CardFace], texts: Texts) -> None:
        self.by_slug: dict[str, CardFace] = {face.slug: face for face in cards}
        self.by_key = dict(zip(keys_of(cards), cards, strict=True))
        self.texts = texts
        kinds = dict.fromkeys(str(getattr(face, "type", "")) for face in cards)
        self._styles = dict(zip(kinds, TYPE_STYLES, strict=False)) if len(kinds) > 1 else {}
        self._signs = shortest_signs([texts.printed("type", kind) for kind in self._styles])

    def _type(self, key: str) -> str:
        return str(getattr(self.by_slug.get(key.partition("#")[0]), "type", ""))

    def style(self, key: str) -> str:
        """Return the colour cards of this type have on the board."""
        return self._styles.get(self._type(key), "")

    def option(self, option: Option) -> str:
        """Return the text of an answer, with what is printed on its card."""
        key = option.refs[0] if option.refs else ""
        return self.texts.option(option, self.by_key.get(key))

    def options(self, options: Sequence[Option]) -> list[str]:
        """Return the texts of answers; where cards of one name differ, they say in what."""
        keys = [[key for key in option.refs if key in self.by_key] for option in options]
        printed = {key: dict(self._matters(key)) for each in keys for key in each}
        seen: dict[tuple[str, str], set[str]] = {}
        for key, values in printed.items():
            for name, words in values.items():
                seen.setdefault((name, self.by_key[key].slug), set()).add(words)
        split = [of for of, values in seen.items() if len(values) > 1]
        names = dict.fromkeys(name for name, _ in split)
        texts = [self.option(option) for option in options]
        for at, cards in enumerate(keys):
            for name in names:
                if any((name, self.by_key[key].slug) in split for key in cards):
                    numbers = " + ".join(printed[key].get(name, "0") for key in cards)
                    texts[at] += f" · {self.texts.field(name)} {numbers}"
        return texts

    def _matters(self, key: str) -> Iterator[tuple[str, str]]:
        """Return what is printed on a card of an answer and matters in a match."""
        for name, words, _ in printed_fields(self.by_key[key], self.texts):
            if name not in QUIET:
                yield name, words

    def lacking(self, option: Option, lacks: Mapping[str, str]) -> str:
        """Return the text of what the table lacks for an answer by one card, if the view says."""
        face = self.by_key.get(option.refs[0]) if len(option.refs) == 1 else None
        if face is None or getattr(face, "sides", None):
            return ""
        words = (getattr(face, each.name) for each in fields(face))
        found = (lacks[word] for word in words if isinstance(word, str) and word in lacks)
        return next((self.texts.say(text) for text in found), "")

    def name(self, key: str) -> Text:
        """Return the name of a card in its colour, for the board."""
        return Text(self.texts.card(key), style=f"bold {self.style(key)}")

    def short(self, key: str) -> Text:
        """Return the name of a card on the board with a sign for its type, without colours."""
        name = self.name(key)
        kind = self.texts.printed("type", self._type(key))
        sign = self._signs.get(kind)
        if sign and not name.plain.startswith(kind):
            name.append(f"\N{NO-BREAK SPACE}{sign}", style=f"not bold dim {self.style(key)}")
        return name

    def printed(self, key: str, quiet: Sequence[str] = QUIET) -> Text:
        """Return what is printed on a card on the board besides name and power, on one line."""
        face = self.by_key.get(key)
        return Text() if face is None else self.printed_on(face, quiet)

    def printed_on(self, face: CardFace, quiet: Sequence[str] = QUIET) -> Text:
        """Return what a face on the board shows besides name and power, on one line."""
        line = Text()
        for name, words, house in printed_fields(face, self.texts):
            if not words or (quiet and (name in quiet or (words == "0" and not house))):
                continue
            if line:
                line.append(" · ", style="dim")
            if not isinstance(getattr(face, name), str):
                line.append(f"{self.texts.field(name)} ", style="dim")
            line.append(words + (HOUSE_SIGN if house else ""))
        return line


def printed_fields(face: CardFace, texts: Texts) -> Iterator[tuple[str, str, bool]]:
    """Return the properties of a card: name, value in words, and whether it is a house value."""
    house = getattr(face, "house", ())
    for each in fields(face):
        value = getattr(face, each.name)
        if value == each.default == ():
            continue  # what few cards have, such as several sides
        if each.name not in UNPRINTED and not each.name.startswith("_"):
            yield each.name, texts.printed(each.name, value), each.name in house


@dataclass(frozen=True, slots=True)
class Board:
    """Draw views.

    Attributes:
        texts: the words.
        faces: the cards in play.
        players: what plays each seat: a bot's name, or nothing.
        width: of the terminal, in columns.
    """

    texts: Texts
    faces: Faces
    players: Mapping[int, str]
    width: int

    def drawn(self, view: View) -> RenderableType:
        """Return the whole board; the seat that looks on comes last."""
        me = view["seat"]
        first = 0 if me is None else me + 1
        seats = [(first + i) % view["seats"] for i in range(view["seats"])]
        others = [seat for seat in seats if seat != me]
        parts = [self._middle(view), self._side_by_side([self._seat(view, s) for s in others])]
        if me is not None:
            parts.append(self._mine(view, me))
        return Group(*parts)

    # -- panels

    def _middle(self, view: View) -> RenderableType:
        title = Text(" · ").join(self._counters(view, -1))
        rows = self._rows(view, -1)
        return Panel(rows, title=title or None, title_align="left", border_style="dim")

    def _side_by_side(self, panels: Sequence[RenderableType]) -> RenderableType:
        columns = self._abreast(len(panels))
        grid = Table.grid(expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for start in range(0, len(panels), columns):
            grid.add_row(*panels[start : start + columns])
        return grid

    def _abreast(self, panels: int) -> int:
        return max(1, min(panels, self.width // PANEL_WIDTH))

    def _seat(self, view: View, seat: int) -> RenderableType:
        heading = self._heading(view, seat)
        rows = self._rows(view, seat)
        return Panel(rows, title=heading, title_align="left", border_style=seat_style(seat))

    def _mine(self, view: View, seat: int) -> RenderableType:
        """Return one's own seat: cards in hand are shown with their powers."""
        fans = [zone for zone in view["zones"] if self._is_fan(zone, seat)]
        return Panel(
            Group(self._rows(view, seat, without=fans), *(self._fan(zone) for zone in fans)),
            title=self._heading(view, seat),
            title_align="left",
            border_style=f"bold {seat_style(seat)}",
            box=box.HEAVY,
        )

    @staticmethod
    def _is_fan(zone: Zone, seat: int) -> bool:
        return bool(zone["owner"] == seat and zone["layout"] == "fan" and zone["cards"])

    def _heading(self, view: View, seat: int) -> Text:
        heading = Text("▶ " if view["acting"] == seat else "", style=f"bold {seat_style(seat)}")
        heading.append(self.texts.seat(seat))
        role = self.players.get(seat) or (self.texts.say("you") if seat == view["seat"] else "")
        if role:
            heading.append(f" ({role})", style="not bold dim")
        if self._few(view, seat):
            for counter in self._counters(view, seat):
                heading.append(" · ", style="dim")
                heading.append_text(counter)
        return heading

    def _few(self, view: View, seat: int) -> bool:
        """Tell whether the counters of a seat fit beside its name."""
        counters = self._counters(view, seat)
        mine = seat == view["seat"]
        room = self.width // (1 if mine else self._abreast(view["seats"] - 1)) - NAME_WIDTH
        return len(counters) <= FEW and sum(3 + each.cell_len for each in counters) <= room

    def _counters(self, view: View, owner: int) -> list[Text]:
        """Return public numbers: counters, and what else the title has a name for."""
        found = [(c["name"], c["value"]) for c in view["counters"] if c["owner"] == owner]
        for name, value in view["extra"].items():
            each = value
            if owner >= 0:
                each = value[owner] if self._by_seat(view, value) else None
            if isinstance(each, (int, str)) and each != "" and self.texts.find(f"counter-{name}"):
                found.append((name, each))
        told = dict(found)
        if len(told) > FEW:
            told = {name: value for name, value in told.items() if value}
        return [self._counter(name, value, owner) for name, value in told.items()]

    @staticmethod
    def _by_seat(view: View, value: object) -> bool:
        return isinstance(value, list) and len(value) == view["seats"]

    def _counter(self, name: str, value: int | str, owner: int) -> Text:
        words = str(value) if isinstance(value, int) else self.texts.word(value)
        label = self.texts.counter(name, value)
        return Text(f"{words} {label}" if owner >= 0 and words.isdecimal() else f"{label} {words}")

    # -- rows

    def _rows(self, view: View, owner: int, without: Sequence[Zone] = ()) -> RenderableType:
        """Return the places and things of a seat (or of nobody) line by line."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", justify="right", no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")
        zones = [z for z in view["zones"] if z["owner"] == owner and z not in without]
        mine = [
            thing for thing in outermost_things(view["extra"], self.texts) if thing.owner == owner
        ]
        held = {thing.ref: self._holding(thing, zones) for thing in mine}
        if owner >= 0 and not self._few(view, owner):
            grid.add_row("", Text(" · ", style="dim").join(self._counters(view, owner)))
        shown = [zone["id"] for within in held.values() for zone in within]
        for zone in zones:
            if zone["count"] and zone["id"] not in shown and not self._told(zone, mine):
                grid.add_row(self._label(zone, zones), self._cards(zone))
        for thing in mine:
            grid.add_row(self._named(thing), self._thing(thing, held[thing.ref]))
        return grid

    @staticmethod
    def _holding(thing: Thing, zones: Sequence[Zone]) -> list[Zone]:
        """Return the zones that are part of a thing: they have its numbers, as others of a kind."""
        kinds = [zone["kind"] for zone in zones]
        return [
            zone
            for zone in zones
            if numbers_in_word(zone["id"])
            and numbers_in_word(zone["id"]) == numbers_in_word(thing.ref)
            and kinds.count(zone["kind"]) > 1
        ]

    @staticmethod
    def _told(zone: Zone, mine: Sequence[Thing]) -> bool:
        """Tell whether all cards of a zone are, or lie in, things with a line of their own."""
        cards = zone["cards"]
        told = {each.ref for thing in mine for each in (thing, *thing.within)}
        return len(cards) == zone["count"] and all(card.get("id") in told for card in cards)

    def _named(self, thing: Thing) -> Text:
        known = thing.ref.partition("#")[0] in self.faces.by_slug
        return self.faces.name(thing.ref) if known else Text(self.texts.word(thing.ref))

    def _thing(self, thing: Thing, zones: Sequence[Zone]) -> Text:
        parts = [Text(fact, style="italic") for fact in thing.facts]
        parts += [self._within(each, thing) for each in thing.within]
        for zone in zones:
            if zone["count"]:
                label = "" if zone["id"] == thing.ref else self.texts.place(zone["kind"]) + " "
                parts.append(Text(label, style="dim") + self._cards(zone))
        return Text(" · ", style="dim").join(parts)

    def _within(self, thing: Thing, place: Thing) -> Text:
        if thing.ref in self.faces.by_key and not thing.facts:
            return self.faces.short(thing.ref)
        return Text(describe_thing(thing, place, self.texts))

    def _label(self, zone: Zone, zones: Sequence[Zone]) -> str:
        """Name a zone; several of a kind are numbered."""
        place = self.texts.place(zone["kind"])
        alike = [other["id"] for other in zones if other["kind"] == zone["kind"]]
        if len(alike) == 1:
            return place
        return self.texts.say("place-numbered", place=place, number=alike.index(zone["id"]) + 1)

    def _cards(self, zone: Zone) -> Text:
        """Return the cards of a zone on a line: names, then how many are hidden."""
        known = [card for card in zone["cards"] if "id" in card]
        names = [self._known(card) for card in known]
        hidden = zone["count"] - len(known)
        if hidden:
            words = self.texts.say("hidden-cards", count=hidden)
            if known and zone["layout"] == "pile":
                words = self.texts.say("and-below", cards=words)
            names.append(Text(words, style="dim"))
        return Text(self.texts.say("comma")).join(names)

    def _known(self, card: Mapping[str, str]) -> Text:
        name = self.faces.short(card["id"])
        if "depth" in card:
            name.append(" " + self.texts.say("at-depth", depth=int(card["depth"])), style="dim")
        return name

    def _fan(self, zone: Zone) -> RenderableType:
        """Return cards in hand, one below the other, with what is on them."""
        table = Table(box=None, show_header=False, padding=(0, 1), expand=True)
        table.title, table.title_justify = self.texts.place(zone["kind"]), "left"
        table.title_style = "dim italic"
        table.add_column(max_width=max(NAME_WIDTH, self.width // 4), overflow="fold")
        wide = self.width >= WIDE
        if wide:
            table.add_column(max_width=self.width // 3, overflow="fold")
        table.add_column(ratio=1, overflow="fold")
        for card in zone["cards"]:
            printed = self.faces.printed(card["id"])
            power = Text(self.texts.power(card["id"]), style="dim")
            rest = [printed, power] if wide else [Text("\n").join([printed, power])]
            table.add_row(self.faces.name(card["id"]), *rest)
        return table


def shortest_signs(names: Sequence[str]) -> dict[str, str]:
    """Return the shortest beginnings that tell names on the board apart."""
    return {
        name: next(
            (
                name[:length]
                for length in range(1, len(name))
                if sum(other.startswith(name[:length]) for other in names) == 1
            ),
            name,
        )
        for name in names
    }
