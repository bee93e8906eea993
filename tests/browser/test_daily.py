"""The daily harbour: one deal a day, the same for everybody, here or on the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.harness import Visitor
from tests.browser.test_access import blamed, unspoken

pytestmark = pytest.mark.browser
DAILY = ".daily .button"


def hand(page: Page) -> list[str]:
    """Return the names of one's cards."""
    page.locator(".question").first.wait_for()
    return page.locator(".hand .thing").all_inner_texts()


def sit_down(page: Page) -> list[str]:
    page.goto("/")
    page.locator(DAILY).click()
    page.wait_for_url(re.compile("/t/"))
    return hand(page)


@pytest.mark.slow
def test_everybody_is_dealt_the_same_with_and_without_a_server(invite: Invite) -> None:
    mei, wen = invite(), invite(language="en", here=True)
    assert sit_down(mei.page) == sit_down(wen.page) != []
    assert "/t/here-" in wen.page.url
    table = wen.page.url
    wen.page.goto("/")
    wen.page.locator(DAILY).click()
    expect(wen.page).to_have_url(table)


@pytest.mark.parametrize("language", ["en", "fr", "zh-Hant"])
def test_the_result_can_be_told_without_telling_anything(invite: Invite, language: str) -> None:
    mei: Visitor = invite(language=language)
    mei.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mei.play("neko_harbour", ["me", "random"], seed="daily-2026-11-17")
    mei.asked()
    assert mei.play_on() == "over"
    told = mei.page.locator("dialog .daily p")
    expect(told).to_contain_text("2026-11-17")
    text = told.inner_text()
    assert re.fullmatch(r"[🟩⬜🟧]{11}", text.splitlines()[-1])
    assert blamed(mei.page) == [] and unspoken(mei.page) == []
    mei.page.locator("dialog .daily button").click()
    assert mei.page.evaluate("navigator.clipboard.readText()") == text
