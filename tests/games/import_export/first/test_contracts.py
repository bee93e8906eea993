"""Shipments in general, and the actions Contract and Load."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import complete, completing, doing, first, leading
from tests.games.import_export.scenes import Play

BOTH = "mri_machine diamonds"


@pytest.mark.rule("F1-072", "F1-DIFF-29")
def test_requirements_on_one_ship_sum_to_six_at_most() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice").put("contracts-0", BOTH)
    play = Play(position)
    assert "contract rice ship-1" in play.options(0)
    play.refuse(0, "contract rice ship-0")


@pytest.mark.rule("F1-073", "F1-DIFF-31")
def test_no_contract_of_a_ship_completes_before_all_can() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops rice")
    play = Play(position.put("cargo-0", "drones")).do(0, "load jets ship-0")
    assert play.at(0) == "harbour"
    assert play.cards("fulfilled-0") == []


@pytest.mark.rule("F1-074")
def test_the_books_example_of_two_contracts_pays_fourteen_and_delivers_both() -> None:
    position = doing("load", 1, 0).seat(0, hand="sauna").put("contracts-0", BOTH)
    position.put("cargo-0", "jets drones pillows cologne teslas").put("deck", "rice wheat")
    play = Play(position).do(0, "load sauna ship-0")
    assert play.credits(0) == 24
    assert play.cards("fulfilled-0") == ["mri_machine", "diamonds"]
    assert play.cards("island") == ["wheat"]


@pytest.mark.rule("F1-075")
def test_completion_is_immediate_even_between_two_actions() -> None:
    position = doing("load", 2, 0).seat(0, hand="jets drones rice").put("contracts-0", "laptops")
    position.put("contracts-1", "beer").put("cargo-0", "televisions")
    play = Play(position).do(0, "load jets ship-0")
    assert play.at(0) == "sea"
    play.expect(0, "ask-load")


@pytest.mark.rule("F1-076", "F1-DIFF-07", "F1-DIFF-08", "F1-012")
@pytest.mark.parametrize(("load", "pay"), [(2, 6), (3, 6), (4, 10), (5, 10), (6, 14)])
def test_the_payout_goes_by_the_number_of_containers(load: int, pay: int) -> None:
    position = doing("load", 1, 0).options(values={"pants": {"load": load}})
    cargo = ["cups", "soap", "candy", "paper", "pens"][: load - 1]
    play = Play(position.seat(0, hand="books").put("contracts-0", "pants").put("cargo-0", *cargo))
    assert play.do(0, "load books ship-0").credits(0) == 10 + pay


@pytest.mark.rule("F1-076", "F1-OPEN-01")
@pytest.mark.parametrize(("payout_one", "pay"), [(0, 0), (6, 6)])
def test_a_single_container_pays_nothing_unless_ruled_otherwise(payout_one: int, pay: int) -> None:
    position = doing("load", 1, 0).options(values={"pants": {"load": 1}}, payout_one=payout_one)
    play = Play(position.seat(0, hand="books").put("contracts-0", "pants"))
    assert play.do(0, "load books ship-0").credits(0) == 10 + pay


@pytest.mark.rule("F1-077", "F1-DIFF-32")
@pytest.mark.parametrize(
    ("completion", "seen"), [("edition", ["rice", "wheat"]), ("definitive", ["rice"])]
)
def test_the_island_gets_its_card_before_the_power_by_the_french_text(
    completion: str, seen: list[str]
) -> None:
    position = completing("dino_bones").options(completion=completion).put("island", "rice")
    play = complete(position.put("deck", "beer wheat")).expect(0, "ask-dino-bones-take")
    assert play.options(0) == seen


@pytest.mark.rule("F1-077", "F1-DIFF-32", "F1-172")
def test_beer_meets_the_new_island_card_there() -> None:
    play = complete(completing("beer").put("deck", "rice wheat")).do(0, "island")
    assert play.cards("island") == ["wheat", "beer"]


@pytest.mark.rule("F1-078", "F1-DIFF-33")
def test_two_contracts_on_one_ship_bring_one_island_card() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops rice")
    position.put("cargo-0", "drones beer wheat").put("deck", "pens books")
    assert Play(position).do(0, "load jets ship-0").cards("island") == ["books"]


@pytest.mark.rule("F1-079")
def test_only_the_lead_player_may_discard_unfinished_contracts() -> None:
    position = first().put("contracts-0", "laptops").put("contracts-2", "rice")
    play = Play(position).expect_nothing(1).use(0, "laptops")
    assert play.cards("discard") == ["laptops"]


@pytest.mark.rule("F1-080", "F1-DIFF-28")
def test_containers_stay_when_contracts_are_discarded() -> None:
    position = first().put("contracts-0", "laptops").put("cargo-0", "jets")
    assert Play(position).use(0, "laptops").cards("cargo-0") == ["jets"]


@pytest.mark.rule("F1-081")
def test_a_ship_comes_home_only_when_it_is_empty() -> None:
    play = Play(doing("pirate", 2, 0, sea=[1]).put("cargo-1", "rice wheat"))
    assert play.do(0, "pirate rice discard").at(1) == "sea"
    assert play.do(0, "pirate wheat discard").at(1) == "harbour"


@pytest.mark.rule("F1-082")
def test_contract_needs_a_ship_in_harbour() -> None:
    position = first(2, sea=[2, 3]).seat(0, hand="rice").seat(1, hand="wheat beer")
    position.put("cargo-2", "cups").put("cargo-3", "soap")
    play = Play(position).do(0, "play rice").do(1, "follow wheat")
    play.expect(1, "ask-lead")
    assert play.cards("hand-1") == ["beer"]


# -- Contract


@pytest.mark.rule("F1-085")
def test_one_contract_action_places_one_card_whose_tier_is_met() -> None:
    position = doing("contract", 1, 0).seat(0, hand="rice hawaiian_salt")
    play = Play(position)
    assert play.options(0) == ["contract rice ship-0", "contract rice ship-1", "pass"]
    play.do(0, "contract rice ship-1").expect(1, "ask-lead")
    assert play.cards("contracts-1") == ["rice"]


@pytest.mark.rule("F1-087")
@pytest.mark.parametrize(
    ("colour", "goods", "able"),
    [
        ("luxury", "rice wheat", True),
        ("luxury", "rice", False),
        ("agriculture", "rice", True),
        ("agriculture", "", False),
    ],
)
def test_the_books_example_of_hawaiian_salt(colour: str, goods: str, able: bool) -> None:
    position = doing("contract", 1, 0, colours=[colour, "technology"])
    play = Play(position.seat(0, hand="hawaiian_salt", goods=goods))
    assert ("contract hawaiian_salt ship-0" in play.options(0)) == able


@pytest.mark.rule("F1-088")
def test_each_further_contract_action_may_place_another_contract() -> None:
    position = first().seat(0, hand="wheat rice onions", crew="beer")
    play = Play(position).do(0, "play wheat").do(1, "draw")
    play.do(0, "contract rice ship-0").do(0, "contract onions ship-1").expect(1, "ask-lead")


@pytest.mark.rule("F1-089", "F1-DIFF-27")
@pytest.mark.parametrize(("actions", "able"), [(3, False), (4, True)])
def test_a_tier_three_card_without_any_level_costs_four_actions(actions: int, able: bool) -> None:
    play = Play(doing("contract", actions, 0).seat(0, hand="apples"))
    assert ("contract apples ship-0" in play.options(0)) == able
    if able:
        play.do(0, "contract apples ship-0").expect(1, "ask-lead")


@pytest.mark.rule("F1-089")
def test_the_books_example_of_one_level_short_costs_two_actions() -> None:
    position = doing("contract", 2, 0).seat(0, hand="hawaiian_salt", goods="rice")
    play = Play(position).do(0, "contract hawaiian_salt ship-0")
    play.expect(1, "ask-lead")
    assert play.cards("contracts-0") == ["hawaiian_salt"]


@pytest.mark.rule("F1-090")
@pytest.mark.parametrize(
    ("bought_tiers", "able"), [("edition", True), ("turn", True), ("placement", False)]
)
def test_a_level_bought_by_an_action_lasts_for_the_turn(bought_tiers: str, able: bool) -> None:
    position = doing("contract", 3, 0).options(bought_tiers=bought_tiers)
    play = Play(position.seat(0, hand="paprika sugar")).do(0, "contract paprika ship-0")
    assert ("contract sugar ship-1" in play.options(0)) == able


@pytest.mark.rule("F1-090")
def test_levels_and_actions_are_not_kept_for_the_next_turn() -> None:
    position = doing("contract", 3, 0).seat(0, hand="paprika sugar wheat")
    play = Play(position).do(0, "contract paprika ship-0").do(0, "pass")
    play.do(1, "draw").do(0, "play wheat").do(1, "draw")
    assert play.options(0) == ["pass", "use paprika"]


@pytest.mark.rule("F1-091", "F1-DIFF-04")
def test_there_is_no_action_but_contract_for_building() -> None:
    play = Play(first().seat(0, hand="bamboo sugar")).do(0, "wild bamboo sugar")
    assert play.options(0) == ["as supply", "as import", "as contract", "as load", "as pirate"]


# -- Load


@pytest.mark.rule("F1-092", "F1-096")
def test_each_load_action_loads_one_hand_card() -> None:
    position = doing("load", 2, 0).seat(0, hand="rice wheat cups").put("contracts-0", "flour")
    play = Play(position).do(0, "load rice ship-0").do(0, "load wheat ship-0")
    play.expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["rice", "wheat"]


@pytest.mark.rule("F1-093")
def test_nothing_is_loaded_without_a_contract() -> None:
    play = leading("laptops", "jets drones")
    play.do(1, "follow jets").expect(1, "ask-lead")
    assert play.cards("hand-1") == ["drones"]


@pytest.mark.rule("F1-094")
def test_a_container_must_have_a_colour_that_is_asked_for() -> None:
    position = doing("load", 1, 0).seat(0, hand="rice cups").put("contracts-0", "wheat")
    play = Play(position)
    assert "load rice ship-0" in play.options(0)
    play.refuse(0, "load cups ship-0")


@pytest.mark.rule("F1-095")
def test_a_container_has_no_power() -> None:
    position = doing("load", 1, 0).seat(0, hand="rice").put("contracts-0", "flour")
    play = Play(position.put("cargo-0", "onions sugar wheat")).do(0, "load rice ship-0")
    assert play.credits(0) == 20


@pytest.mark.rule("F1-097", "F1-DIFF-29")
def test_a_ship_never_carries_more_than_its_contracts_ask_for() -> None:
    position = doing("load", 1, 0).seat(0, hand="rice").put("contracts-0", "mri_machine diamonds")
    position.put("cargo-0", "jets drones pillows cologne teslas")
    assert Play(position).options(0)[0] == "pass"


@pytest.mark.rule("F1-098", "F1-DIFF-30")
def test_no_colour_is_loaded_beyond_what_is_asked_for() -> None:
    position = doing("load", 1, 0).seat(0, hand="televisions rice")
    position.put("contracts-0", "laptops beer").put("cargo-0", "jets drones")
    play = Play(position)
    assert "load rice ship-0" in play.options(0)
    play.refuse(0, "load televisions ship-0")
