"""The clients of `bench_server.py`, in a process of their own.

They do as little as possible, to leave the machine to the server.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, cast

import orjson
import uvloop

SEATS = 4
WARM = 2.0
MESSAGE = orjson.dumps({"type": "answer", "id": 123, "seq": 45, "key": "open kite#2"})
TEXT, PING, PONG = 1, 9, 10
Json = dict[str, Any]


# -- WebSockets


class Line(asyncio.Protocol):
    """A WebSocket client that does as little as possible."""

    def __init__(self, heard: Callable[[Line, bytes], None], path: str, cookie: str) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
        self.buffer = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        rest = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        self.transport.write(f"{self.head}{rest}Sec-WebSocket-Key: {key}\r\n\r\n".encode())

    def connection_lost(self, _error: Exception | None) -> None:
        """Let the next message fail: nobody who does nothing wrong is let go."""
        self.transport = None

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, mark, buffer = buffer.partition(b"\r\n\r\n")
            if not mark:
                self.buffer = head
                return
            assert b" 101 " in head[:20], head
            self.open.set_result(None)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            code, start, at = frame
            if code == TEXT:
                self.heard(self, buffer[start:at])
            elif code == PING:
                self.send(buffer[start:at], PONG)
        self.buffer = buffer[at:]

    def send(self, data: bytes, code: int = TEXT) -> None:
        """Send a message, masked with zeros."""
        assert self.transport is not None, "the server hung up"
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | code,)) + length + b"\0\0\0\0" + data)


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """Return code, start and end of the frame at a place, if it is whole."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size == 126:
        size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
    end = start + size
    return None if len(buffer) < end else (buffer[at] & 15, start, end)


async def connected(
    port: int, path: str, cookie: str, heard: Callable[[Line, bytes], None]
) -> Line:
    """Open a line."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, path, cookie), "127.0.0.1", port)
    await line.open
    return line


# -- what is measured


def processor_time(process: int) -> float:
    """Return the seconds a process has worked so far; it does not grow while others work."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table(Protocol):
    """Whoever answers at one table."""

    lines: list[Line]

    def heard(self, seat: int, data: bytes) -> None:
        """Take a message for a seat."""

    def answer(self) -> None:
        """Answer the question that is open."""


class Run:
    """Many tables for some seconds, as fast as can be or at a given pace."""

    def __init__(self, process: int, warm: float = WARM) -> None:
        self.process = process
        self.warm = warm
        self.times: list[float] = []
        self.bytes = 0
        self.rng = random.Random(1)
        self.pause = 0.0

    def shown(self, seconds: float) -> None:
        """Note that every seat has seen an answer."""
        self.times.append(seconds)

    def later(self, table: Table) -> None:
        """Answer when it is time."""
        loop = asyncio.get_running_loop()
        if self.pause:
            loop.call_later(self.rng.uniform(0, 2 * self.pause), table.answer)
        else:
            loop.call_soon(table.answer)

    async def sit_down(self, table: Table, port: int, paths: list[str], cookie: str = "") -> None:
        """Connect all seats of a table."""
        for seat, path in enumerate(paths):

            def heard(_line: Line, data: bytes, seat: int = seat) -> None:
                self.bytes += len(data)
                table.heard(seat, data)

            table.lines.append(await connected(port, path, cookie, heard))

    async def measure(self, seconds: float) -> Json:
        """Return what happens in some seconds."""
        await asyncio.sleep(self.warm)
        self.times, self.bytes = [], 0
        begun, worked = time.perf_counter(), processor_time(self.process)
        await asyncio.sleep(seconds)
        spent, times = time.perf_counter() - begun, sorted(self.times)
        worked = processor_time(self.process) - worked
        if not times:
            raise SystemExit("nothing was answered")
        return {
            "per_second": round(len(times) / spent, 1),
            "processor_us": round(worked / len(times) * 1e6, 1),
            "bytes": self.bytes // len(times),
            "p50_ms": round(times[len(times) // 2] * 1000, 2),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        }

    async def paces(self, tables: int, seconds: float) -> Json:
        """Return the figures at full speed and at half of it."""
        full = await self.measure(seconds)
        # Half the pace: a table waits so long that answer and waiting take twice as long as before.
        self.pause = 2 * tables / full["per_second"] - full["p50_ms"] / 4000
        await asyncio.sleep(WARM)
        return {"full": full, "half": await self.measure(seconds)}


# -- who is measured


class Echo:
    """One line that says something as soon as it is answered."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.lines: list[Line] = []
        self.sent = 0.0

    def heard(self, _seat: int, _data: bytes) -> None:
        """Note that the echo has come."""
        self.run.shown(time.perf_counter() - self.sent)
        self.answer()

    def answer(self) -> None:
        """Say something."""
        self.sent = time.perf_counter()
        self.lines[0].send(MESSAGE)


class Crowd:
    """Four lines, one of which says something as soon as all have heard the last."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.lines: list[Line] = []
        self.sent = 0.0
        self.missing = 0

    def heard(self, _seat: int, _data: bytes) -> None:
        """Note that a line has heard it."""
        self.missing -= 1
        if not self.missing:
            self.run.shown(time.perf_counter() - self.sent)
            self.run.later(self)

    def answer(self) -> None:
        """Say something."""
        self.sent, self.missing = time.perf_counter(), SEATS
        self.run.rng.choice(self.lines).send(MESSAGE)


class Play:
    """One table whose four seats answer at random."""

    def __init__(self, run: Run, longest: int) -> None:
        self.run = run
        self.longest = longest
        self.lines: list[Line] = []
        self.seqs = [-1] * SEATS
        self.asks: list[Json | None] = [None] * SEATS
        self.number = 0
        self.sent: tuple[int, float] | None = None

    def heard(self, seat: int, data: bytes) -> None:
        """Take a message for a seat; what a delta leaves out is as it was."""
        if not data.startswith((b'{"type":"state"', b'{"type":"delta"')):
            return
        at = data.index(b'"seq":') + 6
        seq = self.seqs[seat] = int(data[at : data.index(b",", at)])
        if b'"ask":{' in data:
            self.asks[seat] = orjson.loads(data)["ask"]
        elif b'"ask":null' in data:
            self.asks[seat] = None
        if self.sent is not None and min(self.seqs) > self.sent[0]:
            self.run.shown(time.perf_counter() - self.sent[1])
            self.sent = None
        if self.sent is None and min(self.seqs) == seq:
            self.run.later(self)

    def answer(self) -> None:
        """Answer the question that is open."""
        seq = min(self.seqs)
        asked = next((seat for seat in range(SEATS) if self.asks[seat]), None)
        if asked is None or self.sent is not None or seq < max(self.seqs):
            return
        self.sent, self.number = (seq, time.perf_counter()), self.number + 1
        said: Json = {"type": "propose_undo", "seq": seq, "to": 0}
        if self.number > self.longest:  # begin again: the match must not end
            self.number = 0
        else:
            said = {"type": "answer", "seq": seq, "key": self.key(cast("Json", self.asks[asked]))}
        self.lines[asked].send(orjson.dumps(said))

    def key(self, ask: Json) -> str:
        """Return a legal answer."""
        rng = self.run.rng
        if ask["type"] == "amount":
            return str(rng.randrange(ask["low"], ask["high"] + 1, ask["step"]))
        keys = [option["key"] for option in ask["options"]]
        if ask["type"] == "one":
            return str(rng.choice(keys))
        return "+".join(keys[: ask["low"]]) or "none"


async def count_echoes(run: Run, port: int, lines: int, seconds: float) -> Json:
    """Return how a bare echo server does."""
    for _ in range(lines):
        echo = Echo(run)
        await run.sit_down(echo, port, ["/"])
        echo.answer()
    return await run.measure(seconds)


async def count_crowds(run: Run, port: int, tables: int, seconds: float) -> Json:
    """Return how a server does that sends a text to everybody at a table."""
    for table in range(tables):
        crowd = Crowd(run)
        await run.sit_down(crowd, port, [f"/{table}"] * SEATS)
        crowd.answer()
    return await run.paces(tables, seconds)


async def play(run: Run, given: argparse.Namespace) -> Json:
    """Return how the table server does."""
    made, cookie = set_up(given.port, given.title, given.tables)
    for table in made:
        where = f"/api/tables/{table}/live?speaks={given.speaks}"
        paths = [f"{where}&seat={seat}" for seat in range(SEATS)]
        await run.sit_down(Play(run, given.longest), given.port, paths, cookie)
    return await run.paces(given.tables, given.seconds)


# -- requests


def request(port: int, method: str, path: str, body: Any, cookie: str) -> tuple[Json, str]:
    """Send a request; return the answer and the cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    connection.request(method, path, json.dumps(body), headers)
    response = connection.getresponse()
    data = response.read()
    assert response.status < 300, data
    given = (response.getheader("set-cookie") or cookie).partition(";")[0]
    connection.close()
    return json.loads(data), given


def set_up(port: int, title: str, tables: int) -> tuple[list[str], str]:
    """Set up tables of four seats; return them and the cookie of their player."""
    _, cookie = request(port, "POST", "/api/me", {"name": "bench"}, "")
    body = {"title": title, "seats": [{"who": "me"}] * SEATS, "start": True}
    made = [request(port, "POST", "/api/tables", body, cookie)[0]["id"] for _ in range(tables)]
    return made, cookie


def main() -> None:
    """Measure a server that runs; print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("echo", "fan_out", "play", "set_up"))
    parser.add_argument("port", type=int)
    parser.add_argument("process", type=int)
    parser.add_argument("title")
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("longest", type=int)
    parser.add_argument("--speaks", type=int, default=2, help="version of the protocol")
    parser.add_argument("--warm", type=float, default=WARM, help="seconds that do not count")
    given = parser.parse_args()
    run = Run(given.process, given.warm)
    port, many, seconds = given.port, given.tables, given.seconds
    if given.kind == "echo":
        found = uvloop.run(count_echoes(run, port, many, seconds))
    elif given.kind == "fan_out":
        found = uvloop.run(count_crowds(run, port, many, seconds))
    elif given.kind == "play":
        found = uvloop.run(play(run, given))
    else:
        found = {"tables": len(set_up(port, given.title, many)[0])}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
