"""What bots do where they think: answer, give hints to a person, and tell who could follow a lead.

The work gets a pickled sight, so nothing that comes of it can depend on what the seat may not know.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any, Final

from portside.bots import (
    Bot,
    UnknownBot,
    accepted_names,
    decide,
    find,
    hints,
    names,
    radar,
)
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


def check_bot_name(name: str) -> None:
    """Raise `UnknownBot` unless people may ask for a bot: no paths, no budgets of their own."""
    if name not in STRENGTHS and name not in accepted_names():  # which reads what is installed
        message = f"There is no bot {name!r}; there are: {', '.join(names())}."
        raise UnknownBot(message, bot=name[:80])


@cache
def bot_by_name(name: str) -> Bot:
    """Return a bot that works here, made once."""
    return find(name)


def answer_for_sight(name: str, kept: bytes, seed: int | str) -> str:
    """Return what a bot answers to the question of a pickled sight."""
    sight: Sight = pickle.loads(kept)
    return decide(bot_by_name(name), sight, Random(seed)).key


def hints_for_sight(name: str, kept: bytes, seed: str) -> list[Json]:
    """Return the best answers to the question of a pickled sight, as a bot sees them."""
    sight: Sight = pickle.loads(kept)
    return [asdict(each) for each in hints(bot_by_name(name), sight, Random(seed), HINTS)]


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
