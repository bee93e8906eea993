"""What a seat sees as numbers: what the fields say, from every seat, and nothing hidden."""

from __future__ import annotations

import pickle
from itertools import product
from random import Random

import pytest

import portside
from portside.engine.facts import Field
from portside.engine.knowledge import determinize
from portside.engine.match import Match
from portside.engine.numbers import Numbers, numbers_of
from portside.engine.pages import Sparse
from portside.testing import laws
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from portside.testing.random_walk import walk_at_random

TITLES = sorted({*portside.titles(), GAME.name})
SET_UPS = [(title, seats) for title in TITLES for seats in portside.find(title).seats]


def part(numbers: Numbers, seen: Sparse, name: str) -> dict[tuple[str, ...], float]:
    """Return the numbers of a field by what they are about."""
    field = next(each for each in numbers.fields if each.name == name)
    about = product(*field.axes)
    return {what: seen.get(field.start + i, 0.0) for i, what in enumerate(about)}


@pytest.fixture
def match() -> Match:
    return portside.new_match(GAME.name, 3, 7)


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_fields_follow_each_other_and_every_number_has_a_name(title: str, seats: int) -> None:
    numbers = numbers_of(portside.new_match(title, seats, 1).table.box)
    at = 0
    for field in numbers.fields:
        assert field.start == at
        at += field.size
    assert at == numbers.size
    assert len({field.name for field in numbers.fields}) == len(numbers.fields)
    assert len({numbers.named(index) for index in range(0, at, 7)}) == len(range(0, at, 7))
    assert all(
        f"| `{field.name}` | {field.start} |" in numbers.describe() for field in numbers.fields
    )


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_numbers(title: str, seats: int) -> None:
    match = portside.new_match(title, seats, 11)
    numbers, rng = numbers_of(match.table.box), Random(6)
    for _ in range(60):
        if not walk_at_random(match, rng, 1 + rng.randrange(4)):
            break
        laws.numbers_are_told_from_each_seat(match)
        for seat in range(seats):
            world = determinize(match, seat, rng)
            assert numbers.of(world.table, seat) == numbers.of(match.table, seat)


@pytest.mark.parametrize("title", TITLES)
def test_cards_are_where_the_view_shows_them(title: str) -> None:
    match = portside.new_match(title, 3 if 3 in portside.find(title).seats else 2, 5)
    numbers, rng, table = numbers_of(match.table.box), Random(3), match.table
    while walk_at_random(match, rng, 9):
        for seat in range(len(table.seats)):
            seen, shown = numbers.of(table, seat), match.view(seat)
            for kind in dict.fromkeys(zone["kind"] for zone in shown["zones"]):
                zones = [zone for zone in shown["zones"] if zone["kind"] == kind]
                unit = 10 if zones[0]["owner"] >= 0 else 50
                size = unit * sum(part(numbers, seen, f"size-{kind}").values())
                assert size == pytest.approx(sum(zone["count"] for zone in zones))
                cards = sum(part(numbers, seen, f"cards-{kind}").values())
                faces = sum("slug" in card for zone in zones for card in zone["cards"])
                piled = any(
                    table.places[table.box.numbers[z["id"]]].visibility == "top" for z in zones
                )
                assert cards >= faces if piled else cards == faces


def test_own_cards_are_seen_and_those_of_others_are_not(match: Match) -> None:
    numbers, table = numbers_of(match.table.box), match.table
    for seat in range(3):
        held = part(numbers, numbers.of(table, seat), "cards-hand")
        mine = {slug for (who, slug), count in held.items() if count and who == "own"}
        hand = table.zones[table.box.numbers[f"hand-{seat}"]]
        assert mine == {table.box.cards[card].slug for card in hand}
        assert not any(count for (who, _), count in held.items() if who != "own")


def test_seats_are_counted_from_whoever_looks(match: Match) -> None:
    table = match.table
    assert isinstance(table, Night)
    table.coins = [5, 7, 11]
    numbers = numbers_of(table.box)
    for seat, wanted in enumerate(([5, 7, 11], [7, 11, 5], [11, 5, 7])):
        seen = numbers.of(table, seat)
        told = [part(numbers, seen, f"{who}-coins")[()] for who in ("own", "next-1", "next-2")]
        assert [20 * each for each in told] == pytest.approx(wanted)


def test_a_known_card_in_a_pile_is_told_with_its_depth(match: Match) -> None:
    table = match.table
    deck = table.box.numbers["deck"]
    card = table.zones[deck][-3]
    table.known[card] |= 1 << 1
    numbers, slug = numbers_of(table.box), table.box.cards[card].slug
    assert part(numbers, numbers.of(table, 1), "depth")[slug,] == pytest.approx(1 / 3)
    assert part(numbers, numbers.of(table, 0), "depth")[slug,] == 0


def test_layouts_are_made_once_and_signed(match: Match) -> None:
    numbers = numbers_of(match.table.box)
    assert numbers_of(portside.new_match(GAME.name, 3, 8).table.box) is numbers
    other = numbers_of(portside.new_match(GAME.name, 2, 8).table.box)
    assert other.signature != numbers.signature and other.version == numbers.version == "1.1"
    assert Numbers(match.table.box).signature == numbers.signature
    assert len(numbers.dense(numbers.of(match.table, 0))) == numbers.size


def test_fields_can_be_sent_away(match: Match) -> None:
    fields = numbers_of(match.table.box).fields
    assert pickle.loads(pickle.dumps(fields)) == fields
    assert Field("a", 0, "", (("x", "y"), ("u", "v"))).named(2) == "a y u"
