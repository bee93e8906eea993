"""What results of self-play tell: which draws did better, and what a lead means for winning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from portside.bots.learnt_weights import KEEPS, UNIT, Line
from portside.extras import needs
from portside.sim.selfplay import Outcome

LIKELY: Final = 1.0
"""Points that a spread of one weight is thought to be worth beforehand (a standard deviation)."""
UNITS: Final = tuple(1.25**power for power in range(-3, 20))
"""Units that are tried, from half a point to 55."""


def regress_weights(
    draws: Sequence[Sequence[Sequence[float]]], outcomes: Sequence[Outcome]
) -> tuple[list[float], float]:
    """Learn by weight how many points a draw one spread higher won, and the doubt of the slope.

    Args:
        draws: by deal and side, how far each weight was drawn from the present one.
        outcomes: of all matches; each deal was played twice, the sides moving on half-way round.
    """
    needs("train")
    import numpy as np

    x, y = [], []
    for outcome in outcomes:
        sides = draws[outcome.number // 2]
        count, turned = len(sides), outcome.number % 2
        for seat, total in enumerate(outcome.totals):
            x.append(sides[(seat + turned * ((count + 1) // 2)) % count])
            y.append((total - fmean(outcome.totals)) * count / (count - 1))
    drawn, won = np.array(x), np.array(y)
    drag = won.var() / LIKELY**2
    slopes = np.linalg.solve(drawn.T @ drawn + drag * np.eye(drawn.shape[1]), drawn.T @ won)
    return [float(slope) for slope in slopes], float((won.var() / len(won)) ** 0.5)


def lifts_by_deal(outcomes: Sequence[Outcome]) -> list[float]:
    """Learn by deal how many points the first side was ahead of the second, both ways together."""
    found: dict[int, list[float]] = {}
    for outcome in outcomes:
        sides: tuple[list[int], list[int]] = ([], [])
        for seat, total in enumerate(outcome.totals):
            sides[(seat + outcome.number) % 2].append(total)
        found.setdefault(outcome.number // 2, []).append(fmean(sides[0]) - fmean(sides[1]))
    return [fmean(each) for each in found.values()]


def odds_unit(outcomes: Sequence[Outcome]) -> Line:
    """Learn how many points multiply the odds to win by e, late and early in a match.

    The seats' chances are taken to be as the exponentials of how they stand, in that unit; it is
    the one under which what came to pass was likeliest.
    """
    needs("train")
    import numpy as np

    moments = [(moment, outcome.winners) for outcome in outcomes for moment in outcome.moments]
    if not moments:
        return UNIT
    left = np.array([moment[0] for moment, _ in moments])
    stands = np.array([moment[1] for moment, _ in moments])
    came = np.zeros(stands.shape)
    for row, (_, winners) in enumerate(moments):
        came[row, list(winners)] = 1 / len(winners)

    def likely(late: float, early: float) -> float:
        scaled = stands / (late + (early - late) * left)[:, None]
        scaled -= scaled.max(1, keepdims=True)
        chances = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
        return float((came * chances).sum())

    return max(((late, early) for late in UNITS for early in UNITS), key=lambda pair: likely(*pair))


def part_kept(outcomes: Sequence[Outcome]) -> Line:
    """Learn what part of a gain in standing is still there in the end, late and early in a match.

    What a seat had over the mean of all in the end, less what it had before, is fitted to what it
    gained by the estimate between one look and the next; looks must be in order.
    """
    needs("train")
    import numpy as np

    gained, lasted = [], []
    for outcome in outcomes:
        total = np.array(outcome.totals, float)
        end = total - total.mean()
        stands = [(left, np.array(now) - fmean(now)) for left, now in outcome.moments]
        for (_, before), (left, after) in pairwise(stands):
            gain = after - before
            gained.append(np.stack([gain * (1 - left), gain * left], axis=1))
            lasted.append(end - before)
    if not gained:
        return KEEPS
    late, early = np.linalg.lstsq(np.concatenate(gained), np.concatenate(lasted), rcond=None)[0]
    return float(late), float(early)
