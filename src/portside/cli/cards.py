"""Listing the cards of a title."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from portside.cli.board import HOUSE_SIGN, UNPRINTED, Faces, printed_fields
from portside.engine.errors import BadSetting
from portside.text import Texts

if TYPE_CHECKING:
    from portside.cli.voice import Voice
    from portside.engine.game import Game
    from portside.engine.table import CardFace

LISTED_APART = ("timing",)
"""Properties that are in the JSON but would only crowd the table."""


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
        """Tell whether a card is wanted."""
        text = f"{texts.card(face.slug)} {texts.power(face.slug)}".lower()
        return (
            self._is(face, "type", self.type, texts)
            and self._is(face, "set", self.set, texts)
            and (self.tier is None or tiers(face) == self.tier)
            and all(word in text for word in self.words.lower().split())
        )

    @staticmethod
    def _is(face: CardFace, name: str, wanted: str, texts: Texts) -> bool:
        value = str(getattr(face, name, ""))
        return not wanted or wanted.lower() in (value.lower(), texts.printed(name, value).lower())


def tiers(face: CardFace) -> int | None:
    """Return how many tiers a card needs in all, or None if cards have none."""
    tier: object = getattr(face, "tier", None)
    if isinstance(tier, tuple):
        counts: list[int] = [count for _, count in tier]
        return sum(counts)
    return tier if isinstance(tier, int) else None


def every_card(game: Game, options: Mapping[str, Any]) -> list[CardFace]:
    """Return one face of each kind of card, with all sets in play unless options say otherwise."""
    known = {setting.name: setting for setting in game.settings}
    for name in options:
        if name not in known:
            raise BadSetting(f"{game.name} has no setting {name!r}.", setting=name)
    config = {
        setting.name: setting.checked(options[setting.name])
        if setting.name in options
        else True
        if setting.group == "set" and True in setting.choices
        else setting.default
        for setting in game.settings
    }
    faces = game.cards(config, game.seats[-1])
    return list({face.slug: face for face in faces}.values())


def show_cards(voice: Voice, faces: Sequence[CardFace]) -> None:
    """Print cards as a table, house values marked."""
    texts = voice.texts
    known = Faces(faces, texts)
    names = _columns(faces)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(texts.field("name"), no_wrap=True)
    for name in names:
        table.add_column(texts.field(name))
    table.add_column(texts.field("power"), ratio=1)
    house = False
    for face in faces:
        cells = {name: (words, ours) for name, words, ours in printed_fields(face, texts)}
        house = house or any(ours for _, ours in cells.values())
        row = [cells[name][0] + (HOUSE_SIGN if cells[name][1] else "") for name in names]
        table.add_row(known.name(face.slug), *row, texts.power(face.slug))
    voice.show(table)
    voice.say("cards-count", style="dim", count=len(faces))
    if house:
        voice.say("cards-house", style="dim", sign=HOUSE_SIGN)


def _columns(faces: Iterable[CardFace]) -> list[str]:
    """Return the properties worth a column: those in which cards differ."""
    values: dict[str, set[str]] = {}
    for face in faces:
        for each in fields(face):
            values.setdefault(each.name, set()).add(str(getattr(face, each.name)))
    return [
        name
        for name, seen in values.items()
        if name not in UNPRINTED and name not in LISTED_APART and len(seen) > 1
    ]


def as_json(faces: Sequence[CardFace], texts: Texts) -> str:
    """Return cards as JSON, with everything printed on them."""
    cards = [
        {
            **{each.name: plain(getattr(face, each.name)) for each in fields(face)},
            "name": texts.card(face.slug),
            "text": texts.power(face.slug),
        }
        for face in faces
    ]
    return json.dumps(cards, ensure_ascii=False, indent=2)


def plain(value: object) -> object:
    """Return a value as JSON can hold it; what it can not hold becomes text."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple) and value and all(is_pair(each) for each in value):
        return {str(name): plain(count) for name, count in value}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [plain(each) for each in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    return str(value)


def is_pair(value: object) -> bool:
    """Tell whether a value is a word with a number."""
    match value:
        case (str(), int()):
            return True
    return False


# -- between editions


def differences(
    here: Sequence[CardFace], there: Sequence[CardFace], ours: Texts, theirs: Texts
) -> Iterator[tuple[str, str, str, str]]:
    """Return what differs between two editions: card, property, here, there."""
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


def show_differences(voice: Voice, game: Game, edition: str, keep: Filter) -> None:
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
    for slug, name, a, b in differences(here, there, ours, theirs):
        if slug not in wanted:
            continue
        label = ours.say("cards-in-edition") if name == "there" else ours.field(name)
        table.add_row(Text(ours.card(slug) if slug != last else "", style="bold"), label, a, b)
        last = slug
    voice.show(table)
