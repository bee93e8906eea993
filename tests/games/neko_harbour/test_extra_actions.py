"""Permit and coin actions, and captains."""

from __future__ import annotations

import pytest

from portside.testing import extra
from tests.games.neko_harbour.scenes import Play, Voyager, voyage


def permits(count: int, **facts: object) -> Voyager:
    """Begin a turn in which seat 0 has so many permit cards besides 2 symbols."""
    position = voyage(2, permit=[count, 0], **facts).lane(0, "permit_office_2")
    return position.seat(0, hand="seaside_town_cargo").seat(1, hand="shipyard_harbour")


def coins(fish: int = 0, **facts: object) -> Voyager:
    """Begin a turn in which seat 0 has 4 coins and so many fish."""
    position = voyage(2, fish=[fish, 0], **facts).lane(0, "visitor_center_4")
    return position.seat(0, hand="seaside_town_cargo").seat(1, hand="shipyard_harbour")


def started(position: Voyager) -> Play:
    return Play(position).play(0, "seaside_town_cargo")


def levels(play: Play, ship: int = 1) -> list[int]:
    """Return the levels a ship can be raised to."""
    start = f"raise ship-0-{ship - 1} level-"
    return [int(key.removeprefix(start)) for key in play.options(0) if key.startswith(start)]


# -- the harbour


@pytest.mark.rule("NH-065")
@pytest.mark.parametrize(("level", "price"), [(2, 3), (3, 4), (4, 6), (5, 9)])
def test_each_harbour_level_has_its_price(level: int, price: int) -> None:
    play = started(permits(price - 3, harbour=[level - 1, 1]))
    play.refuse(0, "harbour-0")
    play = started(permits(price - 2, harbour=[level - 1, 1])).do(0, "harbour-0")
    assert play.counter("harbour", 0) == level
    assert "permit" not in play.supply(0)


@pytest.mark.rule("NH-065")
def test_level_5_is_the_top() -> None:
    play = started(permits(8, harbour=[5, 1]))
    play.refuse(0, "harbour-0")
    assert play.why_not(0, "harbour-0") == ["why-top-level"]


@pytest.mark.rule("NH-065")
def test_the_harbour_rises_one_level_at_a_time() -> None:
    play = started(permits(5)).do(0, "harbour-0")
    assert play.counter("harbour", 0) == 2
    play.do(0, "harbour-0")
    assert play.counter("harbour", 0) == 3
    assert play.owns(0) == {"captain": 2, "cargo": 1}


@pytest.mark.rule("NH-066", "NH-067")
def test_example_from_level_1_to_2_costs_3_and_gives_a_captain() -> None:
    play = started(permits(1)).do(0, "harbour-0")
    assert play.owns(0) == {"captain": 1}
    assert play.counter("harbour", 0) == 2


@pytest.mark.rule("NH-074")
def test_example_judy_pays_2_symbols_and_a_card() -> None:
    play = Play(
        voyage(2, permit=[1, 0]).seat(0, hand="permit_office_2").seat(1, hand="shipyard_harbour")
    )
    play.play(0, "permit_office_2")
    assert play.table.permits == 2
    play.do(0, "harbour-0")
    assert play.counter("harbour", 0) == 2
    assert play.owns(0) == {"captain": 1}


# -- upgrading ships


@pytest.mark.rule("NH-068")
def test_a_ship_upgrade_costs_a_permit_per_level() -> None:
    play = started(permits(0))
    assert levels(play) == [2, 3]
    play.upgrade(0, 1, 2)
    assert play.table.permits == 1
    play.upgrade(0, 1, 3)
    assert play.level(0, 1) == 3


@pytest.mark.rule("NH-068", "NH-094")
def test_ships_in_the_lane_can_be_upgraded_but_not_at_sites() -> None:
    position = permits(0).ship(0, 1, 1, 1).ship(0, 2, 2, "penguin_island")
    play = started(position.put("sites", "penguin_island"))
    assert levels(play, 1) == [2, 3]
    assert levels(play, 2) == []
    assert "why-at-site" in play.why_not(0, "ship-0-1")


@pytest.mark.rule("NH-069")
def test_a_swap_returns_the_old_card_to_the_supply() -> None:
    position = permits(3).ship(0, 1, 1).ship(0, 2, 1)
    play = started(position).upgrade(0, 1, 2)
    free = extra(play.match)["lanes"][0]["supply"]
    assert free == [1, 1, 2, 2, 1, 1], "a 1/6 card is back, a 2/5 card is out"


@pytest.mark.rule("NH-070")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_ship_can_always_be_flipped_up_to_7_less_its_level(level: int) -> None:
    position = permits(4).ship(0, 1, level)
    assert (7 - level in levels(started(position))) == (level < 4)


@pytest.mark.rule("NH-AMB-14")
def test_a_level_no_card_can_show_is_not_possible_but_a_higher_one_is() -> None:
    position = permits(3).ship(0, 1, 1).ship(0, 2, 2).ship(0, 3, 5)
    play = started(position)
    assert levels(play, 1) == [3, 4, 6], "both 2/5 cards are in play"
    play.upgrade(0, 1, 3)
    assert play.level(0, 1) == 3


@pytest.mark.rule("NH-AMB-14")
def test_why_not_names_the_level_no_card_shows() -> None:
    position = permits(3).ship(0, 1, 5, 1).ship(0, 2, 6).ship(0, 3, 6)
    assert levels(started(position), 1) == []
    assert "why-no-card" in started(position).why_not(0, "ship-0-0")


@pytest.mark.rule("NH-071")
def test_example_from_1_to_6_by_a_flip_costs_5() -> None:
    play = started(permits(3).ship(0, 1, 1)).upgrade(0, 1, 6)
    assert play.level(0, 1) == 6
    assert play.owns(0) == {}


@pytest.mark.rule("NH-072")
def test_example_from_3_to_4_costs_1() -> None:
    play = started(permits(0).ship(0, 1, 3)).upgrade(0, 1, 4)
    assert play.table.permits == 1


@pytest.mark.rule("NH-073")
def test_example_from_2_to_6_takes_a_level_6_from_the_supply() -> None:
    play = started(permits(2).ship(0, 1, 2)).upgrade(0, 1, 6)
    assert play.owns(0) == {}
    free = extra(play.match)["lanes"][0]["supply"]
    assert free == [1, 2, 2, 2, 2, 1], "the level 2 card went back to it"


# -- buying


@pytest.mark.rule("NH-075")
def test_a_ship_costs_2_coins_per_level_and_enters_on_the_harbour() -> None:
    play = started(coins(fish=2))
    offers = [key for key in play.options(0) if key.startswith("launch")]
    assert offers == ["launch level-1", "launch level-2", "launch level-3"]
    play.do(0, "launch level-2")
    assert play.level(0, 2) == 2
    assert play.column_of(0, 2) == 0
    assert play.fish(0) == 2, "symbols pay first"


@pytest.mark.rule("NH-075")
def test_only_ships_of_the_own_supply_can_be_bought() -> None:
    position = coins(fish=8).ship(0, 1, 1).ship(0, 2, 6).ship(0, 3, 5)
    offers = [key for key in started(position).options(0) if key.startswith("launch")]
    assert offers == ["launch level-2", "launch level-3", "launch level-4", "launch level-5"]


@pytest.mark.rule("NH-076")
def test_example_a_level_3_ship_costs_6_coins() -> None:
    play = started(coins(fish=2)).do(0, "launch level-3")
    assert play.level(0, 2) == 3
    assert play.owns(0) == {}


@pytest.mark.rule("NH-077", "NH-078")
def test_example_a_permit_costs_3_coins() -> None:
    play = started(coins()).do(0, "buy permit")
    assert play.supply(0) == {"permit": 1}
    assert play.staged(0) == {}


@pytest.mark.rule("NH-077")
def test_a_permit_cannot_be_bought_with_2_coins() -> None:
    position = voyage().lane(0, "visitor_center_2").seat(0, hand="seaside_town_cargo")
    play = started(position.seat(1, hand="shipyard_harbour"))
    play.refuse(0, "buy permit")


@pytest.mark.rule("NH-079")
def test_at_most_six_ships_are_in_play() -> None:
    position = coins(fish=8)
    for number, level in enumerate((1, 6, 2, 5, 3, 4), start=1):
        position.ship(0, number, level)
    play = started(position)
    assert not any(key.startswith("launch") for key in play.options(0))


@pytest.mark.rule("NH-079")
def test_a_new_ship_may_move_in_the_same_turn() -> None:
    play = started(coins(fish=1)).do(0, "launch level-2").move(0, 2)
    assert play.column_of(0, 2) == 1


# -- captains


@pytest.mark.rule("NH-101")
def test_a_captain_raises_any_pier_by_2_and_is_spent() -> None:
    play = started(permits(0, captain=[1, 0])).captain(0, 2)
    assert play.pier(0, 2) == 2 + 2
    assert play.owns(0) == {}


@pytest.mark.rule("NH-102")
def test_a_captain_kept_scores_1() -> None:
    play = started(permits(0, captain=[2, 0]))
    assert play.part(0, "captains") == 2
    assert play.captain(0, 1).part(0, "captains") == 1


@pytest.mark.rule("NH-AMB-17")
def test_a_captain_can_be_tucked_in_the_turn_it_is_gained() -> None:
    play = started(permits(1)).do(0, "harbour-0")
    assert play.asked(0) == "ask-after", "nothing else is left to do"
    play.captain(0, 1)
    assert play.pier(0, 1) == 1 + 2


@pytest.mark.rule("NH-AMB-17")
@pytest.mark.parametrize("hand", ["fuel_supply_ship_1", "permit_office_1", "visitor_center_2"])
def test_a_captain_can_be_tucked_in_every_window(hand: str) -> None:
    position = voyage(captain=[1, 0], fish=[2, 0]).seat(0, hand=hand)
    play = Play(position.seat(1, hand="shipyard_harbour")).play(0, hand)
    assert play.can(0, "assign", "column-0-0")


@pytest.mark.rule("NH-AMB-17")
def test_a_captain_comes_too_late_for_the_dock_check_of_an_arrival() -> None:
    position = voyage(captain=[1, 0], fish=[2, 0]).seat(0, hand="fuel_supply_ship_2")
    play = Play(position.seat(1, hand="shipyard_harbour")).play(0, "fuel_supply_ship_2").move(0, 1)
    assert play.asked(0) == "ask-after", "pier 1 did not fire, and nothing was asked before"
    play.captain(0, 1)
    assert play.owns(0) == {"fish": 2}


@pytest.mark.rule("NH-101")
def test_why_not_without_a_captain() -> None:
    assert "why-no-captain" in started(permits(0)).why_not(0, "column-0-0")


# -- Shipyards beside a column


@pytest.mark.rule("NH-103", "NH-AMB-18")
def test_a_shipyard_raises_the_piers_next_to_it() -> None:
    lane = "visitor_center_2 | shipyard_raise | permit_office_1 | fuel_supply_ship_1"
    position = voyage().lane(0, lane).seat(0, hand="research_salvage")
    play = Play(position)
    assert [play.pier(0, column) for column in (1, 2, 3, 4)] == [2 + 1, 1, 1 + 1, 2]


@pytest.mark.rule("NH-103", "NH-AMB-18")
def test_only_the_first_card_of_a_shipyard_column_counts() -> None:
    lane = "visitor_center_2 | shipyard_raise shipyard_raise#2"
    position = voyage().lane(0, lane).seat(0, hand="research_salvage")
    assert Play(position).pier(0, 1) == 3
    lane = "visitor_center_2 | shipyard_harbour shipyard_raise"
    position = voyage().lane(0, lane).seat(0, hand="research_salvage")
    assert Play(position).pier(0, 1) == 2


@pytest.mark.rule("NH-AMB-18")
def test_all_shipyards_of_a_column_can_be_set_to_count() -> None:
    lane = "visitor_center_2 | shipyard_raise shipyard_raise#2"
    position = voyage().lane(0, lane).seat(0, hand="research_salvage")
    assert Play(position.options(shipyard_piers="all")).pier(0, 1) == 4


@pytest.mark.rule("NH-AMB-18")
def test_an_abandoned_shipyard_raises_only_its_own_pier() -> None:
    lane = "visitor_center_2 | seaside_town_cargo"
    position = voyage().lane(0, lane).pier(0, 2, "shipyard_raise")
    play = Play(position.seat(0, hand="research_salvage"))
    assert [play.pier(0, 1), play.pier(0, 2)] == [2, 2 + 1]
