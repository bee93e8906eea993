"""Write answers of all tables, those that come together in one transaction."""

from __future__ import annotations

import asyncio
import time

from portside.hosting.followed_match import Entry
from portside.server.errors import TryAgain
from portside.server.logs import log
from portside.server.metrics import Metrics
from portside.server.store.storage import Storage

LARGEST = 500
"""So many entries go into one transaction."""


class Journal:
    """Gather entries while a transaction is under way, and write them in the next one."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Write an entry into the journal; return False if its number was taken before.

        Raises:
            TryAgain: the database failed; whether the entry was written is not known.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="journal")
        return bool(await written)

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._write_batch(batch)
        finally:
            self._writer = None

    async def _write_batch(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        self._metrics.batches.observe(len(batch))
        first = {(entry.match, entry.n): entry for entry, _ in reversed(batch)}
        begun = time.perf_counter()
        try:
            won = await self._storage.append(list(first.values()))
        except Exception as error:
            log.exception("journal failed", entries=len(batch))
            for _, written in batch:
                if not written.done():
                    failure = TryAgain("The answer could not be kept; please try again.")
                    failure.__cause__ = error
                    written.set_exception(failure)
            return
        finally:
            self._metrics.committed.observe(time.perf_counter() - begun)
        for entry, written in batch:
            if not written.done():
                place = entry.match, entry.n
                written.set_result(place in won and first[place] is entry)

    async def close(self) -> None:
        """Wait until everything is written into the journal."""
        while self._writer is not None:
            await asyncio.sleep(0.005)
