"""Where cards lie and who knows them there."""

from __future__ import annotations

from itertools import permutations

import pytest

from portside.engine.events import Log
from portside.engine.zones import deal, move, random_card, reveal, roll, shuffle, sweep
from portside.testing import scene
from portside.testing.pretend import GAME
from portside.testing.pretend.table import Night
from portside.testing.pretend.verbs import discount

PUBLIC = 3
"""The bit after the last of three seats."""


def table(**hands: str) -> Night:
    placed = scene(GAME, 3, leader=0).put("deck", "bell drum lamp").put("discard", "net")
    for name, cards in hands.items():
        placed.put(name.replace("_", "-"), cards)
    t = placed.match().table
    assert isinstance(t, Night)
    return t


def knows(t: Night, key: str) -> set[int]:
    return {seat for seat in range(4) if t.known[t.box.ids[key]] >> seat & 1}


def card(t: Night, key: str) -> int:
    return t.box.ids[key]


def test_a_card_goes_on_top_or_below() -> None:
    t = table()
    move(t, card(t, "bell"), t.box.discard)
    assert t[t.box.discard] == (card(t, "net"), card(t, "bell"))
    assert t[t.box.deck] == (card(t, "drum"), card(t, "lamp"))
    move(t, card(t, "bell"), t.box.deck, bottom=True)
    assert t[t.box.deck][0] == card(t, "bell")
    assert t.where[card(t, "bell")] == t.box.deck


PLACES = ("deck", "discard", "hand-0", "stalls-0", "hand-1", "stalls-1")


@pytest.mark.parametrize(("source", "to"), list(permutations(PLACES, 2)))
def test_dealing_and_sweeping_are_so_many_moves(source: str, to: str) -> None:
    def fresh() -> tuple[Night, int, int]:
        t = table(hand_0="kite crown", hand_1="oracle", stalls_0="bell#2 lamp#2", stalls_1="net#2")
        t.log = Log()
        return t, t.box.numbers[source], t.box.numbers[to]

    t, here, there = fresh()
    for each in t[here][:-3:-1]:
        move(t, each, there)
    for each in t[there]:
        move(t, each, here)
    for each in reversed(t[here]):
        move(t, each, there)
    at_once, here, there = fresh()
    deal(at_once, here, 2, there)
    sweep(at_once, there, here)
    sweep(at_once, here, there, turned=True)
    assert at_once.state() == t.state()
    assert at_once.log is not None and t.log is not None
    assert at_once.log.entries == t.log.entries


def test_powers_live_where_cards_lie() -> None:
    t = scene(GAME, 3, leader=0).seat(0, hand="lamp").match().table
    assert isinstance(t, Night)
    lamp = card(t, "lamp")
    move(t, lamp, t.seats[0].stalls)
    assert t.listeners == {discount: 1 << lamp}
    assert t.owner(lamp) == 0
    move(t, lamp, t.box.discard)
    assert t.listeners == {}


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    t = table()
    move(t, card(t, "lamp"), t.seats[1].hand)
    assert knows(t, "lamp") == {1}


def test_a_card_laid_open_is_known_to_all() -> None:
    t = table(hand_0="kite")
    move(t, card(t, "kite"), t.seats[0].stalls)
    assert knows(t, "kite") == {0, 1, 2, PUBLIC}


def test_a_hand_card_once_shown_stays_known() -> None:
    t = table(hand_0="kite lamp#2")
    reveal(t, [card(t, "kite")])
    move(t, card(t, "lamp"), t.seats[0].hand)
    assert knows(t, "kite") == {0, 1, 2, PUBLIC}
    assert knows(t, "lamp") == {0}


def test_a_card_taken_up_in_the_open_is_still_known() -> None:
    t = table()
    move(t, card(t, "net"), t.seats[2].hand)
    assert knows(t, "net") == {0, 1, 2, PUBLIC}


def test_a_face_down_card_leaving_a_hand_blinds_those_who_see_neither_end() -> None:
    t = table(hand_0="kite lamp#2")
    reveal(t, [card(t, "kite"), card(t, "lamp#2")])
    move(t, card(t, "kite"), t.seats[1].hand)
    assert knows(t, "kite") == {0, 1}
    assert knows(t, "lamp#2") == {0, 1}, "seat 1 saw which card came, the others did not"


def test_the_receiver_of_a_face_down_card_still_knows_the_rest() -> None:
    t = table(hand_0="kite lamp#2")
    reveal(t, [card(t, "lamp#2")], eyes=1 << 1)
    move(t, card(t, "kite"), t.seats[1].hand)
    assert knows(t, "lamp#2") == {0, 1}


def test_a_known_card_is_followed_from_the_deck_into_a_hand() -> None:
    t = table()
    reveal(t, [card(t, "lamp")])
    move(t, card(t, "lamp"), t.seats[0].hand)
    assert knows(t, "lamp") == {0, 1, 2, PUBLIC}


def test_a_card_seen_on_the_deck_stays_known_until_a_shuffle() -> None:
    t = table()
    reveal(t, [card(t, "lamp")], eyes=1 << 2)
    move(t, card(t, "net"), t.box.deck, bottom=True)
    assert knows(t, "lamp") == {2}
    shuffle(t, t.box.deck)
    assert knows(t, "lamp") == set()
    assert knows(t, "net") == set()


def test_who_knew_a_card_is_remembered_for_the_step() -> None:
    t = table()
    reveal(t, [card(t, "lamp")], eyes=1 << 2)
    shuffle(t, t.box.deck)
    assert t.forgotten == {card(t, "lamp"): 1 << 2}


def test_shuffling_an_open_pile_hides_nothing() -> None:
    t = table()
    shuffle(t, t.box.discard)
    assert knows(t, "net") == {0, 1, 2, PUBLIC}


def test_a_shuffle_keeps_the_cards() -> None:
    t = table()
    before = sorted(t[t.box.deck])
    shuffle(t, t.box.deck)
    assert sorted(t[t.box.deck]) == before


@pytest.mark.parametrize(
    ("key", "to", "learns"),
    [("lamp", "hand-0", True), ("kite", "stalls-0", False), ("kite", "hand-1", True)],
)
def test_drawing_is_a_fence_and_showing_ones_own_card_is_not(
    key: str, to: str, learns: bool
) -> None:
    t = table(hand_0="kite")
    before = t.learnt
    move(t, card(t, key), t.box.numbers[to])
    assert (t.learnt > before) is learns


def test_showing_what_all_know_teaches_nothing() -> None:
    t = table()
    before = t.learnt
    reveal(t, [card(t, "net")])
    assert t.learnt == before
    reveal(t, [card(t, "lamp")])
    assert t.learnt == before + 1


def test_chance_is_a_fence() -> None:
    t = table()
    before = t.learnt
    assert roll(t, 6) in range(6)
    shuffle(t, t.box.deck)
    assert random_card(t, t.box.discard) == card(t, "net")
    assert t.learnt == before + 3
