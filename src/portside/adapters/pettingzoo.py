"""Every title as a PettingZoo environment in which agents act in turn.

    env = portside.adapters.pettingzoo.env("import_export", seats=4)

An illegal action has a defined result: a random legal one is taken instead, drawn from the
environment's own randomness, `info["illegal"]` is true at the agent's next observation, and the
penalty is taken from its reward.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from portside.extras import needs

needs("rl")

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.wrappers.order_enforcing import AECOrderEnforcingIterable

from portside.adapters.action_tokens import Tokens
from portside.adapters.observations import (
    BOUND,
    Mask,
    Version,
    legal_mask,
    observer_of_version,
)
from portside.adapters.stepper import Stepper
from portside.engine.game import find, open_box

Layout = Literal["dict", "info"]


def env(title: str, **settings: Any) -> Any:
    """Return a new PettingZoo environment that checks the order of calls; see `PortsideEnv`."""
    return InOrder(PortsideEnv(title, **settings))


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Check the order of calls as PettingZoo does, without a search for every attribute."""

    @property
    def agents(self) -> list[str]:
        """Return the agents that PettingZoo still asks."""
        found: list[str] = self.env.agents if self._has_reset else self.__getattr__("agents")
        return found

    @property
    def agent_selection(self) -> str:
        """Return the agent that PettingZoo asks next."""
        name = "agent_selection"
        found: str = self.env.agent_selection if self._has_reset else self.__getattr__(name)
        return found

    def step(self, action: int | None) -> None:
        """Give PettingZoo's next agent's token."""
        env = self.env
        if self._has_reset and env.agents:
            self._has_updated = True
            env.step(action)
        else:
            super().step(action)

    def agent_iter(self, max_iter: int = 2**63) -> InTurn:
        """Return the agents of PettingZoo as they are asked."""
        if not self._has_reset:
            super().agent_iter(max_iter)
        return InTurn(self, max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what PettingZoo's next agent sees and has got."""
        found: tuple[Any, float, bool, bool, dict[str, Any]]
        found = self.env.last(observe) if self._has_reset else super().last(observe)
        return found


class InTurn(AECOrderEnforcingIterable):  # type: ignore[misc]
    """Go through PettingZoo's agents in turn, each of which must step before the next."""

    def __iter__(self) -> Iterator[str]:
        """Return the agents of PettingZoo one after another."""
        order, env, left = self.env, self.env.env, self.max_iter
        while env.agents and left > 0:
            left -= 1
            assert order._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            order._has_updated = False
            yield env.agent_selection


class PortsideEnv(AECEnv):  # type: ignore[misc]
    """Play a title, an agent for each seat.

    Args:
        title: name of the title.
        seats: how many play.
        options: settings of the match.
        layout: where the mask of legal actions goes: `dict` puts it beside the observation, as
            most learning libraries expect; `info` into the info, the observation being one Box.
        penalty: what an illegal action costs.
        shaping: share of the change of the title's own estimate that is paid as a reward besides
            the result, per point.
        max_steps: the match is cut off after so many tokens.
        render_mode: `ansi` or None.
        version: of observations and actions; 1 is the first one.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo wants a plain attribute
        "name": "portside_v2",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        title: str,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        layout: Layout = "dict",
        penalty: float = 0.01,
        shaping: float = 0.0,
        max_steps: int = 20_000,
        render_mode: str | None = None,
        version: Version = 2,
    ) -> None:
        super().__init__()
        self._game = find(title)
        self._options = dict(options or {})
        self._layout = layout
        self._penalty = penalty
        self._shaping = shaping
        self._max_steps = max_steps
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        box = open_box(title, seats, self._game.configured(self._options, seats))
        self._tokens = Tokens(box, version)
        self._observer = observer_of_version(box, self._tokens, version)
        actions = len(self._tokens)
        numbers = Box(-BOUND, BOUND, (self._observer.size,), np.float32)
        both = Dict({"observation": numbers, "action_mask": MultiBinary(actions)})
        self._space: gymnasium.Space[Any] = both if layout == "dict" else numbers
        self._actions = {agent: Discrete(actions) for agent in self.possible_agents}
        self._unpaid = dict.fromkeys(self.possible_agents, 0.0)
        self._random = np.random.default_rng()

    # -- what PettingZoo asks for

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return PettingZoo's space of observations, the same object for every agent."""
        return self._space

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return PettingZoo's space of actions: the tokens."""
        return self._actions[agent]

    def describe(self) -> str:
        """Return the fields of PettingZoo's observation as a table in Markdown."""
        return self._observer.describe()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match for PettingZoo; the same seed gives the same one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        secret = self._random.bytes(16).hex()
        count = len(self.possible_agents)
        options, tokens = self._options, self._tokens
        self._stepper = Stepper.deal(
            self._game, count, secret, options, tokens, log=False, record=False
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worths = self._estimates()
        self.agent_selection = self.possible_agents[self._stepper.seat]
        if self._layout == "info":
            self._show_masks()

    def step(self, action: int | None) -> None:
        """Give a token for the agent that PettingZoo has selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._unpaid.copy()
        stepper = self._stepper
        token = -1 if action is None else int(action)
        illegal = not stepper.allows(token)
        if illegal:
            self.rewards[agent] -= self._penalty
            legal = stepper.legal()
            token = legal[int(self._random.integers(len(legal)))]
        stepper.step(token)
        self.infos[agent] = {"illegal": True} if illegal else {}
        seat = stepper.seat
        if illegal or seat < 0 or self._shaping or stepper.steps >= self._max_steps:
            self._pay()
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]
        if self._layout == "info":
            self._show_masks()

    def observe(self, agent: str) -> Any:
        """Return what a PettingZoo agent sees; nothing is legal for one that is not asked."""
        seat = self._seats[agent]
        numbers = self._observer.vector(self._stepper, seat)
        if self._layout == "info":
            return numbers
        return {"observation": numbers, "action_mask": self._mask(seat)}

    def render(self) -> str | None:
        """Return who is asked what, and the public numbers, as PettingZoo renders."""
        if self.render_mode is None:
            return None
        view = self._stepper.match.view(None)
        lines = [f"{c['name']} {c['owner']}: {c['value']}" for c in view["counters"]]
        answering = self._stepper.answering
        if answering is not None:
            lines.append(f"player_{self._stepper.seat}: {answering.ask.kind}")
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: a PettingZoo environment has nothing to close."""

    # -- the rest

    def _mask(self, seat: int) -> Mask:
        if seat == self._stepper.seat:
            return legal_mask(self._stepper)
        return np.zeros(len(self._tokens), dtype=np.int8)

    def _show_masks(self) -> None:
        """Put masks into the infos."""
        for agent in self.agents:
            mask = self._mask(self._seats[agent])
            self.infos[agent] = {**self.infos[agent], "action_mask": mask}

    def _estimates(self) -> list[float]:
        if not self._shaping:
            return []
        table = self._stepper.match.table
        return [float(self._game.evaluate(table, seat)) for seat in range(len(self.agents))]

    def _pay(self) -> None:
        """Pay what the token has brought, and end the match where it ends."""
        if self._shaping:
            before, self._worths = self._worths, self._estimates()
            for agent, old, new in zip(self.agents, before, self._worths, strict=True):
                self.rewards[agent] += self._shaping * (new - old)
        if self._stepper.seat < 0:
            for agent, share in zip(self.agents, self._stepper.returns(), strict=True):
                self.rewards[agent] += share
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._stepper.steps >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if any(self.rewards.values()):
            self._accumulate_rewards()
