"""What a fresh reading of the first edition's books found."""

from __future__ import annotations

from typing import Any

import pytest

from portside.games.import_export.fulfilment import put_to_sea
from tests.games.import_export.first.scenes import CHINESE, complete, completing, doing, first
from tests.games.import_export.scenes import Play

THREE = {"tier": 0, "load": {"technology": 3}}
FOUR = {"tier": 0, "load": {"luxury": 4}}


@pytest.mark.rule("F1-097", "F1-080")
@pytest.mark.parametrize(
    ("ruling", "left", "fits"),
    [
        ("edition", "jets drones segways", False),
        ("edition", "jets drones", True),
        ("edition", "sauna pillows cologne", True),
        ("contracts", "jets drones segways", True),
    ],
)
def test_leftover_containers_count_against_the_six(ruling: str, left: str, fits: bool) -> None:
    position = doing("contract", 1, 0).seat(0, hand="teslas").put("cargo-0", left)
    play = Play(position.options(values={"teslas": FOUR}, ship_limit=ruling))
    assert ("contract teslas ship-0" in play.options(0)) is fits
    assert "contract teslas ship-1" in play.options(0)


@pytest.mark.rule("F1-097")
def test_two_contracts_and_what_is_left_over_stay_within_six() -> None:
    position = doing("contract", 2, 0).seat(0, hand="laptops segways")
    position.options(values={"laptops": THREE, "segways": THREE}).put("cargo-0", "rice")
    play = Play(position).do(0, "contract laptops ship-0")
    assert "contract segways ship-0" not in play.options(0)


@pytest.mark.rule("F1-093", "F1-151", "F1-156")
@pytest.mark.parametrize(("ruling", "offered"), [("edition", False), ("powers", True)])
@pytest.mark.parametrize("power", ["smart_cars", "cell_phones"])
def test_there_is_no_load_action_without_a_contract_in_harbour(
    power: str, ruling: str, offered: bool
) -> None:
    position = doing("load", 1, 0).seat(0, hand="cups", fulfilled=power).put("deck", "rice honey")
    play = Play(position.options(idle_actions=ruling))
    assert any(prompt.kind == "ask-load" for prompt in play.match.pending) is offered


@pytest.mark.rule("F1-082", "F1-176")
@pytest.mark.parametrize(("ruling", "offered"), [("edition", False), ("powers", True)])
def test_jasmine_tea_sells_nothing_in_a_contract_action_without_a_ship(
    ruling: str, offered: bool
) -> None:
    position = doing("contract", 1, 0, sea=[0, 1]).seat(0, hand="cups", fulfilled="jasmine_tea")
    position.put("cargo-0", "rice").put("cargo-1", "soap").put("deck", "honey beer")
    play = Play(position.options(idle_actions=ruling, jasmine_tea_sale="before"))
    assert any(prompt.kind == "ask-jasmine-tea" for prompt in play.match.pending) is offered


@pytest.mark.rule("F1-176", "F1-085")
@pytest.mark.parametrize(("ruling", "gained"), [("after", 0), ("before", 2)])
def test_jasmine_tea_sells_nothing_in_a_contract_action_that_is_waived(
    ruling: str, gained: int
) -> None:
    position = doing("contract", 1, 0).seat(0, hand="cups rice", fulfilled="jasmine_tea")
    play = Play(position.options(jasmine_tea_sale=ruling))
    if gained:
        play.expect(0, "ask-jasmine-tea").answer("cups")
    play.expect(0, "ask-contract").answer("pass").expect(1, "ask-lead")
    assert play.credits(0) == 10 + gained


@pytest.mark.rule("F1-176", "F1-154")
def test_jasmine_tea_can_sell_what_drones_draw_for_the_contract() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice", fulfilled="jasmine_tea drones")
    position.options(values={"rice": {"tier": 0}}).put("deck", "honey beer")
    play = Play(position).do(0, "contract rice ship-0").expect(0, "order-powers").answer("drones")
    play.expect(0, "ask-drones").answer("draw").expect(0, "ask-jasmine-tea").answer("beer")
    assert (play.credits(0), play.cards("island")) == (12, ["beer"])


@pytest.mark.rule("F1-176", "F1-179")
def test_jasmine_tea_sells_nothing_for_a_contract_without_an_action() -> None:
    position = doing("supply", 1, 0).seat(0, hand="lutefisk cups", fulfilled="jasmine_tea")
    position.options(values={"lutefisk": {"tier": 0}})
    Play(position).use(0, "lutefisk").do(0, "contract lutefisk ship-0").expect(0, "ask-supply")


@pytest.mark.rule("F1-097", "F1-148")
@pytest.mark.parametrize(
    ("options", "aboard", "fits"),
    [
        ({}, "drones jets", True),
        ({}, "drones jets segways", True),
        ({}, "drones jets segways nanobots", False),
        ({"pair_limit": "over"}, "drones jets segways nanobots", True),
        ({"ship_limit": "contracts"}, "drones jets segways nanobots", True),
    ],
)
@pytest.mark.parametrize("action", ["load", "pirate"])
def test_a_pair_does_not_take_a_ship_over_the_six(
    action: str, options: dict[str, str], aboard: str, fits: bool
) -> None:
    done = 5 if len(aboard.split()) < 4 else 6
    position = doing(action, 2, 0).seat(0, hand="rice wheat", fulfilled="robo_cats")
    position.put("island", "honey beer").put("contracts-0", "laptops").put("cargo-0", aboard)
    position.options(**options, values={"laptops": {"tier": 0, "load": {"technology": done}}})
    way = {"load": "load-pair robo_cats rice wheat ship-0", "pirate": "pirate-pair robo_cats honey"}
    assert (way[action] in Play(position).options(0)) is fits


@pytest.mark.rule("F1-097", "F1-148", "F1-152")
def test_pairs_may_fill_the_eight_of_tablets() -> None:
    position = doing("load", 2, 0).seat(0, hand="rice wheat pens soap")
    position.seat(0, fulfilled="robo_cats tablets").put("cargo-0", "drones jets segways nanobots")
    position.put("contracts-0", "laptops").put("deck", "honey beer")
    position.options(values={"laptops": {"tier": 0, "load": {"technology": 6}}})
    play = Play(position).do(0, "load-pair robo_cats rice wheat ship-0")
    play.do(0, "load-pair robo_cats pens soap ship-0")
    assert play.credits(0) == 10 + 18


@pytest.mark.rule("F1-105")
@pytest.mark.parametrize(("ruling", "paid"), [("import", 2), ("container", 4)])
def test_the_owner_is_paid_for_each_import_or_each_container(ruling: str, paid: int) -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "rice soap pens")
    play = Play(position.options(owner_credits=ruling).put("deck", "honey beer")).do(0, "ship-3")
    play.do(0, "goods rice").do(0, "goods soap")
    assert play.credits(1) == 10 + paid


@pytest.mark.rule("F1-099")
@pytest.mark.parametrize(("ruling", "one"), [("two", False), ("any", True)])
def test_whoever_wins_an_auction_takes_two_cards_or_as_few_as_liked(ruling: str, one: bool) -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "rice soap pens")
    play = Play(position.options(auction_cards=ruling)).do(0, "ship-3").do(0, "goods rice")
    assert ("pass" in play.expect(0, "ask-take").options(0)) is one


@pytest.mark.rule("F1-253")
@pytest.mark.parametrize(
    ("ruling", "asked"), [("led", "ask-contract"), ("either", "ask-execute-as")]
)
def test_rice_cookers_perform_what_was_led_or_either(ruling: str, asked: str) -> None:
    position = first(2, leader=1).options(rice_cookers_follow=ruling).put("deck", "cups soap rope")
    position.seat(1, hand="rice onions").seat(0, hand="jets pens", fulfilled="rice_cookers")
    play = Play(position).do(1, "play rice").do(0, "follow jets")
    if asked == "ask-contract":
        play.do(1, "pass")
    play.expect(0, asked)


# -- the Chinese book


@pytest.mark.rule("F1-214", "F1-022")
@pytest.mark.parametrize(("cards", "asked"), [("all", True), ("ten", False)])
def test_chairs_answer_any_draw_of_another_by_the_chinese_book(cards: str, asked: bool) -> None:
    position = completing("cups").options(**CHINESE, chinese_cards=cards)
    position.seat(1, hand="rice", fulfilled="chairs").put("deck", "soap rope pens books paper")
    play = complete(position)
    assert any(prompt.kind == "ask-chairs" for prompt in play.match.pending) is asked


@pytest.mark.rule("F1-216", "F1-022")
@pytest.mark.parametrize(("cards", "gain"), [("all", 2), ("ten", 0)])
def test_fake_dvds_pay_for_ones_own_loss_too_by_the_chinese_book(cards: str, gain: int) -> None:
    position = doing("import", 1, 1, sea=[1], leader=1).put("cargo-1", "rice soap pens")
    position.options(**CHINESE, chinese_cards=cards).seat(0, fulfilled="fake_dvds")
    play = Play(position).do(1, "ship-1").do(0, 6).do(1, 0)
    assert play.credits(0) == 10 - 6 + gain


@pytest.mark.rule("F1-165", "F1-022")
def test_nanobots_load_a_container_and_it_is_no_load_action_by_the_chinese_book() -> None:
    position = first(2).options(**CHINESE).seat(0, hand="jets", fulfilled="nanobots")
    position.seat(1, fulfilled="fixie_bikes").put("contracts-0", "laptops")
    position.options(values={"laptops": THREE}).put("deck", "rice soap rope pens books paper")
    play = Play(position).do(0, "draw").expect(0, "ask-nanobots-load").answer("load jets ship-0")
    assert play.cards("cargo-0") == ["jets"]
    assert play.credits(1) == 10, "Fixie Bikes hear of Load actions"


@pytest.mark.rule("F1-075", "F1-165", "F1-268")
def test_a_ship_that_a_reaction_to_piracy_completes_is_fulfilled_before_a_prize_is_chosen() -> None:
    position = doing("pirate", 1, 0).options(**CHINESE).put("island", "rice").put("deck", "pens")
    position.seat(0, hand="jets", fulfilled="stolen_tires nanobots").put("contracts-0", "laptops")
    position.options(values={"laptops": {"tier": 0, "load": 1}})
    play = Play(position).do(0, "yes").expect(0, "ask-nanobots-load").answer("load jets ship-0")
    assert "laptops" in play.cards("fulfilled-0")
    play.expect(0, "ask-pirate")


@pytest.mark.rule("F1-261", "F1-022")
def test_delay_game_leads_the_next_two_turns_by_the_chinese_book() -> None:
    position = completing("pirates", seats=3, leader=1).options(**CHINESE)
    deck = "rice soap rope pens books paper cups honey beer wheat onions sugar apples coffee"
    play = complete(position.put("deck", f"{deck} bamboo almonds paprika potatoes chairs pants"))
    led = []
    for _ in range(4):
        seat = play.match.waiting[0]
        led.append(seat)
        play.expect(seat, "ask-lead").answer("draw")
    assert led == [0, 0, 2, 0], "two turns of its own, then whose turn it would have been"


@pytest.mark.rule("F1-040", "F1-DIFF-15")
@pytest.mark.parametrize(("ruling", "asked"), [("act", "ask-load"), ("rest", "ask-lead")])
def test_whether_imports_of_who_draws_act(ruling: str, asked: str) -> None:
    position = first().options(drawing_imports=ruling).seat(0, hand="jets")
    position.put("contracts-2", "laptops").seat(1, hand="cups", crew="drones")
    play = Play(position.put("deck", "rice honey beer soap pens rope shoes tablets"))
    play.do(0, "play jets").do(1, "draw").expect(1, asked)


# -- Aeroponics, Stretch Goals and Pocky


@pytest.mark.rule("F1-257", "AMB-156")
@pytest.mark.parametrize(("ruling", "left"), [("edition", []), ("within", ["soap"])])
def test_aeroponics_let_an_import_finish_in_the_first_edition(ruling: str, left: list[str]) -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "rice soap").put("deck", "honey beer")
    position.options(aeroponics_import=ruling).seat(1, fulfilled="aeroponics")
    play = Play(position).do(0, "ship-3").do(0, "goods rice")
    if not left:
        play.expect(0, "ask-take").answer("goods soap")
    assert (play.at(3), play.cards("cargo-3")) == ("harbour", left)


@pytest.mark.rule("F1-257", "AMB-156", "IX-01")
def test_aeroponics_come_home_after_an_import_before_protractors_reach_for_the_last() -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "rice soap pens")
    position.seat(1, fulfilled="aeroponics protractors").put("deck", "honey beer")
    play = Play(position).do(0, "ship-3").do(0, "goods rice").do(0, "goods soap")
    assert (play.at(3), play.cards("cargo-3")) == ("harbour", ["pens"])
    assert all(prompt.kind != "ask-power-import" for prompt in play.match.pending)


@pytest.mark.rule("F1-257", "AMB-060")
def test_nobody_orders_aeroponics_and_their_copy_where_no_ship_minds() -> None:
    position = completing("wind_turbines", sea=[1]).options(**CHINESE, power_order="reacting")
    position.seat(0, fulfilled="aeroponics").put("cargo-1", "rice soap pens")
    play = complete(position.put("deck", "honey beer")).do(0, "aeroponics")
    assert play.match.table.acts_as, "else there is nothing to order"
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-269")
@pytest.mark.parametrize(("ruling", "crew"), [("goods", False), ("either", True)])
def test_stretch_goals_import_a_good(ruling: str, crew: bool) -> None:
    position = completing("stretch_goal", sea=[5]).put("cargo-5", "rice wheat beer cups")
    play = complete(position.options(stretch_goal_import=ruling))
    assert ("crew rice" in play.expect(0, "ask-power-import").options(0)) is crew


@pytest.mark.rule("F1-269", "F1-105")
@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, 0),
        (CHINESE, 3 * 2),
        ({"stretch_goal_pays": "all"}, 3 * 2),
        ({"stretch_goal_pays": "nothing", **CHINESE}, 0),
        ({"stretch_goal_pays": "actions"}, 2),
    ],
)
def test_what_stretch_goals_pay_the_owner(options: dict[str, str], paid: int) -> None:
    position = completing("stretch_goal", sea=[5]).put("cargo-5", "rice wheat beer cups soap pens")
    play = complete(position.options(**options).put("deck", "honey onions apples coffee"))
    for seat, card in ((0, "rice"), (1, "wheat"), (2, "beer")):
        play.do(seat, "goods", card)
    play.do(0, "as import").do(0, "ship-5").do(0, "goods cups").do(0, "goods soap")
    assert play.credits(2) == 12 + paid


@pytest.mark.rule("F1-252", "F1-105")
@pytest.mark.parametrize(("ruling", "paid"), [("owner", 2), ("nobody", 0)])
def test_pocky_pays_the_owner_of_the_ship(ruling: str, paid: int) -> None:
    position = completing("pocky", sea=[3]).put("cargo-3", "rice wheat").put("deck", "honey onions")
    play = complete(position.options(pocky_pays=ruling)).do(0, "goods rice")
    assert play.credits(1) == 10 + paid


@pytest.mark.rule("F1-201", "AMB-113")
@pytest.mark.parametrize(
    ("ruling", "texts", "times"),
    [("edition", "chinese", 1), ("edition", "french", 1), ("book", "chinese", 2)],
)
def test_fake_money_take_from_one_ship_of_each_opponent_by_both_books(
    ruling: str, texts: str, times: int
) -> None:
    position = completing("fake_money", sea=[3]).put("cargo-2", "rice").put("cargo-3", "wheat beer")
    position.options(card_texts=texts, fake_money_takes=ruling).put("contracts-2", "flour")
    play = complete(position).do(0, "take rice")
    assert [prompt.kind for prompt in play.match.pending].count("ask-fake-money") == times - 1


@pytest.mark.rule("F1-257", "AMB-158")
@pytest.mark.parametrize(
    ("options", "at"),
    [
        ({}, "sea"),
        (CHINESE, "sea"),
        ({"aeroponics_sailed": "returns"}, "harbour"),
        ({"edition": "definitive", "set_jutaku": False, "set_captain": False}, "harbour"),
    ],
)
def test_a_ship_that_puts_to_sea_with_one_container_is_not_down_to_one(
    options: dict[str, Any], at: str
) -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="aeroponics prefab_home")
    position.put("contracts-0", "champagne").options(**options)
    position.options(values={"champagne": {"tier": 0, "load": {"technology": 2}}})
    play = Play(position).do(0, "load jets ship-0").do(0, "yes")
    assert play.at(0) == at


@pytest.mark.rule("F1-257", "AMB-158")
def test_a_ship_that_sailed_with_one_container_comes_home_from_a_later_voyage() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="aeroponics prefab_home")
    position.put("contracts-0", "champagne")
    position.options(values={"champagne": {"tier": 0, "load": {"technology": 2}}})
    play = Play(position).do(0, "load jets ship-0").do(0, "yes")
    assert play.table.light == 1
    put_to_sea(play.table, play.table.ships[1])
    assert play.table.light == 1, "another ship is another matter"


@pytest.mark.rule("F1-204", "AMB-123")
@pytest.mark.parametrize(
    ("ruling", "texts", "own"),
    [("book", "chinese", False), ("book", "french", True), ("all", "chinese", True)],
)
def test_mini_van_leave_the_own_hand_alone_by_the_chinese_book(
    ruling: str, texts: str, own: bool
) -> None:
    position = doing("pirate", 1, 0).seat(0, fulfilled="mini_van", hand="soap")
    position.options(card_texts=texts, mini_van_hands=ruling).seat(1, hand="cups")
    options = Play(position).options(0)
    assert "pirate-hand mini_van seat-1" in options
    assert ("pirate-hand mini_van seat-0" in options) is own


@pytest.mark.rule("F1-243", "AMB-018")
@pytest.mark.parametrize(("ruling", "drawn"), [("edition", True), ("shown", False)])
def test_rolls_royce_draw_their_card_so_that_powers_react(ruling: str, drawn: bool) -> None:
    position = completing("rolls_royce").put("deck", "pens wheat cups")
    position.options(rolls_royce_card=ruling).seat(1, fulfilled="lumber")
    play = complete(position).do(0, "soap")
    assert any(prompt.kind == "ask-lumber" for prompt in play.match.pending) is drawn


@pytest.mark.rule("F1-243")
def test_rolls_royce_win_before_powers_react_to_their_draw() -> None:
    position = completing("rolls_royce").put("deck", "pens wheat cups").seat(1, fulfilled="lumber")
    assert complete(position).do(0, "wheat").match.result is not None
