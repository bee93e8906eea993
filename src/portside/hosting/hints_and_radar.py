"""What bots tell a person who plays: hints, and who could follow a lead.

The work is done where bots think. It gets a pickled sight, so nothing told can depend on what the
seat may not know.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any, Final

from portside.bots import Bot, find, hints, radar
from portside.bots.registry import EARLIER, STRENGTHS
from portside.engine.knowledge import Sight

HINTS: Final = 2
"""So many answers are told."""
DEFAULT: Final = "normal"
"""Who gives hints where only other bots sit, who may not be able to say why."""

Json = dict[str, Any]


def hint_bot_of_strength(others: Iterable[str | None]) -> str:
    """Return the bot that gives hints: of the strength one plays against, if it is one."""
    return next((bot for bot in others if bot in STRENGTHS or bot in EARLIER), DEFAULT)


@cache
def _bot(name: str) -> Bot:
    return find(name)


def hints_for_sight(name: str, kept: bytes, seed: str) -> list[Json]:
    """Return the best answers to the question of a pickled sight, as a bot sees them."""
    sight: Sight = pickle.loads(kept)
    return [asdict(each) for each in hints(_bot(name), sight, Random(seed), HINTS)]


def radar_for_sight(kept: bytes, seed: str) -> list[Json]:
    """Return by the radar who could follow what the seat of a pickled sight may lead."""
    sight: Sight = pickle.loads(kept)
    return [
        {
            "led": echo.led,
            "readily": [round(part, 3) for part in echo.readily],
            "at_all": [round(part, 3) for part in echo.at_all],
            "alone": round(echo.alone, 3),
        }
        for echo in radar(sight, Random(seed))
    ]
