"""What a position is worth to each seat, from 0 to 1."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from portside.bots.worlds import margins

if TYPE_CHECKING:
    from portside.engine.table import Table

SMOOTHING = 0.02
"""How fast the judge forgets how far apart positions used to lie."""


class Judge:
    """Turn margins into chances.

    A title estimates margins in its own points. How many points decide a match changes during
    it, so margins are measured by how far apart those of the worlds looked at so far lie.
    """

    def __init__(self) -> None:
        self.spread = 0.0

    def rewards(self, table: Table) -> list[float]:
        """Return by seat how good a table is: a won match about 1, a lost one about 0."""
        chances = self._chances(margins(table))
        result = table.result
        if result is None:
            return chances
        shares = [0.0] * len(chances)
        for seat in result.winners:
            shares[seat] = 1 / len(result.winners)
        # How clear a win was still tells good answers from bad ones where all worlds are won.
        return [0.8 * share + 0.2 * chance for share, chance in zip(shares, chances, strict=True)]

    def _chances(self, found: list[float]) -> list[float]:
        size = sum(abs(margin) for margin in found) / len(found)
        weight = SMOOTHING if self.spread else 1.0
        self.spread += weight * (size - self.spread)
        unit = max(self.spread, 1e-9)
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, m / unit)))) for m in found]
