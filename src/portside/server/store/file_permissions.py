"""Files that hold secrets: nobody else on the machine may read them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from portside.server.logs import log

OWNER, OTHERS = 0o600, 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside its file; it makes them as readable as the file."""


def close_to_others(path: Path) -> None:
    """Take a file from everybody but its owner, or say loudly that it cannot be done."""
    if sys.platform == "win32":  # its folder belongs to the user there
        return
    try:
        if path.stat().st_mode & OTHERS:
            path.chmod(OWNER)
        open_to = path.stat().st_mode & OTHERS
    except FileNotFoundError:
        return
    except OSError:
        open_to = OTHERS
    if open_to:
        log.warning("others on this machine can read secrets", file=str(path))


def private_database(path: Path) -> None:
    """Make a SQLite file that only its owner can read, or make an older one so."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))
    for end in BESIDE:
        close_to_others(path.with_name(path.name + end))
