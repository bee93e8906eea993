"""Seats and ships: numbers that know their places."""

from __future__ import annotations

from portside.engine.pieces import Seat
from portside.games.import_export.answers import SeatWord, ShipName


class Captain(Seat):
    """A seat; the attributes are place numbers, its word, and the mark of its Crew and Goods."""

    word: SeatWord
    hand: int
    crew: int
    goods: int
    fulfilled: int
    played: int
    mark: int


class Ship(int):
    """A ship: its number, owner, the places of its Contracts and cargo, its word and mark.

    What lies under it for good is in its hull, a place that only the Capital set has.
    """

    owner: Captain
    contracts: int
    cargo: int
    hull: int
    name: ShipName
    mark: int


def new_ship(number: int, owner: Captain) -> Ship:
    """Return a ship that has no places yet."""
    ship = Ship(number)
    ship.owner = owner
    ship.name = ShipName(f"ship-{number}")
    ship.mark = 1 << (8 + number)
    return ship
