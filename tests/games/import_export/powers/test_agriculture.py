"""What the Agriculture cards do, and where they stop."""

from __future__ import annotations

from typing import Any

import pytest

from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour, scored


def nearly(card: str, seats: int = 2, *, hand: str = "", **facts: Any) -> Scene:
    """Begin a position in which seat 0 completes a Contract with Coffee; it pays 6."""
    position = acting("load", 1, *[0] * (seats - 1), **facts)
    position.options(values={card: {"load": 2}}).seat(0, hand=f"coffee {hand}")
    return position.put("contracts-0", card).put("cargo-0", "lutefisk")


def fulfilled(position: Scene) -> Play:
    """Complete the Contract."""
    return Play(position).do(0, "load coffee ship-0")


def contracting(hand: str, *todo: int, **facts: Any) -> Scene:
    """Begin a position in which seat 0, of an Agriculture Harbour, contracts."""
    colours = ["agriculture", "luxury"]
    return acting("contract", *(todo or (1, 0)), colours=colours, **facts).seat(0, hand=hand)


# -- almonds


@pytest.mark.parametrize(("before", "after"), [(12, 26), (14, 24)])
def test_almonds(before: int, after: int) -> None:
    assert fulfilled(nearly("almonds", credits=[before, 10])).credits(0) == after


# -- apples


@pytest.mark.rule("AMB-068")
def test_apples() -> None:
    play = fulfilled(nearly("apples", hand="rice jets"))
    assert play.expect(0, "ask-apples").options(0) == ["rice"]
    play.answer("rice")
    assert play.cards("fulfilled-0") == ["apples", "rice"]
    assert play.credits(0) == 10 + 6 + 2 * 2


@pytest.mark.rule("AMB-061")
def test_apples_are_optional_if_ruled_so() -> None:
    play = fulfilled(nearly("apples", hand="rice").options(apples_tuck="may")).skip(0)
    assert play.cards("hand-0") == ["rice"]
    assert play.credits(0) == 16


def test_apples_ask_without_telling_what_is_in_hand() -> None:
    play = fulfilled(nearly("apples", hand="jets"))
    assert play.expect(0, "ask-apples").options(0) == ["pass"]


def test_apples_need_a_hand() -> None:
    fulfilled(nearly("apples")).expect(1, "ask-lead")


@pytest.mark.rule("AMB-068")
def test_apples_trigger_no_other_card_for_the_tucked_one() -> None:
    position = nearly("apples", hand="honey").seat(0, fulfilled="onions")
    assert fulfilled(position).do(0, "honey").credits(0) == 10 + 6 + 2


def test_apples_let_a_card_go_where_it_would_go() -> None:
    play = fulfilled(nearly("apples", hand="beer")).do(0, "beer")
    play.expect(0, "ask-beer").answer("island")
    assert play.cards("fulfilled-0") == ["apples"]
    assert play.credits(0) == 10 + 6 + 6


@pytest.mark.rule("AMB-101")
def test_apples_tuck_a_card_where_crew_and_goods_are_tokens() -> None:
    position = nearly("apples", hand="rice").options(containers="all_tokens")
    assert fulfilled(position).do(0, "rice").cards("fulfilled-0") == ["apples", "rice"]


# -- bamboo


@pytest.mark.rule("AMB-050")
def test_bamboo() -> None:
    play = fulfilled(nearly("bamboo")).expect(0, "ask-bamboo")
    play.answer("contract bamboo ship-1")
    assert play.cards("contracts-1") == ["bamboo"]
    assert play.cards("fulfilled-0") == []
    assert play.credits(0) == 16


def test_bamboo_may_stay() -> None:
    assert fulfilled(nearly("bamboo")).skip(0).cards("fulfilled-0") == ["bamboo"]


@pytest.mark.rule("AMB-053")
def test_bamboo_needs_another_ship_in_harbour() -> None:
    play = fulfilled(nearly("bamboo", sea=[1]).put("cargo-1", "jets")).expect(1, "ask-lead")
    assert play.cards("fulfilled-0") == ["bamboo"]


def test_bamboo_contracted_again_is_a_contracting() -> None:
    play = fulfilled(nearly("bamboo").seat(0, fulfilled="sugar")).do(0, "contract bamboo ship-1")
    assert play.credits(0) == 16 + 2


# -- beer


def test_beer() -> None:
    play = fulfilled(nearly("beer").put("deck", "jets cups")).do(0, "island")
    assert play.credits(0) == 16 + 6
    assert play.cards("island") == ["beer", "cups"]
    assert play.cards("fulfilled-0") == []


def test_beer_may_stay() -> None:
    play = fulfilled(nearly("beer")).skip(0)
    assert play.cards("fulfilled-0") == ["beer"]
    assert play.credits(0) == 16


# -- bird feed


@pytest.mark.rule("AMB-106")
def test_bird_feed() -> None:
    play = fulfilled(nearly("bird_feed", 3)).expect(1, "ask-bird-feed").answer("pass")
    play.expect(2, "ask-bird-feed").answer("buy")
    assert play.cards("fulfilled-2") == ["bird_feed"]
    assert [play.credits(seat) for seat in range(3)] == [16 + 6, 10, 4]


@pytest.mark.rule("AMB-106")
def test_bird_feed_goes_to_the_first_who_wants_it() -> None:
    play = fulfilled(nearly("bird_feed", 3)).expect(1, "ask-bird-feed").answer("buy")
    assert play.cards("fulfilled-1") == ["bird_feed"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("IE-226")
def test_bird_feed_is_offered_only_to_those_who_can_pay() -> None:
    play = fulfilled(nearly("bird_feed", 3, credits=[10, 4, 6])).expect(2, "ask-bird-feed")
    assert play.answer("pass").cards("fulfilled-0") == ["bird_feed"]


# -- bok choy


def boarded(contracts: str, cargo: str, hand: str) -> Play:
    """Complete a ship on which Agriculture stands for any colour."""
    position = acting("load", 1, 0).put("contracts-0", contracts).put("cargo-0", cargo)
    play = Play(position.seat(0, hand=hand, fulfilled="wheat"))
    return play.do(0, "load", hand, "ship-0")


def test_bok_choy() -> None:
    assert boarded("laptops", "bok_choy", "jets").credits(0) == 10 + 6 + 2


def test_bok_choy_pays_nothing_on_an_agriculture_contract() -> None:
    assert boarded("onions", "bok_choy", "coffee").credits(0) == 10 + 6 + 2  # the onions' own


@pytest.mark.rule("AMB-107")
def test_bok_choy_pays_on_a_mixed_ship_if_it_can_serve_the_other_contract() -> None:
    assert boarded("laptops sugar", "bok_choy coffee honey", "jets").credits(0) == 10 + 10 + 2


@pytest.mark.rule("AMB-107")
def test_bok_choy_pays_nothing_on_a_mixed_ship_that_needs_it_for_agriculture() -> None:
    assert boarded("laptops sugar", "bok_choy coffee drones", "jets").credits(0) == 10 + 10


@pytest.mark.rule("AMB-054")
def test_bok_choy_pays_before_immediate_powers_look() -> None:
    position = nearly("almonds", credits=[8, 10]).seat(0, fulfilled="wheat")
    position.put("contracts-0", "laptops").put("cargo-0", "bok_choy jets")
    assert fulfilled(position).credits(0) == 8 + 10 + 2 + 4


# -- coffee


def test_coffee() -> None:
    position = acting("load", 1, 0).put("contracts-0", "rice").seat(0, fulfilled="coffee")
    play = Play(position.seat(0, hand="jets")).do(0, "load jets ship-0")
    assert play.cards("cargo-0") == ["jets"]


def test_coffee_opens_only_agriculture_contracts() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="coffee")
    Play(position.seat(0, hand="cups")).refuse(0, "load cups ship-0")


def test_coffee_opens_only_own_contracts() -> None:
    position = acting("load", 0, 1).put("contracts-2", "rice").seat(0, fulfilled="coffee")
    Play(position.seat(1, hand="cups")).refuse(1, "load cups ship-2")


# -- flour


def milling(hand: str, **facts: Any) -> Scene:
    """Begin a position in which seat 0 can contract Flour."""
    return contracting(f"flour {hand}", **facts).options(values={"flour": {"tier": 0}})


def test_flour() -> None:
    play = Play(milling("rice wheat honey sugar jets")).do(0, "contract flour ship-0")
    play.expect(0, "ask-flour").answer("yes").expect(0, "ask-flour-cards")
    assert play.options(0) == ["rice", "wheat", "honey", "sugar"]
    play.answer("rice", "wheat", "honey", "sugar")
    assert play.cards("fulfilled-0") == ["flour"]
    assert (play.credits(0), play.at(0)) == (20, "sea")


def test_flour_may_go_unloaded() -> None:
    play = Play(milling("rice wheat honey sugar")).do(0, "contract flour ship-0").skip(0)
    assert (play.cards("contracts-0"), play.cards("cargo-0")) == (["flour"], [])


def test_flour_takes_four_cards_or_none() -> None:
    play = Play(milling("rice wheat honey jets")).do(0, "contract flour ship-0")
    assert play.expect(0, "ask-flour").options(0) == ["pass"]


def test_flour_asks_nothing_of_a_hand_that_is_seen_to_be_too_small() -> None:
    Play(milling("rice wheat honey")).do(0, "contract flour ship-0").expect(1, "ask-lead")


def test_flour_asks_nothing_when_cargo_already_serves_it() -> None:
    position = milling("rice wheat honey sugar").put("cargo-0", "beer")
    Play(position).do(0, "contract flour ship-0").expect(1, "ask-lead")


def test_flour_is_not_loaded_by_load_actions() -> None:
    position = milling("rice wheat honey sugar").seat(1, fulfilled="fixie_bikes")
    play = Play(position).do(0, "contract flour ship-0").do(0, "yes")
    assert play.do(0, "rice", "wheat", "honey", "sugar").credits(1) == 10


# -- Hawaiian salt


def test_hawaiian_salt() -> None:
    position = nearly("hawaiian_salt", 3).seat(1, hand="rice jets honey").seat(2, hand="sugar")
    play = fulfilled(position)
    assert sorted(play.cards("hand-0")) == ["honey", "rice", "sugar"]
    assert play.cards("hand-1") == ["jets"]
    assert play.credits(0) == 16 + 3 * 2


def test_hawaiian_salt_shows_the_hands_to_everybody() -> None:
    play = fulfilled(nearly("hawaiian_salt", 3).seat(1, hand="rice jets honey"))
    assert all(play.sees(who, card) for who in (0, 2, None) for card in ("rice", "jets", "honey"))


def test_hawaiian_salt_may_find_nothing() -> None:
    play = fulfilled(nearly("hawaiian_salt").seat(1, hand="jets"))
    assert (play.credits(0), play.cards("hand-1")) == (16, ["jets"])
    assert play.sees(None, "jets")


# -- honey


def test_honey() -> None:
    position = nearly("honey").seat(0, goods="rice jets").seat(1, goods="sugar beer")
    assert fulfilled(position).credits(0) == 16 + 3 * 2


@pytest.mark.rule("AMB-069")
def test_honey_counts_goods_that_are_no_cards() -> None:
    assert fulfilled(nearly("honey").seat(1, fulfilled="joe_wiggins")).credits(0) == 16 + 2


# -- Iceland water


@pytest.mark.rule("AMB-066", "IE-220")
def test_iceland_water() -> None:
    play = Play(harbour().seat(1, fulfilled="iceland_water", hand="rice jets honey"))
    play.use(1, "iceland_water").expect(1, "ask-iceland-water")
    assert play.options(1) == ["rice", "honey"]
    play.answer("rice", "honey").expect(0, "ask-lead")
    assert play.cards("island") == ["rice", "honey"]
    assert play.credits(1) == 10 + 2 * 2


def test_iceland_water_needs_an_agriculture_card() -> None:
    Play(harbour().seat(1, fulfilled="iceland_water", hand="jets")).expect_nothing(1)


def test_iceland_water_does_not_count_as_the_sale_of_the_turn() -> None:
    position = acting("supply", 1, 0).seat(0, fulfilled="iceland_water", hand="rice jets")
    play = Play(position).use(0, "iceland_water").do(0, "rice").do(0, "sell jets")
    assert play.credits(0) == 10 + 2 + 4


@pytest.mark.rule("AMB-064")
def test_iceland_water_sells_once_more_before_counting() -> None:
    play = scored(harbour().seat(0, fulfilled="iceland_water", hand="rice jets"))
    play.do(0, "rice")
    assert play.part(0, "credits") == 12


# -- jasmine tea


def test_jasmine_tea() -> None:
    position = contracting("rice beer cups").seat(0, fulfilled="jasmine_tea")
    play = Play(position).do(0, "contract rice ship-0").do(0, "contract beer ship-0")
    play.do(0, "contract cups ship-1").expect(1, "ask-lead")
    assert play.cards("contracts-0") == ["rice", "beer"]
    assert play.cards("contracts-1") == ["cups"]


def test_jasmine_tea_lets_one_stop() -> None:
    position = contracting("rice beer").seat(0, fulfilled="jasmine_tea")
    Play(position).do(0, "contract rice ship-0").skip(0).expect(1, "ask-lead")


def test_jasmine_tea_serves_its_owner_alone() -> None:
    position = contracting("rice beer").seat(1, fulfilled="jasmine_tea")
    Play(position).do(0, "contract rice ship-0").expect(1, "ask-lead")


@pytest.mark.rule("AMB-120")
def test_jasmine_tea_leaves_further_actions_to_stand_for_tiers() -> None:
    position = contracting("soy_sauce rice", 2, 0).seat(0, fulfilled="jasmine_tea")
    play = Play(position).do(0, "contract soy_sauce ship-0").do(0, "contract rice ship-0")
    play.expect(1, "ask-lead")
    assert play.cards("contracts-0") == ["soy_sauce", "rice"]


# -- lutefisk


@pytest.mark.rule("AMB-064", "IE-220")
def test_lutefisk() -> None:
    play = Play(harbour().seat(1, hand="lutefisk")).use(1, "lutefisk")
    play.expect(1, "ask-lutefisk").answer("contract lutefisk ship-3").expect(0, "ask-lead")
    assert play.cards("contracts-3") == ["lutefisk"]


@pytest.mark.rule("AMB-065")
def test_lutefisk_in_hand_keeps_nobody_waiting() -> None:
    assert Play(harbour().seat(1, hand="lutefisk")).match.waiting == [0]


@pytest.mark.rule("IE-221")
def test_lutefisk_needs_its_tier() -> None:
    Play(harbour().seat(0, hand="lutefisk")).refuse(0, "use lutefisk")


def test_lutefisk_needs_a_ship_with_room() -> None:
    position = harbour(sea=[3]).put("cargo-3", "jets").put("contracts-2", "rice jasmine_tea")
    Play(position.seat(1, hand="lutefisk")).expect_nothing(1)


@pytest.mark.rule("AMB-066")
def test_lutefisk_works_from_the_hand_only() -> None:
    Play(harbour().seat(1, fulfilled="lutefisk")).expect_nothing(1)


@pytest.mark.rule("IX-24", "AMB-065")
def test_lutefisk_between_two_actions_of_an_opponent() -> None:
    position = acting("load", 2, 0).put("contracts-0", "batteries laptops")
    position.seat(0, hand="jets tablets")
    play = Play(position.seat(1, hand="lutefisk rice", fulfilled="drones paprika sugar"))
    play.do(0, "load jets ship-0").use(1, "lutefisk").do(1, "contract lutefisk ship-2")
    play.expect(1, "order-powers").answer("sugar").expect(1, "order-powers").answer("drones")
    play.expect(1, "ask-drones").answer("draw")
    play.expect(1, "ask-paprika").answer("load rice ship-2")
    assert (play.credits(1), play.cards("cargo-2")) == (12, ["rice"])
    assert len(play.cards("hand-1")) == 1
    play.expect(0, "ask-load").answer("load tablets ship-0")
    assert play.cards("cargo-0") == ["jets", "tablets"]


@pytest.mark.rule("AMB-011")
def test_lutefisk_as_the_last_hand_card_may_leave_nothing_to_supply() -> None:
    position = acting("supply", 0, 1).put("island").seat(1, hand="lutefisk")
    play = Play(position).use(1, "lutefisk").do(1, "contract lutefisk ship-2")
    assert play.expect(1, "ask-supply").options(1) == ["pass"]


# -- onions


@pytest.mark.rule("AMB-055")
def test_onions_count_their_own_fulfilment() -> None:
    assert fulfilled(nearly("onions")).credits(0) == 16 + 2


@pytest.mark.rule("AMB-056")
def test_onions_count_each_contract_of_a_ship() -> None:
    position = nearly("onions").put("contracts-0", "sugar").put("cargo-0", "beer rice")
    assert fulfilled(position).credits(0) == 10 + 10 + 2 * 2


def test_onions_count_later_agriculture_contracts() -> None:
    assert fulfilled(nearly("sugar").seat(0, fulfilled="onions")).credits(0) == 16 + 2


def test_onions_ignore_contracts_of_others() -> None:
    assert fulfilled(nearly("sugar").seat(1, fulfilled="onions")).credits(1) == 10


def test_onions_ignore_other_types() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").put("cargo-0", "drones")
    play = Play(position.seat(0, hand="jets", fulfilled="onions")).do(0, "load jets ship-0")
    assert play.credits(0) == 16


# -- paprika


@pytest.mark.rule("AMB-126")
@pytest.mark.parametrize("ship", ["ship-0", "ship-1"])
def test_paprika(ship: str) -> None:
    position = contracting("rice honey").put("contracts-1", "beer").seat(0, fulfilled="paprika")
    play = Play(position).do(0, "contract rice ship-0").expect(0, "ask-paprika")
    play.answer("load honey", ship)
    assert play.cards(f"cargo-{ship[-1]}") == ["honey"]


def test_paprika_may_complete_the_contract() -> None:
    position = contracting("rice honey").put("cargo-0", "beer").seat(0, fulfilled="paprika")
    play = Play(position).do(0, "contract rice ship-0").do(0, "load honey ship-0")
    assert play.cards("fulfilled-0") == ["paprika", "rice"]


def test_paprika_is_optional() -> None:
    position = contracting("rice honey").seat(0, fulfilled="paprika")
    play = Play(position).do(0, "contract rice ship-0").skip(0)
    assert play.cards("hand-0") == ["honey"]


def test_paprika_is_no_load_action() -> None:
    position = contracting("rice honey").seat(0, fulfilled="paprika")
    play = Play(position.seat(1, fulfilled="fixie_bikes")).do(0, "contract rice ship-0")
    assert play.do(0, "load honey ship-0").credits(1) == 10


def test_paprika_needs_a_hand() -> None:
    position = contracting("rice").seat(0, fulfilled="paprika")
    Play(position).do(0, "contract rice ship-0").expect(1, "ask-lead")


# -- potatoes


def test_potatoes() -> None:
    assert fulfilled(nearly("potatoes")).do(0, "credits").credits(0) == 16 + 2


def test_potatoes_as_cards() -> None:
    play = fulfilled(nearly("potatoes")).do(0, "cards")
    assert (len(play.cards("hand-0")), play.credits(0)) == (5, 16)


@pytest.mark.rule("AMB-023")
def test_potatoes_from_a_short_deck() -> None:
    play = fulfilled(nearly("potatoes").put("deck", "jets cups")).do(0, "cards")
    assert sorted(play.cards("hand-0")) == ["cups", "jets"]


# -- rice


def test_rice() -> None:
    position = nearly("rice").seat(0, fulfilled="honey jets").seat(1, fulfilled="sugar")
    assert fulfilled(position).credits(0) == 16 + 2 * 2


def test_rice_counts_its_ship_mates() -> None:
    position = nearly("rice").put("contracts-0", "sugar").put("cargo-0", "beer honey")
    assert fulfilled(position).credits(0) == 10 + 10 + 2 * 2


# -- soy sauce


@pytest.mark.rule("AMB-137")
def test_soy_sauce() -> None:
    play = fulfilled(nearly("soy_sauce").seat(0, crew="jets", goods="cups")).do(0, "yes")
    assert (play.cards("crew-0"), play.cards("goods-0")) == ([], ["cups", "jets"])
    assert play.credits(0) == 16 + 2


@pytest.mark.rule("AMB-137", "AMB-030")
def test_soy_sauce_pays_for_what_does_not_fit_too() -> None:
    goods = "pens soap paper glasses drones tablets"
    position = nearly("soy_sauce").seat(0, fulfilled="sugar honey", goods=goods)
    play = fulfilled(position.seat(0, crew="jets cups fridges")).do(0, "yes")
    assert play.expect(0, "ask-overflow").options(0) == ["jets", "cups", "fridges"]
    play.answer("cups")
    assert play.cards("goods-0") == [*goods.split(), "jets", "fridges"]
    assert play.credits(0) == 16 + 3 * 2


def test_soy_sauce_is_optional() -> None:
    play = fulfilled(nearly("soy_sauce").seat(0, crew="jets")).skip(0)
    assert (play.cards("crew-0"), play.credits(0)) == (["jets"], 16)


def test_soy_sauce_needs_crew() -> None:
    fulfilled(nearly("soy_sauce")).expect(1, "ask-lead")


# -- sugar


@pytest.mark.parametrize(("contract", "credits"), [("rice", 12), ("cups", 10)])
def test_sugar(contract: str, credits: int) -> None:
    position = contracting(contract).seat(0, fulfilled="sugar")
    assert Play(position).do(0, "contract", contract, "ship-0").credits(0) == credits


def test_sugar_ignores_contracts_of_others() -> None:
    position = contracting("rice").seat(1, fulfilled="sugar")
    assert Play(position).do(0, "contract rice ship-0").credits(1) == 10


# -- wheat


def test_wheat() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="wheat")
    play = Play(position.seat(0, hand="rice")).do(0, "load rice ship-0")
    assert play.cards("cargo-0") == ["rice"]


def test_wheat_frees_only_agriculture_containers() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="wheat")
    Play(position.seat(0, hand="cups")).refuse(0, "load cups ship-0")


def test_wheat_serves_its_owner_alone() -> None:
    position = acting("load", 0, 1).put("contracts-2", "laptops").seat(0, fulfilled="wheat")
    Play(position.seat(1, hand="rice")).refuse(1, "load rice ship-2")
