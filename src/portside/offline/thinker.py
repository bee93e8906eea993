"""Where bots think, apart from the table, so that the page goes on meanwhile."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Final

from portside.hosting.analysis import analyse_part
from portside.hosting.bot_work import answer_for_sight, hints_for_sight, radar_for_sight


def _examined(_: str, kept: bytes, seed: str) -> str:
    record, part = pickle.loads(kept)
    return json.dumps(analyse_part(record, part, int(seed)))


WORK: Final[dict[str, Callable[[str, bytes, str], str]]] = {
    "choose": answer_for_sight,
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
