"""The powers of the Capital cards, and the interactions that concern them."""

from __future__ import annotations

from typing import Any

import pytest

from portside.games.import_export.cards import TYPES
from portside.games.import_export.facts import FACTS, ships_told
from portside.games.import_export.moments import ship_state
from portside.games.import_export.queries import (
    capacity,
    crew_count,
    goods_limit,
    payout_factor,
    summed_load,
)
from portside.games.import_export.table import JOINED
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour

ONE = {"tier": 0, "load": {"technology": 1}}
TWO = {"tier": 0, "load": {"technology": 2}}
THREE = {"tier": 0, "load": {"technology": 3}}
DECK = "artifacts showers velvet_robes cologne diamonds long_coats impalas helicopter pillows"
DECK += " lumber mouthwash paper paprika pistols playstations potatoes protractors"


def capital(position: Scene, **values: Any) -> Scene:
    """Add the Capital set to a position, and values of cards."""
    known = position.scenario().options.get("values", {})
    assert isinstance(known, dict)
    return position.options(set_capital=True, values=known | values)


def completing(
    card: str, seats: int = 3, values: dict[str, Any] | None = None, **facts: Any
) -> Scene:
    """Begin a position in which `fulfil` completes a Capital Contract on ship 0."""
    return capital(fulfilling(card, seats, **facts), **(values or {}))


# -- the algorithm


def test_the_algorithm_may_join_the_crew() -> None:
    play = fulfil(completing("the_algorithm")).expect(0, "ask-new-place")
    assert play.options(0) == ["move the_algorithm crew", "pass"]
    play.answer("move the_algorithm crew")
    assert (play.cards("crew-0"), play.cards("fulfilled-0")) == (["the_algorithm"], [])


@pytest.mark.rule("AMB-105")
def test_the_algorithm_may_stay_fulfilled_all_the_same() -> None:
    play = fulfil(completing("the_algorithm")).do(0, "pass")
    assert play.cards("fulfilled-0") == ["the_algorithm"]


@pytest.mark.rule("AMB-029")
def test_the_algorithm_is_not_asked_for_where_there_is_no_room() -> None:
    play = fulfil(completing("the_algorithm").seat(0, crew="cups")).expect(1, "ask-lead")
    assert play.cards("fulfilled-0") == ["the_algorithm"]


@pytest.mark.rule("AMB-057", "AMB-053", "IE-190")
def test_the_algorithm_may_complete_another_ship_but_not_the_one_that_departs() -> None:
    position = completing("the_algorithm", values={"teslas": {"tier": 0, "load": 1}})
    play = fulfil(position.put("contracts-1", "teslas"))
    assert "load the_algorithm ship-0" not in play.options(0)
    play.do(0, "load the_algorithm ship-1")
    assert play.cards("fulfilled-0") == ["teslas"]
    assert [play.at(0), play.at(1)] == ["sea", "sea"]


# -- automation


def test_automation_becomes_a_container_of_another_ship() -> None:
    position = completing("automation", values={"jets": TWO})
    play = fulfil(position.put("contracts-1", "televisions")).do(0, "ship-1")
    assert play.cards("cargo-1") == ["automation"]
    assert play.cards("fulfilled-0") == []


@pytest.mark.rule("IX-15", "AMB-027")
def test_automation_without_a_ship_is_discarded_and_limits_do_not_rise() -> None:
    play = fulfil(completing("automation")).expect(1, "ask-lead")
    assert "automation" in play.cards("discard")
    assert goods_limit(play.table, play.table.seats[0]) == 2


@pytest.mark.rule("IX-14", "AMB-057")
def test_automation_hops_from_ship_to_ship_and_sails_with_the_last() -> None:
    values = {"teslas": TWO, "sauna": TWO}
    position = capital(acting("load", 1, 0, boarded=["automation"]), **values)
    position.put("contracts-0", "teslas").put("cargo-0", "automation").seat(0, hand="jets")
    position.put("contracts-1", "sauna").put("cargo-1", "drones").put("deck", DECK)
    play = Play(position).do(0, "load jets ship-0").expect(0, "ask-board")
    assert play.options(0) == ["ship-1"]
    play.answer("ship-1")
    assert play.cards("cargo-0") == ["jets"], "automation has left it"
    assert play.cards("cargo-1") == ["drones", "automation"], "with no third ship it sails"
    assert [play.at(0), play.at(1)] == ["sea", "sea"]
    assert play.credits(0) == 10 + 6 + 6
    assert len(play.cards("island")) == 2


@pytest.mark.rule("AMB-058")
def test_automation_may_leave_a_ship_that_returns_empty_at_once() -> None:
    position = capital(acting("contract", 1, 0, boarded=["automation"]), teslas=ONE, sauna=TWO)
    position.put("cargo-0", "automation").put("contracts-1", "sauna").seat(0, hand="teslas")
    play = Play(position.put("deck", DECK)).do(0, "contract teslas ship-0").do(0, "ship-1")
    assert play.at(0) == "harbour"
    assert play.cards("cargo-1") == ["automation"]


@pytest.mark.rule("AMB-115")
def test_automation_that_somebody_else_loaded_hops_no_more() -> None:
    values = {"fake_money": TWO, "teslas": TWO}
    position = capital(fulfilling("fake_money", 2, sea=[3], boarded=["automation"]), **values)
    position.put("cargo-3", "automation").put("contracts-1", "teslas").put("deck", DECK)
    play = fulfil(position).do(0, "load automation ship-1").expect(1, "ask-lead")
    assert play.cards("cargo-1") == ["automation"]
    assert play.table.boarded == ()


# -- cheap labor


def test_cheap_labor_goes_aboard_a_ship_without_a_contract() -> None:
    play = fulfil(completing("cheap_labor")).expect(0, "ask-board")
    assert play.options(0) == ["ship-1"]
    play.answer("ship-1")
    assert (play.cards("cargo-1"), play.cards("fulfilled-0")) == (["cheap_labor"], [])


def test_cheap_labor_without_a_ship_is_kept() -> None:
    play = fulfil(completing("cheap_labor", sea=[1]).put("cargo-1", "cups"))
    assert play.cards("fulfilled-0") == ["cheap_labor"]


@pytest.mark.rule("AMB-044", "IE-188")
def test_cheap_labor_counts_towards_a_contract_placed_later() -> None:
    position = capital(acting("contract", 1, 0), teslas={"tier": 0, "load": {"luxury": 1}})
    position.put("cargo-0", "cheap_labor").seat(0, hand="teslas").put("deck", DECK)
    play = Play(position).do(0, "contract teslas ship-0")
    assert play.cards("fulfilled-0") == ["teslas"]


# -- container factory


@pytest.mark.parametrize("area", ["crew", "goods", "hand"])
def test_container_factory_goes_where_its_owner_likes(area: str) -> None:
    play = fulfil(completing("container_factory")).expect(0, "ask-new-place")
    play.answer(f"move container_factory {area}")
    assert play.cards(f"{area}-0") == ["container_factory"]


def test_container_factory_may_go_aboard_or_stay() -> None:
    position = completing("container_factory").put("contracts-1", "teslas")
    assert fulfil(position).do(0, "load container_factory ship-1").cards("cargo-1") == [
        "container_factory"
    ]
    assert fulfil(position).do(0, "pass").cards("fulfilled-0") == ["container_factory"]


@pytest.mark.rule("AMB-029")
def test_container_factory_finds_no_place_in_a_full_area() -> None:
    position = completing("container_factory").seat(0, crew="cups", goods="soap pens")
    assert fulfil(position).options(0) == ["move container_factory hand", "pass"]


# -- diesel engine


def launched(**facts: Any) -> Scene:
    """Begin a position in which `fulfil` makes the Engine ship 4."""
    position = completing("diesel_engine", 2, {"teslas": ONE}, **facts).put("deck", DECK)
    return position.seat(0, hand="rice teslas laptops tablets")


def sail(play: Play) -> Play:
    """Let the Engine sail with a single Container, and seat 1 lead."""
    play.do(1, "draw").do(0, "play rice").do(1, "draw").do(0, "contract teslas ship-4")
    return play.do(1, "draw").do(0, "play laptops").do(1, "draw").do(0, "load tablets ship-4")


def test_diesel_engine_is_a_ship_more() -> None:
    play = fulfil(launched())
    assert play.at(4) == "harbour"
    assert play.cards("hull-4") == ["diesel_engine"]
    assert play.cards("fulfilled-0") == []
    play.do(1, "draw").do(0, "play rice").do(1, "draw")
    assert "contract teslas ship-4" in play.options(0)


@pytest.mark.rule("IX-17", "AMB-110")
def test_diesel_engine_is_discarded_when_it_is_emptied_at_sea() -> None:
    play = sail(fulfil(launched().seat(1, hand="foxes", fulfilled="backpacks")))
    assert play.at(4) == "sea"
    play.do(1, "play foxes").do(0, "draw").do(1, "pirate tablets discard")
    assert play.at(4) == "gone"
    assert "diesel_engine" in play.cards("discard")
    play.expect(0, "ask-lead")  # no ship has returned


@pytest.mark.rule("IX-06", "AMB-110")
def test_diesel_engine_told_to_return_is_discarded_with_its_cargo() -> None:
    position = launched().options(set_kickstarter=True).seat(0, fulfilled="aeroponics")
    play = sail(fulfil(position.seat(1, fulfilled="backpacks"))).expect(1, "ask-lead")
    assert play.at(4) == "gone"
    assert {"diesel_engine", "tablets"} <= set(play.cards("discard"))


@pytest.mark.rule("AMB-110")
def test_numbers_tell_of_a_second_engine_when_the_first_has_left() -> None:
    play = sail(fulfil(launched().seat(1, hand="foxes")))
    play.do(1, "play foxes").do(0, "draw").do(1, "pirate tablets discard")
    table = play.table
    before, seat = ships_told(table, table.seats[0]), table.seats[0]
    assert [ship.n for ship in before] == [0, 1, 4], "as ever, where there are three"
    second = table.add_ship(seat)
    assert [ship.n for ship in ships_told(table, seat)] == [0, 1, second.n]
    told = len(FACTS.of_own(table, 0)), sum(len(part) for part in FACTS.of_seats(table)[0])
    assert told == (9, 68), "as many numbers as ever"


@pytest.mark.rule("AMB-110", "AMB-127")
def test_numbers_tell_of_an_engine_rather_than_of_a_ship_that_another_stands_for() -> None:
    table = Play(harbour().options(set_capital=True)).table
    seat = table.seats[0]
    first, second = table.add_ship(seat), table.add_ship(seat)
    table.steer(table.ships[1], JOINED)
    assert [ship.n for ship in ships_told(table, seat)] == [0, first.n, second.n]


# -- euros


def test_euros_become_cargo_of_any_ship_at_sea() -> None:
    position = completing("euros", sea=[1, 3]).put("cargo-1", "cups").put("cargo-3", "soap")
    play = fulfil(position).expect(0, "ask-board")
    assert play.options(0) == ["ship-1", "ship-3"], "ship 0 has not yet put to sea (AMB-053)"
    play.answer("ship-3")
    assert play.cards("cargo-3") == ["soap", "euros"]


def test_euros_are_kept_when_no_ship_is_at_sea() -> None:
    assert fulfil(completing("euros")).cards("fulfilled-0") == ["euros"]


# -- gps


def test_gps_goes_aboard_a_ship_with_a_contract() -> None:
    play = fulfil(completing("gps").put("contracts-1", "teslas")).do(0, "ship-1")
    assert play.cards("cargo-1") == ["gps"]


def test_gps_is_discarded_if_it_cannot_go_aboard() -> None:
    play = fulfil(completing("gps"))
    assert "gps" in play.cards("discard")
    assert play.cards("fulfilled-0") == []


def at_sea_with_gps(*others: str) -> Scene:
    """Begin a position in which seat 1 pirates one of two Containers of ship 1."""
    position = acting("pirate", 0, 1, sea=[1], boarded=["gps"]).options(set_capital=True)
    return position.put("cargo-1", "gps", *others)


def test_gps_brings_its_ship_home_as_the_last_container() -> None:
    play = Play(at_sea_with_gps("rice").seat(0, fulfilled="backpacks"))
    play.do(1, "pirate rice discard").expect(0, "ask-backpacks").answer("pass")
    assert play.at(1) == "harbour"
    assert set(play.cards("discard")) == {"rice", "gps"}


def test_gps_waits_as_long_as_there_is_another_container() -> None:
    play = Play(at_sea_with_gps("rice soap")).do(1, "pirate rice discard")
    assert play.at(1) == "sea"


@pytest.mark.rule("IX-03", "AMB-060", "AMB-115")
@pytest.mark.parametrize(("first", "aboard"), [("gps", []), ("aeroponics", ["gps"])])
def test_gps_and_aeroponics_are_ordered_by_their_owner(first: str, aboard: list[str]) -> None:
    position = at_sea_with_gps("rice").options(set_kickstarter=True)
    play = Play(position.seat(0, fulfilled="aeroponics")).do(1, "pirate rice discard")
    play.expect(0, "order-powers").answer(first)
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == aboard


@pytest.mark.rule("AMB-115")
def test_gps_that_was_taken_off_its_ship_is_an_ordinary_card() -> None:
    values = {"fake_money": TWO, "teslas": ONE}
    position = capital(fulfilling("fake_money", 2, sea=[3], boarded=["gps"]), **values)
    position.put("cargo-3", "gps rice").put("contracts-1", "teslas").put("deck", DECK)
    play = fulfil(position).do(0, "load gps ship-1").expect(1, "ask-lead")
    assert (play.at(1), play.cards("cargo-1")) == ("sea", ["gps"])


# -- import tax


@pytest.mark.rule("IE-194", "IE-226")
def test_import_tax_costs_every_opponent_that_can_pay_four() -> None:
    play = fulfil(completing("import_tax", credits=[10, 10, 2]))
    assert play.table.credits == [16, 6, 2]


@pytest.mark.rule("IE-194", "IE-108")
def test_import_tax_is_discarded_and_limits_do_not_rise() -> None:
    play = fulfil(completing("import_tax"))
    assert "import_tax" in play.cards("discard")
    assert goods_limit(play.table, play.table.seats[0]) == 2


# -- interest


@pytest.mark.rule("AMB-021")
def test_interest_gets_a_good_of_its_choice_from_every_opponent() -> None:
    position = completing("interest").seat(1, goods="rice soap").seat(2, goods="pens")
    play = fulfil(position).expect(1, "ask-interest").answer("soap")
    play.expect(2, "ask-interest").answer("pens")
    assert play.cards("goods-0") == ["soap", "pens"]
    assert play.cards("goods-1") == ["rice"]


@pytest.mark.rule("AMB-030")
def test_interest_that_does_not_fit_is_discarded_as_its_owner_chooses() -> None:
    position = completing("interest").seat(0, goods="candy pants paper")
    position.seat(1, goods="soap").seat(2, goods="pens")
    play = fulfil(position).do(1, "soap").do(2, "pens").expect(0, "ask-overflow")
    assert play.options(0) == ["soap", "pens"]
    play.answer("soap")
    assert play.cards("goods-0") == ["candy", "pants", "paper", "pens"]


def test_interest_gets_nothing_from_who_has_no_goods() -> None:
    play = fulfil(completing("interest")).expect(1, "ask-lead")
    assert play.cards("goods-0") == []


# -- machine arms


def test_machine_arms_load_on_and_on_when_leading_load() -> None:
    position = harbour().options(set_capital=True, values={"teslas": THREE})
    position.seat(0, hand="laptops jets drones tablets", fulfilled="machine_arms")
    play = Play(position.put("contracts-0", "teslas").put("deck", DECK))
    play.do(0, "play laptops").do(1, "draw").refuse(0, "pass").do(0, "load jets ship-0")
    play.do(0, "load drones ship-0").do(0, "pass")
    assert play.cards("cargo-0") == ["jets", "drones"]


def test_machine_arms_do_nothing_for_a_follower() -> None:
    position = harbour().options(set_capital=True, values={"teslas": THREE})
    position.seat(0, hand="laptops").seat(1, hand="jets drones tablets", fulfilled="machine_arms")
    play = Play(position.put("contracts-2", "teslas").put("deck", DECK))
    play.do(0, "play laptops").do(1, "follow jets").do(1, "load drones ship-2").expect(
        1, "ask-lead"
    )


# -- market data


@pytest.mark.rule("AMB-021", "AMB-062")
def test_market_data_get_two_hand_cards_from_every_opponent_or_all_there_are() -> None:
    position = completing("market_data", 4).seat(1, hand="rice soap pens").seat(2, hand="cups")
    play = fulfil(position).do(2, "cups").do(1, "rice+pens")
    assert set(play.cards("hand-0")) == {"rice", "pens", "cups"}
    assert play.cards("hand-1") == ["soap"]


@pytest.mark.rule("IE-194")
def test_market_data_are_discarded_even_if_nobody_has_cards() -> None:
    play = fulfil(completing("market_data")).expect(1, "ask-lead")
    assert "market_data" in play.cards("discard")
    assert play.cards("fulfilled-0") == []


# -- mineral fuels


@pytest.mark.parametrize(("held", "after"), [("cups", 6), ("cups soap pens rice jets teslas", 7)])
def test_mineral_fuels_draw_up_to_six(held: str, after: int) -> None:
    position = harbour().options(set_capital=True).seat(0, hand=held, fulfilled="mineral_fuels")
    assert len(Play(position).do(0, "draw").cards("hand-0")) == after


def test_mineral_fuels_do_nothing_for_others() -> None:
    position = harbour(leader=1).options(set_capital=True).seat(0, fulfilled="mineral_fuels")
    assert len(Play(position).do(1, "draw").cards("hand-1")) == 5


# -- partnership

APART = {
    "teslas": {"tier": 0, "load": {"technology": 2}},
    "sauna": {"tier": 0, "load": {"luxury": 2}},
    "partnership": {"tier": 0},
}
LITTLE = {
    "teslas": {"tier": 0, "load": {"technology": 1}},
    "sauna": {"tier": 0, "load": {"luxury": 1}},
    "partnership": {"tier": 0, "load": 1},
}
"""Loads with which three Containers are enough."""


def partners(values: dict[str, Any], first: str = "", second: str = "") -> Scene:
    """Begin a position in which seat 0 may contract Partnership on one of two ships."""
    position = capital(acting("contract", 1, 0), **values).seat(0, hand="partnership")
    position.put("contracts-0", "teslas").put("contracts-1", "sauna").put("deck", DECK)
    return position.put("cargo-0", first).put("cargo-1", second)


def joined(position: Scene) -> Play:
    """Let the two ships join."""
    play = Play(position).do(0, "contract partnership ship-0").expect(0, "ask-partnership")
    return play.answer("ship-1")


@pytest.mark.rule("AMB-127")
def test_partnership_makes_two_ships_one_with_all_that_is_aboard() -> None:
    play = joined(partners(APART, "jets", "champagne"))
    assert play.cards("contracts-0") == ["teslas", "partnership", "sauna"]
    assert play.cards("cargo-0") == ["jets", "champagne"]
    t = play.table
    assert [ship.name for ship in t.docks[0]] == ["ship-0"]
    assert summed_load(t, t.ships[0]) == capacity(t, t.ships[0]) == 6
    assert play.match.view(None)["extra"]["joined"] == [{"ship": 0, "other": 1}]


@pytest.mark.rule("AMB-127")
def test_partnership_is_an_ordinary_contract_if_one_likes() -> None:
    play = Play(partners(APART)).do(0, "contract partnership ship-0").do(0, "pass")
    assert [ship.name for ship in play.table.docks[0]] == ["ship-0", "ship-1"]


@pytest.mark.rule("AMB-127")
def test_partnership_joins_only_ships_that_both_have_contracts_of_at_most_four() -> None:
    heavy = partners(APART | {"teslas": THREE})
    Play(heavy).do(0, "contract partnership ship-0").expect(1, "ask-lead")
    alone = capital(acting("contract", 1, 0), **APART).seat(0, hand="partnership")
    alone.put("contracts-1", "sauna")
    Play(alone).do(0, "contract partnership ship-0").expect(1, "ask-lead")


@pytest.mark.rule("IX-16", "AMB-127")
def test_partnership_is_fulfilled_as_one_ship_that_pays_double() -> None:
    play = joined(partners(APART, "champagne gold_stuff cups", "jets drones soap"))
    assert play.credits(0) == 10 + 28
    assert play.cards("fulfilled-0") == ["teslas", "partnership", "sauna"]
    assert len(play.cards("island")) == 1, "one refill"
    assert (play.at(0), play.at(1)) == ("sea", "joined")


@pytest.mark.rule("IX-16", "AMB-127")
@pytest.mark.parametrize("power", ["", "pants"])
def test_partnership_earns_four_when_somebody_else_imports(power: str) -> None:
    position = partners(LITTLE, "champagne", "jets soap").seat(0, fulfilled=power)
    play = joined(position.seat(1, hand="cups"))
    play.do(1, "play cups").do(0, "draw").do(1, "ship-0").do(1, "goods jets").do(1, "goods soap")
    assert play.credits(0) == 10 + 20 + 4


@pytest.mark.rule("IX-16", "AMB-127")
def test_partnership_ends_when_the_ships_are_emptied_and_two_return() -> None:
    position = partners(LITTLE, "champagne", "jets soap").options(set_tokyo=True, port="off")
    position.seat(0, fulfilled="toyota")
    play = joined(position.seat(1, hand="cups", fulfilled="shampoo backpacks"))
    play.do(1, "play cups").do(0, "draw").do(1, "ship-0")
    held = len(play.cards("hand-0"))
    play.do(1, "goods jets").do(1, "goods soap").do(1, "goods champagne")
    play.expect(1, "ask-backpacks").answer("draw").expect(1, "ask-backpacks").answer("draw")
    assert (play.at(0), play.at(1)) == ("harbour", "harbour")
    assert len(play.cards("hand-0")) == held + 6
    t = play.table
    assert payout_factor(t, t.ships[0]) == 1


@pytest.mark.rule("IX-05", "AMB-127")
@pytest.mark.parametrize("keeper", [0, 1])
def test_partnership_and_aeroponics_leave_the_last_container_where_the_owner_picks(
    keeper: int,
) -> None:
    position = partners(LITTLE, "champagne", "jets soap").options(set_kickstarter=True)
    position.seat(0, fulfilled="aeroponics").seat(1, hand="cups", fulfilled="backpacks")
    play = joined(position).do(1, "play cups").do(0, "draw").do(1, "ship-0")
    play.do(1, "goods jets").do(1, "goods soap").expect(0, "ask-part").answer(f"ship-{keeper}")
    play.do(1, "draw").do(1, "draw")
    assert (play.at(0), play.at(1)) == ("harbour", "harbour")
    assert play.cards(f"cargo-{keeper}") == ["champagne"]


@pytest.mark.rule("IX-05", "AMB-127", "IE-096")
def test_partnership_earns_four_though_aeroponics_bring_both_ships_home() -> None:
    position = partners(LITTLE, "champagne", "jets soap").options(set_kickstarter=True)
    play = joined(position.seat(0, fulfilled="aeroponics").seat(1, hand="cups"))
    play.do(1, "play cups").do(0, "draw").do(1, "ship-0")
    before = play.credits(0)
    play.do(1, "goods jets").do(1, "goods soap").expect(0, "ask-part").answer("ship-0")
    assert play.credits(0) == before + 4


@pytest.mark.rule("AMB-127", "IE-121")
def test_partnership_thrown_away_parts_the_ships() -> None:
    play = joined(partners(APART)).do(1, "draw").use(0, "partnership")
    play.expect(0, "ask-part").answer("ship-1")
    t = play.table
    assert [t.twin(ship) for ship in t.ships[:2]] == [None, None]
    assert (play.at(0), play.at(1)) == ("harbour", "harbour")
    assert play.cards("contracts-0") == []
    assert len(play.cards("contracts-1")) == 2
    assert payout_factor(t, t.ships[0]) == payout_factor(t, t.ships[1]) == 1


@pytest.mark.rule("AMB-127", "IE-121")
def test_partnership_thrown_away_leaves_the_ships_joined_and_double_if_ruled_so() -> None:
    position = partners(APART).options(partnership_thrown="joined")
    play = joined(position).do(1, "draw").use(0, "partnership").expect(0, "ask-lead")
    t = play.table
    assert t.twin(t.ships[0]) == t.ships[1]
    assert payout_factor(t, t.ships[0]) == 2


@pytest.mark.rule("AMB-127", "AMB-110")
def test_partnership_with_the_engine_ends_the_engine_when_they_part() -> None:
    position = completing("diesel_engine", 2, LITTLE).put("deck", DECK).put("contracts-1", "sauna")
    position.seat(0, hand="rice teslas partnership laptops champagne soap")
    position.seat(0, fulfilled="candy pens", crew="onions satellite").put("cargo-1", "tablets")
    play = fulfil(position.seat(1, hand="cups", fulfilled="shampoo")).do(1, "draw")
    play.do(0, "play rice").do(0, 2).do(1, "draw").do(0, "contract teslas ship-4")
    play.do(0, "contract partnership ship-4").do(0, "ship-1").do(1, "draw")
    play.do(0, "play laptops").do(0, 2).do(1, "draw")
    play.do(0, "load champagne ship-4").do(0, "load soap ship-4")
    play.do(1, "play cups").do(0, "draw").do(1, "ship-4")
    for card in ("tablets", "champagne", "soap"):
        play.do(1, f"goods {card}")
    assert (play.at(1), play.at(4)) == ("harbour", "gone")
    assert "diesel_engine" in play.cards("discard")


@pytest.mark.rule("AMB-127")
def test_partnership_leaves_a_lowered_contract_lowered() -> None:
    position = capital(acting("contract", 2, 0), **APART).put("hull-1", "yen").put("deck", DECK)
    position.seat(0, hand="sauna partnership").put("contracts-0", "teslas")
    play = Play(position).do(0, "contract sauna ship-1")
    play.do(0, "contract partnership ship-0").do(0, "ship-1")
    assert summed_load(play.table, play.table.ships[0]) == 2 + 1 + 2


# -- US dollars


@pytest.mark.rule("AMB-141", "AMB-069")
def test_us_dollars_are_a_crew_of_any_action_for_one_turn() -> None:
    position = harbour().options(set_capital=True).seat(0, fulfilled="us_dollars", hand="jets")
    play = Play(position).use(0, "us_dollars").expect(0, "ask-us-dollars")
    assert "as barter" in play.options(0)
    play.answer("as load").do(0, "play jets").expect(0, "ask-count")
    assert (play.prompt(0).low, play.prompt(0).high) == (1, 2)
    play.answer(2)
    me = play.table.seats[0]
    assert crew_count(play.table, me, "load") == 1
    play.do(1, "draw").expect(1, "ask-lead")
    assert crew_count(play.table, me, "load") == 0


@pytest.mark.rule("AMB-141", "IE-176")
def test_us_dollars_let_one_follow_with_barter() -> None:
    position = harbour().options(set_capital=True).seat(0, hand="jets")
    position.seat(1, fulfilled="us_dollars", hand="yen")
    play = Play(position).do(0, "play jets").refuse(1, "follow-as barter yen")
    play.use(1, "us_dollars").do(1, "as barter").do(1, "follow-as barter yen")


@pytest.mark.rule("IX-38", "AMB-141", "AMB-028")
def test_us_dollars_leave_the_limits_smaller() -> None:
    position = harbour().options(set_capital=True).seat(0, hand="jets")
    position.seat(0, fulfilled="us_dollars cups pens", crew="drones tablets soap candy")
    play = Play(position).use(0, "us_dollars").do(0, "as load").expect(0, "ask-prune-crew")
    play.answer("soap").do(0, "play jets").expect(0, "ask-count")
    assert play.prompt(0).high == 1 + 2 + 1


# -- yen


def test_yen_lies_under_a_ship_for_good() -> None:
    play = fulfil(completing("yen")).expect(0, "ask-yen")
    assert play.options(0) == ["ship-0", "ship-1"]
    play.answer("ship-1")
    assert (play.cards("hull-1"), play.cards("fulfilled-0")) == (["yen"], [])


@pytest.mark.rule("IX-18", "AMB-144")
def test_yen_lowers_the_first_contract_on_its_ship_alone() -> None:
    position = capital(acting("contract", 2, 0), teslas=TWO, sauna=TWO).put("hull-0", "yen")
    play = Play(position.seat(0, hand="teslas sauna")).do(0, "contract teslas ship-0")
    ship = play.table.ships[0]
    assert summed_load(play.table, ship) == 1
    assert play.match.view(None)["extra"]["waived"] == [
        {"ship": 0, "contract": 0, "type": "technology"}
    ]
    play.do(0, "contract sauna ship-0")
    assert summed_load(play.table, ship) == 1 + 2


@pytest.mark.rule("IX-18", "AMB-144")
def test_yen_works_on_each_voyage_anew() -> None:
    position = capital(acting("contract", 1, 0), teslas=TWO, sauna=TWO).put("hull-0", "yen")
    position.seat(0, hand="teslas sauna rice").put("cargo-0", "jets").seat(1, hand="foxes")
    play = Play(position.put("deck", DECK)).do(0, "contract teslas ship-0")
    assert play.at(0) == "sea"
    play.do(1, "play foxes").do(0, "draw").do(1, "pirate jets discard")
    play.do(0, "play rice").do(1, "draw").do(0, "contract sauna ship-0")
    assert summed_load(play.table, play.table.ships[0]) == 1


@pytest.mark.rule("AMB-144")
def test_yen_asks_which_colour_is_not_needed() -> None:
    mixed = {"tier": 0, "load": {"technology": 1, "luxury": 1}}
    position = capital(acting("contract", 1, 0), teslas=mixed).put("hull-0", "yen")
    play = Play(position.seat(0, hand="teslas").put("cargo-0", "jets").put("deck", DECK))
    play.do(0, "contract teslas ship-0").expect(0, "ask-yen-waive")
    assert play.options(0) == ["technology", "luxury"]
    play.answer("luxury")
    assert play.at(0) == "sea"


@pytest.mark.rule("AMB-144")
def test_yen_never_goes_below_one_container() -> None:
    position = capital(acting("contract", 1, 0), teslas=ONE).put("hull-0", "yen")
    play = Play(position.seat(0, hand="teslas")).do(0, "contract teslas ship-0")
    assert summed_load(play.table, play.table.ships[0]) == 1


@pytest.mark.rule("AMB-144")
def test_yen_does_not_pass_to_the_second_contract_when_the_first_is_thrown_away() -> None:
    position = capital(acting("contract", 2, 0), teslas=TWO, sauna=TWO).put("hull-0", "yen")
    play = Play(position.seat(0, hand="teslas sauna")).do(0, "contract teslas ship-0")
    play.do(0, "contract sauna ship-0").do(1, "draw").use(0, "teslas")
    assert summed_load(play.table, play.table.ships[0]) == 2


@pytest.mark.rule("IX-04", "AMB-051", "AMB-044")
def test_yen_may_send_a_ship_off_with_one_container_that_aeroponics_bring_home() -> None:
    position = capital(acting("contract", 1, 0), teslas=TWO).options(set_kickstarter=True)
    position.put("hull-0", "yen").put("cargo-0", "jets").put("deck", DECK)
    position.options(set_tokyo=True, port="off")
    play = Play(position.seat(0, hand="teslas", fulfilled="aeroponics toyota"))
    play.do(0, "contract teslas ship-0").expect(1, "ask-lead")
    assert (play.credits(0), play.at(0), play.cards("cargo-0")) == (10, "harbour", ["jets"])
    assert len(play.cards("hand-0")) == 3


@pytest.mark.rule("IX-17", "AMB-110")
def test_yen_under_the_engine_is_discarded_with_it() -> None:
    position = capital(launched(), yen=ONE).put("contracts-0", "yen").put("cargo-0", "satellite")
    play = fulfil(position.seat(1, hand="foxes")).do(0, "diesel_engine").do(0, "ship-4")
    assert play.cards("hull-4") == ["diesel_engine", "yen"]
    sail(play).do(1, "play foxes").do(0, "draw").do(1, "pirate tablets discard")
    assert {"diesel_engine", "yen"} <= set(play.cards("discard"))


# -- rulings of our own


@pytest.mark.rule("AMB-147")
@pytest.mark.parametrize("card", ["showers", "rolls_royce"])
def test_capital_cannot_be_named_as_a_type_of_good(card: str) -> None:
    play = fulfil(capital(fulfilling(card))).expect(0, "ask-name")
    assert play.options(0) == list(TYPES)


@pytest.mark.rule("AMB-148")
def test_yen_may_lie_under_a_ship_at_sea_but_not_under_a_joined_one() -> None:
    position = completing("yen", sea=[1]).put("cargo-1", "cups")
    assert fulfil(position).options(0) == ["ship-0", "ship-1"]
    both = partners(LITTLE | {"yen": {"tier": 0, "load": 1}}, "champagne cups", "jets soap")
    play = joined(both.put("contracts-0", "yen")).expect(0, "ask-yen")
    assert play.options(0) == ["ship-0"]


@pytest.mark.rule("AMB-149")
def test_gps_lets_an_import_finish() -> None:
    position = acting("import", 0, 1, sea=[1], boarded=["gps"]).options(set_capital=True)
    play = Play(position.put("cargo-1", "rice honey gps")).do(0, "ship-1").do(1, "goods rice")
    play.do(1, "goods honey")
    assert (play.at(1), play.cards("discard")) == ("harbour", ["gps"])


@pytest.mark.rule("AMB-149")
def test_gps_cuts_an_import_short_if_ruled_so() -> None:
    position = acting("import", 0, 1, sea=[1], boarded=["gps"])
    position.options(set_capital=True, gps_import="within")
    play = Play(position.put("cargo-1", "rice gps")).do(0, "ship-1").do(1, "goods rice")
    assert play.at(1) == "harbour"
    assert play.credits(0) == 12, "the owner is still paid"


@pytest.mark.rule("AMB-150", "AMB-143", "IX-12")
def test_wind_turbines_that_copy_diesel_engine_are_a_ship_for_one_voyage() -> None:
    values = {"diesel_engine": {"tier": 0}, "teslas": ONE}
    position = capital(fulfilling("wind_turbines", 2), **values).put("deck", DECK)
    position.seat(0, hand="rice teslas laptops tablets").seat(1, fulfilled="diesel_engine")
    play = fulfil(position.seat(1, hand="foxes")).do(0, "diesel_engine")
    assert play.cards("hull-4") == ["wind_turbines"]
    sail(play).do(1, "play foxes").do(0, "draw").do(1, "pirate tablets discard")
    assert play.at(4) == "gone"
    assert "wind_turbines" in play.cards("discard")
    assert not play.table.acts_as


@pytest.mark.rule("AMB-150", "AMB-143")
def test_wind_turbines_that_copy_gps_are_an_ordinary_container() -> None:
    values = {"gps": {"tier": 0}, "teslas": THREE}
    position = capital(fulfilling("wind_turbines", 2), **values).put("contracts-1", "teslas")
    play = fulfil(position.seat(1, fulfilled="gps")).do(0, "gps").do(0, "ship-1")
    assert play.cards("cargo-1") == ["wind_turbines"]
    assert not play.table.acts_as and not ship_state.cards(play.table)
