"""Bots at tables: they think in processes of their own and are given a sight, never the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from multiprocessing.connection import wait
from random import Random
from typing import ParamSpec, TypeVar

from portside.bots import UnknownBot, reads_log
from portside.bots.random_bot import random_key
from portside.engine.knowledge import Sight
from portside.hosting.bot_work import answer_for_sight, bot_by_name
from portside.server.logs import log
from portside.server.play.fair_queue import Customer, FairQueue

P = ParamSpec("P")
T = TypeVar("T")

NICE = 15
"""How far processes step back that think where nobody waits."""
ATTEMPTS = 3
"""A process may be lost, for instance to a full memory; then the bot is asked once more."""


class Bots:
    """Ask bots for answers.

    Args:
        processes: how many may think at once where somebody plays; 0 for one less than there are
            processors. Tables of bots alone have as many less one, but one at least.
        titles: modules of further titles.
        limit: seconds one answer may take.
        measure: told how long each answer took.
    """

    def __init__(
        self,
        processes: int,
        titles: tuple[str, ...],
        limit: float,
        measure: Callable[[float], None],
    ) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._count = count
        self._alone = max(1, count - 1)
        self._titles = titles
        self._limit = limit
        self._measure = measure
        # Waiting happens here and not inside the pool, so that only thinking counts as time used.
        self._queue = FairQueue(count, self._alone)
        self._pools: dict[bool, ProcessPoolExecutor] = {}

    async def choose(self, name: str, sight: Sight, customer: Customer) -> str:
        """Return a bot's answer; if it cannot give one in time, a random one."""
        seed = secrets.randbits(64)
        key = await self.think(customer, name, answer_for_sight, name, pickle.dumps(sight), seed)
        return random_key(sight, Random(seed)) if key is None else key

    async def think(
        self, customer: Customer, name: str, work: Callable[P, T], *given: P.args, **more: P.kwargs
    ) -> T | None:
        """Return what some work in a bots' process comes to; None if it does not, in time.

        Args:
            customer: on whose account it goes.
            name: what the log calls it.
            work: a function of a module, for anything that can be pickled.
            *given: its arguments.
            **more: none.
        """
        async with self._queue.turn(customer, time.monotonic) as attended:
            begun = time.monotonic()
            for _ in range(ATTEMPTS):
                pool = self._pools.get(attended) or self._made(attended)
                try:
                    thinking = pool.submit(work, *given, **more)
                    async with asyncio.timeout(self._limit):
                        found = await asyncio.wrap_future(thinking)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    log.warning("bot took too long", bot=name)
                    self._drop(pool)
                    break
                except Exception:
                    log.exception("bot failed", bot=name)
                    break
                else:
                    self._measure(time.monotonic() - begun)
                    return found
        return None

    def _made(self, attended: bool) -> ProcessPoolExecutor:
        count, nice = (self._count, 0) if attended else (self._alone, NICE)
        pool = self._pools[attended] = bot_processes(count, self._titles, nice)
        return pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool with whatever hangs in it; others in it are asked again in the next."""
        self._pools = {kind: kept for kind, kept in self._pools.items() if kept is not pool}
        end_bot_processes(pool)

    def close(self) -> None:
        """End the thinking of all bots."""
        for pool in list(self._pools.values()):
            self._drop(pool)


def bot_processes(count: int, titles: tuple[str, ...], nice: int) -> ProcessPoolExecutor:
    """Return processes for bots beside the server."""
    return ProcessPoolExecutor(
        count,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_prepare,
        initargs=(titles, nice),
    )


def end_bot_processes(pool: ProcessPoolExecutor) -> None:
    """End processes for bots at once; the executor itself would only ever wait for them."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _prepare(titles: tuple[str, ...], nice: int) -> None:
    """Set up a process for bots beside the server; it must not outlive the server."""
    if nice and sys.platform != "win32":
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a stop by Ctrl-C is the server's business
    for title in titles:
        import_module(title)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@cache
def bot_reads_log(name: str) -> bool:
    """Tell whether a bot may look at the log; making and sending it takes time."""
    try:
        return reads_log(bot_by_name(name))
    except UnknownBot:  # installed no more; what it is asked is answered without it
        return False
