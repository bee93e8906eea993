"""What bots can learn about by playing: what cards are worth where they lie, and powers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from portside.engine.lessons import Lessons
from portside.games.import_export.estimate import part_left, standings
from portside.games.import_export.queries import summed_load
from portside.games.import_export.table import Harbour, HarbourBox

REMEMBERED: Final = 1 << 14
"""So many groups of cards that lie together are kept in mind."""
TIMINGS: Final = ("immediate", "ongoing", "anytime")
"""When powers work; what counts at the end is in the score already."""

NAMES: Final = (
    "credits",
    "hand",
    "hand-types",
    "hand-tiers",
    "crew",
    "crew-types",
    "goods",
    "goods-types",
    *(f"fulfilled-{timing}" for timing in TIMINGS),
    "fulfilled-tiers",
    "ships-bare",
    "contracts",
    "contracts-ongoing",
    "contracts-tiers",
    "aboard",
    "missing",
)


def traits(t: Harbour, seat: int) -> list[float]:
    """Return what a seat of Import/Export has that bots learn about, in the order of the names."""
    me, box, zones = t.seats[seat], t.box, t.zones
    hand, crew, goods = zones[me.hand], zones[me.crew], zones[me.goods]
    return [
        t.credits[seat],
        len(hand),
        count_types(box, hand),
        count_powers(box, hand)[3],
        len(crew),
        count_types(box, crew),
        len(goods),
        count_types(box, goods),
        *count_powers(box, zones[me.fulfilled]),
        *traits_of_docked_ships(t, seat),
    ]


def traits_of_docked_ships(t: Harbour, seat: int) -> tuple[int, ...]:
    """Return what bots learn about docked ships: none, Contracts, Containers and gaps."""
    box, zones = t.box, t.zones
    bare = contracts = lasting = tiers = aboard = missing = 0
    for ship in t.docks[seat]:
        if not zones[ship.contracts]:
            bare += 1
            continue
        _, ongoing, anytime, high = count_powers(box, zones[ship.contracts])
        contracts += len(zones[ship.contracts])
        lasting += ongoing + anytime
        tiers += high
        loaded = len(zones[ship.cargo])
        aboard += loaded
        missing += max(0, summed_load(t, ship) - loaded)
    return bare, contracts, lasting, tiers, aboard, missing


@lru_cache(maxsize=REMEMBERED)
def count_types(box: HarbourBox, cards: tuple[int, ...]) -> int:
    """Return how many types some cards have, for bots to learn about."""
    return len({box.types[card] for card in cards})


@lru_cache(maxsize=REMEMBERED)
def count_powers(box: HarbourBox, cards: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Return how many powers work when, and the tiers of those that go on working.

    Stronger powers have higher tiers.
    """
    faces = [box.cards[card] for card in cards]
    immediate, ongoing, anytime = (sum(f.timing == when for f in faces) for when in TIMINGS)
    return immediate, ongoing, anytime, sum(f.tiers for f in faces if f.timing in TIMINGS[1:])


LESSONS: Final = Lessons(NAMES, traits, part_left, standings)
