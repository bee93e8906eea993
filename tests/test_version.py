"""The version stands in pyproject.toml, and a release has its heading."""

from __future__ import annotations

import tomllib
from pathlib import Path

import portside
from scripts.release import heading_of

ROOT = Path(__file__).resolve().parents[1]


def test_the_package_knows_its_version() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert portside.__version__ == declared


def test_a_release_needs_its_heading(tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-17\n")
    assert heading_of("1.2.0", changes) == "## [1.2.0] - 2026-11-17"
    for unnamed in ("1.2.1", "1.2", "11.2.0"):
        assert heading_of(unnamed, changes) == ""
