"""The actions Pirate and Supply."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import doing
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-114")
def test_a_prize_comes_off_a_ship_at_sea_or_the_island_and_is_loaded() -> None:
    position = doing("pirate", 2, 0, sea=[3]).put("contracts-0", "flour")
    position.put("cargo-3", "rice pens").put("island", "wheat")
    play = Play(position).do(0, "pirate rice ship-0").do(0, "pirate wheat ship-0")
    assert play.cards("cargo-0") == ["rice", "wheat"]


@pytest.mark.rule("F1-115", "F1-DIFF-34", "F1-DIFF-35")
def test_a_prize_that_cannot_be_loaded_is_discarded_but_may_be_chosen() -> None:
    position = doing("pirate", 1, 0).put("contracts-0", "flour").put("island", "cups")
    play = Play(position).do(0, "pirate cups discard")
    assert play.cards("discard") == ["cups"]


@pytest.mark.rule("F1-DIFF-35")
def test_the_colour_of_a_prize_must_be_asked_for() -> None:
    position = doing("pirate", 1, 0).put("contracts-0", "laptops").put("island", "rice jets")
    play = Play(position)
    play.refuse(0, "pirate rice ship-0").refuse(0, "pirate jets discard")


@pytest.mark.rule("F1-116", "F1-117")
def test_the_own_ship_may_be_pirated_home() -> None:
    play = Play(doing("pirate", 1, 0, sea=[1]).put("cargo-1", "rice")).do(0, "pirate rice discard")
    assert play.at(1) == "harbour"


@pytest.mark.rule("F1-117")
def test_the_owner_of_a_pirated_ship_is_not_paid() -> None:
    play = Play(doing("pirate", 1, 0, sea=[3]).put("cargo-3", "rice")).do(0, "pirate rice discard")
    assert (play.at(3), play.credits(1)) == ("harbour", 10)


@pytest.mark.rule("F1-118", "F1-DIFF-17")
def test_each_player_finishes_pirating_before_the_next_begins() -> None:
    play = Play(doing("pirate", 1, 2, 2, leader=1).put("island", "rice wheat beer sugar pens"))
    for seat, prize in ((1, "rice"), (1, "wheat"), (2, "beer"), (2, "sugar"), (0, "pens")):
        play.expect(seat, "ask-pirate").answer(f"pirate {prize} discard")


# -- Supply


@pytest.mark.rule("F1-119")
def test_supply_sells_a_card_for_four_or_takes_one_to_imports() -> None:
    position = doing("supply", 2, 0).seat(0, hand="rice").put("island", "wheat")
    play = Play(position)
    assert play.options(0) == ["sell rice", "recruit wheat", "pass"]
    play.do(0, "sell rice").do(0, "recruit wheat")
    assert (play.credits(0), play.cards("crew-0")) == (14, ["wheat"])
    assert play.cards("island") == ["rice"]


@pytest.mark.rule("F1-120", "F1-DIFF-26")
def test_there_is_one_sale_per_turn() -> None:
    play = Play(doing("supply", 2, 0).seat(0, hand="rice wheat")).do(0, "sell rice")
    assert play.options(0) == ["recruit rice", "pass"]


@pytest.mark.rule("F1-121")
def test_sales_and_takes_mix_in_any_order() -> None:
    position = doing("supply", 3, 0).seat(0, hand="rice", fulfilled="cups").put("island", "beer")
    play = Play(position).do(0, "recruit beer").do(0, "sell rice").do(0, "recruit rice")
    assert play.cards("crew-0") == ["beer", "rice"]


@pytest.mark.rule("F1-122", "F1-DIFF-25", "F1-143")
def test_a_card_taken_with_imports_full_is_discarded() -> None:
    position = doing("supply", 1, 0).seat(0, crew="beer").put("island", "wheat")
    play = Play(position).do(0, "recruit wheat")
    assert (play.cards("crew-0"), play.cards("discard")) == (["beer"], ["wheat"])
