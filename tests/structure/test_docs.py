"""The reference pages say what texts, settings and tests say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portside.server.config import Config, config_to_environment
from scripts.docs_rules import DOCS, PAGES, ROOT, linked, pages, rules_of, stale

ANCHOR = re.compile(r'<a id="([^"]+)">')
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")


def test_the_reference_pages_are_as_they_would_be_written_now() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in stale()]
    assert names == [], "run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_has_an_anchor_of_its_own(page: object) -> None:
    name = getattr(page, "name", "")
    anchors = ANCHOR.findall((DOCS / "rules" / f"{name}.md").read_text("utf-8"))
    numbers = [rule.number.lower() for each in PAGES if each == page for rule in rules_of(each)]
    assert anchors == numbers
    assert len(set(anchors)) == len(anchors)


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.stem)
def test_every_link_leads_somewhere(path: Path) -> None:
    lost = []
    for file, anchor in LINK.findall(path.read_text("utf-8")):
        target = (path.parent / file).resolve() if file else path
        if not target.is_file():
            lost.append(file)
        elif anchor and f'<a id="{anchor}">' not in target.read_text("utf-8"):
            lost.append(f"{file}#{anchor}")
    assert lost == []


def test_the_hosting_page_names_every_variable_of_a_server() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")
    assert [name for name in config_to_environment(Config()) if f"`{name}`" not in page] == []


def test_numbers_of_rules_become_links() -> None:
    home = PAGES[0]
    text = linked("see AMB-005 and AMB-999", {"AMB-005": home})
    assert text == "see [AMB-005](import-export.md#amb-005) and AMB-999"
