"""Matches that outlive the rules they began under."""

from __future__ import annotations

import asyncio
import json
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
from tests.server.harness import PATIENCE, Json, LocalServer, Person, Socket, config_in, running

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
    games.register(GAME)  # the very same, not its like
    games._opened.cache_clear()


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


async def told(person: Person, table: Json) -> Json:
    """Return everything a finished match tells."""
    where = f"/api/matches/{table['match']}"
    eyes = ["", "&seat=0", "&seat=1"]
    frames = [await person.get(f"{where}/frames?start=0&count=50{seat}") for seat in eyes]
    parts = [await person.get(f"{where}/frames?start={at}&count=3") for at in (0, 2, 7, 1000)]
    return {
        "frames": frames,
        "parts": parts,
        "record": await person.get(f"{where}/record"),
        "story": await person.get(f"{where}/story"),
    }


@pytest.mark.parametrize("step", [GAME.step, quiet_nights], ids=["still", "no longer"])
async def test_a_finished_match_keeps_everything_under_newer_rules(
    config: Config, changed_title: Title, step: Any
) -> None:
    async with running(config) as server:
        host, table, before = await finished(server)
        all_of_it = await told(host, table)
    changed_title(rules=GAME.rules + 1, step=step)
    async with running(config) as server:
        guest, socket = await back(server, host, table, "")
        assert (await socket.state())["view"]["result"] == before["view"]["result"]
        again = await told(guest, table)
    head, _, answers = again.pop("record").partition("\n")
    first, _, given = all_of_it.pop("record").partition("\n")
    assert again == all_of_it
    assert answers == given
    assert json.loads(head) | {"rules": 0} == json.loads(first) | {"rules": 0}


async def test_a_finished_match_is_kept_though_nobody_looks(
    config: Config, changed_title: Title
) -> None:
    async with running(config) as server:
        host, table, _ = await finished(server)
        async with asyncio.timeout(PATIENCE):
            while await server.services.storage.keepsake(table["match"]) is None:
                await asyncio.sleep(0.05)
    changed_title(rules=GAME.rules + 1, step=quiet_nights)
    async with running(config) as server:
        guest, _ = await back(server, host, table, "")
        again = await told(guest, table)
    points = again["story"]["points"]
    record = again["record"].splitlines()
    assert len(points) == len(record) - 1
    assert again["story"]["secret"] == json.loads(record[0])["secret"]
    assert again["story"]["receipt"] == table["receipt"]


async def test_what_is_kept_is_what_a_replay_shows(config: Config) -> None:
    async with running(config) as server:
        host, table, _ = await finished(server)
        where = f"/api/matches/{table['match']}"
        match = portside.replay(await host.get(f"{where}/record"))
        for seat in (None, 0, 1):
            query = "" if seat is None else f"&seat={seat}"
            for start in range(0, match.number + 1, 4):
                found = await host.get(f"{where}/frames?start={start}&count=4{query}")
                past = match.replayed(start)
                for frame in found["frames"]:
                    past = match.replayed(frame["number"])
                    assert frame["view"] == plain(past.view(seat))
                    assert frame["log"] == len(past.log(seat))
                assert found["log"]["lines"] == plain(past.log(seat, found["log"]["start"]))
                assert found["count"] == match.number + 1
        story = await host.get(f"{where}/story")
        past = match.replayed(3)
        assert story["points"][3]["counters"] == plain(past.view(None)["counters"])


def plain(data: Any) -> Any:
    """Return data as JSON carries it."""
    return json.loads(json.dumps(data))
