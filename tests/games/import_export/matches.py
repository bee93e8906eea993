"""Whole matches played at random, for the tests of matches and the golden records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from portside.engine.game import find
from portside.engine.match import Match
from portside.games.import_export.cards import faces

GAME: Final = find("import_export")
OFFERS_TAKEN: Final = 0.1
"""How often somebody uses an offer out of turn, where there is one."""
SETS: Final = {"set_j": True, "set_kickstarter": True, "set_kickstarter2": True}
HELD: Final = ("base", "j", "kickstarter", "kickstarter2")
EASY: Final = {
    "values": {
        slug: {"tier": 0, "load": 1}
        for slug, face in faces("definitive").items()
        if face.set in HELD
    }
}
"""Values with which every Contract is soon fulfilled, so that many powers meet."""

CAPITAL: Final = {"set_capital": True}
EASY_CAPITAL: Final = {
    **CAPITAL,
    "values": EASY["values"]
    | {
        slug: {"tier": 0, "load": 1}
        for slug, face in faces("definitive").items()
        if face.set == "capital"
    },
}


def walked(
    seats: int, seed: object, options: Mapping[str, Any], log: bool = False
) -> Iterator[Match]:
    """Play a match at random, stopping after each answer."""
    match = Match.new(GAME, seats, str(seed), options, log=log)
    rng = Random(f"{seats} {seed}")
    yield match
    while match.question is not None:
        asks = match.asks()
        asked = [ask for ask in asks if not ask.standing]
        ask = rng.choice(asks if rng.random() < OFFERS_TAKEN else asked)
        match.advance(ask.seat, ask.sample(rng))
        yield match


def played(seats: int, seed: object, options: Mapping[str, Any], log: bool = False) -> Match:
    """Play a match at random to its end."""
    *_, match = walked(seats, seed, options, log)
    return match
