"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from portside.bots.bot import Rated, Thought
from portside.bots.candidate_answers import candidate_answers
from portside.bots.horizon import Horizon
from portside.bots.imagined_worlds import World, WorldFork, key_for_sight, reason_of_answer
from portside.bots.learnt_weights import Judging, judge_without_weights
from portside.bots.playout import play_to_horizon
from portside.bots.valuation import PLAIN, Valuation

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table

WIN: Final = 1000.0
"""Worth of having won, far beyond any margin."""


class GreedyBot:
    """Try each answer in a few worlds, play the turn to its end, and take what looks best.

    In each world the rest of the turn is played several times at random and the best outcome
    counts, since one's own further answers will be better than random ones.

    Args:
        worlds: how many worlds each answer is tried in; the same ones for every answer.
        tries: how often the rest of the turn is played in each.
        blunder: how often a random answer is given instead, from 0 to 1.
        name: what results are listed under.
        judging: by what positions are judged; by default the readable estimate.
    """

    def __init__(
        self,
        worlds: int = 3,
        tries: int = 3,
        blunder: float = 0.0,
        name: str = "greedy",
        judging: Judging = judge_without_weights,
    ) -> None:
        self.name = name
        self.worlds = worlds
        self.tries = tries
        self.blunder = blunder
        self.judging = judging

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the answer that looks best to a greedy bot."""
        return self.think(sight, rng).key

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return the answer that looks best to a greedy bot, by how much, and over what."""
        values = candidate_answers(sight.prompt.ask, rng)
        if len(values) == 1:
            return Thought(key_for_sight(sight, values[0]), "bot-forced")
        if rng.random() < self.blunder:
            value = values[rng.randrange(len(values))]
            return Thought(key_for_sight(sight, value), "bot-random", {"options": len(values)})
        worths = self._worths(sight, values, rng)
        order = sorted(range(len(values)), key=lambda i: -worths[i])
        best, second = worths[order[0]], worths[order[1]]
        facts: dict[str, int | float | str] = {
            "margin": round(best, 1),
            "lead": round(best - second, 1),
            "options": len(values),
        }
        return Thought(
            key_for_sight(sight, values[order[0]]), reason_of_answer(best, WIN, "bot-greedy"), facts
        )

    def ranked(self, sight: Sight, rng: Random) -> list[Rated]:
        """Return all answers with what they came to one step ahead, the best first."""
        values = candidate_answers(sight.prompt.ask, rng)
        worths = self._worths(sight, values, rng) if len(values) > 1 else [0.0]
        order = sorted(range(len(values)), key=lambda i: -worths[i])
        return [
            Rated(key_for_sight(sight, values[i]), worths[i], reason_of_answer(worths[i], WIN))
            for i in order
        ]

    def _worths(self, sight: Sight, values: Sequence[Value], rng: Random) -> list[float]:
        """Return the mean worth of each answer over the same few worlds."""
        totals = [0.0] * len(values)
        horizon, judge = Horizon(turns=1), self.judging(sight.box)
        for _ in range(self.worlds):
            seed = rng.getrandbits(64)
            here = WorldFork(sight, Random(seed))
            for i, value in enumerate(values):
                found = [
                    played_one_turn(
                        here.set_out(),
                        sight.seat,
                        value,
                        Random(seed + nth),
                        Random(seed),
                        horizon,
                        judge,
                    )
                    for nth in range(self.tries)
                ]
                totals[i] += max(found) / self.worlds
        return totals


def played_one_turn(
    world: World,
    seat: int,
    value: Value,
    own: Random,
    luck: Random,
    horizon: Horizon,
    judge: Valuation = PLAIN,
) -> float:
    """Return what an answer comes to in a world when the turn is played on at random."""
    horizon.begin(world.table)
    world.advance(seat, value)
    horizon.turned(world.table)
    play_to_horizon(world, seat, own, luck, horizon)
    return greedy_worth(world.table, seat, judge)


def greedy_worth(table: Table, seat: int, judge: Valuation = PLAIN) -> float:
    """Return the margin a greedy bot sees for a seat, a won match being worth much more."""
    margin = judge.margins(table)[seat]
    if table.result is None:
        return margin
    return margin + (WIN if seat in table.result.winners else -WIN)
