"""The commodities market, a variant of the Definitive Edition."""

from __future__ import annotations

from typing import Any

import pytest

import portside
from portside.engine.errors import BadScenario, BadSetting
from portside.games.import_export.cards import TYPES
from portside.games.import_export.table import Harbour
from portside.testing import Scene, conformance, extra
from portside.testing.laws import result_adds_up
from tests.games.import_export.matches import walked
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored
from tests.games.import_export.test_matches import look_over

MARKET = {"market": True}
OPEN = [0] * len(TYPES)


def market(scene: Scene, **markers: int) -> Scene:
    """Play a position with the market; markers that are not named stand at 0."""
    return scene.options(**MARKET).facts(market=[markers.get(kind, 0) for kind in TYPES])


def marker(play: Play, kind: str) -> int:
    return play.table.market[TYPES.index(kind)]


def told(play: Play, kind: str) -> list[dict[str, Any]]:
    lines = play.match.log(None)
    return [line["facts"] for line in lines if line["kind"] == kind]


def last_load(load: dict[str, int], cargo: str, **markers: int) -> Play:
    """Complete a Contract of seat 0 by loading jets, a Technology card."""
    values = {"cups": {"load": load}}
    position = market(acting("load", 1, 0), **markers).options(values=values)
    position.seat(0, hand="jets").put("contracts-0", "cups").put("cargo-0", cargo)
    return Play(position).do(0, "load jets ship-0")


# -- the markers


@pytest.mark.rule("IE-213", "IE-011")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_market_opens_with_every_marker_at_zero(seats: int) -> None:
    table = portside.new_match("import_export", seats, 1, MARKET).table
    assert isinstance(table, Harbour) and table.market == (0,) * 5


@pytest.mark.rule("IE-011")
def test_nobody_has_a_market_who_did_not_ask_for_one() -> None:
    match = portside.new_match("import_export", 2, 1)
    assert "market" not in extra(match)


def test_everybody_sees_the_markers() -> None:
    play = Play(market(harbour(2), luxury=2, illegal=-1))
    shown = extra(play.match)["market"]
    assert {each["name"]: each["marker"] for each in shown["markers"]} == {
        "technology": "level",
        "agriculture": "level",
        "illegal": "down-1",
        "consumer": "level",
        "luxury": "up-2",
    }


@pytest.mark.rule("IE-214")
def test_each_imported_good_raises_the_marker_of_its_type() -> None:
    position = market(acting("import", 1, 0)).put("cargo-3", "rice wheat jets").facts(sea=[3])
    play = Play(position).do(0, "ship-3").answer("goods rice").answer("goods wheat")
    assert marker(play, "agriculture") == 2
    assert told(play, "log-market-rises") == [
        {"type": "agriculture", "to": 1},
        {"type": "agriculture", "to": 2},
    ]


@pytest.mark.rule("IE-214")
def test_crew_raises_no_marker() -> None:
    position = market(acting("supply", 1, 0)).put("island", "rice")
    assert Play(position).do(0, "recruit rice").table.market == (0,) * 5


@pytest.mark.rule("IE-215")
def test_a_marker_stops_at_two() -> None:
    position = market(acting("import", 1, 0), agriculture=2)
    play = Play(position.put("cargo-3", "rice jets").facts(sea=[3])).do(0, "ship-3")
    play.answer("goods rice").answer("goods jets")
    assert marker(play, "agriculture") == 2
    assert told(play, "log-market-rises") == [{"type": "technology", "to": 1}]


@pytest.mark.rule("AMB-030", "AMB-100")
def test_goods_that_do_not_stay_raise_no_marker() -> None:
    """Soy Sauce moves three Crew to Goods with room for two."""
    position = market(fulfilling("soy_sauce", 2)).seat(0, fulfilled="sugar honey")
    position.seat(0, crew="rice cups diamonds", goods="pens soap paper glasses tablets satellite")
    play = fulfil(position).answer("yes").answer("cups")
    assert (marker(play, "agriculture"), marker(play, "luxury")) == (1, 1)
    assert marker(play, "consumer") == 0


# -- the payout


@pytest.mark.rule("IE-216", "IE-217", "IE-218", "EX-26")
def test_two_green_at_one_and_two_blue_at_minus_two_pay_eight() -> None:
    load = {"technology": 2, "luxury": 2}
    play = last_load(load, "drones diamonds cologne", technology=1, luxury=-2)
    assert play.credits(0) == 10 + 8
    assert (marker(play, "technology"), marker(play, "luxury")) == (-1, -2)
    assert told(play, "log-market-takes") == [{"payout": 10, "credits": 2}]
    assert told(play, "log-market-falls") == [{"type": "technology", "to": -1}]


@pytest.mark.rule("DT-10")
@pytest.mark.parametrize(("at", "pays"), [(-2, 2), (-1, 8), (0, 14), (1, 20), (2, 26)])
def test_six_containers_pay_two_to_twenty_six(at: int, pays: int) -> None:
    cargo = "drones satellite laptops tablets segways"
    assert last_load({"technology": 6}, cargo, technology=at).credits(0) == 10 + pays


@pytest.mark.rule("AMB-097")
@pytest.mark.parametrize(("at", "pays"), [(1, 12), (-1, 10)])
def test_an_odd_payout_is_rounded_up(at: int, pays: int) -> None:
    play = last_load({"technology": 1, "luxury": 2}, "diamonds cologne", technology=at)
    assert play.credits(0) == 10 + pays


@pytest.mark.rule("AMB-098")
def test_a_payout_is_never_below_zero() -> None:
    play = last_load({"technology": 1}, "", technology=-2)
    assert play.credits(0) == 10
    assert marker(play, "technology") == -2


@pytest.mark.rule("IE-217")
def test_markers_fall_after_the_payout() -> None:
    play = last_load({"technology": 2}, "drones", technology=2)
    assert (play.credits(0), marker(play, "technology")) == (10 + 6 + 4, 0)


@pytest.mark.rule("IE-216")
def test_the_market_says_nothing_where_it_changes_nothing() -> None:
    play = last_load({"technology": 1, "luxury": 1}, "diamonds", technology=1, luxury=-1)
    assert play.credits(0) == 10 + 6
    assert not told(play, "log-market-adds") and not told(play, "log-market-takes")


@pytest.mark.rule("AMB-099")
def test_a_wild_container_counts_as_its_printed_type() -> None:
    """Tortillas take any Container; what was loaded on them stays what it is."""
    values = {"tortillas": {"load": {"any": 2}}}
    position = market(acting("load", 1, 0), technology=1, luxury=2)
    position.options(set_kickstarter=True, values=values)
    position.seat(0, hand="jets").put("contracts-0", "tortillas").put("cargo-0", "diamonds")
    play = Play(position).do(0, "load jets ship-0")
    assert play.credits(0) == 10 + 6 + 4
    assert (marker(play, "technology"), marker(play, "luxury")) == (0, 1)


@pytest.mark.rule("AMB-099")
def test_a_grey_container_changes_nothing() -> None:
    values = {"cups": {"load": {"technology": 2}}}
    position = market(acting("load", 1, 0), technology=2).options(set_capital=True, values=values)
    position.seat(0, hand="jets").put("contracts-0", "cups").put("cargo-0", "yen")
    play = Play(position).do(0, "load jets ship-0")
    assert (play.credits(0), marker(play, "technology")) == (10 + 6 + 2, 1)


@pytest.mark.rule("AMB-099", "AMB-100")
def test_a_grey_good_raises_no_marker_though_it_counts_as_technology() -> None:
    position = market(acting("import", 1, 0)).options(set_capital=True).facts(sea=[3])
    position.seat(0, goods="drones").put("cargo-3", "yen")
    play = Play(position).do(0, "ship-3").answer("goods yen")
    assert play.table.market == (0,) * 5


# -- the end


@pytest.mark.rule("AMB-100")
def test_moves_of_the_scoring_raise_no_marker() -> None:
    """Cheap Shirts move Crew to the Goods once the match is over."""
    position = market(harbour(2)).options(set_j=True)
    position.seat(0, crew="rice", fulfilled="cheap_shirts")
    play = scored(position).do(0, "rice")
    assert play.cards("goods-0") == ["rice"]
    assert play.table.market == (0,) * 5


# -- settings and whole matches


def test_the_first_edition_has_no_market() -> None:
    with pytest.raises(BadSetting, match="belongs to the definitive edition") as caught:
        portside.new_match("import_export", 2, 1, {"edition": "first", **MARKET})
    assert caught.value.facts["setting"] == "market"


@pytest.mark.parametrize("markers", [[0, 0], [0, 0, 0, 0, 3], "0"])
def test_markers_that_cannot_be_are_refused(markers: object) -> None:
    with pytest.raises(BadScenario, match="market"):
        Play(harbour(2).options(**MARKET).facts(market=markers))


def test_markers_without_a_market_are_refused() -> None:
    with pytest.raises(BadScenario, match="market"):
        Play(harbour(2).facts(market=OPEN))


@pytest.mark.rule("IE-215", "IE-218", "AMB-097")
@pytest.mark.parametrize("seats", [2, 4])
def test_matches_with_the_market_end_with_markers_in_range(seats: int) -> None:
    for match in walked(seats, 1, MARKET):
        look_over(match)
        assert isinstance(match.table, Harbour)
        assert all(-2 <= at <= 2 for at in match.table.market)
    result_adds_up(match)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_law_of_the_engine_holds_with_the_market(seats: int) -> None:
    conformance("import_export", seats, MARKET, examples=3, depth=300)
