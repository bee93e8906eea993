"""The conformance kit for a long time, over every title."""

from __future__ import annotations

import pytest

import portside
import portside.testing.pretend  # registers itself
from portside.testing import conformance


@pytest.mark.soak
@pytest.mark.parametrize("title", portside.titles())
def test_every_title_keeps_the_laws_for_long(title: str) -> None:
    every = list(portside.find(title).seats)
    findings = conformance(title, seats=every, examples=400, depth=300)
    print(title, findings)  # noqa: T201 # read by whoever waits for it
