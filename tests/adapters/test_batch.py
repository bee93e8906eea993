"""Many matches at once: the same as one after another, whoever plays them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import portside
from portside.adapters import gymnasium as alone
from portside.adapters.batch import Batch, Frame
from portside.adapters.observations import Observer
from portside.adapters.stepper import Stepper
from portside.testing.pretend import GAME
from tests.adapters.conftest import TITLES


def picked(masks: NDArray[np.int8], rng: Random) -> list[int]:
    """Return a random legal action for each match."""
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]


def played(batch: Batch, steps: int) -> list[Frame]:
    """Play at random, and keep every frame."""
    rng = Random(5)
    frames = [batch.reset().copied()]
    for _ in range(steps):
        frames.append(batch.step(picked(frames[-1].masks, rng)).copied())
    return frames


@pytest.mark.parametrize("title", TITLES)
def test_each_match_is_the_one_its_seed_deals(title: str) -> None:
    with Batch(title, matches=3, seats=2, seed=9) as batch:
        frame, rng = batch.reset(), Random(2)
        steppers = [Stepper.deal(portside.find(title), 2, f"9 {row} 0") for row in range(3)]
        writer = Observer(steppers[0].match.table.box, steppers[0].tokens)
        for _ in range(150):
            for row, stepper in enumerate(steppers):
                assert frame.seats[row] == stepper.seat
                assert np.flatnonzero(frame.masks[row]).tolist() == stepper.legal()
                assert np.array_equal(frame.seen[row], writer.vector(stepper, stepper.seat))
            actions = picked(frame.masks, rng)
            for stepper, action in zip(steppers, actions, strict=True):
                stepper.step(action)
            if any(stepper.seat < 0 for stepper in steppers):
                break
            frame = batch.step(np.array(actions))


def test_ends_pay_zero_in_sum_and_are_followed_by_new_matches() -> None:
    with Batch(GAME.name, matches=4, seats=3, options={"nights": 4}) as batch:
        frames = played(batch, 300)
    ends = [(row, f.rewards[row]) for f in frames for row in np.flatnonzero(f.over)]
    assert len(ends) > 8
    assert all(sum(paid) == pytest.approx(0, abs=1e-6) for _, paid in ends)
    assert any(paid.any() for _, paid in ends)
    assert all((f.masks.sum(axis=1) > 0).all() for f in frames)
    assert all(not f.rewards[~f.over].any() for f in frames)


@pytest.mark.slow
def test_workers_play_the_same_matches() -> None:
    title = portside.titles()[0]
    with Batch(title, matches=5, seats=3) as here:
        wanted = played(here, 120)
    with Batch(title, matches=5, seats=3, workers=2) as there:
        found = played(there, 120)
    for one, two in zip(wanted, found, strict=True):
        for name in Frame._fields:
            assert np.array_equal(getattr(one, name), getattr(two, name)), name


@pytest.mark.slow
def test_two_batches_that_play_by_turns_play_as_each_alone() -> None:
    title, steps = portside.titles()[0], 60
    alone = []
    for seed in range(2):
        with Batch(title, matches=3, seats=2, seed=seed) as batch:
            alone.append(played(batch, steps))
    with (
        Batch(title, matches=3, seats=2, seed=0, workers=1) as one,
        Batch(title, matches=3, seats=2, seed=1, workers=1) as two,
    ):
        batches, luck = (one, two), (Random(5), Random(5))
        for batch, rng in zip(batches, luck, strict=True):
            batch.send(picked(batch.reset().masks, rng))
        for step in range(1, steps):
            for batch, rng, wanted in zip(batches, luck, alone, strict=True):
                frame = batch.receive()
                for name in Frame._fields:
                    assert np.array_equal(getattr(frame, name), getattr(wanted[step], name)), name
                batch.send(picked(frame.masks, rng))
        for batch in batches:
            batch.receive()


@pytest.mark.parametrize("workers", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_what_is_sent_is_received_once(workers: int) -> None:
    title = portside.titles()[0]
    with Batch(title, matches=2, seats=2, workers=workers) as batch:
        with pytest.raises(RuntimeError, match="nothing to receive"):
            batch.receive()
        actions = picked(batch.reset().masks, Random(1))
        batch.send(actions)
        with pytest.raises(RuntimeError, match="no step before"):
            batch.send(actions)
        assert batch.receive().masks.any(axis=1).all()


@pytest.mark.slow
def test_a_batch_may_be_closed_before_its_step_is_received(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with Batch(portside.titles()[0], matches=2, seats=2, workers=1) as batch:
        batch.send(picked(batch.reset().masks, Random(1)))
    assert not capfd.readouterr().err


@pytest.mark.slow
def test_a_worker_that_cannot_go_on_says_so() -> None:
    batch = Batch(GAME.name, matches=2, seats=2, workers=1)  # only tests know this title
    with pytest.raises(RuntimeError, match="ended"):
        batch.reset()
    batch.close()


def test_an_illegal_action_is_replaced_and_told() -> None:
    with Batch(GAME.name, matches=2, seats=2) as batch:
        frame = batch.reset()
        legal = int(np.flatnonzero(frame.masks[0])[0])
        frame = batch.step([legal, int(np.flatnonzero(frame.masks[1] == 0)[0])])
        assert frame.illegal.tolist() == [False, True]


def test_there_is_an_action_for_each_match() -> None:
    with Batch(GAME.name, matches=2, seats=2) as batch:
        batch.reset()
        with pytest.raises(ValueError, match="2 matches"):
            batch.step([0])


def test_the_fields_are_those_of_the_environments() -> None:
    batch = Batch(GAME.name, matches=1, seats=3)
    assert batch.describe() == alone.SeatEnv(GAME.name, seats=3).describe()


def test_gymnasium_plays_several_matches_with_one_call() -> None:
    env = alone.SeatVectorEnv(GAME.name, num_envs=3, seats=2, options={"nights": 4})
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=4)
    single = alone.SeatEnv(GAME.name, seats=2, options={"nights": 4})
    assert np.array_equal(single.reset(seed=5)[0], seen[1])
    rng, ends = Random(3), 0
    for _ in range(200):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice([*np.flatnonzero(m), 0]) for m in infos["action_mask"]])
        seen, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        ends += int(over.sum())
    assert ends > 3
    env.close()
