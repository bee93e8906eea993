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
from portside.bots.playout import Habits, Said, question
from portside.bots.rewards import Judge
from portside.bots.worlds import Horizon, World, candidates, key_for
from portside.engine.ask import Pick, Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.knowledge import Sight

Given = list[Said]


class Arm:
    """Count what came of one answer at one node."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0

    def mean(self) -> float:
        """Return how it went, to one decimal."""
        return round(self.total / self.visits, 1) if self.visits else 0.0


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
        explore: how much a little-tried arm is preferred, in spreads of what was seen.
    """

    def __init__(self, sight: Sight, rng: Random, turns: int = 1, explore: float = 0.7) -> None:
        self.sight = sight
        self.rng = rng
        self.horizon = Horizon(turns)
        self.explore = explore
        self.root = Node()
        self.habits = Habits()
        self.judge = Judge(sight.view["seats"])
        self.iterations = 0

    def run(self, iterations: int, seconds: float = math.inf) -> None:
        """Iterate until the budget is used up or no longer matters, at least once."""
        start = perf_counter()
        self.iterate()
        while self.iterations < iterations:
            used = perf_counter() - start
            if used >= seconds:
                return
            left = min(iterations - self.iterations, self.iterations * (seconds / used - 1))
            if self.iterations % CHECK == 0 and self._lead() > left:
                return
            self.iterate()

    def _lead(self) -> int:
        """Return by how many visits the best arm leads."""
        visits = sorted(arm.visits for arm in self.root.arms[self.sight.seat].values())
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[-1]

    def iterate(self) -> None:
        """Imagine one world and play in it."""
        self.iterations += 1
        world = self.sight.world(self.rng)
        given: Given = []
        path = self._descend(world, given)
        self._play_on(world, given)
        worths = self.judge.worths(world.table)
        for seat, arm in path:
            arm.visits += 1
            arm.total += worths[seat]
        self.habits.learn(given, worths)

    def _descend(self, world: World, given: Given) -> list[tuple[int, Arm]]:
        """Go down the tree to a node that was not there before."""
        node, path = self.root, list[tuple[int, Arm]]()
        while world.question is not None:
            joint = []
            for ask in asked(world):
                value, arm = self._select(node, ask)
                joint.append(value)
                path.append((ask.seat, arm))
                given.append((ask.seat, question(ask), value))
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
        unit = self.explore * self.judge.spreads[ask.seat]
        usual = self.judge.means[ask.seat]
        best, best_bound = None, -math.inf
        for value in self._values(arms, ask):
            arm = arms.get(value)
            if arm is None:
                arm = arms[value] = Arm()
            arm.offered += 1
            doubt = math.log(arm.offered + 1)
            if arm.visits:
                bound = arm.total / arm.visits + unit * math.sqrt(doubt / arm.visits)
            else:
                bound = self.habits.mean(ask, value, usual) + unit * (1 + math.sqrt(doubt))
            if bound > best_bound:
                best, best_bound = (value, arm), bound
        assert best is not None
        return best

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
                given.append((ask.seat, question(ask), value))
                world.advance(ask.seat, value)


CHECK = 64
"""After so many iterations the search looks whether the rest of its budget can change anything."""
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
        second = tried[1][1] if len(tried) > 1 else arm
        facts: dict[str, int | float | str] = {
            "tried": arm.visits,
            "worlds": search.iterations,
            "margin": arm.mean(),
            "next": second.mean(),
        }
        return Thought(key_for(sight, best), "bot-ismcts", facts)
