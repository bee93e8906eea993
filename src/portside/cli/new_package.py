"""`portside new-title` and `new-expansion`: packages that work, to change into one's own."""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

import portside
from portside.engine.errors import PortsideError
from portside.engine.expansions import expansions

if TYPE_CHECKING:
    from portside.engine.game import Game

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATES: Final = files("portside.cli").joinpath("template")
TITLE: Final = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "src/{name}/__init__.py": "init.py.txt",
    "src/{name}/table.py": "table.py.txt",
    "src/{name}/rules.py": "rules.py.txt",
    "src/{name}/py.typed": "",
    "src/{name}/text/en/play.ftl": "play.ftl.txt",
    "tests/test_{name}.py": "test_title.py.txt",
}
"""The files of a title, and what each is made from."""
PACKAGE: Final = {
    "pyproject.toml": "expansion.toml.txt",
    "README.md": "expansion.md.txt",
}
CARDS: Final = {
    "src/{name}/__init__.py": "init.py.txt",
    "src/{name}/cards.toml": "cards.toml.txt",
    "src/{name}/powers.py": "powers.py.txt",
    "src/{name}/py.typed": "",
    "src/{name}/text/en/cards.ftl": "words.ftl.txt",
    "tests/test_{name}.py": "test_cards.py.txt",
}
"""The files of an expansion; its cards are made from what lies in `template` of their title."""


class BadName(PortsideError):
    """Refuse a name that no package can have, that is taken, or that lies there already."""

    code = "bad-name"


def write_title(name: str, folder: Path) -> list[Path]:
    """Write the package of a new title into a folder of its name and return its files.

    Raises:
        BadName: the name cannot be used.
    """
    home = checked_package_folder(name, folder, portside.titles())
    return write_from_template(home, {"name": name}, TITLE, TEMPLATES)


def write_expansion(name: str, game: Game, folder: Path) -> list[Path]:
    """Write a package with a few cards for a title and return its files.

    Raises:
        BadName: the name cannot be used, or the title has no cards to begin with.
    """
    home = checked_package_folder(name, folder, expansions(game.name))
    module = import_module(game.step.__module__)
    cards = files(module.__package__ or module.__name__).joinpath("template")
    if not cards.is_dir():
        raise BadName(f"{game.name} has no cards for an expansion to begin with.", title=game.name)
    words = {"name": name, "title": game.name}
    return [
        *write_from_template(home, words, PACKAGE, TEMPLATES),
        *write_from_template(home, words, CARDS, cards),
    ]


def checked_package_folder(name: str, folder: Path, taken: list[str]) -> Path:
    """Return where a new package goes, or raise `BadName`."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        message = f"{name!r} cannot name a package: small letters, digits and _ only."
        raise BadName(message, title=name)
    if name in taken:
        raise BadName(f"{name!r} is there already.", title=name)
    if (folder / name).exists():
        raise BadName(f"{folder / name} is there already.", title=name)
    return folder / name


def write_from_template(
    home: Path, words: Mapping[str, str], parts: Mapping[str, str], template: Traversable
) -> list[Path]:
    """Write the files of a new package from a template and return them."""
    name = words["name"]
    facts = {
        **words,
        "dashed": name.replace("_", "-"),
        "words": name.replace("_", " ").capitalize(),
    }
    found = []
    for target, source in parts.items():
        path = home / target.format(name=name)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = template.joinpath(source).read_text(encoding="utf-8") if source else ""
        path.write_text(Template(text).substitute(facts), encoding="utf-8")
        found.append(path)
    return found
