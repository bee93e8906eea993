"""Walk through a match: legal answers picked by chance or by a row of bytes."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from portside.engine.ask import Pick
from portside.engine.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from portside.engine.ask import Ask, Value
    from portside.engine.game import Game

OFFERS_TAKEN = 0.25
"""Chance that a standing offer is taken, if there is one."""


def fresh_match(game: Game, seats: int, secret: str, options: Mapping[str, Any]) -> Match:
    """Begin a match to walk through, with a log and a past."""
    return Match.new(game, seats, secret, options)


def walk_at_random(match: Match, rng: Random, answers: int) -> int:
    """Walk on by random legal answers, at most so many; return how many were given."""
    for given in range(answers):
        asks = match.asks()
        if not asks:
            return given
        asked = [ask for ask in asks if not ask.standing]
        offered = [ask for ask in asks if ask.standing]
        ask = rng.choice(offered if offered and rng.random() < OFFERS_TAKEN else asked)
        match.advance(ask.seat, ask.sample(rng))
    return answers


def walk_by_bytes(match: Match, path: bytes) -> None:
    """Walk on by bytes, two for each answer: who answers, and with which option."""
    for who, what in zip(path[::2], path[1::2], strict=False):
        asks = match.asks()
        if not asks:
            return
        ask = asks[who % len(asks)]
        values = some_legal_values(ask)
        match.advance(ask.seat, values[what % len(values)])


def some_legal_values(ask: Ask) -> Sequence[Value]:
    """Return legal values of an ask to walk on by; a pick lists some combinations of each size."""
    if not isinstance(ask, Pick):
        return ask.values()
    rng = Random(0)
    return list(dict.fromkeys([*ask.values()[:20], *(ask.sample(rng) for _ in range(20))]))


def repeat_answers(match: Match, said: Sequence[tuple[int, str]]) -> None:
    """Walk again by giving answers by seat and key."""
    for seat, key in said:
        match.answer(seat, key)


def answers_given(match: Match, since: int = 0) -> list[tuple[int, str]]:
    """Return the answers given on a walk, by seat and key."""
    return [(answer.seat, answer.key) for answer in (match.history or [])[since:]]


@contextmanager
def told_with_record(match: Match, law: str) -> Iterator[None]:
    """Add the record of a walk so far to whatever goes wrong."""
    try:
        yield
    except Exception as error:
        error.add_note(f"While checking: {law}\nThe record so far:\n{match.record()}")
        raise
