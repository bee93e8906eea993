"""Pictures of everything, in every language: to be looked at, and for the README.

They go to the folder that `PORTSIDE_SCREENS` names, or to a temporary one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.harness import LAPTOP, PHONE, STATIC, Visitor
from tests.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LANGUAGES = ("en", "fr", "zh-Hant")
SCREENS = {"laptop": LAPTOP, "phone": PHONE}
EXAMPLE = ("zh-Hant", "phone")

HARBOUR: dict[str, Any] = {
    "title": "import_export",
    "seats": 4,
    "facts": {
        "leader": 0,
        "credits": [26, 18, 34, 12],
        "colours": ["agriculture", "luxury", "technology", "illegal"],
        "sea": [1, 3, 5, 7],
    },
    "zones": {
        "hand-0": ["drones", "rice", "sugar", "backpacks", "almonds", "velvet_robes"],
        "crew-0": ["laptops", "showers"],
        "goods-0": ["coffee", "cups", "pistols"],
        "fulfilled-0": ["potatoes", "jets"],
        "contracts-0": ["onions", "bamboo"],
        "cargo-0": ["honey", "wheat"],
        "cargo-1": ["diamonds", "cannons", "fridges"],
        "hand-1": ["batteries", "soap", "ammunition"],
        "crew-1": ["foxes"],
        "goods-1": ["sauna", "teslas"],
        "contracts-2": ["pillows"],
        "cargo-2": ["champagne"],
        "cargo-3": ["apples", "pens", "tablets", "seeds"],
        "hand-2": ["shoes", "rope", "paper", "books"],
        "fulfilled-2": ["segways"],
        "contracts-4": ["smart_cars"],
        "cargo-5": ["flour", "impalas", "candy", "a_small_tank"],
        "hand-3": ["lumber", "danger_pets"],
        "goods-3": ["shotguns"],
        "cargo-7": ["generators", "helicopter", "chairs", "paprika", "contraband"],
        "island": ["nanobots", "beer", "long_coats", "glasses", "dino_bones"],
        "discard": ["bubblegum"],
    },
}
"""A match in full swing, the same in every picture."""

CONTRACTING: dict[str, Any] = {
    **HARBOUR,
    "facts": {**HARBOUR["facts"], "led": "contract", "todo": [1, 0, 0, 0]},
    "zones": {
        **HARBOUR["zones"],
        "hand-0": ["drones", "jasmine_tea", "rice", "sugar", "backpacks", "almonds"],
    },
}
"""The same while seat 0 makes a contract, which is not possible with every card."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with nothing but the shipped titles."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    server = Served(tmp_path_factory.mktemp("screens"), titles="")
    server.start()
    yield server
    server.stop()


def folder(tmp_path: Path) -> Path:
    """Return where pictures go."""
    wish = os.environ.get("PORTSIDE_SCREENS")
    found = Path(wish) if wish else tmp_path
    found.mkdir(parents=True, exist_ok=True)
    return found


def picture(page: Page, path: Path) -> None:
    """Take a picture when everything has settled."""
    page.mouse.move(2, 2)
    page.locator("html:not([data-drawing])").wait_for(state="attached")
    page.wait_for_timeout(250)
    page.screenshot(path=path)
    assert path.stat().st_size > 10_000


def at_harbour(person: Visitor, scenario: dict[str, Any]) -> None:
    """Sit down at the match in full swing."""
    bots = ["random"] * 3
    person.play("import_export", ["me", *bots], scenario=scenario, seed="screens")
    person.asked()


def at_lane(person: Visitor) -> None:
    """Sit down at Neko Harbour after some turns."""
    person.play("neko_harbour", ["me", "random", "random"])
    person.asked()
    person.play_on(34)
    person.asked()
    person.page.keyboard.press("Escape")


# One of them shows in every run that the pictures can be taken.
EVERYWHERE = [
    pytest.param(language, screen, marks=() if (language, screen) == EXAMPLE else pytest.mark.soak)
    for language in LANGUAGES
    for screen in SCREENS
]


@pytest.mark.parametrize(("language", "screen"), EVERYWHERE)
def test_pictures(invite: Invite, tmp_path: Path, language: str, screen: str) -> None:
    target = folder(tmp_path)
    theme = {"en": "dark", "fr": "light", "zh-Hant": "dark"}[language]
    phone = screen == "phone"

    def person() -> Visitor:
        return invite(size=SCREENS[screen], phone=phone, language=language, theme=theme)

    def path(name: str) -> Path:
        return target / f"{name}-{screen}-{language}.png"

    lobby = person()
    lobby.page.goto("/")
    lobby.page.locator(".title").first.wait_for()
    picture(lobby.page, path("lobby"))
    lobby.page.goto("/cards/import_export")
    lobby.page.locator("main li button").first.wait_for()
    picture(lobby.page, path("cards"))

    trader = person()
    at_harbour(trader, HARBOUR)
    picture(trader.page, path("import-export"))
    at_harbour(trader, CONTRACTING)
    trader.page.locator('.hand [data-ref="jasmine_tea"]').click()
    trader.page.get_by_role("dialog").first.wait_for()
    picture(trader.page, path("why-not"))

    skipper = person()
    at_lane(skipper)
    picture(skipper.page, path("neko-harbour"))
    assert skipper.play_on() == "over"
    skipper.page.locator("dialog figure").wait_for()
    picture(skipper.page, path("end-of-match"))
