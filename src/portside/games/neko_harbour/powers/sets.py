"""Sets of three, as several kinds of card count them."""

from __future__ import annotations

from typing import Final

from portside.games.neko_harbour.table import Voyage

SET: Final = 3


def sets(t: Voyage, card: int) -> int:
    """Return how many full sets lie in the column of a card, itself included (NH-147)."""
    return len(t[t.where[card]]) // SET
