"""Nothing that opens a seat, a table or a match, and no answer, is ever in a log."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from portside.engine.errors import IllegalAnswer
from portside.hosting.followed_match import Entry
from portside.server import logs
from portside.server.accounts import COOKIE
from portside.server.errors import TryAgain
from portside.server.store.schema import METADATA
from portside.server.store.storage import Storage
from tests.server.adversary.vocabulary import Somebody, at_process
from tests.server.harness import Json, config_in
from tests.server.processes import serving

pytestmark = pytest.mark.anyio
OPENING = {"id", "table", "match", "guest", "host", "secret", "invite", "credential", "token"}
"""Columns that open something to whoever reads them, or tell who somebody is."""


async def everything(storage: Storage) -> set[str]:
    """Return all that must not be read anywhere: ids, secrets, invites, credentials."""
    found: set[str] = set()
    async with storage.reading() as connection:
        for table in METADATA.sorted_tables:
            columns = [column for column in table.columns if column.name in OPENING]
            if columns:
                for row in await connection.execute(sa.select(*columns)):
                    found |= {value for value in row if isinstance(value, str) and len(value) > 6}
    return found


async def much(mei: Somebody, luc: Somebody) -> list[Json]:
    """Let two people do about all that can be done; return their tables."""
    table = await mei.set_up("mf", options={"nights": 4})
    await luc.join(table)
    begun = (await mei.start(table)).data
    eyes = [await person.watch(begun) for person in (mei, luc)]
    for one in eyes:
        await one.shown()
        await one.ask("look", seat=5)
        await one.ask("answer", seq=0, key="a sealed answer")
        await one.ask("say", text="good evening")
    for one in eyes:
        await one.close()
    for what in ("notes", "record", "frames", "story", "analysis", "nonsense"):
        await luc.read(begun, what, 1)
    await mei.voice(begun, "pause")
    await mei.branch(begun, 99, 0)
    await luc.resign(begun)
    await mei.read(begun, "story")
    again = (await mei.rematch(begun)).data
    for path in (f"/api/tables/{again['id']}/nothing", f"/api/{again['id']}", "/api/me/recovery"):
        await mei.do("POST", path, {})
    for device in (await mei.do("GET", "/api/me/devices")).data["devices"]:
        await luc.do("DELETE", f"/api/me/devices/{device['id']}")
    return [begun, again]


async def test_no_id_and_no_secret_is_in_a_log(tmp_path: Path) -> None:
    config, path = config_in(tmp_path), tmp_path / "log"
    async with (
        serving(config, path, "debug") as server,
        at_process(server.address, "Mei") as mei,
        at_process(server.address, "Luc") as luc,
    ):
        tables = await much(mei, luc)
        storage = Storage(config.url)
        sealed = await everything(storage)
        await storage.append([Entry(tables[1]["match"] or "", 0, 0, "fly", None, "", 0.0)])
        await storage.close()
        await mei.read(tables[1], "notes")
        cookies = {person._http.cookies[COOKIE] for person in (mei, luc)}
        codes = set(re.findall(r"[2-9A-Z]{4}(?:-[2-9A-Z]{4}){4}", mei.heard[-3].text))
    told = path.read_text()
    assert told.count('"request"') >= 20 and "/api/tables/{table}/join" in told
    assert {tables[0]["id"], tables[0]["match"], tables[0]["invite"]} <= sealed
    found = {each for each in sealed | cookies | codes if each in told}
    assert not found and "a sealed answer" not in told


def told(error: BaseException, **facts: Any) -> str:
    """Return what a log would say of a failure."""
    event = {"event": "it failed", "exc_info": error, **facts}
    return json.dumps(logs.without_words(None, "", logs.without_secrets(None, "", event)))


def failed(cause: BaseException) -> BaseException:
    """Return an error as it is raised from another."""
    try:
        raise TryAgain("no words of key-of-mine either") from cause
    except TryAgain as error:
        return error


def test_a_failure_is_told_by_kind_and_place() -> None:
    line = told(failed(IllegalAnswer("key-of-mine is no answer")), table="a table", key="a key")
    assert "TryAgain: try-again" in line and "IllegalAnswer: illegal-answer" in line
    assert "test_logs.py:" in line and logs.handle_in_log("a table") in line
    assert "key-of-mine" not in line and "a table" not in line and "a key" not in line
    assert "No space left" in told(failed(OSError(28, "No space left on device")))
