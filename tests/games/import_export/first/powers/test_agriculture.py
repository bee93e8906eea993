"""The Agriculture powers of the first edition."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import CHINESE, complete, completing, doing, first
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-166")
def test_wheat_makes_yellow_containers_fit_any_requirement() -> None:
    position = doing("load", 1, 0).seat(0, hand="rice", fulfilled="wheat")
    assert "load rice ship-0" in Play(position.put("contracts-0", "laptops")).options(0)


@pytest.mark.rule("F1-167")
def test_coffee_opens_agriculture_contracts_to_any_colour() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="coffee")
    assert "load jets ship-0" in Play(position.put("contracts-0", "flour")).options(0)


@pytest.mark.rule("F1-168")
def test_onions_pay_two_for_each_own_agriculture_shipment_itself_too() -> None:
    assert complete(completing("onions")).credits(0) == 18
    assert complete(completing("flour").seat(0, fulfilled="onions")).credits(0) == 18
    assert complete(completing("flour").seat(1, fulfilled="onions")).credits(1) == 10


@pytest.mark.rule("F1-169")
def test_potatoes_bring_two_credits_and_two_cards() -> None:
    play = complete(completing("potatoes"))
    assert (play.credits(0), len(play.cards("hand-0"))) == (18, 2)
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-169")
def test_potatoes_draw_what_a_short_deck_has() -> None:
    position = completing("potatoes").put("deck", "rice wheat").put("discard")
    play = complete(position)
    assert (play.credits(0), play.cards("hand-0")) == (18, ["rice"])


@pytest.mark.rule("F1-170")
def test_paprika_loads_one_when_a_contract_is_placed() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice wheat", fulfilled="paprika")
    play = Play(position).do(0, "contract rice ship-0").do(0, "load wheat ship-0")
    assert play.cards("cargo-0") == ["wheat"]


@pytest.mark.rule("F1-171")
def test_honey_pays_two_per_agriculture_good_of_everybody() -> None:
    position = completing("honey").seat(0, goods="rice").seat(1, goods="wheat beer")
    assert complete(position).credits(0) == 22


@pytest.mark.rule("F1-172")
@pytest.mark.parametrize(
    ("answer", "credits", "place"), [("island", 22, "island"), ("pass", 16, "fulfilled-0")]
)
def test_beer_may_go_to_the_island_for_six(answer: str, credits: int, place: str) -> None:
    play = complete(completing("beer")).expect(0, "ask-beer").answer(answer)
    assert (play.credits(0), play.place("beer")) == (credits, place)


@pytest.mark.rule("F1-173")
def test_sugar_pays_two_for_each_agriculture_contract_placed() -> None:
    position = doing("contract", 2, 0).seat(0, hand="rice cups", fulfilled="sugar")
    play = Play(position).do(0, "contract rice ship-0").do(0, "contract cups ship-1")
    assert play.credits(0) == 12


@pytest.mark.rule("F1-174")
def test_rice_pays_two_per_completed_agriculture_shipment_itself_too() -> None:
    assert complete(completing("rice").seat(0, fulfilled="wheat cups")).credits(0) == 20


@pytest.mark.rule("F1-175")
def test_bird_feed_goes_to_the_first_opponent_who_pays_six() -> None:
    play = complete(completing("bird_feed")).expect(1, "ask-bird-feed").answer("pass")
    play.expect(2, "ask-bird-feed").answer("buy")
    assert (play.credits(0), play.credits(2)) == (22, 4)
    assert play.place("bird_feed") == "fulfilled-2"


@pytest.mark.rule("F1-175")
def test_bird_feed_nobody_buys_stays() -> None:
    play = complete(completing("bird_feed", credits=[10, 4, 0]))
    assert play.place("bird_feed") == "fulfilled-0"


@pytest.mark.rule("F1-176")
def test_jasmine_tea_sells_a_card_for_two_with_contract_once_a_turn() -> None:
    position = doing("contract", 2, 0).seat(0, hand="rice onions cups", fulfilled="jasmine_tea")
    play = Play(position).do(0, "contract rice ship-0")
    play.expect(0, "ask-jasmine-tea").answer("cups")
    assert (play.credits(0), play.cards("island")) == (12, ["cups"])
    play.do(0, "contract onions ship-1").expect(1, "ask-lead")


@pytest.mark.rule("F1-176")
def test_jasmine_tea_is_optional_and_no_sale_by_supply() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice soap", fulfilled="jasmine_tea")
    play = Play(position).do(0, "contract rice ship-0").do(0, "pass").expect(1, "ask-lead")
    assert (play.credits(0), play.table.sold) == (10, 0)


@pytest.mark.rule("F1-176")
def test_jasmine_tea_places_no_further_contracts() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice onions", fulfilled="jasmine_tea")
    play = Play(position).do(0, "contract rice ship-0")
    play.expect(0, "ask-jasmine-tea").answer("pass").expect(1, "ask-lead")


@pytest.mark.rule("F1-177")
@pytest.mark.parametrize(("credits", "gained"), [(12, 8), (14, 4)])
def test_almonds_bring_eight_to_who_has_under_twenty_after_the_payout(
    credits: int, gained: int
) -> None:
    assert (
        complete(completing("almonds", credits=[credits, 0, 0])).credits(0) == credits + 6 + gained
    )


@pytest.mark.rule("F1-178")
@pytest.mark.parametrize(("contract", "extra"), [("pants", 2), ("rice", 0)])
def test_bok_choy_pays_two_aboard_for_another_type(contract: str, extra: int) -> None:
    position = doing("load", 1, 0).options(values={contract: {"load": {"agriculture": 2}}})
    position.seat(0, hand="bok_choy").put("contracts-0", contract).put("cargo-0", "wheat")
    play = Play(position).do(0, "load bok_choy ship-0")
    own = 2 if contract == "rice" else 0
    assert play.credits(0) == 16 + own + extra


@pytest.mark.rule("F1-179")
def test_lutefisk_is_contracted_from_hand_without_an_action() -> None:
    play = Play(first().seat(1, hand="lutefisk")).use(1, "lutefisk")
    play.do(1, "contract lutefisk ship-2").expect(0, "ask-lead")
    assert play.cards("contracts-2") == ["lutefisk"]


@pytest.mark.rule("F1-179")
def test_lutefisk_needs_a_ship() -> None:
    position = first(2, sea=[2, 3]).seat(1, hand="lutefisk").put("cargo-2", "cups")
    Play(position.put("cargo-3", "soap")).expect_nothing(1)


@pytest.mark.rule("F1-180")
def test_flour_is_loaded_with_four_cards_by_the_contract_action() -> None:
    position = doing("contract", 1, 0, colours=["agriculture", "luxury"])
    position.seat(0, hand="flour rice beer sugar onions", goods="wheat")
    play = Play(position).do(0, "contract flour ship-0").do(0, "yes").auto()
    assert (play.at(0), play.credits(0)) == ("sea", 20)


@pytest.mark.rule("F1-181")
def test_hawaiian_salt_takes_the_agriculture_cards_of_the_others_only() -> None:
    position = completing("hawaiian_salt").seat(0, hand="honey").seat(1, hand="rice cups")
    play = complete(position.seat(2, hand="wheat"))
    assert (play.cards("hand-0"), play.credits(0)) == (["honey", "rice", "wheat"], 20)


@pytest.mark.rule("F1-182")
def test_iceland_water_sells_agriculture_cards_for_two_at_any_time() -> None:
    position = first().seat(1, hand="rice wheat cups", fulfilled="iceland_water")
    play = Play(position).use(1, "iceland_water").do(1, "rice", "wheat")
    assert (play.credits(1), play.cards("island")) == (14, ["rice", "wheat"])


@pytest.mark.rule("F1-183")
def test_bamboo_may_be_contracted_again_without_its_tier() -> None:
    play = complete(completing("bamboo")).expect(0, "ask-bamboo")
    assert play.options(0) == ["contract bamboo ship-1", "pass"]
    assert play.answer("contract bamboo ship-1").cards("contracts-1") == ["bamboo"]


@pytest.mark.rule("F1-184", "F1-OPEN-08")
def test_soy_sauce_moves_all_contract_imports_to_goods_and_pays_for_the_surplus_too() -> None:
    position = completing("soy_sauce").seat(0, crew="rice wheat cups")
    play = complete(position.seat(0, goods="pens books soap paper shoes", fulfilled="candy"))
    play.expect(0, "ask-soy-sauce").answer("yes").expect(0, "ask-overflow").answer("wheat")
    assert play.credits(0) == 20
    assert play.cards("crew-0") == ["cups"]
    assert play.cards("goods-0")[-1] == "rice"


@pytest.mark.rule("F1-184")
def test_soy_sauce_is_all_or_none_and_not_asked_without_contract_imports() -> None:
    declined = complete(completing("soy_sauce").seat(0, crew="rice")).do(0, "pass")
    assert (declined.credits(0), declined.cards("crew-0")) == (16, ["rice"])
    complete(completing("soy_sauce").seat(0, crew="cups")).expect(1, "ask-lead")


@pytest.mark.rule("F1-184")
def test_soy_sauce_moves_every_import_by_the_chinese_book() -> None:
    position = (
        completing("soy_sauce").options(**CHINESE).seat(0, crew="rice cups", fulfilled="pens")
    )
    play = complete(position).do(0, "yes")
    assert (play.credits(0), play.cards("goods-0")) == (20, ["rice", "cups"])


@pytest.mark.rule("F1-185")
def test_apples_add_an_agriculture_card_whatever_its_tier_and_resolve_it() -> None:
    play = complete(completing("apples").seat(0, hand="honey", goods="rice"))
    play.expect(0, "ask-apples").answer("honey")
    assert (play.credits(0), play.cards("fulfilled-0")) == (18, ["apples", "honey"])
