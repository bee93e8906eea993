"""How many cards come in each set: the one place that a new card changes."""

from __future__ import annotations

from typing import Final

DEFINITIVE: Final = {
    "base": 100,
    "capital": 15,
    "tokyo": 10,
    "kickstarter": 15,
    "kickstarter2": 10,
    "j": 10,
    "flag": 20,
}
"""Contracts by set of the Definitive Edition; a Flag card bears two."""
FIRST: Final = {"base": 100, "jutaku": 10, "kickstarter": 15, "captain": 3}
"""Cards by set of the first edition."""
