"""Visitor Centers: coins, and sets at the end of the game."""

from __future__ import annotations

from portside.games.neko_harbour.powers.moments import scoring, symbols
from portside.games.neko_harbour.powers.sets import sets
from portside.games.neko_harbour.table import Skipper, Voyage


@symbols
def visitor_center_2(t: Voyage, me: Skipper, card: int) -> int:
    """Give 2 coins each turn (NH-131)."""
    return 2


@symbols
def visitor_center_4(t: Voyage, me: Skipper, card: int) -> int:
    """Give 4 coins each turn (NH-132)."""
    return 4


@scoring
def visitor_center_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 4 for each 3 Visitor Centers (NH-133)."""
    return 4 * sets(t, card)
