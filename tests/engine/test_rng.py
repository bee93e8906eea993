"""Randomness as one integer."""

from __future__ import annotations

from collections import Counter

from portside.engine import rng
from portside.testing.pretend import GAME
from portside.testing.random_walk import fresh_match


def test_the_same_secret_gives_the_same_outcomes() -> None:
    assert rng.permuted(rng.seeded("a"), range(40)) == rng.permuted(rng.seeded("a"), range(40))
    assert rng.permuted(rng.seeded("a"), range(40)) != rng.permuted(rng.seeded("b"), range(40))


def test_a_permutation_keeps_every_item() -> None:
    state, items = rng.permuted(rng.seeded("a"), range(300))
    assert sorted(items) == list(range(300))
    assert state != rng.seeded("a")


def test_an_empty_permutation_uses_no_chance() -> None:
    assert rng.permuted(5, ()) == (5, [])


def test_every_order_comes_up_about_as_often() -> None:
    state, found = rng.seeded("dice"), Counter[tuple[int, ...]]()
    for _ in range(6000):
        state, items = rng.permuted(state, range(3))
        found[tuple(items)] += 1
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values())


def test_every_number_comes_up_about_as_often() -> None:
    state, found = rng.seeded("dice"), Counter[int]()
    for _ in range(6000):
        state, number = rng.below(state, 6)
        found[number] += 1
    assert all(850 < found[number] < 1150 for number in range(6))


def test_the_receipt_commits_to_the_secret_without_telling_it() -> None:
    match = fresh_match(GAME, 2, "my secret", {})
    assert match.receipt == rng.commitment("my secret")
    assert match.receipt != rng.commitment("another")
    assert "my secret" not in match.receipt
    assert int(match.receipt, 16) != rng.seeded("my secret")
