"""What leaks beside the messages: how long a bot takes, and files on the machine."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from portside.engine.knowledge import Sight
from portside.server.play import answer_delay
from portside.server.play.bots import Bots
from portside.server.play.fair_queue import Customer
from portside.server.store.file_permissions import close_to_others, private_database
from tests.server.adversary.vocabulary import at_local
from tests.server.harness import ROOMY, config_in, running

BEAT = 0.25
STEP = 0.002
"""So long a bot is made to think about each option."""


# -- 6: time


class Clock:
    """A clock that stands still but for thinking, and keeps when each answer was let go."""

    def __init__(self) -> None:
        self.now = 0.0
        self.thought: list[float] = []
        self.took: list[float] = []

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Let bots take longer over more options, and beats count by this clock."""
        choose = Bots.choose

        async def think(bots: Bots, name: str, sight: Sight, customer: Customer) -> str:
            self.thought.append(STEP * len(sight.prompt.options))
            self.now += self.thought[-1]
            return await choose(bots, name, sight, customer)

        async def over(beat: answer_delay.Beat) -> None:
            passed = self.now - beat._begun
            self.took.append(passed + beat.left(passed))

        patch.setattr(Bots, "choose", think)
        patch.setattr(answer_delay.Beat, "_now", lambda _: self.now)
        patch.setattr(answer_delay.Beat, "over", over)


@pytest.mark.anyio
@pytest.mark.parametrize("seats", ["mbb", "bbb"])
async def test_a_forced_answer_takes_as_long_as_a_thoughtful_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    clock = Clock()
    clock.install(monkeypatch)
    config = config_in(tmp_path, limits=replace(ROOMY, beat=BEAT))
    async with running(config) as server:
        mei = await at_local(server, "Mei")
        table = await mei.set_up(seats, start=True)
        eyes = await mei.watch(table)
        assert seats[0] == "b" or (await mei.lend(table, 0)).done
        await eyes.until(lambda at: at.table.get("status") == "over")
    assert len(set(clock.thought)) > 2
    assert len(clock.took) == len(clock.thought)
    assert {round(taken, 9) for taken in clock.took} == {BEAT}


@given(passed=st.floats(0.0, 60.0), seconds=st.floats(0.01, 5.0))
def test_answers_are_let_go_at_whole_beats(passed: float, seconds: float) -> None:
    beat = answer_delay.Beat.__new__(answer_delay.Beat)
    beat._seconds = seconds
    beats = (passed + beat.left(passed)) / seconds
    assert abs(beats - round(beats)) < 1e-6 and round(beats) >= 1
    if passed <= seconds:
        assert round(beats) == 1


@pytest.mark.anyio
async def test_figures_tell_no_more_of_a_bots_time_than_its_answer(tmp_path: Path) -> None:
    beat = 8 * BEAT  # slow machines think for less than that, too
    config = config_in(tmp_path, limits=replace(ROOMY, beat=beat))
    async with running(config) as server:
        mei = await at_local(server, "Mei")
        eyes = await mei.watch(await mei.set_up("bb", start=True))
        await eyes.reaching(1)
        [figures] = server.services.metrics.thought.collect()
    [spent] = [one.value for one in figures.samples if one.name.endswith("_sum")]
    assert spent > 0 and spent % (2 * beat) == 0


# -- 7: files


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Let new files be everybody's, as careless machines do."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.anyio
@pytest.mark.usefixtures("open_umask")
async def test_nobody_else_on_the_machine_reads_database_log_and_key(tmp_path: Path) -> None:
    async with running(config_in(tmp_path / "data", database="")) as server:
        await (await at_local(server, "Mei")).set_up("mm", start=True)
        files = {path.name: mode(path) for path in (tmp_path / "data").iterdir() if path.is_file()}
    assert {"portside.db", "portside.db-wal", "portside.db-shm", "secret"} <= set(files)
    assert set(files.values()) == {0o600}


@pytest.mark.usefixtures("open_umask")
def test_an_older_database_is_closed_to_others(tmp_path: Path) -> None:
    for name in ("portside.db", "portside.db-wal"):
        (tmp_path / name).touch()
    with capture_logs() as logs:
        private_database(tmp_path / "portside.db")
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    assert logs == []


def test_what_stays_readable_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret"
    path.touch(0o644)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)  # as on a disk without owners
    with capture_logs() as logs:
        close_to_others(path)
    assert [(line["log_level"], line["file"]) for line in logs] == [("warning", str(path))]
