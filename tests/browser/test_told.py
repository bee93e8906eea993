"""Being told elsewhere: set up in the settings, shown by the browser, ended by a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.harness import CHROMIUM, launched, visitor
from tests.served import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run a browser that shows notifications."""
    with launched(CHROMIUM) as running:
        yield running


def test_places_are_added_and_taken_away(invite: Invite) -> None:
    mei = invite()
    mei.introduce("Mei")
    page = mei.page
    page.goto("/settings")
    page.locator("#told-url").fill("https://192.0.2.1/hook")
    with page.expect_response("**/api/me/contacts") as answer:
        page.locator("#told-url").press("Enter")
    assert answer.value.status == 400
    mei.troubles[:] = [each for each in mei.troubles if "400" not in each]
    expect(page.get_by_role("status").filter(has_text="private network")).to_be_visible()
    page.locator("#told-url").fill("https://1.1.1.1/hook")
    page.locator("#told-url").press("Enter")
    kept = page.locator("li", has_text="1.1.1.1")
    expect(kept).to_be_visible()
    kept.get_by_role("button", name="Remove").click()
    expect(kept).to_have_count(0)


def test_a_browser_shows_what_it_is_told(served: Served, browser: Browser) -> None:
    mei = visitor(browser, served.address, keeping=True)
    mei.context.grant_permissions(["notifications"])
    page = mei.page
    page.goto("/")
    scope: str = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    session = mei.context.new_cdp_session(page)
    found: list[Any] = []

    def noted(event: Any) -> None:  # a method of a list is no handler to Playwright
        found.append(event)

    session.on("ServiceWorker.workerRegistrationUpdated", noted)
    session.send("ServiceWorker.enable")
    while not (known := [each for event in found for each in event["registrations"]]):
        page.wait_for_timeout(20)
    registration = known[0]["registrationId"]
    told = {"title": "It is your turn", "body": "Mei leads", "link": f"{scope}t/abc"}
    message = {"origin": scope, "registrationId": registration, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let tries = 0; tries < 200; tries++) {
        const [note] = await worker.getNotifications();
        if (note) return [note.title, note.body, note.data];
        await new Promise((go) => setTimeout(go, 50));
      }
    }"""
    assert page.evaluate(shown) == [told["title"], told["body"], told["link"]]
    mei.context.close()
