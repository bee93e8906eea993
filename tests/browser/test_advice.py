"""Hints against bots, and who could follow a lead, by keys and clicks, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import LAPTOP, PHONE, Visitor
from tests.browser.test_access import blamed, unspoken

pytestmark = pytest.mark.browser


def leading(person: Visitor, *others: str) -> None:
    """Sit down and play until one may lead."""
    person.play("import_export", ["me", *others], seed="advice")
    person.asked()
    person.play_on(40, ".radar")
    expect(person.page.locator(".radar")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE), ("zh-Hant", LAPTOP)])
def test_whoever_leads_may_ask_for_hints_and_who_could_follow(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    mei = invite(language=language, size=size, phone=size == PHONE)
    leading(mei, "easy", "easy")
    page, seq = mei.page, mei.seq
    page.keyboard.press("f")
    expect(page.locator(".radar tbody tr")).not_to_have_count(0)
    assert page.locator(".radar thead th").count() == 2
    page.keyboard.press("h")
    hints = page.locator(".hints li")
    expect(hints).to_have_count(2)
    assert hints.first.locator("span").inner_text()
    assert blamed(page) == [] and unspoken(page) == []
    page.locator(".hints select").select_option("normal")
    expect(page.locator(".hints select")).to_be_enabled()
    expect(page.locator(".hints select")).to_have_value("normal")
    assert mei.seq == seq
    hints.first.get_by_role("button").click()
    mei.answered(seq)
    expect(hints).to_have_count(0)


def test_what_is_open_stays_open_at_the_next_lead(mei: Visitor) -> None:
    leading(mei, "random")
    mei.page.locator(".radar summary").click()
    expect(mei.page.locator(".radar table")).to_be_visible()
    while mei.page.locator(".radar").count() > 0:  # the first click may only narrow
        mei.play_on(1)
    assert mei.play_on(until=".radar") == "there"
    expect(mei.page.locator(".radar table")).to_be_visible()


def test_nobody_is_offered_help_against_another_person(invite: Invite) -> None:
    mei, jo = invite(), invite()
    mei.introduce("Mei")
    jo.introduce("Jo")
    table = mei.new_table("import_export", ["me", "free"])
    joined = {"invite": table["invite"]}
    assert jo.context.request.post(f"/api/tables/{table['id']}/join", data=joined).ok
    assert mei.context.request.post(f"/api/tables/{table['id']}/start").ok
    for person in (mei, jo):
        person.sit(table)
    while not (people := [p for p in (mei, jo) if p.page.locator(".question.asked").count()]):
        mei.page.wait_for_timeout(50)
    asked = people[0]
    expect(asked.page.locator(".radar, .hints").first).to_be_visible()
    assert asked.page.locator(".hints").count() == 0
    asked.page.keyboard.press("h")
    asked.page.keyboard.press("?")
    keys = asked.page.get_by_role("dialog").first.locator("kbd")
    expect(keys.get_by_text("h", exact=True)).to_be_visible()
    assert asked.page.locator(".hints").count() == 0
