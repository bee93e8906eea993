"""Harbour areas and the deal."""

from __future__ import annotations

import pytest

from portside.games.import_export.cards import TYPES
from portside.games.import_export.table import AT_SEA, IN_HARBOUR
from tests.games.import_export.counts import FIRST
from tests.games.import_export.first.scenes import (
    complete,
    completing,
    counts,
    dealt,
    doing,
    first,
    leading,
)
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-037", "F1-DIFF-01")
def test_imports_repeat_the_action_of_the_lead_player_and_of_who_draws() -> None:
    position = first(2).seat(0, hand="rice", crew="wheat").seat(1, crew="beer")
    play = Play(position).do(0, "play rice").do(1, "draw")
    assert counts(play) == [2, 1]


@pytest.mark.rule("F1-038")
def test_imports_come_from_import_and_supply() -> None:
    importing = Play(doing("import", 1, 0, sea=[1]).put("cargo-1", "rice")).do(0, "ship-1")
    assert importing.do(0, "crew rice").cards("crew-0") == ["rice"]
    supplying = Play(doing("supply", 1, 0).put("island", "rice"))
    assert supplying.do(0, "recruit rice").cards("crew-0") == ["rice"]


@pytest.mark.rule("F1-039")
@pytest.mark.parametrize(("shipments", "room"), [("", 1), ("cups", 2), ("cups pens", 3)])
def test_there_is_room_for_one_import_per_shipment_and_one_more(shipments: str, room: int) -> None:
    position = doing("supply", 4, 0).seat(0, fulfilled=shipments).put("island", "rice wheat")
    play = Play(position.put("island", "beer sugar"))
    for card in ("rice", "wheat", "beer", "sugar"):
        play.do(0, "recruit", card)
    assert len(play.cards("crew-0")) == room


@pytest.mark.rule("F1-040", "F1-066", "F1-DIFF-15")
def test_drawing_keeps_the_imports_of_a_follower_but_ends_the_turn_of_the_lead_player() -> None:
    follower = Play(first().seat(0, hand="rice").seat(1, crew="beer"))
    assert counts(follower.do(0, "play rice").do(1, "draw")) == [1, 1]
    leader = Play(first().seat(0, hand="rice", crew="beer wheat", fulfilled="cups"))
    leader.do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("F1-041")
@pytest.mark.parametrize(("shipments", "room"), [("", 2), ("cups", 4)])
def test_there_is_room_for_two_goods_per_shipment_and_two_more(shipments: str, room: int) -> None:
    position = doing("import", 3, 0, sea=[1]).put("cargo-1", "rice wheat beer sugar onions pens")
    play = Play(position.seat(0, fulfilled=shipments, crew="foxes seeds"))
    for pair in (("rice", "wheat"), ("beer", "sugar"), ("onions", "pens")):
        play.do(0, "ship-1")
        for card in pair:
            fits = len(play.cards("goods-0")) < room
            play.do(0, "goods" if fits else "lose", card)
    assert len(play.cards("goods-0")) == room


@pytest.mark.rule("F1-044")
def test_a_completed_ship_leaves_with_its_containers() -> None:
    play = complete(completing("cups"))
    assert play.at(0) == "sea"
    assert play.cards("cargo-0") == ["drones", "jets"]


# -- the deal


@pytest.mark.rule("F1-045", "F1-046", "F1-048", "F1-DIFF-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_has_a_colour_a_ship_at_home_and_its_twin_at_sea(seats: int) -> None:
    t = dealt(seats)
    assert len(set(t.colours)) == seats
    assert t.ship_at == [IN_HARBOUR, AT_SEA] * seats


@pytest.mark.rule("F1-046")
def test_colours_are_dealt_at_random() -> None:
    assert len({dealt(3, seed).colours for seed in range(30)}) > 10


@pytest.mark.rule("F1-047", "F1-DIFF-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_grey_plays_only_with_six_and_starts_with_four_more(seats: int) -> None:
    t = dealt(seats)
    assert ("capital" in t.colours) == (seats == 6)
    expected = [14 if colour == "capital" else 10 for colour in t.colours]
    assert t.credits == expected


@pytest.mark.rule("F1-047", "F1-DIFF-11")
def test_grey_has_no_tier() -> None:
    position = doing("contract", 1, 0, colours=["capital", "luxury"])
    play = Play(position.seat(0, hand="laptops glasses teslas paprika foxes"))
    assert play.options(0) == ["pass"]


@pytest.mark.rule("F1-049")
def test_ships_of_colours_nobody_plays_are_not_there() -> None:
    assert [int(ship.owner) for ship in dealt(3).ships] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("F1-050", "F1-051", "F1-052", "F1-053", "F1-056")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ships_island_and_hands_are_filled_from_the_deck(seats: int) -> None:
    t = dealt(seats)
    assert [len(t.zones[ship.cargo]) for ship in t.ships] == [0, 4] * seats
    assert len(t.zones[t.box.island]) == seats
    assert [len(t.zones[me.hand]) for me in t.seats] == [5] * seats
    assert len(t.zones[t.box.deck]) == FIRST["base"] - 10 * seats


@pytest.mark.rule("F1-051")
def test_the_deck_is_shuffled() -> None:
    decks = {t.zones[t.box.deck] for t in (dealt(2, seed) for seed in range(5))}
    assert len(decks) == 5


@pytest.mark.rule("F1-054", "F1-055")
def test_everybody_starts_with_ten_credits_and_the_bank_has_the_rest() -> None:
    assert dealt(4).credits == [10] * 4


@pytest.mark.rule("F1-057", "F1-DIFF-12")
def test_the_first_lead_is_random() -> None:
    assert {dealt(3, seed).leader for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("F1-057", "F1-DIFF-13")
def test_credits_are_open_and_hands_are_hidden() -> None:
    play = leading("rice", "wheat cups")
    view = play.match.view(0)
    hand = next(zone for zone in view["zones"] if zone["id"] == "hand-1")
    assert hand["cards"] == [{"back": "cargo"}] * 2
    assert {"name": "credits", "owner": 1, "value": 10} in view["counters"]


@pytest.mark.rule("F1-DIFF-13")
def test_only_the_top_discard_is_shown() -> None:
    play = Play(first().put("discard", "jets drones"))
    pile = next(zone for zone in play.match.view(0)["zones"] if zone["id"] == "discard")
    assert (pile["count"], len(pile["cards"])) == (2, 1)


def test_the_colours_are_those_of_the_goods() -> None:
    assert set(dealt(5).colours) == set(TYPES)
