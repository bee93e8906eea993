"""What is shown again and again is what is made anew, and the same objects where it is the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import portside
import portside.testing.pretend
from portside.engine.match import Match
from portside.engine.showing import Showing
from portside.hosting.title_info import playable_titles
from portside.testing.random_walk import fresh_match, walk_at_random
from tests.testing.test_every_setting import editions, mixture

ANSWERS = 120
SETTINGS = [
    (game.name, mixture(game, first, number))
    for game in map(portside.find, portside.titles())
    for first in editions(game)
    for number in range(2)
]


def showing_of(match: Match) -> Showing:
    make = match.game.showing
    return Showing() if make is None else make(match.table.box)


def things(shown: object) -> Iterator[object]:
    """Go through all lists and objects of what is shown."""
    if isinstance(shown, dict | list):
        yield shown
        for part in shown.values() if isinstance(shown, dict) else shown:
            yield from things(part)


def follow(match: Match, rng: Random) -> int:
    """Play on and now and then go back; return how often an object was shown again."""
    showing, before, again = showing_of(match), list[object](), 0
    for _ in range(ANSWERS):
        if match.result is not None:
            break
        walk_at_random(match, rng, 1)
        if rng.random() < 0.05:
            match.rewind(rng.randrange(match.number + 1))
        table = rng.choice([match, match.fork()]).table  # any table of the box, in any order
        counters, extra = showing.counters(table), showing.extra(table)
        assert counters == Showing().counters(table)
        assert extra == Showing().extra(table)
        shown = [*things(counters), *things(dict(extra))]
        again += len({*map(id, before)} & {*map(id, shown)})
        before = shown
    return again


@pytest.mark.parametrize(("title", "options"), SETTINGS)
def test_what_is_kept_is_what_is_made_anew(title: str, options: dict[str, object]) -> None:
    game = portside.find(title)
    for seats in (game.seats[0], game.seats[-1]):
        follow(fresh_match(game, seats, "1", options), Random(title))


@pytest.mark.parametrize("title", playable_titles())
def test_what_has_not_changed_is_the_same_object(title: str) -> None:
    game = portside.find(title)
    again = follow(fresh_match(game, game.seats[-1], "2", {}), Random(2))
    assert again > ANSWERS if game.showing else again == 0
