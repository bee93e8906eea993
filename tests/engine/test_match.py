"""A match: questions, answers, forks and the end."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import portside
from portside.engine import game as games
from portside.engine.errors import (
    IllegalAnswer,
    MatchOver,
    NotAsked,
    PortsideError,
    StaleAnswer,
    WrongSeats,
)
from portside.engine.flow import Flow, GameOver, choose, these
from portside.engine.match import Match
from portside.testing import Scene, Script, scene
from portside.testing.laws import assert_same_table, table_state
from portside.testing.pretend import GAME
from portside.testing.pretend.scoring import result
from portside.testing.pretend.table import Night
from portside.testing.random_walk import walk_at_random


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def unchanged(match: Match, attempt: Callable[[], object], error: type[PortsideError]) -> str:
    """Check that an attempt is refused and changes nothing; return what was said."""
    before = table_state(match.table), match.number, match.record(), match.log(None), match.question
    with pytest.raises(error) as found:
        attempt()
    after = table_state(match.table), match.number, match.record(), match.log(None), match.question
    assert after == before
    return str(found.value)


# -- bad input


@pytest.mark.parametrize("key", ["", "dance", "open drum", "open", "draw ", "DRAW", "0", "none"])
def test_an_unknown_key_is_refused(key: str) -> None:
    match = market().seat(0, hand="kite").match()
    message = unchanged(match, lambda: match.answer(0, key), IllegalAnswer)
    assert message.startswith(f"{key!r} is no answer to 'ask-lead' now. ")


@pytest.mark.parametrize("key", [None, 0, 1.5, ["draw"], b"draw"])
def test_a_key_that_is_no_text_is_refused(key: Any) -> None:
    match = market().match()
    unchanged(match, lambda: match.answer(0, key), IllegalAnswer)


@pytest.mark.parametrize("key", ["6", "-1", "1.0", "01", "", "five", None, 2])
def test_a_bid_out_of_range_is_refused(key: Any) -> None:
    match = market().put("deck", "kite").match()
    match.answer(0, "auction")
    unchanged(match, lambda: match.answer(1, key), IllegalAnswer)


def test_a_stale_answer_is_refused() -> None:
    match = market().match()
    match.answer(0, "draw", at=0)
    message = unchanged(match, lambda: match.answer(1, "draw", at=0), StaleAnswer)
    assert message == "Question 0 has been answered; the present one is 1."
    unchanged(match, lambda: match.answer(1, "draw", at=2), StaleAnswer)
    match.answer(1, "draw", at=1)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = market().match()
    message = unchanged(match, lambda: match.answer(1, "draw"), NotAsked)
    assert message == "Seat 1 is not asked anything now; the match waits for 0."


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    match = market().put("deck", "kite").match()
    match.answer(0, "auction")
    match.answer(1, "3")
    unchanged(match, lambda: match.answer(1, "2"), NotAsked)
    assert match.sealed == {1: 3}


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0", 0.5, [0]])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    match = market().match()
    unchanged(match, lambda: match.answer(seat, "draw"), WrongSeats)
    unchanged(match, lambda: match.why_not(seat, "deck"), WrongSeats)
    if seat is not None:
        unchanged(match, lambda: match.view(seat), WrongSeats)
        unchanged(match, lambda: match.log(seat), WrongSeats)


def test_nothing_is_taken_after_the_end() -> None:
    match = market().facts(coins=[20, 0]).match()
    match.answer(0, "draw")
    assert match.pending == []
    assert match.waiting == []
    unchanged(match, lambda: match.answer(1, "draw"), MatchOver)
    assert [reason.text for reason in match.why_not(1, "deck")] == ["why-match-over"]


# -- the public calls


def test_the_public_calls() -> None:
    match = portside.new_match("pretend", seats=4, seed=7, options={"nights": 12})
    prompt = match.pending[0]
    assert prompt.seat == match.waiting[0]
    assert prompt.kind == "ask-lead"
    option = prompt.options[0]
    assert (option.key, option.refs, option.text) == ("draw", ("draw",), "option-draw")
    match.answer(prompt.seat, option.key)
    assert match.number == 1
    assert match.view(None)["seats"] == 4
    assert match.log(prompt.seat)
    assert match.result is None
    assert portside.replay(match.record()).number == 1
    assert match.fork().view(0)["zones"] == match.view(0)["zones"]


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (portside.new_match("pretend", seed=3) for _ in range(2))
    assert_same_table(one.table, two.table, "after the same deal")


def test_a_prompt_turns_values_into_keys_and_back() -> None:
    prompt = market().seat(0, hand="kite#2").match().pending[0]
    value = prompt.value("open kite#2")
    assert prompt.key(value) == "open kite#2"


# -- standing offers


def test_a_standing_offer_blocks_nobody_and_is_private() -> None:
    play = Script(market(3).seat(2, stalls="whistle"))
    assert play.match.waiting == [0]
    assert [p.seat for p in play.match.pending if p.standing] == [2]
    play.do(0, "draw").expect(1, "ask-lead")


def test_a_standing_offer_is_answered_with_a_number_too() -> None:
    match = market().seat(1, stalls="whistle").match()
    match.answer(1, "use whistle", at=0)
    assert match.number == 1
    match.answer(0, "draw", at=1)


# -- forks


def test_a_fork_in_the_middle_of_a_step_asks_the_same() -> None:
    play = Script(market(3).seat(0, hand="net").seat(1, hand="kite lamp").seat(2, hand="bell"))
    play.do(0, "open net").do(2, "bell")
    twin = play.match.fork()
    assert twin.waiting == [1]
    assert twin.sealed == play.match.sealed
    twin.answer(1, "lamp")
    assert play.cards("hand-0") == []
    play.do(1, "lamp")
    assert_same_table(play.table, twin.table, "after the same answer")


def test_a_fork_of_the_end_is_the_end() -> None:
    match = market().facts(coins=[20, 0]).match()
    match.answer(0, "draw")
    for keep in (True, False):
        assert match.fork(keep).result == match.result
        assert match.fork(keep).pending == []


def test_a_fork_has_no_log_and_no_past() -> None:
    match = market().match()
    match.answer(0, "draw")
    twin = match.fork()
    assert twin.log(0) == []
    assert twin.history is None
    assert twin.number == 1


def titled(request: pytest.FixtureRequest, step: Callable[[Night], Flow[None]]) -> Match:
    game = games.register(replace(GAME, name=f"match {request.node.name}", step=step))
    request.addfinalizer(lambda: games._registered.pop(game.name, None))
    return Match.new(game, 2, "s", {})


def test_steps_without_a_question_run_on(request: pytest.FixtureRequest) -> None:
    def step(t: Night) -> Flow[None]:
        t.night += 1
        if t.night >= 5:
            yield from choose(t, 0, "ask-lead", these(("draw",)))

    match = titled(request, step)
    assert Script(match).counter("night") == 5
    assert_same_table(match.table, match.fork().table, "although steps went before")


def test_a_match_may_end_before_anything_is_asked(request: pytest.FixtureRequest) -> None:
    def step(t: Night) -> Flow[None]:
        t.result = result(t, "ending-nights")
        yield from ()
        raise GameOver

    match = titled(request, step)
    assert match.pending == []
    assert match.result is not None


def test_a_match_plays_to_its_end() -> None:
    match = portside.new_match("pretend", seats=5, seed=1)
    walk_at_random(match, Random(1), 1000)
    assert match.result is not None
    assert set(match.result.winners) <= set(range(5))
    shown = match.view(None)["result"]
    assert shown is not None and shown["ending"] == match.result.ending


@pytest.mark.parametrize("title", portside.titles())
def test_playing_on_is_answering_at_random_until_the_end(title: str) -> None:
    match = portside.new_match(title, seats=3, seed=7)
    twin, rng = match.fork(keep=True), Random(1)
    while twin.question is not None:
        ask = twin.asks()[0]
        twin.advance(ask.seat, ask.sample(rng))
    assert match.play_on(Random(1)) == match.number == twin.number
    assert_same_table(match.table, twin.table, "after playing on")
    assert portside.replay(match.record()).record() == match.record()
    assert match.play_on(Random(1)) == 0


def test_playing_on_leaves_sealed_answers_as_they_are() -> None:
    match = market().put("deck", "kite").match()
    match.answer(0, "auction")
    match.answer(1, "3")
    match.play_on(Random(3))
    assert match.history is not None
    assert [(said.seat, said.key) for said in match.history[:2]] == [(0, "auction"), (1, "3")]
    assert match.history[2].seat == 0


@pytest.mark.parametrize("title", portside.titles())
def test_a_match_that_was_played_leaves_nothing_to_collect(title: str) -> None:
    match = portside.new_match(title, seats=4, seed=2).fork()
    gc.collect()
    gc.disable()
    try:
        match.play_on(Random(2))
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_options_are_made_once_for_a_box() -> None:
    here, there = (portside.new_match("pretend", 3, 1, log=log) for log in (True, False))
    for _ in range(30):
        (one, *_), (two, *_) = here.pending, there.pending
        assert one.options == two.options
        if one.type == "one":
            assert all(a is b for a, b in zip(one.options, two.options, strict=True))
        key = one.sample(Random(4))
        here.answer(one.seat, key)
        there.answer(two.seat, key)
    assert here.record() == there.record() and here.log(None) and not there.log(None)
