"""Matches that are over, gone through by bots when nobody needs them, and what they found.

Each process goes through one match at a time, piece by piece, those first whose address has asked
for least of late: names cost nothing. Each piece is kept, so that a killed server goes on where it
was; a lease keeps other processes away meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from portside.engine.errors import PortsideError
from portside.hosting.analysis import FORMAT, Piece, Played, analyse_part, assemble_analysis
from portside.server.errors import TooManyAnalyses
from portside.server.logs import log
from portside.server.play.archive import Archive
from portside.server.play.archive_process import Reader, job_count
from portside.server.play.fair_queue import Customer
from portside.server.store.clock import now
from portside.server.store.schema import ANALYSES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.accounts import Guest
    from portside.server.services import Services

LEASE = 180.0
"""Seconds that a process has for one piece, its place in the queue included."""
OF_LATE = 86_400.0
"""Seconds for which what somebody asked for counts against what they ask for next."""
MOST_OPEN = 5
"""So many matches of one guest may wait to be gone through."""


class Analyses:
    """Go through matches."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage
        self._work: asyncio.Task[None] | None = None

    async def look(self, match: str, guest: Guest | None, invite: str | None) -> dict[str, Any]:
        """Return how far a match was analysed, and what was found once it was."""
        await Archive(self._services).check_recorded(match, guest.id if guest else None, invite)
        return _told(match, await self._row(match))

    async def ask(
        self, match: str, guest: Guest, invite: str | None, address: str
    ) -> dict[str, Any]:
        """Ask for a match to be analysed; it must be over."""
        archive = Archive(self._services, address)
        await archive.check_recorded(match, guest.id, invite)
        row = await self._row(match)
        if row is None:
            async with self._storage.reading() as connection:
                await _check_count(connection, guest.id)
            record = await archive.record(match, guest.id, invite)
            count = await self._services.past.work(Reader(guest.id, address), job_count, record)
            came_from = self._services.accounts.came_from(address)
            await self._enter(match, guest, count, came_from)
            row = await self._row(match)
            self.wake()
        return _told(match, row)

    async def _enter(self, match: str, guest: Guest, count: int, came_from: str) -> None:
        async with self._storage.writing() as connection:
            await _check_count(connection, guest.id)
            await connection.execute(sa.delete(ANALYSES).where(ANALYSES.c.match == match))
            row = {"match": match, "guest": guest.id, "format": FORMAT, "asked": now()}
            row["came_from"] = came_from
            fresh = {"lease": 0.0, "count": count, "pieces": [], "whole": None}
            await connection.execute(sa.insert(ANALYSES).values(**row, **fresh))

    async def _row(self, match: str) -> Any:
        query = sa.select(ANALYSES).where(ANALYSES.c.match == match, ANALYSES.c.format == FORMAT)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).first()

    # -- working

    def wake(self) -> None:
        """Go on analysing, if there is anything to do and nothing is being done."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run(), name="analyses")

    async def close(self) -> None:
        """Stop analysing; what is not finished goes on another time."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        while (row := await self._take()) is not None:
            try:
                await self._go_through(row)
            except PortsideError as error:  # a title that is no more, a database that is away
                log.warning("analysis failed", match=row.match, reason=error.code)
                return

    async def _take(self) -> Any:
        """Take a match whose turn it is, for a while."""
        turns, is_open = _turns().subquery(), ANALYSES.c.whole.is_(None)
        first = sa.select(ANALYSES.c.match).join(turns, turns.c.match == ANALYSES.c.match)
        first = first.where(is_open, ANALYSES.c.lease <= now())
        chosen = first.order_by(turns.c.turn, ANALYSES.c.asked).limit(1)
        chosen = chosen.with_for_update(skip_locked=True, of=ANALYSES)
        async with self._storage.writing() as connection:
            taken = await connection.execute(
                sa.update(ANALYSES)
                .where(ANALYSES.c.match.in_(chosen))
                .values(lease=now() + LEASE)
                .returning(*ANALYSES.columns)
            )
            return taken.first()

    async def _go_through(self, row: Any) -> None:
        record = await Archive(self._services).whole_record(row.match, row.guest)
        played = await asyncio.to_thread(Played.of, record)
        pieces: list[Piece] = list(row.pieces)
        customer = Customer(row.guest, row.match, lambda: False)
        for part in played.pieces[len(pieces) :]:
            found = await self._services.bots.think(
                customer, "analysis", analyse_part, record, part, len(played.answers)
            )
            pieces.append(found or {"judged": [], "curve": []})
            await self._keep(row.match, pieces=pieces, lease=now() + LEASE)
        await self._keep(row.match, pieces=[], whole=assemble_analysis(played, pieces), lease=0.0)

    async def _keep(self, match: str, **values: object) -> None:
        here = ANALYSES.c.match == match
        async with self._storage.writing() as connection:
            await connection.execute(sa.update(ANALYSES).where(here).values(**values))


def _turns() -> sa.Select[Any]:
    """Select matches with their number among those of late from the same address."""
    counts = ANALYSES.c.whole.is_(None) | (ANALYSES.c.asked > now() - OF_LATE)
    place = sa.func.row_number().over(
        partition_by=ANALYSES.c.came_from, order_by=(ANALYSES.c.asked, ANALYSES.c.match)
    )
    chosen = sa.select(ANALYSES.c.match, place.label("turn"))
    return chosen.where(ANALYSES.c.format == FORMAT, counts)


async def _check_count(connection: AsyncConnection, guest: str) -> None:
    waits = (ANALYSES.c.guest == guest) & ANALYSES.c.whole.is_(None)
    count = sa.select(sa.func.count()).where(waits)
    if (await connection.execute(count)).scalar_one() >= MOST_OPEN:
        raise TooManyAnalyses("Other matches of yours are being gone through.")


def _told(match: str, row: Any) -> dict[str, Any]:
    if row is None:
        return {"match": match, "status": "none", "done": 0, "count": 0, "found": None}
    done = row.count if row.whole is not None else len(row.pieces)
    status = "done" if row.whole is not None else "running"
    return {"match": match, "status": status, "done": done, "count": row.count, "found": row.whole}
