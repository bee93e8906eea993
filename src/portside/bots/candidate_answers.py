"""The answers worth trying: all of them where they are few."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from portside.engine.ask import Amount, Ask, Pick

if TYPE_CHECKING:
    from portside.engine.ask import Value

MOST_PICKS = 40
"""So many combinations of a pick are tried; where there are more, a random sample of them."""
GAPS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""Amounts tried above the lowest, in steps; the highest is tried too."""


def candidate_answers(ask: Ask, rng: Random) -> Sequence[Value]:
    """Return the candidate answers worth trying: all of them where they are few."""
    if isinstance(ask, Amount):
        return candidate_amounts(ask)
    if isinstance(ask, Pick):
        return candidate_picks(ask, rng)
    return ask.values()


def candidate_amounts(ask: Amount) -> list[Value]:
    """Return a few numbers over the whole range, close together where it begins."""
    found = {ask.low + gap * ask.step for gap in GAPS}
    top = ask.low + (ask.high - ask.low) // ask.step * ask.step
    return [*sorted(number for number in found if number < top), top]


def candidate_picks(ask: Pick, rng: Random) -> Sequence[Value]:
    """Return the candidate answers to a pick: all combinations, or a random sample."""
    if ask.count() <= MOST_PICKS:
        return ask.values()
    return list(dict.fromkeys(ask.sample(rng) for _ in range(MOST_PICKS)))
