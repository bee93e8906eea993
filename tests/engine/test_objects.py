"""What a person gets who prints, copies or pickles what the library hands out."""

from __future__ import annotations

import ast
import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from xml.etree import ElementTree

import pytest

import portside
from portside.engine.ask import Amount, Ask, Pick
from portside.engine.errors import IllegalAnswer, NoPast, NotAsked, WrongSeats
from portside.engine.match import Match
from portside.engine.prompt import Prompt
from portside.testing import Scene, scene
from portside.testing.laws import assert_same_table, copy_is_the_whole_match, table_state
from portside.testing.pretend import GAME
from portside.testing.random_walk import walk_at_random

TITLES = ["import_export", "neko_harbour"]
COPIES: list[Callable[[Match], Match]] = [
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


def market() -> Scene:
    return scene(GAME, 2, leader=0).put("deck", "kite")


# -- lines


def test_a_match_says_where_it_stands() -> None:
    match = market().seat(0, hand="drum").match()
    assert repr(match) == "<Match pretend, 2 seats, answer 0: seat 0 asked 'ask-lead'>"
    match.answer(0, "auction")
    assert repr(match) == "<Match pretend, 2 seats, answer 1: seats 0 and 1 asked 'ask-bid'>"
    match.answer(0, "2")
    assert repr(match) == "<Match pretend, 2 seats, answer 2: seat 1 asked 'ask-bid'>"


@pytest.mark.parametrize("title", TITLES)
def test_a_match_that_is_over_says_who_won(title: str) -> None:
    match = portside.new_match(title, 2, seed=5)
    walk_at_random(match, Random(5), 10_000)
    assert match.result is not None
    for line in (repr(match), repr(match.result)):
        assert f"scores {match.result.scores[0].total}, {match.result.scores[1].total}" in line
        assert str(match.result.winners[0]) in line


def test_a_question_says_what_it_takes() -> None:
    match = market().seat(0, hand="drum").match()
    assert repr(match.pending) == "[<Prompt seat 0, 'ask-lead' (PR-03): draw, auction, open drum>]"
    assert repr(match.prompt(0).options[0]) == "<Option 'draw'>"
    match.answer(0, "auction")
    assert repr(match.prompt(1)) == "<Prompt seat 1, 'ask-bid' (PR-05): a number from 0 to 5>"
    assert (
        repr(match.question) == "<Together <Amount seat 0, 'ask-bid'>, <Amount seat 1, 'ask-bid'>>"
    )


def test_many_options_are_counted() -> None:
    shown = repr(portside.new_match("import_export", 4, seed=7).pending[0])
    assert shown.endswith("and 2 more>")


def test_sights_and_titles_have_one_line() -> None:
    match = market().match()
    assert repr(match.sight(0)).startswith("<Sight of seat 0, <Match pretend, 2 seats, answer 0")
    assert repr(match.game) == "<Game pretend, rules 2, 2 to 5 seats>"


def test_a_view_prints_as_the_data_it_is() -> None:
    view = market().match().view(0)
    assert ast.literal_eval(repr(view)) == json.loads(json.dumps(view)) == view


# -- pictures


@pytest.mark.parametrize("title", [*TITLES, "pretend"])
def test_the_table_is_drawn_as_a_seat_sees_it(title: str) -> None:
    match = Match.new(portside.find(title), 3, "9", {})
    walk_at_random(match, Random(9), 60)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        picture = ElementTree.fromstring(view._repr_svg_())  # type: ignore[attr-defined]
        words = [part.text or "" for part in picture.iter() if part.tag.endswith("text")]
        seen = [card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card]
        for card in seen:
            assert card.replace("_", " ")[:15] in words
        hidden = sum(zone["count"] for zone in view["zones"]) - len(seen)
        assert sum(int(w.split()[0]) for w in words if w.endswith(" face down")) == hidden


def test_a_notebook_shows_match_question_sight_and_result() -> None:
    match = market().seat(0, hand="drum").match()
    assert match._repr_html_().startswith("<p><code>&lt;Match pretend")
    assert "<li><code>auction</code></li>" in match.prompt(0)._repr_html_()
    assert match.sight(0)._repr_svg_().startswith("<svg ")
    walk_at_random(match, Random(2), 10_000)
    assert match.result is not None
    assert f"<th>{match.result.scores[1].total}</th></tr></table>" in match.result._repr_html_()


# -- copies


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_is_the_whole_match_wherever_it_is_made(title: str) -> None:
    match = portside.new_match(title, 3, seed=1)
    rng = Random(1)
    while walk_at_random(match, rng, rng.randint(1, 40)):
        copy_is_the_whole_match(match, rng, 15)


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_between_sealed_bids_keeps_them_sealed(copied: Callable[[Match], Match]) -> None:
    match = market().match()
    match.answer(0, "auction")
    match.answer(0, "3")
    twin = copied(match)
    assert (twin.sealed, twin.waiting) == ({0: 3}, [1])
    twin.answer(1, "4")
    assert match.waiting == [1]
    match.answer(1, "4")
    assert_same_table(match.table, twin.table, "after the same answers")
    assert match.record() == twin.record()


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_can_be_undone_and_has_its_receipt(copied: Callable[[Match], Match]) -> None:
    match = market().match()
    match.answer(0, "auction")
    twin = copied(match)
    assert twin.receipt == match.receipt
    twin.rewind(0)
    assert (twin.number, match.number) == (0, 1)


@pytest.mark.parametrize("copied", COPIES)
def test_a_fork_is_copied_only_if_it_keeps_checkpoints(copied: Callable[[Match], Match]) -> None:
    match = market().match()
    with pytest.raises(NoPast, match="keep=True"):
        copied(match.fork())
    twin = copied(match.fork(keep=True))
    assert table_state(twin.table) == table_state(match.table)
    assert twin.history is None


def test_a_fork_counts_on_from_where_it_was_made() -> None:
    match = market().match()
    match.answer(0, "auction")
    fork = match.fork()
    assert fork.number == 1
    fork.answer(0, "1", at=1)
    assert (fork.number, match.number) == (2, 1)


@pytest.mark.parametrize("title", TITLES)
def test_a_fork_of_an_imagined_world_has_the_same_future(title: str) -> None:
    match = portside.new_match(title, 2, seed=3)
    rng = Random(3)
    while walk_at_random(match, rng, 7) and match.waiting:
        sight = match.sight(match.waiting[0], seed=1)
        world = sight.world(Random(4), keep=True)
        here, there = world.fork(), world
        walk_at_random(here, Random(5), 30)
        walk_at_random(there, Random(5), 30)
        assert_same_table(here.table, there.table, "after the same answers")
        assert here.number == there.number


# -- what is asked, and what is refused


def test_a_sight_is_of_a_seat_that_exists() -> None:
    match = market().match()
    assert match.sight(0).prompt.kind == "ask-lead"
    assert match.sight(0, seed=1, log=False).log == []
    with pytest.raises(NotAsked):
        match.sight(1).prompt  # noqa: B018  the property raises
    with pytest.raises(WrongSeats):
        match.sight(2)


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("drow", "Did you mean 'draw'?"),
        ("open  drum", "Did you mean 'open drum'?"),
        ("sing", "It takes draw, auction, open drum."),
    ],
)
def test_a_wrong_key_is_told_the_nearest_right_ones(key: str, told: str) -> None:
    match = market().seat(0, hand="drum").match()
    with pytest.raises(IllegalAnswer) as found:
        match.answer(0, key)
    assert str(found.value) == f"{key!r} is no answer to 'ask-lead' now. {told}"


def test_a_wrong_amount_is_told_the_range() -> None:
    match = market().match()
    match.answer(0, "auction")
    with pytest.raises(IllegalAnswer, match="It takes a number from 0 to 5"):
        match.answer(0, "much")


@pytest.mark.parametrize(
    "ask",
    [
        Ask(0, "ask-lead", lambda: ("draw", ("open", 1), ("open", 2))),
        Pick(0, "ask-some", lambda: (0, 1, 2, 3), 1, 3, "", -1),
        Amount(0, "ask-bid", 0, 10, 5, "", -1),
    ],
    ids=lambda ask: type(ask).__name__,
)
def test_random_answers_are_legal_and_reach_every_one(ask: Ask) -> None:
    prompt = Prompt(market().match().table, ask)
    rng = Random(1)
    keys = {prompt.sample(rng) for _ in range(500)}
    assert {prompt.value(key) for key in keys} == set(ask.values())
