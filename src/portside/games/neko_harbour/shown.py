"""What a client shows besides the cards: numbers, sites, lanes and ships; all of it public."""

from __future__ import annotations

from typing import Final, TypedDict

from portside.engine.game import Counter
from portside.games.neko_harbour.cards import SMALL_CARDS
from portside.games.neko_harbour.extra_actions import ACTIONS as EXTRA_ACTIONS
from portside.games.neko_harbour.queries import pier_level, spare_ships, storage_limit, symbols
from portside.games.neko_harbour.scoring import parts, period_points, site_points, site_value
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    SHIPS,
    Skipper,
    Voyage,
    VoyageBox,
)

ACTIONS: Final = {PERMIT_ACTIONS: "permits", COIN_ACTIONS: "coins", FUEL_ACTIONS: "fuel"}


class ShipShown(TypedDict):
    """A ship."""

    ref: str
    owner: int
    level: int


class SiteShown(TypedDict):
    """A site with the ships that queue there."""

    card: str
    value: int
    ships: list[ShipShown]


class HarbourShown(TypedDict):
    """A seat's harbour; the price of the next level, None after the last."""

    ref: str
    level: int
    price: int | None
    docks: list[str]
    ships: list[ShipShown]


class ColumnShown(TypedDict):
    """A column of a lane."""

    ref: str
    kind: str
    pier: int
    captains: int
    ships: list[ShipShown]


class LaneShown(TypedDict):
    """A seat's lane: harbour, columns, spare resources and how much it can store."""

    seat: int
    harbour: HarbourShown
    columns: list[ColumnShown]
    supply: list[int]
    limit: int


class SymbolsShown(TypedDict):
    """What has been counted in the running column."""

    permits: int
    coins: int
    fuel: int


class Extra(TypedDict):
    """What a view of Neko Harbour has besides zones and counters."""

    phase: str
    period: int
    extra_turn: bool
    order: list[int]
    drafters: list[int]
    column: int
    window: list[str]
    symbols: SymbolsShown
    sites: list[SiteShown]
    lanes: list[LaneShown]
    standing: list[dict[str, int]]


def counters(t: Voyage) -> list[Counter]:
    """Return the public numbers of Neko Harbour: small cards, harbour level, points, the period."""
    named = zip(counted(t.box), numbers(t), strict=True)
    return [Counter(name, owner, number) for (name, owner), number in named]


def counted(box: VoyageBox) -> list[tuple[str, int]]:
    """Return what the public numbers are called, and whose they are."""
    kinds = [*SMALL_CARDS, *(f"new_{kind}" for kind in box.waiting), "harbour", "points"]
    return [("period", -1), *((kind, int(me)) for me in box.seats for kind in kinds)]


def numbers(t: Voyage) -> list[int]:
    """Return the public numbers of Neko Harbour in the same order."""
    waiting, supply, staged = t.box.waiting, t.supply, t.staged
    found = [t.period]
    for me in t.seats:
        piles = me.piles
        found += [supply[piles[kind]] for kind in SMALL_CARDS]
        found += [staged[piles[kind]] for kind in waiting]
        found.append(t.harbour[me])
        found.append(sum(t.noted[me]))
    return found


def progress(t: Voyage) -> list[Counter]:
    """Return how far lanes and ships of Neko Harbour have come, and what they score by now."""
    found = []
    for me, at_sites in zip(t.seats, site_points(t), strict=True):
        columns = range(1, len(t.lanes[me]) + 1)
        numbers = {
            "ship_levels": sum(t.levels[ship] for ship in me.ships),
            "lane_steps": sum(max(t.spots[ship], IN_HARBOUR) for ship in me.ships),
            "lane_points": period_points(t, me),
            "site_points": at_sites,
            "pier_levels": sum(pier_level(t, me, column) for column in columns),
            **dict.fromkeys([f"{name}_each_turn" for name in ACTIONS.values()], 0),
        }
        for column, kind in zip(columns, t.lanes[me], strict=True):
            if kind in EXTRA_ACTIONS:
                numbers[f"{ACTIONS[EXTRA_ACTIONS[kind]]}_each_turn"] += symbols(t, me, column)
        found += [Counter(name, int(me), number) for name, number in numbers.items()]
    return found


def extra(t: Voyage) -> Extra:
    """Return what clients of Neko Harbour show: phase, open window, sites, lanes, piers."""
    lanes = [lane_shown(t, me) for me in t.seats]
    return extra_with(
        t, lanes, [parts(t, me, site) for me, site in zip(t.seats, site_points(t), strict=True)]
    )


def extra_with(t: Voyage, lanes: list[LaneShown], standing: list[dict[str, int]]) -> Extra:
    """Return what clients show, of which lanes and points are known."""
    return {
        "phase": t.phase,
        "period": t.period,
        "extra_turn": t.last_round,
        "order": list(t.order),
        "drafters": list(t.drafters),
        "column": t.column,
        "window": [name for action, name in ACTIONS.items() if t.window & action],
        "symbols": {"permits": t.permits, "coins": t.coins, "fuel": t.fuel},
        "sites": [_site(t, site) for site in range(len(t[t.box.sites]))],
        "lanes": lanes,
        "standing": standing,
    }


def _site(t: Voyage, site: int) -> SiteShown:
    card = t.zones[t.box.sites][site]
    return {
        "card": t.box.keys[card],
        "value": site_value(t, site),
        "ships": [_ship(t, ship) for ship in t.queues[site]],
    }


def lane_shown(t: Voyage, me: Skipper) -> LaneShown:
    """Return a lane as clients show it, with harbour and ships."""
    level = t.harbour[me]
    levels = t.box.levels
    return {
        "seat": int(me),
        "harbour": {
            "ref": me.harbour,
            "level": level,
            "price": levels[level].price if level < len(levels) else None,
            "docks": [each.dock for each in levels[:level]],
            "ships": _ships_at(t, me, IN_HARBOUR),
        },
        "columns": [
            {
                "ref": me.words[at],
                "kind": kind,
                "pier": pier_level(t, me, at + 1),
                "captains": t.crews[me][at],
                "ships": _ships_at(t, me, at + 1),
            }
            for at, kind in enumerate(t.lanes[me])
        ],
        "supply": list(spare_ships(t, me)[1:]),
        "limit": storage_limit(t, me),
    }


def _ships_at(t: Voyage, me: Skipper, spot: int) -> list[ShipShown]:
    return [_ship(t, ship) for ship in me.ships if t.levels[ship] and t.spots[ship] == spot]


def _ship(t: Voyage, ship: int) -> ShipShown:
    return {"ref": t.box.names[ship], "owner": ship // SHIPS, "level": t.levels[ship]}
