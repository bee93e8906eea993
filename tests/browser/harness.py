"""A real server as a process, and people in front of real browsers."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.served import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/portside/server/static"
CHROMIUM = "/usr/bin/chromium"
HEADLESS = "/usr/bin/chromium-headless-shell"
"""The same engine without windows, notifications and the like."""
expect.set_options(timeout=PATIENCE * 1000)
DRAWN = "html:not([data-drawing]) .match[data-seq]"
"""A table of which every part is there: they come one after the other."""
SLOWNESS = float(os.environ.get("PORTSIDE_SLOW_BROWSER", "1"))
"""So many times slower pages work, for finding tests that look before all of a page is there."""
LAPTOP = (1366, 768)
PHONE = (390, 844)

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--overscroll-history-navigation=0",
    "--no-first-run",
    "--no-pings",
    # Every outside name fails, so that no page can depend on another host.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

PLAY_ON = """
async ([most, until, patience, before]) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let seed = 7 + before;
  const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  let since = performance.now();
  for (let given = 0; given < most; ) {
    if (document.querySelector("#result-head")) return "over";
    if (until && document.querySelector(until)) return "there";
    const options = [...document.querySelectorAll(".question .option")];
    const lit = [...document.querySelectorAll(".thing.lit")];
    const boxes = [...document.querySelectorAll(".question input[type=checkbox]:not(:disabled)")];
    const few = [...document.querySelectorAll(".question .few button")];
    const main = document.querySelector(".question .button.main");
    if (lit.length > 0 && (before + given) % 3 === 0 && boxes.length === 0) pick(lit).click();
    else if (options.length > 0) pick(options).click();
    else if (few.length > 0) pick(few).click();
    else if (main && !main.disabled) main.click();
    else if (boxes.length > 0) pick(boxes).click();
    else {
      if (performance.now() - since > patience) return "stuck";
      await pause(5);
      continue;
    }
    since = performance.now();
    given++;
    await pause(0);
  }
  return "tired";
}
"""
"""Answer at random by clicking things and options, in the page itself for speed.

A click may only choose a thing, and the next one let go of it: what is clicked is another thing
each time, also where one click is wished for again and again.
"""

SPEAK = """
(language) => {
  localStorage.portside = JSON.stringify({ ...JSON.parse(localStorage.portside), language });
}
"""

ANOTHER = """
async ([seq, patience]) => {
  for (const begun = performance.now(); performance.now() - begun < patience; ) {
    if (document.querySelector(".match")?.dataset.seq !== seq) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}
"""
"""Wait for another state, looking at every frame: whole matches are made of this."""


@contextmanager
def launched(*wanted: str) -> Iterator[Browser]:
    """Run the first of some browsers that is there."""
    found = next((path for path in wanted if Path(path).is_file()), None)
    if found is None:
        pytest.skip("there is no Chromium: scripts/system-packages")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield running
        running.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own.

    Attributes:
        page: what they look at.
        context: their cookies and storage.
        troubles: console errors, failures and requests to other hosts, which no page may have.
        plays: how often they have played on.
    """

    page: Page
    context: BrowserContext
    address: str
    troubles: list[str] = field(default_factory=list)
    plays: int = 0

    def watch(self) -> None:
        """Note everything that must not happen."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        # A refused request is noted with its address below; the other is Playwright's own word.
        known = ("Failed to load", "Service Worker registration blocked by Playwright")
        if message.type in ("error", "warning") and not any(word in message.text for word in known):
            self.troubles.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _request(self, request: Request) -> None:
        # Addresses of the page itself stay inside it: the preview of a download, for instance.
        inside = request.url.startswith(
            (self.address, self.address.replace("http", "ws"), "blob:", "data:")
        )
        if not inside:
            self.troubles.append(f"request to another host: {request.url}")

    # -- over REST, with this visitor's cookie

    def introduce(self, name: str) -> None:
        """Take a nickname."""
        assert self.context.request.post("/api/me", data={"name": name}).ok

    def new_table(self, title: str, seats: Sequence[str], **more: Any) -> dict[str, Any]:
        """Set up a table: seats are `me`, `free` or the name of a bot."""
        wishes = [
            {"who": who} if who in ("me", "free") else {"who": "bot", "bot": who} for who in seats
        ]
        start = "free" not in seats
        body = {"title": title, "seats": wishes, "start": start, **more}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    def speak(self, language: str) -> None:
        """Change the language that was chosen before, and look at the page anew."""
        self.page.evaluate(SPEAK, language)
        self.page.reload()

    # -- at a table

    def sit(self, table: dict[str, Any]) -> None:
        """Open a table and wait for its first state or its foyer."""
        invite = f"?invite={table['invite']}" if table.get("invite") else ""
        self.page.goto(f"/t/{table['id']}{invite}")
        self.page.locator(".match, main h1").first.wait_for()

    def play(self, title: str, seats: Sequence[str], **more: Any) -> dict[str, Any]:
        """Set up a table with bots and sit down."""
        self.introduce("Mei")
        table = self.new_table(title, seats, **more)
        self.sit(table)
        return table

    @property
    def question(self) -> Locator:
        """Return the panel with the question."""
        return self.page.locator(".question")

    @property
    def log(self) -> Locator:
        """Return the list of what happened."""
        return self.page.locator(".log .lines")

    def option(self, text: str) -> Locator:
        """Return an answer of the list by a part of its text."""
        return self.page.locator(".option", has_text=re.compile(text)).first

    def asked(self) -> None:
        """Wait until one is asked something, and all of the table is drawn."""
        self.page.locator(f"{DRAWN} .question.asked").wait_for()

    @property
    def seq(self) -> str:
        """Return which state is shown."""
        return self.page.locator(".match").get_attribute("data-seq") or ""

    def answered(self, seq: str) -> None:
        """Wait until the state that was shown has made place for another."""
        assert self.page.evaluate(ANOTHER, [seq, PATIENCE * 1000])

    def play_on(self, most: int = 5000, until: str = "") -> str:
        """Answer at random until the end, so many times, or until something shows."""
        wishes = [most, until, PATIENCE * 1000, self.plays]
        self.plays += 1
        end: str = self.page.evaluate(PLAY_ON, wishes)
        return end


def visitor(
    browser: Browser,
    address: str,
    size: tuple[int, int] = LAPTOP,
    phone: bool = False,
    reduced: bool = True,
    keeping: bool = False,
    **prefs: Any,
) -> Visitor:
    """Open a browser for somebody; `prefs` are kept as if chosen before.

    Only with `keeping` may it have a service worker: what that answers, no test can look at.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        reduced_motion="reduce" if reduced else "no-preference",
        locale="en-GB",
        service_workers="allow" if keeping else "block",
    )
    context.set_default_timeout(PATIENCE * 1000)
    kept = json.dumps({"language": "en", "pace": "instant", "forced": False, **prefs})
    context.add_init_script(f"localStorage.portside ??= {json.dumps(kept)}")
    found = Visitor(context.new_page(), context, address)
    found.watch()
    if SLOWNESS > 1:
        devices = context.new_cdp_session(found.page)
        devices.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    return found
