"""Self-play for learning: every seat goes by weights of its own, and results tell which are good.

Nothing is asked of what winners happen to have: the weights are drawn by lot, so whoever does
better with some of them does so because of them. Each deal is played twice, with the weights of
opposite draws changing seats, so that the luck of deal and seat falls out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

from portside.bots.candidate_answers import candidate_answers
from portside.bots.greedy import played_one_turn
from portside.bots.horizon import Horizon
from portside.bots.learnt_weights import Weights
from portside.bots.valuation import Learnt, Line, Valuation
from portside.engine.game import find
from portside.engine.match import Match

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Value
    from portside.engine.lessons import Lessons
    from portside.engine.table import Table

GLANCES: Final = 5
"""So many answers a hurried player looks at."""
LOOKS: Final = 4
"""So many positions of each match are noted, for learning chances."""

Lines = Mapping[str, Line]


@dataclass(frozen=True, slots=True)
class Bout:
    """Say what one match of self-play is.

    Attributes:
        title: name of the title.
        seats: how many play.
        number: of the match in its round.
        secret: what the deal comes from.
        options: settings.
        lines: by seat, what its player holds traits to be worth.
        module: where the title's code is, for processes that have not met the title yet.
    """

    title: str
    seats: int
    number: int
    secret: str
    options: Mapping[str, Any]
    lines: tuple[Lines, ...]
    module: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Hold how a match of self-play went.

    Attributes:
        number: of the match.
        totals: scores by seat.
        winners: seats.
        moments: how far the match was at some positions, and how the seats stood there.
        cards: by seat, the cards that came to it by lot (`Lessons.cards`), and how many of each.
    """

    number: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    moments: list[tuple[float, list[float]]] = field(default_factory=list)
    cards: list[dict[str, int]] = field(default_factory=list)


def selfplay_outcome(row: Mapping[str, Any]) -> Outcome:
    """Return the outcome of a match of self-play as it was written down."""
    return Outcome(
        row["number"],
        tuple(row["totals"]),
        tuple(row["winners"]),
        [(left, stands) for left, stands in row["moments"]],
        row.get("cards", []),
    )


def play_selfplay_match(bout: Bout) -> Outcome:
    """Play one match of self-play to its end."""
    import_module(bout.module)
    game = find(bout.title)
    lessons = game.lessons
    assert lessons is not None
    match = Match.new(game, bout.seats, bout.secret, bout.options, log=False).fork(keep=True)
    config = match.table.box.config
    values = [
        Learnt(Weights(game.name, game.rules, config, lines), lessons) for lines in bout.lines
    ]
    cards: list[dict[str, int]] = [{} for _ in values]

    def look(table: Table, _: int) -> None:
        for seat, had in enumerate(cards):
            now = Counter(lessons.cards(table, seat)[0])
            had.update({name: max(count, had.get(name, 0)) for name, count in now.items()})

    moments = play_hurried(match, values, Random(f"answers {bout.secret}"), look)
    result = match.table.result
    assert result is not None
    chosen = Random(f"looks {bout.secret}").sample(moments, min(LOOKS, len(moments)))
    totals = tuple(score.total for score in result.scores)
    return Outcome(bout.number, totals, tuple(map(int, result.winners)), chosen, cards)


def play_hurried(
    match: Match,
    values: Sequence[Valuation],
    rng: Random,
    look: Callable[[Table, int], object] = lambda _table, _seat: None,
) -> list[tuple[float, list[float]]]:
    """Let hurried players answer to the end; return how it stood when turns had ended.

    Args:
        match: it goes on.
        values: by seat, what its player goes by.
        rng: all randomness of theirs.
        look: called with the table and the seat that has just acted, when turns have ended.
    """
    lessons: Lessons | None = match.game.lessons
    assert lessons is not None
    horizon, moments = Horizon(turns=0), []
    horizon.begin(match.table)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, hurried_answer(match, ask, values[ask.seat], rng))
        if horizon.turned(match.table) and match.question is not None:
            stands = [float(each) for each in values[ask.seat].standings(match.table)]
            moments.append((lessons.left(match.table), stands))
            look(match.table, ask.seat)
    return moments


def hurried_answer(match: Match, ask: Ask, value: Valuation, rng: Random) -> Value:
    """Return the best of a few answers in self-play, each tried once.

    It looks at the very match and not at imagined ones, which is faster: what it sees too much is
    of little use to somebody who looks but a turn ahead, and the same for all seats.
    """
    values = list(candidate_answers(ask, rng))
    if len(values) > GLANCES:
        values = rng.sample(values, GLANCES)
    if len(values) == 1:
        return values[0]
    seed, luck, horizon = rng.getrandbits(64), rng.getrandbits(256), Horizon(turns=1)
    worths = []
    for said in values:
        world = match.fork()
        world.table.rng = luck
        dice = Random(seed), Random(seed)
        worths.append(played_one_turn(world, ask.seat, said, *dice, horizon, value))
    return values[max(range(len(values)), key=worths.__getitem__)]
