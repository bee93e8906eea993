"""Information-set Monte Carlo tree search, for every title.

Each iteration deals a new world that agrees with the sight, goes down the tree by the answers
that world allows, adds one node, plays on shortly and lets the title judge the position. The
tree is open-loop: a node is a sequence of answers, not a state, and its arms are counted by how
often they were available. Seats asked together choose without knowing each other's answers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from portside.bots.bot import Thought
from portside.bots.playout import Habits
from portside.bots.rewards import Judge
from portside.bots.worlds import Horizon, World, candidates, key_for
from portside.engine.ask import Pick, Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.knowledge import Sight

Given = list[tuple[int, str, "Value"]]


class Arm:
    """Count what came of one answer at one node."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0


class Node:
    """Hold the arms of each seat that is asked here, and where answers lead."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Value, Arm]] = {}
        self.children: dict[tuple[Value, ...], Node] = {}


class Search:
    """Grow one tree for one decision.

    Args:
        sight: what the deciding seat may use.
        rng: the only randomness.
        turns: playouts stop when so many turns have ended.
        explore: how much a little-tried arm is preferred.
    """

    def __init__(self, sight: Sight, rng: Random, turns: int = 1, explore: float = 0.35) -> None:
        self.sight = sight
        self.rng = rng
        self.horizon = Horizon(turns)
        self.explore = explore
        self.root = Node()
        self.habits = Habits()
        self.judge = Judge()
        self.iterations = 0

    def run(self, iterations: int, seconds: float = math.inf) -> None:
        """Iterate until the budget is used up, at least once."""
        end = perf_counter() + seconds
        self.iterate()
        while self.iterations < iterations and perf_counter() < end:
            self.iterate()

    def iterate(self) -> None:
        """Imagine one world and play in it."""
        self.iterations += 1
        world = self.sight.world(self.rng)
        given: Given = []
        path = self._descend(world, given)
        self._play_on(world, given)
        rewards = self.judge.rewards(world.table)
        for seat, arm in path:
            arm.visits += 1
            arm.total += rewards[seat]
        self.habits.learn(given, rewards)

    def _descend(self, world: World, given: Given) -> list[tuple[int, Arm]]:
        """Go down the tree to a node that was not there before."""
        node, path = self.root, list[tuple[int, Arm]]()
        while world.question is not None:
            joint = []
            for ask in asked(world):
                value, arm = self._select(node, ask)
                joint.append(value)
                path.append((ask.seat, arm))
                given.append((ask.seat, ask.kind, value))
                world.advance(ask.seat, value)
            step = tuple(joint)
            child = node.children.get(step)
            if child is None:
                node.children[step] = Node()
                break
            node = child
        return path

    def _select(self, node: Node, ask: Ask) -> tuple[Value, Arm]:
        """Return the arm with the best upper bound; new ones are judged by habit."""
        arms = node.arms.setdefault(ask.seat, {})
        best: tuple[float, Value] | None = None
        for value in self._values(arms, ask):
            arm = arms.get(value)
            if arm is None or not arm.visits:
                habit = self.habits.mean(ask, value)
                bound = (0.5 if habit is None else habit) + self.explore * 1.5
                offered = arm.offered if arm else 0
                bound += self.explore * math.sqrt(math.log(offered + 1))
            else:
                spread = math.sqrt(math.log(arm.offered + 1) / arm.visits)
                bound = arm.total / arm.visits + self.explore * spread
            bound += self.rng.random() * 1e-6
            if best is None or bound > best[0]:
                best = bound, value
            if arm is None:
                arm = arms[value] = Arm()
            arm.offered += 1
        assert best is not None
        return best[1], arms[best[1]]

    def _values(self, arms: dict[Value, Arm], ask: Ask) -> Sequence[Value]:
        """Return what to choose from; combinations come in one by one as visits grow."""
        if not isinstance(ask, Pick) or ask.count() <= FEW:
            return candidates(ask, self.rng)
        known = [value for value in arms if ask.allows(value)]
        visits = sum(arms[value].visits for value in known)
        if len(known) < 2 + 1.5 * math.sqrt(visits):
            known.append(ask.sample(self.rng))
        return list(dict.fromkeys(known))

    def _play_on(self, world: World, given: Given) -> None:
        """Play by habit until the turns are over."""
        self.horizon.begin(world.table)
        while world.question is not None and not self.horizon.reached(world.table):
            for ask in asked(world):
                value = self.habits.answer(ask, self.rng)
                given.append((ask.seat, ask.kind, value))
                world.advance(ask.seat, value)


FEW = 12
"""Up to so many combinations of a pick are tried without waiting."""


def asked(world: World) -> list[Ask]:
    """Return the asks to answer now: one, or all that are sealed."""
    question = world.question
    if isinstance(question, Together):
        return world.asks()
    assert question is not None
    return [question]


class IsmctsBot:
    """Search with a budget of iterations, of time, or both.

    Args:
        iterations: at most so many; with the same seed they give the same answer.
        seconds: at most so long.
        name: what results are listed under.
    """

    def __init__(
        self, iterations: int = 10**9, seconds: float = math.inf, name: str = "ismcts"
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the answer that was tried most."""
        return self.think(sight, rng).key

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return the answer that was tried most, how often, and how it went."""
        values = candidates(sight.prompt.ask, rng)
        if len(values) == 1:
            return Thought(key_for(sight, values[0]), "bot-forced")
        search = Search(sight, rng)
        search.run(self.iterations, self.seconds)
        arms = search.root.arms[sight.seat]
        tried = sorted(arms.items(), key=lambda item: -item[1].visits)
        best, arm = tried[0]
        facts: dict[str, int | float | str] = {
            "tried": arm.visits,
            "worlds": search.iterations,
            "hope": percent(arm),
            "next": percent(tried[1][1]) if len(tried) > 1 else 0,
        }
        return Thought(key_for(sight, best), "bot-ismcts", facts)


def percent(arm: Arm) -> int:
    """Return how well an arm did, from 0 to 100."""
    return round(100 * arm.total / arm.visits) if arm.visits else 0
