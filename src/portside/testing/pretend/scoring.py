"""How the pretend title ends."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.game import Result, Score
from portside.engine.lessons import Lessons
from portside.testing.pretend.table import Night


def result(t: Night, ending: str, winners: Sequence[int] = ()) -> Result:
    """Count coins and stalls; most points win, ties share (PR-09)."""
    parts = [{"coins": t.coins[me], "stalls": len(t[me.stalls])} for me in t.seats]
    scores = tuple(Score(sum(part.values()), part) for part in parts)
    best = max(score.total for score in scores)
    shared = [seat for seat, score in enumerate(scores) if score.total == best]
    return Result(scores, tuple(winners or shared), ending)


def evaluate(t: Night, seat: int) -> float:
    """Estimate a seat's margin over the best other seat of the pretend title."""
    worth = standings(t)
    return worth[seat] - max(w for s, w in enumerate(worth) if s != seat)


def standings(t: Night) -> list[float]:
    """Estimate what each seat of the pretend title will have in the end."""
    return [t.coins[me] + len(t[me.stalls]) + len(t[me.hand]) / 4 for me in t.seats]


def part_left(t: Night) -> float:
    """Return the part of a pretend match that is to come."""
    return max(0.0, 1 - t.night / t.box.nights)


def traits(t: Night, seat: int) -> list[float]:
    """Return what a seat of the pretend title has: cards in hand, and stalls."""
    me = t.seats[seat]
    return [len(t[me.hand]), len(t[me.stalls])]


LESSONS = Lessons(("hand", "stalls"), traits, part_left, standings)
