"""The Illegal powers of the first edition."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import (
    CHINESE,
    complete,
    completing,
    doing,
    first,
    scored,
)
from tests.games.import_export.scenes import Play


@pytest.mark.rule("F1-186")
def test_big_cats_make_red_containers_fit_any_requirement() -> None:
    position = doing("load", 1, 0).seat(0, hand="foxes", fulfilled="big_cats")
    assert "load foxes ship-0" in Play(position.put("contracts-0", "flour")).options(0)


@pytest.mark.rule("F1-187")
def test_seeds_open_illegal_contracts_to_any_colour() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="seeds")
    assert "load jets ship-0" in Play(position.put("contracts-0", "pistols")).options(0)


@pytest.mark.rule("F1-188")
def test_ammunition_makes_others_with_illegal_goods_pay_two() -> None:
    position = completing("ammunition").seat(0, goods="seeds").seat(1, goods="foxes")
    play = complete(position)
    assert [play.credits(seat) for seat in range(3)] == [18, 8, 10]


@pytest.mark.rule("F1-189")
def test_pistols_are_paid_two_by_others_who_complete_an_illegal_shipment() -> None:
    play = complete(completing("foxes").seat(1, fulfilled="pistols"))
    assert (play.credits(0), play.credits(1)) == (14, 12)
    assert complete(completing("foxes").seat(0, fulfilled="pistols")).credits(0) == 16


@pytest.mark.rule("F1-190")
@pytest.mark.parametrize(("prize", "stolen"), [("rice", 1), ("wheat", 0)])
def test_big_ammunition_takes_a_card_from_the_owner_of_a_ship_not_for_the_island(
    prize: str, stolen: int
) -> None:
    position = doing("pirate", 1, 0, sea=[3]).put("cargo-3", "rice beer").put("island", "wheat")
    play = Play(position.seat(0, fulfilled="big_ammunition").seat(1, hand="cups"))
    assert len(play.do(0, f"pirate {prize} discard").cards("hand-0")) == stolen


@pytest.mark.rule("F1-191")
def test_foxes_win_ties_of_bids_and_majorities_alone() -> None:
    position = doing("import", 1, 1, sea=[1]).put("cargo-1", "cups soap").seat(1, fulfilled="foxes")
    Play(position).do(0, "ship-1").do(0, "2").do(1, "2").expect(1, "ask-take")
    tied = first().seat(0, goods="rice").seat(1, goods="wheat", fulfilled="foxes")
    play = scored(tied).do(1, "win")
    assert (play.part(0, "most-agriculture"), play.part(1, "most-agriculture")) == (0, 6)


@pytest.mark.rule("F1-191", "F1-OPEN-05")
@pytest.mark.parametrize(("answer", "shares"), [("win", (0, -6)), ("share", (-3, -3))])
def test_foxes_may_decline_to_win_a_tie_for_most_illegal_goods(
    answer: str, shares: tuple[int, int]
) -> None:
    position = first().seat(0, goods="seeds").seat(1, goods="pistols", fulfilled="foxes")
    play = scored(position).expect(1, "ask-foxes").answer(answer)
    assert (play.part(0, "most-illegal"), play.part(1, "most-illegal")) == shares


@pytest.mark.rule("F1-191", "F1-263")
def test_foxes_that_share_still_win_other_ties() -> None:
    position = first().seat(0, goods="seeds rice").seat(1, goods="pistols beer", fulfilled="foxes")
    play = scored(position).do(1, "share")
    assert play.part(1, "most-agriculture") == 6


@pytest.mark.rule("F1-192")
def test_shotguns_take_two_credits_or_cards_from_who_pirated_before() -> None:
    position = doing("pirate", 1, 1).put("island", "rice wheat").seat(1, fulfilled="shotguns")
    play = Play(position.seat(0, hand="cups soap")).do(0, "yes").do(0, "pirate rice discard")
    play.do(1, "yes").expect(0, "ask-shotguns")
    assert play.options(0) == ["pay_credits", "give_cards"]
    assert play.answer("pay_credits").credits(1) == 12


@pytest.mark.rule("F1-193")
def test_cannabis_is_paid_two_for_an_import_with_red_containers() -> None:
    position = doing("import", 1, 0, sea=[1]).put("cargo-1", "foxes seeds")
    play = Play(position.seat(1, fulfilled="cannabis")).do(0, "ship-1")
    play.do(0, "goods foxes").do(0, "goods seeds")
    assert (play.credits(0), play.credits(1)) == (8, 12)


@pytest.mark.rule("F1-194")
def test_cannons_use_the_pirate_imports_of_others() -> None:
    position = first().seat(0, hand="foxes", fulfilled="cannons").seat(1, crew="seeds")
    play = Play(position.put("island", "rice wheat beer")).do(0, "play foxes").do(1, "draw")
    play.do(0, "pirate rice discard").do(0, "pirate wheat discard").expect(1, "ask-pirate")


@pytest.mark.rule("F1-195")
def test_danger_pets_collect_two_from_every_other_player() -> None:
    assert complete(completing("danger_pets")).credits(0) == 20


@pytest.mark.rule("F1-196")
def test_contraband_takes_one_more_from_a_ship_at_sea_once_a_turn() -> None:
    position = (
        doing("pirate", 2, 0, sea=[3]).put("cargo-3", "rice beer pens").put("island", "wheat")
    )
    play = Play(position.seat(0, fulfilled="contraband")).do(0, "pirate wheat discard")
    play.expect(0, "ask-contraband")
    assert play.options(0)[:-1] == [f"pirate {card} discard" for card in ("rice", "beer", "pens")]
    play.answer("pirate rice discard").do(0, "pirate beer discard").expect(1, "ask-lead")


@pytest.mark.rule("F1-196")
def test_contraband_may_come_from_the_island_by_the_chinese_book() -> None:
    position = doing("pirate", 1, 0, sea=[3]).put("cargo-3", "rice").put("island", "wheat")
    play = Play(position.options(**CHINESE).seat(0, fulfilled="contraband"))
    play.do(0, "pirate rice discard")
    assert "pirate wheat discard" in play.expect(0, "ask-contraband").options(0)


@pytest.mark.rule("F1-197")
def test_flametorch_tosses_a_coin_between_four_from_all_and_two_to_all() -> None:
    ends = {complete_seeded(seed).credits(0) for seed in range(12)}
    assert ends == {16 + 8, 16 - 4}


def complete_seeded(seed: int) -> Play:
    return Play(completing("flametorch"), seed).do(0, "load jets ship-0")


@pytest.mark.rule("F1-198")
def test_a_small_tank_gets_a_card_from_whoever_completes() -> None:
    position = completing("pants").seat(0, hand="rice cups").seat(1, fulfilled="a_small_tank")
    play = complete(position).expect(0, "ask-a-small-tank").answer("cups")
    assert play.cards("hand-1") == ["cups"]


@pytest.mark.rule("F1-199")
def test_poison_bottles_are_paid_two_once_per_player_and_turn() -> None:
    position = doing("pirate", 2, 0).put("island", "rice wheat").seat(1, fulfilled="poison_bottles")
    play = Play(position).do(0, "yes").do(0, "pirate rice discard")
    play.do(0, "yes").do(0, "pirate wheat discard")
    assert (play.credits(0), play.credits(1)) == (8, 12)


@pytest.mark.rule("F1-200")
def test_railguns_take_credits_a_shipment_or_two_goods_in_full() -> None:
    position = completing("railguns", credits=[10, 2, 4]).seat(1, goods="rice")
    play = complete(position).expect(2, "ask-railguns")
    assert play.options(2) == ["pay_credits"]
    assert play.answer("pay_credits").credits(0) == 20


@pytest.mark.rule("F1-201")
def test_fake_money_takes_one_container_of_one_ship_of_each_opponent() -> None:
    position = completing("fake_money", sea=[3]).put("cargo-2", "rice").put("cargo-3", "wheat beer")
    play = complete(position.put("contracts-2", "flour")).expect(0, "ask-fake-money")
    assert play.options(0) == ["take rice", "take wheat", "take beer"]
    play.answer("take wheat").expect(1, "ask-lead")


@pytest.mark.rule("F1-201")
def test_fake_money_may_be_set_to_take_from_every_ship() -> None:
    position = completing("fake_money", sea=[3]).options(fake_money_takes="ship")
    position.put("cargo-2", "rice").put("contracts-2", "flour").put("cargo-3", "wheat beer")
    play = complete(position).do(0, "take rice").do(0, "take beer")
    assert play.cards("hand-0") == ["rice", "beer"]


@pytest.mark.rule("F1-202")
def test_dino_bones_have_everybody_give_a_good_and_take_two() -> None:
    position = completing("dino_bones").seat(0, goods="rice").seat(1, goods="wheat beer")
    play = complete(position.put("deck", "pens cups")).do(0, "rice").do(1, "beer")
    play.expect(0, "ask-dino-bones-take").answer("rice", "beer")
    assert play.cards("goods-0") == ["rice", "beer"]


@pytest.mark.rule("F1-203")
def test_stolen_documents_swap_for_a_technology_shipment_that_resolves() -> None:
    position = completing("stolen_documents").seat(1, fulfilled="laptops cups")
    play = complete(position).expect(0, "ask-stolen-documents")
    assert play.options(0) == ["laptops"]
    play.answer("laptops")
    assert play.place("stolen_documents") == "fulfilled-1"


@pytest.mark.rule("F1-203")
def test_stolen_documents_swap_for_any_type_by_the_chinese_book() -> None:
    position = completing("stolen_documents").options(**CHINESE).seat(1, fulfilled="laptops cups")
    play = complete(position.options(chinese_cards="ten")).do(0, "cups")
    assert len(play.cards("hand-0")) == 5


@pytest.mark.rule("F1-203", "F1-022")
def test_stolen_documents_may_swap_and_may_use_the_power_by_the_chinese_book() -> None:
    position = completing("stolen_documents").options(**CHINESE).seat(1, fulfilled="laptops cups")
    assert complete(position).do(0, "pass").cards("fulfilled-1") == ["laptops", "cups"]
    play = complete(position).do(0, "cups").expect(0, "ask-use-power").answer("pass")
    assert "cups" in play.cards("fulfilled-0")
    assert play.cards("hand-0") == []
    assert len(complete(position).do(0, "cups").do(0, "yes").cards("hand-0")) == 5


@pytest.mark.rule("F1-204")
def test_mini_van_pirates_harbours_the_deck_and_hands() -> None:
    position = doing("pirate", 1, 0).seat(0, fulfilled="mini_van").seat(1, hand="cups")
    position.put("contracts-2", "flour").put("cargo-2", "rice")
    options = Play(position).options(0)
    assert options == [
        "pirate-docked mini_van rice discard",
        "pirate-deck mini_van",
        "pirate-hand mini_van seat-1",
        "pass",
    ]


@pytest.mark.rule("F1-205")
@pytest.mark.parametrize(("count", "won"), [(7, False), (8, True)])
def test_mother_load_wins_with_eight_illegal_goods(count: int, won: bool) -> None:
    illegal = ["foxes", "pistols", "ammunition", "seeds", "cannons", "shotguns", "railguns"]
    goods = [*illegal, "big_cats"][:count]
    position = completing("pants").seat(0, fulfilled="mother_load", goods=" ".join(goods))
    assert (complete(position).match.result is not None) == won
