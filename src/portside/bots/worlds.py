"""Imagined worlds: few answers to try in them, cheap ways to go on, and what came of it.

A world comes from `Sight.world`. Bots need no more of it than the protocol here says.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

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
WIN = 1000.0
"""Worth of having won, far beyond any margin."""


class World(Protocol):
    """What bots use of an imagined match."""

    table: Table
    question: Question | None

    def asks(self) -> list[Ask]:
        """Return the open asks."""

    def advance(self, seat: int, value: Value) -> None:
        """Give a legal value as an answer."""


@runtime_checkable
class CountsTurns(Protocol):
    """A table that counts its turns: positions are best judged when one has just ended."""

    turn: int


class Horizon:
    """Tell when to stop playing on: after some turns, or some answers where none are counted.

    Args:
        world: where the playing on begins.
        turns: how many turns must end.
    """

    ANSWERS = 8
    """Stands for a turn in titles that count none, for each seat."""
    LONGEST = 120
    """After so many answers playing on ends anywhere."""

    __slots__ = ("_end", "_left", "_table")

    def __init__(self, world: World, turns: int) -> None:
        table = world.table
        self._left = self.LONGEST
        self._table: CountsTurns | None = None
        if isinstance(table, CountsTurns):
            self._table = cast("CountsTurns", table)
            self._end = self._table.turn + turns
        else:
            self._left = self.ANSWERS * turns * len(table.seats)

    def reached(self) -> bool:
        """Count one more answer and tell whether it is time to stop."""
        self._left -= 1
        if self._left < 0:
            return True
        return self._table is not None and self._table.turn >= self._end


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


def worth(world: World, seat: int) -> float:
    """Return the margin a seat has or may expect, a won match being worth much more."""
    table = world.table
    result = table.result
    if result is None:
        return float(table.box.game.evaluate(table, seat))
    totals = [score.total for score in result.scores]
    others = [total for other, total in enumerate(totals) if other != seat]
    won = WIN if seat in result.winners else -WIN
    return won + totals[seat] - max(others, default=0)
