"""What is in the box, which values are ours, and how an owner replaces them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from portside import find, new_match
from portside.engine.errors import BadSetting, BadValues
from portside.games.neko_harbour.cards import Face, Level, cards, catalogue, levels
from portside.games.neko_harbour.powers import POWERS
from portside.games.neko_harbour.table import SHIPS
from tests.games.neko_harbour.scenes import (
    EVERYTHING,
    GAME,
    Play,
    card_points,
    face,
    printed,
    voyage,
)

ROOT = Path(__file__).resolve().parents[3]
NO_POWER = {
    *("visitor_center_2", "visitor_center_4", "fuel_supply_ship_1", "fuel_supply_ship_2"),
    *("permit_office_1", "permit_office_2", "half_moon_island", "elephant_island"),
    *("penguin_island", "livingston_island", "king_george_island", "deception_island"),
}
"""These do nothing but what their printed numbers say."""


def faces(seats: int = 4, **options: Any) -> list[Face]:
    return list(cards(GAME.configured(options, seats), seats))


def harbour(**options: Any) -> tuple[Level, ...]:
    return levels(GAME.configured(options, 4))


@pytest.mark.rule("NH-001")
def test_there_are_64_action_cards_5_sites_and_15_expansion_cards() -> None:
    kinds = Counter(each.set if each.set != "base" else each.back for each in faces(**EVERYTHING))
    assert kinds == {
        "period-1": 32,
        "period-2": 32,
        "site": 5,
        "kickstarter": 5,
        "fishing_boats": 10,
    }
    assert len(harbour()) == 5, "two harbour cards show five levels"


@pytest.mark.rule("NH-002")
def test_each_player_has_six_ships_and_small_cards_are_worth_points() -> None:
    assert SHIPS == 6
    play = Play(
        voyage(penguin=[1, 0], captain=[1, 0], cargo=[1, 0]).seat(0, hand="research_salvage")
    )
    assert [play.part(0, name) for name in ("penguins", "captains", "cargo")] == [2, 1, 1]


@pytest.mark.rule("NH-003")
def test_points_are_noted_during_the_game() -> None:
    play = Play(voyage(noted=[[2, 0, 3], [0, 0, 0]]).seat(0, hand="research_salvage"))
    assert play.counter("points", 0) == 5


@pytest.mark.rule("NH-004")
def test_two_to_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("NH-005")
def test_nine_symbols_exist() -> None:
    match = voyage().seat(0, hand="research_salvage").match()
    counters = {counter.name for counter in GAME.counters(match.table)}
    assert {"fish", "cargo", "permit", "captain", "points"} <= counters
    shown = GAME.extra(match.table)
    assert set(shown["symbols"]) == {"coins", "fuel", "permits"}  # type: ignore[call-overload] # a dict
    assert "ships" in shown["lanes"][0]["harbour"]  # type: ignore[index] # a list of dicts
    assert face("visitor_center_2").pier


@pytest.mark.rule("NH-006")
def test_most_points_win() -> None:
    play = Play(voyage(period=2, cargo=[0, 3]).seat(0, hand="research_salvage"))
    play.play(0, "research_salvage").done(0).done(1)
    assert play.match.result is not None
    assert play.match.result.winners == (1,)


@pytest.mark.rule("NH-025")
@pytest.mark.parametrize("slug", [slug for slug in catalogue() if "harbour_" not in slug[:8]])
def test_every_card_has_its_power_and_its_rule(slug: str) -> None:
    runs = POWERS.slugs.get(slug, [])
    assert bool(runs) != (slug in NO_POWER)
    for run in runs:
        assert re.search(r"\(NH-1[3-8]\d\)\.$", (run.__doc__ or "").splitlines()[0])


def test_no_power_belongs_to_a_card_that_is_not_there() -> None:
    assert set(POWERS.slugs) <= set(catalogue())


# -- house values


@pytest.mark.rule("NH-MISS-01")
@pytest.mark.parametrize("period", [1, 2])
def test_each_period_has_the_same_mix_of_kinds(period: int) -> None:
    mix = Counter(each.type for each in faces() if each.period == period)
    assert mix == {
        "visitor_center": 6,
        "fuel_supply_ship": 6,
        "permit_office": 6,
        "seaside_town": 5,
        "shipyard": 5,
        "research_station": 4,
    }


@pytest.mark.rule("NH-104", "NH-MISS-05")
def test_piers_are_1_2_or_3_and_every_one_is_a_house_value() -> None:
    action = [each for each in faces() if each.period]
    assert {each.pier for each in action} == {1, 2, 3}
    assert all("pier" in each.house for each in action)
    assert any(each.pier == 2 for each in action if each.type == "visitor_center")
    assert any(each.pier == 3 for each in action if each.period == 1)


@pytest.mark.rule("NH-066", "NH-MISS-02")
def test_the_rewards_of_harbour_levels() -> None:
    rewards = [dict(level.reward) for level in harbour()]
    assert rewards == [
        {},
        {"captain": 1},
        {"captain": 1, "cargo": 1},
        {"captain": 2, "cargo": 1},
        {"captain": 2, "cargo": 2},
    ]
    assert ["reward" in level.house for level in harbour()] == [False, False, True, True, True]


@pytest.mark.rule("NH-MISS-03")
def test_the_dock_rewards_of_harbour_levels() -> None:
    docks = [level.dock for level in harbour()]
    assert docks == ["fish", "permit", "cargo", "captain", "penguin"]
    assert all("dock" in level.house for level in harbour())


@pytest.mark.rule("NH-MISS-04")
def test_only_shipyards_that_upgrade_raise_their_neighbours() -> None:
    adjacent = {each.slug: each.adjacent for each in faces() if each.type == "shipyard"}
    assert adjacent == {"shipyard_raise": 1, "shipyard_points": 0, "shipyard_harbour": 0}


@pytest.mark.rule("NH-159", "NH-MISS-06")
def test_eight_research_stations_are_in_the_base_game_and_three_in_the_pack() -> None:
    stations = [each for each in faces(**EVERYTHING) if each.type == "research_station"]
    assert Counter((each.set, each.period) for each in stations) == {
        ("base", 1): 4,
        ("base", 2): 4,
        ("kickstarter", 1): 2,
        ("kickstarter", 2): 1,
    }
    assert len({each.slug for each in stations}) == 11


@pytest.mark.rule("NH-167", "NH-MISS-07", "NH-AMB-28", "NH-AMB-29")
def test_the_sites_and_their_rewards() -> None:
    sites = {each.slug: each for each in faces() if each.type == "site"}
    assert {slug: site.points for slug, site in sites.items()} == {
        "penguin_island": 20,
        "livingston_island": 14,
        "king_george_island": 10,
        "deception_island": 12,
        "paulet_island": 0,
    }
    better = {slug: dict(site.better) for slug, site in sites.items()}
    basic = {slug: dict(site.basic) for slug, site in sites.items()}
    assert better["penguin_island"] == {"permit": 1, "fish": 1}
    assert basic["penguin_island"] == {}
    assert (better["livingston_island"], basic["livingston_island"]) == (
        {"penguin": 1},
        {"cargo": 1},
    )
    assert (better["king_george_island"], basic["king_george_island"]) == (
        {"raise": 3},
        {"raise": 1},
    )
    assert (better["deception_island"], basic["deception_island"]) == (
        {"penguin": 1},
        {"choice": 1},
    )
    assert (better["paulet_island"], basic["paulet_island"]) == ({"captain": 1}, {})
    assert "points" not in sites["penguin_island"].house
    assert "points" in sites["deception_island"].house


@pytest.mark.rule("NH-MISS-08")
def test_the_kickstarter_pack_has_three_research_stations_and_two_sites() -> None:
    pack = [each for each in faces(**EVERYTHING) if each.set == "kickstarter"]
    assert Counter(each.type for each in pack) == {"research_station": 3, "site": 2}


@pytest.mark.rule("NH-MISS-09", "NH-188")
def test_boats_have_pier_2_and_trade_in_period_1_only() -> None:
    boats = [each for each in faces(**EVERYTHING) if each.type == "fishing_boat"]
    assert {each.pier for each in boats} == {2}
    assert all(bool(each.trades) == (each.period == 1) for each in boats)
    assert Counter(each.period for each in boats) == {1: 5, 2: 5}


def test_house_values_are_listed_in_the_documentation() -> None:
    told = (ROOT / "docs/card-values-neko.md").read_text("utf-8")
    for slug, entry in catalogue().items():
        line = next((line for line in told.splitlines() if line.startswith(f"| `{slug}` ")), "")
        for field in entry["house"]:
            if field != "set":
                assert field in line, f"{slug}: {field}"
        for field in ("pier", "period", "mark"):
            if isinstance(entry.get(field), list):
                assert " ".join(map(str, entry[field])) in line, f"{slug}: {field}"


# -- an owner's own values


def test_own_values_replace_house_values_and_are_no_longer_marked() -> None:
    own = {"research_salvage": {"pier": 1}, "penguin_island": {"better": {"fish": 3}}}
    found = {each.slug: each for each in faces(values=own)}
    assert found["research_salvage"].pier == 1
    assert found["research_salvage"].house == ("set", "period", "mark")
    assert found["penguin_island"].better == (("fish", 3),)
    assert found["penguin_island"].house == ()


def test_own_values_are_played_with() -> None:
    own = {"harbour_1": {"dock": "penguin"}, "fuel_supply_ship_2": {"pier": [3, 2, 2]}}
    position = voyage().options(values=own, decline="upgrades").seat(0, hand="fuel_supply_ship_2")
    play = Play(position).play(0, "fuel_supply_ship_2").move(0, 1)
    assert play.pier(0, 1) == 3
    assert play.supply(0) == {"penguin": 1}


def test_own_values_survive_a_record() -> None:
    from portside import replay

    own = {"boat_cargo_captain": {"trades": [[{"cargo": 2}, {"captain": 1}]]}}
    match = new_match("neko_harbour", 2, 1, {"fishing_boats": True, "values": own})
    again = replay(match.record())
    assert printed(again)[again.table.box.ids["boat_cargo_captain"]].trades == (
        ((("cargo", 2),), (("captain", 1),)),
    )


def test_own_harbour_values_change_the_reward() -> None:
    own = {"harbour_3": {"reward": {"penguin": 2}, "dock": "fish"}}
    assert harbour(values=own)[2] == Level(4, (("penguin", 2),), "fish", ())


def test_own_points_of_a_site_are_scored() -> None:
    own = {"deception_island": {"points": 30}}
    position = voyage().options(values=own).put("sites", "deception_island")
    play = Play(position.seat(0, hand="research_salvage").ship(0, 1, 1, "deception_island"))
    assert play.part(0, "sites") == 30
    assert card_points(play) == 0


@pytest.mark.parametrize(
    ("values", "card", "field", "told"),
    [
        ({"visitor_centre_2": {}}, "visitor_centre_2", None, "Did you mean 'visitor_center_2'"),
        ({"visitor_center_2": 3}, "visitor_center_2", None, "table of fields"),
        ({"visitor_center_2": {"coins": 3}}, "visitor_center_2", "coins", "period, mark, pier can"),
        ({"penguin_island": {"points": 9}}, "penguin_island", "points", "better can"),
        ({"research_depot": {"pier": 12}}, "research_depot", "pier", "for each copy one of 0, 1"),
        ({"research_depot": {"pier": "2"}}, "research_depot", "pier", "cannot be '2'"),
        ({"research_depot": {"pier": []}}, "research_depot", "pier", "cannot be []"),
        ({"research_depot": {"pier": True}}, "research_depot", "pier", "cannot be True"),
        ({"research_depot": {"pier": [1, 2]}}, "research_depot", "pier", "2 of pier"),
        ({"research_depot": {"mark": 4}}, "research_depot", "mark", "8 cards with mark 3, not 7"),
        ({"research_depot": {"set": "kickstarter"}}, "research_depot", "mark", "mark 3, not 7"),
        ({"research_depot": {"set": "promo"}}, "research_depot", "set", "one of base"),
        ({"shipyard_raise": {"adjacent": 10}}, "shipyard_raise", "adjacent", "from 0 to 9"),
        ({"deception_island": {"points": -1}}, "deception_island", "points", "from 0 to 60"),
        ({"deception_island": {"basic": {"gold": 1}}}, "deception_island", "basic", "fish"),
        ({"deception_island": {"basic": {"fish": 0}}}, "deception_island", "basic", "from 1 to 9"),
        ({"deception_island": {"basic": 3}}, "deception_island", "basic", "cannot be 3"),
        ({"harbour_4": {"dock": "coin"}}, "harbour_4", "dock", "one of fish"),
        ({"harbour_4": {"reward": {"raise": 1}}}, "harbour_4", "reward", "fish, permit"),
        (
            {"boat_cargo_captain": {"trades": [[{"fish": 1}]]}},
            "boat_cargo_captain",
            "trades",
            "pairs",
        ),
        ({"boat_cargo_captain": {"trades": []}}, "boat_cargo_captain", "trades", "pairs"),
        ({"boat_penguin_fish": {"trades": []}}, "boat_penguin_fish", "trades", "pier can"),
        ([], None, None, "table of cards"),
    ],
)
def test_wrong_values_are_refused_by_name(
    values: Any, card: str | None, field: str | None, told: str
) -> None:
    with pytest.raises(BadValues) as caught:
        new_match("neko_harbour", 2, 1, {"values": values})
    assert told in str(caught.value)
    assert (caught.value.facts.get("card"), caught.value.facts.get("field")) == (card, field)


# -- settings


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadSetting, match="draft_order"):
        find("neko_harbour").configured({"draft_ordre": "order"}, 2)


def test_rulings_name_their_rule_and_default_to_the_ruling() -> None:
    rulings = {s.name: (s.rule, s.default) for s in GAME.settings if s.group == "ruling"}
    assert rulings == {
        "site_ring": ("NH-AMB-02", False),
        "start_player": ("NH-AMB-03", "random"),
        "starting_fish": ("NH-AMB-04", 0),
        "immediate_fish": ("NH-AMB-05", False),
        "draft_order": ("NH-AMB-07", "clockwise"),
        "decline": ("NH-AMB-09", "all"),
        "captains": ("NH-AMB-12", "now"),
        "shipyard_piers": ("NH-AMB-18", "first"),
        "period_bonus_cumulative": ("NH-AMB-19", False),
        "shipyard_points": ("NH-AMB-23", "lane"),
        "point_cards": ("NH-AMB-24", "cards"),
        "reserves": ("NH-AMB-25", "always"),
        "turn_over": ("NH-AMB-26", "once"),
        "boat_coins_all": ("NH-AMB-31", False),
        "boat_order": ("NH-AMB-32", "new"),
        "boat_columns": ("NH-AMB-33", "own"),
    }
