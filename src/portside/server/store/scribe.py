"""Whoever writes the journals of a SQLite file: one thread, one statement for all that waits."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

import orjson

from portside.hosting.followed_match import Entry
from portside.server.store.schema import ANSWERS, PROGRESS

COLUMNS = ", ".join(f'"{column.name}"' for column in ANSWERS.columns)
APPEND = f"""
    INSERT INTO answers ({COLUMNS})
    SELECT {", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(ANSWERS.columns)))}
    FROM json_each(?)
"""
APPEND_FREE = f"""
    INSERT INTO answers ({COLUMNS}) VALUES ({", ".join("?" * len(ANSWERS.columns))})
    ON CONFLICT DO NOTHING
"""
THERE = "SELECT 1 FROM matches WHERE id = ?"

STANDINGS = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(PROGRESS.columns)))
PROGRESSED = f"""
    INSERT INTO progress ({", ".join(f'"{column.name}"' for column in PROGRESS.columns)})
    SELECT {STANDINGS} FROM json_each(?)
    WHERE json_extract(value, '$[0]') IN (SELECT id FROM matches)
    ON CONFLICT (match) DO UPDATE
    SET n = excluded.n, since = excluded.since, asked = excluded.asked, last = excluded.last
    WHERE progress.n < excluded.n
"""

T = TypeVar("T")
Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Scribe:
    """Write what is written all the time into SQLite, in one thread of its own.

    With the asynchronous driver each statement is a trip to a thread and back, and a thread that
    comes back to Python waits until the busy one lets go. So entries of journals, however many, are
    written by a single statement, which is a transaction by itself and what every answer waits for;
    and so is how matches stand, since answers wait for that transaction, too. All comes through a
    queue: an executor makes and locks several things for each call.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> set[tuple[str, int]]:
        """Insert entries into the storage in one transaction; return the (match, n) still free."""
        return await self._done(partial(self._write, entries))

    async def write_progress(self, rows: Sequence[Sequence[object]]) -> None:
        """Write down how matches of the storage stand, unless it is known better."""
        told = orjson.dumps(rows).decode()
        await self._done(lambda: self.connection().execute(PROGRESSED, (told,)).close())

    async def _done(self, work: Callable[[], T]) -> T:
        """Let the thread do something, and return what comes of it."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="scribe", daemon=True)
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return await done

    def _serve(self) -> None:
        """Do what comes through the queue, until nothing more will; this is the thread."""
        while (work := self._work.get()) is not None:
            todo, done = work
            try:
                settle = partial(_settle, done, todo(), None)
            except Exception as error:
                settle = partial(_settle, done, None, error)
            with suppress(RuntimeError):  # nobody waits any more: the loop has ended
                done.get_loop().call_soon_threadsafe(settle)
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def connection(self) -> sqlite3.Connection:
        """Return the storage's own connection; it belongs to the thread that asks first."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._path)
            prepare_sqlite(self._connection)
        return self._connection

    def _write(self, entries: Sequence[Entry]) -> set[tuple[str, int]]:
        connection = self.connection()
        try:
            connection.execute(APPEND, (orjson.dumps(entries, default=tuple).decode(),))
        except sqlite3.IntegrityError:  # all or nothing was written, so nothing
            return self._write_free(connection, entries)
        return {(entry.match, entry.n) for entry in entries}

    def _write_free(
        self, connection: sqlite3.Connection, entries: Sequence[Entry]
    ) -> set[tuple[str, int]]:
        """Insert those entries whose numbers are free, and whose matches were not deleted."""
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            return {
                (entry.match, entry.n)
                for entry in entries
                if connection.execute(THERE, (entry.match,)).fetchone()
                and connection.execute(APPEND_FREE, entry).rowcount
            }

    def close(self) -> None:
        """End the thread that writes into the storage."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join()
            self._thread = None


def _settle(done: asyncio.Future[T | None], found: T | None, error: Exception | None) -> None:
    """Tell who waits for the thread what came of it."""
    if done.done():
        return  # it took too long
    if error is None:
        done.set_result(found)
    else:
        done.set_exception(error)


def prepare_sqlite(connection: Any, _record: object = None) -> None:
    """Let a connection keep what the storage promises."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout = 10000",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
