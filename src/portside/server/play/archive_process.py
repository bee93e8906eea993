"""The past beside the loop: what is asked of finished matches is worked out in another process.

Leafing through replays, handing in records and keeping what is over costs whole replays. Here they
wait for each other, in a fair queue, and nobody who plays waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

import orjson

from portside.engine.errors import OtherRules, PortsideError
from portside.engine.match import Match
from portside.engine.record import head_line, record_text
from portside.hosting.analysis import Played
from portside.hosting.branched_match import deal_stored_match, replay_with_branches
from portside.hosting.followed_match import Entry, MatchRow, why_outgrown
from portside.server.config import Limits
from portside.server.errors import TooManyLookups, TryAgain
from portside.server.logs import log
from portside.server.play.bots import NICE, bot_processes, end_bot_processes
from portside.server.play.fair_queue import Customer, FairQueue
from portside.server.play.finished_match import Keepsake, Moment, keep_finished_match

P = ParamSpec("P")
T = TypeVar("T")
OPENED = 3
"""So many matches lie open at a time: what is over does not change."""


class Reader(NamedTuple):
    """On whose account the past is looked up: a guest, if it is one, and where they come from."""

    guest: str | None
    address: str = ""


class Past:
    """Work things out in a process of its own, one after another.

    Args:
        titles: modules of further titles.
        limits: how many things somebody may be waiting for.
    """

    def __init__(self, titles: tuple[str, ...], limits: Limits) -> None:
        self._titles = titles
        self._limits = limits
        self._queue = FairQueue(1, 0)
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, who: Reader, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Return what a job on a match of the archive returns, or raise what it raises."""
        async with self.turn(who):
            return await self._work(partial(job, *args, **named))

    def __len__(self) -> int:
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, who: Reader) -> AsyncIterator[None]:
        """Wait until it is somebody's turn in the archive's process, unless they wait enough."""
        customer = Customer(who.guest or "", "", lambda: True, who.address)
        there, own = self._queue.waiting(customer)
        if own >= self._limits.lookups or there >= self._limits.lookups_address:
            raise TooManyLookups("Other matches are being looked up for you.")
        async with self._queue.turn(customer, time.monotonic):
            yield

    async def _work(self, job: Callable[[], T]) -> T:
        pool = self._pool = self._pool or bot_processes(1, self._titles, NICE)
        try:
            return await asyncio.wrap_future(pool.submit(job))
        except BrokenProcessPool:  # killed from outside, for instance for want of memory
            if self._pool is pool:
                self._pool = None
            raise TryAgain("This could not be looked up; please try again.") from None

    def close(self) -> None:
        """Give up whatever the archive's process has under way."""
        if self._pool is not None:
            end_bot_processes(self._pool)


@dataclass(frozen=True, slots=True, eq=False)
class Story:
    """A match that is over: what it was made from, the answers that counted, and what was kept."""

    row: MatchRow
    entries: list[Entry]
    kept: bytes | None

    def __hash__(self) -> int:
        return hash((self.row.id, self.kept is None))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Story) and self._name == other._name

    @property
    def _name(self) -> tuple[str, bool, int]:
        return self.row.id, self.kept is None, len(self.entries)


@lru_cache(OPENED)
def _opened(story: Story) -> Keepsake:
    if story.kept is not None:
        return Keepsake.unpacked(story.kept)
    return keep_finished_match(_moments(story.row, story.entries), story.row.seats)


def job_frames(story: Story, seat: int | None, part: range) -> bytes:
    """Return some frames of a match, in the archive's process."""
    kept = _opened(story)
    head = {"match": story.row.id, "title": story.row.title, "count": kept.count}
    log_part = orjson.dumps(kept.log(seat, part))
    frames = b",".join(kept.frames(seat, part))
    return b'%b,"frames":[%b],"log":%b}' % (orjson.dumps(head)[:-1], frames, log_part)


def job_points(story: Story, head: Mapping[str, Any]) -> bytes:
    """Return the points of a match for charts, in the archive's process."""
    return orjson.dumps({**head, "points": _opened(story).points})


def job_keep(row: MatchRow, entries: list[Entry]) -> bytes | None:
    """Return a finished match in a form that needs no rules, unless it cannot be had whole."""
    kept = _opened(Story(row, entries, None))
    return kept.packed() if kept.count == len(entries) + 1 else None


def job_record(row: MatchRow, entries: list[Entry]) -> str:
    """Return the record of a match, replayed or, if the rules have outgrown it, as noted down."""
    try:
        last, _ = deque(job_replay(row, entries), maxlen=1).pop()
        return last.record()
    except OtherRules:
        return noted_record(row, entries)


def job_branch(row: MatchRow, entries: list[Entry], went: MatchRow) -> None:
    """Try in the archive's process whether a branch can be played, or raise why not."""
    last, _ = deque(job_replay(row, entries), maxlen=1).pop()
    replay_with_branches(went, last)  # or raise: what none can imagine is not played on


def job_count(record: str) -> int:
    """Return in how many pieces the archive's match of a record is gone through."""
    return len(Played.of(record).pieces)


def job_replay(row: MatchRow, entries: list[Entry]) -> Iterator[tuple[Match, Entry | None]]:
    """Play a match again in the archive's process."""
    match = deal_stored_match(row)
    yield match, None
    for done, entry in enumerate(entries):
        try:
            match.answer(entry.seat, entry.key)
        except PortsideError as error:
            raise why_outgrown(row, done) from error
        match = replay_with_branches(row, match)
        yield match, entry


def _moments(row: MatchRow, entries: list[Entry]) -> Iterator[Moment]:
    """Go through a match as far as it replays; before a turn all see what spectators do."""
    try:
        for match, entry in job_replay(row, entries):
            said = (entry.seat, entry.key) if entry and match.number > row.first else None
            yield match, said, match.number >= row.first
    except OtherRules as error:
        log.warning("match outgrown", match=row.id, exc_info=error)


def noted_record(row: MatchRow, entries: list[Entry]) -> str:
    """Return the record of a match as it was noted down, without playing it again."""
    deal = row.seats, row.options, row.secret, row.scenario
    head = head_line(row.title, row.rules, *deal)
    end = None
    if row.result is not None:
        scores = [score["total"] for score in row.result["scores"]]
        end = {"end": row.result["ending"], "scores": scores, "winners": row.result["winners"]}
    return record_text(head, [(entry.seat, entry.key) for entry in entries], end)
