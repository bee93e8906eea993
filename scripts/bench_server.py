"""Measure the table server: answers a second, time until everybody sees them, memory.

Server and client are processes of their own and talk over real WebSockets. A bare echo server runs
in the same way and the same minute, so that figures of different machines can be compared.

    make bench-server
    .venv/bin/python scripts/bench_server.py --title pretend --tables 50 --seconds 5
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import orjson
import uvloop

SEATS = 4
WARM = 2.0
ECHO = "bench_server:echo"
Json = dict[str, Any]


# -- servers


async def echo(
    scope: Json, receive: Callable[[], Awaitable[Json]], send: Callable[[Json], Awaitable[None]]
) -> None:
    """Be the barest WebSocket server that there can be."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], env={**os.environ, **environment}
        )
        for _ in range(800):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit("the server does not start")

    def memory(self) -> float:
        """Return how many kilobytes of memory the process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1000

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def bare_echo() -> Any:
    """Run the echo server."""
    command = [sys.executable, "-m", "uvicorn", ECHO, "--app-dir", str(Path(__file__).parent)]
    how = ["--ws", "websockets-sansio", "--log-level", "error", "--lifespan", "off"]
    server = Server([*command, *how, "--ws-per-message-deflate", "false"], {})
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def table_server(database: str) -> Any:
    """Run the table server on a fresh database."""
    limits = ("MESSAGES", "REQUESTS", "TABLES", "CONNECTIONS")
    wide = {f"PORTSIDE_LIMIT_{name}": "10000000" for name in limits}
    with tempfile.TemporaryDirectory() as folder:
        own = {"PORTSIDE_DATA": folder, "PORTSIDE_DATABASE": database, "PORTSIDE_LOG": "error"}
        own |= {"PORTSIDE_TITLES": "portside.testing.pretend", "PORTSIDE_IDLE": "4"}
        start = "from portside.server.commands import serve; import typer; typer.run(serve)"
        server = Server([sys.executable, "-c", start, "--log", "error"], {**wide, **own})
        try:
            yield server
        finally:
            server.stop()


# -- clients


class Line(asyncio.Protocol):
    """A WebSocket client that does as little as possible, to leave the machine to the server."""

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
            if code == 1:
                self.heard(self, buffer[start:at])
        self.buffer = buffer[at:]

    def send(self, data: bytes) -> None:
        """Send a text, masked with zeros."""
        assert self.transport is not None
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + data)


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


def processor_time(process: int) -> float:
    """Return the seconds a process has worked so far; it does not grow while others work."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def count_echoes(port: int, process: int, lines: int, seconds: float) -> Json:
    """Return how many messages a second a bare echo server gives back."""
    text = orjson.dumps({"type": "answer", "id": 123, "seq": 45, "key": "open kite#2"})
    count = 0

    def heard(line: Line, _data: bytes) -> None:
        nonlocal count
        count += 1
        line.send(text)

    opened = [await connected(port, "/", "", heard) for _ in range(lines)]
    for line in opened:
        line.send(text)
    await asyncio.sleep(WARM / 2)
    count, begun, worked = 0, time.perf_counter(), processor_time(process)
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begun
    each = (processor_time(process) - worked) / count
    return {"per_second": round(count / spent, 1), "processor_us": round(each * 1e6, 1)}


class Play:
    """One table whose four seats answer at random."""

    def __init__(self, run: Run, lines: list[Line]) -> None:
        self.run = run
        self.lines = lines
        self.seqs = [-1] * SEATS
        self.sent: tuple[int, float] | None = None
        self.asked: tuple[int, Json] | None = None

    def heard(self, seat: int, data: bytes) -> None:
        """Take a message for a seat."""
        if not data.startswith(b'{"type":"state"'):
            return
        at = data.index(b'"seq":') + 6
        seq = int(data[at : data.index(b",", at)])
        self.seqs[seat] = seq
        if b'"ask":null' not in data:
            self.asked = seat, orjson.loads(data)
        if self.sent is not None and min(self.seqs) > self.sent[0]:
            self.run.shown(time.perf_counter() - self.sent[1])
            self.sent = None
        if self.sent is None and min(self.seqs) == seq:
            self.run.later(self)

    def answer(self) -> None:
        """Answer the question that is open."""
        if self.asked is None or self.sent is not None:
            return
        seat, state = self.asked
        self.asked = None
        if state["number"] > self.run.longest:  # begin again: the match must not end
            back = {"type": "propose_undo", "seq": state["seq"], "to": 0}
            self.lines[seat].send(orjson.dumps(back))
            return
        key = self.run.key(state["ask"])
        self.sent = state["seq"], time.perf_counter()
        self.lines[seat].send(orjson.dumps({"type": "answer", "seq": state["seq"], "key": key}))


class Run:
    """Many tables for some seconds, as fast as can be or at a given pace."""

    def __init__(self, process: int, longest: int) -> None:
        self.process = process
        self.longest = longest
        self.times: list[float] = []
        self.rng = random.Random(1)
        self.pause = 0.0

    def shown(self, seconds: float) -> None:
        """Note that every seat has seen an answer."""
        self.times.append(seconds)

    def later(self, play: Play) -> None:
        """Answer when it is time."""
        loop = asyncio.get_running_loop()
        if self.pause:
            loop.call_later(self.rng.uniform(0, 2 * self.pause), play.answer)
        else:
            loop.call_soon(play.answer)

    def key(self, ask: Json) -> str:
        """Return a legal answer."""
        if ask["type"] == "amount":
            return str(self.rng.randrange(ask["low"], ask["high"] + 1, ask["step"]))
        keys = [option["key"] for option in ask["options"]]
        if ask["type"] == "one":
            return str(self.rng.choice(keys))
        return "+".join(keys[: ask["low"]]) or "none"

    async def measure(self, seconds: float) -> Json:
        """Return what happens in some seconds."""
        await asyncio.sleep(WARM)
        self.times, begun, worked = [], time.perf_counter(), processor_time(self.process)
        await asyncio.sleep(seconds)
        spent, times = time.perf_counter() - begun, sorted(self.times)
        worked = processor_time(self.process) - worked
        if not times:
            raise SystemExit("nothing was answered")
        return {
            "answers_per_second": round(len(times) / spent, 1),
            "processor_us": round(worked / len(times) * 1e6, 1),
            "p50_ms": round(times[len(times) // 2] * 1000, 2),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        }


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


async def drive(run: Run, port: int, title: str, tables: int, seconds: float) -> Json:
    """Return the figures of a run at full speed and of one at half of it."""
    made, cookie = set_up(port, title, tables)
    for table in made:
        play = Play(run, [])
        for seat in range(SEATS):
            path = f"/api/tables/{table}/live?seat={seat}"

            def heard(_line: Line, data: bytes, seat: int = seat, play: Play = play) -> None:
                play.heard(seat, data)

            play.lines.append(await connected(port, path, cookie, heard))
    full = await run.measure(seconds)
    # Half the pace: a table waits so long that answer and waiting take twice as long as before.
    run.pause = 2 * tables / full["answers_per_second"] - full["p50_ms"] / 4000
    await asyncio.sleep(WARM)
    half = await run.measure(seconds)
    return {"full": full, "half": half}


def client(kind: str, server: Server, arguments: list[str]) -> Json:
    """Run a client in a process of its own, and return its figures."""
    who = [kind, str(server.port), str(server.process.pid)]
    command = [sys.executable, __file__, "--as-client", *who, *arguments]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: Json = json.loads(done.stdout)
    return found


# -- memory


def rooms(port: int) -> float:
    """Return how many tables are in memory."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/metrics")
    page = connection.getresponse().read().decode()
    connection.close()
    return float(page.partition("\nportside_rooms ")[2].split()[0])


def memory(server: Server, title: str, tables: int) -> Json:
    """Return what a running table costs the server after it has left memory."""
    set_up(server.port, title, 20)
    settle(server)
    before = server.memory()
    set_up(server.port, title, tables)
    settle(server)
    return {"idle_kb_per_table": round((server.memory() - before) / tables, 1)}


def settle(server: Server) -> None:
    """Wait until no table is in memory."""
    for _ in range(240):
        time.sleep(0.5)
        if rooms(server.port) == 0:
            return
    raise SystemExit("tables do not leave memory")


def main() -> None:
    """Measure, print a table and JSON."""
    parser = argparse.ArgumentParser(description="Measure the table server.")
    parser.add_argument("--title", default="import_export")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--longest", type=int, default=250, help="answers before a table starts over"
    )
    parser.add_argument(
        "--database", default="", help="PostgreSQL address instead of a SQLite file"
    )
    parser.add_argument("--as-client", nargs=3, default=None, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.as_client:
        kind, port, process = given.as_client[0], *map(int, given.as_client[1:])
        if kind == "echo":
            work: Any = count_echoes(port, process, given.tables, given.seconds)
        else:
            run = Run(process, given.longest)
            work = drive(run, port, given.title, given.tables, given.seconds)
        print(json.dumps(uvloop.run(work)))
        return
    size = ["--tables", str(given.tables), "--seconds", str(given.seconds)]
    with bare_echo() as server:
        bare = client("echo", server, size)
    with table_server(given.database) as server:
        more = ["--title", given.title, "--longest", str(given.longest)]
        speed = client("play", server, [*size, *more])
    with table_server(given.database) as server:
        kept = memory(server, given.title, 300)
    figures = {"title": given.title, "tables": given.tables, "seats": SEATS}
    figures |= {"echo": bare, **speed, "memory": kept}
    report(figures)


def report(figures: Json) -> None:
    """Print the figures for people and for programs."""
    full, half, bare = figures["full"], figures["half"], figures["echo"]
    share = full["answers_per_second"] / bare["per_second"]
    print(f"{figures['tables']} tables of {SEATS} seats, {figures['title']}")
    print(
        f"  bare echo   {bare['per_second']:8.0f} /s  {bare['processor_us']:6.0f} us of processor"
    )
    for name, found in (("full speed", full), ("half speed", half)):
        times = f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms until all have seen it"
        work = f"{found['processor_us']:6.0f} us of processor"
        print(f"  {name}  {found['answers_per_second']:8.0f} /s  {work}, {times}")
    print(f"  answers per echo at full speed: {share:.0%}")
    for name, size in figures["memory"].items():
        print(f"  {name:22}{size:8.1f}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
