"""Nobody waits for somebody else's bots."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portside.server.play.fair_queue import Customer, FairQueue, Ticket

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


def somebody(person: str, table: str, attended: bool) -> Customer:
    return Customer(person, f"{person}/{table}", lambda: attended)


def called(tickets: list[Ticket]) -> list[Ticket]:
    return [ticket for ticket in tickets if ticket.called.is_set()]


def test_a_table_with_people_waits_for_no_table_without() -> None:
    queue = FairQueue(1, 1)
    flood = [queue.enter(somebody("flood", str(i), False)) for i in range(360)]
    assert called(flood) == [flood[0]]
    assert queue.enter(somebody("Mei", "t", True)).called.is_set()


def test_a_table_that_somebody_comes_to_is_next() -> None:
    queue, there = FairQueue(1, 1), False
    flood = [queue.enter(somebody("flood", str(i), False)) for i in range(9)]
    mine = queue.enter(Customer("Mei", "t", lambda: there))
    assert called([*flood, mine]) == flood[:1]
    there = True
    queue.leave(flood[0], 1.0)
    assert called([*flood[1:], mine]) == [flood[1], mine]


def test_people_share_alike_however_many_tables_each_has() -> None:
    queue, turns = FairQueue(1, 1), {"greedy": 0, "modest": 0}
    running = [queue.enter(somebody("greedy", str(i), True)) for i in range(60)]
    mine = queue.enter(somebody("modest", "t", True))
    for _ in range(40):
        now = next(ticket for ticket in [mine, *running] if ticket.called.is_set())
        turns[now.customer.person] += 1
        queue.leave(now, 1.0)
        again = queue.enter(now.customer)
        running = [again if ticket is now else ticket for ticket in running]
        mine = again if now is mine else mine
    assert abs(turns["greedy"] - turns["modest"]) <= 2


def test_whoever_gives_up_takes_no_place() -> None:
    queue = FairQueue(1, 1)
    first, second, third = (queue.enter(somebody(name, "t", True)) for name in "abc")
    queue.leave(second, 0.0)
    queue.leave(first, 1.0)
    assert third.called.is_set() and len(queue) == 0


STEPS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), st.booleans(), st.floats(0, 9)))


@given(st.integers(1, 4), STEPS)
def test_places_are_never_lost_and_never_shared(
    places: int, steps: list[tuple[int, int, bool, float]]
) -> None:
    queue, tickets = FairQueue(places, 2), list[Ticket]()
    for person, table, attended, cost in steps:
        if cost > 5 and tickets:
            queue.leave(tickets.pop(person % len(tickets)), cost)
        else:
            tickets.append(queue.enter(somebody(str(person), str(table), attended)))
        for kind, most in ((True, places), (False, 2)):
            these = [ticket for ticket in tickets if ticket.customer.attended() == kind]
            assert len(called(these)) == min(len(these), most)
    for ticket in tickets:
        queue.leave(ticket, 0.0)
    assert len(queue) == 0
    assert queue.enter(somebody("last", "t", True)).called.is_set()


@pytest.mark.soak
def test_an_honest_table_waits_less_than_twice_as_long_under_attack() -> None:
    found = measured("bench_bots.py")
    assert found["attacked"] < 2 * found["quiet"], found


@pytest.mark.soak
def test_health_does_not_wait_for_those_who_leaf_through_the_past() -> None:
    found = measured("bench_past.py")
    assert found["loaded"]["p99"] < 3 * found["quiet"]["p99"], found


def measured(script: str) -> Any:
    """Return what a script found out."""
    command = [sys.executable, str(SCRIPTS / script)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(run.stdout.splitlines()[-1])
