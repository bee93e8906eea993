"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from portside.bots.bot import Thought
from portside.bots.playout import settle
from portside.bots.worlds import Horizon, candidates, key_for, worth

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight


class GreedyBot:
    """Try each answer in a few worlds, let things settle, and take what looks best.

    Args:
        worlds: how many worlds each answer is tried in; the same ones for every answer.
        blunder: how often a random answer is given instead, from 0 to 1.
        name: what results are listed under.
    """

    def __init__(self, worlds: int = 6, blunder: float = 0.0, name: str = "greedy") -> None:
        self.name = name
        self.worlds = worlds
        self.blunder = blunder

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the answer that looks best."""
        return self.think(sight, rng).key

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return the answer that looks best, by how much, and over what."""
        values = candidates(sight.prompt.ask, rng)
        if len(values) == 1:
            return Thought(key_for(sight, values[0]), "bot-forced")
        if rng.random() < self.blunder:
            value = values[rng.randrange(len(values))]
            return Thought(key_for(sight, value), "bot-random", {"options": len(values)})
        worths = self._worths(sight, values, rng)
        order = sorted(range(len(values)), key=lambda i: -worths[i])
        best, second = worths[order[0]], worths[order[1]]
        facts: dict[str, int | float | str] = {
            "margin": round(best, 1),
            "lead": round(best - second, 1),
            "options": len(values),
        }
        return Thought(key_for(sight, values[order[0]]), "bot-greedy", facts)

    def _worths(self, sight: Sight, values: Sequence[Value], rng: Random) -> list[float]:
        """Return the mean worth of each answer over the same few worlds."""
        totals = [0.0] * len(values)
        horizon = Horizon(turns=1)
        for _ in range(self.worlds):
            seed = rng.getrandbits(64)
            for i, value in enumerate(values):
                luck = Random(seed)
                world = sight.world(luck)
                world.advance(sight.seat, value)
                settle(world, sight.seat, luck, horizon)
                totals[i] += worth(world.table, sight.seat)
        return [total / self.worlds for total in totals]
