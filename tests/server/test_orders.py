"""Standing orders answer for their owners, and nobody else notices before they do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from portside.hosting.followed_match import Entry
from portside.hosting.order_messages import MOST
from portside.hosting.orders import BY
from portside.server.store.schema import ORDERS
from tests.server.harness import (
    PATIENCE,
    ROOMY,
    Json,
    LocalServer,
    Person,
    Socket,
    config_in,
    running,
)

pytestmark = pytest.mark.anyio
HAND = ["kite", "lamp", "kite#2"]
DECK = ["net", "lamp#2", "bell", "lamp#3", "drum", "net#2", "bell#2", "drum#2"]
SLOW = replace(ROOMY, hesitation=3600.0)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LocalServer]:
    """Run one server for all tests here: to start it takes longer than any of them."""
    async with running(config_in(tmp_path_factory.mktemp("orders"))) as local:
        yield local


class Eyes:
    """One seat's client: it reads on until what it waits for is there."""

    def __init__(self, line: Socket) -> None:
        self.line = line
        self.state: Json = {}
        self.orders: Json = {}

    def _note(self, message: Json) -> bool:
        if message["type"] == "state":
            self.state = message
        if message["type"] == "orders":
            self.orders = message
        return True

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send something and return what it brings about."""
        own = self.line.send(kind, **fields)
        return await self.line.until(lambda m: self._note(m) and m.get("re") == own)

    async def answer(self, key: str) -> Json:
        """Answer what is asked."""
        return await self.ask("answer", seq=self.state["seq"], key=key)

    async def order(self, *keys: str, **fields: Any) -> Json:
        """Make an order in what is asked."""
        return await self.ask("order", seq=self.state["seq"], keys=list(keys), **fields)

    async def reach(self, number: int) -> Json:
        """Wait until so many answers lie on the table."""
        while not self.state or self.state["number"] != number:
            self._note(await self.line.receive())
        return self.state

    async def settled(self) -> None:
        """Read all that there is."""
        await self.ask("ping")
        while self.line.waiting():
            self._note(await self.line.receive())


async def eyes(person: Person, table: Json, seat: int, query: str = "&hear=orders") -> Eyes:
    found = Eyes(await person.connect(table["id"], f"seat={seat}{query}"))
    await found.line.until(lambda m: found._note(m) and m["type"] == "state")
    return found


async def alone(server: LocalServer, **zones: list[str]) -> tuple[Person, Json, list[Eyes]]:
    """Let one person sit on both seats of a known position, seat 0 leading."""
    person = await server.person()
    placed = {"hand-0": HAND, "hand-1": ["firework"], "deck": DECK, **zones}
    scenario = {"title": "pretend", "seats": 2, "facts": {"leader": 0}, "zones": placed}
    table = await person.table("mm", start=True, scenario=scenario)
    return person, table, [await eyes(person, table, seat) for seat in (0, 1)]


async def two(server: LocalServer, **fields: Any) -> tuple[list[Person], Json, list[Eyes]]:
    """Let two people play; the one who leads comes first."""
    people = [await server.person(name) for name in ("Mei", "Tom")]
    table = await people[0].table("mf", **fields)
    await people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    table = await people[0].post(f"/api/tables/{table['id']}/start")
    seats = [await eyes(person, table, seat) for seat, person in enumerate(people)]
    if seats[0].state["ask"] is None:
        people, seats = people[::-1], seats[::-1]
    return people, table, seats


async def journal(server: LocalServer, table: Json) -> list[Entry]:
    return await server.services.storage.journal(table["match"])


def by_orders(entries: list[Entry]) -> list[int]:
    return [entry.n for entry in entries if entry.by.startswith(BY)]


# -- answering


async def test_an_order_answers_when_the_same_is_asked_again(server: LocalServer) -> None:
    _, table, (mine, other) = await two(server)
    told = await mine.order("draw")
    (order,) = told["orders"]
    assert (order["kind"], order["same"], order["until"]) == ("ask-lead", True, [])
    assert [answer["key"] for answer in order["answers"]] == ["draw"]
    assert order["would"] == "draw" and order["waits"], "what it was made in is its owner's"
    await mine.answer("draw")
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(3)
    await other.reach(3)
    assert by_orders(await journal(server, table)) == [2]
    await mine.settled()
    (line,) = mine.orders["given"]
    assert 0 < line < mine.state["log"]["start"] + len(mine.state["log"]["lines"])
    assert mine.state["news"] < line, "what an order answered is news to its owner"


async def test_the_first_answer_that_is_legal_is_given(server: LocalServer) -> None:
    _, table, (mine, other) = await alone(server)
    await mine.order("open lamp", "open kite", "draw")
    await mine.answer("open lamp")
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(3)
    await other.reach(3)
    assert (await journal(server, table))[-1].key == "open kite"
    await other.answer("draw")
    await mine.reach(5)
    assert (await journal(server, table))[-1].key == "draw"


async def test_an_amount_is_the_most_that_is_given(server: LocalServer) -> None:
    _, table, (mine, other) = await alone(server)
    await mine.answer("auction")
    await other.reach(1)
    await mine.order("3")
    await mine.answer("1")
    await other.reach(2)
    await other.answer("0")  # seat 0 pays 1
    await other.reach(3)
    await other.answer("auction")
    await mine.reach(5)
    entry = (await journal(server, table))[-1]
    assert (entry.seat, entry.key) == (0, "3") and entry.by.startswith(BY)
    assert (await mine.ask("look", seat=0))["answered"] == [0], "a sealed answer stays sealed"


async def test_what_its_owner_answers_first_counts(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = replace(server.services.config, limits=SLOW)
    monkeypatch.setattr(server.services, "config", slow)
    _, table, (mine, other) = await two(server)
    await mine.order("draw")
    await mine.answer("draw")
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(2)
    await mine.settled()
    (order,) = mine.orders["orders"]
    assert order["would"] == "draw" and not order["waits"], "it is about to answer"
    await mine.answer("auction")
    assert by_orders(await journal(server, table)) == []


@pytest.mark.parametrize("same", [True, False])
async def test_an_order_for_the_same_questions_takes_the_place_of_another(
    server: LocalServer, same: bool
) -> None:
    _, _, (mine, _) = await two(server)
    await mine.order("draw")
    told = await mine.order("auction", same=same)
    keys = [order["answers"][0]["key"] for order in told["orders"]]
    assert keys == (["auction"] if same else ["draw", "auction"])
    assert [order["would"] for order in told["orders"]] == ([keys[0]] if same else ["draw", None])


# -- until


async def test_once_is_once(server: LocalServer) -> None:
    _, table, (mine, other) = await two(server)
    await mine.order("draw", until=["once"])
    await mine.answer("draw")
    await other.reach(1)
    await other.answer("draw")
    await other.reach(3)
    await other.answer("draw")
    await mine.reach(4)
    await mine.settled()
    assert mine.orders["orders"] == []
    assert by_orders(await journal(server, table)) == [2]


async def test_an_order_ends_with_the_next_turn(server: LocalServer) -> None:
    _, table, (mine, other) = await two(server)
    await mine.order("draw", until=["turn"])
    await mine.answer("draw")
    await mine.settled()
    assert len(mine.orders["orders"]) == 1
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(2)
    await mine.settled()
    assert mine.orders["orders"] == [] and by_orders(await journal(server, table)) == []


async def test_an_order_ends_when_a_hidden_card_comes_to_light_for_its_owner(
    server: LocalServer,
) -> None:
    _, table, (mine, other) = await alone(server)
    await mine.order("open kite", "draw", until=["learnt"])
    await mine.answer("open lamp")
    await other.reach(1)
    await other.answer("draw")  # which tells seat 0 nothing
    await mine.reach(3)
    assert by_orders(await journal(server, table)) == [2]
    await other.reach(3)
    await other.answer("auction")  # which shows a card to everybody
    await mine.reach(4)
    await mine.settled()
    assert mine.orders["orders"] == []


async def test_one_click_ends_an_order(server: LocalServer) -> None:
    _, table, (mine, other) = await two(server)
    (order,) = (await mine.order("draw"))["orders"]
    await mine.answer("draw")
    assert (await mine.ask("cancel_order", order=order["id"]))["orders"] == []
    refused = await mine.ask("cancel_order", order=order["id"])
    assert refused["code"] == "no-order"
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(2)
    await mine.settled()
    assert by_orders(await journal(server, table)) == []


# -- going back


async def test_what_is_taken_back_is_not_answered_again(server: LocalServer) -> None:
    _, table, (mine, other) = await alone(server, **{"hand-0": ["kite", "lamp"]})
    await mine.order("open lamp")
    await mine.answer("open kite")
    await other.reach(1)
    await other.answer("open firework")
    state = await mine.reach(2)
    if state["ask"] is None or state["ask"]["kind"] != "ask-lead":  # the firework asks first
        await other.answer(other.state["ask"]["options"][0]["key"])
    at = (await journal(server, table))[-1].n
    while not by_orders(await journal(server, table)):
        await asyncio.sleep(0)
    entries = await journal(server, table)
    assert by_orders(entries) == [at + 1]
    state = await mine.reach(at + 2)
    assert state["undo"]["can"]
    await mine.ask("undo", seq=state["seq"])
    await mine.settled()
    assert mine.orders["orders"] == [], "an order whose answer was taken back has ended"
    assert by_orders(await journal(server, table)) == [at + 1]
    assert mine.state["ask"]["kind"] == "ask-lead"


async def test_after_going_back_an_order_waits_for_its_owner(server: LocalServer) -> None:
    _, table, (mine, other) = await alone(server)
    await mine.order("draw")
    state = await mine.answer("open lamp")
    await mine.ask("undo", seq=state["seq"])
    await mine.settled()
    (order,) = mine.orders["orders"]
    assert order["waits"] and order["would"] == "draw"
    await mine.answer("open kite")
    await other.settled()
    await other.answer("draw")
    await mine.reach(3)
    assert len(by_orders(await journal(server, table))) == 1


async def test_an_order_made_after_the_question_gone_back_to_ends(server: LocalServer) -> None:
    _, table, (mine, other) = await alone(server)
    await mine.answer("open lamp")
    await other.reach(1)
    await other.answer("draw")
    await mine.reach(2)
    await mine.order("draw")
    await mine.ask("propose_undo", seq=mine.state["seq"], to=0)
    await mine.settled()
    assert mine.state["number"] == 0 and mine.orders["orders"] == []
    assert by_orders(await journal(server, table)) == []


# -- whose


async def test_nobody_else_is_sent_anything_about_an_order(server: LocalServer) -> None:
    people, table, (mine, other) = await two(server)
    watcher = await eyes(people[0], table, mine.state["ask"]["seat"], "")  # an older client of hers
    await other.settled()
    await watcher.settled()
    before = len(other.line.raw), len(watcher.line.raw)
    order = (await mine.order("draw"))["orders"][0]
    await mine.order("auction", same=False)
    await mine.ask("cancel_order", order=order["id"])
    refused = await other.ask("cancel_order", order=order["id"])
    assert refused["code"] == "no-order"
    await other.settled()
    await watcher.settled()
    assert len(other.line.raw) == before[0] + 2  # the refusal, and a pong
    assert len(watcher.line.raw) == before[1] + 1
    seat = mine.state["ask"]["seat"]
    refused = await other.ask("cancel_order", order=order["id"], seat=seat)
    assert refused["code"] == "not-your-seat"
    for path in (f"/api/tables/{table['id']}", "/api/me/tables", "/api/me/waiting"):
        assert "auction" not in str(await people[1].get(path))


async def test_an_answer_by_an_order_looks_to_others_as_if_given_by_hand(
    server: LocalServer,
) -> None:
    seen = []
    for ordered in (False, True):
        _, table, (mine, other) = await alone(server)
        if ordered:
            await mine.order("open kite")
        await mine.answer("open lamp")
        await other.reach(1)
        await other.answer("draw")
        await other.reach(2)
        if not ordered:
            await mine.reach(2)
            await mine.answer("open kite")
        await other.reach(3)
        assert len(by_orders(await journal(server, table))) == ordered
        names = {table["id"]: b"T", table["match"]: b"M", table["invite"]: b"I"}
        names |= dict.fromkeys(table["credentials"].values(), b"C")
        raw = b"".join(other.line.raw)
        for name, letter in names.items():
            raw = raw.replace(name.encode(), letter)
        seen.append(re.sub(rb'"(created|moved|receipt|name)":[^,]+', rb"", raw))
    assert seen[0] == seen[1]


async def test_an_order_goes_before_the_bot_that_sits_in(server: LocalServer) -> None:
    people, table, (mine, other) = await two(server)
    await mine.order("draw")
    await mine.answer("draw")
    seat = mine.orders["seat"]
    path = f"/api/tables/{table['id']}/seats/{seat}/bot"
    await people[0].request("PUT", path, {"bot": "random"})
    await other.reach(1)
    await other.answer("draw")
    await other.reach(3)
    entry = (await journal(server, table))[2]
    assert (entry.key, entry.seat) == ("draw", seat) and entry.by.startswith(BY)


async def test_orders_go_with_who_gives_a_seat_up(server: LocalServer) -> None:
    people, table, (mine, other) = await two(server)
    await mine.order("draw")
    await people[0].post(f"/api/tables/{table['id']}/leave", {})
    await people[0].post(f"/api/tables/{table['id']}/join", {"invite": table.get("invite")})
    again = await eyes(people[0], table, mine.orders["seat"])
    await again.settled()
    assert again.orders["orders"] == []
    await again.answer("draw")
    await other.reach(1)
    await other.answer("draw")
    await again.reach(2)
    await again.settled()
    assert by_orders(await journal(server, table)) == []


async def test_orders_of_a_match_that_is_over_are_forgotten(server: LocalServer) -> None:
    people, table, (mine, _) = await two(server)
    await mine.order("draw")
    await people[0].post(f"/api/tables/{table['id']}/resign")
    await server.services.orders.book.sweep()
    async with server.services.storage.reading() as connection:
        left = sa.select(ORDERS).where(ORDERS.c.match == table["match"])
        assert list(await connection.execute(left)) == []


async def test_a_paused_match_is_left_alone(server: LocalServer) -> None:
    people, table, (mine, other) = await two(server)
    await mine.order("draw")
    await mine.answer("draw")
    await other.reach(1)
    for person in people:
        await person.post(f"/api/tables/{table['id']}/voice", {"what": "pause"})
    refused = await mine.order("draw")
    assert refused["code"] == "paused"
    await people[0].post(f"/api/tables/{table['id']}/go_on")
    await other.answer("draw")
    await mine.reach(3)


async def test_orders_outlive_the_server(tmp_path: Path) -> None:
    async with running(config_in(tmp_path, limits=SLOW)) as server:
        _, table, (mine, other) = await two(server)
        await mine.order("draw")
        await mine.answer("draw")
        await other.reach(1)
        await other.answer("draw")
        await mine.reach(2)
    async with running(config_in(tmp_path)) as server:
        async with asyncio.timeout(PATIENCE):
            while len(await journal(server, table)) < 3:
                await asyncio.sleep(0.02)
        assert by_orders(await journal(server, table)) == [2]


# -- what is refused


async def test_an_order_is_made_of_answers_that_are_legal_now(server: LocalServer) -> None:
    _, _, (mine, other) = await alone(server)
    assert (await mine.order("fly"))["code"] == "illegal-answer"
    assert (await mine.order("draw", "open firework"))["code"] == "illegal-answer"
    assert (await other.order("draw"))["code"] == "not-asked"
    assert (await mine.ask("order", seq=7, keys=["draw"]))["code"] == "stale-answer"
    wrong: list[Json] = [{"keys": []}, {"keys": ["draw"], "until": ["never"]}, {"keys": ["a"] * 13}]
    for nonsense in wrong:
        mine.line.send("order", seq=0, **nonsense)
        assert (await mine.line.until("error"))["code"] == "bad-request"
    await mine.answer("auction")
    await other.reach(1)
    for keys in (["-1"], ["many"], ["²"], ["1", "2"], ["9" * 30]):
        assert (await mine.order(*keys))["code"] == "illegal-answer"
    assert len((await mine.order("999"))["orders"]) == 1
    await mine.settled()
    assert len(mine.orders["orders"]) == 1


async def test_only_so_many_orders_may_stand(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portside.hosting.order_messages.order_replaces", lambda *_: False)
    _, _, (mine, _) = await two(server)
    for _ in range(MOST):
        assert (await mine.order("draw"))["type"] == "orders"
    assert (await mine.order("draw"))["code"] == "too-many-orders"
