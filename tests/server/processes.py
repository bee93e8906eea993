"""Servers as processes of their own, and clients over real sockets."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.config import Config, config_to_environment
from tests.chance import planted
from tests.served import START, free_port
from tests.server.harness import PATIENCE, Json

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, asyncio.TimeoutError)
"""What a client meets when its server is killed."""


class ServerProcess:
    """One `portside serve` that can be killed and started again."""

    def __init__(self, config: Config, log: Path, port: int = 0, level: str = "warning") -> None:
        self.level = level
        self.port = port or free_port()
        self.config = config
        self.log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Return where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Return its number while it runs."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it; it may take a moment before it answers."""
        environment = {
            **os.environ,
            **config_to_environment(self.config),
            "PORTSIDE_LOG": self.level,
        }
        command = [sys.executable, "-c", planted(START), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.DEVNULL, stderr=log
            )

    async def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        async with httpx2.AsyncClient(base_url=f"http://{self.address}") as client:
            while True:
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx2.TransportError:
                    pass
                assert time.monotonic() < end, self.log.read_text()[-3000:]
                assert self._process is None or self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill it without warning."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; return how it ended."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)


@asynccontextmanager
async def serving(
    config: Config, log: Path, level: str = "warning"
) -> AsyncIterator[ServerProcess]:
    """Run a server process for a while."""
    server = ServerProcess(config, log, level=level)
    server.start()
    try:
        await server.ready()
        yield server
    finally:
        server.kill()


def healthy_at_once(config: Config, *options: str) -> bool:
    """Start a server, go where it says the moment it says so, and close it as a person does."""
    command = [sys.executable, "-c", planted(START), "--port", "0", *options]
    environment = {**os.environ, **config_to_environment(config), "PORTSIDE_LOG": "warning"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = re.search(r"http://\S+", server.stdout.readline())
        try:
            assert told, "it said nothing"
            return httpx2.get(f"{told[0]}healthz", timeout=PATIENCE).is_success
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0


class Line:
    """A WebSocket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def receive(self) -> Json:
        """Return the next message; it must be one of the protocol's."""
        # Not `wait_for`: up to Python 3.11 it may swallow the cancelling of its task.
        async with asyncio.timeout(PATIENCE):
            data = await self._connection.recv()
        protocol.DOWN.validate_json(data)
        message: Json = orjson.loads(data)
        return message

    async def state(self, seq: int = 0) -> Json:
        """Return the first state that is at least `seq`."""
        while True:
            message = await self.receive()
            if message["type"] == "state" and message["seq"] >= seq:
                return message

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self._connection.send(orjson.dumps({"type": kind, **fields}).decode())


class Visitor:
    """Somebody at a client of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)

    async def post(self, path: str, body: Any = None) -> Json:
        """Do something, with success."""
        response = await self.http.post(path, json=body)
        assert response.is_success, response.text
        found: Json = response.json()
        return found

    @asynccontextmanager
    async def line(self, table: str, query: str = "", address: str = "") -> AsyncIterator[Line]:
        """Open a WebSocket to a table."""
        cookie = self.http.cookies.get(COOKIE)
        where = f"ws://{address or self.address}/api/tables/{table}/live?{query}"
        headers = {"Cookie": f"{COOKIE}={cookie}"}
        async with connect(where, additional_headers=headers, open_timeout=PATIENCE) as connection:
            yield Line(connection)
