"""Whole matches through the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]


LATE = {"title": "import_export", "seats": 2, "facts": {"credits": [40, 38]}}
"""Few answers from the end; the soak of `test_offline.py` plays it from its first deal on."""


@pytest.mark.parametrize(
    ("title", "begun"), [("import_export", {"scenario": LATE}), ("neko_harbour", {})]
)
def test_a_match_against_a_bot_to_its_end(mei: Visitor, title: str, begun: dict[str, Any]) -> None:
    mei.play(title, ["me", "random"], **begun)
    assert mei.play_on() == "over"
    page = mei.page
    expect(page.locator("#result-head")).to_be_visible()
    scores = page.locator("dialog table .total td").all_inner_texts()
    assert len(scores) == 2
    parts = page.locator("dialog tbody tr:not(.total)")
    for column, total in enumerate(scores):
        values = [int(row.locator("td").nth(column).inner_text()) for row in parts.all()]
        assert sum(values) == int(total)
    expect(page.locator("figure > svg")).to_be_visible()
    expect(page.locator("figure > svg path.line")).to_have_count(2)
    heights = {dot.get_attribute("cy") for dot in page.locator("figure circle.end").all()}
    assert len(heights) == len(set(scores))
    page.get_by_text("Receipt of the shuffles").click()
    expect(page.locator("dialog dd").first).to_have_text(re.compile(r"^[0-9a-f]{64}$"))


def by_keys(person: Visitor, turn: int) -> None:
    """Answer a question with keys alone: go to the answers, along them, and press one."""
    page, keyboard = person.page, person.page.keyboard
    keyboard.press("a")
    if page.evaluate("document.activeElement.tagName") == "INPUT":
        tick = page.evaluate("document.activeElement.type === 'checkbox'")
        while page.locator(".question .button.main").is_disabled():
            keyboard.press("Space" if tick else "ArrowRight")
            keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('.button.main')"):
            keyboard.press("Tab")
    elif turn % 3 == 1 and page.locator(".question .option").count() > 1:
        keyboard.press("Tab")
    elif turn % 3 == 2 and page.locator(".thing.lit").count() > 0:
        keyboard.press("g")
    keyboard.press("Enter")


def test_a_whole_match_by_keyboard(mei: Visitor) -> None:
    mei.play("neko_harbour", ["me", "random"])
    page = mei.page
    for turn in range(600):
        page.locator(".question.asked:not(:has(.sent)), #result-head").first.wait_for()
        if page.locator("#result-head").count() > 0:
            break
        seq = mei.seq
        by_keys(mei, turn)
        if page.locator(".picked").count() == 0:
            mei.answered(seq)
    expect(page.locator("#result-head")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#result-head")).to_have_count(0)


def test_one_click_from_the_lobby_to_a_table(mei: Visitor) -> None:
    mei.page.goto("/")
    mei.page.get_by_role("button", name="Play now").click()
    mei.asked()
    mei.page.locator(".thing.lit").first.wait_for()


def test_the_lobby_remembers_what_was_chosen(mei: Visitor) -> None:
    page = mei.page
    page.goto("/")
    page.get_by_role("radio", name=re.compile("Neko Harbour")).click()
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Easy").click()
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("Neko Harbour"))).to_be_checked()
    expect(page.get_by_role("button", name="4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("button", name="Easy")).to_have_attribute("aria-pressed", "true")


def test_a_rematch_and_the_record(mei: Visitor) -> None:
    first = mei.play("pretend", ["me", "random"], options={"nights": 4})
    assert mei.play_on() == "over"
    with mei.page.expect_download() as download:
        mei.page.get_by_role("link", name="Save the record").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("{") and '"pretend"' in record.splitlines()[0]
    mei.page.get_by_role("button", name="Rematch", exact=True).click()
    mei.asked()
    assert first["id"] not in mei.page.url
