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
from numpy.typing import NDArray

from portside import bots
from portside.adapters.actions import Tokens
from portside.adapters.observations import BOUND, Vector, Version, observer
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
        self._observer = observer(box, self._tokens, version)
        self._log = any(map(bots.reads_log, self._bots))
        self.observation_space = Box(-BOUND, BOUND, (self._observer.size,), np.float32)
        self.action_space = Discrete(len(self._tokens))
        self.seat = 0

    def describe(self) -> str:
        """Return the fields of the observation as a table in Markdown."""
        return self._observer.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a match; the same seed gives the same one."""
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
        """Give a token, then let the others play until one is asked again."""
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
        """Return what is asked as text."""
        answering = self._stepper.answering
        if self.render_mode is None:
            return None
        return "over" if answering is None else f"{answering.ask.kind}: {self._stepper.legal()}"

    def close(self) -> None:
        """Let bots end what they have started."""
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
        mask: NDArray[np.int8] = np.zeros(len(self._tokens), dtype=np.int8)
        mask[self._stepper.legal()] = 1
        return {"action_mask": mask, "seat": self.seat}


def register() -> None:
    """Make the environment known to `gymnasium.make("portside/Seat-v2", title=...)`.

    `portside/Seat-v1` has the first version of observations and actions.
    """
    for name, version in ((FIRST_ID, 1), (ENV_ID, 2)):
        if name not in gymnasium.registry:
            kwargs = {"version": version}
            gymnasium.register(name, "portside.adapters.gymnasium:SeatEnv", kwargs=kwargs)
