"""Numbers with their doubts: intervals hold 95 % unless said otherwise."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Final, TypeVar

T = TypeVar("T")

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
ELO: Final = 400 / math.log(10)
"""Rating points for one unit of log-odds, as in chess: 400 points are odds of ten to one."""
PRIOR: Final = 0.5
"""Wins added to both sides of every pair, so that nobody is infinitely strong."""

Pairs = Mapping[tuple[str, str], float]
"""How often the first was placed before the second, draws counting half."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Hold a number and the interval it lies in."""

    value: float
    low: float
    high: float

    def rounded(self, digits: int) -> dict[str, float]:
        """Return an estimate with its interval JSON-ready."""
        return {
            "value": round(self.value, digits),
            "low": round(self.low, digits),
            "high": round(self.high, digits),
        }


def rate(wins: float, trials: float) -> Estimate:
    """Return a share with its Wilson interval, which is sound near 0 and 1 too."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    p = wins / trials
    scale = 1 + Z * Z / trials
    middle = (p + Z * Z / (2 * trials)) / scale
    half = Z * math.sqrt(p * (1 - p) / trials + Z * Z / (4 * trials * trials)) / scale
    return Estimate(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))


def share_of_win(winners: Sequence[int], seat: int) -> float:
    """Return a seat's part of the win in a match, which winners share."""
    return 1 / len(winners) if seat in winners else 0.0


def mean(numbers: Sequence[float]) -> Estimate:
    """Return a mean with its normal interval."""
    middle = fmean(numbers)
    half = Z * stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)


def strengths(names: Sequence[str], pairs: Pairs, rounds: int = 200) -> dict[str, float]:
    """Return the log-strength of each name under the Bradley-Terry model, their mean being 0.

    The fit is by minorization-maximization, which cannot overshoot.
    """
    games = {
        (a, b): pairs.get((a, b), 0.0) + pairs.get((b, a), 0.0) + 2 * PRIOR
        for a in names
        for b in names
        if a != b and (pairs.get((a, b), 0.0) or pairs.get((b, a), 0.0))
    }
    wins = {a: sum(pairs.get((a, b), 0.0) + PRIOR for x, b in games if x == a) for a in names}
    power = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        before = dict(power)
        for a in names:
            share = sum(n / (power[a] + power[b]) for (x, b), n in games.items() if x == a)
            power[a] = wins[a] / share if share else 1.0
        middle = math.exp(fmean(math.log(p) for p in power.values()))
        power = {name: p / middle for name, p in power.items()}
        if all(abs(power[name] - before[name]) < 1e-6 * power[name] for name in names):
            break
    return {name: math.log(p) for name, p in power.items()}


def ratings(
    names: Sequence[str], deals: Sequence[Pairs], anchor: str, samples: int = 300, seed: int = 1
) -> dict[str, Estimate]:
    """Return Elo ratings, the anchor's being 0; doubts by drawing whole deals anew.

    Args:
        names: who was compared.
        deals: placings of each deal; matches of one deal are not independent of each other.
        anchor: who is 0, or "" to make the mean 0.
        samples: how often deals are drawn.
        seed: of the drawing.
    """

    def fitted(chosen: Sequence[Pairs]) -> dict[str, float]:
        found = strengths(names, added_placings(chosen))
        zero = found.get(anchor, 0.0)
        return {name: ELO * (strength - zero) for name, strength in found.items()}

    best = fitted(deals)
    drawn = bootstrapped(deals, fitted, samples, Random(seed))
    return {name: _estimate(best[name], [each[name] for each in drawn]) for name in names}


def bootstrapped(
    deals: Sequence[Pairs],
    measure: Callable[[Sequence[Pairs]], T],
    samples: int,
    rng: Random,
) -> list[T]:
    """Return statistics of samples of deals, each as big as the whole, drawn with repetition."""
    return [measure(rng.choices(deals, k=len(deals))) for _ in range(samples)]


def _estimate(best: float, drawn: list[float]) -> Estimate:
    drawn.sort()
    low = drawn[int(0.025 * len(drawn))]
    high = drawn[min(len(drawn) - 1, int(0.975 * len(drawn)))]
    return Estimate(best, min(low, best), max(high, best))


def added_placings(deals: Sequence[Pairs]) -> dict[tuple[str, str], float]:
    """Return the placings of several deals together, for statistics."""
    total: dict[tuple[str, str], float] = {}
    for pairs in deals:
        for pair, count in pairs.items():
            total[pair] = total.get(pair, 0.0) + count
    return total
