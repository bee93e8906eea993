"""Standing orders: made in a question, answering the next ones, listed and cancelled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import Invite
from tests.browser.harness import PHONE, Visitor
from tests.browser.test_access import blamed, unspoken
from tests.served import PATIENCE

pytestmark = pytest.mark.browser
HARBOUR = {
    "title": "import_export",
    "seats": 2,
    "zones": {
        "hand-0": ["bubblegum", "chairs", "cups"],
        "hand-1": ["batteries", "cell_phones", "books", "candy"],
        "cargo-3": ["rice", "apples", "beer", "coffee", "honey", "almonds"],
    },
    "facts": {"leader": 0, "sea": [3], "credits": [10, 10]},
}
"""Seat 1 can lead Load and Import twice each; seat 0 can follow Import."""


class Other:
    """The other seat of a table, played over the protocol."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._state: dict[str, Any] = {}

    def sit_opposite(self) -> None:
        """Look from the seat that is not asked."""
        while not self._state:
            self._read()
        (asked,) = self._state["waiting"]
        self._line.send(json.dumps({"type": "look", "seat": 1 - asked}))
        while self._state["view"]["seat"] == asked:
            self._read()

    def answer(self, *starts: str) -> None:
        """Wait until this seat is asked, and give the last answer that begins so."""
        while self._state.get("ask") is None:
            self._read()
        ask = self._state["ask"]
        keys = [option["key"] for option in ask["options"]] or ["0"]
        key = next(key for start in starts for key in reversed(keys) if key.startswith(start))
        number = self._state["number"]
        self._line.send(json.dumps({"type": "answer", "seq": self._state["seq"], "key": key}))
        while self._state["number"] <= number:
            self._read()

    def _read(self) -> None:
        message = json.loads(self._line.recv(PATIENCE))
        if message["type"] == "state":
            self._state = message


@contextmanager
def other_seat(person: Visitor, table: dict[str, Any]) -> Iterator[Other]:
    """Play the seat of two that is not asked first."""
    person.asked()
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    where = person.address.replace("http", "ws")
    address = f"{where}/api/tables/{table['id']}/live"
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        other = Other(line)
        other.sit_opposite()
        yield other


def sheet(person: Visitor) -> Locator:
    """Open the form for an order in the present question."""
    person.question.get_by_role("button", name="Answer so again").click()
    found = person.page.get_by_role("dialog", name="Answer so when this is asked again")
    found.wait_for()
    return found


def flawless(person: Visitor) -> None:
    """Find nothing to blame on what is shown."""
    assert blamed(person.page) == [] and unspoken(person.page) == []


def lead_by_drawing(person: Visitor) -> None:
    """Draw instead of leading."""
    expect(person.question).to_contain_text("Draw, or play a card")
    person.option("Draw").click()


def by_order(person: Visitor, times: int) -> None:
    """Wait until the log marks so many answers as an order's."""
    expect(person.log.get_by_text("by your order")).to_have_count(times)


def test_orders_follow_and_bid(mei: Visitor) -> None:
    table = mei.play("import_export", ["me", "me"], scenario=HARBOUR, seed="orders")
    with other_seat(mei, table) as other:
        lead_by_drawing(mei)
        other.answer("play batteries")
        expect(mei.question).to_contain_text("Follow Load")
        form = sheet(mei)
        flawless(mei)
        form.get_by_label("Draw").check()
        expect(form).to_contain_text("Would answer this now: Draw")
        form.get_by_label("until the match ends").check()
        form.get_by_role("button", name="answer so now").click()

        lead_by_drawing(mei)
        other.answer("play books")
        expect(mei.question).to_contain_text("Follow Import")  # the order is for Load
        form = sheet(mei)
        form.get_by_label("Chairs").first.check()
        form.get_by_label("Draw").check()
        form.get_by_label("until it has answered once").check()
        form.get_by_role("button", name="Only from the next time on").click()
        expect(mei.question).to_contain_text("This one is yours; your order would answer")
        mei.option("Follow with Bubblegum").click()
        other.answer("ship-3")
        other.answer("0")
        expect(mei.question).to_contain_text("How much do you bid for Ship 4?")
        form = sheet(mei)
        form.get_by_label("Answer at most").fill("6")
        form.get_by_label("until the match ends").check()
        form.get_by_role("button", name="answer so now").click()
        take_all(mei)

        lead_by_drawing(mei)
        other.answer("play candy")
        other.answer("ship-3")  # Mei's order has followed
        other.answer("0")
        expect(mei.log).to_contain_text("bids 4")  # hers bids what is left of 6
        take_all(mei)
        by_order(mei, 2)

        lead_by_drawing(mei)
        other.answer("play cell_phones")
        by_order(mei, 3)
        listed_and_cancelled(mei)


def take_all(person: Visitor) -> None:
    """Take what was won off the ship."""
    for _ in range(2):
        expect(person.question).to_contain_text("Which card do you take")
        seq = person.seq
        person.page.locator(".option").first.click()
        person.answered(seq)


def listed_and_cancelled(person: Visitor) -> None:
    """Look at what stands, and end one of them."""
    person.page.get_by_role("button", name="Menu").click()
    orders = person.page.locator("dialog[open] li", has=person.page.get_by_role("button"))
    expect(orders).to_have_count(2)
    expect(orders.nth(1)).to_contain_text("at most 6")
    flawless(person)
    orders.first.get_by_role("button").click()
    expect(orders).to_have_count(1)


def test_an_order_drafts_on_a_phone(invite: Invite) -> None:
    mei = invite(size=PHONE, phone=True)
    table = mei.play("neko_harbour", ["me", "me"], seed="orders")
    with other_seat(mei, table) as other:
        form = sheet(mei)
        boxes = form.get_by_role("checkbox")
        boxes.nth(1).check()
        boxes.nth(2).check()
        form.get_by_role("button", name="Only from the next time on").click()
        mei.page.locator(".option").first.click()
        for _ in range(4):  # between the second and the third Mei's order takes two cards
            other.answer("take-1")
        mei.asked()
        mei.page.get_by_role("button", name="Log", exact=True).click()
        by_order(mei, 2)
