"""Where bots think, apart from the table, so that the page goes on meanwhile."""

from __future__ import annotations

import pickle
from functools import cache
from random import Random

from portside.bots import Bot, decide, find
from portside.engine.knowledge import Sight


@cache
def _bot(name: str) -> Bot:
    return find(name)


def choose(name: str, kept: bytes, seed: str) -> str:
    """Return what a bot answers to a pickled sight."""
    sight: Sight = pickle.loads(kept)
    return decide(_bot(name), sight, Random(seed)).key
