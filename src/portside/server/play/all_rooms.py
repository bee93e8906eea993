"""All tables that are in memory."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from portside.server.play.fair_queue import FairQueue
from portside.server.play.order_book import NEWS
from portside.server.play.room import Room

if TYPE_CHECKING:
    from portside.server.services import Services


class Rooms:
    """Hold all tables that are in memory.

    Attributes:
        replays: whose turn it is to be brought into memory, piece by piece.
    """

    def __init__(self, services: Services, idle: float) -> None:
        self._services = services
        self._idle = idle
        self._rooms: dict[str, Room] = {}
        self._playing: dict[str, Room] = {}
        self._changes = 0
        self.replays = FairQueue(1, 1)

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        """Return the room of a table, read from the database if need be; raise `NoTable`."""
        found = self._rooms.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        before = self._changes
        row = await self._services.lobby.table(table)
        made = self._rooms.setdefault(table, Room(self._services, row))
        if self._changes != before:  # perhaps of this table, while it was being read
            made.changed()
        return made

    def get(self, table: str) -> Room | None:
        """Return the room of a table if it is in memory."""
        return self._rooms.get(table)

    async def changed(self, table: str) -> None:
        """Let a room take note that somebody changed its table."""
        self._changes += 1
        room = self._rooms.get(table)
        if room is not None:
            room.changed()

    def heard(self, name: str, news: str) -> None:
        """Let rooms take news from another process (or an echo of our own)."""
        if not news.isdigit():
            self._changes += 1
            room = self._rooms.get(name)
            if room is not None and news == NEWS:
                room.post(partial(self._services.orders.reread, room))
            elif room is not None:
                room.changed()
            return
        number = int(news)
        found = self._playing.get(name)
        # While a match is being replayed the news waits in the inbox until that is done.
        if found is not None and not found.ahead(number):
            found.post(lambda: found.hear(number))

    def missed(self) -> None:
        """Let all rooms look at everything again: news may have been lost."""
        for room in self._rooms.values():
            room.changed()

    async def wake(self, table: str) -> None:
        """Bring the room of a table into memory, so that its bots go on."""
        room = await self.room(table)

        async def look() -> None:
            if room.table.match is not None:
                await self._services.players.go_on(room)

        room.post(look)

    def playing(self, match: str, room: Room) -> None:
        """Remember in which room a match is played."""
        self._playing[match] = room

    def drop(self, room: Room) -> None:
        """Let a room leave memory."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        if room.table.match is not None:
            self._playing.pop(room.table.match, None)

    async def close(self) -> None:
        """Let every room finish what it is at."""
        for room in list(self._rooms.values()):
            await room.finished()

    def sweep(self) -> None:
        """Let go of rooms that nobody has used for a while."""
        late = time.monotonic() - self._idle
        for room in list(self._rooms.values()):
            if room.busy or room.used > late:
                continue
            if room.watchers:
                room.forget()
            else:
                self.drop(room)
        self._services.metrics.rooms.set(len(self._rooms))
