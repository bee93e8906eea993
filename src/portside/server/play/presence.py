"""Who is there: every process writes down whom it hears, and reads whom the others hear.

What a process wrote counts as long as its beat goes on, so nobody stays at a table whose process
was killed. A bot may be put on a person's seat when the person says so, or has been away for too
long to have only lost the line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.errors import SeatPresent, TryAgain
from portside.server.logs import log
from portside.server.play.stored_table import LAPSE, PROCESS, SeatRow, TableRow, seconds_until_lent
from portside.server.store.clock import now
from portside.server.store.schema import MATCHES, PRESENCE, SEATS, TABLES
from portside.server.store.storage import Storage

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Place = tuple[str, int]
"""A table and a seat."""


def check_absent_long_enough(
    table: TableRow, row: SeatRow, guest: str, present: Collection[int], away: float
) -> None:
    """Raise unless somebody was away so long that others may put a bot on their seat.

    Args:
        table: the table.
        row: the seat.
        guest: who asks.
        present: seats whose people are connected to this process.
        away: seconds of absence that are enough at a live table.
    """
    if row.guest is not None and row.guest == guest:
        return
    table.check_host(guest, present, away)
    if row.guest is None:
        return
    wait = seconds_until_lent(table, row, row.seat in present, away)
    if wait is None or wait > 0:
        raise SeatPresent("A bot plays only for who stays away.", seat=row.seat, wait=wait or away)


async def who_came(
    connection: AsyncConnection, table: TableRow, here: Collection[int]
) -> set[str | None]:
    """Return who was at the match of a table; `here` are seats connected to this process."""
    query = sa.select(MATCHES.c.created).where(MATCHES.c.id == table.match)
    begun = (await connection.execute(query)).scalar_one()
    return {s.guest for s in table.seats if s.elsewhere or s.seat in here or s.seen > begun}


class Presence:
    """Keep whom this process hears where every process finds it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._here: dict[str, set[int]] = {}
        self._kept: set[Place] = set()
        self._lock = asyncio.Lock()

    def at(self, table: str) -> set[int]:
        """Return the seats of a table whose people are present here, as was last noted."""
        return self._here.get(table, set())

    async def note(self, table: str, seats: set[int]) -> None:
        """Take note of the seats whose people are present here."""
        if seats == self.at(table):
            return
        self._here[table] = seats
        if not seats:
            del self._here[table]
        await self._keep()

    async def beat(self) -> None:
        """Say that this process lives, and clear away the presence noted by others that do not."""
        await self._keep(beat=True)
        late = PRESENCE.c.beat < now() - LAPSE
        async with self._storage.reading() as connection:
            if not (await connection.execute(sa.select(PRESENCE.c.seat).where(late))).first():
                return
        async with self._storage.writing() as connection:
            rows = list(await connection.execute(sa.select(PRESENCE).where(late)))
            for row in rows:
                await _left(connection, (row.table, row.seat), row.beat)
            await connection.execute(sa.delete(PRESENCE).where(late))
            await self._storage.tell(connection, [f"{row.table} -" for row in rows])

    async def _keep(self, beat: bool = False) -> None:
        """Write down what has changed; what cannot be written is written at the next beat."""
        async with self._lock:
            wanted = {(table, seat) for table, seats in self._here.items() for seat in seats}
            come, gone = wanted - self._kept, self._kept - wanted
            if not come and not gone and not (beat and wanted):
                return
            try:
                async with self._storage.writing() as connection:
                    await self._write(connection, come, gone, beat)
            except TryAgain:
                log.warning("presence not written")
                return
            self._kept = wanted

    async def _write(
        self, connection: AsyncConnection, come: set[Place], gone: set[Place], beat: bool
    ) -> None:
        own = PRESENCE.c.process == PROCESS
        for table, seat in gone:
            here = own & (PRESENCE.c.table == table) & (PRESENCE.c.seat == seat)
            await connection.execute(sa.delete(PRESENCE).where(here))
            await _left(connection, (table, seat), now())
        if beat:
            await connection.execute(sa.update(PRESENCE).where(own).values(beat=now()))
        these = sa.select(TABLES.c.id).where(TABLES.c.id.in_({table for table, _ in come}))
        there = set((await connection.execute(these)).scalars()) if come else set()
        seats = [
            {"table": table, "seat": seat, "process": PROCESS, "beat": now()}
            for table, seat in come
            if table in there  # one that was just cleared away must not hold up the others
        ]
        if seats:
            await connection.execute(sa.insert(PRESENCE), seats)
        await self._storage.tell(
            connection, [f"{table} -" for table in {t for t, _ in come | gone}]
        )


async def _left(connection: AsyncConnection, place: Place, at: float) -> None:
    here = (SEATS.c.table == place[0]) & (SEATS.c.seat == place[1]) & (SEATS.c.seen < at)
    await connection.execute(sa.update(SEATS).where(here).values(seen=at))
