"""What Neko Harbour tells in numbers besides where cards lie."""

from __future__ import annotations

from typing import Final

from portside.engine.facts import Fact, Facts, Part
from portside.engine.table import Box
from portside.engine.tellers import Teller
from portside.games.neko_harbour.answers import COLUMNS
from portside.games.neko_harbour.cards import HARBOUR, SITE, SMALL_CARDS, catalogue
from portside.games.neko_harbour.moments import own, worth
from portside.games.neko_harbour.queries import pier_level, resources, storage_limit, symbols
from portside.games.neko_harbour.scoring import (
    Scorer,
    card_points,
    category_points,
    placed_points,
    scoring_cards,
    site_places,
    site_value,
)
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    PERMIT_ACTIONS,
    SHIPS,
    Skipper,
    Voyage,
    VoyageBox,
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


class Kept:
    """What was told of a seat last, and what that followed from besides what powers say.

    Attributes:
        me: the seat; `seat` is its number.
        lane_at, lane_to: where its columns and piers begin and end among places.
        fleet_at, fleet_to: where its ships do.
        piles_at, piles_to: where its small cards do.
        lane, crew, columns: what its lane follows from: `told_lane`, and the cards that score.
        levels, spots, sailed: what its fleet follows from: `told_fleet`.
        noted, supply: with the levels, what its points follow from, but for sites and cards.
        staged, standing: with them, what the rest follows from: `told_skipper`.
        order, drafters: what its places in both follow from.
    """

    __slots__ = (
        "columns",
        "crew",
        "drafters",
        "drafts",
        "fleet_at",
        "fleet_to",
        "lane",
        "lane_at",
        "lane_to",
        "levels",
        "me",
        "noted",
        "order",
        "piles_at",
        "piles_to",
        "points",
        "resources",
        "sailed",
        "scorers",
        "seat",
        "spots",
        "staged",
        "standing",
        "supply",
        "told_fleet",
        "told_lane",
        "told_skipper",
        "turn",
    )

    def __init__(self, me: Skipper) -> None:
        self.me, self.seat = me, int(me)
        self.lane_at, self.lane_to = me.columns[0], me.piers[-1] + 1
        self.fleet_at, self.fleet_to = me.ships[0], me.ships[-1] + 1
        self.piles_at, self.piles_to = me.fish, me.penguin + 1
        self.lane: tuple[str, ...] = ()
        self.crew: tuple[int, ...] = ()
        self.columns: list[tuple[int, ...]] = []
        self.scorers: list[Scorer] = []
        self.levels: list[int] = []
        self.spots: list[int] = []
        self.sailed: list[int] = []
        self.noted: tuple[int, int, int] = (0, 0, 0)
        self.supply: list[int] = []
        self.staged: list[int] = []
        self.points = self.resources = 0
        self.standing: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
        self.order: tuple[int, ...] = ()
        self.drafters: tuple[int, ...] = ()
        self.turn = self.drafts = 0
        self.told_lane: Part = ()
        self.told_fleet: Part = ()
        self.told_skipper: Part = ()

    def of_lane(self, t: Voyage) -> Part:
        """Tell the columns of a seat with their piers, symbols and captains."""
        lane, crew = t.lanes[self.seat], t.crews[self.seat]
        columns = t.zones[self.lane_at : self.lane_to]
        if lane is not self.lane or crew is not self.crew or columns != self.columns:
            self.lane, self.crew, self.columns = lane, crew, columns
            self.told_lane = _of_lane(t, self.me, columns)
            self.scorers = scoring_cards(t, self.me)
        return self.told_lane

    def notice_fleet(self, t: Voyage, columns: list[int], sailed: list[int]) -> None:
        """See which ships of a seat have moved or grown, or are nearest at a site now."""
        levels = t.levels[self.fleet_at : self.fleet_to]
        spots = t.spots[self.fleet_at : self.fleet_to]
        same = levels == self.levels
        if not same:
            self.supply = []  # what ships score has to be counted anew
        if not same or sailed != self.sailed or spots != self.spots or not self.told_fleet:
            self.levels, self.spots, self.sailed = levels, spots, sailed
            self.told_fleet = _of_fleet(t, levels, spots, sailed, columns)

    def of_skipper(self, t: Voyage, sites: int) -> Part:
        """Tell what a seat has besides; its lane and its fleet have been told."""
        me, seat = self.me, self.seat
        self._count(t)
        if t.order is not self.order or t.drafters is not self.drafters:
            self.order, self.drafters = t.order, t.drafters
            self.turn = t.order.index(seat) + 1
            self.drafts = t.drafters.index(seat) + 1 if seat in t.drafters else 0
        points = self.points + sites
        if self.scorers:
            points += card_points(t, me, self.scorers)
        room = min(storage_limit(t, me) - self.resources, MOST_ROOM)
        standing = points, t.harbour[seat], room, self.turn, self.drafts
        if standing != self.standing or not self.told_skipper:
            self.standing = standing
            self.told_skipper = (
                points,
                *self.noted,
                t.harbour[seat],
                *self.supply,
                *self.staged,
                room,
                self.turn,
                self.drafts,
            )
        return self.told_skipper

    def _count(self, t: Voyage) -> None:
        """Count what follows from small cards, ships and points that were noted."""
        noted = t.noted[self.seat]
        supply = t.supply[self.piles_at : self.piles_to]
        staged = t.staged[self.piles_at : self.piles_to]
        if supply != self.supply or noted != self.noted:
            self.supply, self.noted = supply, noted
            self.points = sum(category_points(t, self.me, 0, 0))
            self.resources = resources(t, self.me)
            self.told_skipper = ()
        if staged != self.staged:
            self.staged = staged
            self.told_skipper = ()


class VoyageTeller(Teller[Voyage]):
    """Tell the facts of Neko Harbour, what has not changed as it was told before."""

    def __init__(self, box: Box) -> None:
        assert isinstance(box, VoyageBox)
        self._kept = [Kept(me) for me in box.seats]
        self._cards: tuple[int, ...] = ()
        self._printed: list[int] = []
        self._computed: list[int] = []
        self._columns: list[int] = []
        self._site_at: Part = ()
        self._site_values: Part = ()
        self._queues: list[tuple[int, ...]] = []
        self._levels: list[int] = []
        self._spots: list[int] = []
        self._places: list[list[int]] = []

    def of_table(self, t: Voyage) -> Part:
        """Tell the facts of the table of Neko Harbour as numbers."""
        self._find_sites(t)
        values = list(self._site_values)
        for site in self._computed:
            values[self._columns[site]] = site_value(t, site)
        return (
            t.period == 2,
            t.last_round,
            t.phase,
            t.column,
            bool(t.window & PERMIT_ACTIONS),
            bool(t.window & COIN_ACTIONS),
            bool(t.window & FUEL_ACTIONS),
            t.permits,
            t.coins,
            t.fuel,
            t.picks,
            *self._site_at,
            *values,
        )

    def of_seats(self, t: Voyage) -> list[tuple[Part, ...]]:
        """Tell the facts of each seat of Neko Harbour as numbers."""
        self._find_sites(t)
        self._find_ships(t)
        points = placed_points(len(self._kept), self._places, self._values(t))
        found: list[tuple[Part, ...]] = []
        for kept in self._kept:
            lane = kept.of_lane(t)
            found.append((kept.of_skipper(t, points[kept.seat]), lane, kept.told_fleet))
        return found

    def _find_sites(self, t: Voyage) -> None:
        """Find out which sites there are, and what those score that no power has a say in."""
        cards = t.zones[t.box.sites]
        if cards is not self._cards or not self._site_at:
            self._cards = cards
            sites = range(len(cards))
            self._computed = [site for site in sites if own(t, worth, cards[site]) is not None]
            self._printed = [t.box.cards[card].points for card in cards]
            self._columns = [SITES.index(t.box.cards[card].slug) for card in cards]
            self._site_at = self._in_order([site + 1 for site in sites])
            self._site_values = self._in_order(self._printed)
            self._levels = []
            for kept in self._kept:
                kept.told_fleet = ()

    def _find_ships(self, t: Voyage) -> None:
        """Find out where all ships are and who is first at the sites, if any has moved or grown."""
        if t.levels == self._levels and t.spots == self._spots and t.queues == self._queues:
            return
        self._levels, self._spots = t.levels.copy(), t.spots.copy()
        self._queues = t.queues.copy()
        self._places = [site_places(t, site) for site in range(len(t.queues))]
        sailed = _at_sites(t, len(self._kept))
        for kept in self._kept:
            kept.notice_fleet(t, self._columns, sailed[kept.seat])

    def _in_order(self, numbers: list[int]) -> Part:
        """Return numbers told of the sites from the left, in the order they are declared in."""
        found = [0] * len(SITES)
        for site, number in enumerate(numbers):
            found[self._columns[site]] = number
        return tuple(found)

    def _values(self, t: Voyage) -> list[int]:
        """Return what the first place at each site scores."""
        if not self._computed:
            return self._printed
        values = self._printed.copy()
        for site in self._computed:
            values[site] = site_value(t, site)
        return values


def of_table(t: Voyage) -> Part:
    """Return the facts of the table of Neko Harbour as numbers."""
    return VoyageTeller(t.box).of_table(t)


def of_seats(t: Voyage) -> list[tuple[Part, ...]]:
    """Return the facts of each seat of Neko Harbour as numbers."""
    return VoyageTeller(t.box).of_seats(t)


def _of_lane(t: Voyage, me: Skipper, places: list[tuple[int, ...]]) -> Part:
    """Return the columns of a seat with their piers, symbols and captains."""
    lane, crew = t.lanes[me], t.crews[me]
    key = ("lane", lane, crew, *places)
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


def _at_sites(t: Voyage, seats: int) -> list[list[int]]:
    """Return by seat its ships at sites: the site of each, its number, and if it is nearest."""
    found = [list[int]() for _ in range(seats)]
    for site, queue in enumerate(t.queues):
        for ship in queue:
            found[ship // SHIPS] += (site, ship, ship == queue[0])
    return found


def _of_fleet(
    t: Voyage, levels: list[int], spots: list[int], sailed: list[int], columns: list[int]
) -> Part:
    """Return the ships of a seat: how high, in which column, which have sailed, and what for.

    That depends on its own ships, which of them are at a site or nearest there, and the sites.
    """
    key = ("fleet", *levels, *spots, *sailed, *columns)
    found = t.box.told.get(key)
    if found is not None:
        return found
    strength, nearest = [0] * len(SITES), [False] * len(SITES)
    for at in range(0, len(sailed), 3):
        column = columns[sailed[at]]
        strength[column] += t.levels[sailed[at + 1]]
        nearest[column] = nearest[column] or bool(sailed[at + 2])
    told: Part = (
        *levels,
        *[max(0, spot) for spot in spots],
        *[spot < 0 for spot in spots],
        *strength,
        *nearest,
    )
    return t.box.told.keep(key, told)


FACTS: Final = Facts(1, TABLE, SEAT, of_table=of_table, of_seats=of_seats, teller=VoyageTeller)
