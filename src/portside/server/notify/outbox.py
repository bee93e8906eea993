"""Deliveries: what is to be told to whom, kept before it is sent, tried again after a failure.

A process that takes a delivery has it for a while only, so that what a killed process was about to
send is sent by another. A message carries the id of its delivery: whoever gets it twice for that
reason can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from portside.server.ids import new_id
from portside.server.store.clock import now
from portside.server.store.schema import DELIVERIES, TOLD
from portside.server.store.storage import Storage

TURN = "turn"
"""What is told of waiting matches; whatever else there is to tell comes after that."""
LEASE = 120.0
"""Seconds a process has for sending what it took."""
AGAIN = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)
"""Seconds until the next try after each failure; after the last one it is given up."""
KEPT = 30 * 24 * 3600
"""Seconds that finished deliveries are kept."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A question that waits for somebody: asked in a match, of a seat, after so many entries."""

    match: str
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class Delivery:
    """Something to tell."""

    id: str
    contact: str
    told: dict[str, Any]
    tries: int


class Outbox:
    """Keep deliveries."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def put(
        self,
        contact: str,
        told: dict[str, Any],
        waits: Sequence[Wait],
        delay: float = 0,
        once: bool = False,
    ) -> None:
        """Put something to tell into the outbox, unless all of its waits were told there before.

        Args:
            contact: where to tell it.
            told: what.
            waits: the questions it tells of.
            delay: seconds until it is told.
            once: whether nothing is put there while something else is on its way.
        """
        under_way = sa.select(DELIVERIES.c.id).where(
            DELIVERIES.c.contact == contact, DELIVERIES.c.ended.is_(None)
        )
        async with self._storage.writing() as connection:
            if once and (await connection.execute(under_way.limit(1))).first():
                return
            new = [wait for wait in waits if await _tell(connection, contact, wait)]
            if waits and not new:
                return
            row = {"id": new_id(12), "contact": contact, "told": told}
            times = {"due": now() + delay, "lease": 0.0, "tries": 0, "ended": None, "made": now()}
            await connection.execute(sa.insert(DELIVERIES).values(**row, **times))

    async def take(self, most: int) -> list[Delivery]:
        """Take deliveries that are due out of the outbox; nobody else has them for a while."""
        due = DELIVERIES.c.ended.is_(None) & (DELIVERIES.c.due <= now())
        free = DELIVERIES.c.lease <= now()
        trial = sa.type_coerce(DELIVERIES.c.told, sa.Text).not_like(f'%"{TURN}"%')
        first = sa.select(DELIVERIES.c.id).where(due, free).order_by(trial, DELIVERIES.c.due)
        first = first.limit(most)
        async with self._storage.writing() as connection:
            rows = await connection.execute(
                sa.update(DELIVERIES)
                .where(DELIVERIES.c.id.in_(first.with_for_update(skip_locked=True)))
                .values(lease=now() + LEASE)
                .returning(*(DELIVERIES.c[name] for name in ("id", "contact", "told", "tries")))
            )
            return [Delivery(*row) for row in rows]

    async def sent(self, delivery: Delivery) -> None:
        """Note that a delivery was sent, or that nobody is to be told any more."""
        await self._set(delivery, ended=now())

    async def failed(self, delivery: Delivery) -> bool:
        """Note that a delivery failed; return False where it was the last try."""
        if delivery.tries >= len(AGAIN):
            await self._set(delivery, ended=now())
            return False
        again = now() + AGAIN[delivery.tries]
        await self._set(delivery, due=again, lease=0.0, tries=delivery.tries + 1)
        return True

    async def sweep(self) -> None:
        """Clear away deliveries that were finished long ago."""
        old = DELIVERIES.c.ended < now() - KEPT
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(DELIVERIES).where(old))

    async def _set(self, delivery: Delivery, **values: object) -> None:
        here = DELIVERIES.c.id == delivery.id
        async with self._storage.writing() as connection:
            await connection.execute(sa.update(DELIVERIES).where(here).values(**values))


async def _tell(connection: Any, contact: str, wait: Wait) -> bool:
    """Note that a contact is told of a wait; return False if it was before."""
    at = (TOLD.c.contact == contact) & (TOLD.c.match == wait.match) & (TOLD.c.seat == wait.seat)
    told = (await connection.execute(sa.select(TOLD.c.n).where(at))).scalar_one_or_none()
    if told == wait.n:
        return False
    if told is None:
        row = {"contact": contact, "match": wait.match, "seat": wait.seat, "n": wait.n}
        await connection.execute(sa.insert(TOLD).values(**row))
    else:
        await connection.execute(sa.update(TOLD).where(at).values(n=wait.n))
    return True
