"""Whom matches wait for, written down a moment behind the journal.

Every answer would be two writes if this were written with it. So rooms only say that they went on,
and once in a while all that did are written together. Whatever was not written when a process ends
is old by its number, and made anew from the journal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from portside.engine.view import eye, line
from portside.server.errors import TryAgain
from portside.server.logs import log
from portside.server.store.schema import PROGRESS

if TYPE_CHECKING:
    from portside.engine.match import Match
    from portside.hosting.followed_match import FollowedMatch
    from portside.server.play.room import Room
    from portside.server.store.storage import Storage

SILENT = ("moved", "shown")
"""Kinds of log lines that are drawn, not told."""
TAIL = 40
"""So many of the last lines are looked through for one that is told."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands, as everybody may know.

    Attributes:
        match: which one.
        n: entries of its journal.
        since: when the open question arose.
        asked: the seats it is asked of.
        last: the last line of the log that is told, as spectators know it.
    """

    match: str
    n: int
    since: float
    asked: list[int]
    last: dict[str, Any] | None

    @classmethod
    def of(cls, stored: FollowedMatch) -> Standing:
        """Return how far a match has progressed, and whom it waits for."""
        going = stored.stopped is None
        asked = sorted({int(seat) for seat in stored.match.waiting}) if going else []
        return cls(stored.row.id, stored.seq, stored.since, asked, _last(stored.match))

    @property
    def stored(self) -> tuple[object, ...]:
        """Return the row it is stored as."""
        return self.match, self.n, self.since, self.asked, self.last


def _last(match: Match) -> dict[str, Any] | None:
    log = match.table.log
    latest = reversed(log.entries[-TAIL:] if log is not None else ())
    told = next((entry for entry in latest if entry.kind not in SILENT), None)
    if told is None:
        return None
    return dict(line(match.table.box, told, bool(told.eyes & eye(match.table, None))))


class Progress:
    """Keep how matches stand."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._moved: dict[str, Room] = {}

    def note(self, room: Room) -> None:
        """Take note that a match has progressed; where nobody plays, nobody wants to know."""
        if self._moved.get(room.table.id) is not room and room.table.people():
            self._moved[room.table.id] = room

    async def write(self) -> None:
        """Write down the progress of the matches that went on."""
        moved, self._moved = self._moved, {}
        rows = [Standing.of(room.stored) for room in moved.values() if room.stored is not None]
        if not rows:
            return
        try:
            await self._storage.write_progress([row.stored for row in rows])
        except TryAgain:
            log.warning("progress not written")
            self._moved = moved | self._moved

    async def read(self, matches: list[str]) -> dict[str, Standing]:
        """Return the progress of matches as it was last written."""
        query = sa.select(PROGRESS).where(PROGRESS.c.match.in_(matches))
        async with self._storage.reading() as connection:
            return {row.match: Standing(*row) for row in await connection.execute(query)}
