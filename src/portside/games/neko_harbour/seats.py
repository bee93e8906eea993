"""Seats: numbers that know what they own."""

from __future__ import annotations

from portside.engine.pieces import Seat
from portside.games.neko_harbour.answers import Abandon, Assign, ColumnWord, HarbourWord, Play


class Skipper(Seat):
    """A seat, with what it owns.

    Attributes:
        hand: place of its hand.
        columns: places of its columns, left to right.
        piers: places of the cards tucked at them, and `lane` both as a slice.
        ships: numbers of its ships, and `fleet` the same as a slice.
        piles: where its small cards are counted, by kind.
        fish, permit, cargo, captain, penguin: the same one by one.
        harbour: the word for its harbour.
        plays: by number of columns, then by card, the answers that play or abandon it.
        words: the words for its columns.
        tucks: the answers that tuck a captain, one for each column.
    """

    __slots__ = ()

    hand: int
    columns: tuple[int, ...]
    piers: tuple[int, ...]
    lane: slice
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
