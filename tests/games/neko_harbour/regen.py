"""Write the golden records anew: `python -m tests.games.neko_harbour.regen`.

A change of the rules shows its consequences in the difference. A past answer that became illegal
or means something else calls for a higher `rules` number of the title.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from portside import new_match
from portside.engine.match import Match

RECORDS: Final = Path(__file__).parent / "records"
PACK: Final = {"kickstarter_sites": True, "kickstarter_stations": True}
MATCHES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two-players": (2, {}),
    "three-players": (3, {}),
    "four-players": (4, {}),
    "fishing-boats": (3, {"fishing_boats": True}),
    "everything": (4, {"fishing_boats": True, **PACK}),
    "other-rulings": (2, {"decline": "upgrades", "draft_order": "order", "site_ring": True}),
    "own-values": (
        3,
        {"values": {"harbour_1": {"dock": "permit"}, "research_salvage": {"pier": 1}}},
    ),
}


def played(name: str) -> Match:
    """Play one of the matches, with answers that are random but always the same."""
    seats, options = MATCHES[name]
    match = new_match("neko_harbour", seats, f"golden {name}", options)
    rng = Random(name)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    return match


if __name__ == "__main__":
    for name in MATCHES:
        (RECORDS / f"{name}.jsonl").write_text(played(name).record(), encoding="utf-8")
