"""Imagined worlds: cheap ways to go on in them, and what came of it.

A world comes from `Sight.world`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from portside.engine.keys import NONE
from portside.engine.steps import Course

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight


World = Course
"""What bots use of an imagined match: its table, the question, `asks` and `advance`."""


class WorldFork:
    """One imagined world to set out from again and again, always with the same luck.

    Answers tried from the same crossroads differ by what they are and not by what is dealt.
    Setting out again costs less than dealing another world.

    Args:
        sight: what the deciding seat may use.
        rng: decides on the world.
    """

    def __init__(self, sight: Sight, rng: Random) -> None:
        self._world = sight.world(rng, keep=True)

    def set_out(self) -> World:
        """Return an imagined world as it was in the beginning."""
        world = self._world.fork()
        world.table.rng = self._world.table.rng  # a fork has the luck its step began with
        return world


@runtime_checkable
class CountsTurns(Protocol):
    """A table that counts its turns: positions are best judged when one has just ended."""

    turn: int


@runtime_checkable
class JudgesAll(Protocol):
    """A title's estimate that can also be asked about all seats at once, which is cheaper."""

    def margins(self, table: Any) -> list[float]:
        """Return the estimated margin of each seat in an imagined world."""


def key_for_sight(sight: Sight, value: Value) -> str:
    """Return the key that answers a sight's question with a value."""
    prompt = sight.prompt
    keys = {option.value: option.key for option in prompt.options}
    if prompt.type != "some":
        return keys[value]
    assert isinstance(value, tuple)
    return "+".join([keys[item] for item in value]) or NONE


def reason_of_answer(worth: float, won: float, usual: str = "") -> str:
    """Return why an answer was chosen in imagined worlds: near the end no margin says it.

    Args:
        worth: what it came to, on average.
        won: by how much a won match is worth more than its margin.
        usual: the text that tells the margin.
    """
    if abs(worth) < won / 4:
        return usual
    return "bot-wins" if worth > 0 else "bot-loses"
