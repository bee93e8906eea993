"""Matches that are over are gone through; those that run, never."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from portside.server.config import Config
from tests.server.harness import (
    DATABASES,
    PATIENCE,
    Json,
    LocalServer,
    Person,
    config_in,
    key_for,
    running,
)

pytestmark = pytest.mark.anyio


async def over(server: LocalServer, address: str = "127.0.0.1") -> tuple[Person, str]:
    """Play a match to its end, from an address."""
    mei = await server.person("Mei")
    mei.move_to(address)
    table = await mei.table("mm", start=True)
    line = await mei.connect(table["id"])
    state, rng = await line.state(), Random(2)
    while state["view"]["result"] is None:
        state = await line.ask("look", seat=state["waiting"][0])
        state = await line.answer(state, rng)
    await line.close()
    await ended(mei, table["id"])
    return mei, state["match"]


async def ended(person: Person, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await person.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)


async def finished(person: Person, match: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            found: Json = await person.get(f"/api/matches/{match}/analysis")
            if found["status"] == "done":
                return found
            await asyncio.sleep(0.05)


async def test_a_match_is_gone_through_once_and_kept(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    async with running(config) as server:
        mei, match = await over(server)
        assert (await mei.get(f"/api/matches/{match}/analysis"))["status"] == "none"
        asked = await mei.post(f"/api/matches/{match}/analysis")
        assert asked["count"] > 0
        first = await finished(mei, match)
        again = await mei.post(f"/api/matches/{match}/analysis")
        cookies = mei.http.cookies
    assert again == first and first["found"]["curve"]
    async with running(config) as server:
        back = server.stranger()
        back.http.cookies = cookies
        assert await back.get(f"/api/matches/{match}/analysis") == first


async def test_what_a_stopped_server_left_goes_on(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    async with running(config) as server:
        server.services.analyses.wake = lambda: None  # type: ignore[method-assign]
        mei, match = await over(server)
        await mei.post(f"/api/matches/{match}/analysis")
        cookies = mei.http.cookies
    async with running(config) as server:
        back = server.stranger()
        back.http.cookies = cookies
        assert (await finished(back, match))["found"]


async def test_a_match_that_runs_is_not_gone_through(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mb", start=True)
    state = await (await mei.connect(table["id"])).state()
    for method in ("GET", "POST"):
        path = f"/api/matches/{state['match']}/analysis"
        assert (await mei.request(method, path, status=409))["code"] == "match-running"


async def test_a_branch_is_not_gone_through(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mb", start=True)
    state = await (await mei.connect(table["id"])).state()
    wish = {"number": 0, "seats": [0], "bot": "random"}
    branch = await mei.post(f"/api/matches/{state['match']}/branch", wish)
    line, rng = await mei.connect(branch["id"]), Random(4)
    while (state := await line.state())["view"]["result"] is None:
        if state["ask"] is not None:
            line.send("answer", seq=state["seq"], key=key_for(state["ask"], rng))
    await ended(mei, branch["id"])
    match = (await mei.get(f"/api/tables/{branch['id']}"))["match"]
    assert (await mei.post(f"/api/matches/{match}/analysis", status=409))["code"] == "no-past"


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_who_asked_for_least_of_late_is_first_by_address(config: Config) -> None:
    async with running(config) as server:
        analyses = server.services.analyses
        analyses.wake = lambda: None  # type: ignore[method-assign]
        asked = [await over(server, "10.0.0.9") for _ in range(3)]
        asked += [await over(server, "10.0.0.1"), await over(server, "10.0.0.9")]
        for person, match in asked:
            await person.post(f"/api/matches/{match}/analysis")
        first, second, third, honest, last = (match for _, match in asked)
        taken = [(await analyses._take()).match for _ in asked]
        assert taken == [first, honest, second, third, last]
        assert await analyses._take() is None
