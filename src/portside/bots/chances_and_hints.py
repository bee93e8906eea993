"""What bots can tell people: chances to win, and hints, from a seat's own information only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from portside.bots.bot import Bot, Rated, Thought
from portside.bots.horizon import Horizon
from portside.bots.imagined_worlds import WorldFork
from portside.bots.learnt_weights import judge_by_weights
from portside.bots.playout import play_to_horizon
from portside.bots.valuation import Valuation, between_early_and_late

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table

WORLDS: Final = 24
"""So many worlds are imagined."""
TRIES: Final = 4
"""In each the turn is played to its end so often; the acting seat takes what suits it best."""
SIDE: Final = 1.96
"""Standard errors to either side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Hold the chance of a seat to win, and the interval it lies in.

    The interval tells what hidden cards leave open; how far the chances themselves can be trusted
    is in docs/bots.md.
    """

    value: float
    low: float
    high: float


@runtime_checkable
class Ranker(Protocol):
    """A bot that can put answers in order."""

    def ranked(self, sight: Sight, rng: Random) -> list[Rated]:
        """Return answers to hint at, with the margins they lead to, the best first."""


def win_chances(sight: Sight, rng: Random, worlds: int = WORLDS) -> list[Chance]:
    """Return the chance of each seat to win, as the seat of a sight may see it.

    Args:
        sight: whose information is used, and nothing else.
        rng: the only randomness; the same sight and seed give the same chances.
        worlds: how many worlds are imagined.
    """
    value = judge_by_weights(sight.box)
    found = [_in_a_world(WorldFork(sight, rng), value, rng) for _ in range(worlds)]
    return [_summed(seen) for seen in zip(*found, strict=True)]


def _in_a_world(here: WorldFork, value: Valuation, rng: Random) -> list[float]:
    """Return the chances when the running turn is over: then positions are best judged."""
    acting = int(here.set_out().table.acting)
    return chances_with_open_cards(
        best_after_turn(here, acting, value, rng.getrandbits(64), TRIES), value
    )


def best_after_turn(
    here: WorldFork,
    seat: int,
    value: Valuation,
    seed: int,
    tries: int,
    answer: Value | None = None,
) -> Table:
    """Return the best table for a seat's chances of those that a turn may end with.

    Args:
        here: where to set out.
        seat: whose further answers are tried, those of others staying the same.
        value: how tables are judged.
        seed: the same seed leads to the same.
        tries: how often the turn is played to its end.
        answer: what the seat answers first, if it is asked.
    """
    ends = []
    for nth in range(tries):
        world, horizon = here.set_out(), Horizon(turns=1)
        horizon.begin(world.table)
        if answer is not None:
            world.advance(seat, answer)
            horizon.turned(world.table)
        play_to_horizon(world, seat, Random(seed + nth), Random(seed), horizon)
        ends.append(world.table)
    return max(ends, key=lambda table: value.margins(table)[seat])


def chances_with_open_cards(table: Table, value: Valuation) -> list[float]:
    """Return the chance of each seat to win from a position with all cards open."""
    seats = range(len(table.seats))
    if table.result is not None:
        winners = [int(seat) for seat in table.result.winners]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    unit, stands = between_early_and_late(value.unit, table), value.standings(table)
    best = max(stands)
    odds = [math.exp((each - best) / unit) for each in stands]
    return [each / sum(odds) for each in odds]


def _summed(seen: Sequence[float]) -> Chance:
    """Return the mean of what was seen in some worlds, with the interval it lies in."""
    middle = fmean(seen)
    side = SIDE * stdev(seen) / math.sqrt(len(seen)) if len(seen) > 1 else 0.0
    return Chance(middle, max(0.0, middle - side), min(1.0, middle + side))


def hints(bot: Bot, sight: Sight, rng: Random, count: int = 2) -> list[Thought]:
    """Return the best answers as hints of a bot, the best first, with a sentence each.

    A bot that cannot put answers in order gives its one answer and says so.
    """
    if not isinstance(bot, Ranker):
        return [Thought(bot.choose(sight, rng), "bot-silent", {"bot": bot.name})]
    rated = bot.ranked(sight, rng)
    if len(rated) == 1:
        return [Thought(rated[0].key, "bot-forced")]
    return [_hint(each, rated[0], len(rated)) for each in rated[:count]]


def _hint(each: Rated, best: Rated, options: int) -> Thought:
    """Return an answer with the sentence that goes with it."""
    margin, behind = round(each.margin, 1), round(best.margin - each.margin, 1)
    facts: dict[str, int | float | str] = {
        "margin": margin,
        "points": abs(margin),
        "side": "ahead" if margin > 0 else "behind" if margin < 0 else "level",
    }
    if each is best:
        return Thought(each.key, each.text or "hint-best", {**facts, "options": options})
    if best.text and not each.text:
        return Thought(each.key, "hint-slower", facts)
    usual = "hint-next" if behind > 0 else "hint-even"
    return Thought(each.key, each.text or usual, {**facts, "behind": behind})
