"""Containers against requirements: a matching, not fixed slots (AMB-042)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from portside.engine.powers import cards_of, heard
from portside.games.import_export.cards import ANY, CAPITAL, TECHNOLOGY, TYPES
from portside.games.import_export.queries import fits, load_of
from portside.games.import_export.table import Harbour, Ship

Need = tuple[int, str]
"""A Contract and the type of one Container it needs."""
Unit = tuple[int, ...]
"""One Container: a card, or two cards that count as one."""

MOST_REMEMBERED: Final = 1 << 16
"""So many loads of ships are kept in mind."""
MOST_COVERED: Final = 1 << 12
"""And so many with what covers each single need."""
PAIR_TYPE: Final = TECHNOLOGY
"""What two cards loaded together count as."""


def needs(t: Harbour, ship: Ship) -> list[Need]:
    """Return every single requirement on a ship, to match Containers against."""
    return [(c, kind) for c in t.zones[ship.contracts] for kind in load_of(t, ship, c)]


def units(cargo: Sequence[int], pairs: Sequence[Unit]) -> list[Unit]:
    """Return the Containers aboard as units to match; paired cards are one."""
    if not pairs:
        return [(card,) for card in cargo]
    aboard = set(cargo)
    here = [pair for pair in pairs if aboard.issuperset(pair)]
    paired = {card for pair in here for card in pair}
    singles: list[Unit] = [(card,) for card in cargo if card not in paired]
    return singles + here


def unit_type(t: Harbour, unit: Unit) -> str:
    """Return the type a Container counts as in the matching."""
    return PAIR_TYPE if len(unit) > 1 else t.box.types[unit[0]]


def carries(t: Harbour, cargo: Sequence[int], kind: str) -> bool:
    """Tell whether a Container of a type is among some cargo, as it counts aboard."""
    return any(unit_type(t, unit) == kind for unit in units(cargo, t.pairs))


def covered(t: Harbour, ship: Ship, wanted: Sequence[Need], aboard: Sequence[Unit]) -> int:
    """Return how many needs the Containers can cover in the best matching."""
    if not bends_matching(t, ship) and all(len(unit) == 1 for unit in aboard):
        return _covered_by_colour(t, wanted, aboard)
    return _covered_by_types(t, ship, wanted, [unit_type(t, unit) for unit in aboard])


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


def covered_needs(t: Harbour, ship: Ship) -> Sequence[tuple[Need, bool]]:
    """Return every requirement of a ship, and whether it is covered in one of the best matchings.

    Requirements of any type come last, so that what is left open is the easiest to load.
    """
    if bends_loads(t):
        return matched_needs(t, ship)
    # As with `open_types`, it depends on these cards alone.
    aboard = t.zones[ship.contracts], t.zones[ship.cargo]
    found = t.box.covered.get(aboard)
    if found is None:
        if len(t.box.covered) >= MOST_COVERED:
            t.box.covered.clear()
        found = t.box.covered[aboard] = tuple(matched_needs(t, ship))
    return found


def matched_needs(t: Harbour, ship: Ship) -> list[tuple[Need, bool]]:
    """Match what is aboard a ship against its requirements."""
    wanted = needs(t, ship)
    kinds = [unit_type(t, unit) for unit in units(t.zones[ship.cargo], t.pairs)]
    edges = _edges(t, ship, wanted, kinds)
    strict = [sorted(each, key=lambda need: wanted[need][1] == ANY) for each in edges]
    return [(need, by >= 0) for need, by in zip(wanted, _taken(strict, len(wanted)), strict=True)]


def _taken(edges: Sequence[Sequence[int]], size: int) -> list[int]:
    """Return by need the unit that covers it in a maximum matching, or -1; by augmenting paths."""
    taken = [-1] * size

    def augment(unit: int, seen: set[int]) -> bool:
        for need in edges[unit]:
            if need not in seen:
                seen.add(need)
                if taken[need] < 0 or augment(taken[need], seen):
                    taken[need] = unit
                    return True
        return False

    for unit in range(len(edges)):
        augment(unit, set())
    return taken


def serve_together(t: Harbour, ship: Ship, wanted: Sequence[Need], cards: Sequence[int]) -> bool:
    """Tell whether cards could each cover a need of its own, a whole card by either colour."""
    kinds = t.box.kinds
    edges = [
        [
            i
            for i, (contract, need) in enumerate(wanted)
            if any(fits(t, ship, kind, contract, need) for kind in kinds[card])
        ]
        for card in cards
    ]
    return len(cards) == len(wanted) - _taken(edges, len(wanted)).count(-1)


def aboard_when_done(t: Harbour, ship: Ship, further: Sequence[int] = ()) -> int:
    """Return how many Containers a ship will carry when done, with further Contracts (F1-097).

    What is left of Contracts that were thrown away counts, as far as nothing asks for it now.
    """
    cargo = t.zones[ship.cargo]
    added = [(contract, kind) for contract in further for kind in load_of(t, ship, contract)]
    wanted = [*needs(t, ship), *added]
    return len(cargo) + len(wanted) - covered(t, ship, wanted, units(cargo, t.pairs))


def is_complete(t: Harbour, ship: Ship) -> bool:
    """Tell whether every requirement of a ship is covered (IE-130)."""
    contracts = t.zones[ship.contracts]
    cargo = t.zones[ship.cargo]
    if not contracts:
        return False
    if fits not in t.listeners or not bends_matching(t, ship):
        return not open_types(t, ship)
    wanted = needs(t, ship)
    return covered(t, ship, wanted, units(cargo, t.pairs)) == len(wanted)


def has_open_need(t: Harbour, ship: Ship) -> bool:
    """Tell whether anything can still be matched, so that it can be loaded onto a ship."""
    return bool(t.zones[ship.contracts]) and not is_complete(t, ship)


def bends_matching(t: Harbour, ship: Ship) -> bool:
    """Tell whether a power bears on what fits where; each speaks of its owner's ships alone."""
    return any(t.owner(card) == ship.owner for card in cards_of(heard(t, fits)))


def bends_loads(t: Harbour) -> bool:
    """Tell whether what any ship still needs may follow from more than what is aboard."""
    return bool(t.pairs) or load_of in t.listeners or fits in t.listeners


def open_types(t: Harbour, ship: Ship) -> Collection[str]:
    """Return the types of Containers that cover a requirement still open (IE-126, IE-129)."""
    contracts = t.zones[ship.contracts]
    if not contracts:
        return ()
    if t.pairs or load_of in t.listeners or (fits in t.listeners and bends_matching(t, ship)):
        return _open_by_matching(t, ship)
    # Where no power has a say it depends on these cards alone, so it need be found out but once.
    aboard = contracts, t.zones[ship.cargo]
    wanted = t.box.wanted.get(aboard)
    if wanted is None:
        if len(t.box.wanted) >= MOST_REMEMBERED:
            t.box.wanted.clear()
        wanted = t.box.wanted[aboard] = _open_by_colour(t, ship)
    return wanted


def _open_by_colour(t: Harbour, ship: Ship) -> tuple[str, ...]:
    """Count by colour, as long as every need and every Container has one."""
    left: dict[str, int] = {}
    cards, types = t.box.cards, t.box.types
    for contract in t.zones[ship.contracts]:
        for kind in cards[contract].load:
            left[kind] = left.get(kind, 0) + 1
    aboard = [types[card] for card in t.zones[ship.cargo]]
    if ANY in left or CAPITAL in aboard:
        return _open_by_matching(t, ship)
    wanted = tuple(kind for kind, count in left.items() if count > aboard.count(kind))
    return (*wanted, CAPITAL) if wanted else ()  # IE-188


def _open_by_matching(t: Harbour, ship: Ship) -> tuple[str, ...]:
    """Try each type: it is open when one more Container of it enlarges the matching."""
    wanted = needs(t, ship)
    kinds = [unit_type(t, unit) for unit in units(t.zones[ship.cargo], t.pairs)]
    now = _covered_by_types(t, ship, wanted, kinds)
    if now == len(wanted):
        return ()
    return tuple(
        kind
        for kind in (*TYPES, CAPITAL)
        if _covered_by_types(t, ship, wanted, [*kinds, kind]) > now
    )


def _covered_by_types(t: Harbour, ship: Ship, wanted: Sequence[Need], kinds: Sequence[str]) -> int:
    taken = _taken(_edges(t, ship, wanted, kinds), len(wanted))
    return len(taken) - taken.count(-1)


def _edges(t: Harbour, ship: Ship, wanted: Sequence[Need], kinds: Sequence[str]) -> list[list[int]]:
    """Return by unit the needs it fits."""
    return [
        [j for j, (contract, need) in enumerate(wanted) if fits(t, ship, kind, contract, need)]
        for kind in kinds
    ]
