"""Sites and their rewards."""

from __future__ import annotations

import pytest

from portside.testing import extra
from tests.games.neko_harbour.scenes import Play, Voyager, voyage


def sailing(site: str, *, alone: bool, **options: object) -> Play:
    """Send a level 1 ship of seat 0 to a site, alone or behind a ship of seat 1."""
    position = voyage(4, fish=[1, 0, 0, 0]).options(kickstarter_sites=True, **options)
    position.put("sites", site).lane(0, "seaside_town_scorer | visitor_center_sets")
    position.ship(0, 1, 1, 1).ship(0, 2, 2).ship(0, 3, 5, 2)
    if not alone:
        position.ship(1, 1, 3, site)
    return started(position).sail(0, 1, site)


def started(position: Voyager) -> Play:
    position.seat(0, hand="research_captains").seat(1, hand="shipyard_harbour")
    return Play(position).play(0, "research_captains")


@pytest.mark.rule("NH-160")
@pytest.mark.parametrize(("alone", "owned"), [(True, {"penguin": 1}), (False, {"cargo": 1})])
def test_livingston_island(alone: bool, owned: dict[str, int]) -> None:
    assert sailing("livingston_island", alone=alone).do(0, "take").owns(0) == owned


@pytest.mark.rule("NH-160", "NH-052")
def test_livingston_island_may_be_turned_down() -> None:
    assert sailing("livingston_island", alone=True).do(0, "pass").owns(0) == {}


@pytest.mark.rule("NH-161")
@pytest.mark.parametrize(("alone", "owned"), [(True, {"fish": 1, "permit": 1}), (False, {})])
def test_penguin_island(alone: bool, owned: dict[str, int]) -> None:
    play = sailing("penguin_island", alone=alone, decline="upgrades")
    assert play.owns(0) == owned


@pytest.mark.rule("NH-162", "NH-AMB-27")
def test_king_george_island_raises_one_ship_by_up_to_3_levels() -> None:
    play = sailing("king_george_island", alone=True)
    assert play.options(0) == [
        *("raise ship-0-1 level-3", "raise ship-0-1 level-4", "raise ship-0-1 level-5"),
        *("raise ship-0-2 level-6", "pass"),
    ], "never beyond 6, and never the ship at the site"
    play.do(0, "raise ship-0-1 level-5")
    assert play.level(0, 2) == 5
    play.expect_nothing(0)


@pytest.mark.rule("NH-162")
def test_king_george_island_raises_by_1_level_where_others_are() -> None:
    play = sailing("king_george_island", alone=False)
    assert play.options(0) == ["raise ship-0-1 level-3", "raise ship-0-2 level-6", "pass"]


@pytest.mark.rule("NH-163")
def test_deception_island() -> None:
    assert sailing("deception_island", alone=True).do(0, "take").owns(0) == {"penguin": 1}
    play = sailing("deception_island", alone=False)
    assert play.options(0) == ["fish", "permit", "cargo", "pass"]
    assert play.do(0, "permit").owns(0) == {"permit": 1}


@pytest.mark.rule("NH-164")
@pytest.mark.parametrize(("alone", "owned"), [(True, {"captain": 1}), (False, {})])
def test_paulet_island(alone: bool, owned: dict[str, int]) -> None:
    assert sailing("paulet_island", alone=alone, decline="upgrades").owns(0) == owned


@pytest.mark.rule("NH-165", "NH-166")
def test_paulet_island_scores_all_levels_there() -> None:
    position = voyage(4).put("sites", "paulet_island")
    position.ship(0, 1, 4, "paulet_island").ship(1, 1, 2, "paulet_island")
    play = started(position.ship(2, 1, 5, "paulet_island"))
    assert extra(play.match)["sites"][0]["value"] == 4 + 2 + 5
    assert [play.part(seat, "sites") for seat in range(4)] == [5, 2, 11, 0]


@pytest.mark.rule("NH-MISS-08")
@pytest.mark.parametrize(
    ("alone", "owned"), [(True, {"captain": 1, "fish": 1}), (False, {"fish": 1})]
)
def test_half_moon_island(alone: bool, owned: dict[str, int]) -> None:
    assert sailing("half_moon_island", alone=alone, decline="upgrades").owns(0) == owned


@pytest.mark.rule("NH-MISS-08")
def test_elephant_island() -> None:
    play = sailing("elephant_island", alone=True).do(0, "take").do(0, "cargo")
    assert play.owns(0) == {"penguin": 1, "cargo": 1}
    assert sailing("elephant_island", alone=False).do(0, "take").owns(0) == {"penguin": 1}
