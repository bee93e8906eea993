"""When the ground gives way: a full disk, a frozen database, a killed process."""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx2
import pytest

from portside.server.store import process_health
from portside.server.store import storage as store
from portside.server.store.storage import Storage
from tests.server.harness import PATIENCE, ROOMY, Json, Person, config_in, key_for, running
from tests.server.postgres import Cluster
from tests.server.processes import Line, ServerProcess, Visitor, serving

pytestmark = pytest.mark.anyio
HEALTH = ("/healthz", "/readyz")


@pytest.fixture(autouse=True)
def patient_database() -> None:
    """Let a database count as failed when a server says so: that is what is tested here."""


async def said_of_health(http: httpx2.AsyncClient) -> set[tuple[int, str]]:
    """Return what both pages say."""
    replies = [await http.get(page) for page in HEALTH]
    return {(reply.status_code, reply.json().get("code", "")) for reply in replies}


async def recovered(http: httpx2.AsyncClient) -> None:
    """Wait until both pages say that all is well again."""
    async with asyncio.timeout(PATIENCE):
        while await said_of_health(http) != {(200, "")}:
            await asyncio.sleep(0.1)


# -- a full disk


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Let no file of a server grow, as if its disk were full."""
    assert sys.platform == "linux"
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def reply(line: Line, number: int) -> Json:
    """Return what a message brought about."""
    while (message := await line.receive()).get("re") != number:
        pass
    return message


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
async def test_an_answer_that_a_full_disk_cannot_keep_is_refused(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    async with serving(config, tmp_path / "log") as server:
        visitor = Visitor(server.address)
        await visitor.post("/api/me", {"name": "Mei"})
        seats = [{"who": "me"}, {"who": "me"}]
        body = {"title": "pretend", "seats": seats, "start": True}
        table = await visitor.post("/api/tables", body)
        async with visitor.line(table["id"], "seat=0") as line:
            state = await line.state()
            seat = state["waiting"][0]
            await line.send("look", seat=seat, id=1)
            state = await reply(line, 1)
            answer = {"seq": state["seq"], "key": key_for(state["ask"], Random(1)), "seat": seat}
            with full_disk(server):
                await line.send("answer", **answer, id=2)
                refused = await reply(line, 2)
                assert (refused["type"], refused["code"]) == ("error", "try-again")
                assert await said_of_health(visitor.http) == {(503, "try-again")}
                made = await visitor.http.post("/api/tables", json=body)
                assert (made.status_code, made.json()["code"]) == (503, "try-again")
            await recovered(visitor.http)
            await line.send("answer", **answer, id=3)
            assert (await reply(line, 3))["seq"] == state["seq"] + 1
        await visitor.http.aclose()
    storage = Storage(config.url)
    kept = await storage.journal(table["match"])
    await storage.close()
    assert [(entry.n, entry.key) for entry in kept] == [(0, answer["key"])]
    told = (tmp_path / "log").read_text()
    assert "sqlite3" in told, "the log says nothing of it"
    assert table["id"] not in told and table["match"] not in told and "INSERT" not in told


# -- a frozen database


async def asked(person: Person) -> tuple[Json, Json]:
    """Set up a table for somebody alone; return it and its first question."""
    table = await person.table("mm", start=True)
    socket = await person.connect(table["id"], "seat=0")
    state = await socket.state()
    return table, await socket.ask("look", seat=state["waiting"][0])


@pytest.mark.postgres
@pytest.mark.slow
async def test_a_frozen_database_is_told_and_nobody_hangs(
    tmp_path: Path, postgres_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = config_in(tmp_path, database=postgres_cluster.fresh())
    async with running(config) as server:
        mei = await server.person("Mei")
        table, state = await asked(mei)
        socket = server.sockets[-1]
        key = key_for(state["ask"], Random(1))
        monkeypatch.setattr(store, "SECONDS", 1.0)
        with postgres_cluster.frozen():
            assert await said_of_health(mei.http) == {(503, "try-again")}
            refused = await socket.ask("answer", seq=state["seq"], key=key)
            assert (refused["type"], refused["code"]) == ("error", "try-again")
            for path in ("/api/me/tables", f"/api/matches/{table['match']}/story"):
                assert (await mei.get(path, 503))["code"] == "try-again"
        monkeypatch.setattr(store, "SECONDS", PATIENCE)
        await recovered(mei.http)
        kept = await server.services.storage.journal(table["match"])
        if not kept:  # whether the last answer was written nobody could know
            assert (await socket.ask("answer", seq=state["seq"], key=key))["seq"] == 1
            kept = await server.services.storage.journal(table["match"])
        assert [(entry.n, entry.key) for entry in kept] == [(0, key)]


@pytest.mark.postgres
@pytest.mark.slow
async def test_a_sign_of_life_that_fails_after_all_have_gone_is_no_trouble(
    tmp_path: Path, postgres_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config_in(tmp_path, database=postgres_cluster.fresh())) as server:
        mei = await server.person("Mei")
        monkeypatch.setattr(process_health, "PATIENCE", 0.05)
        monkeypatch.setattr(store, "SECONDS", 0.5)
        with postgres_cluster.frozen():
            assert await said_of_health(mei.http) == {(503, "try-again")}
            async with asyncio.timeout(PATIENCE):
                while any(task.get_name() == "vitals" for task in asyncio.all_tasks()):
                    await asyncio.sleep(0.05)
        monkeypatch.undo()
        await recovered(mei.http)
        gc.collect()  # when a task goes whose failure nobody has heard, the loop complains


# -- a killed process


@pytest.mark.postgres
@pytest.mark.slow
async def test_bots_of_a_killed_process_go_on_elsewhere(tmp_path: Path, postgres: str) -> None:
    limits = replace(ROOMY, beat=0.5)  # so that the match outlasts its process
    config = config_in(tmp_path, database=postgres, secret="shared", limits=limits)
    async with (
        serving(config, tmp_path / "one.log") as one,
        serving(config, tmp_path / "two.log"),
    ):
        visitor = Visitor(one.address)
        await visitor.post("/api/me", {"name": "Mei"})
        bots = [{"who": "bot", "bot": "random"}] * 2
        body = {"title": "pretend", "seats": bots, "options": {"nights": 60}, "start": True}
        table = await visitor.post("/api/tables", body)
        await visitor.http.aclose()
        storage = Storage(config.url)
        await longer(storage, table["match"], 2)
        one.kill()
        left = len(await storage.journal(table["match"]))
        assert left < 60, "the match was over before its process was killed"
        await longer(storage, table["match"], left + 3)
        await storage.close()


async def longer(storage: Storage, match: str, count: int) -> None:
    """Wait until a match has so many answers."""
    async with asyncio.timeout(PATIENCE):
        while len(await storage.journal(match)) < count:
            await asyncio.sleep(0.1)
