"""Helpers for tests about the code: parsed modules, titles and their texts."""

from __future__ import annotations

import ast
import importlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import portside.testing.pretend  # registers itself
from portside.engine.game import Game, find, titles

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "portside"
TESTS = ROOT / "tests"
LANGUAGES = ("en", "fr", "zh-Hant")
TITLES = tuple(titles())


@dataclass(frozen=True)
class Module:
    """Hold one parsed module."""

    path: Path
    tree: ast.Module

    @property
    def name(self) -> str:
        """Return its path below the package, for messages and lists of exceptions."""
        return self.path.relative_to(SOURCE).as_posix()

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """Go through all functions and methods."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node

    def strings(self) -> Iterator[ast.Constant]:
        """Go through all texts that are no docstrings."""
        told = {id(node.value) for node in ast.walk(self.tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(self.tree):
            text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if isinstance(node, ast.Constant) and text and id(node) not in told:
                yield node


@cache
def modules(*folders: str) -> tuple[Module, ...]:
    """Parse all modules below folders of the package; of the whole package without any."""
    paths = [path for folder in folders or (".",) for path in (SOURCE / folder).rglob("*.py")]
    return tuple(Module(path, ast.parse(path.read_text("utf-8"))) for path in sorted(set(paths)))


def rules() -> tuple[Module, ...]:
    """Return every module that plays: the engine and all titles."""
    return modules("engine", "games", "testing/pretend")


# -- titles


def package(game: Game) -> Path:
    """Return the folder of a title: that of its package, for single modules may be compiled."""
    found = importlib.import_module(game.step.__module__.rpartition(".")[0])
    assert found.__file__ is not None
    return Path(found.__file__).parent


def card_data(game: Game) -> dict[str, Any]:
    """Return the entries of a title's card file, by slug."""
    return tomllib.loads((package(game) / "cards.toml").read_text("utf-8"))


def folder_of_tests(game: Game) -> Path:
    """Return where the tests of a title are."""
    own = "testing" if "testing" in package(game).parts else "games"
    return TESTS / own / package(game).name


# -- texts


@dataclass(frozen=True)
class Message:
    """Hold one message: where it is, and the variables of its value and attributes."""

    file: str
    parts: tuple[tuple[str, frozenset[str]], ...]


@dataclass(frozen=True)
class Texts:
    """Hold the messages of one language in one folder, and what could not be read."""

    messages: dict[str, Message]
    junk: list[str]
    twice: list[str]


def text_folders() -> list[Path]:
    """Return every folder that holds a folder for each language."""
    return sorted({path.parent for path in SOURCE.rglob("en") if path.is_dir()})


@cache
def texts(folder: Path, language: str) -> Texts:
    """Read the messages of one language."""
    found = Texts({}, [], [])
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, fluent.Junk):
                found.junk.append(f"{path.relative_to(SOURCE)}: {(entry.content or '')[:60]!r}")
            elif isinstance(entry, fluent.Message | fluent.Term):
                if entry.id.name in found.messages:
                    found.twice.append(f"{path.name}: {entry.id.name}")
                found.messages[entry.id.name] = _message(path.name, entry)
    return found


def _message(file: str, entry: fluent.Message | fluent.Term) -> Message:
    parts = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
    return Message(file, tuple((name, variables(value)) for name, value in parts))


def variables(node: object) -> frozenset[str]:
    """Return the variables used anywhere in a pattern."""
    if isinstance(node, fluent.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, fluent.BaseNode):
        return frozenset().union(*(variables(child) for child in vars(node).values()))
    if isinstance(node, list):
        return frozenset().union(*(variables(child) for child in node))
    return frozenset()


def title_texts(game: Game, language: str) -> dict[str, Message]:
    """Return the messages a title can use: its own and the program's."""
    own = texts(package(game) / "text", language).messages
    return texts(SOURCE / "text", language).messages | own


__all__ = ["find", "portside"]
