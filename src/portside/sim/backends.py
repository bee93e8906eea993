"""Where work is done: here, in local processes, or on a Ray cluster. Lost workers lose nothing."""

from __future__ import annotations

import logging
import os
import threading
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, Protocol, TypeVar

from portside.extras import needs

log = logging.getLogger(__name__)

J = TypeVar("J")
R = TypeVar("R")
Done = Callable[[J, R], None]

TRIES: Final = 3
"""A job whose worker was lost so often is tried once more on its own, then given up."""
AHEAD: Final = 2
"""Jobs handed out at a time, for each worker."""


class Backend(Protocol):
    """Do jobs somewhere."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J], done: Done[J, R]) -> list[J]:
        """Do every job by whichever backend, in any order.

        Args:
            work: a function of a module, so that other processes can find it.
            jobs: its arguments; they and the results are pickled.
            done: called here with each job and its result.

        Returns:
            The jobs that could not be done because they took down every worker.
        """


class Here:
    """Do jobs one after another in this very process."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J], done: Done[J, R]) -> list[J]:
        """Do every job in this process."""
        for job in jobs:
            done(job, work(job))
        return []


class Processes:
    """Do jobs in local processes.

    Args:
        count: how many at once.
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Callable[[J], R], jobs: Sequence[J], done: Done[J, R]) -> list[J]:
        """Do every job in local processes; when one is lost, its job goes to another."""
        waiting, losses, lost = deque(enumerate(jobs)), Counter[int](), list[J]()
        while waiting:
            back = self._drain(work, waiting, done)
            losses.update(number for number, _ in back)
            for number, job in back:
                if losses[number] < TRIES:
                    waiting.appendleft((number, job))
                elif self._drain(work, deque([(number, job)]), done):
                    lost.append(job)
        return lost

    def _drain(
        self, work: Callable[[J], R], waiting: deque[tuple[int, J]], done: Done[J, R]
    ) -> list[tuple[int, J]]:
        """Work until nothing waits, or a process is lost; return the jobs to do again."""
        # A fresh interpreter, since this one may have threads, which do not survive a fork.
        spawn, count = get_context("spawn"), min(self.count, len(waiting))
        pool = ProcessPoolExecutor(count, spawn, initializer=end_with_parent)
        running: dict[Future[R], tuple[int, J]] = {}
        with pool:
            while waiting or running:
                try:
                    while waiting and len(running) < AHEAD * self.count:
                        running[pool.submit(work, waiting[0][1])] = waiting[0]
                        waiting.popleft()
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        done(running[future][1], future.result())
                        del running[future]
                except BrokenProcessPool:
                    log.warning("a worker was lost; %d jobs are done again", len(running))
                    return list(running.values())
        return []


def end_with_parent() -> None:
    """End this worker when the program it works for is killed, which could not tell it so."""
    parent = parent_process()
    assert parent is not None

    def wait_for_it() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait_for_it, daemon=True).start()


class OnRay:
    """Do jobs on a Ray cluster.

    Args:
        address: of the cluster; "" starts one on this machine.
    """

    def __init__(self, address: str = "") -> None:
        needs("ray")
        import ray

        self._ray: Any = ray
        if not ray.is_initialized():
            ray.init(address=address or None, include_dashboard=False, log_to_driver=False)

    def run(self, work: Callable[[J], R], jobs: Sequence[J], done: Done[J, R]) -> list[J]:
        """Do every job on a Ray cluster; when a node is lost, its jobs go to others."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(work)
        waiting, losses, lost = deque(enumerate(jobs)), Counter[int](), list[J]()
        running: dict[Any, tuple[int, J]] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * self._workers():
                number, job = waiting.popleft()
                running[remote.remote(job)] = number, job
            finished, _ = ray.wait(list(running), num_returns=1)
            number, job = running.pop(finished[0])
            try:
                done(job, ray.get(finished[0]))
            except ray.exceptions.RayTaskError:
                raise
            except ray.exceptions.RayError as error:
                log.warning("a worker was lost (%s); its job is done again", type(error).__name__)
                losses[number] += 1
                if losses[number] <= TRIES:
                    waiting.append((number, job))
                else:
                    lost.append(job)
        return lost

    def _workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))
