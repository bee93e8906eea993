"""Links between the pages for people lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)">')


def links(page: Path) -> list[str]:
    """Return where a page points inside the project."""
    found = LINK.findall(CODE.sub("", page.read_text("utf-8")))
    return [link for pair in found for link in pair if link and "://" not in link]


def anchors(page: Path) -> set[str]:
    """Return the places of a page that can be pointed at."""
    text = page.read_text("utf-8")
    headings = (re.sub(r"[^\w\- ]", "", name.lower()) for name in HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in headings} | set(ANCHOR.findall(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_something_that_is_there(page: Path) -> None:
    lost = []
    for link in links(page):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    told = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    pages = {page for page in PAGES if page.is_relative_to(ROOT / "docs")}
    assert pages - told == {index}, "give the page a line in docs/README.md"
