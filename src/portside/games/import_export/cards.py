"""The faces of the cards, read once from `cards.toml`, with an owner's own values laid over."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from portside.engine.game import Config
from portside.engine.table import CardFace
from portside.games.import_export.editions import CAPTAIN, EDITIONS

TECHNOLOGY: Final = "technology"
AGRICULTURE: Final = "agriculture"
ILLEGAL: Final = "illegal"
CONSUMER: Final = "consumer"
LUXURY: Final = "luxury"
CAPITAL: Final = "capital"
FLAG: Final = "flag"
"""Set, and type, of whole Flag cards: two colours, of which neither is up (IE-203)."""
BACK: Final = "cargo"
"""What is seen of every card but tokens."""
TOKENS: Final = "tokens"
"""What tokens belong to, as cards belong to a set."""
TOKENS_OF_A_COLOUR: Final = 22
"""A house value: 110 there are in all (IE-014, IE-015)."""
ANY: Final = "any"
"""A load requirement that takes any colour."""

TYPES: Final = (TECHNOLOGY, AGRICULTURE, ILLEGAL, CONSUMER, LUXURY)
"""The five Good types, in the order scores are shown."""

ACTION_NAMES: Final = ("supply", "import", "contract", "load", "pirate")
"""The five action types of the base game (IE-072)."""
BARTER: Final = "barter"
"""The action of the Capital set, in some ways unlike the others (IE-175 to IE-180)."""

ACTION_OF: Final = {
    TECHNOLOGY: "load",
    AGRICULTURE: "contract",
    ILLEGAL: "pirate",
    CONSUMER: "import",
    LUXURY: "supply",
    CAPITAL: BARTER,
}
"""The action of a card by its colour, as all printed cards that are known have it (AMB-002)."""


@dataclass(frozen=True, slots=True)
class Face(CardFace):
    """Hold what is printed on a card.

    Attributes:
        type: Good type and colour.
        action: the action it is played for.
        tier: tiers needed by type, e.g. `(("luxury", 2),)`.
        load: the Containers needed, one type each, in order.
        set: the set it comes in.
        timing: when its power works; for showing only.
        house: the fields whose value no rulebook states.
        sides: of a card with several Contracts, the slugs of these, and
        kinds: its colours, and
        actions: what it can be played for.
    """

    type: str
    action: str
    tier: tuple[tuple[str, int], ...]
    load: tuple[str, ...]
    set: str
    timing: str
    house: tuple[str, ...]
    sides: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()

    @property
    def tiers(self) -> int:
        """Return how many tiers are needed in all."""
        return sum(count for _, count in self.tier)


HOUSES: Final = ("house-1", "house-2", "house-3")
"""The versions of the house values, the latest last; records name theirs."""


@cache
def _written(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


@cache
def catalogue(house: str = HOUSES[-1]) -> Mapping[str, Mapping[str, Any]]:
    """Return the card table of Import/Export as a version of the house values has it."""
    if house == HOUSES[0]:
        return _written("cards.toml")
    before = catalogue(HOUSES[HOUSES.index(house) - 1])
    changes = _written("house.toml")[house]
    return {
        slug: _rehoused(entry, changes[slug]) if slug in changes else entry
        for slug, entry in before.items()
    }


def _rehoused(entry: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry with other house values; the colours of its load follow its type."""
    old, new = entry["type"], change.get("type", entry["type"])
    load = {new if kind == old else kind: count for kind, count in entry["load"].items()}
    return {**entry, "load": load, "action": ACTION_OF[new], **change}


@cache
def faces(edition: str, house: str = HOUSES[-1]) -> Mapping[str, Face]:
    """Return every card of an edition of Import/Export by slug."""
    where, known = "first" if edition == "first" else "set", catalogue(house)
    return {slug: _face(slug, entry, edition) for slug, entry in known.items() if where in entry}


def _face(slug: str, entry: Mapping[str, Any], edition: str) -> Face:
    first = edition == "first"
    load = entry.get("load_first", entry["load"]) if first else entry["load"]
    return Face(
        slug=slug,
        back=BACK,
        type=entry["type"],
        action=entry["action"],
        tier=tiers_of(entry["tier"], entry["type"]),
        load=loads_of(load, entry["type"]),
        set=entry["first"] if first else entry["set"],
        timing=entry["timing"],
        house=_house(entry, first),
        side_of=entry.get("flag", ""),
    )


def _house(entry: Mapping[str, Any], first: bool) -> tuple[str, ...]:
    marks = set(entry.get("house", ()))
    if first and "load_first" in entry:
        marks.discard("load")
        if "load_first" in marks:
            marks.add("load")
    return tuple(sorted(marks - {"load_first"}))


def tiers_of(tier: int | Mapping[str, int], kind: str) -> tuple[tuple[str, int], ...]:
    """Return the tiers needed by type."""
    if isinstance(tier, Mapping):
        return tuple(tier.items())
    return ((kind, tier),) if tier else ()


def loads_of(load: int | Mapping[str, int], kind: str) -> tuple[str, ...]:
    """Return the Containers needed, one type each."""
    counts = load if isinstance(load, Mapping) else {kind: load}
    return tuple(each for each, count in counts.items() for _ in range(count))


def cards(config: Config, seats: int) -> Sequence[Face]:
    """Return the cards in play in Import/Export under the settings, sides of cards last."""
    edition, house = str(config["edition"]), str(config["house"])
    wanted = {name for name in EDITIONS[edition].sets if name == "base" or config[f"set_{name}"]}
    extra = {CAPTAIN} if config["set_captain"] else set()
    found = [
        face
        for face in faces(edition, house).values()
        if face.set in wanted or catalogue(house)[face.slug].get("first") in extra
    ]
    values: Any = config["values"]
    valued = [revalued(face, values[face.slug]) if face.slug in values else face for face in found]
    sides = [face for face in valued if face.side_of]
    found = [face for face in valued if not face.side_of]
    return (*found, *wholes(sides), *sides, *tokens(str(config["containers"])))


def tokens(containers: str) -> list[Face]:
    """Return the tokens that stand for cards in a variant (IE-228, IE-232)."""
    kinds = () if containers == "cards" else TYPES
    return [
        Face(
            slug=f"{kind}_token",
            back="token",
            type=kind,
            action=ACTION_OF[kind],
            tier=(),
            load=(),
            set=TOKENS,
            timing="",
            house=("copies",),
        )
        for kind in kinds
        for _ in range(TOKENS_OF_A_COLOUR)
    ]


def wholes(sides: Sequence[Face]) -> list[Face]:
    """Return the whole cards of some sides; it is a house value which sides share a card."""
    by_card: dict[str, list[Face]] = {}
    for face in sides:
        by_card.setdefault(face.side_of, []).append(face)
    return [
        Face(
            slug=slug,
            back=BACK,
            type=FLAG,
            action="",
            tier=(),  # IE-206
            load=(),
            set=FLAG,
            timing="",
            house=("sides",),
            sides=tuple(face.slug for face in found),
            kinds=tuple(face.type for face in found),
            actions=tuple(face.action for face in found),
        )
        for slug, found in sorted(by_card.items(), key=lambda each: (len(each[0]), each[0]))
    ]


def revalued(face: Face, entry: Mapping[str, Any]) -> Face:
    """Return a face with the values an owner of the printed Import/Export card has entered.

    Where only the type is entered, tier and load change colour with it.
    """
    kind = entry.get("type", face.type)
    tier = tuple((kind if each == face.type else each, count) for each, count in face.tier)
    load = tuple(kind if each == face.type else each for each in face.load)
    if "tier" in entry:
        tier = tiers_of(entry["tier"], kind)
    if "load" in entry:
        load = loads_of(entry["load"], ANY if set(face.load) == {ANY} else kind)
    return replace(
        face,
        type=kind,
        action=ACTION_OF[kind] if "type" in entry else face.action,
        tier=tier,
        load=load,
        house=tuple(mark for mark in face.house if mark not in entry),
    )
