"""Each pretend card does what it says; together they use every mechanism of the engine."""

from __future__ import annotations

from random import Random

import pytest

from portside.engine.knowledge import determinize
from portside.testing import Scene, Script, scene
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def test_bell() -> None:
    play = Script(market().seat(0, hand="lamp").seat(1, stalls="bell")).do(0, "open lamp")
    assert play.counter("coins", 1) == 6


def test_bell_is_silent_for_its_own_seat() -> None:
    play = Script(market().seat(0, hand="lamp", stalls="bell")).do(0, "open lamp")
    assert play.counter("coins", 0) == 5


def test_bells_of_several_seats_ring_without_a_question() -> None:
    play = Script(market(3).seat(0, hand="lamp").seat(1, stalls="bell bell#2 lamp#2"))
    play.do(0, "open lamp").expect(1, "ask-lead")
    assert [play.counter("coins", seat) for seat in range(3)] == [5, 7, 5]


def test_broom() -> None:
    placed = market(3).seat(0, hand="broom").put("discard", "bell drum kite").put("deck", "lamp")
    play = Script(placed).do(0, "open broom")
    assert play.cards("discard") == []
    assert sorted(play.cards("deck")) == ["bell", "drum", "kite", "lamp"]
    *below, top = play.cards("deck")
    assert all(play.sees(seat, top) for seat in (0, 1, 2, None))
    assert not any(play.sees(0, card) for card in below)


def test_broom_with_nothing_to_shuffle() -> None:
    play = Script(market().seat(0, hand="broom").put("deck"))
    assert play.do(0, "open broom").cards("deck") == []


def test_cloak() -> None:
    play = Script(market().seat(0, hand="firework").seat(1, stalls="cloak"))
    play.do(0, "open firework").expect(0, "ask-firework").answer("cloak")
    assert play.cards("hand-1") == ["cloak"]
    assert play.sees(0, "cloak"), "everybody saw it go there"


def test_crown() -> None:
    play = Script(market().seat(0, hand="crown", stalls="crown#2 crown#3").facts(coins=[2, 9]))
    play.do(0, "open crown")
    assert play.match.result is not None
    assert play.match.result.winners == (0,), "although seat 1 has more points"
    assert play.match.result.ending == "ending-crown"


def test_crown_wins_only_as_the_third() -> None:
    play = Script(market().seat(0, hand="crown", stalls="crown#2")).do(0, "open crown")
    assert play.match.result is None


def test_drum() -> None:
    play = Script(market().seat(0, hand="bell").seat(1, stalls="drum bell#2").put("deck", "kite"))
    play.do(0, "open bell").expect(1, "ask-drum").answer("draw")
    assert play.cards("hand-1") == ["kite"]


def test_drum_may_be_silent() -> None:
    play = Script(market().seat(0, hand="bell").seat(1, stalls="drum bell#2").put("deck", "kite"))
    play.do(0, "open bell").skip(1)
    assert play.cards("hand-1") == []


def test_drum_sounds_once_per_turn() -> None:
    play = Script(market().seat(1, stalls="drum whistle whistle#2 whistle#3"))
    play.use(1, "whistle").expect(1, "ask-drum").answer("draw")
    play.use(1, "whistle").expect(0, "ask-lead")
    assert len(play.cards("hand-1")) == 1
    play.do(0, "draw").use(1, "whistle").expect(1, "ask-drum")


def test_drums_of_one_seat_are_ordered_by_it() -> None:
    placed = market().seat(0, hand="lamp").seat(1, stalls="drum drum#2 bell")
    play = Script(placed.put("deck", "kite kite#2 kite#3")).do(0, "open lamp")
    play.expect(1, "order-powers").answer("drum#2").expect(1, "ask-drum")
    assert play.prompt(1).card == "drum#2"
    play.answer("draw").expect(1, "ask-drum").answer("pass")
    assert len(play.cards("hand-1")) == 1


def test_firework() -> None:
    play = Script(market().seat(0, hand="firework").seat(1, stalls="lamp bell"))
    play.do(0, "open firework").expect(0, "ask-firework").answer("bell")
    assert play.cards("discard") == ["bell"]
    assert play.counter("coins", 1) == 5, "a closed bell is silent"


def test_firework_without_another_stall() -> None:
    play = Script(market().seat(0, hand="firework")).do(0, "open firework")
    assert play.cards("stalls-0") == ["firework"]


def test_firework_ends_what_is_being_resolved_around_it() -> None:
    placed = market().seat(0, hand="mirror").seat(1, stalls="firework bell")
    play = Script(placed).do(0, "open mirror").expect(0, "ask-mirror").answer("firework")
    play.expect(0, "ask-firework").answer("bell")
    assert play.cards("discard") == ["bell"]
    assert play.counter("coins", 1) == 5


def test_hourglass() -> None:
    play = Script(market().seat(0, hand="hourglass")).do(0, "open hourglass")
    play.expect(0, "ask-lead").answer("draw").expect(1, "ask-lead")


def test_kite() -> None:
    play = Script(market().seat(0, hand="kite").put("deck", "bell drum lamp")).do(0, "open kite")
    assert play.cards("hand-0") == ["lamp", "drum"]


def test_lamp() -> None:
    play = Script(market().seat(0, hand="crown", stalls="lamp")).do(0, "open crown")
    assert play.counter("coins", 0) == 4


def test_lamps_add_up_but_nothing_is_paid_out() -> None:
    play = Script(market().seat(0, hand="bell", stalls="lamp lamp#2")).do(0, "open bell")
    assert play.counter("coins", 0) == 5


def test_lamp_shines_for_its_owner_only() -> None:
    play = Script(market().seat(0, hand="crown").seat(1, stalls="lamp")).do(0, "open crown")
    assert play.counter("coins", 0) == 3


def test_mirror() -> None:
    play = Script(market().seat(0, hand="mirror lamp").seat(1, stalls="whistle"))
    play.do(0, "open mirror").auto().expect(1, "ask-lead")
    play.use(0, "mirror")
    assert play.cards("discard") == ["mirror"]
    assert play.counter("coins", 0) == 6


def test_mirror_does_at_once_what_its_model_does_on_opening() -> None:
    play = Script(market().seat(0, hand="mirror").seat(1, stalls="kite").put("deck", "lamp bell"))
    play.do(0, "open mirror").auto()
    assert play.cards("hand-0") == ["bell", "lamp"]


def test_mirror_lives_by_the_copied_power() -> None:
    placed = market().seat(0, hand="mirror").seat(1, stalls="bell", hand="lamp")
    play = Script(placed).do(0, "open mirror").auto().do(1, "open lamp")
    assert play.counter("coins", 0) == 5, "4 after paying, 1 rung by the mirror"


def test_mirror_forgets_when_it_closes() -> None:
    placed = market().seat(0, hand="mirror").seat(1, stalls="cloak", hand="firework")
    play = Script(placed).do(0, "open mirror").auto()
    play.do(1, "open firework").expect(1, "ask-firework").answer("mirror")
    assert play.cards("hand-0") == ["mirror"], "a copied cloak saves the mirror"
    assert play.match.view(None)["copies"] == {}


def test_mirror_of_a_mirror_copies_what_that_one_copies() -> None:
    placed = market().seat(0, hand="mirror").seat(1, stalls="lamp", hand="mirror#2")
    play = Script(placed).do(0, "open mirror").auto()
    play.do(1, "open mirror#2").expect(1, "ask-mirror").answer("mirror")
    assert play.match.view(None)["copies"] == {"mirror": "lamp", "mirror#2": "lamp"}


def test_mirror_alone_reflects_nothing() -> None:
    play = Script(market().seat(0, hand="mirror")).do(0, "open mirror")
    assert play.match.view(None)["copies"] == {}


def test_net() -> None:
    placed = market(3).seat(0, hand="net").seat(1, hand="lamp bell").seat(2, hand="kite")
    play = Script(placed).do(0, "open net")
    play.expect(2, "ask-net").answer("kite")
    assert play.cards("hand-2") == ["kite"], "nothing moves before all have answered"
    play.expect(1, "ask-net").answer("bell")
    assert play.cards("hand-0") == ["bell", "kite"]
    assert not play.sees(2, "bell")


def test_net_catches_nothing_from_empty_hands() -> None:
    play = Script(market().seat(0, hand="net")).do(0, "open net").expect(1, "ask-lead")
    assert play.cards("hand-0") == []


def test_oracle() -> None:
    placed = market(3).seat(0, hand="oracle").put("deck", "bell lamp kite crown")
    play = Script(placed).do(0, "open oracle")
    assert play.counter("coins", 0) == 5 - 1 + 2
    assert [line["cards"] for line in play.log(None, "log-foretold")] == [["crown"]]
    assert sorted(play.cards("deck")) == ["bell", "crown", "kite", "lamp"]
    assert not any(play.sees(None, card) for card in play.cards("deck"))


def test_oracle_earns_nothing_for_a_free_card() -> None:
    play = Script(market().seat(0, hand="oracle").put("deck", "kite")).do(0, "open oracle")
    assert play.counter("coins", 0) == 4


def test_oracle_sees_nothing_in_an_empty_deck() -> None:
    play = Script(market().seat(0, hand="oracle").put("deck")).do(0, "open oracle")
    assert play.counter("coins", 0) == 4


def test_oracle_pays_the_printed_price_whatever_the_owner_would_pay() -> None:
    placed = market().seat(0, hand="oracle", stalls="lamp").put("deck", "crown")
    assert Script(placed).do(0, "open oracle").counter("coins", 0) == 7


def test_what_an_oracle_showed_is_remembered_in_imagined_worlds() -> None:
    placed = market().seat(0, hand="oracle", stalls="drum").put("deck", "kite lamp net crown")
    play = Script(placed).do(0, "open oracle").expect(0, "ask-drum")
    for seed in range(20):
        world = determinize(play.match, 1, Random(seed)).table
        assert isinstance(world, Night)
        assert world.coins[0] == 6, "the crown was seen, so no other card can have been there"


@pytest.mark.rule("PR-10")
def test_whistle() -> None:
    play = Script(market().seat(0, hand="lamp").seat(1, stalls="whistle"))
    play.expect(1, "offer").use(1, "whistle").expect(0, "ask-lead").expect_nothing(1)
    assert play.counter("coins", 1) == 7
    assert play.cards("discard") == ["whistle"]


def test_whistle_of_the_leader_is_an_option_of_its_own() -> None:
    play = Script(market().seat(0, stalls="whistle")).use(0, "whistle").expect(0, "ask-lead")
    assert play.counter("coins", 0) == 7
