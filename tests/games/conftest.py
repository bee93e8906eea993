"""The executable rulebook: positions that the tests of rules and powers begin with.

Each title ships one for each rule and card (`positions.json`), so that players can try it. Whenever
a test runs from which one was taken, it is compared; `scripts/positions.py` writes them anew.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from portside.engine.match import Match
from portside.testing import Scene
from tests.games.positions import Position, Shelf, asks, read

GAMES: Final = Path(__file__).parent
STALE: Final = "the positions that ship are stale: run scripts/positions.py"
shelf = pytest.StashKey[Shelf]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with watching() as seen:
        result = yield
    if isinstance(item, pytest.Function) and not getattr(item.obj, "is_hypothesis_test", False):
        note(item, seen)
    return result


@contextmanager
def watching() -> Iterator[list[Position]]:
    """Note every position from which a match begins and in which somebody has a choice."""
    seen: list[Position] = []
    plain = Scene.match

    def match(self: Scene, seed: int | str = 0) -> Match:
        begun = plain(self, seed)
        assert begun.origin is not None
        if begun.origin.scenario is not None and asks(begun):
            seen.append(Position("", begun.waiting[0], begun.origin.scenario.as_dict()))
        return begun

    Scene.match = match  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        Scene.match = plain  # type: ignore[method-assign]


def note(item: pytest.Function, seen: list[Position]) -> None:
    """Compare what a test begins with to what ships; or keep it, where that is asked for."""
    title, _, test = item.nodeid.partition("tests/games/")[2].partition("/")
    rules = [rule for marker in item.iter_markers("rule") for rule in marker.args]
    if item.config.getoption("positions"):
        item.session.stash.setdefault(shelf, Shelf()).put(title, test, rules, seen)
        return
    shipped = known(title)
    for position in shipped.of_test(test):
        assert any(position.same(each) for each in seen), STALE
    if seen:
        assert {*rules} <= {*shipped.rules}, STALE


@cache
def known(title: str) -> Shelf:
    """Return the positions that ship with a title."""
    return read(title)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("positions"):
        session.stash.setdefault(shelf, Shelf()).write()
