"""What a position is worth to each seat, and how far such worths lie apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from portside.bots.valuation import PLAIN, Valuation

if TYPE_CHECKING:
    from portside.engine.table import Table


TINY: Final = 1e-9
"""Worths that differ by less are the same."""
FIRST: Final = 8
"""Spreads are known after so many looks."""


class Judge:
    """Tell what tables are worth, in points of the title, and learn how far worths lie apart.

    How many points matter differs between titles and changes during a match. So a search measures
    its doubts in the spread of what it has seen.

    Args:
        seats: how many play.
        value: what tells how they stand; by default the readable estimate.
    """

    WON: ClassVar[float] = 20.0
    """A decided match counts so many spreads more, or less, than its margin.

    It must be more than any lead that is only estimated: else a match that could be won now is
    played on for the sake of a larger margin.
    """

    def __init__(self, seats: int, value: Valuation = PLAIN) -> None:
        self._value = value
        self.count = 0
        self.means = [0.0] * seats
        self._squares = [0.0] * seats
        self.spreads = [1.0] * seats

    def look(self, table: Table) -> list[float]:
        """Judge what a table is worth to each seat, and learn from it."""
        found = self._value.margins(table)
        self._learn(found)
        result = table.result
        if result is not None:
            for seat, spread in enumerate(self.spreads):
                found[seat] += self.WON * (spread if seat in result.winners else -spread)
        return found

    def _learn(self, found: Sequence[float]) -> None:
        """Update means and spreads (Welford's way).

        A search that has settled on an answer sees nearly the same worth again and again. That is
        no reason to doubt less about the others, so spreads never shrink.
        """
        self.count += 1
        for seat, worth in enumerate(found):
            away = worth - self.means[seat]
            self.means[seat] += away / self.count
            self._squares[seat] += away * (worth - self.means[seat])
            if self.count == FIRST:
                self.spreads[seat] = math.sqrt(self._squares[seat] / self.count) or TINY
            elif self.count > FIRST:
                now = math.sqrt(self._squares[seat] / self.count)
                self.spreads[seat] = max(self.spreads[seat], now)

    def blind(self, seat: int) -> bool:
        """Tell whether a judge found all tables seen worth the same to a seat."""
        return self._squares[seat] < TINY
