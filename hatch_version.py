"""Tell the version from the tags of the repository; nobody writes it down.

A commit with the tag `v0.2.0` is 0.2.0. Commits after it are on the way to the next:
`0.2.1.dev3+g1a2b3c4d` is the third. An sdist carries its version along, in PKG-INFO. A bare copy of
the files knows none.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent
FIRST = "0.1.0"
"""What is on its way as long as nothing is tagged."""
UNKNOWN = "0+unknown"
DESCRIBED = re.compile(r"v(?P<tag>(?:\d+\.)*(?P<last>\d+))-(?P<after>\d+)-(?P<commit>g[0-9a-f]+)")


def version(root: Path = ROOT) -> str:
    """Return the version of what lies in a folder."""
    return packed(root) or described(root) or UNKNOWN


def packed(root: Path) -> str:
    """Return the version an sdist carries along, or nothing."""
    info = root / "PKG-INFO"
    lines = info.read_text("utf-8").splitlines() if info.is_file() else []
    return next((line.split(": ")[1] for line in lines if line.startswith("Version: ")), "")


def described(root: Path) -> str:
    """Return the version by the last tag and the commits since, or nothing without a repository."""
    if git(root, "rev-parse", "--show-cdup") != "" or not git(root, "rev-parse", "HEAD"):
        return ""  # no repository, or that of somebody who has put the files into theirs
    told = git(root, "describe", "--tags", "--long", "--abbrev=8", "--match", "v[0-9]*")
    found = DESCRIBED.fullmatch(told or "")
    if found is None:
        commit = git(root, "rev-parse", "--short=8", "HEAD")
        return f"{FIRST}.dev{git(root, 'rev-list', '--count', 'HEAD')}+g{commit}"
    if found["after"] == "0":
        return found["tag"]
    following = found["tag"].removesuffix(found["last"]) + str(int(found["last"]) + 1)
    return f"{following}.dev{found['after']}+{found['commit']}"


def git(root: Path, *arguments: str) -> str | None:
    """Return what git says, or None if it fails or there is none."""
    try:
        said = subprocess.run(
            ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    return said.stdout.strip() if said.returncode == 0 else None
