"""Seats: numbers that know their places."""

from __future__ import annotations

from portside.engine.pieces import Seat
from portside.games.import_export.answers import SeatWord


class Captain(Seat):
    """A seat; the attributes are place numbers, its word, and the mark of its Crew and Goods."""

    __slots__ = ()

    word: SeatWord
    hand: int
    crew: int
    goods: int
    fulfilled: int
    played: int
    mark: int
