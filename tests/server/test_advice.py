"""Hints against bots, and who could follow a lead."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.harness import Json, LocalServer, Person, Socket, key_for

pytestmark = pytest.mark.anyio

ME, BOT, FREE = {"who": "me"}, {"who": "bot", "bot": "easy"}, {"who": "free"}


async def asked(server: LocalServer, *seats: Json, **fields: object) -> tuple[Person, Socket, Json]:
    """Sit down and wait until one is asked."""
    mei = await server.person("Mei")
    body = {"title": "import_export", "seats": seats, "start": True, **fields}
    table = await mei.post("/api/tables", body)
    line = await mei.connect(table["id"])
    state = await line.until(lambda m: m["type"] == "state" and m["ask"] is not None)
    return mei, line, state


def may_lead(ask: Json | None) -> bool:
    """Tell whether one is asked to lead; with an empty hand there is only a draw."""
    return ask is not None and ask["kind"] == "ask-lead" and len(ask["options"]) > 1


async def leading(server: LocalServer, *seats: Json) -> tuple[Socket, Json]:
    """Play until one leads, with a card to lead with."""
    _, line, state = await asked(server, *seats)
    rng = Random(1)
    while not may_lead(state["ask"]):
        if state["ask"] is not None:
            line.send("answer", seq=state["seq"], key=key_for(state["ask"], rng))
        state = await line.state()
    return line, state


async def test_the_two_best_answers_are_told_with_a_sentence_each(server: LocalServer) -> None:
    line, state = await leading(server, ME, BOT, BOT)
    told = await line.ask("hints", seq=state["seq"])
    assert (told["type"], told["bot"], told["seat"]) == ("hints", "easy", 0)
    keys = [hint["key"] for hint in told["hints"]]
    assert len(set(keys)) == 2
    assert set(keys) <= {option["key"] for option in state["ask"]["options"]}
    assert all(hint["text"] for hint in told["hints"])
    other = await line.ask("hints", seq=state["seq"], bot="normal")
    assert other["bot"] == "normal"
    # Being told changes nothing: the question is still open, and can be answered.
    after = await line.answer(state, Random(1), keys[0])
    assert after["seq"] == state["seq"] + 1


async def together(server: LocalServer) -> tuple[list[Person], str]:
    """Let two people and a bot sit down."""
    mei, jo = await server.person("Mei"), await server.person("Jo")
    body = {"title": "import_export", "seats": [ME, FREE, BOT], "listed": True}
    table = (await mei.post("/api/tables", body))["id"]
    await jo.post(f"/api/tables/{table}/join", {})
    await mei.post(f"/api/tables/{table}/start")
    return [mei, jo], table


async def who_is_asked(people: list[Person], table: str) -> tuple[Person, Socket, Json]:
    """Wait until one of some people is asked; there are bots between them."""
    lines = [await person.connect(table) for person in people]
    while True:
        for person, line in zip(people, lines, strict=True):
            state = await line.ask("look", seat=people.index(person))
            if state["ask"] is not None:
                return person, line, state
        await asyncio.sleep(0.05)


async def test_there_are_none_where_another_person_sits_even_if_a_bot_sits_in(
    server: LocalServer,
) -> None:
    people, table = await together(server)
    person, line, state = await who_is_asked(people, table)
    assert (await line.ask("hints", seq=state["seq"]))["code"] == "no-hints"
    other = 1 - people.index(person)
    seat = f"/api/tables/{table}/seats/{other}/bot"
    await people[other].request("PUT", seat, {"bot": "random"})
    assert (await line.ask("hints", seq=state["seq"]))["code"] == "no-hints"


async def test_nor_where_one_device_has_several_hands(server: LocalServer) -> None:
    _, line, state = await asked(server, ME, ME)
    assert (await line.ask("hints", seq=state["seq"]))["code"] == "no-hints"


async def test_only_who_is_asked_is_told_and_about_the_present_question(
    server: LocalServer,
) -> None:
    mei, line, state = await asked(server, ME, BOT, listed=True)
    assert (await line.ask("hints", seq=state["seq"] + 1))["code"] == "stale-answer"
    await line.state()
    assert (await line.ask("hints", seq=state["seq"], seat=1))["code"] == "not-your-seat"
    assert (await line.ask("hints", seq=state["seq"], bot="nobody"))["code"] == "unknown-bot"
    line.send("hints", seq=state["seq"], bot="program:/bin/sh")
    assert (await line.until("error"))["code"] == "bad-request"
    jo = await server.person("Jo")
    watching = await jo.connect((await mei.get("/api/me/tables"))["tables"][0]["id"])
    seen = await watching.state()
    for kind in ("hints", "radar"):
        assert (await watching.ask(kind, seq=seen["seq"]))["code"] == "not-your-seat"


async def test_whoever_leads_is_told_who_could_follow_also_against_people(
    server: LocalServer,
) -> None:
    people, table = await together(server)
    rng = Random(1)
    _, line, state = await who_is_asked(people, table)
    while state["ask"]["kind"] != "ask-lead":
        assert (await line.ask("radar", seq=state["seq"]))["echoes"] == []
        await line.answer(state, rng)
        _, line, state = await who_is_asked(people, table)
    seat = state["ask"]["seat"]
    told = await line.ask("radar", seq=state["seq"])
    assert (told["type"], told["seat"]) == ("radar", seat) and told["echoes"]
    for echo in told["echoes"]:
        assert echo["readily"][seat] == echo["at_all"][seat] == 0
        pairs = zip(echo["readily"], echo["at_all"], strict=True)
        assert all(0 <= few <= many <= 1 for few, many in pairs)
        assert 0 <= echo["alone"] <= 1 - max(echo["readily"]) + 0.001


async def test_one_wish_at_a_time(server: LocalServer) -> None:
    _, line, state = await asked(server, ME, BOT)
    first = line.send("hints", seq=state["seq"])
    second = line.send("hints", seq=state["seq"])
    came: dict[int, Json] = {}
    while len(came) < 2:
        message = await line.receive()
        if message.get("re") in (first, second):
            came[message["re"]] = message
    assert came[first]["type"] == "hints" and came[second]["code"] == "too-fast"
