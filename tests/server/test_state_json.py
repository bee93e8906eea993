"""States are put together from kept parts, and say exactly what the match says."""

from __future__ import annotations

from random import Random
from typing import cast

import orjson
import pytest

import portside
import portside.testing.pretend
from portside.hosting.followed_match import MatchRow
from portside.hosting.messages import log_length
from portside.hosting.title_info import playable_titles
from portside.server.play.state_delta import whole_state
from portside.server.play.state_json import Scenes
from portside.server.play.stored_match import StoredMatch
from portside.testing.random_walk import walk_at_random
from tests.server.harness import Json


def course_of(match: portside.Match) -> StoredMatch:
    row = MatchRow("m", "t", match.game.name, 1, 2, {}, "", None, None, None, 0.0, None)
    return StoredMatch(row, match)


def shown(scenes: Scenes, course: StoredMatch, eyes: int | None) -> Json:
    look = scenes.look(course, eyes, ())
    state: Json = orjson.loads(whole_state(look, scenes.view(look), b"null", b"null"))
    return state


@pytest.mark.parametrize("title", playable_titles())
@pytest.mark.parametrize("seed", range(2))
def test_kept_parts_say_what_the_match_says(title: str, seed: int) -> None:
    game = portside.find(title)
    seats = game.seats[-1 if seed else 0]
    match = portside.new_match(title, seats, seed=seed)
    course, scenes, rng = course_of(match), Scenes(), Random(seed)
    answers = 0
    while match.result is None and answers < 400:
        answers += walk_at_random(match, rng, 1)
        if rng.random() < 0.05:
            match.rewind(rng.randrange(match.number + 1))
        scenes.stale()
        course.seq = match.number
        for eyes in (*range(seats), None):
            if rng.random() < 0.7:
                state = shown(scenes, course, eyes)
                assert state["view"] == orjson.loads(orjson.dumps(match.view(eyes)))
                start = rng.randrange(log_length(match) + 1)
                lines = orjson.loads(scenes.log(match, eyes, start))["lines"]
                assert lines == orjson.loads(orjson.dumps(match.log(eyes, start)))
    assert answers > 20


def test_a_question_is_shown_to_its_seat_only() -> None:
    match = portside.new_match("pretend", 3, seed=1)
    course, scenes = course_of(match), Scenes()
    asked = match.waiting[0]
    for eyes in (0, 1, 2, None):
        state = shown(scenes, course, eyes)
        assert (state["ask"] is not None) == (eyes == asked)
        assert cast("list[int]", state["waiting"]) == [asked]
