"""Information-set Monte Carlo tree search, for every title.

The answers to the question run a race. Each lap deals a new world that agrees with the sight and
tries every answer still in the race a few times in that very world, with the same luck for all,
so that answers differ by what they are and not by what was dealt. In a lap an answer is worth the
best of its tries, since one's own further answers will be well chosen. Answers that are behind
leave the race as the budget is used up.

A try gives the answer, plays the turn out and goes on to a horizon; at the end of the turn and once
in each round after it the title judges the position, and the mean is what the try came to. In the
turn one's own answers are random, since the best of many different tries is wanted; the others give
answers of the kind that has done well for them so far. The horizon is counted from the
question, so that all answers are judged at the same times; it lies beyond the turn where the turn
alone tells nothing, as in a draft. There the try goes down the tree of the answer and adds a node.
The tree is open-loop: a node is a sequence of own answers, not a state, and its arms are counted
by how often they were on offer. The other seats answer by habit there: by what has done well for
them so far in this search. So they play for themselves, whether they are asked one by one or
together, without the tree splitting at each of their hidden cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Final

from portside.bots.bot import Rated, Thought
from portside.bots.candidate_answers import candidate_answers
from portside.bots.horizon import Horizon
from portside.bots.imagined_worlds import World, WorldFork, key_for_sight, reason_of_answer
from portside.bots.judge import TINY, Judge
from portside.bots.learnt_weights import Judging, judge_without_weights
from portside.bots.playout import Book, KindAverages, MoveAverages, Said, offhand_answer
from portside.bots.valuation import PLAIN, Valuation
from portside.engine.ask import Pick, Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.knowledge import Sight

TRIES: Final = 8
"""In each lap an answer is tried so often."""
ENOUGH: Final = 8
"""After so many laps an answer that is surely worse than the leading one leaves the race."""
SURELY: Final = 3.0
"""So many standard errors behind, lap by lap, is surely worse."""
BLIND: Final = 8
"""After so many tries that all came to the same, the search looks further ahead."""
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


class Node(dict["Value", Arm]):
    """Hold the arms of one own decision."""

    def best(self) -> float:
        """Return the mean of the best arm at a node of the search; one must have been tried."""
        return max(arm.total / arm.visits for arm in self.values() if arm.visits)


class Budget:
    """Count iterations and time.

    Args:
        iterations: at most so many.
        seconds: at most so long from now on.
    """

    def __init__(self, iterations: int, seconds: float) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._start = perf_counter()

    def used(self, iterations: int) -> float:
        """Return which part of a search's budget is used up after so many iterations."""
        part = iterations / self._iterations
        if self._seconds == math.inf:
            return part
        return max(part, (perf_counter() - self._start) / max(self._seconds, TINY))


class Search:
    """Run one race for one decision.

    Args:
        sight: what the deciding seat may use.
        rng: the only randomness.
        rounds: playouts go on for so many rounds after the turn.
        explore: how much a little-tried arm is preferred, in spreads of what was seen.
        value: what tells how seats stand; by default the readable estimate.

    Attributes:
        root: the answers, with their trees.
        laps: what each answer came to in each lap.
        racing: the answers still in the race, the leading one first.
        iterations: how many playouts there were.
    """

    def __init__(
        self,
        sight: Sight,
        rng: Random,
        rounds: int = 0,
        explore: float = 1.0,
        value: Valuation = PLAIN,
    ) -> None:
        self.sight = sight
        self.value = value
        self.rng = rng
        self.seats: int = sight.view["seats"]
        self.horizon = Horizon(1 + rounds * self.seats)
        self.explore = explore
        self.values = candidate_answers(sight.prompt.ask, rng)
        self.iterations = 0
        self._line_up()

    def _line_up(self) -> None:
        """Begin anew."""
        self.root = Node((value, Arm()) for value in self.values)
        self.laps: dict[Value, list[float]] = {value: [] for value in self.values}
        self.racing = list(self.values)
        self.by_move, self.by_kind = MoveAverages(), KindAverages(curiosity=0.2)
        self._lessons: list[tuple[list[Said], list[float]]] = []
        self.judge = Judge(self.seats, self.value)

    def run(self, iterations: int, seconds: float = math.inf) -> None:
        """Run laps of the search until its budget is used up or one answer is left."""
        budget = Budget(iterations, seconds)
        self._focus(budget)
        while budget.used(self.iterations) < 1 and len(self.racing) > 1:
            self._lap(budget)

    def _focus(self, budget: Budget) -> None:
        """Look as far ahead as it takes for tables to differ, as in a draft, at least once."""
        for nth in count(1):
            value = self.values[nth % len(self.values)]
            self.iterate(WorldFork(self.sight, self.rng).set_out(), value, self.rng)
            self._change_habits()
            if budget.used(self.iterations) >= 1:
                return
            if nth % BLIND == 0:
                if not self.judge.blind(self.sight.seat):
                    return
                self.horizon.turns += FURTHER * self.seats
                self._line_up()

    def _lap(self, budget: Budget) -> None:
        """Try each answer in the same world; a lap that is cut short does not count."""
        here, luck = WorldFork(self.sight, self.rng), self.rng.getrandbits(64)
        best = dict.fromkeys(self.racing, -math.inf)
        for value in self.racing * TRIES:
            came_to = self.iterate(here.set_out(), value, Random(luck))
            best[value] = max(best[value], came_to)
            if budget.used(self.iterations) >= 1:
                return
        self._change_habits()
        for value, worth in best.items():
            self.laps[value].append(worth)
        self.racing.sort(key=self.worth, reverse=True)
        self._drop_out(budget.used(self.iterations))

    def worth(self, value: Value) -> float:
        """Return what an answer came to in the search, on average over the laps."""
        laps, arm = self.laps[value], self.root[value]
        if laps:
            return fmean(laps)
        return arm.total / arm.visits if arm.visits else -math.inf

    @property
    def won(self) -> float:
        """Return by how much a match that is won in the search is worth more than its margin."""
        return self.judge.WON * self.judge.spreads[self.sight.seat]

    def ranked(self) -> list[Value]:
        """Return the answers the search tried: those still racing first, then the latest out."""
        racing = sorted(self.racing, key=self.worth, reverse=True)
        tried = [v for v in self.values if v not in self.racing and self.root[v].visits]
        out = sorted(tried, key=lambda v: (len(self.laps[v]), self.worth(v)), reverse=True)
        return [*racing, *out]

    def _drop_out(self, used: float) -> None:
        """Keep fewer and fewer answers as the budget is used up, and none that is surely worse."""
        del self.racing[math.ceil(len(self.values) ** max(0.0, 1 - used)) :]
        best, *others = self.racing
        if len(self.laps[best]) >= ENOUGH:
            self.racing = [best, *(value for value in others if self._has_a_chance(value, best))]

    def _has_a_chance(self, value: Value, best: Value) -> bool:
        """Tell whether chance may explain by how much an answer is behind, lap by lap."""
        behind = [b - a for a, b in zip(self.laps[value], self.laps[best], strict=True)]
        return fmean(behind) < SURELY * stdev(behind) / math.sqrt(len(behind))

    def iterate(self, world: World, value: Value, luck: Random) -> float:
        """Play an answer in a world up to the horizon, and learn from what comes of it.

        Args:
            world: where to play.
            value: the answer.
            luck: the randomness of the other seats.

        Returns:
            What it is worth to the deciding seat.
        """
        self.iterations += 1
        seat = self.sight.seat
        node: Node | None = self.root
        path: list[tuple[Node, Arm]] = []
        given: list[Said] = []
        looks: list[list[float]] = []
        self.horizon.begin(world.table)
        while world.question is not None and not self.horizon.reached:
            for ask in asks_to_search(world):
                mine = ask.seat == seat
                if mine and node is not None and (node is self.root or self.horizon.ended):
                    book = self.by_move.book(ask)
                    said, arm = self._next(node, value, ask, book)
                    given.append((seat, book, said))
                    path.append((node, arm))
                    node, arm.node = arm.node, arm.node or Node()
                else:
                    said = self._by_the_way(ask, self.rng if mine else luck, given)
                world.advance(ask.seat, said)
            if self.horizon.turned(world.table) and (self.horizon.ended - 1) % self.seats == 0:
                looks.append(self.judge.look(world.table))
        worths = self._worths(world, looks)
        self._learn(path, given, worths)
        return worths[seat]

    def _next(self, node: Node, value: Value, ask: Ask, book: Book) -> tuple[Value, Arm]:
        """Return where to go from a node: at the root by the answer that is tried."""
        return (value, node[value]) if node is self.root else self._select(node, ask, book)

    def _by_the_way(self, ask: Ask, rng: Random, given: list[Said]) -> Value:
        """Return and note an answer that is not in the tree.

        In the turn that is tried one's own are any, so that tries differ, and those of others are
        of the kind that does well for them; after it everybody answers by habit.
        """
        mine = ask.seat == self.sight.seat
        ways = self.by_move if mine or self.horizon.ended else self.by_kind
        book = ways.book(ask)
        now = mine and not self.horizon.ended
        said = offhand_answer(ask, rng) if now else ways.answer(ask, book, rng)
        given.append((ask.seat, book, ways.noted(said)))
        return said

    def _worths(self, world: World, looks: list[list[float]]) -> list[float]:
        """Return what a playout is worth to each seat: how it ended, or else the mean of looks."""
        if world.question is None or not looks:
            return self.judge.look(world.table)
        return [sum(seen) / len(looks) for seen in zip(*looks, strict=True)]

    def _learn(self, path: list[tuple[Node, Arm]], given: list[Said], worths: list[float]) -> None:
        """Credit arms; an answer is worth what the best next one makes of it."""
        mine = worths[self.sight.seat]
        for node, arm in reversed(path):
            arm.visits += 1
            arm.total += mine
            mine = max(mine, node.best())
        self._lessons.append((given, worths))

    def _change_habits(self) -> None:
        """Learn for the laps to come; within one, all answers must meet the same opponents."""
        for given, worths in self._lessons:
            self.by_move.learn(given, worths)
        self._lessons.clear()

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
            return candidate_answers(ask, self.rng)
        known = [value for value in node if ask.allows(value)]
        visits = sum(node[value].visits for value in known)
        if len(known) < 2 + 1.5 * math.sqrt(visits):
            known.append(ask.sample(self.rng))
        return list(dict.fromkeys(known))


def asks_to_search(world: World) -> list[Ask]:
    """Return the asks to search an answer for: one, or all that are sealed."""
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
        judging: by what positions are judged; by default the readable estimate.
    """

    def __init__(
        self,
        iterations: int = 10**9,
        seconds: float = math.inf,
        name: str = "ismcts",
        judging: Judging = judge_without_weights,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.judging = judging

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the answer that won the search."""
        return self.think(sight, rng).key

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return the answer that won the search, how often it was tried, and how it went."""
        search = self._searched(sight, rng)
        if len(search.values) == 1:
            return Thought(key_for_sight(sight, search.values[0]), "bot-forced")
        best = search.ranked()[0]
        tried = [value for value in search.values if search.root[value].visits]
        rest = [search.worth(value) for value in tried if value != best]
        facts: dict[str, int | float | str] = {
            "tried": search.root[best].visits,
            "worlds": search.iterations,
            "margin": round(search.worth(best), 1),
            "next": round(max(rest, default=search.worth(best)), 1),
        }
        text = reason_of_answer(search.worth(best), search.won, "bot-ismcts")
        return Thought(key_for_sight(sight, best), text, facts)

    def ranked(self, sight: Sight, rng: Random) -> list[Rated]:
        """Return the answers that the search tried, the winner first."""
        search = self._searched(sight, rng)
        if len(search.values) == 1:
            return [Rated(key_for_sight(sight, search.values[0]), 0.0)]
        order = [(value, search.worth(value)) for value in search.ranked()]
        return [
            Rated(key_for_sight(sight, v), worth, reason_of_answer(worth, search.won))
            for v, worth in order
        ]

    def _searched(self, sight: Sight, rng: Random) -> Search:
        """Run the race, if there is more than one answer."""
        search = Search(sight, rng, value=self.judging(sight.box))
        if len(search.values) > 1:
            search.run(self.iterations, self.seconds)
        return search
