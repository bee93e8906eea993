"""The drafts: rows of sets for three and four, single cards for two."""

from __future__ import annotations

import pytest

from portside import new_match
from portside.engine.match import Match
from portside.testing import extra
from tests.games.neko_harbour.scenes import Play, voyage


def dealt(seats: int, **options: object) -> Match:
    return new_match("neko_harbour", seats, 5, {"start_player": "first", **options})


def taken(play: Play, seat: int) -> int:
    return len(play.cards(f"hand-{seat}"))


def take(play: Play, seat: int, size: int) -> Play:
    """Take the first set of a size."""
    key = next(key for key in play.options(seat) if key.startswith(f"take-{size}"))
    return play.do(seat, key)


def sizes(play: Play, seat: int) -> set[str]:
    return {key.partition(" ")[0] for key in play.options(seat)}


def lying(play: Play, kind: str) -> list[int]:
    """Return how many cards lie in each place of a kind."""
    places = [spec for spec in play.table.places if spec.kind == kind]
    return [len(play.cards(spec.name)) for spec in places]


@pytest.mark.rule("NH-027", "NH-028")
@pytest.mark.parametrize(("seats", "rows", "out"), [(3, 4, 0), (4, 5, 2)])
def test_a_row_more_than_players_each_of_sets_of_1_2_and_3(seats: int, rows: int, out: int) -> None:
    play = Play(dealt(seats))
    assert lying(play, "set") == [1, 2, 3] * rows
    assert play.cards("deck-1") == []
    removed = [card for card in play.cards("nowhere") if "island" not in card]
    assert len(removed) == out, "cards not dealt leave the game"


@pytest.mark.rule("NH-027")
def test_the_cards_of_a_row_are_seen_by_all_and_those_left_out_by_nobody() -> None:
    play = Play(dealt(4))
    shown = [
        card for row in range(5) for size in (1, 2, 3) for card in play.cards(f"set-{row}-{size}")
    ]
    assert all(play.sees(seat, card) for card in shown for seat in (0, 1, 2, 3, None))
    assert not any(play.sees(0, card) for card in play.cards("nowhere"))


@pytest.mark.rule("NH-029")
def test_players_take_whole_sets_clockwise_three_times() -> None:
    play = Play(dealt(3))
    for size in (1, 3, 2):
        for seat in range(3):
            assert play.match.waiting == [seat]
            take(play, seat, size)
    assert [taken(play, seat) for seat in range(3)] == [6, 6, 6]
    assert play.asked(0) == "ask-play"


@pytest.mark.rule("NH-029")
def test_a_set_may_be_taken_from_any_row() -> None:
    play = Play(dealt(3))
    assert len(play.options(0)) == 12
    take(play, 0, 2)
    assert len(play.options(1)) == 11


@pytest.mark.rule("NH-030", "NH-031")
def test_nobody_takes_two_sets_of_a_size() -> None:
    play = Play(dealt(3))
    take(play, 0, 2)
    take(take(play, 1, 1), 2, 1)
    assert sizes(play, 0) == {"take-1", "take-3"}


@pytest.mark.rule("NH-032")
def test_what_is_left_after_the_draft_leaves_the_game() -> None:
    play = Play(dealt(4))
    for size in (3, 2, 1):
        for seat in range(4):
            take(play, seat, size)
    assert sum(lying(play, "set")) == 0
    assert len(play.cards("nowhere")) == 6 + 2, "a set of each size, and what was not dealt"


@pytest.mark.rule("NH-036")
def test_example_marco_takes_a_set_of_2_then_of_3_and_then_only_single_cards() -> None:
    position = voyage(3, order=[0, 1, 2])
    position.put("set-0-2", "visitor_center_2 fuel_supply_ship_1")
    position.put("set-1-3", "shipyard_raise seaside_town_cargo research_salvage")
    position.put("set-1-1", "visitor_center_4").put("set-2-1", "permit_office_1")
    position.put("set-0-1", "fuel_supply_ship_2").put("set-3-1", "shipyard_raise#2")
    position.put("set-0-3", "permit_office_1#2 permit_office_2 visitor_center_2#2")
    position.put("set-2-2", "fuel_supply_ship_1#2 fuel_supply_ship_1#3")
    position.put("set-3-2", "visitor_center_2#3 permit_office_1#3")
    position.put("set-2-3", "seaside_town_cargo#2 seaside_town_cargo#3 seaside_town_storage")
    play = Play(position.drafting())
    play.do(0, "take-2 visitor_center_2 fuel_supply_ship_1")
    take(take(play, 1, 2), 2, 3)
    play.do(0, "take-3 shipyard_raise seaside_town_cargo research_salvage")
    take(take(play, 1, 3), 2, 2)
    assert sizes(play, 0) == {"take-1"}
    play.do(0, "take-1 permit_office_1")
    assert "permit_office_1" in play.cards("hand-0")
    assert taken(play, 0) == 6


# -- two players


@pytest.mark.rule("NH-034", "NH-035", "NH-AMB-08")
def test_two_players_take_1_2_2_1_of_eight_twice() -> None:
    play = Play(dealt(2))
    asked = []
    for half in range(2):
        for left in (8, 7, 6, 5, 4, 3):
            assert len(play.options(play.match.waiting[0])) == left
            asked.append(play.match.waiting[0])
            play.do(asked[-1], play.options(asked[-1])[-1])
        assert [taken(play, seat) for seat in (0, 1)] == [3 * (half + 1)] * 2
    assert asked == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]
    assert play.asked(0) == "ask-play"


@pytest.mark.rule("NH-034", "NH-035")
def test_the_two_cards_left_of_each_eight_leave_the_game() -> None:
    play = Play(dealt(2))
    for _ in range(6):
        seat = play.match.waiting[0]
        play.do(seat, play.options(seat)[0])
    assert len(play.cards("display")) == 8
    assert play.cards("deck-1") == []
    assert len(play.cards("nowhere")) == 2 + 2, "two cards, and two sites that are not used"


# -- what all know, and period 2


@pytest.mark.rule("NH-029")
def test_a_hand_that_was_drafted_openly_is_known_to_all() -> None:
    play = Play(dealt(3))
    take(play, 0, 3)
    assert all(play.sees(seat, card) for card in play.cards("hand-0") for seat in (1, 2, None))


def emptied(draft_order: str) -> Play:
    """Play to the second draft: seat 2 has the highest ships, then seat 0, then seat 1."""
    position = voyage(3, turn=0, order=[0, 1, 2]).options(draft_order=draft_order)
    position.lane(0, "research_salvage").seat(0, hand="visitor_center_2")
    position.ship(0, 1, 3).ship(1, 1, 1).ship(2, 1, 6)
    period_2 = "shipyard_harbour shipyard_points research_guides research_exchange research_depot"
    position.put("deck-2", f"{period_2} visitor_center_sets fuel_supply_ship_sets")
    play = Play(position)
    return play.abandon(0, "visitor_center_2", 1).done(0)


@pytest.mark.rule("NH-033", "NH-AMB-07")
def test_period_2_drafts_its_own_deck_clockwise_from_the_new_start_player() -> None:
    play = emptied("clockwise")
    assert play.table.period == 2
    assert extra(play.match)["order"] == [2, 0, 1]
    assert extra(play.match)["drafters"] == [2, 0, 1]
    assert play.match.waiting == [2]
    assert "take-1 fuel_supply_ship_sets" in play.options(2)


@pytest.mark.rule("NH-AMB-07")
@pytest.mark.parametrize(("setting", "drafters"), [("clockwise", [1, 2, 0]), ("order", [1, 0, 2])])
def test_the_second_draft_can_follow_the_turn_order(setting: str, drafters: list[int]) -> None:
    position = voyage(3, turn=0, order=[0, 1, 2]).options(draft_order=setting)
    position.lane(0, "research_salvage").seat(0, hand="visitor_center_2")
    position.ship(0, 1, 3).ship(1, 1, 6).ship(2, 1, 1).put("deck-2", "shipyard_harbour")
    play = Play(position).abandon(0, "visitor_center_2", 1).done(0)
    assert extra(play.match)["order"] == [1, 0, 2]
    assert extra(play.match)["drafters"] == drafters


@pytest.mark.rule("NH-026")
def test_a_period_is_a_draft_then_turns_then_scoring() -> None:
    from random import Random

    match = dealt(3)
    rng = Random(1)
    seen: list[tuple[int, str]] = []
    while match.question is not None:
        shown = extra(match)
        phase = "draft" if shown["phase"] == "draft" else "turns"
        if not seen or seen[-1] != (shown["period"], phase):
            seen.append((shown["period"], phase))
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    assert seen == [(1, "draft"), (1, "turns"), (2, "draft"), (2, "turns")]
    assert len([line for line in match.log(None) if line["kind"] == "log-period"]) == 6
