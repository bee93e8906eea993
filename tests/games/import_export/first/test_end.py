"""The end of a match, its score, and the longer game."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import complete, completing, doing, first, scored
from tests.games.import_export.scenes import Play

TWO_EACH = "jets drones rice wheat cups soap"


def ending(play: Play) -> str:
    assert play.match.result is not None, play
    return play.match.result.ending


@pytest.mark.rule("F1-123", "F1-DIFF-36")
@pytest.mark.parametrize(("credits", "over"), [(42, False), (44, True)])
def test_fifty_active_credits_end_the_match(credits: int, over: bool) -> None:
    play = complete(completing("pants", credits=[credits, 0, 0]))
    assert (play.match.result is not None) == over


@pytest.mark.rule("F1-124", "F1-OPEN-10")
def test_an_empty_deck_with_no_discards_ends_the_match_after_the_turn() -> None:
    play = Play(first().seat(0, hand="cups").put("deck", "rice").put("discard")).do(0, "draw")
    assert play.cards("hand-0") == ["cups", "rice"]
    assert ending(play) == "ending-cards"


@pytest.mark.rule("F1-125", "F1-DIFF-38", "F1-OPEN-10")
def test_an_empty_deck_is_renewed_from_the_discards_and_drawing_goes_on() -> None:
    position = first().put("deck", "rice").put("discard", "jets drones cups soap pens books")
    play = Play(position).do(0, "draw")
    assert len(play.cards("hand-0")) == 5
    assert play.log(kind="log-reshuffled")


@pytest.mark.rule("F1-125", "F1-DIFF-38")
def test_by_the_french_text_the_discards_are_only_turned_over() -> None:
    position = first().options(renewal="turn").put("deck", "rice")
    play = Play(position.put("discard", "jets drones cups soap pens")).do(0, "draw")
    assert play.cards("hand-0") == ["rice", "jets", "drones", "cups", "soap"]
    assert play.cards("deck") == ["pens"]
    assert play.log(kind="log-turned-over")


@pytest.mark.rule("F1-125")
def test_a_deck_turned_over_is_known_to_who_watched_the_discards() -> None:
    position = first().options(renewal="turn").put("deck", "rice")
    play = Play(position.put("discard", "jets drones cups soap pens")).do(0, "draw")
    assert play.sees(1, "pens")


@pytest.mark.rule("F1-126")
def test_a_special_condition_ends_the_match_at_once() -> None:
    illegal = "foxes pistols ammunition seeds cannons shotguns railguns"
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "big_cats cups")
    position.seat(0, goods=illegal, fulfilled="mother_load books soap pens")
    play = Play(position).do(0, "ship-3").do(0, "goods big_cats").do(0, "goods cups")
    assert ending(play) == "ending-won"


@pytest.mark.rule("F1-127", "F1-128", "F1-DIFF-37")
def test_the_turn_is_played_to_its_end_with_all_followers() -> None:
    position = doing("supply", 2, 1, credits=[48, 10]).seat(0, hand="rice").seat(1, hand="wheat")
    play = Play(position.put("island", "beer")).do(0, "sell rice").do(0, "recruit beer")
    play.expect(1, "ask-supply").answer("sell wheat")
    assert ending(play) == "ending-credits"
    assert play.credits(1) == 14


@pytest.mark.rule("F1-127", "F1-DIFF-37")
def test_the_match_may_be_set_to_end_after_the_action() -> None:
    position = doing("supply", 2, 1, credits=[48, 10]).options(ends_after="action")
    play = Play(position.seat(0, hand="rice").seat(1, hand="wheat")).do(0, "sell rice")
    assert ending(play) == "ending-credits"
    assert play.credits(1) == 10


@pytest.mark.rule("F1-OPEN-02", "F1-DIFF-37")
def test_the_end_stays_triggered_when_the_credits_are_lost_again() -> None:
    two = {"load": {"technology": 2}}
    position = doing("load", 1, 1, credits=[44, 10])
    position.options(values={"pants": two, "danger_pets": two})
    position.seat(0, hand="jets").put("contracts-0", "pants").put("cargo-0", "drones")
    position.seat(1, hand="laptops").put("contracts-2", "danger_pets").put("cargo-2", "televisions")
    play = Play(position).do(0, "load jets ship-0").do(1, "load laptops ship-2")
    assert play.credits(0) == 48
    assert ending(play) == "ending-credits"


# -- scoring


@pytest.mark.rule("F1-129")
def test_credits_count_in_full() -> None:
    assert scored(first(credits=[24, 10])).scores() == [24, 10]


@pytest.mark.rule("F1-130")
def test_containers_on_unfinished_contracts_count_two_each() -> None:
    position = first(sea=[1]).put("contracts-0", "flour").put("cargo-0", "rice wheat")
    assert scored(position.put("cargo-1", "jets drones")).part(0, "containers") == 4


@pytest.mark.rule("F1-131", "F1-DIFF-39")
@pytest.mark.parametrize(
    ("goods", "kind", "points"),
    [
        ("jets", "technology", 1),
        ("rice", "agriculture", 1),
        ("cups", "consumer", 1),
        ("sauna", "luxury", 1),
        ("foxes", "illegal", 2),
    ],
)
def test_goods_count_one_each_and_illegal_ones_two(goods: str, kind: str, points: int) -> None:
    assert scored(first().seat(0, goods=goods)).part(0, f"goods-{kind}") == points


@pytest.mark.rule("F1-132", "F1-133", "F1-134", "F1-DIFF-39")
@pytest.mark.parametrize(
    ("goods", "kind", "points"),
    [
        ("jets", "technology", 6),
        ("rice", "agriculture", 6),
        ("cups", "consumer", 6),
        ("sauna", "luxury", 8),
        ("seeds", "illegal", -6),
    ],
)
def test_majorities(goods: str, kind: str, points: int) -> None:
    play = scored(first().seat(0, goods=goods))
    assert (play.part(0, f"most-{kind}"), play.part(1, f"most-{kind}")) == (points, 0)


@pytest.mark.rule("F1-135")
def test_everybody_with_every_type_gets_ten() -> None:
    position = first().seat(0, goods="jets rice cups sauna seeds")
    play = scored(position.seat(1, goods="drones beer pens pillows foxes"))
    assert (play.part(0, "every-type"), play.part(1, "every-type")) == (10, 10)


@pytest.mark.rule("F1-136", "F1-DIFF-40")
def test_tied_majorities_share_bonus_and_penalty_rounded_up() -> None:
    position = first(4).seat(0, goods="sauna seeds").seat(1, goods="teslas pistols")
    play = scored(position.seat(2, goods="pillows cannons").seat(3, goods="cologne railguns"))
    assert [play.part(seat, "most-luxury") for seat in range(4)] == [2] * 4
    assert [play.part(seat, "most-illegal") for seat in range(4)] == [-2] * 4


@pytest.mark.rule("F1-OPEN-03")
def test_nobody_has_most_of_what_nobody_owns() -> None:
    assert scored(first()).scores() == [10, 10]


@pytest.mark.rule("F1-137")
def test_completed_shipments_add_their_bonuses_last() -> None:
    play = scored(first().seat(0, fulfilled="velvet_robes", hand="rice wheat beer"))
    assert play.part(0, "card-velvet_robes") == 3


@pytest.mark.rule("F1-138")
def test_tied_players_share_the_win() -> None:
    play = scored(first(3, credits=[50, 40, 50]))
    assert play.match.result is not None
    assert play.match.result.winners == (0, 2)


# -- the longer game


@pytest.mark.rule("F1-139", "F1-DIFF-41")
@pytest.mark.parametrize(("credits", "over"), [(44, False), (72, False), (74, True)])
def test_a_longer_game_ends_at_the_agreed_credits(credits: int, over: bool) -> None:
    play = complete(completing("pants", credits=[credits, 0, 0]).options(target=80))
    assert (play.match.result is not None) == over


@pytest.mark.rule("F1-140", "F1-160", "F1-DIFF-41")
@pytest.mark.parametrize("target", [50, 80])
@pytest.mark.parametrize(("credits", "over"), [(62, False), (64, True)])
def test_mri_machine_sets_the_end_to_seventy_whatever_was_agreed(
    target: int, credits: int, over: bool
) -> None:
    position = completing("pants", credits=[credits, 0, 0]).options(target=target)
    play = complete(position.seat(1, fulfilled="mri_machine"))
    assert (play.match.result is not None) == over


# -- frequent questions and open points


@pytest.mark.rule("F1-DIFF-43")
def test_who_cannot_pay_for_a_power_does_not() -> None:
    play = complete(completing("danger_pets", credits=[10, 0, 10]))
    assert [play.credits(seat) for seat in range(3)] == [18, 0, 8]


@pytest.mark.rule("F1-OPEN-04", "F1-232", "F1-244")
@pytest.mark.parametrize(("foxes", "points"), [("", 0), (" foxes", 8)])
def test_champagne_scores_in_a_tie_only_with_foxes(foxes: str, points: int) -> None:
    position = first().seat(0, fulfilled="champagne" + foxes)
    play = scored(position.seat(1, fulfilled="cups" + (" soap" if foxes else "")))
    if foxes:
        play.do(0, "share")
    assert play.part(0, "card-champagne") == points


@pytest.mark.rule("F1-OPEN-07")
def test_shrinking_limits_lose_nothing_but_allow_nothing_more() -> None:
    position = doing("supply", 1, 0).seat(
        0, fulfilled="segways", crew="onions sugar", goods=TWO_EACH
    )
    position.put("contracts-0", "laptops").put("island", "beer").seat(0, hand="pens")
    play = Play(position).use(0, "segways").do(0, "load segways ship-0")
    assert len(play.cards("crew-0")) == 2
    assert len(play.cards("goods-0")) == 6
    assert play.do(0, "recruit beer").cards("discard") == ["beer"]
