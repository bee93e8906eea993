"""Everything a player reads exists in every language and leaves no word untranslated."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from portside import new_match
from portside.engine.ask import Reason
from portside.engine.match import Match
from portside.games.neko_harbour import legality
from portside.games.neko_harbour.cards import catalogue
from portside.text import LANGUAGES, Texts
from tests.games.neko_harbour.scenes import EVERYTHING, GAME, Play, voyage

RAW = re.compile(r"[{}$]|\b(?:ask|option|log|why|ref|card|place|part)-[a-z]|[a-z]-\d|_")
"""What shows where a text or a fact is missing."""


@cache
def answered(seats: int) -> Match:
    """Play a match at random with all cards."""
    match = new_match("neko_harbour", seats, 8, EVERYTHING)
    rng = Random(8)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_log_are_in_words(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    done = answered(4)
    again = done.replayed(0)
    for said in done.history or ():
        prompt = again.pending[0]
        for text in [texts.question(prompt), *map(texts.option, prompt.options)]:
            assert not RAW.search(text), text
        again.advance(said.seat, said.value)
    for line in again.log(None):
        assert not RAW.search(texts.happening(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_all_things_are_in_words(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    table = answered(4).table
    for counter in (*GAME.counters(table), *GAME.progress(table)):
        assert texts.find(f"counter-{counter.name}"), counter.name
    for spec in table.places:
        assert texts.find(f"place-{spec.kind}"), spec.kind
        assert not RAW.search(texts.word(spec.name)), spec.name
    assert table.result is not None
    for part in table.result.scores[0].parts:
        assert texts.find(f"part-{part}"), part
    assert texts.find(table.result.ending)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_their_choices_are_in_words(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    for setting in GAME.settings:
        assert texts.find(f"setting-{setting.name}"), setting.name
        assert texts.setting_help(setting.name), setting.name
        for choice in setting.choices:
            if not isinstance(choice, bool):
                assert texts.find(f"setting-{setting.name}", f"choice-{choice}"), choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_its_power(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    slugs = [slug for slug, entry in catalogue().items() if entry["type"] != "harbour"]
    assert len({texts.card(slug) for slug in slugs}) == len(slugs)
    assert all(texts.power(slug) for slug in slugs)
    for entry in catalogue().values():
        if entry["type"] != "harbour":
            assert texts.find(f"type-{entry['type']}"), entry["type"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_in_words(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    found = [each for each in vars(legality).values() if isinstance(each, Reason)]
    found += [*legality.WINDOWS.values()]
    position = voyage(fish=[1, 0]).lane(0, "permit_office_1").seat(0, hand="visitor_center_2")
    position.put("sites", "penguin_island").ship(0, 1, 5).ship(0, 2, 6).ship(0, 3, 6)
    play = Play(position.seat(1, hand="shipyard_harbour")).play(0, "visitor_center_2")
    refs = ("ship-0-0", "ship-0-5", "harbour-0", "penguin_island", "column-0-0")
    found += [reason for ref in refs for reason in play.match.why_not(0, ref)]
    assert len(found) > 15
    for reason in found:
        assert not RAW.search(texts.reason(reason)), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gain_tells_its_cause(language: str) -> None:
    texts = Texts(language, "neko_harbour")
    lines = [line for line in answered(4).log(None) if line["kind"] == "log-gained"]
    assert lines
    for line in lines:
        bare = {**line, "cards": [], "count": 0, "facts": {**line["facts"], "why": ""}}
        assert texts.happening(line) != texts.happening(bare)
