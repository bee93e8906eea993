"""The daily harbour: one deal a day, the same for everybody, here or on the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.harness import DRAWN, Visitor
from tests.browser.test_access import blamed, unspoken

pytestmark = pytest.mark.browser
DAILY = ".daily .button"


def sit_down(page: Page, day: str, seen: str) -> list[str]:
    """Sit down at the table of a day; return what everybody is dealt alike, whatever bots do."""
    page.clock.set_fixed_time(f"{day}T12:00:00Z")
    page.goto("/")
    page.locator(DAILY).click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(f"{DRAWN} .question").first.wait_for()
    return page.locator(seen).all_inner_texts()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("day", "seen"),
    [("2026-11-17", ".hand .thing"), ("2026-11-18", ".sites .name")],
    ids=["import_export", "neko_harbour"],
)
def test_everybody_is_dealt_the_same_with_and_without_a_server(
    invite: Invite, day: str, seen: str
) -> None:
    mei, wen = invite(), invite(language="en", here=True)
    assert sit_down(mei.page, day, seen) == sit_down(wen.page, day, seen) != []
    assert "/t/here-" in wen.page.url
    table = wen.page.url
    wen.page.goto("/")
    wen.page.locator(DAILY).click()
    expect(wen.page).to_have_url(table)


def test_the_result_can_be_told_without_telling_anything(mei: Visitor) -> None:
    mei.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mei.play("neko_harbour", ["me", "random"], seed="daily-2026-11-17")
    mei.asked()
    assert mei.play_on() == "over"
    texts = {told_by_day(mei, language) for language in ("en", "fr", "zh-Hant")}
    assert len(texts) == 3
    assert len({text.splitlines()[-1] for text in texts}) == 1


def told_by_day(mei: Visitor, language: str) -> str:
    """Return what a language's button copies of the day's result."""
    mei.speak(language)
    told = mei.page.locator("dialog .daily p")
    expect(told).to_contain_text("2026-11-17")
    text = told.inner_text()
    assert re.fullmatch(r"[🟩⬜🟧]{11}", text.splitlines()[-1])
    assert blamed(mei.page) == [] and unspoken(mei.page) == []
    mei.page.locator("dialog .daily button").click()
    copied: str = mei.page.evaluate("navigator.clipboard.readText()")
    assert copied == text
    return text
