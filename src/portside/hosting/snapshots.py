"""Earlier states of a match, so that going back does not mean playing it all again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from portside.engine.copies import Kept, resumed
from portside.engine.match import Match

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.table import Table

RECENT = 4
"""So many of the last states are kept."""
STRIDE = 32
"""Of older ones every so many: going far back costs that many answers at most."""


class Snapshot(NamedTuple):
    """What a match can be taken up from again, together with the answers it has had."""

    table: Table
    answers: tuple[tuple[int, Value], ...]
    rng: int
    number: int
    lines: int


class Snapshots:
    """Remember states of one match, many of the last answers and few of those before."""

    def __init__(self) -> None:
        self._past: list[Snapshot] = []

    def note(self, match: Match) -> None:
        """Take a snapshot of a match as it is before its next answer."""
        if type(match) is not Match or match.origin is None:
            self._past.clear()  # what has left another match goes back by its own rules
            return
        while self._past and self._past[-1].number >= match.number:
            self._past.pop()  # the match went back and goes on from there
        log = match.table.log
        lines = len(log.entries) if log is not None else 0
        # Nobody writes to a checkpoint: a match goes on from a copy of it.
        answers = tuple(match.answers)
        self._past.append(Snapshot(match.checkpoint, answers, match.table.rng, match.number, lines))
        if len(self._past) > RECENT and self._past[-RECENT - 1].number % STRIDE:
            del self._past[-RECENT - 1]

    def back(self, match: Match, number: int) -> Match:
        """Return a match as it was at an earlier question, from the snapshot before it."""
        self._past = [past for past in self._past if past.number <= number]
        if not self._past or type(match) is not Match:
            return match.replayed(number)
        found = self._past[-1]
        history, log = match.history or [], match.table.log
        earlier = resumed(
            Kept(
                table=found.table.copy(),
                answers=found.answers,
                rng=found.rng,
                number=found.number,
                origin=match.origin,
                history=tuple(history[: found.number]),
                fences=tuple(match.fences[: found.number]),
                log=None if log is None else tuple(log.entries[: found.lines]),
            )
        )
        for said in history[found.number : number]:
            self.note(earlier)
            earlier.advance(said.seat, said.value)
        return earlier
