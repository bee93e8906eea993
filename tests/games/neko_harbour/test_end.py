"""The end of a turn, of a period and of the game."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, voyage

LANE = "seaside_town_scorer | visitor_center_2 | research_guides"


def last_card(**facts: object) -> Voyager:
    """Begin the last turn of a period: seat 0 abandons its last card."""
    return voyage(2, **facts).lane(0, LANE).seat(0, hand="research_salvage")


def ended(position: Voyager) -> Play:
    return Play(position).abandon(0, "research_salvage", 1).done(0)


# -- the end of a turn


@pytest.mark.rule("NH-105", "NH-106")
def test_gains_wait_and_are_stored_at_the_end_of_the_turn() -> None:
    position = last_card(fish=[1, 0]).seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "research_salvage", 1)
    assert (play.staged(0), play.fish(0)) == ({"fish": 2}, 1)
    play.done(0)
    assert (play.staged(0), play.fish(0)) == ({}, 3)


@pytest.mark.rule("NH-107")
def test_more_than_8_resource_cards_are_discarded_as_the_owner_likes() -> None:
    position = last_card(fish=[3, 0], permit=[3, 0], cargo=[2, 0]).seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "research_salvage", 1).done(0)
    assert play.options(0) == ["discard fish", "discard permit", "discard cargo"]
    assert play.prompt(0).facts == {"count": 2}
    play.do(0, "discard cargo").do(0, "discard permit")
    assert play.supply(0) == {"fish": 5, "permit": 2, "cargo": 1}
    assert play.asked(1) == "ask-play"


@pytest.mark.rule("NH-107")
def test_cards_of_one_kind_are_discarded_without_a_question() -> None:
    position = last_card(fish=[8, 0]).seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "research_salvage", 1).done(0)
    assert play.fish(0) == 8
    assert play.asked(1) == "ask-play"


@pytest.mark.rule("NH-107")
def test_during_the_turn_there_is_no_limit() -> None:
    position = last_card(fish=[8, 0]).seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "research_salvage", 1)
    assert play.owns(0) == {"fish": 10}


@pytest.mark.rule("NH-108")
def test_some_cards_raise_the_limit() -> None:
    position = voyage(fish=[8, 0]).lane(0, "seaside_town_storage")
    position.seat(0, hand="research_salvage").seat(1, hand="shipyard_harbour")
    play = Play(position).abandon(0, "research_salvage", 1).done(0)
    assert play.fish(0) == 10


@pytest.mark.rule("NH-109")
def test_the_period_goes_on_until_all_hands_are_empty() -> None:
    position = voyage().seat(0, hand="research_salvage").seat(1, hand="shipyard_harbour")
    play = Play(position).play(0, "research_salvage")
    assert play.table.period == 1
    play.play(1, "shipyard_harbour")
    assert play.match.result is not None, "with empty decks nothing is left to play"


# -- the end of a period


@pytest.mark.rule("NH-110")
@pytest.mark.parametrize(("column", "points"), [("harbour", 0), (1, 1), (2, 1), (3, 4)])
def test_ships_score_by_where_they_are(column: str | int, points: int) -> None:
    play = ended(last_card().ship(0, 1, 4, column))
    assert play.part(0, "period_1") == points


@pytest.mark.rule("NH-110", "NH-AMB-19")
def test_ships_at_sites_score_nothing_and_every_ship_of_the_lane_scores() -> None:
    position = last_card().put("sites", "penguin_island").ship(0, 1, 4, "penguin_island")
    play = ended(position.ship(0, 2, 2, 3).ship(0, 3, 3, 3).ship(0, 4, 1, 1))
    assert play.part(0, "period_1") == 2 + 3 + 1


@pytest.mark.rule("NH-111", "NH-AMB-19")
def test_example_a_level_5_ship_in_the_last_column_scores_5() -> None:
    assert ended(last_card().ship(0, 1, 5, 3)).part(0, "period_1") == 5


@pytest.mark.rule("NH-AMB-19")
def test_the_last_column_can_be_set_to_score_1_more() -> None:
    position = last_card().options(period_bonus_cumulative=True).ship(0, 1, 5, 3)
    assert ended(position).part(0, "period_1") == 6


def second_period(**facts: object) -> Play:
    """End period 1 and stop in the draft of period 2."""
    position = last_card(order=[0, 1], **facts).put("deck-2", "shipyard_harbour research_exchange")
    position.put("sites", "penguin_island").ship(0, 1, 4, 3).ship(0, 2, 2, "penguin_island")
    position.pier(0, 2, captains=1)
    return ended(position)


@pytest.mark.rule("NH-112")
def test_lane_ships_return_at_their_level_and_everything_else_stays() -> None:
    play = second_period(fish=[2, 0])
    assert (play.column_of(0, 1), play.level(0, 1)) == (0, 4)
    assert play.column_of(0, 2) < 0
    assert play.kinds(0) == ("seaside_town", "visitor_center", "research_station")
    assert (play.pier(0, 1), play.pier(0, 2)) == (2 + 3, 2 + 2)
    assert play.fish(0) == 4


@pytest.mark.rule("NH-113")
@pytest.mark.parametrize(
    ("levels", "order"),
    [
        ((1, 2, 3), [2, 1, 0]),
        ((3, 3, 1), [1, 0, 2]),
        ((2, 2, 2), [1, 2, 0]),
        ((1, 6, 1), [1, 2, 0]),
    ],
)
def test_the_highest_fleet_on_the_harbour_goes_first(
    levels: tuple[int, ...], order: list[int]
) -> None:
    position = voyage(3, order=[1, 2, 0], turn=0).lane(0, "seaside_town_cargo")
    position.seat(0, hand="research_salvage").put("deck-2", "shipyard_harbour")
    for seat, level in enumerate(levels):
        position.ship(seat, 1, level)
    play = Play(position).abandon(0, "research_salvage", 1).done(0)
    assert play.match.view(None)["extra"]["order"] == order


@pytest.mark.rule("NH-113")
def test_ships_at_sites_do_not_count_for_the_order() -> None:
    position = voyage(order=[0, 1]).lane(0, LANE).seat(0, hand="research_salvage")
    position.put("sites", "penguin_island").put("deck-2", "shipyard_harbour")
    play = ended(position.ship(0, 1, 6, "penguin_island"))
    assert play.match.view(None)["extra"]["order"] == [1, 0]


@pytest.mark.rule("NH-114")
def test_period_2_follows_period_1() -> None:
    play = second_period()
    assert play.table.period == 2
    assert play.asked(0) == "ask-draft"
    assert play.match.result is None


# -- the extra turn


def extra_turn(**facts: object) -> Voyager:
    position = last_card(period=2, **facts).options(decline="upgrades")
    return position.put("sites", "penguin_island livingston_island")


@pytest.mark.rule("NH-115", "NH-AMB-20")
def test_before_the_last_scoring_cards_pay_for_any_extra_action() -> None:
    play = Play(extra_turn(fish=[2, 0], permit=[1, 0]).ship(0, 1, 1, 3))
    play.abandon(0, "research_salvage", 1)
    while play.asked(0) != "ask-extra-turn":
        play.do(0, "pass")
    keys = {key.split()[0] for key in play.options(0)}
    assert keys == {"pass", "raise", "launch", "sail", "buy"}
    assert (play.table.coins, play.table.fuel, play.table.permits) == (0, 0, 0), "no symbols"
    assert play.table.last_round


@pytest.mark.rule("NH-115")
def test_the_cards_may_be_kept_instead() -> None:
    play = Play(extra_turn(fish=[2, 0], permit=[1, 0], cargo=[3, 0]))
    play.abandon(0, "research_salvage", 1).done(0)
    assert play.match.result is not None
    assert play.part(0, "cargo") == 3


@pytest.mark.rule("NH-115", "NH-AMB-20")
def test_everybody_has_an_extra_turn_in_turn_order() -> None:
    position = voyage(3, period=2, order=[2, 0, 1], turn=0, fish=[2, 2, 2])
    position.lane(0, "seaside_town_scorer").seat(0, hand="research_salvage")
    play = Play(position).abandon(0, "research_salvage", 1)
    play.done(0)
    asked = []
    while play.match.waiting:
        assert play.asked(play.match.waiting[0]) == "ask-extra-turn"
        asked.append(play.match.waiting[0])
        play.done(asked[-1])
    assert asked == [2, 0, 1]


@pytest.mark.rule("NH-116", "NH-AMB-20")
def test_what_is_gained_in_the_extra_turn_cannot_be_used_in_it() -> None:
    position = voyage(extra_turn=0, order=[0, 1], permit=[1, 0], fish=[2, 0], harbour=[2, 1])
    play = Play(position.options(decline="upgrades").lane(0, LANE))
    play.move(0, 1).do(0, "permit").upgrade(0, 1, 2)
    assert play.staged(0) == {"permit": 1}
    assert not any(key.startswith(("raise", "harbour")) for key in play.options(0))


@pytest.mark.rule("NH-AMB-20")
def test_docks_arrivals_and_site_rewards_work_in_the_extra_turn() -> None:
    position = voyage(extra_turn=0, order=[0, 1], fish=[3, 0]).options(decline="upgrades")
    position.put("sites", "livingston_island").lane(0, "seaside_town_cargo | visitor_center_2")
    play = Play(position).move(0, 1).sail(0, 1, "livingston_island")
    assert play.owns(0) == {"fish": 1 + 1, "cargo": 1, "penguin": 1}


@pytest.mark.rule("NH-AMB-20")
def test_the_limit_applies_after_the_extra_turn() -> None:
    position = voyage(extra_turn=0, order=[0, 1], fish=[1, 0], cargo=[8, 0])
    position.options(decline="upgrades").lane(0, "seaside_town_cargo | visitor_center_2")
    play = Play(position).move(0, 1)
    play.expect(0, "ask-discard").answer("discard fish")
    assert play.match.result is not None
    assert play.part(0, "cargo") == 8, "the ninth went too, without a question"


@pytest.mark.rule("NH-AMB-20", "NH-020")
def test_once_per_turn_symbols_do_not_work_in_the_extra_turn() -> None:
    position = voyage(extra_turn=0, order=[0, 1], fish=[2, 0])
    play = Play(position.lane(0, "research_reserves | visitor_center_4 | fuel_supply_ship_2"))
    assert not any(key.startswith("boost") for key in play.options(0))


@pytest.mark.rule("NH-117")
def test_period_2_is_scored_after_the_extra_turns() -> None:
    position = voyage(extra_turn=0, order=[0, 1], fish=[1, 0]).lane(0, "visitor_center_2")
    play = Play(position.options(decline="upgrades")).move(0, 1).done(0)
    assert play.match.result is not None
    assert play.part(0, "period_2") == 1, "the level 1 ship reached the last column just in time"
