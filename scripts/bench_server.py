"""Measure the table server: answers a second, time until everybody sees them, memory.

Server and client are processes of their own and talk over real WebSockets. Two bare servers run in
the same way and the same minutes (`bench_echo.py`), so that figures of different machines can be
compared: one that sends each message back, and one that also writes it to disk and sends as much to
as many as the table server does.

    make bench-server
    .venv/bin/python scripts/bench_server.py --title pretend --tables 50 --seconds 5
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SEATS = 4
HERE = Path(__file__).parent
IDLE_TABLES = 300
Json = dict[str, Any]


# -- servers


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
def running(command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    """Run a server for a while."""
    server = Server(command, environment)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def bare(name: str, size: int = 0) -> Iterator[Server]:
    """Run one of the bare servers."""
    where = ["--app-dir", str(HERE), f"bench_echo:{name}"]
    how = ["--ws", "websockets-sansio", "--log-level", "error", "--lifespan", "off"]
    command = [sys.executable, "-m", "uvicorn", *where, *how, "--ws-per-message-deflate", "false"]
    with tempfile.TemporaryDirectory() as folder:
        own = {"BENCH_DATABASE": f"{folder}/kept.db", "BENCH_SIZE": str(size)}
        with running(command, own) as server:
            yield server


@contextmanager
def table_server(database: str) -> Iterator[Server]:
    """Run the table server on a fresh database."""
    limits = ("MESSAGES", "REQUESTS", "TABLES", "CONNECTIONS")
    wide = {f"PORTSIDE_LIMIT_{name}": "10000000" for name in limits}
    start = "from portside.server.serve_command import serve; import typer; typer.run(serve)"
    with tempfile.TemporaryDirectory() as folder:
        own = {"PORTSIDE_DATA": folder, "PORTSIDE_DATABASE": database, "PORTSIDE_LOG": "error"}
        own |= {"PORTSIDE_TITLES": "portside.testing.pretend", "PORTSIDE_IDLE": "4"}
        own["PORTSIDE_LIMIT_KEPT_BYTES"] = "1000000000000"
        own["PORTSIDE_LIMIT_BEAT"] = "0"  # what is measured is the server, not its patience
        with running([sys.executable, "-c", start, "--log", "error"], {**wide, **own}) as server:
            yield server


# -- measuring


def client(kind: str, server: Server, given: argparse.Namespace) -> Json:
    """Run clients in a process of their own, and return their figures."""
    who = [str(HERE / "bench_client.py"), kind, str(server.port), str(server.process.pid)]
    what = [given.title, given.tables, given.seconds, given.longest]
    command = [sys.executable, *who, *map(str, what), "--speaks", str(given.speaks)]
    command += ["--warm", str(given.warm)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: Json = json.loads(done.stdout)
    return found


def rooms(port: int) -> float:
    """Return how many tables are in memory."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/metrics")
    page = connection.getresponse().read().decode()
    connection.close()
    return float(page.partition("\nportside_rooms ")[2].split()[0])


def idle_memory(server: Server, given: argparse.Namespace) -> float:
    """Return how many kilobytes a running table costs the server after it has left memory."""
    held = []
    for tables in (20, IDLE_TABLES):
        client("set_up", server, argparse.Namespace(**{**vars(given), "tables": tables}))
        settle(server)
        held.append(server.memory())
    return round((held[1] - held[0]) / IDLE_TABLES, 1)


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
        "--longest",
        type=int,
        default=250,
        help="answers before a table starts over; fewer than a short match has (pretend: 40)",
    )
    parser.add_argument(
        "--database", default="", help="PostgreSQL address instead of a SQLite file"
    )
    parser.add_argument("--speaks", type=int, default=2, help="1 for whole states, 2 for deltas")
    parser.add_argument(
        "--warm",
        type=float,
        default=2,
        help="seconds that do not count; on a busy machine everybody's coming takes longer",
    )
    given = parser.parse_args()
    figures: Json = {"title": given.title, "tables": given.tables, "seats": SEATS}
    figures["load"] = os.getloadavg()[0]
    with bare("echo") as server:
        figures["echo"] = client("echo", server, given)
    with table_server(given.database) as server:
        figures |= client("play", server, given)
    with bare("fan_out", figures["full"]["bytes"] // SEATS) as server:
        figures["fan_out"] = client("fan_out", server, given)["full"]
    with table_server(given.database) as server:
        figures["idle_kb_per_table"] = idle_memory(server, given)
    report(figures)


def report(figures: Json) -> None:
    """Print the figures for people and for programs."""
    full, echo, fan_out = figures["full"], figures["echo"], figures["fan_out"]
    size = full["bytes"] // SEATS
    print(f"{figures['tables']} tables of {SEATS} seats, {figures['title']}")
    print(f"load of the machine at the beginning {figures['load']:.1f}, states of {size} bytes")
    shown = {"bare echo": echo, "bare fan-out": fan_out, "full speed": full}
    for name, found in {**shown, "half speed": figures["half"]}.items():
        times = f"p50 {found['p50_ms']:6.1f} ms, p99 {found['p99_ms']:6.1f} ms until all have it"
        work = f"{found['processor_us']:6.0f} us of processor"
        print(f"  {name:13}{found['per_second']:8.0f} /s {work}, {times}")
    for name, found in (("echo", echo), ("fan-out", fan_out)):
        pace = full["per_second"] / found["per_second"]
        work = full["processor_us"] / found["processor_us"]
        print(f"  answers per bare {name}: {pace:.0%}; an answer costs as much as {work:.1f}")
    print(f"  memory of an idle table {figures['idle_kb_per_table']:.1f} kB")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
