"""Whether gifts by lot tell what cards are worth."""

from __future__ import annotations

import pytest

from portside.engine.table import CardFace
from portside.testing.pretend import GAME
from scripts.gifts import MOST, SEATS, gifts, worths

GOOD, BAD = CardFace("good", ""), CardFace("bad", "")


def test_what_seats_won_with_a_card_is_what_it_is_worth() -> None:
    found = [([GOOD], 3.0), ([BAD], -1.0), ([], 0.0), ([GOOD, BAD], 2.0)] * 5
    (_, bad, _, had_bad), (_, good, _, had_good) = worths(found, lambda f: f.slug)
    assert (good, bad) == pytest.approx((3, -1)) and had_good == had_bad == 10
    held_back = {name: points for name, points, _, _ in worths(found, lambda f: f.slug, 1.0)}
    assert -1 < held_back["bad"] < 0 < held_back["good"] < 3


def test_gifts_are_by_lot_and_results_add_up() -> None:
    found = gifts(GAME.name, "stalls", "g", 3)
    assert len(found) == SEATS
    assert sum(lead for _, lead in found) == pytest.approx(0)
    assert all(len(given) <= MOST for given, _ in found)
    assert found == gifts(GAME.name, "stalls", "g", 3)
