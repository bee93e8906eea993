"""Combinations of cards that a fresh reading of the rulebook found, and rulings that changed."""

from __future__ import annotations

from functools import cache

import pytest

import portside
from portside.games.import_export.queries import goods_by_type, tiers
from portside.games.import_export.table import Harbour
from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

SETS = {
    f"set_{name}": True for name in ("j", "kickstarter", "kickstarter2", "capital", "tokyo", "flag")
}
DECK = "artifacts showers velvet_robes diamonds long_coats impalas helicopter pillows lumber"
EASY = {"tier": 0, "load": {"technology": 1}}


def with_sets(position: Scene, **options: object) -> Scene:
    return position.options(**SETS, port="off", **options).put("deck", DECK)


@cache
def whole(side: str) -> str:
    """Return the Flag card of which this is one side; which it is is a house value."""
    box = portside.new_match("import_export", 2, 1, {"set_flag": True}).table.box
    return box.keys[box.whole[box.ids[side]]]


def flags(*types: str) -> list[str]:
    """Return the Flag cards with a side of one of some types."""
    table = portside.new_match("import_export", 2, 1, {"set_flag": True}).table
    assert isinstance(table, Harbour)
    found = [card for card in table.box.sides if any(table.bears(card, kind) for kind in types)]
    return [table.box.keys[card] for card in found]


def colours(play: Play, options: list[str]) -> set[str]:
    """Return the types of the sides on offer."""
    table = play.table
    return {table.type(table.box.ids[key]) for key in options}


# -- one action, one draw


@pytest.mark.rule("IE-125")
def test_machine_arms_repeat_loads_from_hand_but_no_other_use_of_a_load_action() -> None:
    position = with_sets(acting("load", 1, 0)).seat(0, hand="jets drones cups soap")
    position.options(values={"laptops": {"tier": 0, "load": {"technology": 5}}})
    position.seat(0, fulfilled="machine_arms cell_phones smart_cars robo_cats")
    play = Play(position.put("contracts-0", "laptops"))
    first = {key.split()[0] for key in play.options(0)}
    assert {"load", "load-draw", "load-sell", "load-pair"} <= first
    play.do(0, "load jets ship-0")
    again = {key.split()[0] for key in play.options(0)}
    assert again == {"load", "load-pair", "pass", "use"}


@pytest.mark.rule("IE-125")
def test_machine_arms_end_after_a_draw_where_nothing_can_be_loaded_from_hand() -> None:
    position = with_sets(acting("load", 1, 0)).seat(0, fulfilled="machine_arms cell_phones")
    play = Play(position.put("contracts-0", "laptops")).do(0, "load-draw cell_phones").auto()
    assert play.expect(0, "ask-load").options(0)[0] == "pass"
    assert len(play.cards("hand-0")) == 1


# -- a card counts once


@pytest.mark.rule("AMB-080", "AMB-069")
def test_crew_declared_a_good_counts_no_more_once_it_is_one() -> None:
    position = with_sets(harbour()).seat(0, crew="sauna", fulfilled="teslas cheap_shirts")
    play = scored(position).do(0, "teslas").do(0, "consumer").do(0, "sauna")
    assert goods_by_type(play.table, play.table.seats[0]) == {
        **dict.fromkeys(("technology", "agriculture", "illegal", "consumer"), 0),
        "luxury": 1,
    }
    assert (play.part(0, "goods-consumer"), play.part(0, "goods-luxury")) == (0, 1)


@pytest.mark.rule("AMB-080")
def test_crew_declared_a_good_counts_as_long_as_it_stays() -> None:
    play = scored(with_sets(harbour()).seat(0, crew="sauna", fulfilled="teslas"))
    assert play.do(0, "consumer").part(0, "goods-consumer") == 1


# -- only the side of the type a power names


@pytest.mark.rule("AMB-095", "AMB-068")
@pytest.mark.parametrize("flag", flags("agriculture"))
def test_apples_tuck_a_flag_card_by_its_agriculture_side_alone(flag: str) -> None:
    position = with_sets(fulfilling("apples")).seat(0, hand=flag)
    play = fulfil(position).do(0, flag).expect(0, "ask-side")
    assert colours(play, play.options(0)) == {"agriculture"}


@pytest.mark.rule("AMB-095", "AMB-049")
@pytest.mark.parametrize("flag", flags("agriculture", "luxury"))
def test_tsukiji_fish_contract_a_flag_card_by_a_luxury_or_agriculture_side(flag: str) -> None:
    position = with_sets(harbour()).seat(0, hand=flag, fulfilled="tsukiji_fish")
    play = Play(position).use(0, "tsukiji_fish").do(0, f"contract {flag} ship-0")
    assert colours(play, play.expect(0, "ask-side").options(0)) <= {"luxury", "agriculture"}


@pytest.mark.rule("AMB-095", "AMB-094")
@pytest.mark.parametrize("flag", flags("agriculture"))
def test_ramen_takes_a_flag_card_as_an_agriculture_good(flag: str) -> None:
    position = with_sets(fulfilling("ramen")).put("island", flag)
    play = fulfil(position).expect(0, "ask-side")
    assert colours(play, play.options(0)) == {"agriculture"}


# -- an Import action played by a power is one


@pytest.mark.rule("AMB-109", "AMB-152")
@pytest.mark.parametrize("power", ["ar_glasses", "platinum_rings"])
def test_chopsticks_turn_an_import_played_by_a_power_into_another_action(power: str) -> None:
    position = with_sets(fulfilling(power, sea=[3])).seat(0, hand="cups rice soap pens books rope")
    position.put("cargo-3", "honey beer").seat(0, fulfilled="chopsticks")
    play = fulfil(position).do(0, "cups").expect(0, "ask-execute-as")
    assert play.options(0) == ["as import", "as contract", "as load"]
    play.answer("as contract").expect(0, "ask-contract")


@pytest.mark.rule("AMB-152", "IE-052")
def test_ar_glasses_play_a_wild_pair_for_any_one_action() -> None:
    position = with_sets(fulfilling("ar_glasses")).seat(0, hand="cups soap").put("island", "rice")
    play = fulfil(position).do(0, "wild cups soap").expect(0, "ask-action")
    play.answer("as supply").expect(0, "ask-supply").answer("recruit rice").expect(1, "ask-lead")
    assert set(play.cards("discard")) >= {"cups", "soap"}
    single = with_sets(fulfilling("ar_glasses"), ar_glasses_wild="single")
    assert "wild cups soap" not in fulfil(single.seat(0, hand="cups soap")).options(0)


# -- promises of the rule text


@pytest.mark.rule("AMB-016")
@pytest.mark.parametrize("how", [{"renewal": "turn"}, {"containers": "tokens"}])
def test_owners_order_their_played_cards_where_the_order_can_count(how: dict[str, str]) -> None:
    position = harbour().options(**how).seat(0, hand="cups soap").put("deck", DECK)
    play = Play(position).do(0, "wild cups soap").do(0, "as supply").do(1, "draw")
    play.auto().expect(0, "ask-discard-first").answer("soap")
    assert play.cards("discard")[-2:] == ["soap", "cups"]


@pytest.mark.rule("AMB-016")
@pytest.mark.parametrize("how", [{}, {"renewal": "turn", "discard_order": "played"}])
def test_owners_are_not_asked_where_it_cannot_count_or_is_ruled_so(how: dict[str, str]) -> None:
    position = harbour().options(**how).seat(0, hand="cups soap").put("deck", DECK)
    play = Play(position).do(0, "wild cups soap").do(0, "as supply").do(1, "draw")
    play.auto().expect(1, "ask-lead")
    assert play.cards("discard")[-2:] == ["cups", "soap"]


@pytest.mark.rule("AMB-064", "AMB-139")
def test_any_time_powers_have_a_last_window_before_scoring() -> None:
    position = with_sets(harbour()).options(last_window="open")
    position.seat(1, fulfilled="sushi_knives", hand="cologne gold_stuff teslas champagne")
    play = scored(position).do(0, "done").expect(1, "ask-before-scoring").use(1, "sushi_knives")
    play.do(1, "cologne", "gold_stuff", "teslas", "champagne").do(1, "done")
    assert play.part(1, "credits") == 12


@pytest.mark.rule("AMB-064")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_asked_before_scoring_whatever_they_hold(seats: int) -> None:
    play = scored(harbour(seats).options(last_window="open"))
    for seat in range(seats):
        play.expect(seat, "ask-before-scoring").answer("done")
    assert play.match.result is not None


# -- rulings that changed


@pytest.mark.rule("AMB-121", "IE-112")
@pytest.mark.parametrize(("ruling", "fits"), [("any", True), ("within", False)])
def test_legos_may_go_on_a_ship_it_takes_over_the_limit(ruling: str, fits: bool) -> None:
    position = with_sets(acting("contract", 1, 0), legos_room=ruling).seat(0, hand=whole("legos"))
    sides = portside.new_match("import_export", 2, 1, {"set_flag": True}).table.box
    values = {sides.keys[s]: {"tier": 0, "load": {"luxury": 3}} for s in sides.whole}
    position.options(values=values | {"laptops": {"load": {"technology": 5}}})
    play = Play(position.put("contracts-0", "laptops"))
    assert (f"contract {whole('legos')} ship-0" in play.options(0)) is fits
    if fits:
        play.do(0, f"contract {whole('legos')} ship-0")
        assert play.expect(0, "ask-side").options(0) == ["legos"], "not the other side"


@pytest.mark.rule("AMB-122")
@pytest.mark.parametrize(("ruling", "free"), [("every", True), ("announced", False)])
def test_maple_syrup_is_free_in_a_load_action_that_a_power_gives(ruling: str, free: bool) -> None:
    syrup = whole("maple_syrup")
    position = with_sets(harbour(credits=[30, 10]), maple_syrup_load=ruling)
    position.seat(0, hand=f"{syrup} honey", fulfilled="nanobots").put("contracts-0", "rice")
    position.options(values={"rice": {"load": {"agriculture": 3}}})
    play = Play(position).do(0, "draw").do(0, "yes").expect(0, "ask-load")
    assert (f"load-free {syrup} ship-0" in play.options(0)) is free
    if free:
        play.do(0, f"load-free {syrup} ship-0").expect(0, "ask-load").answer("load honey ship-0")
        assert (play.cards("cargo-0"), play.credits(0)) == (["maple_syrup", "honey"], 30)


@pytest.mark.rule("AMB-092")
@pytest.mark.parametrize(("ruling", "count"), [("cards", 4), ("all", 5)])
def test_volkswagen_doubles_cards_and_not_joe_wiggins(ruling: str, count: int) -> None:
    position = with_sets(harbour(), volkswagen_doubles=ruling)
    position.seat(0, goods="jets", fulfilled="volkswagen joe_wiggins")
    table = Play(position).table
    assert isinstance(table, Harbour)
    assert tiers(table, table.seats[0], "technology") == count, "Harbour, jets twice, Joe Wiggins"


# -- who follows, what is loaded, from where


@pytest.mark.rule("AMB-153", "AMB-109")
@pytest.mark.parametrize(
    ("ruling", "power", "answers", "paid"),
    [
        ("any", "chopsticks", ["follow cups", "as load"], 2),
        ("any", "neural_units", ["follow-as load jets"], 2),
        ("any", "", ["draw"], 0),
        ("import", "chopsticks", ["follow cups", "as load"], 0),
        ("import", "chopsticks", ["follow cups", "as import"], 2),
    ],
)
def test_books_pay_for_whoever_follows_whatever_they_perform(
    ruling: str, power: str, answers: list[str], paid: int
) -> None:
    position = with_sets(harbour(sea=[3]), books_followers=ruling).put("cargo-3", "honey beer")
    position.seat(0, hand="pens", fulfilled="books").seat(1, hand="cups jets", fulfilled=power)
    play = Play(position).do(0, "play pens")
    for answer in answers:
        play.do(1, answer)
    assert play.credits(0) == 10 + paid


@pytest.mark.rule("AMB-153", "IX-37")
def test_books_pay_a_leader_who_performs_something_else_by_chopsticks() -> None:
    position = with_sets(harbour(sea=[3])).put("cargo-3", "honey beer")
    position.seat(0, hand="pens", fulfilled="books chopsticks").seat(1, hand="cups")
    play = Play(position).do(0, "play pens").do(0, "as load").do(1, "follow cups")
    assert play.credits(0) == 12


@pytest.mark.rule("AMB-154", "AMB-133", "AMB-125")
@pytest.mark.parametrize(("ruling", "asked"), [("own", 2), ("technology", 0)])
def test_oat_milk_sees_two_agriculture_containers_in_a_pair(ruling: str, asked: int) -> None:
    position = with_sets(acting("load", 1, 0), pair_colours=ruling).seat(0, hand="rice honey")
    position.options(values={"laptops": {"tier": 0, "load": {"technology": 2}}})
    position.seat(0, fulfilled="robo_cats").seat(1, fulfilled="oat_milk")
    play = Play(position.put("contracts-0", "laptops")).do(
        0, "load-pair robo_cats rice honey ship-0"
    )
    for _ in range(asked):
        play.expect(1, "ask-oat-milk").answer("credits")
    assert play.cards("cargo-0") == ["rice", "honey"]
    assert play.credits(1) == 10 + 2 * asked


@pytest.mark.rule("AMB-154")
def test_oat_milk_sees_no_agriculture_container_in_another_pair() -> None:
    position = with_sets(acting("load", 1, 0)).seat(0, hand="soap cups", fulfilled="robo_cats")
    position.options(values={"laptops": {"tier": 0, "load": {"technology": 2}}})
    position.seat(1, fulfilled="oat_milk").put("contracts-0", "laptops")
    play = Play(position).do(0, "load-pair robo_cats soap cups ship-0")
    assert play.credits(1) == 10


FLOUR = {"flour": {"tier": 1, "load": {"agriculture": 4}}}
CROPS = "rice honey beer wheat"


@pytest.mark.rule("AMB-155", "IE-119")
def test_flour_is_loaded_at_once_also_with_a_tier_that_was_bought() -> None:
    position = with_sets(acting("contract", 2, 0)).options(values=FLOUR)
    play = Play(position.seat(0, hand=f"flour {CROPS}")).do(0, "contract flour ship-0")
    play.expect(0, "ask-flour").answer("yes").do(0, *CROPS.split())
    assert (play.at(0), play.credits(0)) == ("sea", 20)


@pytest.mark.rule("AMB-155", "IE-200")
@pytest.mark.parametrize(("ruling", "offered"), [("hand", False), ("anywhere", True)])
def test_flour_from_the_port_is_loaded_at_once_only_if_ruled_so(ruling: str, offered: bool) -> None:
    position = acting("contract", 1, 0, colours=["agriculture", "luxury"]).put("deck", DECK)
    position.options(set_tokyo=True, port="on", flour_bundle=ruling, values=FLOUR)
    play = Play(position.put("island", "flour").seat(0, hand=CROPS))
    play.do(0, "contract-for flour ship-0 fee-4")
    assert any(prompt.kind == "ask-flour" for prompt in play.match.pending) is offered


@pytest.mark.rule("AMB-155", "IE-208", "IE-225")
def test_flour_asks_card_by_card_for_what_one_can_pay_where_flag_cards_cost_more() -> None:
    one, other = flags("agriculture")[:2]
    play = bundling(f"rice honey {one} {other} beer", 2).do(0, "rice").do(0, one)
    assert play.options(0) == ["honey", "beer"], "no second fee can be paid"
    play.do(0, "honey").do(0, "beer").do(0, play.options(0)[0])
    assert (play.at(0), play.credits(0)) == ("sea", 2 - 2 + 10)


@pytest.mark.rule("AMB-112", "IE-207")
def test_fake_dvds_see_two_fees_of_one_bundle_as_one_loss() -> None:
    one, other = flags("agriculture")[:2]
    play = bundling(f"rice honey {one} {other} beer", 4, "fake_dvds")
    play.do(0, "rice", "honey", one, other)
    while play.match.pending[0].kind == "ask-side":
        play.do(0, play.options(0)[0])
    assert (play.at(0), play.credits(0), play.credits(1)) == ("sea", 4 - 4 + 10, 10 + 2)


def bundling(hand: str, credits: int, rival: str = "") -> Play:
    """Contract Flour and say that four cards are loaded for it at once."""
    facts = {"colours": ["agriculture", "luxury"], "credits": [credits, 10]}
    position = with_sets(acting("contract", 1, 0, **facts)).options(values=FLOUR)
    position.seat(0, hand=f"flour {hand}").seat(1, fulfilled=rival)
    return Play(position).do(0, "contract flour ship-0").do(0, "yes")


@pytest.mark.rule("F1-180")
def test_flour_of_two_colours_takes_four_cards_that_go_together() -> None:
    mixed = {"flour": {"tier": 0, "load": {"agriculture": 2, "luxury": 2}}}
    position = with_sets(acting("contract", 1, 0)).options(values=mixed)
    position.seat(0, hand="flour rice honey beer sauna champagne")
    play = Play(position).do(0, "contract flour ship-0").do(0, "yes")
    play.do(0, "rice").do(0, "honey")
    assert play.options(0) == ["sauna", "champagne"]
    assert play.do(0, "sauna").do(0, "champagne").at(0) == "sea"


@pytest.mark.rule("AMB-155", "IE-208")
def test_flour_offers_no_bundle_that_nobody_could_pay() -> None:
    one, other = flags("agriculture")[:2]
    facts = {"colours": ["agriculture", "luxury"], "credits": [2, 10]}
    position = with_sets(acting("contract", 1, 0, **facts)).options(values=FLOUR)
    position.seat(0, hand=f"flour rice honey {one} {other}")
    play = Play(position).do(0, "contract flour ship-0").expect(0, "ask-flour")
    assert play.options(0)[0] == "pass"
