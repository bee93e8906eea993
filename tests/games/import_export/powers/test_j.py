"""The powers of the J set."""

from __future__ import annotations

from typing import Any

import pytest

from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

DECK = "champagne showers helicopter teslas"


def with_j(position: Scene) -> Scene:
    return position.options(set_j=True)


def completing(card: str, **facts: Any) -> Scene:
    return with_j(fulfilling(card, **facts)).put("deck", DECK)


# -- at the end


@pytest.mark.rule("EX-28")
def test_apple_watch_scores_six_for_each_pair_of_luxury_and_consumer_goods() -> None:
    goods = "pillows sauna cologne cups soap"
    position = with_j(harbour()).seat(0, goods=goods, fulfilled="apple_watch jets")
    assert scored(position).part(0, "card-apple_watch") == 12


@pytest.mark.rule("AMB-069")
def test_apple_watch_counts_virtual_consumer_goods_and_needs_both_types() -> None:
    position = with_j(harbour()).seat(0, goods="pillows", fulfilled="apple_watch joe_wiggins")
    position.seat(1, goods="sauna", fulfilled="jets")
    assert scored(position).part(0, "card-apple_watch") == 6
    alone = with_j(harbour()).seat(0, goods="pillows sauna", fulfilled="apple_watch")
    assert scored(alone).part(0, "card-apple_watch") == 0


@pytest.mark.rule("AMB-080")
def test_cheap_shirts_move_the_crew_to_the_goods_before_counting() -> None:
    position = with_j(harbour()).seat(0, crew="cups soap", fulfilled="cheap_shirts")
    play = scored(position.seat(1, fulfilled="bubblegum"))
    play.expect(0, "ask-cheap-shirts").answer("cups").answer("soap")
    assert play.part(0, "goods-consumer") == 2
    assert play.cards("crew-0") == []
    assert play.part(1, "credits") == 18, "the move adds Goods, which Bubblegum sees"


def test_cheap_shirts_move_only_what_fits_and_its_owner_chooses() -> None:
    position = with_j(harbour()).seat(0, crew="cups pistols", goods="jets rice drones")
    play = scored(position.seat(0, fulfilled="cheap_shirts"))
    assert play.options(0) == ["cups", "pistols"]
    play.do(0, "pistols")
    assert play.cards("crew-0") == ["cups"]
    assert play.part(0, "goods-illegal") == 2


# -- winning


def three_types() -> Scene:
    """Let seat 0 lead in three types of Goods and import a Luxury card."""
    position = with_j(acting("import", 1, 0, sea=[3])).seat(0, goods="rice pistols cups")
    return position.seat(0, fulfilled="graphics_cards").put("cargo-3", "pillows")


@pytest.mark.rule("AMB-067", "IE-153")
def test_graphics_cards_win_at_once_with_most_of_four_types() -> None:
    play = Play(three_types()).do(0, "ship-3").do(0, "goods pillows")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.ending) == ((0,), "ending-won")


@pytest.mark.rule("AMB-078")
def test_graphics_cards_win_nothing_when_one_of_the_four_is_tied() -> None:
    play = Play(three_types().seat(1, goods="sauna")).do(0, "ship-3").do(0, "goods pillows")
    play.expect(1, "ask-lead")


# -- on one's own turn


def test_led_lights_trade_two_hand_cards_for_one_of_the_island() -> None:
    position = with_j(harbour()).seat(0, hand="cups soap rice", fulfilled="led_lights")
    play = Play(position.put("island", "pillows sauna")).use(0, "led_lights")
    play.expect(0, "ask-led-lights").answer("sauna")
    play.expect(0, "ask-led-lights-price").answer("cups", "rice")
    assert play.cards("hand-0") == ["soap", "sauna"]
    assert play.cards("island") == ["pillows", "cups", "rice"]
    play.expect(0, "ask-lead")


@pytest.mark.rule("AMB-017")
def test_led_lights_wait_for_the_own_turn_and_need_two_cards() -> None:
    position = with_j(harbour()).seat(0, hand="cups", fulfilled="led_lights")
    play = Play(position.seat(1, hand="soap rice").put("island", "sauna"))
    play.refuse(0, "use led_lights")
    other = with_j(harbour(leader=1)).seat(0, hand="cups soap", fulfilled="led_lights")
    Play(other.put("island", "sauna")).expect_nothing(0)


def test_led_lights_may_be_used_again_in_the_same_turn() -> None:
    position = with_j(harbour()).seat(0, hand="cups soap rice honey", fulfilled="led_lights")
    play = Play(position.put("island", "sauna"))
    play.use(0, "led_lights").do(0, "sauna").do(0, "cups", "soap")
    play.use(0, "led_lights").do(0, "cups").do(0, "rice", "honey")
    assert play.cards("hand-0") == ["sauna", "cups"]


@pytest.mark.rule("AMB-049")
def test_tsukiji_fish_contract_luxury_and_agriculture_without_an_action() -> None:
    position = with_j(harbour()).seat(0, hand="honey beer cups", fulfilled="tsukiji_fish")
    play = Play(position.facts(colours=["agriculture", "luxury"])).use(0, "tsukiji_fish")
    assert "contract cups ship-0" not in play.options(0)
    play.expect(0, "ask-contract").answer("contract beer ship-0")
    assert play.cards("contracts-0") == ["beer"]
    play.expect(0, "ask-lead").use(0, "tsukiji_fish")


@pytest.mark.rule("AMB-049")
def test_tsukiji_fish_still_need_the_tier_and_may_be_passed() -> None:
    position = with_j(harbour()).seat(0, hand="hawaiian_salt", fulfilled="tsukiji_fish")
    play = Play(position).use(0, "tsukiji_fish")
    assert play.options(0) == ["pass"]
    play.do(0, "pass").expect(0, "ask-lead")


def test_tsukiji_fish_feed_powers_that_watch_contracts() -> None:
    position = with_j(harbour()).seat(0, hand="beer", fulfilled="tsukiji_fish sugar")
    play = Play(position.facts(colours=["agriculture", "luxury"])).use(0, "tsukiji_fish")
    assert play.do(0, "contract beer ship-0").credits(0) == 12


# -- watching loads and prizes


@pytest.mark.rule("AMB-125")
@pytest.mark.parametrize(("reward", "credits", "cards"), [("credits", 12, 0), ("cards", 10, 2)])
def test_oat_milk_pays_or_draws_when_anybody_loads_agriculture(
    reward: str, credits: int, cards: int
) -> None:
    position = with_j(acting("load", 0, 1)).seat(0, fulfilled="oat_milk").seat(1, hand="rice")
    play = Play(position.put("contracts-2", "sugar").put("deck", DECK))
    play.do(1, "load rice ship-2").expect(0, "ask-oat-milk").answer(reward)
    assert (play.credits(0), len(play.cards("hand-0"))) == (credits, cards)


@pytest.mark.rule("AMB-125")
def test_oat_milk_sees_piracy_too_and_may_be_passed() -> None:
    position = with_j(acting("pirate", 0, 1)).seat(0, fulfilled="oat_milk").put("island", "rice")
    play = Play(position.put("contracts-2", "sugar")).do(1, "pirate rice ship-2")
    play.expect(0, "ask-oat-milk").answer("pass")
    assert play.credits(0) == 10


def test_oat_milk_ignores_other_types() -> None:
    position = with_j(acting("load", 0, 1)).seat(0, fulfilled="oat_milk").seat(1, hand="jets")
    play = Play(position.put("contracts-2", "laptops")).do(1, "load jets ship-2")
    play.expect(1, "ask-lead")


def piracy(**facts: object) -> Scene:
    position = with_j(acting("pirate", 1, 0, **facts)).seat(0, fulfilled="stem_cells")
    return position.put("island", "rice")


def test_stem_cells_make_a_prize_a_good_for_two_credits() -> None:
    play = Play(piracy())
    assert play.options(0) == ["pirate rice stem_cells", "pirate rice discard"]
    play.do(0, "pirate rice stem_cells")
    assert play.cards("goods-0") == ["rice"]
    assert play.credits(0) == 8


def test_stem_cells_leave_the_choice_to_load_the_prize() -> None:
    play = Play(piracy().put("contracts-0", "sugar"))
    assert play.options(0)[:2] == ["pirate rice ship-0", "pirate rice stem_cells"]
    play.refuse(0, "pirate rice discard")


@pytest.mark.rule("IE-225")
@pytest.mark.parametrize("credits", [[0, 10], [10, 10]])
def test_stem_cells_need_the_credits_and_room(credits: list[int]) -> None:
    position = piracy(credits=credits)
    if credits[0]:
        position.seat(0, goods="cups soap jets drones")
    assert Play(position).options(0) == ["pirate rice discard"]


@pytest.mark.rule("AMB-071", "AMB-143")
def test_stem_cells_copied_beside_the_original_offer_the_same_once() -> None:
    position = with_j(acting("pirate", 2, 0)).options(
        values={"wind_turbines": {"load": {"technology": 2}}}
    )
    position.seat(0, fulfilled="stem_cells").put("contracts-0", "wind_turbines")
    play = Play(position.put("cargo-0", "drones").put("island", "jets").put("deck", "rice pens"))
    play.do(0, "pirate jets ship-0").expect(0, "ask-wind-turbines").answer("stem_cells")
    assert play.options(0).count("pirate pens stem_cells") == 1


def test_stem_cells_take_an_unseen_prize_of_mini_van_too() -> None:
    position = piracy().seat(0, fulfilled="mini_van").put("deck", "cups")
    play = Play(position).do(0, "pirate-deck mini_van").expect(0, "ask-mini-van")
    play.answer("pirate cups stem_cells")
    assert play.cards("goods-0") == ["cups"]


# -- immediate


@pytest.mark.rule("AMB-039")
def test_pocky_pays_two_draws_two_and_imports_one() -> None:
    play = fulfil(completing("pocky", sea=[3]).put("cargo-3", "sauna pens"))
    play.expect(0, "ask-power-import").answer("goods pens")
    assert play.credits(0) == 10 + 6 + 2
    assert play.cards("hand-0") == ["teslas", "helicopter"]
    assert play.cards("goods-0") == ["pens"]
    assert play.credits(1) == 12, "whose ship it was is paid as for any import"


@pytest.mark.rule("AMB-039")
@pytest.mark.parametrize(("ruling", "paid"), [("paid", 2), ("free", 0), ("edition", 2)])
def test_whether_pocky_pays_the_owner_is_a_ruling(ruling: str, paid: int) -> None:
    position = completing("pocky", sea=[3]).put("cargo-3", "sauna pens")
    play = fulfil(position.options(power_imports=ruling)).do(0, "goods pens")
    assert play.credits(1) == 10 + paid


@pytest.mark.rule("AMB-039")
def test_pocky_pays_an_owner_of_pants_no_more_than_others() -> None:
    position = completing("pocky", sea=[3]).put("cargo-3", "sauna pens")
    assert fulfil(position.seat(1, fulfilled="pants")).do(0, "goods pens").credits(1) == 12


def test_pocky_skips_the_import_when_no_ship_is_at_sea() -> None:
    play = fulfil(completing("pocky"))
    assert play.credits(0) == 18
    assert play.cards("goods-0") == []
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-142")
def test_vacuums_get_a_hand_or_a_luxury_good_from_each_opponent() -> None:
    position = completing("vacuums").seat(1, hand="cups soap", goods="pillows rice")
    play = fulfil(position.seat(2, hand="honey", goods="sauna"))
    play.expect(1, "ask-vacuums")
    assert play.options(1) == ["hand", "give pillows"]
    play.answer("hand").expect(2, "ask-vacuums").answer("give sauna")
    assert play.cards("hand-0") == ["cups", "soap"]
    assert play.cards("goods-0") == ["sauna"]
    assert play.cards("hand-1") == []
    assert play.cards("goods-1") == ["pillows", "rice"]


@pytest.mark.rule("AMB-142")
def test_vacuums_take_no_empty_hand_and_nothing_from_who_has_neither() -> None:
    play = fulfil(completing("vacuums").seat(1, goods="pillows").seat(2, goods="rice"))
    assert play.options(1) == ["give pillows"]
    play.do(1, "give pillows").expect(1, "ask-lead")


# -- what cards count as


def test_rice_cookers_let_load_cards_lead_contract_and_contract_crew_add_loads() -> None:
    position = with_j(harbour()).seat(0, hand="jets", crew="rice", fulfilled="rice_cookers")
    play = Play(position).do(0, "play jets").expect(0, "ask-action")
    assert play.options(0) == ["as load", "as contract"]
    play.answer("as contract").expect(0, "ask-count")
    assert play.options(0) == ["1", "2"]
    play.do(0, "2").expect(1, "ask-follow")
    assert (play.table.led, play.table.todo[0]) == ("contract", 2)


def test_rice_cookers_change_nothing_for_others_or_for_other_actions() -> None:
    position = with_j(harbour()).seat(0, hand="jets cups", fulfilled="rice_cookers")
    play = Play(position.seat(1, hand="rice")).do(0, "play cups").expect(1, "ask-follow")
    assert play.table.led == "import"
    again = with_j(harbour(leader=1)).seat(0, fulfilled="rice_cookers").seat(1, hand="rice")
    assert Play(again).do(1, "play rice").table.led == "contract"


@pytest.mark.rule("IX-36", "AMB-124")
def test_rice_cookers_with_neural_units_follow_pirate_with_a_contract_card_as_load() -> None:
    position = with_j(harbour(leader=1)).seat(1, hand="pistols")
    position.seat(0, hand="rice cups", crew="jets honey", fulfilled="rice_cookers neural_units")
    play = Play(position).do(1, "play pistols").expect(0, "ask-follow")
    assert play.options(0) == ["draw", "follow-as load rice"]
    play.answer("follow-as load rice").expect(0, "ask-count")
    assert play.options(0) == ["1", "2", "3"], "Load and Contract Crew both add"
