"""Signs of life: whether something could be kept now, and which processes there are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from portside.server.errors import TryAgain
from portside.server.store.clock import now
from portside.server.store.schema import PROCESSES
from portside.server.store.storage import Storage

if TYPE_CHECKING:
    from portside.server.metrics import Figures, Metrics

PATIENCE = 3.0
"""Seconds that a sign of life may take; who asks for health should not hang either."""
LAPSE = 12.0
"""Seconds without a sign of life after which a process is taken for dead."""


class Vitals:
    """Write down that a process lives, with its figures, where every process finds it."""

    def __init__(self, storage: Storage, metrics: Metrics, process: str) -> None:
        self._storage = storage
        self._metrics = metrics
        self._process = process
        self._probe: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise `TryAgain` unless this process is healthy: something could be kept just now.

        A database that hangs is asked once, however many want to know.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._write(), name="vitals")
            self._probe.add_done_callback(_heard)
        done, _ = await asyncio.wait({self._probe}, timeout=PATIENCE)
        if not done:
            raise TryAgain("The database hangs.")
        await self._probe

    async def _write(self) -> None:
        row = {"beat": now(), "figures": self._metrics.figures()}
        write = postgresql.insert if self._storage.postgres else sqlite.insert
        sign = write(PROCESSES).values(id=self._process, **row)
        async with self._storage.writing() as connection:
            if not self._storage.postgres:  # there is one process only; others are of the past
                others = PROCESSES.c.id != self._process
                await connection.execute(sa.delete(PROCESSES).where(others))
            await connection.execute(sign.on_conflict_do_update(index_elements=["id"], set_=row))

    async def beat(self) -> bool:
        """Give a sign of this process's health; return True to the one who finds another dead."""
        await self._write()
        dead = PROCESSES.c.beat < now() - LAPSE
        async with self._storage.writing() as connection:
            return bool((await connection.execute(sa.delete(PROCESSES).where(dead))).rowcount)

    async def others(self) -> dict[str, Figures]:
        """Return the last figures of the other processes."""
        alive = (PROCESSES.c.beat >= now() - LAPSE) & (PROCESSES.c.id != self._process)
        async with self._storage.reading() as connection:
            query = sa.select(PROCESSES.c.id, PROCESSES.c.figures).where(alive)
            return {row.id: row.figures for row in await connection.execute(query)}

    async def page(self) -> bytes:
        """Return the figures of all processes, as Prometheus reads them."""
        if not self._storage.postgres:
            return self._metrics.page()
        return self._metrics.page_of(
            {self._process: self._metrics.figures(), **await self.others()}
        )

    async def close(self) -> None:
        """Say goodbye: this process was not killed."""
        if self._probe is not None:
            self._probe.cancel()
            await asyncio.gather(self._probe, return_exceptions=True)
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == self._process))


def _heard(probe: asyncio.Task[None]) -> None:
    """Take note of how a sign of life ended: whoever wanted to know may have gone."""
    if not probe.cancelled():
        probe.exception()
