"""Several people at one table, each in front of a browser of their own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import DRAWN, Visitor

pytestmark = pytest.mark.browser

Pair = tuple[Visitor, Visitor]
JOIN = "Follow with|as a wild pair"


def together(invite: Invite, title: str, **more: Any) -> Pair:
    """Seat Mei and Ada at one table; return who is asked first, and the other."""
    mei, ada = invite(), invite()
    mei.introduce("Mei")
    ada.introduce("Ada")
    table = mei.new_table(title, ["me", "free"], **more)
    mei.sit(table)
    ada.sit(table)
    ada.page.get_by_role("button", name="Sit here", exact=True).click()
    mei.page.get_by_role("button", name="Start the match").click()
    for person in (mei, ada):
        person.page.locator(DRAWN).wait_for()
    return by_turn((mei, ada))


def by_turn(pair: Pair) -> Pair:
    """Return who is asked now, and the other."""
    one, other = pair
    return (one, other) if one.page.locator(".question.asked").count() else (other, one)


def draw(pair: Pair) -> None:
    """Let whoever is asked draw."""
    person, _ = by_turn(pair)
    person.asked()
    seq = person.seq
    person.option("Draw").click()
    for each in pair:
        each.answered(seq)


def led_an_import(pair: Pair) -> tuple[Visitor, Visitor, str]:
    """Draw until one can lead an auction and the other can join it; return them and the card."""
    detail = pair[0].context.request.get("/api/titles/import_export?seats=2").json()
    cards = [card for card in detail["cards"] if card["face"]["action"] == "import"]
    wanted = {key for card in cards for key in card["keys"]}
    for _ in range(200):
        leader, other = by_turn(pair)
        leader.asked()
        lit = leader.page.locator(".hand .thing.lit").all()
        keys = {thing.get_attribute("data-ref") or "" for thing in lit} & wanted
        if keys and leader.question.get_by_text("Draw, or play a card").count():
            lead(leader, min(keys))
            expect(other.question).to_contain_text("Follow Import, or draw?")
            if other.option(JOIN).count():
                return leader, other, min(keys)
            take_back(leader)
        draw(pair)
    raise AssertionError("nobody could join an auction")


def lead(person: Visitor, card: str) -> None:
    """Lead with a card of one's hand, and announce as many actions as one can."""
    seq = person.seq
    person.page.locator(f'.hand [data-ref="{card}"]').click()
    if person.page.locator(".question .picked").count():
        person.option(r"Lead \w+ with").click()
    person.answered(seq)
    if person.page.locator(".question.asked").count():
        seq = person.seq
        person.question.locator(".few button").last.click()
        person.answered(seq)


def take_back(person: Visitor) -> None:
    """Undo one's answers up to the fence."""
    undo = person.page.locator("[aria-keyshortcuts=u]")
    while undo.is_enabled():
        seq = person.seq
        undo.click()
        person.answered(seq)


def bid(person: Visitor, credits: int) -> None:
    """Close a fist around some credits."""
    expect(person.question).to_contain_text("How much do you bid")
    person.question.get_by_role("button", name=str(credits), exact=True).click()


def test_an_auction_with_an_undo_before_it_and_a_reload_in_its_middle(invite: Invite) -> None:
    leader, other, card = led_an_import(together(invite, "import_export"))
    expect(other.log).to_contain_text("for Import.")
    take_back(leader)
    expect(other.log).not_to_contain_text("for Import.")
    lead(leader, card)
    other.option(JOIN).click()
    expect(leader.question).to_contain_text("Which Ship is auctioned?")
    leader.option("Ship").click()
    bid(leader, 4)
    closed = other.page.get_by_role("img", name="has answered")
    expect(closed.first).to_be_visible()
    assert "bids" not in other.log.inner_text()
    other.page.reload()
    expect(closed.first).to_be_visible()
    assert "bids" not in other.log.inner_text()
    bid(other, 2)
    for person in (leader, other):
        expect(person.log).to_contain_text("bids 4.")
        expect(person.log).to_contain_text("bids 2.")


def test_going_back_past_the_fence_needs_the_other(invite: Invite) -> None:
    leader, other = together(invite, "pretend", options={"nights": 60})
    leader.option("Draw").click()
    other.asked()
    leader.page.get_by_role("button", name="Menu", exact=True).click()
    leader.page.get_by_role("button", name="Ask the table", exact=True).click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    leader.asked()
    expect(leader.page.locator(".match")).to_have_attribute("data-seq", "2")


def test_whoever_watches_sees_no_hand(invite: Invite) -> None:
    mei, watcher = invite(), invite()
    mei.introduce("Mei")
    table = mei.new_table("import_export", ["me", "random"], listed=True)
    mei.sit(table)
    mei.asked()
    hand = {thing.get_attribute("data-ref") for thing in mei.page.locator(".hand .thing").all()}
    watcher.introduce("Ada")
    watcher.page.goto(f"/t/{table['id']}")
    watcher.page.get_by_text("You are watching").wait_for()
    seen = {thing.get_attribute("data-ref") for thing in watcher.page.locator(".thing").all()}
    assert hand and not hand & seen
