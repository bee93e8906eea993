"""Information-set Monte Carlo tree search, for every title.

Each iteration deals a new world that agrees with the sight, goes down the tree by the answers
that world allows, adds one node, plays on shortly and lets the title judge the position. The
tree is open-loop: a node is a sequence of own answers, not a state, and its arms are counted by
how often they were on offer. The other seats answer by habit: by what has done well for them so
far in this search. So they play for themselves, whether they are asked one by one or together,
without the tree splitting at each of their hidden cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from portside.bots.bot import Thought
from portside.bots.playout import Habits, Said, question
from portside.bots.rewards import Judge
from portside.bots.worlds import Horizon, World, candidates, key_for
from portside.engine.ask import Pick, Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.knowledge import Sight

CHECK: Final = 64
"""After so many iterations the search looks whether the rest of its budget can change anything."""
FEW: Final = 12
"""Up to so many combinations of a pick are tried without waiting."""


class Arm:
    """Count what came of one answer at one node, and hold the node behind it."""

    __slots__ = ("node", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.node: Node | None = None

    def mean(self) -> float:
        """Return how it went, to one decimal."""
        return round(self.total / self.visits, 1) if self.visits else 0.0


class Node(dict["Value", Arm]):
    """Hold the arms of one own decision."""


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
        visits = sorted(arm.visits for arm in self.root.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[-1]

    def iterate(self) -> None:
        """Imagine one world and play in it."""
        self.iterations += 1
        world = self.sight.world(self.rng)
        given: list[Said] = []
        path = self._descend(world, given)
        self._play_on(world, given)
        worths = self.judge.worths(world.table)
        mine = worths[self.sight.seat]
        for arm in path:
            arm.visits += 1
            arm.total += mine
        self.habits.learn(given, worths)

    def _descend(self, world: World, given: list[Said]) -> list[Arm]:
        """Go down the tree to a node that was not there before."""
        node: Node | None = self.root
        path: list[Arm] = []
        while node is not None and world.question is not None:
            for ask in asked(world):
                if ask.seat == self.sight.seat and node is not None:
                    value, arm = self._select(node, ask)
                    path.append(arm)
                    node, arm.node = arm.node, arm.node or Node()
                else:
                    value = self.habits.answer(ask, self.rng)
                given.append((ask.seat, question(ask), value))
                world.advance(ask.seat, value)
        return path

    def _select(self, node: Node, ask: Ask) -> tuple[Value, Arm]:
        """Return the arm with the best upper bound; new ones are judged by habit."""
        seat = self.sight.seat
        unit = self.explore * self.judge.spreads[seat]
        usual = self.judge.means[seat]
        best, best_bound = None, -math.inf
        for value in self._values(node, ask):
            arm = node.get(value)
            if arm is None:
                arm = node[value] = Arm()
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

    def _values(self, node: Node, ask: Ask) -> Sequence[Value]:
        """Return what to choose from; combinations come in one by one as visits grow."""
        if not isinstance(ask, Pick) or ask.count() <= FEW:
            return candidates(ask, self.rng)
        known = [value for value in node if ask.allows(value)]
        visits = sum(node[value].visits for value in known)
        if len(known) < 2 + 1.5 * math.sqrt(visits):
            known.append(ask.sample(self.rng))
        return list(dict.fromkeys(known))

    def _play_on(self, world: World, given: list[Said]) -> None:
        """Play by habit until the turns are over."""
        self.horizon.begin(world.table)
        while world.question is not None and not self.horizon.reached(world.table):
            for ask in asked(world):
                value = self.habits.answer(ask, self.rng)
                given.append((ask.seat, question(ask), value))
                world.advance(ask.seat, value)


def asked(world: World) -> list[Ask]:
    """Return the asks to answer now: one, or all that are sealed."""
    now = world.question
    if isinstance(now, Together):
        return world.asks()
    assert now is not None
    return [now]


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
        tried = sorted(search.root.items(), key=lambda item: -item[1].visits)
        best, arm = tried[0]
        second = tried[1][1] if len(tried) > 1 else arm
        facts: dict[str, int | float | str] = {
            "tried": arm.visits,
            "worlds": search.iterations,
            "margin": arm.mean(),
            "next": second.mean(),
        }
        return Thought(key_for(sight, best), "bot-ismcts", facts)
