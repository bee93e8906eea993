"""Measure play without a server: from the lobby to the first table over slow lines.

A line is a relay between browser and server that holds everything back, whoever asks for it: page,
workers or service worker. Each has a first visit, and one more with everything kept.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.harness import (  # noqa: E402  found by the line above
    ARGUMENTS,
    CHROMIUM,
    PHONE,
    Visitor,
    visitor,
)
from tests.served import Served  # noqa: E402  the same

LINES: Final = {
    "slow 4G as Lighthouse has it": (1.6, 150),
    "4G as WebPageTest has it": (9.0, 170),
    "no limit": (0.0, 0),
}
"""Megabits a second and milliseconds there and back; no limit is 0."""
CHUNK: Final = 8192
"""Bytes that are let through at a time."""
PATIENCE: Final = 300_000


class Line:
    """A slow line: a relay to a port that lets through so much, after a delay.

    Attributes:
        port: where it listens.
    """

    def __init__(self, target: int, megabits: float, delay: int) -> None:
        self.target = target
        self.rate = megabits * 125_000
        self.delay = delay / 2000
        self.free = 0.0
        self.loop = asyncio.new_event_loop()
        self.port = 0

    def __enter__(self) -> Line:
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(ready,), daemon=True).start()
        ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)

    def _serve(self, ready: threading.Event) -> None:
        server = self.loop.run_until_complete(asyncio.start_server(self._relay, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self.loop.run_forever()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self.target)
        await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Carry bytes one way; all connections share the line, and the delay is no queue."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(under_way, sink))
        with suppress(ConnectionError):
            while data := await source.read(CHUNK):
                self.free = max(self.loop.time(), self.free) + self._takes(data)
                under_way.put_nowait((self.free + self.delay, data))
                await asyncio.sleep(self.free - self.loop.time())
        under_way.put_nowait((0.0, b""))
        await arriving

    def _takes(self, data: bytes) -> float:
        return len(data) / self.rate if self.rate else 0.0

    async def _arrive(
        self, under_way: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
    ) -> None:
        with suppress(ConnectionError):
            while (each := await under_way.get())[1]:
                await asyncio.sleep(each[0] - self.loop.time())
                sink.write(each[1])
                await sink.drain()
            sink.close()


def first_table(person: Visitor, fetched: bool) -> tuple[float, float]:
    """Return the seconds until the lobby is there, and from there to the first question."""
    page, begun = person.page, time.perf_counter()
    page.goto("/")
    here = page.locator(".here")
    here.wait_for()
    lobby = time.perf_counter()
    if not fetched:
        here.get_by_role("checkbox").check()
    page.locator("a[href^='/new/import_export']").first.click()
    page.locator(".go button").click(timeout=PATIENCE)
    page.locator(".question").first.wait_for(timeout=PATIENCE)
    return lobby - begun, time.perf_counter() - lobby


def measure(browser: Browser, port: int, name: str) -> None:
    """Measure a first visit and a second one, and print a row for each."""
    person = visitor(browser, f"http://127.0.0.1:{port}", PHONE, phone=True, keeping=True)
    for fetched in (False, True):
        lobby, table = first_table(person, fetched)
        visit = "again, all of it kept" if fetched else "first visit"
        print(f"| {name} | {visit} | {lobby:.1f} s | {table:.1f} s |", flush=True)
    person.context.close()


def main(*names: str) -> None:
    """Measure lines, all where none is named, and print a table."""
    print("load of this machine:", *(f"{load:.1f}" for load in os.getloadavg()))
    print("| line | | lobby | from there to the first question |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            for name in names or LINES:
                megabits, delay = LINES[name]
                with Line(server.port, megabits, delay) as line:
                    measure(browser, line.port, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
