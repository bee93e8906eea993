"""Listing the cards of a title."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from portside.cli.board import Faces, printed_fields
from portside.cli.listed_things import HOUSE_SIGN
from portside.engine.errors import BadSetting
from portside.text import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from portside.cli.terminal import Voice
    from portside.engine.game import Game
    from portside.engine.table import CardFace

LISTED_APART = ("timing",)
"""Properties that are in the JSON but would only crowd the list."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Say which cards are wanted; what is empty is not asked about.

    Attributes:
        type: a type, by its name in the data or in words.
        tier: how many tiers in all.
        set: a set, by its name in the data or in words.
        words: all of them must occur in name or power.
    """

    type: str = ""
    tier: int | None = None
    set: str = ""
    words: str = ""

    def fits(self, face: CardFace, texts: Texts) -> bool:
        """Tell whether a card is wanted in the list of cards."""
        text = f"{texts.card(face.slug)} {texts.power(face.slug)}".lower()
        return (
            self._is(face, "type", self.type, texts)
            and self._is(face, "set", self.set, texts)
            and (self.tier is None or card_tiers(face) == self.tier)
            and all(word in text for word in self.words.lower().split())
        )

    @staticmethod
    def _is(face: CardFace, name: str, wanted: str, texts: Texts) -> bool:
        value = str(getattr(face, name, ""))
        return not wanted or wanted.lower() in (value.lower(), texts.printed(name, value).lower())


def card_tiers(face: CardFace) -> int | None:
    """Return how many tiers a listed card needs in all, or None if cards have none."""
    tier: object = getattr(face, "tier", None)
    if isinstance(tier, tuple):
        counts: list[int] = [count for _, count in tier]
        return sum(counts)
    return tier if isinstance(tier, int) else None


def every_card(game: Game, options: Mapping[str, Any]) -> list[CardFace]:
    """Return all cards, with all sets in play unless options say otherwise."""
    known = {setting.name: setting for setting in game.settings}
    for name in options:
        if name not in known:
            raise BadSetting(f"{game.name} has no setting {name!r}.", setting=name)
    config = {
        setting.name: setting.checked(options[setting.name])
        if setting.name in options
        else True
        if setting.group in ("set", "expansion") and True in setting.choices
        else setting.default
        for setting in game.settings
    }
    return list(game.cards(config, game.seats[-1]))


def show_cards(voice: Voice, faces: Sequence[CardFace]) -> None:
    """Print cards one below the other, house values marked."""
    texts = voice.texts
    known = Faces(faces, texts)
    kinds: dict[str, Counter[CardFace]] = {}
    for face in faces:
        kinds.setdefault(face.slug, Counter())[face] += 1
    for slug, copies in kinds.items():
        voice.show(_entry(known, slug, copies), Text())
    voice.say("cards-count", style="dim", count=len(kinds))
    if any(getattr(face, "house", ()) for face in faces):
        voice.say("cards-house", style="dim", sign=HOUSE_SIGN)


def _entry(known: Faces, slug: str, copies: Mapping[CardFace, int]) -> RenderableType:
    """Return a card with everything printed on it; copies may differ in more than their number."""
    lines: list[Text] = []
    for face, count in copies.items():
        line = known.printed_on(face, LISTED_APART)
        times = f"{count} × " if len(copies) > 1 else ""
        lines.append(Text(times, style="dim") + line)
    lines.append(Text(known.texts.power(slug), style="dim"))
    return Group(known.name(slug), *(Padding(line, (0, 0, 0, 2)) for line in lines if line))


def show_no_card(voice: Voice, faces: Sequence[CardFace]) -> None:
    """Say that no card is like that, and by what cards can be told apart."""
    voice.say("cards-none", style="yellow")
    for name in ("type", "set"):
        values = dict.fromkeys(str(getattr(face, name, "")) for face in faces)
        if any(values):
            voice.show(Text(f"  --{name} {', '.join(filter(None, values))}"))


def cards_as_json(faces: Sequence[CardFace], texts: Texts) -> str:
    """Return cards as JSON, with everything printed on them."""
    cards = [
        {
            **{each.name: card_value_as_json(getattr(face, each.name)) for each in fields(face)},
            "copies": copies,
            "name": texts.card(face.slug),
            "text": texts.power(face.slug),
        }
        for face, copies in Counter(faces).items()
    ]
    return json.dumps(cards, ensure_ascii=False, indent=2)


def card_value_as_json(value: object) -> object:
    """Return a value of a card as JSON can hold it; what it can not hold becomes text."""
    if isinstance(value, Mapping):
        return {str(key): card_value_as_json(each) for key, each in value.items()}
    if isinstance(value, tuple) and value and all(is_word_and_number(each) for each in value):
        return {str(name): card_value_as_json(count) for name, count in value}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [card_value_as_json(each) for each in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if is_dataclass(value):
        return {each.name: card_value_as_json(getattr(value, each.name)) for each in fields(value)}
    return str(value)


def is_word_and_number(value: object) -> bool:
    """Tell whether a value is a word with a number."""
    match value:
        case (str(), int()):
            return True
    return False


# -- between editions


def card_differences(
    here: Sequence[CardFace], there: Sequence[CardFace], ours: Texts, theirs: Texts
) -> Iterator[tuple[str, str, str, str]]:
    """Return what differs between the cards of two editions: card, property, here, there."""
    mine = {face.slug: face for face in here}
    other = {face.slug: face for face in there}
    for slug in dict.fromkeys((*mine, *other)):
        if slug not in other or slug not in mine:
            yes, no = ours.say("yes"), ours.say("no")
            cells = (yes if slug in mine else no, yes if slug in other else no)
            yield (slug, "there", *cells)
            continue
        for name, a, b in _facts(mine[slug], other[slug], ours, theirs):
            if a != b:
                yield slug, name, a, b


def _facts(
    mine: CardFace, other: CardFace, ours: Texts, theirs: Texts
) -> Iterator[tuple[str, str, str]]:
    yield "name", ours.card(mine.slug), theirs.card(mine.slug)
    there = {name: words for name, words, _ in printed_fields(other, theirs)}
    for name, words, _ in printed_fields(mine, ours):
        yield name, words, there.get(name, "")
    yield "power", ours.power(mine.slug), theirs.power(mine.slug)


def show_card_differences(voice: Voice, game: Game, edition: str, keep: Filter) -> None:
    """Print what differs between the usual edition and another."""
    usual = {setting.name: setting.default for setting in game.settings}.get("edition")
    ours = voice.about(game.name, {"edition": usual})
    theirs = Texts(voice.language, game.name, {"edition": edition})
    here, there = every_card(game, {}), every_card(game, {"edition": edition})
    wanted = {face.slug for face in here if keep.fits(face, ours)}
    wanted |= {face.slug for face in there if keep.fits(face, theirs)}
    table = Table(box=box.SIMPLE_HEAD)
    editions = [ours.find("setting-edition", f"choice-{n}") or n for n in (str(usual), edition)]
    for heading in (ours.field("name"), ours.say("column-property"), *editions):
        table.add_column(heading, overflow="fold")
    last = ""
    for slug, name, a, b in card_differences(here, there, ours, theirs):
        if slug not in wanted:
            continue
        label = ours.say("cards-in-edition") if name == "there" else ours.field(name)
        table.add_row(Text(ours.card(slug) if slug != last else "", style="bold"), label, a, b)
        last = slug
    voice.show(table)
