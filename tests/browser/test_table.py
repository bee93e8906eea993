"""At a table: clicking, reasons, undo, sealed bids, hot seats, watching and coming back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.harness import LAPTOP, PHONE, Visitor
from tests.served import Served

pytestmark = pytest.mark.browser

NIGHT: dict[str, Any] = {
    "title": "pretend",
    "seats": 2,
    "zones": {"hand-0": ["bell", "lamp", "crown"], "hand-1": ["kite", "drum"]},
    "facts": {"leader": 0, "coins": [2, 5]},
}
"""Seat 0 leads and can pay for a cheap stall but not for every one."""


def practice(person: Visitor, scenario: dict[str, Any], **more: Any) -> None:
    """Sit down at a prepared position against a bot."""
    bots = ["random"] * (scenario["seats"] - 1)
    person.play(scenario["title"], ["me", *bots], scenario=scenario, seed="test", **more)
    person.asked()


def lit(page: Page) -> set[str]:
    """Return what glows."""
    glowing = page.locator(".thing.lit").all()
    return {ref for thing in glowing if (ref := thing.get_attribute("data-ref"))}


def test_clicking_a_thing_narrows_and_the_last_option_is_sent(mei: Visitor) -> None:
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {
            "hand-0": ["rice", "drones"],
            "contracts-0": ["onions"],
            "contracts-1": ["potatoes"],
        },
        "facts": {"leader": 0, "led": "load", "todo": [1, 0], "sea": [2, 3]},
    }
    practice(mei, scenario)
    page = mei.page
    assert {"rice", "ship-0", "ship-1"} <= lit(page)
    page.locator('[data-ref="rice"]').click()
    assert lit(page) == {"ship-0", "ship-1"}
    page.locator('[data-ref="ship-1"]').click()
    expect(mei.log).to_contain_text("loads Rice on Ship 2")


def test_why_not_names_the_reason_and_opens_the_rule(mei: Visitor) -> None:
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {"hand-0": ["jasmine_tea", "rice"]},
        "facts": {
            "leader": 0,
            "led": "contract",
            "todo": [1, 0],
            "sea": [1, 3],
            "colours": ["luxury", "consumer"],
        },
    }
    practice(mei, scenario)
    page = mei.page
    page.locator('[data-ref="jasmine_tea"]').click()
    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("Needs tier 3 in Agriculture; you have 0")
    why.get_by_role("button", name=re.compile("Rule IE-113")).click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("p#IE-113")).to_be_in_viewport()


def test_an_answer_waits_for_confirmation_where_wished(invite: Invite) -> None:
    mei = invite(confirm=True)
    practice(mei, NIGHT)
    mei.option("Draw").click()
    expect(mei.question.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    assert mei.seq == "0"
    mei.page.keyboard.press("Escape")
    expect(mei.option("Draw")).to_be_visible()


def test_undo_goes_back_to_the_fence_and_no_further(mei: Visitor) -> None:
    practice(mei, {**NIGHT, "seats": 2}, options={"nights": 60})
    page = mei.page
    undo = page.locator("[aria-keyshortcuts=u]")
    expect(undo).to_be_disabled()
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {"hand-0": ["drones", "rice"], "crew-0": ["laptops"], "contracts-0": ["onions"]},
        "facts": {"leader": 0, "sea": [1, 3]},
    }
    practice(mei, scenario)
    mei.option("Lead Load with Drones").click()
    expect(mei.question).to_contain_text("Perform Load how many times")
    expect(undo).to_be_enabled()
    undo.click()
    expect(mei.question).to_contain_text("Draw, or play a card")
    expect(undo).to_be_disabled()


def test_throwing_a_contract_away_is_asked_for_twice(mei: Visitor) -> None:
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {"hand-0": ["rice"], "contracts-0": ["onions"]},
        "facts": {"leader": 0, "sea": [1, 3]},
    }
    practice(mei, scenario)
    seq = mei.seq
    mei.page.locator('.mine [data-ref="onions"]').click()
    expect(mei.question).to_contain_text("Throw away the Contract Onions")
    assert mei.seq == seq
    mei.question.get_by_role("button", name="Confirm", exact=True).click()
    expect(mei.log).to_contain_text("throws the Contract Onions away")


def test_a_click_on_a_rival_opens_all_that_is_theirs(mei: Visitor) -> None:
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {"hand-0": ["rice"], "fulfilled-1": ["potatoes"], "cargo-3": ["honey"]},
        "facts": {"leader": 0, "sea": [1, 3], "credits": [10, 24]},
    }
    practice(mei, scenario)
    mei.page.locator('.rivals [data-ref="seat-1"]').click()
    sheet = mei.page.get_by_role("dialog")
    expect(sheet.locator('[data-ref="honey"]')).to_be_visible()
    expect(sheet.locator("li p")).not_to_be_empty()
    mei.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    mei.page.get_by_role("button", name="Standing").click()
    expect(sheet.locator("tfoot")).to_contain_text("24")
    expect(sheet).to_contain_text("Whoever reaches 50 credits ends the match")


def test_a_lead_says_what_it_lacks_and_names_say_what_drawings_show(mei: Visitor) -> None:
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {
            "hand-0": ["drones", "rice"],
            "goods-1": ["onions", "potatoes"],
        },
        "facts": {"leader": 0, "sea": [1, 3]},
    }
    practice(mei, scenario)
    expect(mei.option("Lead Load with Drones")).to_contain_text("None of your ships needs cargo")
    expect(mei.option("Lead Contract with Rice").locator("small")).to_have_count(0)
    rice = mei.page.locator('.hand [data-ref="rice"]')
    expect(rice).to_contain_text("Agriculture")
    expect(rice).to_contain_text("Load 2 Agriculture")
    expect(mei.page.locator(".rival .most")).to_have_text("+6")


def test_a_long_list_of_answers_takes_what_the_log_leaves(mei: Visitor) -> None:
    mei.page.set_viewport_size({"width": 1366, "height": 650})
    hand = ["drones", "rice", "sugar", "backpacks", "almonds", "pens", "cups", "soap"]
    scenario = {
        "title": "import_export",
        "seats": 2,
        "zones": {"hand-0": hand},
        "facts": {"leader": 0, "sea": [1, 3]},
    }
    practice(mei, scenario)
    mei.log.locator("li").first.wait_for()
    list_, log = mei.page.locator("aside .ask"), mei.page.locator("aside .log .lines")
    assert list_.evaluate("it => it.scrollHeight > it.clientHeight")
    # Of the room beside the board, the log keeps what its one line needs.
    assert log.evaluate("it => it.scrollHeight <= it.clientHeight && it.clientHeight < 120")


def test_answers_and_things_point_at_each_other(mei: Visitor) -> None:
    practice(mei, NIGHT)
    option = mei.option("Open")
    option.hover()
    pointed = mei.page.locator(".thing.pointed")
    expect(pointed).to_have_count(1)
    pointed.hover()
    expect(option).to_have_class(re.compile("touched"))


def test_a_card_shows_itself_large_on_hover_and_on_focus(mei: Visitor) -> None:
    practice(mei, NIGHT)
    page = mei.page
    page.locator('[data-ref="crown"]').hover()
    tooltip = page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("Crown")
    page.mouse.move(2, 2)
    expect(tooltip).to_have_count(0)
    page.keyboard.press("g")
    expect(tooltip).to_be_visible()


def test_a_curtain_falls_between_players_on_one_device(mei: Visitor) -> None:
    mei.play("pretend", ["me", "me"], options={"nights": 60})
    page = mei.page
    mei.asked()
    first = {thing.get_attribute("data-ref") for thing in page.locator(".hand .thing").all()}
    mei.option("Draw").click()
    curtain = page.get_by_role("dialog", name="Hand over")
    expect(curtain).to_be_visible()
    expect(page.locator(".match")).to_be_hidden()
    curtain.get_by_role("button", name="Show my hand").click()
    mei.asked()
    second = {thing.get_attribute("data-ref") for thing in page.locator(".hand .thing").all()}
    assert first and second and not first & second


def test_a_lost_connection_comes_back_with_nothing_lost(served: Served, invite: Invite) -> None:
    mei = invite()
    mei.play("import_export", ["me", "random"])
    mei.asked()
    before = mei.log.inner_text()
    served.kill()
    expect(mei.page.get_by_text("The connection is lost.")).to_be_visible()
    served.start()
    expect(mei.page.get_by_text("The connection is lost.")).to_have_count(0)
    mei.asked()
    assert mei.log.inner_text() == before
    seq = mei.seq
    mei.option("Draw").click()
    mei.answered(seq)
    # The browser itself notes that its socket broke.
    mei.troubles[:] = [each for each in mei.troubles if "WebSocket" not in each]


def test_a_long_log_stays_short_on_screen(mei: Visitor) -> None:
    mei.play("import_export", ["me", "random", "random", "random"])
    assert mei.play_on(until=".log .lines > .button") == "there"
    lines = mei.page.locator(".log li")
    before = lines.count()
    assert before <= 130
    mei.play_on(6)
    assert lines.count() <= 130
    expect(lines.last).to_be_in_viewport()
    mei.page.get_by_role("button", name=re.compile("earlier lines")).click()
    expect(mei.page.get_by_role("button", name=re.compile("earlier lines"))).to_have_count(0)
    assert lines.count() >= before
    # What is out of sight keeps its height for later, not the width it had in another window.
    mei.page.set_viewport_size({"width": 820, "height": 1180})
    mei.page.locator(".tabs button").last.click()
    expect(lines.last).to_be_in_viewport()
    mei.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(lines.last).to_be_in_viewport(ratio=1)


def test_a_draft_lies_beside_a_hand_that_is_shown_alone(invite: Invite) -> None:
    mei = invite(size=PHONE, phone=True)
    mei.introduce("Mei")
    table = mei.new_table("neko_harbour", ["me", "random", "random"], seed="draft")
    mei.page.goto(f"/t/{table['id']}?show=hand")
    mei.asked()
    first = mei.page.locator(".draft .thing.lit").first
    expect(first).to_be_in_viewport()
    before = mei.question.inner_text()
    first.click()
    expect(mei.question).not_to_have_text(before)


def test_a_hand_alone_fits_a_small_phone_in_french(invite: Invite) -> None:
    mei = invite(size=(360, 640), phone=True, language="fr")
    mei.introduce("Mei")
    table = mei.new_table("neko_harbour", ["me", "random", "random"], seed="draft")
    mei.page.goto(f"/t/{table['id']}?show=hand")
    mei.asked()
    cut = "(names) => names.filter((n) => n.scrollWidth > n.clientWidth).map((n) => n.textContent)"
    assert mei.page.locator(".draft .short").evaluate_all(cut) == []
    # What there is none of is not said, and nothing lies on what is.
    numbers = mei.page.locator(".mine .numbers")
    assert len(numbers.locator("b").all_inner_texts()) < 4
    name = mei.page.locator(".mine .plate .dots").bounding_box()
    said = numbers.locator("b").first.bounding_box()
    assert name and said and name["y"] + name["height"] <= said["y"] + said["height"] / 4
    expect(mei.page.locator(".draft .row").nth(1)).to_be_in_viewport()


def held_back(page: Page, held: list[Route]) -> Route:
    """Return a request of a page once it is made."""
    while not held:
        page.evaluate("new Promise(requestAnimationFrame)")
    return held.pop()


def test_the_course_of_a_match_comes_by_itself_into_room_of_its_own(mei: Visitor) -> None:
    page, held = mei.page, list[Route]()
    page.route("**/story", lambda route: held.insert(0, route))
    mei.play("neko_harbour", ["me", "random"], seed="course")
    mei.asked()
    assert mei.play_on() == "over"
    chart, end = page.locator("dialog figure"), page.locator("dialog .next")
    expect(chart).to_have_attribute("aria-busy", "true")
    before = chart.bounding_box(), end.bounding_box()
    held_back(page, held).abort()
    held_back(page, held).continue_()
    expect(chart).to_have_attribute("aria-busy", "false")
    drawn = chart.locator("path.line[d*=V]")
    expect(drawn).to_have_count(2)
    assert (chart.bounding_box(), end.bounding_box()) == before
    expect(page.locator("dialog [role=alert]")).to_have_count(0)
