"""Combinations of powers in which one of them comes between two halves of another."""

from __future__ import annotations

from typing import Any

import pytest

from portside.engine.zones import move
from portside.games.import_export.cards import faces
from portside.games.import_export.fulfilment import copy_power
from portside.games.import_export.queries import crew_count, crew_room_leaving, tiers
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour, scored
from tests.games.import_export.test_audit import flags, whole, with_sets


def held_by(position: Scene, hand: str, fulfilled: str) -> Scene:
    return position.seat(0, hand=hand, fulfilled=fulfilled)


def needing(slug: str, **load: int) -> dict[str, Any]:
    return {slug: {"tier": 0, "load": load}}


# -- what a load costs


@pytest.mark.rule("IE-208")
@pytest.mark.parametrize(("credits", "open_to_it"), [(2, False), (4, True)])
def test_batteries_offer_a_flag_card_only_to_who_can_pay_for_both(
    credits: int, open_to_it: bool
) -> None:
    flag = flags("technology")[0]
    position = with_sets(acting("load", 1, 0, credits=[credits, 10]))
    position.options(values=needing("laptops", technology=5)).put("contracts-0", "laptops")
    play = Play(held_by(position, f"jets drones {flag}", "batteries")).do(0, "load jets ship-0")
    offered = play.expect(0, "ask-batteries").options(0)
    assert "load drones ship-0" in offered
    assert (f"load {flag} ship-0" in offered) is open_to_it
    if open_to_it:
        play.do(0, f"load {flag} ship-0").auto()
        assert (len(play.cards("cargo-0")), play.credits(0)) == (2, 0)


@pytest.mark.rule("AMB-112", "IE-207")
def test_fake_dvds_see_both_fees_of_a_pair_of_robo_cats_as_one_loss() -> None:
    one, other = pair = flags("agriculture")[:2]
    position = with_sets(acting("load", 1, 0)).put("contracts-0", "laptops")
    position.options(values=needing("laptops", technology=2)).seat(1, fulfilled="fake_dvds")
    play = Play(held_by(position, " ".join(pair), "robo_cats"))
    play.do(0, f"load-pair robo_cats {one} {other} ship-0")
    while play.match.pending[0].kind == "ask-side":
        play.do(0, play.options(0)[0])
    assert (len(play.cards("cargo-0")), play.credits(0), play.credits(1)) == (2, 6, 12)


@pytest.mark.rule("AMB-155", "AMB-146")
def test_flour_is_loaded_whole_before_yogurt_lets_nanobots_load_in_between() -> None:
    position = with_sets(acting("contract", 1, 0)).options(values=needing("flour", consumer=4))
    position.seat(0, hand="flour flag_10 soap candy pants cups", fulfilled="nanobots")
    play = Play(position.put("deck", "coffee onions sugar wheat jets drones rope shoes"))
    play.do(0, "contract flour ship-0").do(0, "yes").do(0, "flag_10", "soap", "candy", "pants")
    if play.match.pending[0].kind == "ask-side":
        play.do(0, "yogurt")
    assert len(play.cards("cargo-0")) == 4
    while play.match.pending[0].kind != "ask-lead":
        assert play.match.pending[0].kind != "ask-load", "nothing is wanted any more"
        play.do(play.match.pending[0].seat, "pass")
    assert (play.at(0), len(play.cards("cargo-0"))) == ("sea", 4)


# -- a draw in the midst of piracy


def pirating(hand: str, fulfilled: str, **facts: Any) -> Scene:
    """Begin a position in which seat 0 pirates, and loads by Nanobots in the midst of it."""
    position = with_sets(acting("pirate", 1, 0, sea=[3], **facts))
    return held_by(position, hand, f"{fulfilled} stolen_tires nanobots")


@pytest.mark.rule("AMB-060")
def test_big_ammunition_take_a_card_though_the_emptied_ship_is_home_by_then() -> None:
    position = pirating("jets drones", "big_ammunition").put("cargo-3", "rice")
    position.options(values=needing("laptops", technology=3)).put("contracts-0", "laptops")
    play = Play(position.seat(1, hand="cups")).do(0, "pirate rice discard")
    play.do(0, "stolen_tires").do(0, "yes").do(0, "load jets ship-0")
    assert play.at(3) == "harbour"
    assert (play.cards("hand-1"), "cups" in play.cards("hand-0")) == ([], True)


@pytest.mark.rule("AMB-059")
def test_a_prize_goes_onto_another_ship_if_its_own_is_full_by_then() -> None:
    position = pirating("honey", "").put("cargo-3", "rice beer")
    position.options(values=needing("sugar", agriculture=2) | needing("onions", agriculture=2))
    position.put("contracts-0", "sugar").put("contracts-1", "onions").put("cargo-0", "coffee")
    play = Play(position).do(0, "pirate rice ship-0").do(0, "yes").do(0, "load honey ship-0")
    play.expect(0, "ask-board").answer("ship-1")
    assert play.cards("cargo-1") == ["rice"]


@pytest.mark.rule("AMB-059", "AMB-133")
def test_a_pair_of_prizes_goes_onto_another_ship_if_its_own_is_full_by_then() -> None:
    position = with_sets(acting("pirate", 2, 0, sea=[3])).put("cargo-3", "rice honey beer")
    position.options(values=needing("laptops", technology=1) | needing("drones", technology=2))
    position.put("contracts-0", "laptops").put("contracts-1", "drones")
    position.put("deck", "cups soap candy pants shoes rope pens paper")
    play = Play(held_by(position, "jets", "robo_cats stolen_tires nanobots"))
    play.do(0, "pirate-pair robo_cats rice").do(0, "pass").do(0, "pirate honey ship-0")
    play.do(0, "yes").do(0, "load jets ship-0").expect(0, "ask-board").answer("ship-1")
    assert play.cards("cargo-1") == ["rice", "honey"]


# -- two ships that come home together


@pytest.mark.rule("IX-16", "AMB-127", "AMB-070")
def test_toyota_draw_for_both_ships_of_a_partnership_though_nanobots_load_in_between() -> None:
    values = needing("teslas", luxury=1) | needing("sauna", luxury=1)
    position = with_sets(acting("contract", 1, 0))
    position.options(values=values | needing("partnership", consumer=1))
    position.put("contracts-0", "teslas").put("contracts-1", "sauna").put("cargo-0", "champagne")
    position.put("cargo-1", "gold_stuff soap").seat(1, hand="cups", fulfilled="shampoo")
    position.put("deck", "honey beer coffee wheat onions sugar")
    play = Play(held_by(position, "partnership jets", "toyota nanobots smart_cars"))
    play.do(0, "contract partnership ship-0").do(0, "ship-1")
    play.do(1, "play cups").do(0, "draw").do(0, "pass").do(1, "ship-0")
    held = len(play.cards("hand-0"))
    play.do(1, "goods champagne").do(1, "goods gold_stuff").do(1, "goods soap")
    play.do(0, "yes").do(0, "load-sell smart_cars jets")
    assert (play.at(0), play.at(1)) == ("harbour", "harbour")
    assert len(play.cards("hand-0")) == held + 3 - 1 + 3


# -- a ship that is not fulfilled early


@pytest.mark.rule("AMB-130")
def test_prefab_home_ask_again_for_another_contract_with_as_many_containers() -> None:
    position = with_sets(acting("load", 2, 0))
    values = needing("champagne", technology=4) | needing("gold_stuff", technology=4)
    position.options(values=values).put("contracts-0", "champagne").put("cargo-0", "jets")
    play = Play(held_by(position, "drones gold_stuff", "prefab_home tsukiji_fish"))
    play.do(0, "load drones ship-0").expect(0, "ask-fulfil-early").answer("no")
    play.expect(0, "ask-load").use(0, "champagne").use(0, "tsukiji_fish")
    play.do(0, "contract gold_stuff ship-0").expect(0, "ask-fulfil-early").answer("yes")
    assert "gold_stuff" in play.cards("fulfilled-0")


@pytest.mark.rule("AMB-130")
def test_prefab_home_ask_again_after_a_later_load_though_a_container_was_taken() -> None:
    position = with_sets(acting("load", 1, 0)).seat(1, fulfilled="mini_van", hand="pistols")
    position.options(values=needing("champagne", technology=4)).put("contracts-0", "champagne")
    play = Play(held_by(position.put("cargo-0", "jets"), "drones laptops tablets", "prefab_home"))
    play.do(0, "load drones ship-0").expect(0, "ask-fulfil-early").answer("no")
    play.do(1, "play pistols").do(0, "draw").do(1, "pirate-docked mini_van drones discard")
    play.do(0, "play laptops").do(1, "draw").do(0, "load tablets ship-0")
    play.expect(0, "ask-fulfil-early")


# -- a limit that goes with the card


@pytest.mark.rule("AMB-029")
@pytest.mark.parametrize(("others", "lifted"), [("jets", True), ("", False)])
def test_board_games_lift_the_limit_for_a_card_only_if_the_others_do(
    others: str, lifted: bool
) -> None:
    colours = f"board_games rice pistols sauna segways {others}"
    crew = "rope soap pens honey beer shoes paper"
    play = Play(with_sets(harbour()).seat(0, fulfilled=colours, crew=crew)).use(0, "segways")
    assert ("move segways crew" in play.options(0)) is lifted


@pytest.mark.rule("AMB-029", "AMB-143")
def test_a_copy_of_board_games_lifts_the_limit_for_board_games_that_leave() -> None:
    colours = "board_games wind_turbines jets rice pistols sauna pens"
    position = with_sets(harbour()).seat(
        0, fulfilled=colours, crew="rope soap honey beer shoes paper cups"
    )
    table = Play(position).table
    games, copy = table.box.ids["board_games"], table.box.ids["wind_turbines"]
    assert not crew_room_leaving(table, table.seats[0], games)
    copy_power(table, copy, games)
    assert crew_room_leaving(table, table.seats[0], games)
    assert crew_room_leaving(table, table.seats[0], copy)
    move(table, table.box.ids["rice"], table.box.discard)
    assert not crew_room_leaving(table, table.seats[0], games), "a colour is missing"


# -- order among powers


@pytest.mark.rule("AMB-060", "AMB-040")
@pytest.mark.parametrize(
    ("ruling", "took", "asked"),
    [
        ("acting", "rice", False),
        ("acting", "pistols", True),
        ("reacting", "rice", True),
        ("all", "rice", True),
    ],
)
def test_cannabis_is_ordered_only_where_it_has_something_to_do(
    ruling: str, took: str, asked: bool
) -> None:
    position = with_sets(acting("import", 1, 0, sea=[3]), power_order=ruling)
    position.put("cargo-3", f"{took} honey beer").put("deck", "soap pens")
    position.seat(1, fulfilled="cannabis protractors")
    play = Play(position).do(0, "ship-3").do(0, f"goods {took}").do(0, "goods honey")
    kind = play.match.pending[0].kind
    assert kind == ("order-powers" if asked else "ask-power-import")


@pytest.mark.rule("AMB-060", "AMB-054")
@pytest.mark.parametrize("ruling", ["owner", "placed"])
def test_the_owner_says_which_of_several_contracts_goes_elsewhere_first(ruling: str) -> None:
    position = with_sets(acting("load", 1, 0, sea=[1, 3]), tucked_order=ruling)
    values = needing("cheap_labor", technology=1) | needing("diesel_engine", technology=1)
    position.options(values=values)
    position.put("contracts-0", "cheap_labor diesel_engine").put("cargo-0", "drones")
    position.put("cargo-1", "rice honey").put("cargo-3", "beer soap")
    play = Play(position.seat(0, hand="jets")).do(0, "load jets ship-0")
    if ruling == "owner":
        play.expect(0, "order-powers").answer("diesel_engine").expect(0, "ask-board").answer(
            "ship-4"
        )
    aboard = play.cards("cargo-4") == ["cheap_labor"]
    assert (aboard, "cheap_labor" in play.cards("fulfilled-0")) == (
        ruling == "owner",
        ruling != "owner",
    )


# -- a power and its copy


def copying(position: Scene, slug: str) -> Play:
    """Begin with Wind Turbines that have copied a power."""
    play = Play(position)
    copy_power(play.table, play.table.box.ids["wind_turbines"], play.table.box.ids[slug])
    return play


@pytest.mark.rule("AMB-159", "AMB-143")
@pytest.mark.parametrize(("ruling", "times"), [("once", 1), ("each", 2)])
def test_what_a_power_says_cards_count_as_is_so_however_many_say_it(
    ruling: str, times: int
) -> None:
    crew = {"crew": "foxes pistols", "goods": "jets drones"}
    position = with_sets(harbour(), copied_counts=ruling).seat(1, **crew)
    table = copying(position.seat(0, fulfilled="cannons wind_turbines"), "cannons").table
    assert crew_count(table, table.seats[0], "pirate") == 2 * times
    position = with_sets(harbour(), copied_counts=ruling).seat(0, goods="jets drones")
    table = copying(position.seat(0, fulfilled="fridges wind_turbines"), "fridges").table
    assert crew_count(table, table.seats[0], "load") == times
    position = with_sets(harbour(), copied_counts=ruling).seat(0, goods="jets drones")
    play = copying(position.seat(0, fulfilled="volkswagen wind_turbines"), "volkswagen")
    table = play.table
    assert tiers(table, table.seats[0], "technology") == 1 + 2 + 2 * times


@pytest.mark.rule("AMB-159")
def test_teslas_and_their_copy_make_one_good_of_a_crew_card() -> None:
    position = harbour().seat(0, fulfilled="teslas wind_turbines", crew="sauna")
    position.facts(phase="score", ending="ending-credits").options(last_window="open")
    play = copying(position, "teslas").do(0, "done").do(1, "done")
    play.do(0, "teslas").do(0, "illegal")
    assert (play.part(0, "goods-illegal"), play.part(0, "most-illegal")) == (2, -6)


@pytest.mark.rule("AMB-143")
@pytest.mark.parametrize("slug", ["three_d_printers", "neural_units"])
def test_what_a_power_and_its_copy_both_open_is_offered_once(slug: str) -> None:
    position = with_sets(harbour()).seat(0, hand="rice").put("deck", "honey beer soap pens rope")
    position.seat(1, hand="jets cups", fulfilled=f"{slug} wind_turbines")
    options = copying(position, slug).do(0, "play rice").options(1)
    assert "draw" in options and len(options) == len({*options})


@pytest.mark.rule("AMB-041", "AMB-143")
def test_the_island_is_offered_for_auction_once_by_dark_flight_and_its_copy() -> None:
    position = with_sets(acting("import", 1, 0, sea=[3])).put("cargo-3", "rice honey")
    position.put("island", "beer").seat(0, fulfilled="dark_flight wind_turbines")
    assert copying(position, "dark_flight").options(0) == ["ship-3", "island"]


# -- limits before the count

FULL = "jets drones rice honey"


@pytest.mark.rule("AMB-157", "AMB-028")
@pytest.mark.parametrize(("ruling", "left"), [("held", 2), ("waived", 4)])
def test_segways_that_go_aboard_at_the_end_leave_room_for_fewer_goods(
    ruling: str, left: int
) -> None:
    position = with_sets(harbour(), last_limits=ruling).put("contracts-0", "laptops")
    play = scored(position.seat(0, goods=FULL, fulfilled="segways")).do(0, "load segways ship-0")
    if ruling == "held":
        play.expect(0, "ask-prune-goods").answer("jets").expect(0, "ask-prune-goods").answer("rice")
    assert (len(play.cards("goods-0")), play.part(0, "containers")) == (left, 2)


@pytest.mark.rule("AMB-157", "AMB-064")
def test_a_power_used_in_the_last_window_costs_what_is_over_the_limit_then() -> None:
    position = with_sets(harbour()).options(last_window="open")
    play = scored(position.seat(0, goods=FULL, fulfilled="bionic_ears")).use(0, "bionic_ears")
    play.do(0, "jets").do(0, "rice").expect(0, "ask-before-scoring")
    assert play.cards("goods-0") == ["drones", "honey"]


@pytest.mark.rule("AMB-157", "AMB-080")
def test_diamonds_cost_crew_that_no_contract_stands_for_any_more() -> None:
    position = harbour().seat(0, fulfilled="diamonds cologne", crew="rope soap pens")
    play = scored(position).do(0, "diamonds").do(0, "diamonds").do(0, "pass")
    play.expect(0, "ask-prune-crew").answer("rope").expect(0, "ask-cologne").answer("as import")
    assert play.part(0, "card-cologne") == 8


@pytest.mark.rule("F1-OPEN-07")
def test_nothing_is_lost_to_shrinking_limits_in_the_first_edition_at_the_end_either() -> None:
    position = harbour().options(edition="first").put("contracts-0", "laptops")
    play = scored(position.seat(0, goods=FULL, fulfilled="segways")).do(0, "load segways ship-0")
    assert len(play.cards("goods-0")) == 4


# -- piracy that a power forbids meanwhile


@pytest.mark.rule("AMB-138", "AMB-011")
def test_the_log_tells_which_announced_piracy_is_lost_to_a_ban() -> None:
    position = with_sets(acting("pirate", 2, 1, sea=[3])).put("cargo-3", "rice honey beer")
    position.options(values=needing("surstromming", agriculture=1))
    play = Play(position.put("contracts-0", "surstromming")).do(0, "pirate rice ship-0")
    lost = [(line["seat"], line["facts"]["action"]) for line in play.log(kind="log-fizzled")]
    assert lost == [(0, "pirate"), (1, "pirate")]


@pytest.mark.rule("AMB-138")
def test_the_log_tells_that_a_card_played_by_a_power_is_lost_to_a_ban() -> None:
    values = needing("surstromming", technology=1) | needing("ar_glasses", technology=1)
    position = with_sets(acting("load", 2, 0)).options(values=values)
    position.put("contracts-0", "surstromming").put("contracts-1", "ar_glasses")
    play = Play(position.put("island", "rice").seat(0, hand="jets drones pistols"))
    play.do(0, "load jets ship-0").do(0, "load drones ship-1").do(0, "pistols")
    assert [line["seat"] for line in play.log(kind="log-fizzled")] == [0]


@pytest.mark.rule("AMB-138", "AMB-133")
def test_a_second_prize_is_not_taken_if_piracy_is_forbidden_after_the_first() -> None:
    position = pirating("jets", "robo_cats").facts(todo=[2, 0]).put("cargo-3", "rice honey beer")
    position.options(values=needing("surstromming", technology=1) | needing("drones", technology=2))
    position.put("contracts-0", "surstromming").put("contracts-1", "drones")
    play = Play(position).do(0, "pirate-pair robo_cats rice").do(0, "yes")
    play.do(0, "load jets ship-0").expect(0, "ask-robo-cats")
    assert [key for key in play.options(0) if key.startswith("pirate")] == ["pirate rice discard"]
    play.do(0, "pirate rice discard")
    assert play.cards("cargo-3") == ["honey", "beer"]
    assert [line["facts"]["action"] for line in play.log(kind="log-fizzled")] == ["pirate"]


# -- room for a card that may be either of two


def crowded(goods: str, **facts: Any) -> Scene:
    """Begin a position in which seat 0 may have four Goods, two Luxury ones sharing a place."""
    return with_sets(acting("import", 1, 0, **facts)).seat(0, goods=goods, fulfilled="scotch")


@pytest.mark.rule("AMB-095", "IE-099")
@pytest.mark.parametrize(
    ("goods", "taken"),
    [("sauna rice honey beer", ["goods"]), ("sugar rice honey beer", ["lose"])],
)
def test_a_flag_card_fits_among_the_goods_if_it_does_by_one_of_its_sides(
    goods: str, taken: list[str]
) -> None:
    flag = next(card for card in flags("luxury") if card in flags("consumer"))
    position = crowded(goods).seat(0, fulfilled="dark_flight", crew="rope soap pens")
    position.put("island", f"{flag} jets").seat(0, goods="drones laptops")
    play = Play(position).do(0, "island")
    assert [key.split()[0] for key in play.options(0) if flag in key] == taken
    play.do(0, f"{taken[0]} {flag}")
    if taken == ["goods"]:
        sides = play.expect(0, "ask-side").options(0)
        assert [play.table.type(play.table.box.ids[side]) for side in sides] == ["luxury"]


# -- before a turn ends


def nearly_rich(fulfilled: str, **cards: str) -> Scene:
    """Begin a position in which seat 0 has 48 credits after its last Load action."""
    position = with_sets(acting("load", 1, 0, credits=[42, 10]))
    position.options(values=needing("laptops", technology=2)).put("contracts-0", "laptops")
    position.put("cargo-0", "drones").seat(0, hand="jets", fulfilled=fulfilled)
    return position.seat(0, **cards)


EARNING = [
    ("telescopes", {"goods": "batteries"}, ["batteries"]),
    ("iceland_water", {"hand": "rice"}, ["rice"]),
    ("sushi_knives", {"hand": "sauna teslas rolls_royce cologne"}, []),
]


@pytest.mark.rule("AMB-064", "IE-220")
@pytest.mark.parametrize(("power", "cards", "chosen"), EARNING, ids=[e[0] for e in EARNING])
def test_an_any_time_power_may_end_the_match_with_the_turn_that_ends(
    power: str, cards: dict[str, str], chosen: list[str]
) -> None:
    play = Play(nearly_rich(power, **cards)).do(0, "load jets ship-0")
    play.expect(0, "ask-end-turn").use(0, power)
    if power == "sushi_knives":
        chosen = cards["hand"].split()
    play.do(0, *chosen).do(0, "done")
    assert play.match.result is not None, "nobody else has led in between"


@pytest.mark.rule("AMB-064")
def test_segways_may_complete_a_ship_before_the_turn_ends() -> None:
    position = with_sets(acting("import", 1, 0, sea=[3])).put("cargo-3", "rice honey beer")
    position.options(values=needing("pirates", technology=1)).put("contracts-0", "pirates")
    play = Play(position.seat(0, fulfilled="segways"))
    play.do(0, "ship-3").do(0, "goods rice").do(0, "goods honey").expect(0, "ask-end-turn")
    play.use(0, "segways").do(0, "load segways ship-0").do(0, "done")
    assert play.table.leader == 0, "the further turn comes at the end of this one"


@pytest.mark.rule("AMB-064")
@pytest.mark.parametrize(("ruling", "asked"), [("open", "ask-end-turn"), ("leader", "ask-lead")])
def test_others_too_are_asked_before_a_turn_ends_if_so_ruled(ruling: str, asked: str) -> None:
    position = with_sets(harbour(), turn_window=ruling).seat(0, hand="jets")
    play = Play(position.seat(1, fulfilled="telescopes", goods="drones")).do(0, "draw")
    play.expect(1, asked)


@pytest.mark.rule("AMB-064", "AMB-065")
@pytest.mark.parametrize("hand", ["rice honey sugar beer", "jets drones pistols seeds"])
@pytest.mark.parametrize("power", ["iceland_water", "sushi_knives"])
def test_who_is_asked_before_a_turn_ends_tells_nothing_of_a_hand(power: str, hand: str) -> None:
    position = with_sets(harbour()).seat(1, hand=hand, fulfilled=power)
    Play(position).do(0, "draw").expect(1, "ask-end-turn").answer("done")


@pytest.mark.rule("AMB-064")
@pytest.mark.parametrize(
    "cards",
    [
        {"fulfilled": "telescopes", "goods": "rice"},
        {"fulfilled": "iceland_water"},
        {"fulfilled": "bionic_ears"},
        {"fulfilled": "segways"},
    ],
)
def test_nobody_is_asked_before_a_turn_ends_for_what_earns_nothing(cards: dict[str, str]) -> None:
    Play(with_sets(harbour()).seat(1, **cards)).do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("AMB-122")
def test_maple_syrup_is_not_free_any_more_once_the_load_actions_are_over() -> None:
    position = with_sets(acting("load", 1, 0, credits=[30, 10]))
    syrup = whole("maple_syrup")
    side = faces("definitive")["maple_syrup"].type
    position.options(values=needing("laptops", technology=3, **{side: 3}))
    position.put("contracts-0", "laptops").put("island", "soap")
    play = Play(position.seat(0, hand=f"jets {syrup} sauna", fulfilled="rope"))
    assert f"use {syrup}" in play.options(0)
    play.do(0, "load jets ship-0").expect(0, "ask-end-turn")
    assert f"use {syrup}" not in play.options(0)
