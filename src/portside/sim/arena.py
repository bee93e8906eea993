"""Bots against bots: every deal is played from all seats, and strength is told with its doubts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import portside
from portside import bots
from portside.engine.errors import BadSetting
from portside.engine.game import find
from portside.engine.knowledge import Sight
from portside.engine.match import Match
from portside.sim.backends import Backend, Here
from portside.sim.journal import Journal, do_jobs
from portside.sim.stats import Estimate, rate, ratings, share_of_win

if TYPE_CHECKING:
    from pathlib import Path

    from portside.bots import Bot

ANCHOR = "random"
"""Whose rating is 0, if it plays."""
FEW_DEALS = 10
"""With fewer deals than this, drawing them anew would not show how far ratings may be off."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Say who plays what.

    Attributes:
        title: name of the title.
        bots: specs of the bots; one that is named twice sits twice as often.
        seats: how many play in a match.
        matches: at least so many; whole deals are played.
        seed: the same seed gives the same deals and the same randomness to bots.
        options: settings.
        limit: seconds an outside bot may take for one answer.
    """

    title: str
    bots: tuple[str, ...]
    seats: int = 4
    matches: int = 100
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: float = 5.0


@dataclass(frozen=True, slots=True)
class Bout:
    """Say what one match is: who sits where at which deal."""

    number: int
    deal: int
    contest: Contest
    lineup: tuple[str, ...]
    module: str


@dataclass(frozen=True, slots=True)
class Played:
    """Hold how one match went, by seat where it says so.

    Attributes:
        deal: number of the deal.
        lineup: bots.
        totals: scores.
        winners: seats.
        ending: text id of the way it ended.
        answers: how many answers each seat gave.
        seconds: how long each seat thought.
        forfeits: why a bot lost its say, and how often, for each seat.
    """

    deal: int
    lineup: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    answers: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeits: tuple[dict[str, int], ...]


def match_played(row: Mapping[str, Any]) -> Played:
    """Return a match of the arena as it was written down."""
    return Played(
        deal=row["deal"],
        lineup=tuple(row["lineup"]),
        totals=tuple(row["totals"]),
        winners=tuple(row["winners"]),
        ending=row["ending"],
        answers=tuple(row["answers"]),
        seconds=tuple(row["seconds"]),
        forfeits=tuple(row["forfeits"]),
    )


def bouts(contest: Contest) -> list[Bout]:
    """Return all matches of an arena's contest, or raise what is wrong with it.

    The bots are put into random order for each deal and passed along the seats until everybody
    has sat everywhere: at each deal every bot plays each seat equally often.
    """
    game = find(contest.title)
    game.configured(contest.options, contest.seats)
    if not contest.bots:
        raise BadSetting("An arena needs at least one bot.")
    for spec in contest.bots:
        bots.find(spec)
    found: list[Bout] = []
    module = game.step.__module__
    deal = 0
    while len(found) < contest.matches:
        for lineup in lineups(contest.bots, contest.seats, Random(f"{contest.seed} {deal}")):
            found.append(Bout(len(found), deal, contest, lineup, module))
        deal += 1
    return found


def lineups(specs: Sequence[str], seats: int, rng: Random) -> Iterator[tuple[str, ...]]:
    """Return who sits where in the arena's matches of one deal."""
    copies = 1 if len(specs) >= seats else math.lcm(len(specs), seats) // len(specs)
    circle = list(specs) * copies
    rng.shuffle(circle)
    for start in range(len(circle)):
        yield tuple((circle + circle)[start : start + seats])


def play_bout(bout: Bout) -> Played:
    """Play one match of the arena to its end."""
    import_module(bout.module)
    contest = bout.contest
    secret = f"{contest.seed} {bout.deal}"
    players = [bots.find(spec, contest.limit) for spec in bout.lineup]
    log = any(bots.reads_log(bot) for bot in players)
    match = Match.new(find(contest.title), contest.seats, secret, contest.options, log=log)
    try:
        return ask_bots_to_end(match, players, bout)
    finally:
        for bot in players:
            bots.dismiss(bot)


def ask_bots_to_end(match: Match, players: Sequence[Bot], bout: Bout) -> Played:
    """Ask the bots in the arena until the match is over."""
    luck = [Random(f"{match.receipt} {bout.number} {seat}") for seat in range(len(players))]
    listens = [bots.reads_log(bot) for bot in players]
    answers, seconds = [0] * len(players), [0.0] * len(players)
    forfeits = [Counter[str]() for _ in players]
    while match.waiting:
        seat = match.waiting[0]
        began = perf_counter()
        sight = Sight(match, seat, luck[seat].getrandbits(64), log=listens[seat])
        answer = bots.decide(players[seat], sight, luck[seat])
        seconds[seat] += perf_counter() - began
        answers[seat] += 1
        forfeits[seat].update([answer.forfeit] if answer.forfeit else [])
        match.answer(seat, answer.key)
    result = match.result
    assert result is not None
    return Played(
        deal=bout.deal,
        lineup=bout.lineup,
        totals=tuple(score.total for score in result.scores),
        winners=tuple(int(seat) for seat in result.winners),
        ending=result.ending,
        answers=tuple(answers),
        seconds=tuple(round(each, 3) for each in seconds),
        forfeits=tuple(dict(each) for each in forfeits),
    )


def hold_contest(
    contest: Contest,
    backend: Backend | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    keep: Path | None = None,
) -> Standings:
    """Play a contest in the arena and return its standings.

    Args:
        contest: who plays what.
        backend: where matches are played; by default here.
        progress: called with how many matches are done, and of how many.
        keep: a file for the matches; those that are in it already are not played again.

    Raises:
        PortsideError: unknown title, setting or bot, wrong number of seats, another contest's file.
    """
    plan = bouts(contest)
    journal = None if keep is None else Journal(keep, match_played, contest)
    rows, lost = do_jobs(play_bout, plan, backend or Here(), progress, journal)
    return Standings(contest, rows, lost)


@dataclass(frozen=True, slots=True)
class Line:
    """Hold what is told of one bot.

    Attributes:
        bot: its spec.
        rating: Elo.
        sat: how often it sat at a table.
        wins: how often it won; a shared win counts in parts.
        rate: wins among the times it sat.
        score: mean score.
        answers: how many it gave.
        milliseconds: it took for one, on average.
        forfeits: answers it lost, by cause.
    """

    bot: str
    rating: Estimate
    sat: int
    wins: float
    rate: Estimate
    score: float
    answers: int
    milliseconds: float
    forfeits: dict[str, int]


class Standings:
    """Sum up a contest.

    Attributes:
        contest: who played what.
        rows: the matches, in order of the plan.
        lost: how many matches took down every worker and were given up.
    """

    def __init__(self, contest: Contest, rows: Sequence[Played], lost: int = 0) -> None:
        self.contest = contest
        self.rows = list(rows)
        self.lost = lost

    def lines(self) -> list[Line]:
        """Return what is told of each bot in the arena, the strongest first."""
        names = list(dict.fromkeys(self.contest.bots))
        elo = ratings(names, self.placings(), ANCHOR if ANCHOR in names else "")
        found = [self._line(name, elo[name]) for name in names]
        return sorted(found, key=lambda line: -line.rating.value)

    def _line(self, name: str, rating: Estimate) -> Line:
        sat = [
            (row, seat) for row in self.rows for seat, who in enumerate(row.lineup) if who == name
        ]
        wins = sum(share_of_win(row.winners, seat) for row, seat in sat)
        answers = sum(row.answers[seat] for row, seat in sat)
        seconds = sum(row.seconds[seat] for row, seat in sat)
        forfeits: Counter[str] = Counter()
        for row, seat in sat:
            forfeits.update(row.forfeits[seat])
        return Line(
            bot=name,
            rating=rating,
            sat=len(sat),
            wins=round(wins, 3),
            rate=rate(wins, len(sat)),
            score=round(sum(row.totals[seat] for row, seat in sat) / max(1, len(sat)), 2),
            answers=answers,
            milliseconds=round(1000 * seconds / max(1, answers), 2),
            forfeits=dict(forfeits),
        )

    def placings(self) -> list[dict[tuple[str, str], float]]:
        """Return for each deal how often one bot was placed before another.

        Where deals are too few to tell how far they differ, matches stand for them.
        """
        few = len({row.deal for row in self.rows}) < FEW_DEALS
        found: dict[int, dict[tuple[str, str], float]] = {}
        for number, row in enumerate(self.rows):
            pairs = found.setdefault(number if few else row.deal, {})
            for a, b, points in pairs_compared(row):
                pairs[a, b] = pairs.get((a, b), 0.0) + points
        return list(found.values())

    def by_seat(self) -> list[Estimate]:
        """Return how often each seat won in the arena, whoever sat there."""
        return [
            rate(sum(share_of_win(row.winners, seat) for row in self.rows), len(self.rows))
            for seat in range(self.contest.seats)
        ]

    def as_dict(self) -> dict[str, Any]:
        """Return the standings of the arena JSON-ready."""
        contest = self.contest
        return {
            "portside": portside.__version__,
            "title": contest.title,
            "rules": find(contest.title).rules,
            "seats": contest.seats,
            "options": dict(contest.options),
            "seed": contest.seed,
            "bots": list(contest.bots),
            "matches": len(self.rows),
            "lost": self.lost,
            "deals": len({row.deal for row in self.rows}),
            "standings": [
                asdict(line) | {"rating": line.rating.rounded(1), "rate": line.rate.rounded(4)}
                for line in self.lines()
            ],
            "seat_wins": [each.rounded(4) for each in self.by_seat()],
            "endings": dict(Counter(row.ending for row in self.rows).most_common()),
            "results": [asdict(row) for row in self.rows],
        }


def pairs_compared(row: Played) -> Iterator[tuple[str, str, float]]:
    """Return, for each ordered pair of different bots, how the first fared against the second."""
    place = [(seat in row.winners, total) for seat, total in enumerate(row.totals)]
    for a, first in enumerate(row.lineup):
        for b, second in enumerate(row.lineup):
            if first != second:
                yield first, second, 0.5 if place[a] == place[b] else float(place[a] > place[b])
