"""When answers of bots and orders are shown: by what everybody sees, never by what was thought.

A bot with one option has answered at once, one with many only after a while: whoever measures that
learns about its hand. So an answer waits for a beat that was fixed before the bot was given its
sight, by the pace of the table alone. One that is late, on a busy machine, waits for the next beat.

A standing order answers in a person's name, so it takes as long as people do: about as long as one
of the last answers at its table took, which everybody saw. Which one is drawn by a key of the
server, the same in every process.
"""

from __future__ import annotations

import asyncio
import hmac
import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from portside.hosting.followed_match import FollowedMatch
    from portside.server.play.stored_table import TableRow

SLOWER = {"live": 1.0, "relaxed": 2.0, "days": 2.0}
"""How much longer than at a live table bots take, by pace."""
LONGEST: Final = 10.0
"""An order takes at most so many times as long as at the least."""
ENOUGH: Final = 8
"""So many times that people took tell how long they take at a table."""
NEARLY: Final = 0.2
"""Nothing takes exactly as long as something else did: it may differ by this part."""


def order_delay(
    key: bytes, table: TableRow, stored: FollowedMatch, seat: int, shortest: float
) -> float:
    """Return the delay after which a seat's order, if it has one, answers a question."""
    low = shortest * SLOWER[table.pace]
    drawn = hmac.digest(key, f"{stored.row.id} {stored.asked_at} {seat}".encode(), "sha256")
    one, two = (int.from_bytes(part) / 2**64 for part in (drawn[:8], drawn[8:16]))
    took = [time for time in stored.trail.times if low <= time <= low * LONGEST]
    if len(took) < ENOUGH:
        return low * math.pow(LONGEST, one)
    return took[int(one * len(took))] * (1 + NEARLY * (two - 0.5))


def bot_beat(table: TableRow, seconds: float) -> float:
    """Return the delay of a table's bots; also among themselves, for who sits down later."""
    return seconds * SLOWER[table.pace]


def whole_beats(seconds: float, beat: float) -> float:
    """Return how long a bot thought as far as its delay tells everybody, at whatever table."""
    slowest = beat * max(SLOWER.values())
    return math.ceil(seconds / slowest) * slowest if slowest > 0 else seconds


class Beat:
    """Count beats from a question on."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun = self._now()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def left(self, passed: float) -> float:
        """Return the delay until bots answer next, after some time; the first is awaited."""
        beats = max(1, math.ceil(passed / self._seconds))
        return beats * self._seconds - passed

    async def over(self) -> None:
        """Wait until the delay of a bot's answer is over."""
        if self._seconds > 0:
            await asyncio.sleep(self.left(self._now() - self._begun))
