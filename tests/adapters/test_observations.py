"""Whether vectors say what their description says, and nothing hidden."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import portside
from portside.adapters.action_tokens import Tokens
from portside.adapters.observations import BOUND, Observer, Version, observer_of_version
from portside.adapters.stepper import Stepper
from portside.adapters.view_observations import ViewObserver
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from tests.adapters.conftest import TITLES

Either = Observer | ViewObserver


def part(observer: Either, stepper: Stepper, seat: int, name: str) -> np.ndarray:
    field = next(each for each in observer.fields if each.name == name)
    numbers = observer.vector(stepper, seat)
    return numbers[field.start : field.start + field.size].reshape(field.shape)


@pytest.fixture
def stepper() -> Stepper:
    return Stepper.deal(GAME, 3, "view")


@pytest.fixture(params=[1, 2])
def either(request: pytest.FixtureRequest, stepper: Stepper) -> Either:
    box = stepper.match.table.box
    found = observer_of_version(box, Tokens(box, request.param), request.param)
    assert isinstance(found, Either)
    return found


def test_fields_follow_each_other_without_gaps(either: Either) -> None:
    at = 0
    for field in either.fields:
        assert field.start == at
        at += field.size
    assert at == either.size


def test_the_description_names_every_field(either: Either) -> None:
    table = either.describe()
    assert all(f"| `{field.name}` | {field.start} |" in table for field in either.fields)


def test_own_cards_are_seen_and_those_of_others_are_not(stepper: Stepper) -> None:
    table = stepper.match.table
    first = ViewObserver(table.box, stepper.tokens)
    for seat in range(3):
        where = part(first, stepper, seat, "card-place")
        known = set(np.flatnonzero(where.any(axis=1)).tolist())
        assert known == set(table.zones[table.box.numbers[f"hand-{seat}"]])


def test_seats_are_counted_from_the_observer(stepper: Stepper) -> None:
    table = stepper.match.table
    assert isinstance(table, Night)
    table.coins = [5, 7, 11]
    first = ViewObserver(table.box, stepper.tokens)
    for seat, wanted in enumerate(([5, 7, 11], [7, 11, 5], [11, 5, 7])):
        row = part(first, stepper, seat, "counter")[0, :3] * 50
        assert row == pytest.approx(wanted)


@pytest.mark.parametrize("title", TITLES)
def test_the_question_and_the_answer_in_the_making_are_told(title: str) -> None:
    stepper = Stepper.deal(portside.find(title), 2, "asked", log=False)
    writer, rng = Observer(stepper.match.table.box, stepper.tokens), Random(4)
    for _ in range(200):
        answering = stepper.answering
        if answering is None:
            break
        here, there = stepper.seat, 1 - stepper.seat
        assert part(writer, stepper, here, "given").sum() == len(set(answering.given))
        assert part(writer, stepper, here, "prompt-kind").sum() == 1
        assert not part(writer, stepper, there, "prompt-kind").any()
        waiting = [(who - here) % 2 for who in stepper.match.waiting]
        assert np.flatnonzero(part(writer, stepper, here, "waiting")).tolist() == sorted(waiting)
        seen = writer.numbers.of(stepper.match.table, here)
        numbers = writer.vector(stepper, here)[: writer.numbers.size]
        assert numbers == pytest.approx(writer.numbers.dense(seen), rel=1e-6)
        stepper.step(rng.choice(stepper.legal()))


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("title", TITLES)
def test_worlds_that_look_alike_give_the_same_vector(title: str, version: Version) -> None:
    game = portside.find(title)
    stepper = Stepper.deal(game, game.seats[0], "alike")
    writer = observer_of_version(stepper.match.table.box, stepper.tokens, version)
    rng = Random(6)
    for _ in range(150):
        if stepper.seat < 0:
            break
        for seat in range(game.seats[0]):
            here = writer.vector(stepper, seat)
            assert here.dtype == np.float32 and np.abs(here).max() <= BOUND
            if seat == stepper.seat:
                there = writer.vector(stepper.imagined(seat, rng), seat)
                assert np.array_equal(here, there)
        stepper.step(rng.choice(stepper.legal()))
