"""Whatever comes at the same time has one clear outcome."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from portside.hosting.followed_match import MatchRow
from portside.server.config import Config
from portside.server.errors import TryAgain
from portside.server.play import room
from portside.server.play.room import FORBIDDEN
from portside.server.play.stored_table import TableRow, read_table
from tests.server.harness import (
    DATABASES,
    Closed,
    Json,
    LocalServer,
    Person,
    Socket,
    kept_busy,
    running,
)

pytestmark = pytest.mark.anyio


async def outcomes(sockets: list[Socket], ids: list[int]) -> list[Json]:
    """Return what each client's message brought about."""
    waits = [
        socket.until(lambda m, own=own: m.get("re") == own)  # type: ignore[misc]
        for socket, own in zip(sockets, ids, strict=True)
    ]
    return list(await asyncio.gather(*waits))


async def seq_of(socket: Socket) -> int:
    seq: int = (await socket.ask("look", seat=0))["seq"]
    return seq


async def hot_seat(server: LocalServer, **fields: Any) -> tuple[Person, Json, Socket, Json]:
    host = await server.person()
    table = await host.table("mm", start=True, **fields)
    socket = await host.connect(table["id"], "seat=0")
    return host, table, socket, await socket.state()


async def test_of_two_clients_answering_for_one_seat_one_wins(server: LocalServer) -> None:
    host, table, first, state = await hot_seat(server)
    second = await host.connect(table["id"], "seat=0")
    await second.state()
    seat = state["waiting"][0]
    ids = [
        first.send("answer", seq=0, key="draw", seat=seat),
        second.send("answer", seq=0, key="auction", seat=seat),
    ]
    found = await outcomes([first, second], ids)
    assert [message["type"] for message in found] == ["state", "error"]
    assert found[1]["code"] == "stale-answer"
    assert await seq_of(first) == 1


async def test_a_double_click_answers_once(server: LocalServer) -> None:
    _, _, socket, state = await hot_seat(server)
    seat = state["waiting"][0]
    ids = [socket.send("answer", seq=0, key="draw", seat=seat) for _ in range(8)]
    codes: list[str] = []
    while len(codes) < 7:
        message = await socket.receive()
        if message["type"] == "error":
            codes.append(message["code"])
    assert codes == ["stale-answer"] * 7
    assert len(ids) == 8 and await seq_of(socket) == 1


async def test_an_answer_during_an_undo_either_comes_before_or_is_stale(
    server: LocalServer,
) -> None:
    rng = Random(6)
    for _ in range(10):
        scenario = {"title": "pretend", "seats": 2, "facts": {"leader": 0}}
        zones = {"hand-0": ["lamp"], "hand-1": ["kite"], "deck": ["bell", "net", "drum"]}
        _, _, socket, _ = await hot_seat(server, scenario={**scenario, "zones": zones})
        state = await socket.ask("answer", seq=0, key="open lamp", seat=0)
        both = [
            ("undo", {"seq": state["seq"], "seat": 0}),
            ("answer", {"seq": state["seq"], "key": "draw", "seat": 1}),
        ]
        rng.shuffle(both)
        first, second = (socket.send(kind, **fields) for kind, fields in both)
        refusal = await socket.until("error")
        assert refusal["re"] == second != first
        assert refusal["code"] == "stale-answer"
        assert await seq_of(socket) == 2


async def test_sealed_answers_at_once_all_count(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mmmm", start=True)
    sockets = [await host.connect(table["id"], f"seat={seat}") for seat in range(4)]
    states = [await socket.state() for socket in sockets]
    leader = states[0]["waiting"][0]
    await sockets[leader].ask("answer", seq=0, key="auction")
    ids = [socket.send("answer", seq=1, key=str(bid)) for bid, socket in enumerate(sockets)]
    found = await outcomes(sockets, ids)
    assert all(message["type"] == "state" for message in found)
    assert max(message["number"] for message in found) == 5


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_a_storm_on_free_seats_seats_each_once(config: Config) -> None:
    async with running(config) as server:
        host = await server.person()
        table = await host.table("mfff", listed=True)
        crowd = [await server.person(f"p{i}") for i in range(12)]
        where = f"/api/tables/{table['id']}"

        async def come(person: Person) -> int:
            response = await person.http.post(f"{where}/join", json={})
            return response.status_code

        codes = await asyncio.gather(*map(come, crowd))
        assert sorted(codes) == [200] * 3 + [409] * 9
        seated = (await host.get(where))["seats"]
        assert len({seat["name"] for seat in seated}) == 4


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_joining_leaving_and_starting_at_once_leaves_a_sound_table(config: Config) -> None:
    async with running(config) as server:
        host = await server.person()
        table = await host.table("mff", listed=True)
        where = f"/api/tables/{table['id']}"
        crowd = [await server.person(f"p{i}") for i in range(4)]

        async def fidget(person: Person) -> None:
            for _ in range(5):
                for path in ("join", "leave"):
                    response = await person.http.post(f"{where}/{path}", json={})
                    assert response.status_code in (200, 403, 409), response.text

        async def begin() -> None:
            for _ in range(10):
                response = await host.http.post(f"{where}/start")
                assert response.status_code in (200, 409), response.text
                await asyncio.sleep(0.002)

        await asyncio.gather(begin(), *map(fidget, crowd))
        final = await host.get(where)
        assert final["seats"][0]["kind"] == "person"
        names = [seat["name"] for seat in final["seats"] if seat["name"]]
        assert len(names) == len(set(names))
        assert (final["match"] is not None) == (final["status"] == "running")


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_everybody_asking_for_a_rematch_gets_the_same_one(config: Config) -> None:
    async with running(config) as server:
        host = await server.person()
        table = await host.table("mm", start=True, options={"nights": 4})
        socket = await host.connect(table["id"])
        state, rng = await socket.state(), Random(1)
        while state["view"]["result"] is None:
            state = await socket.ask("look", seat=state["waiting"][0])
            state = await socket.answer(state, rng)
        await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        asked = [host.post(f"/api/tables/{table['id']}/rematch") for _ in range(6)]
        tables = await asyncio.gather(*asked)
        assert len({table["id"] for table in tables}) == 1


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_a_recovery_code_works_once_however_many_try(config: Config) -> None:
    async with running(config) as server:
        host = await server.person("Mei")
        code = (await host.post("/api/me/recovery"))["code"]
        thieves = [server.stranger() for _ in range(8)]

        async def recover(person: Person) -> int:
            response = await person.http.post("/api/recover", json={"code": code.lower()})
            return response.status_code

        codes = await asyncio.gather(*map(recover, thieves))
        assert sorted(codes) == [200] + [403] * 7
        heir = thieves[codes.index(200)]
        assert (await heir.get("/api/me")) == {"name": "Mei", "guest": True}


# -- a match that begins while people come and go


async def shared(server: LocalServer) -> tuple[list[Person], Json]:
    """Let two people sit at a table that has not begun."""
    people = [await server.person(name) for name in ("Mei", "Ada")]
    table = await people[0].table("mf")
    await people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return people, table


async def test_a_reload_while_the_match_begins_leaves_nobody_in_the_foyer(
    server: LocalServer,
) -> None:
    people, table = await shared(server)
    mei, ada = [await person.connect(table["id"]) for person in people]
    for socket in (mei, ada):
        await socket.settle()
    busy = await kept_busy(server, table)
    await ada.close()
    again = await people[1].connect(table["id"])
    await people[0].post(f"/api/tables/{table['id']}/start")
    busy.set()
    for socket in (again, mei):
        assert (await socket.state())["number"] == 0


async def test_a_beginning_that_could_not_be_read_is_read_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = await shared(server)
    mei = await people[0].connect(table["id"])
    await mei.settle()
    read, failures = server.services.storage.match, [TryAgain("busy")]

    async def fails_once(match: str) -> MatchRow | None:
        if failures:
            raise failures.pop()
        return await read(match)

    monkeypatch.setattr(server.services.storage, "match", fails_once)
    monkeypatch.setattr(room, "RETRY", 0.01)
    await people[0].post(f"/api/tables/{table['id']}/start")
    assert (await mei.state())["number"] == 0


async def test_a_table_that_changes_while_it_is_read_is_read_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ada = [await server.person(name) for name in ("Mei", "Ada")]
    table = await mei.table("mf")
    read, slow = server.services.lobby.table, asyncio.Event()

    async def read_slowly(name: str) -> TableRow:
        found = await read(name)
        await slow.wait()
        return found

    monkeypatch.setattr(server.services.lobby, "table", read_slowly)
    coming = asyncio.create_task(mei.connect(table["id"]))
    await asyncio.sleep(0)
    joining = asyncio.create_task(
        ada.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    )
    while not (await _seats(server, table))[1]:
        await asyncio.sleep(0)
    slow.set()
    await joining
    socket = await coming
    await socket.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] != "free")


# -- a seat that changes hands while its room is at something else


async def test_whoever_lost_a_seat_is_told_nothing_of_who_has_it_now(server: LocalServer) -> None:
    mei, ada, rude = [await server.person(name) for name in ("Mei", "Ada", "Max")]
    table = await mei.table("mff")
    where = f"/api/tables/{table['id']}"
    for somebody in (ada, rude):
        await somebody.post(f"{where}/join", {"invite": table["invite"]})
    friend, line = [await somebody.connect(table["id"]) for somebody in (ada, rude)]
    for socket in (friend, line):
        await socket.settle()
    busy = await kept_busy(server, table)
    await friend.close()  # so that the room reads who sits there before it hears why
    sent = await mei.request("DELETE", f"{where}/seats/2")
    came = await (await server.person()).post(f"{where}/join", {"invite": sent["invite"]})
    busy.set()
    with pytest.raises(Closed):
        await line.until("nothing")
    for secret in (sent["invite"], came["credentials"]["2"]):
        assert secret.encode() not in b"".join(line.raw)


async def test_nobody_comes_in_by_an_invitation_that_has_just_ended(server: LocalServer) -> None:
    (mei, ada), table = await shared(server)
    busy = await kept_busy(server, table)
    await mei.request("DELETE", f"/api/tables/{table['id']}/seats/1")
    line = await ada.connect(table["id"], f"invite={table['invite']}")
    await asyncio.sleep(0)
    busy.set()
    with pytest.raises(Closed) as closed:
        await line.until("nothing")
    assert closed.value.code == FORBIDDEN and not line.raw


async def _seats(server: LocalServer, table: Json) -> list[str | None]:
    async with server.services.storage.reading() as connection:
        found = await read_table(connection, table["id"])
    assert found is not None
    return [row.guest for row in found.seats]
