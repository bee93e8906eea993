"""Whole matches in the browser alone: after loading, there is no server any more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from portside import new_match, replay
from portside.testing.random_walk import walk_at_random
from tests.browser.harness import DRAWN, STATIC, Visitor, visitor
from tests.browser.test_access import blamed
from tests.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TITLES = ("import_export", "neko_harbour")
LANGUAGES = ("en", "fr", "zh-Hant")
LAST = 10
"""Answers that are left of a match that was begun elsewhere."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """Run a server that the test may end."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


def take_along(page: Page) -> None:
    """Fetch the engine in the lobby and wait until everything is kept."""
    page.goto("/")
    here = page.locator(".here")
    here.get_by_role("button").click()
    expect(here.locator(".kept")).to_be_visible()
    page.evaluate("async () => { await navigator.serviceWorker.ready }")


def sit_down(page: Page, title: str) -> None:
    """Set up a table with a bot that answers at once."""
    page.goto(f"/new/{title}")
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("summary", has=page.locator("xpath=..//select")).first.click()
    page.locator(".seat select").nth(1).select_option("bot:random")
    page.locator(".go button").click()
    page.wait_for_url(re.compile(r"/t/here-"))
    page.locator(f"{DRAWN} .question").first.wait_for()


def take_back(mei: Visitor) -> None:
    """Give answers until one can be taken back, and take it back."""
    back = mei.page.locator(".bar button[aria-keyshortcuts=u]")
    mei.asked()
    before, seq = mei.page.locator(".log li").count(), mei.seq
    # A bot may answer between a look at the button and a click on it.
    while not back.evaluate("(button) => !button.disabled && (button.click(), true)"):
        mei.play_on(1)
        mei.asked()
        before, seq = mei.page.locator(".log li").count(), mei.seq
    mei.answered(seq)
    assert mei.page.locator(".log li").count() <= before


def saved(page: Page, button: str, file: Path) -> str:
    """Return what a button saves."""
    with page.expect_download() as saving:
        page.locator(f"dialog .next {button}").click()
    saving.value.save_as(file)
    return file.read_text("utf-8")


def begun(title: str) -> str:
    """Return the record of a match that is nearly over."""
    match = new_match(title, seats=2, seed="offline")
    walk_at_random(match, Random(1), 5000)
    return "".join(match.record().splitlines(keepends=True)[:-LAST])


@pytest.mark.parametrize(("title", "language"), [(TITLES[0], "en"), (TITLES[1], "fr")])
def test_a_match_is_played_and_another_ended_without_a_server(
    own: Served, browser: Browser, title: str, language: str, tmp_path: Path
) -> None:
    play_offline(own, browser, title, language, tmp_path, begun(title))


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_match_without_a_server(
    own: Served, browser: Browser, title: str, language: str, tmp_path: Path
) -> None:
    play_offline(own, browser, title, language, tmp_path)


def play_offline(
    own: Served, browser: Browser, title: str, language: str, tmp_path: Path, late: str = ""
) -> None:
    """Play without a server, keep and share it in every way; a late match ends sooner."""
    mei = visitor(browser, own.address, keeping=True, language=language)
    page = mei.page
    take_along(page)
    page.locator(".here").get_by_role("checkbox").check()
    own.stop()
    mei.context.set_offline(True)
    sit_down(page, title)

    mei.play_on(12)
    seq = mei.seq
    page.reload()
    page.locator(DRAWN).wait_for()
    assert int(mei.seq) >= int(seq)
    take_back(mei)

    assert blamed(page) == []
    if late:
        paste(page, late)
        page.wait_for_url(re.compile(r"/t/here-"))
        page.locator(f"{DRAWN} .question").first.wait_for()
    assert mei.play_on() == "over"
    assert blamed(page) == []
    record = saved(page, ".record", tmp_path / "match.jsonl")
    played = replay(record)
    assert played.result is not None
    film = saved(page, ".share", tmp_path / "match.html")

    page.locator("dialog a[href^='/replay/']").click()
    page.wait_for_url(re.compile(r"/replay/here-"))
    page.locator(".reel .keys button").last.click()
    expect(page.locator(f'.match[data-seq="{played.number}"]')).to_be_visible()
    page.locator(".bar .button.main").click()

    own.start()
    mei.context.set_offline(False)
    page.locator("dialog .send").click()
    expect(page.locator("dialog .next [role=status]")).to_be_visible()
    tables = mei.context.request.get("/api/me/tables").json()["tables"]
    assert [(table["title"], table["offline"], table["status"]) for table in tables] == [
        (title, True, "over")
    ]
    paste(page, record)
    page.wait_for_url(re.compile(r"/replay/here-"))
    expect(page.locator(".reel")).to_be_visible()
    paste(page, "".join(record.splitlines(keepends=True)[:8]))  # as far as it was played
    page.wait_for_url(re.compile(r"/t/here-"))
    page.locator(DRAWN).wait_for()
    mei.context.close()
    lost = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    assert [t for t in mei.troubles if not any(word in t for word in lost)] == []
    check_film(browser, tmp_path / "match.html", played.number)
    assert "</html>" in film


def paste(page: Page, record: str) -> None:
    """Open a record as text among one's own matches."""
    page.goto("/mine")
    page.locator("details:has(textarea) summary").click()
    page.locator("details textarea").fill(record)
    page.locator("details:has(textarea) button").click()


def check_film(browser: Browser, file: Path, last: int) -> None:
    """Open a match that was shared as a file and go to its end."""
    wen = visitor(browser, file.as_uri())
    wen.page.goto(file.as_uri())
    wen.page.locator(".reel .keys button").last.click()
    expect(wen.page.locator(f'.match[data-seq="{last}"]')).to_be_visible()
    wen.context.close()
    assert wen.troubles == []
