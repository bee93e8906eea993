"""Matches that outlive the rules they began under."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import portside
from portside.engine import game as games
from portside.engine.flow import Flow, choose
from portside.engine.game import Setting
from portside.server.config import Config
from portside.server.store.schema import MATCHES, TABLES
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from portside.testing.pretend.turn import hand_over
from tests.server.harness import Json, LocalServer, Person, Socket, config_in, running

pytestmark = pytest.mark.anyio
Title = Callable[..., None]

MOOD = Setting("mood", "merry", ("merry", "grave"), before="grave")


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Return the config of a server."""
    return config_in(tmp_path)


@pytest.fixture
def changed_title() -> Iterator[Title]:
    """Change the pretend title when called."""

    def change(**fields: Any) -> None:
        games.register(replace(GAME, **fields))
        games._opened.cache_clear()  # a newer program has opened no boxes

    yield change
    change()


def quiet_nights(t: Night) -> Flow[None]:
    """Run a turn under other rules: from the third night on, one can but sleep."""
    if t.night < 2:
        yield from GAME.step(t)
        return
    me = t.seats[t.leader]
    t.night += 1
    yield from choose(t, me, "ask-lead", lambda: ("sleep",))
    hand_over(t)


async def played(
    server: LocalServer, answers: int, **options: Any
) -> tuple[Person, Json, Socket, Json]:
    """Play some answers at a hot seat."""
    host = await server.person()
    table = await host.table("mm", start=True, options=options)
    socket = await host.connect(table["id"])
    return host, table, socket, await answered(socket, await socket.state(), answers)


async def answered(socket: Socket, state: Json, answers: int) -> Json:
    """Go on with legal answers until there are so many."""
    rng = Random(8)
    while state["number"] < answers and state["view"]["result"] is None:
        state = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(state, rng)
    return state


async def back(
    server: LocalServer, person: Person, table: Json, query: str
) -> tuple[Person, Socket]:
    """Come back to a table with the cookies of somebody."""
    again = server.stranger()
    again.http.cookies = person.http.cookies
    return again, await again.connect(table["id"], query)


async def finished(server: LocalServer) -> tuple[Person, Json, Json]:
    """Play a match to its end and return the host, the table and the last state."""
    host, table, socket, state = await played(server, 1000, nights=6)
    await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    return host, table, state


async def test_a_match_that_still_replays_goes_on_under_newer_rules(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, _, before = await played(server, 5)
    changed_title(rules=GAME.rules + 1)
    async with running(config) as server:
        _, socket = await back(server, host, table, f"seat={before['view']['seat']}")
        state = await socket.state()
        assert state["stopped"] is None
        assert state["view"] == before["view"]
        after = await answered(socket, state, 8)
        assert after["number"] == 8


async def test_a_match_that_does_not_goes_on_from_its_last_good_answer(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, _, before = await played(server, 20)
    changed_title(rules=GAME.rules + 1, step=quiet_nights)
    async with running(config) as server:
        guest, socket = await back(server, host, table, f"seat={before['view']['seat']}")
        state = await socket.state()
        assert state["stopped"] == "other-rules"
        assert 0 < state["number"] < 20
        refused = await socket.ask("answer", seq=20, key="draw", seat=state["waiting"][0])
        assert refused["code"] == "other-rules"
        there = await guest.post(f"/api/tables/{table['id']}/resume")
        assert there["status"] == "running"
        new = await (await guest.connect(there["id"], f"seat={before['view']['seat']}")).state()
        assert new["stopped"] is None
        assert (new["number"], new["view"]) == (state["number"], state["view"])
        old = await socket.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
        assert (old["table"]["status"], old["table"]["rematch"]) == ("stopped", there["id"])


async def test_a_match_keeps_every_setting_it_began_with(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, _, before = await played(server, 5, nights=20)
        assert (await host.get(f"/api/tables/{table['id']}"))["options"] == {
            "nights": 20,
            "tie": "leader",
        }
    nights, tie = GAME.settings
    changed_title(settings=(nights, replace(tie, default="nobody"), MOOD))
    async with running(config) as server:
        guest, socket = await back(server, host, table, f"seat={before['view']['seat']}")
        assert (await socket.state())["view"] == before["view"]
        room = await server.services.rooms.room(table["id"])
        assert room.stored is not None
        means = {"nights": 20, "tie": "leader", "mood": "grave"}
        assert room.stored.match.table.box.config == means
        assert (await guest.get(f"/api/tables/{table['id']}"))["options"] == means


async def test_a_match_stored_with_what_was_given_means_the_defaults_of_its_time(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, _, before = await played(server, 5, nights=20)
        given = {"nights": 20}
        async with server.services.storage.writing() as connection:
            await connection.execute(sa.update(MATCHES).values(options=given))
            await connection.execute(sa.update(TABLES).values(options=given))
    nights, tie = GAME.settings
    changed_title(settings=(nights, replace(tie, default="nobody", before="leader")))
    async with running(config) as server:
        guest, socket = await back(server, host, table, f"seat={before['view']['seat']}")
        assert (await socket.state())["view"] == before["view"]
        told = await guest.get(f"/api/tables/{table['id']}")
        assert told["options"] == {"nights": 20, "tie": "leader"}


async def test_a_finished_match_keeps_its_final_view_and_its_record_under_newer_rules(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, before = await finished(server)
    changed_title(rules=GAME.rules + 1)
    async with running(config) as server:
        guest, socket = await back(server, host, table, "")
        assert (await socket.state())["view"]["result"] == before["view"]["result"]
        record = await guest.get(f"/api/matches/{table['match']}/record")
        match = portside.replay(record)
        assert match.result is not None and match.receipt == table["receipt"]
