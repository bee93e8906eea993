"""Whose turn it is, told without looking at the table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from portside.server.play.waiting import happened_while_waiting, waiting_matches
from portside.server.store.clock import CLOCK
from tests.server.harness import Json, LocalServer, Person, config_in, running

pytestmark = pytest.mark.anyio


async def shared(server: LocalServer) -> tuple[Person, Person, Json]:
    """Return two people at a table whose match has begun."""
    mei, tom = await server.person("Mei"), await server.person("Tom")
    table = await mei.table("mf", pace="days")
    await tom.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return mei, tom, await mei.post(f"/api/tables/{table['id']}/start")


async def turns(person: Person) -> list[Json]:
    return (await person.get("/api/me/waiting"))["turns"]  # type: ignore[no-any-return]


async def test_turns_follow_every_answer(server: LocalServer) -> None:
    mei, tom, table = await shared(server)
    lines = [await person.connect(table["id"]) for person in (mei, tom)]
    rng = Random(3)
    states = [await line.state() for line in lines]
    for _ in range(30):
        if states[0]["view"]["result"]:
            break
        asked = [seat for seat in (0, 1) if seat in states[0]["waiting"]]
        for seat, person in enumerate((mei, tom)):
            found = await turns(person)
            assert [turn["seat"] for turn in found] == [seat] * (seat in asked)
        seat = asked[0]
        states[seat] = await lines[seat].answer(states[seat], rng)
        states[1 - seat] = await lines[1 - seat].state(states[seat]["seq"])


async def test_the_longest_wait_comes_first(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, tom, first = await shared(server)
    monkeypatch.setattr(CLOCK, "ahead", 3600.0)
    later = await mei.table("mf")
    await tom.post(f"/api/tables/{later['id']}/join", {"invite": later["invite"]})
    await mei.post(f"/api/tables/{later['id']}/start")
    every = [turn for person in (mei, tom) for turn in await turns(person)]
    for person in (mei, tom):
        found = await turns(person)
        assert sorted(found, key=lambda turn: -turn["waited"]) == found
    assert {turn["table"]["id"] for turn in every} == {first["id"], later["id"]}
    assert {turn["waited"] >= 3600 for turn in every if turn["table"]["id"] == first["id"]} == {
        True
    }


async def test_a_table_for_oneself_waits_for_nobody(server: LocalServer) -> None:
    mei = await server.person("Mei")
    await mei.table("mmb", start=True)
    assert await turns(mei) == []


async def test_turns_outlive_the_process_and_what_it_had_not_written(tmp_path: Path) -> None:
    async with running(config_in(tmp_path)) as server:
        mei, tom, table = await shared(server)
        line = await mei.connect(table["id"])
        state = await line.state()
        asker = mei if 0 in state["waiting"] else tom
        line = await asker.connect(table["id"])
        await line.answer(await line.state(), Random(1))
        before = await waiting_matches(server.services)
        news = await happened_while_waiting(server.services, table["id"], 0)
        server.services.progress.note = lambda room: None  # type: ignore[method-assign]
        asker = mei if before[0].seat == 0 else tom
        line = await asker.connect(table["id"])
        await line.answer(await line.state(), Random(1))
    async with running(config_in(tmp_path)) as server:
        after = await waiting_matches(server.services)
        assert (after[0].table.entries, before[0].table.entries) == (2, 1)
    assert all(line["seat"] == 1 for line in news)
