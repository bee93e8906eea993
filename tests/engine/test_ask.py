"""What can be asked."""

from __future__ import annotations

from random import Random

import pytest

from portside.engine.ask import Amount, Ask, Pick, Reason, Together, Value, reason


def pick(items: int, low: int, high: int) -> Pick:
    return Pick(0, "ask", lambda: tuple(range(items)), low, high, "", -1)


def test_options_are_computed_when_somebody_looks() -> None:
    hand: list[Value] = [1]
    ask = Ask(0, "ask", lambda: hand)
    hand.append(2)
    assert list(ask.values()) == [1, 2]
    assert ask.allows(2)
    assert not ask.allows(3)


def test_random_answers_reach_every_option() -> None:
    ask = Ask(0, "ask", lambda: ("a", "b", "c"))
    rng = Random(1)
    assert {ask.sample(rng) for _ in range(60)} == {"a", "b", "c"}


def test_a_pick_lists_combinations_small_ones_first() -> None:
    assert pick(3, 0, 2).values() == [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert pick(3, 0, 2).count() == 7


def test_a_pick_wants_no_more_than_there_is() -> None:
    assert pick(2, 1, 5).values() == [(0,), (1,), (0, 1)]
    assert pick(2, 1, 5).count() == 3


def test_a_long_pick_is_cut_but_still_takes_every_answer() -> None:
    long = pick(20, 0, 20)
    assert len(long.values()) == Pick.MOST
    assert long.count() == 2**20
    assert long.allows(tuple(range(20)))


@pytest.mark.parametrize("value", [(1, 0), (0, 0), (0, 1, 2), (), (9,), 0, "0"])
def test_a_pick_refuses_other_orders_sizes_and_things(value: Value) -> None:
    assert not pick(3, 1, 2).allows(value)


def test_random_picks_are_legal() -> None:
    ask, rng = pick(6, 2, 4), Random(2)
    samples = [ask.sample(rng) for _ in range(50)]
    assert all(ask.allows(sample) for sample in samples)
    assert {len(sample) for sample in samples if isinstance(sample, tuple)} == {2, 3, 4}


def test_an_amount_goes_in_steps() -> None:
    ask = Amount(0, "ask", 2, 9, 3, "", -1)
    assert list(ask.values()) == [2, 5, 8]
    assert ask.allows(5)
    assert not ask.allows(6)


def test_questions_asked_together_keep_their_order() -> None:
    asks = [Ask(seat, "ask", lambda: ("x",)) for seat in (2, 0, 1)]
    assert [ask.seat for ask in Together(iter(asks)).asks] == [2, 0, 1]


def test_a_reason_holds_its_facts_in_order() -> None:
    assert reason("why", "R-1", cost=2, coins=1) == Reason(
        "why", "R-1", (("cost", 2), ("coins", 1))
    )
