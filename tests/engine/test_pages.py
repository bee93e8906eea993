"""A page brought up to date says what a new one would, whatever it looked at before."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting
from portside.engine.game import find
from portside.engine.knowledge import determinize
from portside.engine.match import Match
from portside.engine.numbers import numbers_of
from portside.engine.pages import LARGEST, Page
from portside.engine.table import Table
from portside.engine.tellers import Teller
from portside.engine.zones import place
from portside.testing.pretend import GAME
from portside.testing.random_walk import walk_at_random

TITLES = sorted({*portside.titles(), GAME.name})


def plans(title: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the usual settings, then every other choice of each, with ever other seats."""
    game = find(title)
    others = [
        {setting.name: choice}
        for setting in game.settings
        for choice in setting.choices
        if choice != setting.default
    ]
    for number, options in enumerate([{}, {}, {}, *others]):
        yield game.seats[number % len(game.seats)], options


def pages_of(t: Table) -> list[Page]:
    """Return a page for each seat, as exact as numbers can be; they share a teller."""
    numbers = numbers_of(t.box)
    size, teller = numbers.size, numbers.teller()
    return [numbers.page(seat, array("d", bytes(8 * size)), teller) for seat in range(len(t.seats))]


def check(page: Page, t: Table) -> None:
    """Let a page look, and compare it with a new one for which nothing is remembered."""
    page.look(t)
    t.box.told.clear()
    numbers = numbers_of(t.box)
    wanted = numbers.dense(numbers.of(t, page.seat))
    differ = [i for i, (a, b) in enumerate(zip(page.out, wanted, strict=True)) if a != b]
    told = [f"{numbers.named(i)}: {page.out[i]}, not {wanted[i]}" for i in differ]
    assert not told, told[:5]


def elsewhere(match: Match, rng: Random) -> Match:
    """Return the match, or one that has gone another way: a fork, a world, or one further back."""
    way = rng.randrange(6)
    if way == 0:
        twin = match.fork()
        walk_at_random(twin, rng, rng.randrange(12))
        return twin
    if way == 1:
        return determinize(match, rng.randrange(len(match.table.seats)), rng)
    if way == 2:
        return match.replayed(rng.randrange(match.number + 1))
    if way == 3:
        for seat in range(len(match.table.seats)):
            if match.can_undo(seat):
                match.undo(seat)
    return match


@pytest.mark.parametrize("title", TITLES)
def test_a_page_says_what_a_new_one_would(title: str) -> None:
    for number, (seats, options) in enumerate(plans(title)):
        try:
            match = portside.new_match(title, seats, number, options)
        except BadSetting:  # some settings go together with some numbers of seats only
            continue
        rng, pages = Random(number), pages_of(match.table)
        for _ in range(8):
            walk_at_random(match, rng, 1 + rng.randrange(40))
            check(rng.choice(pages), elsewhere(match, rng).table)


def told(match: Match, teller: Teller) -> list[object]:
    """Return all that a teller tells."""
    t = match.table
    own = [teller.of_own(t, seat) for seat in range(len(t.seats))]
    return [teller.of_table(t), [tuple(parts) for parts in teller.of_seats(t)], own]


@pytest.mark.parametrize("title", TITLES)
def test_a_teller_tells_what_a_new_one_would(title: str) -> None:
    for seats in find(title).seats:
        match, rng = portside.new_match(title, seats, seats), Random(seats)
        numbers = numbers_of(match.table.box)
        teller = numbers.teller()
        while walk_at_random(match, rng, 1):
            for each in (match, elsewhere(match, rng)) if rng.random() < 0.1 else (match,):
                found = told(each, teller)
                each.table.box.told.clear()
                assert found == told(each, numbers.teller())


@pytest.mark.parametrize("title", TITLES)
def test_a_page_follows_whole_matches_one_after_another(title: str) -> None:
    seats = find(title).seats[-1]
    pages = pages_of(portside.new_match(title, seats, 0).table)
    for seed in range(2):  # a page that is left over from the one match serves in the next
        match, rng = portside.new_match(title, seats, seed), Random(seed)
        while walk_at_random(match, rng, 7):
            check(rng.choice(pages), match.table)
        for page in pages:
            check(page, match.table)


def test_a_page_follows_places_that_come_and_go() -> None:
    few, many = (portside.new_match(GAME.name, 3, seed).table for seed in (1, 2))
    hand, stall = many.box.numbers["hand-1"], many.grow(place("more", "stalls", "public", 3, 1))
    many.zones[stall], many.zones[hand] = many.zones[hand], ()
    page = pages_of(few)[0]
    for table in (few, many, few, many):
        check(page, table)


def test_a_page_tells_cards_that_are_marked_and_known() -> None:
    match = portside.new_match(GAME.name, 3, 7)
    page, t = pages_of(match.table)[1], match.table
    deck = t.zones[t.box.numbers["deck"]]
    changes: list[Callable[[], object]] = [
        lambda: t.known.__setitem__(deck[-3], 1 << 1),
        lambda: t.acts_as.__setitem__(deck[-3], "kite"),
        lambda: t.notes.__setitem__(deck[-3], 4),
        lambda: t.known.__setitem__(deck[-2], 1 << 1),
        t.notes.clear,
        lambda: t.known.__setitem__(deck[-3], 0),
    ]
    for change in changes:
        change()
        check(page, t)
        assert not page.beyond


def test_a_page_says_when_a_number_is_too_large() -> None:
    t = portside.new_match(GAME.name, 3, 7).table
    page = pages_of(t)[0]
    t.notes[t.zones[t.box.numbers["hand-0"]][0]] = int(10 * LARGEST) + 1
    check(page, t)
    assert page.beyond
