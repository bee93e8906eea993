"""The words of a title: declared once, numbered for ever."""

from __future__ import annotations

from hashlib import sha256

import pytest

import portside.testing.pretend  # noqa: F401 # registers itself
from portside.adapters.vocabulary import Vocabulary, vocabulary
from portside.engine.game import find

KEPT = {
    "import_export": (76, "3829f1ad5f623b5f07ff0bfff3bcd86c1040196f55d89e1f7e5a244a48c1026c"),
    "neko_harbour": (87, "f85fcc991c94046e852edbf62e6db87c5a2d0790e587ff6a45d3f07041849896"),
}
"""How many words had an id when this was written, and what they were."""
TITLES = (*KEPT, "pretend")


@pytest.mark.parametrize("title", KEPT)
def test_a_word_keeps_its_id_for_ever(title: str) -> None:
    count, digest = KEPT[title]
    first = " ".join(vocabulary(title).words[:count])
    assert sha256(first.encode()).hexdigest() == digest, "words are added at the end only"


@pytest.mark.parametrize("title", TITLES)
def test_every_declared_word_and_question_has_an_id(title: str) -> None:
    known, answers = vocabulary(title), find(title).answers
    again = "run: python -m portside.adapters.vocabulary " + title
    assert set(answers.vocabulary()) - set(known.words) == set(), again
    assert set(answers.questions) - set(known.kinds) == set(), again


def test_what_a_title_declares_needs_no_playing() -> None:
    known = Vocabulary()
    known.read(find("pretend").answers)
    assert {"draw", "auction", "open", "pass", "use", "seat-4"} <= set(known.words)
    assert {"ask-lead", "ask-bid", "offer"} <= set(known.kinds)
    before = list(known.words)
    known.read(find("pretend").answers)
    assert known.words == before
