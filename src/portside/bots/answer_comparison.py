"""How good a decision was: two answers played on in the same worlds, with the same luck."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final

from portside.bots.chances_and_hints import best_after_turn, chances_with_open_cards
from portside.bots.greedy import GreedyBot
from portside.bots.imagined_worlds import WorldFork
from portside.bots.learnt_weights import judge_by_weights
from portside.bots.valuation import Valuation

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table

JUDGE: Final = GreedyBot(judging=judge_by_weights)
"""Who judges decisions."""
WORLDS: Final = 10
"""In so many worlds two answers are compared."""
TRIES: Final = 3
"""In each world the turn is played to its end so often; who decides takes what suits it best."""
LEAST: Final = 0.25
"""A thing is told of if there is so much more or less of it, on average."""
DOUBTS: Final = 2.0
"""And if that is so many standard errors away from none."""
TOLD: Final = 3
"""So many things are told of at the most."""

Gain = tuple[str, str, float]
"""`counter` or `place`, its name, and how much more of it one answer brings than the other."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Hold what one answer is worth more than another.

    Attributes:
        change: by seat, in points over the mean of all that are likely to last to the end.
        error: by seat, the standard error of it.
        chance: what it is worth more in chances to win, to who decides.
        gains: what who decides has more of at the end of the turn, or less: the most first.
        cards: the part of the change that lies in cards which have yet to show what they are worth.
    """

    change: list[float]
    error: list[float]
    chance: float
    gains: list[Gain]
    cards: float


def compare_answers(sight: Sight, chosen: Value, other: Value, rng: Random) -> Verdict:
    """Return what an answer is worth more than another one.

    Args:
        sight: whose information is used, and nothing else.
        chosen: the answer.
        other: what it is compared with.
        rng: the only randomness.
    """
    seat, value = sight.seat, judge_by_weights(sight.box)
    points, odds, things, cards = [], [], [], []
    for _ in range(WORLDS):
        here, seed = WorldFork(sight, rng), rng.getrandbits(64)
        these, those = [
            best_after_turn(here, seat, value, seed, TRIES, answer) for answer in (chosen, other)
        ]
        kept = (value.kept(these) + value.kept(those)) / 2
        stands = [worth_over_mean(value.standings(table)) for table in (these, those)]
        points.append([kept * (a - b) for a, b in zip(*stands, strict=True)])
        odds.append(
            chances_with_open_cards(these, value)[seat]
            - chances_with_open_cards(those, value)[seat]
        )
        things.append((numbers_of_seat(these, seat), numbers_of_seat(those, seat)))
        mine = [_worth_of_all_cards(table, value)[seat] for table in (these, those)]
        cards.append(kept * (mine[0] - mine[1]))
    by_seat = list(zip(*points, strict=True))
    error = [math.sqrt(variance(each) / WORLDS) for each in by_seat]
    change = [fmean(each) for each in by_seat]
    return Verdict(change, error, fmean(odds), _gains(things), fmean(cards))


def _worth_of_all_cards(table: Table, value: Valuation) -> list[float]:
    """Return by seat what its cards are worth over the mean of all, as far as it was learnt."""
    return worth_over_mean([value.worth_of_cards(table, seat) for seat in range(len(table.seats))])


def worth_over_mean(points: Sequence[float]) -> list[float]:
    """Return by how much each seat is over the mean of all."""
    mean = fmean(points)
    return [each - mean for each in points]


Things = Mapping[tuple[str, str], int]


def numbers_of_seat(table: Table, seat: int) -> Things:
    """Return the public numbers of a seat to compare by, and how many cards lie in its places."""
    found: dict[tuple[str, str], int] = {}
    game = table.box.game
    for counter in (*game.counters(table), *game.progress(table)):
        if counter.owner == seat:
            found["counter", counter.name] = counter.value
    for place, cards in zip(table.places, table.zones, strict=True):
        if place.owner == seat:
            found["place", place.kind] = found.get(("place", place.kind), 0) + len(cards)
    return found


def _gains(things: Sequence[tuple[Things, Things]]) -> list[Gain]:
    """Return what there is more or less of, on average, the most first."""
    names = dict.fromkeys(name for both in things for each in both for name in each)
    told = []
    for name in names:
        more = [these.get(name, 0) - those.get(name, 0) for these, those in things]
        mean, error = fmean(more), math.sqrt(variance(more) / len(more))
        if abs(mean) >= max(LEAST, DOUBTS * error):
            told.append((*name, mean))
    return sorted(told, key=lambda gain: -abs(gain[2]))[:TOLD]
