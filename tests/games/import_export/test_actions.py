"""Limits, Supply, Contract, Load and Pirate."""

from __future__ import annotations

import pytest

from portside.games.import_export.legality import unwanted
from portside.games.import_export.matching import is_complete
from portside.games.import_export.queries import crew_limit, goods_limit
from tests.games.import_export.scenes import Play, acting, harbour

# -- limits


@pytest.mark.rule("IE-066", "IE-067", "IE-068", "IE-069", "EX-08", "DT-04", "AMB-027")
@pytest.mark.parametrize("tucked", range(5))
def test_limits_grow_with_tucked_cards_and_the_harbour_counts_one(tucked: int) -> None:
    cards = ["cups", "soap", "candy", "pants"][:tucked]
    play = Play(harbour().seat(0, fulfilled=cards))
    me = play.table.seats[0]
    assert crew_limit(play.table, me) == tucked + 1
    assert goods_limit(play.table, me) == 2 * (tucked + 1)


@pytest.mark.rule("AMB-028")
def test_over_a_limit_the_owner_discards_down_crew_and_goods_apart() -> None:
    position = acting("load", 0, 1).seat(1, crew="cups soap", goods="rice wheat sugar", hand="jets")
    play = Play(position.put("contracts-2", "laptops"))
    play.do(1, "load jets ship-2")
    play.expect(1, "ask-prune-crew").answer("cups")
    play.expect(1, "ask-prune-goods").answer("wheat")
    assert (play.cards("crew-1"), play.cards("goods-1")) == (["soap"], ["rice", "sugar"])
    assert play.cards("discard") == ["cups", "wheat"]


# -- Supply


@pytest.mark.rule("IE-073", "IE-078", "IE-079")
def test_a_sale_puts_a_hand_card_on_the_island_for_four() -> None:
    play = Play(acting("supply", 1, 0).seat(0, hand="cups").put("island", "rice"))
    assert play.options(0) == ["sell cups", "recruit rice"]
    play.do(0, "sell cups")
    assert play.credits(0) == 14
    assert play.cards("island") == ["rice", "cups"]


@pytest.mark.rule("IE-080", "IE-078")
def test_only_one_sale_a_turn() -> None:
    play = Play(acting("supply", 2, 0).seat(0, hand="cups soap").put("island", "rice"))
    play.do(0, "sell cups").refuse(0, "sell soap")
    assert play.options(0) == ["recruit rice", "recruit cups"]
    assert play.why_not(0, "soap") == ["why-sold"]


@pytest.mark.rule("IE-081", "IE-083")
def test_recruitment_may_be_repeated() -> None:
    play = Play(acting("supply", 2, 0).seat(0, fulfilled="soap").put("island", "rice wheat"))
    play.do(0, "recruit rice").do(0, "recruit wheat")
    assert play.cards("crew-0") == ["rice", "wheat"]


@pytest.mark.rule("IE-084", "IE-085")
def test_at_the_crew_limit_a_recruit_is_discarded_and_nobody_is_replaced() -> None:
    play = Play(acting("supply", 1, 0).seat(0, crew="cups").put("island", "rice"))
    play.do(0, "recruit rice")
    assert (play.cards("crew-0"), play.cards("discard")) == (["cups"], ["rice"])


@pytest.mark.rule("AMB-011")
def test_supply_with_nothing_to_sell_or_recruit_fizzles() -> None:
    Play(acting("supply", 1, 0)).expect(1, "ask-lead")


# -- Contract


@pytest.mark.rule("IE-075", "IE-107", "IE-109", "IE-110")
def test_a_hand_card_becomes_a_contract_whose_power_sleeps() -> None:
    play = Play(acting("contract", 1, 0).seat(0, hand="batteries"))
    play.do(0, "contract batteries ship-0")
    assert play.cards("contracts-0") == ["batteries"]
    assert crew_limit(play.table, play.table.seats[0]) == 1


@pytest.mark.rule("IE-109")
def test_a_ship_at_sea_takes_no_contract() -> None:
    position = acting("contract", 0, 1, sea=[3]).seat(1, hand="batteries").put("cargo-3", "cups")
    play = Play(position)
    assert play.options(1) == ["contract batteries ship-2"]
    assert "why-at-sea" in play.why_not(1, "ship-3")


@pytest.mark.rule("IE-111", "IE-112", "EX-14")
def test_two_contracts_of_load_four_leave_room_for_a_third_of_two_only() -> None:
    position = acting("contract", 0, 1).seat(1, hand="batteries generators", goods="jets tablets")
    play = Play(position.put("contracts-2", "drones flash_drives").put("contracts-3", "wheat soap"))
    assert play.options(1) == ["contract batteries ship-2"]
    assert "why-no-room" in play.why_not(1, "generators")


@pytest.mark.rule("IE-113", "IE-114", "IE-115", "EX-15", "IE-087")
@pytest.mark.parametrize(("goods", "legal"), [("", False), ("rice", False), ("rice wheat", True)])
def test_hawaiian_salt_needs_two_agriculture_goods(goods: str, legal: bool) -> None:
    play = Play(acting("contract", 1, 0).seat(0, hand="hawaiian_salt", goods=goods))
    assert ("contract hawaiian_salt ship-0" in play.options(0)) is legal


@pytest.mark.rule("IE-116", "EX-15")
def test_the_yellow_harbour_is_worth_one_agriculture_tier() -> None:
    position = acting("contract", 1, 0, colours=["agriculture", "luxury"])
    play = Play(position.seat(0, hand="hawaiian_salt", goods="rice"))
    assert "contract hawaiian_salt ship-0" in play.options(0)


@pytest.mark.rule("IE-117")
@pytest.mark.parametrize(("goods", "legal"), [("pillows", True), ("jets", False)])
def test_a_card_with_circles_of_two_colours_needs_both(goods: str, legal: bool) -> None:
    two = {"laptops": {"tier": {"technology": 1, "luxury": 1}}}
    play = Play(acting("contract", 1, 0).options(values=two).seat(0, hand="laptops", goods=goods))
    assert ("contract laptops ship-0" in play.options(0)) is legal


@pytest.mark.rule("IE-118")
def test_every_further_action_may_place_a_further_contract() -> None:
    play = Play(acting("contract", 2, 0).seat(0, hand="batteries drones"))
    play.do(0, "contract batteries ship-0").do(0, "contract drones ship-0")
    assert play.cards("contracts-0") == ["batteries", "drones"]


@pytest.mark.rule("IE-119", "EX-16", "AMB-048")
def test_a_further_action_covers_one_missing_tier_of_rolls_royce() -> None:
    position = acting("contract", 2, 0).seat(0, hand="rolls_royce", goods="pillows")
    play = Play(position).do(0, "contract rolls_royce ship-0")
    play.expect(1, "ask-lead")
    alone = Play(acting("contract", 0, 1).seat(1, hand="rolls_royce", goods="pillows"))
    assert alone.options(1) == ["pass"]
    assert alone.why_not(1, "rolls_royce") == ["why-tier"]


@pytest.mark.rule("IE-120", "EX-17")
@pytest.mark.parametrize(("actions", "legal"), [(3, False), (4, True)])
def test_tier_three_from_nothing_costs_four_actions(actions: int, legal: bool) -> None:
    position = acting("contract", actions, 0, colours=["luxury", "consumer"])
    play = Play(position.seat(0, hand="nanobots"))
    assert ("contract nanobots ship-0" in play.options(0)) is legal


@pytest.mark.rule("AMB-047")
def test_a_contract_may_join_a_partly_loaded_ship_and_delays_the_others() -> None:
    position = acting("contract", 1, 0).seat(0, hand="soap", goods="cups pens")
    play = Play(position.put("contracts-0", "laptops").put("cargo-0", "jets"))
    play.do(0, "contract soap ship-0")
    ship = play.table.ships[0]
    drones = play.table.box.ids["drones"]
    assert not unwanted(play.table, ship, (drones,))
    assert not is_complete(play.table, ship)


# -- Load


@pytest.mark.rule("IE-076", "IE-124", "IE-125", "IE-126", "IE-127", "IE-128")
def test_one_load_places_one_matching_hand_card_as_a_plain_container() -> None:
    position = acting("load", 0, 1).seat(1, hand="jets cups").put("contracts-2", "laptops")
    play = Play(position)
    assert play.options(1) == ["load jets ship-2"]
    assert play.why_not(1, "cups") == ["why-no-need", "why-no-contract"]
    play.do(1, "load jets ship-2")
    assert play.cards("cargo-2") == ["jets"]


@pytest.mark.rule("IE-129", "EX-18", "AMB-043")
def test_once_a_colour_is_covered_no_more_of_it_is_taken() -> None:
    position = (
        acting("load", 0, 2)
        .seat(1, hand="foxes pistols jets")
        .put("contracts-2", "ammunition laptops")
    )
    play = Play(position.put("cargo-2", "seeds"))
    play.do(1, "load foxes ship-2")
    assert play.options(1) == ["load jets ship-2"]


@pytest.mark.rule("IE-131", "EX-19", "IE-130")
def test_the_second_agriculture_container_fulfils_at_once() -> None:
    position = acting("load", 1, 0).seat(0, hand="rice").put("contracts-0", "sugar")
    play = Play(position.put("cargo-0", "wheat")).do(0, "load rice ship-0")
    assert play.at(0) == "sea"


@pytest.mark.rule("IE-130")
def test_all_contracts_of_a_ship_are_fulfilled_together_or_not_at_all() -> None:
    position = (
        acting("load", 2, 0).seat(0, hand="jets cups").put("contracts-0", "laptops chapstick")
    )
    play = Play(position.put("cargo-0", "drones soap")).do(0, "load jets ship-0")
    assert play.at(0) == "harbour"
    play.do(0, "load cups ship-0")
    assert play.at(0) == "sea"
    assert play.cards("fulfilled-0") == ["laptops", "chapstick"]


# -- Pirate


@pytest.mark.rule("IE-077", "IE-142", "IE-143", "IE-144", "IE-145")
def test_a_prize_comes_from_any_ship_at_sea_or_the_island_and_is_loaded() -> None:
    position = acting("pirate", 1, 0, sea=[1, 3]).put("contracts-0", "laptops")
    position.put("cargo-1", "jets").put("cargo-3", "drones cups").put("island", "rice")
    play = Play(position)
    assert [key for key in play.options(0) if not key.startswith("use")] == [
        "pirate jets ship-0",
        "pirate drones ship-0",
        "pirate cups discard",
        "pirate rice discard",
    ]
    play.do(0, "pirate drones ship-0")
    assert play.cards("cargo-0") == ["drones"]


@pytest.mark.rule("IE-143")
@pytest.mark.parametrize("number", [0, 3])
def test_the_log_says_which_ship_a_prize_was_taken_from(number: int) -> None:
    position = acting("pirate", 1, 0, sea=[0, 3]).put(f"cargo-{number}", "cups")
    play = Play(position).do(0, "pirate cups discard")
    assert [entry["facts"]["source"] for entry in play.log(kind="log-pirated")] == [
        f"ship-{number}"
    ]


@pytest.mark.rule("IE-146", "AMB-059")
def test_a_prize_that_cannot_be_loaded_is_discarded_but_may_be_chosen() -> None:
    play = Play(acting("pirate", 1, 0).put("island", "rice")).do(0, "pirate rice discard")
    assert play.cards("discard") == ["rice"]


@pytest.mark.rule("AMB-059")
def test_a_prize_that_can_be_loaded_must_be() -> None:
    play = Play(acting("pirate", 1, 0).put("contracts-0", "laptops").put("island", "jets"))
    play.refuse(0, "pirate jets discard")


@pytest.mark.rule("IE-148", "IE-149")
def test_a_ship_that_loses_its_last_container_goes_home_and_its_owner_gets_nothing() -> None:
    play = Play(acting("pirate", 1, 0, sea=[3]).put("cargo-3", "cups"))
    play.do(0, "pirate cups discard")
    assert play.at(3) == "harbour"
    assert play.credits(1) == 10


@pytest.mark.rule("AMB-090")
def test_one_may_pirate_ones_own_ship_to_bring_it_home() -> None:
    play = Play(acting("pirate", 1, 0, sea=[1]).put("cargo-1", "cups"))
    play.do(0, "pirate cups discard")
    assert play.at(1) == "harbour"


@pytest.mark.rule("IE-150")
def test_contracts_completed_by_piracy_are_fulfilled_as_under_load() -> None:
    position = acting("pirate", 1, 0).put("contracts-0", "laptops").put("cargo-0", "drones")
    play = Play(position.put("island", "jets")).do(0, "pirate jets ship-0")
    assert play.credits(0) == 16
    assert play.at(0) == "sea"


@pytest.mark.rule("AMB-011", "AMB-036")
def test_piracy_with_no_prize_anywhere_fizzles() -> None:
    Play(acting("pirate", 1, 0)).expect(1, "ask-lead")
