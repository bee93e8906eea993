"""Python as a browser has it: Pyodide as it is shipped, with what is left of its library."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import wheel_home
from portside.hosting.browser_bundle import browser_bundle

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "src/portside/server/static/assets"


def unpacked(folder: Path) -> Path:
    """Return Pyodide, unpacked as a browser does it."""
    packed = list(ASSETS.glob("pyodide-*/*.gz"))
    if not packed:
        pytest.skip("Pyodide is not there: make web")
    home = folder / "pyodide"
    home.mkdir(exist_ok=True)
    for file in packed:
        (home / file.stem).write_bytes(gzip.decompress(file.read_bytes()))
    # Only so does node take the loader for a module.
    (home / "package.json").write_text('{"type": "module"}', "utf-8")
    return home


def run(folder: Path, source: str, given: object) -> list[str]:
    """Run Python source in Pyodide with `given` as a JSON text; return the lines it prints."""
    packed, file = folder / "engine.zip", folder / "source.py"
    packed.write_bytes(browser_bundle())
    file.write_text(source, "utf-8")
    told = folder / "given.json"  # not by stdin: node gives up where that is slow to come
    told.write_text(json.dumps(given), "utf-8")
    node = shutil.which("node") or str(wheel_home() / "bin/node")
    parts = [HERE / "pyodide.mjs", unpacked(folder), packed, file, told]
    command = [node, *map(str, parts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
