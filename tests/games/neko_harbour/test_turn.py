"""A turn: playing or abandoning a card, activating columns, windows, and what may be spent when."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, voyage


def turn(hand: str, lane: str = "", other: str = "shipyard_harbour", **facts: object) -> Voyager:
    """Begin a turn of seat 0; seat 1 holds another card, so that the period goes on."""
    position = voyage(2, **facts).seat(0, hand=hand).seat(1, hand=other)
    return position.lane(0, lane) if lane else position


# -- playing a card


@pytest.mark.rule("NH-037")
def test_players_take_turns_in_turn_order() -> None:
    position = voyage(3, order=[2, 0, 1], turn=2)
    for seat, card in enumerate(("seaside_town_cargo", "research_salvage", "shipyard_raise")):
        position.seat(seat, hand=f"{card} {card}#2" if seat != 1 else f"{card} research_reserves")
    play = Play(position)
    seen = []
    for _ in range(6):
        seat = play.match.waiting[0]
        seen.append(seat)
        play.do(seat, play.options(seat)[0]).done(seat)
    assert seen == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("NH-038")
def test_a_card_must_be_played_or_abandoned() -> None:
    play = Play(turn("permit_office_1 seaside_town_cargo", "visitor_center_2"))
    assert play.options(0) == [
        "play permit_office_1",
        "abandon permit_office_1 column-0-0",
        "play seaside_town_cargo",
        "abandon seaside_town_cargo column-0-0",
    ]
    assert play.why_not(0, "ship-0-0") != []


@pytest.mark.rule("NH-038")
def test_extra_actions_are_optional() -> None:
    play = Play(turn("permit_office_1", permit=[5, 0])).play(0, "permit_office_1")
    assert play.asked(0) == "ask-permits"
    play.done(0)
    assert play.supply(0) == {"permit": 5}
    assert play.asked(1) == "ask-play"


@pytest.mark.rule("NH-039")
def test_columns_give_symbols_resource_cards_abilities_and_points() -> None:
    lane = "fuel_supply_ship_1 | seaside_town_cargo | research_guides | shipyard_harbour"
    position = turn("visitor_center_2", lane, "research_exchange", fish=[1, 0]).ship(0, 1, 1, 1)
    play = Play(position).play(0, "visitor_center_2").move(0, 1).do(0, "fish").do(0, "take")
    assert play.staged(0) == {"fish": 1, "cargo": 1}
    assert play.part(0, "cards") == 1


@pytest.mark.rule("NH-040")
def test_the_first_card_goes_beside_the_harbour_and_cannot_be_abandoned() -> None:
    play = Play(turn("permit_office_1 visitor_center_2"))
    assert play.options(0) == ["play permit_office_1", "play visitor_center_2"]
    play.play(0, "permit_office_1")
    assert play.cards("column-0-0") == ["permit_office_1"]


@pytest.mark.rule("NH-041")
def test_a_new_kind_opens_a_column_at_the_right_end() -> None:
    play = Play(turn("seaside_town_cargo", "permit_office_1 | shipyard_raise"))
    play.play(0, "seaside_town_cargo")
    assert play.kinds(0) == ("permit_office", "shipyard", "seaside_town")


@pytest.mark.rule("NH-042")
def test_a_kind_that_is_there_joins_its_column() -> None:
    play = Play(turn("permit_office_2", "permit_office_1 | shipyard_raise")).play(
        0, "permit_office_2"
    )
    assert play.cards("column-0-0") == ["permit_office_1", "permit_office_2"]
    assert play.kinds(0) == ("permit_office", "shipyard")


@pytest.mark.rule("NH-042")
def test_six_kinds_make_six_columns_and_a_level_6_ship_needs_them_all() -> None:
    lane = "visitor_center_2 | fuel_supply_ship_2 | permit_office_1"
    lane += " | seaside_town_scorer | shipyard_harbour"
    position = turn("research_salvage", lane, "research_exchange", fish=[2, 0])
    position.put("sites", "penguin_island")
    play = Play(position.ship(0, 1, 6, 5)).play(0, "research_salvage").do(0, "pass")
    assert len(play.kinds(0)) == 6
    assert not play.can(0, "sail ship-0-0 penguin_island")
    play.move(0, 1)
    assert play.can(0, "sail ship-0-0 penguin_island")


@pytest.mark.rule("NH-043")
def test_a_single_card_is_a_column() -> None:
    play = Play(turn("permit_office_1", "shipyard_raise"))
    assert play.can(0, "abandon permit_office_1 column-0-0")


@pytest.mark.rule("NH-044")
def test_a_new_card_works_at_once_and_from_then_on() -> None:
    play = Play(turn("permit_office_2 visitor_center_2")).play(0, "permit_office_2")
    assert play.table.permits == 2
    play.done(0)
    play.play(1, "shipyard_harbour").done(1).play(0, "visitor_center_2")
    assert play.table.permits == 2


@pytest.mark.rule("NH-045", "NH-ERR-01")
def test_abandoning_raises_the_pier_and_gives_two_fish() -> None:
    lane = "visitor_center_2 | shipyard_harbour"
    position = turn("research_salvage", lane, "research_exchange")
    play = Play(position).abandon(0, "research_salvage", 1)
    assert play.pier(0, 1) == 2 + 3
    assert play.counter("harbour", 0) == 1, "the harbour level stays"
    assert play.staged(0) == {"fish": 2}
    assert play.cards("pier-0-0") == ["research_salvage"]


@pytest.mark.rule("NH-046")
def test_a_pier_is_the_first_card_and_what_is_tucked_at_the_top() -> None:
    position = turn("research_salvage", "visitor_center_2 visitor_center_2#2 | seaside_town_cargo")
    position.pier(0, 1, "permit_office_1 fuel_supply_ship_1", captains=2)
    play = Play(position)
    assert play.pier(0, 1) == 2 + (1 + 2) + 2 * 2, "the second Visitor Center adds nothing"
    assert play.pier(0, 2) == 2


@pytest.mark.rule("NH-047")
def test_columns_are_activated_from_left_to_right() -> None:
    lane = "visitor_center_2 | permit_office_2 | fuel_supply_ship_1"
    play = Play(turn("seaside_town_cargo", lane)).play(0, "seaside_town_cargo")
    asked = []
    while play.match.waiting == [0]:
        asked.append(play.asked(0))
        play.do(0, "pass")
    assert asked == ["ask-coins", "ask-permits", "ask-fuel"]


@pytest.mark.rule("NH-048")
def test_example_louis_plays_a_permit_office_first() -> None:
    play = Play(turn("permit_office_2 fuel_supply_ship_1")).play(0, "permit_office_2")
    assert play.cards("column-0-0") == ["permit_office_2"]
    assert play.asked(0) == "ask-permits"


@pytest.mark.rule("NH-049")
def test_example_louis_plays_a_fuel_supply_ship_second() -> None:
    play = Play(turn("fuel_supply_ship_1", "permit_office_2")).play(0, "fuel_supply_ship_1")
    assert play.kinds(0) == ("permit_office", "fuel_supply_ship")
    assert play.asked(0) == "ask-permits"
    play.do(0, "pass")
    assert play.asked(0) == "ask-fuel"


@pytest.mark.rule("NH-050")
def test_example_louis_plays_another_fuel_supply_ship_third() -> None:
    lane = "permit_office_2 | fuel_supply_ship_1"
    play = Play(turn("fuel_supply_ship_1#2", lane)).play(0, "fuel_supply_ship_1#2")
    assert play.cards("column-0-1") == ["fuel_supply_ship_1", "fuel_supply_ship_1#2"]
    assert len(play.kinds(0)) == 2
    play.do(0, "pass")
    assert play.table.fuel == 2


@pytest.mark.rule("NH-051", "NH-ERR-02")
def test_example_louis_abandons_his_last_card() -> None:
    lane = "permit_office_2 | visitor_center_2 | fuel_supply_ship_1"
    play = Play(turn("research_salvage", lane)).abandon(0, "research_salvage", 2)
    assert play.pier(0, 2) == 5
    assert play.staged(0) == {"fish": 2}
    assert play.asked(0) == "ask-permits", "then all columns are activated"


# -- turning gains down


@pytest.mark.rule("NH-052", "NH-AMB-09")
def test_a_dock_reward_may_be_turned_down() -> None:
    play = Play(turn("fuel_supply_ship_1")).play(0, "fuel_supply_ship_1").move(0, 1)
    assert play.options(0) == ["fish", "pass"]
    play.do(0, "pass")
    assert play.staged(0) == {}


@pytest.mark.rule("NH-AMB-09")
def test_gains_can_be_set_to_be_taken_without_a_question() -> None:
    position = turn("fuel_supply_ship_1").options(decline="upgrades")
    play = Play(position).play(0, "fuel_supply_ship_1").move(0, 1)
    assert play.owns(0) == {"fish": 1}


@pytest.mark.rule("NH-052", "NH-AMB-09")
@pytest.mark.parametrize("decline", ["all", "upgrades"])
def test_a_free_upgrade_may_always_be_turned_down(decline: str) -> None:
    position = turn("fuel_supply_ship_1", "shipyard_raise").options(decline=decline)
    play = Play(position).play(0, "fuel_supply_ship_1").move(0, 1)
    play.expect(0, "ask-raise").answer("pass")
    assert play.level(0, 1) == 1


# -- what may be spent when


@pytest.mark.rule("NH-053")
def test_symbols_of_a_column_add_up() -> None:
    lane = "visitor_center_2 visitor_center_4 visitor_center_2#2"
    play = Play(turn("permit_office_1", lane)).play(0, "permit_office_1")
    assert play.table.coins == 8


@pytest.mark.rule("NH-053", "NH-054")
def test_symbols_vanish_with_their_column() -> None:
    lane = "visitor_center_4 | permit_office_2"
    play = Play(turn("seaside_town_cargo", lane)).play(0, "seaside_town_cargo").do(0, "pass")
    assert play.asked(0) == "ask-permits"
    assert play.table.coins == 0
    play.done(0)
    assert play.supply(0) == {}, "they do not become cards"


@pytest.mark.rule("NH-055", "NH-057")
def test_cards_of_earlier_turns_top_up_symbols() -> None:
    play = Play(turn("permit_office_1", permit=[2, 0])).play(0, "permit_office_1")
    play.do(0, "harbour-0")
    assert play.counter("harbour", 0) == 2
    assert play.supply(0) == {"captain": 1}, "both permit cards went back"


@pytest.mark.rule("NH-055", "NH-056")
def test_cards_gained_this_turn_wait_until_the_next() -> None:
    lane = "fuel_supply_ship_1 | permit_office_1"
    position = turn("research_salvage seaside_town_cargo", lane, harbour=[2, 1])
    play = Play(position).play(0, "research_salvage").move(0, 1).do(0, "permit")
    assert play.staged(0) == {"permit": 1}
    assert play.asked(0) == "ask-permits"
    assert play.options(0) == ["pass", "raise ship-0-0 level-2"], "one permit, not two"
    play.done(0)
    assert play.supply(0) == {"permit": 1}


@pytest.mark.rule("NH-056", "NH-AMB-12")
@pytest.mark.parametrize("setting", ["now", "later"])
def test_captains_gained_wait_only_where_set_so(setting: str) -> None:
    position = turn("permit_office_1", permit=[3, 0]).options(captains=setting)
    play = Play(position).play(0, "permit_office_1").do(0, "harbour-0")
    assert (play.supply(0), play.staged(0)) == (
        ({"captain": 1, "permit": 1}, {}) if setting == "now" else ({"permit": 1}, {"captain": 1})
    )
    assert ("assign column-0-0" in play.options(0)) == (setting == "now")
    play.done(0)
    assert play.supply(0) == {"captain": 1, "permit": 1}


@pytest.mark.rule("NH-055", "NH-056")
def test_bought_permits_are_usable_at_once() -> None:
    lane = "visitor_center_4 | permit_office_1"
    play = Play(turn("seaside_town_cargo", lane)).play(0, "seaside_town_cargo").do(0, "buy permit")
    assert play.supply(0) == {"permit": 1}
    play.upgrade(0, 1, 3)
    assert play.supply(0) == {}


@pytest.mark.rule("NH-058")
def test_extra_actions_may_be_repeated_in_their_window() -> None:
    play = Play(turn("fuel_supply_ship_2", "seaside_town_scorer", fish=[1, 0]).ship(0, 2, 2))
    play.play(0, "fuel_supply_ship_2").move(0, 1).do(0, "pass").move(0, 1).move(0, 2)
    assert [play.column_of(0, ship) for ship in (1, 2)] == [2, 1]
    assert play.fish(0) == 0


@pytest.mark.rule("NH-059", "NH-060")
def test_windows_open_with_their_column_or_after_all_of_them() -> None:
    lane = "visitor_center_4 | seaside_town_cargo"
    play = Play(turn("shipyard_raise", lane, permit=[1, 0], fish=[1, 0])).play(0, "shipyard_raise")
    assert play.asked(0) == "ask-coins"
    play.refuse(0, "move ship-0-0 column-0-0").refuse(0, "raise ship-0-0 level-2").do(0, "pass")
    assert play.asked(0) == "ask-after"
    assert play.can(0, "move", "ship-0-0", "column-0-0")
    assert play.can(0, "raise", "ship-0-0", "level-2")


@pytest.mark.rule("NH-061")
def test_example_with_a_visitor_center_no_coin_action_after_all_columns() -> None:
    play = Play(turn("seaside_town_cargo", "visitor_center_2", fish=[4, 0]))
    play.play(0, "seaside_town_cargo").expect(0, "ask-coins").answer("pass")
    assert play.asked(0) == "ask-after"
    play.refuse(0, "buy permit").refuse(0, "launch level-1")
    assert "why-no-permit-action" not in play.why_not(0, "harbour-0")


@pytest.mark.rule("NH-062")
@pytest.mark.parametrize("lane", ["seaside_town_cargo", "visitor_center_2", "fuel_supply_ship_1"])
def test_every_extra_action_has_its_moment(lane: str) -> None:
    play = Play(turn("research_salvage", lane, fish=[4, 0], permit=[4, 0]))
    play.play(0, "research_salvage")
    seen: set[str] = set()
    while play.match.waiting == [0]:
        seen |= {key.split()[0] for key in play.options(0)}
        play.do(0, "pass")
    assert {"move", "buy", "launch", "raise", "harbour-0"} <= seen


@pytest.mark.rule("NH-AMB-10")
def test_missing_types_are_mixed_freely_after_all_columns() -> None:
    play = Play(turn("seaside_town_cargo", fish=[4, 0])).play(0, "seaside_town_cargo")
    play.expect(0, "ask-after").answer("buy permit")
    play.upgrade(0, 1, 2).move(0, 1).do(0, "pass")
    assert play.owns(0) == {}


@pytest.mark.rule("NH-AMB-11")
def test_a_column_opened_this_turn_decides_the_window() -> None:
    play = Play(turn("fuel_supply_ship_1", "seaside_town_cargo", fish=[1, 0]))
    play.play(0, "fuel_supply_ship_1")
    assert play.asked(0) == "ask-fuel"
    play.do(0, "pass")
    assert "ask-after" not in [
        prompt.kind for prompt in play.match.pending if prompt.seat == 0
    ] or (not any(key.startswith("move") for key in play.options(0)))


@pytest.mark.rule("NH-063")
def test_a_fish_stands_for_a_coin_or_fuel_but_never_for_a_permit() -> None:
    play = Play(turn("seaside_town_cargo", fish=[3, 0])).play(0, "seaside_town_cargo")
    keys = play.options(0)
    assert "move ship-0-0 column-0-0" in keys
    assert {"launch level-1", "buy permit"} <= set(keys)
    assert not any(key.startswith(("raise", "harbour")) for key in keys)


@pytest.mark.rule("NH-064", "NH-AMB-12")
def test_captains_and_penguins_are_neither_delayed_nor_limited() -> None:
    position = turn("research_salvage", "permit_office_2", harbour=[3, 1], permit=[4, 0])
    position.facts(captain=[9, 0], penguin=[9, 0])
    play = Play(position).play(0, "research_salvage").do(0, "harbour-0")
    assert play.supply(0)["captain"] == 9 + 2, "usable at once"
    assert play.staged(0) == {"cargo": 1}
    play.done(0)
    assert play.asked(1) == "ask-play", "nothing is to be discarded"


@pytest.mark.rule("NH-AMB-13")
def test_cargo_pays_for_nothing() -> None:
    play = Play(turn("seaside_town_cargo", cargo=[8, 0])).play(0, "seaside_town_cargo")
    assert play.asked(1) == "ask-play", "there was nothing to ask seat 0"


def test_symbols_are_spent_before_cards() -> None:
    play = Play(turn("fuel_supply_ship_1", fish=[1, 0])).play(0, "fuel_supply_ship_1")
    play.move(0, 1).do(0, "pass")
    assert play.fish(0) == 1


# -- effects by their icon


@pytest.mark.rule("NH-019")
def test_an_ongoing_effect_applies_every_time() -> None:
    lane = "research_licences | visitor_center_4"
    position = voyage(3, fish=[2, 0, 0]).seat(0, hand="seaside_town_cargo").lane(0, lane)
    play = Play(position.seat(1, hand="shipyard_raise")).play(0, "seaside_town_cargo")
    play.do(0, "buy permit").do(0, "buy permit").do(0, "buy permit")
    assert play.supply(0) == {"permit": 3}


@pytest.mark.rule("NH-020")
def test_once_per_turn_effects_come_back_each_turn() -> None:
    position = turn("seaside_town_cargo shipyard_raise", "fuel_supply_ship_1")
    position.options(decline="upgrades")
    play = Play(position).play(0, "seaside_town_cargo").move(0, 1).done(0)
    play.play(1, "shipyard_harbour").done(1).play(0, "shipyard_raise").move(0, 1)
    assert play.table.fuel == 0
    assert play.column_of(0, 1) == 2


@pytest.mark.rule("NH-021", "NH-022", "NH-AMB-05")
def test_an_immediate_card_is_used_and_tucked_without_fish() -> None:
    position = turn("shipyard_points", "visitor_center_2 | seaside_town_cargo").ship(0, 1, 4)
    play = Play(position).play(0, "shipyard_points")
    play.expect(0, "ask-tuck").answer("tuck column-0-1")
    assert play.supply(0) == {"captain": 1}
    assert play.pier(0, 2) == 2 + 3
    assert play.kinds(0) == ("visitor_center", "seaside_town"), "no column of its own"
    assert play.staged(0) == {}


@pytest.mark.rule("NH-AMB-05")
def test_immediate_cards_can_be_set_to_give_fish() -> None:
    position = turn("shipyard_points", "visitor_center_2").options(immediate_fish=True)
    play = Play(position).play(0, "shipyard_points")
    assert play.staged(0) == {"fish": 2}


@pytest.mark.rule("NH-AMB-06")
def test_an_immediate_card_without_a_column_is_discarded() -> None:
    play = Play(turn("shipyard_points visitor_center_2").ship(0, 1, 5)).play(0, "shipyard_points")
    assert play.supply(0) == {"captain": 1}
    assert "shipyard_points" in play.cards("nowhere")
    assert play.kinds(0) == ()


@pytest.mark.rule("NH-023")
def test_an_arrival_effect_fires_for_each_ship() -> None:
    position = turn("fuel_supply_ship_2", "seaside_town_cargo").ship(0, 2, 3)
    play = Play(position.options(decline="upgrades")).play(0, "fuel_supply_ship_2")
    play.move(0, 1).move(0, 2)
    assert play.owns(0) == {"fish": 1, "cargo": 2}


@pytest.mark.rule("NH-024")
def test_game_end_effects_wait_for_final_scoring() -> None:
    position = turn("shipyard_harbour", "visitor_center_2", "research_exchange", harbour=[3, 1])
    play = Play(position).play(0, "shipyard_harbour")
    assert play.counter("points", 0) == 0
    assert play.part(0, "cards") == 3


# -- why not


def test_why_not_tells_what_stands_in_the_way() -> None:
    play = Play(turn("seaside_town_cargo", "permit_office_1").put("sites", "penguin_island"))
    play.play(0, "seaside_town_cargo")
    assert play.asked(0) == "ask-permits"
    assert play.why_not(0, "ship-0-0") == []
    assert play.why_not(0, "ship-0-1") == [
        "why-in-supply",
        "why-no-fuel-action",
        "why-too-few-fuel",
    ]
    assert play.why_not(0, "harbour-0") == ["why-too-few-permits"]
    assert play.why_not(0, "penguin_island") == [
        "why-no-fuel-action",
        "why-too-few-fuel",
        "why-not-ready",
    ]
    assert play.why_not(0, "column-0-0") == ["why-no-captain"]
    assert play.why_not(1, "shipyard_harbour") == ["why-not-asked", "why-played"]


def test_why_not_of_a_hand_card_after_it_is_too_late() -> None:
    play = Play(turn("permit_office_1 visitor_center_2")).play(0, "permit_office_1")
    assert play.why_not(0, "visitor_center_2") == ["why-played"]


def test_why_not_in_the_first_turn_of_all() -> None:
    play = Play(turn("permit_office_1 visitor_center_2"))
    assert play.why_not(0, "visitor_center_2") == [], "it can be played"
    assert play.why_not(0, "column-0-0") == ["why-not-in-question"]


def test_why_not_of_what_coins_buy() -> None:
    position = turn("seaside_town_cargo", "visitor_center_2").ship(0, 1, 1).ship(0, 2, 6)
    play = Play(position.ship(0, 3, 2)).play(0, "seaside_town_cargo")
    assert play.asked(1) == "ask-play", "2 coins buy no level 1 ship: both cards are in play"
    position = turn("seaside_town_cargo", "visitor_center_2").ship(0, 1, 1).ship(0, 2, 2)
    play = Play(position).play(0, "seaside_town_cargo")
    assert play.options(0) == ["pass", "launch level-1"]
    assert play.why_not(0, "level-1") == []
    assert play.why_not(0, "level-2") == ["why-too-few-coins"]
    assert play.why_not(0, "permit") == ["why-too-few-coins"]
