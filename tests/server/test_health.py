"""Health tells the truth, logs tell no rows, and what was backed up comes back."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from portside.server.config import Config, Notify, config_to_environment
from portside.server.serve_command import replay_stored
from portside.server.store import process_health
from portside.server.store.storage import OtherForm, Storage
from tests.server.harness import LocalServer, config_in, running, taken_back
from tests.server.postgres import Cluster, programs

pytestmark = pytest.mark.anyio


async def test_a_database_that_nothing_can_be_written_to_is_no_health(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_health, "PATIENCE", 0.5)
    visitor = server.stranger()
    assert (await visitor.http.get("/healthz")).status_code == 200
    path = server.services.config.url.database or ""
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        for page in ("/healthz", "/readyz"):
            response = await visitor.http.get(page)
            assert response.status_code == 503 and response.json()["code"] == "try-again"
        other.rollback()
    monkeypatch.setattr(process_health, "PATIENCE", 60.0)
    assert (await visitor.http.get("/readyz")).status_code == 200


@pytest.mark.postgres
async def test_signs_of_life_do_not_cross(tmp_path: Path, postgres: str) -> None:
    async with running(config_in(tmp_path, database=postgres)) as server:
        await asyncio.gather(*(server.services.vitals._write() for _ in range(8)))


async def test_a_server_that_stops_is_not_ready(server: LocalServer) -> None:
    visitor = server.stranger()
    assert (await visitor.http.get("/readyz")).status_code == 200
    server.services.is_open = False
    assert (await visitor.http.get("/readyz")).status_code == 503
    assert (await visitor.http.get("/healthz")).status_code == 200


async def test_figures_tell_of_the_process_too(server: LocalServer) -> None:
    page = await server.stranger().get("/metrics")
    assert re.search(r"^process_resident_memory_bytes \d", page, re.M)
    together = server.services.metrics.page_of(
        {name: server.services.metrics.figures() for name in ("one", "two")}
    ).decode()
    assert re.search(r'^portside_clients{process="one"} 0.0$', together, re.M)
    assert re.search(r'^portside_clients{process="two"} 0.0$', together, re.M)
    assert together.count("# TYPE portside_clients gauge") == 1


FAILING = """
import logging, sqlalchemy as sa
from portside.server import logs
logs.configure_logs("info")
engine = sa.create_engine("sqlite://", hide_parameters=True)
try:
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO nowhere VALUES ('a sealed answer')"))
except sa.exc.OperationalError:
    logs.log.exception("journal failed")
    logging.getLogger("other").exception("it failed")
"""


def test_a_failing_statement_leaves_no_row_in_the_log() -> None:
    run = subprocess.run(
        [sys.executable, "-c", FAILING], capture_output=True, text=True, check=True
    )
    lines = [json.loads(line) for line in run.stderr.splitlines()]
    assert len(lines) == 2 and all("OperationalError" in str(one["failure"]) for one in lines)
    assert "sealed" not in run.stderr and "INSERT" not in run.stderr


def served_in_vain(config: Config) -> subprocess.CompletedProcess[str]:
    """Start a server that cannot be, by the command."""
    command = [sys.executable, "-c", "from portside.cli import main; main()", "serve"]
    environment = {**os.environ, **config_to_environment(config)}
    run = subprocess.run(
        [*command, "--port", "0"], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode != 0
    assert "Traceback" not in run.stderr
    return run


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("postgresql://127.0.0.1:1/none", "no database"),
        ("sqlite:////proc/none/portside.db", "no database"),
    ],
)
def test_serving_without_a_database_is_one_line(tmp_path: Path, database: str, told: str) -> None:
    run = served_in_vain(config_in(tmp_path, database=database))
    assert told in run.stderr.replace("\n", " ")


def test_mail_without_a_home_is_told_before_a_server_says_that_it_is_open(tmp_path: Path) -> None:
    mail = Notify(mail="smtp://127.0.0.1:2525", mail_from="harbour@example.org")
    run = served_in_vain(config_in(tmp_path, notify=mail))
    assert "PORTSIDE_HOME" in run.stderr
    assert "http://" not in run.stdout + run.stderr


async def play_some(server: LocalServer) -> tuple[str, int]:
    """Play a few answers; return the table and the number of its question."""
    host = await server.person()
    table = await host.table("mm", start=True)
    socket, rng = await host.connect(table["id"]), Random(5)
    state = await socket.state()
    for _ in range(5):
        state = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(state, rng)
    return table["id"], state["number"]


async def check_restored(config: Config, table: str, number: int) -> None:
    async with running(config) as restored:
        room = await restored.services.rooms.room(table)
        assert (await room.ready()).match.number == number
    assert [one.code for one in await replay_stored(config)] == [""]


async def test_a_sqlite_backup_comes_back(tmp_path: Path) -> None:
    config, copy = config_in(tmp_path / "here", database=""), tmp_path / "there" / "portside.db"
    copy.parent.mkdir()
    async with running(config) as server:
        table, number = await play_some(server)
        with (
            closing(sqlite3.connect(config.url.database or "")) as here,
            closing(sqlite3.connect(copy)) as there,
        ):
            here.backup(there)  # what the shell's .backup does
    await check_restored(config_in(copy.parent, database=""), table, number)


def program(name: str) -> str:
    """Return the path of one of PostgreSQL's programs."""
    return shutil.which(name) or str((programs() or Path()) / name)


@pytest.mark.postgres
async def test_a_postgresql_backup_comes_back(tmp_path: Path, postgres_cluster: Cluster) -> None:
    fresh = postgres_cluster.fresh
    here, there = fresh(), fresh()
    async with running(config_in(tmp_path, database=here)) as server:
        table, number = await play_some(server)
        dump, plain = tmp_path / "copy.dump", here.replace("+psycopg", "")
        subprocess.run([program("pg_dump"), "--format=custom", f"--file={dump}", plain], check=True)
    target = f"--dbname={there.replace('+psycopg', '')}"
    subprocess.run([program("pg_restore"), "--no-owner", target, dump], check=True)
    await check_restored(config_in(tmp_path, database=there), table, number)


async def test_checking_matches_changes_no_database(tmp_path: Path) -> None:
    config = config_in(tmp_path, database="")
    async with running(config) as server:
        await play_some(server)
    path = Path(config.url.database or "")
    taken_back(config, "-2")
    before = path.read_bytes()
    assert [one.code for one in await replay_stored(config)] == [""]
    assert path.read_bytes() == before


@pytest.mark.postgres
async def test_checking_matches_refuses_an_older_form(tmp_path: Path, postgres: str) -> None:
    config = config_in(tmp_path, database=postgres)
    storage = Storage(config.url)
    try:
        with pytest.raises(OtherForm):
            await replay_stored(config)
        async with storage.reading() as connection:
            count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
            assert (await connection.execute(sa.text(count))).scalar_one() == 0
    finally:
        await storage.close()
