"""What decides a match in which two seats have most points is told with its result."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.record import written
from portside.testing.random_walk import walk_at_random
from portside.text.texts import Texts
from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser
TITLE = "neko_harbour"
MOST = 5000


def tied() -> Match:
    """Play at random until two have most points and one of them wins."""
    for seed in range(100):
        match = Match.new(find(TITLE), 2, f"tie-{seed}", {})
        walk_at_random(match, Random(seed), MOST)
        if match.result is not None and match.result.tie and len(match.result.winners) == 1:
            return match
    raise AssertionError("nobody tied")


def test_a_tie_is_told_with_what_decided_it(mei: Visitor) -> None:
    match = tied()
    result = match.result
    assert result is not None
    mei.introduce("Mei")
    seats = [{"who": "me"}, {"who": "bot", "bot": "normal"}]
    played = {"record": written(match), "seats": seats}
    stored = mei.context.request.post("/api/records", data=played).json()["match"]
    mei.page.goto(f"/replay/{stored}?at={match.number}")
    mei.page.locator(".reel").wait_for()
    for language in ("en", "fr", "zh-Hant"):
        mei.speak(language)
        mei.page.locator(".bar .button.main").click()
        expect(mei.page.locator("dialog .tie")).to_have_text(
            Texts(language, TITLE).ending(result.tie)
        )
