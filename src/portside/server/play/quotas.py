"""How many tables one guest may host, and at how many of them bots may play for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.errors import TooManyBotTables, TooManyTables
from portside.server.store.schema import SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

ACTIVE = ("open", "running")


async def check_quota_of_tables(connection: AsyncConnection, guest: str, most: int) -> None:
    """Raise `TooManyTables` if a guest hosts as many tables as the quota lets."""
    mine = sa.select(sa.func.count()).where(TABLES.c.host == guest, TABLES.c.status.in_(ACTIVE))
    if (await connection.execute(mine)).scalar_one() >= most:
        raise TooManyTables("You host as many tables as you may.", most=most)


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
