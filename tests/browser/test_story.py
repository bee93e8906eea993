"""What happened is told: thing by thing, at one's own pace, again if wanted, aloud if wished."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser

SALE: dict[str, Any] = {
    "title": "import_export",
    "seats": 2,
    "zones": {"hand-0": ["rice", "drones"], "hand-1": ["onions", "potatoes"]},
    "facts": {"leader": 0, "led": "supply", "todo": [1, 0], "sea": [1, 3]},
}
"""Seat 0 may sell a card, for four credits."""

HEARD = """
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.speakers = (window.speakers ?? 0) + 1; }
};
"""
"""Count what could be heard."""


def sell(person: Visitor) -> None:
    """Sell Rice; what that brings is shown before anybody else acts."""
    person.play("import_export", ["me", "random"], scenario=SALE, seed="test")
    person.asked()
    seq = person.seq
    person.option("Sell Rice").click()
    person.answered(seq)


def test_what_others_did_waits_for_a_hand_step_by_step(invite: Invite) -> None:
    mei = invite(pace="step")
    page = mei.page
    sell(mei)
    expect(page.get_by_role("button", name=re.compile("Show all"))).to_be_visible()
    before = int(mei.seq)
    page.get_by_role("button", name="Forward", exact=True).click()
    assert int(mei.seq) == before + 1
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Forward", exact=True)).to_have_count(0)


def test_the_reason_and_the_number_are_told_and_the_thing_is_marked(invite: Invite) -> None:
    mei = invite(pace="step", reduced=False)
    sell(mei)
    page = mei.page
    telling = page.get_by_role("region", name="What just happened")
    expect(telling).to_contain_text("sells Rice")
    expect(telling).to_contain_text("+4 Credits")
    expect(page.locator('.sea .thing.moved[data-ref="rice"]')).to_have_count(1)
    expect(page.locator(".mine .gain")).to_have_text("+4")


def test_what_happened_since_ones_last_answer_is_played_again(invite: Invite) -> None:
    mei = invite(pace="slow")
    sell(mei)
    mei.page.keyboard.press(" ")
    mei.asked()
    last = mei.seq
    mei.page.keyboard.press("r")
    expect(mei.page.locator(".match")).not_to_have_attribute("data-seq", last)
    lit = mei.page.locator(".thing.lit")
    expect(lit).to_have_count(0)
    mei.page.keyboard.press(" ")
    assert mei.seq == last
    expect(lit.first).to_be_visible()


@pytest.mark.parametrize("wanted", [False, True])
def test_there_is_sound_only_where_it_is_wanted(invite: Invite, wanted: bool) -> None:
    mei = invite(sound=wanted)
    mei.page.add_init_script(HEARD)
    sell(mei)
    assert mei.page.evaluate("window.speakers ?? 0") == int(wanted)


def test_keys_and_rings_are_listed(mei: Visitor) -> None:
    mei.play("pretend", ["me", "me"])
    mei.asked()
    mei.page.keyboard.press("?")
    sheet = mei.page.get_by_role("dialog", name="Keys")
    assert sheet.locator("kbd").count() >= 10
    expect(sheet).to_contain_text("It moved last.")
    mei.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
