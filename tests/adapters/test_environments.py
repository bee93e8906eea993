"""The official checkers, on every title."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import portside
from portside.adapters import gymnasium as alone
from portside.adapters import pettingzoo as together
from portside.testing.pretend import GAME
from tests.adapters.conftest import SET_UPS, TITLES

MASKED = (
    # PettingZoo warns of any observation that holds a mask, unless it knows the name.
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_pettingzoo_accepts_masks_in_the_info_without_a_warning(title: str, seats: int) -> None:
    api_test(together.env(title, seats=seats, layout="info"), num_cycles=100)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_accepts_masks_in_the_observation(title: str) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(together.env(title, layout="dict"), num_cycles=100)
    assert all(str(each.message).startswith(MASKED) for each in warned)


@pytest.mark.parametrize("layout", ["dict", "info"])
@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_match(title: str, layout: Any) -> None:
    seed_test(lambda: together.env(title, layout=layout), num_cycles=60)


@pytest.mark.slow
def test_pettingzoo_can_measure_speed(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(together.env(GAME.name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_the_first_version_goes_on_working(title: str) -> None:
    api_test(together.env(title, layout="info", version=1), num_cycles=40)
    alone.register()
    with pytest.warns(DeprecationWarning, match="out of date"):
        env = gymnasium.make(alone.FIRST_ID, title=title)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert "card-place" in env.get_wrapper_attr("describe")()
    env.close()


@pytest.mark.parametrize("layout", ["dict", "info"])
def test_a_whole_match_pays_zero_in_sum(layout: Any) -> None:
    env = together.env(GAME.name, seats=3, layout=layout, options={"nights": 6})
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        total[agent] += reward
        mask = seen["action_mask"] if layout == "dict" else info["action_mask"]
        env.step(None if over or cut else rng.choice(np.flatnonzero(mask)))
    assert sum(total.values()) == pytest.approx(0) and any(total.values())


def test_an_illegal_action_costs_a_little_and_is_replaced() -> None:
    env = together.PortsideEnv(GAME.name, seats=2, penalty=0.25)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -0.25 and env.infos[agent]["illegal"] is True
    assert env._stepper.steps == 1


def test_rewards_may_be_shaped_by_the_titles_own_estimate() -> None:
    env = together.PortsideEnv(GAME.name, seats=2, shaping=0.01)
    env.reset(seed=1)
    paid = []
    for _ in range(12):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        paid.append(env.rewards["player_0"])
    assert any(paid)


def test_a_match_can_be_cut_off() -> None:
    env = together.PortsideEnv(GAME.name, seats=2, max_steps=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_gymnasium_accepts_one_seat_against_bots(title: str, seats: int) -> None:
    alone.register()
    env = gymnasium.make(alone.ENV_ID, title=title, seats=seats)
    check_env(env.unwrapped, skip_render_check=False)
    env.close()


def test_one_seat_plays_a_whole_match_against_bots() -> None:
    env = alone.SeatEnv(GAME.name, seats=3, opponents=["greedy", "random"], options={"nights": 8})
    seen, info = env.reset(seed=2)
    rng = np.random.default_rng(3)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == env.seat
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = env.step(action)
        assert not cut and env.observation_space.contains(seen)
    assert reward in (1.0, -0.5) or reward == pytest.approx(0.25)
    env.close()


def test_the_seat_can_be_fixed_and_changes_otherwise() -> None:
    assert {alone.SeatEnv(GAME.name, seat=2).reset(seed=s)[1]["seat"] for s in range(9)} == {2}
    assert len({alone.SeatEnv(GAME.name).reset(seed=s)[1]["seat"] for s in range(9)}) > 1


def test_spaces_depend_on_the_set_up_only() -> None:
    title = portside.titles()[0]
    here, there = (together.PortsideEnv(title, seats=2) for _ in range(2))
    assert here.action_space("player_0") == there.action_space("player_1")
    assert here.observation_space("player_0") == there.observation_space("player_0")
    assert here.describe() == there.describe()
