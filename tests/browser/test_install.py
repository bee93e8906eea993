"""What a visit costs before anything is played, and whether the page can be installed."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.conftest import Invite
from tests.browser.harness import STATIC, Visitor, visitor
from tests.browser.test_access import blamed
from tests.served import Served

pytestmark = pytest.mark.browser
LOBBY = 100_000
"""Bytes that the lobby may take, packed; the engine comes only when it is wanted."""


def packed(answers: list[Response]) -> dict[str, int]:
    """Return how large each file is over the line."""
    return {Path(answer.url).name: len(gzip.compress(answer.body(), mtime=0)) for answer in answers}


@pytest.mark.parametrize("language", ["en", "fr", "zh-Hant"])
def test_the_lobby_stays_small(invite: Invite, language: str) -> None:
    mei = invite(language=language)
    ada = invite()
    ada.introduce("Ada")
    # Tables with settings of their own, which the lobby names.
    ada.new_table("import_export", ["me", "free"], listed=True, options={"set_j": True})
    ada.new_table("neko_harbour", ["me", "free"], listed=True, options={"fishing_boats": True})
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    mei.page.on("response", note)
    mei.page.goto("/")
    mei.page.locator(".title").first.wait_for()
    mei.page.locator(".facts span:nth-child(2)").first.wait_for()
    mei.page.wait_for_load_state("networkidle")
    sizes = packed(answers)
    assert sum(sizes.values()) < LOBBY, sizes
    assert not any("pyodide" in name or "engine.zip" in name for name in sizes)


def test_the_page_can_be_installed(browser: Browser, served: Served) -> None:
    mei = visitor(browser, served.address, keeping=True)
    mei.page.goto("/")
    mei.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    inspector = mei.context.new_cdp_session(mei.page)
    manifest: dict[str, Any] = inspector.send("Page.getAppManifest")
    assert manifest["url"].endswith(".webmanifest") and manifest["errors"] == []
    found: dict[str, Any] = inspector.send("Page.getInstallabilityErrors")
    # A browser context of a test is a private window, from which nothing is ever installed.
    errors = [e["errorId"] for e in found["installabilityErrors"]]
    assert [error for error in errors if error != "in-incognito"] == []
    check_manifest(mei)
    mei.context.close()


def check_manifest(mei: Visitor) -> None:
    """Check what a phone needs to show the page as an app: name, colours, and icons that load."""
    manifest = mei.context.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone" and manifest["name"] and manifest["short_name"]
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {"theme_color", "background_color"} <= set(manifest)
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        shown = mei.page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] in ("any", f"{shown[0]}x{shown[1]}"), icon
        assert mei.context.request.get(icon["src"]).headers["content-type"] == icon["type"]


SIZE = """
async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}
"""


def test_an_installed_page_starts_without_a_network(browser: Browser, tmp_path: Path) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    own = Served(tmp_path)
    own.start()
    mei = visitor(browser, own.address, keeping=True)
    mei.page.goto("/")
    mei.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    mei.page.wait_for_load_state("networkidle")
    own.stop()
    mei.context.set_offline(True)
    again = mei.context.new_page()
    again.goto("/")
    again.locator("header").first.wait_for()
    assert blamed(again) == []
    mei.context.close()
