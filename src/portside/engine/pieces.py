"""What titles derive their seats and the faces of their cards from.

Titles, also those of other packages, subclass both in Python, and a seat is an int; so this module
is not compiled (see `pyproject.toml`).
"""

from __future__ import annotations

from dataclasses import dataclass, field


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

    Being an int it indexes lists (`t.credits[me]`) and compares with numbers.
    """
