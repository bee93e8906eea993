"""Seaside Towns."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, card_points, voyage


def arriving(column: str, **facts: object) -> Voyager:
    """Begin a turn in which a level 3 ship of seat 0 can enter the column."""
    position = voyage(4, **facts).lane(0, column).ship(0, 1, 3)
    return position.seat(0, hand="fuel_supply_ship_1").seat(1, hand="shipyard_harbour")


def arrived(position: Voyager) -> Play:
    return Play(position).play(0, "fuel_supply_ship_1").move(0, 1)


@pytest.mark.rule("NH-134")
def test_seaside_town_cargo() -> None:
    play = arrived(arriving("seaside_town_cargo")).do(0, "take")
    assert play.owns(0) == {"cargo": 1}


@pytest.mark.rule("NH-134", "NH-052")
def test_seaside_town_cargo_may_be_turned_down() -> None:
    assert arrived(arriving("seaside_town_cargo")).do(0, "pass").owns(0) == {}


@pytest.mark.rule("NH-134")
def test_seaside_town_cargo_counts_each_card_of_the_column() -> None:
    play = arrived(arriving("seaside_town_cargo seaside_town_cargo#2").options(decline="upgrades"))
    assert play.owns(0) == {"cargo": 2}


@pytest.mark.rule("NH-134")
def test_seaside_town_cargo_is_for_its_owner_alone() -> None:
    position = arriving("research_salvage").lane(1, "seaside_town_cargo")
    assert arrived(position).owns(1) == {}


@pytest.mark.rule("NH-136")
def test_seaside_town_storage() -> None:
    position = arriving("seaside_town_storage", fish=[9, 0, 0, 0]).options(decline="upgrades")
    play = arrived(position).done(0)
    assert play.owns(0) == {"fish": 9, "cargo": 1}, "10 cards may be kept"


@pytest.mark.rule("NH-136")
def test_seaside_town_storage_adds_up() -> None:
    column = "seaside_town_storage seaside_town_storage#2"
    position = arriving(column, fish=[11, 0, 0, 0]).options(decline="upgrades")
    play = arrived(position).done(0).do(0, "discard fish")
    assert play.owns(0) == {"fish": 10, "cargo": 2}, "12 cards may be kept"


@pytest.mark.rule("NH-136")
def test_seaside_town_storage_does_nothing_for_others() -> None:
    position = arriving("research_salvage", fish=[9, 0, 0, 0]).lane(1, "seaside_town_storage")
    assert arrived(position).done(0).fish(0) == 8


@pytest.mark.rule("NH-135")
def test_seaside_town_scorer() -> None:
    position = voyage(4, cargo=[3, 5, 0, 0]).lane(0, "seaside_town_scorer")
    play = Play(position.seat(0, hand="research_salvage"))
    assert card_points(play) == 3
