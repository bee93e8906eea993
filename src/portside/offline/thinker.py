"""Where bots think, apart from the table, so that the page goes on meanwhile."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from portside.bots import Bot, decide, find
from portside.engine.knowledge import Sight
from portside.hosting.analysis import analyse_part
from portside.hosting.hints_and_radar import hints_for_sight, radar_for_sight


@cache
def _bot(name: str) -> Bot:
    return find(name)


def choose(name: str, kept: bytes, seed: str) -> str:
    """Return what a bot that thinks on this device answers to a pickled sight."""
    sight: Sight = pickle.loads(kept)
    return decide(_bot(name), sight, Random(seed)).key


def _examined(_: str, kept: bytes, seed: str) -> str:
    record, part = pickle.loads(kept)
    return json.dumps(analyse_part(record, part, int(seed)))


WORK: Final[dict[str, Callable[[str, bytes, str], str]]] = {
    "choose": choose,
    "hints": lambda name, kept, seed: json.dumps(hints_for_sight(name, kept, seed)),
    "radar": lambda _, kept, seed: json.dumps(radar_for_sight(kept, seed)),
    "analysis": _examined,
}


def think(what: str, name: str, kept: bytes, seed: str) -> str:
    """Return what some work of the thinker on this device comes to, as text.

    Args:
        what: which work.
        name: the bot that does it, where it takes one.
        kept: what it is about, pickled.
        seed: the same seed comes to the same.
    """
    return WORK[what](name, kept, seed)
