"""The powers of Jutaku, Kickstarter and the Captain cards."""

from __future__ import annotations

import pytest

from portside.testing import extra
from tests.games.import_export.first.scenes import (
    CHINESE,
    complete,
    completing,
    doing,
    first,
    scored,
)
from tests.games.import_export.scenes import Play

# -- Jutaku


@pytest.mark.rule("F1-246")
def test_apple_watch_scores_six_per_pair_of_luxury_and_consumer_goods() -> None:
    play = scored(first().seat(0, fulfilled="apple_watch", goods="sauna pillows cups"))
    assert play.part(0, "card-apple_watch") == 6


@pytest.mark.rule("F1-247")
def test_cheap_shirts_move_imports_to_goods_as_far_as_they_fit() -> None:
    position = first().seat(0, fulfilled="cheap_shirts", crew="rice wheat", goods="cups soap pens")
    play = scored(position).do(0, "wheat")
    assert play.cards("goods-0") == ["cups", "soap", "pens", "wheat"]


@pytest.mark.rule("F1-248")
def test_vacuums_get_a_hand_or_a_luxury_good_from_each_other_player() -> None:
    position = completing("vacuums").seat(1, hand="rice wheat", goods="sauna").seat(2, hand="cups")
    play = complete(position)
    assert play.options(1) == ["hand", "give sauna"]
    play.do(1, "give sauna").do(2, "hand")
    assert (play.cards("goods-0"), play.cards("hand-0")) == (["sauna"], ["cups"])


@pytest.mark.rule("F1-249")
@pytest.mark.parametrize(
    ("goods", "options", "won"),
    [
        ("robo_cats rice cups sauna", {}, True),
        ("robo_cats rice cups", {}, False),
        ("robo_cats rice cups", CHINESE, True),
        ("robo_cats rice", CHINESE, False),
    ],
)
def test_graphics_cards_win_with_most_goods_of_four_types_or_three_by_the_chinese_book(
    goods: str, options: dict[str, str], won: bool
) -> None:
    position = completing("pants").options(**options)
    position.seat(0, fulfilled="graphics_cards", goods=goods)
    assert (complete(position).match.result is not None) == won


@pytest.mark.rule("F1-250")
def test_led_lights_give_two_hand_cards_for_one_island_card_when_leading() -> None:
    position = (
        first().seat(0, hand="rice wheat cups", fulfilled="led_lights").put("island", "sauna")
    )
    play = Play(position).use(0, "led_lights").do(0, "sauna").do(0, "rice", "wheat")
    assert (play.cards("hand-0"), play.cards("island")) == (["cups", "sauna"], ["rice", "wheat"])


@pytest.mark.rule("F1-250")
def test_led_lights_swap_one_for_one_by_the_chinese_book() -> None:
    position = first().options(**CHINESE).seat(0, hand="rice", fulfilled="led_lights")
    play = Play(position.put("island", "sauna")).use(0, "led_lights").do(0, "swap rice sauna")
    assert (play.cards("hand-0"), play.cards("island")) == (["sauna"], ["rice"])


@pytest.mark.rule("F1-251")
def test_tsukiji_fish_contract_luxury_cards_at_any_time_without_an_action() -> None:
    position = first().seat(0, hand="cups").seat(1, hand="pillows rice", fulfilled="tsukiji_fish")
    play = Play(position).use(1, "tsukiji_fish")
    assert play.options(1) == ["contract pillows ship-2", "contract pillows ship-3"]
    play.do(1, "contract pillows ship-3").expect(0, "ask-lead")
    assert play.cards("contracts-3") == ["pillows"]


@pytest.mark.rule("F1-251")
def test_tsukiji_fish_need_the_tier_and_a_ship() -> None:
    position = first().seat(0, hand="cups").seat(1, hand="artifacts", fulfilled="tsukiji_fish")
    Play(position).expect_nothing(1)


@pytest.mark.rule("F1-252")
def test_pocky_bring_two_credits_two_cards_and_an_import() -> None:
    position = completing("pocky", sea=[3]).put("cargo-3", "rice wheat")
    play = complete(position).do(0, "goods rice")
    assert (play.credits(0), len(play.cards("hand-0"))) == (18, 2)


@pytest.mark.rule("F1-253")
def test_rice_cookers_make_load_and_contract_cards_interchangeable_for_a_whole_turn() -> None:
    position = first().seat(0, hand="rice jets", fulfilled="rice_cookers", crew="drones")
    play = Play(position.put("contracts-0", "laptops")).do(0, "play rice")
    assert sorted(play.options(0)) == ["as contract", "as load"]
    play.do(0, "as load").do(1, "draw")
    play.expect(0, "ask-load").answer("load jets ship-0")
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-253")
def test_rice_cookers_mix_the_two_actions_by_the_chinese_book() -> None:
    position = doing("load", 2, 0).options(**CHINESE).seat(0, hand="rice wheat")
    play = Play(position.seat(0, fulfilled="rice_cookers"))
    play.expect(0, "ask-execute-as").answer("as contract").do(0, "contract rice ship-0")
    play.expect(0, "ask-execute-as").answer("as load").do(0, "load wheat ship-0")
    assert play.cards("cargo-0") == ["wheat"]


@pytest.mark.rule("F1-254")
def test_stem_cells_make_a_prize_a_good_for_two() -> None:
    position = doing("pirate", 1, 0).put("island", "rice").seat(0, fulfilled="stem_cells")
    play = Play(position).do(0, "pirate rice stem_cells")
    assert (play.credits(0), play.cards("goods-0")) == (8, ["rice"])


@pytest.mark.rule("F1-255")
@pytest.mark.parametrize(("answer", "credits", "cards"), [("credits", 12, 0), ("cards", 10, 2)])
def test_oat_milk_pays_two_or_draws_two_whenever_anybody_loads_agriculture(
    answer: str, credits: int, cards: int
) -> None:
    position = doing("load", 1, 0).seat(0, hand="rice").put("contracts-0", "flour")
    play = Play(position.seat(1, fulfilled="oat_milk")).do(0, "load rice ship-0")
    play.expect(1, "ask-oat-milk").answer(answer)
    assert (play.credits(1), len(play.cards("hand-1"))) == (credits, cards)


# -- Kickstarter


@pytest.mark.rule("F1-256")
def test_three_d_printers_follow_with_any_card_but_lead_with_none() -> None:
    position = first().seat(0, hand="foxes", fulfilled="").seat(1, hand="rice")
    play = Play(position.seat(1, fulfilled="three_d_printers")).do(0, "play foxes")
    assert "follow-as pirate rice" in play.options(1)
    leader = Play(first().seat(0, hand="rice", fulfilled="three_d_printers"))
    assert leader.options(0) == ["draw", "play rice"]


@pytest.mark.rule("F1-257")
def test_aeroponics_bring_a_ship_with_one_container_home_at_once() -> None:
    position = doing("pirate", 1, 0, sea=[1]).put("cargo-1", "rice wheat")
    play = Play(position.seat(0, fulfilled="aeroponics")).do(0, "pirate rice discard")
    assert (play.at(1), play.cards("cargo-1")) == ("harbour", ["wheat"])


@pytest.mark.rule("F1-257")
@pytest.mark.parametrize(("answer", "where"), [("yes", "harbour"), ("pass", "sea")])
def test_aeroponics_may_stay_at_sea_by_the_chinese_book(answer: str, where: str) -> None:
    position = doing("pirate", 1, 0, sea=[1]).options(**CHINESE).put("cargo-1", "rice wheat")
    play = Play(position.seat(0, fulfilled="aeroponics")).do(0, "pirate rice discard")
    assert play.expect(0, "ask-aeroponics").answer(answer).at(1) == where
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-258")
@pytest.mark.parametrize(("shipments", "limit"), [("jets rice foxes sauna", 1 << 30), ("jets", 3)])
def test_board_games_lift_the_imports_limit_with_every_type_completed(
    shipments: str, limit: int
) -> None:
    play = Play(first().seat(0, fulfilled=f"board_games {shipments}"))
    assert extra(play.match)["crew_limits"][0] == limit


@pytest.mark.rule("F1-259")
def test_can_openers_keep_own_credits_from_ending_the_match() -> None:
    position = completing("pants", credits=[60, 0, 0]).seat(0, fulfilled="can_openers")
    complete(position).expect(1, "ask-lead")


@pytest.mark.rule("F1-259")
def test_can_openers_do_not_keep_an_empty_deck_from_ending_it() -> None:
    position = first().seat(0, fulfilled="can_openers").put("deck", "rice").put("discard")
    assert Play(position).do(0, "draw").match.result is not None


@pytest.mark.rule("F1-260")
def test_ceramics_add_a_luxury_good_per_two_consumer_goods() -> None:
    play = scored(first().seat(0, fulfilled="ceramics", goods="cups soap pens"))
    assert (play.part(0, "goods-luxury"), play.part(0, "most-luxury")) == (1, 8)


@pytest.mark.rule("F1-261", "F1-OPEN-12")
def test_pirates_make_the_others_pay_ten_or_what_they_have() -> None:
    play = complete(completing("pirates", credits=[10, 14, 6]))
    assert [play.credits(seat) for seat in range(3)] == [16, 4, 0]


@pytest.mark.rule("F1-261")
def test_pirates_let_their_owner_lead_twice_on_the_next_turn_not_on_this_one() -> None:
    play = complete(completing("pirates"))
    for leader in (1, 2, 0, 0, 1, 2, 0, 1):
        play.expect(leader, "ask-lead").answer("draw")


@pytest.mark.rule("F1-261")
def test_pirates_completed_out_of_turn_give_the_two_turns_when_it_comes_round() -> None:
    position = completing("pirates").facts(leader=2)
    play = complete(position)
    for leader in (0, 0, 1, 2, 0):
        play.expect(leader, "ask-lead").answer("draw")


@pytest.mark.rule("F1-262")
@pytest.mark.parametrize(("answer", "credits", "cards"), [("credits", 12, 0), ("cards", 10, 2)])
def test_dragon_fruit_brings_two_cards_or_credits_when_leading_pirate(
    answer: str, credits: int, cards: int
) -> None:
    play = Play(first().seat(0, hand="foxes", fulfilled="dragon_fruit")).do(0, "play foxes")
    play.expect(0, "ask-dragon-fruit").answer(answer)
    assert (play.credits(0), len(play.cards("hand-0"))) == (credits, cards)


@pytest.mark.rule("F1-263")
def test_ivory_turns_the_illegal_penalty_into_a_gain() -> None:
    assert scored(first().seat(0, fulfilled="ivory", goods="seeds")).part(0, "most-illegal") == 6


@pytest.mark.rule("F1-264")
def test_scotch_lets_two_luxury_goods_share_a_place() -> None:
    play = Play(first().seat(0, fulfilled="scotch", goods="sauna pillows teslas cups"))
    assert extra(play.match)["goods_used"][0] == 3


@pytest.mark.rule("F1-265")
def test_prefab_home_completes_luxury_contracts_with_half_their_containers() -> None:
    position = doing("load", 1, 0).seat(0, hand="sauna", fulfilled="prefab_home")
    position.put("contracts-0", "diamonds").put("cargo-0", "pillows")
    play = Play(position).do(0, "load sauna ship-0").expect(0, "ask-fulfil-early").answer("yes")
    assert (play.at(0), play.credits(0)) == ("sea", 16)


@pytest.mark.rule("F1-266")
def test_rare_metals_pay_four_more_for_technology_with_consumer() -> None:
    position = completing("laptops").seat(0, fulfilled="rare_metals")
    position.options(values={"laptops": {"load": 1}, "pants": {"load": {"technology": 1}}})
    play = complete(position.put("contracts-0", "pants"))
    assert play.credits(0) == 20


@pytest.mark.rule("F1-266", "F1-177")
def test_rare_metals_pay_with_the_payout_before_powers_look() -> None:
    position = completing("laptops").seat(0, fulfilled="rare_metals")
    one = {"load": {"technology": 1}}
    position.options(values={"laptops": one, "pants": one, "almonds": one})
    play = complete(position.put("cargo-0", "satellite").put("contracts-0", "pants almonds"))
    assert play.credits(0) == 10 + (6 + 4) + 4


@pytest.mark.rule("F1-267")
def test_stolen_rice_pays_two_for_each_agriculture_container_pirated() -> None:
    position = doing("pirate", 2, 0).put("island", "rice cups").seat(0, fulfilled="stolen_rice")
    play = Play(position).do(0, "pirate rice discard").do(0, "pirate cups discard")
    assert play.credits(0) == 12


@pytest.mark.rule("F1-268")
def test_stolen_tires_draw_one_and_fill_the_island_for_each_pirate_action() -> None:
    position = doing("pirate", 1, 0).put("island", "rice").seat(0, fulfilled="stolen_tires")
    play = Play(position.put("deck", "pens cups soap")).do(0, "yes")
    assert (play.cards("hand-0"), play.cards("island")) == (["soap"], ["rice", "cups"])


@pytest.mark.rule("F1-268")
def test_stolen_tires_do_nothing_for_an_action_that_is_waived() -> None:
    position = doing("pirate", 1, 0).put("island", "rice").seat(0, fulfilled="stolen_tires")
    assert Play(position).do(0, "pass").cards("hand-0") == []


@pytest.mark.rule("F1-268")
def test_stolen_tires_put_the_drawn_card_on_the_island_by_the_chinese_book() -> None:
    position = doing("pirate", 1, 0).options(**CHINESE).put("island", "rice")
    position.seat(0, fulfilled="stolen_tires").put("deck", "pens cups soap")
    play = Play(position).do(0, "yes")
    assert (play.cards("hand-0"), play.cards("island")) == ([], ["rice", "soap"])


@pytest.mark.rule("F1-269")
def test_stretch_goal_gives_everybody_something_and_its_owner_two_free_actions() -> None:
    position = completing("stretch_goal", sea=[5]).put("cargo-5", "rice wheat beer cups")
    play = complete(position.put("island", "sauna").seat(0, hand="pens"))
    for seat, card in ((0, "rice"), (1, "wheat"), (2, "beer")):
        play.expect(seat, "ask-power-import").answer("goods", card)
    assert [play.credits(seat) for seat in range(3)] == [18, 12, 12]
    play.expect(0, "ask-free-action").answer("as supply").do(0, "sell pens")
    play.expect(0, "ask-free-action").answer("as supply")
    play.refuse(0, "sell pens").do(0, "recruit sauna")
    assert (play.cards("crew-0"), play.credits(0)) == (["sauna"], 22)
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-269", "F1-089")
def test_stretch_goal_lets_one_free_action_stand_in_for_a_tier_of_the_other() -> None:
    position = completing("stretch_goal", colours=["luxury", "technology", "illegal"])
    play = complete(position.seat(0, hand="paprika")).do(0, "as contract")
    play.do(0, "contract paprika ship-1").expect(1, "ask-lead")


@pytest.mark.rule("F1-269")
def test_stretch_goal_actions_may_be_waived() -> None:
    complete(completing("stretch_goal")).do(0, "pass").expect(1, "ask-lead")


@pytest.mark.rule("F1-270")
def test_tortillas_take_any_colour_but_need_their_tier() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets").put("contracts-0", "tortillas")
    assert "load jets ship-0" in Play(position).options(0)
    contracting = doing("contract", 1, 0).seat(0, hand="tortillas")
    assert Play(contracting).options(0) == ["pass"]


# -- Captain cards


@pytest.mark.rule("F1-271")
def test_dark_flight_auctions_the_island_and_keeps_the_winning_bid() -> None:
    position = doing("import", 1, 1).put("island", "rice wheat").seat(0, fulfilled="dark_flight")
    play = Play(position).do(0, "island").do(0, "2").do(1, "6")
    assert (play.credits(0), play.credits(1)) == (16, 4)
    own = Play(position).do(0, "island").do(0, "6").do(1, "2")
    assert own.credits(0) == 10


@pytest.mark.rule("F1-271")
def test_dark_flight_lets_a_winner_take_island_cards_instead_by_the_chinese_book() -> None:
    position = doing("import", 1, 1, sea=[3]).options(**CHINESE).put("cargo-3", "cups soap")
    position.put("island", "rice wheat").seat(1, fulfilled="dark_flight pens")
    play = Play(position).do(0, "ship-3").do(0, "2").do(1, "6")
    play.expect(1, "ask-dark-flight").answer("rice", "wheat")
    assert (play.credits(1), play.cards("crew-1")) == (10, ["rice", "wheat"])
    assert play.cards("cargo-3") == ["cups", "soap"]


@pytest.mark.rule("F1-271")
def test_dark_flight_may_be_left_alone_by_the_chinese_book() -> None:
    position = doing("import", 1, 0, sea=[3]).options(**CHINESE).put("cargo-3", "cups soap")
    play = Play(position.put("island", "rice").seat(0, fulfilled="dark_flight"))
    play.do(0, "ship-3").do(0, "none").expect(0, "ask-take")


@pytest.mark.rule("F1-272")
@pytest.mark.parametrize(("named", "credits"), [("consumer", 56), ("luxury", 6)])
def test_lucky_cards_stake_thirty_for_fifty(named: str, credits: int) -> None:
    position = completing("lucky_cards", credits=[30, 0, 0]).put("deck", "rice pens soap")
    play = complete(position).do(0, named)
    assert play.cards("hand-0") == ["pens"]
    assert play.credits(0) == credits


@pytest.mark.rule("F1-272")
def test_lucky_cards_need_thirty() -> None:
    complete(completing("lucky_cards", credits=[20, 0, 0])).expect(1, "ask-lead")


@pytest.mark.rule("F1-273")
@pytest.mark.parametrize(
    ("credits", "goods", "won"),
    [
        ([14, 10, 4], "rice", True),
        ([14, 12, 4], "rice", False),
        ([14, 10, 4], "", False),
    ],
)
def test_exotic_fish_win_with_double_each_others_credits_and_most_goods(
    credits: list[int], goods: str, won: bool
) -> None:
    position = completing("pants", credits=credits).seat(0, fulfilled="exotic_fish", goods=goods)
    assert (complete(position).match.result is not None) == won
