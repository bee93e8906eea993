"""Whether every answer can be given by tokens, and no other."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

import portside
from portside.adapters.action_tokens import DONE, FIRST_CARD, FIRST_SPARE, MOST, Answering, Tokens
from portside.adapters.stepper import Stepper
from portside.engine.ask import Amount, Ask, Pick, Value
from portside.engine.errors import MatchOver
from portside.testing.pretend import GAME
from tests.adapters.conftest import SET_UPS, TITLES


@pytest.fixture
def tokens() -> Tokens:
    return Tokens(portside.new_match(GAME.name, 2, 1).table.box)


def answers(tokens: Tokens, ask: Ask, given: tuple[int, ...] = ()) -> Iterator[Value]:
    """Return every answer that tokens can give."""
    answering = Answering(tokens, ask)
    value = None
    for token in given:
        value = answering.add(token)
    if value is not None:
        yield value
        return
    legal = answering.legal()
    assert legal and legal == sorted(legal)
    for token in legal:
        yield from answers(tokens, ask, (*given, token))


@pytest.mark.parametrize(
    "values",
    [
        ["draw", "auction", ("open", 3), ("open", 5), ("use", 3)],
        ["draw"],
        [0, 1, 2, 3],
        [("wild", 0, 1), ("wild", 0, 2), ("wild", 1, 2)],
        ["draw", ("draw", 4), ("draw", 4, "seat-1")],
        ["words", "nobody", ("has", "heard"), ("has", "seen")],
    ],
)
def test_tokens_give_each_answer_exactly_once(tokens: Tokens, values: list[Value]) -> None:
    found = list(answers(tokens, Ask(0, "ask", lambda: values)))
    assert sorted(map(str, found)) == sorted(map(str, values))


@pytest.mark.parametrize(("low", "high"), [(0, 2), (1, 1), (2, 2), (0, 4), (3, 4), (4, 4), (0, 0)])
def test_each_combination_is_given_exactly_once(tokens: Tokens, low: int, high: int) -> None:
    ask = Pick(0, "ask", lambda: (7, 3, 5, "lamp"), low, high, "", -1)
    found = list(answers(tokens, ask))
    assert sorted(map(str, found)) == sorted(map(str, ask.values()))


def test_combinations_of_pairs_are_given_too(tokens: Tokens) -> None:
    ask = Pick(0, "ask", lambda: (("a", 1), ("a", 2), ("b", 1)), 1, 3, "", -1)
    found = list(answers(tokens, ask))
    assert sorted(map(str, found)) == sorted(map(str, ask.values()))


def test_numbers_mean_themselves_and_the_highest_can_be_reached(tokens: Tokens) -> None:
    small = Answering(tokens, Amount(0, "bid", 2, 9, 3, "", -1))
    assert [tokens.names[token] for token in small.legal()] == ["2", "5", "8"]
    large = Answering(tokens, Amount(0, "bid", 0, 500, 1, "", -1))
    assert large.legal()[-1] == MOST and large.add(MOST) == 500


def test_ids_are_the_documented_ones(tokens: Tokens) -> None:
    assert tokens.names[DONE] == "done" and tokens.names[1] == "0" and tokens.names[65] == "64"
    assert (MOST, FIRST_SPARE, FIRST_CARD) == (66, 67, 99)
    assert tokens.names[FIRST_CARD] == "bell"
    assert len(set(tokens.names)) == len(tokens)


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_words_of_seats_are_seen_from_the_seat_that_answers(title: str, seats: int) -> None:
    game = portside.find(title)
    box = portside.new_match(title, seats, 1).table.box
    here, first = Tokens(box), Tokens(box, version=1)
    every = {word for kind in game.answers.of_seat for word in game.answers.words[kind]}
    for seat in range(seats):
        turned = game.answers.turned(seat, seats)
        assert sorted(turned) == sorted(turned.values())
        for word in every:
            seen = here.path(seat, word)
            assert seen == first.path(seat, turned.get(word, word))
            assert here.named(seat, seen[0]) == word
    next_seat = game.answers.turned(1, seats)
    for kind, each in game.answers.of_seat.items():
        words = game.answers.words[kind]
        assert [next_seat[word] for word in words[each : 2 * each]] == list(words[:each])


@pytest.mark.parametrize("title", [title for title in TITLES if title != GAME.name])
def test_no_question_needs_a_spare_token(title: str) -> None:
    game = portside.find(title)
    stepper = Stepper.deal(game, game.seats[-1], "spare")
    rng = Random(8)
    while stepper.seat >= 0:
        legal = stepper.legal()
        unknown = [token for token in legal if FIRST_SPARE <= token < FIRST_CARD]
        assert not unknown, "run: python -m portside.adapters.vocabulary " + title
        stepper.step(rng.choice(legal))


@pytest.mark.parametrize(("title", "seats"), SET_UPS)
def test_a_match_played_by_tokens_is_a_legal_match(title: str, seats: int) -> None:
    stepper = Stepper.deal(portside.find(title), seats, "legal")
    rng = Random(3)
    while stepper.seat >= 0:
        stepper.step(rng.choice(stepper.legal()))
    assert sum(stepper.returns()) == pytest.approx(0)
    replayed = portside.replay(stepper.match.record())
    assert replayed.result == stepper.match.result
    with pytest.raises(MatchOver):
        stepper.step(DONE)


def test_copies_go_on_alike_and_on_their_own() -> None:
    rng = Random(1)
    stepper = Stepper.deal(GAME, 3, "copies")
    for _ in range(400):
        if stepper.seat < 0:
            break
        for twin in (deepcopy(stepper), pickle.loads(pickle.dumps(stepper))):
            assert twin.legal() == stepper.legal() and twin.seat == stepper.seat
            assert [twin.memory(s) for s in range(3)] == [stepper.memory(s) for s in range(3)]
            assert twin.match.view(0) == stepper.match.view(0)
            steps = stepper.steps
            twin.step(rng.choice(twin.legal()))
            assert stepper.steps == steps
        stepper.step(rng.choice(stepper.legal()))
    assert stepper.seat < 0


def test_memory_holds_what_a_seat_was_told_and_nothing_else() -> None:
    rng = Random(2)
    stepper = Stepper.deal(GAME, 3, "memory")
    for _ in range(60):
        seat = stepper.seat
        if seat < 0:
            break
        world = stepper.imagined(seat, rng)
        assert world.memory(seat) == stepper.memory(seat)
        assert world.match.view(seat) == stepper.match.view(seat)
        assert world.seat == seat and world.legal() == stepper.legal()
        stepper.step(rng.choice(stepper.legal()))
