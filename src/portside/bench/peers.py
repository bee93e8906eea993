"""Other engines, driven from Python as fast as their interfaces allow."""

from __future__ import annotations

import random
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from portside.bench.measure import POSITIONS, Contender, Task

NEEDED = ("catanatron", "pyspiel")


def missing_peers() -> list[str]:
    """Return the packages of other engines that would be needed and are not installed."""
    return [name for name in NEEDED if find_spec(name) is None]


def peers() -> list[Contender]:
    """Return the other engines; all packages must be installed."""
    return [Catanatron(), OpenSpiel("gin_rummy"), OpenSpiel("hearts")]


class Catanatron:
    """Four-player Catan in pure Python."""

    name = "catanatron"
    seats = 4

    def _new(self) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(colour) for colour in Color])

    def _played(self, game: Any, limit: int = 1_000_000) -> int:
        from catanatron.game import TURNS_LIMIT

        decisions = 0
        state = game.state
        while decisions < limit and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            game.execute(actions[int(random.random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    @cached_property
    def starts(self) -> list[Any]:
        """Return games of Catanatron that have been set up."""
        return [self._new() for _ in range(POSITIONS)]

    def play(self, number: int) -> int:
        """Play a game of Catanatron at random."""
        random.seed(number)
        return self._played(self.starts[number % POSITIONS].copy())

    def _position(self, number: int) -> Any:
        random.seed(number)
        limit = random.randrange(self._played(self._new()))
        game = self._new()
        self._played(game, limit)
        return game

    def tasks(self) -> dict[str, Task]:
        """Return what is measured of Catanatron: copying."""
        positions = [self._position(number) for number in range(POSITIONS)]
        return {"fork": Task(positions, lambda game: game.copy())}


class OpenSpiel:
    """A game of OpenSpiel, its rules in C++."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.name = f"open_spiel {game}"
        self._game = pyspiel.load_game(game)
        self.seats: int = self._game.num_players()

    def _played(self, state: Any, rng: random.Random, limit: int = 1_000_000) -> int:
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    def play(self, number: int) -> int:
        """Play a game of OpenSpiel at random; chance is not counted as a decision."""
        return self._played(self._game.new_initial_state(), random.Random(number))

    def _position(self, number: int) -> Any:
        rng = random.Random(f"position {number}")
        state = self._game.new_initial_state()
        self._played(state, rng, rng.randrange(1, self.play(number)))
        return state

    def tasks(self) -> dict[str, Task]:
        """Return what is measured of OpenSpiel: copying."""
        positions = [self._position(number) for number in range(POSITIONS)]
        return {"fork": Task(positions, lambda state: state.clone())}
