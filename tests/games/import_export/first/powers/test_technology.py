"""The Technology powers of the first edition."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import (
    complete,
    completing,
    counts,
    doing,
    first,
    scored,
)
from tests.games.import_export.scenes import Play


def loading(power: str, hand: str, contract: str, *todo: int, **zones: str) -> Play:
    """Let seat 0 load with a power in force."""
    position = doing("load", *(todo or (1, 0)))
    position.seat(0, hand=hand, fulfilled=power, **zones).put("contracts-0", contract)
    return Play(position)


@pytest.mark.rule("F1-146")
def test_televisions_make_green_containers_fit_any_requirement() -> None:
    assert "load jets ship-0" in loading("televisions", "jets", "flour").options(0)
    position = doing("pirate", 1, 0).seat(0, fulfilled="televisions").put("contracts-0", "flour")
    assert "pirate jets ship-0" in Play(position.put("island", "jets")).options(0)


@pytest.mark.rule("F1-147")
def test_generators_open_technology_contracts_to_any_colour() -> None:
    play = loading("generators", "cups", "laptops")
    assert "load cups ship-0" in play.options(0)
    loading("generators", "cups", "flour").refuse(0, "load cups ship-0")


@pytest.mark.rule("F1-148")
def test_robo_cats_load_two_of_a_type_as_one_and_both_count_for_the_payout() -> None:
    position = doing("load", 2, 0).seat(0, hand="rice wheat cups soap", fulfilled="robo_cats")
    play = Play(position.put("contracts-0", "laptops"))
    play.do(0, "load-pair robo_cats rice wheat ship-0")
    play.do(0, "load-pair robo_cats cups soap ship-0")
    assert (play.at(0), play.credits(0)) == ("sea", 20)


@pytest.mark.rule("F1-148")
def test_robo_cats_need_a_pirate_action_for_each_container() -> None:
    position = doing("pirate", 2, 0).seat(0, fulfilled="robo_cats").put("contracts-0", "laptops")
    play = Play(position.put("island", "rice wheat"))
    play.do(0, "pirate-pair robo_cats rice").do(0, "pirate wheat ship-0")
    assert sorted(play.cards("cargo-0")) == ["rice", "wheat"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-149")
def test_batteries_load_one_more_for_two_once_a_turn() -> None:
    play = loading("batteries", "rice wheat beer sugar", "flour", 2, 0)
    play.do(0, "load rice ship-0").expect(0, "ask-batteries").answer("load wheat ship-0")
    assert play.credits(0) == 8
    play.do(0, "load beer ship-0")
    play.expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["rice", "wheat", "beer"]


@pytest.mark.rule("F1-149", "F1-DIFF-14")
def test_batteries_add_nothing_to_a_load_that_is_waived() -> None:
    loading("batteries", "rice wheat", "flour").do(0, "pass").expect(1, "ask-lead")


@pytest.mark.rule("F1-150", "F1-OPEN-06")
def test_playstations_load_one_more_per_two_technology_goods_with_each_load() -> None:
    hand = "rice wheat beer sugar onions"
    play = loading("playstations", hand, "flour", 2, 0, goods="jets drones")
    play.do(0, "load rice ship-0").expect(0, "ask-playstations").answer("load wheat ship-0")
    play.do(0, "load beer ship-0").expect(0, "ask-playstations").answer("load sugar ship-0")
    assert play.at(0) == "sea"


@pytest.mark.rule("F1-151")
@pytest.mark.parametrize(("top", "place"), [("rice", "cargo-0"), ("cups", "hand-0")])
def test_cell_phones_draw_the_card_to_load_and_keep_what_does_not_fit(top: str, place: str) -> None:
    position = doing("load", 1, 0).seat(0, fulfilled="cell_phones").put("contracts-0", "flour")
    play = Play(position.put("deck", "pens", top)).do(0, "load-draw cell_phones")
    assert play.options(0) == (["load rice ship-0"] if top == "rice" else ["pass"])
    play.auto()
    assert play.place(top) == place


@pytest.mark.rule("F1-152", "F1-OPEN-01")
@pytest.mark.parametrize(("load", "pay"), [((4, 2), 14), ((4, 3), 14), ((4, 4), 18)])
def test_tablets_raise_capacity_to_eight_and_pay_eighteen_for_it(
    load: tuple[int, int], pay: int
) -> None:
    values = {"flour": {"load": load[0]}, "beer": {"load": load[1]}}
    position = doing("load", 1, 0).options(values=values).put("contracts-0", "flour beer")
    cargo = ["rice", "wheat", "sugar", "onions", "paprika", "coffee", "honey"][: sum(load) - 1]
    play = Play(position.put("cargo-0", *cargo).seat(0, hand="potatoes", fulfilled="tablets"))
    play.do(0, "load potatoes ship-0")
    if play.match.waiting == [0]:
        play.auto()
    payouts = [line["facts"]["credits"] for line in play.log(kind="log-earned")]
    assert payouts[0] == pay


@pytest.mark.rule("F1-152")
def test_tablets_take_no_ninth_container() -> None:
    values = {"flour": {"load": 4}, "beer": {"load": 4}, "rice": {"load": 1}}
    position = doing("contract", 1, 0).options(values=values).put("contracts-0", "flour beer")
    play = Play(position.seat(0, hand="rice", fulfilled="tablets"))
    play.refuse(0, "contract rice ship-0")


@pytest.mark.rule("F1-153")
def test_fridges_make_each_two_technology_goods_a_load_import() -> None:
    position = first().seat(0, hand="laptops", fulfilled="fridges", goods="jets drones robo_cats")
    assert counts(Play(position).do(0, "play laptops"))[0] == 2


@pytest.mark.rule("F1-154")
def test_drones_draw_whenever_a_contract_is_placed() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice", fulfilled="drones")
    play = Play(position).do(0, "contract rice ship-0").expect(0, "ask-drones").answer("draw")
    assert len(play.cards("hand-0")) == 1


@pytest.mark.rule("F1-155")
@pytest.mark.parametrize(
    ("move", "place"),
    [("move segways crew", "crew-0"), ("move segways goods", "goods-0")],
)
def test_segways_leave_the_completed_shipments_at_any_time(move: str, place: str) -> None:
    play = Play(first().seat(1, fulfilled="segways")).use(1, "segways").do(1, move)
    assert play.place("segways") == place.replace("0", "1")


@pytest.mark.rule("F1-155")
def test_segways_respect_the_limits_of_where_they_go() -> None:
    position = first().seat(0, fulfilled="segways", goods="rice wheat", crew="beer")
    assert "use segways" not in Play(position).options(0)


@pytest.mark.rule("F1-156")
def test_smart_cars_put_a_card_on_the_island_for_two_once_a_turn() -> None:
    play = loading("smart_cars", "rice wheat cups", "flour", 2, 0)
    play.do(0, "load-sell smart_cars cups")
    assert (play.credits(0), play.cards("island")) == (12, ["cups"])
    play.refuse(0, "load-sell smart_cars rice")


@pytest.mark.rule("F1-157")
def test_flash_drives_take_one_container_to_hand_after_the_payout() -> None:
    play = complete(completing("pants").seat(0, fulfilled="flash_drives"))
    assert play.credits(0) == 16
    play.expect(0, "ask-flash-drives").answer("drones")
    assert (play.cards("hand-0"), play.cards("cargo-0")) == (["drones"], ["jets"])


@pytest.mark.rule("F1-158")
def test_wind_turbines_take_the_power_of_a_low_shipment_of_anybody_for_good() -> None:
    position = completing("wind_turbines").seat(1, fulfilled="mouthwash apples")
    play = complete(position).expect(0, "ask-wind-turbines")
    assert play.options(0) == ["mouthwash"]
    assert play.do(0, "mouthwash").table.acts_as


@pytest.mark.rule("F1-158")
def test_wind_turbines_without_a_target_do_nothing() -> None:
    complete(completing("wind_turbines").seat(1, fulfilled="apples")).expect(1, "ask-lead")


@pytest.mark.rule("F1-159")
def test_laptops_draw_two_for_a_ship_with_a_technology_container() -> None:
    play = complete(completing("pants").seat(0, fulfilled="laptops"))
    assert len(play.cards("hand-0")) == 2


@pytest.mark.rule("F1-160", "F1-140")
def test_mri_machine_lowers_a_longer_game_to_seventy() -> None:
    position = completing("pants", credits=[64, 0, 0]).options(target=90)
    play = complete(position.seat(0, fulfilled="mri_machine"))
    assert play.match.result is not None


@pytest.mark.rule("F1-160")
def test_mri_machine_yields_to_can_openers() -> None:
    position = completing("pants", credits=[64, 0, 0]).seat(0, fulfilled="mri_machine can_openers")
    complete(position).expect(1, "ask-lead")


@pytest.mark.rule("F1-161")
@pytest.mark.parametrize(("draws", "loads"), [(True, True), (True, False), (False, True)])
def test_satellite_may_draw_and_may_load_once_per_ship(draws: bool, loads: bool) -> None:
    position = completing("pants").seat(1, hand="rice", fulfilled="satellite")
    play = complete(position.put("contracts-2", "flour").put("deck", "pens books candy"))
    play.expect(1, "ask-satellite-draw").answer("draw" if draws else "pass")
    play.expect(1, "ask-satellite-load").answer("load rice ship-2" if loads else "pass")
    assert len(play.cards("hand-1")) == 1 + draws - loads
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-162")
def test_neural_units_follow_with_load_by_a_load_card_or_a_pair() -> None:
    position = (
        first().seat(0, hand="foxes").seat(1, hand="jets rice wheat", fulfilled="neural_units")
    )
    play = Play(position.put("contracts-2", "flour")).do(0, "play foxes")
    options = play.options(1)
    assert "follow-as load jets" in options
    assert "wild-as load rice wheat" in options
    play.do(1, "wild-as load rice wheat")
    assert play.table.doing[1] == "load"
    play.expect(1, "ask-load")


@pytest.mark.rule("F1-162")
def test_neural_units_change_nothing_when_load_is_led() -> None:
    position = first().seat(0, hand="laptops").seat(1, hand="jets", fulfilled="neural_units")
    assert Play(position).do(0, "play laptops").options(1) == ["draw", "follow jets"]


@pytest.mark.rule("F1-163")
def test_jets_keep_a_container_as_a_good_before_the_ship_sails() -> None:
    position = doing("load", 1, 0).seat(0, hand="laptops", fulfilled="jets")
    play = Play(position.put("contracts-0", "robo_cats").put("cargo-0", "drones"))
    play.do(0, "load laptops ship-0").expect(0, "ask-jets").answer("drones")
    assert (play.cards("goods-0"), play.cards("cargo-0")) == (["drones"], ["laptops"])


@pytest.mark.rule("F1-164")
def test_telescopes_trade_technology_goods_for_four_each_until_the_bonuses() -> None:
    position = first().seat(0, fulfilled="telescopes", goods="jets drones rice")
    play = scored(position).expect(0, "ask-telescopes").answer("jets", "drones")
    assert (play.part(0, "credits"), play.part(0, "most-technology")) == (18, 0)


@pytest.mark.rule("F1-165")
def test_nanobots_load_after_a_draw_as_a_load_action() -> None:
    position = first().seat(0, hand="rice cups soap pens", fulfilled="nanobots fixie_bikes")
    play = Play(position.put("contracts-0", "flour")).do(0, "draw")
    play.expect(0, "ask-nanobots").answer("yes").do(0, "load rice ship-0")
    assert play.credits(0) == 12
