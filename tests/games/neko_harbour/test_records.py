"""Golden records: whole matches that must come out as they did."""

from __future__ import annotations

import json

import pytest

from portside import replay
from tests.games.neko_harbour.regen import MATCHES, RECORDS


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_ends_as_it_did(name: str) -> None:
    text = (RECORDS / f"{name}.jsonl").read_text("utf-8")
    match = replay(text)
    assert match.result is not None
    end = json.loads(text.splitlines()[-1])
    assert end["scores"] == [score.total for score in match.result.scores]
    assert end["winners"] == list(match.result.winners)
    assert match.record() == text


def test_every_record_is_one_of_the_matches() -> None:
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(MATCHES)
