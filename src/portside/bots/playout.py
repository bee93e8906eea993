"""Playing on in a world without much thought."""

from __future__ import annotations

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
    search is likely to be good here. Answers are told apart by the question's kind and the seat.
    """

    def __init__(self, curiosity: float = 0.25) -> None:
        self.curiosity = curiosity
        self._seen: dict[tuple[int, str, Value], list[float]] = {}

    def mean(self, ask: Ask, value: Value) -> float | None:
        """Return how well an answer has done so far, from 0 to 1, or None if it is new."""
        seen = self._seen.get((ask.seat, ask.kind, value))
        return seen[1] / seen[0] if seen else None

    def learn(self, given: Sequence[tuple[int, str, Value]], rewards: Sequence[float]) -> None:
        """Credit all answers of a playout with what it came to."""
        for said in given:
            seen = self._seen.get(said)
            if seen is None:
                self._seen[said] = [1.0, rewards[said[0]]]
            else:
                seen[0] += 1.0
                seen[1] += rewards[said[0]]

    def answer(self, ask: Ask, rng: Random) -> Value:
        """Return a fairly good answer, now and then any."""
        if isinstance(ask, Pick) or rng.random() < self.curiosity:
            return ask.sample(rng)
        values = ask.values()
        seen, seat, kind = self._seen, ask.seat, ask.kind
        best, best_mean = values[0], -1.0
        start = int(rng.random() * len(values))
        for i in range(len(values)):
            value = values[start - i]
            known = seen.get((seat, kind, value))
            mean = known[1] / known[0] if known else 1.0
            if mean > best_mean:
                best, best_mean = value, mean
        return best
