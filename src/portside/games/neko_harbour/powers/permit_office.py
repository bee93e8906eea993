"""Permit Offices: permits, and sets at the end of the game."""

from __future__ import annotations

from portside.games.neko_harbour.powers.moments import scoring, symbols
from portside.games.neko_harbour.powers.sets import sets
from portside.games.neko_harbour.table import Skipper, Voyage


@symbols
def permit_office_1(t: Voyage, me: Skipper, card: int) -> int:
    """Give 1 permit each turn (NH-144)."""
    return 1


@symbols
def permit_office_2(t: Voyage, me: Skipper, card: int) -> int:
    """Give 2 permits each turn (NH-145)."""
    return 2


@scoring
def permit_office_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 8 for each 3 Permit Offices (NH-146)."""
    return 8 * sets(t, card)
