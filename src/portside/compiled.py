"""The compiled rules: used where they were built from exactly these sources, and nowhere else.

`make fast` and the build of a wheel compile some modules of engine, titles, bots and adapters, and
those that put together what is sent of a match, by mypyc into `_compiled`, beside the sources. What
lies there is used as one whole or not at all: a build whose sources have changed since is passed
over, and the same Python runs as it is.

PORTSIDE_BUILD=plain uses the sources whatever there is; PORTSIDE_BUILD=compiled insists on a build,
and PORTSIDE_BUILD=FOLDER on one that lies elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""
FOLDER: Final = PACKAGE / "_compiled" / SUFFIX.strip(".").partition(".")[0]
"""Where a build for this Python lies."""
MANIFEST: Final = "manifest.json"
PARTS: Final = (
    "adapters",
    "engine",
    "games",
    "bots",
    "hosting",
    "server/play/state_delta.py",
    "server/play/state_json.py",
    "server/play/zone_json.py",
)
"""Folders and modules whose sources a build depends on."""
POWERS: Final = "powers"
"""But not on powers, which are never compiled and are called by name."""


def compiled_sources(package: Path) -> list[Path]:
    """Return all that a compiled build depends on."""
    parts = [package / part for part in PARTS]
    found = [
        path for part in parts for path in ([part] if part.suffix else sorted(part.rglob("*.py")))
    ]
    return [path for path in found if path.parent.name != POWERS and path.is_file()]


def sources_digest(package: Path) -> str:
    """Return one hash of all sources of the compiled rules, which changes with any of them."""
    whole = hashlib.sha256()
    for path in compiled_sources(package):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(package).as_posix()} {len(content)} ".encode())
        whole.update(content)
    return whole.hexdigest()


class CompiledFinder:
    """Find compiled modules where a build has them."""

    def __init__(self, folder: Path, modules: Iterable[str]) -> None:
        self.paths = {name: folder / f"{name}{SUFFIX}" for name in modules}

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is loaded from, if it is compiled."""
        path = self.paths.get(name)
        if path is None:
            return None
        return spec_from_file_location(name, path, loader=ExtensionFileLoader(name, str(path)))


def build_manifest(folder: Path) -> Mapping[str, object] | None:
    """Return what a compiled build says of itself, or None if there is none."""
    try:
        found = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def chosen_finder(wish: str, package: Path = PACKAGE) -> CompiledFinder | None:
    """Return what finds the compiled modules, or None where the sources are to be used.

    Raises:
        ImportError: a build was insisted on, and there is none of these sources.
    """
    if wish == "plain":
        return None
    folder = FOLDER if wish in ("", "compiled") else Path(wish)
    told = build_manifest(folder)
    modules = told["modules"] if told and told.get("sources") == sources_digest(package) else None
    if isinstance(modules, list):
        return CompiledFinder(folder, modules)
    if wish:
        state = "is no build" if told is None else "is only a build of other sources"
        raise ImportError(f"There {state} in {folder}; `make fast` makes one.")
    return None


def use_compiled() -> str:
    """Use the compiled modules, if they are there; return the name of what runs."""
    finder = chosen_finder(os.environ.get("PORTSIDE_BUILD", ""))
    if finder is None:
        return "plain"
    sys.meta_path.insert(0, finder)
    return "compiled"


BUILD: Final = use_compiled()
"""What runs: `plain` or `compiled`."""
