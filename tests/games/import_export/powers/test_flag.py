"""The powers of the Flag set."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from portside import bots
from portside.engine.knowledge import Sight
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour

DECK = "champagne showers helicopter teslas nice_suits artifacts impalas cologne diamonds"
FIVE = "books chairs paper pens candy"


def flagged(position: Scene) -> Scene:
    return position.options(set_flag=True)


def completing(card: str, seats: int = 3, deck: str = DECK, **facts: Any) -> Scene:
    return flagged(fulfilling(card, seats, **facts)).put("deck", deck)


def credits(play: Play) -> list[int]:
    return [play.credits(seat) for seat in range(len(play.table.seats))]


# -- where the card goes


@pytest.mark.rule("AMB-029")
def test_avocado_joins_the_crew() -> None:
    assert fulfil(completing("avocado")).cards("crew-0") == ["avocado"]


@pytest.mark.rule("AMB-029")
def test_avocado_is_discarded_when_the_crew_is_full_without_it() -> None:
    play = fulfil(completing("avocado").seat(0, crew="cups"))
    assert play.cards("crew-0") == ["cups"]
    assert play.cards("discard") == ["flag_1"]


def test_solar_panels_become_a_good_for_two_credits() -> None:
    play = fulfil(completing("solar_panels"))
    assert play.cards("goods-0") == ["solar_panels"]
    assert play.credits(0) == 10 + 6 - 2


@pytest.mark.rule("IE-225")
def test_solar_panels_stay_tucked_when_nobody_pays() -> None:
    alone = flagged(acting("load", 1, 0, credits=[0, 0])).put("deck", DECK)
    alone.options(values={"solar_panels": {"load": {"technology": 1}}})
    alone.seat(0, hand="jets").put("contracts-0", "solar_panels")
    broke = Play(alone).do(0, "load jets ship-0")
    assert broke.cards("fulfilled-0") == ["solar_panels"], "one Container pays nothing"


def test_unpasteurized_cheese_joins_the_crew_as_a_pirate() -> None:
    play = fulfil(completing("unpasteurized_cheese"))
    assert play.cards("crew-0") == ["unpasteurized_cheese"]
    position = flagged(harbour()).seat(0, hand="pistols", crew="unpasteurized_cheese")
    Play(position).do(0, "play pistols").expect(0, "ask-count")


def test_unpasteurized_cheese_is_a_pirate_whatever_its_colour() -> None:
    position = flagged(harbour()).seat(0, hand="pistols rice", crew="unpasteurized_cheese cups")
    position.options(values={"unpasteurized_cheese": {"type": "agriculture"}})
    position.seat(0, fulfilled="sauna")
    Play(position).do(0, "play pistols").expect(0, "ask-count")
    Play(position).do(0, "play rice").expect(1, "ask-follow")


# -- once, when fulfilled


def test_flowers_give_everybody_four() -> None:
    assert credits(fulfil(completing("flowers"))) == [10 + 6 + 4, 14, 14]


def test_flowers_can_bring_an_opponent_to_the_end() -> None:
    play = fulfil(completing("flowers", credits=[10, 46, 10]))
    assert play.table.ending == "ending-credits"


@pytest.mark.rule("AMB-030")
def test_insects_hand_over_all_illegal_goods_and_take_any_one() -> None:
    position = completing("insects").seat(0, goods="pistols seeds", fulfilled="sugar")
    play = fulfil(position.seat(1, goods="pillows"))
    play.expect(0, "ask-insects").answer("seat-1").expect(1, "ask-overflow").answer("seeds")
    play.expect(0, "ask-insects-good").answer("pillows")
    assert play.cards("goods-0") == ["pillows"]
    assert play.cards("goods-1") == ["pistols"]


@pytest.mark.rule("AMB-119")
def test_insects_without_illegal_goods_still_take_one() -> None:
    play = fulfil(completing("insects").seat(2, goods="pillows"))
    play.do(0, "seat-2").do(0, "pillows")
    assert play.cards("goods-0") == ["pillows"]


@pytest.mark.rule("AMB-119")
def test_insects_take_nothing_from_a_seat_that_has_nothing() -> None:
    play = fulfil(completing("insects")).do(0, "seat-1")
    assert play.cards("goods-0") == []


def test_merino_wool_doubles_the_hand() -> None:
    play = fulfil(completing("merino_wool").seat(0, hand="cups soap"))
    assert len(play.cards("hand-0")) == 4


def test_merino_wool_draws_nothing_for_an_empty_hand() -> None:
    assert fulfil(completing("merino_wool")).cards("hand-0") == []


def test_muay_thai_shorts_pay_two_for_each_contract_of_the_ship() -> None:
    position = completing("muay_thai_shorts").put("contracts-0", "souvenirs")
    position.put("cargo-0", "cups soap")
    assert fulfil(position).credits(0) == 10 + 10 + 4


@pytest.mark.rule("AMB-068")
def test_muay_thai_shorts_as_if_fulfilled_count_themselves_alone() -> None:
    position = completing("wind_turbines").seat(1, fulfilled="muay_thai_shorts")
    assert fulfil(position).answer("muay_thai_shorts").credits(0) == 10 + 6 + 2


@pytest.mark.rule("AMB-021")
def test_opposition_leaflets_make_everybody_discard_a_card_of_their_choice() -> None:
    position = completing("opposition_leaflets").seat(0, hand="cups")
    play = fulfil(position.seat(1, hand="soap rice").seat(2, hand="pistols"))
    play.do(2, "pistols").do(0, "cups").do(1, "rice")
    assert play.cards("discard") == ["cups", "rice", "pistols"], "clockwise from the owner"


def test_opposition_leaflets_spare_empty_hands() -> None:
    play = fulfil(completing("opposition_leaflets").seat(1, hand="soap"))
    play.do(1, "soap")
    assert play.cards("discard") == ["soap"]


@pytest.mark.rule("AMB-135")
def test_rooibos_tea_pays_whoever_says_to_drink_tea() -> None:
    play = fulfil(completing("rooibos_tea"))
    play.do(0, "yes").do(1, "no").do(2, "yes")
    assert credits(play) == [10 + 6 + 2, 10, 12]


@pytest.mark.rule("AMB-135", "IX-33")
def test_rooibos_tea_pays_two_of_four() -> None:
    play = fulfil(completing("rooibos_tea", 4)).do(0, "no").do(1, "yes").do(2, "no").do(3, "yes")
    assert credits(play) == [16, 12, 10, 12]


@pytest.mark.rule("AMB-135")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_rooibos_tea_is_nothing_for_bots(bot: str) -> None:
    play = fulfil(completing("rooibos_tea"))
    for seed in range(4):
        sight = Sight(play.match, 0, seed)
        assert bots.decide(bots.find(bot), sight, Random(seed)).key == "no"


@pytest.mark.rule("AMB-135")
def test_rooibos_tea_offers_no_first() -> None:
    assert fulfil(completing("rooibos_tea")).options(0) == ["no", "yes"]


def test_sculptures_have_opponents_draw_three_and_give_two() -> None:
    play = fulfil(completing("sculptures").seat(1, hand="soap").seat(2, hand="rice"))
    play.expect(1, "ask-sculptures").do(1, "soap", "diamonds").do(2, "rice", "artifacts")
    assert sorted(play.cards("hand-0")) == ["artifacts", "diamonds", "rice", "soap"]
    assert len(play.cards("hand-1")) == len(play.cards("hand-2")) == 2


def test_sculptures_get_nothing_from_who_has_less_than_two_cards() -> None:
    play = fulfil(completing("sculptures", 2, deck="showers"))
    assert play.cards("hand-0") == [] and play.cards("hand-1") == ["showers"]


@pytest.mark.rule("AMB-049", "AMB-053")
def test_spacecraft_contract_an_island_card_on_another_ship() -> None:
    position = completing("spacecraft").put("island", "cups rice")
    position.options(values={"cups": {"tier": 0}, "rice": {"tier": 3}})
    play = fulfil(position)
    assert play.options(0) == ["contract cups ship-1"], "the tier is still needed"
    play.do(0, "contract cups ship-1")
    assert play.cards("contracts-1") == ["cups"]


@pytest.mark.rule("AMB-049")
def test_spacecraft_do_nothing_without_a_ship_in_the_harbour() -> None:
    position = completing("spacecraft", sea=[1]).put("island", "flag_1").put("cargo-1", "soap")
    assert fulfil(position).cards("island")[:1] == ["flag_1"]


@pytest.mark.rule("IE-204")
def test_spacecraft_contract_a_flag_card_either_way_up() -> None:
    play = fulfil(completing("spacecraft").put("island", "flag_1"))
    play.do(0, "contract flag_1 ship-1").expect(0, "ask-side").answer("insects")
    assert play.cards("contracts-1") == ["insects"]


@pytest.mark.rule("AMB-138")
def test_surstromming_keeps_everybody_from_pirating_until_ones_next_turn() -> None:
    position = completing("surstromming", 2).seat(0, hand="pistols").seat(1, hand="seeds")
    play = fulfil(position)
    assert "play seeds" not in play.options(1) and "draw" in play.options(1)
    play.do(1, "draw")
    assert "play pistols" in play.options(0)


@pytest.mark.rule("AMB-138", "IX-48")
def test_surstromming_lets_all_announced_piracy_fizzle() -> None:
    position = flagged(acting("pirate", 3, 2)).put("deck", DECK).put("island", "pistols cups soap")
    position.options(values={"surstromming": {"load": 1}}).put("contracts-0", "surstromming")
    play = Play(position).do(0, "pirate pistols ship-0")
    assert play.cards("island")[:2] == ["cups", "soap"]
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-140", "DT-02")
@pytest.mark.parametrize(("crew", "gain"), [*enumerate((0, 0, 0, 2, 2, 4, 4, 6, 6))])
def test_tej_pays_the_crew_less_two_rounded_up_to_even(crew: int, gain: int) -> None:
    names = "cups soap rice pistols seeds books chairs paper".split()[:crew]
    position = completing("tej").seat(0, crew=" ".join(names))
    full = "sauna pillows long_coats gold_stuff rolls_royce velvet_robes massage_tables"
    play = fulfil(position.seat(0, fulfilled=full))
    assert play.credits(0) == 10 + 6 + gain


@pytest.mark.rule("AMB-140")
def test_tej_counts_the_crew_of_its_owner_alone() -> None:
    position = completing("tej").seat(1, crew="cups soap rice", fulfilled="sauna pillows")
    assert fulfil(position).credits(0) == 16


@pytest.mark.rule("AMB-145")
def test_yerba_mate_shows_the_top_card_of_the_deck_for_the_rest_of_the_match() -> None:
    position = completing("yerba_mate", 2, deck="cups soap rice pistols")
    play = fulfil(position.seat(1, hand=FIVE))
    assert play.cards("island") == ["pistols"]
    assert play.sees(1, "rice") and play.sees(None, "rice") and not play.sees(0, "soap")
    play.do(1, "draw")
    assert play.cards("deck") == ["cups", "soap"]
    assert play.sees(0, "soap") and not play.sees(0, "cups")


@pytest.mark.rule("AMB-145")
def test_yerba_mate_outlasts_a_reshuffle() -> None:
    position = completing("yerba_mate", 2, deck="rice pistols").put("discard", "cups soap sauna")
    play = fulfil(position.seat(1, hand=FIVE)).do(1, "draw")
    bottom, middle, top = play.cards("deck")
    assert play.sees(0, top) and not play.sees(0, middle) and not play.sees(0, bottom)


@pytest.mark.rule("AMB-145", "IX-46")
def test_yerba_mate_makes_rolls_royce_sure_to_win() -> None:
    both = {name: {"load": {"technology": 1}} for name in ("yerba_mate", "rolls_royce")}
    position = completing("yerba_mate", deck="cups rice").put("contracts-0", "rolls_royce")
    play = fulfil(position.options(values=both)).expect(0, "order-powers").answer("yerba_mate")
    assert play.sees(0, "rice")
    play.expect(0, "ask-name").answer("agriculture")
    assert play.match.result is not None and play.match.result.winners == (0,)


# -- as long as it lies there


@pytest.mark.rule("AMB-121")
def test_legos_lift_the_limits_of_their_ship() -> None:
    position = flagged(acting("contract", 1, 0)).seat(0, hand="rice")
    position.options(values={"rice": {"tier": 0}})
    full = "jets drones laptops"
    assert "contract rice ship-0" not in Play(position.put("contracts-0", full)).options(0)
    play = Play(position.put("contracts-0", "legos"))
    assert "contract rice ship-0" in play.options(0)


@pytest.mark.rule("AMB-121")
def test_legos_speak_of_their_own_ship_alone_and_take_their_word_with_them() -> None:
    position = flagged(acting("contract", 1, 0)).seat(0, hand="rice")
    position.options(values={"rice": {"tier": 0}})
    position.put("contracts-0", "jets drones laptops legos").put("contracts-1", "lumber pants rope")
    play = Play(position)
    assert "contract rice ship-1" not in play.options(0)
    assert "contract rice ship-0" in play.options(0)
    play.use(0, "legos")
    assert "contract rice ship-0" not in play.options(0), "it was thrown away"
    assert play.cards("contracts-0") == ["jets", "drones", "laptops"]


def test_olive_oil_can_be_discarded_for_two_on_ones_own_turn() -> None:
    play = Play(flagged(harbour()).seat(0, fulfilled="olive_oil")).use(0, "olive_oil")
    assert play.credits(0) == 12 and play.cards("discard") == ["flag_5"]


@pytest.mark.rule("AMB-028")
def test_olive_oil_cannot_be_sold_on_the_turn_of_another_and_its_limits_go_with_it() -> None:
    position = flagged(harbour()).seat(1, fulfilled="olive_oil", hand="cups")
    assert not any(o.startswith("use") for o in Play(position).options(0))
    Play(position).expect_nothing(1)
    full = flagged(harbour()).seat(0, fulfilled="olive_oil", crew="cups soap")
    play = Play(full).use(0, "olive_oil").expect(0, "ask-prune-crew").answer("cups")
    assert play.cards("crew-0") == ["soap"]


def test_souvenirs_do_nothing_but_count() -> None:
    play = fulfil(completing("souvenirs"))
    assert credits(play) == [16, 10, 10] and play.cards("fulfilled-0") == ["souvenirs"]


@pytest.mark.rule("AMB-092")
def test_volkswagen_counts_technology_goods_double_toward_tiers() -> None:
    position = flagged(acting("contract", 1, 0, colours=["luxury", "consumer"]))
    position.seat(0, hand="jets", goods="drones", fulfilled="volkswagen")
    position.options(values={"jets": {"tier": 2}})
    assert "contract jets ship-0" in Play(position).options(0)


@pytest.mark.rule("AMB-092")
def test_volkswagen_helps_nobody_else_and_no_other_type() -> None:
    position = flagged(acting("contract", 1, 0, colours=["agriculture", "consumer"]))
    position.seat(0, hand="cups", goods="soap", fulfilled="volkswagen")
    position.options(values={"cups": {"tier": 2}, "jets": {"tier": 2}})
    assert "contract cups ship-0" not in Play(position).options(0)
    other = flagged(acting("contract", 1, 0, colours=["luxury", "consumer"]))
    other.seat(0, hand="jets", goods="drones").seat(1, fulfilled="volkswagen")
    other.options(values={"jets": {"tier": 2}})
    assert "contract jets ship-0" not in Play(other).options(0)


# -- from hand, and as cargo


def syrup(credits: int, contract: str = "rice") -> Play:
    position = flagged(acting("load", 1, 0, credits=[credits, 10])).put("deck", DECK)
    position.options(values={"rice": {"load": 3}})
    return Play(position.seat(0, hand="flag_3 apples").put("contracts-0", contract))


@pytest.mark.rule("AMB-122")
def test_maple_syrup_is_loaded_free_in_addition_to_the_load() -> None:
    play = syrup(30).use(0, "flag_3").expect(0, "ask-maple-syrup").answer("ship-0")
    play.expect(0, "ask-load").answer("load apples ship-0")
    assert play.cards("cargo-0") == ["maple_syrup", "apples"]
    assert play.credits(0) == 30


@pytest.mark.rule("AMB-122", "AMB-065")
def test_maple_syrup_needs_thirty_credits_and_a_ship_that_wants_it() -> None:
    assert "use flag_3" not in syrup(28).options(0)
    assert "use flag_3" not in syrup(30, "jets").options(0), "its other side is not meant"
    assert "load flag_3 ship-0" in syrup(28).options(0), "for 2 credits as any other"


@pytest.mark.rule("AMB-146")
def test_yogurt_loaded_draws_four_and_two_for_every_opponent() -> None:
    position = flagged(acting("load", 1, 0, 0)).put("deck", DECK).put("contracts-0", "cups")
    play = Play(position.seat(0, hand="flag_10")).do(0, "load flag_10 ship-0").answer("yogurt")
    assert [len(play.cards(f"hand-{seat}")) for seat in range(3)] == [4, 2, 2]


@pytest.mark.rule("AMB-146")
def test_yogurt_does_nothing_with_its_other_side_up() -> None:
    position = flagged(acting("load", 1, 0, 0)).put("deck", DECK).put("contracts-0", "jets")
    play = Play(position.seat(0, hand="flag_10")).do(0, "load flag_10 ship-0").answer("volkswagen")
    assert play.cards("hand-1") == []


@pytest.mark.rule("AMB-146")
@pytest.mark.parametrize(("contract", "where"), [("chairs", "ship-0"), ("jets", "discard")])
def test_yogurt_pirated_draws_once_wherever_it_goes(contract: str, where: str) -> None:
    position = flagged(acting("pirate", 1, 0, sea=[3])).put("deck", DECK)
    position.put("contracts-0", contract).put("cargo-3", "yogurt cups")
    play = Play(position).do(0, f"pirate yogurt {where}")
    assert [len(play.cards(f"hand-{seat}")) for seat in range(2)] == [4, 2]
