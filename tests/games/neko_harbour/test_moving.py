"""Fuel actions: moving in the lane, docks, arrivals, readiness and sites."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, voyage

FIVE = "seaside_town_scorer | visitor_center_2 | research_guides | permit_office_1"


def fuelled(lane: str = "", fish: int = 6, **facts: object) -> Voyager:
    """Begin a turn in which seat 0 moves ships after all columns, with fish for fuel."""
    position = voyage(2, fish=[fish, 0], **facts).seat(0, hand="shipyard_harbour")
    position.seat(1, hand="research_exchange").options(decline="upgrades")
    return position.lane(0, lane) if lane else position


def started(position: Voyager) -> Play:
    """Play the card and pass until ships can move."""
    play = Play(position).play(0, "shipyard_harbour")
    while play.asked(0) != "ask-after":
        play.do(0, "pass")
    return play


def sites(position: Voyager, *slugs: str) -> Voyager:
    return position.put(
        "sites", *(slugs or ("penguin_island", "livingston_island", "paulet_island"))
    )


# -- in the lane


@pytest.mark.rule("NH-080", "NH-081")
def test_one_fuel_moves_one_ship_one_step_from_the_harbour_to_column_1() -> None:
    play = started(fuelled("seaside_town_scorer | research_guides", fish=3)).move(0, 1)
    assert play.column_of(0, 1) == 1
    assert play.fish(0) == 2


@pytest.mark.rule("NH-081")
def test_ships_only_move_forward_and_stop_at_the_last_column() -> None:
    play = started(fuelled("seaside_town_scorer").ship(0, 1, 3, 1)).move(0, 1)
    assert play.column_of(0, 1) == 2
    assert not any(key.startswith("move ship-0-0") for key in play.options(0))
    assert "why-last-column" in play.why_not(0, "ship-0-0")


@pytest.mark.rule("NH-082")
def test_one_ship_may_move_on_and_every_column_is_an_arrival() -> None:
    play = started(fuelled("seaside_town_scorer | research_guides")).move(0, 1).move(0, 1)
    assert play.staged(0) == {"fish": 2}, "two docks fired"


@pytest.mark.rule("NH-083")
@pytest.mark.parametrize(("level", "fires"), [(1, True), (2, False), (3, False)])
def test_a_pier_fires_if_it_is_higher_than_the_ships(level: int, fires: bool) -> None:
    play = started(fuelled("seaside_town_scorer").ship(0, 1, level)).move(0, 1)
    assert play.staged(0) == ({"fish": 1} if fires else {})


@pytest.mark.rule("NH-083")
def test_all_ships_of_the_column_count() -> None:
    position = fuelled("research_guides").ship(0, 1, 1, 1).ship(0, 2, 2)
    assert started(position).move(0, 2).staged(0) == {}, "3 is not more than 1 + 2"


@pytest.mark.rule("NH-084")
def test_the_owner_chooses_among_the_rewards_of_all_levels() -> None:
    play = started(fuelled("research_guides", harbour=[4, 1])).move(0, 1)
    assert play.options(0) == ["fish", "permit", "cargo", "captain"]
    play.do(0, "captain")
    assert play.supply(0)["captain"] == 1


@pytest.mark.rule("NH-084")
def test_a_level_5_harbour_gives_penguins() -> None:
    play = started(fuelled("research_guides", harbour=[5, 1])).move(0, 1).do(0, "penguin")
    assert play.supply(0)["penguin"] == 1


@pytest.mark.rule("NH-085", "NH-140")
def test_the_dock_check_comes_before_the_effects_of_the_column() -> None:
    position = fuelled("shipyard_raise", harbour=[2, 1]).pier(0, 1, "permit_office_1")
    play = Play(position).play(0, "shipyard_harbour").move(0, 1)
    assert play.asked(0) == "ask-dock", "2 is more than 1, before the ship rises to 2"
    play.do(0, "permit").expect(0, "ask-raise").answer("raise ship-0-0 level-2")
    assert play.staged(0) == {"permit": 1}, "the check is not repeated"


@pytest.mark.rule("NH-085", "NH-AMB-15")
def test_arrival_effects_fire_in_any_window() -> None:
    position = voyage(fish=[1, 0]).lane(0, "fuel_supply_ship_1 | seaside_town_cargo")
    position.seat(0, hand="research_guides").ship(0, 1, 3, 1).seat(1, hand="research_exchange")
    play = Play(position).play(0, "research_guides")
    assert play.table.column == 1
    play.move(0, 1).expect(0, "ask-take").answer("take")
    assert play.staged(0) == {"cargo": 1}


@pytest.mark.rule("NH-086")
def test_example_pier_2_and_a_level_1_ship_alone() -> None:
    play = started(fuelled("visitor_center_2")).move(0, 1)
    assert play.staged(0) == {"fish": 1}


@pytest.mark.rule("NH-087")
def test_example_sophie_joins_her_other_ship_and_takes_a_permit() -> None:
    position = voyage(harbour=[2, 1]).lane(0, "visitor_center_2 | fuel_supply_ship_1")
    position.put("column-0-2", "permit_office_1").pier(0, 3, captains=1)
    position.ship(0, 1, 1, 2).ship(0, 2, 1, 3)
    position.seat(0, hand="seaside_town_cargo").seat(1, hand="research_exchange")
    play = Play(position).play(0, "seaside_town_cargo")
    assert play.pier(0, 3) == 3
    play.expect(0, "ask-fuel").do(0, "move ship-0-0 column-0-2")
    assert play.options(0) == ["fish", "permit", "pass"]
    play.do(0, "permit")
    assert play.staged(0) == {"permit": 1}
    assert play.options(0) == ["pass", "raise ship-0-0 level-2", "raise ship-0-1 level-2"], (
        "the Permit Office gives one permit, and the new one is usable next turn"
    )


# -- to the sites


@pytest.mark.rule("NH-088", "NH-089")
@pytest.mark.parametrize(("column", "ready"), [(2, False), (3, True), (4, True)])
def test_example_a_level_3_ship_is_ready_from_column_3_on(column: int, ready: bool) -> None:
    position = sites(fuelled(FIVE)).ship(0, 1, 3, column)
    play = started(position)
    assert play.can(0, "sail", "ship-0-0", "penguin_island") == ready
    assert play.can(0, "sail", "ship-0-0", "paulet_island") == ready, "any site"
    if not ready:
        assert play.why_not(0, "penguin_island") == ["why-not-ready"]


@pytest.mark.rule("NH-088")
def test_the_harbour_is_no_column() -> None:
    play = started(sites(fuelled()))
    assert not any(key.startswith("sail") for key in play.options(0))


@pytest.mark.rule("NH-090", "NH-091", "NH-ERR-03")
def test_alone_at_a_site_a_ship_takes_the_better_reward() -> None:
    play = started(sites(fuelled(FIVE, fish=1)).ship(0, 1, 1, 1)).sail(0, 1, "penguin_island")
    assert play.owns(0) == {"fish": 1, "permit": 1}


@pytest.mark.rule("NH-090", "NH-091")
@pytest.mark.parametrize("owner", [0, 1])
def test_beside_any_other_ship_it_takes_the_basic_reward(owner: int) -> None:
    lane = "seaside_town_scorer | visitor_center_2"
    position = sites(fuelled(lane, fish=1)).ship(0, 1, 1, 1).ship(owner, 2, 2, "livingston_island")
    play = started(position).sail(0, 1, "livingston_island")
    assert play.owns(0) == {"cargo": 1}


@pytest.mark.rule("NH-092")
def test_between_sites_a_ship_moves_to_a_neighbour_without_reward() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=2)).ship(0, 1, 1, "penguin_island")
    play = started(position)
    assert play.can(0, "sail", "ship-0-0", "livingston_island")
    assert not play.can(0, "sail", "ship-0-0", "paulet_island"), "two steps away"
    play.sail(0, 1, "livingston_island")
    assert play.owns(0) == {"fish": 1}


@pytest.mark.rule("NH-AMB-02")
def test_the_ends_of_the_row_meet_only_if_they_are_set_to() -> None:
    position = sites(fuelled("seaside_town_scorer")).ship(0, 1, 1, "penguin_island")
    play = started(position.options(site_ring=True))
    assert play.can(0, "sail", "ship-0-0", "paulet_island")
    assert play.why_not(0, "paulet_island") == []


@pytest.mark.rule("NH-092")
def test_why_not_to_a_site_further_off() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=2)).ship(0, 1, 1, "penguin_island")
    play = started(position)
    assert play.why_not(0, "paulet_island") == ["why-not-next"]
    assert play.why_not(0, "penguin_island") == ["why-at-that-site"]


@pytest.mark.rule("NH-093")
def test_an_empty_basic_reward_uses_up_the_one_reward() -> None:
    lane = "seaside_town_scorer | visitor_center_2"
    position = sites(fuelled(lane, fish=2)).ship(0, 1, 1, 1).ship(1, 1, 3, "penguin_island")
    play = started(position).sail(0, 1, "penguin_island")
    assert play.owns(0) == {"fish": 1}
    play.sail(0, 1, "livingston_island")
    assert play.owns(0) == {}


@pytest.mark.rule("NH-094")
def test_a_ship_at_a_site_never_returns_to_the_lane() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=2)).ship(0, 1, 1, "penguin_island")
    keys = [key for key in started(position).options(0) if "ship-0-0" in key]
    assert keys == ["sail ship-0-0 livingston_island"]


# -- Marco's turn


def marco() -> Play:
    lane = "fuel_supply_ship_1 | seaside_town_scorer | visitor_center_2 | research_salvage"
    position = voyage(fish=[1, 0]).lane(0, lane).pier(0, 4, captains=1)
    sites(position).ship(0, 1, 4, 3).ship(0, 2, 1, 4).ship(1, 1, 3, "penguin_island")
    position.seat(0, hand="permit_office_1").seat(1, hand="research_exchange")
    return Play(position).play(0, "permit_office_1")


@pytest.mark.rule("NH-095")
def test_example_marco_meets_a_pier_of_equal_level() -> None:
    play = marco()
    assert play.asked(0) == "ask-fuel"
    assert play.pier(0, 4) == 5
    play.move(0, 1)
    assert play.asked(0) == "ask-fuel", "4 + 1 = 5 is not less than 5"
    assert play.staged(0) == {}


@pytest.mark.rule("NH-096", "NH-097")
def test_example_marco_pays_a_fish_and_gets_the_basic_reward_which_is_nothing() -> None:
    play = marco().move(0, 1).sail(0, 1, "penguin_island")
    assert play.owns(0) == {}
    assert play.column_of(0, 1) < 0


@pytest.mark.rule("NH-097")
def test_example_had_lettie_left_marco_would_get_the_better_reward() -> None:
    play = marco()
    lettie = play.table.seats[1].ships[0]
    play.table.queues[:2] = [(), (lettie,)]
    play.table.spots[lettie] = -2
    play.move(0, 1).sail(0, 1, "penguin_island").do(0, "take")
    assert play.owns(0) == {"fish": 1, "permit": 1}


@pytest.mark.rule("NH-098")
def test_example_level_4_beats_level_3_and_the_turn_goes_on() -> None:
    play = marco().move(0, 1).sail(0, 1, "penguin_island")
    assert [play.part(seat, "sites") for seat in (0, 1)] == [20, 10]
    assert play.asked(0) == "ask-coins", "the next column"


@pytest.mark.rule("NH-099")
def test_example_moving_on_later_gives_nothing() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=1))
    position.ship(1, 1, 3, "penguin_island").ship(0, 1, 4, "penguin_island")
    play = started(position).sail(0, 1, "livingston_island")
    assert play.owns(0) == {}


# -- the queue


@pytest.mark.rule("NH-100", "NH-AMB-16")
def test_ships_lie_in_order_of_arrival_and_close_up() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=2)).ship(0, 1, 1, 1)
    position.ship(0, 2, 2, "penguin_island").ship(1, 1, 3, "penguin_island")
    play = started(position)
    me, other = play.table.seats[0].ships, play.table.seats[1].ships
    queues = play.table.queues
    assert queues == [(me[1], other[0]), (), (), (), ()]
    play.sail(0, 1, "penguin_island")
    assert queues == [(me[1], other[0], me[0]), (), (), (), ()]
    play.sail(0, 2, "livingston_island")
    assert queues == [(other[0], me[0]), (me[1],), (), (), ()]


@pytest.mark.rule("NH-AMB-16")
def test_a_ship_that_returns_joins_at_the_end() -> None:
    position = sites(fuelled("seaside_town_scorer", fish=2))
    position.ship(0, 1, 1, "penguin_island").ship(1, 1, 3, "penguin_island")
    play = started(position).sail(0, 1, "livingston_island").sail(0, 1, "penguin_island")
    mine, theirs = play.table.seats[0].ships[0], play.table.seats[1].ships[0]
    assert play.table.queues[0] == (theirs, mine)
