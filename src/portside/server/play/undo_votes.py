"""Going back past the fence: somebody wishes it, and everybody at the table must agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from portside.server.errors import NoConsent
from portside.server.play.stored_table import TableRow
from portside.server.store.schema import WISHES
from portside.server.store.storage import Storage


@dataclass(frozen=True, slots=True)
class UndoVote:
    """A wish to go back to question `to`; it lapses when the match goes on."""

    to: int
    by: int
    agreed: frozenset[int]

    def awaited(self, table: TableRow) -> list[int]:
        """Return the seats whose people have yet to agree to an undo, also with a bot there."""
        people = {table.seats[seat].guest for seat in self.agreed}
        return [
            row.seat for row in table.seats if row.guest is not None and row.guest not in people
        ]

    def data(self, table: TableRow) -> dict[str, Any]:
        """Return the wish to undo as clients are shown it."""
        awaited = self.awaited(table)
        return {"to": self.to, "by": self.by, "agreed": sorted(self.agreed), "awaited": awaited}


class UndoVotes:
    """Keep wishes where every process finds them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, match: str, seq: int) -> UndoVote | None:
        """Return the wish to undo at a state, if there is one."""
        here = (WISHES.c.match == match) & (WISHES.c.n == seq)
        async with self._storage.reading() as connection:
            rows = list(await connection.execute(sa.select(WISHES).where(here)))
        if not rows:
            return None
        return UndoVote(rows[0].back_to, rows[0].by, frozenset(row.seat for row in rows))

    async def propose(self, table: TableRow, seq: int, seat: int, to: int) -> None:
        """Put a wish to undo forward in place of any other."""
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(WISHES).where(WISHES.c.match == table.match))
            row = {"match": table.match, "n": seq, "seat": seat, "back_to": to, "by": seat}
            await connection.execute(sa.insert(WISHES).values(**row))
            await self._storage.tell(connection, [f"{table.id} -"])

    async def agree(self, table: TableRow, seq: int, seat: int) -> None:
        """Vote for the undo, or raise `NoConsent` if there is none."""
        here = (WISHES.c.match == table.match) & (WISHES.c.n == seq)
        async with self._storage.writing() as connection:
            rows = list(await connection.execute(sa.select(WISHES).where(here).with_for_update()))
            if not rows:
                raise NoConsent("Nobody wishes to go back.")
            if seat not in {row.seat for row in rows}:
                row = {**rows[0]._mapping, "seat": seat}
                await connection.execute(sa.insert(WISHES).values(**row))
            await self._storage.tell(connection, [f"{table.id} -"])

    async def refuse(self, table: TableRow, seq: int) -> None:
        """Vote against the undo, which ends the wish, or raise `NoConsent` if there is none."""
        here = (WISHES.c.match == table.match) & (WISHES.c.n == seq)
        async with self._storage.writing() as connection:
            if not (await connection.execute(sa.delete(WISHES).where(here))).rowcount:
                raise NoConsent("Nobody wishes to go back.")
            await self._storage.tell(connection, [f"{table.id} -"])
