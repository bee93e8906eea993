"""The example that trains an agent runs, and learns what can be learnt."""

from __future__ import annotations

import numpy as np
import pytest

from scripts.train_agent import Agent, Seen, trained


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_the_example_trains_and_plays_whole_matches(title: str) -> None:
    agent, paid = trained(title, seats=2, rounds=1, matches=2, rows=2, trial=2)
    assert len(paid) >= 2 and all(-1 <= each <= 1 for each in paid)
    assert all(np.isfinite(array).all() for array in agent.weights.values())


def test_it_comes_to_do_what_pays_and_never_what_is_not_legal() -> None:
    """Of three legal actions the second pays; the fourth would, but is not legal."""
    agent = Agent(looks=2, actions=4, hidden=8, seed=3)
    looks = np.ones((64, 2), np.float32)
    masks = np.tile(np.array([1, 1, 1, 0], np.int8), (64, 1))
    for _ in range(150):
        actions, chances = agent.act(looks, masks)
        assert 3 not in actions
        seen = [
            (Seen([look], [mask], [int(action)], [float(chance)]), 1.0 if action == 1 else -1.0)
            for look, mask, action, chance in zip(looks, masks, actions, chances, strict=True)
        ]
        agent.learn(seen)
    assert agent.think(looks, masks)[1][0, 1] > 0.9
