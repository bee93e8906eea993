"""What titles derive their seats and the faces of their cards from.

Titles, also those of other packages, subclass both in Python, and a seat is an int; so this module
is not compiled (see `pyproject.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self


@dataclass(frozen=True, slots=True)
class CardFace:
    """Hold what is printed on a card; titles add their own fields in a subclass.

    Attributes:
        slug: name of the kind of card, shared by its copies.
        back: what everybody sees of a face-down card; cards are told apart by it.
        side_of: slug of the card of which this is one side, if it is one.
    """

    slug: str
    back: str
    side_of: str = field(default="", kw_only=True)


class Seat(int):
    """A place at the table: its number, with the places it owns as attributes.

    Being an int it indexes lists (`t.credits[me]`) and compares with numbers. An int has no slots,
    and looking into a dict of its own takes it three times as long as into its class: so each seat
    is the only one of a class of its own, which has its attributes.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """Make a seat, and its class."""
        return super().__new__(type(cls.__name__, (cls,), {"__slots__": ()}), number)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(type(self), name, value)

    def __reduce__(self) -> tuple[object, ...]:
        kind = type(self)
        places = {name: value for name, value in vars(kind).items() if not name.startswith("__")}
        return _seated, (kind.__base__, int(self), places)


def _seated(kind: type[Seat], number: int, places: Mapping[str, object]) -> Seat:
    """Return a seat that was pickled."""
    seat = kind(number)
    for name, place in places.items():
        setattr(seat, name, place)
    return seat
