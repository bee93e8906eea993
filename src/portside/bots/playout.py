"""Playing on in a world without much thought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from portside.bots.worlds import Horizon, World, next_ask
from portside.engine.ask import Pick

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value


def settle(world: World, seat: int, rng: Random, horizon: Horizon) -> None:
    """Give random answers for all seats until the horizon is reached."""
    horizon.begin(world.table)
    while not horizon.reached(world.table):
        ask = next_ask(world, seat)
        if ask is None:
            return
        world.advance(ask.seat, ask.sample(rng))


class Habits:
    """Remember how answers have turned out, to give good ones more often in playouts.

    This is the move-average sampling technique: an answer that led to good ends elsewhere in the
    search is likely to be good here. Answers are told apart by seat, question and its facts.
    """

    def __init__(self, curiosity: float = 0.25) -> None:
        self.curiosity = curiosity
        self._seen: dict[Said, list[float]] = {}

    def mean(self, ask: Ask, value: Value, default: float) -> float:
        """Return how well an answer has done so far, or the default if it is new."""
        seen = self._seen.get((ask.seat, question(ask), value))
        return seen[1] / seen[0] if seen else default

    def learn(self, given: Sequence[Said], worths: Sequence[float]) -> None:
        """Credit all answers of a playout with what it came to."""
        for said in given:
            seen = self._seen.get(said)
            if seen is None:
                self._seen[said] = [1.0, worths[said[0]]]
            else:
                seen[0] += 1.0
                seen[1] += worths[said[0]]

    def answer(self, ask: Ask, rng: Random) -> Value:
        """Return a fairly good answer, now and then any; a new one is tried before others."""
        if isinstance(ask, Pick) or rng.random() < self.curiosity:
            return ask.sample(rng)
        values = ask.values()
        seat, asked = ask.seat, question(ask)
        best, best_mean = values[0], -math.inf
        start = int(rng.random() * len(values))
        for i in range(len(values)):
            value = values[start - i]
            known = self._seen.get((seat, asked, value))
            if known is None:
                return value
            mean = known[1] / known[0]
            if mean > best_mean:
                best, best_mean = value, mean
        return best


Said = tuple[int, tuple["Value", ...], "Value"]
"""A seat, the question it was asked, and its answer."""


def question(ask: Ask) -> tuple[Value, ...]:
    """Return what tells a question from others: its kind and what everybody knows about it."""
    return (ask.kind, *ask.facts.values()) if ask.facts else (ask.kind,)
