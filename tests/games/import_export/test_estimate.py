"""What bots are told a position is worth."""

from __future__ import annotations

import pytest

from portside.games.import_export import GAME
from portside.testing import Scene
from tests.games.import_export.scenes import Play, harbour


def judged(position: Scene) -> float:
    return GAME.evaluate(Play(position).table, 0)


def test_more_of_anything_good_is_judged_better() -> None:
    nothing = judged(harbour())
    assert judged(harbour(credits=[11, 10])) > nothing > judged(harbour(credits=[10, 11]))
    for area in ("hand", "crew", "fulfilled"):
        assert judged(harbour().seat(0, **{area: "rice"})) > nothing
        assert judged(harbour().seat(1, **{area: "rice"})) < nothing


def test_a_contract_is_worth_more_the_nearer_it_is_to_being_fulfilled() -> None:
    placed = harbour().put("contracts-0", "laptops")
    fitting = harbour().put("contracts-0", "laptops").seat(0, hand="jets")
    useless = harbour().put("contracts-0", "laptops").seat(0, hand="rice")
    loaded = harbour().put("contracts-0", "laptops").put("cargo-0", "jets")
    fulfilled = harbour(credits=[16, 10], sea=[0]).seat(0, fulfilled="laptops")
    rising = [harbour(), placed, useless, fitting, loaded, fulfilled.put("cargo-0", "jets drones")]
    worths = [judged(position) for position in rising]
    assert worths == sorted(worths) and len(set(worths)) == len(worths)


def test_a_hand_that_fits_counts_no_more_often_than_containers_are_missing() -> None:
    def holding(cards: str) -> float:
        position = harbour().put("contracts-0", "laptops").put("cargo-0", "segways")
        return judged(position.seat(0, hand=cards))

    assert holding("jets") < holding("jets drones") == holding("jets rice")


@pytest.mark.rule("IE-189")
def test_a_grey_card_in_hand_fits_no_ship() -> None:
    def holding(card: str) -> float:
        position = harbour().options(set_capital=True).put("contracts-0", "laptops")
        return judged(position.seat(0, hand=card))

    assert holding("yen") == holding("rice") < holding("jets")


@pytest.mark.rule("IE-159")
def test_most_goods_of_a_type_count_for_more_the_nearer_the_end() -> None:
    def gained(credit: int) -> float:
        with_goods = harbour(credits=[credit, credit]).seat(0, goods="jets")
        return judged(with_goods) - judged(harbour(credits=[credit, credit]))

    assert 0 < gained(10) < gained(30) < gained(48)
