"""Which matches wait for somebody, and what happened there since their last answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from portside.engine.errors import PortsideError
from portside.server.logs import log
from portside.server.play.progress import SILENT, Standing
from portside.server.play.stored_table import SELECT_TABLES, TableRow, read_tables
from portside.server.store.clock import now
from portside.server.store.schema import ANSWERS, SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.play.room import Room
    from portside.server.services import Services

T = TypeVar("T")
Times = dict[tuple[str, int], tuple[float, int]]


@dataclass(frozen=True, slots=True)
class Turn:
    """A match that others play too and that waits for somebody.

    Attributes:
        guest: whom it waits for.
        table: where it is played.
        seat: their seat.
        since: when they were asked.
        left: seconds until their time is up, below 0 since it is; None if there is no limit.
        present: whether they are connected to the table, to whichever process.
        last: the last thing that happened, as spectators know it; a line of the log.
    """

    guest: str
    table: TableRow
    seat: int
    since: float
    left: float | None
    present: bool
    last: dict[str, Any] | None


async def waiting_matches(
    services: Services, guest: str | None = None, table: str | None = None, late: str = ""
) -> list[Turn]:
    """Return the matches that wait for somebody, the longest wait first.

    Args:
        services: the server.
        guest: for whom; None for anybody.
        table: at which table; None for any.
        late: only where the terms say that this happens when time is up; also to who plays alone.
    """
    await services.progress.write()
    sits = sa.select(SEATS.c.table).where(
        SEATS.c.guest.is_not(None) if guest is None else SEATS.c.guest == guest
    )
    query = SELECT_TABLES.where(TABLES.c.status == "running", TABLES.c.id.in_(sits))
    query = query if table is None else query.where(TABLES.c.id == table)
    if late:
        said = sa.type_coerce(TABLES.c.terms, sa.Text).like(f'%"late":"{late}"%')
        query = query.where(said)
    async with services.storage.reading() as connection:
        found = await read_tables(connection, query)
        shared = {row.match: row for row in found if row.match and (late or _shared(row))}
        times = await _times(connection, list(shared))
    stands = await services.progress.read(list(shared))
    turns: list[Turn] = []
    for match, row in shared.items():
        stand = stands.get(match)
        if stand is None or stand.n != row.entries:
            stand = await _made_anew(services, row)
        if stand is not None:
            turns += _turns(services, row, stand, guest, times)
    return sorted(turns, key=lambda turn: (turn.since, turn.table.id, turn.seat))


def _shared(row: TableRow) -> bool:
    return len(row.people()) > 1


async def _times(connection: AsyncConnection, matches: list[str]) -> Times:
    """Return how long the answers of each match and seat took, and how many there were."""
    spent, count = sa.func.sum(ANSWERS.c.took), sa.func.count(ANSWERS.c.took)
    query = (
        sa.select(ANSWERS.c.match, ANSWERS.c.seat, spent, count)
        .where(ANSWERS.c.match.in_(matches), ANSWERS.c.took.is_not(None))
        .group_by(ANSWERS.c.match, ANSWERS.c.seat)
    )
    return {(row[0], row[1]): (row[2], row[3]) for row in await connection.execute(query)}


def _turns(
    services: Services, table: TableRow, stand: Standing, guest: str | None, times: Times
) -> list[Turn]:
    here = services.presence.at(table.id)
    turns = []
    for row in (table.seats[seat] for seat in stand.asked):
        if row.guest is None or row.bot is not None or guest not in (None, row.guest):
            continue
        left = table.terms.allowed(*times.get((stand.match, row.seat), (0.0, 0)))
        if left is not None:
            left -= table.counted(row.seat, stand.since, now())
        present = row.elsewhere or row.seat in here
        turns.append(Turn(row.guest, table, row.seat, stand.since, left, present, stand.last))
    return turns


async def _made_anew(services: Services, table: TableRow) -> Standing | None:
    """Return how a match stands by its journal; None if it cannot be told."""

    async def look(room: Room) -> Standing:
        services.progress.note(room)
        stored = await room.ready()
        await room.catch_up()
        return Standing.of(room.stored or stored)

    try:
        return await _at(services, table.id, look)
    except PortsideError as error:  # a title or setting that is no more
        log.info("no progress", table=table.id, reason=error.code)
        return None


async def happened_while_waiting(services: Services, table: str, seat: int) -> list[dict[str, Any]]:
    """Return what others did since the last answer of a seat that is waited for, from the log.

    Nothing in them is hidden from anybody, so they may leave the server.
    """

    async def look(room: Room) -> list[dict[str, Any]]:
        stored = await room.ready()
        lines = stored.match.log(None, room.news(stored, seat))
        told = (line for line in lines if line["kind"] not in SILENT)
        return [dict(line) for line in told if line["seat"] not in (seat, -1)]

    return await _at(services, table, look)


async def _at(services: Services, table: str, look: Callable[[Room], Awaitable[T]]) -> T:
    """Look at a table when it is its turn, between two answers."""
    room = await services.rooms.room(table)
    return await room.between(lambda: look(room))
