"""What holds in every match, whatever is answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from portside import new_match
from portside.engine.match import Match
from portside.games.neko_harbour.cards import FISHING_BOAT
from portside.games.neko_harbour.queries import resources, spare_ships, spot_at, storage_limit
from portside.games.neko_harbour.table import SHIPS, Voyage
from portside.testing.conformance import conformance
from portside.testing.laws import result_adds_up
from tests.games.neko_harbour.scenes import EVERYTHING

BOATS = {"fishing_boats": True}
PACK = {"kickstarter_sites": True, "kickstarter_stations": True}
OTHER_RULINGS = {
    "boat_coins_all": True,
    "boat_columns": "shared",
    "boat_order": "old",
    "decline": "upgrades",
    "draft_order": "order",
    "immediate_fish": True,
    "period_bonus_cumulative": True,
    "shipyard_piers": "all",
    "shipyard_points": "all",
    "site_ring": True,
    "start_player": "first",
    "starting_fish": 3,
    "turn_over": "any",
}
VARIANTS: list[dict[str, Any]] = [{}, BOATS, PACK, EVERYTHING, {**EVERYTHING, **OTHER_RULINGS}]


def walked(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Match]:
    """Play a match at random, stopping after each answer."""
    match = new_match("neko_harbour", seats, seed, options)
    rng = Random(seed)
    yield match
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
        yield match


def played(seats: int, seed: int, options: dict[str, Any]) -> Match:
    *_, match = walked(seats, seed, options)
    return match


def told(match: Match, kind: str) -> Counter[int]:
    return Counter(line["seat"] for line in match.log(None) if line["kind"] == kind)


@pytest.mark.rule("NH-109", "NH-115")
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_match_ends_after_12_turns_a_seat_and_an_extra_turn(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        match = played(seats, seed, options)
        assert match.result is not None
        result_adds_up(match)
        assert told(match, "log-turn") == dict.fromkeys(range(seats), 12)
        assert told(match, "log-extra-turn") == dict.fromkeys(range(seats), 1)
        assert told(match, "log-period") == dict.fromkeys(range(seats), 2)


@pytest.mark.parametrize("options", [{}, {**EVERYTHING, **OTHER_RULINGS}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_books_of_ships_lanes_and_sites_agree(seats: int, options: dict[str, Any]) -> None:
    for match in walked(seats, 7, options):
        table = match.table
        assert isinstance(table, Voyage)
        ships_agree(table)
        lanes_agree(table)


def ships_agree(t: Voyage) -> None:
    """Check that no ship is in two places and no card shows two levels."""
    for me in t.seats:
        assert min(spare_ships(t, me)) >= 0
        for ship in me.ships:
            assert 0 <= t.levels[ship] <= SHIPS
            assert t.spots[ship] <= len(t.lanes[me])
            assert t.levels[ship] or t.spots[ship] == 0
    for site, queue in enumerate(t.queues):
        there = [ship for ship, spot in enumerate(t.spots) if spot == spot_at(site)]
        assert sorted(queue) == there


def lanes_agree(t: Voyage) -> None:
    """Check that columns follow the cards that lie in them, one column for each kind."""
    for me in t.seats:
        lying = [t[at] for at in me.columns if t[at]]
        kinds = [{t.box.cards[card].type for card in cards} for cards in lying]
        assert kinds == [{kind} for kind in t.lanes[me]]
        own = t.config["boat_columns"] == "own"
        once = Counter(kind for kind in t.lanes[me] if kind != FISHING_BOAT or not own)
        assert set(once.values()) <= {1}
        assert len(t.crews[me]) == len(t.lanes[me])
        assert 1 <= t.harbour[me] <= 5


@pytest.mark.rule("NH-107")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_keeps_more_resource_cards_than_allowed(seats: int) -> None:
    for seed in range(4):
        for match in walked(seats, seed, {}):
            t = match.table
            assert isinstance(t, Voyage)
            for me in t.seats:
                if me != t.acting or t.phase in ("play", "draft"):
                    assert resources(t, me) <= storage_limit(t, me)
                    assert not any(t.staged[pile] for pile in me.piles.values())


@pytest.mark.rule("NH-054")
def test_symbols_exist_in_windows_only() -> None:
    for match in walked(3, 11, EVERYTHING):
        t = match.table
        assert isinstance(t, Voyage)
        if t.phase != "window":
            assert (t.coins, t.fuel, t.permits, t.window) == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=["base", "boats", "pack", "all", "other rulings"])
def test_every_law_of_the_engine_holds(seats: int, options: dict[str, Any]) -> None:
    conformance("neko_harbour", seats, options, examples=3, depth=220)
