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
    """Return the match of a record that ends as it did and is written as it was, or fail."""
    match = ended_alike(text)
    assert match.record() == text
    return match
