"""News between processes: PostgreSQL tells every server which match or table went on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import sqlalchemy as sa

from portside.server.logs import log
from portside.server.store.storage import CHANNEL, SECONDS

PAUSE = 1.0
"""Seconds before a lost connection is made again."""


class PgNotify:
    """Listen for news as long as the server runs.

    Args:
        url: address of the PostgreSQL database.
        heard: told of each news: a match and its entry's number, or a table and what changed.
        missed: called whenever news may have been missed.
    """

    def __init__(
        self, url: sa.URL, heard: Callable[[str, str], None], missed: Callable[[], None]
    ) -> None:
        # A listener needs a connection of its own that is never given back to a pool.
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen to PostgreSQL for news."""
        self._task = asyncio.create_task(self._run(), name="pg_notify")
        await self._listening.wait()

    @property
    def listening(self) -> bool:
        """Tell whether news comes in from PostgreSQL."""
        return self._listening.is_set()

    async def close(self) -> None:
        """Stop listening to PostgreSQL."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=5,
                    keepalives_idle=10,  # a line that is dead though nobody hung up is noticed
                    keepalives_interval=5,
                    keepalives_count=3,
                ) as connection:
                    async with asyncio.timeout(SECONDS):
                        await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    self._missed()
                    async for news in connection.notifies():
                        self._take(news.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("notifications lost", reason=type(error).__name__)
            self._listening.clear()
            await asyncio.sleep(PAUSE)

    def _take(self, payload: str) -> None:
        name, _, news = payload.partition(" ")
        self._heard(name, news)
