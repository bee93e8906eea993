"""The archive: records of every version of the rules, which replay for ever."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from portside.engine.game import find
from portside.testing import ended_alike

ARCHIVE = Path(__file__).parent
RECORDS = sorted(ARCHIVE.glob("rules-*/*/*.jsonl"))
NAMES = [record.relative_to(ARCHIVE).as_posix() for record in RECORDS]


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_an_archived_record_ends_as_it_did(record: Path) -> None:
    match = ended_alike(record.read_text("utf-8"))
    ended_alike(match.record())


def test_nothing_in_the_archive_was_rewritten() -> None:
    sums = [line.split("  ") for line in (ARCHIVE / "SHA256SUMS").read_text("utf-8").splitlines()]
    found = {name: hashlib.sha256((ARCHIVE / name).read_bytes()).hexdigest() for name in NAMES}
    assert found == {name: digest for digest, name in sums}


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_the_archive_has_records_of_every_version(title: str) -> None:
    heads = [json.loads(record.read_text("utf-8").partition("\n")[0]) for record in RECORDS]
    versions = {head["rules"] for head in heads if head["title"] == title}
    assert versions == set(range(1, find(title).rules + 1))


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_a_record_lies_with_its_version(record: Path) -> None:
    head = json.loads(record.read_text("utf-8").partition("\n")[0])
    assert record.parent.parent.name == f"rules-{head['rules']}"
    assert record.parent.name.startswith(head["title"])
