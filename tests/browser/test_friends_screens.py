"""Pictures of friends at a table, for `docs/playing-with-friends.md` and to be looked at.

They go to the folder that `PORTSIDE_SCREENS` names, or to a temporary one. Those of the page are
taken anew by `PORTSIDE_SCREENS=docs/images` and this test.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.harness import DRAWN, STATIC, Visitor
from tests.browser.test_screens import folder
from tests.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]
QUALITY = 72
SMALL = (1366, 650)
PHONE = (390, 844)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with nothing but the shipped titles."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    server = Served(tmp_path_factory.mktemp("friends"), titles="")
    server.start()
    yield server
    server.stop()


def picture(person: Visitor, path: Path) -> None:
    """Take a picture, small enough for a page."""
    person.page.mouse.move(2, 2)
    person.page.wait_for_timeout(250)
    person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    assert 10_000 < path.stat().st_size < 300_000


def say(person: Visitor, text: str) -> None:
    """Write something to the table."""
    person.page.keyboard.press("c")
    person.page.locator(".chat-line").fill(text)
    person.page.locator(".chat-line").press("Enter")
    expect(person.page.locator(".chat .line").last).to_contain_text(text)


@pytest.mark.parametrize(
    ("title", "language"),
    [
        ("import_export", "en"),
        pytest.param("import_export", "fr", marks=pytest.mark.soak),
        pytest.param("import_export", "zh-Hant", marks=pytest.mark.soak),
        pytest.param("neko_harbour", "en", marks=pytest.mark.soak),
        pytest.param("neko_harbour", "fr", marks=pytest.mark.soak),
        ("neko_harbour", "zh-Hant"),
    ],
)
def test_pictures_of_friends(
    served: Served, invite: Invite, tmp_path: Path, title: str, language: str
) -> None:
    target = folder(tmp_path)
    theme = {"en": "dark", "fr": "light", "zh-Hant": "dark"}[language]
    look: dict[str, Any] = {"language": language, "theme": theme}
    mei = invite(size=SMALL, **look)
    tom, ada = (invite(size=PHONE, phone=True, **look) for _ in range(2))

    def path(name: str) -> Path:
        mark = "" if (title, language) == ("import_export", "en") else f"-{title}-{language}"
        return target / f"friends-{name}{mark}.jpg"

    for friend, name in ((mei, "Mei"), (tom, "Tom"), (ada, "Ada")):
        friend.introduce(name)
    terms = {"clock": 1500.0, "bot": "random"}
    table = mei.new_table(title, ["me", "free", "free"], terms=terms)
    there = f"/t/{table['id']}?invite={table['invite']}"
    mei.page.goto(f"{there}&show=room")
    mei.page.locator("figure .qr").first.wait_for()
    picture(mei, path("codes"))
    for seat, friend in ((1, tom), (2, ada)):
        body = {"invite": table["invite"], "seat": seat}
        assert friend.context.request.post(f"/api/tables/{table['id']}/join", data=body).ok
        friend.page.goto(f"{there}&seat={seat}&show=hand")
    assert mei.context.request.post(f"/api/tables/{table['id']}/start").ok
    for friend in (mei, tom, ada):
        friend.page.locator(DRAWN).wait_for()
    picture(tom, path("hand"))
    ada.page.goto(there)
    ada.page.locator(DRAWN).wait_for()
    mei.page.goto(there)
    mei.page.locator(DRAWN).wait_for()
    say(ada, "On the train, back in ten minutes!")
    say(mei, "Take your time.")
    wish = {"what": "pause"}
    assert tom.context.request.post(f"/api/tables/{table['id']}/voice", data=wish).ok
    mei.page.locator(".banner").wait_for()
    picture(mei, path("table"))
