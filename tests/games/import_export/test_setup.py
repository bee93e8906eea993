"""Components and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

import portside
from portside.engine.errors import WrongSeats
from portside.games.import_export.cards import TYPES, catalogue, faces
from portside.games.import_export.table import AT_SEA, IN_HARBOUR, Harbour
from tests.games.import_export.counts import DEFINITIVE


def dealt(seats: int, seed: int = 1, **options: object) -> Harbour:
    table = portside.new_match("import_export", seats, seed, options).table
    assert isinstance(table, Harbour)
    return table


@pytest.mark.rule("IE-001", "AMB-005")
def test_the_box_holds_all_cards_and_flag_cards_two_contracts_each() -> None:
    every = sum(DEFINITIVE.values())
    assert len(faces("definitive")) == every
    sets = {f"set_{name}": True for name in DEFINITIVE if name != "base"}
    t = dealt(2, **sets, containers="cards")
    whole = [card for card in range(len(t.box.cards)) if card not in t.box.whole]
    assert len(whole) == every - DEFINITIVE["flag"] // 2


@pytest.mark.rule("IE-002", "IE-003", "IE-004", "IE-005", "IE-006", "IE-007", "IE-008", "AMB-007")
def test_each_set_has_its_number_of_cards() -> None:
    sets = Counter(face.set for face in faces("definitive").values())
    assert sets == DEFINITIVE


@pytest.mark.rule("IE-072", "AMB-002")
def test_the_base_set_has_twenty_cards_of_each_type_and_each_type_its_action() -> None:
    base = [face for face in faces("definitive").values() if face.set == "base"]
    assert Counter(face.type for face in base) == dict.fromkeys(TYPES, 20)
    assert {(face.type, face.action) for face in base} == {
        ("technology", "load"),
        ("agriculture", "contract"),
        ("illegal", "pirate"),
        ("consumer", "import"),
        ("luxury", "supply"),
    }


@pytest.mark.rule("AMB-001", "AMB-003")
def test_values_no_book_states_are_marked_as_house_values() -> None:
    stated = {slug for slug, entry in catalogue().items() if "tier" not in entry.get("house", ())}
    flags = {slug for slug, entry in catalogue().items() if entry.get("set") == "flag"}
    assert stated - flags == {"hawaiian_salt", "rolls_royce"}


@pytest.mark.rule("IE-013", "IE-012", "IE-031", "AMB-008")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_with_two_ships_each(seats: int) -> None:
    t = dealt(seats)
    assert [len(t.fleet(me)) for me in t.seats] == [2] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats, match="2 to 6"):
        dealt(seats)


@pytest.mark.rule("IE-025", "IE-026", "IE-028", "IE-034", "IE-035", "IE-040", "DT-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_deal_uses_ten_cards_a_seat(seats: int) -> None:
    t = dealt(seats)
    assert len(t[t.box.island]) == seats
    for me in t.seats:
        first, second = t.fleet(me)
        assert (t.ship_at[first.n], t.ship_at[second.n]) == (IN_HARBOUR, AT_SEA)
        assert (len(t[first.cargo]), len(t[second.cargo])) == (0, 4)
        assert len(t[me.hand]) == 5
    assert len(t[t.box.deck]) == DEFINITIVE["base"] - 10 * seats


@pytest.mark.rule("IE-027", "IE-070")
def test_there_is_one_discard_pile_and_it_starts_empty() -> None:
    t = dealt(3)
    assert t[t.box.discard] == ()


@pytest.mark.rule("IE-029", "IE-030", "IE-033")
@pytest.mark.parametrize("seats", range(2, 6))
def test_up_to_five_seats_never_get_the_grey_harbour(seats: int) -> None:
    for seed in range(20):
        colours = dealt(seats, seed).colours
        assert len(set(colours)) == seats
        assert "capital" not in colours


@pytest.mark.rule("IE-030")
def test_harbours_are_dealt_at_random() -> None:
    assert len({dealt(3, seed).colours for seed in range(20)}) > 10


@pytest.mark.rule("IE-036", "IE-038", "EX-01", "AMB-083")
def test_with_six_seats_grey_starts_with_14_and_the_others_with_10() -> None:
    t = dealt(6)
    by_colour = {t.colours[me]: t.credits[me] for me in t.seats}
    assert by_colour == dict.fromkeys(TYPES, 10) | {"capital": 14}


@pytest.mark.rule("IE-036", "IE-037")
def test_everybody_sees_that_all_start_with_ten_credits() -> None:
    view = portside.new_match("import_export", 4, 1).view(None)
    credits = [c["value"] for c in view["counters"] if c["name"] == "credits"]
    assert credits == [10, 10, 10, 10]


@pytest.mark.rule("IE-041", "AMB-020")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = portside.new_match("import_export", 3, 1)
    hand = {zone["id"]: zone for zone in match.view(1)["zones"]}
    assert all("id" in card for card in hand["hand-1"]["cards"])
    assert hand["hand-0"]["cards"] == [{"back": "cargo"}] * 5
    assert hand["hand-0"]["count"] == 5


@pytest.mark.rule("IE-016", "IE-042")
def test_a_random_seat_leads_first() -> None:
    assert {dealt(4, seed).leader for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("IE-011", "IE-014", "IE-015", "IE-227")
def test_by_default_cards_are_the_containers_and_no_market_is_out() -> None:
    t = dealt(2)
    assert all(t.type(card) in TYPES for ship in t.sea for card in t[ship.cargo])
    assert not t.config["market"] and not t.market
