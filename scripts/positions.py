"""Write the positions that show rules and cards, as their tests build them.

.venv/bin/python scripts/positions.py

Whenever one of those tests runs, it is compared with what is written (`tests/games/conftest.py`).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAYED = ("matches", "records", "referee", "numbers", "estimate", "properties")
"""Tests that play whole matches build no positions."""


def main() -> int:
    """Run the tests of all titles once, in order, and let them be written down."""
    left_out = [f"--ignore-glob=*/test_{name}.py" for name in PLAYED]
    chosen = ["-q", "-n", "0", "-p", "no:randomly", "-m", "not slow and not soak"]
    command = [sys.executable, "-m", "pytest", "tests/games", "--positions", *chosen, *left_out]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
