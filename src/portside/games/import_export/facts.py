"""What Import/Export tells in numbers besides where cards lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from portside.engine.facts import Fact, Facts, Part
from portside.engine.table import Box
from portside.engine.tellers import Teller
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
from portside.games.import_export.scoring import bends_scores, goods_points, points_with_goods
from portside.games.import_export.shown import PLACES
from portside.games.import_export.table import GONE, JOINED, Captain, Harbour, HarbourBox, Ship

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


class Kept:
    """What was told of a seat last, and what that followed from besides what powers say.

    Attributes:
        me: the seat; `seat` is its number.
        crew_at, goods_at, fulfilled_at, hand_at: its places.
        crew, goods, fulfilled, hand: what lay there, and `aboard` where its ships were with what.
        limits: what is told of its limits, where no power has a say.
        told_crew, told_goods, told_fleet: parts of what was told.
    """

    __slots__ = (
        "aboard",
        "crew",
        "crew_at",
        "fulfilled",
        "fulfilled_at",
        "goods",
        "goods_at",
        "hand_at",
        "limited",
        "limits",
        "me",
        "seat",
        "told_crew",
        "told_fleet",
        "told_goods",
    )

    def __init__(self, me: Captain) -> None:
        self.me, self.seat = me, int(me)
        self.crew_at, self.goods_at = me.crew, me.goods
        self.fulfilled_at, self.hand_at = me.fulfilled, me.hand
        self.crew: tuple[int, ...] = ()
        self.goods: tuple[int, ...] = ()
        self.fulfilled: tuple[int, ...] = ()
        self.aboard: list[object] = []
        self.limits = (0, 0, 0)
        self.limited = False
        self.told_crew: Part = ()
        self.told_goods: Part = ()
        self.told_fleet: Part = ()

    def of_captain(self, t: Harbour, points: int, bent: bool) -> Part:
        """Tell the numbers of a seat; its limits again if powers bend them or cards have moved."""
        if bent or not self.limited:
            self.limits = self._limits(t)
            self.limited = not bent
        me = self.seat
        goal, crew_room, goods_room = self.limits
        return (
            t.credits[me],
            goal,
            points,
            t.colours[me],
            t.leader == me,
            t.doing[me],
            t.todo[me],
            t.sold >> me & 1,
            t.pirated >> me & 1,
            t.extra_turns[me],
            crew_room,
            goods_room,
        )

    def _limits(self, t: Harbour) -> tuple[int, int, int]:
        """Return the credits that end the match for a seat, and the room for Crew and Goods."""
        me = self.me
        weight = goods_weight(t, me, self.goods)
        return (
            min(end_credits(t, me), MOST_CREDITS),
            min(crew_limit(t, me) - len(self.crew), MOST_ROOM),
            goods_limit(t, me) - weight,
        )

    def notice(self, t: Harbour) -> None:
        """See which cards of a seat have moved."""
        zones = t.zones
        if (crew := zones[self.crew_at]) is not self.crew or not self.told_crew:
            self.crew, self.told_crew, self.limited = crew, _of_crew(t, crew), False
        if (goods := zones[self.goods_at]) is not self.goods:
            self.goods, self.told_goods, self.limited = goods, (), False
        if (fulfilled := zones[self.fulfilled_at]) is not self.fulfilled:
            self.fulfilled, self.limited = fulfilled, False

    def of_goods(self, t: Harbour, bent: bool) -> Part:
        """Tell the Goods of a seat by type; powers may bend what counts."""
        if bent:
            self.told_goods = ()
            return tuple(goods_by_type(t, self.me).values())
        if not self.told_goods:
            self.told_goods = _of_goods(t, self.me)
        return self.told_goods

    def of_fleet(self, t: Harbour, bent: bool, moved: bool) -> Part:
        """Tell where ships are, and what they carry and need; powers may bend what they need."""
        if self.told_fleet and not (moved or bent):
            return self.told_fleet
        zones, berth = t.zones, t.ship_at
        ships = ships_told(t, self.seat)
        if bent:
            self.told_fleet = ()
            return _of_ships(t, ships)
        aboard: list[object] = []
        for ship in ships:
            aboard.append(berth[ship.n])
            aboard.append(zones[ship.contracts])
            aboard.append(zones[ship.cargo])
        if aboard != self.aboard or not self.told_fleet:
            self.aboard, self.told_fleet = aboard, _of_fleet(t, ships, aboard)
        return self.told_fleet


class HarbourTeller(Teller[Harbour]):
    """Tell the facts of Import/Export, what has not changed as it was told before."""

    def __init__(self, box: Box) -> None:
        assert isinstance(box, HarbourBox)
        self._kept = [Kept(me) for me in box.seats]
        self._goods: list[tuple[int, ...]] = []
        self._points: Sequence[int] = ()
        self._first_ship = box.ships[0].contracts
        self._fleets: object = None
        self._aboard: list[tuple[int, ...]] = []
        self._ship_at: list[int] = []
        self._colour = [COLOURS.index(kind) if kind in COLOURS else -1 for kind in box.types]

    def of_table(self, t: Harbour) -> Part:
        """Tell the facts of the table of Import/Export as numbers."""
        return of_table(t)

    def of_seats(self, t: Harbour) -> list[tuple[Part, ...]]:
        """Tell the facts of each seat of Import/Export as numbers."""
        for kept in self._kept:
            kept.notice(t)
        points = points_with_goods(t, self._goods_points(t))
        bent, loads, limits = bends_goods(t), bends_loads(t), bends_limits(t)
        moved = self._ships_moved(t)
        found: list[tuple[Part, ...]] = []
        for kept in self._kept:
            captain = kept.of_captain(t, points[kept.seat], limits)
            goods, fleet = kept.of_goods(t, bent), kept.of_fleet(t, loads, moved)
            found.append((captain, goods, kept.told_crew, fleet))
        return found

    def _ships_moved(self, t: Harbour) -> bool:
        """Tell whether any ship or what is aboard has moved; the places of ships come last."""
        aboard, ship_at = t.zones[self._first_ship :], t.ship_at
        if t.fleets is self._fleets and aboard == self._aboard and ship_at == self._ship_at:
            return False
        self._fleets, self._aboard, self._ship_at = t.fleets, aboard, ship_at.copy()
        return True

    def _goods_points(self, t: Harbour) -> Sequence[int]:
        """Return what all seats score for Goods; where no power has a say, the cards decide it."""
        if bends_scores(t):
            self._points = ()
            return goods_points(t)
        goods = [kept.goods for kept in self._kept]
        if goods != self._goods or not self._points:
            self._goods, self._points = goods, goods_points(t)
        return self._points

    def of_own(self, t: Harbour, seat: int) -> Part:
        """Tell as numbers what a seat of Import/Export alone knows of itself."""
        kept, colour = self._kept[seat], self._colour
        hand = t.zones[kept.hand_at]
        counts, docked = [0] * len(COLOURS), t.docks[seat]
        for card in hand:
            if colour[card] >= 0:
                counts[colour[card]] += 1
        fitting = [0] * MOST_SHIPS
        for i, ship in enumerate(ships_told(t, seat)):
            if ship in docked and (wanted := open_types(t, ship)):
                for kind, count in zip(COLOURS, counts, strict=True):
                    if count and kind in wanted:
                        fitting[i] += count
        return (*counts, *fitting)


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
    return HarbourTeller(t.box).of_seats(t)


def of_own(t: Harbour, seat: int) -> Part:
    """Return as numbers what a seat of Import/Export alone knows of itself."""
    return HarbourTeller(t.box).of_own(t, seat)


def bends_limits(t: Harbour) -> bool:
    """Tell whether the limits of a seat may follow from more than the cards that lie there."""
    listeners = t.listeners
    return (
        crew_limit in listeners
        or goods_limit in listeners
        or goods_weight in listeners
        or end_credits in listeners
    )


def _of_goods(t: Harbour, me: Captain) -> Part:
    """Return the Goods of a seat by type, where no power bends what counts."""
    key, told = ("goods", t.zones[me.goods]), t.box.told
    found = told.get(key)
    return told.keep(key, tuple(goods_by_type(t, me).values())) if found is None else found


def _of_crew(t: Harbour, crew: tuple[int, ...]) -> Part:
    """Return the Crew of a seat by action, as they are printed."""
    key, told = ("crew", crew), t.box.told
    found = told.get(key)
    if found is None:
        actions = [action for card in crew for action in t.box.symbols[card]]
        found = told.keep(key, tuple([actions.count(action) for action in ACTIONS]))
    return found


def _of_fleet(t: Harbour, ships: tuple[Ship, ...], aboard: list[object]) -> Part:
    """Return what follows from where ships are and what is aboard, where no power has a say."""
    key: tuple[object, ...] = ("fleet", *aboard)
    found = t.box.told.get(key)
    return t.box.told.keep(key, _of_ships(t, ships)) if found is None else found


def ships_told(t: Harbour, me: int) -> tuple[Ship, ...]:
    """Return the ships of a seat that facts tell of: what are no ships of their own now last."""
    ships = t.fleets[me]
    if len(ships) <= MOST_SHIPS:
        return ships
    return tuple(sorted(ships, key=lambda ship: t.ship_at[ship.n] >= GONE))[:MOST_SHIPS]


def _of_ships(t: Harbour, ships: tuple[Ship, ...]) -> Part:
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


FACTS: Final = Facts(2, TABLE, SEAT, OWN, of_table, of_seats, of_own, HarbourTeller)
