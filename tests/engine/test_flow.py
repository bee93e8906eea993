"""Flows: rules that yield questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from portside.engine import game as games
from portside.engine.ask import PASS
from portside.engine.flow import (
    Flow,
    amount,
    choose,
    pick,
    sealed,
    sealed_amount,
    sealed_pick,
    these,
    together,
)
from portside.engine.game import Result, Score
from portside.testing import Script, scene
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night


def play(
    step: Callable[[Night], Flow[None]], request: pytest.FixtureRequest, **cards: str
) -> Script:
    game = games.register(replace(GAME, name=f"flow {request.node.name}", step=step))
    request.addfinalizer(lambda: games._registered.pop(game.name, None))
    return Script(scene(game, 3, leader=0).seat(0, **cards))


def over(t: Night) -> None:
    t.result = Result((Score(0, {}),) * 3, (0,), "ending-nights")


def test_each_kind_of_question_returns_its_answer(request: pytest.FixtureRequest) -> None:
    got: list[object] = []

    def step(t: Night) -> Flow[None]:
        words = these(("a", "b"))
        got.append((yield from choose(t, 0, "ask-word", words, rule="PR-03", facts={"of": "x"})))
        got.append((yield from pick(1, "ask-some", lambda: t[t.seats[0].hand], 0, 2, card=3)))
        got.append((yield from amount(2, "ask-number", 2, 8, 2, rule="PR-05")))
        over(t)

    script = play(step, request, hand="kite lamp bell")
    prompt = script.prompt(0)
    assert (prompt.type, prompt.rule, prompt.facts) == ("one", "PR-03", {"of": "x"})
    script.do(0, "b")
    prompt = script.prompt(1)
    assert (prompt.type, prompt.low, prompt.high) == ("some", 0, 2)
    assert prompt.card == script.table.box.keys[3]
    script.do(1, "lamp", "kite")
    assert [script.prompt(2).low, script.prompt(2).high, script.prompt(2).step] == [2, 8, 2]
    script.do(2, 4)
    ids = script.table.box.ids
    assert got == ["b", (ids["kite"], ids["lamp"]), 4]


def test_sealed_answers_open_together_in_the_order_asked(request: pytest.FixtureRequest) -> None:
    got: list[object] = []

    def step(t: Night) -> Flow[None]:
        asks = [
            sealed(2, "ask-a", these(("x", "y"))),
            sealed_amount(0, "ask-b", 0, 5, 1),
            sealed_pick(1, "ask-c", these(("p", "q")), 0, 1),
        ]
        got.extend((yield from together(asks)))
        over(t)

    script = play(step, request)
    assert script.match.waiting == [2, 0, 1]
    script.do(1, "none").do(2, "y")
    assert script.match.waiting == [0]
    assert got == []
    script.expect_nothing(2).do(0, 3)
    assert got == ["y", 3, ()]


def test_nobody_to_ask_together_is_no_question(request: pytest.FixtureRequest) -> None:
    def step(t: Night) -> Flow[None]:
        assert (yield from together([])) == []
        over(t)

    assert play(step, request).match.result is not None


def test_in_a_window_powers_come_in_between_and_the_question_is_asked_again(
    request: pytest.FixtureRequest,
) -> None:
    def step(t: Night) -> Flow[None]:
        def coins() -> tuple[str, ...]:
            return (f"take-{t.coins[0]}", PASS)

        answer = yield from choose(t, 0, "ask-take", coins, window=True)
        assert answer == "take-7"
        over(t)

    script = play(step, request, stalls="whistle")
    assert script.options(0) == ["take-5", "pass", "use whistle"]
    script.use(0, "whistle")
    assert script.options(0) == ["take-7", "pass"]
    script.do(0, "take-7")


def test_without_a_window_no_power_is_offered(request: pytest.FixtureRequest) -> None:
    def step(t: Night) -> Flow[None]:
        yield from choose(t, 1, "ask-take", these((PASS,)))
        over(t)

    script = play(step, request, stalls="whistle")
    assert [prompt.seat for prompt in script.match.pending] == [1]
