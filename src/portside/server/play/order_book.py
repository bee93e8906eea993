"""Where standing orders are kept, each for its owner alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from portside.hosting.orders import Order
from portside.server.errors import NoOrder
from portside.server.store.clock import now
from portside.server.store.schema import ORDERS, TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.play.stored_table import TableRow
    from portside.server.store.storage import Storage

NEWS: Final = "orders"
"""What other processes hear: they read the orders of a table again, and tell nobody else."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An order with its owner, and its answers as options to be shown."""

    order: Order
    guest: str
    answers: list[dict[str, Any]]


class OrderBook:
    """Keep orders where every process finds them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, match: str) -> list[Kept]:
        """Return the orders in the book of a match, the oldest first."""
        query = sa.select(ORDERS).where(ORDERS.c.match == match).order_by(ORDERS.c.made)
        async with self._storage.reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def add(self, table: TableRow, kept: Kept, beside: Collection[str]) -> None:
        """Add an order to the book; of its seat's others only some stay."""
        mine = (ORDERS.c.match == table.match) & (ORDERS.c.seat == kept.order.seat)
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(ORDERS).where(mine & ORDERS.c.id.not_in(beside)))
            await connection.execute(sa.insert(ORDERS).values(_row(table, kept)))
            await self._storage.tell(connection, [f"{table.id} {NEWS}"])

    async def cancel(self, table: TableRow, seat: int, order: str) -> None:
        """End an order in the book of whoever has a seat, or raise `NoOrder`."""
        one = (ORDERS.c.match == table.match) & (ORDERS.c.id == order)
        own = (ORDERS.c.seat == seat) & (ORDERS.c.guest == table.seats[seat].guest)
        async with self._storage.writing() as connection:
            if not (await connection.execute(sa.delete(ORDERS).where(one & own))).rowcount:
                raise NoOrder("There is no such order.")
            await self._storage.tell(connection, [f"{table.id} {NEWS}"])

    async def tables(self, most: int) -> list[str]:
        """Return running tables at which orders stand."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
        query = query.where(TABLES.c.match.in_(sa.select(ORDERS.c.match))).limit(most)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def sweep(self) -> None:
        """Forget the orders of matches that are over."""
        running = sa.select(TABLES.c.match).where(TABLES.c.status == "running")
        running = running.where(TABLES.c.match.is_not(None))
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(ORDERS).where(ORDERS.c.match.not_in(running)))


async def drop_orders(
    connection: AsyncConnection, match: str | None, seats: Collection[int]
) -> None:
    """Forget the orders of seats that are given up."""
    gone = (ORDERS.c.match == match) & ORDERS.c.seat.in_(seats)
    await connection.execute(sa.delete(ORDERS).where(gone))


def _row(table: TableRow, kept: Kept) -> dict[str, Any]:
    order = asdict(kept.order)
    lists = {"keys": list(kept.order.keys), "until": sorted(kept.order.until)}
    owner = {"match": table.match, "guest": kept.guest, "answers": kept.answers}
    return {**order, **lists, **owner, "made": now()}


def _kept(row: sa.Row[Any]) -> Kept:
    found = dict(row._mapping)
    guest, answers = found.pop("guest"), found.pop("answers")
    del found["match"], found["made"]
    keys, until = tuple(found.pop("keys")), frozenset(found.pop("until"))
    return Kept(Order(**found, keys=keys, until=until), guest, answers)
