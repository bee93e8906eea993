"""When a bot's answer is shown: by what everybody sees, never by how long the bot thought.

A bot with one option has answered at once, one with many only after a while: whoever measures that
learns about its hand. So an answer waits for a beat that was fixed before the bot was given its
sight, by the pace of the table alone. One that is late, on a busy machine, waits for the next beat.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portside.server.play.seating import TableRow

SLOWER = {"live": 1.0, "relaxed": 2.0, "days": 2.0}
"""How much longer than at a live table bots take, by pace."""


def beat_of(table: TableRow, seconds: float) -> float:
    """Return the beat of a table's bots; among themselves they need none."""
    return seconds * SLOWER[table.pace] if table.people() else 0.0


class Beat:
    """Count beats from a question on."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun = self._now()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def left(self, passed: float) -> float:
        """Return the time until the next beat, after some time has passed; the first is awaited."""
        beats = max(1, math.ceil(passed / self._seconds))
        return beats * self._seconds - passed

    async def over(self) -> None:
        """Wait for the next beat."""
        if self._seconds > 0:
            await asyncio.sleep(self.left(self._now() - self._begun))
