"""Errors are typed and named apart."""

from __future__ import annotations

from portside.engine import errors
from portside.engine.errors import PortsideError


def kinds() -> list[type[PortsideError]]:
    found = [thing for thing in vars(errors).values() if isinstance(thing, type)]
    return [kind for kind in found if issubclass(kind, PortsideError)]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes)


def test_an_error_tells_people_and_programs() -> None:
    error = errors.IllegalAnswer("No.", key="x")
    assert str(error) == "No."
    assert error.facts == {"key": "x"}
    assert error.code == "illegal-answer"
