"""Long work that was killed goes on where it was, and never with another one's results."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from portside.engine.errors import BadSetting
from portside.sim.arena import Contest, hold_contest
from portside.sim.backends import Done, Here
from portside.sim.lab import Study, investigate
from portside.testing.pretend import GAME

SHORT = {"nights": 4}
CONTEST = Contest(GAME.name, ("greedy", "random"), 2, 6, "t", SHORT)
STUDY = Study(GAME.name, 6, 2, options=SHORT, bot="random")
KEPT: dict[str, tuple[Callable[..., Any], Contest | Study]] = {
    "arena": (hold_contest, CONTEST),
    "lab": (investigate, STUDY),
}


class Counting(Here):
    """Do jobs here, and count them."""

    count = 0

    def run(self, work: Callable[..., Any], jobs: Any, done: Done[Any, Any]) -> list[Any]:
        self.count += len(jobs)
        return super().run(work, jobs, done)


def told(found: Any) -> Any:
    """Return the findings, without how long anything took."""
    rows = found.rows if hasattr(found, "rows") else found.findings
    return [replace(row, seconds=()) if hasattr(row, "seconds") else row for row in rows]


@pytest.fixture(scope="module", params=KEPT)
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return some work, its plan, what it finds and the file it leaves."""
    work, plan = KEPT[request.param]
    path = tmp_path_factory.mktemp("kept") / "matches.jsonl"
    return work, plan, told(work(plan, keep=path)), path.read_bytes()


@given(share=st.floats(0, 1))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_wherever_a_kill_cuts_the_file_the_rest_is_played(
    whole: Any, tmp_path: Path, share: float
) -> None:
    work, plan, found, written = whole
    path = tmp_path / "matches.jsonl"
    left = written[: round(share * len(written))]
    path.write_bytes(left)
    backend = Counting()
    assert told(work(plan, backend, keep=path)) == found
    assert backend.count == plan.matches - max(0, left.count(b"\n") - 1)
    assert len(path.read_bytes().splitlines()) == plan.matches + 1


def test_one_can_go_on_with_more_matches(whole: Any, tmp_path: Path) -> None:
    work, plan, found, written = whole
    path = tmp_path / "matches.jsonl"
    path.write_bytes(written)
    backend = Counting()
    more = told(work(replace(plan, matches=plan.matches + 2), backend, keep=path))
    assert (more[: plan.matches], backend.count) == (found, 2)


@pytest.mark.parametrize("change", [{"seed": "other"}, {"seats": 3}, {"options": {"nights": 5}}])
def test_other_work_is_refused_and_left_alone(
    whole: Any, tmp_path: Path, change: dict[str, Any]
) -> None:
    work, plan, _, written = whole
    path = tmp_path / "matches.jsonl"
    path.write_bytes(written[:-1])
    with pytest.raises(BadSetting, match="other work"):
        work(replace(plan, **change), keep=path)
    assert path.read_bytes() == written[:-1]


@pytest.mark.parametrize("content", [b"dear diary", b"\xff\xfe", b"{}\n{}\n", b"\n"])
def test_somebody_elses_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(BadSetting, match="other work"):
        investigate(STUDY, keep=path)
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "matches.jsonl"):
        with pytest.raises(BadSetting, match="cannot be used"):
            investigate(STUDY, keep=path)


def test_a_killed_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    line = [sys.executable, "-c", "from portside.cli import main; main()", "lab", "pretend"]
    line += ["--matches", "60", "--json", "--keep", str(path), "--lang", "en"]
    running = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (path.is_file() and path.read_bytes().count(b"\n") > 1) and running.poll() is None:
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    begun = path.read_bytes()
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert path.read_bytes().startswith(begun[: begun.rfind(b"\n") + 1])
    assert path.read_bytes().count(b"\n") == 61
