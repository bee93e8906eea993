"""Nobody waits for somebody else's bots."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portside.server.play import analyses, stored_match
from portside.server.play.archive_process import Reader
from portside.server.play.fair_queue import Customer, FairQueue, Ticket
from portside.server.play.stored_table import TableRow
from tests.server.harness import (
    ROOMY,
    Json,
    LocalServer,
    Person,
    config_in,
    kept_busy,
    running,
)

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


def test_those_of_one_address_share_what_one_address_gets() -> None:
    queue, turns = FairQueue(1, 1), {"here": 0, "there": 0}
    crowd = [Customer(f"guest {i}", "", lambda: True, "here") for i in range(30)]
    running = [queue.enter(customer) for customer in crowd]
    running.append(queue.enter(Customer("Mei", "", lambda: True, "there")))
    for _ in range(40):
        now = next(ticket for ticket in running if ticket.called.is_set())
        turns[now.customer.address] += 1
        queue.leave(now, 1.0)
        running = [queue.enter(now.customer) if ticket is now else ticket for ticket in running]
    assert abs(turns["here"] - turns["there"]) <= 2


def test_whoever_comes_to_a_busy_address_is_not_last_there() -> None:
    queue = FairQueue(1, 1)
    first, second = (Customer(name, "", lambda: True, "school") for name in ("Mei", "Luc"))
    for _ in range(20):
        queue.leave(queue.enter(first), 1.0)
    now = queue.enter(first)
    waiting = [queue.enter(first), queue.enter(second)]
    queue.leave(now, 1.0)
    assert called(waiting) == [waiting[1]]


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


async def over(server: LocalServer) -> tuple[Person, Json]:
    """Return somebody and a match that is over."""
    mei = await server.person("Mei")
    table = await mei.table("mb", start=True)
    await mei.post(f"/api/tables/{table['id']}/resign")
    return mei, table


BRANCH = {"number": 0, "seats": [0], "bot": "random"}


@pytest.mark.anyio
async def test_whole_matches_are_replayed_beside_the_tables(server: LocalServer) -> None:
    mei, table = await over(server)
    past = f"/api/matches/{table['match']}"
    async with server.services.past.turn(Reader(None)):
        wishes = [
            asyncio.create_task(mei.post(f"{past}/{what}", body))
            for what, body in (("branch", BRANCH), ("analysis", None))
        ]
        for _ in range(5):
            await mei.get("/api/me/tables")
        assert not any(wish.done() for wish in wishes)
    for wish in wishes:
        assert await wish


@pytest.mark.anyio
async def test_whoever_may_not_have_it_is_refused_before_any_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_OPEN", 0)
    async with running(config_in(tmp_path, limits=replace(ROOMY, tables=1))) as server:
        mei, table = await over(server)
        await mei.table("mf")
        past = f"/api/matches/{table['match']}"
        async with server.services.past.turn(Reader(None)):
            await mei.post(f"{past}/branch", BRANCH, 429)
            await mei.post(f"{past}/analysis", None, 429)
            await mei.get(f"{past}/analysis")
            await mei.post(f"/api/tables/{table['id']}/resume", None, 409)


@pytest.mark.anyio
async def test_a_table_is_read_again_once_however_often_it_has_changed(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mf")
    line = await mei.connect(table["id"])
    await line.settle()
    read, reads = server.services.lobby.table, list[str]()

    async def counted(name: str) -> TableRow:
        reads.append(name)
        return await read(name)

    monkeypatch.setattr(server.services.lobby, "table", counted)
    busy = await kept_busy(server, table)
    for number in range(20):  # which everybody at all of her tables is told
        await mei.post("/api/me", {"name": f"Mei {number}"})
    busy.set()
    await line.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Mei 19")
    await (await server.services.rooms.room(table["id"])).finished()
    assert reads == [table["id"]]


@pytest.mark.anyio
async def test_a_table_counts_for_where_its_host_comes_from(server: LocalServer) -> None:
    mei, luc = await server.person("Mei"), await server.person("Luc")
    table = await mei.table("mfb", listed=True)
    await luc.post(f"/api/tables/{table['id']}/join", {})
    room = await server.services.rooms.room(table["id"])
    await (await (await server.person()).connect(table["id"], client="10.0.0.1")).until("table")
    assert room.customer().address == server.services.accounts.came_from("127.0.0.1")
    await (await luc.connect(table["id"], client="10.0.0.2")).until("table")
    assert room.customer().address == "10.0.0.2"
    await (await mei.connect(table["id"], client="10.0.0.3")).until("table")
    assert room.customer().address == "10.0.0.3"


@pytest.mark.anyio
async def test_matches_come_back_into_memory_in_turns_by_address(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_match, "SLICE", 1)
    # Every piece costs alike: one in which Python looks for garbage costs more than whole matches.
    monkeypatch.setattr(time, "thread_time", count().__next__)
    mei, crowd, rng = await server.person("Mei"), await server.person("Luc"), Random(1)
    tables = list[Json]()
    for person in (*[crowd] * 11, mei):
        tables.append(await person.table("mm", start=True, options={"nights": 60}))
        line = await person.connect(tables[-1]["id"])
        state = await line.state()
        for _ in range(12):
            state = await line.answer(await line.ask("look", seat=state["waiting"][0]), rng)
        await line.close()
        (await server.services.rooms.room(tables[-1]["id"])).forget()
    replays = server.services.rooms.replays
    async with replays.turn(somebody("", "", True), time.monotonic):
        asked = [await crowd.connect(table["id"], client="10.0.0.9") for table in tables[:-1]]
        asked.append(await mei.connect(tables[-1]["id"], client="10.0.0.1"))
        while len(replays) < len(asked):
            await asyncio.sleep(0.001)
    waiting = [asyncio.create_task(line.state()) for line in asked]
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    assert waiting[-1] in done
    await asyncio.gather(*waiting)


@pytest.mark.anyio
async def test_whoever_has_enough_waiting_is_asked_for_patience(tmp_path: Path) -> None:
    limits = replace(ROOMY, lookups=2, lookups_address=3)
    async with running(config_in(tmp_path, limits=limits)) as server:
        mei, table = await over(server)
        luc, far = await server.person("Luc"), await server.person("Ana")
        far.move_to("10.0.0.9")
        story = f"/api/matches/{table['match']}/story"
        waiting = list[asyncio.Task[Json]]()

        async def asks(*people: Person) -> None:
            for person in people:
                waiting.append(asyncio.create_task(person.get(story)))
                while len(server.services.past) < len(waiting):
                    await asyncio.sleep(0)

        async with server.services.past.turn(Reader(None)):
            await asks(mei, mei)
            assert (await mei.get(story, 429))["code"] == "too-many-lookups"
            await asks(luc)
            assert (await luc.get(story, 429))["code"] == "too-many-lookups"
            await asks(far)
        assert len(await asyncio.gather(*waiting)) == 4
        await mei.get(story)


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
