"""What a browser needs of this package, as one file: rules, titles, bots and the host, no words.

Words, positions and figures the page has by itself.
"""

from __future__ import annotations

import ast
import gzip
import io
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from portside import __version__

PARTS = (
    "__init__.py",
    "compiled.py",
    "extras.py",
    "engine",
    "games",
    "bots",
    "hosting",
    "offline",
    "text",
)
"""Of `portside`; of `text` only what needs no Fluent."""
LEFT_OUT = (
    "portside/hosting/browser_bundle.py",
    "portside/text/texts.py",
    "portside/text/catalogue.py",
)
OF_THE_PAGE = ("/positions.json", "/figures.json")
ENDINGS = (".py", ".toml", ".json")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same content shall be the same file, whenever it is made."""
NOTHING_TO_SAY = "-"
"""Stands in for docstrings: a dataclass without one would spend time on writing its own."""


@cache
def browser_bundle() -> bytes:
    """Return the file; a browser unpacks it beside its standard library."""
    return archived((name, bared(name, content)) for name, content in bundled_files())


@cache
def packed_browser_bundle() -> bytes:
    """Return the file as it goes over the line."""
    return gzip.compress(browser_bundle(), 9, mtime=0)


def archived(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return files as one, not packed: what packs them all at once makes far less of them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
    return made.getvalue()


def bared(name: str, content: bytes) -> bytes:
    """Return a file without what only readers need: comments, docstrings and wide spaces."""
    if not name.endswith(".py"):
        return content
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = NOTHING_TO_SAY
    return ast.unparse(tree).encode()


def bundled_files() -> Iterator[tuple[str, bytes]]:
    """Return the files with their paths, and what tells the version of an installed package."""
    told = f"Metadata-Version: 2.4\nName: portside\nVersion: {__version__}\n"
    yield f"portside-{__version__}.dist-info/METADATA", told.encode()
    root = files("portside")
    for part in PARTS:
        for name, found in _below(f"portside/{part}", root.joinpath(part)):
            wanted = name.endswith(ENDINGS) and not name.endswith(OF_THE_PAGE)
            if wanted and name not in LEFT_OUT:
                yield name, found.read_bytes()


def _below(name: str, found: Traversable) -> Iterator[tuple[str, Traversable]]:
    if found.is_file():
        yield name, found
        return
    for inner in found.iterdir():
        yield from _below(f"{name}/{inner.name}", inner)
