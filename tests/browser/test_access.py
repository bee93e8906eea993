"""Everybody can use it: axe-core finds nothing to blame on any page or state."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.harness import LAPTOP, PHONE, ROOT, Visitor

pytestmark = pytest.mark.browser

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# What passes is not told: on a page of many cards it is megabytes.
RUN = """(rules) => axe.run(document, { runOnly: rules, resultTypes: ["violations"] })
  .then(({ violations }) => violations)"""
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = ("color-contrast",)
"""All that another theme can do wrong."""

MESSAGES = "ask|bot|choice|counter|ending|error|lesson|log|option|part|place|ref|setting|web|why"
"""What ids of messages begin with."""


def blamed(page: Page, rules: Sequence[str] = RULES) -> list[str]:
    """Return what axe-core finds wrong with a page, as soon as all parts of it are there."""
    page.locator("html:not([data-drawing])").wait_for(state="attached")
    if not page.evaluate("'axe' in window"):
        # The content policy forbids script elements; the inspector may still run scripts.
        page.evaluate(Path(AXE).read_text("utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(RUN, list(rules))
    return [
        f"{violation['id']} ({node['target']}): {node.get('failureSummary', '')}"
        for violation in violations
        for node in violation["nodes"]
    ]


def unspoken(page: Page) -> list[str]:
    """Return what is read or heard on a page that should have been put into words."""
    heard = page.locator("body").aria_snapshot() + page.locator("body").inner_text()
    return re.findall(rf".*(?:[{{}}]|\b(?:{MESSAGES})-[a-z]).*", heard)


def at_a_table(title: str, answers: int, **options: object) -> Callable[[Visitor], None]:
    """Return a way to a table after some answers."""

    def way(person: Visitor) -> None:
        person.play(title, ["me", "random", "random"], seed="access", options=options)
        person.asked()
        person.play_on(answers)
        person.asked()

    return way


SUPER_SHIP = {
    "title": "import_export",
    "seats": 3,
    "options": {
        "set_capital": True,
        "values": {
            "teslas": {"load": {"technology": 2}},
            "sauna": {"load": {"luxury": 2}},
            "partnership": {"tier": 0},
        },
    },
    "zones": {
        "hand-0": ["partnership", "jets", "interest"],
        "contracts-0": ["teslas"],
        "cargo-0": ["tablets"],
        "contracts-1": ["sauna"],
        "cargo-1": ["champagne", "gps"],
        "hull-1": ["yen"],
        "island": ["euros", "rice", "market_data"],
        "goods-0": ["import_tax", "laptops"],
        "crew-0": ["automation"],
        "hull-4": ["cheap_labor"],
        "contracts-4": ["books"],
        "cargo-5": ["the_algorithm", "pants"],
    },
    "facts": {
        "led": "contract",
        "todo": [1, 0, 0],
        "colours": ["capital", "luxury", "illegal"],
        "sea": [5],
    },
}
"""Two ships that may become one, cards under ships, and grey everywhere."""


def super_ship(person: Visitor) -> None:
    """Make two ships one."""
    person.play("import_export", ["me", "random", "random"], scenario=SUPER_SHIP, seed="access")
    for _ in ("the Contract", "the other ship"):
        person.asked()
        seq = person.seq
        person.page.locator(".option").first.click()
        person.answered(seq)


def at_a_page(address: str, wait: str) -> Callable[[Visitor], None]:
    """Return a way to a page."""

    def way(person: Visitor) -> None:
        person.introduce("Mei")
        person.page.goto(address)
        person.page.locator(wait).first.wait_for()

    return way


def why_not(person: Visitor) -> None:
    at_a_table("import_export", 0)(person)
    person.page.locator(".sea .thing:not(.lit)").last.click()
    person.page.get_by_role("dialog", name="Why not?").wait_for()


def menu(person: Visitor) -> None:
    at_a_table("import_export", 0)(person)
    person.page.get_by_role("button", name="Menu", exact=True).click()


def rules_drawer(person: Visitor) -> None:
    at_a_table("neko_harbour", 0)(person)
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.locator("dialog p[id]").first.wait_for()


def large_card(person: Visitor) -> None:
    at_a_table("import_export", 0)(person)
    person.page.locator(".hand .thing").first.hover()
    person.page.get_by_role("tooltip").wait_for()


def result(person: Visitor) -> None:
    person.play("pretend", ["me", "random"], options={"nights": 4})
    assert person.play_on() == "over"
    person.page.locator("dialog .next").wait_for()


def curtain(person: Visitor) -> None:
    person.play("pretend", ["me", "me"])
    person.asked()
    person.option("Draw").click()
    expect(person.page.get_by_role("dialog", name="Hand over")).to_be_visible()


def guide(person: Visitor) -> None:
    at_a_page("/learn/import_export", "main figure")(person)
    person.page.get_by_role("button", name="To the table").click()
    person.page.get_by_role("complementary", name="Guide").wait_for()


def foyer(person: Visitor) -> None:
    person.introduce("Mei")
    person.sit(person.new_table("import_export", ["me", "free", "random"]))
    person.page.get_by_role("img", name="QR code of the link").wait_for()


def replay(person: Visitor) -> None:
    result(person)
    person.page.get_by_role("link", name="Replay").click()
    person.page.get_by_label("Moment of the match").wait_for()


STATES: dict[str, Callable[[Visitor], None]] = {
    "lobby": at_a_page("/", ".title"),
    "new": at_a_page("/new/import_export", "#setting-edition"),
    "learn": at_a_page("/learn", "main li a"),
    "primer": at_a_page("/learn/neko_harbour", "main figure"),
    "cards": at_a_page("/cards/import_export", "main li button"),
    "neko-cards": at_a_page("/cards/neko_harbour", "main li button"),
    "card": at_a_page("/cards/import_export/foxes", "main .face"),
    "values": at_a_page("/values/import_export", "main .cards .face"),
    "rules": at_a_page("/rules/neko_harbour", "p[id] button"),
    "mine": at_a_page("/mine", "main section"),
    "settings": at_a_page("/settings", "main form"),
    "unknown": at_a_page("/nowhere", "main [role=alert]"),
    "import-export": at_a_table("import_export", 12),
    "port-and-market": at_a_table("import_export", 12, set_tokyo=True, market=True),
    "super-ship": super_ship,
    "neko-draft": at_a_table("neko_harbour", 0),
    "neko-lane": at_a_table("neko_harbour", 12),
    "plain": at_a_table("pretend", 3),
    "why-not": why_not,
    "menu": menu,
    "rules-drawer": rules_drawer,
    "large-card": large_card,
    "result": result,
    "curtain": curtain,
    "guide": guide,
    "foyer": foyer,
    "replay": replay,
}


@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing_by_day_and_by_night(invite: Invite, name: str) -> None:
    person = invite(theme="auto")
    STATES[name](person)
    person.page.emulate_media(color_scheme="dark")
    assert blamed(person.page) == []
    person.page.emulate_media(color_scheme="light")
    assert blamed(person.page, COLOURS) == []
    assert unspoken(person.page) == []


@pytest.mark.parametrize("language", ["fr", "zh-Hant"])
@pytest.mark.parametrize(
    "name",
    ["lobby", "new", "import-export", "port-and-market", "super-ship", "neko-lane", "neko-draft"],
)
def test_nothing_is_left_unspoken(invite: Invite, name: str, language: str) -> None:
    person = invite(language=language)
    STATES[name](person)
    assert unspoken(person.page) == []


@pytest.mark.parametrize(
    "name", ["lobby", "import-export", "port-and-market", "super-ship", "neko-lane", "cards"]
)
def test_axe_finds_nothing_on_a_phone(invite: Invite, name: str) -> None:
    person = invite(size=PHONE, phone=True)
    STATES[name](person)
    assert blamed(person.page) == []


@pytest.mark.parametrize(
    "name", ["import-export", "port-and-market", "super-ship", "neko-lane", "neko-draft"]
)
def test_a_table_fits_a_laptop_without_scrolling(invite: Invite, name: str) -> None:
    person = invite()
    STATES[name](person)
    size = person.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == list(LAPTOP)


def test_news_is_announced(mei: Visitor) -> None:
    # Nobody but Mei plays, so that no further news comes by itself.
    mei.play("pretend", ["me", "me"])
    mei.asked()
    live = mei.page.locator("[aria-live=polite][role=log]")
    asked = mei.question.locator("h2").inner_text().split("?")[0]
    expect(live).to_contain_text(asked)
    mei.option("Draw").click()
    expect(live).to_contain_text("drew")
    expect(live).not_to_contain_text(asked)
