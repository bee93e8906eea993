"""Every title as an OpenSpiel game, registered in pyspiel.

    portside.adapters.openspiel.register()
    game = pyspiel.load_game("portside_import_export(players=2)")

Chance deals first: three chance nodes of 256 outcomes each make up the seed of a match, and all
later shuffles follow from it. `resample_from_infostate` deals everything anew that a player
cannot know, the future included. A state is written as its history of actions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from portside.extras import needs

needs("openspiel")

import numpy as np
import pyspiel

from portside.adapters.action_tokens import Tokens
from portside.adapters.observations import Vector, Version, observer_of_version
from portside.adapters.stepper import Stepper
from portside.engine.game import Game, find, open_box, titles

PREFIX: Final = "portside_"
DICE: Final = 3
SIDES: Final = 256
LONGEST: Final = 20_000


def game_type(title: Game) -> Any:
    """Return what OpenSpiel wants to know about a title before a game is made."""
    return pyspiel.GameType(
        short_name=PREFIX + title.name,
        long_name=f"Portside: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.seats[0], "options": "", "version": 2},
    )


class PortsideGame(pyspiel.Game):  # type: ignore[misc]
    """A title with a number of players and settings.

    The parameter `options` holds settings as `name:value`, parted by semicolons; `version` is
    that of observations and actions, 1 being the first one.
    """

    def __init__(self, title: Game, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", title.seats[0]))
        self.title = title
        self.options = read_openspiel_settings(str(params.get("options", "")))
        self.box = open_box(title.name, players, title.configured(self.options, players))
        version: Version = 1 if params.get("version") == 1 else 2
        self.tokens = Tokens(self.box, version)
        self.observer = observer_of_version(self.box, self.tokens, version)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.tokens),
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, params)

    def new_initial_state(self) -> PortsideState:
        """Return an OpenSpiel state in which nothing is dealt yet."""
        return PortsideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PortsideObserver:
        """Return an observer for OpenSpiel; with perfect recall it tells what was before."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return PortsideObserver(self, recall)


class PortsideState(pyspiel.State):  # type: ignore[misc]
    """A match, or the dice that decide its deal."""

    def __init__(self, game: PortsideGame) -> None:
        super().__init__(game)
        self._dice: list[int] = []
        self.stepper: Stepper | None = None

    def current_player(self) -> int:
        """Return who acts in an OpenSpiel state."""
        if self.stepper is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.stepper.seat if self.stepper.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the sides of a die, as OpenSpiel's chance."""
        return [(side, 1 / SIDES) for side in range(SIDES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.stepper is not None
        return self.stepper.legal() if player == self.stepper.seat else []

    def _apply_action(self, action: int) -> None:
        if self.stepper is not None:
            self.stepper.step(action)
            return
        self._dice.append(action)
        if len(self._dice) == DICE:
            game = self.get_game()
            secret = "-".join(map(str, self._dice))
            count, tokens = game.num_players(), game.tokens
            self.stepper = Stepper.deal(game.title, count, secret, game.options, tokens)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action}"
        return str(self.get_game().tokens.named(player, action))

    def is_terminal(self) -> bool:
        """Tell OpenSpiel whether the match is over."""
        return self.stepper is not None and self.stepper.seat < 0

    def returns(self) -> list[float]:
        """Return what the end of an OpenSpiel state is worth to each player."""
        if self.stepper is None:
            return [0.0] * int(self.get_game().num_players())
        return self.stepper.returns()

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> PortsideState:
        """Return an OpenSpiel state the player cannot tell from this one."""
        assert self.stepper is not None
        twin: PortsideState = self.clone()
        twin.stepper = self.stepper.imagined(player_id, Random(sampler()))
        return twin

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "nothing is dealt"


class PortsideObserver:
    """Write what a player knows as numbers and as text.

    With perfect recall the text ends with a digest of everything the player was told and has
    answered, and the numbers with the same digest as bits: two histories that differ in what the
    player knows differ in both.
    """

    BITS = 64

    def __init__(self, game: PortsideGame, recall: bool) -> None:
        self._observer = game.observer
        self._recall = recall
        size = self._observer.size + (self.BITS if recall else 0)
        self.tensor: Vector = np.zeros(size, dtype=np.float32)
        self.dict = {"view": self.tensor[: self._observer.size]}
        if recall:
            self.dict["memory"] = self.tensor[self._observer.size :]

    def set_from(self, state: PortsideState, player: int) -> None:
        """Write the numbers of an OpenSpiel state into the observer's tensor."""
        self.tensor.fill(0)
        if state.stepper is None:
            return
        self.dict["view"][:] = self._observer.vector(state.stepper, player)
        if self._recall:
            digest = int(state.stepper.memory(player)[: self.BITS // 4] or "0", 16)
            self.dict["memory"][:] = [digest >> bit & 1 for bit in range(self.BITS)]

    def string_from(self, state: PortsideState, player: int) -> str:
        """Return an OpenSpiel state as text, as a player observes it."""
        stepper = state.stepper
        if stepper is None:
            return ""
        view = stepper.match.view(player)
        given = stepper.answering.given if stepper.answering and stepper.seat == player else []
        shown = f"{view} {given}"
        return f"{shown} {stepper.memory(player)}" if self._recall else shown


def read_openspiel_settings(text: str) -> dict[str, Any]:
    """Read the settings of an OpenSpiel game, written as `name:value`, parted by semicolons."""
    found: dict[str, Any] = {}
    for word in filter(None, text.split(";")):
        name, _, value = word.partition(":")
        plain = {"true": True, "false": False}.get(value.lower(), value)
        found[name] = int(value) if value.lstrip("-").isdecimal() else plain
    return found


def register(*names: str) -> list[str]:
    """Make titles known to pyspiel, all by default; return what they are called there."""
    for name in names or titles():
        title = find(name)
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(title), _maker(title))
    return [PREFIX + name for name in names or titles()]


def _maker(title: Game) -> type[PortsideGame]:
    """Return a class that makes games of a title.

    It must be a class: pyspiel lets go of it when the interpreter is gone already, and a mere
    function would be freed then, which ends the process with an abort.
    """

    class TitleGame(PortsideGame):
        """A game of one title."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, params)

    return TitleGame
