"""`portside new-title`: a package with a small title in it, to change into one's own."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Final

import portside
from portside.engine.errors import PortsideError

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATE: Final = files("portside.cli").joinpath("template")
PARTS: Final = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "src/{name}/__init__.py": "init.py.txt",
    "src/{name}/table.py": "table.py.txt",
    "src/{name}/rules.py": "rules.py.txt",
    "src/{name}/py.typed": "",
    "src/{name}/text/en/play.ftl": "play.ftl.txt",
    "tests/test_{name}.py": "test_title.py.txt",
}
"""The files of the package, and what each is made from."""


class BadName(PortsideError):
    """Refuse a name that no package can have, that a title has, or that lies there already."""

    code = "bad-name"


def write_title(name: str, folder: Path) -> list[Path]:
    """Write the package of a new title into a folder of its name and return its files.

    Raises:
        BadName: the name cannot be used.
    """
    home = folder / name
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        message = f"{name!r} cannot name a package: small letters, digits and _ only."
        raise BadName(message, title=name)
    if name in portside.titles():
        raise BadName(f"There is a title {name!r} already.", title=name)
    if home.exists():
        raise BadName(f"{home} is there already.", title=name)
    words = {
        "name": name,
        "dashed": name.replace("_", "-"),
        "words": name.replace("_", " ").capitalize(),
    }
    written = []
    for target, source in PARTS.items():
        path = home / target.format(name=name)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = TEMPLATE.joinpath(source).read_text(encoding="utf-8") if source else ""
        path.write_text(Template(text).substitute(words), encoding="utf-8")
        written.append(path)
    return written
