"""The Illegal powers."""

from __future__ import annotations

from typing import Any

import pytest

from portside.games.import_export.legality import unwanted
from portside.games.import_export.queries import crew_count, most
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour, scored


def completing(contract: str, seats: int = 2, **facts: Any) -> Scene:
    """Let seat 0 complete a Contract of two Illegal Containers with its last one."""
    position = acting("load", 1, *[0] * (seats - 1), **facts)
    position.options(values={contract: {"load": {"illegal": 2}}})
    return position.seat(0, hand="seeds").put("contracts-0", contract).put("cargo-0", "cannons")


def complete(position: Scene, seed: int = 0) -> Play:
    return Play(position, seed).do(0, "load seeds ship-0")


def pirating(*todo: int, **facts: Any) -> Scene:
    """Let seats pirate; ship 3 of seat 1 is at sea with two Containers."""
    position = acting("pirate", *todo, **({"sea": [3]} | facts))
    return position.put("cargo-3", "rice cups")


# -- a_small_tank


def test_a_small_tank_gets_a_card_from_whoever_fulfils() -> None:
    position = completing("pistols").seat(0, hand="cups rice").seat(1, fulfilled="a_small_tank")
    play = complete(position).expect(0, "ask-a-small-tank").answer("rice")
    assert (play.cards("hand-0"), play.cards("hand-1")) == (["cups"], ["rice"])


@pytest.mark.rule("AMB-056")
def test_a_small_tank_gets_a_card_for_each_contract() -> None:
    position = completing("pistols").seat(0, hand="cups rice").seat(1, fulfilled="a_small_tank")
    position.options(values={"pistols": {"load": 1}, "foxes": {"load": 1}})
    play = complete(position.put("contracts-0", "foxes")).do(0, "cups").do(0, "rice")
    assert play.cards("hand-1") == ["cups", "rice"]


@pytest.mark.rule("AMB-063")
def test_a_small_tank_gets_nothing_from_an_empty_hand() -> None:
    complete(completing("pistols").seat(1, fulfilled="a_small_tank")).expect(1, "ask-lead")


def test_a_small_tank_does_not_ask_its_owner() -> None:
    position = completing("pistols").seat(0, hand="cups", fulfilled="a_small_tank")
    complete(position).expect(1, "ask-lead")


# -- ammunition


def test_ammunition_makes_owners_of_illegal_goods_pay() -> None:
    position = (
        completing("ammunition", seats=3).seat(1, goods="foxes pistols").seat(2, goods="cups")
    )
    play = complete(position)
    assert [play.credits(seat) for seat in range(3)] == [18, 8, 10]


@pytest.mark.rule("AMB-069", "IE-226")
def test_ammunition_reaches_virtual_goods_but_not_empty_purses() -> None:
    position = completing("ammunition", seats=3, credits=[10, 10, 0])
    play = complete(position.seat(1, fulfilled="joe_wiggins").seat(2, goods="foxes"))
    assert [play.credits(seat) for seat in range(3)] == [18, 8, 0]


# -- big_ammunition


def test_big_ammunition_takes_a_random_card_from_the_owner_of_a_pirated_ship() -> None:
    position = pirating(1, 0).seat(0, fulfilled="big_ammunition").seat(1, hand="soap candy")
    play = Play(position).do(0, "pirate rice discard")
    assert len(play.cards("hand-0")) == len(play.cards("hand-1")) == 1
    assert {*play.cards("hand-0"), *play.cards("hand-1")} == {"soap", "candy"}
    assert all(play.sees(seat, card) for seat in (0, 1) for card in play.cards("hand-0"))


def test_big_ammunition_gets_nothing_from_an_empty_hand() -> None:
    play = Play(pirating(1, 0).seat(0, fulfilled="big_ammunition")).do(0, "pirate rice discard")
    assert play.cards("hand-0") == []


def test_big_ammunition_is_not_for_prizes_of_the_island_or_ones_own_ships() -> None:
    position = pirating(2, 0, sea=[1, 3]).put("cargo-1", "pens paper").put("island", "pants")
    position.seat(0, fulfilled="big_ammunition").seat(1, hand="soap")
    play = Play(position).do(0, "pirate pants discard").do(0, "pirate pens discard")
    assert play.cards("hand-1") == ["soap"]


# -- big_cats


def test_big_cats_let_illegal_containers_cover_any_requirement_also_by_piracy() -> None:
    position = pirating(1, 0).seat(0, fulfilled="big_cats").put("island", "foxes")
    play = Play(position.put("contracts-0", "wheat")).do(0, "pirate foxes ship-0")
    assert play.cards("cargo-0") == ["foxes"]


def test_big_cats_do_not_help_opponents() -> None:
    table = Play(harbour().seat(0, fulfilled="big_cats").put("contracts-2", "rice")).table
    assert unwanted(table, table.ships[2], (table.box.ids["foxes"],))


# -- cannabis


def importing(*todo: int, cargo: str = "foxes pistols cups", **facts: Any) -> Scene:
    """Let seats import from ship 3 of seat 1."""
    position = acting("import", *todo, **({"sea": [3]} | facts)).put("cargo-3", cargo)
    return position.seat(1, fulfilled="cannabis")


@pytest.mark.rule("AMB-040")
def test_cannabis_gets_two_for_an_import_with_illegal_cards_not_for_each() -> None:
    play = Play(importing(1, 0)).do(0, "ship-3").do(0, "goods foxes").do(0, "goods pistols")
    assert (play.credits(0), play.credits(1)) == (8, 14)


@pytest.mark.rule("AMB-040")
def test_cannabis_gets_nothing_for_other_cards() -> None:
    play = Play(importing(1, 0, cargo="cups soap foxes"))
    play.do(0, "ship-3").do(0, "goods cups").do(0, "goods soap")
    assert (play.credits(0), play.credits(1)) == (10, 12)


@pytest.mark.rule("IE-226")
def test_cannabis_gets_nothing_from_an_importer_without_credits() -> None:
    play = Play(importing(1, 0, credits=[0, 0])).do(0, "ship-3").do(0, "goods foxes")
    play.do(0, "goods cups")
    assert (play.credits(0), play.credits(1)) == (0, 2)


@pytest.mark.rule("AMB-039")
def test_cannabis_does_not_see_imports_by_powers() -> None:
    position = completing("paper", sea=[3]).seat(1, fulfilled="cannabis")
    play = complete(position.put("cargo-3", "foxes cups"))
    play.expect(0, "ask-power-import").answer("goods foxes")
    assert play.credits(1) == 10


def test_cannabis_asks_nothing_of_its_owner() -> None:
    play = Play(importing(0, 1)).do(0, "ship-3").do(1, "goods foxes").do(1, "goods pistols")
    assert play.credits(1) == 10


# -- cannons


@pytest.mark.rule("AMB-108", "AMB-012")
def test_cannons_count_the_pirate_crew_of_opponents() -> None:
    position = harbour(3).seat(0, fulfilled="cannons", hand="foxes", crew="pistols")
    position.seat(1, crew="seeds").seat(2, crew="railguns")
    play = Play(position).do(0, "play foxes").expect(0, "ask-count")
    assert play.prompt(0).high == 4


def test_cannons_count_no_other_crew_and_no_other_action() -> None:
    table = Play(harbour().seat(0, fulfilled="cannons").seat(1, crew="jets")).table
    assert [crew_count(table, table.seats[0], action) for action in ("pirate", "load")] == [0, 0]


def test_cannons_do_not_count_for_opponents() -> None:
    table = Play(harbour().seat(0, fulfilled="cannons", crew="foxes")).table
    assert crew_count(table, table.seats[1], "pirate") == 0


# -- contraband


def test_contraband_takes_one_more_container_from_a_ship() -> None:
    position = pirating(1, 0).seat(0, fulfilled="contraband").put("island", "pens")
    play = Play(position.put("contracts-0", "wheat")).do(0, "pirate cups discard")
    play.expect(0, "ask-contraband").refuse(0, "pirate pens discard")
    play.answer("pirate rice ship-0")
    assert (play.cards("cargo-0"), play.cards("discard"), play.at(3)) == (
        ["rice"],
        ["cups"],
        "harbour",
    )


@pytest.mark.rule("AMB-017")
def test_contraband_works_once_per_turn() -> None:
    position = pirating(2, 0).seat(0, fulfilled="contraband").put("cargo-3", "pens paper")
    play = Play(position).do(0, "pirate rice discard").do(0, "pirate cups discard")
    play.expect(0, "ask-pirate")


def test_contraband_may_wait_for_a_later_action() -> None:
    position = pirating(2, 0).seat(0, fulfilled="contraband").put("cargo-3", "pens paper")
    play = Play(position).do(0, "pirate cups discard").expect(0, "ask-contraband").answer("pass")
    play.do(0, "pirate rice discard").expect(0, "ask-contraband")


@pytest.mark.rule("AMB-151")
def test_contraband_is_asked_after_the_usual_prize_or_before_it_as_ruled() -> None:
    after = Play(pirating(1, 0).seat(0, fulfilled="contraband")).expect(0, "ask-pirate")
    after.answer("pirate cups discard").expect(0, "ask-contraband")
    position = pirating(1, 0).seat(0, fulfilled="contraband").options(contraband_prize="before")
    Play(position).expect(0, "ask-contraband").answer("pass").expect(0, "ask-pirate")


def test_contraband_is_silent_when_no_ship_is_at_sea() -> None:
    position = acting("pirate", 1, 0).seat(0, fulfilled="contraband").put("island", "pens")
    Play(position).expect(0, "ask-pirate")


@pytest.mark.rule("IE-131")
def test_contraband_may_complete_a_ship_before_the_action_itself() -> None:
    position = pirating(1, 0).seat(0, fulfilled="contraband").put("contracts-0", "coffee")
    position.options(values={"coffee": {"load": 1}}, contraband_prize="before")
    play = Play(position).do(0, "pirate rice ship-0").expect(0, "ask-pirate")
    assert (play.at(0), play.cards("fulfilled-0")) == ("sea", ["contraband", "coffee"])


# -- danger_pets


@pytest.mark.rule("AMB-062", "IE-226")
def test_danger_pets_get_two_from_everybody_who_can_pay() -> None:
    play = complete(completing("danger_pets", seats=3, credits=[10, 10, 0]))
    assert [play.credits(seat) for seat in range(3)] == [18, 8, 0]


# -- dino_bones


@pytest.mark.rule("AMB-062", "AMB-021")
def test_dino_bones_have_everybody_give_a_good_and_the_owner_take_two() -> None:
    position = completing("dino_bones").seat(0, goods="cups").seat(1, goods="rice jets")
    play = complete(position.put("island", "foxes"))
    play.expect(0, "ask-dino-bones").answer("cups")
    play.expect(1, "ask-dino-bones").answer("jets")
    play.expect(0, "ask-dino-bones-take").answer("foxes", "jets")
    assert (play.cards("goods-0"), play.cards("goods-1")) == (["foxes", "jets"], ["rice"])


def test_dino_bones_find_nothing_where_there_is_nothing() -> None:
    play = complete(completing("dino_bones")).expect(1, "ask-lead")
    assert play.cards("goods-0") == []


def test_dino_bones_take_a_single_card_from_a_small_island() -> None:
    play = complete(completing("dino_bones").put("island", "foxes")).do(0, "foxes")
    assert play.cards("goods-0") == ["foxes"]


@pytest.mark.rule("AMB-030")
def test_dino_bones_discard_what_does_not_fit() -> None:
    position = completing("dino_bones").seat(0, goods="cups soap candy pants")
    play = complete(position.put("island", "foxes pens")).do(0, "cups")
    play.do(0, "foxes", "pens").expect(0, "ask-overflow").answer("pens")
    assert play.cards("goods-0") == ["soap", "candy", "pants", "foxes"]


# -- fake_money


@pytest.mark.rule("AMB-113", "IE-143")
def test_fake_money_takes_from_every_opposing_ship_to_hand_or_aboard() -> None:
    position = completing("fake_money", sea=[3]).put("cargo-2", "jets").put("cargo-3", "rice cups")
    play = complete(position.put("contracts-2", "batteries").put("contracts-1", "wheat"))
    play.expect(0, "ask-fake-money").answer("take jets")
    play.expect(0, "ask-fake-money").answer("load rice ship-1")
    assert (play.cards("hand-0"), play.cards("cargo-1")) == (["jets"], ["rice"])


@pytest.mark.rule("IE-148")
def test_fake_money_sends_an_emptied_ship_home() -> None:
    play = complete(completing("fake_money", sea=[3]).put("cargo-3", "rice"))
    assert play.do(0, "take rice").at(3) == "harbour"


def test_fake_money_finds_nothing_when_no_opposing_ship_is_loaded() -> None:
    complete(completing("fake_money")).expect(1, "ask-lead")


@pytest.mark.rule("AMB-113")
def test_fake_money_may_be_set_to_take_once_from_each_opponent() -> None:
    position = completing("fake_money", sea=[3]).put("cargo-2", "jets").put("cargo-3", "rice cups")
    position.put("contracts-2", "batteries").options(fake_money_takes="opponent")
    play = complete(position)
    assert play.options(0) == ["take jets", "take rice", "take cups"]
    play.do(0, "take cups").expect(1, "ask-lead")


# -- flametorch


def toss(position: Scene) -> dict[str, Play]:
    """Toss the coin with several seeds and return a play for each side."""
    sides: dict[str, Play] = {}
    for seed in range(20):
        play = complete(position, seed)
        sides["heads" if play.log(kind="log-heads") else "tails"] = play
    return sides


@pytest.mark.rule("IX-34", "AMB-114")
def test_flametorch_gets_four_from_each_or_pays_each_two() -> None:
    sides = toss(completing("flametorch", seats=4))
    credits = {side: [play.credits(seat) for seat in range(4)] for side, play in sides.items()}
    assert credits == {"heads": [28, 6, 6, 6], "tails": [10, 12, 12, 12]}


@pytest.mark.rule("IX-34", "AMB-114")
def test_flametorch_pays_nobody_when_it_cannot_pay_everybody() -> None:
    position = completing("flametorch", seats=6, credits=[2, 0, 0, 0, 0, 0])
    sides = toss(position)
    assert sides["tails"].credits(0) == 8
    assert sides["heads"].credits(0) == 8


@pytest.mark.rule("AMB-112")
def test_flametorch_pays_in_one_loss() -> None:
    play = toss(completing("flametorch", seats=3).seat(1, fulfilled="fake_dvds"))["tails"]
    assert [play.credits(seat) for seat in range(3)] == [12, 14, 12]


# -- foxes


@pytest.mark.rule("IX-07", "AMB-079")
def test_foxes_win_a_tied_auction_without_asking_the_leader() -> None:
    position = acting("import", 1, 1, 1, sea=[1]).put("cargo-1", "cups soap candy")
    play = Play(position.seat(1, fulfilled="foxes")).do(0, "ship-1")
    play.do(0, "0").do(1, "4").do(2, "4").expect(1, "ask-take")


@pytest.mark.rule("IX-07")
def test_foxes_leave_ties_of_others_to_the_leader() -> None:
    position = acting("import", 1, 1, 1, sea=[1]).put("cargo-1", "cups soap candy")
    play = Play(position.seat(1, fulfilled="foxes")).do(0, "ship-1")
    play.do(0, "4").do(1, "2").do(2, "4").expect(0, "ask-tie")


@pytest.mark.rule("AMB-079", "IE-165", "IE-166")
def test_foxes_take_a_tied_majority_alone_and_the_illegal_penalty_too() -> None:
    position = harbour().seat(0, fulfilled="foxes", goods="jets pistols")
    play = scored(position.seat(1, goods="drones seeds").options(foxes_penalty="wins"))
    parts = ("most-technology", "most-illegal")
    assert [play.part(0, name) for name in parts] == [6, -6]
    assert [play.part(1, name) for name in parts] == [0, 0]


@pytest.mark.rule("AMB-079", "IE-166")
@pytest.mark.parametrize(("said", "penalties"), [("win", [-6, 0]), ("share", [-3, -3])])
def test_the_owner_of_foxes_says_whether_to_win_a_tie_for_most_illegal_goods(
    said: str, penalties: list[int]
) -> None:
    position = harbour().seat(0, fulfilled="foxes", goods="jets pistols")
    play = scored(position.seat(1, goods="drones seeds")).expect(0, "ask-foxes").answer(said)
    assert [play.part(seat, "most-illegal") for seat in (0, 1)] == penalties
    assert [play.part(seat, "most-technology") for seat in (0, 1)] == [6, 0]


@pytest.mark.rule("IE-168")
def test_foxes_win_the_match_when_totals_are_equal() -> None:
    play = scored(harbour().seat(1, fulfilled="foxes")).do(1, "share")
    assert play.match.result is not None
    assert play.match.result.winners == (1,)
    assert play.match.result.tie == "ending-tie-power"


@pytest.mark.rule("AMB-143")
def test_foxes_and_their_copy_tie_between_themselves() -> None:
    position = harbour(3).seat(0, fulfilled="foxes").seat(1, hand="jets")
    position.seat(1, fulfilled="cups").put("contracts-2", "wind_turbines")
    position.options(values={"wind_turbines": {"load": 1}}).facts(led="load", todo=[0, 1, 0])
    table = Play(position).do(1, "load jets ship-2").do(1, "foxes").table
    assert most(table, [3, 3, 3]) == (0, 1)
    assert most(table, [1, 3, 3]) == (1,)


# -- mini_van


def driving(todo: int = 1, **facts: Any) -> Scene:
    position = acting("pirate", todo, 0, **facts).seat(0, fulfilled="mini_van")
    return position.put("contracts-0", "wheat")


@pytest.mark.rule("AMB-123")
def test_mini_van_pirates_ships_in_the_harbours_of_opponents() -> None:
    position = driving().put("cargo-2", "rice jets").put("contracts-2", "batteries")
    play = Play(position).do(0, "pirate-docked mini_van rice ship-0")
    assert (play.cards("cargo-0"), play.cards("cargo-2")) == (["rice"], ["jets"])


@pytest.mark.rule("AMB-123")
def test_mini_van_pirates_the_top_of_the_deck_for_all_to_see() -> None:
    play = Play(driving().put("deck", "cups rice")).do(0, "pirate-deck mini_van")
    play.expect(0, "ask-mini-van").answer("pirate rice ship-0")
    assert play.cards("cargo-0") == ["rice"]


@pytest.mark.rule("AMB-123", "IE-146")
def test_mini_van_discards_a_prize_that_fits_nowhere() -> None:
    play = Play(driving().put("deck", "rice cups")).do(0, "pirate-deck mini_van")
    assert play.cards("discard") == ["cups"]


@pytest.mark.rule("AMB-123")
def test_mini_van_pirates_a_random_hand_card_of_an_opponent() -> None:
    play = Play(driving().seat(1, hand="rice")).do(0, "pirate-hand mini_van seat-1")
    play.do(0, "pirate rice ship-0")
    assert (play.cards("cargo-0"), play.cards("hand-1")) == (["rice"], [])


@pytest.mark.rule("AMB-123")
@pytest.mark.parametrize(
    ("ruling", "own"), [("all", ["pirate-hand mini_van seat-0"]), ("opponents", [])]
)
def test_mini_van_leaves_empty_hands_and_an_empty_deck_alone_and_own_hands_if_ruled_so(
    ruling: str, own: list[str]
) -> None:
    position = driving().seat(0, hand="cups").put("island", "pens").put("deck")
    play = Play(position.options(mini_van_hands=ruling))
    assert play.options(0) == ["pirate pens discard", *own, "use wheat"]


def test_mini_van_does_not_help_opponents() -> None:
    position = acting("pirate", 0, 1).seat(0, fulfilled="mini_van", hand="cups")
    assert Play(position.put("island", "pens")).options(1) == ["pirate pens discard"]


def test_mini_van_prizes_from_harbour_or_deck_do_not_load_big_ammunition() -> None:
    position = driving(2).seat(0, fulfilled="big_ammunition").seat(1, hand="soap")
    position.put("cargo-2", "jets rice").put("contracts-2", "batteries")
    play = Play(position.put("deck", "pens cups"))
    play.do(0, "pirate-docked mini_van jets discard").do(0, "pirate-deck mini_van")
    assert play.cards("hand-1") == ["soap"]


# -- mother_load

EIGHT = "foxes pistols seeds cannons railguns shotguns contraband cannabis"


@pytest.mark.rule("AMB-075")
def test_mother_load_wins_at_once_with_eight_illegal_goods() -> None:
    position = harbour().seat(1, goods=EIGHT, fulfilled="mother_load cups soap candy")
    play = Play(position).do(0, "draw")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.ending) == ((1,), "ending-won")


def test_mother_load_does_not_win_with_seven() -> None:
    goods = EIGHT.removesuffix(" cannabis")
    position = harbour().seat(1, goods=goods, fulfilled="mother_load cups soap candy")
    assert Play(position).do(0, "draw").match.result is None


@pytest.mark.rule("IX-30", "AMB-069")
def test_mother_load_counts_a_virtual_good() -> None:
    goods = EIGHT.removesuffix(" cannabis")
    position = harbour().seat(1, goods=goods, fulfilled="mother_load joe_wiggins soap candy")
    assert Play(position).do(0, "draw").match.result is not None


# -- pistols


@pytest.mark.rule("AMB-056")
def test_pistols_get_two_for_each_illegal_contract_of_an_opponent() -> None:
    position = completing("foxes").put("contracts-0", "mini_van").seat(1, fulfilled="pistols")
    position.options(values={"foxes": {"load": 1}, "mini_van": {"load": 1}})
    play = complete(position)
    assert (play.credits(0), play.credits(1)) == (12, 14)
    assert [line["cards"] for line in play.log(kind="log-paid-to")] == [["pistols"]] * 2


def test_pistols_get_nothing_for_contracts_of_other_types_or_ones_own() -> None:
    play = complete(completing("cups").seat(1, fulfilled="pistols"))
    assert play.credits(1) == 10
    play = complete(completing("foxes").seat(0, fulfilled="pistols"))
    assert play.credits(0) == 16


# -- poison_bottles


def test_poison_bottles_get_two_from_each_pirate_once_per_turn() -> None:
    position = pirating(2, 0).seat(1, fulfilled="poison_bottles").put("island", "pens")
    play = Play(position).do(0, "pirate rice discard")
    assert (play.credits(0), play.credits(1)) == (8, 12)
    play.do(0, "pirate pens discard")
    assert (play.credits(0), play.credits(1)) == (8, 12)


@pytest.mark.rule("IE-226")
def test_poison_bottles_let_a_pirate_without_credits_sail_free() -> None:
    position = pirating(1, 0, credits=[0, 10]).seat(1, fulfilled="poison_bottles")
    assert Play(position).do(0, "pirate rice discard").credits(1) == 10


@pytest.mark.rule("F1-199", "IE-226")
def test_poison_bottles_are_paid_with_the_second_action_by_who_could_not_before() -> None:
    position = pirating(2, 0, credits=[0, 10]).seat(0, fulfilled="stolen_rice")
    position.options(set_kickstarter=True).seat(1, fulfilled="poison_bottles")
    play = Play(position.put("island", "pens")).do(0, "pirate rice discard")
    assert (play.credits(0), play.credits(1)) == (0, 12), "the second action has begun"
    assert play.do(0, "pirate pens discard").credits(1) == 12


def test_poison_bottles_do_not_poison_their_owner() -> None:
    position = pirating(1, 0).seat(0, fulfilled="poison_bottles")
    assert Play(position).do(0, "pirate rice discard").credits(0) == 10


@pytest.mark.rule("IX-10", "AMB-071", "AMB-143")
def test_poison_bottles_and_their_copy_collect_apart() -> None:
    position = harbour(3).seat(0, fulfilled="poison_bottles").seat(1, hand="jets")
    position.put("contracts-2", "wind_turbines").facts(led="load", todo=[0, 1, 0])
    position.options(values={"wind_turbines": {"load": 1}, "poison_bottles": {"tier": 1}})
    position.seat(2, hand="railguns").put("island", "pens paper")
    play = Play(position).do(1, "load jets ship-2").do(1, "poison_bottles")
    before = [play.credits(seat) for seat in range(3)]
    play.do(1, "draw").do(2, "play railguns").do(0, "draw").do(1, "draw")
    after = [play.credits(seat) for seat in range(3)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 2, -4]


# -- railguns


@pytest.mark.rule("AMB-131")
def test_railguns_get_what_each_opponent_prefers() -> None:
    position = completing("railguns", seats=4).seat(1, fulfilled="cups soap")
    play = complete(position.seat(2, goods="rice jets pens"))
    play.expect(1, "ask-railguns").answer("give_contract").do(1, "soap")
    play.expect(2, "ask-railguns").answer("give_goods").do(2, "jets", "pens")
    play.expect(3, "ask-railguns").answer("pay_credits")
    assert play.cards("fulfilled-0") == ["railguns", "soap"]
    assert (play.cards("goods-0"), play.credits(0)) == (["jets", "pens"], 20)


@pytest.mark.rule("AMB-131", "AMB-063")
def test_railguns_offer_only_what_can_be_paid_in_full() -> None:
    position = completing("railguns", seats=3, credits=[10, 2, 2]).seat(1, goods="rice jets")
    play = complete(position.seat(2, goods="pens"))
    assert play.options(1) == ["give_goods"]
    play.do(1, "give_goods").do(1, "rice", "jets").expect(1, "ask-lead")


@pytest.mark.rule("AMB-030", "AMB-131")
def test_railguns_discard_goods_that_do_not_fit() -> None:
    position = completing("railguns").seat(0, goods="cups soap candy").seat(1, goods="rice jets")
    play = complete(position).do(1, "give_goods").do(1, "rice", "jets")
    play.expect(0, "ask-overflow").answer("rice")
    assert play.cards("goods-0") == ["cups", "soap", "candy", "jets"]


@pytest.mark.rule("AMB-028", "AMB-131")
def test_railguns_shrink_the_limits_of_whoever_gives_a_contract() -> None:
    position = completing("railguns").seat(1, fulfilled="cups", crew="jets drones")
    play = complete(position).do(1, "give_contract").do(1, "cups")
    play.expect(1, "ask-prune-crew").answer("jets")
    assert play.cards("crew-1") == ["drones"]


@pytest.mark.rule("AMB-068", "AMB-072")
def test_railguns_move_an_ongoing_power_but_resolve_nothing() -> None:
    position = completing("railguns").seat(1, fulfilled="danger_pets tablets")
    play = complete(position).do(1, "give_contract").do(1, "danger_pets")
    assert (play.credits(0), play.credits(1)) == (16, 10)


# -- seeds


def test_seeds_let_illegal_contracts_take_any_container() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="seeds", hand="rice")
    play = Play(position.put("contracts-0", "foxes")).do(0, "load rice ship-0")
    assert play.cards("cargo-0") == ["rice"]


def test_seeds_leave_other_contracts_alone() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="seeds", hand="cups")
    Play(position.put("contracts-0", "rice")).refuse(0, "load cups ship-0")


# -- shotguns


@pytest.mark.rule("AMB-136")
def test_shotguns_collect_from_seats_that_pirated_earlier_this_turn() -> None:
    position = pirating(1, 1, 1).put("cargo-3", "pens paper").seat(2, fulfilled="shotguns")
    play = Play(position.seat(1, hand="soap candy"))
    play.do(0, "pirate rice discard").do(1, "pirate cups discard")
    play.expect(0, "ask-shotguns").answer("pay_credits")
    play.expect(1, "ask-shotguns").answer("give_cards")
    play.expect(1, "ask-shotguns-cards").answer("soap", "candy")
    play.expect(2, "ask-pirate")
    assert (play.credits(2), play.cards("hand-2")) == (12, ["soap", "candy"])


@pytest.mark.rule("AMB-021")
def test_shotguns_let_seats_choose_their_cards_in_secret() -> None:
    position = pirating(1, 1, 1, credits=[0, 0, 0]).put("cargo-3", "pens paper")
    position.seat(0, hand="jets drones").seat(1, hand="soap candy pants")
    play = Play(position.seat(2, fulfilled="shotguns"))
    play.do(0, "pirate rice discard").do(1, "pirate cups discard")
    play.do(0, "give_cards").do(1, "give_cards")
    assert sorted(play.match.waiting) == [0, 1]
    play.do(1, "soap", "candy").do(0, "jets", "drones")
    assert play.cards("hand-2") == ["jets", "drones", "soap", "candy"]


@pytest.mark.rule("AMB-136", "AMB-063")
def test_shotguns_get_nothing_from_who_has_too_little() -> None:
    position = pirating(1, 1, credits=[0, 10]).seat(0, hand="soap").seat(1, fulfilled="shotguns")
    Play(position).do(0, "pirate rice discard").expect(1, "ask-pirate")


@pytest.mark.rule("AMB-136")
def test_shotguns_collect_once_per_turn_and_not_from_later_pirates() -> None:
    position = pirating(2, 1).put("cargo-3", "pens paper").seat(0, fulfilled="shotguns")
    play = Play(position).do(0, "pirate rice discard").do(0, "pirate cups discard")
    play.do(1, "pirate pens discard")
    assert play.credits(0) == 10


@pytest.mark.rule("AMB-136")
def test_shotguns_do_not_collect_again_with_a_second_action() -> None:
    position = pirating(1, 2).put("cargo-3", "pens paper").seat(1, fulfilled="shotguns")
    play = Play(position).do(0, "pirate rice discard").do(0, "pay_credits")
    play.do(1, "pirate cups discard").expect(1, "ask-pirate")
    assert play.credits(1) == 12


# -- stolen_documents


@pytest.mark.rule("AMB-006", "AMB-061")
def test_stolen_documents_swap_places_with_a_technology_card() -> None:
    play = complete(completing("stolen_documents").seat(1, fulfilled="drones cups"))
    play.expect(0, "ask-stolen-documents")
    assert play.options(0) == ["drones"]
    play.do(0, "drones")
    assert play.cards("fulfilled-0") == ["drones"]
    assert play.cards("fulfilled-1") == ["cups", "stolen_documents"]


def test_stolen_documents_find_nothing_without_technology() -> None:
    play = complete(completing("stolen_documents").seat(1, fulfilled="cups"))
    assert play.cards("fulfilled-0") == ["stolen_documents"]


@pytest.mark.rule("AMB-055", "AMB-068")
def test_stolen_documents_gain_an_ongoing_power_for_later_ships_only() -> None:
    play = complete(completing("stolen_documents").seat(1, fulfilled="flash_drives"))
    play.do(0, "flash_drives").expect(1, "ask-lead")
    assert not play.table.asleep


@pytest.mark.rule("AMB-072", "AMB-143")
def test_stolen_documents_let_stolen_wind_turbines_choose_anew() -> None:
    position = acting("load", 1, 1, leader=1).seat(0, hand="seeds").seat(1, hand="jets")
    position.options(values={"wind_turbines": {"load": 1}, "stolen_documents": {"load": 1}})
    position.put("contracts-0", "stolen_documents").put("contracts-2", "wind_turbines")
    position.seat(0, fulfilled="shotguns").seat(1, fulfilled="drones")
    play = Play(position).do(1, "load jets ship-2").do(1, "drones")
    play.do(0, "load seeds ship-0").expect(0, "ask-stolen-documents").answer("wind_turbines")
    play.expect(0, "ask-wind-turbines").answer("shotguns")
    table = play.table
    assert table.power(table.box.ids["wind_turbines"]) == "shotguns"
