"""Taking back, up to the fence."""

from __future__ import annotations

import pytest

from portside.engine.errors import NoPast, UndoRefused
from portside.testing import Scene, Script, scene
from portside.testing.laws import table_state
from portside.testing.pretend import GAME


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def refused(play: Script, seat: int) -> None:
    before = table_state(play.table), play.match.number
    assert not play.match.can_undo(seat)
    with pytest.raises(UndoRefused, match="fence"):
        play.match.undo(seat)
    assert (table_state(play.table), play.match.number) == before


def test_an_answer_that_taught_nobody_anything_is_taken_back() -> None:
    play = Script(market().seat(0, hand="lamp"))
    before = table_state(play.table)
    play.do(0, "open lamp").undo(0)
    assert table_state(play.table) == before
    assert play.match.number == 0
    assert play.log() == []
    play.do(0, "draw")


def test_a_question_in_the_middle_of_a_step_is_taken_back() -> None:
    play = Script(market().seat(0, hand="firework").seat(1, stalls="lamp bell"))
    play.do(0, "open firework").do(0, "bell").undo(0)
    play.expect(0, "ask-firework").undo(0).expect(0, "ask-lead")


def test_a_draw_is_a_fence() -> None:
    refused(Script(market()).do(0, "draw"), 0)


def test_a_shuffle_is_a_fence() -> None:
    refused(Script(market().seat(0, hand="broom")).do(0, "open broom"), 0)


def test_an_auctioned_card_was_seen() -> None:
    refused(Script(market()).do(0, "auction"), 0)


def test_a_sealed_answer_is_taken_back_while_sealed() -> None:
    play = Script(market(3)).do(0, "auction").do(1, 2).undo(1)
    play.do(1, 4).do(2, 0)
    refused(play, 1)
    play.undo(2)


def test_opening_sealed_answers_is_a_fence() -> None:
    play = Script(market(3)).do(0, "auction").do(1, 2).do(2, 4).do(0, 0)
    assert not play.match.sealed
    refused(play, 0)  # seat 0 has seen the other bids now


def test_only_who_answered_last_takes_back() -> None:
    play = Script(market().seat(0, hand="lamp")).do(0, "open lamp")
    refused(play, 1)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    refused(Script(market()), 0)


def test_the_end_is_a_fence() -> None:
    play = Script(market().seat(0, hand="lamp").facts(coins=[20, 0])).do(0, "open lamp")
    assert play.match.result is not None
    refused(play, 0)


def test_a_match_goes_back_to_any_question_when_all_agree() -> None:
    play = Script(market()).do(0, "draw").do(1, "draw").do(0, "draw")
    play.match.rewind(1)
    assert play.match.number == 1
    play.expect(1, "ask-lead")


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_is_no_going_to_a_question_that_never_was(number: int) -> None:
    play = Script(market()).do(0, "draw")
    with pytest.raises(UndoRefused, match=f"no question {number}"):
        play.match.rewind(number)
    assert play.match.number == 1


def test_a_fork_has_nothing_to_take_back() -> None:
    twin = market().match().fork(keep=True)
    with pytest.raises(NoPast, match="no past"):
        twin.rewind(0)
    with pytest.raises(UndoRefused):
        twin.undo(0)


def test_a_fork_has_neither_record_nor_receipt() -> None:
    twin = market().match().fork()
    with pytest.raises(NoPast, match="nothing to record"):
        twin.record()
    with pytest.raises(NoPast, match="no receipt"):
        _ = twin.receipt


def test_a_fork_is_forked_only_if_it_was_made_for_it() -> None:
    match = market().match()
    with pytest.raises(NoPast, match="keep=True"):
        match.fork().fork()
    assert match.fork(keep=True).fork().table.state() == match.table.state()
