"""Python as a browser has it: Pyodide, here under node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import wheel_home
from portside.hosting.bundle import bundle

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "web/node_modules/pyodide"


def run(folder: Path, source: str, given: object) -> list[str]:
    """Run Python source in Pyodide with `given` as a JSON text; return the lines it prints."""
    if not PYODIDE.is_dir():
        pytest.skip("Pyodide is not there: make web")
    packed, file = folder / "engine.zip", folder / "source.py"
    packed.write_bytes(bundle())
    file.write_text(source, "utf-8")
    node = shutil.which("node") or str(wheel_home() / "bin/node")
    command = [node, str(HERE / "pyodide.mjs"), str(PYODIDE), str(packed), str(file)]
    done = subprocess.run(
        command, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
