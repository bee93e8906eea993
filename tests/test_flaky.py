"""`make flaky` finds a test that fails now and then, and says how to see it fail again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "flaky.py"
PLUGINS = ["-p", "pytest_randomly", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider"]
"""All that a round asks for: others take longer to load than the planted tests run."""
PLANTED = """
from pathlib import Path

RUNS = Path(__file__).with_name("runs")


def test_steady():
    assert RUNS


def test_fickle():
    before = RUNS.read_text() if RUNS.exists() else ""
    RUNS.write_text(before + "x")
    assert len(before) != 1, "the second run"
"""


def rounds(folder: Path, chosen: str, count: int, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_planted.py").write_text(PLANTED)
    where = [f"--rootdir={folder}", f"{folder}/test_planted.py::{chosen}"]
    command = [
        sys.executable,
        str(SCRIPT),
        "--rounds",
        str(count),
        *PLUGINS,
        *more,
        *where,
    ]
    bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, env=bare, capture_output=True, text=True, check=False)


def test_a_test_that_fails_now_and_then_is_found_also_on_another_day(tmp_path: Path) -> None:
    keep = f"--keep={tmp_path / 'rounds'}"
    before = rounds(tmp_path, "test_fickle", 1, keep)
    assert before.returncode == 0, before.stdout
    found = rounds(tmp_path, "test_fickle", 2, keep)
    assert found.returncode == 1
    assert found.stdout.startswith(before.stdout.splitlines()[0])
    assert "test_planted::test_fickle: passed 1, failure 1 of 2" in found.stdout
    assert "the second run" in found.stdout
    again = rounds(tmp_path, "test_fickle", 2, keep)
    assert (again.returncode, again.stdout) == (1, found.stdout)
    assert (tmp_path / "runs").read_text() == "xx"


def test_steady_tests_are_let_pass(tmp_path: Path) -> None:
    found = rounds(tmp_path, "test_steady", 1)
    assert found.returncode == 0, found.stdout
    assert "1 tests, the same each time." in found.stdout


def test_the_kinds_of_rounds_can_be_chosen(tmp_path: Path) -> None:
    found = rounds(tmp_path, "test_steady", 2, "--kinds=slow,quiet")
    assert [line.split()[2] for line in found.stdout.splitlines()[:2]] == ["(slow,", "(quiet,"]
    refused = rounds(tmp_path, "test_steady", 1, "--kinds=slow,loud")
    assert refused.returncode == 2 and "loud: choose from quiet, busy, slow" in refused.stderr
