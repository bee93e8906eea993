"""The turn: declare, follow or draw, act, hand over."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import counts, doing, first, leading
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-058")
def test_the_lead_goes_round_clockwise() -> None:
    play = Play(first(3, leader=1))
    for leader in (1, 2, 0, 1):
        play.expect(leader, "ask-lead").answer("draw")


@pytest.mark.rule("F1-059")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 6), (7, 8)])
def test_a_lead_player_who_draws_fills_up_to_five_or_takes_one(held: int, after: int) -> None:
    cards = ["cups", "soap", "candy", "pants", "paper", "pens", "books"][:held]
    play = Play(first(3).seat(0, hand=" ".join(cards))).do(0, "draw")
    assert len(play.cards("hand-0")) == after
    play.expect(1, "ask-lead").expect_nothing(2)


@pytest.mark.rule("F1-060")
def test_declaring_an_action_carries_nothing_out() -> None:
    position = first().seat(0, hand="laptops jets").put("contracts-0", "drones").seat(1, hand="")
    play = Play(position).do(0, "play laptops").expect(1, "ask-follow")
    assert (play.cards("played-0"), play.cards("cargo-0")) == (["laptops"], [])


@pytest.mark.rule("F1-061")
def test_the_others_decide_one_by_one_clockwise() -> None:
    play = Play(first(3, leader=1).seat(1, hand="cups")).do(1, "play cups")
    play.expect(2, "ask-follow").expect_nothing(0)
    play.do(2, "draw").expect(0, "ask-follow")


@pytest.mark.rule("F1-062")
@pytest.mark.parametrize(("held", "after"), [(2, 5), (5, 6)])
def test_a_follower_may_draw_at_once(held: int, after: int) -> None:
    cards = ["cups", "soap", "candy", "pants", "paper"][:held]
    play = leading("laptops", " ".join(cards), "").do(1, "draw")
    assert len(play.cards("hand-1")) == after


@pytest.mark.rule("F1-063")
def test_a_follower_plays_a_card_of_the_declared_action() -> None:
    play = leading("laptops", "jets cups")
    assert play.options(1) == ["draw", "follow jets"]
    assert counts(play.do(1, "follow jets")) == [1, 1]


@pytest.mark.rule("F1-064", "F1-065", "F1-DIFF-17")
def test_the_lead_player_acts_first_then_the_others_each_once_and_once_per_import() -> None:
    position = first(3).seat(0, hand="foxes", crew="seeds").seat(1, hand="pistols")
    position.seat(2, crew="cannons").put("island", "rice wheat beer sugar")
    play = Play(position).do(0, "play foxes").do(1, "follow pistols").do(2, "draw")
    assert counts(play) == [2, 1, 1]
    for seat, prize in ((0, "rice"), (0, "wheat"), (1, "beer"), (2, "sugar")):
        play.expect(seat, "ask-pirate").answer(f"pirate {prize} discard")
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-064", "F1-069", "F1-DIFF-14")
@pytest.mark.parametrize(
    ("action", "ask"), [("supply", "sell rice"), ("contract", "contract rice ship-1")]
)
def test_every_action_is_optional_and_nothing_is_announced(action: str, ask: str) -> None:
    position = doing(action, 3, 0).seat(0, hand="rice cups").put("island", "beer wheat")
    play = Play(position).expect(0, f"ask-{action}")
    assert "pass" in play.options(0)
    play.answer(ask).expect(0, f"ask-{action}").answer("pass")
    play.expect(1, "ask-lead")


@pytest.mark.rule("F1-064", "F1-DIFF-14")
def test_loading_is_optional_even_where_something_fits() -> None:
    position = doing("load", 2, 0).seat(0, hand="jets drones").put("contracts-0", "laptops")
    play = Play(position)
    assert "load jets ship-0" in play.options(0)
    play.do(0, "pass").expect(1, "ask-lead")
    assert play.cards("cargo-0") == []


@pytest.mark.rule("F1-064", "F1-DIFF-14")
def test_pirating_is_optional() -> None:
    play = Play(doing("pirate", 2, 0).put("island", "rice wheat")).do(0, "pass")
    play.expect(1, "ask-lead")
    assert play.table.zones[play.table.box.island]


@pytest.mark.rule("F1-064", "F1-199")
def test_who_need_not_pirate_is_asked_first_where_it_costs_something() -> None:
    position = doing("pirate", 1, 0).put("island", "rice").seat(1, fulfilled="poison_bottles")
    declined = Play(position).expect(0, "ask-would-pirate").answer("pass")
    assert declined.credits(1) == 10
    declined.expect(1, "ask-lead")
    done = Play(position).do(0, "yes").expect(0, "ask-pirate")
    assert done.options(0) == ["pirate rice discard"]
    assert done.credits(1) == 12


@pytest.mark.rule("F1-064", "F1-DIFF-14")
def test_an_import_that_was_won_may_be_waived() -> None:
    play = Play(doing("import", 1, 0, sea=[3]).put("cargo-3", "foxes seeds"))
    play.do(0, "ship-3").do(0, "pass")
    assert play.cards("cargo-3") == ["foxes", "seeds"]
    assert play.credits(1) == 10


@pytest.mark.rule("F1-099")
def test_who_takes_one_imported_card_takes_the_second_too() -> None:
    play = Play(doing("import", 1, 0, sea=[3]).put("cargo-3", "foxes seeds"))
    play.do(0, "ship-3").do(0, "goods foxes")
    play.refuse(0, "pass")


@pytest.mark.rule("F1-066")
def test_who_drew_has_no_basic_action() -> None:
    assert counts(leading("laptops", "jets").do(1, "draw")) == [1]


@pytest.mark.rule("F1-067")
def test_played_cards_are_not_loaded_and_go_to_the_discards_at_the_end() -> None:
    position = first(2).seat(0, hand="jets").seat(1, hand="drones").put("contracts-0", "laptops")
    play = Play(position).do(0, "play jets").do(1, "follow drones")
    play.expect(1, "ask-lead")
    assert play.cards("cargo-0") == []
    assert play.cards("discard") == ["jets", "drones"]


@pytest.mark.rule("F1-068", "F1-DIFF-16")
def test_two_cards_of_one_colour_replace_any_card_for_leading_and_following() -> None:
    play = Play(first().seat(0, hand="cups soap").seat(1, hand="rice wheat jets"))
    play.do(0, "wild cups soap").expect(0, "ask-action")
    assert "as import" in play.options(0)
    play.answer("as load").expect(1, "ask-follow")
    assert play.options(1) == ["draw", "follow jets", "wild rice wheat"]


@pytest.mark.rule("F1-DIFF-16")
def test_by_the_chinese_text_a_pair_stands_only_for_other_actions() -> None:
    position = first().options(wild_pairs="other").seat(0, hand="cups soap")
    play = Play(position.seat(1, hand="pens books")).do(0, "wild cups soap")
    assert play.options(0) == ["as supply", "as contract", "as load", "as pirate"]
    play.do(0, "as pirate")
    assert "wild pens books" in play.options(1)
    importing = Play(
        first().options(wild_pairs="other").seat(0, hand="candy").seat(1, hand="pens books")
    )
    importing.do(0, "play candy")
    assert importing.options(1) == ["draw", "follow pens", "follow books"]


@pytest.mark.rule("F1-070", "F1-141")
def test_nobody_draws_twice_in_a_turn() -> None:
    play = leading("laptops", "jets", "").do(1, "draw").do(2, "draw")
    play.expect(1, "ask-lead")
    assert [len(play.cards(f"hand-{seat}")) for seat in (1, 2)] == [5, 5]


@pytest.mark.rule("F1-071", "F1-083", "F1-DIFF-46")
def test_advice_to_beginners_binds_nobody() -> None:
    play = Play(doing("contract", 2, 0).seat(0, hand="rice onions"))
    play.do(0, "contract rice ship-0").do(0, "contract onions ship-0")
    assert play.cards("contracts-0") == ["rice", "onions"]


@pytest.mark.rule("F1-OPEN-09", "F1-082")
@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("cups", {}),
        ("rice", {"sea": [0, 1]}),
        ("laptops", {}),
        ("foxes", {}),
    ],
)
def test_an_action_that_can_do_nothing_has_no_effect(card: str, facts: dict[str, object]) -> None:
    position = first(2, **facts).seat(0, hand=f"{card} jets").put("island")
    if facts:
        position.put("cargo-0", "pens").put("cargo-1", "books")
    play = Play(position).do(0, "play", card).do(1, "draw")
    play.expect(1, "ask-lead")
    assert play.cards("hand-0") == ["jets"]
