"""What the Consumer cards do, and where they stop."""

from __future__ import annotations

from typing import Any

import pytest

from portside.testing import Scene
from tests.games.import_export.scenes import Play, acting, harbour


def nearly(card: str, seats: int = 2, **facts: Any) -> Scene:
    """Begin a position in which seat 0 completes a Contract with Candy; it pays 6."""
    position = acting("load", 1, *[0] * (seats - 1), **facts)
    position.options(values={card: {"load": 2}}).seat(0, hand="candy")
    return position.put("contracts-0", card).put("cargo-0", "fake_dvds")


def fulfilled(position: Scene) -> Play:
    """Complete the Contract."""
    return Play(position).do(0, "load candy ship-0")


def importing(cargo: str, *todo: int, ship: int = 1, **facts: Any) -> Scene:
    """Begin a position in which seats import from one ship at sea, seat 0's own by default."""
    position = acting("import", *(todo or (1, 0)), sea=[ship], **facts)
    return position.put(f"cargo-{ship}", cargo)


# -- backpacks


def homecoming(**facts: Any) -> Scene:
    """Begin a position in which seat 0 pirates the last Container off its own ship."""
    return acting("pirate", 1, 0, sea=[1], **facts).put("cargo-1", "jets")


def test_backpacks() -> None:
    play = Play(homecoming().seat(1, fulfilled="backpacks")).do(0, "pirate jets discard")
    play.expect(1, "ask-backpacks").answer("draw")
    assert (play.at(1), len(play.cards("hand-1"))) == ("harbour", 1)


def test_backpacks_are_optional() -> None:
    play = Play(homecoming().seat(1, fulfilled="backpacks")).do(0, "pirate jets discard").skip(1)
    assert play.cards("hand-1") == []


def test_backpacks_ask_nothing_when_there_is_no_card_to_draw() -> None:
    position = homecoming().seat(1, fulfilled="backpacks").seat(0, hand="rice").put("deck")
    position = position.put("contracts-0", "laptops")
    play = Play(position).do(0, "pirate jets ship-0")
    assert play.at(1) == "harbour"
    play.expect(1, "ask-lead")


# -- books


def led(seats: int = 2, **cards: str) -> Play:
    """Let seat 0, who has the Books, lead Cups for Import."""
    position = harbour(seats).seat(0, fulfilled="books", hand="cups")
    for seat, hand in cards.items():
        position.seat(int(seat[-1]), hand=hand)
    return Play(position).do(0, "play cups")


def test_books() -> None:
    assert led(seat_1="pens").do(1, "follow pens").credits(0) == 12


def test_books_pay_once_however_many_join() -> None:
    play = led(3, seat_1="pens", seat_2="soap").do(1, "follow pens").do(2, "follow soap")
    assert play.credits(0) == 12


def test_books_pay_nothing_when_nobody_joins() -> None:
    assert led(seat_1="pens").do(1, "draw").credits(0) == 10


@pytest.mark.rule("IE-089")
def test_books_count_those_who_join_by_crew() -> None:
    position = harbour().seat(0, fulfilled="books", hand="cups").seat(1, crew="pens")
    assert Play(position).do(0, "play cups").do(1, "draw").do(1, "1").credits(0) == 12


def test_books_want_their_owner_to_lead() -> None:
    position = harbour().seat(0, hand="cups").seat(1, fulfilled="books", hand="pens")
    assert Play(position).do(0, "play cups").do(1, "follow pens").credits(1) == 10


def test_books_want_import() -> None:
    position = harbour().seat(0, fulfilled="books", hand="jets").seat(1, hand="drones")
    assert Play(position).do(0, "play jets").do(1, "follow drones").credits(0) == 10


# -- bubblegum and chapstick


@pytest.mark.parametrize(("card", "credits"), [("bubblegum", 4), ("chapstick", 2)])
def test_bubblegum_and_chapstick(card: str, credits: int) -> None:
    play = Play(importing("pens soap jets").seat(1, fulfilled=card)).auto()
    play.do(0, "goods pens").do(0, "goods soap")
    assert play.credits(1) == 10 + 2 * credits


def test_chapstick_stacks_with_bubblegum() -> None:
    position = importing("pens soap jets").seat(1, fulfilled="bubblegum chapstick")
    assert Play(position).auto().do(0, "goods pens").credits(1) == 16


@pytest.mark.parametrize("card", ["bubblegum", "chapstick"])
def test_bubblegum_and_chapstick_see_own_goods(card: str) -> None:
    position = importing("pens soap jets").seat(0, fulfilled=card)
    assert Play(position).auto().do(0, "goods pens").credits(0) > 10


@pytest.mark.parametrize("card", ["bubblegum", "chapstick"])
def test_bubblegum_and_chapstick_ignore_crew_and_other_types(card: str) -> None:
    play = Play(importing("pens soap jets").seat(1, fulfilled=card)).auto()
    assert play.do(0, "crew pens").do(0, "goods jets").credits(1) == 10


# -- candy


def test_candy() -> None:
    position = acting("load", 1, 0).put("contracts-0", "cups").seat(0, fulfilled="candy")
    play = Play(position.seat(0, hand="jets")).do(0, "load jets ship-0")
    assert play.cards("cargo-0") == ["jets"]


def test_candy_opens_only_consumer_contracts() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="candy")
    Play(position.seat(0, hand="rice")).refuse(0, "load rice ship-0")


def test_candy_opens_only_own_contracts() -> None:
    position = acting("load", 0, 1).put("contracts-2", "cups").seat(0, fulfilled="candy")
    Play(position.seat(1, hand="jets")).refuse(1, "load jets ship-2")


# -- chairs


@pytest.mark.rule("AMB-018")
def test_chairs() -> None:
    play = Play(harbour().seat(1, fulfilled="chairs", hand="rice jets")).do(0, "draw")
    play.expect(1, "ask-chairs").answer("rice")
    assert (play.cards("hand-1"), play.cards("discard")) == (["jets"], ["rice"])


@pytest.mark.rule("AMB-018")
def test_chairs_react_to_the_draw_of_a_follower() -> None:
    play = Play(harbour().seat(0, fulfilled="chairs", hand="cups rice")).do(0, "play cups")
    play.do(1, "draw").expect(0, "ask-chairs").answer("rice")
    assert play.cards("hand-0") == []


def test_chairs_are_optional() -> None:
    play = Play(harbour().seat(1, fulfilled="chairs", hand="rice")).do(0, "draw").skip(1)
    assert play.cards("hand-1") == ["rice"]


def test_chairs_need_a_hand() -> None:
    Play(harbour().seat(1, fulfilled="chairs")).do(0, "draw").expect(1, "ask-lead")


def test_chairs_ignore_own_draws() -> None:
    Play(harbour().seat(0, fulfilled="chairs", hand="rice")).do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("AMB-018")
def test_chairs_ignore_draws_by_power() -> None:
    play = fulfilled(nearly("cups").seat(1, fulfilled="chairs", hand="rice"))
    assert len(play.cards("hand-0")) == 5
    play.expect(1, "ask-lead")


# -- cups


def test_cups() -> None:
    assert len(fulfilled(nearly("cups")).cards("hand-0")) == 5


@pytest.mark.rule("AMB-023")
def test_cups_from_a_short_deck() -> None:
    play = fulfilled(nearly("cups").put("deck", "jets rice").put("discard", "soap"))
    assert sorted(play.cards("hand-0")) == ["jets", "rice", "soap"]


# -- fake DVDs


@pytest.mark.rule("AMB-112")
@pytest.mark.parametrize(("bid", "gain"), [(4, 2), (6, 2), (2, 0)])
def test_fake_dvds(bid: int, gain: int) -> None:
    play = Play(importing("pens soap jets", 1, 1).seat(1, fulfilled="fake_dvds"))
    play.do(0, "ship-1").do(0, bid).do(1, 0)
    assert (play.credits(0), play.credits(1)) == (10 - bid, 10 + gain)


def test_fake_dvds_ignore_own_spending() -> None:
    play = Play(importing("pens soap jets", 1, 1).seat(0, fulfilled="fake_dvds"))
    assert play.do(0, "ship-1").do(0, 4).do(1, 0).credits(0) == 6


# -- fixie bikes


@pytest.mark.parametrize("owner", [0, 1])
def test_fixie_bikes(owner: int) -> None:
    position = acting("load", 2, 0).put("contracts-0", "laptops cups").seat(0, hand="jets pens")
    play = Play(position.seat(owner, fulfilled="fixie_bikes"))
    play.do(0, "load jets ship-0").do(0, "load pens ship-0")
    assert play.credits(owner) == 10 + 2 * 2


def test_fixie_bikes_ignore_piracy() -> None:
    position = acting("pirate", 1, 0).put("contracts-0", "laptops").put("island", "jets")
    play = Play(position.seat(1, fulfilled="fixie_bikes")).do(0, "pirate jets ship-0")
    assert (play.cards("cargo-0"), play.credits(1)) == (["jets"], 10)


# -- glasses


@pytest.mark.rule("AMB-039")
def test_glasses() -> None:
    play = fulfilled(nearly("glasses", sea=[3]).put("cargo-3", "jets rice pens"))
    play.expect(0, "ask-target").answer("ship-3").do(0, "crew jets").do(0, "goods rice")
    assert (play.cards("crew-0"), play.cards("goods-0")) == (["jets"], ["rice"])
    assert (play.credits(0), play.credits(1)) == (16, 12)


@pytest.mark.rule("AMB-053", "AMB-036")
def test_glasses_find_no_ship() -> None:
    play = fulfilled(nearly("glasses"))
    assert (play.cards("goods-0"), play.credits(0)) == ([], 16)
    play.expect(1, "ask-lead")


# -- lumber


def test_lumber() -> None:
    play = Play(harbour().seat(1, fulfilled="lumber", hand="rice")).do(0, "draw")
    play.expect(1, "ask-lumber").answer("draw")
    assert len(play.cards("hand-1")) == 5


def test_lumber_reacts_to_each_draw_once() -> None:
    play = Play(harbour().seat(1, fulfilled="lumber")).do(0, "draw").do(1, "draw")
    play.expect(1, "ask-lead")


def test_lumber_reacts_to_draws_by_power() -> None:
    fulfilled(nearly("cups").seat(1, fulfilled="lumber")).expect(1, "ask-lumber")


def test_lumber_is_optional() -> None:
    play = Play(harbour().seat(1, fulfilled="lumber")).do(0, "draw").skip(1)
    assert play.cards("hand-1") == []


def test_lumber_ignores_own_draws() -> None:
    Play(harbour().seat(0, fulfilled="lumber")).do(0, "draw").expect(1, "ask-lead")


@pytest.mark.rule("AMB-018")
def test_lumber_gives_a_draw_action() -> None:
    position = harbour().seat(0, fulfilled="chairs", hand="rice").seat(1, fulfilled="lumber")
    play = Play(position).do(0, "draw").do(1, "draw").expect(0, "ask-chairs").answer("rice")
    assert play.cards("discard") == ["rice"]


@pytest.mark.rule("AMB-070")
def test_lumber_and_its_copy_set_each_other_off_only_once() -> None:
    values = {"lumber": {"tier": 1}, "wind_turbines": {"load": 2}}
    position = acting("load", 0, 1).options(values=values).seat(0, fulfilled="lumber")
    position.seat(1, hand="jets").put("contracts-2", "wind_turbines").put("cargo-2", "drones")
    play = Play(position).do(1, "load jets ship-2").do(1, "lumber").do(1, "draw")
    play.expect(0, "ask-lumber").answer("draw").expect(1, "ask-lumber").answer("draw")
    play.expect(0, "ask-lead")


# -- mouthwash


def test_mouthwash() -> None:
    assert fulfilled(nearly("pants").seat(0, fulfilled="mouthwash")).credits(0) == 16 + 2


@pytest.mark.rule("AMB-055")
def test_mouthwash_ignores_its_own_ship() -> None:
    position = nearly("mouthwash").put("contracts-0", "pants").put("cargo-0", "pens soap")
    assert fulfilled(position).credits(0) == 20


def test_mouthwash_ignores_contracts_of_others() -> None:
    assert fulfilled(nearly("pants").seat(1, fulfilled="mouthwash")).credits(1) == 10


def test_mouthwash_ignores_other_types() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").put("cargo-0", "drones")
    play = Play(position.seat(0, hand="jets", fulfilled="mouthwash")).do(0, "load jets ship-0")
    assert play.credits(0) == 16


# -- pants


def raided(ship: int, **facts: Any) -> Play:
    """Let seat 0 import two Goods from a ship."""
    position = importing("jets rice pens", ship=ship, **facts).seat(1, fulfilled="pants")
    return Play(position).auto().do(0, "goods jets").do(0, "goods rice")


def test_pants() -> None:
    assert raided(3).credits(1) == 14


def test_pants_pay_nothing_for_ships_of_others() -> None:
    assert raided(1).credits(1) == 10


@pytest.mark.rule("AMB-039")
def test_pants_pay_nothing_for_imports_by_power() -> None:
    position = nearly("paper", sea=[3]).put("cargo-3", "jets rice").seat(1, fulfilled="pants")
    assert fulfilled(position).do(0, "goods jets").credits(1) == 10


# -- paper


@pytest.mark.rule("AMB-055", "AMB-039")
def test_paper_counts_its_own_fulfilment() -> None:
    play = fulfilled(nearly("paper", sea=[3]).put("cargo-3", "jets rice"))
    play.expect(0, "ask-power-import").answer("crew jets")
    assert (play.cards("crew-0"), play.credits(1)) == (["jets"], 10)


def test_paper_counts_later_consumer_contracts() -> None:
    position = nearly("pants", sea=[3]).put("cargo-3", "jets").seat(0, fulfilled="paper")
    play = fulfilled(position).do(0, "goods jets")
    assert (play.cards("goods-0"), play.at(3)) == (["jets"], "harbour")


def test_paper_is_optional() -> None:
    play = fulfilled(nearly("paper", sea=[3]).put("cargo-3", "jets")).skip(0)
    assert play.cards("cargo-3") == ["jets"]


@pytest.mark.rule("AMB-053")
def test_paper_does_not_reach_the_departing_ship() -> None:
    fulfilled(nearly("paper")).expect(1, "ask-lead")


def test_paper_ignores_other_types() -> None:
    position = acting("load", 1, 0, sea=[3]).put("cargo-3", "soap").put("contracts-0", "laptops")
    position.put("cargo-0", "drones").seat(0, hand="jets", fulfilled="paper")
    Play(position).do(0, "load jets ship-0").expect(1, "ask-lead")


# -- pens


def test_pens() -> None:
    position = nearly("pens").seat(0, goods="soap jets").seat(1, goods="cups rope")
    assert fulfilled(position).credits(0) == 16 + 3 * 2


@pytest.mark.rule("AMB-069")
def test_pens_count_goods_that_are_no_cards() -> None:
    assert fulfilled(nearly("pens").seat(1, fulfilled="joe_wiggins")).credits(0) == 16 + 2


# -- protractors


@pytest.mark.rule("AMB-037", "AMB-039")
def test_protractors() -> None:
    play = Play(importing("jets rice pens soap").seat(1, fulfilled="protractors")).auto()
    play.do(0, "goods jets").do(0, "goods rice").expect(1, "ask-power-import")
    assert play.refuse(1, "goods jets").answer("goods pens").cards("goods-1") == ["pens"]
    assert (play.cards("cargo-1"), play.credits(0)) == (["soap"], 10)


def test_protractors_are_optional() -> None:
    play = Play(importing("jets rice pens").seat(1, fulfilled="protractors")).auto()
    play.do(0, "goods jets").do(0, "goods rice").skip(1)
    assert play.cards("cargo-1") == ["pens"]


def test_protractors_find_nothing_on_an_emptied_ship() -> None:
    play = Play(importing("jets rice").seat(1, fulfilled="protractors")).auto()
    play.do(0, "goods jets").do(0, "goods rice").expect(1, "ask-lead")
    assert play.at(1) == "harbour"


@pytest.mark.rule("AMB-039")
def test_protractors_react_to_imports_by_power() -> None:
    position = nearly("paper", sea=[1]).put("cargo-1", "jets rice").seat(1, fulfilled="protractors")
    play = fulfilled(position).do(0, "goods jets").expect(1, "ask-power-import").answer("crew rice")
    assert (play.cards("crew-1"), play.at(1)) == (["rice"], "harbour")


def test_protractors_ignore_own_imports() -> None:
    play = Play(importing("jets rice pens").seat(0, fulfilled="protractors")).auto()
    play.do(0, "goods jets").do(0, "goods rice").expect(1, "ask-lead")


# -- rope


def test_rope() -> None:
    play = Play(harbour().seat(0, fulfilled="rope", hand="jets").put("island", "rice soap"))
    play.use(0, "rope").expect(0, "ask-rope").answer("swap jets soap").expect(0, "ask-lead")
    assert (play.cards("hand-0"), play.cards("island")) == (["soap"], ["rice", "jets"])
    assert play.sees(1, "soap")


def test_rope_is_used_once_per_turn() -> None:
    play = Play(harbour().seat(0, fulfilled="rope", hand="jets").put("island", "rice soap"))
    play.use(0, "rope").do(0, "swap jets soap").refuse(0, "use rope")
    play.do(0, "draw").do(1, "draw").expect(0, "ask-lead")
    assert "use rope" in play.options(0)


@pytest.mark.rule("AMB-017")
def test_rope_waits_for_the_turn_of_its_owner() -> None:
    position = harbour().seat(1, fulfilled="rope", hand="jets").put("island", "rice")
    Play(position).expect_nothing(1)


@pytest.mark.parametrize(("hand", "island"), [("", "rice"), ("jets", "")])
def test_rope_needs_a_card_on_either_side(hand: str, island: str) -> None:
    position = harbour().seat(0, fulfilled="rope", hand=hand).put("island", island)
    Play(position).refuse(0, "use rope")


@pytest.mark.rule("AMB-064")
def test_rope_can_be_used_before_the_turn_ends() -> None:
    position = harbour().seat(0, fulfilled="rope", hand="jets").put("island", "rice")
    play = Play(position).do(0, "draw").expect(0, "ask-end-turn").use(0, "rope")
    play.do(0, "swap jets rice").do(0, "done").expect(1, "ask-lead")
    assert "rice" in play.cards("hand-0")


# -- shampoo


def test_shampoo() -> None:
    play = Play(importing("jets rice pens soap").seat(0, fulfilled="shampoo")).auto()
    play.do(0, "goods jets").do(0, "goods rice").do(0, "goods pens").expect(1, "ask-lead")
    assert play.cards("goods-0") == ["jets", "rice", "pens"]


def test_shampoo_lets_one_stop_at_two() -> None:
    play = Play(importing("jets rice pens soap").seat(0, fulfilled="shampoo")).auto()
    play.do(0, "goods jets").refuse(0, "pass").do(0, "goods rice").skip(0).expect(1, "ask-lead")


@pytest.mark.rule("IE-095")
def test_shampoo_still_allows_one_crew() -> None:
    play = Play(importing("jets rice pens soap").seat(0, fulfilled="shampoo")).auto()
    play.do(0, "crew jets").refuse(0, "crew rice").do(0, "goods rice").refuse(0, "crew pens")


def test_shampoo_serves_its_owner_alone() -> None:
    play = Play(importing("jets rice pens soap").seat(1, fulfilled="shampoo")).auto()
    play.do(0, "goods jets").do(0, "goods rice").expect(1, "ask-lead")


# -- shoes


@pytest.mark.rule("AMB-055")
def test_shoes_count_their_own_fulfilment() -> None:
    play = fulfilled(nearly("shoes")).expect(0, "ask-shoes").answer("draw")
    assert len(play.cards("hand-0")) == 1


def test_shoes_count_contracts_of_others() -> None:
    play = fulfilled(nearly("pants").seat(1, fulfilled="shoes")).expect(1, "ask-shoes")
    assert len(play.answer("draw").cards("hand-1")) == 1


@pytest.mark.rule("AMB-056")
def test_shoes_count_each_contract_of_a_ship() -> None:
    position = nearly("pants").put("contracts-0", "mouthwash").put("cargo-0", "pens soap")
    play = fulfilled(position.seat(1, fulfilled="shoes")).do(1, "draw").do(1, "draw")
    assert len(play.cards("hand-1")) == 2
    play.expect(1, "ask-lead")


def test_shoes_are_optional() -> None:
    assert fulfilled(nearly("shoes")).skip(0).cards("hand-0") == []


# -- soap


def test_soap() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="soap")
    play = Play(position.seat(0, hand="cups")).do(0, "load cups ship-0")
    assert play.cards("cargo-0") == ["cups"]


@pytest.mark.rule("IE-145")
def test_soap_helps_piracy() -> None:
    position = acting("pirate", 1, 0).put("contracts-0", "laptops").put("island", "cups")
    Play(position.seat(0, fulfilled="soap")).do(0, "pirate cups ship-0")


def test_soap_frees_only_consumer_containers() -> None:
    position = acting("load", 1, 0).put("contracts-0", "laptops").seat(0, fulfilled="soap")
    Play(position.seat(0, hand="rice")).refuse(0, "load rice ship-0")


def test_soap_serves_its_owner_alone() -> None:
    position = acting("load", 0, 1).put("contracts-2", "laptops").seat(0, fulfilled="soap")
    Play(position.seat(1, hand="cups")).refuse(1, "load cups ship-2")
