"""Words for building and playing positions of Neko Harbour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from portside.engine.ask import PASS
from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.scenario import Scenario
from portside.games.neko_harbour.cards import Face
from portside.games.neko_harbour.queries import pier_level
from portside.games.neko_harbour.scoring import parts, site_points
from portside.games.neko_harbour.table import Voyage
from portside.testing import Scene, Script

GAME = find("neko_harbour")
EVERYTHING = {"fishing_boats": True, "kickstarter_sites": True, "kickstarter_stations": True}
WINDOWS = ("ask-permits", "ask-coins", "ask-fuel", "ask-after", "ask-extra-turn")


class Voyager(Scene):
    """Build a position of Neko Harbour; seat 0 has its turn unless the facts say otherwise."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(GAME, seats)
        self._ships: dict[str, list[object]] = {}
        self._captains: dict[str, int] = {}
        self._drafting = False

    def lane(self, seat: int, columns: str) -> Self:
        """Lay out columns from the left: cards parted by spaces, columns by bars."""
        for at, cards in enumerate(columns.split("|")):
            self.put(f"column-{seat}-{at}", cards)
        return self

    def pier(self, seat: int, column: int, cards: str = "", captains: int = 0) -> Self:
        """Tuck cards and captains at a column, counted from 1."""
        if cards:
            self.put(f"pier-{seat}-{column - 1}", cards)
        self._captains[f"column-{seat}-{column - 1}"] = captains
        return self

    def ship(self, seat: int, number: int, level: int, where: str | int = "harbour") -> Self:
        """Put a ship on the harbour, in a column (by number) or at a site (by slug)."""
        place = f"column-{seat}-{where - 1}" if isinstance(where, int) else where
        self._ships[f"ship-{seat}-{number - 1}"] = [level, place]
        return self

    def drafting(self) -> Self:
        """Begin with the draft, not with a turn."""
        self._drafting = True
        return self

    def scenario(self) -> Scenario:
        """Return the position, the turn set last."""
        given = self._drafting or {"turn", "extra_turn"} & set(self._facts)
        begins = {} if given else {"turn": 0}
        placed = {"ships": self._ships, "captains": self._captains}
        self._facts = {**placed, **self._facts, **begins}
        return super().scenario()


def voyage(seats: int = 2, **facts: Any) -> Voyager:
    """Begin a position: empty lanes, each a level 1 ship on the harbour, nothing in supply."""
    return Voyager(seats).facts(**facts)


class Play(Script):
    """Play a position of Neko Harbour."""

    @property
    def table(self) -> Voyage:
        """Return the table."""
        table = self.match.table
        assert isinstance(table, Voyage)
        return table

    # -- playing

    def play(self, seat: int, card: str) -> Self:
        """Play a card into the lane."""
        return self.do(seat, "play", card)

    def abandon(self, seat: int, card: str, column: int) -> Self:
        """Abandon a card at a column."""
        return self.do(seat, "abandon", card, f"column-{seat}-{column - 1}")

    def move(self, seat: int, ship: int) -> Self:
        """Move a ship to the next column."""
        number = self.table.box.ships[f"ship-{seat}-{ship - 1}"]
        column = f"column-{seat}-{self.table.spots[number]}"
        return self.do(seat, "move", f"ship-{seat}-{ship - 1}", column)

    def sail(self, seat: int, ship: int, site: str) -> Self:
        """Send a ship to a site."""
        return self.do(seat, "sail", f"ship-{seat}-{ship - 1}", site)

    def upgrade(self, seat: int, ship: int, level: int) -> Self:
        """Raise a ship to a level."""
        return self.do(seat, "raise", f"ship-{seat}-{ship - 1}", f"level-{level}")

    def captain(self, seat: int, column: int) -> Self:
        """Tuck a captain."""
        return self.do(seat, "assign", f"column-{seat}-{column - 1}")

    def done(self, seat: int) -> Self:
        """Pass all windows that are left in a turn."""
        while any(p.seat == seat and p.kind in WINDOWS for p in self.match.pending):
            self.do(seat, PASS)
        return self

    # -- reading

    def asked(self, seat: int) -> str:
        """Return the kind of question a seat is asked."""
        return self.prompt(seat).kind

    def can(self, seat: int, *words: str) -> bool:
        """Tell whether a seat has such an answer."""
        return " ".join(words) in self.options(seat)

    def fish(self, seat: int) -> int:
        """Return the fish cards in the personal supply."""
        return self.counter("fish", seat)

    def staged(self, seat: int) -> dict[str, int]:
        """Return what was gained this turn."""
        kinds = self.table.box.waiting
        found = {kind: self.counter(f"new_{kind}", seat) for kind in kinds}
        return {kind: count for kind, count in found.items() if count}

    def supply(self, seat: int) -> dict[str, int]:
        """Return the small cards in the personal supply."""
        kinds = ("fish", "permit", "cargo", "captain", "penguin")
        found = {kind: self.counter(kind, seat) for kind in kinds}
        return {kind: count for kind, count in found.items() if count}

    def owns(self, seat: int) -> dict[str, int]:
        """Return all small cards of a seat, gained this turn or before."""
        found = self.supply(seat)
        for kind, count in self.staged(seat).items():
            found[kind] = found.get(kind, 0) + count
        return found

    def level(self, seat: int, ship: int) -> int:
        """Return the level of a ship; 0 lies in the ship supply."""
        return self.table.levels[self.table.box.ships[f"ship-{seat}-{ship - 1}"]]

    def column_of(self, seat: int, ship: int) -> int:
        """Return the column a ship is in; 0 is the harbour, less than 0 a site."""
        return self.table.spots[self.table.box.ships[f"ship-{seat}-{ship - 1}"]]

    def kinds(self, seat: int) -> tuple[str, ...]:
        """Return the kinds of the columns of a lane."""
        return self.table.lanes[seat]

    def pier(self, seat: int, column: int) -> int:
        """Return the pier level of a column."""
        return pier_level(self.table, self.table.seats[seat], column)

    def part(self, seat: int, name: str) -> int:
        """Return one part of the score of a seat, final or as of now."""
        if self.match.result is not None:
            return self.match.result.scores[seat].parts[name]
        sites = site_points(self.table)[seat]
        return parts(self.table, self.table.seats[seat], sites)[name]


def card_points(play: Play, seat: int = 0) -> int:
    """Return what the game-end cards of a lane score now."""
    return play.part(seat, "cards")


def face(key: str, seats: int = 4, options: Mapping[str, Any] | None = None) -> Face:
    """Return what is printed on a card."""
    match = Match.new(GAME, seats, "", options or {})
    return printed(match)[match.table.box.ids[key]]


def printed(match: Match) -> tuple[Face, ...]:
    """Return what is printed on all cards of a match."""
    assert isinstance(match.table, Voyage)
    return match.table.box.cards
