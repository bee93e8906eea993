"""The faces of the cards and the levels of the harbour, read once from `cards.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from portside.engine.game import Config
from portside.engine.table import CardFace
from portside.games.neko_harbour.answers import Resource, SmallCard

VISITOR_CENTER: Final = "visitor_center"
FUEL_SUPPLY_SHIP: Final = "fuel_supply_ship"
PERMIT_OFFICE: Final = "permit_office"
FISHING_BOAT: Final = "fishing_boat"
SITE: Final = "site"
HARBOUR: Final = "harbour"

FISH: Final = "fish"
PERMIT: Final = "permit"
CARGO: Final = "cargo"
CAPTAIN: Final = "captain"
PENGUIN: Final = "penguin"
RESOURCES: Final[tuple[Resource, ...]] = (FISH, PERMIT, CARGO)
"""The small cards that are delayed and limited (NH-064)."""
SMALL_CARDS: Final = (*RESOURCES, CAPTAIN, PENGUIN)
CHOICE: Final = "choice"
RAISE: Final = "raise"

BASE: Final = "base"
KICKSTARTER: Final = "kickstarter"
FISHING_BOATS: Final = "fishing_boats"

Goods = tuple[tuple[str, int], ...]
"""Small cards by kind with their number; in site rewards also `choice` and `raise`."""
Trade = tuple[Goods, Goods]


@dataclass(frozen=True, slots=True)
class Face(CardFace):
    """Hold what is printed on a card.

    Attributes:
        type: the kind of column it belongs to; `site` for a site.
        set: the set it comes in.
        period: the period it belongs to, 0 for sites.
        mark: from how many players on it is used (NH-008).
        symbols: coins, fuel or permits it gives each turn, by its type (NH-131 to NH-145).
        pier: what it adds to a pier.
        adjacent: what it adds to each neighbouring pier (NH-103).
        timing: when its effect works; for showing only.
        points: what the first place at a site scores.
        better: the reward of a site for whoever is alone there.
        basic: the reward of a site for everybody else.
        trades: what a fishing boat trades, both ways.
        house: the fields whose value the rulebook does not state.
    """

    type: str
    set: str
    period: int
    mark: int
    symbols: int
    pier: int
    adjacent: int
    timing: str
    points: int
    better: Goods
    basic: Goods
    trades: tuple[Trade, ...]
    house: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """Hold one level of the harbour.

    Attributes:
        price: permits to reach it (NH-065).
        reward: what reaching it gives, once.
        dock: the dock reward it opens (NH-084).
        house: the fields whose value the rulebook does not state.
    """

    price: int
    reward: Goods
    dock: SmallCard
    house: tuple[str, ...]


@cache
def catalogue() -> Mapping[str, Mapping[str, Any]]:
    """Return the card table of Neko Harbour as it is written."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def revalued(slug: str, values: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return a card's entry with an owner's own values laid over, no house values then."""
    entry = catalogue()[slug]
    own = values.get(slug, {})
    house = [field for field in entry["house"] if field not in own]
    return {**entry, **own, "house": house}


def cards(config: Config, seats: int) -> Sequence[Face]:
    """Return the cards in play in Neko Harbour under the settings, copy by copy."""
    values: Any = config["values"]
    every = (face for slug in catalogue() for face in faces(slug, revalued(slug, values)))
    return tuple(face for face in every if is_used(face, config, seats))


def is_used(face: Face, config: Config, seats: int) -> bool:
    """Tell whether a card is in play (NH-008, NH-168, NH-169)."""
    if face.set == KICKSTARTER:
        pack = "kickstarter_sites" if face.type == SITE else "kickstarter_stations"
        how = config.get(f"with_{face.slug}", "pack")
        return how == "in" or (how == "pack" and bool(config[pack]))
    if face.set == FISHING_BOATS:
        return bool(config["fishing_boats"])
    return face.mark <= seats


def levels(config: Config) -> tuple[Level, ...]:
    """Return the levels of the harbour as cards, the first one first."""
    values: Any = config["values"]
    entries = [
        revalued(slug, values) for slug, entry in catalogue().items() if entry["type"] == HARBOUR
    ]
    return tuple(
        Level(entry["price"], goods(entry["reward"]), entry["dock"], tuple(entry["house"]))
        for entry in entries
    )


def faces(slug: str, entry: Mapping[str, Any]) -> Iterator[Face]:
    """Return the copies of a Neko Harbour card."""
    kind = entry["type"]
    if kind == HARBOUR:
        return
    periods = entry.get("period", [0])
    marks = entry.get("mark", [0] * len(periods))
    piers = entry.get("pier", [0])
    for period, mark, pier in zip(periods, marks, piers, strict=True):
        yield Face(
            slug=slug,
            back=_back(kind, period),
            type=kind,
            set=entry.get("set", BASE),
            period=period,
            mark=mark,
            symbols=entry.get("symbols", 0),
            pier=pier,
            adjacent=entry.get("adjacent", 0),
            timing=entry.get("timing", ""),
            points=entry.get("points", 0),
            better=goods(entry.get("better", {})),
            basic=goods(entry.get("basic", {})),
            trades=tuple((goods(one), goods(other)) for one, other in entry.get("trades", ())),
            house=tuple(entry["house"]),
        )


def _back(kind: str, period: int) -> str:
    """Return what is seen of a card lying face down (NH-007)."""
    if kind == SITE:
        return SITE
    return f"boat-{period}" if kind == FISHING_BOAT else f"period-{period}"


def goods(entry: Mapping[str, int] | Goods) -> Goods:
    """Return the small cards of an entry by kind as pairs."""
    return tuple(entry.items()) if isinstance(entry, Mapping) else entry
