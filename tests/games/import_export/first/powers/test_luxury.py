"""The Luxury powers of the first edition."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import (
    CHINESE,
    complete,
    completing,
    doing,
    first,
    scored,
)
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-226")
def test_impalas_make_blue_containers_fit_any_requirement() -> None:
    position = doing("load", 1, 0).seat(0, hand="sauna", fulfilled="impalas")
    assert "load sauna ship-0" in Play(position.put("contracts-0", "flour")).options(0)


@pytest.mark.rule("F1-227")
def test_gold_watches_open_luxury_contracts_to_any_colour() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="gold_watches")
    assert "load jets ship-0" in Play(position.put("contracts-0", "pillows")).options(0)


@pytest.mark.rule("F1-227")
def test_gold_watches_open_no_other_contracts_and_nobody_elses() -> None:
    position = doing("load", 1, 1).seat(0, hand="jets", fulfilled="gold_watches")
    position.put("contracts-0", "flour").seat(1, hand="drones").put("contracts-2", "pillows")
    play = Play(position)
    play.refuse(0, "load jets ship-0").do(0, "pass").refuse(1, "load drones ship-2")


@pytest.mark.rule("F1-228")
def test_long_coats_make_luxury_goods_worth_three() -> None:
    play = scored(first().seat(0, fulfilled="long_coats", goods="sauna pillows"))
    assert play.part(0, "goods-luxury") == 6


@pytest.mark.rule("F1-229")
def test_teslas_count_each_supply_import_as_a_type_of_choice() -> None:
    position = first().seat(0, fulfilled="teslas cups", crew="sauna pillows rice")
    play = scored(position).do(0, "technology").do(0, "illegal")
    assert (play.part(0, "goods-technology"), play.part(0, "goods-illegal")) == (1, 2)


@pytest.mark.rule("F1-229")
def test_teslas_count_all_imports_as_one_type_by_the_chinese_book() -> None:
    position = first().options(**CHINESE).seat(0, fulfilled="teslas cups", crew="sauna rice")
    play = scored(position).do(0, "consumer")
    assert play.part(0, "goods-consumer") == 2


@pytest.mark.rule("F1-230")
def test_massage_tables_pay_for_cards_drawn_until_two_share_a_type_up_to_even() -> None:
    play = complete(completing("massage_tables").put("deck", "pens cups rice foxes beer sauna"))
    assert play.credits(0) == 20
    assert play.cards("hand-0") == ["beer", "foxes", "rice"]


@pytest.mark.rule("F1-231")
def test_diamonds_move_up_to_two_shipments_to_goods_whatever_the_limit() -> None:
    goods = "rice wheat beer sugar"
    play = scored(first().seat(0, fulfilled="diamonds pillows", goods=goods))
    play.expect(0, "ask-diamonds").answer("pillows").answer("diamonds")
    assert len(play.cards("goods-0")) == 6
    assert play.part(0, "goods-luxury") == 2


@pytest.mark.rule("F1-231")
def test_diamonds_are_optional() -> None:
    play = scored(first().seat(0, fulfilled="diamonds")).do(0, "pass")
    assert play.cards("goods-0") == []


@pytest.mark.rule("F1-232", "F1-OPEN-11")
def test_champagne_scores_eight_for_most_completed_shipments() -> None:
    position = first().seat(0, fulfilled="champagne cups").seat(1, fulfilled="soap")
    assert scored(position).part(0, "card-champagne") == 8


@pytest.mark.rule("F1-233")
def test_helicopter_stores_four_for_each_luxury_card_contracted_by_anyone() -> None:
    position = doing("contract", 0, 1, credits=[48, 10]).seat(0, fulfilled="helicopter")
    play = Play(position.seat(1, hand="pillows")).do(1, "contract pillows ship-2")
    assert play.credits(0) == 48
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-234")
def test_velvet_robes_score_each_card_in_hand() -> None:
    play = scored(first().seat(0, fulfilled="velvet_robes", hand="rice wheat"))
    assert play.part(0, "card-velvet_robes") == 2


@pytest.mark.rule("F1-235")
def test_artifacts_score_twenty_for_two_of_every_type() -> None:
    goods = "jets drones rice wheat seeds pistols cups soap pillows sauna"
    assert (
        scored(first().seat(0, fulfilled="artifacts", goods=goods)).part(0, "card-artifacts") == 20
    )


@pytest.mark.rule("F1-236")
def test_ferraris_count_as_a_good_of_all_five_types() -> None:
    play = scored(first().seat(0, fulfilled="ferraris"))
    kinds = ("technology", "agriculture", "illegal", "consumer", "luxury")
    assert [play.part(0, f"goods-{kind}") for kind in kinds] == [1, 1, 2, 1, 1]
    assert play.part(0, "every-type") == 10


@pytest.mark.rule("F1-236")
def test_ferraris_take_no_place_and_give_tiers() -> None:
    position = doing("contract", 1, 0, colours=["technology", "luxury"])
    play = Play(position.seat(0, hand="paprika", fulfilled="ferraris"))
    assert "contract paprika ship-0" in play.options(0)
    assert play.match.view(0)["extra"]["goods_used"] == [0, 0]


@pytest.mark.rule("F1-237")
def test_gold_stuff_scores_six_per_luxury_shipment() -> None:
    play = scored(first().seat(0, fulfilled="gold_stuff pillows cups"))
    assert play.part(0, "card-gold_stuff") == 12


@pytest.mark.rule("F1-238")
@pytest.mark.parametrize(("named", "gained"), [("consumer", 8), ("luxury", 0)])
def test_showers_pay_eight_if_one_of_two_drawn_cards_is_of_the_named_type(
    named: str, gained: int
) -> None:
    play = complete(completing("showers").put("deck", "foxes cups rice pens"))
    play.expect(0, "ask-name").answer(named)
    assert play.credits(0) == 16 + gained
    assert len(play.cards("hand-0")) == 2


@pytest.mark.rule("F1-239")
def test_small_poodles_go_to_the_goods() -> None:
    assert complete(completing("small_poodles")).place("small_poodles") == "goods-0"


@pytest.mark.rule("F1-240", "F1-OPEN-11")
def test_pillows_pay_two_per_completed_card_not_for_the_harbour() -> None:
    assert complete(completing("pillows").seat(0, fulfilled="cups")).credits(0) == 20


@pytest.mark.rule("F1-241")
def test_sauna_doubles_bonuses_and_the_penalty() -> None:
    play = scored(first().seat(0, fulfilled="sauna", goods="pillows seeds"))
    assert (play.part(0, "most-luxury"), play.part(0, "most-illegal")) == (16, -12)


@pytest.mark.rule("F1-242")
def test_platinum_rings_draw_up_to_eight_and_play_cards_alone() -> None:
    position = completing("platinum_rings").seat(0, hand="rice cups", crew="pillows")
    play = complete(position.put("island", "wheat"))
    assert len(play.cards("hand-0")) == 8
    play.expect(0, "ask-platinum-rings").answer("rice")
    play.expect_nothing(1)


@pytest.mark.rule("F1-242")
def test_platinum_rings_allow_one_sale() -> None:
    hand = "sauna pillows cologne teslas champagne diamonds showers velvet_robes"
    position = completing("platinum_rings").seat(0, hand=hand).put("deck", "pens rice")
    play = complete(position).do(0, "sauna").do(0, "sell pillows").do(0, "cologne")
    assert [option for option in play.options(0) if option.startswith("sell")] == []


@pytest.mark.rule("F1-243")
@pytest.mark.parametrize(("named", "won"), [("wheat", True), ("beer", False)])
def test_rolls_royce_wins_by_naming_the_very_card(named: str, won: bool) -> None:
    position = completing("rolls_royce").put("deck", "pens wheat cups")
    play = complete(position).do(0, named)
    assert (play.match.result is not None) == won
    assert won or play.cards("hand-0") == ["wheat"]


@pytest.mark.rule("F1-243")
def test_rolls_royce_may_be_set_to_name_a_type() -> None:
    position = completing("rolls_royce").options(rolls_royce_names="type")
    assert "luxury" in complete(position).options(0)


@pytest.mark.rule("F1-244", "F1-OPEN-04")
def test_nice_suits_score_sixteen_for_most_containers_at_home_and_at_sea() -> None:
    position = first(sea=[1]).seat(0, fulfilled="nice_suits").put("cargo-1", "rice wheat")
    assert scored(position.put("cargo-2", "beer")).part(0, "card-nice_suits") == 16


@pytest.mark.rule("F1-245")
def test_cologne_pays_four_per_import_of_one_action() -> None:
    position = first().seat(0, fulfilled="cologne cups", crew="rice wheat jets")
    play = scored(position).expect(0, "ask-cologne").answer("as contract")
    assert play.part(0, "card-cologne") == 8
