"""What holds in every match of the first edition, whatever is answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

import pytest

from portside.engine.ask import Ask
from portside.engine.match import Match
from portside.games.import_export.matching import is_complete
from portside.games.import_export.table import AT_SEA, DEPARTING, IN_HARBOUR, Harbour
from portside.testing import conformance
from portside.testing.laws import cards_lie_in_one_place, result_adds_up
from tests.games.import_export.first.matches import BASE, EASY, OTHERWISE
from tests.games.import_export.first.scenes import SETS
from tests.games.import_export.matches import played, walked

LONGEST = 20_000
SEATS = (2, 3, 4, 5, 6)
VARIANTS = {"house values": BASE, "easy values": EASY, "other rulings": OTHERWISE}
QUICK = 1
LONG = 60


def look_over(match: Match) -> None:
    """Check what holds after every answer; limits may be exceeded once they shrink."""
    t = match.table
    assert isinstance(t, Harbour)
    cards_lie_in_one_place(match)
    assert all(credits >= 0 and credits % 2 == 0 for credits in t.credits), t.credits
    question = match.question
    if isinstance(question, Ask) and question.window and not t.fulfilling and not t.solo:
        ships_are_in_order(t)


def ships_are_in_order(t: Harbour) -> None:
    for ship in t.ships:
        at = t.ship_at[ship.n]
        assert at != DEPARTING
        assert at != AT_SEA or t.zones[ship.cargo], "an empty ship is at sea"
        assert at != IN_HARBOUR or not is_complete(t, ship), "a complete ship lies in its harbour"


def check(seats: int, seeds: Iterable[int], options: Mapping[str, Any]) -> None:
    for seed in seeds:
        for match in walked(seats, seed, options):
            look_over(match)
            assert match.number < LONGEST
        result_adds_up(match)


@pytest.mark.rule("F1-009", "F1-075", "F1-081", "F1-OPEN-07")
@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_credits_and_ships_are_in_order_after_every_answer(
    seats: int, options: Mapping[str, Any]
) -> None:
    check(seats, range(QUICK), options)


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_credits_and_ships_stay_in_order_for_long(
    seats: int, options: Mapping[str, Any]
) -> None:
    check(seats, range(LONG), options)


@pytest.mark.parametrize(
    ("options", "first"),
    [
        (EASY, (7, 53, 2, 21, 5, 38, 19, 54, 32, 33, 31, 16)),
        (OTHERWISE, (32, 2, 34, 50, 27, 31, 19, 51, 45, 47, 30, 46, 33)),
    ],
    ids=["French", "Chinese"],
)
def test_every_power_is_completed_in_some_random_match(
    options: Mapping[str, Any], first: Iterable[int]
) -> None:
    """Begin with seeds that have done well; should the rules change, others follow."""
    missing: set[str] = {"none yet"}
    met: set[str] = set()
    for seed in dict.fromkeys(chain(first, range(100))):
        match = played(2 + seed % 5, seed, options, log=True)
        lines = [line for line in match.log(None) if line["kind"] == "log-fulfilled"]
        met |= {card for line in lines for card in line["cards"] or ()}
        missing = {face.slug for face in match.table.box.cards} - met
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("options", [BASE, BASE | SETS], ids=["base", "sets"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_law_of_the_engine_holds(seats: int, options: Mapping[str, Any]) -> None:
    conformance("import_export", seats, options, examples=2, depth=200)


@pytest.mark.parametrize(("name", "seats"), [*zip(SETS, (2, 4, 5), strict=True)])
def test_every_law_of_the_engine_holds_with_a_single_set(name: str, seats: int) -> None:
    conformance("import_export", seats, BASE | {name: True}, examples=1, depth=200)


@pytest.mark.parametrize("options", [EASY, OTHERWISE], ids=["French", "Chinese"])
def test_every_law_of_the_engine_holds_where_powers_meet(options: Mapping[str, Any]) -> None:
    conformance("import_export", 3, options, examples=2, depth=300)


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_law_of_the_engine_holds_for_long(seats: int, options: Mapping[str, Any]) -> None:
    conformance("import_export", seats, options, examples=60, depth=600)
