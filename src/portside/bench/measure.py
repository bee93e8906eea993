"""Measure titles: random play, fork, view, determinize and replay.

Contenders take turns in short slices and the middle of their rounds counts, so that a machine
that is busy for a while slows all of them alike; and only time the processor spent on it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from statistics import median
from time import process_time
from typing import Any, Protocol

from portside.engine.ask import Together
from portside.engine.game import Game
from portside.engine.knowledge import determinize
from portside.engine.match import Match
from portside.engine.record import replay

POSITIONS = 20
"""So many positions, each from a match of its own, are forked and looked at."""
MICRO = 1e6


@dataclass(frozen=True, slots=True)
class Task:
    """Hold something to do with each of several things."""

    things: Sequence[Any]
    do: Callable[[Any], object]


class Contender(Protocol):
    """Play at random and copy positions, in whichever engine."""

    name: str
    seats: int

    def play(self, number: int) -> int:
        """Play a match to measure at random; return how many decisions it took."""

    def tasks(self) -> dict[str, Task]:
        """Return what else of a contender can be measured, by name."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Hold what was measured of one contender.

    Attributes:
        name: of the contender.
        seats: how many play.
        decisions: per second, with random answers.
        micros: by task, microseconds for doing it once.
    """

    name: str
    seats: int
    decisions: float
    micros: dict[str, float] = field(default_factory=dict)


class TitleContender:
    """Measure a title of ours."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.name = game.name
        self.seats = seats

    def new(self, number: int) -> Match:
        """Return a match to measure, which nobody listens to."""
        return Match.new(self.game, self.seats, f"bench {number}", {}, log=False)

    @cached_property
    def starts(self) -> list[Match]:
        """Return matches to measure that have been dealt."""
        return [self.new(number) for number in range(POSITIONS)]

    def play(self, number: int) -> int:
        """Play a match to measure at random, as a playout of a search would."""
        return self.starts[number % POSITIONS].fork().play_on(Random(number))

    @cached_property
    def positions(self) -> list[Match]:
        """Return positions to measure at random points of matches, ready to be forked."""
        return [self._position(number) for number in range(POSITIONS)]

    def _position(self, number: int) -> Match:
        rng = Random(f"position {number}")
        length = self.play(number)
        match = self.new(number)
        for _ in range(rng.randrange(length)):
            if not advance_at_random(match, rng):
                return self._position(number + POSITIONS)
        return match

    def tasks(self) -> dict[str, Task]:
        """Return what is measured of a title: fork, view, determinize and replay."""
        rng = Random(1)
        return {
            "fork": Task(self.positions, lambda match: match.fork()),
            "view": Task(self.positions, lambda match: match.view(0)),
            "determinize": Task(self.positions, lambda match: determinize(match, 0, rng)),
            "replay": Task(self.records, replay),
        }

    @cached_property
    def records(self) -> list[str]:
        """Return records of whole matches to measure."""
        return [self._record(number) for number in range(3)]

    def _record(self, number: int) -> str:
        match, rng = self.new(number), Random(number)
        while advance_at_random(match, rng):
            pass
        return match.record()


def advance_at_random(match: Match, rng: Random) -> bool:
    """Give one random answer in a measured match; return whether there was a question."""
    question = match.question
    if question is None:
        return False
    ask = match.asks()[0] if isinstance(question, Together) else question
    match.advance(ask.seat, ask.sample(rng))
    return True


def measure(
    contenders: Sequence[Contender],
    seconds: float,
    rounds: int,
    progress: Callable[[str], None] = lambda _name: None,
) -> list[Figures]:
    """Measure all contenders, turn by turn.

    Args:
        contenders: whom to measure.
        seconds: how long a slice is.
        rounds: how many slices each contender gets for each figure.
        progress: called with the name of the contender whose slice begins.
    """
    tasks = [contender.tasks() for contender in contenders]
    speeds: list[list[float]] = [[] for _ in contenders]
    micros: list[dict[str, list[float]]] = [{name: [] for name in found} for found in tasks]
    for turn in range(rounds):
        for i, contender in enumerate(contenders):
            progress(contender.name)
            speeds[i].append(play_speed(contender, seconds, turn * 1000))
            for name, task in tasks[i].items():
                micros[i][name].append(task_micros(task, seconds / 4))
    return [
        Figures(
            contender.name,
            contender.seats,
            round(median(speeds[i])),
            {name: round(median(found), 1) for name, found in micros[i].items()},
        )
        for i, contender in enumerate(contenders)
    ]


def play_speed(contender: Contender, seconds: float, number: int) -> float:
    """Measure play: return decisions per second over whole matches."""
    decisions, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        decisions += contender.play(number)
        number += 1
    return decisions / spent


def task_micros(task: Task, seconds: float) -> float:
    """Measure a task: return how many microseconds doing it with one thing takes."""
    done, began = 0, process_time()
    do = task.do
    while (spent := process_time() - began) < seconds:
        for thing in task.things:
            do(thing)
        done += len(task.things)
    return MICRO * spent / done
