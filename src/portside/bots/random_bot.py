"""The bot that does not think."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from portside.bots.bot import Thought
from portside.bots.imagined_worlds import key_for_sight

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight


class RandomBot:
    """Answer with any option, each as likely as any other."""

    name = "random"

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return a random legal answer."""
        return random_key(sight, rng)

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return a random legal answer and admit it."""
        facts: dict[str, int | float | str] = {"options": len(sight.prompt.options)}
        return Thought(random_key(sight, rng), "bot-random", facts)


def random_key(sight: Sight, rng: Random) -> str:
    """Return the key of a random legal answer."""
    return key_for_sight(sight, sight.prompt.ask.sample(rng))
