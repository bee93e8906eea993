"""The worked examples of the Chinese and the French book that have no other place."""

from __future__ import annotations

import pytest

from portside.games.import_export.queries import tiers
from portside.testing import extra
from tests.games.import_export.first.scenes import counts, doing, first
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-060", "F1-063", "F1-064", "F1-065", "F1-066", "F1-067")
def test_the_books_turn_of_three_players_loading() -> None:
    position = first(3).seat(0, hand="laptops jets rice").seat(2, hand="drones cell_phones")
    position.seat(1, hand="tablets segways cups soap", crew="batteries satellite", fulfilled="pens")
    position.put("deck", "onions sugar paprika beer wheat")
    for ship, contract in ((0, "mri_machine"), (2, "robo_cats"), (4, "playstations")):
        position.put(f"contracts-{ship}", contract)
    play = Play(position).do(0, "play laptops").do(1, "draw").do(2, "follow drones")
    assert counts(play) == [1, 2, 1]
    play.expect(0, "ask-load").answer("load jets ship-0")
    play.expect(1, "ask-load").answer("load tablets ship-2").answer("load segways ship-2")
    play.expect(2, "ask-load").answer("load cell_phones ship-4")
    assert play.at(2) == "sea"
    assert play.cards("discard") == ["laptops", "drones"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-039", "F1-041", "F1-042", "F1-033")
def test_the_books_harbour_of_the_green_player_with_laptops_completed() -> None:
    play = Play(first().seat(0, fulfilled="laptops", goods="seeds sauna"))
    view = extra(play.match)
    assert (view["crew_limits"][0], view["goods_limits"][0]) == (2, 4)
    me = play.table.seats[0]
    kinds = ("illegal", "luxury", "technology", "agriculture", "consumer")
    assert [tiers(play.table, me, kind) for kind in kinds] == [1, 1, 1, 0, 0]


@pytest.mark.rule("F1-027", "F1-075", "F1-076")
def test_the_books_laptops_complete_with_two_technology_containers() -> None:
    position = doing("load", 2, 0).seat(0, hand="jets drones").put("contracts-0", "laptops")
    play = Play(position).do(0, "load jets ship-0").do(0, "load drones ship-0")
    assert (play.credits(0), play.cards("fulfilled-0")) == (16, ["laptops"])


@pytest.mark.rule("F1-148")
def test_the_books_robot_cats_lift_a_contract_for_two_to_the_next_payout() -> None:
    position = doing("load", 2, 0).seat(0, hand="rice wheat cups soap", fulfilled="robo_cats")
    play = Play(position.put("contracts-0", "laptops"))
    play.do(0, "load-pair robo_cats rice wheat ship-0")
    assert play.do(0, "load-pair robo_cats cups soap ship-0").credits(0) == 20
