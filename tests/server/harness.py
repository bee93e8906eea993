"""A server in the same process, and people who talk to it: the whole path but for the network."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import orjson
import pytest
import sqlalchemy as sa
from alembic import command

from portside.hosting.deltas import applied
from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.config import Config, Limits
from portside.server.http.app import create_app
from portside.server.services import Services
from portside.server.store.schema import SEATS
from portside.server.store.storage import Storage, alembic_config

PRETEND = "portside.testing.pretend"
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
PATIENCE = float(os.environ.get("PORTSIDE_TEST_PATIENCE", "180"))
"""Seconds after which a message that does not come is a failure; a busy machine may need more."""
GRACE = 2.0
"""Seconds that a statement under way may take to end; other servers' threads go on."""
ROOMY = Limits(
    messages=1e6,
    requests=1e6,
    tables=10_000,
    seated=10_000,
    alone=10_000,
    connections=10_000,
    kept_bytes=10**15,
    beat=0.0,
    hesitation=0.0,
)
Json = dict[str, Any]


def config_in(folder: Path, **changes: Any) -> Config:
    """Return the config of a server for tests."""
    plain = Config(
        data=folder,
        database=os.environ.get("PORTSIDE_TEST_DATABASE", ""),
        titles=(PRETEND,),
        limits=ROOMY,
        static=folder / "static",
        bot_processes=1,
    )
    return replace(plain, **changes)


class Closed(Exception):
    """Tell that the server closed a WebSocket, and with which code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Socket:
    """A WebSocket to an application in the same process; every message down is checked."""

    def __init__(
        self,
        app: Any,
        path: str,
        query: str,
        headers: list[tuple[bytes, bytes]],
        client: str = "127.0.0.1",
    ) -> None:
        self._up: asyncio.Queue[Json] = asyncio.Queue()
        self._down: asyncio.Queue[Json] = asyncio.Queue()
        self._count = 0
        self.raw: list[bytes] = []
        self.readable = asyncio.Event()
        self.readable.set()
        self.last: Json = {}
        self._state: Json = {}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"testserver"), *headers],
            "client": (client, 1),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._up.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._up.get, self._send))

    async def _send(self, message: Json) -> None:
        await self.readable.wait()
        self._down.put_nowait(message)

    async def _next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            return await self._down.get()

    async def opened(self) -> Socket:
        """Wait for the handshake, or raise `Closed`."""
        message = await self._next()
        if message["type"] != "websocket.accept":
            raise Closed(message["code"])
        return self

    async def receive(self) -> Json:
        """Return the next message, or raise `Closed`; states are whole, however they came."""
        message = await self._next()
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        data = message["text"].encode()
        self.raw.append(data)
        protocol.DOWN.validate_json(data)
        self.last = orjson.loads(data)
        if self.last["type"] == "delta":
            self.last = applied(self._state, self.last)
        if self.last["type"] == "state":
            self._state = self.last
        return self.last

    async def until(self, wanted: str | Callable[[Json], bool]) -> Json:
        """Return the next message of a type, or that fits."""
        while True:
            message = await self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def state(self, seq: int | None = None) -> Json:
        """Return the next state, or the first that is at least `seq`."""
        return await self.until(lambda m: m["type"] == "state" and (seq is None or m["seq"] >= seq))

    def waiting(self) -> int:
        """Return how many messages have come and not been read."""
        return self._down.qsize()

    def send_text(self, text: str) -> None:
        """Send anything."""
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message with a fresh id; return the id."""
        self._count += 1
        message = {"type": kind, "id": self._count, **fields}
        self.send_text(orjson.dumps(message).decode())
        return self._count

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and return what it brings about."""
        own = self.send(kind, **fields)
        return await self.until(lambda m: m.get("re") == own)

    async def answer(self, state: Json, rng: Random, key: str | None = None) -> Json:
        """Answer a state's question; return the new state."""
        chosen = key_for(state["ask"], rng) if key is None else key
        return await self.ask("answer", seq=state["seq"], key=chosen)

    async def settle(self) -> None:
        """Let the server finish what it is at."""
        await self.ask("ping")
        await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Hang up."""
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


def key_for(ask: Json, rng: Random) -> str:
    """Return a legal answer to a question."""
    if ask["type"] == "amount":
        return str(rng.randrange(ask["low"], ask["high"] + 1, ask["step"]))
    keys = [option["key"] for option in ask["options"]]
    if ask["type"] == "one":
        return str(rng.choice(keys))
    picked = rng.sample(keys, rng.randint(ask["low"], min(ask["high"], len(keys))))
    return "+".join(picked) or "none"


class Person:
    """Somebody at a browser."""

    def __init__(self, server: LocalServer, name: str) -> None:
        self.server = server
        self.name = name
        self._transport = httpx2.ASGITransport(app=server.app)
        self.http = httpx2.AsyncClient(transport=self._transport, base_url="http://testserver")

    def move_to(self, address: str) -> None:
        """Come from another address from now on."""
        self._transport.client = (address, 1)

    async def introduce(self) -> Person:
        """Take the nickname."""
        await self.post("/api/me", {"name": self.name})
        return self

    async def request(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        """Send a request, expect a status (0: any success), return the body."""
        response = await self.http.request(method, path, json=body)
        expected = response.status_code == status if status else response.is_success
        assert expected, f"{method} {path}: {response.status_code} {response.text}"
        kind = response.headers.get("content-type", "")
        plain = not response.content or kind != "application/json"
        return response.text if plain else response.json()

    async def get(self, path: str, status: int = 0) -> Any:
        """Read."""
        return await self.request("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        """Do."""
        return await self.request("POST", path, body, status)

    async def table(self, seats: str = "mm", **fields: Any) -> Json:
        """Set up a table: `m` for me, `f` for free, `b` for a bot, for each seat."""
        who: dict[str, Json] = {
            "m": {"who": "me"},
            "f": {"who": "free"},
            "b": {"who": "bot", "bot": "random"},
        }
        body = {"title": "pretend", "seats": [who[letter] for letter in seats], **fields}
        found: Json = await self.post("/api/tables", body)
        return found

    @property
    def cookie(self) -> str:
        """Return the cookie."""
        return self.http.cookies.get(COOKIE) or ""

    async def connect(
        self,
        table: str,
        query: str = "",
        speaks: int = protocol.VERSION,
        client: str = "127.0.0.1",
        **headers: str,
    ) -> Socket:
        """Open a WebSocket to a table, by some version of the protocol, from some address."""
        lines = [(name.replace("_", "-").encode(), v.encode()) for name, v in headers.items()]
        if self.cookie:
            lines.append((b"cookie", f"{COOKIE}={self.cookie}".encode()))
        query = f"speaks={speaks}&{query}" if speaks > 1 else query
        socket = Socket(self.server.app, f"/api/tables/{table}/live", query, lines, client)
        self.server.sockets.append(socket)
        return await socket.opened()


def taken_back(config: Config, form: str) -> None:
    """Take a SQLite database back to the form it had in an older version."""
    engine = sa.create_engine(f"sqlite:///{config.url.database}")
    with engine.begin() as connection:
        older = alembic_config()
        older.attributes["connection"] = connection
        command.downgrade(older, form)
    engine.dispose()


async def time_passes(storage: Storage) -> None:
    """Let everybody have been seen an hour earlier than they were; whoever is there still is."""
    async with storage.writing() as connection:
        await connection.execute(sa.update(SEATS).values(seen=SEATS.c.seen - 3600))


class LocalServer:
    """A server in this process."""

    def __init__(self, config: Config) -> None:
        self.app = create_app(config)
        self.services: Services = self.app.state.services
        self.sockets: list[Socket] = []
        self.people: list[Person] = []

    async def person(self, name: str = "") -> Person:
        """Return somebody who has introduced themselves."""
        somebody = self.stranger(name or f"guest {secrets.token_hex(3)}")
        return await somebody.introduce()

    def stranger(self, name: str = "nobody") -> Person:
        """Return somebody who has not."""
        somebody = Person(self, name)
        self.people.append(somebody)
        return somebody


async def kept_busy(server: LocalServer, table: Json) -> asyncio.Event:
    """Let the room of a table do nothing more until the event is set."""
    room, free = await server.services.rooms.room(table["id"]), asyncio.Event()
    room.post(lambda: asyncio.wait_for(free.wait(), PATIENCE))  # type: ignore[arg-type]
    return free


def database_threads() -> set[threading.Thread]:
    """Return the threads in which SQLite works for connections."""
    return {each for each in threading.enumerate() if "_connection_worker_thread" in each.name}


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[LocalServer]:
    """Run a server for a while."""
    before = database_threads()
    server = LocalServer(config)
    await server.services.open()
    try:
        yield server
    finally:
        for socket in server.sockets:
            await socket.close()
        for person in server.people:
            await person.http.aclose()
        await server.services.close()
        # A chore stopped within a statement leaves a thread that still tells the loop of it.
        for thread in database_threads() - before:
            await asyncio.to_thread(thread.join, GRACE)
