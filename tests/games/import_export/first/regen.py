"""The golden records of the first edition; `scripts/regen_records.py` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from portside.engine.match import Match
from tests.games.import_export import matches
from tests.games.import_export.first.matches import BASE, EASY, OTHERWISE, VALUES
from tests.games.import_export.first.scenes import SETS

RECORDS: Final = Path(__file__).parent / "records"
MATCHES: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "credits": (2, 67, BASE),
    "cards": (6, 3, BASE),
    "won": (2, 171, BASE | VALUES),
    "sets-credits": (4, 12, BASE | SETS),
    "sets-cards": (6, 1, EASY),
    "sets-won": (3, 58, EASY),
    "longer-credits": (3, 38, BASE | {"target": 80}),
    "otherwise-credits": (5, 3, OTHERWISE),
}
"""Seats, seed and settings of a match for every way to end, named by it."""


def played(name: str) -> Match:
    """Play one of the matches, with answers that are random but always the same."""
    seats, seed, options = MATCHES[name]
    return matches.played(seats, seed, options)
