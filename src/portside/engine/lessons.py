"""What can be learnt about a title by playing: the title describes itself, tools and bots learn.

A title names a few traits of a seat, numbers that its readable estimate does not know or may get
wrong, and tells how far the match is. What each trait is worth, early and late, is learnt by
playing (`portside train`) and laid over the estimate. So is what single cards are worth to whoever
comes to have them, where a title says which those are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from portside.engine.generics import TypeVar
from portside.engine.table import Table

T = TypeVar("T", bound=Table, covariant=True, default=Table)


def no_cards(_table: Table, _seat: int) -> tuple[Sequence[str], float]:
    """Return that single cards are no lesson."""
    return (), 0.0


@dataclass(frozen=True, slots=True)
class Lessons(Generic[T]):
    """Describe what a title's bots can learn about.

    Attributes:
        names: of the traits.
        traits: `(table, seat)`, the numbers of a seat, in the order of the names. They are asked
            for at the end of every imagined turn, so they must cost little.
        left: `(table)`, the part of the match that is to come, from 1 to 0.
        standings: `(table)`, the readable estimate of what each seat will have in the end.
        cards: `(table, seat)`, the names of cards a seat has, and the part of what they are worth
            that neither estimate nor traits tell yet, from 1 to 0. The estimate must not tell them
            apart before a seat has them, so that self-play deals them out by lot.
    """

    names: tuple[str, ...]
    traits: Callable[[T, int], Sequence[float]]
    left: Callable[[T], float]
    standings: Callable[[T], Sequence[float]]
    cards: Callable[[T, int], tuple[Sequence[str], float]] = no_cards
