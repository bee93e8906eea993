"""A match that is over, gone through: from the button to the position that cost most."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import LAPTOP, PHONE, Visitor
from tests.browser.test_access import blamed, unspoken

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).parents[1] / "games/neko_harbour/records"


READERS = [("en", LAPTOP), ("fr", PHONE), ("zh-Hant", LAPTOP)]


def test_a_match_is_gone_through_and_its_moments_have_addresses(mei: Visitor) -> None:
    mei.introduce("Mei")
    record = min(RECORDS.glob("*.jsonl"), key=lambda path: path.stat().st_size).read_text("utf-8")
    seats = json.loads(record.splitlines()[0])["seats"]
    played = {
        "record": record,
        "seats": [{"who": "me"}, *[{"who": "bot", "bot": "normal"}] * (seats - 1)],
    }
    match = mei.context.request.post("/api/records", data=played).json()["match"]
    page = mei.page
    page.goto(f"/analysis/{match}")
    page.locator("main .button.main").click()
    expect(page.locator("main svg[role=img] path.line").first).to_be_visible(timeout=120_000)
    for language, (width, height) in READERS:
        page.set_viewport_size({"width": width, "height": height})
        mei.speak(language)
        read_analysis(page, width)
    first = page.locator("main ol li").first
    first.get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay/.+\?at=\d+&seat=\d"))
    page.locator(".match, .replay, .reel").first.wait_for()
    moment = page.url
    page.reload()
    page.locator(".reel").wait_for()
    expect(page).to_have_url(moment)
    page.go_back()
    first.get_by_role("button").click()
    page.wait_for_url(re.compile(r"/t/.+"))
    mei.asked()


def read_analysis(page: Page, width: int) -> None:
    """Read an analysis that is there, in a window of some width."""
    expect(page.locator("main svg[role=img] path.line").first).to_be_visible()
    assert page.locator("main tbody tr").count() >= 2
    told = page.locator("main ol li").first.inner_text()
    assert not re.search(r"option-|ask-|bot-|hint-|web-", told)
    assert blamed(page) == [] and unspoken(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    scale = page.locator("main svg[role=img]").evaluate("(el) => el.getScreenCTM().a")
    assert 12 * scale >= 11
    table = page.locator("main .scroll")
    assert table.evaluate("(el) => el.scrollWidth <= el.clientWidth + 1")
