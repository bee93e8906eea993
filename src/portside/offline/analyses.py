"""Matches on this device that are over, gone through where bots think, piece by piece."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from portside.hosting.analysis import FORMAT, Piece, Played, assemble_analysis
from portside.offline.kept_table import KeptTable
from portside.offline.room import Think

Json = dict[str, Any]
Find = Callable[[str], Awaitable[KeptTable | None]]
Keep = Callable[[KeptTable], Awaitable[KeptTable]]


class Analyses:
    """Go through matches; each piece is kept, so that a closed page goes on where it was.

    Args:
        find: returns a table as it is kept, or None when it is gone.
        keep: keeps a table.
        think: where the work is done.
    """

    def __init__(self, find: Find, keep: Keep, think: Think) -> None:
        self._find = find
        self._keep = keep
        self._think = think
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, table: KeptTable, record: str) -> Json:
        """Return how far a match on this device was analysed, and what was found once it was."""
        found, match = _kept(table), table.match.id
        if not found:
            return {"match": match, "status": "none", "done": 0, "count": 0, "found": None}
        count, whole = len(Played.of(record).pieces), found.get("whole")
        if whole:
            return {"match": match, "status": "done", "done": count, "count": count, "found": whole}
        self._go_on(table.id, record)  # perhaps the page was closed meanwhile
        done = len(found["pieces"])
        return {"match": match, "status": "running", "done": done, "count": count, "found": None}

    async def ask(self, table: KeptTable, record: str) -> Json:
        """Ask for a match on this device to be analysed."""
        if not _kept(table):
            table = await self._keep(_noted(table, pieces=[]))
        return self.look(table, record)

    def _go_on(self, table: str, record: str) -> None:
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._go_through(table, record))
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _go_through(self, table: str, record: str) -> None:
        played = Played.of(record)
        while (kept := await self._find(table)) is not None and "pieces" in _kept(kept):
            pieces: list[Piece] = _kept(kept)["pieces"]
            if len(pieces) == len(played.pieces):
                await self._keep(_noted(kept, whole=assemble_analysis(played, pieces)))
                return
            work = pickle.dumps((record, played.pieces[len(pieces)]))
            try:
                found = await self._think("analysis", "", work, str(len(played.answers)))
            except Exception:  # the browser may have ended the worker; whoever looks tries again
                return
            now = await self._find(table)
            if now is not None and _kept(now).get("pieces") == pieces:  # not so in another page
                await self._keep(_noted(now, pieces=[*pieces, json.loads(found)]))


def _noted(table: KeptTable, **found: Any) -> KeptTable:
    return replace(table, analysis={"format": FORMAT, **found})


def _kept(table: KeptTable) -> Json:
    """Return what was found so far, unless it means something else by now."""
    found = table.analysis
    return found if found is not None and found["format"] == FORMAT else {}
