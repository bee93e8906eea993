"""Visitor Centers, Fuel Supply Ships and Permit Offices that score sets of their kind.

Those that give symbols have nothing but the number printed on them.
"""

from __future__ import annotations

from typing import Final

from portside.games.neko_harbour.moments import scoring
from portside.games.neko_harbour.table import Skipper, Voyage

SET: Final = 3


@scoring
def fuel_supply_ship_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 6 for each 3 Fuel Supply Ships (NH-139)."""
    return 6 * sets(t, card)


@scoring
def permit_office_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 8 for each 3 Permit Offices (NH-146)."""
    return 8 * sets(t, card)


@scoring
def visitor_center_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 4 for each 3 Visitor Centers (NH-133)."""
    return 4 * sets(t, card)


def sets(t: Voyage, card: int) -> int:
    """Return how many full sets lie in the column of a card, itself included (NH-147)."""
    return len(t[t.where[card]]) // SET
