"""Going back from a snapshot is as if all were played again, and costs no more than an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside.engine import game as games
from portside.engine.flow import Flow
from portside.engine.game import find
from portside.engine.match import Match
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow
from portside.hosting.snapshots import RECENT, STRIDE
from portside.testing import laws
from portside.testing.pretend import GAME


def followed(title: str, seats: int = 2, **options: object) -> FollowedMatch:
    rules = find(title).rules
    row = MatchRow("m", "t", title, rules, seats, options, "s", None, None, None, 0.0, None)
    return FollowedMatch(row, deal_stored_match(row))


def answer(stored: FollowedMatch, rng: Random) -> None:
    ask = rng.choice(stored.match.asks())
    value = ask.sample(rng)
    entry = Entry("m", stored.seq, ask.seat, "", None, "", 0.0)
    stored.take(entry, value)


def back(stored: FollowedMatch, number: int) -> None:
    stored.take(Entry("m", stored.seq, 0, "", number, "", 0.0))


def assert_alike(here: Match, there: Match) -> None:
    laws.assert_same_table(here.table, there.table, "after going back")
    assert here.history == there.history and here.fences == there.fences
    for eyes in (0, 1, None):
        assert here.log(eyes) == there.log(eyes) and here.view(eyes) == there.view(eyes)
    assert [p.options for p in here.pending] == [p.options for p in there.pending]


@pytest.mark.parametrize("title", ["pretend", "import_export", "neko_harbour"])
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_going_back_is_as_if_all_were_played_again(title: str, seed: int) -> None:
    rng, stored = Random(seed), followed(title)
    for _ in range(rng.randrange(1, 4)):
        for _ in range(rng.randrange(1, 2 * STRIDE)):
            if stored.over:
                break
            answer(stored, rng)
        if stored.over or not stored.match.number:
            break
        near = rng.random() < 0.5
        first = max(0, stored.match.number - RECENT) if near else 0
        to = rng.randrange(first, stored.match.number)
        there = stored.match.replayed(to)
        back(stored, to)
        assert stored.stopped is None
        assert_alike(stored.match, there)


@pytest.fixture
def steps() -> Iterator[list[int]]:
    """Count the steps of the rules of the pretend title."""
    taken = [0]

    def step(t: Any) -> Flow[None] | tuple[()]:
        taken[0] += 1
        return GAME.step(t)

    games.register(replace(GAME, step=step))
    games._opened.cache_clear()
    yield taken
    games.register(GAME)
    games._opened.cache_clear()


def test_taking_back_costs_no_more_than_an_answer(steps: list[int]) -> None:
    rng, stored = Random(3), followed("pretend", 4, nights=60)
    dearest = 0
    while stored.match.number < 2 * STRIDE and not stored.over:
        before = steps[0]
        answer(stored, rng)
        dearest = max(dearest, steps[0] - before)
    assert not stored.over and stored.match.number == 2 * STRIDE
    for _ in range(RECENT):
        before = steps[0]
        back(stored, stored.match.number - 1)
        assert steps[0] - before <= dearest
    before = steps[0]
    back(stored, STRIDE // 2)
    assert steps[0] - before <= STRIDE
