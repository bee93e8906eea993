"""Let a bot play OpenSpiel's own ISMCTSBot for two: same time, same deals from both seats.

    .venv/bin/python scripts/against_openspiel.py neko_harbour --seconds 1 --matches 20

OpenSpiel's bot plays through the adapter, with its defaults: UCT, and one random playout to the
end of the match in each simulation. It gives an answer token by token and has the time for every
token; ours has it for the whole answer.
"""

from __future__ import annotations

import argparse
import math
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from portside import bots
from portside.adapters import openspiel
from portside.engine.knowledge import Sight
from portside.sim.stats import rate


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a budget in seconds instead of simulations."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, playouts, math.sqrt(2), 1, random_state=luck)
        self.seconds = seconds
        self.searches = self.simulations = 0

    def run_search(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Simulate until the time is up; the first simulation only makes the root."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.searches += 1
        self._root_node = self.create_new_node(state)
        end = perf_counter() + self.seconds
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if perf_counter() >= end and self._root_node.total_visits > 0:
                return list(self.get_final_policy(state, self._root_node))


def play(game: pyspiel.Game, deal: int, spec: str, seat: int, other: TimedBot) -> list[float]:
    """Play one match and return its returns."""
    state: Any = game.new_initial_state()
    dice = Random(f"deal {deal}")
    while state.is_chance_node():
        state.apply_action(dice.randrange(openspiel.SIDES))
    bot, luck = bots.find(spec), Random(f"{deal} {seat}")
    while not state.is_terminal():
        if state.current_player() == seat:
            sight = Sight(state.stepper.match, seat, luck.getrandbits(64), log=False)
            state.stepper.answer(bots.decide(bot, sight, luck).key)
        else:
            state.apply_action(int(other.step(state)))
    return list(state.returns())


def main() -> None:
    """Play, and say after each match how it stands."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("title")
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--matches", type=int, default=20)
    words.add_argument("--bot", default="", help="ours; by default ismcts with the same time")
    asked = words.parse_args()
    spec = asked.bot or f"ismcts:{asked.seconds:g}s"
    (name,) = openspiel.register(asked.title)
    game = pyspiel.load_game(name, {"players": 2})
    wins = 0.0
    other = TimedBot(game, asked.seconds, 1)
    for number in range(asked.matches):
        seat = number % 2
        wins += (play(game, number // 2, spec, seat, other)[seat] + 1) / 2
        share = rate(wins, number + 1)
        print(
            f"{asked.title}: {spec} {wins:g} of {number + 1}, "
            f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%}); OpenSpiel's bot made "
            f"{other.simulations / max(1, other.searches):.0f} simulations a search",
            flush=True,
        )


if __name__ == "__main__":
    main()
