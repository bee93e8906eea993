"""Whatever position somebody makes up: it is refused, or it plays to an end under the laws."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside.engine.errors import BadScenario
from portside.engine.game import Game, find
from portside.engine.match import Match
from portside.engine.scenario import Scenario
from portside.testing import laws
from portside.testing.random_walk import walk_at_random
from tests.testing.positions import FACTS, made_up

LONGEST = 5000
STRIDE = 40
"""So many answers lie between two looks at the laws; each look costs as much as many answers."""


def begun(game: Game, position: Scenario) -> Match | None:
    """Begin a match at a position; None if it is refused."""
    try:
        return Match.new(game, position.seats, "played", {}, position)
    except BadScenario:
        return None


def play_out(game: Game, seed: int) -> None:
    """Make a position up; if it is taken, play it to its end."""
    rng = Random(seed)
    match = begun(game, made_up(game, rng))
    for _ in range(LONGEST // STRIDE if match is not None else 0):
        assert match is not None
        laws.cards_lie_in_one_place(match)
        laws.counters_in_range(match, {})
        laws.questions_can_be_answered(match)
        for eyes in (*range(len(match.table.seats)), None):
            match.view(eyes)
        if walk_at_random(match, rng, STRIDE) < STRIDE:
            laws.result_adds_up(match)
            return
    assert match is None, "it does not end"


@pytest.mark.parametrize("title", FACTS)
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_a_made_up_position_is_refused_or_plays_to_an_end(title: str, seed: int) -> None:
    play_out(find(title), seed)


@pytest.mark.parametrize("title", FACTS)
def test_of_positions_made_up_some_are_taken_and_some_refused(title: str) -> None:
    game = find(title)
    taken = {begun(game, made_up(game, Random(seed))) is not None for seed in range(40)}
    assert taken == {True, False}


@pytest.mark.soak
@pytest.mark.parametrize("title", FACTS)
def test_many_made_up_positions(title: str) -> None:
    for seed in range(3000):
        try:
            play_out(find(title), seed)
        except Exception as error:
            error.add_note(f"seed {seed}: {made_up(find(title), Random(seed))}")
            raise
