"""What is kept of a match shows every question alike, in whichever order it is leafed through."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import orjson
import pytest

import portside
import portside.testing.pretend
from portside.hosting.title_info import playable_titles
from portside.server.play.finished_match import STRIDE, Keepsake, Moment, keep_finished_match
from portside.testing.random_walk import walk_at_random

ANSWERS = 3 * STRIDE


def moments(match: portside.Match) -> Iterator[Moment]:
    rng = Random(1)
    yield match, None, True
    for _ in range(ANSWERS):
        if match.result is not None:
            return
        walk_at_random(match, rng, 1)
        yield match, None, True


@pytest.mark.parametrize("title", playable_titles())
def test_pages_do_not_depend_on_those_read_before(title: str) -> None:
    kept = keep_finished_match(moments(portside.new_match(title, 2, seed=1)), 2)
    packed = kept.packed()
    every = {seat: [*kept.frames(seat, range(kept.count))] for seat in (0, 1, None)}
    rng, again = Random(2), Keepsake.unpacked(packed)
    for _ in range(25):
        seat, first = rng.choice((0, 1, None)), rng.randrange(kept.count)
        page = range(first, first + rng.randrange(1, 30))
        assert [*again.frames(seat, page)] == every[seat][page.start : page.stop]
    assert again.packed() == packed


def test_frames_are_what_was_seen() -> None:
    match = portside.new_match("pretend", 2, seed=1)
    views = []

    def walk() -> Iterator[Moment]:
        for moment in moments(match):
            views.append(orjson.loads(orjson.dumps(match.view(0))))
            yield moment

    kept = keep_finished_match(walk(), 2)
    assert [orjson.loads(frame)["view"] for frame in kept.frames(0, range(kept.count))] == views
