"""Two tiny bots for the kit; they answer from a sight and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight

TRIED = 12
"""So many answers are weighed."""


def random_bot(sight: Sight, rng: Random) -> str:
    """Answer at random, as a bot for tests."""
    prompt = sight.prompt
    return prompt.key(prompt.ask.sample(rng))


def greedy_bot(sight: Sight, rng: Random) -> str:
    """Answer, as a bot for tests, with what looks best one answer later in another world."""
    prompt = sight.prompt
    values = [prompt.ask.sample(rng) for _ in range(TRIED)]
    best = max(dict.fromkeys(values), key=lambda value: _worth(sight, value, rng))
    return prompt.key(best)


def _worth(sight: Sight, value: Value, rng: Random) -> float:
    world = sight.world(rng)
    world.advance(sight.seat, value)
    return world.game.evaluate(world.table, sight.seat)
