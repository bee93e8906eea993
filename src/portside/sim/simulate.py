"""Play many matches without looking, and sum up how they went.

Each match has a seed of its own, made from the plan's seed and the number of the match, so a plan
gives the same matches however many processes share the work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from importlib import import_module
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import TYPE_CHECKING, Any

from portside import bots
from portside.engine.game import find
from portside.engine.knowledge import Sight
from portside.engine.match import Match
from portside.sim.backends import end_with_parent
from portside.sim.stats import share_of_win

if TYPE_CHECKING:
    from portside.bots import Bot
    from portside.engine.game import Game

RANDOM = "random"
"""The bot whose answers need no thought, and so no sight either."""
CHUNKS = 16
"""Into so many pieces each process's share is cut, so that progress can be shown."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Say what to play.

    Attributes:
        title: name of the title.
        seats: how many play.
        matches: how many matches.
        seed: the same seed gives the same matches.
        options: settings.
        bots: names of bots by seat, begun again where there are more seats.
        module: where the title's code is, for processes that have not met the title yet.
    """

    title: str
    seats: int
    matches: int
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = (RANDOM,)
    module: str = ""

    def bot(self, seat: int) -> str:
        """Return the name of the bot that plays a seat in a simulation."""
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Hold how one match went.

    Attributes:
        ending: text id of the way it ended.
        scores: totals by seat.
        winners: seats.
        answers: how many answers were given.
        turns: the counter named `turn` at the end, or None if the title has none.
        cards: how many cards lay where at the end, by kind of place and slug.
        seconds: how long it took.
    """

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    answers: int
    turns: int | None
    cards: Counter[tuple[str, str]]
    seconds: float


def checked_plan(game: Game, plan: Plan) -> Plan:
    """Return the plan of a simulation after checking it, or raise what is wrong with it."""
    game.configured(plan.options, plan.seats)
    for name in plan.bots:
        bots.find(name)
    return replace(plan, options=dict(plan.options), module=game.step.__module__)


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _done: None
) -> list[Outcome]:
    """Simulate all matches of a plan.

    Args:
        plan: what to play.
        jobs: how many processes share the work.
        progress: called with the number of matches done since the last call.

    Raises:
        PortsideError: unknown title, setting or bot, wrong number of seats.
    """
    plan = checked_plan(find(plan.title), plan)
    outcomes: list[Outcome] = []
    for some in _shared(plan, jobs) if jobs > 1 else _alone(plan):
        outcomes += some
        progress(len(some))
    return outcomes


def _alone(plan: Plan) -> Iterator[list[Outcome]]:
    for number in range(plan.matches):
        yield [simulate_match(plan, number)]


def _shared(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    size = max(1, plan.matches // (jobs * CHUNKS))
    starts = range(0, plan.matches, size)
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        shares = [(plan, start, min(start + size, plan.matches)) for start in starts]
        yield from pool.map(_some, shares)


def _some(share: tuple[Plan, int, int]) -> list[Outcome]:
    plan, start, stop = share
    import_module(plan.module)
    return [simulate_match(plan, number) for number in range(start, stop)]


def simulate_match(plan: Plan, number: int) -> Outcome:
    """Simulate one match of a plan to its end."""
    began = perf_counter()
    secret = f"{plan.seed}/{number}"
    match = Match.new(find(plan.title), plan.seats, secret, plan.options, log=False)
    rng = Random(f"answers {secret}")
    if set(plan.bots) == {RANDOM}:
        match = match.fork()
        answers = match.play_on(rng)
    else:
        players = [bots.find(plan.bot(seat)) for seat in range(plan.seats)]
        answers = play_by_bots(match, players, rng)
    return _outcome(match, answers, perf_counter() - began)


def play_by_bots(match: Match, players: Sequence[Bot], rng: Random) -> int:
    """Simulate a match by bots to its end; return how many answers they gave."""
    answers = 0
    try:
        while match.waiting:
            seat = match.waiting[0]
            match.answer(seat, answer_of_bot(players[seat], match, seat, rng))
            answers += 1
    finally:
        for bot in players:
            bots.dismiss(bot)
    return answers


def answer_of_bot(bot: Bot, match: Match, seat: int, rng: Random) -> str:
    """Return the key a bot answers with, given nothing but what its seat may know."""
    sight = Sight(match, seat, rng.getrandbits(64), log=bots.reads_log(bot))
    return bots.decide(bot, sight, rng).key


def _outcome(match: Match, answers: int, seconds: float) -> Outcome:
    table, result = match.table, match.result
    assert result is not None
    turns = [counter.value for counter in match.game.counters(table) if counter.name == "turn"]
    cards = Counter(
        (spec.kind, table.box.cards[card].slug)
        for spec, zone in zip(table.places, table.zones, strict=True)
        for card in zone
    )
    return Outcome(
        ending=result.ending,
        scores=tuple(score.total for score in result.scores),
        winners=result.winners,
        answers=answers,
        turns=turns[0] if turns else None,
        cards=cards,
        seconds=seconds,
    )


# -- summing up


@dataclass(frozen=True, slots=True)
class Spread:
    """Hold the middle and the spread of some numbers."""

    mean: float
    sd: float
    low: float
    high: float


def middle_and_spread(numbers: Sequence[float]) -> Spread:
    """Return the middle and the spread of some numbers of a simulation, at least one."""
    return Spread(round(fmean(numbers), 3), round(pstdev(numbers), 3), min(numbers), max(numbers))


@dataclass(frozen=True, slots=True)
class Summary:
    """Hold what many matches told.

    Attributes:
        endings: how often matches ended in each way, most often first.
        answers: how many answers matches took.
        turns: how many turns they took, where the title counts turns.
        scores: over all seats.
        by_seat: scores by seat.
        wins: share of wins by seat; a shared win counts in parts.
        cards: by kind of place and slug, how often a card ended there.
        decisions_per_second: of one process.
    """

    endings: dict[str, int]
    answers: Spread
    turns: Spread | None
    scores: Spread
    by_seat: list[Spread]
    wins: list[float]
    cards: dict[str, dict[str, int]]
    decisions_per_second: float


def sum_up_simulation(outcomes: Sequence[Outcome]) -> Summary:
    """Return what many simulated matches told; there must be at least one."""
    by_seat = list(zip(*(outcome.scores for outcome in outcomes), strict=True))
    turns = [outcome.turns for outcome in outcomes if outcome.turns is not None]
    seconds = sum(outcome.seconds for outcome in outcomes)
    answers = [outcome.answers for outcome in outcomes]
    return Summary(
        endings=dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        answers=middle_and_spread(answers),
        turns=middle_and_spread(turns) if turns else None,
        scores=middle_and_spread([score for scores in by_seat for score in scores]),
        by_seat=[middle_and_spread(scores) for scores in by_seat],
        wins=_wins(outcomes, len(by_seat)),
        cards=_cards(outcomes),
        decisions_per_second=round(sum(answers) / seconds),
    )


def _wins(outcomes: Sequence[Outcome], seats: int) -> list[float]:
    wins = [sum(share_of_win(each.winners, seat) for each in outcomes) for seat in range(seats)]
    return [round(count / len(outcomes), 4) for count in wins]


def _cards(outcomes: Sequence[Outcome]) -> dict[str, dict[str, int]]:
    total: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        total.update(outcome.cards)
    found: dict[str, dict[str, int]] = {}
    for (kind, slug), count in sorted(total.items()):
        found.setdefault(kind, {})[slug] = count
    return found
