"""Measure how long one table waits for its bot while somebody else sets up sixty tables of bots.

    .venv/bin/python scripts/bench_bots.py
    .venv/bin/python scripts/bench_bots.py --answers 60 --tables 60

Prints the median seconds from a person's answer until the bot beside them has answered, on a quiet
server and under attack, as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from random import Random
from statistics import median
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

START = "from portside.server.serve_command import serve; import typer; typer.run(serve)"
BOT = {"who": "bot", "bot": "hard"}
Json = dict[str, Any]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Guest:
    """Somebody who plays, or attacks."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=120)

    async def table(self, seats: list[Json]) -> Json:
        """Set up a table and begin."""
        body = {"title": "import_export", "seats": seats, "start": True}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    async def introduced(self) -> Guest:
        """Come in, as soon as the server is there."""
        for _ in range(600):
            try:
                answer = await self.http.post("/api/me", json={"name": "somebody"})
                answer.raise_for_status()
                return self
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
        raise SystemExit("the server does not start")


async def state(line: ClientConnection) -> Json:
    """Return the next state."""
    while True:
        message: Json = json.loads(await line.recv())
        if message["type"] == "state":
            return message


async def waits(guest: Guest, answers: int) -> list[float]:
    """Play beside a bot; return how long it took for each of its answers."""
    table = await guest.table([{"who": "me"}, BOT])
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    where = f"ws://{guest.address}/api/tables/{table['id']}/live"
    rng, found = Random(1), list[float]()
    async with connect(where, additional_headers={"Cookie": cookie}) as line:
        now, asked = await state(line), time.perf_counter()
        while len(found) < answers and now["view"]["result"] is None:
            if now["ask"] is None:
                now = await state(line)
                found.append(time.perf_counter() - asked)
            else:
                key = answer_to(now["ask"], rng)
                text = json.dumps({"type": "answer", "seq": now["seq"], "key": key})
                await line.send(text)
                now = await state(line)
            asked = time.perf_counter()
    return found


def answer_to(ask: Json, rng: Random) -> str:
    """Return a legal answer."""
    if ask["type"] == "amount":
        return str(ask["low"])
    keys = [option["key"] for option in ask["options"]]
    if ask["type"] == "one":
        return str(rng.choice(keys))
    return "+".join(keys[: ask["low"]]) or "none"


async def attack(address: str, tables: int) -> int:
    """Set up so many tables of six bots, as fast as the server lets one; return how many there are.

    One guest may have few such tables, so the attacker comes by ever new names.
    """
    made = 0
    while made < tables:
        try:
            guest = await Guest(address).introduced()
            while made < tables:
                await guest.table([BOT] * 6)
                made += 1
        except httpx2.HTTPStatusError as refused:
            if refused.response.json()["code"] == "too-fast":
                await asyncio.sleep(1.0)
    return made


async def measure(address: str, options: argparse.Namespace) -> Json:
    """Return medians, quiet and under attack."""
    quiet = await waits(await Guest(address).introduced(), options.answers)
    made = await attack(address, options.tables)
    attacked = await waits(await Guest(address).introduced(), options.answers)
    return {
        "quiet": round(median(quiet), 4),
        "attacked": round(median(attacked), 4),
        "longest_quiet": round(max(quiet), 4),
        "longest_attacked": round(max(attacked), 4),
        "answers": len(attacked),
        "tables": made,
    }


def main() -> None:
    """Run a server and measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--tables", type=int, default=60)
    options = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, "--port", str(port), "--data", folder]
        quiet = {"PORTSIDE_LOG": "warning", "PORTSIDE_BOT_PROCESSES": "1"}
        server = subprocess.Popen(
            [*command, "--log", "warning"],
            env={**os.environ, **quiet},
            stdout=subprocess.DEVNULL,
        )
        try:
            found = asyncio.run(measure(f"127.0.0.1:{port}", options))
        finally:
            server.terminate()
            server.wait(60)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
