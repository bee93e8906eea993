"""Import: auctions in rounds, sealed bids, ties, takes and compensation."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import Play, acting, harbour


@pytest.mark.rule("IE-100", "IE-103", "EX-09", "EX-10", "IE-089")
def test_there_are_as_many_auctions_as_the_largest_announcement() -> None:
    position = acting("import", 2, 1, 3, sea=[1, 3, 5]).put("cargo-1", "cups soap candy pants")
    play = Play(position.put("cargo-3", "rice wheat beer").put("cargo-5", "jets drones"))
    play.do(0, "ship-1")
    assert sorted(play.match.waiting) == [0, 1, 2]
    play.do(0, "0").do(1, "2").do(2, "0").do(1, "goods cups").do(1, "goods soap")
    play.do(0, "ship-3")
    assert sorted(play.match.waiting) == [0, 2]
    play.do(0, "2").do(2, "0").do(0, "goods rice").do(0, "goods wheat")
    play.expect(0, "ask-target").answer("ship-5")
    play.expect(2, "ask-take")


@pytest.mark.rule("EX-11", "EX-12", "EX-13", "IE-101", "IE-102", "IE-104", "IE-105", "IE-106")
def test_the_books_three_auctions() -> None:
    position = acting("import", 2, 1, 3, sea=[1, 3]).put("cargo-1", "cups soap candy pants")
    play = Play(position.put("cargo-3", "rice wheat beer"))
    play.do(0, "ship-1").do(0, "2").do(1, "6").do(2, "0")
    play.do(1, "goods cups").do(1, "goods soap")
    assert (play.credits(0), play.credits(1)) == (12, 4)
    play.do(0, "ship-1").do(0, "4").do(2, "4").expect(0, "ask-tie").answer("seat-0")
    play.do(0, "goods candy").do(0, "goods pants")
    assert play.credits(0) == 8
    assert play.at(1) == "harbour"
    play.do(0, "ship-3").do(2, "goods rice").do(2, "goods wheat")
    assert (play.credits(1), play.credits(2)) == (6, 10)


@pytest.mark.rule("IE-074", "IE-086", "IE-088")
def test_the_leader_names_any_ship_at_sea() -> None:
    position = acting("import", 0, 1, sea=[1, 3]).put("cargo-1", "cups").put("cargo-3", "rice")
    play = Play(position).expect(0, "ask-target")
    assert play.options(0) == ["ship-1", "ship-3"]


@pytest.mark.rule("IE-090", "AMB-033", "AMB-025", "EX-10")
def test_bids_are_sealed_even_and_from_zero_to_the_purse() -> None:
    position = acting("import", 1, 1, sea=[1], credits=[4, 10]).put("cargo-1", "cups soap")
    play = Play(position).do(0, "ship-1")
    assert play.options(0) == ["0", "2", "4"]
    assert len(play.options(1)) == 6
    before = play.match.view(1)["counters"]
    play.do(0, "4")
    assert play.match.view(1)["answered"] == [0]
    assert play.match.view(1)["counters"] == before
    assert not play.log(1, "log-bid")


@pytest.mark.rule("IE-091", "IE-092")
def test_the_top_bidder_pays_the_bank_and_losers_pay_nothing() -> None:
    play = Play(acting("import", 1, 1, sea=[1]).put("cargo-1", "cups soap")).do(0, "ship-1")
    play.do(0, "2").do(1, "8").do(1, "goods cups").do(1, "goods soap")
    assert (play.credits(0), play.credits(1)) == (12, 2)


@pytest.mark.rule("IE-093")
def test_the_leader_breaks_a_tie_between_others() -> None:
    position = acting("import", 0, 1, 1, sea=[1]).put("cargo-1", "cups soap candy")
    play = Play(position).do(0, "ship-1").do(1, "2").do(2, "2")
    play.expect(0, "ask-tie")
    assert play.options(0) == ["seat-1", "seat-2"]
    play.answer("seat-2").expect(2, "ask-take")


@pytest.mark.rule("IE-094", "IE-095")
def test_of_two_cards_taken_at_most_one_becomes_crew() -> None:
    position = acting("import", 1, 0, sea=[3]).put("cargo-3", "cups soap candy")
    play = Play(position.seat(0, fulfilled="pens")).do(0, "ship-3")
    assert "crew cups" in play.options(0)
    play.do(0, "crew cups")
    assert play.options(0) == ["goods soap", "goods candy"]


@pytest.mark.rule("IE-096", "IE-106")
def test_the_owner_of_a_ship_gets_two_when_somebody_else_takes() -> None:
    play = Play(acting("import", 1, 0, sea=[3]).put("cargo-3", "cups soap candy"))
    play.do(0, "ship-3").do(0, "goods cups").do(0, "goods soap")
    assert play.credits(1) == 12


@pytest.mark.rule("IE-096")
def test_taking_from_ones_own_ship_pays_no_compensation() -> None:
    play = Play(acting("import", 1, 0, sea=[1]).put("cargo-1", "cups soap candy"))
    play.do(0, "ship-1").do(0, "goods cups").do(0, "goods soap")
    assert play.credits(0) == 10


@pytest.mark.rule("IE-097", "AMB-037")
def test_an_emptied_ship_goes_home() -> None:
    play = Play(acting("import", 1, 0, sea=[3]).put("cargo-3", "cups soap"))
    play.do(0, "ship-3").do(0, "goods cups").do(0, "goods soap")
    assert play.at(3) == "harbour"


@pytest.mark.rule("AMB-034")
def test_a_ship_with_one_card_gives_one() -> None:
    play = Play(acting("import", 1, 0, sea=[3]).put("cargo-3", "cups"))
    play.do(0, "ship-3").do(0, "goods cups").expect(1, "ask-lead")


@pytest.mark.rule("IE-098", "IE-099")
def test_what_fits_nowhere_is_taken_and_discarded_and_nothing_else_may_be() -> None:
    position = acting("import", 1, 0, sea=[3]).put("cargo-3", "cups soap candy")
    play = Play(position.seat(0, goods="rice", crew="jets")).do(0, "ship-3")
    assert play.options(0) == ["goods cups", "goods soap", "goods candy"]
    play.do(0, "goods cups")
    assert play.options(0) == ["lose soap", "lose candy"]
    play.do(0, "lose soap")
    assert play.cards("discard") == ["soap"]


@pytest.mark.rule("IE-099")
def test_with_crew_used_up_and_goods_full_the_second_card_is_lost() -> None:
    position = acting("import", 1, 0, sea=[3]).put("cargo-3", "cups soap candy")
    play = Play(position.seat(0, goods="rice wheat")).do(0, "ship-3").do(0, "crew cups")
    assert play.options(0) == ["lose soap", "lose candy"]


@pytest.mark.rule("AMB-036")
def test_an_auction_without_a_ship_at_sea_is_skipped() -> None:
    Play(acting("import", 2, 1)).expect(1, "ask-lead")


@pytest.mark.rule("IE-089")
def test_joining_by_crew_alone_is_enough_to_bid() -> None:
    position = harbour(sea=[3]).seat(0, hand="cups").seat(1, crew="soap").put("cargo-3", "rice")
    play = Play(position).do(0, "play cups").do(1, "draw").do(1, "1").do(0, "ship-3")
    assert sorted(play.match.waiting) == [0, 1]
