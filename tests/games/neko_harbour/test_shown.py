"""What clients show, what scenarios set, and what bots are told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from portside import Sight, new_match
from portside.engine.errors import BadScenario
from tests.games.neko_harbour.scenes import GAME, Play, voyage

PROGRESS = ("ship_levels", "lane_steps", "lane_points", "site_points", "pier_levels")


def shown(play: Play, seat: int = 0) -> Mapping[str, Any]:
    return play.match.view(seat)["extra"]


def busy() -> Play:
    """Begin the turn of a lane with ships, a captain and a ship at a site."""
    position = voyage(harbour=[3, 1], fish=[2, 0], captain=[1, 0], turn=0)
    position.lane(0, "permit_office_2 | shipyard_raise").pier(0, 1, "visitor_center_2", captains=1)
    position.put("sites", "paulet_island penguin_island").ship(0, 1, 2, 1)
    position.ship(0, 2, 4, "paulet_island").ship(1, 1, 3, "paulet_island")
    position.seat(0, hand="seaside_town_cargo").seat(1, hand="research_exchange")
    return Play(position).play(0, "seaside_town_cargo")


def test_the_open_window_is_shown_with_its_symbols() -> None:
    extra = shown(busy())
    assert extra["phase"] == "window"
    assert (extra["period"], extra["column"], extra["window"]) == (1, 1, ["permits"])
    assert extra["symbols"] == {"permits": 2, "coins": 0, "fuel": 0}
    assert sorted(extra["order"]) == [0, 1]


def test_sites_are_shown_with_value_and_queue() -> None:
    first, second = shown(busy())["sites"]
    assert first == {
        "card": "paulet_island",
        "value": 7,
        "ships": [
            {"ref": "ship-0-1", "owner": 0, "level": 4},
            {"ref": "ship-1-0", "owner": 1, "level": 3},
        ],
    }
    assert (second["value"], second["ships"]) == (20, [])


def test_how_far_lanes_and_ships_have_come_is_told_in_numbers() -> None:
    """Paulet Island scores 7 and then 3; the second ship of the first seat has left the lane."""
    found = {(each.name, each.owner): each.value for each in GAME.progress(busy().table)}
    assert [found[name, 0] for name in PROGRESS] == [2 + 4, 1, 1, 7, 6 + 1 + 3]
    assert [found[name, 1] for name in PROGRESS] == [3, 0, 0, 3, 0]
    given = [found[f"{name}_each_turn", 0] for name in ("permits", "coins", "fuel")]
    assert given == [2, 0, 0]


def test_lanes_are_shown_with_piers_and_ships() -> None:
    mine, _ = shown(busy())["lanes"]
    assert [column["pier"] for column in mine["columns"]] == [1 + 2 + 2 + 1, 1, 2 + 1]
    assert [column["kind"] for column in mine["columns"]] == [
        *("permit_office", "shipyard", "seaside_town"),
    ]
    assert mine["columns"][0]["ships"] == [{"ref": "ship-0-0", "owner": 0, "level": 2}]
    assert mine["columns"][0]["captains"] == 1
    assert mine["harbour"]["level"] == 3
    assert mine["harbour"]["price"] == 6
    assert mine["harbour"]["docks"] == ["fish", "permit", "cargo"]
    assert mine["supply"] == [2, 1, 1, 1, 1, 2]
    assert mine["limit"] == 8


def test_everything_shown_is_json_and_the_same_for_all() -> None:
    play = busy()
    views = [json.dumps(shown(play, seat)) for seat in (0, 1)]
    assert views[0] == views[1]


def test_a_ref_of_every_option_is_something_shown() -> None:
    match = new_match("neko_harbour", 4, 3, {"fishing_boats": True})
    rng = Random(3)
    known = {spec.name for spec in match.table.places} | set(match.table.box.keys)
    known |= {f"ship-{seat}-{n}" for seat in range(4) for n in range(6)}
    known |= {f"harbour-{seat}" for seat in range(4)}
    symbols = ("coins-", "fuel-", "level-", "pass", "take")
    words = (*symbols, "fish", "permit", "cargo", "captain", "penguin")
    while match.question is not None:
        for option in match.pending[0].options:
            for ref in option.refs:
                assert ref in known or ref.startswith(words), ref
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))


# -- scenarios


@pytest.mark.parametrize(
    "facts",
    [
        {"fish": [1]},
        {"fish": [1, -1]},
        {"penguin": 3},
        {"harbour": [0, 1]},
        {"harbour": [6, 1]},
        {"order": [0, 0]},
        {"order": 1},
        {"period": 3},
        {"turn": 2},
        {"extra_turn": "0"},
        {"ships": []},
        {"ships": {"ship-9-0": [1, "harbour"]}},
        {"ships": {"ship-0-0": [7, "harbour"]}},
        {"ships": {"ship-0-0": [1, "column-0-5"]}},
        {"ships": {"ship-0-0": [1, "column-1-0"]}},
        {"ships": {"ship-0-0": [1, "atlantis"]}},
        {"ships": {"ship-0-0": [1]}},
        {"ships": {f"ship-0-{n}": [6, "harbour"] for n in range(3)}},
        {"captains": []},
        {"captains": {"column-0-5": 1}},
        {"captains": {"column-0-0": -1}},
        {"captains": {"pier-0-0": 1}},
        {"noted": [[1, 2]]},
        {"noted": [[1, 2], [3, 4]]},
        {"noted": [["a", 2, 3], [0, 0, 0]]},
        {"weather": "fine"},
    ],
)
def test_impossible_facts_are_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadScenario, match=r"takes|There is no fact"):
        voyage(**facts).lane(0, "visitor_center_2").match()


def test_a_position_without_facts_counts_its_columns() -> None:
    position = voyage().drafting().lane(0, "visitor_center_2 | permit_office_1")
    position.seat(0, hand="seaside_town_cargo").seat(1, hand="shipyard_raise").facts()
    scenario = position.scenario()
    scenario.facts.clear()  # type: ignore[attr-defined] # it is a dict
    play = Play(scenario)
    assert play.kinds(0) == ("visitor_center", "permit_office")


# -- bots


def judged(**facts: Any) -> float:
    position = voyage(**facts).lane(0, "visitor_center_2").seat(0, hand="research_salvage")
    return GAME.evaluate(position.match().table, 0)


def test_more_of_anything_good_is_judged_better() -> None:
    nothing = judged()
    for kind in ("fish", "permit", "cargo", "captain", "penguin"):
        assert judged(**{kind: [1, 0]}) > nothing > judged(**{kind: [0, 1]})
    assert judged(harbour=[2, 1]) > nothing


def test_at_the_end_the_margin_itself_is_told() -> None:
    position = voyage(extra_turn=1, order=[0, 1], cargo=[5, 2])
    match = position.match()
    assert match.result is not None
    assert GAME.evaluate(match.table, 0) == 3
    assert GAME.evaluate(match.table, 1) == -3


def greedy(match: Any, seat: int, rng: Random) -> str:
    """Answer with what is judged best one answer later."""
    sight = Sight(match, seat, rng.getrandbits(32))
    ask = sight.prompt.ask

    def worth(value: Any) -> float:
        world = sight.world(rng)
        world.advance(seat, value)
        return GAME.evaluate(world.table, seat)

    return sight.prompt.key(max(ask.values(), key=worth))


def test_following_the_estimate_beats_playing_at_random() -> None:
    rng = Random(5)
    margins = []
    for seed in range(4):
        match = new_match("neko_harbour", 2, seed)
        while match.question is not None:
            ask = match.asks()[0]
            if ask.seat == 0:
                match.answer(0, greedy(match, 0, rng))
            else:
                match.advance(ask.seat, ask.sample(rng))
        assert match.result is not None
        scores = match.result.scores
        margins.append(scores[0].total - scores[1].total)
    assert sum(margins) / len(margins) > 10
