"""The terms of a table: how long one may take, and what happens then.

Clocks are not kept: they follow from the journal, which tells how long each answer took, and from
the spans in which no clock counts. So every process sees the same, and nothing is lost by a kill.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple


class Rest(NamedTuple):
    """A span that no clock counts: of everybody (`of` is ""), a table, or a guest."""

    of: str
    began: float
    ended: float | None


def counted_time(rests: Iterable[Rest], begin: float, end: float) -> float:
    """Return how much of the time between two moments counts by the terms."""
    spans = sorted((max(rest.began, begin), min(rest.ended or end, end)) for rest in rests)
    left, at = max(0.0, end - begin), begin
    for began, ended in spans:
        if ended > max(began, at):
            left -= ended - max(began, at)
            at = ended
    return max(0.0, left)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when a table was set up.

    Attributes:
        clock: seconds each seat has for the whole match; None for no clock.
        increment: seconds each answer adds to it.
        deadline: seconds for each decision; None for as long as one likes.
        late: what happens when time is up: `nothing`, `remind`, `bot` plays that decision, or the
            table may `vote` the seat to a bot.
        bot: who plays then, and sits in for people who stay away.
        chat: whether people may write to each other.
        closed: whether replays stay with those who had the invitation, for good.
    """

    clock: float | None = None
    increment: float = 0.0
    deadline: float | None = None
    late: str = "nothing"
    bot: str = "normal"
    chat: bool = True
    closed: bool = False

    @classmethod
    def of(cls, data: dict[str, Any] | None) -> Terms:
        """Return the terms of a table as stored; a table from before them has plain ones."""
        return cls(**(data or {}))

    @property
    def timed(self) -> bool:
        """Tell whether the terms count any time."""
        return self.clock is not None or self.deadline is not None

    def allowed(self, spent: float, answers: int) -> float | None:
        """Return the seconds the terms allow for an answer, after so many that took so long."""
        whole = None if self.clock is None else self.clock + self.increment * answers - spent
        limits = [limit for limit in (whole, self.deadline) if limit is not None]
        return min(limits, default=None)
