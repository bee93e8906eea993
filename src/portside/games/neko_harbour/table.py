"""Places, ships and the state of a match.

Small cards never run out (NH-015), so they are numbers: `t.supply[me.fish]` is how many fish cards
a seat owns and `t.staged[me.fish]` how many more it has gained this turn. A ship is a number too,
with the word `ship-<seat>-<n>`; which of the owner's six cards lies there follows from its level,
since the two faces of a card total 7 (NH-070).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Self

from portside.engine.ask import Pass
from portside.engine.native import mypyc_attr
from portside.engine.table import Box, Table
from portside.games.neko_harbour.answers import SHIPS as SHIPS  # noqa: PLC0414 # handed on
from portside.games.neko_harbour.answers import (
    Extra,
    Move,
    Raise,
    Sail,
    ShipName,
    SmallCard,
)
from portside.games.neko_harbour.cards import (
    SITE,
    SMALL_CARDS,
    Face,
    Level,
)
from portside.games.neko_harbour.seats import Skipper as Skipper  # noqa: PLC0414 # handed on

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


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """Return an independent table of Neko Harbour."""
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
