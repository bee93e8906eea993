"""Build or check the browser client: `web.py build`, `web.py check`."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import STATIC, build_web, install_packages, mode, run_npm  # noqa: E402  see above
from scripts.install import LOCKS, VENV, CannotInstall, say, with_pip  # noqa: E402

CHECKS = ("check", "lint", "test")
STAMP = ROOT / "web/node_modules/.portside-built"
"""Holds the digest of the sources that were built last; an interrupted build leaves none."""


def main(task: str) -> None:
    """Do one task, and say in a line what to do where it cannot be done."""
    if task not in ("build", "check"):
        sys.exit(__doc__)
    try:
        build() if task == "build" else check()
    except (OSError, CannotInstall, subprocess.CalledProcessError) as error:
        sys.exit(f"The browser client failed: {error}\nPORTSIDE_WEB=skip leaves it out.")
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the same command goes on from here.")


def build() -> None:
    """Build the client, unless its sources are as they were."""
    digest = digest_of_sources()
    built = STAMP.is_file() and (ROOT / STATIC / "index.html").is_file()
    if mode(ROOT) in ("skip", "absent") or (built and STAMP.read_text() == digest):
        return
    STAMP.unlink(missing_ok=True)
    provide_node()
    say("Building the browser client (half a minute)")
    build_web(ROOT)
    STAMP.write_text(digest)


def check() -> None:
    """Run the type checker, the linters and the tests of the client."""
    if mode(ROOT) in ("skip", "absent"):
        return
    provide_node()
    install_packages(ROOT, checks=True)
    for name in CHECKS:
        run_npm(ROOT, "run", "--silent", "--if-present", name)


def provide_node() -> None:
    """Install the locked node where the machine has none."""
    if mode(ROOT) == "wheel":
        say("Fetching node for the browser client (60 MB)")
        with_pip(VENV, LOCKS / "node.txt")


def digest_of_sources() -> str:
    """Return the names and contents of all that the client is made of, as one word."""
    digest = hashlib.sha256()
    for path, content in sorted(sources()):
        digest.update(f"{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def sources() -> Iterator[tuple[Path, bytes]]:
    """List what the client is made of; it carries texts and data of the package too."""
    for folder, pattern in (
        (".", "hatch_build.py"),
        ("web", "*.*"),
        ("web/src", "**/*.*"),
        ("web/public", "**/*.*"),
        ("src", "**/*.ftl"),
        ("src", "**/*.toml"),
        ("src/portside/games", "**/*.json"),
    ):
        for path in (ROOT / folder).glob(pattern):
            if path.is_file():
                yield path, path.read_bytes()
    # What the rules import of the standard library is packed for browsers.
    for path in (ROOT / "src").rglob("*.py"):
        lines = path.read_bytes().splitlines()
        yield path, b"\n".join(each for each in lines if each.strip().startswith(IMPORTS))


IMPORTS = (b"import ", b"from ")


if __name__ == "__main__":
    main(*sys.argv[1:2] or [""])
