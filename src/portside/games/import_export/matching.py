"""Containers against requirements: a matching, not fixed slots (AMB-042)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.powers import heard
from portside.games.import_export.cards import ANY, CAPITAL, TECHNOLOGY
from portside.games.import_export.queries import fits, load_of
from portside.games.import_export.table import Harbour, Ship

Need = tuple[int, str]
"""A Contract and the type of one Container it needs."""
Unit = tuple[int, ...]
"""One Container: a card, or two cards that count as one."""

PAIR_TYPE: Final = TECHNOLOGY
"""What two cards loaded together count as."""


def needs(t: Harbour, ship: Ship) -> list[Need]:
    """Return every single requirement on a ship."""
    return [(c, kind) for c in t.zones[ship.contracts] for kind in load_of(t, ship, c)]


def units(cargo: Sequence[int], pairs: Sequence[Unit]) -> list[Unit]:
    """Return the Containers aboard; paired cards are one."""
    if not pairs:
        return [(card,) for card in cargo]
    aboard = set(cargo)
    here = [pair for pair in pairs if aboard.issuperset(pair)]
    paired = {card for pair in here for card in pair}
    singles: list[Unit] = [(card,) for card in cargo if card not in paired]
    return singles + here


def unit_type(t: Harbour, unit: Unit) -> str:
    """Return the type a Container counts as."""
    return PAIR_TYPE if len(unit) > 1 else t.box.types[unit[0]]


def covered(t: Harbour, ship: Ship, wanted: Sequence[Need], aboard: Sequence[Unit]) -> int:
    """Return how many needs the Containers can cover at best."""
    if not heard(t, fits) and all(len(unit) == 1 for unit in aboard):
        return _covered_by_colour(t, wanted, aboard)
    kinds = [unit_type(t, unit) for unit in aboard]
    edges = [
        [j for j, (contract, need) in enumerate(wanted) if fits(t, ship, kind, contract, need)]
        for kind in kinds
    ]
    return _matched(edges, len(wanted))


def _covered_by_colour(t: Harbour, wanted: Sequence[Need], aboard: Sequence[Unit]) -> int:
    """Count by colour: right as long as no power lets one colour stand for another."""
    open_needs: dict[str, int] = {}
    for _, kind in wanted:
        open_needs[kind] = open_needs.get(kind, 0) + 1
    count = 0
    wild = 0
    types = t.box.types
    for unit in aboard:
        kind = types[unit[0]]
        if open_needs.get(kind):
            open_needs[kind] -= 1
            count += 1
        elif kind == CAPITAL:
            wild += 1
        elif open_needs.get(ANY):
            open_needs[ANY] -= 1
            count += 1
    return min(count + wild, len(wanted))


def _matched(edges: Sequence[Sequence[int]], size: int) -> int:
    """Return the size of a maximum matching, by augmenting paths."""
    taken = [-1] * size

    def augment(unit: int, seen: set[int]) -> bool:
        for need in edges[unit]:
            if need not in seen:
                seen.add(need)
                if taken[need] < 0 or augment(taken[need], seen):
                    taken[need] = unit
                    return True
        return False

    return sum(augment(unit, set()) for unit in range(len(edges)))


def is_complete(t: Harbour, ship: Ship) -> bool:
    """Tell whether every requirement of a ship is covered (IE-130)."""
    contracts = t.zones[ship.contracts]
    if not contracts:
        return False
    cargo = t.zones[ship.cargo]
    wanted = needs(t, ship)
    if len(cargo) < len(wanted):
        return False
    return covered(t, ship, wanted, units(cargo, t.pairs)) == len(wanted)


def has_open_need(t: Harbour, ship: Ship) -> bool:
    """Tell whether anything can still be loaded onto a ship."""
    return bool(t.zones[ship.contracts]) and not is_complete(t, ship)


def can_load(t: Harbour, ship: Ship, unit: Unit) -> bool:
    """Tell whether a Container covers a requirement that is still open (IE-126, IE-129)."""
    if not t.zones[ship.contracts]:
        return False
    wanted = needs(t, ship)
    aboard = units(t.zones[ship.cargo], t.pairs)
    now = covered(t, ship, wanted, aboard)
    if now == len(wanted):
        return False
    return covered(t, ship, wanted, [*aboard, unit]) > now
