"""A match step by step, and what it remembers of the running one so that it can be forked."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING

from portside.engine.ask import USE, Ask, Offer, Question, Together, Use
from portside.engine.flow import GameOver
from portside.engine.native import mypyc_attr

if TYPE_CHECKING:
    from random import Random

    from portside.engine.ask import Value
    from portside.engine.table import Table


class Memory:
    """Hold what a match needs to be forked: the table as a step began, and the answers since."""

    __slots__ = ("answers", "checkpoint")

    def __init__(self, table: Table) -> None:
        self.checkpoint = table
        self.answers: list[tuple[int, Value]] = []

    def begin(self, table: Table) -> None:
        """Remember a table as it is when a step begins."""
        self.checkpoint = table.copy()
        self.answers = []


def steps(table: Table, memory: Memory | None) -> Generator[Question, object, None]:
    """Run step after step to the end; it does not know the match, which could not be freed then."""
    step = table.box.game.step
    while table.result is None:
        if table.forgotten:
            table.forgotten = {}
        if memory is not None:
            memory.begin(table)
        try:
            yield from step(table)
        except GameOver:
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Let a match go on: answers in, questions out, and nothing is checked.

    Attributes:
        table: the present.
        number: how many answers have been given.
        question: what the rules asked last, or None when the match is over.
        sealed: answers to a simultaneous question so far.
    """

    __slots__ = ("_flow", "_memory", "number", "question", "sealed", "table")

    def __init__(self, table: Table, keep: bool) -> None:
        self.table = table
        self.number = 0
        self.sealed: dict[int, Value] = {}
        self.question: Question | None = None
        self._memory = Memory(table) if keep else None
        self._flow = steps(table, self._memory)
        try:
            self.question = next(self._flow)
        except StopIteration:
            self._stop()

    def advance(self, seat: int, value: Value, key: str = "") -> None:
        """Give a legal value as an answer, with its key if it is known; nothing is checked."""
        if self._memory is not None:
            self._note(self._memory, seat, value, key)
        self.number += 1
        sent: object = value
        question = self.question
        if type(question) is Together:
            self.sealed[seat] = value
            if len(self.sealed) < len(question.asks):
                return
            sent = self._opened(question)
        elif type(value) is tuple and value and value[0] == USE:
            sent = Use(seat, value)
        try:
            self.question = self._flow.send(sent)
        except StopIteration:
            self._stop()
        except Exception as error:
            self._blame(error)
            raise

    @property
    def checkpoint(self) -> Table:
        """Return the table as it was when the running step began, as far as that is kept."""
        over = self.table.result is not None
        return self.table if self._memory is None or over else self._memory.checkpoint

    @property
    def answers(self) -> list[tuple[int, Value]]:
        """Return the answers since the checkpoint."""
        over = self.table.result is not None
        return [] if self._memory is None or over else self._memory.answers

    def catch_up(self, ahead: Course) -> None:
        """Come from the checkpoint of another course to where that is."""
        for seat, value in ahead.answers:
            Course.advance(self, seat, value)
        self.number = ahead.number
        self.table.rng = ahead.table.rng  # in the middle of a step a world has a future of its own

    def play_on(self, rng: Random) -> int:
        """Give random answers until the match is over, and return how many it took."""
        before = self.number
        while (question := self.question) is not None:
            if isinstance(question, Together):
                for ask in self.asks():
                    self.advance(ask.seat, ask.sample(rng))
            else:  # by its class, which compiled code calls without looking for the name
                Course.advance(self, question.seat, question.sample(rng))
        return self.number - before

    def asks(self) -> list[Ask]:
        """Return the open questions as the rules ask them: what `pending` shows, for searching."""
        question = self.question
        if question is None:
            return []
        if isinstance(question, Together):
            return [ask for ask in question.asks if ask.seat not in self.sealed]
        if not question.window:
            return [question]
        return [question, *self._offers(question)]

    @property
    def waiting(self) -> list[int]:
        """Return the seats a match waits for; everybody may know them."""
        question = self.question
        if isinstance(question, Ask):
            return [int(question.seat)]  # who is made an offer is not waited for
        return [int(ask.seat) for ask in self.asks()]

    def _offers(self, question: Ask) -> list[Ask]:
        """Return the any-time powers that other seats may use in an open window."""
        table, game = self.table, self.table.box.game
        found: list[Ask] = []
        for seat in game.offered(table):
            if seat != question.seat and game.offers(table, seat):
                found.append(Offer(seat, "offer", partial(game.offers, table, seat)))
        return found

    def _stop(self) -> None:
        assert self.table.result is not None
        self.question = None

    def _blame(self, error: Exception) -> None:
        """Raise something else where it is not the rules that are to blame."""

    def _opened(self, question: Together) -> list[Value]:
        """Open the sealed answers; of several, each tells others something, so it is a fence."""
        answers = [self.sealed[ask.seat] for ask in question.asks]
        self.sealed = {}
        if len(answers) > 1:
            self.table.learnt += 1
        return answers

    def _note(self, memory: Memory, seat: int, value: Value, key: str) -> None:
        """Write an answer down, for forks; matches that keep a record write more."""
        memory.answers.append((seat, value))
