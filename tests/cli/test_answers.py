"""What a typed line means as an answer."""

from __future__ import annotations

import pytest

import portside.testing.pretend  # makes the title known
from portside.cli.typed_answers import NotUnderstood, key_from_typed
from portside.engine.ask import Amount, Ask, Pick
from portside.engine.match import Prompt


def prompt(ask: Ask) -> Prompt:
    return Prompt(portside.new_match("pretend", seed=1).table, ask)


ONE = Ask(0, "ask", lambda: ("draw", "pass"))
SOME = Pick(0, "ask", lambda: ("a", "b", "c"), 1, 2, "", -1)
ANY = Pick(0, "ask", lambda: ("a", "b", "c"), 0, 3, "", -1)
EVEN = Amount(0, "ask", 0, 6, 2, "", -1)


@pytest.mark.parametrize(
    ("line", "ask", "key"),
    [
        ("1", ONE, "draw"),
        ("2", ONE, "pass"),
        ("pass", ONE, "pass"),
        ("3 1", SOME, "c+a"),
        ("1,3", SOME, "a+c"),
        ("2", SOME, "b"),
        ("a b", SOME, "a+b"),
        ("0", ANY, "none"),
        ("none", ANY, "none"),
        ("4", EVEN, "4"),
        ("0", EVEN, "0"),
    ],
)
def test_a_line_that_answers(line: str, ask: Ask, key: str) -> None:
    assert key_from_typed(line, prompt(ask)) == key


@pytest.mark.parametrize(
    ("line", "ask", "hint"),
    [
        ("0", ONE, "answer-one"),
        ("3", ONE, "answer-one"),
        ("", ONE, "answer-one"),
        ("-1", ONE, "answer-one"),
        ("²", ONE, "answer-one"),
        ("9" * 5000, ONE, "answer-one"),
        ("sail", ONE, "answer-one"),
        ("0", SOME, "answer-some"),
        ("1 1", SOME, "answer-some"),
        ("1 2 3", SOME, "answer-some"),
        ("1 9", SOME, "answer-some"),
        ("", SOME, "answer-some"),
        ("3", EVEN, "answer-amount"),
        ("8", EVEN, "answer-amount"),
        ("many", EVEN, "answer-amount"),
    ],
)
def test_a_line_that_does_not_answer_says_what_would(line: str, ask: Ask, hint: str) -> None:
    with pytest.raises(NotUnderstood, match=hint):
        key_from_typed(line, prompt(ask))
