"""Pages fit every window, grow with large ones, and can be read by night.

What tables need is in `test_windows.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.archive import archived
from tests.browser.conftest import Invite
from tests.browser.full_tables import EVERY_SET, harbours
from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/new/import_export",
    "/cards/import_export",
    "/cards/import_export/rice",
    "/rules/neko_harbour",
    "/learn",
    "/learn/neko_harbour",
    "/mine",
    "/settings",
    "/values/import_export",
)
PHONE = (360, 640)
LOW = (640, 360)
TABLET = (820, 1180)
LARGE = (2560, 1440)

LOOK = """
async () => {
  // The page hears of another window before the next picture.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const found = [];
  const SLACK = 1.5;
  const name = (el) => `${el.tagName} ${el.className} ${el.textContent.trim().slice(0, 30)}`;
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is too wide");
  const bar = document.querySelector(".page > header");
  const laid = bar && getComputedStyle(bar).position;
  if (laid === "static") found.push("the bar lies below the water");
  const ways = [...document.querySelectorAll("header nav a")];
  if (new Set(ways.map((way) => way.offsetTop)).size > 1) {
    found.push("the ways to other pages take more than one line");
  }
  if (laid === "sticky" && bar.getBoundingClientRect().height > innerHeight / 6 + SLACK) {
    found.push(`the bar is ${bar.getBoundingClientRect().height} px high`);
  }
  for (const el of document.querySelectorAll("nav, nav a, .button, h1, h2, label")) {
    if (!el.checkVisibility() || el.closest(".card-stock, .hidden-text")) continue;
    const { left, right } = el.getBoundingClientRect();
    if (el.scrollWidth > el.clientWidth + SLACK && getComputedStyle(el).display !== "inline") {
      found.push(`cut short: ${name(el)}`);
    }
    if (left < -SLACK || right > innerWidth + SLACK) found.push(`out of sight: ${name(el)}`);
  }
  return found;
}
"""
"""Return what is wider than its room on a page that is read."""

TEXT = """
(el) => parseFloat(getComputedStyle(el).fontSize) * (el.currentCSSZoom ?? 1)
"""

OUTSIDE = """
(el) => {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}
"""

CONTRAST = """
([text, ground]) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  function light(colour) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  }
  const [one, other] = [light(text), light(ground)];
  return Math.max(one, other) / Math.min(one, other);
}
"""
"""Return how well a colour stands out from another, as WCAG counts it."""


def visit(person: Visitor, address: str) -> None:
    """Open a page and wait until all of it is there."""
    person.page.goto(address)
    person.page.locator("html:not([data-drawing]) main h1, .lobby .title").first.wait_for()
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    "language",
    [
        "fr",
        pytest.param("en", marks=pytest.mark.soak),
        pytest.param("zh-Hant", marks=pytest.mark.soak),
    ],
)
def test_pages_fit_every_window(invite: Invite, language: str) -> None:
    person = invite(language=language)
    person.introduce("Wilhelmina van der Merwe")
    wrong = {}
    for address in PAGES:
        visit(person, address)
        for width, height in (PHONE, LOW, TABLET, LARGE):
            person.page.set_viewport_size({"width": width, "height": height})
            if found := person.page.evaluate(LOOK):
                wrong[f"{address} in {width} x {height}"] = found
    assert wrong == {}


def test_what_is_read_grows_with_a_large_window(invite: Invite) -> None:
    person = invite(size=LARGE)
    page = person.page
    for address, words in (("/", ".name p"), ("/settings", "main label"), ("/learn", "main p")):
        visit(person, address)
        assert page.locator(words).first.evaluate(TEXT) > 19
    person.play("import_export", ["me", "random", "random"], seed="reading")
    person.asked()
    for opener, words in (
        (page.locator(".rivals .plate button").first, "h2"),
        (page.get_by_role("button", name="Rules", exact=True), "p[id]"),
        (page.get_by_role("button", name="Menu", exact=True), "h3"),
        (page.get_by_role("button", name="Standing", exact=True), "th"),
    ):
        opener.click()
        sheet = page.locator("dialog[open]")
        assert sheet.locator(words).first.evaluate(TEXT) > 18
        assert not sheet.evaluate(OUTSIDE)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_boxes_to_tick_are_of_one_size_on_a_phone(invite: Invite) -> None:
    person = invite(size=PHONE, phone=True, language="fr")
    person.introduce("Mei")
    sizes = set()
    for address in ("/settings", "/new/import_export", "/"):
        visit(person, address)
        boxes = person.page.locator("input[type=checkbox]:visible")
        sizes |= {
            (round(box["width"], 1), round(box["height"], 1))
            for each in boxes.all()
            if (box := each.bounding_box())
        }
    assert len(sizes) == 1


def test_hints_in_fields_and_marks_of_seats_are_seen_by_night(invite: Invite) -> None:
    person = invite(theme="dark")
    page = person.page
    visit(person, "/")
    field = page.locator(".field[placeholder]").first
    hint = field.evaluate("(el) => getComputedStyle(el, '::placeholder').color")
    ground = field.evaluate("(el) => getComputedStyle(el).backgroundColor")
    assert page.evaluate(CONTRAST, [hint, ground]) >= 4.5
    person.play("import_export", ["me", *["random"] * 5], seed="reading")
    person.asked()
    marks = page.locator(".rivals .plate .mark path")
    lines = {mark.evaluate("(el) => getComputedStyle(el).stroke") for mark in marks.all()}
    panel = page.locator(".ask").evaluate("(el) => getComputedStyle(el).backgroundColor")
    faint = {line for line in lines - {"none"} if page.evaluate(CONTRAST, [line, panel]) < 3}
    assert lines
    assert faint == set()


def test_signs_have_holes_by_night(invite: Invite) -> None:
    person = invite(theme="dark")
    visit(person, "/learn/neko_harbour")
    sign = person.page.locator("main ul .sign").first
    sign.wait_for()
    hole, ink = sign.evaluate(
        """(el) => {
          const hole = el.appendChild(document.createElement("i"));
          hole.style.color = "var(--cut)";
          return [getComputedStyle(hole).color, getComputedStyle(el).color];
        }"""
    )
    assert person.page.evaluate(CONTRAST, [hole, ink]) >= 3


HIDDEN = """
(sheet) => [...sheet.querySelectorAll("td, th, .ways .button")]
  .filter((el) => {
    const { left, right } = el.getBoundingClientRect();
    const room = sheet.getBoundingClientRect();
    const wide = el.closest("table")?.parentElement.getBoundingClientRect() ?? room;
    return left < wide.left - 1.5 || right > Math.min(room.right, wide.right) + 1.5;
  })
  .map((el) => el.textContent.trim())
"""
"""Return what of a sheet can be seen only by scrolling to the side."""

CROOKED = """
(sheet) => [...sheet.querySelectorAll("th")]
  .filter((el) => el.textContent.length > 1 && el.clientHeight > 4 * el.clientWidth)
  .map((el) => el.textContent.trim())
"""
"""Return headings that stand one sign a line."""


SEVERAL_LINES = """
(sheet) => [...sheet.querySelectorAll(".total th")]
  .filter((el) => {
    const words = document.createRange();
    words.selectNodeContents(el);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
  })
  .map((el) => el.textContent.trim())
"""
"""Return names of totals that take several lines."""

ROWS = """
(buttons) => new Set(buttons.map((el) => el.offsetTop)).size
"""
RESULTS = (("neko_harbour", "four-players", 4), ("import_export", "cards", 6))
SCORE_WINDOWS = (PHONE, (320, 568), (844, 390), (1024, 768), (1366, 650))


def wrong_with_points(sheet: Locator, windows: Sequence[tuple[int, int]]) -> dict[str, list[str]]:
    """Return which points cannot be seen or read at once in some windows."""
    wrong = {}
    for width, height in windows:
        sheet.page.set_viewport_size({"width": width, "height": height})
        looks = (HIDDEN, CROOKED, SEVERAL_LINES)
        if found := [each for look in looks for each in sheet.evaluate(look)]:
            wrong[f"{width} x {height}"] = found
    return wrong


@pytest.mark.parametrize("language", ["fr", "zh-Hant"])
def test_everybodys_points_are_in_sight(invite: Invite, language: str) -> None:
    person = invite(size=PHONE, phone=True, language=language)
    page = person.page
    person.introduce("Wilhelmina van der Merwe")
    wishes = {"scenario": harbours(6), "options": EVERY_SET}
    person.sit(person.new_table("import_export", ["me"] * 6, **wishes))
    person.asked()
    page.locator(".bar .button").nth(1).click()
    sheet = page.locator("dialog[open]")
    sheet.locator("tbody tr").first.wait_for()
    assert wrong_with_points(sheet, SCORE_WINDOWS) == {}
    for title, name, seats in RESULTS:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(f"/replay/{archived(person, title, name, seats)}?at=9999")
        page.locator(".bar .button.main").click()
        sheet.locator(".total td").last.wait_for()
        assert wrong_with_points(sheet, SCORE_WINDOWS) == {}
        names = sheet.locator("thead .name").all_inner_texts()
        assert len(set(names)) == len(names) == seats


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_can_be_done_after_a_match_stands_in_one_line_on_a_laptop(
    invite: Invite, language: str
) -> None:
    person = invite(size=(1366, 650), language=language)
    person.play("neko_harbour", ["me", "random"], seed="reading")
    assert person.play_on() == "over"
    # A match that was played here can be begun again, too, which a replay does not offer.
    buttons = person.page.locator("dialog[open] .next .button")
    expect(buttons).to_have_count(6)
    assert buttons.evaluate_all(ROWS) == 1


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_a_card_of_the_gallery_is_closed_on_a_phone_sideways(invite: Invite, title: str) -> None:
    page = invite(size=(844, 390), phone=True, language="fr").page
    page.goto(f"/cards/{title}")
    page.locator("main li button").nth(2).tap()
    close = page.locator("dialog[open] .ways button")
    expect(close).to_be_in_viewport(ratio=1)
    close.tap()
    expect(close).to_have_count(0)


def test_five_numbers_of_players_stand_in_one_line_on_a_narrow_phone(invite: Invite) -> None:
    person = invite(size=PHONE, phone=True)
    visit(person, "/new/import_export")
    choices = person.page.locator("main fieldset:not(.explained)").first.locator("label")
    expect(choices).to_have_count(5)
    assert len({choice.evaluate("(el) => el.offsetTop") for choice in choices.all()}) == 1
