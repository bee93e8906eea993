"""Bots as another package might bring them."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight


class Last:
    """Answer with the last option, and chatter."""

    name = "last"

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the last option."""
        print("thinking ...")  # noqa: T201  a guest may print; it must not be taken for an answer
        return sight.prompt.options[-1].key


class Sleeper:
    """Never answer."""

    name = "sleeper"

    def choose(self, sight: Sight, rng: Random) -> str:
        """Sleep."""
        time.sleep(60)
        return ""


class Leaver:
    """Take the whole process down."""

    name = "leaver"

    def choose(self, sight: Sight, rng: Random) -> str:
        """Leave."""
        raise SystemExit(1)
