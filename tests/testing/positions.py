"""Positions made up at random, of every title."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from portside.engine.game import Game
from portside.engine.match import Match
from portside.engine.scenario import Scenario, from_dict
from portside.engine.table import Table
from portside.testing import pretend

ODD: list[object] = [
    None,
    True,
    -1,
    1.0,
    10**30,
    "x",
    [],
    [[]],
    [{}],
    {"x": []},
    [None, None],
    ["0", "1"],
]
Draw = Callable[[Random, Table], Any]


def each(low: int, high: int) -> Draw:
    return lambda rng, t: [rng.randint(low, high) for _ in t.seats]


def seat(rng: Random, t: Table) -> int:
    return rng.randrange(len(t.seats))


def word(*words: str) -> Draw:
    return lambda rng, _t: rng.choice(words)


def some_cards(rng: Random, t: Table) -> list[str]:
    return rng.sample(t.box.keys, rng.randrange(3))


def colours(rng: Random, t: Any) -> list[str]:
    return [rng.choice(t.colours) for _ in t.seats]


def ships(rng: Random, t: Any) -> dict[str, Any]:
    sites = [t.box.keys[card] for card in t[t.box.sites]]
    spots = ["harbour", *sites, *t.box.columns]
    names = rng.sample([*t.box.ships], rng.randrange(4))
    return {name: [rng.randrange(7), rng.choice(spots)] for name in names}


def captains(rng: Random, t: Any) -> dict[str, int]:
    return {name: rng.randrange(4) for name in rng.sample([*t.box.columns], rng.randrange(3))}


FACTS: dict[str, dict[str, Draw]] = {
    "import_export": {
        "leader": seat,
        "credits": each(0, 60),
        "colours": colours,
        "sea": lambda rng, t: rng.sample(range(len(t.seats) * 2), rng.randrange(4)),
        "todo": each(0, 4),
        "led": word("supply", "import", "contract", "load", "pirate", "barter"),
        "market": lambda rng, _t: [rng.randint(-3, 3) for _ in range(5)],
        "boarded": some_cards,
        "ending": word("", "ending-cards", "ending-credits", "ending-soon"),
        "phase": word("lead", "perform", "cleanup", "score", "tea"),
    },
    "neko_harbour": {
        "fish": each(0, 12),
        "permit": each(0, 3),
        "harbour": each(1, 5),
        "order": lambda rng, t: rng.sample(range(len(t.seats)), len(t.seats)),
        "period": lambda rng, _t: rng.randint(1, 2),
        "ships": ships,
        "captains": captains,
        "noted": lambda rng, t: [[rng.randint(-1, 20)] * 3 for _ in t.seats],
        "turn": seat,
        "extra_turn": seat,
    },
    pretend.GAME.name: {"leader": seat, "coins": each(0, 9)},
}


def made_up(game: Game, rng: Random) -> Scenario:
    """Return any position: mostly of the right shape, now and then of none."""
    seats = rng.choice(game.seats)
    t = Match.new(game, seats, "dealt", {}).table
    odd = rng.random() < 0.1
    facts = FACTS[game.name]
    chosen = rng.sample([*facts], rng.randrange(min(4, len(facts) + 1)))
    values = {name: rng.choice(ODD) if odd else facts[name](rng, t) for name in chosen}
    return from_dict(
        {
            "title": game.name,
            "seats": seats,
            "zones": laid_out(t, rng),
            "facts": values,
            "empty": rng.random() < 0.5,
        }
    )


def laid_out(t: Table, rng: Random) -> dict[str, list[str]]:
    """Return cards for a few places: often of a kind that lies there, sometimes of any."""
    left = rng.sample(t.box.keys, len(t.box.keys))
    named = rng.sample([spec.name for spec in t.places[1:]], rng.randrange(6))
    zones = {}
    for name in sorted(named):
        zones[name], left = left[: (size := rng.choice((0, 1, 1, 2, 3, 8)))], left[size:]
    return zones
