"""The rules in a browser's Python tell everybody the same as here, to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.anywhere import told as telling
from tests.anywhere.pyodide import run

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests/games").glob("**/records/*.jsonl"))
SAMPLE = 10
"""The short share looks at every so-manieth state."""
MAIN = """
for name, record in json.loads(given)["records"].items():
    for found in told(record, json.loads(given)["every"]):
        print(name, found)
"""


def compare(folder: Path, paths: list[Path], every: int) -> None:
    """Play records in both Pythons."""
    records = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}
    here = [
        f"{name} {line}" for name, record in records.items() for line in telling.told(record, every)
    ]
    source = Path(telling.__file__).read_text("utf-8") + MAIN
    there = run(folder, source, {"records": records, "every": every})
    assert there == here


def test_a_record_of_every_kind_is_told_alike(tmp_path: Path) -> None:
    kinds = {path.parent: path for path in sorted(RECORDS, key=lambda path: -path.stat().st_size)}
    assert len(kinds) > 2
    compare(tmp_path, list(kinds.values()), SAMPLE)


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_record_is_told_alike(path: Path, tmp_path: Path) -> None:
    compare(tmp_path, [path], 1)


def test_another_answer_would_be_noticed(tmp_path: Path) -> None:
    """The digests do differ where what is told differs."""
    first, second = (telling.told(path.read_text("utf-8"), SAMPLE) for path in RECORDS[:2])
    assert next(first) != next(second)
