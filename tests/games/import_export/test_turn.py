"""Leading, following, announcing and handing over."""

from __future__ import annotations

import pytest

from portside.engine.errors import IllegalAnswer
from tests.games.import_export.scenes import Play, acting, harbour


def hands(*cards: str, seats: int | None = None, **facts: object) -> Play:
    position = harbour(seats or len(cards), **facts)
    for seat, held in enumerate(cards):
        position.seat(seat, hand=held)
    return Play(position)


# -- leading


@pytest.mark.rule("IE-018", "IE-043")
def test_the_leader_draws_or_plays_a_card() -> None:
    play = hands("cups soap", "")
    play.expect(0, "ask-lead")
    assert play.options(0) == ["draw", "play cups", "play soap", "wild cups soap"]
    play.expect_nothing(1)


@pytest.mark.rule("IE-044")
@pytest.mark.parametrize("held", ["", "cups", "cups soap candy pants"])
def test_a_leader_below_five_cards_draws_up_to_five(held: str) -> None:
    play = hands(held, "").do(0, "draw")
    assert len(play.cards("hand-0")) == 5


@pytest.mark.rule("IE-045", "AMB-015")
@pytest.mark.parametrize(("held", "after"), [(5, 6), (7, 8)])
def test_a_leader_with_five_or_more_draws_one(held: int, after: int) -> None:
    cards = "cups soap candy pants paper pens books"
    play = hands(" ".join(cards.split()[:held]), "").do(0, "draw")
    assert len(play.cards("hand-0")) == after


@pytest.mark.rule("IE-046", "IE-065", "IE-020")
def test_a_drawing_leader_ends_the_turn_and_the_next_seat_leads() -> None:
    play = hands("cups", "soap", "").do(0, "draw")
    play.expect(1, "ask-lead").expect_nothing(2)
    assert len(play.cards("hand-1")) == 1


@pytest.mark.rule("AMB-014")
def test_a_leader_without_cards_can_only_draw() -> None:
    assert hands("", "").options(0) == ["draw"]


@pytest.mark.rule("IE-048", "IE-049", "EX-03")
def test_a_played_card_lies_at_the_harbour_and_commits_to_its_action() -> None:
    play = hands("laptops", "").do(0, "play laptops")
    assert play.cards("played-0") == ["laptops"]
    assert (play.table.led, play.table.todo) == ("load", [1, 0])


@pytest.mark.rule("IE-050", "EX-02", "IE-082", "AMB-019")
def test_two_matching_crew_let_the_leader_announce_one_two_or_three() -> None:
    play = Play(harbour().seat(0, hand="laptops", crew="jets drones", fulfilled="cups"))
    play.do(0, "play laptops").expect(0, "ask-count")
    assert play.options(0) == ["1", "2", "3"]
    play.answer("2")
    assert play.table.todo[0] == 2
    assert play.cards("crew-0") == ["jets", "drones"]


@pytest.mark.rule("IE-050")
def test_crew_of_another_action_adds_nothing() -> None:
    play = Play(harbour().seat(0, hand="laptops", crew="cups", fulfilled="soap"))
    play.do(0, "play laptops").expect(1, "ask-follow")


@pytest.mark.rule("IE-051", "IE-061")
def test_announcing_carries_nothing_out() -> None:
    play = Play(
        harbour().seat(0, hand="laptops jets").put("contracts-0", "drones").seat(1, hand="cups")
    )
    play.do(0, "play laptops").expect(1, "ask-follow")
    assert play.cards("cargo-0") == []


@pytest.mark.rule("IE-052", "IE-053", "AMB-010")
def test_two_cards_of_one_colour_stand_in_for_any_single_action() -> None:
    play = hands("cups soap", "").do(0, "wild cups soap").expect(0, "ask-action")
    assert play.options(0) == ["as supply", "as import", "as contract", "as load", "as pirate"]
    play.answer("as load")
    assert play.table.todo == [1, 0]
    assert play.cards("played-0") == ["cups", "soap"]


@pytest.mark.rule("IE-054", "AMB-009")
def test_the_wild_is_open_even_to_who_holds_the_action() -> None:
    play = hands("cups soap laptops", "").do(0, "wild cups soap").answer("as load")
    assert play.table.led == "load"


@pytest.mark.rule("AMB-009", "AMB-020")
@pytest.mark.parametrize(("ruling", "seat"), [("always", 0), ("several", 1)])
def test_a_strict_pair_is_asked_about_even_where_one_action_is_left(ruling: str, seat: int) -> None:
    position = harbour().options(strict_wild=True, strict_wild_asked=ruling)
    play = Play(position.seat(0, hand="cups soap laptops rice foxes")).do(0, "wild cups soap")
    play.expect(seat, "ask-follow" if seat else "ask-action")
    if not seat:
        assert play.options(0) == ["as supply"]


@pytest.mark.rule("IE-052")
def test_cards_of_two_colours_are_no_wild_pair() -> None:
    play = hands("cups laptops", "")
    play.refuse(0, "wild cups laptops")
    with pytest.raises(IllegalAnswer):
        play.match.answer(0, "wild cups laptops")


@pytest.mark.rule("AMB-013")
def test_an_action_that_will_do_nothing_may_be_led() -> None:
    play = hands("ammunition", "").do(0, "play ammunition").do(1, "draw")
    play.expect(1, "ask-lead")


# -- following


@pytest.mark.rule("IE-019", "IE-055")
def test_the_others_decide_clockwise_from_the_leader() -> None:
    play = hands("cups", "soap", "candy", "pants", leader=2)
    play.do(2, "play candy").expect(3, "ask-follow").answer("draw")
    play.expect(0, "ask-follow").answer("draw").expect(1, "ask-follow")


@pytest.mark.rule("IE-056", "IE-057")
def test_a_follower_plays_a_card_of_the_led_action() -> None:
    play = hands("laptops", "jets cups", "").do(0, "play laptops")
    assert play.options(1) == ["draw", "follow jets"]
    play.do(1, "follow jets")
    assert play.table.todo[1] == 1


@pytest.mark.rule("IE-053")
def test_a_follower_may_play_a_wild_pair() -> None:
    play = hands("laptops", "cups soap", "").do(0, "play laptops").do(1, "wild cups soap")
    assert (play.table.doing[1], play.table.todo[1]) == ("load", 1)


@pytest.mark.rule("IE-058", "EX-05")
def test_a_follower_with_one_matching_crew_announces_one_or_two() -> None:
    play = Play(harbour(3).seat(0, hand="laptops").seat(1, hand="jets", crew="drones"))
    play.do(0, "play laptops").do(1, "follow jets").expect(1, "ask-count")
    assert play.options(1) == ["1", "2"]


@pytest.mark.rule("IE-059", "EX-04", "DT-06")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_a_follower_who_draws_fills_up_to_five_or_takes_one(held: int, drawn: int) -> None:
    cards = ["cups", "soap", "candy", "pants", "paper", "pens"]
    play = hands("laptops", " ".join(cards[:held]), "").do(0, "play laptops").do(1, "draw")
    assert len(play.cards("hand-1")) == held + drawn


@pytest.mark.rule("IE-060", "EX-06")
def test_who_draws_may_still_use_matching_crew() -> None:
    play = Play(
        harbour(2)
        .seat(0, hand="laptops")
        .seat(1, hand="ammunition foxes cups soap rice", crew="jets drones", fulfilled="pens")
    )
    play.do(0, "play laptops").do(1, "draw").expect(1, "ask-count")
    assert len(play.cards("hand-1")) == 6
    assert play.options(1) == ["0", "1", "2"]
    play.answer("1")
    assert play.log(kind="log-announced")[-1]["facts"] == {"action": "load", "count": 1}


@pytest.mark.rule("IE-060")
def test_who_draws_without_matching_crew_performs_nothing() -> None:
    play = hands("laptops", "cups", "").do(0, "play laptops").do(1, "draw")
    assert play.table.todo[1] == 0


# -- performing and handing over


@pytest.mark.rule("IE-062", "IE-147", "EX-21")
def test_each_seat_does_all_its_actions_before_the_next_begins() -> None:
    play = Play(acting("pirate", 2, 1).put("island", "cups soap candy"))
    play.expect(0, "ask-pirate").answer("pirate cups discard")
    play.expect(0, "ask-pirate").answer("pirate soap discard")
    play.expect(1, "ask-pirate")


@pytest.mark.rule("IE-063", "AMB-011")
def test_a_possible_action_is_compulsory_and_an_impossible_one_fizzles() -> None:
    position = acting("load", 0, 2).seat(1, hand="jets cups").put("contracts-2", "laptops")
    play = Play(position.put("cargo-2", "drones"))
    assert play.options(1) == ["load jets ship-2"]
    play.do(1, "load jets ship-2")
    assert play.at(2) == "sea"
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-011")
def test_who_cannot_load_is_asked_all_the_same_so_that_silence_tells_nothing() -> None:
    play = Play(acting("load", 0, 1).seat(1, hand="cups").put("contracts-2", "laptops"))
    play.expect(1, "ask-load")
    assert play.options(1) == ["pass"]


@pytest.mark.rule("AMB-012")
def test_the_announced_number_is_locked_when_crew_changes_afterwards() -> None:
    position = harbour().seat(0, hand="velvet_robes pillows", crew="sauna", fulfilled="cups")
    play = Play(position.put("island", "rice wheat"))
    play.do(0, "play pillows").do(0, "2").do(1, "draw")
    play.do(0, "recruit rice").expect(0, "ask-supply")
    play.do(0, "recruit wheat").expect(1, "ask-lead")


@pytest.mark.rule("IE-064", "EX-07", "AMB-016")
def test_played_cards_are_discarded_when_all_are_done_leader_first() -> None:
    position = harbour(3, leader=1).seat(0, hand="foxes").seat(1, hand="ammunition cups")
    play = Play(position.seat(2, hand="pistols").put("island", "soap"))
    play.do(1, "play ammunition").do(2, "follow pistols").do(0, "follow foxes")
    assert play.cards("discard") == []
    play.do(1, "pirate soap discard")
    assert play.cards("discard") == ["soap", "ammunition", "pistols", "foxes"]
    play.expect(2, "ask-lead")


@pytest.mark.rule("IE-065", "AMB-017")
def test_the_lead_goes_round_the_table() -> None:
    play = hands("", "", "")
    for leader in (0, 1, 2, 0):
        play.expect(leader, "ask-lead").answer("draw")


# -- deck and discards


@pytest.mark.rule("IE-047", "AMB-024")
def test_an_empty_deck_is_made_anew_from_the_discards_at_once() -> None:
    position = harbour().seat(0, hand="cups soap candy pants").put("deck", "rice")
    play = Play(position.put("discard", "jets drones")).do(0, "draw")
    assert play.cards("hand-0")[-1] == "rice"
    assert sorted(play.cards("deck")) == ["drones", "jets"]
    assert play.cards("discard") == []


@pytest.mark.rule("IE-071")
def test_only_the_top_discard_is_shown() -> None:
    play = Play(harbour().put("discard", "jets drones"))
    pile = next(zone for zone in play.match.view(0)["zones"] if zone["id"] == "discard")
    assert (pile["count"], pile["cards"]) == (2, [{"id": "drones", "slug": "drones"}])


@pytest.mark.rule("AMB-023", "IE-152")
def test_a_short_deck_gives_what_it_has_and_ends_the_match_after_the_turn() -> None:
    position = harbour().seat(0, hand="cups").put("deck", "rice").put("discard")
    play = Play(position).do(0, "draw")
    assert play.cards("hand-0") == ["cups", "rice"]
    assert play.match.result is not None
    assert play.match.result.ending == "ending-cards"


# -- throwing Contracts away


@pytest.mark.rule("IE-121", "IE-122", "IE-123", "AMB-022")
def test_the_leader_may_throw_away_contracts_and_containers_stay() -> None:
    position = harbour().seat(0, hand="rice").put("contracts-0", "laptops jets")
    play = Play(position.put("cargo-0", "drones")).use(0, "jets")
    assert play.cards("contracts-0") == ["laptops"]
    assert play.cards("cargo-0") == ["drones"]
    assert play.cards("discard") == ["jets"]
    play.expect(0, "ask-lead").use(0, "laptops")
    assert play.cards("contracts-0") == []


@pytest.mark.rule("IE-121", "AMB-017")
def test_only_the_leader_may_throw_contracts_away() -> None:
    play = Play(harbour().put("contracts-2", "laptops"))
    play.expect_nothing(1)


@pytest.mark.rule("AMB-046")
def test_throwing_away_the_unfinished_contract_fulfils_the_others() -> None:
    position = harbour().seat(0, hand="rice").put("contracts-0", "laptops cups")
    play = Play(position.put("cargo-0", "drones jets")).use(0, "cups")
    assert play.at(0) == "sea"
    assert play.cards("fulfilled-0") == ["laptops"]


@pytest.mark.rule("AMB-044")
def test_cargo_left_without_contract_counts_for_one_placed_later() -> None:
    position = acting("contract", 1, 0).seat(0, hand="laptops").put("cargo-0", "drones jets")
    play = Play(position.put("deck", "rice")).do(0, "contract laptops ship-0")
    assert play.at(0) == "sea"
    assert play.credits(0) == 16
