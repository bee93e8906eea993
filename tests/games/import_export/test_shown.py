"""What the server tells clients about loads, so that no client has to guess a rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from portside.engine.match import Match
from portside.games.import_export.actions import prizes
from portside.games.import_export.cargo import still_at_sea
from portside.games.import_export.matching import covered, is_complete, needs, open_types, units
from portside.games.import_export.shown import extra
from portside.games.import_export.table import Captain, Harbour
from portside.testing.random_walk import walk_at_random
from tests.games.import_export.matches import CAPITAL, EASY, EASY_CAPITAL, GAME, SETS

PLANS: list[Mapping[str, Any]] = [{}, EASY, SETS | EASY, CAPITAL, EASY_CAPITAL]


@pytest.mark.rule("IE-126")
@pytest.mark.rule("IE-130")
@pytest.mark.parametrize("plan", range(len(PLANS)))
def test_every_need_is_shown_and_the_best_matching_is_filled(plan: int) -> None:
    match = Match.new(GAME, 4, f"needs {plan}", PLANS[plan])
    rng = Random(plan)
    seen = Counter[bool]()
    while walk_at_random(match, rng, 5):
        seen += check(match)
    assert seen[True] > 20
    assert seen[False] > 20


def check(match: Match) -> Counter[bool]:
    """Compare what is shown with the rules, ship by ship; return how many needs were filled."""
    t = match.table
    assert isinstance(t, Harbour)
    shown = extra(t)["needs"]
    assert match.view(None)["extra"]["needs"] == shown
    for ship in t.ships:
        mine = [need for need in shown if need["ship"] == ship.n]
        wanted = needs(t, ship)
        contracts = t.zones[ship.contracts]
        assert [(contracts[n["contract"]], n["type"]) for n in mine] == wanted
        filled = sum(need["filled"] for need in mine)
        assert filled == covered(t, ship, wanted, units(t.zones[ship.cargo], t.pairs))
        if contracts:
            assert is_complete(t, ship) == all(need["filled"] for need in mine)
            assert bool(open_types(t, ship)) == any(not need["filled"] for need in mine)
    return Counter(need["filled"] for need in shown)


@pytest.mark.rule("IE-088", "IE-109", "IE-126", "IE-143")
@pytest.mark.parametrize("plan", range(len(PLANS)))
def test_an_action_that_lacks_something_on_the_table_can_indeed_do_nothing(plan: int) -> None:
    match = Match.new(GAME, 3, f"lacks {plan}", PLANS[plan])
    rng = Random(plan)
    seen = Counter[str]()
    while walk_at_random(match, rng, 5):
        t = match.table
        assert isinstance(t, Harbour)
        for me, lacks in zip(t.seats, extra(t)["lacks"], strict=True):
            seen.update(lacks.values())
            for action in lacks:
                assert not any(MEANS[action](t, me))
    assert "why-nothing-open" in seen


def loadable(t: Harbour, me: Captain) -> list[bool]:
    return [bool(open_types(t, ship)) for ship in t.docks[me]]


def afloat(t: Harbour, me: Captain) -> list[bool]:
    return [bool(t.zones[ship.cargo]) for ship in t.ships if still_at_sea(t, ship)]


MEANS: dict[str, Callable[[Harbour, Captain], Sequence[bool]]] = {
    "contract": lambda t, me: [True for _ in t.docks[me]],
    "load": loadable,
    "import": afloat,
    "pirate": lambda t, me: [True for _ in prizes(t, me)],
}
"""By action, whether each thing it could work on is of use."""
