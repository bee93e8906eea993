"""Measure what an answer sends to everybody at a table: whole states, and what has changed.

The matches are played at random, each the same in every run, so the figures are too.

    .venv/bin/python scripts/bench_bytes.py
    .venv/bin/python scripts/bench_bytes.py --seats 2 --answers 1000
"""

from __future__ import annotations

import argparse
import zlib
from collections import Counter
from random import Random

from portside import find
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow
from portside.hosting.messages import log_length
from portside.server.play.state_delta import Look, state_delta, whole_state
from portside.server.play.state_json import Scenes

TITLES = ("import_export", "neko_harbour")


class Reader:
    """Somebody who is sent everything in both ways, also packed as one stream."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.base: Look | None = None
        self._packers = {way: zlib.compressobj(6, wbits=-12) for way in ("whole", "delta")}

    def read(self, scenes: Scenes, followed: FollowedMatch, start: int) -> Counter[str]:
        """Return how many bytes the state is in each way; the first is no answer's doing."""
        mine = b'"news":%d' % followed.news(self.seat), b'"mine":[%d]' % self.seat
        more = b'"consent":null', b'"clocks":null', *mine
        look = scenes.look(followed, self.seat, more)
        lines = scenes.log(followed.match, self.seat, start)
        told = {"whole": whole_state(look, scenes.view(look), lines, b"null")}
        told["delta"] = (self.base and state_delta(self.base, look, lines, b"null")) or told[
            "whole"
        ]
        sizes = Counter({way: len(text) for way, text in told.items()})
        for way, packer in self._packers.items():
            packed = packer.compress(told[way]) + packer.flush(zlib.Z_SYNC_FLUSH)
            sizes[f"{way} packed"] = len(packed)
        first, self.base = self.base is None, look
        return Counter() if first else sizes


def play(title: str, seats: int, seed: int, most: int) -> tuple[Counter[str], int]:
    """Play a match; return how many bytes were sent in all, and the answers."""
    row = MatchRow("u1cW9rJd2ypL", "", title, 1, seats, {}, str(seed), None, None, None, 0.0, None)
    followed, scenes, rng = FollowedMatch(row, deal_stored_match(row)), Scenes(), Random(seed)
    readers = [Reader(seat) for seat in range(seats)]
    for reader in readers:
        reader.read(scenes, followed, 0)
    sizes: Counter[str] = Counter()
    while not followed.over and followed.seq < most:
        ask, start = rng.choice(followed.match.pending), log_length(followed.match)
        key = ask.sample(rng)
        followed.take(Entry(row.id, followed.seq, ask.seat, key, None, "", 0.0))
        scenes.stale()
        for reader in readers:
            sizes += reader.read(scenes, followed, start)
    return sizes, followed.seq


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="Measure what an answer sends.")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--answers", type=int, default=400, help="at most, of each match")
    given = parser.parse_args()
    print(f"bytes an answer sends to all {given.seats} seats")
    for title in TITLES:
        total, answers = Counter[str](), 0
        for seed in range(given.matches):
            sizes, count = play(find(title).name, given.seats, seed, given.answers)
            total, answers = total + sizes, answers + count
        shown = ", ".join(f"{way} {size / answers:,.0f}" for way, size in total.items())
        print(f"  {title:14} {answers:5} answers: {shown}")


if __name__ == "__main__":
    main()
