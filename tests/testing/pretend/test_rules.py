"""The numbered rules of the pretend title."""

from __future__ import annotations

import pytest

import portside
from portside.engine.errors import BadScenario
from portside.testing import Scene, Script, scene
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


@pytest.mark.rule("PR-01")
def test_everybody_starts_with_coins_and_cards() -> None:
    play = Script(portside.new_match("pretend", seats=3, seed=5))
    assert [play.counter("coins", seat) for seat in range(3)] == [5, 5, 5]
    assert [len(play.cards(f"hand-{seat}")) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("PR-01")
def test_chance_decides_who_leads_first() -> None:
    leaders = {portside.new_match("pretend", 3, seed).waiting[0] for seed in range(30)}
    assert leaders == {0, 1, 2}


@pytest.mark.rule("PR-02")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    play = Script(market().put("deck", "bell").put("discard", "kite lamp drum"))
    play.do(0, "draw")
    assert play.cards("hand-0")[0] == "bell"
    assert len(play.cards("hand-0")) == 2
    assert len(play.cards("deck")) == 2
    assert play.cards("discard") == []


@pytest.mark.rule("PR-02")
def test_nothing_is_drawn_from_nothing() -> None:
    play = Script(market().put("deck", "bell").put("discard")).do(0, "draw")
    assert play.cards("hand-0") == ["bell"]


@pytest.mark.rule("PR-03")
def test_the_leader_has_three_things_to_choose_from() -> None:
    play = Script(market().seat(0, hand="kite").put("deck", "bell"))
    assert play.options(0) == ["draw", "auction", "open kite"]


@pytest.mark.rule("PR-03")
def test_nothing_can_be_auctioned_from_an_empty_deck() -> None:
    play = Script(market().put("deck").put("discard", "bell"))
    assert play.options(0) == ["draw"]


@pytest.mark.rule("PR-04")
def test_a_stall_costs_its_price() -> None:
    play = Script(market().seat(0, hand="crown")).do(0, "open crown")
    assert play.counter("coins", 0) == 3


@pytest.mark.rule("PR-04")
def test_a_stall_that_is_too_dear_says_so() -> None:
    play = Script(market().seat(0, hand="crown kite").facts(coins=[1, 1]))
    assert play.refuse(0, "open crown").why_not(0, "crown") == ["why-too-dear"]
    assert play.why_not(0, "kite") == []
    (reason,) = play.match.why_not(0, "crown")
    assert dict(reason.facts) == {"cost": 2, "coins": 1}
    assert reason.rule == "PR-04"


@pytest.mark.rule("PR-04")
def test_opening_comes_before_reactions() -> None:
    placed = market().seat(0, hand="firework").seat(1, stalls="bell lamp")
    play = Script(placed).do(0, "open firework")
    assert play.counter("coins", 1) == 5
    play.expect(0, "ask-firework").answer("lamp")
    assert play.counter("coins", 1) == 6


@pytest.mark.rule("PR-05")
def test_the_highest_bid_is_paid_and_takes_the_card() -> None:
    play = Script(market(3).put("deck", "lamp kite")).do(0, "auction")
    assert play.sees(None, "kite")
    play.expect(1, "ask-bid").answer(3).expect(0, "ask-bid").answer(2).expect(2, "ask-bid")
    assert play.counter("coins", 1) == 5, "bids stay sealed until all are in"
    play.answer(0)
    assert play.cards("hand-1") == ["kite"]
    assert [play.counter("coins", seat) for seat in range(3)] == [5, 2, 5]


@pytest.mark.rule("PR-05")
def test_nobody_bids_more_than_they_have() -> None:
    play = Script(market().put("deck", "kite").facts(coins=[3, 0])).do(0, "auction")
    assert play.options(0) == ["0", "1", "2", "3"]
    assert play.options(1) == ["0"]


@pytest.mark.rule("PR-06")
def test_a_closed_stall_is_discarded() -> None:
    play = Script(market().seat(0, hand="firework").seat(1, stalls="lamp"))
    play.do(0, "open firework").auto()
    assert play.cards("discard") == ["lamp"]


@pytest.mark.rule("PR-07")
def test_a_tie_is_the_leaders_to_break() -> None:
    play = Script(market(3).put("deck", "kite")).do(0, "auction").do(0, 1).do(1, 4).do(2, 4)
    assert play.expect(0, "ask-tie").options(0) == ["seat-1", "seat-2"]
    play.answer("seat-2")
    assert play.cards("hand-2") == ["kite"]
    assert play.counter("coins", 2) == 1


@pytest.mark.rule("PR-07")
def test_by_another_ruling_nobody_wins_a_tie() -> None:
    placed = market().put("deck", "lamp kite").options(tie="nobody")
    play = Script(placed).do(0, "auction").do(0, 4).do(1, 4).expect(1, "ask-lead")
    assert play.cards("discard") == ["kite"]
    assert play.counter("coins", 0) == 5
    assert [line["kind"] for line in play.log()] == ["log-unsold"]


@pytest.mark.rule("PR-08")
def test_the_lead_passes_clockwise() -> None:
    play = Script(market(3))
    for seat in (0, 1, 2, 0):
        play.expect(seat, "ask-lead").answer("draw")


@pytest.mark.rule("PR-08")
def test_the_market_ends_after_the_last_night() -> None:
    play = Script(market().options(nights=4))
    for _ in range(4):
        assert play.match.result is None
        play.answer("draw")
    assert play.match.result is not None
    assert play.match.result.ending == "ending-nights"


@pytest.mark.rule("PR-08")
def test_riches_end_the_market() -> None:
    play = Script(market().facts(coins=[3, 20])).do(0, "draw")
    assert play.match.result is not None
    assert play.match.result.ending == "ending-rich"
    assert play.match.result.winners == (1,)


@pytest.mark.rule("PR-09")
def test_coins_and_stalls_are_points_and_ties_share() -> None:
    placed = market().seat(0, stalls="lamp bell").facts(coins=[18, 20])
    play = Script(placed).do(0, "draw")
    assert play.scores() == [20, 20]
    assert play.match.result is not None
    assert play.match.result.winners == (0, 1)
    assert play.match.result.scores[0].parts == {"coins": 18, "stalls": 2}


@pytest.mark.rule("PR-10")
def test_any_time_powers_are_not_offered_while_bids_are_open() -> None:
    play = Script(market().seat(1, stalls="whistle").put("deck", "kite")).do(0, "auction")
    assert [prompt.kind for prompt in play.match.pending] == ["ask-bid", "ask-bid"]


@pytest.mark.parametrize(
    "facts", [{"leader": 2}, {"leader": True}, {"coins": [1]}, {"coins": [1, -1]}, {"moon": 1}]
)
def test_impossible_facts_are_refused(facts: dict[str, object]) -> None:
    with pytest.raises(BadScenario, match="cannot be set"):
        Script(scene(GAME, 2, **facts))


def test_an_estimate_grows_with_what_a_seat_has() -> None:
    poor = Script(market()).table
    rich = Script(market().facts(coins=[9, 5])).table
    assert isinstance(rich, Night) and isinstance(poor, Night)
    assert GAME.evaluate(rich, 0) > GAME.evaluate(poor, 0) > GAME.evaluate(rich, 1)
