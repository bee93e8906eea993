"""Measure the memory of a page that plays without a server, on a phone's screen.

It is what the page's own process takes to itself (Pss), both workers included, and of that what is
anonymous: the rest is the browser's own program. No inspector may follow the page's requests
meanwhile, as Playwright does: it would keep a copy of every file, in that very process.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.harness import (  # noqa: E402  found by the line above
    ARGUMENTS,
    CHROMIUM,
    PHONE,
    PLAY_ON,
)
from tests.served import Served  # noqa: E402  the same

PSS: Final = re.compile(r"^Pss(?:_Anon)?:\s+(\d+) kB", re.MULTILINE)
PATIENCE: Final = 300.0
PACE: Final = 1.5
"""Seconds between two answers of somebody who plays quickly."""
REST: Final = 20
"""Seconds in which nobody does anything."""
SETTLED: Final = 3
"""Seconds in which a browser that was told to give memory back has done so."""
PREFS: Final = json.dumps({"language": "en", "pace": "instant", "forced": False})
HERE: Final = "document.querySelector('.here input[type=checkbox]')"
NEW: Final = "document.querySelector('a[href^=\"/new/import_export\"]')"
GO: Final = "document.querySelector('.go button:enabled')"


class Inspector:
    """Speak to a browser or a page, and ask nothing that would change what it keeps."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0

    def send(self, method: str, **wish: Any) -> Any:
        """Have something done; return what came of it."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": wish}))
        while (heard := json.loads(self._socket.recv())).get("id") != self._count:
            pass
        return heard["result"]

    def run(self, script: str) -> Any:
        """Return what a script in the page comes to."""
        wish = {"expression": script, "awaitPromise": True, "returnByValue": True}
        return self.send("Runtime.evaluate", **wish)["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until something holds in the page."""
        end = time.monotonic() + PATIENCE
        while not self.run(f"!!({script})"):
            assert time.monotonic() < end, script
            time.sleep(0.1)

    def click(self, script: str) -> None:
        """Wait for something and click on it."""
        self.until(script)
        self.run(f"{script}.click()")


@contextmanager
def browser(home: Path) -> Iterator[tuple[Inspector, Inspector]]:
    """Run a browser; return who speaks to it, and who to its page."""
    command = [CHROMIUM, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={home}"]
    none = subprocess.DEVNULL
    running = subprocess.Popen([*command, *ARGUMENTS, "about:blank"], stdout=none, stderr=none)
    try:
        told = home / "DevToolsActivePort"
        while not told.is_file() or len(told.read_text("ascii").split()) < 2:
            time.sleep(0.1)
        port, path = told.read_text("ascii").split()
        targets = json.load(urlopen(f"http://127.0.0.1:{port}/json/list"))
        address = next(each["webSocketDebuggerUrl"] for each in targets if each["type"] == "page")
        with connect(f"ws://127.0.0.1:{port}{path}") as whole, connect(address) as page:
            yield Inspector(whole), Inspector(page)
    finally:
        running.terminate()
        running.wait()


def memory(whole: Inspector) -> tuple[float, float]:
    """Return the megabytes of the largest process of a page, and the anonymous part."""
    found = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in found if each["type"] == "renderer"]
    rollups = [Path(f"/proc/{pid}/smaps_rollup").read_text("ascii") for pid in pages]
    every = [[int(number) / 1000 for number in PSS.findall(text)] for text in rollups]
    return max((all_of_it, anonymous) for all_of_it, anonymous in every)


def set_up(page: Inspector, address: str) -> None:
    """Come for the first time, and set up a table with two bots as the page proposes it."""
    page.send("Page.navigate", url=f"{address}/")
    page.until(HERE)
    page.run(f"localStorage.portside = {json.dumps(PREFS)}")
    page.send("Page.navigate", url=f"{address}/")
    page.click(HERE)
    page.click(NEW)
    page.click(GO)
    page.until("document.querySelector('.question.asked')")


def main() -> None:
    """Measure a visit where memory is plenty, and one where it is short; print a table of each."""
    print("load of this machine:", *(f"{load:.1f}" for load in os.getloadavg()))
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        server.start()
        try:
            for short in (False, True):
                with browser(Path(folder, f"browser-{short}")) as (whole, page):
                    print(f"| {'memory is short' if short else 'memory is plenty'} ", end="")
                    print("| memory | of that anonymous |\n|---|---|---|")
                    measure(whole, page, server.address, short)
        finally:
            server.stop()


def measure(whole: Inspector, page: Inspector, address: str, short: bool) -> None:
    """Measure one visit from its beginning, and print a row for each moment.

    A system that runs short of memory tells the browser so, which then gives back what it keeps
    for convenience. Here it never does by itself, so that word is given before each reading.
    """

    def row(moment: str) -> None:
        if short:
            page.send("Memory.simulatePressureNotification", level="critical")
            time.sleep(SETTLED)
        taken, anonymous = memory(whole)
        print(f"| {moment} | {taken:.0f} MB | {anonymous:.0f} MB |", flush=True)

    size = {"width": PHONE[0], "height": PHONE[1], "deviceScaleFactor": 2, "mobile": True}
    page.send("Emulation.setDeviceMetricsOverride", **size)
    page.send("Page.navigate", url=f"{address}/404")
    page.until("document.querySelector('h1')")
    row("a page without a table")
    set_up(page, address)
    row("the first question at a table with two bots")
    time.sleep(REST)
    row(f"{REST} s later, with both Pythons")
    for _ in range(60):
        page.run(f"({PLAY_ON})([1, '', 60000])")
        time.sleep(PACE)
    row(f"after 60 answers, {PACE} s apart")
    page.run(f"({PLAY_ON})([60, '', 60000])")
    row("after 60 more without a pause")
    time.sleep(REST)
    row(f"{REST} s later")


if __name__ == "__main__":
    main()
