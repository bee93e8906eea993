"""Every position that ships can be set up, asks something, and can be played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from portside.engine.game import find, shipped
from portside.engine.match import Match
from portside.engine.scenario import from_dict
from portside.text import Texts
from tests.games.positions import SOURCE, asks, read

MOVES = 12


def held(title: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((SOURCE / title / "positions.json").read_text("utf-8"))
    return data


@pytest.mark.parametrize("title", shipped())
def test_every_position_asks_whom_it_says_and_goes_on(title: str) -> None:
    rng = Random(title)
    for position in held(title)["positions"]:
        scenario = from_dict(position["scenario"])
        match = Match.new(find(title), scenario.seats, "try", scenario.options, scenario)
        assert asks(match), position["test"]
        assert [*match.waiting] == [position["seat"]], position["test"]
        for _ in range(MOVES):
            if match.result is None:
                ask = rng.choice(match.pending)
                match.answer(ask.seat, ask.sample(rng))


@pytest.mark.parametrize("title", shipped())
def test_rules_and_cards_of_positions_are_known_and_none_comes_twice(title: str) -> None:
    data, texts = held(title), Texts("en", title)
    assert all(texts.find(f"rule-{rule}") for rule in data["rules"])
    assert len({json.dumps(each["scenario"]) for each in data["positions"]}) == len(
        data["positions"]
    )
    used = {*data["rules"].values(), *data["cards"].values()}
    assert used == {*range(len(data["positions"]))}


@pytest.mark.parametrize("title", shipped())
def test_most_rules_have_a_position(title: str) -> None:
    assert len(read(title).rules) > 150
