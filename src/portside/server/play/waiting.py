"""Which matches wait for somebody, and what happened there since their last answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from portside.engine.errors import PortsideError
from portside.server.logs import log
from portside.server.play.progress import SILENT, Standing
from portside.server.play.seating import SELECT_TABLES, TableRow, read_tables
from portside.server.store.schema import SEATS, TABLES

if TYPE_CHECKING:
    from portside.server.play.rooms import Room
    from portside.server.services import Services

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Turn:
    """A match that others play too and that waits for somebody.

    Attributes:
        guest: whom it waits for.
        table: where it is played.
        seat: their seat.
        since: when they were asked.
        present: whether they are connected to the table, to whichever process.
        last: the last thing that happened, as spectators know it; a line of the log.
    """

    guest: str
    table: TableRow
    seat: int
    since: float
    present: bool
    last: dict[str, Any] | None


async def waiting(services: Services, guest: str | None = None) -> list[Turn]:
    """Return the matches that wait for a guest (None: for anybody), the longest wait first."""
    await services.progress.write()
    sits = sa.select(SEATS.c.table).where(
        SEATS.c.guest.is_not(None) if guest is None else SEATS.c.guest == guest
    )
    query = SELECT_TABLES.where(TABLES.c.status == "running", TABLES.c.id.in_(sits))
    async with services.storage.reading() as connection:
        found = await read_tables(connection, query)
    shared = {row.match: row for row in found if row.match and len(row.people()) > 1}
    stands = await services.progress.read(list(shared))
    turns: list[Turn] = []
    for match, table in shared.items():
        stand = stands.get(match)
        if stand is None or stand.n != table.entries:
            stand = await _made_anew(services, table)
        if stand is not None:
            turns += _turns(services, table, stand, guest)
    return sorted(turns, key=lambda turn: (turn.since, turn.table.id, turn.seat))


def _turns(services: Services, table: TableRow, stand: Standing, guest: str | None) -> list[Turn]:
    here = services.presence.at(table.id)
    return [
        Turn(row.guest, table, row.seat, stand.since, row.elsewhere or row.seat in here, stand.last)
        for row in (table.seats[seat] for seat in stand.asked)
        if row.guest is not None and row.bot is None and guest in (None, row.guest)
    ]


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


async def digest(services: Services, table: str, seat: int) -> list[dict[str, Any]]:
    """Return what others did since a seat's last answer: lines of the log as spectators know them.

    Nothing in them is hidden from anybody, so they may leave the server.
    """

    async def look(room: Room) -> list[dict[str, Any]]:
        stored = await room.ready()
        lines = stored.match.log(None, stored.news(seat))
        told = (line for line in lines if line["kind"] not in SILENT)
        return [dict(line) for line in told if line["seat"] not in (seat, -1)]

    return await _at(services, table, look)


async def _at(services: Services, table: str, look: Callable[[Room], Awaitable[T]]) -> T:
    """Look at a table when it is its turn, between two answers."""
    room = await services.rooms.room(table)
    return await room.between(lambda: look(room))
