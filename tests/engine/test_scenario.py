"""Positions, and what makes one impossible."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import portside
from portside.engine import game as games
from portside.engine.errors import BadScenario, BadSetting, UnknownTitle, WrongSeats
from portside.engine.scenario import Scenario, from_dict, read_scenario
from portside.testing import Script, scene
from portside.testing.pretend import GAME

LESSON = """
title = "pretend"
seats = 2

[options]
nights = 8

[zones]
hand-0 = ["kite", "lamp"]
deck = ["bell", "drum"]

[facts]
leader = 0
coins = [3, 4]
"""


def test_a_scenario_file_starts_a_match() -> None:
    play = Script(portside.from_scenario(read_scenario(LESSON), seed=1))
    assert play.cards("hand-0") == ["kite", "lamp"]
    assert play.cards("deck") == ["bell", "drum"]
    assert play.cards("hand-1") == []
    assert play.counter("coins", 1) == 4
    play.expect(0, "ask-lead")


def test_cards_not_named_leave_the_game_when_the_deck_is_named() -> None:
    play = Script(portside.from_scenario(read_scenario(LESSON)))
    assert play.place("crown") == "nowhere"


def test_cards_not_named_go_to_the_deck_otherwise() -> None:
    play = Script(scene(GAME).seat(0, hand="kite"))
    assert play.place("crown") == "deck"
    assert len(play.cards("deck")) == len(play.table.box.cards) - 1


def test_nobody_knows_more_than_the_places_show() -> None:
    play = Script(scene(GAME, leader=0).seat(0, hand="kite").seat(1, stalls="lamp"))
    assert play.sees(0, "kite")
    assert not play.sees(1, "kite")
    assert play.sees(None, "lamp")
    assert not play.sees(0, "crown")


def test_a_scenario_is_the_beginning_and_no_fence() -> None:
    play = Script(scene(GAME, leader=0).seat(0, hand="lamp")).do(0, "open lamp")
    assert play.match.can_undo(0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "not TOML"),
        ('title = "pretend"', "at least a title and a number of seats"),
        ("seats = 2", "at least a title and a number of seats"),
        ('title = "pretend"\nseats = "2"', "'seats' must be a int"),
        ('title = "pretend"\nseats = 2\nmoon = 1', "no field 'moon'; it has title"),
        ('title = "pretend"\nseats = 2\n[zones]\ndeck = "kite"', "'deck' must be a list"),
        ('title = "pretend"\nseats = 2\n[zones]\ndeck = [1]', "'deck' must be a list"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        read_scenario(text)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"zones": {"hand-7": ["kite"]}}, r"no place 'hand-7'\. Did you mean hand-1, hand-0"),
        ({"zones": {"xyzzy": []}}, r"no place 'xyzzy'\. There are: nowhere, deck"),
        ({"zones": {"deck": ["kyte"]}}, r"No card 'kyte' .*wanted in deck.* Did you mean kite"),
        ({"zones": {"deck": ["kite#9"]}}, "No card 'kite#9'"),
        ({"zones": {"deck": ["kite", "kite"]}}, "'kite' lies in two places"),
        ({"zones": {"deck": ["kite"], "hand-0": ["kite"]}}, "'kite' lies in two places"),
        ({"facts": {"leader": 5}}, "leader = 5 cannot be set"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        portside.from_scenario(from_dict({"title": "pretend", "seats": 2} | fields))


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"title": "pretentd"}, UnknownTitle),
        ({"seats": 9}, WrongSeats),
        ({"options": {"nihgts": 8}}, BadSetting),
    ],
)
def test_a_position_of_no_possible_match_is_refused(
    fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        portside.from_scenario(from_dict({"title": "pretend", "seats": 2} | fields))


def test_a_position_belongs_to_one_title_and_number_of_seats() -> None:
    with pytest.raises(BadScenario, match="for 3 seats, not of pretend for 2"):
        portside.new_match("pretend", seats=2, scenario=Scenario("pretend", 3))
    with pytest.raises(BadScenario, match="a position of chess"):
        portside.new_match("pretend", seats=2, scenario=Scenario("chess", 2))


def test_a_title_without_facts_says_so(request: pytest.FixtureRequest) -> None:
    game = games.register(replace(GAME, name="factless", arrange=None))
    request.addfinalizer(lambda: games._registered.pop(game.name, None))
    with pytest.raises(BadScenario, match="factless has no facts to set, such as 'leader'"):
        scene(game, leader=0).match()
