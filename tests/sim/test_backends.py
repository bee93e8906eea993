"""Whether lost workers lose nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from portside.sim.arena import Contest, hold_contest
from portside.sim.backends import Backend, Here, OnRay, Processes
from portside.testing.pretend import GAME

Job = tuple[int, str]


def twice(job: Job) -> int:
    return 2 * job[0]


def die_once(job: Job) -> int:
    """Take the worker down the first time each job is tried."""
    mark = Path(job[1]) / str(job[0])
    if job[0] % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * job[0]


def die_always(job: Job) -> int:
    if job[0] == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * job[0]


def linger(job: Job) -> int:
    """Say who works, and go on for a long time."""
    Path(job[1], str(os.getpid())).touch()
    time.sleep(600)
    return 0


def eventually(true: Callable[[], bool]) -> bool:
    """Tell whether something becomes true while one can wait for it."""
    for _ in range(1800):
        if true():
            return True
        time.sleep(0.1)
    return False


def fail(job: Job) -> int:
    raise ZeroDivisionError(job[0])


def results(backend: Backend, work: object, jobs: list[Job]) -> tuple[dict[int, int], list[Job]]:
    found: dict[int, int] = {}

    def done(job: Job, result: int) -> None:
        assert job[0] not in found
        found[job[0]] = result

    lost = backend.run(work, jobs, done)  # type: ignore[arg-type]
    return found, lost


def jobs(count: int, note: object = "") -> list[Job]:
    return [(number, str(note)) for number in range(count)]


@pytest.mark.parametrize("backend", [Here(), Processes(2)], ids=["here", "processes"])
def test_every_job_is_done_once(backend: Backend) -> None:
    assert results(backend, twice, jobs(9)) == ({n: 2 * n for n in range(9)}, [])


def test_killed_workers_lose_nothing(tmp_path: Path) -> None:
    assert results(Processes(2), die_once, jobs(7, tmp_path)) == ({n: 2 * n for n in range(7)}, [])
    assert len(list(tmp_path.iterdir())) == 3


def test_workers_do_not_outlive_a_killed_program(tmp_path: Path) -> None:
    program = (
        "from tests.sim.test_backends import Processes, jobs, linger;"
        f"Processes(2).run(linger, jobs(2, {str(tmp_path)!r}), print)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as running:
        assert eventually(lambda: len(list(tmp_path.iterdir())) == 2)
        running.kill()
        # Its output ends when nobody is left who could write to it.
        output, _ = running.communicate(timeout=180)
    assert output == b""


def test_a_job_that_kills_every_worker_is_given_up_alone() -> None:
    found, lost = results(Processes(2), die_always, jobs(5))
    assert found == {n: 2 * n for n in (0, 1, 3, 4)}
    assert lost == [(2, "")]


@pytest.mark.parametrize("backend", [Here(), Processes(2)], ids=["here", "processes"])
def test_mistakes_in_the_rules_are_not_hidden(backend: Backend) -> None:
    with pytest.raises(ZeroDivisionError):
        results(backend, fail, jobs(2))


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.filterwarnings("ignore")  # ray's own
def test_a_contest_on_a_ray_cluster_that_loses_a_node_loses_no_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    small = {"num_cpus": 1, "object_store_memory": 100 * 2**20}
    cluster = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    node = cluster.add_node(**small)
    ray.init(address=cluster.address, log_to_driver=False)
    contest = Contest(GAME.name, ("greedy", "random"), 4, 60, "ray", {"nights": 8})

    def progress(done: int, _of: int) -> None:
        if done == 10:
            cluster.remove_node(node, allow_graceful=False)

    try:
        spread = hold_contest(contest, OnRay(), progress)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert [row.totals for row in spread.rows] == [row.totals for row in hold_contest(contest).rows]
    assert len(spread.rows) == 60 and spread.lost == 0
