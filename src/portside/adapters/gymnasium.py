"""Every title as a Gymnasium environment: one seat learns, bots play the others.

    env = portside.adapters.gymnasium.SeatEnv("import_export", opponents=["greedy"])

`info["action_mask"]` tells which actions are legal. An illegal action has a defined result: a
random legal one is taken instead, `info["illegal"]` is true, and the penalty is taken from the
reward.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from portside.extras import needs

needs("rl")

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from portside import bots
from portside.adapters.action_tokens import Tokens
from portside.adapters.observations import (
    BOUND,
    Vector,
    Version,
    legal_mask,
    observer_of_version,
)
from portside.adapters.stepper import Stepper
from portside.engine.game import find, open_box
from portside.engine.knowledge import Sight

ENV_ID = "portside/Seat-v2"
FIRST_ID = "portside/Seat-v1"


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """Play one seat of a title against bots.

    Args:
        title: name of the title.
        seats: how many play.
        seat: which one learns, or None for another one in each match.
        opponents: specs of the bots at the other seats, begun again where there are more seats.
        options: settings of the match.
        penalty: what an illegal action costs.
        max_steps: the match is cut off after so many actions.
        render_mode: `ansi` or None.
        version: of observations and actions; 1 is the first one.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        seats: int = 4,
        seat: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        penalty: float = 0.01,
        max_steps: int = 20_000,
        render_mode: str | None = None,
        version: Version = 2,
    ) -> None:
        self._game = find(title)
        self._seats = seats
        self._fixed = seat
        self._bots = [bots.find(spec) for spec in opponents]
        self._options = dict(options or {})
        self._penalty = penalty
        self._max_steps = max_steps
        self.render_mode = render_mode
        box = open_box(title, seats, self._game.configured(self._options, seats))
        self._tokens = Tokens(box, version)
        self._observer = observer_of_version(box, self._tokens, version)
        self._log = any(map(bots.reads_log, self._bots))
        self.observation_space = Box(-BOUND, BOUND, (self._observer.size,), np.float32)
        self.action_space = Discrete(len(self._tokens))
        self.seat = 0

    def describe(self) -> str:
        """Return the fields of Gymnasium's observation as a table in Markdown."""
        return self._observer.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a match for Gymnasium; the same seed gives the same one."""
        super().reset(seed=seed)
        secret = self.np_random.bytes(16).hex()
        self._luck = Random(secret)
        self.seat = self._fixed if self._fixed is not None else self._luck.randrange(self._seats)
        options, tokens = self._options, self._tokens
        self._stepper = Stepper.deal(self._game, self._seats, secret, options, tokens, self._log)
        self._taken = 0
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Give one Gymnasium action, then let the others play until one is asked again."""
        legal = self._stepper.legal()
        illegal = int(action) not in legal
        token = int(action)
        if illegal and legal:
            token = legal[int(self.np_random.integers(len(legal)))]
        if legal:
            self._stepper.step(token)
            self._let_others_play()
        self._taken += 1
        over = self._stepper.seat < 0
        reward = self._stepper.returns()[self.seat] - (self._penalty if illegal else 0.0)
        info = self._info() | ({"illegal": True} if illegal else {})
        cut = not over and self._taken >= self._max_steps
        return self._observation(), reward, over, cut, info

    def render(self) -> str | None:
        """Return what is asked as text, as Gymnasium renders."""
        answering = self._stepper.answering
        if self.render_mode is None:
            return None
        return "over" if answering is None else f"{answering.ask.kind}: {self._stepper.legal()}"

    def close(self) -> None:
        """Let the bots of a Gymnasium environment end what they have started."""
        for bot in self._bots:
            bots.dismiss(bot)

    def _let_others_play(self) -> None:
        stepper = self._stepper
        while stepper.seat not in (self.seat, -1):
            bot = self._bots[(stepper.seat - self.seat - 1) % self._seats % len(self._bots)]
            seed = self._luck.getrandbits(64)
            sight = Sight(stepper.match, stepper.seat, seed, log=bots.reads_log(bot))
            stepper.answer(bots.decide(bot, sight, self._luck).key)

    def _observation(self) -> Vector:
        return self._observer.vector(self._stepper, self.seat)

    def _info(self) -> dict[str, Any]:
        mask = legal_mask(self._stepper)
        return {"action_mask": mask, "seat": self.seat}


class SeatVectorEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Play one seat in each of several matches against bots, with one call for all.

    After a match has ended, the next step deals a new one, whatever the action. Every info is an
    array: `action_mask` by match, `seat`, and `illegal`. To play every seat oneself, which is much
    faster, see `portside.adapters.batch`.

    Args:
        title: name of the title.
        num_envs: how many matches.
        settings: those of `SeatEnv`.
    """

    def __init__(self, title: str, num_envs: int = 8, **settings: Any) -> None:
        self.envs = [SeatEnv(title, **settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.render_mode = settings.get("render_mode")
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, dtype=bool)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal every match of a Gymnasium vector; of one seed they get it and those that follow."""
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        dealt = [
            env.reset(seed=None if seeds is None else seeds[i]) for i, env in enumerate(self.envs)
        ]
        self._over[:] = False
        return np.stack([seen for seen, _ in dealt]), self._infos([info for _, info in dealt])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Vector, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Give a Gymnasium action in every match, or deal anew where the last one ended."""
        rows = [
            self._again(env) if over else env.step(action)
            for env, over, action in zip(self.envs, self._over, actions, strict=True)
        ]
        seen, rewards, over, cut, infos = zip(*rows, strict=True)
        ended, cut_off = np.array(over), np.array(cut)
        self._over = ended | cut_off
        return np.stack(seen), np.array(rewards), ended, cut_off, self._infos(infos)

    def _again(self, env: SeatEnv) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        seen, info = env.reset()
        return seen, 0.0, False, False, info

    def _infos(self, infos: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {
            "action_mask": np.stack([info["action_mask"] for info in infos]),
            "seat": np.array([info["seat"] for info in infos]),
            "illegal": np.array(["illegal" in info for info in infos]),
        }

    def close_extras(self, **_: Any) -> None:
        """Let the bots of a Gymnasium vector end what they have started."""
        for env in self.envs:
            env.close()


def register() -> None:
    """Make the environment known to `gymnasium.make("portside/Seat-v2", title=...)`.

    `portside/Seat-v1` has the first version of observations and actions.
    """
    for name, version in ((FIRST_ID, 1), (ENV_ID, 2)):
        if name not in gymnasium.registry:
            kwargs = {"version": version}
            gymnasium.register(name, "portside.adapters.gymnasium:SeatEnv", kwargs=kwargs)
