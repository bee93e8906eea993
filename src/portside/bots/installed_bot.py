"""A bot of another package, run in a process of its own.

The child is this very module run as a program. Sights go there pickled, keys come back, one line
each, so that a bot that hangs or brings its process down does no harm to the match.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from portside.bots.child_process import Child
from portside.bots.decide import BotFailed

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight


class InstalledBot:
    """Play by asking an installed bot in another process.

    Args:
        name: its entry point.
        limit: seconds it may take for one answer.
        patience: seconds more for the first one, since it has to get started.
    """

    def __init__(self, name: str, limit: float = 5.0, patience: float = 10.0) -> None:
        self.name = name
        self.limit = limit
        self.patience = patience
        self._child: Child | None = None

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return what an installed bot answers."""
        if self._child is None or not self._child.alive:
            self._child = Child([sys.executable, "-m", __name__, self.name], self.patience)
        reply: dict[str, Any] = json.loads(self._child.ask(packed_sight(sight, rng), self.limit))
        if "error" in reply:
            raise BotFailed("crash", str(reply["error"]))
        return str(reply["key"])

    def close(self) -> None:
        """End the process of an installed bot."""
        if self._child is not None:
            self._child.close()
            self._child = None


def packed_sight(sight: Sight, rng: Random) -> bytes:
    """Return one line for an installed bot: a sight, a seed, and where the title's code is."""
    home = sight.world(Random(0)).game.step.__module__
    return base64.b64encode(pickle.dumps((home, pickle.dumps(sight), rng.getrandbits(64))))


def unpacked_sight(line: bytes) -> tuple[Sight, Random]:
    """Open in an installed bot's process what `packed_sight` made.

    A title makes itself known when its code is imported.
    """
    home, kept, seed = pickle.loads(base64.b64decode(line))
    import_module(home)
    return pickle.loads(kept), Random(seed)


def serve_installed_bot(name: str) -> None:
    """Answer lines on stdin with lines of an installed bot on stdout until there are no more."""
    from portside.bots.registry import make_installed_bot

    # What a bot prints must not be taken for an answer.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bot = make_installed_bot(name)
    for line in sys.stdin.buffer:
        try:
            reply = {"key": bot.choose(*unpacked_sight(line))}
        except Exception as error:  # told to the other side, which keeps the log
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(reply).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    serve_installed_bot(sys.argv[1])
