"""Let Lighthouse judge lobby, cards, rules and a table, as a phone and as a desk sees them.

.venv/bin/python scripts/lighthouse.py [PAGE ...]

`make bench-web` runs it. It comes by `npx`: with what it needs it is 185 MB, too much for everybody
who builds the client. Its figures for performance say as much about the machine, so the load and
Lighthouse's own measure of the processor (its benchmark index) stand beside them; and each page is
judged once more as if its threads had done everything in the processor time of it, which other work
on the machine changes less. A phone is by default a processor four times as slow as this one, which
takes this one for a fast desk's; for others Lighthouse wants its slowness calibrated by its index,
so a phone's page is judged a third time with that.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.harness import CHROMIUM  # noqa: E402  found by the line above
from tests.served import Served  # noqa: E402  the same

LIGHTHOUSE: Final = "lighthouse@12.8.2"  # the last that runs on every Node the client is built with
FORMS: Final = {"mobile": (), "desktop": ("--preset=desktop",)}
CHROME: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
PATIENCE: Final = 300
SLOWNESS: Final = ((150, 1.0), (800, 2.0), (1300, 3.0), (2000, 6.0))
"""How many times slower than a processor of which index a phone is, by Lighthouse's calculator."""
UNFINDABLE: Final = "--skip-audits=is-crawlable"
"""Tables belong to whoever was invited: `robots.txt` keeps them out of search, by intention."""


@contextmanager
def a_browser(folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """Start the browser that is looked at, and yield it with its port: only it can be somebody."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=CHROMIUM,
            args=[*CHROME, f"--remote-debugging-port={port}"],
        )
        yield browser, port
        browser.close()


def warmed_up(browser: BrowserContext, address: str) -> None:
    """Open and close a page, so that a new browser's own start does not count for the first one."""
    page = browser.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.close()


def a_table(browser: BrowserContext, address: str) -> str:
    """Set up a match against three bots for whoever sits there; return its path."""
    person = browser.request
    person.post(f"{address}/api/me", data={"name": "Mei"})
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3]
    wish = {"title": "import_export", "seats": seats, "seed": "lighthouse", "start": True}
    return f"/t/{person.post(f'{address}/api/tables', data=wish).json()['id']}"


def judged(address: str, *more: str) -> dict[str, Any]:
    """Return what Lighthouse reports of a page."""
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    done = subprocess.run(
        [*command, *more],
        cwd=ROOT / "web",
        capture_output=True,
        check=False,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode != 0:
        sys.exit(f"Lighthouse could not be run: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def judged_by_all(
    address: str, form: str, port: int, folder: Path, *more: str
) -> dict[str, dict[str, Any]]:
    """Return what Lighthouse reports of a page, by each way to count its time."""
    more = (*FORMS[form], *more)
    clock = judged(address, f"--port={port}", f"-GA={folder}", *more)
    for trace in folder.glob("*trace.json"):
        trace.write_text(json.dumps(by_processor_time(json.loads(trace.read_text()))))
    reports = {"clock": clock, "processor": judged(address, f"-A={folder}", *more)}
    if form == "mobile":
        slow = slowness(index_of(clock))
        calibrated = f"--throttling.cpuSlowdownMultiplier={slow:.1f}"
        reports[f"clock, a phone {slow:.1f} times as slow"] = judged(
            address, f"--port={port}", calibrated, *more
        )
    return reports


def index_of(report: dict[str, Any]) -> float:
    """Return Lighthouse's own measure of the processor."""
    return float(report["environment"]["benchmarkIndex"])


def slowness(index: float) -> float:
    """Return how many times slower a phone is than a processor of this index."""
    steps = pairwise(SLOWNESS)  # each steeper than the one before, so the highest line counts
    return max(
        slow + (index - below) / (above - below) * (slower - slow)
        for (below, slow), (above, slower) in steps
    )


def by_processor_time(trace: dict[str, Any]) -> dict[str, Any]:
    """Return a trace in which no task lasts longer than its thread was at work."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in trace["traceEvents"]:
        if "ts" in event:
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    for events in threads.values():
        events.sort(key=lambda event: (event["ts"], -event.get("dur", 0)))
        task: dict[str, Any] = {"ts": -1, "dur": 0}
        for event in events:
            begins = event["name"] == "RunTask" and {"tts", "tdur"} <= event.keys()
            if begins and event["ts"] >= task["ts"] + task["dur"]:
                task = {name: event[name] for name in ("ts", "dur", "tts", "tdur")}
            if event["ts"] > task["ts"] + task["dur"]:
                continue
            spent = event["tts"] - task["tts"] if "tts" in event else event["ts"] - task["ts"]
            event["ts"] = task["ts"] + min(max(spent, 0), task["tdur"])
            if event["ph"] == "X" and "tdur" in event:
                event["dur"] = event["tdur"]
    return trace


def told(report: dict[str, Any]) -> str:
    """Return the scores of a report, and every audit that costs some of them."""
    scores = report["categories"].values()
    lines = [", ".join(f"{each['title']} {100 * (each['score'] or 0):.0f}" for each in scores)]
    for part in scores:
        for ref in part["auditRefs"]:
            audit = report["audits"][ref["id"]]
            if ref["weight"] > 0 and audit["score"] is not None and audit["score"] < 0.9:
                lines.append(f"    {audit['title']}: {audit.get('displayValue', 'no')}")
    return "\n".join(lines)


def main(wanted: list[str]) -> None:
    """Judge and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), titles="")
        server.start()
        try:
            with a_browser(Path(folder) / "browser") as (browser, port):
                warmed_up(browser, server.address)
                pages: dict[str, tuple[str, ...]] = {
                    "lobby": ("/",),
                    "cards": ("/cards/import_export",),
                    "rules": ("/rules/import_export",),
                    "table": (a_table(browser, server.address), UNFINDABLE),
                }
                for name in wanted or pages:
                    path, *more = pages[name]
                    for form in FORMS:
                        load = os.getloadavg()[0]
                        kept = Path(folder) / f"{name}-{form}"
                        reports = judged_by_all(server.address + path, form, port, kept, *more)
                        for way, report in reports.items():
                            print(
                                f"{name}, {form}, by the {way}, at a load of {load:.1f} and "
                                f"a benchmark index of {index_of(report):.0f}: {told(report)}",
                                flush=True,
                            )
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
