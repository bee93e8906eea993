"""Imagined worlds: few answers to try in them, cheap ways to go on, and what came of it.

A world comes from `Sight.world`. Bots need no more of it than the protocol here says.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from portside.engine.ask import Amount, Ask, Pick, Together
from portside.engine.keys import NONE

if TYPE_CHECKING:
    from portside.engine.ask import Question, Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table

MOST_PICKS = 40
"""So many combinations of a pick are tried; where there are more, a random sample of them."""
GAPS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""Amounts tried above the lowest, in steps; the highest is tried too."""


class World(Protocol):
    """What bots use of an imagined match."""

    table: Table
    question: Question | None

    def asks(self) -> list[Ask]:
        """Return the open asks."""

    def advance(self, seat: int, value: Value) -> None:
        """Give a legal value as an answer."""


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
        """Return a world as it was in the beginning."""
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
        """Return the estimated margin of each seat."""


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
        self._counted: dict[type, bool] = {}
        self._answers = self._last = 0

    def begin(self, table: Table) -> None:
        """Start counting from a table on."""
        if type(table) not in self._counted:  # asking costs more than remembering
            self._counted[type(table)] = isinstance(table, CountsTurns)
        self.ended = 0
        self._answers = self.LONGEST
        self._last = self._now(table)

    def _now(self, table: Table) -> int:
        counted = self._counted[type(table)]
        return cast("CountsTurns", table).turn if counted else table.acting

    def turned(self, table: Table) -> bool:
        """Count one more answer and tell whether a turn has just ended."""
        self._answers -= 1
        now = self._now(table)
        if now == self._last:
            return False
        self._last = now
        self.ended += 1
        return True

    @property
    def reached(self) -> bool:
        """Tell whether it is time to stop."""
        return self.ended >= self.turns or self._answers < 0


def candidates(ask: Ask, rng: Random) -> Sequence[Value]:
    """Return the answers worth trying: all of them where they are few."""
    if isinstance(ask, Amount):
        return amounts(ask)
    if isinstance(ask, Pick):
        return picks(ask, rng)
    return ask.values()


def amounts(ask: Amount) -> list[Value]:
    """Return a few numbers over the whole range, close together where it begins."""
    found = {ask.low + gap * ask.step for gap in GAPS}
    top = ask.low + (ask.high - ask.low) // ask.step * ask.step
    return [*sorted(number for number in found if number < top), top]


def picks(ask: Pick, rng: Random) -> Sequence[Value]:
    """Return all combinations, or a random sample where there are too many."""
    if ask.count() <= MOST_PICKS:
        return ask.values()
    return list(dict.fromkeys(ask.sample(rng) for _ in range(MOST_PICKS)))


def key_for(sight: Sight, value: Value) -> str:
    """Return the key that answers a sight's question with a value."""
    prompt = sight.prompt
    keys = {option.value: option.key for option in prompt.options}
    if prompt.type != "some":
        return keys[value]
    assert isinstance(value, tuple)
    return "+".join([keys[item] for item in value]) or NONE


def next_ask(world: World, seat: int) -> Ask | None:
    """Return the ask to answer next: of sealed ones the seat's own first."""
    question = world.question
    if question is None:
        return None
    if not isinstance(question, Together):
        return question
    asks = world.asks()
    return next((ask for ask in asks if ask.seat == seat), asks[0])


def margins(table: Table) -> list[float]:
    """Return the margin each seat has or may expect, in points of the title."""
    count = range(len(table.seats))
    if table.result is not None:
        totals = [score.total for score in table.result.scores]
        best = [max((t for s, t in enumerate(totals) if s != seat), default=0) for seat in count]
        return [float(totals[seat] - best[seat]) for seat in count]
    evaluate = table.box.game.evaluate
    if isinstance(evaluate, JudgesAll):
        return evaluate.margins(table)
    return [evaluate(table, seat) for seat in count]


def reason(worth: float, won: float, usual: str = "") -> str:
    """Return why an answer was chosen, as a text: near the end no margin says it.

    Args:
        worth: what it came to, on average.
        won: by how much a won match is worth more than its margin.
        usual: the text that tells the margin.
    """
    if abs(worth) < won / 4:
        return usual
    return "bot-wins" if worth > 0 else "bot-loses"
