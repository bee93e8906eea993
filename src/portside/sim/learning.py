"""What results of self-play tell: which draws did better, and what a lead means for winning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, pvariance
from typing import Final

from portside.bots.valuation import KEEPS, UNIT, Line
from portside.extras import needs
from portside.sim.selfplay import Outcome

LIKELY: Final = 1.0
"""Points that a spread of one weight is thought to be worth beforehand (a standard deviation)."""
LIKELY_CARD: Final = 1.5
"""Points by which the worth of cards is thought to differ beforehand (a standard deviation)."""
UNITS: Final = tuple(1.25**power for power in range(-3, 20))
"""Units that are tried, from half a point to 55."""


def ahead_of_others(totals: Sequence[int]) -> list[float]:
    """Learn by seat how many points it won more than the others did on average."""
    count, middle = len(totals), fmean(totals)
    return [(total - middle) * count / (count - 1) for total in totals]


def regress(
    had: Sequence[Sequence[float]], won: Sequence[float], likely: float = 0.0
) -> tuple[list[float], list[float]]:
    """Learn by column what one of it won, and the standard error of that.

    Args:
        had: by seat, how much it had of each.
        won: by seat, how many points it was ahead.
        likely: how far apart the answers are thought to lie beforehand (a standard deviation);
            they are held back towards none by it, and not at all by 0.
    """
    needs("train")
    import numpy as np

    x, y = np.array(had, float), np.array(won)
    drag = y.var() / likely**2 if likely else 0.0
    inverse = np.linalg.inv(x.T @ x + drag * np.eye(x.shape[1]))
    slopes, errors = inverse @ x.T @ y, np.sqrt(inverse.diagonal() * y.var())
    return slopes.tolist(), errors.tolist()


def from_mean(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return how far each number lies from the mean of its column, to learn from."""
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return [[each - mean for each, mean in zip(row, means, strict=True)] for row in rows]


def regress_weights(
    draws: Sequence[Sequence[Sequence[float]]], outcomes: Sequence[Outcome]
) -> tuple[list[float], float]:
    """Learn by weight how many points a draw one spread higher won, and the doubt of the slope.

    Args:
        draws: by deal and side, how far each weight was drawn from the present one.
        outcomes: of all matches; each deal was played twice, the sides moving on half-way round.
    """
    x, y = [], []
    for outcome in outcomes:
        sides = draws[outcome.number // 2]
        count, turned = len(sides), outcome.number % 2
        x += [sides[(seat + turned * ((count + 1) // 2)) % count] for seat in range(count)]
        y += ahead_of_others(outcome.totals)
    slopes, _ = regress(x, y, LIKELY)
    return slopes, (pvariance(y) / len(y)) ** 0.5


def regress_cards(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Learn by card how many points seats won more that had it by lot than those that had others.

    Args:
        outcomes: of all matches.
    """
    told = [outcome for outcome in outcomes if outcome.cards]
    names = sorted({name for outcome in told for had in outcome.cards for name in had})
    if not names:
        return {}
    x = [[had.get(name, 0) for name in names] for outcome in told for had in outcome.cards]
    y = [lead for outcome in told for lead in ahead_of_others(outcome.totals)]
    worths, _ = regress(from_mean(x), y, LIKELY_CARD)
    return dict(zip(names, worths, strict=True))


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
