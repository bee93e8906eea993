"""Play and study Import/Export and Neko Harbour: The Card Game, by the book.

>>> import portside
>>> match = portside.new_match("import_export", seats=4, seed=7)
>>> ask = match.pending[0]
>>> match.answer(ask.seat, ask.options[0].key)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import portside.compiled  # noqa: F401 # before all others: it decides where they come from
from portside.engine.ask import Option, Reason
from portside.engine.errors import (
    BadExpansion,
    BadScenario,
    BadSetting,
    BadValues,
    BrokenRecord,
    IllegalAnswer,
    MatchOver,
    MissingExpansion,
    NoPast,
    NotAsked,
    OtherRules,
    PortsideError,
    StaleAnswer,
    UndoRefused,
    UnknownRef,
    UnknownTitle,
    WrongSeats,
)
from portside.engine.expansions import Expansion, expansions, register_expansion
from portside.engine.game import Game, Result, Score, Setting, find, register, titles
from portside.engine.knowledge import Sight
from portside.engine.match import Match
from portside.engine.prompt import Prompt
from portside.engine.record import replay
from portside.engine.scenario import Scenario, read_scenario
from portside.engine.view_types import LogLine, View
from portside.extras import MissingExtra

__all__ = [
    "BadExpansion",
    "BadScenario",
    "BadSetting",
    "BadValues",
    "BrokenRecord",
    "Expansion",
    "Game",
    "IllegalAnswer",
    "LogLine",
    "Match",
    "MatchOver",
    "MissingExpansion",
    "MissingExtra",
    "NoPast",
    "NotAsked",
    "Option",
    "OtherRules",
    "PortsideError",
    "Prompt",
    "Reason",
    "Result",
    "Scenario",
    "Score",
    "Setting",
    "Sight",
    "StaleAnswer",
    "UndoRefused",
    "UnknownRef",
    "UnknownTitle",
    "View",
    "WrongSeats",
    "__version__",
    "expansions",
    "find",
    "from_scenario",
    "new_match",
    "read_scenario",
    "register",
    "register_expansion",
    "replay",
    "titles",
]

try:
    __version__ = version("portside")
except PackageNotFoundError:  # files that nobody has installed
    __version__ = "0+unknown"


def new_match(
    title: str,
    seats: int = 4,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    scenario: Scenario | None = None,
    log: bool = True,
) -> Match:
    """Deal a match.

    Args:
        title: name of a title, see `titles()`.
        seats: how many play.
        seed: the same seed and answers give the same match; None draws a secret.
        options: settings, see `find(title).settings`.
        scenario: a position to start from instead of a deal.
        log: keep what happens, for `Match.log`; without it a match is played faster.

    Raises:
        PortsideError: unknown title or setting, wrong number of seats, impossible position.
    """
    secret = secrets.token_hex(16) if seed is None else str(seed)
    return Match.new(find(title), seats, secret, options or {}, scenario, log)


def from_scenario(scenario: Scenario, seed: int | str | None = None) -> Match:
    """Start a match from a position."""
    return new_match(scenario.title, scenario.seats, seed, scenario.options, scenario)


def __dir__() -> list[str]:
    """Show what is public, and no helper that happens to lie here."""
    return __all__
