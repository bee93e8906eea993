"""Tokens in place of cards, aboard ships or everywhere."""

from __future__ import annotations

from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting
from portside.engine.zones import NOWHERE
from portside.games.import_export.cards import TYPES, faces
from portside.games.import_export.table import Harbour
from portside.testing import Scene, conformance
from tests.games.import_export.matches import walked
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, scored

EVERYTHING = {f"set_{name}": True for name in ("j", "kickstarter", "kickstarter2", "capital")}
EASY = {"values": {slug: {"tier": 0, "load": 1} for slug in faces("definitive")}}


def aboard(position: Scene) -> Scene:
    """Play with tokens as Containers."""
    return position.options(containers="tokens")


def everywhere(position: Scene) -> Scene:
    """Play with tokens as Containers, Crew and Goods."""
    return position.options(containers="all_tokens")


def plain(play: Play, place: str) -> list[str]:
    """Return what lies in a place, one token like another."""
    return [key.partition("#")[0] for key in play.cards(place)]


def loading(hand: str, contract: str = "rice", **facts: Any) -> Scene:
    position = aboard(acting("load", 1, 0, **facts)).seat(0, hand=hand).put("deck", "champagne")
    return position.put("contracts-0", contract)


# -- Containers


@pytest.mark.rule("IE-227")
def test_without_the_variants_cards_are_the_containers() -> None:
    table = portside.new_match("import_export", 2, 1).table
    assert isinstance(table, Harbour)
    assert not table.box.tokens and not table.box.bound


@pytest.mark.rule("IE-228")
def test_a_loaded_card_is_discarded_for_a_token_of_its_colour() -> None:
    play = Play(loading("apples")).do(0, "load apples ship-0")
    assert plain(play, "cargo-0") == ["agriculture_token"]
    assert play.cards("discard") == ["apples"]


@pytest.mark.rule("IE-228", "IE-034")
def test_ships_at_sea_begin_with_tokens_whose_cards_are_discarded() -> None:
    table = portside.new_match("import_export", 3, 4, {"containers": "tokens"}).table
    assert isinstance(table, Harbour)
    cargo = [c for ship in table.sea for c in table[ship.cargo]]
    assert len(cargo) == 12
    out = sorted(table.type(c) for c in table[table.box.discard])
    assert out == sorted(table.type(c) for c in cargo if c in table.box.tokens)


@pytest.mark.rule("IE-130", "IE-228")
def test_tokens_fulfil_contracts_and_count_for_the_payout() -> None:
    position = aboard(acting("load", 1, 0)).seat(0, hand="drones").put("deck", "champagne")
    position.options(values={"jets": {"load": {"technology": 2}}}).put("contracts-0", "jets")
    play = Play(position.put("cargo-0", "technology_token")).do(0, "load drones ship-0")
    assert play.credits(0) == 16 and play.at(0) == "sea"


@pytest.mark.rule("IE-229")
def test_piracy_moves_the_token_from_ship_to_ship() -> None:
    position = aboard(acting("pirate", 1, 0, sea=[3])).put("contracts-0", "rice")
    position.put("cargo-3", "agriculture_token luxury_token").put("discard", "apples")
    play = Play(position).do(0, "pirate agriculture_token ship-0")
    assert play.cards("cargo-0") == ["agriculture_token"]
    assert play.cards("discard") == ["apples"], "no card comes of it"


@pytest.mark.rule("IE-229", "IE-146")
def test_a_pirated_token_that_fits_nowhere_goes_back_to_the_supply() -> None:
    position = aboard(acting("pirate", 1, 0, sea=[3]))
    position.put("cargo-3", "agriculture_token luxury_token")
    play = Play(position).do(0, "pirate luxury_token discard")
    assert play.cards("discard") == []
    assert play.table.where[play.table.box.ids["luxury_token"]] == NOWHERE


@pytest.mark.rule("AMB-101")
def test_a_card_whose_power_works_as_a_container_stays_a_card() -> None:
    play = Play(loading("bok_choy")).do(0, "load bok_choy ship-0")
    assert play.cards("cargo-0") == ["bok_choy"]


@pytest.mark.rule("AMB-101", "IE-190", "IE-234")
def test_a_grey_card_that_goes_aboard_by_its_own_power_takes_a_colour() -> None:
    position = aboard(fulfilling("cheap_labor")).options(set_capital=True)
    play = fulfil(position.put("deck", "champagne cups")).do(0, "ship-1")
    play.expect(0, "ask-token").answer("luxury")
    assert play.cards("cargo-1") == ["luxury_token"]
    assert "cheap_labor" in play.cards("discard")


@pytest.mark.rule("AMB-101", "IE-190", "IE-234")
def test_euros_at_sea_take_a_colour_too() -> None:
    position = aboard(fulfilling("euros", sea=[3])).options(set_capital=True)
    position.put("cargo-3", "technology_token").put("deck", "champagne cups")
    play = fulfil(position).do(0, "ship-3").expect(0, "ask-token").answer("illegal")
    assert play.cards("cargo-3")[-1] == "illegal_token"


@pytest.mark.rule("IE-234")
def test_another_grey_container_becomes_a_token_of_a_colour_its_user_picks() -> None:
    position = aboard(fulfilling("the_algorithm")).options(set_capital=True)
    position.put("contracts-1", "rice").put("deck", "champagne cups")
    play = fulfil(position).do(0, "load the_algorithm ship-1").expect(0, "ask-token")
    assert play.options(0) == ["agriculture"], "of those the Ship wants"
    assert plain(play.answer("agriculture"), "cargo-1") == ["agriculture_token"]


@pytest.mark.rule("AMB-101", "AMB-146")
def test_yogurt_stays_a_card_and_draws() -> None:
    position = loading("flag_10", "chairs").options(set_flag=True)
    position.put("deck", "cups soap pens paper books")
    play = Play(position).do(0, "load flag_10 ship-0").answer("yogurt")
    assert play.cards("cargo-0") == ["yogurt"] and len(play.cards("hand-0")) == 4


@pytest.mark.rule("IE-207", "IE-228")
def test_a_flag_card_is_paid_for_and_becomes_a_token_of_the_chosen_colour() -> None:
    position = loading("flag_1", "rice pistols").options(set_flag=True)
    play = Play(position).do(0, "load flag_1 ship-0").answer("insects")
    assert plain(play, "cargo-0") == ["illegal_token"]
    assert play.cards("discard") == ["flag_1"] and play.credits(0) == 8


def test_a_card_stays_where_no_token_of_its_colour_is_left() -> None:
    every = " ".join(["agriculture_token", *(f"agriculture_token#{n}" for n in range(2, 23))])
    position = loading("apples").put("cargo-3", every).facts(sea=[3])
    play = Play(position).do(0, "load apples ship-0")
    assert play.cards("cargo-0") == ["apples"]


# -- taking Containers off ships


def importing(how: Any, tokens: str, discard: str, **facts: Any) -> Play:
    position = how(acting("import", 1, 0, sea=[3], **facts)).put("deck", "champagne")
    return Play(position.put("cargo-3", tokens).put("discard", discard)).do(0, "ship-3")


@pytest.mark.rule("IE-230", "IE-231", "AMB-103")
def test_an_import_takes_the_first_card_of_the_colour_from_the_discards() -> None:
    play = importing(aboard, "agriculture_token luxury_token", "apples rice cups pistols")
    play.do(0, "goods agriculture_token")
    assert play.cards("goods-0") == ["rice"]
    assert play.cards("discard") == ["apples", "cups", "pistols"], "the rest keeps its order"
    (looked,) = play.log(None, "log-looked-through")
    assert looked["cards"] == ["pistols", "cups", "rice"], "all see what is passed"


@pytest.mark.rule("IE-230")
def test_an_imported_crew_comes_from_the_discards_too() -> None:
    play = importing(aboard, "agriculture_token", "rice")
    assert play.do(0, "crew agriculture_token").cards("crew-0") == ["rice"]
    assert play.at(3) == "harbour"


@pytest.mark.rule("AMB-102")
def test_without_such_a_card_the_token_is_taken_itself() -> None:
    play = importing(aboard, "agriculture_token", "cups")
    assert play.do(0, "goods agriculture_token").cards("goods-0") == ["agriculture_token"]
    assert play.cards("discard") == ["cups"]


@pytest.mark.rule("IE-230", "AMB-095")
def test_a_flag_card_among_the_discards_answers_to_either_colour() -> None:
    position = aboard(acting("import", 1, 0, sea=[3])).options(set_flag=True)
    position.put("cargo-3", "illegal_token").put("discard", "flag_1").put("deck", "champagne")
    play = Play(position).do(0, "ship-3").do(0, "goods illegal_token")
    assert play.cards("goods-0") == ["insects"]


@pytest.mark.rule("IE-230")
def test_a_container_taken_to_hand_is_a_card_of_the_discards() -> None:
    position = (
        aboard(fulfilling("rice")).seat(0, fulfilled="flash_drives").put("deck", "books pens")
    )
    position.put("cargo-0", "luxury_token").put("discard", "cups pillows soap")
    play = fulfil(position).expect(0, "ask-flash-drives").answer("luxury_token")
    assert play.cards("hand-0") == ["pillows"]
    assert play.cards("discard")[:2] == ["cups", "soap"]


# -- Crew and Goods


@pytest.mark.rule("IE-232")
def test_imported_tokens_stay_tokens_where_crew_and_goods_are_tokens() -> None:
    play = importing(everywhere, "agriculture_token luxury_token", "apples rice")
    play.do(0, "goods agriculture_token").do(0, "crew luxury_token")
    assert play.cards("goods-0") == ["agriculture_token"]
    assert play.cards("crew-0") == ["luxury_token"]
    assert play.cards("discard") == ["apples", "rice"]


@pytest.mark.rule("IE-232")
def test_a_recruited_card_is_discarded_for_a_token_of_its_action() -> None:
    position = everywhere(acting("supply", 1, 0)).put("island", "pistols").put("deck", "champagne")
    play = Play(position).do(0, "recruit pistols")
    assert plain(play, "crew-0") == ["illegal_token"] and play.cards("discard") == ["pistols"]
    led = everywhere(acting("supply", 0, 0)).facts(phase="lead").seat(0, hand="seeds")
    Play(led.seat(0, crew="illegal_token")).do(0, "play seeds").expect(0, "ask-count")


@pytest.mark.rule("IE-232")
def test_a_fulfilled_card_that_becomes_a_good_is_a_token_then() -> None:
    play = fulfil(everywhere(fulfilling("small_poodles")).put("deck", "champagne cups"))
    assert plain(play, "goods-0") == ["luxury_token"]
    assert "small_poodles" in play.cards("discard")


@pytest.mark.rule("IE-232")
def test_a_token_good_that_is_put_on_the_island_is_a_card_there() -> None:
    position = everywhere(fulfilling("dino_bones")).put("discard", "cups pillows")
    position.seat(1, goods="luxury_token").put("deck", "champagne")
    play = fulfil(position).expect(1, "ask-dino-bones").answer("luxury_token")
    assert play.options(0) == ["pillows"]


@pytest.mark.rule("IE-233")
def test_harbours_and_limits_are_the_same_with_tokens() -> None:
    usual = portside.new_match("import_export", 4, 7).table
    tokens = portside.new_match("import_export", 4, 7, {"containers": "all_tokens"}).table
    assert isinstance(usual, Harbour) and isinstance(tokens, Harbour)
    limits = [table.box.game.extra(table)["goods_limits"] for table in (usual, tokens)]
    assert limits == [[2, 2, 2, 2]] * 2
    assert set(tokens.colours) <= set(TYPES) and tokens.credits == [10] * 4


@pytest.mark.rule("IE-234", "AMB-104")
def test_a_grey_card_becomes_a_token_of_the_colour_its_user_picks() -> None:
    position = everywhere(acting("supply", 1, 0)).options(set_capital=True)
    play = Play(position.put("island", "mineral_fuels").put("deck", "champagne"))
    play.do(0, "recruit mineral_fuels").expect(0, "ask-token").answer("consumer")
    assert plain(play, "crew-0") == ["consumer_token"]
    assert play.cards("discard") == ["mineral_fuels"]


@pytest.mark.rule("IE-156", "IE-232")
def test_token_goods_score_as_goods_of_their_colour() -> None:
    position = everywhere(acting("supply", 0, 0)).seat(0, goods="luxury_token luxury_token#2")
    assert scored(position).part(0, "goods-luxury") == 2


# -- whole matches


def test_the_first_edition_has_no_such_variants() -> None:
    with pytest.raises(BadSetting, match="'containers' belongs to the definitive edition"):
        portside.new_match("import_export", 2, 1, {"edition": "first", "containers": "tokens"})


@pytest.mark.parametrize("how", ["tokens", "all_tokens"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_law_of_the_engine_holds_with_tokens(seats: int, how: str) -> None:
    conformance("import_export", seats, EASY | {"containers": how}, examples=2, depth=250)


@pytest.mark.parametrize("how", ["tokens", "all_tokens"])
@pytest.mark.parametrize("seats", [2, 5])
def test_tokens_lie_nowhere_but_on_the_table_and_matches_end(seats: int, how: str) -> None:
    options = EASY | EVERYTHING | {"containers": how, "set_flag": True}
    for match in walked(seats, 3, options):
        table = match.table
        assert all(table.places[table.where[token]].sided for token in table.box.bound)
    assert match.result is not None


@pytest.mark.rule("IE-232")
def test_no_card_lies_among_crew_and_goods_where_they_are_tokens() -> None:
    for match in walked(2, 5, EASY | EVERYTHING | {"containers": "all_tokens"}):
        table = match.table
        assert isinstance(table, Harbour)
        for me in table.seats:
            assert all(card in table.box.tokens for card in (*table[me.crew], *table[me.goods]))
