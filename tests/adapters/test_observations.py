"""Whether vectors say what their description says, and nothing hidden."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import portside
from portside.adapters.observations import BOUND, Observer
from portside.adapters.stepper import Stepper
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from tests.adapters.conftest import TITLES


def part(observer: Observer, stepper: Stepper, seat: int, name: str) -> np.ndarray:
    field = next(each for each in observer.fields if each.name == name)
    numbers = observer.vector(stepper, seat)
    return numbers[field.start : field.start + field.size].reshape(field.shape)


@pytest.fixture
def stepper() -> Stepper:
    return Stepper.deal(GAME, 3, "view")


@pytest.fixture
def observer(stepper: Stepper) -> Observer:
    return Observer(stepper.match.table.box, stepper.tokens)


def test_fields_follow_each_other_without_gaps(observer: Observer) -> None:
    at = 0
    for field in observer.fields:
        assert field.start == at
        at += field.size
    assert at == observer.size


def test_the_description_names_every_field(observer: Observer) -> None:
    table = observer.describe()
    assert all(f"| `{field.name}` | {field.start} |" in table for field in observer.fields)


def test_own_cards_are_seen_and_those_of_others_are_not(
    observer: Observer, stepper: Stepper
) -> None:
    table = stepper.match.table
    for seat in range(3):
        where = part(observer, stepper, seat, "card-place")
        known = set(np.flatnonzero(where.any(axis=1)).tolist())
        assert known == set(table.zones[table.box.numbers[f"hand-{seat}"]])


def test_seats_are_counted_from_the_observer(observer: Observer, stepper: Stepper) -> None:
    table = stepper.match.table
    assert isinstance(table, Night)
    table.coins = [5, 7, 11]
    for seat, wanted in enumerate(([5, 7, 11], [7, 11, 5], [11, 5, 7])):
        row = part(observer, stepper, seat, "counter")[0, :3] * 50
        assert row == pytest.approx(wanted)


@pytest.mark.parametrize("title", TITLES)
def test_worlds_that_look_alike_give_the_same_vector(title: str) -> None:
    game = portside.find(title)
    stepper = Stepper.deal(game, game.seats[0], "alike")
    observer = Observer(stepper.match.table.box, stepper.tokens)
    rng = Random(6)
    for _ in range(150):
        if stepper.seat < 0:
            break
        for seat in range(game.seats[0]):
            here = observer.vector(stepper, seat)
            assert here.dtype == np.float32 and np.abs(here).max() <= BOUND
            if seat == stepper.seat:
                there = observer.vector(stepper.imagined(seat, rng), seat)
                assert np.array_equal(here, there)
        stepper.step(rng.choice(stepper.legal()))
