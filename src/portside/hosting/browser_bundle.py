"""What a browser needs of this package, as one file: rules, titles, bots and the host, no words.

Words, positions and figures the page has by itself.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
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


@cache
def browser_bundle() -> bytes:
    """Return the bundle of this package as one file; a browser unpacks it beside its library."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(bundled_files()):
            info = zipfile.ZipInfo(name, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return made.getvalue()


def bundled_files() -> Iterator[tuple[str, bytes]]:
    """Return the files of the browser's bundle with their paths, and a package's version."""
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
