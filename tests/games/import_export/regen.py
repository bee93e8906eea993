"""The golden records of Import/Export: matches that must come out as they did.

`scripts/regen_records.py` writes them anew. A change of the rules shows its consequences in the
difference; a past answer that became illegal or means something else calls for a higher `rules`
number of the title.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from portside.engine.match import Match
from tests.games.import_export import matches
from tests.games.import_export.matches import CAPITAL, EASY, EASY_CAPITAL, SETS

RECORDS: Final = Path(__file__).parent / "records"
MATCHES: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "credits": (2, 15, {}),
    "cards": (6, 139, {}),
    "won": (3, 96, EASY),
    "sets-credits": (2, 90, SETS),
    "sets-cards": (6, 89, EASY | SETS),
    "sets-won": (2, 25, EASY | SETS),
    "market-credits": (2, 15, {"market": True}),
    "tokyo-credits": (2, 41, {"set_tokyo": True}),
    "flag-credits": (2, 45, {"set_flag": True}),
    "tokens-credits": (2, 20, {"containers": "tokens"}),
    "all-tokens-credits": (2, 45, {"containers": "all_tokens", "set_flag": True}),
    "capital-credits": (3, 8, CAPITAL),
    "capital-cards": (6, 5, EASY_CAPITAL),
}
"""Seats, seed and settings of a match for every way to end, named by it."""


def played(name: str) -> Match:
    """Play one of the matches, with answers that are random but always the same."""
    seats, seed, options = MATCHES[name]
    return matches.played(seats, seed, options)
