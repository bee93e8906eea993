"""Whoever plays by program can play with the Capital set too."""

from __future__ import annotations

from random import Random

import pytest

from portside import bots, replay
from portside.adapters.action_tokens import FIRST_CARD, FIRST_SPARE
from portside.adapters.observations import Observer
from portside.adapters.stepper import Stepper
from portside.engine.knowledge import Sight
from portside.engine.match import Match
from portside.text import LANGUAGES, Texts
from tests.games.import_export.matches import CAPITAL, EASY_CAPITAL, GAME, walked


@pytest.mark.parametrize("spec", ["greedy", "ismcts:4"])
def test_bots_play_a_match_with_capital_to_its_end(spec: str) -> None:
    match = Match.new(GAME, 3, "bots", EASY_CAPITAL)
    luck = Random(spec)
    players = [bots.find(spec), bots.find("random"), bots.find("random")]
    while match.waiting:
        seat = match.waiting[0]
        sight = Sight(match, seat, luck.getrandbits(32), log=False)
        match.answer(seat, bots.decide(players[seat], sight, luck).key)
    assert replay(match.record()).result == match.result


@pytest.mark.parametrize("seats", [2, 6])
def test_every_answer_has_a_token_and_every_view_the_same_length(seats: int) -> None:
    stepper = Stepper.deal(GAME, seats, "tokens", EASY_CAPITAL)
    observer = Observer(stepper.match.table.box, stepper.tokens)
    luck = Random(5)
    while stepper.seat >= 0:
        legal = stepper.legal()
        assert not [token for token in legal if FIRST_SPARE <= token < FIRST_CARD]
        if luck.random() < 0.05:
            assert len(observer.vector(stepper, stepper.seat)) == observer.size
        stepper.step(luck.choice(legal))
    assert stepper.match.result is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_told_has_words(language: str) -> None:
    texts = Texts(language, GAME.name, CAPITAL)
    for match in walked(4, 7, EASY_CAPITAL, log=True):
        for prompt in match.pending:
            assert not texts.question(prompt).startswith("ask-")
            for option in prompt.options[:4]:
                assert texts.find(option.text, **texts.spoken(option.facts)), option
    assert [line for line in match.log(None) if texts.happening(line).startswith("log-")] == []
