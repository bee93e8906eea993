"""The words of titles, as clients get them."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from portside.engine.game import find
from portside.text import LANGUAGES, UnknownLanguage
from portside.text.catalogue import RULES, text_folders

Part = Literal["all", "words", "rules"]

PROGRAM = ("portside.text", "portside.bots", "portside.offline", "portside.server")
"""Packages whose words every title needs besides its own."""


def title_texts(language: str, title: str, part: Part = "all") -> str:
    """Return the texts of the program and of a title as Fluent messages."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        message = f"There are no texts in {language!r}; there are: {known}."
        raise UnknownLanguage(message, language=language, languages=known)
    folders = [files(package) for package in PROGRAM]
    roots = [folder if folder.joinpath("en").is_dir() else folder / "text" for folder in folders]
    texts = [
        text
        for root in [*roots, *text_folders(find(title))]
        for text in _read(root, language, part)
    ]
    return "\n".join(texts)


def _read(root: Traversable, language: str, part: Part) -> list[str]:
    folder = root.joinpath(language)
    if not folder.is_dir():
        return []
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [
        file.read_text(encoding="utf-8")
        for file in found
        if part == "all" or (part == "rules") == file.name.startswith(RULES)
    ]
