"""The messages of one language, read from the packages that own them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from portside.engine.expansions import usable
from portside.engine.game import find, shipped

if TYPE_CHECKING:
    from portside.engine.game import Game

RULES = "rule"
"""Files that begin like this hold rules; they are big and read only when a rule is asked for."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins: what goes on is indented or closes a brace."""
REFERENCE = re.compile(r"(?<![$\w-])-?[a-zA-Z][\w-]*")
"""What may refer to another message or term: a name too many costs nothing but time."""


class Catalogue:
    """Find and fill the messages of one language."""

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        self.language = language
        self._files = [file for folder in folders for file in _files(folder.joinpath(language))]
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._with_rules = False
        self._open(file for file in self._files if not file.name.startswith(RULES))

    def filled(self, name: str, attribute: str, facts: Mapping[str, object]) -> str | None:
        """Return a message of the catalogue (or an attribute) with facts in place, or None."""
        if not self._has(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        # Problems such as a fact that is not there show in the text; they must not stop a match.
        text, _ = self._bundle.format_pattern(pattern, dict(facts))
        return str(text)

    def rules(self) -> Iterator[tuple[str, str]]:
        """Return the rules in the catalogue in order, as pairs of section and id."""
        section = ""
        for file in self._files:
            if not file.name.startswith(RULES):
                continue
            for entry in _parsed(file).body:
                if isinstance(entry, ast.GroupComment):
                    section = entry.content or ""
                elif isinstance(entry, ast.Message) and entry.id.name.startswith("rule-"):
                    yield section, entry.id.name.removeprefix("rule-")

    def _has(self, name: str) -> bool:
        if name.startswith("rule-") and not self._with_rules:
            self._with_rules = True
            self._open(file for file in self._files if file.name.startswith(RULES))
        self._read(name)
        return self._bundle.has_message(name)

    def _open(self, found: Iterable[Traversable]) -> None:
        """Take files into the catalogue; of two messages with one name the first counts."""
        for file in found:
            self._unread = entries(file.read_text(encoding="utf-8")) | self._unread

    def _read(self, name: str) -> None:
        """Parse a message that is wanted, and all it refers to.

        Parsing everything takes longer than most commands need for all the rest.
        """
        source = self._unread.pop(name, None)
        if source is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        for reference in REFERENCE.findall(source):
            self._read(reference)


def entries(source: str) -> dict[str, str]:
    """Return the source of each message and term of a catalogue's file, by name."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {
        start[1]: source[start.start() : end]
        for start, end in reversed(list(zip(starts, ends, strict=True)))
    }


@cache
def catalogue(language: str, title: str) -> Catalogue:
    """Return the catalogue of messages of the program and of a title, which may reword them."""
    root = files("portside")
    own = [root.joinpath("text"), root.joinpath("bots", "text")]
    return Catalogue(language, [*(text_folders(find(title)) if title else ()), *own])


def text_folders(game: Game) -> list[Traversable]:
    """Return the folders `text` of a title's package and of its expansions, where they have one."""
    return [*own_text_folders(game), *added_text_folders(game)]


def own_text_folders(game: Game) -> list[Traversable]:
    """Return the folder of texts in the package that holds a title's code."""
    module = import_module(game.step.__module__)
    return _folder(module.__package__ or module.__name__)


def added_text_folders(game: Game) -> list[Traversable]:
    """Return the folders of texts in the packages that bring expansions."""
    every = [expansion for expansion, _ in usable(game).values()]
    return [folder for expansion in every for folder in _folder(expansion.package)]


def _folder(package: str) -> list[Traversable]:
    folder = files(package).joinpath("text")
    return [folder] if folder.is_dir() else []


def words_of_others(game: Game, language: str) -> str:
    """Return what a title says in a language that comes from other packages, without its rules."""
    own = [] if game.name in shipped() else own_text_folders(game)
    folders = [folder.joinpath(language) for folder in (*own, *added_text_folders(game))]
    found = [file for folder in folders for file in _files(folder)]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in found if not file.name.startswith(RULES)
    )


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def _parsed(file: Traversable) -> ast.Resource:
    return FluentResource(file.read_text(encoding="utf-8"))
