"""Places and the state of an Import/Export match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self, TypeAlias

from portside.engine.ask import USE
from portside.engine.native import mypyc_attr
from portside.engine.table import Box, Table
from portside.engine.zones import NOWHERE, Layout, Place, move, place
from portside.games.import_export.answers import (
    Following,
    Leading,
    Offer,
    SeatWord,
    ShipName,
    Supplying,
    Wild,
)
from portside.games.import_export.cards import Face
from portside.games.import_export.editions import Edition
from portside.games.import_export.seats import Captain as Captain  # noqa: PLC0414 # handed on
from portside.games.import_export.ships import Ship as Ship  # noqa: PLC0414 # the same

FULFILLED: Final = 0
CONTRACT: Final = 1
CARGO: Final = 2
HAND: Final = 3
CREW: Final = 4
HULL: Final = 5
"""Where a power can work: most in the fulfilled area, some elsewhere."""

POWERS_TOUCHED: Final = 1
"""Mark of the fulfilled areas: what powers bear on may be anything."""
AREAS_TOUCHED: Final = 0xFF
"""Marks of all areas of the seats; those of ships come after them."""

IN_HARBOUR: Final = 0
AT_SEA: Final = 1
DEPARTING: Final = 2
GONE: Final = 3
JOINED: Final = 4
"""Where a ship is; a departing one is neither here nor there (AMB-053).

One that is `JOINED + n` has become one with ship n, which stands for both (AMB-127).
"""


class Ways:
    """The options of doing something with one card, made once for all: looked up, not made anew.

    Attributes:
        play, follow, sell, recruit, use: by card, the option of doing that with it.
    """

    __slots__ = ("follow", "play", "recruit", "sell", "use")

    def __init__(self, cards: int) -> None:
        # As what their questions take: tuples of one shape would be made anew when compiled.
        self.play: list[Leading] = [("play", card) for card in range(cards)]
        self.follow: list[Following] = [("follow", card) for card in range(cards)]
        self.sell: list[Supplying] = [("sell", card) for card in range(cards)]
        self.recruit: list[Supplying] = [("recruit", card) for card in range(cards)]
        self.use: list[Offer] = [(USE, card) for card in range(cards)]


AsItLies: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A ship's number, its Contracts and its Containers."""
GoodsScored: TypeAlias = tuple[tuple[int, ...], tuple[dict[str, int], ...]]
"""By seat what its Goods score, and the parts of that."""


class HarbourBox(Box[Captain, Face]):
    """What all tables share: places, and what can be known of the cards beforehand.

    Attributes:
        edition: the rules of the edition.
        rulings: what the edition's unclear points are ruled to be.
        target: credits that end the match.
        port: the prices of the Port of Tokyo by column; none where the Island is in play.
        board: the word for which of the two it is; either way cards lie in `island` (IE-197).
        ships: those in the box, and by owner.
        wild_any: whether a wild pair may stand for any action.
        ordered: whether the order of the discards can ever count, and owners choose it (AMB-016).
        loads: by card, how many Containers it needs as a Contract.
        types: by card, its type; `symbols` the actions it counts as.
        kinds: by card, its colours: of a whole Flag card both (AMB-095).
        action_names: the action types in play.
        acting_as: by action and card, whether it prints that action.
        grey: the Capital cards; none without their set.
        tokens: by token its colour, in the variants that have them.
        all_tokens: whether Crew and Goods are tokens too.
        boarding: the cards that may be loaded or pirated at all.
        ways: by word and card, the option of doing that with it.
        pairs: by two cards of one type, their wild option; None of others.
        wanted: what was found out about Contracts and Containers aboard: the types still wanted.
        covered: the same: what the Contracts need, and which of it is aboard.
        scored: what was found out about the Goods of all seats: what they score for them.
    """

    deck: int
    discard: int
    island: int
    edition: Edition
    rulings: dict[str, str]
    target: int
    port: tuple[int, ...]
    board: str
    ships: tuple[Ship, ...]
    fleets: tuple[tuple[Ship, ...], ...]
    wild_any: bool
    ordered: bool
    loads: tuple[int, ...]
    types: tuple[str, ...]
    kinds: tuple[tuple[str, ...], ...]
    symbols: tuple[tuple[str, ...], ...]
    action_names: tuple[str, ...]
    acting_as: dict[str, tuple[bool, ...]]
    grey: frozenset[int]
    tokens: dict[int, str]
    all_tokens: bool
    boarding: frozenset[int]
    ways: Ways
    pairs: list[list[Wild | None]]
    wanted: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[str, ...]]
    covered: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[tuple[tuple[int, str], bool], ...]]
    scored: dict[tuple[tuple[int, ...], ...], GoodsScored]


@mypyc_attr(allow_interpreted_subclasses=True)
class Harbour(Table[HarbourBox, Captain]):
    """The state of a match.

    Attributes:
        credits: by seat.
        colours: Harbour colour by seat.
        ships: every ship, extra ones too.
        fleets: the same by owner.
        ship_at: where each ship is; change it by `steer`.
        docks: by seat, its ships that lie in its Harbour.
        sea: the ships in the Open Sea.
        pairs: cards loaded together as one Container.
        light: ships that put to sea with a single Container (bits).
        boarded: cards that went aboard by their own power and are still there.
        waived: what Contracts need no more: (card whose power it is, Contract, type).
        phase: the step that comes next.
        turn: how many turns have begun.
        leader: who leads.
        led: the action led this turn, or "".
        doing: by seat the action it performs this turn, or "".
        todo: by seat how many actions are still to perform.
        cursor: how far round the table the present phase has come.
        sold: seats that used their sale this turn (bits).
        pirated: seats that have pirated this turn (bits).
        extra_turns: extra turns owed, by seat.
        promised: seats that lead twice in a row from their next turn on.
        called: seats that lead two turns as soon as this one is over.
        resumes: who leads after them, or -1.
        bought: tiers that seats got for further actions this turn: (seat, type).
        bans: actions nobody may perform, with the seat whose next turn ends the ban.
        virtual: extra Goods and Crew, that exist only in counting: (seat, type or action).
        declared: Crew that count as Goods of a type while they are Crew: (card, type).
        importing: whether somebody is taking cards off a ship just now.
        fulfilling: how deep in fulfilments the match is.
        solo: how deep in actions performed by a power; windows stay shut in them.
        aside: who is asked about an action that a power gives, and which; -1 is nobody.
        spare: further Contract actions of a power, each good for a tier.
        market: in that variant, the market's markers in the order of the types; otherwise empty.
        declined: ships that their owners did not want fulfilled early, as they lay then.
        face_up: whether the deck shows its top card.
        ending: why the match will end after this turn, or "".
    """

    __slots__ = (
        "aside",
        "bans",
        "boarded",
        "bought",
        "called",
        "colours",
        "credits",
        "cursor",
        "declared",
        "declined",
        "docks",
        "doing",
        "ending",
        "extra_turns",
        "face_up",
        "fleets",
        "fulfilling",
        "importing",
        "leader",
        "led",
        "light",
        "market",
        "pairs",
        "phase",
        "pirated",
        "promised",
        "resumes",
        "sea",
        "ship_at",
        "ships",
        "sold",
        "solo",
        "spare",
        "todo",
        "turn",
        "virtual",
        "waived",
    )

    def __init__(self, box: HarbourBox, rng: int) -> None:
        super().__init__(box, rng)
        count = len(box.seats)
        self.credits = [0] * count
        self.colours: tuple[str, ...] = ()
        self.ships = box.ships
        self.fleets = box.fleets
        self.ship_at = [IN_HARBOUR] * len(box.ships)
        self.docks = list(box.fleets)
        self.sea: tuple[Ship, ...] = ()
        self.market: tuple[int, ...] = ()
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.boarded: tuple[int, ...] = ()
        self.waived: tuple[tuple[int, int, str], ...] = ()
        self.phase = "lead"
        self.turn = self.leader = self.cursor = self.sold = self.pirated = self.light = 0
        self.led = ""
        self.doing = [""] * count
        self.todo = [0] * count
        self.extra_turns = [0] * count
        self.promised: tuple[int, ...] = ()
        self.called: tuple[int, ...] = ()
        self.resumes = -1
        self.bought: tuple[tuple[int, str], ...] = ()
        self.bans: tuple[tuple[str, int], ...] = ()
        self.virtual: tuple[tuple[int, str], ...] = ()
        self.declared: tuple[tuple[int, str], ...] = ()
        self.importing = self.face_up = False
        self.touched = POWERS_TOUCHED
        self.fulfilling = self.solo = self.spare = 0
        self.aside = (-1, "")
        self.ending = ""
        self.declined: tuple[AsItLies, ...] = ()

    def copy(self) -> Self:
        """Return an independent table of Import/Export."""
        twin = super().copy()
        twin.credits = self.credits.copy()
        twin.colours = self.colours
        twin.ships = self.ships
        twin.fleets = self.fleets
        twin.ship_at = self.ship_at.copy()
        twin.docks = self.docks.copy()
        twin.sea = self.sea
        twin.market = self.market
        twin.pairs = self.pairs
        twin.light = self.light
        twin.boarded = self.boarded
        twin.waived = self.waived
        twin.phase = self.phase
        twin.turn = self.turn
        twin.leader = self.leader
        twin.led = self.led
        twin.doing = self.doing.copy()
        twin.todo = self.todo.copy()
        twin.cursor = self.cursor
        twin.sold = self.sold
        twin.pirated = self.pirated
        twin.extra_turns = self.extra_turns.copy()
        twin.promised = self.promised
        twin.called = self.called
        twin.resumes = self.resumes
        twin.bought = self.bought
        twin.bans = self.bans
        twin.virtual = self.virtual
        twin.declared = self.declared
        twin.importing = self.importing
        twin.fulfilling = self.fulfilling
        twin.ending = self.ending
        twin.face_up = self.face_up
        twin.solo = self.solo
        twin.aside = self.aside
        twin.spare = self.spare
        twin.declined = self.declined
        return twin

    def type(self, card: int) -> str:
        """Return the Good type of a card that lies on the table with one side up."""
        return self.box.types[card]

    def bears(self, card: int, kind: str) -> bool:
        """Tell whether a card is of a type; a whole Flag card is of two (AMB-095)."""
        return kind in self.box.kinds[card]

    def alike(self, one: int, other: int) -> bool:
        """Tell whether two cards on the table can be of one type."""
        return self.box.pairs[one][other] is not None

    def face(self, card: int) -> Face:
        """Return the face of a card on the table of Import/Export."""
        face: Face = self.box.cards[card]
        return face

    def first_discard(self, kind: str) -> int | None:
        """Return the first card of a type, going through the discards from the top (IE-230)."""
        discards = reversed(self.zones[self.box.discard])
        return next((card for card in discards if self.bears(card, kind)), None)

    def let_go(self, card: int) -> int:
        """Exchange a token that would leave the table for a discarded card of its colour.

        On the discards it simply goes back to the supply, and where there is no such card too.
        """
        if card not in self.box.tokens:
            return super().let_go(card)
        to = self.where[card]
        found = None if to == self.box.discard else self.first_discard(self.type(card))
        move(self, card, NOWHERE)
        if found is not None:
            move(self, found, to)
        return card if found is None else found

    def fleet(self, me: int) -> list[Ship]:
        """Return the ships on the table of a seat that are still in the game, joined as one."""
        return [s for s in self.fleets[me] if self.ship_at[s.n] < GONE]

    def twin(self, ship: Ship) -> Ship | None:
        """Return the ship that has become one with another, if any (AMB-127)."""
        ships = self.fleets[ship.owner]
        return next((s for s in ships if self.ship_at[s.n] == JOINED + ship.n), None)

    def ship(self, name: ShipName) -> Ship:
        """Return a ship on the table by its word."""
        return self.ships[int(name[5:])]

    def seated(self, word: SeatWord) -> Captain:
        """Return a seat at the table by its word."""
        found: Captain = self.seats[int(word[5:])]
        return found

    def steer(self, ship: Ship, to: int) -> None:
        """Bring a ship on the table to where it is from now on."""
        at, owner = self.ship_at, ship.owner
        at[ship.n] = to
        self.docks[owner] = tuple([s for s in self.fleets[owner] if at[s.n] == IN_HARBOUR])
        self.sea = tuple([s for s in self.ships if at[s.n] == AT_SEA])
        self.touched |= ship.mark

    def add_ship(self, owner: Captain) -> Ship:
        """Launch a further ship in a Harbour."""
        ship = launched(len(self.ships), owner, len(self.seats), self.grow, hull=True)
        self.ships = (*self.ships, ship)
        self.fleets = by_owner(self.ships, len(self.seats))
        self.ship_at.append(IN_HARBOUR)
        self.steer(ship, IN_HARBOUR)
        return ship


def launched(
    n: int, owner: Captain, seats: int, add_place: Callable[[Place], int], *, hull: bool
) -> Ship:
    """Return a ship whose places have been added to a box or a table."""
    mark = 1 << (8 + n)
    kinds: list[tuple[str, Layout, int]]
    kinds = [("contracts", "slots", CONTRACT), ("cargo", "row", CARGO)]
    contracts, cargo = [
        add_place(
            place(f"{kind}-{n}", kind, "public", seats, owner, layout, area, mark, sided=True)
        )
        for kind, layout, area in kinds
    ]
    below = place(f"hull-{n}", "hull", "public", seats, owner, "row", HULL, mark)
    under = add_place(below) if hull else -1
    return Ship(n, owner, contracts, cargo, under, ShipName(f"ship-{n}"), mark)


def by_owner(ships: Sequence[Ship], seats: int) -> tuple[tuple[Ship, ...], ...]:
    """Return the ships of the table in a row for each seat."""
    return tuple(tuple(ship for ship in ships if ship.owner == me) for me in range(seats))
