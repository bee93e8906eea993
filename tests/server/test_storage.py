"""What is kept, how, and what happens when rules change under it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import portside
from portside.engine.match import Match
from portside.hosting.followed_match import Entry
from portside.server.config import (
    BadServerSetting,
    Config,
    config_from_environment,
    config_to_environment,
)
from portside.server.errors import TryAgain
from portside.server.play.endings import end_open_tables
from portside.server.serve_command import replay_stored
from portside.server.store.schema import ANSWERS, GUESTS, MATCHES, METADATA, TABLES
from portside.server.store.scribe import Scribe
from portside.server.store.storage import DatabaseInUse, Storage
from tests.server.harness import (
    DATABASES,
    PATIENCE,
    Json,
    LocalServer,
    Person,
    Socket,
    config_in,
    database_threads,
    running,
)

pytestmark = pytest.mark.anyio


async def played(
    server: LocalServer, answers: int, **fields: Any
) -> tuple[Person, Json, Socket, Json]:
    """Play some answers at a hot seat."""
    host = await server.person()
    table = await host.table("mm", start=True, **fields)
    socket = await host.connect(table["id"])
    state = await socket.state()
    rng = Random(8)
    while state["number"] < answers and state["view"]["result"] is None:
        state = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(state, rng)
    return host, table, socket, state


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_a_match_goes_on_after_a_restart(config: Config) -> None:
    async with running(config) as server:
        host, table, socket, before = await played(server, 7)
        before = await socket.ask("look", seat=0)
        cookie = host.http.cookies
    async with running(config) as server:
        back = server.stranger()
        back.http.cookies = cookie
        state = await (await back.connect(table["id"], "seat=0")).state()
    assert {**state, "re": None} == {**before, "re": None}


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_only_what_nobody_will_miss_is_cleared_away(config: Config) -> None:
    async with running(config) as server:
        host, coded, seated, passer = [await server.person() for _ in range(4)]
        await coded.post("/api/me/recovery")
        played = await host.table("mf", listed=True)
        await seated.post(f"/api/tables/{played['id']}/join", {"seat": 1})
        await host.post(f"/api/tables/{played['id']}/start")
        forgotten = await host.table("mf")
        await make_all_old(server)
        newcomer = await server.person()
        assert await end_open_tables(server.services.storage) == 1
        assert await server.services.accounts.sweep() == 1
        await host.get(f"/api/tables/{forgotten['id']}", 404)
        await host.get(f"/api/tables/{played['id']}")
        for somebody in (host, coded, seated, newcomer):
            assert (await somebody.get("/api/me"))["name"]
        assert (await passer.get("/api/me"))["name"] is None


async def make_all_old(server: LocalServer) -> None:
    """Let guests and tables seem to have been made long ago."""
    async with server.services.storage.writing() as connection:
        await connection.execute(sa.update(GUESTS).values(created=0.0))
        await connection.execute(sa.update(TABLES).values(changed=0.0))


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_the_journal_gives_each_number_once(config: Config) -> None:
    async with running(config) as server:
        _, table, _, state = await played(server, 3)
        journal = server.services.journal
        entries = [Entry(table["match"], 3, 0, "draw", None, f"x{i}", 1.0) for i in range(20)]
        won = await asyncio.gather(*map(journal.append, entries))
        rows = await server.services.storage.journal(table["match"])
    assert sum(won) == 1
    assert [row.n for row in rows] == [0, 1, 2, 3]
    assert state["seq"] == 3


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_taken_numbers_stay_and_free_ones_beside_them_are_written(config: Config) -> None:
    async with running(config) as server:
        _, table, _, _ = await played(server, 3)
        match, storage = table["match"], server.services.storage
        before = await storage.journal(match)
        entries = [Entry(match, n, 0, "é", None, "", 1.5) for n in (1, 3, 2, 4)]
        won = await storage.append(entries)
        rows = await storage.journal(match)
    assert won == {(match, 3), (match, 4)}
    assert rows == [*before, entries[1], entries[3]]


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_migrations_lead_to_the_schema(config: Config) -> None:
    storage = Storage(config.url)
    await storage.open()
    await storage.upgrade()

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with storage.reading() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


async def test_sqlite_commits_reach_the_disk(config: Config) -> None:
    storage = Storage(config.url)
    await storage.open()
    async with storage.writing() as connection:
        mode = await connection.exec_driver_sql("PRAGMA journal_mode")
        full = await connection.exec_driver_sql("PRAGMA synchronous")
        assert (mode.scalar(), full.scalar()) == ("wal", 2)
    await storage.close()


async def test_a_database_that_is_closed_leaves_no_connection_open(config: Config) -> None:
    before, storage = database_threads(), Storage(config.url)
    await storage.open()
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def look() -> None:
        async with storage.reading() as connection:
            inside.set()
            await go_on.wait()
            await connection.execute(sa.select(1))

    looking = asyncio.create_task(look())
    await inside.wait()
    closing = asyncio.create_task(storage.close())
    while not closing.done():
        await asyncio.sleep(0)
        if go_on.is_set():
            continue
        with pytest.raises(TryAgain):
            async with storage.writing():
                pytest.fail("it was opened again")
        go_on.set()
    await asyncio.gather(looking, closing)
    for thread in database_threads() - before:
        await asyncio.to_thread(thread.join, PATIENCE)
    assert database_threads() <= before


def test_so_do_those_of_the_journal(config: Config) -> None:
    scribe = Scribe(str(config.data / "some.db"))
    found = [
        scribe.connection().execute(f"PRAGMA {name}").fetchone()
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    scribe.connection().close()
    assert found == [("wal",), (2,), (1,)]


async def test_two_servers_do_not_share_a_sqlite_file(config: Config) -> None:
    async with running(config):
        with pytest.raises(DatabaseInUse):
            await Storage(config.url).open()
    async with running(config):
        pass


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "sqlite://"])
async def test_a_database_that_cannot_do_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadServerSetting):
        await Storage(config_in(tmp_path, database=address).url).open()


def test_a_config_survives_the_environment(tmp_path: Path) -> None:
    config = config_in(tmp_path, origins=("https://a.example", "https://b.example"))
    assert config_from_environment(config_to_environment(config)) == config
    with pytest.raises(BadServerSetting):
        config_from_environment({"PORTSIDE_IDLE": "soon"})


def test_the_key_is_kept_for_its_owner_only(tmp_path: Path) -> None:
    config = config_in(tmp_path / "new")
    assert config.key() == config.key()
    assert len(config.key()) == 64
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    assert replace(config, secret="given").key() == "given"


async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with running(config_in(tmp_path, idle=0.05)) as server:
        host, table, socket, state = await played(server, 4)
        room = await server.services.rooms.room(table["id"])
        await until(lambda: room.stored is None)
        state = await socket.ask("look", seat=state["waiting"][0])
        after = await socket.answer(state, Random(1))
        assert after["number"] == 5
        await socket.close()
        await until(lambda: len(server.services.rooms) == 0)
        again = await host.connect(table["id"])
        assert (await again.state())["number"] == 5


async def until(true: Any) -> None:
    """Wait until something holds."""
    for _ in range(400):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_replay_all_tells_which_matches_no_longer_do(config: Config) -> None:
    async with running(config) as server:
        tables = [(await played(server, count))[1] for count in (4, 6)]
        third = (await played(server, 1))[1]
        async with server.services.storage.writing() as connection:
            spoilt = (ANSWERS.c.match == tables[1]["match"]) & (ANSWERS.c.n == 2)
            await connection.execute(sa.update(ANSWERS).where(spoilt).values(key="fly"))
            other = MATCHES.c.id == third["match"]
            await connection.execute(sa.update(MATCHES).where(other).values(title="chess"))
    found = {one.match: one for one in await replay_stored(config)}
    assert found[tables[0]["match"]].code == ""
    assert (found[tables[1]["match"]].code, found[tables[1]["match"]].answers) == (
        "broken-record",
        2,
    )
    assert found[third["match"]].code == "unknown-title"


async def test_a_defect_in_the_rules_stops_one_match_and_no_other(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, socket, state = await played(server, 3)
    _, _, other, _ = await played(server, 3)
    room = await server.services.rooms.room(table["id"])
    assert room.stored is not None

    def fall_over(*_: object) -> None:
        monkeypatch.undo()
        raise RuntimeError("a defect")

    monkeypatch.setattr(Match, "advance", fall_over)
    state = await socket.ask("look", seat=state["waiting"][0])
    stopped = await socket.answer(state, Random(0))
    assert stopped["stopped"] == "broken-record" and stopped["number"] == 3
    elsewhere = await other.ask("look", seat=0)
    assert elsewhere["stopped"] is None


async def test_the_record_is_everybodys_after_the_end_and_replays(server: LocalServer) -> None:
    host, table, socket, before = await played(server, 10)
    where = f"/api/matches/{table['match']}"
    for path in ("record", "story", "frames"):
        assert (await host.get(f"{where}/{path}", 409))["code"] == "match-running"
    notes = await host.get(f"{where}/notes?seat=0")
    assert notes["view"]["seat"] == 0 and "secret" not in notes
    state, rng = before, Random(9)
    while state["view"]["result"] is None:
        state = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(state, rng)
    await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    record = await host.get(f"{where}/record")
    match = portside.replay(record)
    assert match.result is not None and match.receipt == table["receipt"]
    assert match.number == state["number"]
    story = await host.get(f"{where}/story")
    assert len(story["points"]) == match.number + 1
    part = await host.get(f"{where}/frames?start=3&count=4&seat=1")
    assert [frame["number"] for frame in part["frames"]] == [3, 4, 5, 6]
    assert part["frames"][2]["view"] == match.replayed(5).view(1)
    end = await host.get(f"{where}/frames?start={match.number}&count=50")
    assert [frame["number"] for frame in end["frames"]] == [match.number]


async def test_one_plays_on_from_any_point(server: LocalServer) -> None:
    host, table, _, state = await played(server, 9)
    wish = {"number": 4, "seats": [0], "bot": "random"}
    where = f"/api/matches/{table['match']}"
    new = await host.post(f"{where}/branch", wish)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    branched = await (await host.connect(new["id"])).state()
    assert branched["number"] >= 4
    stranger = await server.person()
    assert (await stranger.post(f"{where}/branch", wish, 403))["code"] == "bad-invite"
    assert (await host.post(f"{where}/branch", {**wish, "number": 99}, 400))[
        "code"
    ] == "bad-request"
    assert (await host.post(f"{where}/branch", {**wish, "seats": [5]}, 400))[
        "code"
    ] == "wrong-seats"
    assert state["number"] == 9


async def test_nobody_branches_a_match_that_others_play(server: LocalServer) -> None:
    host, guest = await server.person(), await server.person()
    table = await host.table("mf", listed=True)
    await guest.post(f"/api/tables/{table['id']}/join", {})
    match = (await host.post(f"/api/tables/{table['id']}/start"))["match"]
    wish = {"number": 0, "seats": [0, 1], "bot": "random"}
    refused = await host.post(f"/api/matches/{match}/branch", wish, 409)
    assert refused["code"] == "match-running"
