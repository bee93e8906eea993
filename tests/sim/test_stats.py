"""Whether numbers and their doubts are right."""

from __future__ import annotations

import math
from random import Random

import pytest

from portside.sim.stats import mean, rate, ratings, strengths


def test_a_share_lies_in_its_interval_even_at_the_ends() -> None:
    for wins, trials in ((0, 10), (10, 10), (3, 10), (70, 100)):
        found = rate(wins, trials)
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.value == wins / trials
    assert rate(0, 10).high > 0.2 and rate(10, 10).low < 0.8


def test_a_share_is_known_better_after_more_trials() -> None:
    # Wilson's interval for 50 of 100, from the textbook formula.
    assert rate(50, 100).low == pytest.approx(0.4038, abs=1e-4)
    assert rate(500, 1000).high - rate(500, 1000).low < rate(50, 100).high - rate(50, 100).low


def test_nothing_is_known_without_trials() -> None:
    assert (rate(0, 0).low, rate(0, 0).high) == (0, 1)


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    rng = Random(4)
    held = 0
    for _ in range(400):
        found = rate(sum(rng.random() < 0.3 for _ in range(60)), 60)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_a_mean_of_one_number_has_no_spread() -> None:
    assert mean([3.0]).low == mean([3.0]).high == 3.0


def test_ten_to_one_is_400_points() -> None:
    pairs = {("a", "b"): 1000.0, ("b", "a"): 100.0}
    found = strengths(["a", "b"], pairs)
    assert 400 / math.log(10) * (found["a"] - found["b"]) == pytest.approx(400, abs=2)


def test_strengths_add_up_along_a_chain() -> None:
    odds = {"a": 4.0, "b": 2.0, "c": 1.0}
    pairs = {(x, y): 1e6 * odds[x] / (odds[x] + odds[y]) for x in odds for y in odds if x != y}
    found = strengths(list(odds), pairs)
    assert found["a"] - found["c"] == pytest.approx(math.log(4), abs=1e-3)
    assert sum(found.values()) == pytest.approx(0, abs=1e-9)


def test_who_always_wins_is_strong_but_not_infinitely() -> None:
    found = ratings(["a", "b"], [{("a", "b"): 5.0, ("b", "a"): 0.0}] * 20, "b")
    assert 300 < found["a"].value < 2000 and found["b"].value == 0
    assert found["a"].low <= found["a"].value <= found["a"].high
