"""A match in one file, opened from a disk: no server, no network, nothing but the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from portside.engine.record import replay
from portside.hosting.film import PAGE, film, film_page
from tests.browser.harness import DRAWN, PHONE, STATIC, visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
RECORDS = Path(__file__).parents[1] / "games"
FILMS = [
    ("import_export/records/won.jsonl", "en", (1366, 768)),
    ("neko_harbour/records/everything.jsonl", "zh-Hant", PHONE),
    ("import_export/records/won.jsonl", "fr", PHONE),
]


def at(page: Page, number: int) -> None:
    expect(page.locator(f'{DRAWN}[data-seq="{number}"]')).to_be_visible()


@pytest.mark.parametrize(("record", "language", "size"), FILMS)
def test_a_file_plays_its_match_back(
    browser: Browser, tmp_path: Path, record: str, language: str, size: tuple[int, int]
) -> None:
    if not (STATIC / PAGE).is_file():
        pytest.skip("the browser client is not built: make web")
    match = replay((RECORDS / record).read_text("utf-8"))
    file = tmp_path / "match.html"
    file.write_text(film_page((STATIC / PAGE).read_bytes(), film(match)), "utf-8")

    mei = visitor(browser, file.as_uri(), size, language=language)
    shown = mei.page
    shown.goto(file.as_uri())
    at(shown, 0)
    _, back, play, ahead, last = shown.locator(".reel .keys button").all()
    ahead.click()
    at(shown, 1)
    last.click()
    at(shown, match.number)
    eyes = shown.locator(".reel select")
    for eye in ["", "1"]:
        eyes.select_option(eye)
        at(shown, match.number)
    back.click()
    at(shown, match.number - 1)
    play.click()
    at(shown, match.number)

    shown.locator(".bar .button.main").click()
    assert match.result is not None
    total = shown.locator("dialog tr.total td")
    points = sorted((score.total for score in match.result.scores), reverse=True)
    expect(total).to_have_text([str(each) for each in points])
    with shown.expect_download() as saving:
        shown.locator("dialog .next .record").click()
    saving.value.save_as(tmp_path / "again.jsonl")
    assert replay((tmp_path / "again.jsonl").read_text("utf-8")).result == match.result
    expect(shown.locator("a[href^='/']:visible")).to_have_count(0)
    mei.context.close()
    assert mei.troubles == []
