"""A match kept aside, to be taken up again: what copying and pickling come to.

Unlike a fork, such a copy has the whole past: record, receipt, undo and log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from portside.engine.errors import NoPast
from portside.engine.events import Entry, Log

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.match import Answer, Match, Origin
    from portside.engine.table import Table


class Kept(NamedTuple):
    """Hold everything a match can be taken up again from; unlike a running flow, it can be pickled.

    Attributes:
        table: the table when the running step began.
        answers: those given since.
        rng: the future, which in the middle of a step may not be the one the step began with.
        number: of the present question.
        origin: what the match was made from.
        history: all answers.
        fences: how much had been learnt before each of them.
        log: everything told so far.
    """

    table: Table
    answers: tuple[tuple[int, Value], ...]
    rng: int
    number: int
    origin: Origin | None
    history: tuple[Answer, ...] | None
    fences: tuple[int, ...]
    log: tuple[Entry, ...] | None


def kept(match: Match) -> Kept:
    """Return a copy of a match as it is now, in a form that stays as it is."""
    if not match.keeps:
        raise NoPast("A fork can be copied only if it was made with keep=True.")
    log, history = match.table.log, match.history
    return Kept(
        table=match.checkpoint.copy(),
        answers=tuple(match.answers),
        rng=match.table.rng,
        number=match.number,
        origin=match.origin,
        history=None if history is None else tuple(history),
        fences=tuple(match.fences),
        log=None if log is None else tuple(log.entries),
    )


def resumed(kept: Kept) -> Match:
    """Return a match that goes on from its kept copy; it may be resumed once only."""
    from portside.engine.match import Match

    match = Match(kept.table)
    for seat, value in kept.answers:
        match.advance(seat, value)
    match.table.rng = kept.rng
    match.number, match.origin, match.fences = kept.number, kept.origin, list(kept.fences)
    match.history = None if kept.history is None else list(kept.history)
    if kept.log is not None:
        match.table.log = Log()
        match.table.log.entries.extend(kept.log)
    return match
