"""OpenSpiel's own tests and its own searching bot, on every title."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from portside.adapters import openspiel
from portside.testing.pretend import GAME
from tests.adapters.conftest import SET_UPS, TITLES

openspiel.register(*TITLES)


def game(title: str, players: int, options: str = "") -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + title, {"players": players, "options": options})


def dealt(of: pyspiel.Game, die: int = 3) -> pyspiel.State:
    state = of.new_initial_state()
    while state.is_chance_node():
        state.apply_action(die)
    return state


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        pytest.param(title, seats, marks=[pytest.mark.soak] if seats > 3 else [])
        for title, seats in SET_UPS
    ],
)
def test_random_play_keeps_the_laws_of_openspiel(title: str, seats: int) -> None:
    pyspiel.random_sim_test(game(title, seats), num_sims=1, serialize=True, verbose=False)


def test_more_random_play_without_serialization() -> None:
    pyspiel.random_sim_test(game(GAME.name, 4), num_sims=20, serialize=False, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_resampling_keeps_all_a_player_knows_and_deals_the_rest_anew(title: str) -> None:
    state = dealt(game(title, 2))
    rng = np.random.RandomState(5)
    dealt_anew = False
    for _ in range(120):
        if state.is_terminal():
            break
        me = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        world = state.resample_from_infostate(me, sampler)
        assert world.information_state_string(me) == state.information_state_string(me)
        assert world.information_state_tensor(me) == state.information_state_tensor(me)
        assert world.observation_tensor(me) == state.observation_tensor(me)
        assert world.legal_actions() == state.legal_actions()
        dealt_anew |= world.stepper.match.table.zones != state.stepper.match.table.zones
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert dealt_anew


def test_different_pasts_are_different_information_states() -> None:
    here, there = dealt(game(GAME.name, 2)), dealt(game(GAME.name, 2))
    assert here.information_state_string(0) == there.information_state_string(0)
    here.apply_action(here.legal_actions()[0])
    there.apply_action(there.legal_actions()[-1])
    assert here.information_state_string(0) != there.information_state_string(0)


def test_a_state_comes_back_from_its_text() -> None:
    of = game(GAME.name, 3, "nights:6")
    state = dealt(of)
    rng = np.random.RandomState(1)
    for _ in range(9):
        state.apply_action(int(rng.choice(state.legal_actions())))
    twin = of.deserialize_state(state.serialize())
    assert twin.history() == state.history() and twin.legal_actions() == state.legal_actions()
    assert twin.observation_string(1) == state.observation_string(1)


def test_actions_have_names() -> None:
    state = dealt(game(GAME.name, 2))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert "draw" in names and len(set(names)) == len(names)


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_own_search_plays_a_whole_match(title: str) -> None:
    of = game(title, 2, "nights:4" if title == GAME.name else "")
    state = dealt(of)
    rng = np.random.RandomState(4)
    searcher = ismcts.ISMCTSBot(of, Guess(), 1.4, 6, random_state=rng)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(searcher.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


class Guess(mcts.Evaluator):  # type: ignore[misc]
    """Judge all states alike, so that the test measures the adapter and not patience."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_a_process_that_registered_titles_ends_in_peace() -> None:
    code = "from portside.adapters import openspiel; openspiel.register()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
