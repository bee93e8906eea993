"""What seats would score now, told without the parts, and what is kept in mind of it."""

from __future__ import annotations

from random import Random

import pytest

import portside
from portside.games.import_export.matching import covered_needs, matched_needs
from portside.games.import_export.scoring import (
    all_goods_parts,
    all_parts,
    all_points,
    counted_goods,
)
from portside.games.import_export.table import Harbour
from portside.testing.random_walk import walk_at_random

SETS = ["set_j", "set_kickstarter", "set_kickstarter2", "set_capital", "set_tokyo", "set_flag"]


@pytest.mark.parametrize("name", ["", *SETS])
def test_points_are_the_sum_of_their_parts(name: str) -> None:
    match = portside.new_match("import_export", 4, 5, {name: True} if name else {})
    rng, t = Random(3), match.table
    assert isinstance(t, Harbour)
    while walk_at_random(match, rng, 5):
        assert all_points(t) == [sum(parts.values()) for parts in all_parts(t)]


@pytest.mark.parametrize("name", ["", *SETS])
def test_what_is_kept_in_mind_is_what_would_be_found_out(name: str) -> None:
    match = portside.new_match("import_export", 4, 6, {name: True} if name else {})
    rng, t = Random(4), match.table
    assert isinstance(t, Harbour)
    while walk_at_random(match, rng, 5):
        assert list(all_goods_parts(t)) == counted_goods(t)
        for ship in t.ships:
            assert list(covered_needs(t, ship)) == matched_needs(t, ship)
