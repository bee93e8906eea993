"""Measure how long health takes while somebody leafs through finished matches.

    .venv/bin/python scripts/bench_past.py
    .venv/bin/python scripts/bench_past.py --rate 25 --seconds 15

Prints the median and the 99th of a hundred, in seconds, of `/healthz` on a quiet server and while
frames and stories of one finished match are asked for at a rate, as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import cycle

from bench_bots import START, Guest, Json, free_port  # type: ignore[import-not-found]

BOT = {"who": "bot", "bot": "random"}
SEATS = 6


async def finished(guest: Guest) -> str:
    """Let bots play a match; return it when it is over."""
    table = await guest.table([BOT] * SEATS)
    while (await guest.http.get(f"/api/tables/{table['id']}")).json()["status"] != "over":
        await asyncio.sleep(0.5)
    return str(table["match"])


async def health(guest: Guest, seconds: float) -> list[float]:
    """Ask for health again and again; return how long each answer took, in order."""
    found, end = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = time.perf_counter()
        (await guest.http.get("/healthz")).raise_for_status()
        found.append(time.perf_counter() - asked)
        await asyncio.sleep(0.02)
    return sorted(found)


async def leaf(guest: Guest, match: str, rate: float) -> None:
    """Ask for the past, so many times a second, whether answers come or not."""
    pages = cycle(
        ["story", *(f"frames?start={at}&count=50&seat={at % SEATS}" for at in (0, 50, 150))]
    )
    async with asyncio.TaskGroup() as asking:
        while True:
            asking.create_task(ask(guest, f"/api/matches/{match}/{next(pages)}"))
            await asyncio.sleep(1 / rate)


async def ask(guest: Guest, path: str) -> None:
    """Ask, and take no for an answer if one asks too often."""
    answer = await guest.http.get(path)
    if answer.status_code != 429:
        answer.raise_for_status()


def summed_up(times: list[float]) -> Json:
    """Return the middle and the slow end."""
    return {"p50": round(times[len(times) // 2], 4), "p99": round(times[len(times) * 99 // 100], 4)}


async def measure(address: str, options: argparse.Namespace) -> Json:
    """Return how long health took, quiet and under load."""
    guest = await Guest(address).introduced()
    match = await finished(guest)
    await asyncio.sleep(options.settle)
    quiet = await health(guest, options.seconds)
    load = asyncio.create_task(leaf(guest, match, options.rate))
    loaded = await health(await Guest(address).introduced(), options.seconds)
    load.cancel()
    await asyncio.gather(load, return_exceptions=True)
    return {"quiet": summed_up(quiet), "loaded": summed_up(loaded), "rate": options.rate}


def main() -> None:
    """Run a server and measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rate", type=float, default=25)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--settle", type=float, default=7, help="seconds for the match to be kept")
    options = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, "--port", str(port), "--data", folder]
        roomy = {"PORTSIDE_LIMIT_REQUESTS": "1000", "PORTSIDE_LIMIT_BEAT": "0"}
        server = subprocess.Popen(
            [*command, "--log", "warning"], env={**os.environ, **roomy}, stdout=subprocess.DEVNULL
        )
        try:
            found = asyncio.run(measure(f"127.0.0.1:{port}", options))
        finally:
            server.terminate()
            server.wait(60)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
