"""What Neko Harbour tells in numbers besides where cards lie."""

from __future__ import annotations

from typing import Final

from portside.engine.facts import Fact, Facts, Part
from portside.games.neko_harbour.answers import COLUMNS
from portside.games.neko_harbour.cards import HARBOUR, SITE, SMALL_CARDS, catalogue
from portside.games.neko_harbour.queries import pier_level, resources, storage_limit, symbols
from portside.games.neko_harbour.scoring import category_points, site_points, site_value
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    PERMIT_ACTIONS,
    SHIPS,
    Skipper,
    Voyage,
)

PHASES: Final = ("draft", "boat", "play", "activate", "window", "discard", "extra")
SITES: Final = tuple(slug for slug, entry in catalogue().items() if entry["type"] == SITE)
KINDS: Final = tuple(
    dict.fromkeys(
        entry["type"] for entry in catalogue().values() if entry["type"] not in (SITE, HARBOUR)
    )
)
MOST_ROOM: Final = 24
"""More room than anybody can fill is told as this much."""
LANE: Final = tuple(f"column-{i}" for i in range(1, COLUMNS + 1))
FLEET: Final = tuple(f"ship-{i}" for i in range(1, SHIPS + 1))
WINDOWS: Final = {"permits": PERMIT_ACTIONS, "coins": COIN_ACTIONS, "fuel": FUEL_ACTIONS}

TABLE: Final = (
    Fact("period", "1 in the second period"),
    Fact("last-round", "1 in the extra turns before the last scoring"),
    Fact("phase", "what the next step is about", words=PHASES),
    Fact("column", "the column being activated", COLUMNS),
    Fact("window", "1 for extra actions that may be taken now", each=tuple(WINDOWS)),
    Fact("symbols", "symbols left in the window", 5, each=tuple(WINDOWS)),
    Fact("picks", "answers given in this draft", 10),
    Fact("site-at", "where a site lies, from the left", 5, each=SITES),
    Fact("site-value", "what its first place scores", 20, each=SITES),
)
SEAT: Final = (
    Fact("points", "what it would score now", 50),
    Fact("noted", "points noted: period 1, period 2, cards", 20, each=("first", "second", "cards")),
    Fact("harbour", "its harbour level", 5),
    Fact("supply", "small cards it owns", 5, each=SMALL_CARDS),
    Fact("staged", "small cards it has gained this turn", 5, each=SMALL_CARDS),
    Fact("room", "how many more resource cards it may keep", 8),
    Fact("order", "its place in the order of turns", 4),
    Fact("drafts", "its place in the order of the draft", 4),
    Fact("kind", "the kind of a column", each=LANE, words=KINDS),
    Fact("pier", "the level of a pier", 10, each=LANE),
    Fact("symbols", "symbols a column gives each turn", 5, each=LANE),
    Fact("captains", "captains tucked at a column", 2, each=LANE),
    Fact("level", "the level of a ship", 6, each=FLEET),
    Fact("spot", "the column a ship is in, 0 on the harbour or at a site", COLUMNS, each=FLEET),
    Fact("sailed", "1 for a ship at a site", each=FLEET),
    Fact("strength", "summed level of its ships at a site", 6, each=SITES),
    Fact("nearest", "1 if the nearest ship at a site is its own", each=SITES),
)


def of_table(t: Voyage) -> Part:
    """Return the facts of the table of Neko Harbour as numbers."""
    at, values = dict.fromkeys(SITES, 0), dict.fromkeys(SITES, 0)
    for site, slug in enumerate(_sites(t)):
        at[slug], values[slug] = site + 1, site_value(t, site)
    return (
        t.period == 2,
        t.last_round,
        t.phase,
        t.column,
        *[bool(t.window & bit) for bit in WINDOWS.values()],
        t.permits,
        t.coins,
        t.fuel,
        t.picks,
        *at.values(),
        *values.values(),
    )


def of_seats(t: Voyage) -> list[tuple[Part, ...]]:
    """Return the facts of each seat of Neko Harbour as numbers."""
    points = site_points(t)
    sites = t.zones[t.box.sites], tuple(t.queues)
    return [
        (
            _of_skipper(t, me, sum(category_points(t, me, points[me]))),
            _of_lane(t, me),
            _of_fleet(t, me, sites),
        )
        for me in t.seats
    ]


def _of_skipper(t: Voyage, me: Skipper, points: int) -> Part:
    piles = slice(me.fish, me.penguin + 1)
    return (
        points,
        *t.noted[me],
        t.harbour[me],
        *t.supply[piles],
        *t.staged[piles],
        min(storage_limit(t, me) - resources(t, me), MOST_ROOM),
        t.order.index(me) + 1,
        t.drafters.index(me) + 1 if me in t.drafters else 0,
    )


def _of_lane(t: Voyage, me: Skipper) -> Part:
    """Return the columns of a seat with their piers, symbols and captains."""
    lane, crew = t.lanes[me], t.crews[me]
    key = ("lane", lane, crew, *t.zones[me.lane])
    found = t.box.told.get(key)
    if found is not None:
        return found
    rest = [0] * (COLUMNS - len(lane))
    columns = range(1, len(lane) + 1)
    told: Part = (
        *lane,
        *rest,
        *[pier_level(t, me, column) for column in columns],
        *rest,
        *[symbols(t, me, column) for column in columns],
        *rest,
        *crew,
        *[0] * (COLUMNS - len(crew)),
    )
    return t.box.told.keep(key, told)


def _of_fleet(t: Voyage, me: Skipper, lying: tuple[object, ...]) -> Part:
    """Return the ships of a seat: how high, in which column, which have sailed, and what for.

    That depends on its own ships, the sites, and the ships that lie at them.
    """
    levels, spots = t.levels[me.fleet], t.spots[me.fleet]
    key = ("fleet", int(me), *levels, *spots, *lying)
    found = t.box.told.get(key)
    if found is not None:
        return found
    told: Part = (
        *levels,
        *[max(0, spot) for spot in spots],
        *[spot < 0 for spot in spots],
        *_of_sites(t, me),
    )
    return t.box.told.keep(key, told)


def _of_sites(t: Voyage, me: Skipper) -> Part:
    """Return how strong a seat is at each site, and whether it is nearest there."""
    strength, nearest = dict.fromkeys(SITES, 0), dict.fromkeys(SITES, False)
    for site, slug in enumerate(_sites(t)):
        if queue := t.queues[site]:
            strength[slug] = sum([t.levels[ship] for ship in queue if ship // SHIPS == me])
            nearest[slug] = queue[0] // SHIPS == me
    return (*strength.values(), *nearest.values())


def _sites(t: Voyage) -> list[str]:
    """Return the sites from the left."""
    return [t.box.cards[card].slug for card in t.zones[t.box.sites]]


FACTS: Final = Facts(1, TABLE, SEAT, of_table=of_table, of_seats=of_seats)
