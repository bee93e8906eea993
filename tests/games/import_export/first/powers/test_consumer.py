"""The Consumer powers of the first edition."""

from __future__ import annotations

import pytest

from tests.games.import_export.first.scenes import complete, completing, doing, first
from tests.games.import_export.scenes import Play


def importing(cargo: str, **owner: str) -> Play:
    """Let seat 0 import alone from a ship of seat 1."""
    position = doing("import", 1, 0, 0, sea=[3]).put("cargo-3", cargo).seat(1, **owner)
    return Play(position).do(0, "ship-3")


@pytest.mark.rule("F1-206")
def test_soap_makes_black_containers_fit_any_requirement() -> None:
    position = doing("load", 1, 0).seat(0, hand="cups", fulfilled="soap")
    assert "load cups ship-0" in Play(position.put("contracts-0", "flour")).options(0)


@pytest.mark.rule("F1-207")
def test_candy_opens_consumer_contracts_to_any_colour() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets", fulfilled="candy")
    assert "load jets ship-0" in Play(position.put("contracts-0", "pants")).options(0)


@pytest.mark.rule("F1-208")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_mouthwash_pays_two_for_anybodys_consumer_shipment(owner: int) -> None:
    play = complete(completing("pants").seat(owner, fulfilled="mouthwash"))
    assert play.credits(owner) == (18 if owner == 0 else 12)


@pytest.mark.rule("F1-208")
def test_mouthwash_counts_neither_itself_nor_other_types() -> None:
    assert complete(completing("mouthwash")).credits(0) == 16
    assert complete(completing("laptops").seat(1, fulfilled="mouthwash")).credits(1) == 10


@pytest.mark.rule("F1-209")
def test_shoes_draw_for_each_completed_shipment_this_one_too() -> None:
    play = complete(completing("shoes")).expect(0, "ask-shoes").answer("draw")
    assert len(play.cards("hand-0")) == 1


@pytest.mark.rule("F1-209")
def test_shoes_draw_once_for_each_card_of_a_ship() -> None:
    position = doing("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops rice")
    position.put("cargo-0", "drones beer wheat").seat(1, fulfilled="shoes")
    play = Play(position).do(0, "load jets ship-0").do(1, "draw").do(1, "draw")
    assert len(play.cards("hand-1")) == 2


@pytest.mark.rule("F1-210", "F1-220")
@pytest.mark.parametrize(("power", "paid"), [("chapstick", 2), ("bubblegum", 4)])
def test_chapstick_and_bubblegum_pay_for_each_consumer_good_of_anybody(
    power: str, paid: int
) -> None:
    position = doing("import", 1, 0, 0, sea=[5]).put("cargo-5", "cups soap rice")
    play = Play(position.seat(1, fulfilled=power)).do(0, "ship-5")
    play.do(0, "goods cups").do(0, "goods rice")
    assert play.credits(1) == 10 + paid


@pytest.mark.rule("F1-211")
def test_shampoo_takes_three() -> None:
    position = doing("import", 1, 0, sea=[3]).put("cargo-3", "cups soap candy pants")
    play = Play(position.seat(0, fulfilled="shampoo")).do(0, "ship-3")
    play.do(0, "goods cups").do(0, "goods soap").do(0, "goods candy")
    assert len(play.cards("goods-0")) == 3


@pytest.mark.rule("F1-212")
@pytest.mark.parametrize(
    ("answers", "paid"), [(("follow pens", "follow soap"), 2), (("draw", "draw"), 0)]
)
def test_books_pay_two_in_all_when_anybody_follows_import(
    answers: tuple[str, str], paid: int
) -> None:
    position = (
        first(3, sea=[3]).put("cargo-3", "rice wheat").seat(0, hand="cups", fulfilled="books")
    )
    play = Play(position.seat(1, hand="pens").seat(2, hand="soap")).do(0, "play cups")
    play.do(1, answers[0]).do(2, answers[1])
    assert play.credits(0) == 10 + paid


@pytest.mark.rule("F1-213")
def test_backpacks_draw_when_any_ship_comes_home() -> None:
    position = doing("pirate", 1, 0, sea=[1]).put("cargo-1", "rice").seat(1, fulfilled="backpacks")
    play = Play(position).do(0, "pirate rice discard").expect(1, "ask-backpacks").answer("draw")
    assert len(play.cards("hand-1")) == 1


@pytest.mark.rule("F1-214")
def test_chairs_discard_when_another_player_draws() -> None:
    position = first().seat(1, hand="rice cups", fulfilled="chairs")
    play = Play(position).do(0, "draw").expect(1, "ask-chairs").answer("rice")
    assert play.cards("discard") == ["rice"]


@pytest.mark.rule("F1-215", "F1-DIFF-22")
def test_pants_raise_the_owners_share_to_four_per_import() -> None:
    play = importing("rice wheat beer", fulfilled="pants").do(0, "goods rice").do(0, "goods wheat")
    assert play.credits(1) == 14


@pytest.mark.rule("F1-216")
@pytest.mark.parametrize(("bid", "paid"), [("2", 0), ("4", 2)])
def test_fake_dvds_pay_two_when_another_spends_four_at_once(bid: str, paid: int) -> None:
    position = doing("import", 1, 1, 0, sea=[1]).put("cargo-1", "rice wheat")
    play = Play(position.seat(2, fulfilled="fake_dvds")).do(0, "ship-1").do(0, bid).do(1, "0")
    assert play.credits(2) == 10 + paid


@pytest.mark.rule("F1-217")
def test_cups_draw_five() -> None:
    assert len(complete(completing("cups")).cards("hand-0")) == 5


@pytest.mark.rule("F1-218")
def test_rope_swaps_with_the_island_once_a_turn_when_leading() -> None:
    position = first().seat(0, hand="rice", fulfilled="rope").put("island", "wheat")
    play = Play(position).use(0, "rope").do(0, "swap rice wheat")
    assert (play.cards("hand-0"), play.cards("island")) == (["wheat"], ["rice"])
    play.refuse(0, "use rope")


@pytest.mark.rule("F1-219")
def test_paper_imports_one_for_each_own_consumer_shipment_owner_unpaid() -> None:
    position = completing("paper", sea=[3]).put("cargo-3", "rice wheat")
    play = complete(position).expect(0, "ask-power-import").answer("goods rice")
    assert (play.cards("goods-0"), play.credits(1)) == (["rice"], 10)


@pytest.mark.rule("F1-221")
def test_glasses_import_alone_and_free() -> None:
    position = completing("glasses", sea=[3]).put("cargo-3", "rice wheat beer")
    play = complete(position).do(0, "ship-3").do(0, "goods rice").do(0, "goods wheat")
    assert (play.credits(0), play.credits(1)) == (16, 12)


@pytest.mark.rule("F1-222")
def test_fixie_bikes_pay_two_for_each_container_of_a_load_action_not_pirated() -> None:
    loading = doing("load", 1, 0).seat(0, hand="rice").put("contracts-0", "flour")
    assert Play(loading.seat(1, fulfilled="fixie_bikes")).do(0, "load rice ship-0").credits(1) == 12
    pirating = doing("pirate", 1, 0).put("island", "rice").put("contracts-0", "flour")
    play = Play(pirating.seat(1, fulfilled="fixie_bikes")).do(0, "pirate rice ship-0")
    assert play.credits(1) == 10


@pytest.mark.rule("F1-223")
def test_lumber_draws_one_card_when_another_player_draws() -> None:
    play = Play(first().seat(1, fulfilled="lumber")).do(0, "draw")
    play.expect(1, "ask-lumber").answer("draw")
    assert (len(play.cards("hand-0")), len(play.cards("hand-1"))) == (5, 1)


@pytest.mark.rule("F1-223")
def test_lumber_is_optional_and_not_for_own_draws() -> None:
    assert Play(first().seat(1, fulfilled="lumber")).do(0, "draw").skip(1).cards("hand-1") == []
    Play(first().seat(0, fulfilled="lumber")).do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("F1-224")
def test_protractors_import_one_of_what_is_left_owner_unpaid() -> None:
    position = doing("import", 1, 0, 0, sea=[3]).put("cargo-3", "rice wheat beer")
    play = Play(position.seat(2, fulfilled="protractors")).do(0, "ship-3")
    play.do(0, "goods rice").do(0, "goods wheat").do(2, "goods beer")
    assert (play.credits(1), play.at(3)) == (12, "harbour")


@pytest.mark.rule("F1-225")
def test_pens_pay_two_per_consumer_good_of_everybody() -> None:
    position = completing("pens").seat(0, goods="cups").seat(1, goods="soap rice")
    assert complete(position).credits(0) == 20
