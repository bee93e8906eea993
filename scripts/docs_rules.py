"""Write the reference pages: the numbered rules with their tests, and the settings.

.venv/bin/python scripts/docs_rules.py          writes docs/rules/*.md and docs/options.md
.venv/bin/python scripts/docs_rules.py --check  only says which of them are stale
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from portside.cli.rules import rules_in
from portside.cli.settings import settings_page
from portside.engine.game import find, shipped
from portside.text import Texts

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
GENERATED: Final = "<!-- Written by scripts/docs_rules.py; do not edit. -->"
NUMBER: Final = re.compile(r"\b(?:IE|AMB|IX|EX|DT|F1|NH)(?:-[A-Z]+)?-\d+\b")
PREFIX: Final = "rule-"
HOW: Final = """\
Give them as `--options name=value`, or set them when you open a table. The first value is used
where nothing is said. Where a rulebook is silent or contradicts itself, it is our ruling, and the
number tells which.
"""


@dataclass(frozen=True)
class Page:
    """Say what one page of rules is made of.

    Attributes:
        name: file name without ending.
        heading: what it is called.
        title: the title whose rules they are.
        source: the file of messages, the same in each language.
    """

    name: str
    heading: str
    title: str
    source: str

    @property
    def file(self) -> Path:
        """Return where the messages are."""
        return ROOT / "src/portside/games" / self.title / "text/en" / self.source


PAGES: Final = (
    Page(
        "import-export",
        "Rules of Import/Export, Definitive Edition",
        "import_export",
        "rules.ftl",
    ),
    Page(
        "import-export-first",
        "Rules of Import/Export, first edition",
        "import_export",
        "rules-first.ftl",
    ),
    Page("neko-harbour", "Rules of Neko Harbour: The Card Game", "neko_harbour", "rules.ftl"),
)


@dataclass(frozen=True)
class Rule:
    """Hold one rule as it is worded; `question` is what a ruling answers."""

    number: str
    section: str
    text: str
    question: str


@dataclass(frozen=True)
class Test:
    """Name one test: its function and its file."""

    __test__ = False  # it names tests, and is none

    name: str
    file: Path


# -- reading


def rules_of(page: Page) -> Iterator[Rule]:
    """Go through the rules of a page in order."""
    section = ""
    for entry in FluentParser().parse(page.file.read_text("utf-8")).body:
        if isinstance(entry, fluent.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, fluent.Message) and entry.id.name.startswith(PREFIX):
            question = next((a for a in entry.attributes if a.id.name == "question"), None)
            yield Rule(
                entry.id.name.removeprefix(PREFIX),
                section,
                plain(entry.value),
                plain(question.value) if question else "",
            )


def plain(pattern: fluent.Pattern | None) -> str:
    """Return a message without variables as one line."""
    text = FluentSerializer().serialize_entry(fluent.Message(fluent.Identifier("x"), pattern))
    return " ".join(text.removeprefix("x =").split())


def tests_by_rule() -> dict[str, list[Test]]:
    """Return the tests that are marked with each rule, by file and line."""
    found: dict[str, list[Test]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marked = {rule for mark in node.decorator_list for rule in rules_in(mark)}
                for rule in marked:
                    found.setdefault(rule, []).append(Test(node.name, file))
    return found


def settings_by_rule() -> dict[str, list[str]]:
    """Return the settings that decide each ruling."""
    found: dict[str, list[str]] = {}
    for title in shipped():
        for setting in find(title).settings:
            if setting.rule:
                found.setdefault(setting.rule, []).append(setting.name)
    return found


# -- writing


def pages() -> dict[Path, str]:
    """Return every generated page with its text."""
    every = {page: list(rules_of(page)) for page in PAGES}
    homes = {rule.number: page for page, rules in every.items() for rule in rules}
    tests, settings = tests_by_rule(), settings_by_rule()
    out = {
        DOCS / "rules" / f"{page.name}.md": "".join(
            f"{line}\n" for line in written(page, rules, homes, tests, settings)
        )
        for page, rules in every.items()
    }
    return {**out, DOCS / "options.md": options(homes)}


def written(
    page: Page,
    rules: list[Rule],
    homes: Mapping[str, Page],
    tests: Mapping[str, list[Test]],
    settings: Mapping[str, list[str]],
) -> Iterator[str]:
    """Return the lines of a page of rules."""
    shown = sum(rule.number in tests for rule in rules)
    yield from (f"# {page.heading}", "", GENERATED, "")
    yield f"{len(rules)} rules and rulings in our own words; {shown} of them are shown by a test."
    yield "Questions, log lines and refusals of the program carry these numbers, and"
    yield f"`portside rules {page.title} {rules[0].number}` prints one in any of its languages."
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            yield from ("", f"## {section}", "")
        yield "- " + " ".join(parts(rule, homes, settings))
        yield from (f"  - {named(test)}" for test in tests.get(rule.number, ()))


def parts(
    rule: Rule, homes: Mapping[str, Page], settings: Mapping[str, list[str]]
) -> Iterator[str]:
    """Return the pieces of one rule: anchor, number, question, text, settings."""
    yield f'<a id="{rule.number.lower()}"></a>**{rule.number}**'
    if rule.question:
        yield f"*{rule.question}*"
    yield linked(rule.text, homes)
    for name in settings.get(rule.number, ()):
        yield f"(setting [`{name}`](../options.md))"


def linked(text: str, homes: Mapping[str, Page], folder: str = "") -> str:
    """Turn the numbers of rules into links."""

    def link(found: re.Match[str]) -> str:
        number = found[0]
        home = homes.get(number)
        return f"[{number}]({folder}{home.name}.md#{number.lower()})" if home else number

    return NUMBER.sub(link, text)


def named(test: Test) -> str:
    """Return a test as a link to its file."""
    path = test.file.relative_to(ROOT).as_posix()
    words = test.name.removeprefix("test_").replace("_", " ")
    return f"[{words}](../../{path})"


def options(homes: Mapping[str, Page]) -> str:
    """Return the page of all settings."""
    texts = [Texts("en", title) for title in shipped()]
    bodies = [settings_page(find(each.title), each) for each in texts]
    lowered = "\n".join(re.sub(r"^#", "##", body, flags=re.MULTILINE) for body in bodies)
    return f"# Settings\n\n{GENERATED}\n\n{HOW}\n" + linked(lowered, homes, "rules/")


# -- the command


def stale() -> list[Path]:
    """Return the pages that are not as they would be written now."""
    return [
        path
        for path, text in pages().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def main() -> int:
    """Write the pages, or only check them."""
    changed = stale()
    for path in changed:
        print(path.relative_to(ROOT))
    if "--check" in sys.argv[1:]:
        return 1 if changed else 0
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
