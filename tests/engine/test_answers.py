"""Shapes of answers, read from types."""

from __future__ import annotations

from typing import Literal, NewType

import pytest

from portside.engine.answers import Answers, alternatives
from portside.engine.ask import Pass, Value

ShipName = NewType("ShipName", str)
AnyWord = NewType("AnyWord", str)
Load = tuple[Literal["load", "stow"], int, ShipName]
ANSWERS = Answers(
    {
        "ask-load": Load | Pass,
        "ask-card": int,
        "ask-ship": ShipName | tuple[Literal["name"], AnyWord],
        "ask-swap": tuple[int, int],
        "offer": tuple[Literal["use"], int] | tuple[Literal["use"], int, Literal["twice"]],
    },
    {ShipName: ("ship-0", "ship-1")},
)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("ask-load", ("load", 3, "ship-1")),
        ("ask-load", ("stow", 3, "ship-0")),
        ("ask-load", "pass"),
        ("ask-card", 7),
        ("ask-ship", "ship-0"),
        ("ask-ship", ("name", "whatever")),
        ("ask-swap", (1, 2)),
        ("ask-load", ("use", 4)),
        ("offer", ("use", 4, "twice")),
    ],
)
def test_what_is_declared_fits(question: str, value: Value) -> None:
    assert ANSWERS.fits(question, value)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("ask-load", ("load", 3, "ship-2")),
        ("ask-load", ("load", 3)),
        ("ask-load", ("unload", 3, "ship-1")),
        ("ask-load", ("load", "three", "ship-1")),
        ("ask-load", "load"),
        ("ask-card", "pass"),
        ("ask-card", (7,)),
        ("ask-ship", "ship-9"),
        ("offer", ("use", 4, "thrice")),
    ],
)
def test_what_is_not_declared_does_not(question: str, value: Value) -> None:
    assert not ANSWERS.fits(question, value)


def test_words_come_in_the_order_they_are_declared() -> None:
    assert ANSWERS.vocabulary() == [
        *("load", "stow", "ship-0", "ship-1", "pass", "name", "use", "twice")
    ]


def test_every_shape_has_the_text_its_options_are_shown_by() -> None:
    assert ANSWERS.texts() == [
        *("option-load", "option-stow", "option-pass", "option-card", "option-ship"),
        *("option-name", "option-use", "option-use-twice"),
    ]


def test_a_union_is_its_members_however_it_is_nested() -> None:
    assert list(alternatives(int | (str | Pass))) == [int, str, Pass]
    assert ANSWERS.shapes("ask-load") == [Load, Pass]


def test_a_title_that_declares_nothing_has_no_words() -> None:
    assert (Answers().vocabulary(), Answers().texts()) == ([], [])
