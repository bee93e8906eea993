"""Measure the browser client: size of the first load, and time from a click to the new state."""

from __future__ import annotations

import gzip
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
    Served,
    visitor,
)

ANSWERS = 120

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
    await frame();
    times.push(performance.now() - begun);
    await pause(0);
  }
  return times;
}
"""


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


def clicks(browser: Browser, address: str, title: str, seats: int) -> list[float]:
    """Return milliseconds from click to new state shown, at a table with bots."""
    person = visitor(browser, address, forced=False)
    person.play(title, ["me", *["random"] * (seats - 1)])
    person.asked()
    times: list[float] = person.page.evaluate(MEASURE, ANSWERS)
    person.context.close()
    return times


def main() -> None:
    """Measure and print."""
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
            for title, seats in (("import_export", 4), ("neko_harbour", 3)):
                times = clicks(browser, server.address, title, seats)
                print(
                    f"{title}, {seats} seats, {len(times)} clicks to new state: "
                    f"median {statistics.median(times):.0f} ms, "
                    f"p95 {percentile(times, 0.95):.0f} ms, most {max(times):.0f} ms"
                )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
