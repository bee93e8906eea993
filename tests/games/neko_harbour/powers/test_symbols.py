"""Visitor Centers, Fuel Supply Ships and Permit Offices."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, card_points, voyage


def symbols(card: str) -> tuple[int, int, int]:
    """Play a card and return the coins, fuel and permits in its window."""
    position = voyage(2, fish=[8, 0], permit=[8, 0]).seat(0, hand=card)
    play = Play(position.seat(1, hand="shipyard_harbour")).play(0, card)
    return play.table.coins, play.table.fuel, play.table.permits


def scored(column: str) -> int:
    position = voyage(4).lane(0, column).seat(0, hand="research_salvage")
    return card_points(Play(position))


@pytest.mark.rule("NH-131")
def test_visitor_center_2() -> None:
    assert symbols("visitor_center_2") == (2, 0, 0)


@pytest.mark.rule("NH-132")
def test_visitor_center_4() -> None:
    assert symbols("visitor_center_4") == (4, 0, 0)


@pytest.mark.rule("NH-133", "NH-147")
@pytest.mark.parametrize(("others", "points"), [(1, 0), (2, 4), (4, 4), (5, 8)])
def test_visitor_center_sets(others: int, points: int) -> None:
    column = ["visitor_center_2", *(f"visitor_center_2#{n}" for n in range(2, others + 1))]
    assert scored(" ".join([*column, "visitor_center_sets"])) == points


@pytest.mark.rule("NH-137")
def test_fuel_supply_ship_1() -> None:
    assert symbols("fuel_supply_ship_1") == (0, 1, 0)


@pytest.mark.rule("NH-138")
def test_fuel_supply_ship_2() -> None:
    assert symbols("fuel_supply_ship_2") == (0, 2, 0)


@pytest.mark.rule("NH-139", "NH-147")
@pytest.mark.parametrize(("others", "points"), [(1, 0), (2, 6), (4, 6), (5, 12)])
def test_fuel_supply_ship_sets(others: int, points: int) -> None:
    column = ["fuel_supply_ship_1", *(f"fuel_supply_ship_1#{n}" for n in range(2, others + 1))]
    assert scored(" ".join([*column, "fuel_supply_ship_sets"])) == points


@pytest.mark.rule("NH-144")
def test_permit_office_1() -> None:
    assert symbols("permit_office_1") == (0, 0, 1)


@pytest.mark.rule("NH-145")
def test_permit_office_2() -> None:
    assert symbols("permit_office_2") == (0, 0, 2)


@pytest.mark.rule("NH-146", "NH-147")
@pytest.mark.parametrize(("others", "points"), [(1, 0), (2, 8), (4, 8), (5, 16)])
def test_permit_office_sets(others: int, points: int) -> None:
    column = ["permit_office_1", *(f"permit_office_1#{n}" for n in range(2, others + 1))]
    assert scored(" ".join([*column, "permit_office_sets"])) == points


def test_sets_give_no_symbols() -> None:
    assert symbols("permit_office_sets") == (0, 0, 0)
