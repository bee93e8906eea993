"""What a position is worth to each seat, from 0 to 1."""

from __future__ import annotations

import math

from portside.bots.worlds import World

SMOOTHING = 0.02
"""How fast the judge forgets how far apart positions used to lie."""


class Judge:
    """Turn margins into chances.

    A title estimates margins in its own points. How many points decide a match changes during
    it, so margins are measured by how far apart those of the worlds looked at so far lie.
    """

    def __init__(self) -> None:
        self.spread = 0.0

    def rewards(self, world: World) -> list[float]:
        """Return by seat how good the world is: a won match 1, a lost one 0."""
        table = world.table
        result = table.result
        if result is None:
            evaluate = table.box.game.evaluate
            return self._chances([evaluate(table, seat) for seat in range(len(table.seats))])
        totals = [score.total for score in result.scores]
        shares = [0.0] * len(totals)
        for seat in result.winners:
            shares[seat] = 1 / len(result.winners)
        chances = self._chances([lead(totals, seat) for seat in range(len(totals))])
        # How clear a win was still tells good answers from bad ones where all worlds are won.
        return [0.8 * share + 0.2 * chance for share, chance in zip(shares, chances, strict=True)]

    def _chances(self, margins: list[float]) -> list[float]:
        size = sum(abs(margin) for margin in margins) / len(margins)
        weight = SMOOTHING if self.spread else 1.0
        self.spread += weight * (size - self.spread)
        unit = max(self.spread, 1e-9)
        return [1 / (1 + math.exp(-max(-30.0, min(30.0, m / unit)))) for m in margins]


def lead(totals: list[int], seat: int) -> float:
    """Return a seat's margin over the best other."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
