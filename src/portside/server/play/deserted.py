"""Tables that nobody will miss: they are cleared away, or end by themselves."""

from __future__ import annotations

import sqlalchemy as sa

from portside.server.store.schema import ANSWERS, SEATS, TABLES
from portside.server.store.storage import Storage, now

STALE_SECONDS = 7 * 24 * 3600
"""An open table that nobody touched for so long is cleared away."""
DESERTED_SECONDS = 3600
"""A match that everybody has left, and in which no bot has answered for so long, is ended."""


async def clear_away(storage: Storage) -> int:
    """Clear away open tables that nobody touched for long; return how many."""
    old = (TABLES.c.status == "open") & (TABLES.c.changed < now() - STALE_SECONDS)
    async with storage.writing() as connection:
        return (await connection.execute(sa.delete(TABLES).where(old))).rowcount


async def end_deserted(storage: Storage) -> int:
    """End matches that all people have left and that no longer move; return how many."""
    late = now() - DESERTED_SECONDS
    people = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.guest.is_not(None))
    moved = sa.exists().where(ANSWERS.c.match == TABLES.c.match, ANSWERS.c.at >= late)
    left = (TABLES.c.status == "running") & (TABLES.c.changed < late) & ~people & ~moved
    async with storage.writing() as connection:
        ended = sa.update(TABLES).where(left).values(status="stopped", changed=now())
        names = list((await connection.execute(ended.returning(TABLES.c.id))).scalars())
        await storage.tell(connection, [f"{name} -" for name in names])
    return len(names)
