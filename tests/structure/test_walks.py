"""The functions that the architecture page walks through exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.structure.source import ROOT, SOURCE

PAGE = ROOT / "docs" / "architecture.md"
NAMED = re.compile(r"`([\w/.]+\.(?:py|ts)):([\w.]+)`")
"""A function with its file: `engine/match.py:Match.answer`, `web/lib/answering.ts:click`."""


def named() -> list[tuple[str, str]]:
    return sorted(set(NAMED.findall(PAGE.read_text("utf-8"))))


def source(file: str) -> Path:
    """Return the file meant: below the package, or of the browser client."""
    web = file.startswith("web/")
    return ROOT / "web" / "src" / file.removeprefix("web/") if web else SOURCE / file


@cache
def defined(path: Path) -> frozenset[str]:
    """Return the functions, classes and methods of a file."""
    text = path.read_text("utf-8")
    if path.suffix == ".ts":
        return frozenset(re.findall(r"^(?:export )?(?: {2}|function )(\w+)\(", text, re.MULTILINE))
    return frozenset(inside(ast.parse(text), ""))


def inside(node: ast.AST, before: str) -> list[str]:
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found += [before + child.name, *inside(child, f"{before}{child.name}.")]
    return found


@pytest.mark.parametrize(("file", "function"), named())
def test_a_function_of_a_walk_exists(file: str, function: str) -> None:
    assert source(file).is_file()
    assert function in defined(source(file))


def test_the_walks_are_found() -> None:
    walks = PAGE.read_text("utf-8").partition("## Four walks")[2].partition("\n## ")[0]
    assert len(re.findall(r"^### ", walks, re.MULTILINE)) == 4
    assert all(len(NAMED.findall(walk)) >= 5 for walk in walks.split("### ")[1:])
    assert "lost" not in defined(source("engine/match.py"))
