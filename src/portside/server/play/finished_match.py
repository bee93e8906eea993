"""What is kept of a match that is over: how it looked to all eyes, whatever becomes of the rules.

A replay needs the rules the match was played by. A keepsake needs none: it holds every view, as
what changed from one question to the next, with the log and the public numbers.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

import orjson

from portside.engine.match import Match
from portside.engine.view import common, own_and_zones
from portside.engine.view_types import LogLine
from portside.hosting.deltas import put_at
from portside.hosting.messages import log_length, point_data

FORMAT: Final = 1
STRIDE: Final = 50
"""Of views that were leafed to every so many is held, to go on from: later pages cost no more."""
Change = tuple[list[str | int], Any]
"""Where in a view something changed, and into what."""


def frame_changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """Return what must be put where to make one frame of the other; lists may be put whole."""
    if old == new:  # most of it is, and so need not be walked through
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name in new:
            yield from frame_changes(old[name], new[name], (*path, name))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, item in enumerate(new):
            yield from frame_changes(old[at], item, (*path, at))
    else:
        yield [*path], new


def frame_changed(data: Any, found: list[Change]) -> Any:
    """Return a frame of a finished match with changes made; neither is written to."""
    for path, new in found:
        data = put_at(data, path, new)
    return data


def eye_name(seat: int | None) -> str:
    """Return the name of a pair of eyes in what is kept of a finished match."""
    return "all" if seat is None else str(seat)


@dataclass(frozen=True, slots=True)
class Keepsake:
    """Hold a match that is over.

    Attributes:
        looks: by pair of eyes, what changed in their view at each question.
        logs: by pair of eyes, the lines of the log.
        lengths: how many of the lines there were at each question.
        said: the answer that led to each question, if it may be told.
        points: the public numbers at each question.
    """

    looks: Mapping[str, list[list[Change]]]
    logs: Mapping[str, list[LogLine]]
    lengths: list[int]
    said: list[tuple[int, str] | None]
    points: list[dict[str, Any]]
    _held: dict[tuple[str, int], bytes] = field(default_factory=dict, repr=False, compare=False)

    @property
    def count(self) -> int:
        """Return how many questions a finished match had, the end included."""
        return len(self.points)

    def frames(self, seat: int | None, part: range) -> Iterator[bytes]:
        """Return how a finished match looked to a seat at some questions, as JSON."""
        eyes, looks = eye_name(seat), self.looks[eye_name(seat)]
        known = [number for who, number in self._held if who == eyes and number < part.start]
        last = max(known, default=-1)
        view: Any = orjson.loads(self._held[eyes, last]) if known else None
        for number in range(last + 1, min(part.stop, len(looks))):
            view = frame_changed(view, looks[number])
            if number % STRIDE == 0:
                self._held[eyes, number] = orjson.dumps(view)
            if number >= part.start:
                by, key = self.said[number] or (None, None)
                told = {"number": number, "seat": by, "key": key, "view": view}
                yield orjson.dumps({**told, "log": self.lengths[number]})

    def log(self, seat: int | None, part: range) -> dict[str, Any]:
        """Return the log of a finished match as a seat may know it, for a part of its frames."""
        start = self.lengths[min(part.start, self.count) - 1] if part.start else 0
        end = self.lengths[min(part.stop, self.count) - 1]
        return {"start": start, "lines": self.logs[eye_name(seat)][start:end]}

    def packed(self) -> bytes:
        """Return a finished match as bytes."""
        data = {name: getattr(self, name) for name in KEPT}
        return zlib.compress(orjson.dumps({"format": FORMAT, **data}), 9)

    @classmethod
    def unpacked(cls, data: bytes) -> Keepsake:
        """Return a finished match from bytes."""
        found = orjson.loads(zlib.decompress(data))
        return cls(**{name: found[name] for name in KEPT})


KEPT: Final = [one.name for one in fields(Keepsake) if one.init and not one.name.startswith("_")]
"""What a keepsake is packed with."""


Moment = tuple[Match, tuple[int, str] | None, bool]
"""A match at one question, the answer that led there, and whether seats may see more than all."""


def as_json(data: Any) -> Any:
    """Return data as it comes out of JSON, where keys are texts and tuples lists."""
    return orjson.loads(orjson.dumps(data))


def keep_finished_match(moments: Iterable[Moment], seats: int) -> Keepsake:
    """Go through a match that is finished and keep all of it."""
    everybody: list[int | None] = [None, *range(seats)]
    looks: dict[str, list[list[Change]]] = {eye_name(seat): [] for seat in everybody}
    views: dict[str, Any] = dict.fromkeys(looks)
    logs: dict[str, list[LogLine]] = {}
    kept = Keepsake(looks, logs, [], [], [])
    last: tuple[Match, bool] | None = None
    for match, said, seen in moments:
        shared = as_json(common(match.table, match.waiting, match.sealed))
        for seat in everybody:
            name, eyes = eye_name(seat), seat if seen else None
            view = {**shared, **as_json(own_and_zones(match.table, eyes))}
            looks[name].append([*frame_changes(views[name], view)])
            views[name] = view
        last = match, seen
        kept.lengths.append(log_length(match))
        kept.said.append(said)
        kept.points.append(point_data(match))
    if last is not None:
        match, seen = last
        logs |= {eye_name(seat): match.log(seat if seen else None) for seat in everybody}
    return kept
