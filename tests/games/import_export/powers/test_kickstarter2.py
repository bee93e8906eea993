"""The powers of the Kickstarter 2 set, the Captain cards among them."""

from __future__ import annotations

from typing import Any

import pytest

from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour

DECK = "gold_stuff impalas long_coats nice_suits velvet_robes champagne showers teslas artifacts"


def with_set(position: Scene) -> Scene:
    return position.options(set_kickstarter2=True)


def completing(card: str, **facts: Any) -> Scene:
    return with_set(fulfilling(card, **facts))


# -- antiquities


def test_antiquities_take_an_illegal_card_of_the_deck_and_shuffle_it() -> None:
    position = completing("antiquities").put("deck", f"pistols {DECK} foxes rice")
    play = Play(position)
    before = play.table.rng
    play.do(0, "load jets ship-0").expect(0, "ask-antiquities")
    assert sorted(play.options(0)) == ["foxes", "pistols"]
    play.answer("pistols")
    assert play.cards("hand-0") == ["pistols"]
    assert play.table.rng != before
    assert len(play.cards("deck")) == 10, "one card went to hand, one to the Island"


@pytest.mark.rule("AMB-020")
def test_antiquities_show_the_deck_to_their_owner_alone_and_only_until_it_is_shuffled() -> None:
    play = fulfil(completing("antiquities").put("deck", f"{DECK} foxes pistols"))
    assert play.sees(0, "teslas")
    assert not play.sees(1, "teslas")
    play.do(0, "foxes")
    deck = play.cards("deck")
    assert not any(play.sees(0, card) for card in deck)
    assert not play.sees(1, "foxes")


def test_antiquities_find_nothing_in_a_deck_without_illegal_cards() -> None:
    play = fulfil(completing("antiquities").put("deck", DECK))
    assert play.options(0) == ["pass"]
    play.do(0, "pass").expect(1, "ask-lead")


@pytest.mark.rule("AMB-024")
def test_antiquities_that_take_the_last_card_renew_the_deck_at_once() -> None:
    play = fulfil(completing("antiquities").put("deck", "foxes").put("discard", "teslas rice"))
    play.do(0, "foxes")
    assert len(play.cards("deck")) == 1
    assert len(play.cards("island")) == 1


# -- AR glasses


def test_ar_glasses_play_two_hand_cards_for_their_actions() -> None:
    position = completing("ar_glasses").seat(0, hand="sauna pistols").put("island", "cups rice")
    play = fulfil(position.put("deck", DECK)).expect(0, "ask-ar-glasses")
    play.answer("sauna").expect(0, "ask-supply").answer("recruit cups")
    play.do(0, "pistols").expect(0, "ask-pirate").answer("pirate rice discard")
    assert play.cards("crew-0") == ["cups"]
    play.expect(1, "ask-lead")
    assert {"sauna", "pistols"} <= set(play.cards("discard")), "played cards wait for the clean-up"


def test_ar_glasses_are_optional_and_crew_add_nothing() -> None:
    position = completing("ar_glasses").seat(0, hand="pistols", crew="foxes")
    play = fulfil(position.put("deck", DECK).put("island", "cups rice soap"))
    play.do(0, "pistols").do(0, "pirate cups discard").expect(1, "ask-lead")
    again = completing("ar_glasses").seat(0, hand="pistols").put("deck", DECK)
    assert fulfil(again).do(0, "pass").cards("hand-0") == ["pistols"]


@pytest.mark.rule("IE-119", "IE-080")
def test_ar_glasses_may_join_two_contract_cards_to_skip_a_tier() -> None:
    position = completing("ar_glasses").seat(0, hand="beer onions rolls_royce", goods="sauna")
    play = fulfil(position.put("deck", DECK)).do(0, "contracts beer onions")
    play.expect(0, "ask-contract").answer("contract rolls_royce ship-1")
    assert play.cards("contracts-1") == ["rolls_royce"]
    assert set(play.cards("discard")) == {"beer", "onions"}
    play.expect(1, "ask-lead")


def test_ar_glasses_contract_twice_when_no_tier_is_missing() -> None:
    position = completing("ar_glasses").seat(0, hand="beer onions books cups")
    play = fulfil(position.put("deck", DECK)).do(0, "contracts beer onions")
    play.do(0, "contract books ship-1").do(0, "contract cups ship-1").expect(1, "ask-lead")
    assert play.cards("contracts-1") == ["books", "cups"]


def test_ar_glasses_played_one_by_one_skip_no_tier() -> None:
    position = completing("ar_glasses").seat(0, hand="beer rolls_royce", goods="sauna")
    play = fulfil(position.put("deck", DECK)).do(0, "beer")
    assert play.options(0) == ["pass"]


@pytest.mark.rule("AMB-039", "IE-105")
def test_ar_glasses_import_as_a_lone_bidder_and_pay_the_owner() -> None:
    position = completing("ar_glasses", sea=[3]).seat(0, hand="cups").put("cargo-3", "rice soap")
    play = fulfil(position.put("deck", DECK)).do(0, "cups").expect(0, "ask-target")
    play.do(0, "ship-3").do(0, "goods rice").do(0, "goods soap")
    assert play.table.credits == [16, 12, 10]


# -- bionic ears


@pytest.mark.rule("AMB-064")
def test_bionic_ears_return_to_hand_at_any_time() -> None:
    position = with_set(harbour(leader=1)).seat(0, fulfilled="bionic_ears")
    play = Play(position.seat(1, hand="cups")).use(0, "bionic_ears")
    assert play.cards("hand-0") == ["bionic_ears"]
    play.expect(1, "ask-lead").expect_nothing(0)


@pytest.mark.rule("AMB-028")
def test_bionic_ears_shrink_the_limits_when_they_leave() -> None:
    position = with_set(harbour()).seat(0, fulfilled="bionic_ears", crew="cups soap")
    play = Play(position).use(0, "bionic_ears").expect(0, "ask-prune-crew").answer("cups")
    assert play.cards("crew-0") == ["soap"]
    play.expect(0, "ask-lead")


# -- dark flight


def island_auction(bids: tuple[int, int], tucked: str = "dark_flight") -> Play:
    position = with_set(acting("import", 1, 1)).seat(0, fulfilled=tucked)
    play = Play(position.put("island", "rice soap honey")).do(0, "island")
    for seat, bid in enumerate(bids):
        play.do(seat, str(bid))
    return play


@pytest.mark.rule("IX-47", "AMB-041")
def test_dark_flight_has_the_island_auctioned_and_keeps_the_bid() -> None:
    play = island_auction((2, 6)).do(1, "goods rice").do(1, "crew soap")
    assert play.table.credits == [16, 4]
    assert play.cards("goods-1") == ["rice"]
    assert play.cards("crew-1") == ["soap"]


@pytest.mark.rule("IX-47", "AMB-041")
def test_dark_flight_costs_its_owner_nothing_who_wins() -> None:
    play = island_auction((6, 2)).do(0, "goods rice").do(0, "goods soap")
    assert play.table.credits == [10, 10]
    assert play.cards("goods-0") == ["rice", "soap"]


@pytest.mark.rule("AMB-041")
def test_dark_flight_works_only_for_its_owner_and_with_cards_on_the_island() -> None:
    position = with_set(acting("import", 1, 0, sea=[1])).seat(1, fulfilled="dark_flight")
    play = Play(position.put("island", "rice").put("cargo-1", "cups soap"))
    assert play.options(0) == ["ship-1"]
    empty = with_set(acting("import", 1, 0, sea=[1])).seat(0, fulfilled="dark_flight")
    assert Play(empty.put("cargo-1", "cups soap")).options(0) == ["ship-1"]


# -- winning at once


def fishing(credits: list[int], goods: tuple[int, ...], tucked: str = "exotic_fish") -> Play:
    """Let seat 0 recruit a card, after which the table is looked at."""
    names = "cups soap pens books rice honey beer sugar jets drones laptops seeds pistols"
    cards = iter(f"{names} sauna teslas".split())
    position = with_set(acting("supply", 1, 0, 0, credits=credits)).put("island", "pillows")
    position.seat(0, fulfilled=f"{tucked} cologne").seat(1, fulfilled="shoes backpacks")
    position.seat(2, fulfilled="chairs lumber")
    for seat, count in enumerate(goods):
        position.seat(seat, goods=[next(cards) for _ in range(count)])
    return Play(position).do(0, "recruit pillows")


@pytest.mark.rule("IX-28", "AMB-111")
@pytest.mark.parametrize(
    ("credits", "goods", "tucked", "won"),
    [
        ([20, 10, 8], (5, 4, 4), "exotic_fish", True),
        ([20, 10, 8], (5, 5, 4), "exotic_fish", False),
        ([20, 10, 8], (5, 5, 4), "exotic_fish foxes", True),
        ([18, 10, 8], (5, 4, 4), "exotic_fish", False),
        ([0, 0, 0], (5, 4, 4), "exotic_fish", False),
        ([2, 0, 0], (5, 4, 4), "exotic_fish", True),
    ],
)
def test_exotic_fish_win_with_double_credits_and_most_goods(
    credits: list[int], goods: tuple[int, ...], tucked: str, won: bool
) -> None:
    result = fishing(credits, goods, tucked).match.result
    assert (result is not None) == won
    if result is not None:
        assert result.winners == (0,)


def improbable(crew: str, tucked: str, goods: str) -> Play:
    position = with_set(acting("import", 1, 0, sea=[3])).put("cargo-3", "teslas")
    position.seat(0, crew=crew, fulfilled=f"improbability {tucked}", goods=goods)
    return Play(position).do(0, "ship-3").do(0, "goods teslas")


@pytest.mark.rule("IX-31", "AMB-118")
def test_improbability_wins_with_every_colour_in_all_three_areas() -> None:
    play = improbable(
        "drones honey foxes soap sauna", "jets rice pistols cups", "laptops beer contraband pens"
    )
    assert play.match.result is not None
    assert play.match.result.winners == (0,)


@pytest.mark.rule("IX-31", "AMB-118")
def test_improbability_is_not_satisfied_by_all_areas_together() -> None:
    play = improbable("drones honey foxes soap", "jets rice pistols cups", "laptops beer pens")
    assert play.match.result is None


@pytest.mark.rule("AMB-069")
def test_improbability_counts_no_virtual_goods() -> None:
    play = improbable(
        "drones honey foxes soap sauna", "jets rice pistols cups joe_wiggins", "laptops beer pens"
    )
    assert play.match.result is None


@pytest.mark.rule("IX-32", "AMB-076")
@pytest.mark.parametrize(("more", "winners"), [("", (0, 1)), ("foxes", (1,))])
def test_improbability_and_mother_load_met_at_once_share_the_win(
    more: str, winners: tuple[int, ...]
) -> None:
    red = "a_small_tank ammunition big_ammunition big_cats cannabis cannons contraband"
    position = with_set(fulfilling("stretch_goal", seats=2, sea=[3]))
    position.options(set_kickstarter=True).put("cargo-3", "sauna pistols")
    position.seat(0, crew="laptops honey poison_bottles soap teslas", goods="tablets beer seeds")
    position.seat(0, goods="pens", fulfilled="improbability segways rice shotguns cups")
    position.seat(1, goods=red, fulfilled=f"mother_load pants mouthwash {more}")
    play = fulfil(position).do(0, "goods sauna").do(1, "goods pistols")
    assert play.match.result is not None
    assert play.match.result.winners == winners


# -- immediate


def stake(credits: int) -> Play:
    position = completing("lucky_cards", credits=[credits, 10, 10]).seat(1, fulfilled="fake_dvds")
    return fulfil(position.put("deck", f"{DECK} rice"))


def test_lucky_cards_pay_fifty_for_the_right_guess_of_thirty() -> None:
    play = stake(24).expect(0, "ask-name").answer("agriculture")
    assert play.credits(0) == 24 + 6 - 30 + 50
    assert play.cards("hand-0") == ["rice"]
    assert play.credits(1) == 12, "thirty spent at once is seen by Fake DVDs"


def test_lucky_cards_keep_the_stake_for_a_wrong_guess() -> None:
    play = stake(24).do(0, "luxury")
    assert play.credits(0) == 0
    assert play.cards("hand-0") == ["rice"]
    assert play.sees(1, "rice")


@pytest.mark.rule("IE-225")
def test_lucky_cards_cannot_be_resolved_below_thirty() -> None:
    play = stake(22)
    play.expect(1, "ask-lead")
    assert (play.credits(0), play.credits(1)) == (28, 10)


@pytest.mark.rule("IX-50", "AMB-030")
def test_sanitizer_exchanges_crew_and_goods_and_bubblegum_sees_new_goods() -> None:
    position = completing("sanitizer").seat(0, crew="cups soap", goods="rice", fulfilled="pens")
    play = fulfil(position.seat(1, fulfilled="bubblegum").put("deck", DECK))
    assert play.cards("crew-0") == ["rice"]
    assert play.cards("goods-0") == ["cups", "soap"]
    assert play.credits(1) == 18


@pytest.mark.rule("AMB-030", "AMB-028")
def test_sanitizer_discards_what_is_over_the_limits_by_choice() -> None:
    position = completing("sanitizer").seat(0, goods="rice cups honey").put("deck", DECK)
    play = fulfil(position.seat(1, fulfilled="bubblegum")).expect(0, "ask-prune-crew")
    play.answer("cups")
    assert play.cards("crew-0") == ["rice", "honey"]
    assert play.credits(1) == 10


def test_vaccines_take_the_whole_island_to_hand_before_the_refill() -> None:
    play = fulfil(completing("vaccines").put("island", "cups rice").put("deck", DECK))
    assert play.cards("hand-0") == ["cups", "rice"]
    assert play.cards("island") == ["artifacts"]


@pytest.mark.rule("AMB-018")
def test_vaccines_are_no_draw_and_may_find_the_island_empty() -> None:
    position = completing("vaccines").seat(1, fulfilled="lumber").put("island", "cups")
    fulfil(position.put("deck", DECK)).expect(1, "ask-lead")
    assert fulfil(completing("vaccines").put("deck", DECK)).cards("hand-0") == []


# -- piracy


def test_water_notepad_keeps_everybody_from_pirating_own_ships() -> None:
    position = with_set(acting("pirate", 0, 1, sea=[1, 3])).seat(0, fulfilled="water_notepad")
    play = Play(position.put("cargo-1", "rice").put("cargo-3", "cups"))
    assert play.options(1) == ["pirate cups discard"]
    own = with_set(acting("pirate", 1, 0, sea=[1])).seat(0, fulfilled="water_notepad")
    assert Play(own.put("cargo-1", "rice").put("island", "soap")).options(0) == [
        "pirate soap discard"
    ]


@pytest.mark.rule("AMB-011")
def test_water_notepad_lets_a_piracy_fizzle_when_nothing_else_is_left() -> None:
    position = with_set(acting("pirate", 0, 1, sea=[1])).seat(0, fulfilled="water_notepad")
    play = Play(position.put("cargo-1", "rice"))
    play.expect(1, "ask-lead")
    assert play.log(kind="log-fizzled")


def test_water_notepad_stops_mini_van_but_not_an_import() -> None:
    position = with_set(acting("pirate", 0, 1)).seat(0, fulfilled="water_notepad")
    position.seat(1, fulfilled="mini_van").put("contracts-0", "laptops").put("cargo-0", "jets")
    assert Play(position.put("deck", DECK)).options(1) == ["pirate-deck mini_van"]
    auction = with_set(acting("import", 0, 1, sea=[1])).seat(0, fulfilled="water_notepad")
    assert Play(auction.put("cargo-1", "rice")).options(0) == ["ship-1"]
