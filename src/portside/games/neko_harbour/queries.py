"""What the rules ask of the table: pure functions, some of them open to powers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from portside.engine.reactions import fold
from portside.games.neko_harbour.cards import FISH, Goods
from portside.games.neko_harbour.table import IN_HARBOUR, Skipper, Voyage

FACES: Final = 7
"""The two faces of a ship card total 7 (NH-070)."""
CARDS_OF_A_FACE: Final = 2
"""So many of a player's ship cards can show each level (NH-AMB-01)."""
CAPTAIN_PIER: Final = 2
ROOM: Final = 8
COINS_PER_LEVEL: Final = 2
REMEMBERED: Final = 1 << 14
"""So many answers of a function of a few small numbers are kept: they come again and again."""


# -- columns


def pier_level(t: Voyage, me: Skipper, column: int) -> int:
    """Return the pier level of a column (NH-046, NH-103)."""
    zones, cards = t.zones, t.box.cards
    at = column - 1
    level = cards[zones[me.columns[at]][0]].pier + CAPTAIN_PIER * t.crews[me][at]
    for card in zones[me.piers[at]]:
        level += cards[card].pier
    if at:
        level += adjacent(t, zones[me.columns[at - 1]])
    if column < len(t.lanes[me]):
        level += adjacent(t, zones[me.columns[column]])
    return level


def adjacent(t: Voyage, column: Sequence[int]) -> int:
    """Return what the cards of a column add to their neighbours' piers (NH-AMB-18)."""
    cards = t.box.cards
    if t.box.config["shipyard_piers"] == "all":
        return sum(cards[card].adjacent for card in column)
    return cards[column[0]].adjacent


def docked_level(t: Voyage, me: Skipper, column: int) -> int:
    """Return the summed level of the ships in a column (NH-083)."""
    total = 0
    for ship in me.ships:
        if t.spots[ship] == column:
            total += t.levels[ship]
    return total


def symbols(t: Voyage, me: Skipper, column: int) -> int:
    """Return the symbols a column gives each turn (NH-053)."""
    cards = t.box.cards
    total = 0
    for card in t.zones[me.columns[column - 1]]:
        total += cards[card].symbols
    return total


# -- ships


def is_at_sea(t: Voyage, ship: int) -> bool:
    """Tell whether a ship is on the harbour or in the lane (NH-094)."""
    return t.levels[ship] > 0 and t.spots[ship] >= IN_HARBOUR


def spare_ships(t: Voyage, me: Skipper) -> tuple[int, ...]:
    """Return by level how many cards of the ship supply can show it (NH-AMB-01)."""
    return ships_left(tuple(t.levels[me.fleet]))


@lru_cache(REMEMBERED)
def ships_left(levels: tuple[int, ...]) -> tuple[int, ...]:
    """Return by level how many ship cards can show it when ships of these levels are in use."""
    free = [CARDS_OF_A_FACE] * FACES
    for level in levels:
        if level:
            free[level] -= 1
            free[FACES - level] -= 1
    return tuple(free)


def site_of(spot: int) -> int:
    """Return the number of the site a ship at `spot` is at."""
    return -1 - spot


@cache
def neighbours(count: int, ring: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each of `count` sites in a row those next to it (NH-092, NH-AMB-02)."""
    sites = range(count)
    if ring and count > 2:
        return tuple(tuple(sorted(((at - 1) % count, (at + 1) % count))) for at in sites)
    return tuple(tuple(each for each in (at - 1, at + 1) if each in sites) for at in sites)


def spot_at(site: int) -> int:
    """Return the spot of ships at a site."""
    return -1 - site


# -- what can be paid with


def permits(t: Voyage, me: Skipper) -> int:
    """Return how many permits can be spent now (NH-055)."""
    return t.permits + t.supply[me.permit]


def coins(t: Voyage, me: Skipper) -> int:
    """Return how many coins can be spent now, fish included (NH-063)."""
    return t.coins + t.supply[me.fish]


def fuel(t: Voyage, me: Skipper) -> int:
    """Return how much fuel can be spent now, fish included (NH-063)."""
    return t.fuel + t.supply[me.fish]


def resources(t: Voyage, me: Skipper) -> int:
    """Return how many resource cards a seat has in its supply (NH-064)."""
    return t.supply[me.fish] + t.supply[me.permit] + t.supply[me.cargo]


# -- open to powers


def permit_price(t: Voyage, me: Skipper) -> int:
    """Return how many coins a permit costs (NH-077)."""
    return fold(t, permit_price, 3, (me,)) if permit_price in t.listeners else 3


def storage_limit(t: Voyage, me: Skipper) -> int:
    """Return how many resource cards a seat may keep (NH-107)."""
    return fold(t, storage_limit, ROOM, (me,)) if storage_limit in t.listeners else ROOM


def abandon_reward(t: Voyage, me: Skipper) -> Goods:
    """Return what abandoning a card gives (NH-045)."""
    usual: Goods = ((FISH, 2),)
    return fold(t, abandon_reward, usual, (me,)) if abandon_reward in t.listeners else usual


def takes_better(t: Voyage, me: Skipper, site: int) -> bool:
    """Tell whether a ship that reaches a site now takes the better reward (NH-090)."""
    value = not t.queues[site]
    return fold(t, takes_better, value, (me, site)) if takes_better in t.listeners else value


def moors_nearest(t: Voyage, me: Skipper) -> bool:
    """Tell whether a ship reaching a site goes before those already there (NH-100)."""
    return fold(t, moors_nearest, False, (me,)) if moors_nearest in t.listeners else False
