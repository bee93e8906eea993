"""The Capital set: grey cards, the Barter action, tiers over all Goods."""

from __future__ import annotations

from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting, BadValues
from portside.games.import_export.cards import TYPES, faces
from portside.games.import_export.queries import goods_count, tiers
from portside.games.import_export.table import Harbour
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour, scored

DECK = "drones jets pens books soap candy pants"


def dealt(seats: int, seed: int) -> Harbour:
    table = portside.new_match("import_export", seats, seed, {"set_capital": True}).table
    assert isinstance(table, Harbour)
    return table


def capital(seats: int = 2, **facts: Any) -> Scene:
    """Begin a position with the Capital set."""
    return harbour(seats, **facts).options(set_capital=True)


def doing(action: str, *todo: int, **facts: Any) -> Scene:
    """Begin a position with the Capital set in which seats perform an action so many times."""
    return acting(action, *todo, **facts).options(set_capital=True)


# -- the set


@pytest.mark.rule("IE-169", "IE-003")
def test_capital_adds_fifteen_grey_cards_and_a_sixth_action() -> None:
    t = dealt(2, 1)
    grey = [face for face in t.box.cards if face.type == "capital"]
    assert (len(t.box.cards), len(grey)) == (115, 15)
    assert {face.action for face in grey} == {"barter"}
    assert t.box.action_names == ("supply", "import", "contract", "load", "pirate", "barter")


@pytest.mark.rule("IE-169")
def test_without_the_set_nobody_can_barter() -> None:
    t = portside.new_match("import_export", 2, 1).table
    assert isinstance(t, Harbour)
    assert "barter" not in t.box.action_names
    assert not t.box.grey


def test_the_first_edition_has_no_capital_set() -> None:
    with pytest.raises(BadSetting, match="'set_capital' belongs to the definitive edition"):
        portside.new_match("import_export", 2, 1, {"edition": "first", "set_capital": True})


# -- the deal


@pytest.mark.rule("IE-170", "IE-171", "EX-23", "AMB-083")
@pytest.mark.parametrize("seats", range(2, 7))
def test_grey_may_be_dealt_to_any_number_and_starts_with_two_credits_more(seats: int) -> None:
    met = False
    for seed in range(20):
        t = dealt(seats, seed)
        assert len(set(t.colours)) == seats
        for me in t.seats:
            grey = t.colours[me] == "capital"
            met |= grey
            assert t.credits[me] == (12 if grey else 10)
    assert met


@pytest.mark.rule("IE-172", "IE-185", "EX-23")
def test_the_grey_harbour_is_worth_a_tier_for_capital_alone() -> None:
    t = Play(capital(colours=["capital", "luxury"])).table
    grey, blue = t.seats
    assert [tiers(t, grey, kind) for kind in (*TYPES, "capital")] == [0, 0, 0, 0, 0, 1]
    assert tiers(t, blue, "capital") == 0


@pytest.mark.rule("IE-173", "AMB-091")
def test_capital_dealt_onto_a_ship_is_replaced_but_stays_on_the_island_and_in_hands() -> None:
    replaced = kept = 0
    for seed in range(20):
        t = dealt(4, seed)
        for ship in t.sea:
            assert len(t[ship.cargo]) == 4
            assert t.box.grey.isdisjoint(t[ship.cargo])
        assert t.box.grey.issuperset(t[t.box.discard])
        replaced += len(t[t.box.discard])
        hands = [card for me in t.seats for card in t[me.hand]]
        assert len(hands) == 20
        kept += len(t.box.grey.intersection((*hands, *t[t.box.island])))
    assert replaced and kept


# -- Barter


@pytest.mark.rule("IE-174")
def test_barter_exchanges_a_hand_card_with_an_island_card() -> None:
    play = Play(doing("barter", 1, 0).seat(0, hand="cups euros").put("island", "rice yen"))
    play.expect(0, "ask-barter")
    assert len(play.options(0)) == 4 + 1, "and the grey card may be thrown away"
    play.answer("swap cups yen")
    assert play.cards("hand-0") == ["euros", "yen"]
    assert play.cards("island") == ["rice", "cups"]


@pytest.mark.rule("IE-174", "IE-063")
def test_each_barter_is_an_exchange_of_its_own_and_has_to_be_done() -> None:
    play = Play(doing("barter", 2, 0).seat(0, hand="cups").put("island", "rice soap"))
    play.refuse(0, "pass").do(0, "swap cups rice")
    play.refuse(0, "pass").do(0, "swap rice soap").expect(1, "ask-lead")
    assert play.cards("hand-0") == ["soap"]


@pytest.mark.rule("IE-174", "AMB-011")
@pytest.mark.parametrize(("hand", "island"), [("", "rice"), ("cups", "")])
def test_barter_fizzles_without_a_card_on_either_side(hand: str, island: str) -> None:
    play = Play(doing("barter", 1, 0).seat(0, hand=hand).put("island", island))
    play.expect(1, "ask-lead")
    assert play.log(kind="log-fizzled")


@pytest.mark.rule("IE-175")
def test_a_led_barter_is_the_leaders_alone() -> None:
    position = (
        capital(3).seat(0, hand="yen cups", crew="euros").seat(1, hand="gps", crew="interest")
    )
    play = Play(position.put("island", "rice soap").put("deck", "jets drones"))
    play.do(0, "play yen").expect(0, "ask-count").answer(2)
    play.do(0, "swap cups rice").do(0, "swap rice soap").expect(1, "ask-lead")
    assert play.cards("hand-1") == ["gps"], "nobody drew"
    assert play.cards("discard") == ["yen"]


@pytest.mark.rule("AMB-086", "IE-175")
def test_nothing_lets_anybody_follow_a_led_barter() -> None:
    position = capital(2).options(set_kickstarter=True).seat(0, hand="yen cups")
    position.seat(1, hand="laptops", fulfilled="neural_units three_d_printers")
    play = Play(position.put("island", "rice")).do(0, "play yen").do(0, "swap cups rice")
    play.expect(1, "ask-lead")


@pytest.mark.rule("IE-176", "AMB-085")
def test_barter_crew_let_one_follow_any_action_with_a_barter_card() -> None:
    position = capital(2).seat(0, hand="laptops").seat(1, hand="yen cups", crew="euros")
    play = Play(position.put("island", "rice soap")).do(0, "play laptops")
    assert "follow-as barter yen" in play.options(1)
    play.do(1, "follow-as barter yen").expect(1, "ask-count")
    assert (play.prompt(1).low, play.prompt(1).high) == (1, 2)
    play.answer(2).do(1, "swap cups rice").do(1, "swap rice soap").expect(1, "ask-lead")
    assert play.cards("hand-1") == ["soap"]


@pytest.mark.rule("IE-176", "AMB-085")
def test_without_barter_crew_nobody_follows_with_barter() -> None:
    play = Play(capital(2).seat(0, hand="laptops").seat(1, hand="yen", crew="jets"))
    play.do(0, "play laptops").refuse(1, "follow-as barter yen")


@pytest.mark.rule("IE-177", "AMB-085")
def test_who_draws_may_barter_once_for_each_barter_crew() -> None:
    position = capital(2).seat(0, hand="laptops").seat(1, crew="euros yen", fulfilled="cups")
    position.put("island", "rice sauna").put("deck", DECK)
    play = Play(position).do(0, "play laptops").do(1, "draw").expect(1, "ask-count")
    assert (play.prompt(1).low, play.prompt(1).high) == (0, 2)
    play.answer(1).do(1, "swap pens rice").expect(1, "ask-lead")


@pytest.mark.rule("IE-178", "IE-177")
@pytest.mark.parametrize(("action", "asked"), [("barter", "ask-barter"), ("load", "ask-load")])
def test_crew_perform_barter_or_the_led_action_never_both(action: str, asked: str) -> None:
    position = capital(2).seat(0, hand="laptops").seat(1, crew="euros tablets", fulfilled="cups")
    position.put("island", "rice").put("deck", DECK).put("contracts-2", "televisions")
    play = Play(position).do(0, "play laptops").do(1, "draw").expect(1, "ask-crew-action")
    assert play.options(1) == ["as load", "as barter"]
    play.answer(f"as {action}").expect(1, "ask-count").answer(1).expect(1, asked)
    play.do(1, play.options(1)[0]).expect(1, "ask-lead")


@pytest.mark.rule("IE-179", "IE-180")
def test_two_barter_cards_are_a_wild_for_any_other_action_led() -> None:
    play = Play(capital(2).seat(0, hand="yen euros")).do(0, "wild yen euros")
    play.expect(0, "ask-action")
    assert play.options(0) == [
        f"as {a}" for a in ("supply", "import", "contract", "load", "pirate")
    ]


@pytest.mark.rule("IE-180")
def test_two_barter_cards_are_a_wild_to_follow() -> None:
    position = capital(2).seat(0, hand="laptops").seat(1, hand="yen euros cups soap", crew="gps")
    play = Play(position).do(0, "play laptops")
    assert {"wild yen euros", "wild cups soap"} <= set(play.options(1))
    play.do(1, "wild yen euros")
    assert play.log(kind="log-played")[-1]["facts"]["action"] == "load"


@pytest.mark.rule("AMB-038", "IE-176")
def test_barter_in_an_import_turn_comes_after_the_auctions() -> None:
    position = capital(3, sea=[1]).put("cargo-1", "jets drones").put("island", "rice")
    position.seat(0, hand="cups").seat(1, hand="yen soap", crew="euros").seat(2, hand="pens")
    play = Play(position).do(0, "play cups").do(1, "follow-as barter yen").do(1, 1)
    play.do(2, "follow pens").expect(0, "ask-target").answer("ship-1")
    play.do(0, 0).do(2, 2).do(2, "goods jets").do(2, "goods drones").expect(1, "ask-barter")


@pytest.mark.rule("AMB-087")
def test_barter_by_a_power_does_not_rule_out_another_action() -> None:
    position = doing("load", 1, 0).options(set_kickstarter2=True)
    position.options(values={"ar_glasses": {"load": {"technology": 1}}})
    position.seat(0, hand="laptops yen sauna").put("contracts-0", "ar_glasses")
    position.put("island", "rice showers").put("deck", DECK)
    play = Play(position).do(0, "load laptops ship-0").expect(0, "ask-ar-glasses")
    play.answer("yen").expect(0, "ask-barter").answer("swap sauna showers")
    play.expect(0, "ask-ar-glasses").answer("showers").expect(0, "ask-supply")


def test_cologne_may_pick_barter() -> None:
    position = capital(2).seat(0, fulfilled="cologne cups", crew="yen euros")
    play = scored(position).do(0, "as barter")
    assert play.part(0, "card-cologne") == 8


# -- Capital Goods


@pytest.mark.rule("IE-181", "EX-24")
def test_capital_goods_count_as_the_leftmost_other_good() -> None:
    t = Play(capital().seat(0, goods="yen jets rice euros")).table
    me = t.seats[0]
    assert [goods_count(t, me, kind) for kind in TYPES] == [3, 1, 0, 0, 0]


@pytest.mark.rule("IE-181", "AMB-084")
def test_capital_goods_change_type_when_the_leftmost_good_leaves() -> None:
    position = capital().seat(0, goods="yen jets rice", fulfilled="telescopes")
    play = Play(position)
    me = play.table.seats[0]
    assert goods_count(play.table, me, "technology") == 2
    play.use(0, "telescopes").do(0, "jets")
    assert goods_count(play.table, me, "agriculture") == 2


@pytest.mark.rule("AMB-084", "IE-184")
def test_capital_goods_alone_have_no_type_but_are_goods_and_tiers() -> None:
    play = scored(capital().seat(0, goods="yen euros"))
    parts = play.match.result.scores[0].parts if play.match.result else {}
    assert parts == {"credits": 10}
    assert tiers(play.table, play.table.seats[0], "capital") == 2


@pytest.mark.rule("AMB-084")
def test_of_goods_that_arrive_together_their_owner_says_which_lies_leftmost() -> None:
    position = capital().options(values={"soy_sauce": {"load": {"technology": 1}}})
    position.facts(led="load", todo=[1, 0]).put("contracts-0", "soy_sauce").put("deck", "drones")
    position.seat(0, hand="jets", crew="rice yen cups", fulfilled="pens books")
    play = Play(position).do(0, "load jets ship-0").do(0, "yes").expect(0, "ask-leftmost")
    assert play.options(0) == ["rice", "cups"]
    play.answer("cups")
    assert play.cards("goods-0") == ["yen", "cups", "rice"]
    assert goods_count(play.table, play.table.seats[0], "consumer") == 2


@pytest.mark.rule("IE-181")
def test_capital_goods_score_with_their_type() -> None:
    play = scored(capital().seat(0, goods="sauna yen").seat(1, goods="showers"))
    assert (play.part(0, "goods-luxury"), play.part(0, "most-luxury")) == (2, 8)


@pytest.mark.rule("AMB-118")
def test_grey_is_no_colour_for_improbability() -> None:
    position = capital().options(set_kickstarter2=True).seat(0, crew="jets rice foxes cups sauna")
    position.seat(0, fulfilled="improbability tablets onions seeds pens showers")
    position.seat(0, goods="drones honey pistols soap yen", hand="candy").put("island", "books")
    play = Play(position.facts(led="supply", todo=[1, 0])).do(0, "sell candy")
    assert play.match.result is None


# -- tiers of Capital Contracts


@pytest.mark.rule("IE-182", "IE-184")
def test_every_good_of_any_type_is_a_tier_for_a_capital_contract() -> None:
    position = doing("contract", 1, 0).seat(0, hand="yen gps the_algorithm", goods="jets euros")
    play = Play(position)
    found = {option.split()[1] for option in play.options(0) if option.startswith("contract")}
    assert found == {"yen", "gps"}, "both need 2, the third one 3"


@pytest.mark.rule("IE-183")
def test_capital_tiers_run_from_0_to_9() -> None:
    needed = [face.tiers for face in faces("definitive").values() if face.type == "capital"]
    assert (min(needed), max(needed)) == (0, 9)
    portside.new_match("import_export", 2, 1, {"values": {"yen": {"tier": 9}}})
    with pytest.raises(BadValues, match="0 to 9"):
        portside.new_match("import_export", 2, 1, {"values": {"yen": {"tier": 10}}})


@pytest.mark.rule("IE-185", "IE-172")
def test_the_grey_harbour_adds_a_tier() -> None:
    position = doing("contract", 1, 0, colours=["capital", "luxury"])
    play = Play(position.seat(0, hand="yen", goods="cups"))
    assert "contract yen ship-0" in play.options(0)


@pytest.mark.rule("IE-186", "IE-119")
def test_further_contract_actions_stand_in_for_missing_capital_tiers() -> None:
    position = doing("contract", 2, 0).seat(0, hand="yen", goods="cups")
    play = Play(position).do(0, "contract yen ship-0").expect(1, "ask-lead")
    assert play.log(kind="log-tiers")


@pytest.mark.rule("AMB-092")
def test_volkswagen_doubles_capital_that_counts_as_technology_and_technology_for_capital() -> None:
    position = capital(colours=["luxury", "consumer"]).options(set_flag=True)
    t = Play(position.seat(0, goods="jets yen rice", fulfilled="volkswagen")).table
    assert tiers(t, t.seats[0], "technology") == 2 * 2
    assert tiers(t, t.seats[0], "capital") == 3 + 2
    assert tiers(t, t.seats[0], "agriculture") == 1


# -- rainbow loads and grey Containers


@pytest.mark.rule("IE-187", "IE-193")
def test_any_colour_fills_a_rainbow_load_and_it_pays_as_usual() -> None:
    position = (
        doing("load", 3, 0).seat(0, hand="jets rice cups").put("contracts-0", "mineral_fuels")
    )
    play = Play(position.put("deck", "drones"))
    play.do(0, "load rice ship-0").do(0, "load cups ship-0").do(0, "load jets ship-0")
    assert play.credits(0) == 10 + 10
    assert play.cards("fulfilled-0") == ["mineral_fuels"]


@pytest.mark.rule("IE-188")
def test_a_grey_container_covers_any_requirement() -> None:
    position = doing("load", 1, 0).options(values={"teslas": {"load": {"luxury": 2}}})
    position.put("contracts-0", "teslas").put("cargo-0", "yen").seat(0, hand="sauna")
    play = Play(position.put("deck", "drones")).do(0, "load sauna ship-0")
    assert play.at(0) == "sea"


@pytest.mark.rule("IE-189", "IE-190")
def test_a_grey_card_cannot_be_loaded() -> None:
    position = doing("load", 1, 0).seat(0, hand="yen").put("contracts-0", "mineral_fuels")
    assert Play(position).options(0) == ["pass", "use mineral_fuels", "use yen discard"]


@pytest.mark.rule("IE-189")
def test_it_is_told_why_a_grey_card_cannot_be_loaded() -> None:
    position = doing("load", 1, 0).seat(0, hand="yen jets", fulfilled="batteries")
    position.put("contracts-0", "televisions")
    play = Play(position).do(0, "load jets ship-0").expect(0, "ask-batteries")
    assert play.why_not(0, "yen") == ["why-grey"]


@pytest.mark.rule("IE-189", "AMB-088")
def test_a_grey_card_cannot_be_pirated_from_ship_or_island_not_even_to_be_discarded() -> None:
    position = doing("pirate", 1, 0, sea=[3]).put("cargo-3", "yen rice").put("island", "euros cups")
    found = Play(position).options(0)
    assert found == ["pirate rice discard", "pirate cups discard"]


@pytest.mark.rule("AMB-089")
def test_a_ship_with_only_grey_cargo_is_emptied_by_imports_alone() -> None:
    position = doing("pirate", 1, 0, sea=[3]).put("cargo-3", "yen euros")
    play = Play(position).expect(1, "ask-lead")
    assert play.log(kind="log-fizzled")
    again = doing("import", 1, 0, sea=[3]).put("cargo-3", "yen euros")
    play = Play(again).do(0, "ship-3").do(0, "goods yen").do(0, "crew euros")
    assert play.at(3) == "harbour"


@pytest.mark.rule("IE-190", "IE-189")
def test_a_power_may_load_a_grey_container() -> None:
    position = doing("load", 1, 0, sea=[3]).put("cargo-3", "yen rice")
    position.options(values={"fake_money": {"load": {"technology": 1}}, "jets": {"tier": 0}})
    position.seat(0, hand="laptops").put("contracts-0", "fake_money").put("contracts-1", "jets")
    play = Play(position.put("deck", "drones")).do(0, "load laptops ship-0")
    play.expect(0, "ask-fake-money")
    assert "load yen ship-1" in play.options(0)
    assert "load rice ship-1" not in play.options(0)


# -- throwing Capital cards away


@pytest.mark.rule("IE-191", "IE-192", "AMB-066")
def test_capital_cards_may_be_thrown_away_from_hand_in_turn_and_out_of_it() -> None:
    position = capital(2).seat(0, hand="yen cups").seat(1, hand="euros soap")
    play = Play(position.put("deck", "jets drones"))
    play.use(1, "euros", "discard").use(0, "yen", "discard").expect(0, "ask-lead")
    assert play.cards("discard") == ["euros", "yen"]
    assert (play.cards("hand-0"), play.cards("hand-1")) == (["cups"], ["soap"]), "none is drawn"
    play.refuse(0, "use cups discard").expect_nothing(1)


@pytest.mark.rule("IE-192")
def test_the_next_draw_fills_the_hand_as_usual() -> None:
    position = capital(2).seat(0, hand="yen cups").put("deck", "jets drones rice soap pens books")
    play = Play(position).use(0, "yen", "discard").do(0, "draw")
    assert len(play.cards("hand-0")) == 5


@pytest.mark.rule("IE-191", "AMB-065")
def test_nobody_else_can_tell_who_could_throw_a_capital_card_away() -> None:
    play = Play(capital(2).seat(1, hand="euros"))
    offered = [prompt for prompt in play.match.pending if prompt.standing]
    assert [prompt.seat for prompt in offered] == [1]
    assert play.match.view(0)["waiting"] == [0]


@pytest.mark.rule("IE-191", "AMB-064")
def test_no_capital_card_is_thrown_away_within_an_effect_or_at_the_end() -> None:
    position = capital(2).seat(0, hand="yen", fulfilled="cologne")
    scored(position).expect(0, "ask-cologne").refuse(0, "use yen discard")
