"""Parting with matches of one's own: ended from the table's menu, deleted from My matches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import PHONE

pytestmark = pytest.mark.browser
WORDS = {
    "en": ("Menu", "End the match", "Delete", "Clear the table away"),
    "fr": ("Menu", "Arrêter la partie", "Supprimer", "Annuler la table"),
    "zh-Hant": ("選單", "結束對局", "刪除", "取消牌桌"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_match_is_ended_at_its_table_and_deleted_from_the_list(
    invite: Invite, language: str
) -> None:
    wishes: dict[str, Any] = {"size": PHONE, "phone": True, "language": language}
    mei = invite() if language == "en" else invite(**wishes)
    menu, end, delete, clear = WORDS[language]
    mei.play("pretend", ["me", "random"])
    page = mei.page
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("button", name=end, exact=True).click()
    page.get_by_role("button", name=end, exact=True).click()
    expect(page.locator(".banner, .notice").first).to_be_visible()
    expect(page.locator(".question .option, .thing.lit")).to_have_count(0)
    mei.new_table("pretend", ["me", "free"])
    page.goto("/mine")
    rows = page.locator("main li", has=page.locator("a[href^='/t/']"))
    expect(rows).to_have_count(2)
    for left, word in ((1, clear), (0, delete)):
        page.get_by_role("button", name=word, exact=True).click()
        page.locator(".sure").get_by_role("button", name=word, exact=True).click()
        expect(page.locator(".sure")).to_have_count(0)
        expect(rows).to_have_count(left)  # the list comes anew
