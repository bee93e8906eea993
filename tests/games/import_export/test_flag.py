"""Flag cards: two colours, two Contracts, and one side up."""

from __future__ import annotations

from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting
from portside.games.import_export.table import Harbour
from portside.testing import Scene, conformance
from tests.games.import_export.counts import DEFINITIVE
from tests.games.import_export.matches import played
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour

FLAG = {"set_flag": True}


def flagged(position: Scene) -> Scene:
    return position.options(**FLAG)


def loading(hand: str, contract: str, **facts: Any) -> Scene:
    """Begin a position in which seat 0 loads once onto a ship with one Contract."""
    position = flagged(acting("load", 1, 0, **facts)).seat(0, hand=hand)
    return position.put("contracts-0", contract).put("deck", "champagne")


def chances(play: Play) -> list[str]:
    """Return what seat 0 may do besides throwing a Contract away."""
    return [option for option in play.options(0) if not option.startswith("use")]


# -- the cards


@pytest.mark.rule("IE-203", "IE-008")
def test_a_flag_card_bears_two_colours_and_two_contracts() -> None:
    table = portside.new_match("import_export", 2, 1, FLAG).table
    assert isinstance(table, Harbour)
    sides = [[table.box.keys[side] for side in found] for found in table.box.sides.values()]
    assert len(sides) == DEFINITIVE["flag"] // 2
    assert sides[0] == ["avocado", "insects"]
    assert all(len(set(table.box.kinds[card])) == 2 for card in table.box.sides)
    dealt = DEFINITIVE["base"] + DEFINITIVE["flag"] // 2
    assert sum(len(zone) for zone in table.zones[1:]) == dealt, "each is one card of the deal"


def test_which_contracts_share_a_card_is_a_house_value() -> None:
    table = portside.new_match("import_export", 2, 1, FLAG).table
    assert isinstance(table, Harbour)
    assert all("sides" in table.box.cards[card].house for card in table.box.sides)
    assert all("flag" in table.box.cards[side].house for side in table.box.whole)


def test_the_first_edition_has_no_flag_cards() -> None:
    with pytest.raises(BadSetting, match="belongs to the definitive edition"):
        portside.new_match("import_export", 2, 1, {"edition": "first", **FLAG})


# -- Contracts


def contracting(**facts: Any) -> Scene:
    return flagged(acting("contract", 1, 0, **facts)).seat(0, hand="flag_1")


@pytest.mark.rule("IE-204", "IE-210")
@pytest.mark.parametrize("side", ["avocado", "insects"])
def test_contracting_a_flag_card_its_owner_chooses_which_way_up_it_lies(side: str) -> None:
    play = Play(contracting()).do(0, "contract flag_1 ship-0")
    play.expect(0, "ask-side").answer(side)
    assert play.cards("contracts-0") == [side]
    assert play.cards("hand-0") == play.cards("played-0") == []


@pytest.mark.rule("IE-112", "IE-206")
def test_why_a_flag_card_has_no_room_counts_its_smaller_contract() -> None:
    full = contracting().put("contracts-0", "jets rice").put("contracts-1", "apples cups")
    play = Play(full)
    told = {each.text: dict(each.facts) for each in play.match.why_not(0, "flag_1")}
    sides = play.table.box.sides[play.table.box.ids["flag_1"]]
    smaller = min(len(play.table.face(side).load) for side in sides)
    assert told["why-no-room"]["load"] == smaller > 0


@pytest.mark.rule("IE-205")
def test_only_the_chosen_contract_works_and_has_its_own_type() -> None:
    position = flagged(fulfilling("avocado")).seat(0, fulfilled="sugar onions", crew="cups")
    play = fulfil(position)
    assert play.cards("crew-0") == ["cups", "avocado"]
    assert play.credits(0) == 10 + 6 + 2, "Onions see an Agriculture Contract"


@pytest.mark.rule("IE-206")
def test_flag_contracts_need_no_tier() -> None:
    play = Play(contracting(colours=["luxury", "consumer"]))
    assert "contract flag_1 ship-0" in play.options(0)


@pytest.mark.rule("IE-112")
def test_only_a_side_that_fits_on_the_ship_can_be_up() -> None:
    position = contracting().put("contracts-0", "jets")  # 4 of 6, so a load of 3 is too much
    play = Play(position).do(0, "contract flag_1 ship-0")
    assert play.options(0) == ["avocado"]


def test_everybody_sees_a_flag_card_before_its_side_is_chosen() -> None:
    play = Play(contracting())
    assert not play.sees(1, "flag_1")
    play.do(0, "contract flag_1 ship-0")
    assert play.cards("played-0") == ["flag_1"] and play.sees(1, "flag_1")


# -- Containers


@pytest.mark.rule("IE-207", "IE-209", "IE-210")
def test_loading_a_flag_card_costs_two_and_its_owner_chooses_the_colour() -> None:
    position = loading("flag_1", "rice pistols")
    play = Play(position).do(0, "load flag_1 ship-0")
    play.expect(0, "ask-side").answer("insects")
    assert play.cards("cargo-0") == ["insects"]
    assert play.credits(0) == 8


@pytest.mark.rule("IE-126", "IE-209")
def test_a_flag_card_takes_only_a_colour_that_is_wanted() -> None:
    play = Play(loading("flag_1", "rice")).do(0, "load flag_1 ship-0")
    assert play.options(0) == ["avocado"]


@pytest.mark.rule("IE-208")
def test_who_cannot_pay_cannot_load_a_flag_card() -> None:
    play = Play(loading("flag_1", "rice", credits=[0, 10]))
    assert chances(play) == ["pass"]
    assert "why-flag-fee" in play.why_not(0, "flag_1")


@pytest.mark.rule("IE-208")
def test_two_flag_cards_loaded_as_one_cost_two_each() -> None:
    def pair(credits: int) -> Play:
        position = loading("flag_1 flag_2", "jets", credits=[credits, 10])
        return Play(position.seat(0, fulfilled="robo_cats"))

    assert not any(option.startswith("load-pair") for option in pair(2).options(0))
    play = pair(4).do(0, "load-pair robo_cats flag_1 flag_2 ship-0").answer("insects")
    assert play.options(0) == ["unpasteurized_cheese"], "the other must be of the same colour"
    play.do(0, "unpasteurized_cheese")
    assert play.cards("cargo-0") == ["insects", "unpasteurized_cheese"]
    assert play.credits(0) == 0


def pirating(*contracts: str, **facts: Any) -> Scene:
    position = flagged(acting("pirate", 1, 0, **facts)).put("deck", "champagne")
    return position.put("contracts-0", *contracts)


@pytest.mark.rule("IE-211", "IE-212", "EX-25", "AMB-096")
def test_a_loaded_flag_card_is_pirated_as_the_colour_it_has_and_free_of_charge() -> None:
    position = pirating("rice", sea=[3]).put("cargo-3", "avocado cups")
    play = Play(position).do(0, "pirate avocado ship-0")
    assert play.cards("cargo-0") == ["avocado"] and play.credits(0) == 10
    other = pirating("pistols", sea=[3]).put("cargo-3", "avocado cups")
    assert "pirate avocado discard" in Play(other).options(0), "it is no Illegal Container"


@pytest.mark.rule("IE-212")
def test_a_flag_card_keeps_its_colour_as_cargo_and_loses_it_on_the_discards() -> None:
    position = pirating("jets", sea=[3]).put("cargo-3", "avocado cups")
    play = Play(position).do(0, "pirate avocado discard")
    assert play.cards("discard") == ["flag_1"]


@pytest.mark.rule("AMB-096", "IE-207")
def test_a_flag_card_pirated_from_the_island_is_paid_for_or_discarded() -> None:
    play = Play(pirating("rice pistols").put("island", "flag_1"))
    assert chances(play) == ["pirate flag_1 discard", "pirate flag_1 ship-0"]
    play.do(0, "pirate flag_1 ship-0").answer("insects")
    assert play.cards("cargo-0") == ["insects"] and play.credits(0) == 8
    broke = Play(pirating("rice pistols", credits=[0, 0]).put("island", "flag_1"))
    assert chances(broke) == ["pirate flag_1 discard"]


@pytest.mark.rule("AMB-096")
def test_flag_cards_dealt_to_ships_have_their_first_colour() -> None:
    first = {f"flag_{n}" for n in range(1, 11)}
    for seed in range(40):
        table = portside.new_match("import_export", 6, seed, FLAG).table
        assert isinstance(table, Harbour)
        aboard = {c for ship in table.ships for c in table.zones[ship.cargo]}
        up = [card for card in aboard if card in table.box.whole]
        if up:
            assert all(card == table.box.sides[table.box.whole[card]][0] for card in up)
            assert not first & {table.box.keys[card] for card in aboard}
            return
    pytest.fail("no seed deals a Flag card to a ship")


# -- hands, Crew and Goods


@pytest.mark.rule("AMB-095")
def test_a_flag_card_in_hand_has_both_colours_and_both_actions() -> None:
    position = flagged(harbour()).seat(0, hand="flag_1 rice pistols cups")
    play = Play(position)
    pairs = [option for option in play.options(0) if option.startswith("wild")]
    assert pairs == ["wild flag_1 rice", "wild flag_1 pistols"]
    play.do(0, "play flag_1").expect(0, "ask-action")
    assert play.options(0) == ["as contract", "as pirate"]


@pytest.mark.rule("AMB-095")
@pytest.mark.parametrize("led", ["rice", "pistols"])
def test_a_flag_card_follows_either_of_its_actions(led: str) -> None:
    position = flagged(harbour()).seat(0, hand=led).seat(1, hand="flag_1")
    assert "follow flag_1" in Play(position).do(0, f"play {led}").options(1)


@pytest.mark.rule("AMB-095")
def test_a_flag_card_can_be_found_by_either_colour() -> None:
    position = flagged(fulfilling("antiquities")).options(set_kickstarter2=True)
    play = fulfil(position.put("deck", "flag_1 rice"))
    assert play.options(0) == ["flag_1"]


@pytest.mark.rule("AMB-095")
def test_a_recruited_flag_card_is_of_the_action_its_owner_chooses() -> None:
    position = flagged(acting("supply", 1, 0)).put("island", "flag_1")
    play = Play(position).do(0, "recruit flag_1").expect(0, "ask-side").answer("insects")
    assert play.cards("crew-0") == ["insects"]


@pytest.mark.rule("AMB-095", "IE-050")
def test_a_flag_card_among_the_crew_helps_with_the_action_of_its_side_alone() -> None:
    position = flagged(harbour()).seat(0, hand="pistols rice", crew="insects")
    Play(position).do(0, "play pistols").expect(0, "ask-count")
    Play(position).do(0, "play rice").expect(1, "ask-follow")


@pytest.mark.rule("AMB-095")
def test_an_imported_flag_card_is_the_good_it_was_as_cargo() -> None:
    position = flagged(acting("import", 1, 0, sea=[3])).put("cargo-3", "insects cups")
    play = Play(position).do(0, "ship-3").do(0, "goods insects")
    assert play.cards("goods-0") == ["insects"]


@pytest.mark.rule("AMB-095")
def test_a_flag_card_that_becomes_a_good_off_the_island_gets_a_colour_then() -> None:
    position = flagged(fulfilling("dino_bones")).put("island", "flag_1 cups")
    play = fulfil(position).do(0, "flag_1+cups").expect(0, "ask-side").answer("avocado")
    assert play.cards("goods-0") == ["avocado", "cups"]


@pytest.mark.rule("AMB-095")
def test_a_flag_card_that_returns_to_a_hand_is_whole_again_and_known() -> None:
    position = flagged(fulfilling("rice")).seat(0, fulfilled="flash_drives")
    play = (
        fulfil(position.put("cargo-0", "avocado")).expect(0, "ask-flash-drives").answer("avocado")
    )
    assert "flag_1" in play.cards("hand-0")
    assert play.sees(1, "flag_1") and play.sees(None, "flag_1")


@pytest.mark.rule("AMB-143")
def test_wind_turbines_copy_the_side_that_is_up() -> None:
    position = flagged(fulfilling("wind_turbines")).seat(1, fulfilled="flowers")
    play = fulfil(position).expect(0, "ask-wind-turbines").answer("flowers")
    assert [play.credits(seat) for seat in range(3)] == [20, 14, 14]


# -- whole matches


SIDES = [
    "avocado flowers insects legos maple_syrup merino_wool muay_thai_shorts olive_oil",
    "opposition_leaflets rooibos_tea sculptures solar_panels souvenirs spacecraft",
    "surstromming tej unpasteurized_cheese volkswagen yerba_mate yogurt",
]
EASY = {"values": {slug: {"load": 1} for line in SIDES for slug in line.split()}}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_law_of_the_engine_holds_with_flag_cards(seats: int) -> None:
    conformance("import_export", seats, FLAG | EASY, examples=3, depth=300)


def test_every_side_is_fulfilled_in_some_random_match() -> None:
    missing, met = {"none yet"}, set[str]()
    for seed in range(100):
        match = played(2 + seed % 5, seed, FLAG | EASY, log=True)
        lines = [line for line in match.log(None) if line["kind"] == "log-fulfilled"]
        met |= {card for line in lines for card in line["cards"] or ()}
        missing = set(EASY["values"]) - met
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_matches_with_flag_cards_end(seats: int) -> None:
    sets = {"set_j": True, "set_kickstarter": True, "set_kickstarter2": True}
    for seed in range(3):
        assert played(seats, seed, FLAG | EASY | sets).result is not None
