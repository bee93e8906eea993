"""A server killed at any moment has lost no acknowledged answer or order, and kept none twice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from portside.hosting.orders import BY
from portside.server.config import Config
from portside.server.store.schema import ANSWERS
from portside.server.store.storage import Storage
from tests.server.harness import PATIENCE, Json, config_in, key_for
from tests.server.processes import LOST, Line, ServerProcess, Visitor, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LOG = logging.getLogger(__name__)
TABLES = 6
FEW, MANY = 4, 100


class AnswerLost(Exception):
    """The server shows less than it did before: what must never happen."""


class Load:
    """A person at one of several tables, playing against bots for as long as they are let.

    Attributes:
        sent: by match, state and seat, the answer that was sent.
        known: by match, the latest state that was shown: all before it is acknowledged.
        over: matches that have ended.
        wished: by match and seat, the answers that orders shall give; seat 0 has them answer once.
        standing: by match and seat, the orders that were last told.
        gone: orders that stood and do no more.
    """

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.rng = Random(seed)
        self.sent: dict[tuple[str, int, int], str] = {}
        self.known: dict[str, int] = {}
        self.over: set[str] = set()
        self.wished: dict[tuple[str, int], set[str]] = {}
        self.standing: dict[tuple[str, int], set[str]] = {}
        self.gone: set[str] = set()
        self._wishing: set[tuple[str, int]] = set()
        self._unheard: set[tuple[str, int]] = set()
        self.table: Json = {}

    async def sit_down(self) -> None:
        """Set up a fresh table: oneself on two seats, a bot on the third."""
        bot = {"who": "bot", "bot": "random"}
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "me"}, bot], "start": True}
        self.table = await self.visitor.post("/api/tables", body)

    async def play(self) -> None:
        """Play table after table; come back whenever the connection is lost."""
        while True:
            try:
                if not self.table or self.table["match"] in self.over:
                    await self.sit_down()
                await self.play_connected()
            except (*LOST, AssertionError, OSError):
                await asyncio.sleep(0.05)
            except Exception as error:
                if "httpx" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.05)

    async def play_connected(self) -> None:
        match = self.table["match"]
        sent_here: set[tuple[str, int, int]] = set()
        # Whether an order was kept whose word was lost, the first that is told will tell.
        self._unheard, self._wishing = self._unheard | self._wishing, set()
        async with self.visitor.line(self.table["id"], "seat=0&hear=orders") as line:
            while match not in self.over:
                state = await line.receive()
                if state["type"] == "orders":
                    self.note_orders(match, state)
                if state["type"] != "state":
                    continue
                self.note(match, state)
                mine = [seat for seat in state["waiting"] if seat in state["mine"]]
                if state["ask"] is not None:
                    question = match, state["seq"], state["ask"]["seat"]
                    if question in sent_here:
                        continue
                    sent_here.add(question)
                    # What was sent before the connection broke is sent again, word for word.
                    key = self.sent.setdefault(question, key_for(state["ask"], self.rng))
                    if self.rng.random() < 0.3:
                        await self.order(line, question, key, state["ask"])
                    await line.send("answer", seq=state["seq"], key=key)
                elif mine:
                    await line.send("look", seat=mine[0])

    async def order(self, line: Line, question: tuple[str, int, int], key: str, ask: Json) -> None:
        """Order the same answer for the next time, or as much of an amount as there is then."""
        match, seq, seat = question
        less = map(str, range(int(key))) if ask["type"] == "amount" else ()
        self.wished.setdefault((match, seat), set()).update((key, *less))
        self._wishing.add((match, seat))
        until = ["once"] if seat == 0 else []
        await line.send("order", id=1, seq=seq, keys=[key], until=until)

    def note_orders(self, match: str, told: Json) -> None:
        """Take note of which orders stand; one that was told ends by answering, or by another."""
        whose = match, told["seat"]
        standing = {order["id"] for order in told["orders"]}
        if whose in self._unheard or told["re"] is not None:
            self._unheard.discard(whose)
            self._wishing.discard(whose)
        elif whose not in self._wishing:
            self.gone |= self.standing.get(whose, set()) - standing
        self.standing[whose] = standing

    def note(self, match: str, state: Json) -> None:
        """Take note of what the server shows."""
        known = self.known.get(match, 0)
        if state["seq"] < known:
            raise AnswerLost(f"{match}: {state['seq']} after {known}")
        self.known[match] = state["seq"]
        if state["view"]["result"] is not None:
            self.over.add(match)


@asynccontextmanager
async def at_play(loads: list[Load]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Let everybody play for a while; whatever one of them met in it is raised."""
    playing = [asyncio.create_task(load.play()) for load in loads]
    try:
        yield playing
    finally:
        for task in playing:
            task.cancel()
        ended, _ = await asyncio.wait(playing, timeout=PATIENCE)
        for load in loads:
            await load.visitor.http.aclose()
    assert len(ended) == len(playing), "somebody cannot be stopped"
    check_alive([task for task in ended if not task.cancelled()])


async def killed_again_and_again(config: Config, folder: Path, kills: int) -> None:
    async with serving(config, folder / "log") as server:
        loads = [Load(Visitor(server.address), seed) for seed in range(TABLES)]
        for load in loads:
            await load.visitor.post("/api/me", {"name": "somebody"})
        async with at_play(loads) as playing:
            await kill_often(server, loads, playing, kills)
    await check_journal(config, loads)


async def kill_often(
    server: ServerProcess, loads: list[Load], playing: list[asyncio.Task[None]], kills: int
) -> None:
    """Kill the server at random moments; each time every table must go on."""
    rng = Random(kills)
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.1, 0.9))
        server.kill()
        check_alive(playing)
        server.start()
        await server.ready()
        before = sum(sum(load.known.values()) for load in loads)
        await progress(loads, before, playing)


def check_alive(playing: Iterable[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def progress(loads: list[Load], before: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until every table has gone on."""
    start = {id(load): (load.table.get("match"), dict(load.known)) for load in loads}
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        check_alive(playing)
        moved = [
            load.table.get("match") != start[id(load)][0] or load.known != start[id(load)][1]
            for load in loads
        ]
        if all(moved) and sum(sum(load.known.values()) for load in loads) > before:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a table does not go on")


async def check_journal(config: Config, loads: list[Load]) -> None:
    """Compare what was shown with what is kept: all of it, and nothing twice."""
    storage = Storage(config.url)
    try:
        async with storage.reading() as connection:
            rows = list(await connection.execute(sa.select(ANSWERS)))
    finally:
        await storage.close()
    kept: dict[str, list[int]] = {}
    sent: dict[tuple[str, int], set[str]] = {}
    for load in loads:
        for (match, _, seat), key in load.sent.items():
            sent.setdefault((match, seat), set()).add(key)
    orders = [row.by for row in rows if row.by.startswith(BY)]
    for load in loads:
        for whose, keys in load.wished.items():
            sent.setdefault(whose, set()).update(keys)
        assert {BY + order for order in load.gone} <= {*orders}, "an order went without a trace"
    once = [row.by for row in rows if row.by.startswith(BY) and row.seat == 0]
    assert len(once) == len({*once}), "an order that answers once has answered twice"
    for row in rows:
        kept.setdefault(row.match, []).append(row.n)
        if not row.by.startswith("bot"):
            assert row.key in sent[row.match, row.seat], "an answer is kept that nobody gave"
    assert orders, "no order has answered"
    shown = 0
    for load in loads:
        for match, seq in load.known.items():
            numbers = sorted(kept.get(match, []))
            assert numbers == list(range(len(numbers))), "a number is missing or there twice"
            assert len(numbers) >= seq, "an acknowledged answer is missing"
            shown += seq
    assert shown > TABLES
    LOG.info("%d answers were shown: none is missing, none is there twice", shown)


async def test_no_kill_loses_an_answer_on_sqlite(tmp_path: Path) -> None:
    await killed_again_and_again(config_in(tmp_path), tmp_path, FEW)


@pytest.mark.postgres
async def test_no_kill_loses_an_answer_on_postgresql(tmp_path: Path, postgres: str) -> None:
    await killed_again_and_again(config_in(tmp_path, database=postgres), tmp_path, FEW)


@pytest.mark.soak
@pytest.mark.timeout(0)
async def test_many_kills_lose_no_answer_on_sqlite(tmp_path: Path) -> None:
    await killed_again_and_again(config_in(tmp_path), tmp_path, MANY)


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.timeout(0)
async def test_many_kills_lose_no_answer_on_postgresql(tmp_path: Path, postgres: str) -> None:
    await killed_again_and_again(config_in(tmp_path, database=postgres), tmp_path, MANY)
