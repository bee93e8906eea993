"""Python as a browser has it: Pyodide, here under node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import wheel_home
from portside.hosting.browser_bundle import browser_bundle

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "web/node_modules/pyodide"


def run(folder: Path, source: str, given: object) -> list[str]:
    """Run Python source in Pyodide with `given` as a JSON text; return the lines it prints."""
    if not PYODIDE.is_dir():
        pytest.skip("Pyodide is not there: make web")
    packed, file = folder / "engine.zip", folder / "source.py"
    packed.write_bytes(browser_bundle())
    file.write_text(source, "utf-8")
    told = folder / "given.json"  # not by stdin: node gives up where that is slow to come
    told.write_text(json.dumps(given), "utf-8")
    node = shutil.which("node") or str(wheel_home() / "bin/node")
    parts = [HERE / "pyodide.mjs", PYODIDE, packed, file, told]
    command = [node, *map(str, parts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
