"""Setting up: decks by number of players, harbours, ships, supplies, sites and turn order."""

from __future__ import annotations

from collections import Counter

import pytest

from portside import new_match
from portside.engine.match import Match
from portside.games.neko_harbour.queries import spare_ships
from portside.games.neko_harbour.table import Voyage
from portside.testing import extra
from tests.games.neko_harbour.scenes import Play, face, printed, voyage


def dealt(seats: int, seed: int = 1, **options: object) -> Match:
    return new_match("neko_harbour", seats, seed, options)


def sites(match: Match) -> list[str]:
    return [site["card"] for site in extra(match)["sites"]]


@pytest.mark.rule("NH-007")
def test_the_back_of_an_action_card_shows_its_period() -> None:
    match = dealt(4)
    for card, back in zip(printed(match), match.table.box.backs, strict=True):
        assert back == ("site" if card.type == "site" else f"period-{card.period}")


@pytest.mark.rule("NH-008", "NH-009", "NH-010", "NH-011")
@pytest.mark.parametrize(
    ("seats", "size", "marks"), [(2, 16, {2}), (3, 24, {2, 3}), (4, 32, {2, 3, 4})]
)
def test_period_decks_grow_with_the_players(seats: int, size: int, marks: set[int]) -> None:
    cards = [card for card in printed(dealt(seats)) if card.period]
    assert Counter(card.period for card in cards) == {1: size, 2: size}
    assert {card.mark for card in cards} == marks


@pytest.mark.rule("NH-011")
def test_decks_are_shuffled_and_nobody_sees_into_them() -> None:
    decks = {tuple(Play(dealt(4, seed)).cards("deck-2")) for seed in range(5)}
    assert len(decks) == 5
    zones = {zone["id"]: zone for zone in dealt(4).view(0)["zones"]}
    assert zones["deck-2"]["count"] == 32
    assert zones["deck-2"]["cards"] == []


@pytest.mark.rule("NH-012", "NH-013", "NH-014")
def test_everybody_starts_with_harbour_level_1_and_a_level_1_ship_on_it() -> None:
    table = dealt(4).table
    assert isinstance(table, Voyage)
    assert table.harbour == [1, 1, 1, 1]
    for me in table.seats:
        assert [table.levels[ship] for ship in me.ships] == [1, 0, 0, 0, 0, 0]
        assert {table.spots[ship] for ship in me.ships} == {0}


@pytest.mark.rule("NH-014", "NH-AMB-01")
def test_the_ship_supply_offers_two_cards_of_each_pair_of_faces() -> None:
    table = dealt(2).table
    assert spare_ships(table, table.seats[0])[1:] == (1, 2, 2, 2, 2, 1)  # type: ignore[arg-type] # a Voyage


@pytest.mark.rule("NH-015", "NH-016")
def test_small_cards_never_run_out() -> None:
    options = {"decline": "upgrades", "kickstarter_stations": True}
    position = voyage(fish=[60, 60]).options(**options).seat(1, hand="shipyard_harbour")
    position.lane(0, "research_storage").seat(0, hand="visitor_center_2")
    play = Play(position).abandon(0, "visitor_center_2", 1).done(0)
    assert play.fish(0) + play.fish(1) == 122, "more than the 36 cards of the box"


@pytest.mark.rule("NH-017")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 5)])
def test_so_many_sites_are_revealed(seats: int, count: int) -> None:
    assert len(set(sites(dealt(seats)))) == count


@pytest.mark.rule("NH-017", "NH-AMB-02")
def test_sites_lie_in_the_random_order_of_the_draw() -> None:
    assert len({tuple(sites(dealt(4, seed))) for seed in range(12)}) > 8


@pytest.mark.rule("NH-017")
def test_sites_that_are_not_used_stay_hidden() -> None:
    match = dealt(2)
    out = [card for card, at in enumerate(match.table.where) if at == 0]
    assert len(out) == 2
    assert not any(match.table.known[card] for card in out)


@pytest.mark.rule("NH-018", "NH-AMB-03")
def test_a_random_player_starts_and_the_order_is_clockwise() -> None:
    orders = {tuple(extra(dealt(4, seed))["order"]) for seed in range(30)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@pytest.mark.rule("NH-AMB-03")
def test_the_first_seat_can_be_made_to_start() -> None:
    assert {dealt(3, seed, start_player="first").waiting[0] for seed in range(8)} == {0}


@pytest.mark.rule("NH-AMB-04")
def test_nobody_starts_with_resources_unless_fish_are_set() -> None:
    play = Play(dealt(3))
    assert [play.supply(seat) for seat in range(3)] == [{}, {}, {}]
    play = Play(dealt(3, starting_fish=2))
    assert [play.supply(seat) for seat in range(3)] == [{"fish": 2}] * 3


def test_faces_tell_what_is_printed() -> None:
    assert (face("visitor_center_2").pier, face("visitor_center_2#4").pier) == (2, 1)
    assert face("shipyard_raise").adjacent == 1
