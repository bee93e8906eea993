"""Tables and what comes in the box."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from portside.engine.listeners import sleep, take_on
from portside.engine.zones import move, place
from portside.testing import Scene, scene
from portside.testing.laws import assert_same_table
from portside.testing.pretend import GAME
from portside.testing.pretend.moments import opening
from portside.testing.pretend.table import Keeper, Night


def market() -> Scene:
    return scene(GAME, 3, leader=1)


def table(placed: Scene) -> Night:
    t = placed.match().table
    assert isinstance(t, Night)
    return t


def test_copies_of_a_card_are_numbered() -> None:
    box = table(market()).box
    bells = [key for key in box.keys if key.partition("#")[0] == "bell"]
    assert bells == ["bell", "bell#2", "bell#3"]
    assert all(box.ids[key] == card for card, key in enumerate(box.keys))


def test_seats_go_clockwise() -> None:
    t = table(market())
    assert [int(seat) for seat in t.from_seat(1)] == [1, 2, 0]
    assert [int(seat) for seat in t.others(2)] == [0, 1]


def test_a_seat_is_a_number_that_knows_its_places() -> None:
    first, second, _ = table(market()).seats
    assert (first, second) == (0, 1) and "ab"[second] == "b" and 1 << second == 2
    assert first.hand != second.hand and not hasattr(first, "cellar")
    assert isinstance(first, Keeper) and repr(first) == "0"


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda seat: pickle.loads(pickle.dumps(seat))]
)
def test_a_copied_seat_knows_its_places(again: Callable[[Keeper], Keeper]) -> None:
    seat = table(market()).seats[1]
    twin = again(seat)
    assert isinstance(twin, Keeper)
    assert (twin, twin.hand, twin.stalls) == (1, seat.hand, seat.stalls)


def test_equal_boxes_are_the_same_box() -> None:
    assert table(market()).box is table(market()).box
    assert table(market()).box is not table(market().options(nights=9)).box
    assert pickle.loads(pickle.dumps(table(market()).box)) is table(market()).box


def test_a_place_added_during_play_belongs_to_one_table() -> None:
    t = table(market().seat(0, hand="kite"))
    twin = t.copy()
    at = twin.grow(place("cellar", "cellar", "nobody", 3))
    move(twin, t.box.ids["kite"], at)
    assert twin[at] == (t.box.ids["kite"],)
    assert len(t.places) == len(twin.places) - 1 == len(t.zones)


def test_renaming_cards_renames_everything_about_them() -> None:
    t = table(market().seat(0, hand="kite", stalls="mirror").seat(1, stalls="lamp"))
    ids = t.box.ids
    kite, mirror, lamp = ids["kite"], ids["mirror"], ids["lamp"]
    t.notes[mirror] = 4
    take_on(t, mirror, "lamp")
    sleep(t, mirror)
    t.forgotten[kite] = 0b10
    before = t.copy()
    names = list(range(len(t.where)))
    names[kite], names[mirror], names[lamp] = mirror, lamp, kite
    t.relabel(names)
    assert t[t.seats[0].hand] == (mirror,)
    assert t[t.seats[0].stalls] == (lamp,)
    assert t.where[lamp] == t.seats[0].stalls
    assert t.known[mirror] == before.known[kite]
    assert t.listeners == {opening.name: 1 << kite}  # where the lamp lay; the other is asleep
    assert (t.notes, t.acts_as, t.forgotten) == ({lamp: 4}, {lamp: "lamp"}, {mirror: 0b10})
    assert t.copies == t.asleep == 1 << lamp
    back = [names.index(card) for card in range(len(names))]
    t.relabel(back)
    assert_same_table(before, t, "after renaming there and back")


def test_the_power_of_a_card_is_its_own_or_the_copied_one() -> None:
    t = table(market().seat(0, stalls="mirror"))
    mirror = t.box.ids["mirror"]
    assert t.power(mirror) == "mirror"
    take_on(t, mirror, "lamp")
    assert t.power(mirror) == "lamp"
    assert t.box.cards[mirror].slug == "mirror"


def test_the_log_stays_behind_when_a_table_is_copied() -> None:
    t = table(market())
    assert t.log is not None
    assert t.copy().log is None
