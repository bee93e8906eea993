"""A match step by step, and what it remembers of the running one so that it can be forked."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from portside.engine.ask import Question
from portside.engine.flow import GameOver

if TYPE_CHECKING:
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
