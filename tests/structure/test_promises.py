"""Every promise of `docs/security.md` names tests, and the tests are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISE = re.compile(r"^\| (?!promise|-)(.+?) \| (.+) \|$", re.M)
NAMED = re.compile(r"`([\w/]+\.py)(?:::(\w+))?`")


def promises() -> list[tuple[str, str]]:
    """Return what is promised, and what is said to hold it."""
    return PROMISE.findall(PAGE)


def test_there_are_promises() -> None:
    assert len(promises()) > 25


@pytest.mark.parametrize(("promise", "held_by"), promises(), ids=lambda text: text[:30])
def test_a_promise_is_held_by_tests_that_are_there(promise: str, held_by: str) -> None:
    named = NAMED.findall(held_by)
    assert named, promise
    for file, test in named:
        path = ROOT / file if file.startswith("tests/") else ROOT / "tests" / "server" / file
        assert path.is_file(), file
        assert not test or re.search(rf"^(?:async )?def {test}\(", path.read_text("utf-8"), re.M), (
            test
        )
