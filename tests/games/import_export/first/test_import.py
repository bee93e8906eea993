"""The action Import: rounds of sealed bids."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import CHINESE, counts, doing, first
from tests.games.import_export.scenes import Play


def auction(*todo: int, cargo: str = "cups soap candy pants", **facts: object) -> Play:
    """Let seats bid for a ship of seat 1."""
    return Play(doing("import", *todo, **{"sea": [3], **facts}).put("cargo-3", cargo))


@pytest.mark.rule("F1-099")
def test_the_lead_player_names_a_ship_and_the_winner_takes_two_cards() -> None:
    play = auction(1, 1).do(0, "ship-3").do(0, "2").do(1, "4")
    play.do(1, "goods cups").do(1, "goods soap")
    assert play.cards("cargo-3") == ["candy", "pants"]


@pytest.mark.rule("F1-100", "F1-144")
def test_bids_are_sealed_and_only_the_highest_is_paid() -> None:
    play = auction(1, 1, 1).do(0, "ship-3").do(0, "4")
    assert play.log(1, "log-bid") == []
    play.do(1, "2").do(2, "6").do(2, "goods cups").do(2, "goods soap")
    assert [play.credits(seat) for seat in range(3)] == [10, 12, 4]


@pytest.mark.rule("F1-101", "F1-DIFF-18", "F1-DIFF-19")
def test_everybody_who_takes_part_bids_and_zero_is_a_bid() -> None:
    play = auction(1, 1, 0).do(0, "ship-3")
    assert sorted(play.match.waiting) == [0, 1]
    play.do(0, "0").do(1, "2").expect(1, "ask-take")


@pytest.mark.rule("F1-102", "F1-DIFF-21")
def test_one_card_at_most_goes_to_imports() -> None:
    play = auction(1, 0).do(0, "ship-3").do(0, "crew cups")
    assert play.options(0) == ["goods soap", "goods candy", "goods pants"]


@pytest.mark.rule("F1-102", "F1-DIFF-21")
def test_by_the_chinese_text_both_cards_may_go_to_imports() -> None:
    position = doing("import", 1, 0, sea=[3]).options(import_places="free")
    play = Play(position.put("cargo-3", "cups soap candy").seat(0, fulfilled="pens"))
    play.do(0, "ship-3").do(0, "crew cups").do(0, "crew soap")
    assert play.cards("crew-0") == ["cups", "soap"]


@pytest.mark.rule("F1-103", "F1-104", "F1-DIFF-20")
@pytest.mark.parametrize("bid_tie", ["edition", "clockwise", "leader"])
def test_a_tied_lead_player_wins_by_either_text(bid_tie: str) -> None:
    position = doing("import", 1, 1, 1, leader=1, sea=[5]).options(bid_tie=bid_tie)
    play = Play(position.put("cargo-5", "cups soap")).do(1, "ship-5")
    play.do(0, "4").do(1, "4").do(2, "4").expect(1, "ask-take")


@pytest.mark.rule("F1-104", "F1-DIFF-20")
def test_otherwise_the_tied_player_nearest_clockwise_wins_by_the_french_text() -> None:
    play = Play(doing("import", 1, 1, 1, leader=1, sea=[5]).put("cargo-5", "cups soap"))
    play.do(1, "ship-5").do(0, "4").do(1, "2").do(2, "4").expect(2, "ask-take")


@pytest.mark.rule("F1-103", "F1-DIFF-20")
def test_a_lead_player_who_is_not_tied_chooses_under_the_chinese_text() -> None:
    position = doing("import", 1, 1, 1, leader=1, sea=[5]).options(bid_tie="leader")
    play = Play(position.put("cargo-5", "cups soap")).do(1, "ship-5")
    play.do(0, "4").do(1, "2").do(2, "4").expect(1, "ask-tie").answer("seat-0")
    play.expect(0, "ask-take")


@pytest.mark.rule("F1-105", "F1-DIFF-22", "F1-DIFF-23")
@pytest.mark.parametrize(("taker", "owner_gets"), [(0, 2), (1, 0)])
def test_the_owner_gets_two_per_import_by_another_even_for_nothing(
    taker: int, owner_gets: int
) -> None:
    play = auction(*[int(seat == taker) for seat in range(2)]).do(0, "ship-3")
    play.do(taker, "goods cups").do(taker, "goods soap")
    assert play.credits(1) == 10 + owner_gets


@pytest.mark.rule("F1-106")
def test_an_emptied_ship_goes_home() -> None:
    play = auction(1, 0, cargo="cups soap").do(0, "ship-3").do(0, "goods cups").do(0, "goods soap")
    assert play.at(3) == "harbour"


@pytest.mark.rule("F1-107", "F1-108", "F1-109", "F1-110", "F1-DIFF-44")
@pytest.mark.parametrize(
    ("third", "answer"),
    [("pens", "follow pens"), ("", "draw")],
    ids=["Chinese book", "French book"],
)
def test_the_books_example_of_three_rounds(third: str, answer: str) -> None:
    imports = "books candy" if third else "books candy paper"
    position = first(3, sea=[1, 3, 5]).seat(0, hand="cups", crew="soap").seat(1, hand="pants")
    position.seat(2, hand=third, crew=imports, fulfilled="shoes glasses")
    position.put("cargo-1", "rice wheat").put("cargo-3", "beer sugar").put("cargo-5", "jets drones")
    play = Play(position).do(0, "play cups").do(1, "follow pants").do(2, answer)
    assert counts(play) == [2, 1, 3]
    play.do(0, "ship-1")
    assert sorted(play.match.waiting) == [0, 1, 2]
    play.do(0, "0").do(1, "2").do(2, "0").do(1, "goods rice").do(1, "goods wheat")
    play.do(0, "ship-3")
    assert sorted(play.match.waiting) == [0, 2]
    play.do(0, "0").do(2, "2").do(2, "goods beer").do(2, "goods sugar")
    play.expect(0, "ask-target").answer("ship-5").expect(2, "ask-take")
    play.answer("goods jets").answer("goods drones")
    assert play.credits(2) == 8  # the last two cards were free


@pytest.mark.rule("F1-DIFF-24")
def test_the_same_ship_may_be_named_again() -> None:
    play = auction(2, 0).do(0, "ship-3").do(0, "goods cups").do(0, "goods soap")
    play.expect(0, "ask-target")
    assert play.options(0) == ["ship-3"]


@pytest.mark.rule("F1-111", "F1-145")
def test_a_ship_with_a_single_container_may_be_imported_from() -> None:
    play = auction(1, 0, cargo="cups").do(0, "ship-3").do(0, "goods cups")
    assert play.cards("goods-0") == ["cups"]
    assert play.at(3) == "harbour"


@pytest.mark.rule("F1-112", "F1-142")
def test_a_card_that_fits_nowhere_is_discarded() -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "cups soap")
    play = Play(position.seat(0, goods="rice wheat", crew="beer")).do(0, "ship-3")
    assert play.options(0) == ["lose cups", "lose soap", "pass"]
    assert play.do(0, "lose cups").cards("discard") == ["cups"]


@pytest.mark.rule("F1-113", "F1-143")
def test_new_cards_never_replace_old_ones() -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "cups soap")
    play = Play(position.seat(0, goods="rice wheat", crew="beer")).do(0, "ship-3")
    play.do(0, "lose cups").do(0, "lose soap")
    assert (play.cards("goods-0"), play.cards("crew-0")) == (["rice", "wheat"], ["beer"])


@pytest.mark.rule("F1-OPEN-09", "F1-257")
def test_an_import_has_no_effect_when_the_last_ship_goes_home_before_one_is_named() -> None:
    position = doing("import", 1, 0, sea=[1]).options(**CHINESE).put("cargo-1", "cups")
    position.seat(0, hand="rice", fulfilled="aeroponics iceland_water")
    play = Play(position).use(0, "iceland_water").do(0, "rice").do(0, "yes")
    assert play.at(1) == "harbour"
    assert play.expect(0, "ask-target").options(0) == ["pass"]
    play.answer("pass").expect(1, "ask-lead")


@pytest.mark.rule("F1-224", "F1-DIFF-14")
def test_nobody_reacts_to_an_import_that_was_waived() -> None:
    position = doing("import", 1, 0, 0, sea=[3]).put("cargo-3", "rice wheat")
    play = Play(position.seat(2, fulfilled="protractors")).do(0, "ship-3").do(0, "pass")
    play.expect(1, "ask-lead")
