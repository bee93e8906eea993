"""The Kickstarter pack and the fishing boats."""

from __future__ import annotations

from random import Random

import pytest

from portside import new_match
from portside.engine.match import Match
from portside.testing import extra
from tests.games.neko_harbour.scenes import Play, Voyager, printed, voyage


def dealt(seats: int, seed: int = 1, **options: object) -> Match:
    return new_match("neko_harbour", seats, seed, options)


# -- the Kickstarter pack


@pytest.mark.rule("NH-168", "NH-AMB-30")
def test_kickstarter_stations_join_the_decks_of_their_periods() -> None:
    match = dealt(4, kickstarter_stations=True)
    zones = {zone["id"]: zone["count"] for zone in match.view(None)["zones"]}
    assert zones["deck-2"] == 33, "one more"
    shown = sum(count for name, count in zones.items() if name.startswith("set-"))
    assert shown == 30, "as many as before are dealt"


@pytest.mark.rule("NH-168", "NH-AMB-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kickstarter_sites_join_the_sites_but_as_many_are_used(seats: int) -> None:
    seen = set()
    for seed in range(25):
        sites = extra(dealt(seats, seed, kickstarter_sites=True))["sites"]
        assert len(sites) == seats + 1
        seen |= {site["card"] for site in sites}
    assert len(seen) == 7


PACK = {
    "kickstarter_sites": ["half_moon_island", "elephant_island"],
    "kickstarter_stations": ["research_mooring", "research_consolation", "research_storage"],
}


@pytest.mark.rule("NH-168")
@pytest.mark.parametrize("card", [card for cards in PACK.values() for card in cards])
def test_each_card_of_the_pack_can_be_chosen_by_itself(card: str) -> None:
    def pack(**options: object) -> list[str]:
        faces = printed(dealt(4, 1, **options))
        return sorted(face.slug for face in faces if face.set != "base")

    everything = sorted(slug for cards in PACK.values() for slug in cards)
    chosen = f"with_{card}"
    assert pack(**{chosen: "in"}) == [card]
    assert pack(**{chosen: "out"}) == []
    whole = dict.fromkeys(PACK, True)
    assert pack(**whole, **{chosen: "pack"}) == everything
    assert pack(**whole, **{chosen: "in"}) == everything
    assert pack(**whole, **{chosen: "out"}) == [slug for slug in everything if slug != card]


@pytest.mark.rule("NH-168")
def test_without_the_pack_none_of_its_cards_is_in_play() -> None:
    assert {card.set for card in printed(dealt(4))} == {"base"}


# -- fishing boats: who chooses when


def boats(*fish: int, **facts: object) -> Voyager:
    """Begin the last turn of period 1 with fishing boats; seat 0 abandons its last card."""
    seats = len(fish)
    order = list(range(seats))
    position = voyage(seats, fish=list(fish), **{"order": order, **facts})
    position.options(fishing_boats=True).put("deck-2", "shipyard_harbour research_exchange")
    position.put("boats", "boat_penguin_fish boat_permit_captain boat_fish_goods")
    position.put("boats", "boat_cargo_captain boat_captain_penguin")
    position.put("aside", "boat_piers boat_cargo boat_captains boat_penguins boat_permits")
    return position.lane(0, "seaside_town_scorer").seat(0, hand="research_salvage")


def choosing(position: Voyager) -> Play:
    """Play to the first choice of a boat; abandoning brings seat 0 two more fish."""
    return Play(position).abandon(0, "research_salvage", 1).done(0)


def choosers(play: Play) -> list[int]:
    """Let everybody take the first boat offered and return their order."""
    found = []
    while play.match.waiting and play.asked(play.match.waiting[0]) == "ask-boat":
        found.append(play.match.waiting[0])
        play.do(found[-1], play.options(found[-1])[0])
    return found


@pytest.mark.rule("NH-169")
def test_the_boats_of_period_1_are_shown_and_the_others_kept_aside() -> None:
    play = Play(dealt(3, fishing_boats=True))
    assert len(play.cards("boats")) == len(play.cards("aside")) == 5
    assert all(play.sees(None, card) for card in play.cards("boats"))
    assert Play(dealt(3)).cards("boats") == []


@pytest.mark.rule("NH-170", "NH-171")
def test_most_coins_choose_first_and_fish_count_as_coins() -> None:
    position = boats(0, 3, 1).lane(2, "visitor_center_4 visitor_center_2")
    play = choosing(position)
    assert choosers(play) == [2, 1, 0], "6 + 1, 3, and 2 fish"
    assert play.fish(1) == 3, "nothing is spent"


@pytest.mark.rule("NH-170", "NH-AMB-31")
@pytest.mark.parametrize(("counted", "first"), [(False, 0), (True, 1)])
def test_the_coins_of_reserves_count_only_if_they_are_set_to(counted: bool, first: int) -> None:
    position = boats(0, 1).options(boat_coins_all=counted).lane(1, "research_reserves")
    assert choosers(choosing(position))[0] == first, "2 against 1 or 1 + 2"


@pytest.mark.rule("NH-171")
def test_everybody_chooses_one_of_those_left() -> None:
    play = choosing(boats(0, 0, 0))
    first = play.match.waiting[0]
    play.play(first, "boat_fish_goods")
    second = play.match.waiting[0]
    assert second != first
    assert not play.can(second, "play", "boat_fish_goods")


@pytest.mark.rule("NH-172")
def test_a_tie_goes_to_more_ships_in_play() -> None:
    position = boats(0, 2, 2, order=[1, 2, 0], turn=0).ship(1, 2, 1).ship(1, 3, 2)
    position.ship(2, 2, 2)
    assert choosers(choosing(position)) == [1, 2, 0]


@pytest.mark.rule("NH-172", "NH-AMB-32")
def test_a_further_tie_goes_to_the_later_in_the_new_turn_order() -> None:
    position = boats(0, 2, 2, order=[2, 1, 0], turn=0).ship(0, 1, 3).ship(1, 1, 2).ship(2, 1, 1)
    play = choosing(position)
    assert extra(play.match)["order"] == [0, 1, 2]
    assert choosers(play) == [2, 1, 0]


@pytest.mark.rule("NH-AMB-32")
def test_the_old_turn_order_can_be_set_to_break_ties() -> None:
    position = boats(0, 2, 2, order=[2, 1, 0], turn=0).ship(0, 1, 3).ship(1, 1, 2).ship(2, 1, 1)
    assert choosers(choosing(position.options(boat_order="old"))) == [0, 1, 2]


@pytest.mark.rule("NH-172", "NH-174")
def test_boats_left_over_leave_the_game_and_those_of_period_2_are_shown() -> None:
    play = choosing(boats(0, 0))
    choosers(play)
    assert len(play.cards("boats")) == 5
    assert all(card in play.cards("boats") for card in ("boat_piers", "boat_permits"))
    assert play.cards("aside") == []
    assert sum(card.startswith("boat_") for card in play.cards("nowhere")) == 3
    assert play.asked(play.match.waiting[0]) == "ask-draft"


@pytest.mark.rule("NH-173", "NH-AMB-33")
def test_a_boat_is_placed_as_a_new_column() -> None:
    play = choosing(boats(2, 0)).play(0, "boat_fish_goods")
    assert play.kinds(0) == ("seaside_town", "fishing_boat")
    assert play.cards("column-0-1") == ["boat_fish_goods"]


@pytest.mark.rule("NH-173")
def test_a_boat_may_be_abandoned_for_a_pier_and_fish() -> None:
    play = choosing(boats(2, 0)).abandon(0, "boat_fish_goods", 1)
    assert play.pier(0, 1) == 2 + 3 + 2
    assert play.fish(0) == 2 + 2 + 2


@pytest.mark.rule("NH-173")
def test_without_a_column_a_boat_cannot_be_abandoned() -> None:
    play = choosing(boats(0, 5))
    assert play.match.waiting == [1]
    assert not any(key.startswith("abandon") for key in play.options(1))


@pytest.mark.rule("NH-AMB-33")
def test_salvage_applies_to_an_abandoned_boat() -> None:
    play = Play(boats(2, 0)).play(0, "research_salvage").done(0)
    before = play.supply(0)
    play.abandon(0, "boat_fish_goods", 1)
    gained = {kind: count - before.get(kind, 0) for kind, count in play.supply(0).items()}
    assert gained == {"fish": 1, "permit": 2}


def scored(boat: str, **facts: object) -> Play:
    """Let seat 0 take a boat after period 2, and seat 1 another one."""
    position = voyage(2, extra_turn=1, order=[0, 1], **facts).options(fishing_boats=True)
    position.put("boats", "boat_piers boat_cargo boat_captains boat_penguins boat_permits")
    position.lane(0, "seaside_town_cargo")
    play = Play(position).done(1)
    for seat in choosers_of(play):
        other = next(key for key in play.options(seat) if boat not in key)
        play.do(seat, f"play {boat}" if seat == 0 else other)
    return play


def choosers_of(play: Play) -> list[int]:
    found: list[int] = extra(play.match)["drafters"]
    return found


@pytest.mark.rule("NH-174", "NH-117")
def test_boats_of_period_2_are_chosen_after_its_scoring_and_end_the_game() -> None:
    play = scored("boat_cargo", cargo=[3, 0])
    assert play.match.result is not None
    assert play.part(0, "cards") == 3


@pytest.mark.rule("NH-AMB-33")
def test_a_second_boat_opens_a_column_beside_the_first() -> None:
    position = voyage(2, extra_turn=1, order=[0, 1], fish=[3, 0]).options(fishing_boats=True)
    position.put("boats", "boat_permits boat_piers").lane(0, "seaside_town_cargo | boat_fish_goods")
    play = Play(position).done(1).play(0, "boat_permits")
    assert play.kinds(0) == ("seaside_town", "fishing_boat", "fishing_boat")


@pytest.mark.rule("NH-AMB-33")
def test_boats_can_be_set_to_share_a_column() -> None:
    position = voyage(2, extra_turn=1, order=[0, 1], fish=[3, 0])
    position.options(fishing_boats=True, boat_columns="shared")
    position.put("boats", "boat_permits boat_piers").lane(0, "seaside_town_cargo | boat_fish_goods")
    play = Play(position).done(1).play(0, "boat_permits")
    assert play.kinds(0) == ("seaside_town", "fishing_boat")
    assert play.cards("column-0-1") == ["boat_fish_goods", "boat_permits"]


# -- fishing boats that score


@pytest.mark.rule("NH-175", "NH-176")
def test_boat_piers_score_the_three_highest_of_one_column() -> None:
    position = voyage(4).options(fishing_boats=True)
    position.lane(0, "visitor_center_2 | boat_piers").seat(0, hand="research_salvage")
    position.pier(0, 1, "permit_office_1 research_depot seaside_town_cargo")
    play = Play(position)
    assert play.part(0, "cards") == 3 + 2 + 2, "of 2, 1, 3 and 2"


@pytest.mark.rule("NH-175")
def test_boat_piers_take_the_best_column_and_count_captains() -> None:
    position = voyage(4).options(fishing_boats=True)
    position.lane(0, "visitor_center_2 | research_depot | boat_piers")
    position.pier(0, 2, captains=4).seat(0, hand="research_salvage")
    assert Play(position).part(0, "cards") == 3 + 2 + 2


@pytest.mark.rule("NH-177")
def test_boat_cargo() -> None:
    assert scored("boat_cargo", cargo=[4, 1]).part(0, "cards") == 4


@pytest.mark.rule("NH-178")
def test_boat_captains() -> None:
    assert scored("boat_captains", captain=[2, 0]).part(0, "cards") == 2


@pytest.mark.rule("NH-179")
def test_boat_penguins() -> None:
    play = scored("boat_penguins", penguin=[2, 0])
    assert (play.part(0, "cards"), play.part(0, "penguins")) == (2, 4)


@pytest.mark.rule("NH-180")
def test_boat_permits() -> None:
    assert scored("boat_permits", permit=[5, 0]).part(0, "cards") == 5


# -- fishing boats that trade


def arriving(boat: str, **owned: int) -> Play:
    """Let a level 3 ship arrive at a fishing boat."""
    facts = {kind: [count, 0] for kind, count in owned.items()}
    position = voyage(2, **facts).options(fishing_boats=True).lane(0, boat).ship(0, 1, 3)
    position.seat(0, hand="fuel_supply_ship_1").seat(1, hand="shipyard_harbour")
    return Play(position).play(0, "fuel_supply_ship_1").move(0, 1)


@pytest.mark.rule("NH-181", "NH-182", "NH-184")
def test_boat_permit_captain_trades_in_either_direction() -> None:
    play = arriving("boat_permit_captain", permit=1, captain=1)
    permit, captain = "permit-cards-1", "captain-cards-1"
    assert play.options(0) == [
        f"trade-1-1 {permit} {captain}",
        f"trade-1-1 {captain} {permit}",
        "pass",
    ]
    play.do(0, "trade-1-1", permit, captain)
    assert play.owns(0) == {"captain": 2}
    play = arriving("boat_permit_captain", captain=1).do(0, "trade-1-1", captain, permit)
    assert play.owns(0) == {"permit": 1}


@pytest.mark.rule("NH-181")
def test_a_trade_is_done_once_for_each_arrival_and_may_be_left() -> None:
    play = arriving("boat_permit_captain", permit=2)
    play.do(0, "trade-1-1 permit-cards-1 captain-cards-1")
    assert play.owns(0) == {"permit": 1, "captain": 1}
    assert play.asked(0) == "ask-after", "there is a captain to tuck, but no second trade"
    assert arriving("boat_permit_captain", permit=2).skip(0).owns(0) == {"permit": 2}


@pytest.mark.rule("NH-181")
def test_without_the_goods_there_is_no_trade() -> None:
    arriving("boat_permit_captain").expect_nothing(0)


@pytest.mark.rule("NH-183")
def test_boat_penguin_fish() -> None:
    play = arriving("boat_penguin_fish", penguin=1).do(0, "trade-1-1 penguin-cards-1 fish-cards-4")
    assert play.owns(0) == {"fish": 4}
    play = arriving("boat_penguin_fish", fish=4).do(0, "trade-1-1 fish-cards-4 penguin-cards-1")
    assert play.owns(0) == {"penguin": 1}
    arriving("boat_penguin_fish", fish=3).refuse(0, "trade-1-1 fish-cards-4 penguin-cards-1")


@pytest.mark.rule("NH-185")
@pytest.mark.parametrize("kind", ["permit", "cargo"])
def test_boat_fish_goods(kind: str) -> None:
    play = arriving("boat_fish_goods", **{kind: 1}).do(0, f"trade-1-1 {kind}-cards-1 fish-cards-3")
    assert play.owns(0) == {"fish": 3}
    play = arriving("boat_fish_goods", fish=3).do(0, f"trade-1-1 fish-cards-3 {kind}-cards-1")
    assert play.owns(0) == {kind: 1}


@pytest.mark.rule("NH-186", "NH-AMB-34")
def test_boat_cargo_captain() -> None:
    play = arriving("boat_cargo_captain", cargo=1)
    play.do(0, "trade-1-2 cargo-cards-1 captain-cards-1 fish-cards-1")
    assert play.owns(0) == {"captain": 1, "fish": 1}
    play = arriving("boat_cargo_captain", captain=1, fish=1)
    play.do(0, "trade-2-1 captain-cards-1 fish-cards-1 cargo-cards-1")
    assert play.owns(0) == {"cargo": 1}


@pytest.mark.rule("NH-187", "NH-AMB-34")
def test_boat_captain_penguin() -> None:
    play = arriving("boat_captain_penguin", captain=1)
    play.do(0, "trade-1-2 captain-cards-1 penguin-cards-1 fish-cards-1")
    assert play.owns(0) == {"penguin": 1, "fish": 1}
    play = arriving("boat_captain_penguin", penguin=1, fish=1)
    play.do(0, "trade-2-1 penguin-cards-1 fish-cards-1 captain-cards-1")
    assert play.owns(0) == {"captain": 1}


@pytest.mark.rule("NH-181", "NH-056")
def test_what_a_trade_brings_waits_like_every_gain() -> None:
    play = arriving("boat_penguin_fish", penguin=1, captain=1)
    play.do(0, "trade-1-1 penguin-cards-1 fish-cards-4")
    assert play.staged(0) == {"fish": 4}


@pytest.mark.rule("NH-188")
def test_no_ship_arrives_any_more_after_the_second_choice() -> None:
    match = dealt(3, 4, fishing_boats=True)
    rng = Random(4)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    kinds = [line["kind"] for line in match.log(None)]
    last_scoring = len(kinds) - 1 - kinds[::-1].index("log-period")
    assert "log-stepped" not in kinds[last_scoring:]
