"""Seats, ships, places and the state of an Import/Export match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Self

from portside.engine.game import Config, Game
from portside.engine.table import Box, CardFace, Seat, Table
from portside.engine.zones import Place, place
from portside.games.import_export import cited
from portside.games.import_export.cards import Face
from portside.games.import_export.editions import EDITIONS, FIRST, Edition
from portside.games.import_export.settings import rulings

FULFILLED: Final = 0
CONTRACT: Final = 1
CARGO: Final = 2
HAND: Final = 3
CREW: Final = 4
"""Where a power can work: most in the fulfilled area, some elsewhere."""

IN_HARBOUR: Final = 0
AT_SEA: Final = 1
DEPARTING: Final = 2
GONE: Final = 3
"""Where a ship is; a departing one is neither here nor there (AMB-053)."""


class Captain(Seat):
    """A seat; the attributes are place numbers, `ships` the two it starts with."""

    hand: int
    crew: int
    goods: int
    fulfilled: int
    played: int


class Ship(int):
    """A ship: its number, owner, the places of its Contracts and cargo, and its word."""

    owner: Captain
    contracts: int
    cargo: int
    name: str


class Quay(Box):
    """The places all tables share."""

    deck: int
    discard: int
    island: int
    edition: Edition
    rulings: dict[str, str]
    areas: int
    target: int
    ships: tuple[Ship, ...]
    fleets: tuple[tuple[Ship, ...], ...]
    wild_any: bool
    loads: tuple[int, ...]
    types: tuple[str, ...]
    actions: tuple[str, ...]


class Harbour(Table):
    """The state of a match.

    Attributes:
        credits: by seat.
        colours: Harbour colour by seat.
        ships: every ship, extra ones too.
        fleets: the same by owner.
        ship_at: where each ship is.
        pairs: cards loaded together as one Container.
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
        bought: tiers that seats got for further actions this turn: (seat, type).
        bans: actions nobody may perform, with the seat whose next turn ends the ban.
        virtual: extra Goods by seat, that exist only in counting.
        rested: what areas, ships and powers were like when the table last came to rest.
        fulfilling: how deep in fulfilments the match is.
        solo: how deep in actions performed by a power; windows stay shut in them.
        spare: further Contract actions of a power, each good for a tier.
        declined: ships not fulfilled early, with how many Contracts and Containers they had.
        face_up: whether the deck shows its top card.
        ending: why the match will end after this turn, or "".
    """

    __slots__ = (
        "bans",
        "bought",
        "colours",
        "credits",
        "cursor",
        "declined",
        "doing",
        "ending",
        "extra_turns",
        "face_up",
        "fleets",
        "fulfilling",
        "leader",
        "led",
        "pairs",
        "phase",
        "pirated",
        "promised",
        "rested",
        "ship_at",
        "ships",
        "sold",
        "solo",
        "spare",
        "todo",
        "turn",
        "virtual",
    )
    box: Quay

    def __init__(self, box: Quay, rng: int) -> None:
        super().__init__(box, rng)
        count = len(box.seats)
        self.credits = [0] * count
        self.colours: tuple[str, ...] = ()
        self.ships = box.ships
        self.fleets = box.fleets
        self.ship_at = [IN_HARBOUR] * len(box.ships)
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.phase = "lead"
        self.turn = 0
        self.leader = 0
        self.led = ""
        self.doing = [""] * count
        self.todo = [0] * count
        self.cursor = 0
        self.sold = 0
        self.pirated = 0
        self.extra_turns = [0] * count
        self.promised: tuple[int, ...] = ()
        self.bought: tuple[tuple[int, str], ...] = ()
        self.bans: tuple[tuple[str, int], ...] = ()
        self.virtual: tuple[tuple[int, str], ...] = ()
        self.rested: tuple[object, ...] = ()
        self.fulfilling = 0
        self.ending = ""
        self.face_up = False
        self.solo = 0
        self.spare = 0
        self.declined: tuple[tuple[int, int, int], ...] = ()

    def copy(self) -> Self:
        """Return an independent table."""
        twin = super().copy()
        twin.credits = self.credits.copy()
        twin.colours = self.colours
        twin.ships = self.ships
        twin.fleets = self.fleets
        twin.ship_at = self.ship_at.copy()
        twin.pairs = self.pairs
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
        twin.bought = self.bought
        twin.bans = self.bans
        twin.virtual = self.virtual
        twin.rested = self.rested
        twin.fulfilling = self.fulfilling
        twin.ending = self.ending
        twin.face_up = self.face_up
        twin.solo = self.solo
        twin.spare = self.spare
        twin.declined = self.declined
        return twin

    def type(self, card: int) -> str:
        """Return the Good type of a card."""
        return self.box.types[card]

    def face(self, card: int) -> Face:
        """Return the face of a card."""
        face: Face = self.box.cards[card]
        return face

    def fleet(self, me: int) -> list[Ship]:
        """Return the ships of a seat that are still in the game."""
        return [s for s in self.fleets[me] if self.ship_at[s] != GONE]

    def docked(self, me: int) -> list[Ship]:
        """Return the ships of a seat that lie in its Harbour."""
        at = self.ship_at
        return [s for s in self.fleets[me] if at[s] == IN_HARBOUR]

    def at_sea(self) -> list[Ship]:
        """Return the ships in the Open Sea."""
        at = self.ship_at
        return [s for s in self.ships if at[s] == AT_SEA]

    def ship(self, name: str) -> Ship:
        """Return a ship by its word."""
        return self.ships[int(name[5:])]

    def add_ship(self, owner: Captain) -> Ship:
        """Launch a further ship in a Harbour."""
        ship = Ship(len(self.ships))
        specs = ship_places(ship, owner, len(self.seats))
        ship.owner = owner
        ship.name = f"ship-{len(self.ships)}"
        ship.contracts, ship.cargo = (self.grow(spec) for spec in specs)
        self.ships = (*self.ships, ship)
        self.fleets = by_owner(self.ships, len(self.seats))
        self.ship_at.append(IN_HARBOUR)
        return ship


def ship_places(ship: int, owner: int, seats: int) -> Iterator[Place]:
    """Return the places of a ship: its Contracts and its cargo."""
    yield place(f"contracts-{int(ship)}", "contracts", "public", seats, owner, "slots", CONTRACT)
    yield place(f"cargo-{int(ship)}", "cargo", "public", seats, owner, "row", CARGO)


def box(game: Game, config: Config, seats: int, cards: Sequence[CardFace]) -> Quay:
    """Lay out the table."""
    quay = Quay(game, config, seats, cards)
    quay.edition = EDITIONS[str(config["edition"])]
    quay.rulings = rulings(config)
    quay.cited = cited.FIRST if quay.edition is FIRST else {}
    quay.target = int(str(config["target"]))
    quay.wild_any = not config["strict_wild"] and config["wild_pairs"] == "any"
    quay.loads = tuple(len(face.load) for face in quay.cards)
    quay.types = tuple(face.type for face in quay.cards)
    quay.actions = tuple(face.action for face in quay.cards)
    quay.deck = quay.add_place(place("deck", "deck", "nobody", seats, layout="pile"))
    quay.discard = quay.add_place(place("discard", "discard", "top", seats, layout="pile"))
    quay.island = quay.add_place(place("island", "island", "public", seats))
    quay.seats = tuple(Captain(i) for i in range(seats))
    _add_areas(quay, seats)
    quay.ships = tuple(Ship(i) for i in range(2 * seats))
    for ship in quay.ships:
        ship.owner = quay.seats[ship // 2]
        ship.name = f"ship-{int(ship)}"
        specs = ship_places(ship, ship.owner, seats)
        ship.contracts, ship.cargo = (quay.add_place(spec) for spec in specs)
    quay.fleets = by_owner(quay.ships, seats)
    return quay


def by_owner(ships: Sequence[Ship], seats: int) -> tuple[tuple[Ship, ...], ...]:
    """Return ships in a row for each seat."""
    return tuple(tuple(ship for ship in ships if ship.owner == me) for me in range(seats))


def _add_areas(quay: Quay, seats: int) -> None:
    """Add the places of the seats; those that settling looks at come last, in one row."""
    for me in quay.seats:
        me.hand = quay.add_place(place(f"hand-{me}", "hand", "owner", seats, me, "fan", HAND))
        me.played = quay.add_place(place(f"played-{me}", "played", "public", seats, me))
    quay.areas = len(quay.places)
    for kind, life in (("crew", CREW), ("goods", -1), ("fulfilled", FULFILLED)):
        for me in quay.seats:
            spec = place(f"{kind}-{me}", kind, "public", seats, me, "row", life)
            setattr(me, kind, quay.add_place(spec))
