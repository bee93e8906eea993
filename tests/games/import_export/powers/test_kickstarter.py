"""The powers of the Kickstarter set."""

from __future__ import annotations

from typing import Any

import pytest

from portside.engine.zones import move
from portside.games.import_export.queries import (
    NO_LIMIT,
    crew_limit,
    end_credits,
    goods_weight,
)
from portside.testing import Scene
from portside.testing.laws import numbers_are_told_from_each_seat
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

DECK = "gold_stuff impalas long_coats nice_suits velvet_robes champagne showers teslas artifacts"


def with_set(position: Scene) -> Scene:
    return position.options(set_kickstarter=True)


def completing(card: str, **facts: Any) -> Scene:
    return with_set(fulfilling(card, **facts)).put("deck", DECK)


# -- aeroponics


def auction(cargo: str, **seats: str) -> Play:
    """Let seat 1 win an auction of a ship of seat 0, who has Aeroponics, at 4."""
    position = with_set(acting("import", 1, 1, 0, sea=[1])).seat(0, fulfilled="aeroponics")
    position.seat(1, fulfilled="pens").seat(2, fulfilled="protractors", **seats)
    play = Play(position.put("cargo-1", cargo)).do(0, "ship-1").do(0, "0")
    return play.do(1, "4")


@pytest.mark.rule("IX-01", "AMB-035", "AMB-037")
def test_aeroponics_cut_an_import_in_half() -> None:
    play = auction("soap rice").do(1, "goods soap")
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == ["rice"]
    assert (play.credits(0), play.credits(1)) == (12, 6)
    play.expect(1, "ask-lead")


@pytest.mark.rule("IX-01", "AMB-035")
def test_aeroponics_let_two_of_three_be_taken() -> None:
    play = auction("soap rice jets").do(1, "goods soap").do(1, "goods rice")
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == ["jets"]
    assert play.credits(0) == 12


@pytest.mark.rule("IX-01")
def test_aeroponics_leave_a_ship_with_two_at_sea() -> None:
    play = auction("soap rice jets drones").do(1, "goods soap").do(1, "goods rice")
    play.expect(2, "ask-power-import").answer("pass")
    assert play.at(1) == "sea"


def test_aeroponics_bring_a_ship_home_after_piracy_and_others_see_it() -> None:
    position = with_set(acting("pirate", 0, 1, sea=[1])).seat(0, fulfilled="aeroponics backpacks")
    play = Play(position.put("cargo-1", "soap rice").put("deck", DECK))
    play.do(1, "pirate soap discard").expect(0, "ask-backpacks")
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == ["rice"]


def test_aeroponics_leave_the_ships_of_others_alone() -> None:
    position = with_set(acting("pirate", 0, 1, sea=[3])).seat(0, fulfilled="aeroponics")
    play = Play(position.put("cargo-3", "soap rice")).do(1, "pirate soap discard")
    assert play.at(3) == "sea"


@pytest.mark.rule("AMB-055", "AMB-044")
def test_aeroponics_work_from_the_end_of_their_own_fulfilment() -> None:
    play = fulfil(completing("aeroponics", sea=[1]).put("cargo-1", "soap"))
    assert play.at(0) == "sea"
    assert play.at(1) == "harbour"
    assert play.cards("cargo-1") == ["soap"]


# -- limits


def test_board_games_lift_the_crew_limit_with_all_five_colours_fulfilled() -> None:
    tucked = "board_games jets rice pistols pillows"
    table = Play(with_set(harbour()).seat(0, fulfilled=tucked)).table
    assert crew_limit(table, table.seats[0]) == NO_LIMIT
    assert crew_limit(table, table.seats[1]) == 1


def test_a_limit_that_is_lifted_is_told_to_learners_as_a_small_number() -> None:
    tucked = "board_games can_openers jets rice pistols pillows"
    play = Play(with_set(harbour()).seat(0, fulfilled=tucked))
    assert end_credits(play.table, play.table.seats[0]) == NO_LIMIT
    numbers_are_told_from_each_seat(play.match)


@pytest.mark.rule("AMB-028")
def test_board_games_stop_when_a_colour_is_lost() -> None:
    crew = "soap pens drones honey beer foxes sauna"
    position = with_set(acting("load", 1, 0)).seat(0, hand="jets", crew=crew)
    position.seat(0, fulfilled="board_games segways rice pistols pillows")
    play = Play(position.put("contracts-0", "laptops")).use(0, "segways")
    play.do(0, "load segways ship-0").expect(0, "ask-prune-crew")
    play.do(0, "soap").do(0, "pens")
    assert play.cards("crew-0") == ["drones", "honey", "beer", "foxes", "sauna"]
    play.expect(0, "ask-load")


@pytest.mark.rule("DT-08")
@pytest.mark.parametrize(("count", "places"), [*enumerate((0, 1, 1, 2, 2, 3))])
def test_scotch_lets_two_luxury_goods_share_a_place(count: int, places: int) -> None:
    goods = ["pillows", "sauna", "cologne", "showers", "teslas"][:count]
    position = with_set(harbour()).seat(0, fulfilled="scotch jets", goods=goods)
    table = Play(position).table
    me = table.seats[0]
    assert goods_weight(table, me, table.zones[me.goods]) == places


def test_scotch_makes_room_for_one_more_luxury_good() -> None:
    position = with_set(acting("import", 1, 0, sea=[3])).seat(0, fulfilled="scotch", goods="rice")
    position.seat(0, goods="cups jets pillows").put("cargo-3", "sauna soap")
    play = Play(position).do(0, "ship-3")
    assert play.options(0) == ["goods sauna", "crew sauna", "crew soap"]


@pytest.mark.rule("AMB-028")
def test_scotch_given_away_makes_its_owner_discard_what_is_over() -> None:
    goods = "pillows sauna cologne showers teslas artifacts"
    position = with_set(fulfilling("railguns", seats=2, credits=[10, 2]))
    position.seat(1, fulfilled="scotch", goods=goods)
    play = Play(position).do(0, "load jets ship-0")
    play.expect(1, "ask-railguns").answer("give_contract")
    play.expect(1, "ask-railguns-contract").answer("scotch")
    play.expect(1, "ask-prune-goods")


@pytest.mark.rule("AMB-029")
def test_scotch_moved_to_the_goods_no_longer_shares_places() -> None:
    goods = "pillows sauna cologne"
    position = with_set(harbour()).seat(0, fulfilled="diamonds scotch", goods=goods)
    play = scored(position).expect(0, "ask-diamonds")
    assert play.options(0) == ["diamonds", "scotch", "pass"]
    full = with_set(harbour()).seat(0, fulfilled="diamonds scotch", goods=f"{goods} teslas")
    assert scored(full).options(0) == ["diamonds", "pass"]


# -- the end


def selling(credits: list[int], **tucked: str) -> Play:
    """Let seat 0 sell a card for 4 at once."""
    position = with_set(acting("supply", 1, 0, credits=credits)).seat(0, hand="cups")
    for seat, cards in tucked.items():
        position.seat(int(seat[-1]), fulfilled=cards)
    return Play(position).do(0, "sell cups")


@pytest.mark.rule("IE-151")
def test_can_openers_keep_own_credits_from_ending_the_match() -> None:
    assert not selling([46, 10], seat_0="can_openers").table.ending
    assert selling([46, 10], seat_1="can_openers").table.ending == "ending-credits"


@pytest.mark.rule("IX-25", "AMB-077")
def test_can_openers_beat_mri_machine_for_their_owner_alone() -> None:
    assert not selling([68, 10], seat_0="can_openers mri_machine").table.ending
    assert selling([66, 10], seat_1="can_openers mri_machine").table.ending == "ending-credits"
    assert not selling([62, 10], seat_1="can_openers mri_machine").table.ending


@pytest.mark.rule("IX-25", "AMB-067")
def test_can_openers_aside_the_end_comes_when_mri_machine_leaves_play() -> None:
    play = Play(harbour(credits=[52, 10]).seat(1, hand="cups", fulfilled="mri_machine"))
    play.do(0, "draw")
    assert not play.table.ending
    table = play.table
    move(table, table.box.ids["mri_machine"], table.box.discard)
    assert end_credits(table, table.seats[0]) == 50
    play.do(1, "draw")
    assert play.match.result is not None


def test_ceramics_add_a_luxury_good_for_every_two_consumer_goods() -> None:
    position = with_set(harbour()).seat(0, goods="cups soap pens books", fulfilled="ceramics jets")
    play = scored(position.seat(1, goods="pillows"))
    assert play.part(0, "goods-luxury") == 2
    assert (play.part(0, "most-luxury"), play.part(1, "most-luxury")) == (8, 0)
    assert play.part(0, "goods-consumer") == 4


@pytest.mark.rule("AMB-080", "AMB-069")
def test_ceramics_count_after_teslas_and_leave_an_odd_good_out() -> None:
    position = with_set(harbour()).seat(0, crew="sauna", goods="cups", fulfilled="ceramics teslas")
    play = scored(position).expect(0, "ask-teslas").answer("consumer")
    assert play.part(0, "goods-luxury") == 1
    odd = with_set(harbour()).seat(0, goods="cups", fulfilled="ceramics")
    assert scored(odd).part(0, "goods-luxury") == 0


@pytest.mark.parametrize(("tucked", "points"), [("ivory", 6), ("ivory sauna", 12)])
def test_ivory_earns_what_most_illegal_goods_would_cost(tucked: str, points: int) -> None:
    position = with_set(harbour()).seat(0, goods="foxes", fulfilled=tucked)
    assert scored(position).part(0, "most-illegal") == points


def test_ivory_earns_its_share_of_a_tie_and_helps_nobody_else() -> None:
    position = with_set(harbour()).seat(0, goods="foxes", fulfilled="ivory")
    play = scored(position.seat(1, goods="pistols"))
    assert (play.part(0, "most-illegal"), play.part(1, "most-illegal")) == (3, -3)


# -- leading and following


@pytest.mark.parametrize(("reward", "credits", "cards"), [("cards", 10, 2), ("credits", 12, 0)])
def test_dragon_fruit_draws_or_pays_when_its_owner_leads_pirate(
    reward: str, credits: int, cards: int
) -> None:
    position = with_set(harbour()).seat(0, hand="pistols", crew="foxes", fulfilled="dragon_fruit")
    play = Play(position.put("deck", DECK)).do(0, "play pistols").do(0, "2")
    play.expect(0, "ask-dragon-fruit").answer(reward)
    assert (play.credits(0), len(play.cards("hand-0"))) == (credits, cards)
    play.expect(1, "ask-follow")


def test_dragon_fruit_gives_nothing_for_following_or_for_another_action() -> None:
    position = with_set(harbour()).seat(0, hand="pistols").seat(1, hand="foxes jets")
    play = Play(position.seat(1, fulfilled="dragon_fruit")).do(0, "play pistols")
    play.do(1, "follow foxes").expect(1, "ask-lead").answer("play jets")
    play.expect(0, "ask-follow")


def test_three_d_printers_follow_with_any_hand_card() -> None:
    position = with_set(harbour()).seat(0, hand="pistols")
    position.seat(1, hand="cups foxes", crew="ammunition", fulfilled="three_d_printers")
    play = Play(position.put("island", "soap pens honey")).do(0, "play pistols")
    assert play.options(1) == ["draw", "follow foxes", "follow-as pirate cups"]
    play.do(1, "follow-as pirate cups").expect(1, "ask-count")
    assert play.options(1) == ["1", "2"]
    play.do(1, "2").do(0, "pirate soap discard").expect(1, "ask-pirate")


@pytest.mark.rule("IX-36", "AMB-124")
def test_three_d_printers_make_no_card_a_load_card() -> None:
    position = with_set(harbour()).seat(0, hand="pistols").seat(1, hand="cups jets")
    position.seat(1, fulfilled="three_d_printers neural_units")
    play = Play(position).do(0, "play pistols")
    assert play.options(1) == [
        "draw",
        "follow-as load jets",
        "follow-as pirate cups",
        "follow-as pirate jets",
    ]


def test_three_d_printers_do_nothing_for_the_leader() -> None:
    position = with_set(harbour()).seat(0, hand="cups", fulfilled="three_d_printers")
    assert Play(position).options(0) == ["draw", "play cups"]


# -- pirates


@pytest.mark.rule("IX-27", "AMB-128")
def test_pirates_take_six_or_all_there_is_and_give_an_extra_turn() -> None:
    play = fulfil(completing("pirates", seats=4, credits=[10, 10, 4, 0]))
    assert play.table.credits == [16, 4, 0, 0]
    play.expect(0, "ask-lead").do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("IX-27", "AMB-128")
def test_pirates_fulfilled_on_another_turn_give_the_turn_after_the_next_own_one() -> None:
    play = fulfil(completing("pirates", seats=2, leader=1)).expect(0, "ask-lead")
    play.do(0, "draw").expect(0, "ask-lead").do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("IX-27", "AMB-074")
def test_pirates_give_no_extra_turn_once_the_end_is_near() -> None:
    play = fulfil(completing("pirates", credits=[46, 10, 10]))
    assert play.match.result is not None


@pytest.mark.rule("IX-27", "AMB-017")
def test_pirates_let_limits_per_turn_begin_anew_in_the_extra_turn() -> None:
    position = completing("pirates", seats=2).seat(0, hand="cups", fulfilled="rope")
    play = fulfil(position.put("island", "soap")).expect(0, "ask-end-turn")
    play.use(0, "rope").do(0, "swap cups soap").do(0, "done").expect(0, "ask-lead")
    assert "use rope" in play.options(0)


# -- prefab home


def prefab(load: int, cargo: str) -> Play:
    """Let seat 0 load a third Luxury card onto a Luxury Contract."""
    position = with_set(acting("load", 3, 0)).options(values={"pillows": {"load": load}})
    position.seat(0, hand="sauna cologne showers", fulfilled="prefab_home")
    return Play(position.put("contracts-0", "pillows").put("cargo-0", cargo))


@pytest.mark.rule("IX-20", "AMB-130")
def test_prefab_home_fulfils_a_luxury_contract_with_half_its_containers() -> None:
    play = prefab(4, "diamonds").do(0, "load sauna ship-0").expect(0, "ask-fulfil-early")
    play.answer("yes")
    assert play.at(0) == "sea"
    assert play.credits(0) == 10 + 6 + 4


@pytest.mark.rule("IX-20", "AMB-130")
def test_prefab_home_asks_again_after_each_load_until_all_are_aboard() -> None:
    play = prefab(4, "diamonds").do(0, "load sauna ship-0").do(0, "no")
    play.do(0, "load cologne ship-0").expect(0, "ask-fulfil-early").answer("no")
    play.do(0, "load showers ship-0")
    assert play.at(0) == "sea"
    assert play.credits(0) == 10 + 10 + 4


@pytest.mark.rule("IX-20", "AMB-130")
def test_prefab_home_rounds_half_of_three_up_to_two() -> None:
    play = prefab(3, "").do(0, "load sauna ship-0").expect(0, "ask-load")
    play.do(0, "load cologne ship-0").expect(0, "ask-fulfil-early")


def test_prefab_home_halves_luxury_contracts_only() -> None:
    position = with_set(acting("load", 1, 0)).seat(0, hand="rice", fulfilled="prefab_home")
    play = Play(position.put("contracts-0", "sugar beer")).do(0, "load rice ship-0")
    play.expect(1, "ask-lead")


def test_prefab_home_lets_its_owner_choose_which_colours_to_leave_out() -> None:
    load = {"luxury": 1, "consumer": 1}
    position = with_set(acting("load", 1, 0)).options(values={"pillows": {"load": load}})
    position.seat(0, hand="cups", fulfilled="prefab_home").put("contracts-0", "pillows")
    Play(position).do(0, "load cups ship-0").expect(0, "ask-fulfil-early")


# -- ships, prizes and Contracts


def test_rare_metals_pay_four_for_technology_and_consumer_on_one_ship() -> None:
    position = with_set(fulfilling("laptops")).seat(0, fulfilled="rare_metals")
    play = fulfil(position.put("contracts-0", "cups").put("cargo-0", "soap pens").put("deck", DECK))
    assert play.credits(0) == 10 + 10 + 4


@pytest.mark.rule("AMB-055", "AMB-056")
def test_rare_metals_pay_neither_for_one_of_the_two_nor_for_themselves() -> None:
    one = with_set(fulfilling("laptops")).seat(0, fulfilled="rare_metals").put("deck", DECK)
    assert fulfil(one).credits(0) == 16
    itself = completing("rare_metals").put("contracts-0", "cups").put("cargo-0", "soap pens")
    assert fulfil(itself).credits(0) == 20


def pirating(tucked: str, **facts: object) -> Scene:
    return with_set(acting("pirate", 1, 0, **facts)).seat(0, fulfilled=tucked)


@pytest.mark.parametrize(("prize", "credits"), [("rice", 12), ("jets", 10)])
def test_stolen_rice_pays_two_for_each_agriculture_prize_even_a_discarded_one(
    prize: str, credits: int
) -> None:
    play = Play(pirating("stolen_rice").put("island", prize)).do(0, f"pirate {prize} discard")
    assert play.credits(0) == credits


def test_stolen_rice_pays_only_its_owner() -> None:
    position = with_set(acting("pirate", 0, 1)).seat(0, fulfilled="stolen_rice")
    play = Play(position.put("island", "rice")).do(1, "pirate rice discard")
    assert play.table.credits == [10, 10]


def test_stolen_tires_draw_and_refill_the_island_for_each_prize() -> None:
    position = pirating("stolen_tires", sea=[3]).put("cargo-3", "soap pens").put("deck", DECK)
    play = Play(position).do(0, "pirate soap discard")
    assert play.cards("hand-0") == ["artifacts"]
    assert play.cards("island") == ["teslas"]


@pytest.mark.rule("AMB-023")
def test_stolen_tires_draw_what_there_is() -> None:
    position = pirating("stolen_tires").put("island", "soap").put("deck", "teslas").put("discard")
    play = Play(position).do(0, "pirate soap discard")
    assert play.cards("hand-0") == ["teslas"]
    assert play.cards("island") == []
    assert play.match.result is not None


def test_stolen_tires_ignore_prizes_from_hand_or_deck() -> None:
    position = pirating("stolen_tires mini_van").put("deck", "teslas artifacts")
    play = Play(position).do(0, "pirate-deck mini_van")
    assert play.cards("hand-0") == []


@pytest.mark.rule("AMB-057")
def test_stolen_tires_hold_the_prize_while_a_load_they_bring_changes_the_island() -> None:
    position = pirating("stolen_tires nanobots").options(values={"dino_bones": {"load": 1}})
    position.put("contracts-0", "dino_bones").put("island", "rice soap")
    play = Play(position.put("deck", "artifacts teslas foxes"))
    play.do(0, "pirate rice discard").expect(0, "ask-nanobots").answer("yes")
    play.do(0, "load foxes ship-0").expect(0, "ask-dino-bones-take")
    assert "rice" not in play.options(0)


@pytest.mark.rule("AMB-039", "AMB-021")
def test_stretch_goal_lets_everybody_draw_earn_and_import_clockwise() -> None:
    play = fulfil(completing("stretch_goal", sea=[5]).put("cargo-5", "cups soap rice pens"))
    play.expect(0, "ask-power-import")
    assert play.options(0) == ["goods cups", "goods soap", "goods rice", "goods pens"]
    play.do(0, "goods cups").do(1, "goods soap").do(2, "goods rice")
    assert play.table.credits == [18, 12, 12 + 2 * 2], "the owner of the ship is paid twice"
    assert [len(play.cards(f"hand-{seat}")) for seat in range(3)] == [2, 2, 2]


def test_stretch_goal_finds_nothing_more_on_an_emptied_ship_and_loses_overflow() -> None:
    position = completing("stretch_goal", sea=[5]).put("cargo-5", "cups soap")
    play = fulfil(position.seat(1, goods="rice pens")).do(0, "goods cups")
    assert play.options(1) == ["lose soap"]
    play.do(1, "lose soap").expect(1, "ask-lead")
    assert play.at(5) == "harbour"


@pytest.mark.rule("AMB-042")
def test_tortillas_take_any_container_while_they_are_a_contract() -> None:
    position = with_set(acting("load", 1, 0)).seat(0, hand="cups rice pistols")
    play = Play(position.put("contracts-0", "tortillas"))
    loads = [option for option in play.options(0) if option.startswith("load")]
    assert loads == ["load cups ship-0", "load rice ship-0", "load pistols ship-0"]


def test_tortillas_keep_their_tier_and_open_no_other_contract() -> None:
    position = with_set(acting("contract", 1, 0)).seat(0, hand="tortillas")
    assert Play(position).options(0) == ["pass"]
    other = with_set(acting("load", 1, 0)).seat(0, hand="cups").put("contracts-1", "laptops")
    play = Play(other.put("contracts-0", "tortillas"))
    play.refuse(0, "load cups ship-1")
