"""Over the WebSocket: whole states, numbered answers, clear refusals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.harness import Json, LocalServer, Person, Socket, key_for

pytestmark = pytest.mark.anyio

AUCTION: Json = {
    "title": "pretend",
    "seats": 3,
    "zones": {"deck": ["bell", "drum", "net", "kite"], "hand-0": ["crown", "lamp"]},
    "facts": {"leader": 0, "coins": [1, 4, 4]},
}


async def practice(server: LocalServer, **scenario: Any) -> tuple[Person, Json, Socket]:
    """Sit on all three seats of a prepared table, looking from the first."""
    host = await server.person()
    table = await host.table("mmm", scenario={**AUCTION, **scenario}, start=True)
    socket = await host.connect(table["id"], "seat=0")
    return host, table, socket


async def three_people(server: LocalServer) -> tuple[Json, list[Socket], list[Json]]:
    people = [await server.person(name) for name in ("Mei", "Luc", "Ana")]
    table = await people[0].table("mff", listed=True)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {})
    await people[0].post(f"/api/tables/{table['id']}/start")
    sockets = [await person.connect(table["id"]) for person in people]
    return table, sockets, [await socket.state() for socket in sockets]


async def test_connecting_brings_the_table_and_then_the_whole_state(server: LocalServer) -> None:
    _, table, socket = await practice(server)
    first = await socket.receive()
    assert first["type"] == "table" and first["table"]["receipt"] == table["receipt"]
    state = await socket.state()
    assert (state["seq"], state["number"], state["waiting"]) == (0, 0, [0])
    assert state["log"]["start"] == 0
    assert {option["key"] for option in state["ask"]["options"]} >= {"draw", "auction"}


async def test_an_answer_reaches_everybody_with_what_each_may_know(server: LocalServer) -> None:
    _, sockets, states = await three_people(server)
    leader = states[0]["waiting"][0]
    await sockets[leader].answer(states[leader], Random(0), "draw")
    for seat, socket in enumerate(sockets):
        state = socket.last if seat == leader else await socket.state(1)
        drew = next(line for line in state["log"]["lines"] if line["kind"] == "log-drew")
        assert drew["count"] == 2
        assert (drew["cards"] is not None) == (seat == leader)
        assert state["re"] == (1 if seat == leader else None)


async def test_stale_answers_change_nothing_and_bring_the_state(server: LocalServer) -> None:
    _, _, socket = await practice(server)
    state = await socket.state()
    after = await socket.answer(state, Random(0), "draw")
    again = await socket.ask("answer", seq=state["seq"], key="draw", seat=0)
    assert again["code"] == "stale-answer"
    assert (await socket.state())["seq"] == after["seq"]
    ahead = await socket.ask("answer", seq=after["seq"] + 5, key="draw", seat=0)
    assert ahead["code"] == "stale-answer"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        ("{", "bad-request"),
        ("[]", "bad-request"),
        ('{"type":"fly"}', "bad-request"),
        ('{"type":"answer","seq":0}', "bad-request"),
        ('{"type":"answer","seq":"0","key":"draw"}', "bad-request"),
        ('{"type":"answer","seq":0,"key":"draw","cheat":true}', "bad-request"),
        ('{"type":"answer","seq":-1,"key":"draw"}', "bad-request"),
        ('{"type":"answer","seq":0,"key":"\\ud800"}', "bad-request"),
        ('{"type":"answer","seq":0,"key":"fly"}', "illegal-answer"),
        ('{"type":"answer","seq":0,"key":"draw","seat":1}', "not-asked"),
        ('{"type":"answer","seq":0,"key":"draw","seat":11}', "wrong-seats"),
        ('{"type":"undo","seq":0}', "undo-refused"),
        ('{"type":"propose_undo","seq":0,"to":0}', "undo-refused"),
        ('{"type":"consent","seq":0,"agree":true}', "no-consent"),
        ('{"type":"why_not","ref":"bell"}', "unknown-ref"),
        ('{"type":"look","seat":7}', "not-your-seat"),
    ],
)
async def test_what_makes_no_sense_gets_a_code_and_changes_nothing(
    server: LocalServer, text: str, code: str
) -> None:
    _, _, socket = await practice(server)
    await socket.state()
    socket.send_text(text)
    assert (await socket.until("error"))["code"] == code
    after = await socket.ask("look", seat=0)
    assert after["seq"] == 0


async def test_sealed_bids_show_who_has_bid_and_nothing_more(server: LocalServer) -> None:
    _, sockets, states = await three_people(server)
    leader = states[0]["waiting"][0]
    await sockets[leader].answer(states[leader], Random(0), "auction")
    bids = [
        await socket.state(1) if i != leader else socket.last for i, socket in enumerate(sockets)
    ]
    assert all(state["waiting"] == [leader, (leader + 1) % 3, (leader + 2) % 3] for state in bids)
    assert all(state["ask"]["type"] == "amount" for state in bids)
    # Everybody bids on the state they saw first: others bidding meanwhile does not make it stale.
    await sockets[0].answer(bids[0], Random(0), "3")
    after = [await socket.state(2) if i else socket.last for i, socket in enumerate(sockets)]
    for seat, state in enumerate(after):
        assert state["answered"] == [0]
        assert (state["ask"] is None) == (seat == 0)
        assert state["log"]["lines"] == []
    await sockets[1].answer(bids[1], Random(0), "0")
    final = await sockets[2].answer(bids[2], Random(0), "1")
    bought = [line for line in final["log"]["lines"] if line["kind"] == "log-bought"]
    assert bought[0]["seat"] == 0 and bought[0]["facts"] == {"coins": 3}


async def test_a_bid_survives_a_reload_and_a_server_that_forgot(server: LocalServer) -> None:
    host, table, socket = await practice(server)
    state = await socket.answer(await socket.state(), Random(0), "auction")
    await socket.ask("answer", seq=state["seq"], key="2", seat=1)
    await socket.close()
    room = await server.services.rooms.room(table["id"])
    room.forget()
    back = await host.connect(table["id"], "seat=2")
    state = await back.state()
    assert state["answered"] == [1] and state["ask"]["kind"] == "ask-bid"
    assert "2" not in str(state["log"]["lines"])


async def test_why_not_names_reason_and_rule(server: LocalServer) -> None:
    _, _, socket = await practice(server)
    await socket.state()
    told = await socket.ask("why_not", ref="crown")
    assert told["reasons"] == [
        {"text": "why-too-dear", "rule": "PR-04", "facts": {"cost": 2, "coins": 1}}
    ]
    assert (await socket.ask("why_not", ref="lamp"))["reasons"] == []


async def test_undo_goes_back_to_the_fence_alone(server: LocalServer) -> None:
    _, _, socket = await practice(server)
    state = await socket.state()
    assert state["undo"] == {"can": False, "fence": 0}
    opened = await socket.answer(state, Random(0), "open lamp")
    assert opened["undo"] == {"can": True, "fence": 0}
    undone = await socket.ask("undo", seq=opened["seq"], seat=0)
    assert (undone["seq"], undone["number"]) == (2, 0)
    assert undone["view"]["zones"] == state["view"]["zones"]
    assert undone["log"]["start"] == state["log"]["start"] + len(state["log"]["lines"])
    drawn = await socket.answer(undone, Random(0), "draw")
    assert drawn["undo"]["can"] is False
    refused = await socket.ask("undo", seq=drawn["seq"], seat=0)
    assert refused["code"] == "undo-refused"


async def test_an_answer_that_crosses_an_undo_is_stale(server: LocalServer) -> None:
    _, _, socket = await practice(server)
    opened = await socket.answer(await socket.state(), Random(0), "open lamp")
    undone = await socket.ask("undo", seq=opened["seq"], seat=0)
    crossing = await socket.ask("answer", seq=opened["seq"], key="draw", seat=1)
    assert crossing["code"] == "stale-answer"
    assert undone["number"] == 0


async def test_going_further_back_needs_everybody(server: LocalServer) -> None:
    _, sockets, states = await three_people(server)
    leader = states[0]["waiting"][0]
    second, third = (leader + 1) % 3, (leader + 2) % 3
    await sockets[leader].answer(states[leader], Random(0), "draw")
    wish = await sockets[leader].ask("propose_undo", seq=1, to=0)
    assert wish["consent"] == {
        "to": 0,
        "by": leader,
        "agreed": [leader],
        "awaited": sorted([second, third]),
    }
    shown = await sockets[second].until(lambda m: m["type"] == "state" and m["consent"] is not None)
    assert shown["number"] == 1
    await sockets[second].ask("consent", seq=1, agree=True)
    back = await sockets[third].ask("consent", seq=1, agree=True)
    assert (back["seq"], back["number"], back["consent"]) == (2, 0, None)
    assert (await sockets[leader].state(2))["ask"]["kind"] == "ask-lead"


async def test_one_refusal_ends_the_wish_and_so_does_an_answer(server: LocalServer) -> None:
    _, sockets, states = await three_people(server)
    leader = states[0]["waiting"][0]
    second = (leader + 1) % 3
    await sockets[leader].answer(states[leader], Random(0), "draw")
    await sockets[leader].ask("propose_undo", seq=1, to=0)
    refused = await sockets[second].ask("consent", seq=1, agree=False)
    assert refused["consent"] is None and refused["number"] == 1
    assert (await sockets[leader].ask("consent", seq=1, agree=True))["code"] == "no-consent"
    await sockets[leader].ask("propose_undo", seq=1, to=0)
    gone_on = await sockets[second].answer(refused, Random(0), "draw")
    assert gone_on["consent"] is None
    assert (await sockets[leader].ask("consent", seq=1, agree=True))["code"] == "stale-answer"


async def test_alone_with_bots_one_goes_back_as_far_as_one_likes(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mbb", start=True)
    socket = await host.connect(table["id"])
    state, rng = await socket.state(), Random(5)
    while state["number"] < 6 and state["view"]["result"] is None:
        state = await (socket.answer(state, rng) if state["ask"] else socket.state())
    # A bot that answers meanwhile makes the wish stale; then it is put again.
    back = await socket.ask("propose_undo", seq=state["seq"], to=1)
    while back["type"] == "error":
        assert back["code"] == "stale-answer"
        state = await socket.state()
        back = await socket.ask("propose_undo", seq=state["seq"], to=1)
    assert back["consent"] is None and back["number"] < state["number"]


async def test_standing_offers_are_their_owners_secret(server: LocalServer) -> None:
    _, _, socket = await practice(server, zones={**AUCTION["zones"], "stalls-1": ["whistle"]})
    state = await socket.state()
    assert state["offers"] == [] and state["waiting"] == [0]
    owner = await socket.ask("look", seat=1)
    assert owner["ask"] is None
    assert [option["key"] for option in owner["offers"][0]["options"]] == ["use whistle"]
    used = await socket.ask("answer", seq=0, key="use whistle", seat=1)
    assert used["number"] == 1 and used["waiting"] == [0]


async def test_a_slow_client_gets_the_latest_state_and_not_every_one(server: LocalServer) -> None:
    host, table, socket = await practice(server)
    state = await socket.state()
    slow = await host.connect(table["id"], "seat=1")
    await slow.state()
    slow.readable.clear()
    rng = Random(2)
    for _ in range(12):
        seen = await socket.ask("look", seat=state["waiting"][0])
        state = await socket.answer(seen, rng)
    slow.readable.set()
    first = await slow.state()
    last = first if first["seq"] == state["seq"] else await slow.state(state["seq"])
    assert slow.waiting() == 0 and len(slow.raw) <= 5
    lines = first["log"]["lines"] + (last["log"]["lines"] if last is not first else [])
    whole = await host.get(f"/api/matches/{table['match']}/notes?seat=1")
    assert whole["log"][-len(lines) :] == lines


async def test_the_log_is_continued_line_by_line(server: LocalServer) -> None:
    host, table, socket = await practice(server)
    state = await socket.state()
    log: list[Json] = []
    rng = Random(4)
    for _ in range(25):
        part = state["log"]
        log[part["start"] :] = part["lines"]
        if state["view"]["result"] is not None:
            break
        asked = state["waiting"][0]
        prompt = await socket.ask("look", seat=asked)
        keys = prompt["ask"]
        await socket.ask("look", seat=0)
        log[socket.last["log"]["start"] :] = socket.last["log"]["lines"]
        state = await socket.ask("answer", seq=prompt["seq"], key=key_for(keys, rng), seat=asked)
        if rng.random() < 0.3 and state["number"]:
            log[state["log"]["start"] :] = state["log"]["lines"]
            state = await socket.ask("propose_undo", seq=state["seq"], to=state["number"] - 1)
    notes = await host.get(f"/api/matches/{table['match']}/notes?seat=0")
    part = state["log"]
    log[part["start"] :] = part["lines"]
    assert log == notes["log"]
