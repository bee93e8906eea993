"""Whole matches in the browser alone: after loading, there is no server any more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from portside.engine.record import replay
from tests.browser.harness import STATIC, Served, visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SOAK = pytest.mark.soak
PLAYED = [
    pytest.param("import_export", "en"),
    pytest.param("neko_harbour", "fr"),
    pytest.param("import_export", "fr", marks=SOAK),
    pytest.param("import_export", "zh-Hant", marks=SOAK),
    pytest.param("neko_harbour", "en", marks=SOAK),
    pytest.param("neko_harbour", "zh-Hant", marks=SOAK),
]


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
    here.get_by_role("checkbox").check()


def sit_down(page: Page, title: str) -> None:
    """Set up a table with a bot that answers at once."""
    page.goto(f"/new/{title}")
    page.locator("select.field").first.select_option("2")
    page.locator(".seat select").nth(1).select_option("bot:random")
    page.locator("button.go").click()
    page.wait_for_url(re.compile(r"/t/here-"))
    page.locator(".question").first.wait_for()


@pytest.mark.parametrize(("title", "language"), PLAYED)
def test_a_whole_match_without_a_server(
    own: Served, browser: Browser, title: str, language: str, tmp_path: Path
) -> None:
    mei = visitor(browser, own.address, keeping=True, language=language)
    page = mei.page
    take_along(page)
    own.stop()
    sit_down(page, title)

    mei.play_on(12)
    seq = mei.seq
    page.reload()
    page.locator(".match").wait_for()
    assert int(mei.seq) >= int(seq)

    assert mei.play_on() == "over"
    with page.expect_download() as saving:
        page.locator("dialog .next .record").click()
    saving.value.save_as(tmp_path / "match.jsonl")
    record = (tmp_path / "match.jsonl").read_text("utf-8")
    assert replay(record).result is not None

    own.start()
    page.locator("dialog .send").click()
    expect(page.locator("dialog .next [role=status]")).to_be_visible()
    tables = mei.context.request.get("/api/me/tables").json()["tables"]
    assert [(table["title"], table["offline"], table["status"]) for table in tables] == [
        (title, True, "over")
    ]

    page.locator("dialog a[href^='/replay/']").click()
    page.wait_for_url(re.compile(r"/replay/here-"))
    page.locator(".match, .replay").first.wait_for()
    mei.context.close()
    assert [trouble for trouble in mei.troubles if "ERR_CONNECTION_REFUSED" not in trouble] == []
