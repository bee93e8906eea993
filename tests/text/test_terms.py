"""Words hold together: one term for a thing, French spaces, and plurals after numbers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

SOURCE = Path(__file__).parents[2] / "src" / "portside"
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)
LANGUAGES = ("en", "fr", "zh-Hant")
FILES = [path for path in sorted(SOURCE.rglob("*.ftl")) if path.parent.name in LANGUAGES]


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def said(path: Path) -> str:
    """Return the lines of a file that somebody reads."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


# -- one term for a thing


@pytest.mark.parametrize("term", GLOSSARY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_used(term: str, language: str) -> None:
    everything = "\n".join(said(path) for path in FILES if path.parent.name == language)
    assert GLOSSARY[term][language].lower() in everything.lower()


@pytest.mark.parametrize("term", [term for term, entry in GLOSSARY.items() if "not" in entry])
def test_a_thing_has_one_name(term: str) -> None:
    found = [
        f"{name_of(path)}: {line}"
        for language, others in GLOSSARY[term]["not"].items()
        for path in FILES
        if path.parent.name == language
        for line in said(path).splitlines()
        if any(re.search(other, line) for other in others)
    ]
    assert found == []


# -- French spaces


@pytest.mark.parametrize("path", [p for p in FILES if p.parent.name == "fr"], ids=name_of)
def test_french_signs_stand_after_a_space_that_does_not_break(path: Path) -> None:
    words = re.sub(r"\{[^{}]*\}", "x", said(path))
    assert re.findall(r".{0,20}\S [:;?!»](?=\s|$|[»)])", words) == []
    assert re.findall(r".{0,20}« ", words) == []
    assert "\u202f" not in words, "the house uses one kind of space, U+00A0"


# -- plurals

UNCOUNTED = frozenset("cargo fish fuel permis carburant fois kept chosen share off ship".split())
"""Words that stand after a number and are the same for one."""
COUNTS = frozenset(
    "count number met points credits price index actions matches shown answers amount coins".split()
)
"""Numbers that may be one where they are named."""
NOUN = re.compile(r"[ \u00a0]([a-zà-ÿ]+)")
SMALL = frozenset(
    "of to is and or are has more at in a with for from on by the as "
    "de à et ou sur pour du est sont au en avec contre".split()
)
"""Words after a number that are no nouns."""


def phrases(
    pattern: fluent.Pattern, told: frozenset[str] = frozenset()
) -> Iterator[tuple[fluent.Pattern, frozenset[str]]]:
    """Return all phrases of a message, with the numbers by which it tells them apart."""
    yield pattern, told
    for part in pattern.elements:
        choice = part.expression if isinstance(part, fluent.Placeable) else None
        if isinstance(choice, fluent.SelectExpression):
            by = choice.selector
            names = {by.id.name} if isinstance(by, fluent.VariableReference) else set()
            for variant in choice.variants:
                yield from phrases(variant.value, told | names)


def counted(path: Path) -> Iterator[str]:
    """Return the messages in which a number stands before a noun that does not heed it."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message):
            continue
        values = [entry.value, *(each.value for each in entry.attributes)]
        for pattern, told in (both for value in values if value for both in phrases(value)):
            for number, text in zip(pattern.elements, pattern.elements[1:], strict=False):
                if isinstance(number, fluent.Placeable) and isinstance(text, fluent.TextElement):
                    noun = NOUN.match(text.value)
                    name = getattr(getattr(number.expression, "id", None), "name", "")
                    if noun and name in COUNTS - told and noun[1] not in UNCOUNTED | SMALL:
                        yield f"{entry.id.name}: {name} {noun[1]}"


@pytest.mark.parametrize("path", [p for p in FILES if p.parent.name != "zh-Hant"], ids=name_of)
def test_a_noun_after_a_number_has_a_form_for_one(path: Path) -> None:
    assert [*counted(path)] == []
