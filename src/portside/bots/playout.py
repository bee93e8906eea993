"""Playing on in a world without much thought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from portside.bots.candidate_answers import candidate_amounts
from portside.bots.horizon import Horizon, next_ask
from portside.bots.imagined_worlds import World
from portside.engine.ask import Amount, Pick

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value


def play_to_horizon(world: World, seat: int, own: Random, luck: Random, horizon: Horizon) -> None:
    """Give random answers in a playout until the horizon is reached; it must have begun.

    Args:
        world: where to play on.
        seat: whose further answers are tried.
        own: the randomness of that seat.
        luck: that of all others. It is the same in all tries, or else the best of them would be
            the one in which the others happen to stay away.
        horizon: when to stop.
    """
    while not horizon.reached and (ask := next_ask(world, seat)) is not None:
        world.advance(ask.seat, offhand_answer(ask, own if ask.seat == seat else luck))
        horizon.turned(world.table)


def offhand_answer(ask: Ask, rng: Random) -> Value:
    """Return any answer for a playout; of many amounts, low ones more often than high ones."""
    if isinstance(ask, Amount):
        return rng.choice(candidate_amounts(ask))
    return ask.sample(rng)


Record = list[float]
"""How often an answer was given, what came of it in all, and on average."""
Book = dict["Value", Record]
"""How the answers to one question have turned out."""
Said = tuple[int, Book, "Value"]
"""A seat, the book of the question it was asked, and its answer."""


class MoveAverages:
    """Remember how answers have turned out, to give good ones more often in playouts.

    This is the move-average sampling technique: an answer that led to good ends elsewhere in the
    search is likely to be good here. Questions are told apart by seat, kind and public facts.

    Args:
        curiosity: how often any answer is given instead; each blurs what a playout tells.
    """

    def __init__(self, curiosity: float = 0.1) -> None:
        self.curiosity = curiosity
        self._books: dict[tuple[Value, ...], Book] = {}

    def book(self, ask: Ask) -> Book:
        """Return how answers to a question have turned out in playouts so far."""
        facts = ask.facts
        key = (ask.seat, ask.kind, *facts.values()) if facts else (ask.seat, ask.kind)
        found = self._books.get(key)
        if found is None:
            found = self._books[key] = {}
        return found

    def learn(self, given: Sequence[Said], worths: Sequence[float]) -> None:
        """Credit all answers of a playout with what it came to."""
        for seat, book, value in given:
            worth = worths[seat]
            record = book.get(value)
            if record is None:
                book[value] = [1.0, worth, worth]
            else:
                record[0] += 1.0
                record[1] += worth
                record[2] = record[1] / record[0]

    def noted(self, value: Value) -> Value:
        """Return as what an answer is remembered from playout to playout."""
        return value

    def answer(self, ask: Ask, book: Book, rng: Random) -> Value:
        """Return a fairly good answer in a playout, now and then any; a new one is tried first."""
        if isinstance(ask, Pick) or rng.random() < self.curiosity:
            return ask.sample(rng)
        values = ask.values()
        best, best_mean = values[0], -math.inf
        start = int(rng.random() * len(values))
        for i in range(len(values)):
            value = values[start - i]
            record = book.get(value)
            if record is None:
                return value
            if record[2] > best_mean:
                best, best_mean = value, record[2]
        return best


class KindAverages(MoveAverages):
    """Remember how kinds of answers have turned out: to follow or to draw, whatever the card.

    It takes few playouts to learn them, and they hold in all worlds, while the cards that others
    are imagined to have change from world to world.
    """

    def answer(self, ask: Ask, book: Book, rng: Random) -> Value:
        """Return any answer of the kind that did best in playouts; a new kind is tried first."""
        if isinstance(ask, Pick) or rng.random() < self.curiosity:
            return offhand_answer(ask, rng)
        kinds: dict[Value, list[Value]] = {}
        for value in candidate_amounts(ask) if isinstance(ask, Amount) else ask.values():
            kinds.setdefault(self.noted(value), []).append(value)
        best = max(kinds, key=lambda kind: book[kind][2] if kind in book else math.inf)
        return rng.choice(kinds[best])

    def noted(self, value: Value) -> Value:
        """Return as what playouts remember an answer: its word, or else the answer itself."""
        return value[0] if isinstance(value, tuple) and value else value
