"""What is in the box, and what is printed on it."""

from __future__ import annotations

from collections import Counter

import pytest

import portside
from portside.engine.errors import WrongSeats
from portside.games.import_export.cards import TYPES, faces
from portside.games.import_export.powers import POWERS
from portside.testing import extra
from tests.games.import_export.counts import FIRST
from tests.games.import_export.first.scenes import (
    complete,
    completing,
    dealt,
    doing,
    first,
    leading,
    scored,
)
from tests.games.import_export.scenes import Play

BASE = [face for face in faces("first").values() if face.set == "base"]
ACTIONS = {
    "technology": "load",
    "agriculture": "contract",
    "illegal": "pirate",
    "consumer": "import",
    "luxury": "supply",
}


@pytest.mark.rule("F1-001", "F1-DIFF-05")
def test_there_are_a_hundred_goods_cards_and_twelve_ships() -> None:
    t = dealt(6)
    assert (len(t.box.cards), len(t.ships)) == (FIRST["base"], 12)


@pytest.mark.rule("F1-DIFF-05", "F1-DIFF-45")
@pytest.mark.parametrize(("name", "count"), [*FIRST.items()][1:])
def test_each_set_adds_its_cards_and_no_rules(name: str, count: int) -> None:
    assert len(dealt(4, **{f"set_{name}": True}).box.cards) == FIRST["base"] + count


@pytest.mark.rule("F1-002")
def test_goods_cards_split_evenly_into_five_types() -> None:
    assert Counter(face.type for face in BASE) == dict.fromkeys(TYPES, 20)


@pytest.mark.rule("F1-003")
def test_every_card_is_there_once_and_has_a_power() -> None:
    slugs = [face.slug for face in faces("first").values()]
    assert len(slugs) == len(set(slugs)) == 128
    known = POWERS.slugs.keys() | POWERS.variant("first").slugs.keys()
    assert [slug for slug in slugs if slug not in known] == []


@pytest.mark.rule("F1-004", "F1-032", "F1-010")
def test_six_colours_have_two_ships_each() -> None:
    t = dealt(6)
    assert sorted(t.colours) == sorted((*TYPES, "capital"))
    assert [len(t.fleet(me)) for me in t.seats] == [2] * 6


@pytest.mark.rule("F1-010")
def test_no_goods_card_is_grey() -> None:
    assert all(face.type in TYPES for face in faces("first").values())


@pytest.mark.rule("F1-005", "F1-006", "F1-036")
def test_every_harbour_has_its_areas_and_the_island_is_one() -> None:
    kinds = Counter(place.kind for place in dealt(6).places)
    areas = ("crew", "goods", "fulfilled")
    assert [kinds[kind] for kind in areas] == [6, 6, 6]
    assert kinds["contracts"] == kinds["cargo"] == 12
    assert kinds["island"] == 1


@pytest.mark.rule("F1-007", "F1-008", "F1-DIFF-06")
def test_the_bank_does_not_run_out() -> None:
    play = complete(completing("cups", credits=[510, 10, 10]))
    assert play.credits(0) == 516


@pytest.mark.rule("F1-009")
def test_credits_are_bid_in_twos() -> None:
    play = Play(doing("import", 1, 1, sea=[1], credits=[6, 4]).put("cargo-1", "cups"))
    play.do(0, "ship-1")
    assert play.options(0) == ["0", "2", "4", "6"]


@pytest.mark.rule("F1-011")
def test_the_type_of_a_card_decides_its_action() -> None:
    assert all(face.action == ACTIONS[face.type] for face in BASE)


@pytest.mark.rule("F1-012", "F1-014", "F1-DIFF-33")
def test_a_completed_ship_adds_one_card_to_the_island() -> None:
    play = complete(completing("cups").put("deck", "rice wheat beer pens foxes sauna seeds"))
    assert play.cards("island") == ["seeds"]


@pytest.mark.rule("F1-013", "F1-039", "F1-041")
def test_the_harbour_itself_counts_as_one_shipment_for_both_limits() -> None:
    view = extra(Play(first().seat(1, fulfilled="cups")).match)
    assert (view["crew_limits"], view["goods_limits"]) == ([1, 2], [2, 4])


@pytest.mark.rule("F1-015", "F1-243")
def test_rolls_royce_may_name_every_card_in_play() -> None:
    play = complete(completing("rolls_royce")).expect(0, "ask-name")
    assert len(play.options(0)) == 128


@pytest.mark.rule("F1-016")
def test_two_to_six_play() -> None:
    assert [len(dealt(seats).seats) for seats in (2, 6)] == [2, 6]
    for seats in (1, 7):
        with pytest.raises(WrongSeats):
            portside.new_match("import_export", seats, 1, {"edition": "first"})


# -- the two economies


@pytest.mark.rule("F1-017")
def test_the_most_credits_at_the_end_win() -> None:
    play = scored(first(3, credits=[50, 52, 40]))
    assert play.match.result is not None
    assert play.match.result.winners == (1,)


@pytest.mark.rule("F1-018", "F1-020")
def test_goods_are_worth_something_only_at_the_end() -> None:
    goods = "jets drones rice wheat foxes pistols cups soap pillows sauna"
    position = first(credits=[48, 10]).seat(0, goods=goods, fulfilled="pens books shoes candy")
    play = Play(position).do(0, "draw")
    play.expect(1, "ask-lead")
    assert play.credits(0) == 48


@pytest.mark.rule("F1-019")
def test_active_credits_come_from_shipments_sales_and_powers() -> None:
    sold = Play(doing("supply", 1, 0).seat(0, hand="rice")).do(0, "sell rice")
    shipped = complete(completing("cups"))
    paid = complete(completing("potatoes"))
    assert [play.credits(0) for play in (sold, shipped, paid)] == [14, 16, 18]


# -- reading a card


@pytest.mark.rule("F1-021", "F1-026")
def test_one_card_serves_in_five_ways() -> None:
    assert "play rice" in Play(first().seat(0, hand="rice")).options(0)
    assert leading("wheat", "rice").options(1) == ["draw", "follow rice"]
    assert "contract rice ship-0" in Play(doing("contract", 1, 0).seat(0, hand="rice")).options(0)
    loading = doing("load", 1, 0).seat(0, hand="rice").put("contracts-0", "wheat")
    assert "load rice ship-0" in Play(loading).options(0)
    importing = Play(doing("import", 1, 0, sea=[1]).put("cargo-1", "rice")).do(0, "ship-1")
    assert importing.options(0) == ["goods rice", "crew rice", "pass"]


@pytest.mark.rule("F1-022", "F1-043")
def test_a_power_is_gained_by_completing_the_card() -> None:
    elsewhere = completing("rice").seat(0, goods="onions", crew="sugar")
    assert complete(elsewhere).credits(0) == 18
    assert complete(completing("rice").seat(0, fulfilled="onions")).credits(0) == 22


@pytest.mark.rule("F1-023", "F1-DIFF-42")
@pytest.mark.parametrize(("goods", "able"), [("", False), ("rice", True)])
def test_an_any_time_power_in_hand_needs_its_tier(goods: str, able: bool) -> None:
    position = first().seat(0, hand="cups").seat(1, hand="lutefisk", goods=goods)
    position.facts(colours=["technology", "luxury"])
    play = Play(position)
    if able:
        play.use(1, "lutefisk")
    else:
        play.expect_nothing(1)


@pytest.mark.rule("F1-024")
def test_a_one_time_power_resolves_once_and_the_card_raises_limits_all_the_same() -> None:
    play = complete(completing("cups"))
    assert len(play.cards("hand-0")) == 5
    assert play.cards("fulfilled-0") == ["cups"]
    assert extra(play.match)["crew_limits"][0] == 2


@pytest.mark.rule("F1-025")
def test_a_power_without_symbol_goes_on_working() -> None:
    position = doing("contract", 2, 0).seat(0, hand="rice onions", fulfilled="sugar")
    play = Play(position).do(0, "contract rice ship-0").do(0, "contract onions ship-0")
    assert play.credits(0) == 14


@pytest.mark.rule("F1-027")
def test_a_contract_completes_only_with_all_its_containers() -> None:
    position = doing("load", 2, 0).seat(0, hand="jets drones").put("contracts-0", "laptops")
    play = Play(position).do(0, "load jets ship-0")
    assert play.at(0) == "harbour"
    assert play.do(0, "load drones ship-0").at(0) == "sea"


@pytest.mark.rule("F1-028", "F1-042", "F1-029")
@pytest.mark.parametrize(("goods", "able"), [("rice", False), ("rice wheat", True)])
def test_each_good_gives_a_tier_of_its_type(goods: str, able: bool) -> None:
    position = doing("contract", 1, 0).seat(0, hand="hawaiian_salt", goods=goods)
    assert ("contract hawaiian_salt ship-0" in Play(position).options(0)) == able


@pytest.mark.rule("F1-028", "F1-131")
def test_each_good_also_scores() -> None:
    assert scored(first().seat(0, goods="rice wheat")).part(0, "goods-agriculture") == 2


@pytest.mark.rule("F1-030")
def test_tiers_run_from_zero_to_three() -> None:
    assert {count for face in BASE for _, count in face.tier} == {1, 2, 3}
    assert any(not face.tier for face in BASE)


@pytest.mark.rule("F1-031")
def test_the_values_the_books_show_are_no_house_values() -> None:
    known = faces("first")
    loads = {slug: known[slug].load for slug in ("laptops", "mri_machine", "diamonds", "flour")}
    assert loads == {
        "laptops": ("technology",) * 2,
        "mri_machine": ("technology",) * 2,
        "diamonds": ("luxury",) * 4,
        "flour": ("agriculture",) * 4,
    }
    assert all("load" not in known[slug].house for slug in loads)
    assert known["hawaiian_salt"].tier == (("agriculture", 2),)
    assert "tier" not in known["hawaiian_salt"].house


# -- ships


@pytest.mark.rule("F1-033", "F1-DIFF-09", "F1-087")
@pytest.mark.parametrize(("colour", "able"), [("agriculture", True), ("luxury", False)])
def test_the_colour_of_your_ships_gives_one_level(colour: str, able: bool) -> None:
    position = doing("contract", 1, 0, colours=[colour, "technology"])
    play = Play(position.seat(0, hand="hawaiian_salt", goods="rice"))
    assert ("contract hawaiian_salt ship-0" in play.options(0)) == able


@pytest.mark.rule("F1-034", "F1-084")
def test_contracts_and_containers_lie_apart_on_a_ship() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops")
    play = Play(position).do(0, "load jets ship-0")
    assert (play.cards("contracts-0"), play.cards("cargo-0")) == (["laptops"], ["jets"])


@pytest.mark.rule("F1-035", "F1-086")
def test_every_type_may_be_contracted_whatever_the_colour() -> None:
    hand = "drones rice pistols books pillows"
    play = Play(doing("contract", 1, 0).seat(0, hand=hand))
    assert len(play.options(0)) == 2 * 5 + 1
