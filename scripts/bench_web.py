"""Measure the browser client: first load, click to new state, and a table with a long log."""

from __future__ import annotations

import gzip
import os
import re
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.harness import (  # noqa: E402  found by the line above
    ARGUMENTS,
    CHROMIUM,
    Visitor,
    visitor,
)
from tests.served import Served  # noqa: E402  the same

ANSWERS = 120
ENTRIES = 1000
"""So long a log has to stay smooth."""

WATCH = """
window.wire = { sent: 0, came: 0 };
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (window.wire.came === 0 && data.includes('"type":"state"')) {
        window.wire.came = performance.now();
      }
    });
  }
  send(text) {
    if (text.includes('"type":"answer"')) window.wire = { sent: performance.now(), came: 0 };
    super.send(text);
  }
};
"""
"""Note when an answer goes out and when the first state comes back."""

MEASURE = """
async (count) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const frame = () => new Promise(requestAnimationFrame);
  const root = document.querySelector(".match");
  const times = [];
  let idle = 0;
  while (times.length < count && !document.querySelector("#result-head")) {
    const options = document.querySelectorAll(".question .option");
    const few = document.querySelectorAll(".question .few button");
    const main = document.querySelector(".question form .button.main");
    const target = options[times.length % options.length] ?? few[0] ?? main;
    if (!target || target.disabled) {
      if (++idle > 2000) break;
      await pause(5);
      continue;
    }
    idle = 0;
    const seq = root.dataset.seq;
    const begun = performance.now();
    const changed = new Promise((done) => {
      const watcher = new MutationObserver(() => {
        if (root.dataset.seq === seq) return;
        watcher.disconnect();
        done();
      });
      watcher.observe(root, { attributeFilter: ["data-seq"] });
    });
    target.click();
    await changed;
    const changedAt = performance.now();
    await frame();
    const shown = performance.now();
    const { sent, came } = window.wire;
    times.push({ all: shown - begun, away: came - sent, work: changedAt - came + sent - begun });
    await pause(0);
  }
  return times;
}
"""
"""Time clicks: `all` to the frame that shows the state, `away` server and wire, `work` our part."""

SCROLL = """
async (seconds) => {
  const list = document.querySelector(".log .lines");
  const frames = [];
  let last = await new Promise(requestAnimationFrame);
  for (const end = last + seconds * 1000; last < end; ) {
    const most = list.scrollHeight - list.clientHeight;
    list.scrollTop = most * Math.abs(Math.sin((end - last) / 400));
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames;
}
"""
"""Scroll up and down through the whole log; return how long each frame took."""

TASKS = """
() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks.push(entry.duration);
  }).observe({ entryTypes: ["longtask"] });
}
"""
"""Note everything that keeps the page busy for 50 ms or more."""

EARLIER = ".log .lines > .button"


def first_load(page: Page, address: str) -> dict[str, int]:
    """Return gzipped bytes of everything the lobby and then a table load, without fonts."""
    sizes: dict[str, int] = {}

    def note(url: str, body: bytes) -> None:
        sizes[re.sub(r".*/", "", url)] = len(gzip.compress(body))

    page.on("requestfinished", lambda r: _noted(r.url, note, address, r))
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    return sizes


def _noted(url: str, note: object, address: str, request: object) -> None:
    answer = request.response()  # type: ignore[attr-defined]
    if answer is not None and "/api/" not in url and not url.endswith((".woff2", ".woff")):
        note(url, answer.body())  # type: ignore[operator]


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time below which a share of all times lies."""
    return sorted(times)[min(int(len(times) * share), len(times) - 1)]


def told(name: str, times: Sequence[float]) -> str:
    """Return how long something took as a phrase."""
    middle, most = statistics.median(times), max(times)
    return f"{name} {middle:.0f} ms, p95 {percentile(times, 0.95):.0f} ms, most {most:.0f} ms"


def clicks(person: Visitor, count: int) -> None:
    """Answer so many times and print what a click costs."""
    times: list[dict[str, float]] = person.page.evaluate(MEASURE, count)
    print(f"  {len(times)} clicks to new state:", told("median", [each["all"] for each in times]))
    for part, name in (("away", "of that server and wire"), ("work", "page before drawing")):
        print("   ", told(f"{name}: median", [each[part] for each in times]))


def long_log(person: Visitor) -> None:
    """Play until the log is long, open all of it, and print how smooth the table is."""
    page = person.page
    lines = page.locator(".log li")
    while lines.count() < ENTRIES and person.play_on(15) != "over":
        while page.locator(EARLIER).count():
            page.locator(EARLIER).click()
    page.evaluate(TASKS)
    print(f"  a log of {lines.count()} entries, all of it open:")
    clicks(person, 20)
    frames: list[float] = page.evaluate(SCROLL, 4)
    print("    scrolling, one frame:", told("median", frames))
    tasks: list[float] = page.evaluate("window.tasks")
    print(f"    tasks of 50 ms or more: {len(tasks)}, longest {max(tasks, default=0):.0f} ms")


def tables(browser: Browser, address: str) -> None:
    """Measure a table of each title."""
    for title, seats, long in (
        *(("import_export", 4, False), ("neko_harbour", 3, False)),
        ("import_export", 5, True),
    ):
        print(f"{title}, {seats} seats")
        person = visitor(browser, address)
        person.page.add_init_script(WATCH)
        person.play(title, ["me", *["random"] * (seats - 1)])
        person.asked()
        if long:
            long_log(person)
        else:
            clicks(person, ANSWERS)
        person.context.close()


def main() -> None:
    """Measure and print."""
    print("load of this machine:", *(f"{load:.1f}" for load in os.getloadavg()))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            person = visitor(browser, server.address)
            sizes = first_load(person.page, server.address)
            total = sum(sizes.values()) / 1000
            print(f"first load, gzipped, without fonts: {total:.1f} kB in {len(sizes)} files")
            person.context.close()
            tables(browser, server.address)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
