"""Shipyards."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, card_points, voyage


def arriving(column: str, level: int = 1) -> Voyager:
    position = voyage(4).lane(0, column).ship(0, 1, level)
    return position.seat(0, hand="fuel_supply_ship_1").seat(1, hand="shipyard_harbour")


def arrived(position: Voyager) -> Play:
    return Play(position).play(0, "fuel_supply_ship_1").move(0, 1)


@pytest.mark.rule("NH-140")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_shipyard_raise(level: int) -> None:
    play = arrived(arriving("shipyard_raise", level))
    play.expect(0, "ask-raise").answer(f"raise ship-0-0 level-{level + 1}")
    assert play.level(0, 1) == level + 1


@pytest.mark.rule("NH-140")
def test_shipyard_raise_cannot_raise_a_level_6_ship() -> None:
    assert arrived(arriving("shipyard_raise", 6)).expect_nothing(0).level(0, 1) == 6


@pytest.mark.rule("NH-140", "NH-AMB-14")
def test_shipyard_raise_needs_a_card_that_shows_the_level() -> None:
    position = arriving("shipyard_raise", 1).ship(0, 2, 2).ship(0, 3, 5)
    arrived(position).expect_nothing(0)


@pytest.mark.rule("NH-140")
def test_shipyard_raise_works_once_for_each_card_of_the_column() -> None:
    play = arrived(arriving("shipyard_raise shipyard_raise#2"))
    play.answer("raise ship-0-0 level-2").answer("raise ship-0-0 level-3")
    assert play.level(0, 1) == 3


def immediate(position: Voyager) -> Play:
    position.lane(0, "visitor_center_2").seat(0, hand="shipyard_points")
    return Play(position.seat(1, hand="shipyard_harbour")).play(0, "shipyard_points")


@pytest.mark.rule("NH-141")
def test_shipyard_points() -> None:
    position = voyage(2).ship(0, 1, 4).ship(0, 2, 6).ship(0, 3, 3).ship(1, 1, 5)
    play = immediate(position.options(point_cards="points"))
    assert play.counter("points", 0) == 2
    assert play.part(0, "point_cards") == 2


@pytest.mark.rule("NH-141", "NH-AMB-23")
@pytest.mark.parametrize(("setting", "points"), [("lane", 1), ("all", 2)])
def test_shipyard_points_leave_out_ships_at_sites_unless_set(setting: str, points: int) -> None:
    position = voyage(2).put("sites", "penguin_island").options(shipyard_points=setting)
    position.options(point_cards="points")
    play = immediate(position.ship(0, 1, 4).ship(0, 2, 6, "penguin_island"))
    assert play.counter("points", 0) == points


@pytest.mark.rule("NH-141", "NH-AMB-24")
@pytest.mark.parametrize(
    ("ships", "cards"),
    [
        (0, {}),
        (1, {"captain": 1}),
        (2, {"penguin": 1}),
        (3, {"penguin": 1, "captain": 1}),
        (4, {"penguin": 2}),
    ],
)
def test_shipyard_points_are_paid_in_penguins_and_captains(
    ships: int, cards: dict[str, int]
) -> None:
    position = voyage(2)
    for ship, level in zip(range(1, ships + 1), (4, 4, 5, 5), strict=False):
        position.ship(0, ship, level)
    play = immediate(position)
    assert play.owns(0) == cards
    assert play.part(0, "captains") + play.part(0, "penguins") == ships
    assert play.part(0, "point_cards") == 0


@pytest.mark.rule("NH-141", "NH-AMB-24", "NH-155")
def test_shipyard_points_count_as_the_captains_they_are_paid_in() -> None:
    position = voyage(4).ship(0, 1, 4).lane(0, "research_captains")
    position.seat(0, hand="shipyard_points").seat(1, hand="shipyard_harbour")
    assert card_points(Play(position).play(0, "shipyard_points")) == 1


@pytest.mark.rule("NH-AMB-24")
def test_shipyard_points_are_neither_captains_nor_penguins_where_set_so() -> None:
    play = immediate(voyage(2).ship(0, 1, 4).ship(0, 2, 5).options(point_cards="points"))
    assert play.owns(0) == {}
    assert play.part(0, "captains") == play.part(0, "penguins") == 0


@pytest.mark.rule("NH-141", "NH-022")
def test_shipyard_points_are_tucked_afterwards() -> None:
    play = immediate(voyage(2).ship(0, 1, 4))
    assert play.cards("pier-0-0") == ["shipyard_points"]
    assert play.pier(0, 1) == 2 + 3


@pytest.mark.rule("NH-141")
def test_shipyard_points_may_be_abandoned_for_fish_instead() -> None:
    position = voyage(2).lane(0, "visitor_center_2").ship(0, 1, 4)
    position.seat(0, hand="shipyard_points").seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "shipyard_points", 1)
    assert play.counter("points", 0) == 0
    assert play.owns(0) == {"fish": 2}


@pytest.mark.rule("NH-142", "NH-143")
@pytest.mark.parametrize("level", [1, 4])
def test_shipyard_harbour(level: int) -> None:
    position = voyage(2, harbour=[level, 5]).lane(0, "shipyard_harbour")
    assert card_points(Play(position.seat(0, hand="research_salvage"))) == level
