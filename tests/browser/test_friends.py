"""Friends at one table: what they say, whose time runs, what they decide, who comes back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import DRAWN, Visitor
from tests.browser.test_access import blamed, unspoken
from tests.browser.test_together import by_turn, draw, together
from tests.served import Served

pytestmark = pytest.mark.browser
NIGHTS = {"nights": 60}
MINUTES = 600.0


def fine(*people: Visitor) -> None:
    """Check that everybody can use and read what is shown."""
    for person in people:
        assert blamed(person.page) == []
        assert unspoken(person.page) == []


def menu(person: Visitor, item: str) -> None:
    """Choose something from the table's menu."""
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.locator("dialog[open]").get_by_role("button", name=item).click()


def test_what_friends_say_is_told_counted_and_muted(invite: Invite) -> None:
    mei, ada = together(invite, "pretend", options=NIGHTS)
    ada.page.keyboard.press("c")
    line = ada.page.get_by_label("Write to the table")
    expect(line).to_be_focused()
    line.fill("Is <b>tea</b> ready?")
    line.press("Enter")
    chat = mei.page.locator(".log .tabs button", has_text="Chat")
    expect(chat.get_by_label("1 unread line")).to_be_visible()
    expect(mei.page.locator(".bubble")).to_have_text("Is <b>tea</b> ready?")
    fine(mei, ada)
    chat.click()
    expect(mei.page.locator(".chat .line")).to_contain_text("Is <b>tea</b> ready?")
    expect(mei.page.get_by_label("1 unread line")).to_have_count(0)
    mei.page.get_by_role("button", name="Thanks!").click()
    expect(ada.page.locator(".chat .line").last).to_contain_text("Thanks!")
    fine(mei, ada)
    mei.page.get_by_role("button", name="Mute", exact=True).click()
    mei.page.get_by_role("button", name="Log", exact=True).click()
    ada.page.get_by_role("button", name="Oops!").click()
    draw((mei, ada))  # whatever was said before has come by now
    expect(mei.page.locator(".unread, .bubble")).to_have_count(0)
    assert "tea" not in mei.log.inner_text()
    mei.page.reload()
    mei.page.locator(DRAWN).wait_for()
    mei.page.get_by_role("button", name="Chat").click()
    expect(mei.page.get_by_role("button", name="Unmute")).to_be_visible()
    mei.page.get_by_role("button", name="Unmute").click()
    expect(mei.page.locator(".chat .line")).to_have_count(3)


def test_a_pause_stops_the_clocks_and_an_end_takes_everybody(invite: Invite) -> None:
    mei, ada = together(invite, "pretend", options=NIGHTS, terms={"clock": MINUTES})
    runs = mei.page.locator(".clock.runs").first
    expect(runs).to_be_visible()
    menu(mei, "Ask for a pause")
    expect(mei.page.get_by_role("button", name="Withdraw")).to_be_visible()
    fine(mei, ada)
    ada.page.get_by_role("button", name="Agree", exact=True).click()
    for person in (mei, ada):
        expect(person.page.get_by_text("no clock runs")).to_be_visible()
        expect(person.page.locator(".clock.runs")).to_have_count(0)
    fine(mei)
    ada.page.get_by_role("button", name="Go on", exact=True).click()
    expect(runs).to_be_visible()
    menu(ada, "Ask to end the match")
    mei.page.get_by_role("button", name="Agree", exact=True).click()
    for person in (mei, ada):
        expect(person.page.get_by_text("ended before its time")).to_be_visible()
    fine(mei)
    mei.page.get_by_role("link", name="See it again").click()
    mei.page.locator(".reel").wait_for()


def test_who_resigns_is_asked_first(invite: Invite) -> None:
    mei, ada = together(invite, "pretend", options=NIGHTS)
    menu(mei, "Resign")
    expect(mei.page.get_by_text("The match ends.")).to_be_visible()
    fine(mei)
    mei.page.get_by_role("button", name="Back", exact=True).click()
    mei.page.keyboard.press("Escape")
    menu(mei, "Resign")
    mei.page.get_by_role("button", name="Yes, do it").click()
    expect(ada.page.get_by_text("has resigned")).to_be_visible()


def test_who_comes_back_is_told_what_a_bot_did_and_may_go_back(
    served: Served, invite: Invite
) -> None:
    mei, ada = invite(), invite()
    mei.introduce("Mei")
    ada.introduce("Ada")
    table = mei.new_table("pretend", ["me", "free"], options=NIGHTS, terms={"bot": "random"})
    mei.sit(table)
    ada.sit(table)
    ada.page.get_by_role("button", name="Sit here", exact=True).click()
    mei.page.get_by_role("button", name="Start the match").click()
    for person in (mei, ada):
        person.page.locator(DRAWN).wait_for()
    draw((mei, ada))
    draw((mei, ada))
    left = ada.seq
    ada.page.goto("/")
    away_for_long(served, mei)
    menu(mei, "plays for Ada")
    mei.page.keyboard.press("Escape")
    expect(mei.page.locator(".notices")).to_contain_text("sits in for Ada")
    of_ada = mei.page.locator("section.log li", has_text="Ada")
    known = of_ada.count()
    while of_ada.count() == known:  # an auction that nobody wins tells nothing of her
        mei.asked()
        # Whatever the bot leads to, in as many clicks as it takes.
        assert mei.play_on(until=f".match:not([data-seq='{mei.seq}'])") == "there"
    mei.asked()
    ada.sit(table)
    expect(mei.page.locator(".notices")).to_contain_text("Ada is back")
    digest = ada.page.locator("details.away")
    expect(digest).to_contain_text("While you were away")
    expect(digest).to_contain_text("Ada")
    fine(ada, mei)
    digest.get_by_role("button", name="Ask to go back").click()
    mei.page.get_by_role("button", name="Agree", exact=True).click()
    expect(digest).to_have_count(0)
    one, _ = by_turn((mei, ada))
    one.asked()
    assert int(one.seq) > int(left)


def away_for_long(served: Served, person: Visitor) -> None:
    """Let time pass until somebody who left may be replaced."""
    expect(person.page.get_by_text("away; a bot may sit in").first).to_be_visible()
    served.later(3600)
    person.page.reload()
    person.page.locator(DRAWN).wait_for()


@pytest.mark.parametrize("language", ["fr", "zh-Hant"])
def test_it_is_said_in_every_language(invite: Invite, language: str) -> None:
    wishes: dict[str, Any] = {"size": (390, 844), "phone": True, "language": language}
    mei, ada = invite(**wishes), invite()
    mei.introduce("Mei")
    ada.introduce("Ada")
    table = mei.new_table("pretend", ["me", "free"], options=NIGHTS, terms={"clock": MINUTES})
    joined = f"/api/tables/{table['id']}"
    assert ada.context.request.post(f"{joined}/join", data={"invite": table["invite"]}).ok
    assert mei.context.request.post(f"{joined}/start").ok
    ada.sit(table)
    mei.sit(table)
    ada.page.keyboard.press("c")
    ada.page.get_by_role("button", name="Hello!").click()
    menu(ada, "Ask for a pause")
    expect(mei.page.locator(".banner")).to_be_visible()
    mei.page.locator(".tabs .unread").click()
    expect(mei.page.locator(".chat .line")).to_be_visible()
    fine(mei)


# -- links, names and phones


def test_one_screen_is_the_table_and_phones_are_hands(invite: Invite) -> None:
    screen = invite(size=(1920, 950))
    screen.introduce("Mei")
    table = screen.new_table("pretend", ["me", "free"], options=NIGHTS)
    there = f"/t/{table['id']}?invite={table['invite']}"
    screen.page.goto(f"{there}&show=room")
    expect(screen.page.locator("figure .qr")).to_have_count(1)
    tom, mine = (invite(size=(390, 844), phone=True) for _ in range(2))
    tom.page.goto(f"{there}&seat=1&show=hand")
    tom.page.get_by_label("How shall the others call you?").fill("Tom")
    fine(tom)
    tom.page.get_by_role("button", name="Good").click()
    tom.page.get_by_role("button", name="Sit here").click()
    expect(screen.page.get_by_text("Tom").first).to_be_visible()  # the seats come anew
    screen.page.get_by_role("button", name="Move Mei").click()
    mine.page.goto(screen.page.get_by_label("Open this on your other device").input_value())
    fine(screen, mine)
    mine.page.get_by_role("button", name="Only my hand").click()
    screen.page.get_by_role("button", name="Start the match").click()
    people = (tom, mine)
    for phone in people:
        phone.page.locator(DRAWN).wait_for()
        expect(phone.page.locator(".hand .thing").first).to_be_visible()
    screen.page.get_by_text("You are watching").wait_for()
    expect(screen.page.locator(".hand .thing, .question .option")).to_have_count(0)
    fine(screen, *people)
    seq = screen.seq
    by_turn(people)[0].option("Draw").click()
    screen.answered(seq)
    listed = mine.context.request.get("/api/me/devices").json()["devices"]
    assert len(listed) == 2


def test_a_link_to_a_seat_does_not_forget_who_is_there(invite: Invite) -> None:
    mei, tom = together(invite, "pretend", options=NIGHTS)
    mei.page.get_by_role("button", name="Menu", exact=True).click()
    mei.page.get_by_role("button", name="My seat on another device").click()
    link = mei.page.get_by_label("Open this on your other device").input_value()
    tom.page.goto(link)
    with tom.page.expect_response("**/api/links") as answer:
        tom.page.get_by_role("button", name="The whole table").click()
    assert answer.value.status == 409
    tom.troubles[:] = [each for each in tom.troubles if "409" not in each]
    expect(tom.page.get_by_text("will be forgotten here")).to_be_visible()
    fine(tom)


def test_a_moment_of_a_match_is_open_to_whoever_has_its_link(invite: Invite) -> None:
    pair = together(invite, "pretend", options=NIGHTS)
    for _ in range(4):
        draw(pair)
    mei, ada = pair
    menu(mei, "Ask to end the match")
    ada.page.get_by_role("button", name="Agree", exact=True).click()
    mei.page.get_by_role("link", name="See it again").click()
    mei.page.get_by_label("Moment of the match").fill("3")
    mei.page.get_by_text("Link to this moment").click()
    link = mei.page.get_by_label("Whoever has this link").input_value()
    fine(mei)
    stranger = invite()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="After 3 of 4 answers")).to_be_visible()


def test_namesakes_are_told_apart_and_captains_are_asked_for_a_name(invite: Invite) -> None:
    mei, other, captain = invite(), invite(), invite()
    mei.introduce("Mei")
    other.introduce("MEI")
    captain.introduce("Captain")
    table = mei.new_table("pretend", ["me", "free", "free"], options=NIGHTS)
    path = f"/api/tables/{table['id']}/join"
    assert other.context.request.post(path, data={"invite": table["invite"], "seat": 1}).ok
    captain.sit(table)
    rows = captain.page.locator("main li")
    expect(rows.nth(0)).to_contain_text("Mei 1")
    expect(rows.nth(1)).to_contain_text("MEI 2")
    expect(captain.page.get_by_role("button", name="Sit here")).to_have_count(0)
    captain.page.get_by_label("How shall the others call you?").fill("Ada")
    captain.page.get_by_role("button", name="Good").click()
    captain.page.get_by_role("button", name="Sit here").click()
    expect(rows.nth(2)).to_contain_text("Ada")
