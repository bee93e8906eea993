"""A release has its heading among the changes."""

from __future__ import annotations

from pathlib import Path

from scripts.release import heading_of


def test_a_release_needs_its_heading(tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-17\n")
    assert heading_of("1.2.0", changes) == "## [1.2.0] - 2026-11-17"
    for unnamed in ("1.2.1", "1.2", "11.2.0"):
        assert heading_of(unnamed, changes) == ""
