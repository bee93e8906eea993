"""Imagined worlds: cheap ways to go on in them, and what came of it.

A world comes from `Sight.world`. Bots need no more of it than the protocol here says.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from portside.engine.ask import Ask, Together
from portside.engine.keys import NONE

if TYPE_CHECKING:
    from portside.engine.ask import Question, Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table


class World(Protocol):
    """What bots use of an imagined match."""

    table: Table
    question: Question | None

    def asks(self) -> list[Ask]:
        """Return the open asks of an imagined world."""

    def advance(self, seat: int, value: Value) -> None:
        """Give a legal value as an answer in an imagined world."""


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


class Horizon:
    """Tell when turns have ended, and when to stop playing on.

    Tables that do not count turns are taken to begin one whenever another seat acts.

    Args:
        turns: how many turns must end.
    """

    LONGEST = 600
    """After so many answers playing on ends anywhere."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.ended = 0
        self._clocks: dict[type, str] = {}
        self._answers = self._last = 0

    def begin(self, table: Table) -> None:
        """Start counting from a table on how far an imagined world is played."""
        if type(table) not in self._clocks:  # asking costs more than remembering
            self._clocks[type(table)] = "turn" if isinstance(table, CountsTurns) else "acting"
        self.ended = 0
        self._answers = self.LONGEST
        self._last = self._now(table)

    def _now(self, table: Table) -> int:
        now: int = getattr(table, self._clocks[type(table)])
        return now

    def turned(self, table: Table) -> bool:
        """Count one more answer in an imagined world and tell whether a turn has just ended."""
        self._answers -= 1
        now = self._now(table)
        if now == self._last:
            return False
        self._last = now
        self.ended += 1
        return True

    @property
    def reached(self) -> bool:
        """Tell whether an imagined world was played as far as its horizon."""
        return self.ended >= self.turns or self._answers < 0


def key_for_sight(sight: Sight, value: Value) -> str:
    """Return the key that answers a sight's question with a value."""
    prompt = sight.prompt
    keys = {option.value: option.key for option in prompt.options}
    if prompt.type != "some":
        return keys[value]
    assert isinstance(value, tuple)
    return "+".join([keys[item] for item in value]) or NONE


def next_ask(world: World, seat: int) -> Ask | None:
    """Return the ask to answer next in an imagined world: of sealed ones the seat's own first."""
    question = world.question
    if question is None:
        return None
    if not isinstance(question, Together):
        return question
    asks = world.asks()
    return next((ask for ask in asks if ask.seat == seat), asks[0])


def margins_in_world(table: Table) -> list[float]:
    """Return the margin each seat has or may expect in a world, in points of the title."""
    count = range(len(table.seats))
    if table.result is not None:
        totals = [score.total for score in table.result.scores]
        best = [max((t for s, t in enumerate(totals) if s != seat), default=0) for seat in count]
        return [float(totals[seat] - best[seat]) for seat in count]
    evaluate = table.box.game.evaluate
    of_all = _judging_all(evaluate)
    return [evaluate(table, seat) for seat in count] if of_all is None else of_all.margins(table)


@cache
def _judging_all(evaluate: object) -> JudgesAll | None:
    """Return an estimate if it can be asked about all seats; asking costs more than remembering."""
    return evaluate if isinstance(evaluate, JudgesAll) else None


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
