"""Robo-Cats, a Technology card: two cards go aboard as one Container, loaded or pirated."""

from __future__ import annotations

from itertools import combinations

from portside.engine.flow import Effect, Flow, choose
from portside.engine.zones import move
from portside.games.import_export.actions import (
    begin_piracy,
    claim_prize,
    prize_options,
    prizes,
    stow_prize,
)
from portside.games.import_export.answers import (
    LoadOtherwise,
    Pirate,
    PirateOtherwise,
    ShipName,
)
from portside.games.import_export.cargo import LOAD, can_pair, load_container
from portside.games.import_export.fulfilment import check_ships
from portside.games.import_export.legality import cargo_among, takes_pair
from portside.games.import_export.moments import instead_of_load, modifies, pirate_otherwise
from portside.games.import_export.performing import announced, stop
from portside.games.import_export.powers.questions import question
from portside.games.import_export.queries import load_ways, may_perform, pirate_sources
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import tell_power


@modifies(load_ways)
def robo_cats(
    t: Harbour, me: Captain, card: int, ways: tuple[LoadOtherwise, ...], seat: Captain, again: bool
) -> tuple[LoadOtherwise, ...]:
    """Load two cards of one type as one Technology Container."""
    ships = pair_ships(t, me) if seat == me else []
    hand = cargo_among(t, t.zones[me.hand]) if ships else []
    twins = [(a, b) for a, b in combinations(hand, 2) if can_pair(t, me, a, b)]
    return (*ways, *(("load-pair", card, a, b, name) for name in ships for a, b in twins))


def pair_ships(t: Harbour, me: Captain) -> list[ShipName]:
    """Return the docked ships that want what a pair counts as, and have room for both."""
    return [ship.name for ship in t.docks[me] if takes_pair(t, ship)]


@instead_of_load
def robo_cats__load(t: Harbour, me: Captain, card: int, answer: LoadOtherwise) -> Effect:
    """Load the pair."""
    match answer:
        case ("load-pair", _, one, other, ship):
            tell_power(t, me, card)
            return load_container(t, me, (one, other), t.ship(ship), LOAD)
    return None


@modifies(pirate_sources)
def robo_cats__prizes(
    t: Harbour, me: Captain, card: int, ways: tuple[PirateOtherwise, ...], seat: Captain
) -> tuple[PirateOtherwise, ...]:
    """Spend two Pirate actions on two prizes of one type, loaded as one (AMB-133)."""
    if seat != me or not announced(t) or t.todo[me] < 1:
        return ways
    found = prizes(t, me) if pair_ships(t, me) else []
    twins = [c for c in found if any(can_pair(t, me, c, other) for other in found)]
    return (*ways, *(("pirate-pair", card, c) for c in twins))


def seconds(t: Harbour, me: Captain, first: int) -> list[Pirate]:
    """Return the prizes that can be loaded as one with `first`, and where."""
    if not may_perform(t, "pirate"):  # AMB-138
        return []
    same = [c for c in prizes(t, me) if can_pair(t, me, c, first)]
    return [("pirate", c, name) for name in pair_ships(t, me) for c in same]


@pirate_otherwise
def robo_cats__pirate(t: Harbour, me: Captain, card: int, answer: PirateOtherwise) -> Effect:
    """Hold the first prize, take a second with the next action, and load both."""
    match answer:
        case ("pirate-pair", _, first):
            return pirate_two(t, me, card, first)
    return None


def pirate_two(t: Harbour, me: Captain, card: int, first: int) -> Flow[None]:
    """Spend two Pirate actions on a first prize and a second one."""
    tell_power(t, me, card)
    yield from claim_prize(t, me, first)
    move(t, first, me.played)
    yield from check_ships(t)
    t.todo[me] -= 1
    if may_perform(t, "pirate"):
        yield from begin_piracy(t, me)
    else:
        stop(t, me, "pirate")
    _, second, where = yield from choose(
        t,
        me,
        question(t, card),
        lambda: seconds(t, me, first) or prize_options(t, me, (first,)),
        rule="AMB-133",
        card=card,
        window=True,
    )
    if second == first:
        yield from stow_prize(t, me, (first,), where)
    else:
        yield from claim_prize(t, me, second)
        yield from stow_prize(t, me, (first, second), where)
