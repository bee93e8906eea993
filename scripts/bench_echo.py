"""The barest servers to compare the table server with; `bench_server.py` runs them.

`echo` sends every message back. `fan_out` does what no server that keeps its promises can go
without: it writes each message to disk, many in one transaction, and then sends a text as long as a
state to everybody at the table.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Json = dict[str, Any]
Receive = Callable[[], Awaitable[Json]]
Send = Callable[[Json], Awaitable[None]]


async def echo(scope: Json, receive: Receive, send: Send) -> None:
    """Be the barest WebSocket server that there can be."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class Keeper:
    """Write messages to SQLite, those that come together in one transaction."""

    def __init__(self, path: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._path = path
        self._database: sqlite3.Connection | None = None
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._busy = False

    async def keep(self, text: str) -> None:
        """Return when a message has reached the disk."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((text, kept))
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._begin)
        await kept

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        rows = [(text,) for text, _ in batch]
        writing = asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)
        writing.add_done_callback(lambda done: self._end(done, batch))

    def _end(
        self, written: asyncio.Future[None], batch: list[tuple[str, asyncio.Future[None]]]
    ) -> None:
        written.result()
        for _, kept in batch:
            kept.set_result(None)
        self._busy = bool(self._waiting)
        if self._busy:
            self._begin()

    def _write(self, rows: list[tuple[str]]) -> None:
        if self._database is None:
            self._database = sqlite3.connect(self._path, isolation_level=None)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = FULL")
            self._database.execute("CREATE TABLE kept (text TEXT)")
        self._database.execute("BEGIN IMMEDIATE")
        self._database.executemany("INSERT INTO kept VALUES (?)", rows)
        self._database.execute("COMMIT")


keeper = Keeper(os.environ.get("BENCH_DATABASE", ""))
tables: dict[str, list[Send]] = {}


async def fan_out(scope: Json, receive: Receive, send: Send) -> None:
    """Send a text to everybody at a table whenever one of them has said something."""
    if scope["type"] != "websocket":
        return
    text = "x" * int(os.environ["BENCH_SIZE"])
    table = tables.setdefault(scope["path"], [])
    table.append(send)
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await keeper.keep(message["text"])
        for to in table:
            await to({"type": "websocket.send", "text": text})
