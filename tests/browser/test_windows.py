"""Every thing of a table fits every window: whole and uncovered, or one tab or scroll away.

A share of tables runs each time; the whole sweep of titles, seats and languages is for `make soak`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.full_tables import harbours, lanes
from tests.browser.harness import DRAWN, STATIC, Visitor
from tests.served import Served

pytestmark = pytest.mark.browser

WINDOWS = (
    (360, 640),
    (390, 844),
    (412, 915),
    (640, 360),
    (683, 384),  # a laptop at 200 %
    (768, 1024),
    (844, 390),
    (820, 1180),
    (960, 475),  # Full HD at 200 %
    (1024, 768),
    (1180, 820),
    (1280, 600),
    (1280, 720),
    (1366, 650),
    (1366, 768),
    (1536, 730),
    (1920, 950),
    (2560, 1440),
)
NEWS_WINDOWS = ((360, 640), (1366, 650), (844, 390), (820, 1180))
LANGUAGES = ("en", "fr", "zh-Hant")
LONG_NAME = "Wilhelmina van der Merwe"

LOOK = """
async (largeToo) => {
  const NUMBERS = ".purse, .market li, .numbers, .smalls, .supply, .fresh, .shelf";
  const BARS = ".bar .button, .banner .button, .plate .away";
  const THINGS = `.thing, .option, .tabs button, .log .lines, .island h2, ${BARS}, ${NUMBERS}`;
  // Parts of a table that keep what is theirs to themselves.
  const PARTS = ".berths, .part, .island, .piles, .sites, .columns, .draft, .shelf, .ask, .hand";
  const WORDS = ".turn.mine, .option, .tabs button, .button";
  const SLACK = 1.5;
  // A name may be cut, but not to one or two letters; a number that tells namesakes apart never.
  const NAMES = ".short, .plate .text";
  const LEFT = 2.2;
  const WHOLE = 7;
  // Of a card without text so much of its height may show nothing.
  const BARE = 0.15;
  // Boxes of a Contract leave half of its name.
  const SLIPS = ".ship .slip .name";
  // What is written on a Container or tile stays inside it, and two thirds of it can be read.
  const READ = 0.66;
  // Text of cards in hand that is shown is not smaller than this.
  const TEXT = 10.99;
  // A line of a name ends between words, except in the longest: those are hyphenated.
  const CARD_NAMES = ".face .name, .tile .short, .block .short";
  const WORD = /[\\p{Script=Latin}\\d]+/gu;
  const LONGEST = 13;
  // What is too long for its room is cut below a line, not through the tails of its letters.
  const CLIPPED = ".short, .power, .face .name, .site .name";
  const TAIL = 0.75;
  // Nor is more than a trace to be seen of a line that is left out.
  const TIP = 1.5;
  const name = (el) => `${el.dataset.ref ?? el.className} ${el.textContent.trim().slice(0, 30)}`;
  const ups = (el) => (el.parentElement ? [el.parentElement, ...ups(el.parentElement)] : []);
  const style = (el) => getComputedStyle(el);
  const clips = (el) => style(el).overflow !== "visible";
  const found = [];
  const seen = new Set();

  // A table comes in pieces, and fits itself to its room when they are there; tabs draw what is
  // behind them when somebody turns to it. It is settled when two pictures are the same.
  async function settled() {
    for (let before, now; before === undefined || before !== now; ) {
      before = now;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const boxes = [...document.querySelectorAll(THINGS)].map((el) => el.getBoundingClientRect());
      now = document.querySelector("html[data-drawing]") ? undefined : JSON.stringify(boxes);
    }
  }

  function cut(el) {
    const box = el.getBoundingClientRect();
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const up of ups(el).filter(clips)) {
      const { left, top, right, bottom } = up.getBoundingClientRect();
      room.left = Math.max(room.left, left);
      room.top = Math.max(room.top, top);
      room.right = Math.min(room.right, right);
      room.bottom = Math.min(room.bottom, bottom);
    }
    return box.left < room.left - SLACK || box.top < room.top - SLACK
      || box.right > room.right + SLACK || box.bottom > room.bottom + SLACK;
  }

  // Only what has a bar may be scrolled; the page itself and what hides its rest may not.
  function reach(el) {
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const up of ups(el)) {
      const moved = up.scrollTop !== 0 || up.scrollLeft !== 0;
      if (moved && !/auto|scroll/.test(style(up).overflow)) {
        up.scrollTop = up.scrollLeft = 0;
      }
    }
  }

  function covered(el) {
    const box = el.getBoundingClientRect();
    // Cards of a hand may lie over one another, as long as each can be grasped at its edge.
    const fan = el.closest(".hand") && el.closest(".row");
    const spots = fan ? [[0.04, 0.3], [0.08, 0.5], [0.04, 0.7]]
      : [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]];
    const own = el.closest(".holder") ?? el;
    for (const [x, y] of spots) {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (hit && !el.contains(hit) && !own.contains(hit) && !hit.contains(el)) return hit;
    }
    return undefined;
  }

  function strays(el) {
    const part = el.closest(PARTS)?.getBoundingClientRect();
    if (!part || clips(el.closest(PARTS))) return false;
    const { left, right } = el.getBoundingClientRect();
    return left < part.left - 2 * SLACK || right > part.right + 2 * SLACK;
  }

  function broken(el) {
    const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(WORD)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 3)));
        if (lines.size > 1 && word.length <= LONGEST) return word;
      }
    }
    return undefined;
  }

  const canvas = document.createElement("canvas").getContext("2d");
  function measured(el, text) {
    const { fontWeight, fontSize, fontFamily } = style(el);
    const size = parseFloat(fontSize) * (el.currentCSSZoom ?? 1);
    canvas.font = `${fontWeight} ${size}px ${fontFamily}`;
    return canvas.measureText(text);
  }

  function linesOf(el) {
    const range = document.createRange();
    range.selectNodeContents(el);
    return [...range.getClientRects()];
  }

  // How far letters of the last line that is seen reach below the room of their text.
  function tails(el) {
    const { bottom } = el.getBoundingClientRect();
    const seen = linesOf(el).filter((line) => (line.top + line.bottom) / 2 < bottom);
    const { fontBoundingBoxDescent: room, actualBoundingBoxDescent: tail } =
      measured(el, el.textContent.trim());
    return Math.max(...seen.map((line) => line.bottom)) - room + tail - bottom;
  }

  // How much is seen of the line below that one.
  function tips(el) {
    const { bottom } = el.getBoundingClientRect();
    const below = linesOf(el).find((line) => (line.top + line.bottom) / 2 >= bottom);
    const { fontBoundingBoxAscent: room, actualBoundingBoxAscent: tip } = measured(el, "d");
    return below ? bottom - (below.top + room - tip) : 0;
  }

  function look() {
    // The name of a title is there whole or not at all.
    const title = document.querySelector(".bar h1");
    const [box, word] = [title, title.firstElementChild].map((el) => el.getBoundingClientRect());
    const hidden = word.top >= box.bottom - SLACK || box.width <= SLACK;
    if (!hidden && word.right > box.right + SLACK) found.push(`cut short: ${name(title)}`);
    for (const el of document.querySelectorAll(CARD_NAMES)) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const word = broken(el);
      if (word) found.push(`breaks ${word}: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(CLIPPED)) {
      if (!el.closest(".match") || !el.checkVisibility() || !clips(el)) continue;
      const lost = tails(el);
      if (lost > TAIL) found.push(`tails of letters are cut by ${lost.toFixed(1)} px: ${name(el)}`);
      const more = tips(el);
      if (more > TIP) found.push(`tips of a line left out, ${more.toFixed(1)} px: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(".draft .short, .lane .short, .site .name")) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const whole = el.scrollWidth <= el.clientWidth + SLACK
        && el.scrollHeight <= el.clientHeight + 2 * SLACK;
      if (!whole) found.push(`is cut: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(WORDS)) {
      const shown = el.closest(".match") && el.checkVisibility();
      if (shown && el.scrollWidth > el.clientWidth + SLACK) found.push(`cut short: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(NAMES)) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const left = el.clientWidth / parseFloat(style(el).fontSize);
      const short = el.scrollWidth > el.clientWidth + SLACK;
      if (short && left < LEFT) found.push(`hardly a letter is left: ${name(el)}`);
      const number = el.closest(".plate") ? el.textContent.match(/\\d+$/) : null;
      if (short && number) found.push(`its number is cut off: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(SLIPS)) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      if (el.clientWidth * 2 < el.scrollWidth) found.push(`half of it is cut: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(".deck .block .short, .island .short")) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const [box, block] = [el, el.closest(".block, .tile")].map((e) => e.getBoundingClientRect());
      if (box.top < block.top - 1 || box.bottom > block.bottom + 1) {
        found.push(`leaves its Container or tile: ${name(el)}`);
      }
      const lines = (height) => Math.round(height / parseFloat(style(el).lineHeight));
      const shown = lines(el.clientHeight) / lines(el.scrollHeight);
      const read = shown * Math.min((el.clientWidth + SLACK) / el.scrollWidth, 1);
      if (read < READ) found.push(`only ${(100 * read).toFixed()} % can be read: ${name(el)}`);
    }
    // A short name of one word is whole on the smallest Container.
    for (const el of document.querySelectorAll(".deck .block .short")) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const short = el.textContent.trim().length <= WHOLE && !/\\s/.test(el.textContent.trim());
      if (short && el.scrollWidth > el.clientWidth + SLACK) found.push(`is cut: ${name(el)}`);
    }
    // What is scrolled to the side takes the shelf along, which has all of its numbers in sight.
    for (const el of document.querySelectorAll(".shelf, .shelf .supply")) {
      if (!el.checkVisibility()) continue;
      const lane = el.closest(".room").getBoundingClientRect();
      const { left, right } = el.getBoundingClientRect();
      if (left < lane.left - SLACK || right > lane.right + SLACK) {
        found.push(`beyond its lane: ${name(el)}`);
      }
    }
    // A picture shows all of what it is about, and a card without text is filled by it.
    for (const el of document.querySelectorAll(".card-stock .subject, .picture .subject")) {
      if (!el.closest(".match") || !el.checkVisibility() || el.closest(".kind-site")) continue;
      const room = el.closest(".art, .picture").getBoundingClientRect();
      const { top, bottom } = el.getBoundingClientRect();
      if (top < room.top - SLACK || bottom > room.bottom + SLACK) {
        found.push(`its picture is cut: ${name(el.closest(".thing, .column"))}`);
      }
    }
    for (const el of document.querySelectorAll(".hand .face .gives")) {
      const [face, last] = [el.closest(".face"), el].map((each) => each.getBoundingClientRect());
      const bare = face.bottom - last.bottom;
      const power = el.closest(".face").querySelector(".power");
      if (el.checkVisibility() && !power.checkVisibility() && bare > face.height * BARE) {
        found.push(`bare below: ${name(el.closest(".thing"))}`);
      }
    }
    for (const el of document.querySelectorAll(".board .hand .power")) {
      const size = parseFloat(style(el).fontSize) * (el.currentCSSZoom ?? 1);
      if (el.checkVisibility() && size < TEXT) found.push(`text of ${size} px: ${name(el)}`);
    }
    for (const el of document.querySelectorAll(THINGS)) {
      if (!el.closest(".match") || !el.checkVisibility()) continue;
      const box = el.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      seen.add(el.dataset.ref);
      if (cut(el)) reach(el);
      if (cut(el)) found.push(`cut off: ${name(el)}`);
      else {
        const over = covered(el);
        if (over) found.push(`covered: ${name(el)} by ${name(over)}`);
      }
      if (strays(el)) found.push(`strays from its part: ${name(el)}`);
      if (el.matches(".thing, .option, button") && Math.min(box.width, box.height) < 23.9) {
        const size = `${box.width.toFixed()} x ${box.height.toFixed()}`;
        found.push(`too small to hit: ${name(el)} ${size}`);
      }
    }
    if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is too wide");
  }

  // A card that is shown large hides neither hand nor options, and all of it can be read.
  function large() {
    const sheet = document.querySelector("[role=tooltip]");
    const box = sheet.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
      found.push("the sheet leaves the window");
    }
    for (const part of document.querySelectorAll(".board .hand, .ask")) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const apart =
        box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
      if (!apart) found.push(`the sheet hides ${part.className}`);
    }
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: own, data } = texts.currentNode;
      const size = parseFloat(getComputedStyle(own).fontSize) * (own.currentCSSZoom ?? 1);
      if (data.trim() && size < 10.99) found.push(`text of ${size} px: ${data.trim()}`);
    }
  }

  await settled();
  const tabs = [...document.querySelectorAll(".tabs button")];
  for (const tab of tabs.length ? tabs : [document.body]) {
    if (tab.matches("button")) {
      tab.click();
      await settled();
    }
    look();
  }
  tabs[0]?.click();
  for (const { dataset } of document.querySelectorAll(".match .thing")) {
    if (!seen.has(dataset.ref)) found.push(`behind no tab: ${dataset.ref}`);
  }
  if (largeToo) {
    const card = document.querySelector(".hand .thing");
    card.focus({ focusVisible: true });
    while (!document.querySelector("[role=tooltip]")) await settled();
    await settled();
    large();
    card.blur();
  }
  return found;
}
"""
"""Look behind every tab; return what can be seen neither at once nor after a scroll, what is
covered, cut, astray or tiny, and what is wrong with a card that is shown large."""


class Sight(NamedTuple):
    """A table to be looked at in every window."""

    title: str
    seats: int
    position: str
    language: str


SHARE = (
    Sight("import_export", 3, "moored", "fr"),
    Sight("import_export", 4, "full", "en"),
    Sight("import_export", 6, "port", "zh-Hant"),
    Sight("import_export", 6, "port", "en"),
    Sight("neko_harbour", 3, "quiet", "zh-Hant"),
    Sight("neko_harbour", 4, "full", "fr"),
)


def every_sight() -> Iterator[Sight]:
    """Yield both titles with every number of seats, every position and every language."""
    for language in LANGUAGES:
        for seats in range(2, 7):
            for position in ("quiet", "full", "port", "moored"):
                yield Sight("import_export", seats, position, language)
        for seats in range(2, 5):
            for position in ("quiet", "full"):
                yield Sight("neko_harbour", seats, position, language)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with nothing but the shipped titles."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    server = Served(tmp_path_factory.mktemp("windows"), titles="")
    server.start()
    yield server
    server.stop()


def wishes(sight: Sight) -> dict[str, Any]:
    """Return what a table is set up with."""
    if sight.position == "quiet":
        return {"seed": "windows"}
    full = lanes if sight.title == "neko_harbour" else harbours
    more = {sight.position: True} if sight.position in ("port", "moored") else {}
    scenario = full(sight.seats, **more)
    return {"seed": "windows", "scenario": scenario, "options": scenario["options"]}


def sit(person: Visitor, sight: Sight) -> dict[str, Any]:
    """Sit down alone on every seat, under a long name."""
    person.introduce(LONG_NAME)
    table = person.new_table(sight.title, ["me"] * sight.seats, **wishes(sight))
    person.sit(table)
    # The parts of a table come one after the other, a seat's own with its plate.
    person.page.locator(".match .plate").nth(sight.seats - 1).wait_for(state="attached")
    return table


def look_at(
    person: Visitor, sight: Sight, windows: Sequence[tuple[int, int]]
) -> dict[str, list[str]]:
    """Resize the window step by step; return what was wrong in which."""
    sit(person, sight)
    return look_in(person, windows, sight.position)


def look_in(
    person: Visitor, windows: Sequence[tuple[int, int]], position: str
) -> dict[str, list[str]]:
    """Look at the table that is shown in some windows."""
    page = person.page
    wrong: dict[str, list[str]] = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(LOOK, position != "quiet")
        if found:
            wrong[f"{width} x {height}"] = found
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("sight", SHARE, ids=lambda sight: "-".join(map(str, sight)))
def test_a_share_of_tables_fits_every_window(invite: Invite, sight: Sight) -> None:
    # Each window is shown one table of each title.
    tables = [each for each in SHARE if each.title == sight.title]
    windows = WINDOWS[tables.index(sight) :: len(tables)]
    assert look_at(invite(language=sight.language), sight, windows) == {}


@pytest.mark.slow
def test_news_above_a_table_leaves_every_ship_in_sight(invite: Invite) -> None:
    person = invite(size=(1366, 768), language="fr")
    table = sit(person, Sight("import_export", 6, "full", "fr"))
    voice = f"/api/tables/{table['id']}/voice"
    assert person.context.request.post(voice, data={"what": "pause"}).ok
    person.page.locator(".banner").wait_for()
    assert person.page.evaluate(LOOK, False) == []
    expect(person.page.locator(".sea .sea:not(.scrolled)")).to_have_count(1)


@pytest.mark.slow
def test_a_ship_that_is_auctioned_covers_nothing(invite: Invite) -> None:
    person = invite(language="zh-Hant")
    scenario = harbours(4)
    scenario["facts"] |= {"led": "import", "todo": [1, 1, 1, 1]}
    person.introduce(LONG_NAME)
    options = scenario["options"]
    person.play("import_export", ["me"] * 4, seed="windows", scenario=scenario, options=options)
    person.asked()
    person.page.locator(".question .option").first.click()
    person.page.locator(".ship.forward").wait_for()
    person.page.set_viewport_size({"width": 1366, "height": 650})
    # What is on the quay must be scrolled to here, one's own ship not.
    expect(person.page.locator(".mine .badge")).to_be_in_viewport(ratio=1)
    for width, height in ((1366, 650), (820, 1180), (360, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(LOOK, False) == []


CUT_WORDS = """
() => [...document.querySelectorAll("dialog[open] .short")]
  .filter((el) => !/\\s/.test(el.textContent.trim()) && el.scrollWidth > el.clientWidth + 1.5)
  .map((el) => el.textContent.trim())
"""
"""Return names of one word that a sheet cuts."""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (1366, 650)], ids=["phone", "laptop"])
def test_a_rivals_harbour_cuts_no_word(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(language="fr")
    sit(person, Sight("import_export", 4, "full", "fr"))
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    plate = person.page.locator(".rivals .plate button").first
    if not plate.is_visible():
        person.page.locator(".tabs button").nth(2).click()
    plate.click()
    person.page.locator("dialog[open] .ship").first.wait_for()
    assert person.page.evaluate(CUT_WORDS) == []


@pytest.mark.slow
def test_clocks_and_news_of_friends_fit_every_window(invite: Invite) -> None:
    people = [invite(), invite(), invite()]
    host, *guests = people
    for person, name in zip(people, (LONG_NAME, "Étienne", "美玲"), strict=True):
        person.introduce(name)
    table = host.new_table("import_export", ["me", "free", "free"], terms={"clock": 1500.0})
    path = f"/api/tables/{table['id']}"
    for guest in guests:
        assert guest.context.request.post(f"{path}/join", data={"invite": table["invite"]}).ok
    assert host.context.request.post(f"{path}/start").ok
    for person in people:
        person.sit(table)
        person.page.locator(DRAWN).wait_for()
    asked = next(each for each in people if each.page.locator(".question.asked").count())
    away, other = (each for each in people if each is not asked)
    away.page.goto("/rules")
    asked.page.locator(".away").first.wait_for(state="attached")
    assert other.context.request.post(f"{path}/voice", data={"what": "pause"}).ok
    asked.page.locator(".banner").wait_for()
    for language in LANGUAGES:
        asked.speak(language)
        asked.asked()
        assert around_cards(look_in(asked, NEWS_WINDOWS, "quiet")) == []
    for person in (asked, away):
        assert person.context.request.post(f"{path}/voice", data={"what": "pause"}).ok
    expect(asked.page.locator(".clock.runs")).to_have_count(0)
    assert around_cards(look_in(asked, NEWS_WINDOWS[:2], "quiet")) == []


def around_cards(wrong: dict[str, list[str]]) -> list[str]:
    """Return what is wrong besides names of cards: with friends, who knows which are dealt."""
    found = [f"{window}: {each}" for window, all_of_it in wrong.items() for each in all_of_it]
    return [each for each in found if "can be read" not in each and "breaks" not in each]


@pytest.mark.soak
@pytest.mark.parametrize("sight", list(every_sight()), ids=lambda sight: "-".join(map(str, sight)))
def test_every_table_fits_every_window(invite: Invite, sight: Sight) -> None:
    assert look_at(invite(language=sight.language), sight, WINDOWS) == {}
