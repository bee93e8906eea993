"""Sites whose value is not printed."""

from __future__ import annotations

from portside.games.neko_harbour.moments import worth
from portside.games.neko_harbour.scoring import ships_at
from portside.games.neko_harbour.table import Skipper, Voyage


@worth
def paulet_island(t: Voyage, me: Skipper, card: int, site: int) -> int:
    """Score the summed level of all ships there (NH-165)."""
    return ships_at(t, site)
