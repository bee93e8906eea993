"""What Import/Export tells in numbers besides where cards lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from portside.engine.facts import Fact, Facts, Part
from portside.games.import_export.cards import ACTION_NAMES, BARTER, CAPITAL, TYPES
from portside.games.import_export.matching import bends_loads, open_types
from portside.games.import_export.queries import (
    bends_goods,
    crew_limit,
    end_credits,
    goods_by_type,
    goods_limit,
    goods_weight,
    summed_load,
)
from portside.games.import_export.scoring import all_points
from portside.games.import_export.shown import PLACES
from portside.games.import_export.table import GONE, JOINED, Captain, Harbour, Ship

ACTIONS: Final = (*ACTION_NAMES, BARTER)
COLOURS: Final = (*TYPES, CAPITAL)
PHASES: Final = ("lead", "follow", "ready", "perform", "score")
MOST_SHIPS: Final = 3
"""Of so many ships of a seat numbers are told; it begins with two, and a card may add one."""
SHIPS: Final = tuple(f"ship-{i}" for i in range(1, MOST_SHIPS + 1))
OF_SHIPS: Final = tuple(f"{ship}-{kind}" for ship in SHIPS for kind in COLOURS)
Row: TypeAlias = tuple[int, int, Sequence[int], Sequence[int]]
NOTHING: Final = (0,) * len(COLOURS)
NO_SHIP: Final[Row] = (0, 0, NOTHING, NOTHING)
NO_BERTHS: Final = ("",) * MOST_SHIPS
NO_MARKET: Final = (0,) * len(TYPES)
NO_BANS: Final = (False,) * len(ACTIONS)

TABLE: Final = (
    Fact("turn", "how many turns have begun", 50),
    Fact("target", "credits that end the match", 50),
    Fact("phase", "the step that comes next", words=PHASES),
    Fact("led", "the action led this turn", words=ACTIONS),
    Fact("ending", "1 if the match ends after this turn"),
    Fact("market", "where the market's markers stand", 2, each=TYPES),
    Fact("banned", "1 for actions nobody may perform", each=ACTIONS),
    Fact("face-up", "1 if the deck shows its top card"),
)
MOST_CREDITS: Final = 200
MOST_ROOM: Final = 20
"""What is told where powers lift a limit altogether."""
SEAT: Final = (
    Fact("credits", "credits", 50),
    Fact("goal", "credits that end the match for it", 50),
    Fact("points", "what it would score now", 50),
    Fact("colour", "its Harbour", words=COLOURS),
    Fact("leads", "1 if it leads"),
    Fact("doing", "the action it performs this turn", words=ACTIONS),
    Fact("todo", "actions it has still to perform", 4),
    Fact("sold", "1 if it has used its sale this turn"),
    Fact("pirated", "1 if it has pirated this turn"),
    Fact("extra-turns", "extra turns it is owed", 2),
    Fact("crew-room", "how many more Crew it may have", 5),
    Fact("goods-room", "how many more places its Goods have", 5),
    Fact("goods", "Goods of a type, as they count", 5, each=TYPES),
    Fact("crew", "Crew of an action", 3, each=ACTIONS),
    Fact("berth", "where a ship is", each=SHIPS, words=PLACES),
    Fact("aboard", "Containers on a ship", 8, each=SHIPS),
    Fact("missing", "how many its Contracts need besides", 8, each=SHIPS),
    Fact("cargo", "Containers on a ship, by type", 4, each=OF_SHIPS),
    Fact("wanted", "1 for types a ship with Contracts still needs", each=OF_SHIPS),
)
OWN: Final = (
    Fact("hand", "cards in hand, by type", 3, each=COLOURS),
    Fact("fitting", "cards in hand that a docked ship still needs", 3, each=SHIPS),
)


def of_table(t: Harbour) -> Part:
    """Return the facts of the table of Import/Export as numbers."""
    banned = [action for action, _ in t.bans]
    return (
        t.turn,
        t.box.target,
        t.phase,
        t.led,
        bool(t.ending),
        *(t.market or NO_MARKET),
        *([action in banned for action in ACTIONS] if banned else NO_BANS),
        t.face_up,
    )


def of_seats(t: Harbour) -> list[tuple[Part, ...]]:
    """Return the facts of each seat of Import/Export as numbers."""
    points, bent, loads = all_points(t), bends_goods(t), bends_loads(t)
    return [
        (
            _of_captain(t, me, points[me]),
            _of_goods(t, me, bent),
            _of_crew(t, me),
            _of_fleet(t, me, loads),
        )
        for me in t.seats
    ]


def _of_captain(t: Harbour, me: Captain, points: int) -> Part:
    zones = t.zones
    return (
        t.credits[me],
        min(end_credits(t, me), MOST_CREDITS),
        points,
        t.colours[me],
        t.leader == me,
        t.doing[me],
        t.todo[me],
        t.sold >> me & 1,
        t.pirated >> me & 1,
        t.extra_turns[me],
        min(crew_limit(t, me) - len(zones[me.crew]), MOST_ROOM),
        goods_limit(t, me) - goods_weight(t, me, zones[me.goods]),
    )


def _of_goods(t: Harbour, me: Captain, bent: bool) -> Part:
    """Return the Goods of a seat by type; powers may bend what counts."""
    if bent:
        return tuple(goods_by_type(t, me).values())
    key, told = ("goods", t.zones[me.goods]), t.box.told
    found = told.get(key)
    return told.keep(key, tuple(goods_by_type(t, me).values())) if found is None else found


def _of_crew(t: Harbour, me: Captain) -> Part:
    """Return the Crew of a seat by action, as they are printed."""
    key, told = ("crew", t.zones[me.crew]), t.box.told
    found = told.get(key)
    if found is None:
        actions = [action for card in t.zones[me.crew] for action in t.box.symbols[card]]
        found = told.keep(key, tuple([actions.count(action) for action in ACTIONS]))
    return found


def _of_fleet(t: Harbour, me: Captain, bent: bool) -> Part:
    """Return where ships are, and what they carry and need; powers may bend what they need."""
    zones, berth = t.zones, t.ship_at
    ships = ships_told(t, me)
    if bent:
        return _of_ships(t, ships)
    key: tuple[object, ...] = ("fleet",)
    for ship in ships:
        key += (berth[ship.n], zones[ship.contracts], zones[ship.cargo])
    found = t.box.told.get(key)
    return t.box.told.keep(key, _of_ships(t, ships)) if found is None else found


def ships_told(t: Harbour, me: Captain) -> Sequence[Ship]:
    """Return the ships of a seat that facts tell of: those that have left the game last."""
    ships = t.fleets[me]
    if len(ships) > MOST_SHIPS:
        ships = tuple(sorted(ships, key=lambda ship: t.ship_at[ship.n] == GONE))
    return ships[:MOST_SHIPS]


def _of_ships(t: Harbour, ships: Sequence[Ship]) -> Part:
    rows = [_of_ship(t, ship) for ship in ships] + [NO_SHIP] * (MOST_SHIPS - len(ships))
    return (
        *[PLACES[min(t.ship_at[ship.n], JOINED)] for ship in ships],
        *NO_BERTHS[len(ships) :],
        *[aboard for aboard, _, _, _ in rows],
        *[missing for _, missing, _, _ in rows],
        *[count for _, _, cargo, _ in rows for count in cargo],
        *[kind for _, _, _, wanted in rows for kind in wanted],
    )


def _of_ship(t: Harbour, ship: Ship) -> Row:
    """Return how many Containers a ship has and lacks, and by type what it has and wants."""
    contracts, cargo = t.zones[ship.contracts], t.zones[ship.cargo]
    if not contracts and not cargo:
        return NO_SHIP
    types = t.box.types
    aboard, wanted = [types[card] for card in cargo], open_types(t, ship)
    missing = max(0, summed_load(t, ship) - len(cargo)) if contracts else 0
    counts = [aboard.count(kind) for kind in COLOURS] if cargo else NOTHING
    return len(cargo), missing, counts, [kind in wanted for kind in COLOURS] if wanted else NOTHING


def of_own(t: Harbour, seat: int) -> Part:
    """Return as numbers what a seat of Import/Export alone knows of itself."""
    me = t.seats[seat]
    types, ships = t.box.types, ships_told(t, me)
    hand = [types[card] for card in t.zones[me.hand]]
    docked = t.docks[me]
    wanted = [open_types(t, ship) if ship in docked else () for ship in ships]
    return (
        *[hand.count(kind) for kind in COLOURS],
        *[len([kind for kind in hand if kind in found]) if found else 0 for found in wanted],
        *[0] * (MOST_SHIPS - len(ships)),
    )


FACTS: Final = Facts(2, TABLE, SEAT, OWN, of_table, of_seats, of_own)
