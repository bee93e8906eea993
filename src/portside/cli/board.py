"""The table as a person sees it in a terminal, drawn from the view of any title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from portside.engine.table import CardFace
    from portside.text import Texts

View = Mapping[str, Any]
Zone = Mapping[str, Any]

SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
TYPE_STYLES: Final = ("green", "yellow", "red", "bright_black", "blue", "magenta", "cyan")
UNPRINTED: Final = frozenset({"slug", "back", "house", "power", "name"})
"""Fields of a face that are not properties to list."""


def seat_style(seat: int) -> str:
    """Return the colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


class Faces:
    """Know what is printed on the cards in play.

    Attributes:
        by_slug: the faces.
    """

    def __init__(self, cards: Sequence[CardFace], texts: Texts) -> None:
        self.by_slug: dict[str, CardFace] = {face.slug: face for face in cards}
        self.texts = texts
        kinds = dict.fromkeys(str(getattr(face, "type", "")) for face in cards)
        self._styles = dict(zip(kinds, TYPE_STYLES, strict=False)) if len(kinds) > 1 else {}

    def style(self, key: str) -> str:
        """Return the colour cards of this type have."""
        face = self.by_slug.get(key.partition("#")[0])
        return self._styles.get(str(getattr(face, "type", "")), "")

    def name(self, key: str) -> Text:
        """Return the name of a card in its colour."""
        return Text(self.texts.card(key), style=f"bold {self.style(key)}")

    def printed(self, key: str) -> Text:
        """Return what is printed on a card besides name and power, on one line."""
        face = self.by_slug.get(key.partition("#")[0])
        line = Text()
        for name, words, house in printed_fields(face, self.texts) if face else ():
            if line:
                line.append(" · ", style="dim")
            line.append(f"{self.texts.field(name)} ", style="dim")
            line.append(words + (HOUSE_SIGN if house else ""))
        return line


HOUSE_SIGN: Final = "°"
"""Marks a value that no source states."""


def printed_fields(face: CardFace, texts: Texts) -> Iterator[tuple[str, str, bool]]:
    """Return the properties of a card: name, value in words, and whether it is a house value."""
    house = getattr(face, "house", ())
    for each in fields(face):
        value = getattr(face, each.name)
        if each.name not in UNPRINTED and not each.name.startswith("_"):
            yield each.name, texts.printed(each.name, value), each.name in house


@dataclass(frozen=True, slots=True)
class Board:
    """Draw views.

    Attributes:
        texts: the words.
        faces: the cards in play.
        players: what plays each seat: a bot's name, or nothing.
        wide: whether the terminal has room for panels side by side.
    """

    texts: Texts
    faces: Faces
    players: Mapping[int, str]
    wide: bool

    def drawn(self, view: View) -> RenderableType:
        """Return the whole table; the seat that looks on comes last."""
        me = view["seat"]
        others = [seat for seat in range(view["seats"]) if seat != me]
        if me is not None:
            others = [*[seat for seat in others if seat > me], *[s for s in others if s < me]]
        panels = [self._seat(view, seat) for seat in others]
        rivals: RenderableType = (
            Columns(panels, expand=True, equal=True) if self.wide else Group(*panels)
        )
        parts: list[RenderableType] = [self._middle(view), rivals]
        if me is not None:
            parts.append(self._mine(view, me))
        return Group(*parts)

    # -- parts

    def _middle(self, view: View) -> RenderableType:
        zones = [zone for zone in view["zones"] if zone["owner"] < 0]
        title = Text(" · ").join(self._counters(view, -1)) if self._counters(view, -1) else None
        return Panel(self._rows(zones), title=title, title_align="left", border_style="dim")

    def _seat(self, view: View, seat: int) -> RenderableType:
        zones = [zone for zone in view["zones"] if zone["owner"] == seat]
        return Panel(
            self._rows(zones),
            title=self._heading(view, seat),
            title_align="left",
            border_style=seat_style(seat),
        )

    def _mine(self, view: View, seat: int) -> RenderableType:
        """Return one's own seat: cards nobody else sees are shown with their powers."""
        zones = [zone for zone in view["zones"] if zone["owner"] == seat]
        fans = [zone for zone in zones if zone["layout"] == "fan" and zone["cards"]]
        rest = [zone for zone in zones if zone not in fans]
        parts = [self._rows(rest), *(self._fan(zone) for zone in fans)]
        return Panel(
            Group(*parts),
            title=self._heading(view, seat),
            title_align="left",
            border_style=f"bold {seat_style(seat)}",
            box=box.HEAVY,
        )

    def _heading(self, view: View, seat: int) -> Text:
        heading = Text("▶ " if view["acting"] == seat else "", style=f"bold {seat_style(seat)}")
        heading.append(self.texts.seat(seat))
        role = self.players.get(seat) or (self.texts.say("you") if seat == view["seat"] else "")
        if role:
            heading.append(f" ({role})", style="not bold dim")
        for counter in self._counters(view, seat):
            heading.append(" · ", style="dim")
            heading.append_text(counter)
        return heading

    def _counters(self, view: View, owner: int) -> list[Text]:
        return [
            Text(f"{counter['value']} {self.texts.counter(counter['name'])}")
            if owner >= 0
            else Text(f"{self.texts.counter(counter['name'])} {counter['value']}")
            for counter in view["counters"]
            if counter["owner"] == owner
        ]

    def _rows(self, zones: Sequence[Zone]) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", justify="right", no_wrap=True)
        grid.add_column(ratio=1)
        for zone, label in zip(zones, self._labels(zones), strict=True):
            if zone["count"] or len(zones) < 3:
                grid.add_row(label, self._cards(zone))
        return grid

    def _labels(self, zones: Sequence[Zone]) -> list[str]:
        """Name zones; several of a kind are numbered."""
        kinds = Counter(zone["kind"] for zone in zones)
        seen: Counter[str] = Counter()
        labels = []
        for zone in zones:
            kind = zone["kind"]
            seen[kind] += 1
            place = self.texts.place(kind)
            labels.append(
                place
                if kinds[kind] == 1
                else self.texts.say("place-numbered", place=place, number=seen[kind])
            )
        return labels

    def _cards(self, zone: Zone) -> Text:
        """Return the cards of a zone on a line: names, then how many are hidden."""
        known = [card for card in zone["cards"] if "id" in card]
        names = [self._known(card) for card in known]
        hidden = zone["count"] - len(known)
        if hidden or not known:
            counted = self.texts.say("hidden-cards", count=hidden)
            more = known and zone["layout"] == "pile"
            names.append(
                Text(self.texts.say("and-below", cards=counted) if more else counted, "dim")
            )
        return Text(self.texts.say("comma")).join(names)

    def _known(self, card: Mapping[str, str]) -> Text:
        name = self.faces.name(card["id"])
        if "depth" in card:
            name.append(" " + self.texts.say("at-depth", depth=int(card["depth"])), style="dim")
        return name

    def _fan(self, zone: Zone) -> RenderableType:
        table = Table(
            box=None,
            show_header=False,
            padding=(0, 1),
            title=self.texts.place(zone["kind"]),
            title_justify="left",
            title_style="dim italic",
            expand=True,
        )
        table.add_column(no_wrap=True)
        table.add_column()
        for card in zone["cards"]:
            power = Text(self.texts.power(card["id"]), style="dim")
            printed = self.faces.printed(card["id"])
            line = Text("  ").join([part for part in (printed, power) if part])
            table.add_row(self.faces.name(card["id"]), line)
        return table
