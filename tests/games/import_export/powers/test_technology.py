"""The Technology powers."""

from __future__ import annotations

from typing import Any

import pytest

from portside.games.import_export.legality import unwanted
from portside.games.import_export.matching import covered, needs, units
from portside.games.import_export.queries import capacity, crew_count, end_credits, payout
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour, scored


def loading(fulfilled: str, todo: int = 1, **facts: object) -> Scene:
    """Let seat 0 perform Loads on a ship that needs three Agriculture Containers."""
    position = acting("load", todo, 0, **facts).options(values={"rice": {"load": 3}})
    return position.seat(0, fulfilled=fulfilled).put("contracts-0", "rice")


def completing(contract: str, last: str = "jets", todo: int = 1, **values: Any) -> Scene:
    """Let seat 0 complete a Contract of two Technology Containers with its last one."""
    position = acting("load", todo, 0)
    position.options(values={contract: {"load": {"technology": 2}}, **values})
    return position.seat(0, hand=last).put("contracts-0", contract).put("cargo-0", "tablets")


def complete(position: Scene, last: str = "jets") -> Play:
    return Play(position).do(0, f"load {last} ship-0")


# -- batteries


@pytest.mark.rule("IE-128")
def test_batteries_load_one_more_for_two_credits() -> None:
    play = Play(loading("batteries").seat(0, hand="wheat honey"))
    play.do(0, "load wheat ship-0").expect(0, "ask-batteries").answer("load honey ship-0")
    assert play.cards("cargo-0") == ["wheat", "honey"]
    assert play.credits(0) == 8


def test_batteries_cost_nothing_when_declined() -> None:
    play = Play(loading("batteries").seat(0, hand="wheat honey"))
    play.do(0, "load wheat ship-0").expect(0, "ask-batteries").skip(0)
    assert (play.cards("cargo-0"), play.credits(0)) == (["wheat"], 10)


@pytest.mark.rule("AMB-017")
def test_batteries_work_once_per_turn() -> None:
    play = Play(loading("batteries", todo=2).seat(0, hand="wheat honey coffee bird_feed"))
    play.do(0, "load wheat ship-0").expect(0, "ask-batteries").answer("load honey ship-0")
    play.do(0, "load coffee ship-0").expect(1, "ask-lead")


def test_batteries_declined_once_may_be_used_in_a_later_load_of_the_turn() -> None:
    play = Play(loading("batteries", todo=2).seat(0, hand="wheat honey coffee"))
    play.do(0, "load wheat ship-0").skip(0).do(0, "load honey ship-0")
    play.expect(0, "ask-batteries").answer("load coffee ship-0")
    assert play.cards("fulfilled-0") == ["batteries", "rice"]


def test_batteries_are_silent_without_two_credits() -> None:
    play = Play(loading("batteries", credits=[0, 10]).seat(0, hand="wheat honey"))
    play.do(0, "load wheat ship-0").expect(1, "ask-lead")


def test_batteries_ask_even_when_no_card_in_hand_fits() -> None:
    play = Play(loading("batteries").seat(0, hand="wheat cups"))
    play.do(0, "load wheat ship-0").expect(0, "ask-batteries")
    assert play.options(0) == ["pass"]


# -- cell_phones


@pytest.mark.rule("IE-125")
def test_cell_phones_load_the_card_drawn() -> None:
    play = Play(loading("cell_phones").put("deck", "cups wheat"))
    play.do(0, "load-draw cell_phones").expect(0, "ask-cell-phones")
    assert play.options(0) == ["load wheat ship-0"]
    assert play.answer("load wheat ship-0").cards("cargo-0") == ["wheat"]


def test_cell_phones_keep_a_card_that_does_not_fit_and_nobody_can_tell() -> None:
    play = Play(loading("cell_phones").put("deck", "wheat cups"))
    play.do(0, "load-draw cell_phones").expect(0, "ask-cell-phones")
    assert play.options(0) == ["pass"]
    assert play.answer("pass").cards("hand-0") == ["cups"]
    assert not play.sees(1, "cups")


@pytest.mark.rule("AMB-011")
def test_cell_phones_are_never_forced() -> None:
    play = Play(loading("cell_phones").seat(0, hand="cups"))
    assert play.options(0) == ["pass", "load-draw cell_phones", "use rice"]


def test_cell_phones_draw_nothing_when_no_card_is_left() -> None:
    play = Play(loading("cell_phones").seat(0, hand="wheat").put("deck"))
    play.refuse(0, "load-draw cell_phones")


def test_cell_phones_draw_without_any_contract() -> None:
    play = Play(acting("load", 1, 0).seat(0, fulfilled="cell_phones").put("deck", "cups wheat"))
    play.do(0, "load-draw cell_phones").expect(1, "ask-lead")
    assert play.cards("hand-0") == ["wheat"]


@pytest.mark.rule("IX-43", "AMB-070")
def test_cell_phones_and_nanobots_do_not_chase_each_other_for_ever() -> None:
    play = Play(loading("cell_phones nanobots").put("deck", "wheat honey coffee"))
    play.do(0, "load-draw cell_phones").expect(0, "ask-nanobots").answer("yes")
    play.do(0, "load-draw cell_phones").expect(0, "ask-cell-phones").answer("load honey ship-0")
    play.expect(0, "ask-cell-phones").answer("load coffee ship-0").expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["honey", "coffee"]


def test_cell_phones_ask_nothing_when_the_drawn_card_is_loaded_by_then() -> None:
    play = Play(loading("cell_phones nanobots").put("deck", "cups wheat"))
    play.do(0, "load-draw cell_phones").expect(0, "ask-nanobots").answer("yes")
    play.do(0, "load wheat ship-0").expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["wheat"]


# -- drones


def test_drones_draw_for_each_own_contract() -> None:
    play = Play(acting("contract", 2, 0).seat(0, fulfilled="drones", hand="batteries cell_phones"))
    play.do(0, "contract batteries ship-0").expect(0, "ask-drones").answer("draw")
    play.do(0, "contract cell_phones ship-0").expect(0, "ask-drones").skip(0)
    assert len(play.cards("hand-0")) == 1


def test_drones_do_not_see_contracts_of_others() -> None:
    position = acting("contract", 0, 1).seat(0, fulfilled="drones").seat(1, hand="batteries")
    Play(position).do(1, "contract batteries ship-2").expect(1, "ask-lead")


def test_drones_are_silent_when_no_card_is_left() -> None:
    play = Play(acting("contract", 1, 0).seat(0, fulfilled="drones", hand="batteries").put("deck"))
    play.do(0, "contract batteries ship-0").expect(1, "ask-lead")


# -- flash_drives


def test_flash_drives_take_a_container_to_hand_after_the_payout() -> None:
    play = complete(completing("laptops").seat(0, fulfilled="flash_drives"))
    play.expect(0, "ask-flash-drives").answer("tablets")
    assert play.cards("hand-0") == ["tablets"]
    assert (play.cards("cargo-0"), play.at(0), play.credits(0)) == (["jets"], "sea", 16)


def test_flash_drives_may_leave_the_cargo_alone() -> None:
    play = complete(completing("laptops").seat(0, fulfilled="flash_drives")).skip(0)
    assert play.cards("cargo-0") == ["tablets", "jets"]


@pytest.mark.rule("AMB-055")
def test_flash_drives_do_not_work_on_their_own_fulfilment() -> None:
    complete(completing("flash_drives")).expect(1, "ask-lead")


def test_flash_drives_leave_the_ships_of_others_alone() -> None:
    complete(completing("laptops").seat(1, fulfilled="flash_drives")).expect(1, "ask-lead")


@pytest.mark.rule("AMB-058")
def test_flash_drives_and_jets_may_empty_a_ship_that_comes_home_at_once() -> None:
    position = completing("laptops", "drones").seat(0, fulfilled="flash_drives jets")
    play = complete(position, "drones").expect(0, "order-powers").answer("flash_drives")
    play.do(0, "drones").expect(0, "ask-jets").answer("tablets")
    assert (play.cards("hand-0"), play.cards("goods-0")) == (["drones"], ["tablets"])
    assert play.at(0) == "harbour"


# -- fridges


@pytest.mark.rule("AMB-069")
@pytest.mark.parametrize(("goods", "crew"), [("", 0), ("jets", 0), ("jets tablets drones", 1)])
def test_fridges_count_two_technology_goods_as_load_crew(goods: str, crew: int) -> None:
    table = Play(harbour().seat(0, fulfilled="fridges", goods=goods)).table
    assert crew_count(table, table.seats[0], "load") == crew
    assert crew_count(table, table.seats[0], "pirate") == 0


@pytest.mark.rule("AMB-069")
def test_fridges_let_the_owner_announce_more_loads_also_by_virtual_goods() -> None:
    play = Play(harbour().seat(0, fulfilled="fridges joe_wiggins", goods="jets", hand="tablets"))
    play.do(0, "play tablets").expect(0, "ask-count").answer("2")
    assert play.table.todo[0] == 2


def test_fridges_do_not_help_opponents() -> None:
    table = Play(harbour().seat(0, fulfilled="fridges").seat(1, goods="jets tablets")).table
    assert crew_count(table, table.seats[1], "load") == 0


# -- generators


def test_generators_let_technology_contracts_take_any_container() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="generators", hand="rice")
    play = Play(position.put("contracts-0", "batteries")).do(0, "load rice ship-0")
    assert play.cards("cargo-0") == ["rice"]


def test_generators_leave_contracts_of_other_types_alone() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="generators", hand="cups")
    Play(position.put("contracts-0", "rice")).refuse(0, "load cups ship-0")


def test_generators_do_not_help_opponents() -> None:
    position = acting("load", 0, 1).seat(0, fulfilled="generators").seat(1, hand="rice")
    Play(position.put("contracts-2", "batteries")).refuse(1, "load rice ship-2")


# -- jets


def test_jets_move_a_container_to_the_goods_before_the_ship_sails() -> None:
    position = completing("laptops", "drones").seat(0, fulfilled="jets")
    play = complete(position, "drones").expect(0, "ask-jets").answer("drones")
    assert (play.cards("goods-0"), play.cards("cargo-0")) == (["drones"], ["tablets"])
    assert play.credits(0) == 16


def test_jets_may_leave_the_cargo_alone() -> None:
    play = complete(completing("laptops", "drones").seat(0, fulfilled="jets"), "drones").skip(0)
    assert play.cards("goods-0") == []


def test_jets_need_room_among_the_goods() -> None:
    full = "cups soap candy pants paper pens"
    position = completing("laptops", "drones").seat(0, fulfilled="jets", goods=full)
    complete(position, "drones").expect(1, "ask-lead")


@pytest.mark.rule("AMB-056")
def test_jets_work_once_for_a_ship_with_two_contracts() -> None:
    position = acting("load", 1, 0).seat(0, hand="drones", fulfilled="jets")
    position.put("contracts-0", "laptops mri_machine").put("cargo-0", "tablets fridges satellite")
    play = complete(position, "drones").expect(0, "ask-jets").answer("drones")
    play.expect(1, "ask-lead")


# -- laptops


def test_laptops_draw_two_when_technology_is_aboard() -> None:
    play = complete(completing("mri_machine").seat(0, fulfilled="laptops"))
    assert len(play.cards("hand-0")) == 2


def test_laptops_draw_nothing_for_other_cargo() -> None:
    position = acting("load", 1, 0).seat(0, hand="wheat", fulfilled="laptops")
    position.options(values={"rice": {"load": 2}})
    play = Play(position.put("contracts-0", "rice").put("cargo-0", "honey"))
    play.do(0, "load wheat ship-0")
    assert play.cards("hand-0") == []


@pytest.mark.rule("AMB-055")
def test_laptops_do_not_draw_for_their_own_fulfilment() -> None:
    assert complete(completing("laptops")).cards("hand-0") == []


@pytest.mark.rule("AMB-133")
def test_laptops_take_a_pair_of_another_type_for_technology() -> None:
    position = acting("load", 1, 0).options(values={"mri_machine": {"load": 1}})
    position.seat(0, hand="wheat honey", fulfilled="laptops robo_cats")
    play = Play(position.put("contracts-0", "mri_machine"))
    play.do(0, "load-pair robo_cats wheat honey ship-0")
    assert len(play.cards("hand-0")) == 2


# -- mri_machine


@pytest.mark.rule("AMB-067")
def test_mri_machine_moves_the_end_to_seventy_for_everybody() -> None:
    table = Play(harbour().seat(0, fulfilled="mri_machine")).table
    assert [end_credits(table, me) for me in table.seats] == [70, 70]


@pytest.mark.rule("AMB-067")
def test_mri_machine_is_not_ended_by_its_own_payout() -> None:
    play = complete(completing("mri_machine").facts(credits=[48, 10]))
    assert (play.credits(0), play.table.ending) == (54, "")


def test_mri_machine_lets_the_match_end_at_seventy() -> None:
    position = completing("laptops").facts(credits=[10, 70]).seat(0, fulfilled="mri_machine")
    play = complete(position)
    assert play.match.result is not None
    assert play.match.result.ending == "ending-credits"


# -- nanobots


@pytest.mark.rule("AMB-018")
def test_nanobots_load_after_a_draw_even_while_others_still_declare() -> None:
    position = harbour(3).seat(0, hand="cups").seat(1, hand="wheat", fulfilled="nanobots")
    position.put("contracts-2", "rice").options(values={"rice": {"load": 3}})
    play = Play(position).do(0, "play cups").do(1, "draw").expect(1, "ask-nanobots").answer("yes")
    play.do(1, "load wheat ship-2").expect(2, "ask-follow")
    assert play.cards("cargo-2") == ["wheat"]


def test_nanobots_may_be_declined() -> None:
    position = harbour().seat(0, hand="wheat", fulfilled="nanobots").put("contracts-0", "rice")
    play = Play(position).do(0, "draw").expect(0, "ask-nanobots").skip(0)
    play.expect(1, "ask-lead")
    assert play.cards("cargo-0") == []


def test_nanobots_are_silent_when_no_ship_wants_anything() -> None:
    Play(harbour().seat(0, fulfilled="nanobots")).do(0, "draw").expect(1, "ask-lead")


def test_nanobots_open_no_window_inside_their_load() -> None:
    position = harbour().seat(0, hand="wheat", fulfilled="nanobots").put("contracts-0", "rice")
    play = Play(position).do(0, "draw").do(0, "yes").expect(0, "ask-load")
    play.refuse(0, "use rice")


def test_nanobots_do_not_follow_the_draws_of_others() -> None:
    position = harbour().seat(1, hand="wheat", fulfilled="nanobots").put("contracts-2", "rice")
    Play(position).do(0, "draw").expect(1, "ask-lead")


# -- neural_units


@pytest.mark.rule("AMB-124")
def test_neural_units_follow_any_action_with_load_and_load_crew() -> None:
    position = harbour().seat(0, hand="cups").seat(1, hand="jets rice soap", crew="drones")
    position.seat(1, fulfilled="neural_units").put("contracts-2", "wheat").put("island", "honey")
    play = Play(position).do(0, "play cups").expect(1, "ask-follow")
    assert play.options(1) == ["draw", "follow soap", "follow-as load jets"]
    play.do(1, "follow-as load jets").expect(1, "ask-count").answer("2")
    play.expect(1, "ask-load")
    assert (play.table.doing[1], play.table.todo[1]) == ("load", 1)


@pytest.mark.rule("AMB-124")
def test_neural_units_take_no_wild_pair_for_a_load_card() -> None:
    position = harbour().seat(0, hand="cups").seat(1, hand="rice wheat", fulfilled="neural_units")
    play = Play(position).do(0, "play cups")
    assert play.options(1) == ["draw", "wild rice wheat"]


@pytest.mark.rule("AMB-124")
def test_neural_units_do_not_add_load_crew_to_a_draw() -> None:
    position = harbour().seat(0, hand="cups").seat(1, crew="drones", fulfilled="neural_units")
    play = Play(position).do(0, "play cups").do(1, "draw")
    assert play.table.todo[1] == 0


@pytest.mark.rule("AMB-038")
def test_neural_units_load_after_the_auctions() -> None:
    position = harbour(sea=[1]).seat(0, hand="cups").seat(1, hand="jets wheat")
    position.seat(1, fulfilled="neural_units").put("contracts-2", "rice")
    position.put("cargo-1", "soap candy pants")
    play = Play(position).do(0, "play cups").do(1, "follow-as load jets")
    play.do(0, "ship-1").do(0, "goods soap").do(0, "goods candy").expect(1, "ask-load")


def test_neural_units_do_not_help_opponents() -> None:
    position = harbour().seat(0, hand="cups", fulfilled="neural_units").seat(1, hand="jets")
    assert Play(position).do(0, "play cups").options(1) == ["draw"]


def test_neural_units_add_nothing_to_a_led_load() -> None:
    position = harbour().seat(0, hand="jets").seat(1, hand="drones", fulfilled="neural_units")
    assert Play(position).do(0, "play jets").options(1) == ["draw", "follow drones"]


# -- playstations


@pytest.mark.rule("AMB-129")
def test_playstations_load_one_more_for_each_two_technology_goods() -> None:
    position = acting("load", 1, 0).options(values={"rice": {"load": 5}})
    position.seat(0, fulfilled="playstations", goods="jets drones tablets fridges")
    position.seat(0, hand="wheat honey coffee bird_feed").put("contracts-0", "rice")
    play = Play(position).do(0, "load wheat ship-0").expect(0, "ask-playstations")
    play.answer("load honey ship-0").expect(0, "ask-playstations").answer("load coffee ship-0")
    play.expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["wheat", "honey", "coffee"]


def test_playstations_may_stop_early() -> None:
    play = Play(loading("playstations").seat(0, goods="jets drones", hand="wheat honey"))
    play.do(0, "load wheat ship-0").expect(0, "ask-playstations").skip(0).expect(1, "ask-lead")


def test_playstations_need_two_technology_goods() -> None:
    play = Play(loading("playstations").seat(0, goods="jets", hand="wheat honey"))
    play.do(0, "load wheat ship-0").expect(1, "ask-lead")


@pytest.mark.rule("AMB-129")
def test_playstations_work_in_every_load_action() -> None:
    position = loading("playstations", todo=2).seat(0, goods="jets drones")
    play = Play(position.seat(0, hand="wheat honey coffee"))
    play.do(0, "load wheat ship-0").skip(0).do(0, "load honey ship-0")
    play.expect(0, "ask-playstations")


def test_playstations_do_not_help_opponents() -> None:
    position = loading("cups").seat(1, fulfilled="playstations", goods="jets drones")
    play = Play(position.seat(0, hand="wheat honey")).do(0, "load wheat ship-0")
    play.expect(1, "ask-lead")


# -- robo_cats


def cats(todo: int, **facts: object) -> Scene:
    """Let seat 0 with Robo-Cats pirate for a ship that needs two Technology Containers."""
    position = acting("pirate", todo, 0, sea=[3], **facts)
    position.seat(0, fulfilled="robo_cats").put("contracts-0", "batteries")
    return position.put("cargo-3", "wheat cups").put("island", "honey")


@pytest.mark.rule("AMB-133", "AMB-043", "AMB-045")
def test_robo_cats_load_four_cards_as_two_technology_and_are_paid_for_four() -> None:
    position = acting("load", 2, 0).seat(0, fulfilled="robo_cats", hand="wheat rice cups soap")
    play = Play(position.put("contracts-0", "batteries"))
    play.do(0, "load-pair robo_cats wheat rice ship-0")
    play.do(0, "load-pair robo_cats cups soap ship-0")
    assert play.cards("fulfilled-0") == ["robo_cats", "batteries"]
    assert (play.credits(0), play.cards("cargo-0")) == (20, ["wheat", "rice", "cups", "soap"])


def test_robo_cats_pair_only_cards_of_one_type_and_only_for_technology() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="robo_cats", hand="wheat cups soap")
    play = Play(position.put("contracts-0", "batteries").put("contracts-1", "rice"))
    assert play.options(0)[:2] == ["load wheat ship-1", "load-pair robo_cats cups soap ship-0"]
    play.refuse(0, "load-pair robo_cats cups soap ship-1")


@pytest.mark.rule("AMB-133")
def test_robo_cats_pair_falls_apart_when_one_card_is_stolen() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="robo_cats", hand="wheat rice")
    position.seat(1, fulfilled="mini_van", hand="foxes").put("contracts-0", "batteries")
    play = Play(position).do(0, "load-pair robo_cats wheat rice ship-0")
    ship, aboard = play.table.ships[0], play.table.zones
    wanted = needs(play.table, ship)
    assert covered(play.table, ship, wanted, units(aboard[ship.cargo], play.table.pairs)) == 1
    play.do(1, "play foxes").do(0, "draw").do(1, "pirate-docked mini_van wheat discard")
    assert play.cards("cargo-0") == ["rice"]
    assert covered(play.table, ship, wanted, units(aboard[ship.cargo], play.table.pairs)) == 0


@pytest.mark.rule("IX-23", "AMB-133")
def test_robo_cats_hold_a_prize_until_a_second_action_takes_its_twin() -> None:
    play = Play(cats(2)).do(0, "pirate-pair robo_cats wheat").expect(0, "ask-robo-cats")
    assert play.cards("played-0") == ["wheat"]
    play.refuse(0, "pirate cups ship-0")
    play.answer("pirate honey ship-0").expect(1, "ask-lead")
    assert play.cards("cargo-0") == ["wheat", "honey"]


@pytest.mark.rule("IX-23")
def test_robo_cats_cannot_start_a_pair_with_the_last_pirate_action() -> None:
    Play(cats(1)).refuse(0, "pirate-pair robo_cats wheat")


@pytest.mark.rule("AMB-133")
def test_robo_cats_need_a_twin_among_the_prizes() -> None:
    Play(cats(2)).refuse(0, "pirate-pair robo_cats cups")


@pytest.mark.rule("AMB-133")
def test_robo_cats_discard_a_held_prize_whose_twin_is_gone() -> None:
    position = cats(2).seat(0, fulfilled="contraband").options(contraband_prize="before")
    play = Play(position).skip(0).do(0, "pirate-pair robo_cats honey")
    play.expect(0, "ask-contraband").answer("pirate wheat discard").expect(0, "ask-robo-cats")
    assert [key for key in play.options(0) if "use" not in key] == ["pirate honey discard"]
    play.answer("pirate honey discard")
    assert play.cards("discard") == ["wheat", "honey"]


def test_robo_cats_do_not_help_opponents() -> None:
    position = acting("load", 0, 1).seat(0, fulfilled="robo_cats").seat(1, hand="cups soap")
    assert Play(position.put("contracts-2", "batteries")).options(1) == ["pass"]


# -- satellite


@pytest.mark.rule("AMB-054")
def test_satellite_draws_and_loads_when_anybody_fulfils() -> None:
    position = completing("laptops", rice={"load": 3}).seat(1, fulfilled="satellite")
    play = complete(position.put("contracts-2", "rice").put("deck", "cups soap wheat"))
    play.expect(1, "ask-satellite").answer("yes")
    play.expect(1, "ask-satellite-load").answer("load wheat ship-2")
    assert play.cards("cargo-2") == ["wheat"]


def test_satellite_may_be_declined() -> None:
    play = complete(completing("laptops").seat(1, fulfilled="satellite"))
    play.expect(1, "ask-satellite").skip(1)
    assert play.cards("hand-1") == []


@pytest.mark.rule("AMB-057")
def test_satellite_may_complete_another_ship_which_waits_its_turn() -> None:
    position = completing("laptops", "drones").seat(0, fulfilled="satellite", hand="nanobots")
    position.put("contracts-1", "mri_machine").put("cargo-1", "fridges")
    play = Play(position).do(0, "load drones ship-0").do(0, "yes").do(0, "load nanobots ship-1")
    assert play.at(0) == "sea"
    play.expect(0, "ask-satellite").skip(0)
    assert play.cards("fulfilled-0") == ["satellite", "laptops", "mri_machine"]


def test_satellite_is_silent_when_there_is_nothing_to_draw_or_load() -> None:
    play = complete(completing("laptops").seat(1, fulfilled="satellite").put("deck"))
    assert play.match.result is not None
    assert play.match.result.ending == "ending-cards"


# -- segways


def test_segways_join_the_crew_at_any_time() -> None:
    play = Play(harbour().seat(1, fulfilled="segways cups")).use(1, "segways")
    play.expect(1, "ask-segways").answer("move segways crew")
    assert play.cards("crew-1") == ["segways"]
    play.expect(0, "ask-lead")


def test_segways_become_a_good() -> None:
    play = Play(harbour().seat(0, fulfilled="segways")).use(0, "segways")
    assert play.do(0, "move segways goods").cards("goods-0") == ["segways"]


@pytest.mark.rule("AMB-064")
def test_segways_go_aboard_and_may_complete_a_ship() -> None:
    position = acting("supply", 1, 0).seat(0, fulfilled="segways", hand="cups")
    position.put("contracts-0", "batteries").put("cargo-0", "jets")
    play = Play(position).use(0, "segways").do(0, "load segways ship-0")
    assert (play.cards("fulfilled-0"), play.at(0)) == (["batteries"], "sea")
    play.expect(0, "ask-supply")


@pytest.mark.rule("AMB-029")
def test_segways_judge_room_without_themselves() -> None:
    play = Play(harbour().seat(0, fulfilled="segways", crew="jets", goods="cups soap"))
    play.refuse(0, "use segways")


@pytest.mark.rule("AMB-028")
def test_segways_leaving_may_cost_crew() -> None:
    position = harbour().seat(0, fulfilled="segways", crew="jets drones")
    play = Play(position).use(0, "segways").do(0, "move segways goods")
    play.expect(0, "ask-prune-crew").answer("jets")
    assert play.cards("crew-0") == ["drones"]


@pytest.mark.rule("IX-41", "AMB-080")
def test_segways_move_before_scoring_without_completing_anything() -> None:
    position = harbour().seat(0, fulfilled="segways").put("contracts-0", "batteries")
    play = scored(position.put("cargo-0", "jets")).expect(0, "ask-segways")
    play.answer("load segways ship-0")
    assert (play.part(0, "containers"), play.cards("fulfilled-0")) == (4, [])


@pytest.mark.rule("IX-41")
def test_segways_may_stay_at_the_end() -> None:
    play = scored(harbour().seat(0, fulfilled="segways")).skip(0)
    assert play.cards("fulfilled-0") == ["segways"]


@pytest.mark.rule("AMB-029")
def test_segways_without_room_are_not_asked_at_the_end() -> None:
    position = harbour().seat(0, fulfilled="segways", crew="jets", goods="cups soap")
    assert scored(position).cards("fulfilled-0") == ["segways"]


# -- smart_cars


def test_smart_cars_put_a_hand_card_on_the_island_for_two() -> None:
    play = Play(acting("load", 1, 0).seat(0, fulfilled="smart_cars", hand="cups rice"))
    play.do(0, "load-sell smart_cars rice")
    assert (play.cards("island"), play.credits(0)) == (["rice"], 12)
    assert not play.table.sold


@pytest.mark.rule("AMB-017")
def test_smart_cars_work_once_per_turn() -> None:
    play = Play(loading("smart_cars", todo=2).seat(0, hand="cups soap"))
    play.do(0, "load-sell smart_cars cups").refuse(0, "load-sell smart_cars soap")


def test_smart_cars_need_a_hand_card() -> None:
    play = Play(acting("load", 1, 0).seat(0, fulfilled="smart_cars"))
    play.expect(1, "ask-lead")


# -- tablets


@pytest.mark.rule("IX-19", "AMB-051")
@pytest.mark.parametrize(("aboard", "paid"), [(6, 14), (7, 14), (8, 18), (9, 18), (10, 20)])
def test_tablets_pay_for_eight_and_for_ten(aboard: int, paid: int) -> None:
    cargo = "jets drones fridges laptops satellite segways telescopes batteries robo_cats nanobots"
    position = harbour().seat(0, fulfilled="tablets")
    table = Play(position.put("cargo-0", *cargo.split()[:aboard])).table
    assert payout(table, table.ships[0]) == paid


def test_tablets_let_own_ships_take_ten() -> None:
    table = Play(harbour().seat(0, fulfilled="tablets")).table
    assert [capacity(table, ship) for ship in table.ships] == [10, 10, 6, 6]


# -- telescopes


def test_telescopes_trade_technology_goods_for_four_each() -> None:
    position = harbour().seat(0, fulfilled="telescopes cups", goods="jets drones tablets rice")
    play = Play(position).use(0, "telescopes").expect(0, "ask-telescopes").answer("jets", "tablets")
    assert (play.credits(0), play.cards("goods-0")) == (18, ["drones", "rice"])
    assert play.cards("discard") == ["jets", "tablets"]


@pytest.mark.rule("AMB-069")
def test_telescopes_cannot_trade_virtual_goods() -> None:
    position = harbour().seat(0, fulfilled="telescopes joe_wiggins", goods="rice")
    Play(position).refuse(0, "use telescopes")


def test_telescopes_may_end_the_match() -> None:
    position = harbour(credits=[46, 0]).seat(0, fulfilled="telescopes", goods="jets")
    play = Play(position).use(0, "telescopes").do(0, "jets")
    assert play.table.ending == "ending-credits"


@pytest.mark.rule("AMB-080")
def test_telescopes_trade_before_majorities_are_counted() -> None:
    position = harbour().seat(0, fulfilled="telescopes", goods="jets").seat(1, goods="drones")
    play = scored(position).expect(0, "ask-telescopes").answer("jets")
    assert (play.part(0, "credits"), play.part(1, "most-technology")) == (14, 6)


def test_telescopes_may_keep_every_good() -> None:
    play = Play(harbour().seat(0, fulfilled="telescopes", goods="jets")).use(0, "telescopes")
    assert play.do(0, "none").credits(0) == 10


def test_telescopes_ask_nothing_at_the_end_without_technology_goods() -> None:
    assert scored(harbour().seat(0, fulfilled="telescopes", goods="cups")).credits(0) == 10


# -- televisions


def test_televisions_let_technology_cover_any_requirement() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="televisions", hand="jets")
    play = Play(position.put("contracts-0", "rice")).do(0, "load jets ship-0")
    assert play.cards("cargo-0") == ["jets"]


@pytest.mark.rule("AMB-042")
def test_televisions_match_containers_anew_as_others_come() -> None:
    position = acting("load", 1, 0).seat(0, fulfilled="televisions", hand="jets")
    position.options(values={"batteries": {"load": 1}, "rice": {"load": 1}})
    position.put("contracts-0", "batteries rice").put("cargo-0", "drones")
    assert complete(position).cards("fulfilled-0") == ["televisions", "batteries", "rice"]


def test_televisions_do_not_help_opponents() -> None:
    position = harbour().seat(0, fulfilled="televisions").put("contracts-2", "rice")
    table = Play(position).table
    assert unwanted(table, table.ships[2], (table.box.ids["jets"],))


# -- wind_turbines


@pytest.mark.rule("AMB-143")
def test_wind_turbines_have_the_power_of_another_fulfilled_card() -> None:
    play = complete(completing("wind_turbines").seat(1, fulfilled="laptops"))
    play.expect(0, "ask-wind-turbines").answer("laptops").expect(1, "ask-lead")
    table = play.table
    assert table.power(table.box.ids["wind_turbines"]) == "laptops"


@pytest.mark.rule("AMB-143")
def test_wind_turbines_copy_only_low_tiers() -> None:
    complete(completing("wind_turbines").seat(1, fulfilled="nanobots")).expect(1, "ask-lead")


@pytest.mark.rule("IX-11", "AMB-143")
def test_wind_turbines_resolve_a_copied_immediate_power_once() -> None:
    play = complete(completing("wind_turbines").seat(0, fulfilled="danger_pets"))
    play.do(0, "danger_pets")
    assert (play.credits(0), play.credits(1)) == (18, 8)


@pytest.mark.rule("IX-12", "AMB-143")
def test_wind_turbines_copying_segways_move_and_then_forget_it() -> None:
    play = complete(completing("wind_turbines").seat(0, fulfilled="segways cups"))
    play.do(0, "segways").use(0, "wind_turbines").do(0, "move wind_turbines goods")
    table = play.table
    assert play.cards("goods-0") == ["wind_turbines"]
    assert table.power(table.box.ids["wind_turbines"]) == "wind_turbines"


@pytest.mark.rule("AMB-143")
def test_wind_turbines_apply_a_copied_destination_at_once() -> None:
    position = completing("wind_turbines").seat(1, fulfilled="small_poodles")
    play = complete(position).do(0, "small_poodles")
    assert (play.cards("goods-0"), play.cards("fulfilled-0")) == (["wind_turbines"], [])


@pytest.mark.rule("AMB-071")
def test_wind_turbines_keep_a_limit_of_their_own() -> None:
    position = completing("wind_turbines", todo=3).seat(0, fulfilled="smart_cars")
    play = complete(position.seat(0, hand="cups soap")).do(0, "smart_cars")
    play.do(0, "load-sell smart_cars cups").do(0, "load-sell wind_turbines soap")
    assert play.credits(0) == 20


@pytest.mark.rule("AMB-143")
def test_wind_turbines_cannot_use_a_power_that_works_from_the_hand() -> None:
    play = complete(completing("wind_turbines").seat(0, fulfilled="lutefisk"))
    play.do(0, "lutefisk").expect(1, "ask-lead").expect_nothing(0)
