"""Time that no clock counts because no server ran, or its machine slept.

Every process gives signs of life. Whoever starts and finds the last one long past writes down since
when there was none.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.errors import TryAgain
from portside.server.logs import log
from portside.server.play.stored_table import LAPSE
from portside.server.store.clock import now
from portside.server.store.schema import PULSE, RESTS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.store.storage import Storage


class Rests:
    """Keep a sign of life, and note when there was none."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ticks = self._tick()

    def _tick(self) -> tuple[float, float]:
        return time.time(), time.monotonic()

    async def begin(self) -> None:
        """Note the downtime before this start: for how long no server ran."""
        async with self._storage.writing() as connection:
            last = (await connection.execute(sa.select(PULSE.c.beat).with_for_update())).scalar()
            if last is not None and now() - last > LAPSE:
                await _rest(connection, last)
            await self._beat(connection)

    async def beat(self) -> None:
        """Give a sign of life; a machine that slept meanwhile had a downtime."""
        before, self._ticks = self._ticks, self._tick()
        (wall, ticked), (wall_now, ticked_now) = before, self._ticks
        slept = (wall_now - wall) - (ticked_now - ticked)
        try:
            async with self._storage.writing() as connection:
                if slept > LAPSE:
                    await _rest(connection, now() - slept)
                await self._beat(connection)
        except TryAgain:
            log.warning("no sign of life written")

    async def _beat(self, connection: AsyncConnection) -> None:
        if not (await connection.execute(sa.update(PULSE).values(beat=now()))).rowcount:
            await connection.execute(sa.insert(PULSE).values(id=1, beat=now()))


async def _rest(connection: AsyncConnection, began: float) -> None:
    await connection.execute(sa.insert(RESTS).values(of="", began=began, ended=now()))
