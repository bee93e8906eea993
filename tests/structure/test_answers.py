"""A question, the answers it offers and the words they are shown by belong together."""

from __future__ import annotations

import re
from random import Random

import pytest

from portside.engine.ask import Amount, Ask, Pick
from portside.testing.random_walk import fresh_match, walk_at_random
from tests.structure.source import LANGUAGES, TITLES, find, modules, package, title_texts

DECLARING = tuple(title for title in TITLES if find(title).answers.questions)
ASKED = re.compile(r"ask-[a-z0-9-]+")


@pytest.mark.parametrize("title", DECLARING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(title: str, language: str) -> None:
    game = find(title)
    known = title_texts(game, language)
    ids = [text.replace("_", "-") for text in game.answers.texts()]
    assert [text for text in ids if text not in known] == []


@pytest.mark.parametrize("title", DECLARING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(title: str, language: str) -> None:
    game = find(title)
    known = title_texts(game, language)
    assert [asked for asked in game.answers.questions if asked not in known] == []


@pytest.mark.parametrize("title", DECLARING)
def test_every_question_that_stands_in_the_code_is_declared(title: str) -> None:
    game = find(title)
    folder = package(game).relative_to(package(game).parents[1]).as_posix()
    asked = {
        str(text.value)
        for module in modules(folder)
        for text in module.strings()
        if ASKED.fullmatch(str(text.value))
    }
    assert asked - set(game.answers.questions) == set()


def misfits(title: str, matches: int) -> list[str]:
    """Return the options of random matches that are not as their question declares."""
    game, found = find(title), []
    for seed in range(matches):
        match = fresh_match(game, game.seats[seed % len(game.seats)], f"shapes {seed}", {})
        rng = Random(seed)
        while match.question is not None:
            for ask in match.asks():
                found += [f"{ask.kind}: {value}" for value in odd_values(title, ask)]
            walk_at_random(match, rng, 1)
    return found


def odd_values(title: str, ask: Ask) -> list[object]:
    answers = find(title).answers
    if isinstance(ask, Amount):
        return [] if answers.questions[ask.kind] is int else ["a number"]
    values = ask.items() if isinstance(ask, Pick) else ask.values()
    return [value for value in values if not answers.fits(ask.kind, value)]


@pytest.mark.parametrize("title", DECLARING)
def test_what_is_offered_is_what_the_question_declares(title: str) -> None:
    assert misfits(title, 3) == []
