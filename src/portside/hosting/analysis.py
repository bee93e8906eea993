"""A match that is over, gone through again: chances to win, decisions that cost, luck and skill.

Every decision is judged from what its seat knew at that moment. What was answered and what a bot
would have answered are played on in the same imagined worlds, with the same luck, and compared: so
what hidden cards and chance add falls out of the difference, and what is left is what the answer
itself was worth, to every seat. A seat's result, in points over the mean of all, is then made of
three parts that add up: its own decisions, those of others, and the rest, which is luck.

A match is cut into pieces that can be examined in any order and in other processes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, TypedDict

from portside.bots.answer_comparison import JUDGE, Verdict, compare_answers, worth_over_mean
from portside.bots.chances_and_hints import SIDE, hints, win_chances
from portside.engine.record import replay
from portside.hosting.messages import ask_head_data, option_data

if TYPE_CHECKING:
    from portside.engine.game import Result
    from portside.engine.match import Match, Prompt

FORMAT: Final = 3
"""Raised when pieces come to mean something else; older ones are made anew."""
PIECE: Final = 12
"""So many answers are examined at a time."""
CURVE: Final = 40
"""At so many questions at the most the chances of all seats are asked for."""
CURVE_WORLDS: Final = 6
TOLD: Final = 5
"""So many decisions of a seat are told at the most."""


class Gain(TypedDict):
    """What there is more of at the end of the turn: a `counter`, or cards in a kind of `place`."""

    kind: str
    name: str
    by: float


class Judged(TypedDict):
    """A decision: who answered what, what looked better, and what that took from every seat.

    Attributes:
        n: number of the question.
        seat, key: who answered, and what.
        best: what the bot would have answered.
        change: by seat, the points over the mean of all that it was worth more than that.
        error: by seat, the standard error of it.
        chance: by how much the chance of who answered changed, from -1 to 1.
        text, facts: how the other looked, as a text id with facts; `cards` are the points by which
            its cards alone are worth more, where that is most of the difference.
        gains: what the other would have brought who answered by the end of the turn.
        ask: the question, with those of its options that are spoken of.
    """

    n: int
    seat: int
    key: str
    best: str
    change: list[float]
    error: list[float]
    chance: float
    text: str
    facts: dict[str, int | float | str]
    gains: list[Gain]
    ask: dict[str, object]


class Chances(TypedDict):
    """Each seat's own view of its chance to win at a question, with 95 % intervals."""

    n: int
    value: list[float]
    low: list[float]
    high: list[float]


class Piece(TypedDict):
    """What was found out about a part of a match."""

    judged: list[Judged]
    curve: list[Chances]


class Part(TypedDict):
    """A part of a result, in points, with a 95 % interval."""

    value: float
    low: float
    high: float


class Account(TypedDict):
    """What a seat's result is made of; the three parts add up to it.

    Attributes:
        result: points over the mean of all seats.
        own: what its own decisions gained or cost it.
        others: what those of others did.
        luck: all the rest: deals, draws, and what nobody could know.
    """

    result: float
    own: Part
    others: Part
    luck: Part


class Analysis(TypedDict):
    """All that was found out about a match."""

    curve: list[Chances]
    decisions: list[Judged]
    accounts: list[Account]


@dataclass(frozen=True, slots=True)
class Played:
    """A match to be examined: its record, and the answers in it."""

    record: str
    answers: tuple[tuple[int, str], ...]
    result: Result | None

    @classmethod
    def of(cls, record: str) -> Played:
        """Read a record that is to be analysed."""
        match = replay(record)
        said = match.history or ()
        return cls(record, tuple((int(one.seat), one.key) for one in said), match.result)

    @property
    def pieces(self) -> list[range]:
        """Return the parts in which a match is analysed."""
        count = len(self.answers)
        return [range(at, min(at + PIECE, count)) for at in range(0, count, PIECE)]


def analyse_part(record: str, part: range, seed: int) -> Piece:
    """Analyse a part of a match.

    Args:
        record: of the whole match.
        part: the questions to look at.
        seed: the same seed finds the same.
    """
    played = Played.of(record)
    step = max(1, math.ceil(len(played.answers) / CURVE))
    piece: Piece = {"judged": [], "curve": []}
    for match, (seat, key) in _walk(played, part):
        if match.number % step == 0:
            piece["curve"].append(_chances(match, Random(f"curve {seed} {match.number}")))
        found = _judged(match, seat, key, Random(f"decision {seed} {match.number}"))
        if found is not None:
            piece["judged"].append(found)
    return piece


def _walk(played: Played, part: range) -> Iterator[tuple[Match, tuple[int, str]]]:
    """Return a match at each question of a part, with what was answered there."""
    head, *lines = played.record.splitlines(keepends=True)
    match = replay("".join([head, *lines[: part.start]]))
    for answer in played.answers[part.start : part.stop]:
        yield match, answer
        match.answer(*answer)


def _chances(match: Match, rng: Random) -> Chances:
    found = []
    for seat in range(len(match.table.seats)):
        sight = match.sight(seat, rng.getrandbits(32), log=False)
        found.append(win_chances(sight, rng, CURVE_WORLDS)[seat])
    return {
        "n": match.number,
        "value": [round(each.value, 4) for each in found],
        "low": [round(each.low, 4) for each in found],
        "high": [round(each.high, 4) for each in found],
    }


def _judged(match: Match, seat: int, key: str, rng: Random) -> Judged | None:
    """Judge a decision; None where there was nothing to decide, or nothing better to do."""
    sight = match.sight(seat, rng.getrandbits(32), log=False)
    best, *_ = hints(JUDGE, sight, rng, 1)
    if best.key == key:
        return None
    value = sight.prompt.value
    found = compare_answers(sight, value(key), value(best.key), rng)
    return {
        "n": match.number,
        "seat": seat,
        "key": key,
        "best": best.key,
        "change": [round(each, 3) for each in found.change],
        "error": [round(each, 3) for each in found.error],
        "chance": round(found.chance, 4),
        "text": best.text,
        "facts": {**best.facts, **_worth_of_its_cards(found, seat)},
        "gains": [{"kind": kind, "name": n, "by": round(-by, 2)} for kind, n, by in found.gains],
        "ask": _spoken_of(sight.prompt, (key, best.key)),
    }


def _worth_of_its_cards(found: Verdict, seat: int) -> dict[str, float]:
    """Return by how many points the cards of the better answer are better, if that is the point."""
    return {"cards": round(-found.cards, 1)} if found.cards < found.change[seat] / 2 < 0 else {}


def _spoken_of(prompt: Prompt, keys: Sequence[str]) -> dict[str, object]:
    """Return a question with some of its options; an amount needs none."""
    wanted = {part for key in keys for part in key.split("+")}
    options = [] if prompt.type == "amount" else prompt.options
    return {
        **ask_head_data(prompt),
        "options": [option_data(one) for one in options if one.key in wanted],
    }


# -- putting it together


def assemble_analysis(played: Played, pieces: Iterable[Piece]) -> Analysis:
    """Put together the analysis of a match from what was found out about all parts."""
    judged: list[Judged] = []
    curve: list[Chances] = []
    for piece in pieces:
        judged += piece["judged"]
        curve += piece["curve"]
    return {
        "curve": sorted(curve, key=lambda each: each["n"]),
        "decisions": most_costly(judged),
        "accounts": account_of_results(played.result, judged),
    }


def most_costly(judged: Sequence[Judged]) -> list[Judged]:
    """Return the decisions to tell of, the worst first: what each seat has to learn from.

    Of hundreds of decisions some come out below 0 by chance, so those within their doubt are left
    out, and so are those that helped to win after all: whoever reads of one is to find something.
    """
    told: list[Judged] = []
    for each in sorted(judged, key=_cost):
        mine = sum(other["seat"] == each["seat"] for other in told)
        sure = _cost(each) + SIDE * each["error"][each["seat"]] < 0 and each["chance"] <= 0
        if sure and mine < TOLD:
            told.append(each)
    return told


def _cost(each: Judged) -> float:
    return each["change"][each["seat"]]


def account_of_results(result: Result | None, judged: Sequence[Judged]) -> list[Account]:
    """Return what each seat's result is made of, by the analysis: luck and skill."""
    if result is None:
        return []
    found: list[Account] = []
    for seat, whole in enumerate(worth_over_mean([score.total for score in result.scores])):
        own = _summed(seat, [each for each in judged if each["seat"] == seat])
        others = _summed(seat, [each for each in judged if each["seat"] != seat])
        luck = whole - own[0] - others[0], math.hypot(own[1], others[1])
        found.append(
            {
                "result": round(whole, 2),
                "own": _part(*own),
                "others": _part(*others),
                "luck": _part(*luck),
            }
        )
    return found


def _summed(seat: int, judged: Sequence[Judged]) -> tuple[float, float]:
    """Return what some decisions changed for a seat, and the standard error of the sum."""
    total = sum(each["change"][seat] for each in judged)
    return total, math.sqrt(sum(each["error"][seat] ** 2 for each in judged))


def _part(value: float, error: float) -> Part:
    side = SIDE * error
    return {
        "value": round(value, 2),
        "low": round(value - side, 2),
        "high": round(value + side, 2),
    }
