"""What seats would score now, told without the parts."""

from __future__ import annotations

from random import Random

import pytest

import portside
from portside.games.import_export.scoring import all_parts, all_points
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
