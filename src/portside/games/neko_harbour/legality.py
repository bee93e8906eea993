"""What stands in the way: every predicate answers with a reason, or None where nothing does.

Options are built with these, and `why_not` shows what they say. The reasons themselves are kept,
since the same few come up again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from portside.engine.ask import Reason, reason
from portside.games.neko_harbour.queries import (
    COINS_PER_LEVEL,
    FACES,
    REMEMBERED,
    neighbours,
    permit_price,
    permits,
    site_of,
    spare_ships,
)
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    SHIPS,
    Skipper,
    Voyage,
)

IN_SUPPLY: Final = reason("why-in-supply", "NH-075")
AT_SITE: Final = reason("why-at-site", "NH-094")
LAST_COLUMN: Final = reason("why-last-column", "NH-081")
NOT_NEXT: Final = reason("why-not-next", "NH-092")
AT_THAT_SITE: Final = reason("why-at-that-site", "NH-092")
TOP_LEVEL: Final = reason("why-top-level", "NH-065")
NO_CAPTAIN: Final = reason("why-no-captain", "NH-101")
NO_COLUMN: Final = reason("why-no-column", "NH-040")
NOT_HIGHER: Final = reason("why-not-higher", "NH-068")
PLAYED: Final = reason("why-played", "NH-038")
WINDOWS: Final = {
    PERMIT_ACTIONS: reason("why-no-permit-action", "NH-059"),
    COIN_ACTIONS: reason("why-no-coin-action", "NH-059"),
    FUEL_ACTIONS: reason("why-no-fuel-action", "NH-059"),
}


@cache
def _not_ready(level: int, column: int) -> Reason:
    return reason("why-not-ready", "NH-088", level=level, column=column)


@cache
def _no_card(level: int) -> Reason:
    return reason("why-no-card", "NH-069", level=level)


@cache
def _too_few(kind: str, rule: str, price: int, there: int) -> Reason:
    return reason(f"why-too-few-{kind}", rule, price=price, there=there)


def closed(t: Voyage, action: int) -> Reason | None:
    """Say why extra actions of a type cannot be taken now (NH-059, NH-060)."""
    return None if t.window & action else WINDOWS[action]


# -- permit actions


def no_upgrade(t: Voyage, me: Skipper, there: int) -> Reason | None:
    """Say why the harbour cannot be upgraded with the permits there are (NH-065)."""
    level = t.harbour[me]
    if level == len(t.box.levels):
        return TOP_LEVEL
    price = t.box.levels[level].price
    return None if price <= there else _too_few("permits", "NH-065", price, there)


def no_face(free: Sequence[int], level: int, wanted: int) -> Reason | None:
    """Say why no card can show a higher level: neither its back nor one of the supply (NH-069)."""
    return None if level + wanted == FACES or free[wanted] else _no_card(wanted)


@lru_cache(REMEMBERED)
def higher(free: tuple[int, ...], level: int, most: int) -> tuple[int, ...]:
    """Return the levels a ship can be raised to by up to so many (NH-068, NH-069)."""
    levels = range(level + 1, min(level + most, SHIPS) + 1)
    return tuple(wanted for wanted in levels if no_face(free, level, wanted) is None)


def out_of_reach(level: int, spot: int) -> Reason | None:
    """Say why effects do not reach a ship of a level at a spot (NH-094)."""
    if not level:
        return IN_SUPPLY
    return None if spot >= IN_HARBOUR else AT_SITE


def no_raise(t: Voyage, me: Skipper, ship: int) -> Reason | None:
    """Say why a ship cannot be upgraded at all with the permits there are (NH-068)."""
    level, there = t.levels[ship], permits(t, me)
    far = out_of_reach(level, t.spots[ship])
    if far is not None:
        return far
    free = spare_ships(t, me)
    faces = {wanted: no_face(free, level, wanted) for wanted in range(level + 1, SHIPS + 1)}
    possible = [wanted for wanted, found in faces.items() if found is None]
    if not possible:
        return next(iter(faces.values()), NOT_HIGHER)
    price = possible[0] - level
    return None if price <= there else _too_few("permits", "NH-068", price, there)


# -- coin actions


def no_ship(free: Sequence[int], level: int, there: int) -> Reason | None:
    """Say why a ship of a level cannot be bought with the coins there are (NH-075)."""
    if not free[level]:
        return _no_card(level)
    price = COINS_PER_LEVEL * level
    return None if price <= there else _too_few("coins", "NH-075", price, there)


@lru_cache(REMEMBERED)
def affordable(free: tuple[int, ...], there: int) -> tuple[int, ...]:
    """Return the levels of ships that can be bought with the coins there are (NH-075)."""
    levels = range(1, min(there // COINS_PER_LEVEL, SHIPS) + 1)
    return tuple(level for level in levels if no_ship(free, level, there) is None)


def no_permit(t: Voyage, me: Skipper, there: int) -> Reason | None:
    """Say why a permit cannot be bought with the coins there are (NH-077)."""
    price = permit_price(t, me)
    return None if price <= there else _too_few("coins", "NH-077", price, there)


# -- fuel actions


def no_fuel(there: int) -> Reason | None:
    """Say why there is nothing to move a ship with (NH-080)."""
    return None if there else _too_few("fuel", "NH-080", 1, 0)


def no_step(spot: int, columns: int) -> Reason | None:
    """Say why a ship at a spot cannot move on in a lane of so many columns (NH-081)."""
    if spot < IN_HARBOUR:
        return AT_SITE
    return None if spot < columns else LAST_COLUMN


def not_ready(level: int, spot: int) -> Reason | None:
    """Say why a ship of a level cannot leave the lane for a site (NH-088)."""
    return None if level <= spot else _not_ready(level, spot)


@cache
def free_ways(columns: int) -> tuple[tuple[tuple[bool, bool], ...], ...]:
    """Tell by spot in a lane of so many columns, and by level, which ways a ship is free to go.

    The first is on in the lane, the second out of it to a site.
    """
    return tuple(
        tuple(
            (no_step(spot, columns) is None, not_ready(level, spot) is None)
            for level in range(SHIPS + 1)
        )
        for spot in range(columns + 1)
    )


def no_crossing(t: Voyage, ship: int, site: int) -> Reason | None:
    """Say why a ship at a site cannot move to another one (NH-092, NH-AMB-02)."""
    here, count = site_of(t.spots[ship]), len(t.zones[t.box.sites])
    if here == site:
        return AT_THAT_SITE
    return None if site in neighbours(count, bool(t.box.config["site_ring"]))[here] else NOT_NEXT


# -- captains


def no_tuck(t: Voyage, me: Skipper) -> Reason | None:
    """Say why a captain cannot be tucked (NH-101)."""
    return None if t.supply[me.captain] else NO_CAPTAIN
