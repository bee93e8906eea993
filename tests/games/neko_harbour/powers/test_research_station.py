"""Research Stations."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, card_points, voyage


def with_station(card: str, lane: str = "", **facts: object) -> Voyager:
    """Begin a turn of seat 0 with a Research Station in column 1."""
    position = voyage(4, **facts).options(kickstarter_stations=True, decline="upgrades")
    columns = f"{card} | {lane}" if lane else card
    position.lane(0, columns).seat(0, hand="seaside_town_scorer")
    return position.seat(1, hand="shipyard_harbour")


def started(position: Voyager) -> Play:
    return Play(position).play(0, "seaside_town_scorer")


def counts(number: int) -> list[int]:
    return [number, 0, 0, 0]


# -- base game


@pytest.mark.rule("NH-148")
def test_research_salvage() -> None:
    play = Play(with_station("research_salvage")).abandon(0, "seaside_town_scorer", 1)
    assert play.owns(0) == {"fish": 1, "permit": 2}


@pytest.mark.rule("NH-148")
def test_research_salvage_is_for_its_owner_alone() -> None:
    position = with_station("research_depot").lane(1, "research_salvage")
    assert Play(position).abandon(0, "seaside_town_scorer", 1).owns(0) == {"fish": 2}


@pytest.mark.rule("NH-149", "NH-AMB-25")
def test_research_reserves_add_coins_in_the_coin_window() -> None:
    play = started(with_station("research_reserves", "visitor_center_2"))
    assert play.asked(0) == "ask-coins"
    play.do(0, "boost research_reserves coins-2")
    assert play.table.coins == 4
    assert not any(key.startswith("boost") for key in play.options(0)), "once per turn"


@pytest.mark.rule("NH-149", "NH-AMB-25")
def test_research_reserves_add_fuel_in_the_fuel_window() -> None:
    play = started(with_station("research_reserves", "visitor_center_2 | fuel_supply_ship_1"))
    play.do(0, "pass").expect(0, "ask-fuel").answer("boost research_reserves fuel-1")
    assert play.table.fuel == 2


@pytest.mark.rule("NH-149", "NH-AMB-25")
def test_research_reserves_work_after_all_columns_if_theirs_is_missing() -> None:
    play = started(with_station("research_reserves"))
    play.expect(0, "ask-after")
    assert "boost research_reserves coins-2" in play.options(0)
    play.do(0, "boost research_reserves fuel-1").move(0, 1)
    assert play.column_of(0, 1) == 1


@pytest.mark.rule("NH-149", "NH-AMB-25")
def test_research_reserves_work_only_in_their_columns_where_set_so() -> None:
    started(with_station("research_reserves").options(reserves="columns")).expect(1, "ask-play")
    position = with_station("research_reserves", "visitor_center_2").options(reserves="columns")
    play = started(position).expect(0, "ask-coins")
    assert "boost research_reserves coins-2" in play.options(0)
    play.do(0, "pass").expect(1, "ask-play")


@pytest.mark.rule("NH-149", "NH-020")
def test_research_reserves_are_ready_again_next_turn() -> None:
    position = with_station("research_reserves", "visitor_center_2").seat(0, hand="permit_office_1")
    play = started(position).do(0, "boost research_reserves coins-2").done(0)
    play.play(1, "shipyard_harbour").play(0, "permit_office_1")
    assert "boost research_reserves coins-2" in play.options(0)


@pytest.mark.rule("NH-150")
def test_research_guides() -> None:
    position = with_station("research_guides", fish=counts(1)).put("sites", "livingston_island")
    position.ship(0, 1, 1, 1).ship(1, 1, 3, "livingston_island")
    play = started(position).sail(0, 1, "livingston_island")
    assert play.owns(0) == {"penguin": 1}


@pytest.mark.rule("NH-150", "NH-093")
def test_research_guides_give_no_second_reward() -> None:
    sites = "livingston_island penguin_island"
    position = with_station("research_guides", fish=counts(1)).put("sites", sites)
    play = started(position.ship(0, 1, 1, "livingston_island")).sail(0, 1, "penguin_island")
    assert play.owns(0) == {}


@pytest.mark.rule("NH-151")
def test_research_licences() -> None:
    play = started(with_station("research_licences", "visitor_center_2")).do(0, "buy permit")
    assert play.owns(0) == {"permit": 1}


@pytest.mark.rule("NH-151")
def test_research_licences_are_for_their_owner_alone() -> None:
    position = with_station("research_depot", "visitor_center_2").lane(1, "research_licences")
    started(position).refuse(0, "buy permit")


@pytest.mark.rule("NH-152")
def test_research_harbour() -> None:
    position = with_station("research_harbour", "permit_office_2", permit=counts(5))
    play = started(position).do(0, "harbour-0").do(0, "harbour-0")
    assert play.owns(0)["penguin"] == 2


@pytest.mark.rule("NH-152", "NH-052")
def test_research_harbour_may_be_turned_down() -> None:
    position = with_station("research_harbour", "permit_office_2", permit=counts(1))
    play = started(position.options(decline="all")).do(0, "harbour-0").do(0, "pass")
    assert play.owns(0) == {"captain": 1}


@pytest.mark.rule("NH-153", "NH-AMB-26")
@pytest.mark.parametrize(("kind", "reverse"), [("fish", "cargo"), ("permit", "penguin")])
def test_research_exchange(kind: str, reverse: str) -> None:
    position = with_station("research_exchange", fish=counts(1), permit=counts(1))
    play = Play(position).play(0, "seaside_town_scorer")
    play.expect(0, "ask-turn-over").answer(f"turn-over {kind}")
    assert play.supply(0)[reverse] == 1
    assert kind not in play.supply(0)
    assert play.asked(0) == "ask-after", "once per turn"


@pytest.mark.rule("NH-153")
def test_research_exchange_is_optional() -> None:
    position = with_station("research_exchange", fish=counts(1))
    play = Play(position).play(0, "seaside_town_scorer").do(0, "pass")
    assert play.owns(0) == {"fish": 1}


@pytest.mark.rule("NH-AMB-26")
def test_research_exchange_turns_only_cards_of_the_personal_supply() -> None:
    play = Play(with_station("research_exchange")).abandon(0, "seaside_town_scorer", 1)
    assert play.owns(0) == {"fish": 2}
    play.expect_nothing(0)


@pytest.mark.rule("NH-AMB-26")
def test_research_exchange_can_be_set_to_turn_any_number() -> None:
    position = with_station("research_exchange", fish=counts(1), permit=counts(2))
    play = Play(position.options(turn_over="any")).play(0, "seaside_town_scorer")
    play.answer("turn-over permit").answer("turn-over permit").answer("turn-over fish")
    assert play.owns(0) == {"penguin": 2, "cargo": 1}


def entering(station: str, captains: int, fish: int = 1) -> Play:
    """Move a level 3 ship from column 1 into a Visitor Center with so many captains."""
    position = with_station(station, "visitor_center_2", fish=counts(fish)).ship(0, 1, 3, 1)
    play = started(position.pier(0, 2, captains=captains))
    while play.asked(0) != "ask-after":
        play.do(0, "pass")
    return play.move(0, 1)


@pytest.mark.rule("NH-154")
@pytest.mark.parametrize(("captains", "owned"), [(1, {"fish": 1}), (2, {"fish": 1, "cargo": 1})])
def test_research_depot(captains: int, owned: dict[str, int]) -> None:
    assert entering("research_depot", captains).owns(0) == owned


@pytest.mark.rule("NH-154")
def test_research_depot_does_not_need_the_dock_to_fire() -> None:
    position = with_station("research_depot", "visitor_center_2", fish=counts(1))
    position.ship(0, 1, 3, 1).ship(0, 2, 5, 2).pier(0, 2, captains=2)
    play = started(position)
    while play.asked(0) != "ask-after":
        play.do(0, "pass")
    assert play.move(0, 1).owns(0) == {"cargo": 1}


@pytest.mark.rule("NH-155")
def test_research_captains() -> None:
    play = Play(with_station("research_captains", captain=[3, 2, 0, 0]))
    assert card_points(play) == 3
    assert play.part(0, "captains") == 3


# -- Kickstarter pack


@pytest.mark.rule("NH-156", "NH-ERR-04")
def test_research_mooring() -> None:
    position = with_station("research_mooring", fish=counts(1)).put("sites", "livingston_island")
    position.ship(0, 1, 1, 1).ship(1, 1, 1, "livingston_island")
    play = started(position).sail(0, 1, "livingston_island")
    assert [play.part(seat, "sites") for seat in (0, 1)] == [14, 7]


@pytest.mark.rule("NH-156", "NH-ERR-04")
def test_research_mooring_works_between_sites_too() -> None:
    sites = "livingston_island penguin_island"
    position = with_station("research_mooring", fish=counts(1)).put("sites", sites)
    position.ship(1, 1, 3, "penguin_island").ship(0, 1, 3, "livingston_island")
    play = started(position).sail(0, 1, "penguin_island")
    assert [play.part(seat, "sites") for seat in (0, 1)] == [20, 10]


@pytest.mark.rule("NH-ERR-04")
def test_research_mooring_moves_no_ship_that_is_there() -> None:
    sites = "livingston_island penguin_island"
    position = with_station("research_depot").put("sites", sites).seat(0, hand="research_mooring")
    position.ship(1, 1, 3, "penguin_island").ship(0, 1, 3, "penguin_island")
    play = Play(position).play(0, "research_mooring")
    assert [play.part(seat, "sites") for seat in (0, 1)] == [10, 20]


@pytest.mark.rule("NH-157")
@pytest.mark.parametrize(("captains", "owned"), [(0, {"fish": 1}), (1, {"fish": 1})])
def test_research_consolation(captains: int, owned: dict[str, int]) -> None:
    assert entering("research_consolation", captains).owns(0) == owned, "one fish in any case"


@pytest.mark.rule("NH-157")
def test_research_consolation_is_not_for_arrivals_with_a_reward() -> None:
    play = entering("research_consolation", captains=1)
    assert len(play.log(kind="log-gained")) == 1


@pytest.mark.rule("NH-158")
def test_research_storage() -> None:
    play = Play(with_station("research_storage", fish=counts(20)))
    play.abandon(0, "seaside_town_scorer", 1).done(0)
    assert play.fish(0) == 22


@pytest.mark.rule("NH-158")
def test_research_storage_is_for_its_owner_alone() -> None:
    position = with_station("research_depot", fish=counts(20)).lane(1, "research_storage")
    assert Play(position).abandon(0, "seaside_town_scorer", 1).done(0).fish(0) == 8
