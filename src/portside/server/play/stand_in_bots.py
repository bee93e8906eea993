"""Bots that sit in for people: everybody is told when one comes and when it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.play import chat
from portside.server.store.clock import now
from portside.server.store.schema import ANSWERS, SEATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.play.stored_table import TableRow


async def _number(connection: AsyncConnection, row: TableRow) -> int:
    """Return how many answers lie on the table."""
    back = sa.select(ANSWERS.c.back_to).where(ANSWERS.c.match == row.match).order_by(ANSWERS.c.n)
    number = 0
    for to in (await connection.execute(back)).scalars():
        number = number + 1 if to is None else to
    return number


async def stand_in(connection: AsyncConnection, row: TableRow, seat: int, bot: str) -> None:
    """Let a bot stand in on somebody's seat, and tell everybody."""
    at = (SEATS.c.table == row.id) & (SEATS.c.seat == seat)
    away = {"from": await _number(connection, row), "to": None} if row.match else None
    await connection.execute(sa.update(SEATS).where(at).values(bot=bot, away=away))
    if row.seats[seat].guest is not None:
        name = row.seats[seat].name
        await chat.write_chat_line(
            connection, row.id, chat.EVENT, "event-sits-in", seat, name, bot=bot
        )


async def stand_in_noticed(connection: AsyncConnection, table: str, seat: int) -> None:
    """Forget that a bot stood in: its person has seen what it did, and played on."""
    at = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    await connection.execute(sa.update(SEATS).where(at).values(away=None))


async def end_stand_in(connection: AsyncConnection, row: TableRow, seat: int, back: bool) -> None:
    """Take a bot off a seat; if it stood in for somebody, tell everybody.

    Args:
        connection: to the database.
        row: the table, held locked.
        seat: the seat.
        back: whether its person is there again; if not, they have been away all along.
    """
    here, before = row.seats[seat], row.seats[seat].away
    at = (SEATS.c.table == row.id) & (SEATS.c.seat == seat)
    away = None if before is None else {**before, "to": await _number(connection, row)}
    seen = now() if back else here.seen
    await connection.execute(sa.update(SEATS).where(at).values(bot=None, away=away, seen=seen))
    if here.guest is not None and here.bot is not None:
        facts = {"bot": here.bot}
        await chat.write_chat_line(
            connection, row.id, chat.EVENT, "event-is-back", seat, here.name, **facts
        )
