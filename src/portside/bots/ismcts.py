"""Information-set Monte Carlo tree search, for every title.

Each iteration deals a new world that agrees with the sight, goes down the tree by the answers
that world allows, adds one node, and plays on to a horizon; at the end of the turn and once in
each round after it the title judges the position, and the mean is what the iteration came to.
The horizon is counted from the question to be answered, so that all answers are judged at the
same times. The tree is open-loop: a node is a sequence of own answers, not a state, and its arms
are counted by how often they were on offer. The other seats answer by habit: by what has done
well for them so far in this search. So they play for themselves, whether they are asked one by
one or together, without the tree splitting at each of their hidden cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from portside.bots.bot import Thought
from portside.bots.playout import Book, Habits, Said
from portside.bots.rewards import Judge
from portside.bots.worlds import Horizon, World, candidates, key_for
from portside.engine.ask import Pick, Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.knowledge import Sight

CHECK: Final = 64
"""After so many iterations the search looks whether the rest of its budget can change anything."""
BLIND: Final = 8
"""After so many iterations that all came to the same, the search looks further ahead."""
FURTHER: Final = 4
"""So many rounds further, again and again."""
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

    def best(self) -> float:
        """Return the mean of the arm that has done best; at least one must have been tried."""
        return max(arm.total / arm.visits for arm in self.values() if arm.visits)


class Search:
    """Grow one tree for one decision.

    Args:
        sight: what the deciding seat may use.
        rng: the only randomness.
        rounds: playouts go on for so many rounds after the turn.
        explore: how much a little-tried arm is preferred, in spreads of what was seen.
    """

    def __init__(self, sight: Sight, rng: Random, rounds: int = 0, explore: float = 1.0) -> None:
        self.sight = sight
        self.rng = rng
        self.seats: int = sight.view["seats"]
        self.horizon = Horizon(1 + rounds * self.seats)
        self.explore = explore
        self.root = Node()
        self.habits = Habits()
        self.judge = Judge(self.seats)
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
        """Imagine one world, play in it up to the horizon, and learn from what came of it."""
        if self.judge.count >= BLIND and self.judge.blind(self.sight.seat):
            self._look_further()
        self.iterations += 1
        world = self.sight.world(self.rng)
        node: Node | None = self.root
        path: list[tuple[Node, Arm]] = []
        given: list[Said] = []
        looks: list[list[float]] = []
        self.horizon.begin(world.table)
        while world.question is not None and not self.horizon.reached:
            for ask in asked(world):
                book = self.habits.book(ask)
                if node is not None and ask.seat == self.sight.seat:
                    value, arm = self._select(node, ask, book)
                    path.append((node, arm))
                    node, arm.node = arm.node, arm.node or Node()
                else:
                    value = self.habits.answer(ask, book, self.rng)
                given.append((ask.seat, book, value))
                world.advance(ask.seat, value)
            if self.horizon.turned(world.table) and (self.horizon.ended - 1) % self.seats == 0:
                looks.append(self.judge.look(world.table))
        self._learn(path, given, self._worths(world, looks))

    def _look_further(self) -> None:
        """Begin anew with a horizon at which answers may differ, as in a draft."""
        self.horizon.turns += FURTHER * self.seats
        self.root = Node()
        self.habits = Habits()
        self.judge = Judge(self.seats)

    def _worths(self, world: World, looks: list[list[float]]) -> list[float]:
        """Return what a playout is worth to each seat: how it ended, or else the mean of looks."""
        if world.question is None or not looks:
            return self.judge.look(world.table)
        return [sum(seen) / len(looks) for seen in zip(*looks, strict=True)]

    def _learn(self, path: list[tuple[Node, Arm]], given: list[Said], worths: list[float]) -> None:
        """Credit arms and habits; an answer is worth what the best next one makes of it."""
        mine = worths[self.sight.seat]
        for node, arm in reversed(path):
            arm.visits += 1
            arm.total += mine
            mine = max(mine, node.best())
        self.habits.learn(given, worths)

    def _select(self, node: Node, ask: Ask, book: Book) -> tuple[Value, Arm]:
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
                record = book.get(value)
                likely = record[2] if record else usual
                bound = likely + unit * (1 + math.sqrt(doubt))
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
