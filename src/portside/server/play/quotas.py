"""How many tables a guest may host, sit at and leave to bots, and how many records hand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.errors import TooManyBotTables, TooManyRecords, TooManyTables
from portside.server.store.schema import SEATS, TABLES, UPLOADS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.config import Limits

ACTIVE = ("open", "running")


async def check_quota_of_tables(connection: AsyncConnection, guest: str, most: int) -> None:
    """Raise `TooManyTables` if a guest hosts as many tables as the quota lets."""
    mine = sa.select(sa.func.count()).where(TABLES.c.host == guest, TABLES.c.status.in_(ACTIVE))
    if (await connection.execute(mine)).scalar_one() >= most:
        raise TooManyTables("You host as many tables as you may.", reason="hosted", most=most)


async def check_quota_of_seats(
    connection: AsyncConnection, table: str, guest: str, most: int
) -> None:
    """Raise `TooManyTables` if a guest sits at enough other tables: all are told of a new name."""
    others = TABLES.c.status.in_(ACTIVE) & (TABLES.c.id != table)
    mine = sa.select(sa.func.count(sa.distinct(TABLES.c.id))).join_from(TABLES, SEATS)
    mine = mine.where(others, SEATS.c.guest == guest)
    if (await connection.execute(mine)).scalar_one() >= most:
        raise TooManyTables("You sit at as many tables as you may.", reason="seated", most=most)


async def check_quota_of_bot_tables(
    connection: AsyncConnection, table: str, guest: str, most: int
) -> None:
    """Raise `TooManyBotTables` if bots play this table alone, and enough others of its host."""
    played = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.bot.is_(None))
    running = (TABLES.c.status == "running") | (TABLES.c.id == table)
    alone = sa.select(TABLES.c.id).where(TABLES.c.host == guest, running, ~played)
    found = set((await connection.execute(alone)).scalars())
    if table in found and len(found) > most:
        raise TooManyBotTables("Bots play enough of your tables by themselves.", most=most)


async def check_quota_of_records(
    connection: AsyncConnection, guest: str, size: int, limits: Limits
) -> None:
    """Raise `TooManyRecords` if a guest has handed in enough, or all of them together have."""
    mine = sa.select(sa.func.count()).where(UPLOADS.c.guest == guest)
    if (await connection.execute(mine)).scalar_one() >= limits.records:
        message = "You have handed in as many records as you may."
        raise TooManyRecords(message, reason="own", most=limits.records)
    held = sa.select(sa.func.coalesce(sa.func.sum(UPLOADS.c.size), 0))
    if (await connection.execute(held)).scalar_one() + size > limits.records_bytes:
        raise TooManyRecords("This server takes in no more records.", reason="all", most=0)
