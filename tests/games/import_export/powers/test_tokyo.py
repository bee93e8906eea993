"""The powers of the Tokyo set, with the Port of Tokyo and without."""

from __future__ import annotations

from typing import Any

import pytest

from portside.games.import_export.queries import fits
from portside.testing import Scene
from portside.testing.laws import cards_lie_in_one_place
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

DECK = "gold_stuff impalas long_coats nice_suits velvet_robes champagne showers artifacts sauna"


def tokyo(position: Scene, **options: Any) -> Scene:
    return position.options(set_tokyo=True, **options)


def completing(card: str, seats: int = 3, *, port: bool = True, **facts: Any) -> Scene:
    return tokyo(fulfilling(card, seats, **facts), port="on" if port else "off")


def leading(card: str, seats: int = 2, **facts: Any) -> Scene:
    """Begin a turn of seat 0, who has fulfilled a card."""
    return tokyo(harbour(seats, **facts)).seat(0, fulfilled=card).put("deck", DECK)


def island(play: Play) -> list[str]:
    """Return the cards of Island or Port without the one the fulfilment has just added."""
    return play.cards("island")[:-1]


def contracted_free(card: str) -> Scene:
    """Begin with a Contract action of seat 0, and a card of tier 0 at the Port or on the Island."""
    position = tokyo(acting("contract", 1, 0)).options(values={card: {"tier": 0}})
    return position.seat(0, fulfilled="toto_toilets").put("island", card)


# -- chopsticks


@pytest.mark.parametrize("action", ["contract", "load"])
def test_chopsticks_perform_import_as_contract_or_load(action: str) -> None:
    position = leading("chopsticks").seat(0, hand="cups")
    play = Play(position).do(0, "play cups").expect(0, "ask-execute-as")
    assert play.options(0) == ["as import", "as contract", "as load"]
    play.answer("as", action)
    assert (play.table.led, play.table.doing[0]) == ("import", action)


@pytest.mark.rule("IX-37", "AMB-109", "AMB-038")
def test_chopsticks_let_the_leader_name_ships_without_bidding_then_load_twice() -> None:
    position = leading("chopsticks").seat(0, hand="cups jets drones", crew="pens")
    position.put("contracts-0", "laptops").put("cargo-3", "rice wheat sugar").facts(sea=[3])
    position.options(values={"laptops": {"load": {"technology": 3}}})
    play = Play(position.seat(1, hand="soap"))
    play.do(0, "play cups").do(0, "2").do(0, "as load")
    assert "follow soap" in play.options(1), "Import is led all the same"
    play.do(1, "follow soap").expect(0, "ask-target").answer("ship-3")
    play.expect(1, "ask-take").answer("goods rice").answer("goods wheat")
    play.do(0, "load jets ship-0").do(0, "load drones ship-0")
    assert play.cards("cargo-0") == ["jets", "drones"]
    assert play.credits(1) == 10, "a lone bidder pays nothing"


@pytest.mark.rule("AMB-109")
def test_chopsticks_are_of_no_use_to_others_or_for_other_actions() -> None:
    position = leading("chopsticks").seat(0, hand="jets").seat(1, hand="cups drones")
    play = Play(position.put("contracts-0", "laptops")).do(0, "play jets").expect(1, "ask-follow")
    assert play.table.doing[0] == "load"


# -- hentai_manga


@pytest.mark.parametrize(
    ("answer", "place"), [("goods", "goods-0"), ("crew", "crew-0"), ("", "fulfilled-0")]
)
def test_hentai_manga_store_later_illegal_contracts(answer: str, place: str) -> None:
    play = fulfil(completing("foxes").seat(0, fulfilled="hentai_manga"))
    play.expect(0, "ask-hentai-manga")
    play.answer(f"{answer} foxes" if answer else "pass")
    assert "foxes" in play.cards(place)


@pytest.mark.rule("AMB-055")
def test_hentai_manga_do_not_touch_themselves_nor_what_is_fulfilled_with_them() -> None:
    position = completing("hentai_manga").options(
        values={"hentai_manga": {"load": {"technology": 1}}, "foxes": {"load": {"technology": 1}}}
    )
    play = fulfil(position.put("contracts-0", "foxes"))
    assert play.cards("fulfilled-0") == ["hentai_manga", "foxes"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("IX-51", "AMB-117")
def test_hentai_manga_come_after_an_immediate_power() -> None:
    """Danger Pets collect 2 from each opponent, then become Crew."""
    play = fulfil(completing("danger_pets").seat(0, fulfilled="hentai_manga"))
    assert play.credits(0) == 16 + 2 * 2
    assert play.do(0, "crew danger_pets").cards("crew-0") == ["danger_pets"]


@pytest.mark.rule("IX-51", "AMB-117")
def test_hentai_manga_cost_an_ongoing_power() -> None:
    play = fulfil(completing("big_cats").seat(0, fulfilled="hentai_manga"))
    play.do(0, "goods big_cats")
    assert play.cards("fulfilled-0") == ["hentai_manga"]
    assert fits not in play.table.listeners, "Illegal Containers are no longer wild"


@pytest.mark.rule("AMB-029")
def test_hentai_manga_judge_room_without_the_card() -> None:
    """With two fulfilled cards there are three Crew and six Goods, less without the new one."""
    goods, crew = "cups pens soap chairs", "rice wheat"
    full = completing("foxes").seat(0, fulfilled="hentai_manga", goods=goods, crew=crew)
    assert fulfil(full).cards("fulfilled-0") == ["hentai_manga", "foxes"]
    roomy = completing("foxes").seat(0, fulfilled="hentai_manga", goods=goods, crew="rice")
    assert fulfil(roomy).options(0) == ["crew foxes", "pass"]


def test_hentai_manga_heed_only_own_illegal_contracts() -> None:
    play = fulfil(completing("cups").seat(0, fulfilled="hentai_manga").put("deck", DECK))
    play.expect(1, "ask-lead")
    play = fulfil(completing("foxes").seat(1, fulfilled="hentai_manga"))
    play.expect(1, "ask-lead")


@pytest.mark.rule("IE-232")
def test_hentai_manga_make_tokens_where_crew_are_tokens() -> None:
    position = completing("foxes").options(containers="all_tokens")
    play = fulfil(position.seat(0, fulfilled="hentai_manga")).do(0, "crew foxes")
    (crew,) = play.cards("crew-0")
    assert crew != "foxes" and "foxes" in play.cards("discard")


# -- jidohanbaiki


def test_jidohanbaiki_give_credits_for_a_draw() -> None:
    play = Play(leading("jidohanbaiki")).do(0, "by jidohanbaiki")
    assert (play.credits(0), play.cards("hand-0")) == (12, [])
    play.expect(1, "ask-lead")


def test_jidohanbaiki_are_optional() -> None:
    play = Play(leading("jidohanbaiki")).do(0, "draw")
    assert (play.credits(0), len(play.cards("hand-0"))) == (10, 5)


def test_jidohanbaiki_declare_a_draw_but_draw_no_cards() -> None:
    """Chairs of another hear of a draw action; Lumber hears of cards only."""
    position = leading("jidohanbaiki").seat(1, fulfilled="chairs lumber", hand="cups")
    play = Play(position).do(0, "by jidohanbaiki")
    assert play.prompt(1).kind == "ask-chairs"


def test_jidohanbaiki_are_for_the_leader() -> None:
    position = tokyo(harbour(2)).seat(1, fulfilled="jidohanbaiki", hand="pens")
    play = Play(position.seat(0, hand="jets").put("contracts-0", "laptops").put("deck", DECK))
    play.do(0, "play jets").expect(1, "ask-follow")
    assert play.options(1) == ["draw"]


# -- muji_pens


@pytest.mark.rule("AMB-063")
def test_muji_pens_put_the_hand_on_the_island_and_take_three_of_each() -> None:
    position = completing("muji_pens").seat(0, hand="cups rice")
    position.seat(1, hand="pens soap chairs paper").seat(2, hand="wheat")
    play = fulfil(position)
    assert island(play) == ["cups", "rice"]
    assert [len(play.cards(f"hand-{seat}")) for seat in range(3)] == [4, 1, 0]
    assert "wheat" in play.cards("hand-0"), "all there is"


def test_muji_pens_work_with_an_empty_hand_and_are_no_draw() -> None:
    position = completing("muji_pens", 2).seat(0, fulfilled="nanobots").seat(1, hand="pens")
    play = fulfil(position)
    assert (island(play), play.cards("hand-0")) == ([], ["pens"])
    play.expect(1, "ask-lead")


def test_muji_pens_show_the_taken_cards_to_giver_and_taker_alone() -> None:
    play = fulfil(completing("muji_pens").seat(1, hand="pens soap"))
    seen = {seat: play.match.view(seat)["zones"] for seat in (1, 2)}
    hands = {
        seat: next(zone for zone in zones if zone["id"] == "hand-0") for seat, zones in seen.items()
    }
    assert {card.get("id") for card in hands[1]["cards"]} == {"pens", "soap"}
    assert all("id" not in card for card in hands[2]["cards"])


# -- ramen


@pytest.mark.rule("AMB-094")
@pytest.mark.parametrize("port", [True, False])
def test_ramen_take_all_agriculture_of_the_port_or_the_island(port: bool) -> None:
    play = fulfil(completing("ramen", port=port).put("island", "rice cups wheat"))
    assert play.cards("goods-0") == ["rice", "wheat"]
    assert island(play) == ["cups"]


@pytest.mark.rule("AMB-030")
def test_ramen_discard_what_does_not_fit() -> None:
    position = completing("ramen", market=[0] * 5).options(market=True)
    position.seat(0, goods="cups pens").put("island", "rice wheat sugar")
    play = fulfil(position).expect(0, "ask-overflow").answer("wheat")
    assert play.cards("goods-0") == ["cups", "pens", "rice", "sugar"]
    assert play.cards("discard")[-1] == "wheat"
    assert play.table.market[1] == 2, "only what stays moves a marker"


@pytest.mark.rule("AMB-095")
def test_ramen_take_flag_cards_whichever_side_up() -> None:
    """Both colours count on the Island; which one it is as a Good, its owner says."""
    position = completing("ramen").options(set_flag=True)
    play = fulfil(position.put("island", "rice flag_1 flag_6"))
    for _ in range(2):
        play.expect(0, "ask-side").answer(play.options(0)[0])
        cards_lie_in_one_place(play.match)
    assert play.cards("goods-0") == ["rice", "avocado", "rooibos_tea"]


def test_ramen_find_nothing_where_no_agriculture_is() -> None:
    assert fulfil(completing("ramen").put("island", "cups")).cards("goods-0") == []


# -- squid_jerky


@pytest.mark.rule("AMB-093", "AMB-068")
def test_squid_jerky_changes_places_with_a_card_of_the_two_credit_column() -> None:
    values = {"squid_jerky": {"load": {"technology": 2}}, "danger_pets": {"tier": 0}}
    values |= {"cups": {"tier": 0}, "pens": {"tier": 1}}
    position = completing("squid_jerky").options(values=values)
    play = fulfil(position.put("island", "cups danger_pets pens"))
    assert play.expect(0, "ask-squid-jerky").options(0) == ["cups", "danger_pets"]
    play.answer("danger_pets")
    assert play.cards("fulfilled-0") == ["danger_pets"]
    assert island(play) == ["cups", "pens", "squid_jerky"]
    assert play.credits(0) == 16, "its immediate power does not resolve"


@pytest.mark.rule("AMB-068", "AMB-055")
def test_squid_jerky_brings_an_ongoing_power_after_its_own_voyage() -> None:
    """Laptops draw two for own fulfilments with Technology aboard: not for this one."""
    values = {"squid_jerky": {"load": {"technology": 2}}, "laptops": {"tier": 0}}
    position = completing("squid_jerky", 2).options(values=values).put("island", "laptops")
    play = fulfil(position.put("deck", DECK)).do(0, "laptops")
    assert (play.cards("fulfilled-0"), play.cards("hand-0")) == (["laptops"], [])


@pytest.mark.rule("AMB-094")
@pytest.mark.parametrize(("port", "island"), [(True, "pens"), (True, ""), (False, "cups")])
def test_squid_jerky_stays_where_there_is_no_such_card_or_no_port(port: bool, island: str) -> None:
    values = {"squid_jerky": {"load": {"technology": 2}}, "cups": {"tier": 0}, "pens": {"tier": 1}}
    position = completing("squid_jerky", port=port).options(values=values)
    play = fulfil(position.put("island", island))
    assert play.cards("fulfilled-0") == ["squid_jerky"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-101")
def test_squid_jerky_tuck_a_card_where_crew_and_goods_are_tokens() -> None:
    values = {"squid_jerky": {"load": {"technology": 2}}, "cups": {"tier": 0}}
    position = completing("squid_jerky").options(containers="all_tokens", values=values)
    play = fulfil(position.put("island", "cups")).do(0, "cups")
    assert play.cards("fulfilled-0") == ["cups"]


@pytest.mark.rule("AMB-093")
def test_squid_jerky_goes_by_the_prices_of_a_printed_board() -> None:
    values = {"squid_jerky": {"load": {"technology": 2}}, "cups": {"tier": 0}, "pens": {"tier": 1}}
    position = completing("squid_jerky").options(values={**values, "port": {"prices": [0, 2]}})
    assert fulfil(position.put("island", "cups pens")).options(0) == ["pens"]


# -- sushi_knives


@pytest.mark.rule("AMB-139")
def test_sushi_knives_discard_four_luxury_cards_for_two_credits() -> None:
    position = leading("sushi_knives").seat(0, hand="cologne diamonds teslas pillows cups")
    play = Play(position).do(0, "use sushi_knives")
    play.do(0, "cologne", "diamonds", "teslas", "pillows")
    assert (play.cards("hand-0"), play.credits(0)) == (["cups"], 12)
    play.expect(0, "ask-lead")


def test_sushi_knives_need_four_and_work_out_of_turn() -> None:
    position = leading("sushi_knives").seat(0, hand="cologne diamonds teslas cups")
    assert "use sushi_knives" not in Play(position).options(0)
    position = tokyo(harbour(2)).seat(1, fulfilled="sushi_knives")
    position.seat(1, hand="cologne diamonds teslas pillows helicopter")
    play = Play(position.put("deck", DECK)).do(1, "use sushi_knives")
    play.do(1, "cologne", "diamonds", "teslas", "helicopter").expect(0, "ask-lead")
    assert play.credits(1) == 12


# -- toto_toilets


@pytest.mark.rule("IE-201", "AMB-094")
@pytest.mark.parametrize("port", ["on", "off"])
def test_toto_toilets_contract_from_port_or_island_for_nothing(port: str) -> None:
    play = Play(contracted_free("cups").options(port=port)).do(0, "contract cups ship-0")
    assert (play.cards("contracts-0"), play.credits(0)) == (["cups"], 10)


@pytest.mark.rule("IE-202", "AMB-094")
def test_toto_toilets_do_not_waive_the_tier() -> None:
    position = contracted_free("cups").options(values={"cups": {"tier": 1}})
    assert Play(position.seat(0, hand="rice")).why_not(0, "cups") == ["why-tier"]


def test_toto_toilets_are_their_owners_alone_and_optional() -> None:
    position = contracted_free("cups").facts(todo=[1, 1])
    play = Play(position).do(0, "pass").expect(1, "ask-contract")
    assert play.options(1) == [
        "pass",
        "contract-for cups ship-2 fee-2",
        "contract-for cups ship-3 fee-2",
    ]


# -- toyota


def test_toyota_draw_three_when_an_own_ship_returns() -> None:
    position = tokyo(acting("pirate", 1, 0)).seat(1, fulfilled="toyota").put("deck", DECK)
    play = Play(position.put("cargo-3", "rice").facts(sea=[3])).do(0, "pirate rice discard")
    assert (play.at(3), len(play.cards("hand-1"))) == ("harbour", 3)


def test_toyota_heed_no_ships_of_others() -> None:
    position = tokyo(acting("pirate", 1, 0)).seat(0, fulfilled="toyota").put("deck", DECK)
    play = Play(position.put("cargo-3", "rice").facts(sea=[3])).do(0, "pirate rice discard")
    assert play.cards("hand-0") == []


# -- yakuza_art


def art(goods: str) -> Play:
    return fulfil(completing("yakuza_art", 2).seat(0, goods=goods).put("deck", DECK))


@pytest.mark.parametrize("order", [("cards", "credits"), ("credits", "cards")])
def test_yakuza_art_give_cards_and_credits(order: tuple[str, str]) -> None:
    play = art("cups satellite").do(0, order[0]).do(0, order[1])
    assert (len(play.cards("hand-0")), play.credits(0)) == (5, 16 + 4)


@pytest.mark.parametrize(("goods", "way"), [("cups", "cards"), ("satellite", "credits")])
def test_yakuza_art_give_only_what_ones_goods_allow(goods: str, way: str) -> None:
    assert art(goods).options(0) == [way, "pass"]


def test_yakuza_art_are_optional_and_need_goods() -> None:
    play = art("cups satellite").do(0, "pass")
    assert (play.cards("hand-0"), play.credits(0)) == ([], 16)
    art("rice").expect(1, "ask-lead")


# -- the end


def test_the_set_scores_nothing_of_its_own() -> None:
    fulfilled = "chopsticks hentai_manga jidohanbaiki sushi_knives toto_toilets toyota"
    play = scored(tokyo(harbour(2)).seat(0, fulfilled=fulfilled))
    assert play.match.result is not None
    assert play.match.result.scores[0].parts == {"credits": 10}
