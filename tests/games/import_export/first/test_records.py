"""Golden records: whole matches of the first edition that must come out as they did."""

from __future__ import annotations

import json

import pytest

from portside.testing import replayed_alike
from tests.games.import_export.first.regen import MATCHES, RECORDS


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_ends_as_it_did(name: str) -> None:
    replayed_alike((RECORDS / f"{name}.jsonl").read_text("utf-8"))


@pytest.mark.rule("F1-123", "F1-124", "F1-126")
@pytest.mark.parametrize("name", MATCHES)
def test_the_name_of_a_golden_record_says_how_the_match_ends(name: str) -> None:
    last = (RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines()[-1]
    assert json.loads(last)["end"] == "ending-" + name.rpartition("-")[2]


def test_there_is_a_record_for_every_way_to_end() -> None:
    assert {name.rpartition("-")[2] for name in MATCHES} == {"credits", "cards", "won"}
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(MATCHES)
