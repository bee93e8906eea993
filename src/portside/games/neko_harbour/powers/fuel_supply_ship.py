"""Fuel Supply Ships: fuel, and sets at the end of the game."""

from __future__ import annotations

from portside.games.neko_harbour.powers.moments import scoring, symbols
from portside.games.neko_harbour.powers.sets import sets
from portside.games.neko_harbour.table import Skipper, Voyage


@symbols
def fuel_supply_ship_1(t: Voyage, me: Skipper, card: int) -> int:
    """Give 1 fuel each turn (NH-137)."""
    return 1


@symbols
def fuel_supply_ship_2(t: Voyage, me: Skipper, card: int) -> int:
    """Give 2 fuel each turn (NH-138)."""
    return 2


@scoring
def fuel_supply_ship_sets(t: Voyage, me: Skipper, card: int) -> int:
    """Score 6 for each 3 Fuel Supply Ships (NH-139)."""
    return 6 * sets(t, card)
