"""Seats, places, ships and the state of a match.

Small cards never run out (NH-015), so they are numbers: `t.supply[me.fish]` is how many fish cards
a seat owns and `t.staged[me.fish]` how many more it has gained this turn. A ship is a number too,
with the word `ship-<seat>-<n>`; which of the owner's six cards lies there follows from its level,
since the two faces of a card total 7 (NH-070).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

from portside.engine.ask import PASS, Pass
from portside.engine.game import Config, Game
from portside.engine.table import Box, Seat, Table
from portside.engine.zones import place
from portside.games.neko_harbour.answers import (
    COLUMNS,
    Abandon,
    Assign,
    ColumnWord,
    Extra,
    HarbourWord,
    LevelWord,
    Move,
    Play,
    Raise,
    Sail,
    ShipName,
    SmallCard,
)
from portside.games.neko_harbour.answers import SHIPS as SHIPS  # noqa: PLC0414 # handed on
from portside.games.neko_harbour.cards import (
    CAPTAIN,
    RESOURCES,
    SITE,
    SMALL_CARDS,
    Face,
    Level,
    levels,
)

KINDS: Final = 6
"""Kinds of action cards, and so the most columns of a lane without fishing boats (NH-042)."""

IN_HARBOUR: Final = 0
"""Spot of a ship on the harbour; columns are 1, 2, ... and sites -1, -2, ..."""

PERMIT_ACTIONS: Final = 1
COIN_ACTIONS: Final = 2
FUEL_ACTIONS: Final = 4
ALL_ACTIONS: Final = PERMIT_ACTIONS | COIN_ACTIONS | FUEL_ACTIONS
"""Types of extra actions as bits: what a window is open for (NH-058)."""


Run = Callable[..., object]
"""What a card does at a moment, which knows its signature (see `moments.effects`)."""


class Skipper(Seat):
    """A seat, with what it owns.

    Attributes:
        hand: place of its hand.
        columns: places of its columns, left to right.
        piers: places of the cards tucked at them.
        ships: numbers of its ships, and `fleet` the same as a slice.
        piles: where its small cards are counted, by kind.
        fish, permit, cargo, captain, penguin: the same one by one.
        harbour: the word for its harbour.
        plays: by number of columns, then by card, the answers that play or abandon it.
        words: the words for its columns.
        tucks: the answers that tuck a captain, one for each column.
    """

    hand: int
    columns: tuple[int, ...]
    piers: tuple[int, ...]
    ships: tuple[int, ...]
    fleet: slice
    piles: dict[str, int]
    fish: int
    permit: int
    cargo: int
    captain: int
    penguin: int
    harbour: HarbourWord
    words: tuple[ColumnWord, ...]
    plays: tuple[tuple[tuple[Play | Abandon, ...], ...], ...]
    tucks: tuple[Assign, ...]


class VoyageBox(Box[Skipper, Face]):
    """The places in the middle of the table, and words that never change.

    Attributes:
        decks: places of the two period decks.
        sets: places of the sets of a draft, row by row, in rows the sets of 1, 2 and 3.
        display: place of the cards shown in a draft for two.
        sites: place of the sites, left to right.
        boats: place of the fishing boats on offer.
        aside: place of the fishing boats of period 2 until they are on offer.
        levels: the levels of the harbour.
        waiting: the small cards that can be used only after the turn they are gained in.
        effects: by moment, what each card does then, or None (see `moments`).
        kinds: by moment, the kinds of columns in which some card does something then.
        docks: by harbour level, the answers that take a dock reward.
        columns: the number of a column by its word.
        ships: the number of a ship by its word.
        names: the words for ships, by number.
        steps: by ship, the answers that move it to each column.
        sails: by ship, the answers that send it to each site card.
        raises: by ship, the answers that raise it to each level.
    """

    decks: tuple[int, int]
    sets: tuple[int, ...]
    display: int
    sites: int
    boats: int
    aside: int
    levels: tuple[Level, ...]
    waiting: tuple[str, ...]
    effects: dict[str, tuple[Run | None, ...]]
    kinds: dict[str, frozenset[str]]
    docks: tuple[tuple[SmallCard | Pass, ...], ...]
    columns: dict[str, int]
    ships: dict[str, int]
    names: tuple[ShipName, ...]
    steps: tuple[tuple[Move, ...], ...]
    sails: tuple[Mapping[int, Sail], ...]
    raises: tuple[tuple[Raise, ...], ...]


class Voyage(Table[VoyageBox, Skipper]):
    """The table.

    Attributes:
        supply: small cards owned, see `Skipper.piles`.
        staged: resource cards gained this turn, counted in the same way (NH-105).
        harbour: harbour level by seat.
        lanes: by seat, the kinds of its columns, left to right.
        crews: by seat, the captains tucked at its columns.
        levels: level by ship; 0 lies in the ship supply.
        spots: by ship, where it is.
        queues: by site from the left, its ships, the one nearest to the card first (NH-100).
        noted: by seat, points of period 1, of period 2 and of point cards.
        order: the seats in turn order.
        drafters: the seats in the order of the draft, or of choosing boats.
        sizes: by seat, the sizes of the sets it has taken in this draft.
        phase: what the next step is about.
        period: 1 or 2.
        last_round: whether the extra turns before the last scoring are on (NH-115).
        picks: answers given in this draft, or boats chosen.
        column: number of the column being activated; beyond the last one all are done.
        window: types of extra actions that may be taken now (bits).
        coins, fuel, permits: symbols left in the window (NH-053).
        offered: what may be done in the window; kept, so that copies need not work it out again.
    """

    __slots__ = (
        "coins",
        "column",
        "crews",
        "drafters",
        "fuel",
        "harbour",
        "lanes",
        "last_round",
        "levels",
        "noted",
        "offered",
        "order",
        "period",
        "permits",
        "phase",
        "picks",
        "queues",
        "sizes",
        "spots",
        "staged",
        "supply",
        "window",
    )

    def __init__(self, box: VoyageBox, rng: int) -> None:
        super().__init__(box, rng)
        seats = len(box.seats)
        self.supply = [0] * (seats * len(SMALL_CARDS))
        self.staged = self.supply.copy()
        self.harbour = [1] * seats
        self.lanes: list[tuple[str, ...]] = [()] * seats
        self.crews: list[tuple[int, ...]] = [()] * seats
        self.levels = [1 if ship % SHIPS == 0 else 0 for ship in range(seats * SHIPS)]
        self.spots = [IN_HARBOUR] * (seats * SHIPS)
        self.queues: list[tuple[int, ...]] = [()] * sum(face.type == SITE for face in box.cards)
        self.noted: list[tuple[int, int, int]] = [(0, 0, 0)] * seats
        self.order: tuple[int, ...] = tuple(range(seats))
        self.drafters = self.order
        self.sizes: list[tuple[int, ...]] = [()] * seats
        self.phase = "draft"
        self.period = 1
        self.last_round = False
        self.picks = 0
        self.column = 0
        self.window = 0
        self.coins = 0
        self.fuel = 0
        self.permits = 0
        self.offered: tuple[Extra | Pass, ...] = ()

    def copy(self) -> Self:
        """Return an independent table."""
        twin = super().copy()
        twin.supply = self.supply.copy()
        twin.staged = self.staged.copy()
        twin.harbour = self.harbour.copy()
        twin.lanes = self.lanes.copy()
        twin.crews = self.crews.copy()
        twin.levels = self.levels.copy()
        twin.spots = self.spots.copy()
        twin.queues = self.queues.copy()
        twin.noted = self.noted.copy()
        twin.order = self.order
        twin.drafters = self.drafters
        twin.sizes = self.sizes.copy()
        twin.phase = self.phase
        twin.period = self.period
        twin.last_round = self.last_round
        twin.picks = self.picks
        twin.column = self.column
        twin.window = self.window
        twin.coins = self.coins
        twin.fuel = self.fuel
        twin.permits = self.permits
        twin.offered = self.offered
        return twin


def box(game: Game, config: Config, seats: int, cards: Sequence[Face]) -> VoyageBox:
    """Lay out the table."""
    box = VoyageBox(game, config, seats, cards, Skipper)
    box.levels = levels(config)
    _lay_out_middle(box, seats)
    columns = COLUMNS if config["fishing_boats"] else KINDS
    for me in box.seats:
        _lay_out_seat(box, me, seats, columns)
    box.waiting = (*RESOURCES, CAPTAIN) if config["captains"] == "later" else RESOURCES
    _name_answers(box)
    _list_effects(box)
    return box


def _lay_out_middle(box: VoyageBox, seats: int) -> None:
    decks = [
        box.add_place(place(f"deck-{period}", "deck", "nobody", seats, layout="pile"))
        for period in (1, 2)
    ]
    box.decks = (decks[0], decks[1])
    box.sets = tuple(
        box.add_place(place(f"set-{row}-{size}", "set", "public", seats))
        for row in range(seats + 1 if seats > 2 else 0)
        for size in (1, 2, 3)
    )
    box.display = box.add_place(place("display", "display", "public", seats))
    box.sites = box.add_place(place("sites", "sites", "public", seats))
    box.boats = box.add_place(place("boats", "boats", "public", seats))
    box.aside = box.add_place(place("aside", "aside", "nobody", seats, layout="pile"))


def _lay_out_seat(box: VoyageBox, me: Skipper, seats: int, columns: int) -> None:
    me.hand = box.add_place(place(f"hand-{me}", "hand", "owner", seats, me, "fan"))
    me.columns = tuple(
        box.add_place(place(f"column-{me}-{i}", "column", "public", seats, me, "slots", area=0))
        for i in range(columns)
    )
    me.piers = tuple(
        box.add_place(place(f"pier-{me}-{i}", "pier", "public", seats, me, "pile"))
        for i in range(columns)
    )
    me.ships = tuple(range(me * SHIPS, (me + 1) * SHIPS))
    me.fleet = slice(me.ships[0], me.ships[-1] + 1)
    me.piles = {kind: me * len(SMALL_CARDS) + i for i, kind in enumerate(SMALL_CARDS)}
    me.fish, me.permit, me.cargo, me.captain, me.penguin = me.piles.values()
    me.harbour = HarbourWord(f"harbour-{me}")
    me.words = tuple(ColumnWord(f"column-{me}-{i}") for i in range(columns))


def _name_answers(box: VoyageBox) -> None:
    """Make the answers that are offered again and again once and for all."""
    seats, cards = box.seats, range(len(box.cards))
    names = tuple(ShipName(f"ship-{me}-{n}") for me in seats for n in range(SHIPS))
    sites = [card for card, face in enumerate(box.cards) if face.type == SITE]
    box.columns = {word: i for me in seats for i, word in enumerate(me.words, start=1)}
    box.ships = {name: ship for ship, name in enumerate(names)}
    box.names = names
    box.docks = tuple(_docks(box, level) for level in range(len(box.levels) + 1))
    box.steps = tuple(
        tuple(("move", name, word) for word in seats[ship // SHIPS].words)
        for ship, name in enumerate(names)
    )
    box.sails = tuple({site: ("sail", name, site) for site in sites} for name in names)
    box.raises = tuple(
        tuple(("raise", name, LevelWord(f"level-{level}")) for level in range(SHIPS + 1))
        for name in names
    )
    for me in seats:
        me.tucks = tuple(("assign", word) for word in me.words)
        me.plays = tuple(_plays(me.words[:columns], cards) for columns in range(len(me.words) + 1))


def _plays(
    words: Sequence[ColumnWord], cards: Sequence[int]
) -> tuple[tuple[Play | Abandon, ...], ...]:
    """Return by card the ways to play it in a lane of some columns (NH-038, NH-045)."""
    return tuple((("play", card), *(("abandon", card, word) for word in words)) for card in cards)


def _list_effects(box: VoyageBox) -> None:
    """List what cards do at moments of their own, so that nobody needs to ask in vain."""
    moments = [moment for moment in box.hooks.listening if isinstance(moment, str)]
    box.effects = {
        moment: tuple(box.hooks.own(moment, face.slug) for face in box.cards) for moment in moments
    }
    box.kinds = {
        moment: frozenset(
            face.type
            for face, effect in zip(box.cards, box.effects[moment], strict=True)
            if effect is not None
        )
        for moment in moments
    }


def _docks(box: VoyageBox, level: int) -> tuple[SmallCard | Pass, ...]:
    """Return the dock rewards of all levels up to this one (NH-084)."""
    rewards = list(dict.fromkeys(each.dock for each in box.levels[:level]))
    return (*rewards, PASS) if box.config["decline"] == "all" else tuple(rewards)
