"""Which tables are listed: in the lobby, to who sits at them, and for the bots that play there."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from portside.server.play.quotas import ACTIVE
from portside.server.play.stored_table import SELECT_TABLES, TableRow, read_tables
from portside.server.store.schema import HIDDEN, PRESENCE, SEATS, TABLES
from portside.server.store.storage import Storage

MOST_LISTED = 100


async def tables_of_lobby(storage: Storage) -> list[TableRow]:
    """Return the tables that are listed for everybody, latest first.

    Of too many every address has as many as the others, those first at which somebody is.
    """
    attended = TABLES.c.id.in_(sa.select(PRESENCE.c.table))
    best = (attended.desc(), TABLES.c.changed.desc())
    rank = sa.func.row_number().over(partition_by=TABLES.c.came_from, order_by=best)
    # First which, then all about them: of very many tables no more is read than it takes to choose.
    chosen = sa.select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.status.in_(ACTIVE))
    chosen = chosen.order_by(rank, *best, TABLES.c.id).limit(MOST_LISTED)
    return await _latest(storage, SELECT_TABLES.where(TABLES.c.id.in_(chosen)))


async def tables_of_guest(storage: Storage, guest: str) -> list[TableRow]:
    """Return the tables a guest sits or sat at, and those they host; what goes on first."""
    mine = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
    gone = sa.select(HIDDEN.c.table).where(HIDDEN.c.guest == guest)
    hosts = (TABLES.c.host == guest) & TABLES.c.status.in_(ACTIVE)
    shown = (TABLES.c.id.in_(mine) | hosts) & TABLES.c.id.not_in(gone)
    query = SELECT_TABLES.where(shown).order_by(TABLES.c.status.not_in(ACTIVE))
    return await _latest(storage, query)


async def tables_with_bots(storage: Storage, most: int) -> list[str]:
    """Return running tables that bots play at, latest first."""
    botted = sa.select(SEATS.c.table).where(SEATS.c.bot.is_not(None))
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.id.in_(botted))
    query = query.order_by(TABLES.c.changed.desc()).limit(most)
    async with storage.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def _latest(storage: Storage, query: sa.Select[Any]) -> list[TableRow]:
    ordered = query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(MOST_LISTED)
    async with storage.reading() as connection:
        return await read_tables(connection, ordered)
