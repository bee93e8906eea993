"""Golden records: whole matches that must come out as they did."""

from __future__ import annotations

import pytest

from portside.testing import replayed_alike
from tests.games.neko_harbour.regen import MATCHES, RECORDS


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_ends_as_it_did(name: str) -> None:
    replayed_alike((RECORDS / f"{name}.jsonl").read_text("utf-8"))


def test_every_record_is_one_of_the_matches() -> None:
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(MATCHES)
