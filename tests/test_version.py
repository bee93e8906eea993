"""The version comes from the tags, and a tag is a release only with its heading."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import portside
from hatch_version import UNKNOWN, version
from scripts.release import heading_of


def git(root: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Mei", "-c", "user.email=mei@example.org", "-c", "tag.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Make a repository of two commits."""
    git(tmp_path, "init", "-q")
    for number in range(2):
        git(tmp_path, "commit", "-q", "--allow-empty", "-m", f"{number}")
    return tmp_path


def test_the_package_has_a_version() -> None:
    assert portside.__version__[0].isdigit()


def test_before_the_first_tag_it_is_on_the_way(repository: Path) -> None:
    assert version(repository).startswith("0.1.0.dev2+g")


def test_a_tag_is_a_version(repository: Path) -> None:
    git(repository, "tag", "v1.2.9")
    assert version(repository) == "1.2.9"
    git(repository, "commit", "-q", "--allow-empty", "-m", "more")
    assert version(repository).startswith("1.2.10.dev1+g")


def test_other_tags_are_none(repository: Path) -> None:
    git(repository, "tag", "voyage")
    assert version(repository).startswith("0.1.0.dev2+g")


def test_an_sdist_carries_it_along_without_git(tmp_path: Path) -> None:
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: portside\nVersion: 3.4.5\n")
    assert version(tmp_path) == "3.4.5"


def test_a_bare_copy_knows_none(tmp_path: Path) -> None:
    assert version(tmp_path) == UNKNOWN


def test_the_repository_of_somebody_else_does_not_count(repository: Path) -> None:
    git(repository, "tag", "v9.9.9")
    (repository / "vendored").mkdir()
    assert version(repository / "vendored") == UNKNOWN


def test_a_release_needs_its_heading(tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-17\n")
    assert heading_of("1.2.0", changes) == "## [1.2.0] - 2026-11-17"
    for unnamed in ("1.2.1", "1.2", "11.2.0"):
        assert heading_of(unnamed, changes) == ""
