"""What people say at a table and what happens around its match: kept, but never in the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from portside.server.store.clock import now
from portside.server.store.schema import CHATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.store.storage import Storage

SHOWN = 200
"""So many of the last lines one is shown on coming."""
SAID, SIGN, EVENT = "said", "sign", "event"


async def write_chat_line(
    connection: AsyncConnection,
    table: str,
    kind: str,
    text: str,
    seat: int = -1,
    name: str | None = None,
    **facts: object,
) -> None:
    """Add a line to a chat: something `said`, a `sign`, or the id of an `event` with its facts."""
    line = {"kind": kind, "text": text, "seat": seat, "name": name, "facts": facts}
    await connection.execute(sa.insert(CHATS).values(table=table, at=now(), **line))


async def read_chat(storage: Storage, table: str, after: int = 0) -> list[dict[str, Any]]:
    """Return the lines of a chat after one, at most the last of them."""
    columns = [column for column in CHATS.columns if column.name != "table"]
    query = (
        sa.select(*columns)
        .where(CHATS.c.table == table, CHATS.c.id > after)
        .order_by(CHATS.c.id.desc())
        .limit(SHOWN)
    )
    async with storage.reading() as connection:
        rows = list(await connection.execute(query))
    names = [str(column.name) for column in columns]
    return [dict(zip(names, row, strict=True)) for row in reversed(rows)]
