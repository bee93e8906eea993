"""Cards that meet: worked examples, number tables and cases of the casebook."""

from __future__ import annotations

import pytest

from portside.games.import_export.queries import payout
from portside.testing import Scene
from tests.games.import_export.matches import SETS
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

DECK = "gold_stuff impalas long_coats nice_suits velvet_robes champagne showers teslas artifacts"


def with_sets(position: Scene) -> Scene:
    return position.options(**SETS).put("deck", DECK)


# -- worked examples and tables


@pytest.mark.rule("EX-27")
@pytest.mark.parametrize(("held", "gain"), [(6, 8), (12, 8), (14, 4), (20, 4)])
def test_almonds_give_eight_up_to_eighteen_credits_and_four_above(held: int, gain: int) -> None:
    play = fulfil(fulfilling("almonds", credits=[held, 10, 10]))
    assert play.credits(0) == held + 6 + gain, "the payout of 6 comes first"


@pytest.mark.rule("EX-29")
@pytest.mark.parametrize(("aboard", "paid"), [(6, 14), (8, 18), (9, 18), (10, 20)])
def test_tablets_raise_the_cap_of_the_payout(aboard: int, paid: int) -> None:
    cargo = [*DECK.split(), "pillows"]
    position = harbour().seat(0, fulfilled="tablets").put("cargo-0", *cargo[:aboard])
    table = Play(position.put("cargo-2", "cups soap pens books rope pants")).table
    assert payout(table, table.ships[0]) == paid
    assert payout(table, table.ships[2]) == 14


@pytest.mark.rule("EX-31")
def test_robo_cats_fill_two_technology_needs_with_four_cards_that_pay_ten() -> None:
    position = acting("load", 2, 0).seat(0, hand="cups soap rice honey", fulfilled="robo_cats")
    play = Play(position.put("contracts-0", "laptops").put("deck", DECK))
    play.do(0, "load-pair robo_cats cups soap ship-0")
    play.do(0, "load-pair robo_cats rice honey ship-0")
    assert play.at(0) == "sea"
    assert play.credits(0) == 20


@pytest.mark.rule("DT-09")
def test_flour_is_contracted_loaded_and_paid_ten_in_one_action() -> None:
    position = acting("contract", 1, 0, colours=["agriculture", "luxury"]).seat(0, goods="sugar")
    position.seat(0, hand="flour rice honey beer onions").put("deck", DECK)
    play = Play(position).do(0, "contract flour ship-0").do(0, "yes")
    play.do(0, "rice", "honey", "beer", "onions")
    assert play.at(0) == "sea"
    assert play.credits(0) == 20


# -- copies


@pytest.mark.rule("IX-11", "AMB-143")
def test_wind_turbines_copy_pirates_now_and_once() -> None:
    position = with_sets(fulfilling("wind_turbines"))
    values = {"wind_turbines": {"load": {"technology": 2}}, "pirates": {"tier": 0}}
    play = fulfil(position.options(values=values).seat(1, fulfilled="pirates"))
    play.do(0, "pirates")
    assert play.table.credits == [16, 4, 4]
    assert play.table.extra_turns == [0, 0, 0]
    play.expect(0, "ask-lead").do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("IX-12", "AMB-143")
def test_wind_turbines_that_copy_bionic_ears_return_to_hand_and_forget_it() -> None:
    position = with_sets(fulfilling("wind_turbines")).seat(0, fulfilled="bionic_ears")
    play = fulfil(position).do(0, "bionic_ears").use(0, "wind_turbines")
    assert play.cards("hand-0") == ["wind_turbines"]
    assert play.cards("fulfilled-0") == ["bionic_ears"]
    assert not play.table.acts_as


@pytest.mark.rule("IX-10", "AMB-071")
def test_wind_turbines_and_poison_bottles_are_each_paid_and_pay_each_other() -> None:
    position = acting("pirate", 1, 1, 1).put("island", "cups soap pens jets")
    values = {"wind_turbines": {"load": {"technology": 2}}, "poison_bottles": {"tier": 0}}
    position.options(values=values).seat(1, fulfilled="poison_bottles").put("deck", DECK)
    position.put("contracts-0", "wind_turbines").put("cargo-0", "drones")
    play = Play(position).do(0, "pirate jets ship-0")
    assert play.table.credits == [10 - 2 + 6, 12, 10], "there was no copy yet"
    play.do(0, "poison_bottles").expect(1, "ask-pirate")
    assert play.table.credits == [16, 10, 10], "its owner pays the copy"
    play.do(1, "pirate cups discard").expect(2, "ask-pirate")
    assert play.table.credits == [18, 12, 6], "a third seat pays both"


# -- ties and ends


@pytest.mark.rule("IX-28", "AMB-079")
def test_foxes_take_a_tied_majority_alone_the_illegal_one_too() -> None:
    position = with_sets(harbour()).seat(0, goods="pillows pistols", fulfilled="foxes jets")
    play = scored(position.seat(1, goods="sauna seeds")).do(0, "win")
    assert (play.part(0, "most-luxury"), play.part(1, "most-luxury")) == (8, 0)
    assert (play.part(0, "most-illegal"), play.part(1, "most-illegal")) == (-6, 0)


@pytest.mark.rule("IX-25", "IX-27")
def test_an_extra_turn_and_an_end_that_does_not_come_go_together() -> None:
    position = with_sets(fulfilling("pirates", credits=[46, 10, 10])).seat(
        0, fulfilled="can_openers"
    )
    play = fulfil(position)
    assert play.credits(0) == 52
    play.expect(0, "ask-lead").do(0, "draw").expect(1, "ask-lead")


# -- sets that meet the base game


@pytest.mark.rule("AMB-107", "AMB-130")
def test_bok_choy_pays_two_more_on_a_contract_fulfilled_by_half() -> None:
    load = {"agriculture": 2, "luxury": 2}
    position = with_sets(acting("load", 1, 0)).options(values={"pillows": {"load": load}})
    position.seat(0, hand="sauna", fulfilled="prefab_home").put("contracts-0", "pillows")
    play = Play(position.put("cargo-0", "bok_choy")).do(0, "load sauna ship-0").do(0, "yes")
    assert play.credits(0) == 10 + 6 + 2 + 4


@pytest.mark.rule("AMB-035")
def test_shampoo_takes_two_of_three_when_aeroponics_call_the_ship_home() -> None:
    position = with_sets(acting("import", 0, 1, sea=[1])).seat(0, fulfilled="aeroponics")
    position.seat(1, fulfilled="shampoo").put("cargo-1", "cups rice jets")
    play = Play(position).do(0, "ship-1").do(1, "goods cups").do(1, "goods rice")
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == ["jets"]


@pytest.mark.rule("AMB-129", "AMB-125")
def test_oat_milk_lets_its_owner_draw_and_nanobots_load_in_an_opponents_turn() -> None:
    position = with_sets(acting("load", 0, 1)).seat(0, fulfilled="oat_milk nanobots")
    position.seat(1, hand="rice").put("contracts-2", "sugar").put("contracts-0", "pillows")
    play = Play(position).do(1, "load rice ship-2")
    play.expect(0, "ask-oat-milk").answer("cards").expect(0, "ask-nanobots").answer("yes")
    play.do(0, "load artifacts ship-0")
    assert play.cards("cargo-0") == ["artifacts"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-041", "AMB-040")
def test_dark_flight_is_no_ship_but_cannabis_sees_what_is_taken() -> None:
    position = with_sets(acting("import", 1, 1)).seat(0, fulfilled="dark_flight pants cannabis")
    play = Play(position.put("island", "pistols foxes")).do(0, "island").do(0, "0").do(1, "2")
    play.do(1, "goods pistols").do(1, "goods foxes")
    assert play.table.credits == [14, 6], "2 for the bid and 2 once for the Illegal cards"
