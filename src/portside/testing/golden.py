"""Golden records: whole matches that must come out as they did."""

from __future__ import annotations

import json

from portside.engine.match import Match
from portside.engine.record import replay


def ended_alike(text: str) -> Match:
    """Return the finished match of a record, or fail if it does not end as it did."""
    match = replay(text)
    result = match.result
    assert result is not None, "the record stops before the end of the match"
    end = json.loads(text.splitlines()[-1])
    assert end["end"] == result.ending
    assert end["scores"] == [score.total for score in result.scores]
    assert end["winners"] == list(result.winners)
    return match


def replayed_alike(text: str) -> Match:
    """Return the match of a record that ends as it did and is written as it was, or fail.

    Settings made since the record are all that may be new in it.
    """
    match = ended_alike(text)
    head, _, answers = text.partition("\n")
    new_head, _, new_answers = match.record().partition("\n")
    assert new_answers == answers
    then, now = json.loads(head), json.loads(new_head)
    assert then.pop("options").items() <= now.pop("options").items()
    assert now == then
    return match
