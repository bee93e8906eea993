"""How tables end before their time: by people's word, for want of people, or without a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.store.clock import now
from portside.server.store.schema import ANSWERS, MATCHES, METADATA, RESTS, SEATS, TABLES, VOICES
from portside.server.store.storage import Storage

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.play.stored_table import TableRow

STALE_SECONDS = 7 * 24 * 3600
"""An open table that nobody touched for so long is cleared away."""
DESERTED_SECONDS = 3600
"""A match that everybody has left, and in which no bot has answered for so long, is ended."""


async def end_match(connection: AsyncConnection, row: TableRow, how: str, seat: int = -1) -> None:
    """End a match before the rules do: `abandoned`, `resigned` by a seat, or `expired`."""
    assert row.match is not None
    over = sa.update(MATCHES).where(MATCHES.c.id == row.match).values(ended=now())
    await connection.execute(over)
    await connection.execute(sa.delete(VOICES).where(VOICES.c.table == row.id))
    ended = {"status": "over", "ended": {"how": how, "seat": seat}, "changed": now()}
    await connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(**ended))


async def delete_table(connection: AsyncConnection, row: TableRow) -> None:
    """End a table without a trace, with its matches and all that was written about them."""
    matches = sa.select(MATCHES.c.id).where(MATCHES.c.table == row.id)
    for part in METADATA.sorted_tables:
        if "match" in part.c and part is not TABLES:
            await connection.execute(sa.delete(part).where(part.c.match.in_(matches)))
    await connection.execute(sa.delete(RESTS).where(RESTS.c.of == row.id))
    await connection.execute(sa.delete(MATCHES).where(MATCHES.c.table == row.id))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id == row.id))


async def end_open_tables(storage: Storage) -> int:
    """End open tables that nobody touched for long; return how many."""
    old = (TABLES.c.status == "open") & (TABLES.c.changed < now() - STALE_SECONDS)
    async with storage.writing() as connection:
        return (await connection.execute(sa.delete(TABLES).where(old))).rowcount


async def end_deserted_matches(storage: Storage) -> int:
    """End matches that all people have left and that no longer move; return how many."""
    late = now() - DESERTED_SECONDS
    people = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.guest.is_not(None))
    moved = sa.exists().where(ANSWERS.c.match == TABLES.c.match, ANSWERS.c.at >= late)
    left = (TABLES.c.status == "running") & (TABLES.c.changed < late) & ~people & ~moved
    over = {"status": "over", "ended": {"how": "expired", "seat": -1}, "changed": now()}
    async with storage.writing() as connection:
        ending = sa.update(TABLES).where(left).values(**over).returning(TABLES.c.id, TABLES.c.match)
        ended = list(await connection.execute(ending))
        matches = MATCHES.c.id.in_([row.match for row in ended])
        await connection.execute(sa.update(MATCHES).where(matches).values(ended=now()))
        await storage.tell(connection, [f"{row.id} -" for row in ended])
    return len(ended)
