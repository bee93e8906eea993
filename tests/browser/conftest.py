"""Fixtures of the browser tests: one server, one browser a module, people as wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.harness import CHROMIUM, HEADLESS, STATIC, Visitor, launched, visitor
from tests.served import Served

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server for all tests."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


# A module at a time: while Playwright runs, no test with an event loop of its own can.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run a browser: one without a desktop's parts, if there is one, which is quicker."""
    with launched(HEADLESS, CHROMIUM) as running:
        yield running


@pytest.fixture
def invite(served: Served, browser: Browser) -> Iterator[Invite]:
    """Open browsers for people; none of them may meet an error or call another host."""
    people: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        people.append(visitor(browser, served.address, **wishes))
        return people[-1]

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []


@pytest.fixture
def mei(invite: Invite) -> Visitor:
    """Open a browser for one person on a laptop."""
    return invite()
