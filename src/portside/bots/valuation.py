"""How seats stand in a world: by the readable estimate of a title, and by what was learnt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import TYPE_CHECKING, Final

from portside.bots.imagined_worlds import JudgesAll

if TYPE_CHECKING:
    from portside.bots.learnt_weights import Weights
    from portside.engine.lessons import Lessons
    from portside.engine.table import Table

Line = tuple[float, float]
"""A number at the end of a match and at its beginning; in between it lies between them."""

# Not `Final`: compiled, mypyc 2.4 takes such a pair of floats for one that was never set.
UNIT: Line = (5.0, 20.0)
"""Points that multiply the odds to win by e, late and early, where nothing was measured."""
KEEPS: Line = (0.9, 0.3)
"""The part of a gain by the estimate that is still there in the end, where nothing was measured."""


def margins_in_world(table: Table) -> list[float]:
    """Return the margin each seat has or may expect in a world, in points of the title."""
    count = range(len(table.seats))
    if table.result is not None:
        totals = [score.total for score in table.result.scores]
        best = [max((t for s, t in enumerate(totals) if s != seat), default=0) for seat in count]
        return [float(totals[seat] - best[seat]) for seat in count]
    evaluate = table.box.game.evaluate
    of_all = _judging_all(evaluate)
    return [evaluate(table, seat) for seat in count] if of_all is None else of_all.margins(table)


@cache
def _judging_all(evaluate: object) -> JudgesAll | None:
    """Return an estimate if it can be asked about all seats; asking costs more than remembering."""
    return evaluate if isinstance(evaluate, JudgesAll) else None


class Valuation:
    """Tell how seats stand by the readable estimate of a title.

    Args:
        unit: points that multiply the odds to win by e.
        keeps: what part of a gain in standing is still there in the end.
    """

    def __init__(self, unit: Line = UNIT, keeps: Line = KEEPS) -> None:
        self.unit = unit
        self.keeps = keeps

    def kept(self, table: Table) -> float:
        """Return by the weights what part of a gain in standing is still there in the end."""
        return 1.0 if table.result is not None else between_early_and_late(self.keeps, table)

    def standings(self, table: Table) -> Sequence[float]:
        """Return by the weights what each seat may have in the end, as far as seats differ."""
        lessons = table.box.game.lessons
        if table.result is not None:
            return [float(score.total) for score in table.result.scores]
        return margins_in_world(table) if lessons is None else lessons.standings(table)

    def margins(self, table: Table) -> list[float]:
        """Return by the weights the margin of each seat over the best other."""
        return margins_in_world(table)

    def worth_of_cards(self, table: Table, seat: int) -> float:
        """Return what the cards of a seat are worth that have yet to show it, if it was learnt."""
        return 0.0


PLAIN: Final = Valuation()


class Learnt(Valuation):
    """Tell how seats stand by the estimate and by what was learnt.

    Args:
        weights: what was learnt; they must fit.
        lessons: what the title says can be learnt about.
    """

    def __init__(self, weights: Weights, lessons: Lessons) -> None:
        super().__init__(weights.unit, weights.keeps)
        self._lessons = lessons
        found = [weights.lines[name] for name in lessons.names]
        self._late = [late for late, _ in found]
        self._early = [early - late for late, early in found]
        self._cards = weights.cards

    def standings(self, table: Table) -> Sequence[float]:
        """Return by learnt weights what each seat may have in the end."""
        if table.result is not None:
            return super().standings(table)
        lessons = self._lessons
        left, traits = lessons.left(table), lessons.traits
        now = [late + left * more for late, more in zip(self._late, self._early, strict=True)]
        return [
            stands + sum(map(mul, now, traits(table, seat))) + self.worth_of_cards(table, seat)
            for seat, stands in enumerate(lessons.standings(table))
        ]

    def worth_of_cards(self, table: Table, seat: int) -> float:
        """Return by learnt weights what the cards of a seat are worth that have yet to show it."""
        if not self._cards or table.result is not None:
            return 0.0
        names, part = self._lessons.cards(table, seat)
        worth = self._cards
        return part * sum([worth.get(name, 0.0) for name in names])

    def margins(self, table: Table) -> list[float]:
        """Return by learnt weights the margin of each seat over the best other."""
        if table.result is not None:
            return margins_in_world(table)
        found = list(self.standings(table))
        return [mine - max(found[:seat] + found[seat + 1 :]) for seat, mine in enumerate(found)]


def between_early_and_late(line: Line, table: Table) -> float:
    """Return a weight as far as a match is between its early and its late value."""
    lessons = table.box.game.lessons
    left = 0.5 if lessons is None else lessons.left(table)
    late, early = line
    return late + (early - late) * left
