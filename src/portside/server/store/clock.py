"""The time a server lives in: the machine's, unless somebody moves it.

Days pass between two answers, and no test waits for days. So everything that is stored or falls due
asks here, and the time can be put ahead: by `CLOCK.ahead` within a process, or for processes of
their own by a file (`PORTSIDE_CLOCK`) that holds the seconds to add.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


class Clock:
    """Tell the time.

    Attributes:
        ahead: seconds it is ahead of the machine's.
        file: where more of them may be written while it runs.
    """

    def __init__(self) -> None:
        self.ahead = 0.0
        self.file: Path | None = None

    def now(self) -> float:
        """Return the time of the clock in seconds."""
        return round(time.time() + self.ahead + self._written(), 3)

    def _written(self) -> float:
        if self.file is not None:
            with suppress(OSError, ValueError):  # not written yet, or being written
                return float(self.file.read_text("ascii"))
        return 0.0


CLOCK = Clock()


def now() -> float:
    """Return the clock's time as it is stored."""
    return CLOCK.now()
