"""Sights, and worlds that agree with them."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from portside.engine import game as games
from portside.engine.flow import Flow, choose, pick, these
from portside.engine.knowledge import Sight, determinize, hidden
from portside.engine.zones import reveal
from portside.testing import Scene, Script, scene
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from portside.testing.two_worlds import prompt_shown


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def dealt() -> Script:
    return Script(market(3).dealt())


def names(play: Script, cards: list[int]) -> set[str]:
    return {play.table.box.keys[card] for card in cards}


def test_what_a_seat_cannot_place_is_hidden() -> None:
    play = Script(market().seat(0, hand="kite").seat(1, hand="lamp", stalls="bell"))
    assert "lamp" in names(play, hidden(play.match, 0))
    assert "kite" not in names(play, hidden(play.match, 0))
    assert "bell" not in names(play, hidden(play.match, 0))
    assert {"kite", "lamp"} <= names(play, hidden(play.match, None))


def test_an_imagined_world_keeps_what_is_seen_and_deals_the_rest_anew() -> None:
    play = dealt()
    reveal(play.table, [play.table.box.ids[play.cards("hand-1")[0]]])
    worlds = [determinize(play.match, 0, Random(seed)) for seed in range(20)]
    hand = play.table.box.numbers["hand-1"]
    mine = play.table.box.numbers["hand-0"]
    assert all(world.table[mine] == play.table[mine] for world in worlds)
    assert all(play.table[hand][0] in world.table[hand] for world in worlds)
    assert len({world.table[hand] for world in worlds}) > 10


def test_a_world_has_its_own_future() -> None:
    play = dealt()
    worlds = [determinize(play.match, 0, Random(seed)) for seed in range(3)]
    assert len({world.table.rng for world in (play.match, *worlds)}) == 4


def test_a_world_that_is_kept_does_not_lead_back_to_the_real_future() -> None:
    play = dealt()
    world = determinize(play.match, 0, Random(1), keep=True)
    assert world.fork().table.rng == world.table.rng


def test_sealed_answers_of_others_are_forgotten() -> None:
    play = Script(market(3).dealt()).do(0, "auction").do(1, 5).do(2, 3)
    world = determinize(play.match, 2, Random(1))
    assert world.sealed == {2: 3}
    assert world.waiting == [0, 1]
    assert world.number == play.match.number - 1, "the forgotten answer is counted when given again"
    world.advance(1, 7)
    assert world.number == play.match.number


def test_backs_are_told_apart() -> None:
    play = dealt()
    box = play.table.box
    first = set(play.table[play.table.box.numbers["hand-1"]])
    kept, box.backs = box.backs, tuple("A" if c in first else "B" for c in range(len(box.keys)))
    try:
        worlds = [determinize(play.match, 0, Random(seed)) for seed in range(10)]
    finally:
        box.backs = kept
    assert all(set(world.table[play.table.box.numbers["hand-1"]]) == first for world in worlds)


def test_a_world_after_the_end_is_the_end() -> None:
    play = Script(market().facts(coins=[20, 0])).do(0, "draw")
    assert determinize(play.match, 1, Random(1)).result == play.match.result


def test_a_sight_shows_what_its_seat_sees() -> None:
    play = dealt().do(0, "draw")
    sight = Sight(play.match, 1, seed=5)
    assert sight.view == play.match.view(1)
    assert sight.log == play.match.log(1)
    assert prompt_shown(sight.prompt) == prompt_shown(play.match.prompt(1))
    assert Sight(play.match, 1, seed=5, log=False).log == []


def test_a_sight_of_an_offer_shows_the_offer() -> None:
    play = Script(market().seat(1, stalls="whistle"))
    prompt = Sight(play.match, 1, seed=5).prompt
    assert prompt.standing
    assert [option.key for option in prompt.options] == ["use whistle"]


def test_the_world_in_a_sight_is_not_the_real_one() -> None:
    play = dealt()
    sights = [Sight(play.match, 0, seed) for seed in range(10)]
    hands = {sight.world(Random(1)).table[play.table.box.numbers["hand-1"]] for sight in sights}
    assert play.table[play.table.box.numbers["hand-1"]] not in hands


def test_a_sight_can_be_sent_away_in_the_middle_of_a_step() -> None:
    play = Script(market(3).seat(0, hand="net").seat(1, hand="kite lamp").seat(2, hand="bell"))
    play.do(0, "open net").do(2, "bell")
    sight = Sight(play.match, 1, seed=3)
    packed: Sight = pickle.loads(pickle.dumps(sight))
    assert prompt_shown(packed.prompt) == prompt_shown(sight.prompt)
    assert packed.view == sight.view
    assert packed.world(Random(2)).table.zones == sight.world(Random(2)).table.zones


# -- hidden answers in the running step


def dear(t: Night, seat: int) -> list[int]:
    return [card for card in t[t.seats[seat].hand] if t.box.cards[card].cost == 2]


def secretly(t: Night) -> Flow[None]:
    """Let seat 1 think of one of its dearest cards, then ask seat 0 something."""
    yield from choose(t, 1, "ask-dear", lambda: dear(t, 1) or ("none",))
    yield from pick(2, "ask-some", lambda: t[t.seats[2].hand], 1, 2)
    yield from choose(t, 0, "ask-guess", these(("guess",)))


@pytest.fixture
def guessing(request: pytest.FixtureRequest) -> Script:
    game = games.register(replace(GAME, name=f"guess {request.node.name}", step=secretly))
    request.addfinalizer(lambda: games._registered.pop(game.name, None))
    placed = scene(game, 3, leader=0).seat(1, hand="crown kite").seat(2, hand="lamp bell net")
    return Script(placed).do(1, "crown").do(2, "lamp", "net")


def test_worlds_allow_what_others_did_in_secret(guessing: Script) -> None:
    worlds = [determinize(guessing.match, 0, Random(seed)).table for seed in range(40)]
    hands: list[Sequence[int]] = [world[world.box.numbers["hand-1"]] for world in worlds]
    assert all(dear(world, 1) for world in worlds if isinstance(world, Night))
    crown = guessing.table.box.ids["crown"]
    assert sum(crown in hand for hand in hands) < 30, "the card it thought of is not given away"


def test_a_world_of_a_seat_keeps_its_own_secret_answers(guessing: Script) -> None:
    worlds = [determinize(guessing.match, 1, Random(seed)) for seed in range(10)]
    hand = guessing.table.box.numbers["hand-1"]
    assert all(world.table[hand] == guessing.table[hand] for world in worlds)


def test_a_world_that_cannot_be_otherwise_is_the_present_one(guessing: Script) -> None:
    table = guessing.match.checkpoint
    everyone = table.everyone
    for name in ("crown#2", "crown#3", "hourglass", "hourglass#2"):
        table.known[table.box.ids[name]] = guessing.table.known[table.box.ids[name]] = everyone
    for seed in range(5):
        world = determinize(guessing.match, 0, Random(seed)).table
        assert table.box.ids["crown"] in world[world.box.numbers["hand-1"]], (
            "no other card was dear enough"
        )
