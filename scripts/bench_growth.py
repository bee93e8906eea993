"""Measure what grows: work at answer 1,000 of a match against answer 10, and many stored tables.

Work is counted in calls of functions, which no other work on the machine changes; the same run
gives the same counts. Stored tables are copies of one running match, in a database of their own.

    .venv/bin/python scripts/bench_growth.py
    .venv/bin/python scripts/bench_growth.py --tables 50000
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.request import urlopen

from bench_client import set_up  # type: ignore[import-not-found]
from bench_server import Server  # type: ignore[import-not-found]

from portside.engine.game import find
from portside.engine.knowledge import Sight
from portside.engine.match import Match
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow
from portside.hosting.messages import log_length
from portside.server.play.finished_match import STRIDE, Keepsake, Moment, keep_finished_match
from portside.server.play.progress import Standing
from portside.server.play.state_delta import Look, state_delta
from portside.server.play.state_json import Scenes

SEATS = 6
EARLY, LATE = 10, 1000
MORE = 60
"""So many answers more are played while things are measured."""
PAGE = 20
START = "from portside.server.serve_command import serve; import typer; typer.run(serve)"
Work = Callable[[], object]


def calls(work: Work) -> int:
    """Return how many functions are called for something, ours and those of the interpreter."""
    count = 0

    def note(_frame: object, event: str, _what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


class Growing:
    """A match as the server follows it, answered at random; answers taken back do not count."""

    def __init__(self, title: str, secret: str) -> None:
        row = MatchRow("m", "", title, 1, SEATS, {}, secret, None, None, None, 0.0, None)
        self.row, self.rng = row, Random(1)
        self.followed, self.scenes = FollowedMatch(row, deal_stored_match(row)), Scenes()
        self.bases: list[Look | None] = [None] * SEATS

    def take(self, seat: int, key: str, back_to: int | None = None) -> None:
        """Go on, and show it to everybody."""
        start = log_length(self.followed.match)
        self.followed.take(Entry(self.row.id, self.followed.seq, seat, key, back_to, "", 0.0))
        self.scenes.stale()
        for eyes, base in enumerate(self.bases):
            look = self.scenes.look(self.followed, eyes, (b'"news":%d' % self.followed.news(eyes),))
            lines = self.scenes.log(
                self.followed.match, eyes, min(start, log_length(self.followed.match))
            )
            if base is not None:
                state_delta(base, look, lines, b"null")
            self.bases[eyes] = look

    def answer(self) -> None:
        """Answer at random."""
        ask = self.rng.choice(self.followed.match.pending)
        self.take(ask.seat, ask.sample(self.rng))

    def back(self, by: int) -> None:
        """Take answers back."""
        self.take(0, "", self.followed.match.number - by)

    def restart(self) -> None:
        """Follow the match anew, from what the journal holds."""
        history = self.followed.match.history or []
        entries = [
            Entry("m", n, said.seat, said.key, None, "", 0.0) for n, said in enumerate(history)
        ]
        FollowedMatch(self.row, deal_stored_match(self.row)).replay(entries)


def middle(counts: list[int]) -> int:
    """Return the middle one."""
    return sorted(counts)[len(counts) // 2]


def at(growing: Growing, number: int) -> dict[str, int]:
    """Play up to a question, and return what things cost there, each the middle of several."""
    while growing.followed.match.number < number:
        growing.answer()
    found = {"answer, to all seats": middle([calls(growing.answer) for _ in range(25)])}
    match = growing.followed.match
    found["a bot's sight"] = calls(lambda: Sight(match, 0, 1, log=False))
    found["how it stands"] = calls(lambda: Standing.of(growing.followed))
    found["undo"] = middle([calls(lambda: growing.back(1)) for _ in range(5)])
    found["going 5 back"] = calls(lambda: growing.back(5))
    found["restart"] = calls(growing.restart)
    return found


def pages(growing: Growing) -> dict[str, tuple[int, int]]:
    """Return what a page of frames costs early and late, the second time it is asked for."""
    kept = keepsake(growing)
    found = []
    last = growing.followed.match.number - PAGE
    for first in (EARLY, last - (last - EARLY) % STRIDE):  # as far behind a view that is held

        def leaf(first: int = first) -> list[bytes]:
            return [*kept.frames(0, range(first, first + PAGE))]

        leaf()
        found.append(calls(leaf))
    return {f"{PAGE} frames": (found[0], found[1])}


def keepsake(growing: Growing) -> Keepsake:
    """Return the match as it is kept when it is over."""
    match = deal_stored_match(growing.row)

    def moments() -> Iterator[Moment]:
        yield match, None, True
        for said in growing.followed.match.history or ():
            match.advance(said.seat, said.value, said.key)
            yield match, (said.seat, said.key), True

    return keep_finished_match(moments(), SEATS)


def long_one(title: str) -> str:
    """Return the secret of a match that is long enough when it is answered at random."""
    for secret in map(str, range(1000)):
        match, rng = Match.new(find(title), SEATS, secret, {}, log=False), Random(1)
        while match.result is None and match.number < LATE + MORE:
            ask = rng.choice(match.pending)
            match.answer(ask.seat, ask.sample(rng))
        if match.result is None:
            return secret
    raise SystemExit("no match is long enough")


def growth() -> None:
    """Print what answers cost early and late."""
    secret = long_one("import_export")
    growing = Growing("import_export", secret)
    early, late = at(Growing("import_export", secret), EARLY), at(growing, LATE)
    print(f"calls of functions, import_export, {SEATS} seats, at answer {EARLY} and {LATE}")
    rows = {name: (early[name], late[name]) for name in early} | pages(growing)
    for name, (before, after) in rows.items():
        print(f"  {name:22} {before:9,} {after:9,}  x{after / before:.2f}")


# -- many tables


def multiply(database: Path, tables: int) -> None:
    """Copy the one table of a database with its match, seats and journal."""
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        rows = {
            name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')]
            for name in ("tables", "matches", "seats", "answers", "eyes", "progress")
        }
        named: dict[str, tuple[str, ...]] = {"tables": ("id", "match"), "matches": ("id", "table")}
        named |= {"seats": ("table",)}
        named |= dict.fromkeys(("answers", "eyes", "progress"), ("match",))
        for name, found in rows.items():
            columns = ", ".join(f'"{column}"' for column in found[0]) if found else ""
            marks = ", ".join("?" * len(found[0])) if found else ""
            copies = (
                [
                    f"{value}-{n}" if column in named[name] else value
                    for column, value in row.items()
                ]
                for n in range(tables)
                for row in found
            )
            if found:
                line = f'INSERT INTO "{name}" ({columns}) VALUES ({marks})'
                connection.executemany(line, copies)


def started(folder: str) -> tuple[Server, float]:
    """Start a server; return it with the seconds until it is well."""
    own = {"PORTSIDE_DATA": folder, "PORTSIDE_LOG": "error"}
    begun_at = time.perf_counter()
    server = Server([sys.executable, "-c", START, "--log", "error"], {**os.environ, **own})
    with urlopen(f"http://127.0.0.1:{server.port}/healthz") as answer:
        answer.read()
    return server, time.perf_counter() - begun_at


def many(tables: int) -> None:
    """Print start and memory of a server with one stored table, and with many."""
    print(f"a server with 1 stored table that runs, and with {tables:,}")
    with tempfile.TemporaryDirectory() as folder:
        server, _ = started(folder)
        set_up(server.port, "import_export", 1)
        server.stop()
        for count in (1, tables):
            if count > 1:
                multiply(next(Path(folder).glob("*.db")), count - 1)
            server, seconds = started(folder)
            time.sleep(20)  # its first rounds of looking after things
            size = sum(file.stat().st_size for file in Path(folder).iterdir())
            print(
                f"  {count:6,}: open after {seconds:.1f} s, {server.memory() / 1000:.0f} MB of "
                f"memory, {size / 1e6:.1f} MB on disk"
            )
            server.stop()


def main() -> None:
    """Measure, and print tables."""
    parser = argparse.ArgumentParser(description="Measure what grows.")
    parser.add_argument("--tables", type=int, default=0, help="stored tables, 0 for none")
    given = parser.parse_args()
    growth()
    if given.tables:
        many(given.tables)


if __name__ == "__main__":
    main()
