"""What was learnt by playing: weights that come with a title, laid over its readable estimate.

A title's weights lie beside its code in `learnt.json`, made by `portside train`. They say what
each trait of a seat (`Lessons`) is worth besides what the estimate says, late and early in a match,
and what single cards are worth until the estimate tells. Where there are none, or they were learnt
under other rules, the estimate alone decides.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from portside.bots.valuation import KEEPS, PLAIN, UNIT, Learnt, Line, Valuation
from portside.engine.errors import PortsideError

if TYPE_CHECKING:
    from portside.engine.game import Config, Game
    from portside.engine.table import Box

FILE: Final = "learnt.json"
FORMAT: Final = 1
"""Raised when the file could be misunderstood."""
FREE: Final = ("set", "expansion", "ruling")
"""Settings of these groups may be other than in training; all others change what weights mean."""


class BadWeights(PortsideError):
    """Refuse a file of weights that nobody can use."""

    code = "bad-weights"


@dataclass(frozen=True, slots=True)
class Weights:
    """Hold what was learnt about a title.

    Attributes:
        title, rules, settings: what it was learnt under.
        lines: by trait, what one of it is worth in points; none where only the rest was measured.
        unit: points that multiply the odds to win by e.
        made: how: version, seed, seats, matches.
        keeps: what part of a gain in standing is still there in the end.
        cards: by name, what a card is worth more than another, in points.
    """

    title: str
    rules: int
    settings: Config
    lines: Mapping[str, Line]
    unit: Line = UNIT
    made: Mapping[str, Any] = field(default_factory=dict)
    keeps: Line = KEEPS
    cards: Mapping[str, float] = field(default_factory=dict)

    def fits(self, box: Box) -> bool:
        """Tell whether weights are about matches under these settings, and about these traits."""
        game = box.game
        bound = [each.name for each in game.settings if each.group not in FREE]
        return (
            (self.title, self.rules) == (game.name, game.rules)
            and game.lessons is not None
            and set(self.lines) in (set(), set(game.lessons.names))
            and all(box.config[name] == self.settings.get(name) for name in bound)
        )

    def as_json(self) -> str:
        """Return weights as the text of a file."""
        kept = {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "made": dict(self.made),
            "unit": _rounded(self.unit),
            "keeps": _rounded(self.keeps),
            "lines": {name: _rounded(line) for name, line in self.lines.items()},
            "cards": {name: round(worth, 3) for name, worth in self.cards.items()},
            "settings": dict(self.settings),
        }
        return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def _rounded(line: Line) -> list[float]:
    return [round(number, 4) for number in line]


def read_weights(text: str) -> Weights:
    """Return the weights of a file, or raise `BadWeights`."""
    try:
        found = json.loads(text)
        if found["format"] != FORMAT:
            raise ValueError(f"format {found['format']}")
        lines = {str(name): _line(line) for name, line in found["lines"].items()}
        unit = _line(found["unit"])
        if min(unit) <= 0:
            raise ValueError(f"unit {unit}")
        settings, made = dict(found["settings"]), dict(found["made"])
        keeps = _line(found.get("keeps", KEEPS))
        cards = {str(name): _number(worth) for name, worth in found.get("cards", {}).items()}
        title, rules = str(found["title"]), int(found["rules"])
        return Weights(title, rules, settings, lines, unit, made, keeps, cards)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadWeights(f"This is no file of weights: {error}.") from error


def _line(found: Sequence[float]) -> Line:
    late, early = map(_number, found)
    return late, early


def _number(found: float) -> float:
    if not math.isfinite(number := float(found)):
        raise ValueError("a weight is no number")
    return number


def shipped_weights(game: Game) -> Weights | None:
    """Return the weights that come with a title, read when they are first wanted."""
    module = game.step.__module__
    return _beside(module.rpartition(".")[0] or module)


@lru_cache(maxsize=16)
def _beside(package: str) -> Weights | None:
    path = files(package).joinpath(FILE)
    return read_weights(path.read_text(encoding="utf-8")) if path.is_file() else None


def weights_valuation(box: Box, weights: Weights | None) -> Valuation:
    """Return how to judge tables of a box: by weights, if they are about such matches."""
    lessons = box.game.lessons
    if lessons is None or weights is None or not weights.fits(box):
        return PLAIN
    if not weights.lines:
        return Valuation(weights.unit, weights.keeps)
    return Learnt(weights, lessons)


Judging = Callable[["Box"], Valuation]
"""How a bot finds what to judge positions by."""


def judge_without_weights(_: Box) -> Valuation:
    """Judge by the readable estimate, without learnt weights."""
    return PLAIN


@lru_cache(maxsize=8)
def judge_by_weights(box: Box) -> Valuation:
    """Return how to judge tables of a box by the weights that come with the title."""
    return weights_valuation(box, shipped_weights(box.game))
