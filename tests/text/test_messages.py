"""Every message exists in every language, with the same facts and the typography it is due."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from portside.text import LANGUAGES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "portside"
FOLDERS = sorted(folder.parent for folder in SOURCE.rglob("en") if any(folder.glob("*.ftl")))
FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*/*.ftl"))]
IDS = {file: str(file.relative_to(SOURCE)) for file in FILES}


class Facts(visitor.Visitor):
    """Collect the facts a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  its name
        self.names.add(node.id.name)


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@cache
def patterns(file: Path) -> list[tuple[str, ast.Pattern]]:
    """Return every pattern of a file by message and attribute."""
    found = []
    for entry in parsed(file).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            if entry.value is not None:
                found.append((entry.id.name, entry.value))
            for attribute in entry.attributes:
                found.append((f"{entry.id.name}.{attribute.id.name}", attribute.value))
    return found


def facts(pattern: ast.Pattern) -> set[str]:
    found = Facts()
    found.visit(pattern)
    return found.names


def spoken(folder: Path, language: str) -> dict[str, set[str]]:
    """Return all messages of a package in a language, with the facts they use."""
    files = sorted((folder / language).glob("*.ftl"))
    return {name: facts(pattern) for file in files for name, pattern in patterns(file)}


@pytest.mark.parametrize("file", FILES, ids=IDS.get)
def test_the_parser_understands_every_line(file: Path) -> None:
    junk = [entry for entry in parsed(file).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("file", FILES, ids=IDS.get)
def test_no_message_is_said_twice(file: Path) -> None:
    said = Counter(name for other in file.parent.glob("*.ftl") for name, _ in patterns(other))
    assert sorted(name for name, _ in patterns(file) if said[name] > 1) == []


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    assert spoken(folder, language).keys() == spoken(folder, "en").keys()


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_language_uses_facts_that_english_does_not_know(folder: Path, language: str) -> None:
    english = spoken(folder, "en")
    strange = {
        name: used - english[name]
        for name, used in spoken(folder, language).items()
        # A language may tell one and many apart where English need not, and the reverse.
        if used - english.get(name, set()) - {"count", "number"}
    }
    assert strange == {}


@pytest.mark.parametrize("file", [f for f in FILES if f.parent.name == "fr"], ids=IDS.get)
def test_french_has_its_apostrophes_and_spaces(file: Path) -> None:
    text = "\n".join(
        line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    )
    words = re.sub(r"\{[^{}]*\}", "", text)
    assert re.findall(r"\w+'\w+", words) == []
    assert re.findall(r".{0,20}\w[;?»](?=\s|$)", words) == []


@pytest.mark.parametrize("file", sorted((SOURCE / "text" / "fr").glob("*.ftl")), ids=IDS.get)
def test_french_never_breaks_a_line_before_a_sign(file: Path) -> None:
    words = re.sub(r"\{[^{}]*\}", "x", file.read_text(encoding="utf-8"))
    assert re.findall(r".{0,20}\w [:;?!»](?=\s|$)", words) == []
    assert re.findall(r".{0,20}« ", words) == []


@pytest.mark.parametrize("file", [f for f in FILES if f.parent.name == "zh-Hant"], ids=IDS.get)
def test_chinese_sentences_end_in_chinese(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"[\u4e00-\u9fff][,;?!](?=\s|$|[\u4e00-\u9fff])", text) == []
    assert re.findall(r"[\u4e00-\u9fff]\.(?=\s|$)", text) == []


COMMANDS = (
    *SOURCE.glob("cli/*.py"),
    SOURCE / "server" / "serve_command.py",
    SOURCE / "server" / "site_command.py",
)


def words_used() -> set[str]:
    """Return the ids that the terminal client and the texts name in full."""
    found = set()
    for file in (*COMMANDS, *SOURCE.glob("text/*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0]
                if name in ("say", "note", "NotUnderstood") and isinstance(first, python.Constant):
                    found.add(str(first.value))
            if isinstance(node, python.keyword) and node.arg == "help":
                found.update(python.literal_eval(node.value).split())
    return found


def test_whatever_the_program_says_is_written_down() -> None:
    assert sorted(words_used() - spoken(SOURCE / "text", "en").keys()) == []


def test_nothing_is_written_down_that_nobody_says() -> None:
    """Look for ids of the terminal client in its code, in full or by their beginning."""
    code = "".join(file.read_text(encoding="utf-8") for file in COMMANDS)
    written = dict(patterns(SOURCE / "text" / "en" / "terminal.ftl"))
    begun = ("group-", "bench-")
    quoted = re.findall(r"""["']([a-z-]+)["']""", code)
    assert [n for n in written if n not in quoted and not n.startswith(begun)] == []
