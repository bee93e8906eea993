"""Guards over the repository itself: what may be tracked and what must be there."""

from __future__ import annotations

import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

import portside

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

# An absolute path below somebody's own folder; a longer path may well have such a part inside.
MACHINE_PATH = re.compile(r"(?<![\w.~}-])/(?:home|root|work|Users)/\w")
PACKAGE_INDEX = re.compile(
    r"^\s*(?:[\w@:.-]*(?:index[-_]url|find[-_]links|registry))\s*=|^\s*\[\[?tool\.uv\.index",
    re.MULTILINE,
)

REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:com|org)")


def tracked(*patterns: str) -> list[Path]:
    """List the tracked files that match any of the git patterns."""
    command = ["git", "ls-files", "-z", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0") if (path := ROOT / name).is_file()]


def text(path: Path) -> str:
    """Read a file, skipping over what is not text."""
    return path.read_text("utf-8", errors="ignore")


def locked(lock: str) -> dict[str, str]:
    """Read the lowest locked version of each package in a lock."""
    pins = re.findall(
        r"^([\w.-]+)==([\w.]+)", text(ROOT / f"requirements/{lock}.txt"), re.MULTILINE
    )
    return {canonicalize_name(name): version for name, version in reversed(pins)}


def test_package_tells_the_version_of_the_project() -> None:
    assert metadata.version("portside") == portside.__version__ == PROJECT["project"]["version"]


def test_npm_lock_names_no_registry() -> None:
    assert [lock for lock in tracked("*package-lock.json") if '"resolved"' in text(lock)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_names_no_index(lock: Path) -> None:
    assert "://" not in text(lock)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_a_hash(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", text(lock).strip())
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_runtime_and_development_agree() -> None:
    assert locked("runtime").items() <= locked("dev").items()


def test_configuration_names_no_index() -> None:
    files = tracked("*.toml", "*.npmrc", "*.cfg", "*.ini", "*pip.conf")
    assert [path for path in files if PACKAGE_INDEX.search(text(path))] == []


def test_locks_that_record_addresses_are_not_tracked() -> None:
    assert tracked("*uv.lock", "*pylock*.toml") == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert [path for path in tracked() if MACHINE_PATH.search(text(path))] == []


def test_no_file_names_a_registry() -> None:
    assert [path for path in tracked() if REGISTRY.search(text(path))] == []


def test_readme_says_whose_games_these_are() -> None:
    notice = " ".join(text(ROOT / "README.md").lower().replace("\n>", " ").split())
    for words in ("unofficial", "not connected with", "designers", "publishers", "worth buying"):
        assert words in notice


def test_changelog_has_room_for_the_next_release() -> None:
    assert re.search(r"^## \[?Unreleased\]?$", text(ROOT / "CHANGELOG.md"), re.MULTILINE)
