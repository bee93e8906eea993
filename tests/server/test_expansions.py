"""Matches with cards of other packages: played, told of, and kept when the package is gone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from random import Random

import pytest

import portside
from portside.engine import expansions
from portside.engine import game as games
from portside.server.config import Config
from portside.text import catalogue as words
from tests.server.harness import Json, LocalServer, Person, config_in, running

pytestmark = pytest.mark.anyio
ON = {"expansion_moths": True}
MARKED = {"expansion_moths": "moths 1.0"}


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Return the config of a server."""
    return config_in(tmp_path)


class Site:
    """A folder where the expansion is installed, as pip does it; child processes look there too."""

    def __init__(self, folder: Path) -> None:
        self.info = folder / "moths.dist-info"

    def install(self, version: str, expansion: str = "EXPANSION") -> None:
        """Put a version there."""
        self.info.mkdir(exist_ok=True)
        (self.info / "METADATA").write_text(f"Name: moths\nVersion: {version}\n")
        point = f"moths = tests.expansions.moths:{expansion}"
        (self.info / "entry_points.txt").write_text(f"[{expansions.GROUP}.pretend]\n{point}\n")
        forget()

    def remove(self) -> None:
        """Take it away."""
        shutil.rmtree(self.info, ignore_errors=True)
        forget()


def forget() -> None:
    """Forget what was found, as a program that starts anew does."""
    for cached in (expansions.installed, expansions._loaded, words.catalogue, games._opened):
        cached.cache_clear()
    expansions._expanded.clear()
    invalidate_caches()


@pytest.fixture
def site(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Site]:
    """Have an expansion of the pretend title installed."""
    folder = tmp_path_factory.mktemp("site")
    monkeypatch.syspath_prepend(str(folder))
    found = Site(folder)
    found.install("1.0")
    yield found
    found.remove()


async def begun(server: LocalServer, answers: int) -> tuple[Person, Json]:
    """Play some answers at a hot seat."""
    host = await server.person()
    table = await host.table("mm", start=True, options=ON)
    socket, rng = await host.connect(table["id"]), Random(8)
    state = await socket.state()
    while state["number"] < answers and state["view"]["result"] is None:
        state = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(state, rng)
    if state["view"]["result"] is not None:
        await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    return host, table


async def was_asked(server: LocalServer, table: Json, kind: str) -> bool:
    """Tell whether a question was answered in a match; deals are secret, so nobody knows."""
    room = await server.services.rooms.room(table["id"])
    match = (await room.ready()).match
    pasts = (match.replayed(number) for number in range(match.number))
    return any(ask.kind == kind for past in pasts for ask in past.pending)


async def again(server: LocalServer, person: Person) -> Person:
    """Come back with the cookies of somebody."""
    found = server.stranger()
    found.http.cookies = person.http.cookies
    return found


async def test_clients_are_told_of_it(config: Config, site: Site) -> None:
    async with running(config) as server:
        host = await server.person()
        title = await host.get("/api/titles/pretend")
        (setting,) = [each for each in title["settings"] if each["group"] == "expansion"]
        assert (setting["name"], setting["choices"]) == ("expansion_moths", [False, True])
        assert "card-moths-candle" in await host.get("/api/text/en/pretend")


async def test_a_match_is_marked_with_package_and_version(config: Config, site: Site) -> None:
    async with running(config) as server:
        host, table = await begun(server, 1000)
        assert MARKED.items() <= (await host.get(f"/api/tables/{table['id']}"))["options"].items()
        record = await host.get(f"/api/matches/{table['match']}/record")
        assert '"expansion_moths": "moths 1.0"' in record.partition("\n")[0]
        assert portside.replay(record).result is not None


async def test_where_the_package_is_gone_the_table_says_so(config: Config, site: Site) -> None:
    async with running(config) as server:
        host, table = await begun(server, 6)
        over, done = await begun(server, 1000)
        record = await over.get(f"/api/matches/{done['match']}/record")
    site.remove()
    async with running(config) as server:
        guest = await again(server, host)
        assert [t["id"] for t in (await guest.get("/api/me/tables"))["tables"]] == [table["id"]]
        there = await guest.get(f"/api/tables/{table['id']}")
        assert MARKED.items() <= there["options"].items()
        socket = await guest.connect(table["id"])
        refused = await socket.until(lambda m: m["type"] == "error")
        assert refused["code"] == "missing-expansion"
        handed_in = {"record": record, "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}]}
        upload = await guest.request("POST", "/api/records", handed_in, 409)
        assert upload["code"] == "missing-expansion"
        other = await guest.table("mm", start=True)
        assert (await (await guest.connect(other["id"])).state())["number"] == 0


async def test_a_match_goes_on_from_its_last_good_answer_under_another_version(
    config: Config, site: Site
) -> None:
    async with running(config) as server:
        host, table = await begun(server, 40)
        while not await was_asked(server, table, "ask-moths-candle"):
            host, table = await begun(server, 40)
    site.install("2.0", "POWERLESS")
    async with running(config) as server:
        guest = await again(server, host)
        state = await (await guest.connect(table["id"], "seat=0")).state()
        assert state["stopped"] == "other-rules"
        assert 0 < state["number"] < 40
