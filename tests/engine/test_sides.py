"""Cards with several sides, of which one is up where cards lie on the table."""

from __future__ import annotations

import pytest

from portside.engine.errors import BadScenario
from portside.engine.powers import heard
from portside.engine.scenario import Scenario, arrange
from portside.engine.table import Box, CardFace, Seat, Table
from portside.engine.zones import NOWHERE, flip, move, place, shuffle, sweep
from portside.testing.pretend import GAME
from portside.testing.pretend.verbs import Earned, Opened

COIN, HEADS, TAILS, KITE = range(4)


def box() -> Box:
    """Lay out two hands, a row where one side is up, and a pile where cards are whole."""
    coin = CardFace("coin", "back")
    sides = [CardFace(slug, "back", side_of="coin") for slug in ("bell", "drum")]
    config = GAME.configured({}, 2)
    found = Box(GAME, config, 2, [coin, *sides, CardFace("kite", "back")], Seat)
    for seat in (0, 1):
        found.add_place(place(f"hand-{seat}", "hand", "owner", 2, seat))
    found.add_place(place("row", "row", "public", 2, 0, area=0, sided=True))
    found.add_place(place("pile", "pile", "nobody", 2))
    return found


HAND, OTHER, ROW, PILE = 1, 2, 3, 4


def table() -> Table:
    t = Table(box(), 1)
    move(t, COIN, HAND)
    move(t, KITE, HAND)
    return t


def laid() -> Table:
    t = table()
    move(t, COIN, ROW)
    flip(t, TAILS)
    return t


def test_a_side_lies_in_place_of_the_whole_card() -> None:
    t = laid()
    assert t.zones[ROW] == (TAILS,)
    assert t.where[COIN] == t.where[HEADS] == NOWHERE


def test_everybody_knows_which_forms_are_not_in_play() -> None:
    t = laid()
    assert t.known[COIN] == t.known[HEADS] == t.known[TAILS] == t.everyone
    hidden = table()
    assert hidden.known[COIN] == 1 and hidden.known[HEADS] == hidden.everyone


def test_turning_what_is_up_changes_nothing() -> None:
    t = laid()
    before = t.copy().state()
    assert flip(t, TAILS) == TAILS
    assert t.state() == before


@pytest.mark.parametrize("at", [HAND, OTHER, PILE])
def test_a_card_is_whole_again_where_no_side_is_up(at: int) -> None:
    t = laid()
    move(t, TAILS, at)
    assert COIN in t.zones[at] and t.where[TAILS] == NOWHERE
    assert t.known[COIN] == t.everyone, "all saw where it went"


def test_many_cards_swept_away_are_whole_again() -> None:
    t = laid()
    move(t, KITE, ROW)
    sweep(t, ROW, PILE)
    assert t.zones[PILE] == (COIN, KITE)


def test_a_shuffle_hides_a_card_that_was_up_before() -> None:
    t = laid()
    move(t, TAILS, PILE)
    shuffle(t, PILE)
    assert t.known[COIN] == 0 and t.known[TAILS] == t.everyone


def test_only_the_side_that_is_up_listens() -> None:
    t = laid()
    assert (heard(t, Opened), heard(t, Earned)) == (0, 1 << TAILS)
    flip(t, HEADS)
    assert (heard(t, Opened), heard(t, Earned)) == (1 << HEADS, 0)
    move(t, HEADS, HAND)
    assert t.listeners == {}


def test_renaming_hidden_cards_leaves_sides_alone() -> None:
    t = laid()
    t.relabel(range(4))
    assert t.zones[ROW] == (TAILS,)


def scenario(**zones: tuple[str, ...]) -> Scenario:
    named = {name.replace("_", "-"): cards for name, cards in zones.items()}
    return Scenario(GAME.name, 2, zones=named)


def test_a_position_can_name_the_side_that_is_up() -> None:
    t = table()
    arrange(t, scenario(row=("drum",), hand_0=("kite",)))
    assert t.zones[ROW] == (TAILS,) and t.where[COIN] == NOWHERE


def test_a_position_that_names_a_side_in_a_hand_means_the_whole_card() -> None:
    t = table()
    arrange(t, scenario(hand_1=("drum",)))
    assert t.zones[OTHER] == (COIN,)


def test_two_sides_of_one_card_cannot_be_in_two_places() -> None:
    with pytest.raises(BadScenario, match="two places at once"):
        arrange(table(), scenario(row=("drum",), hand_1=("coin",)))
