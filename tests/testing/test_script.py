"""Building positions and playing them by verbs."""

from __future__ import annotations

import pytest

import portside
from portside.engine.errors import BadScenario
from portside.engine.scenario import Scenario, read_scenario
from portside.testing import Scene, Script, Unexpected, scene
from portside.testing.pretend import GAME


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def test_a_position_is_built_and_played_in_a_few_lines() -> None:
    play = Script(market().seat(0, hand="kite lamp").put("deck", "bell drum"))
    play.do(0, "open kite").expect(1, "ask-lead").answer("draw")
    assert play.cards("stalls-0") == ["kite"]
    assert play.cards("hand-0") == ["lamp", "drum", "bell"]
    assert play.counter("coins", 0) == 5


def test_words_may_be_given_apart() -> None:
    play = Script(market().seat(0, hand="lamp").put("deck", "bell"))
    assert play.do(0, "open", "lamp").cards("stalls-0") == ["lamp"]


def test_copies_need_no_number() -> None:
    play = Script(market().seat(0, hand="kite#2 kite#3"))
    assert play.do(0, "open kite").cards("stalls-0") == ["kite#2"]


def test_an_exact_key_wins_over_other_copies() -> None:
    play = Script(market().seat(0, hand="kite#2 kite#3"))
    assert play.do(0, "open kite#3").cards("stalls-0") == ["kite#3"]


def test_a_wrong_answer_tells_what_is_asked() -> None:
    play = Script(market().seat(0, hand="kite"))
    with pytest.raises(Unexpected, match=r"Seat 0 is asked ask-lead: draw, .*open kite"):
        play.do(0, "open drum")


def test_an_unexpected_question_tells_which_one_is_asked() -> None:
    with pytest.raises(Unexpected, match="asked 'ask-lead', not 'ask-bid'"):
        Script(market()).expect(0, "ask-bid")


def test_a_seat_that_is_not_asked_cannot_be_expected() -> None:
    with pytest.raises(Unexpected, match="Seat 1 is not asked anything"):
        Script(market()).expect(1, "ask-lead")


def test_an_answer_to_several_open_questions_needs_a_seat() -> None:
    play = Script(market().put("deck", "kite")).do(0, "auction")
    with pytest.raises(Unexpected, match="Whose answer"):
        play.answer(1)


def test_forced_answers_go_by_themselves() -> None:
    play = Script(market().seat(0, hand="firework").seat(1, stalls="lamp"))
    play.do(0, "open firework").auto()
    assert play.cards("discard") == ["lamp"]


def test_forced_amounts_and_picks_go_by_themselves() -> None:
    placed = market(3).put("deck", "kite").facts(coins=[0, 0, 5])
    play = Script(placed).do(0, "auction").do(2, 0).do(1, 0).auto()
    assert play.expect(0, "ask-tie").match.waiting == [0]


def test_what_should_not_be_asked_is_checked() -> None:
    play = Script(market().seat(1, stalls="whistle"))
    with pytest.raises(Unexpected, match=r"(?s)should not be asked.*Seat 1 is offered offer"):
        play.expect_nothing(1)


def test_a_script_that_is_over_tells_the_end() -> None:
    play = Script(market().facts(coins=[20, 0])).do(0, "draw")
    assert play.scores() == [20, 0]
    assert str(play).startswith("The match is over (ending-rich); winners: [0].")


def test_any_time_powers_are_used_out_of_turn() -> None:
    play = Script(market().seat(1, stalls="whistle")).use(1, "whistle")
    assert play.counter("coins", 1) == 7


def test_refusals_are_checked() -> None:
    play = Script(market().seat(0, hand="crown").facts(coins=[1, 5]))
    assert play.refuse(0, "open crown").why_not(0, "crown") == ["why-too-dear"]
    with pytest.raises(Unexpected, match="may well answer"):
        play.refuse(0, "draw")


def test_the_outcome_can_be_read() -> None:
    play = Script(market().put("deck", "kite drum"))
    play.do(0, "draw")
    assert play.place("kite") == "hand-0"
    assert play.sees(0, "kite")
    assert not play.sees(1, "kite")
    assert not play.sees(None, "kite")
    assert [line["cards"] for line in play.log(0, "log-drew")] == [["drum", "kite"]]
    assert [line["cards"] for line in play.log(1)] == [None]
    with pytest.raises(Unexpected, match="not over"):
        play.scores()
    with pytest.raises(Unexpected, match="no place 'cellar'"):
        play.cards("cellar")
    with pytest.raises(Unexpected, match="no counter"):
        play.counter("gold", 0)


def test_undo_takes_the_last_answer_back() -> None:
    play = Script(market().seat(0, hand="lamp")).do(0, "open lamp").undo(0)
    assert play.cards("hand-0") == ["lamp"]


def test_places_not_named_are_empty_unless_dealt() -> None:
    assert Script(market()).cards("hand-1") == []
    assert len(Script(market().dealt()).cards("hand-1")) == 4


def test_a_scene_is_written_as_toml_and_read_back() -> None:
    placed = market(3).seat(1, hand="kite#2", stalls="lamp").options(tie="nobody", nights=8)
    placed.facts(coins=[1, 2, 3])
    text = placed.scenario().toml()
    assert read_scenario(text) == placed.scenario()
    assert portside.from_scenario(read_scenario(text), seed=1).number == 0


def test_odd_texts_survive_toml() -> None:
    odd = Scenario("t", 2, {'a "b"': 'c\\"\n\x7f貓'}, {}, {"x": [1, [True, "y"]], "z": [{"k": 1}]})
    assert read_scenario(odd.toml()) == odd


def test_toml_has_no_null() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        Scenario("t", 2, {}, {}, {"x": None}).toml()


def test_a_scenario_starts_a_script() -> None:
    assert Script(market().seat(0, hand="kite").scenario()).cards("hand-0") == ["kite"]


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(BadScenario, match="two places"):
        market().seat(0, hand="kite").seat(1, hand="kite").match()
