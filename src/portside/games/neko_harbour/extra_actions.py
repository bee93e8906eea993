"""Extra actions: what may be done while a window is open, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any, Final

from portside.engine.ask import PASS, Value
from portside.engine.events import say
from portside.engine.flow import Flow, nothing
from portside.games.neko_harbour.cards import (
    FUEL_SUPPLY_SHIP,
    PERMIT_OFFICE,
    VISITOR_CENTER,
)
from portside.games.neko_harbour.legality import (
    affordable,
    free_ways,
    no_fuel,
    no_permit,
    no_tuck,
    no_upgrade,
)
from portside.games.neko_harbour.queries import (
    COINS_PER_LEVEL,
    boosters,
    neighbours,
    permit_price,
    site_of,
    spare,
    symbols,
)
from portside.games.neko_harbour.table import (
    ALL_ACTIONS,
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    SHIPS,
    Skipper,
    Voyage,
)
from portside.games.neko_harbour.verbs import (
    LEVELS,
    launch,
    raise_ship,
    raises,
    sail,
    step,
    tuck_captain,
    upgrade_harbour,
)

ACTIONS: Final = {
    PERMIT_OFFICE: PERMIT_ACTIONS,
    VISITOR_CENTER: COIN_ACTIONS,
    FUEL_SUPPLY_SHIP: FUEL_ACTIONS,
}
"""The extra actions that belong to the columns of a kind (NH-059)."""
BOOSTED: Final = COIN_ACTIONS | FUEL_ACTIONS
"""The extra actions that cards can add symbols to (NH-149)."""
BUY_PERMIT: Final = ("buy", "permit")
BUY_SHIP: Final = tuple(("launch", f"level-{level}") for level in range(SHIPS + 1))


# -- opening and closing


def open_column(t: Voyage, me: Skipper, column: int) -> None:
    """Open the window of a column, if its kind has one, with its symbols (NH-053, NH-059)."""
    t.window = window = ACTIONS.get(t.lanes[me][column - 1], 0)
    if window == PERMIT_ACTIONS:
        t.permits = symbols(t, me, column)
    elif window == COIN_ACTIONS:
        t.coins = symbols(t, me, column)
    elif window == FUEL_ACTIONS:
        t.fuel = symbols(t, me, column)


def open_last(t: Voyage, me: Skipper, window: int) -> None:
    """Open the window after all columns (NH-060), or of an extra turn (NH-115)."""
    t.column = len(t.lanes[me]) + 1
    t.window = window


def missing(t: Voyage, me: Skipper) -> int:
    """Return the types of extra actions that no column of the lane is for (NH-060)."""
    window = ALL_ACTIONS
    for kind in t.lanes[me]:
        window &= ~ACTIONS.get(kind, 0)
    return window


# -- what may be done


def extra_actions(t: Voyage, me: Skipper) -> tuple[Value, ...]:
    """Return what may be done in the open window; passing comes first (NH-058)."""
    options: list[Value] = [PASS]
    window, lane = t.window, t.lanes[me]
    if window & PERMIT_ACTIONS:
        options += permit_actions(t, me, t.permits + t.supply[me.permit])
    if window & BOOSTED:
        fish = t.supply[me.fish]
        if window & COIN_ACTIONS:
            options += purchases(t, me, t.coins + fish)
        if window & FUEL_ACTIONS and no_fuel(t.fuel + fish) is None:
            options += movements(t, me)
        if not t.box.kinds["boost"].isdisjoint(lane):
            options += boosts(t, me)
    # A captain alone is no reason to open a window: there is time until the end of the turn.
    if (len(options) > 1 or t.column > len(lane)) and no_tuck(t, me) is None:
        options += me.tucks[: len(lane)]
    return tuple(options)


def permit_actions(t: Voyage, me: Skipper, there: int) -> list[Value]:
    """Return what permits can be spent on (NH-065, NH-068)."""
    if not there:
        return []
    options: list[Value] = [*raises(t, me, me.ships, there)]
    if no_upgrade(t, me, there) is None:
        options.append(me.harbour)
    return options


def purchases(t: Voyage, me: Skipper, there: int) -> list[Value]:
    """Return what coins can buy (NH-075, NH-077)."""
    if there < COINS_PER_LEVEL:
        return []
    options: list[Value] = [*map(BUY_SHIP.__getitem__, affordable(spare(t, me), there))]
    if no_permit(t, me, there) is None:
        options.append(BUY_PERMIT)
    return options


def movements(t: Voyage, me: Skipper) -> list[Value]:
    """Return where ships can move for one fuel (NH-080)."""
    options: list[Value] = []
    sites = t.zones[t.box.sites]
    beside = neighbours(len(sites), t.box.config["site_ring"])
    columns = len(t.lanes[me])
    levels, spots = t.levels[me.fleet], t.spots[me.fleet]
    for ship, level, spot in compress(zip(me.ships, levels, spots, strict=True), levels):
        sails = t.box.sails[ship]
        if spot < IN_HARBOUR:
            for site in beside[site_of(spot)]:
                options.append(sails[sites[site]])
            continue
        on, out = free_ways(level, spot, columns)
        if on:
            options.append(t.box.steps[ship][spot])
        if out:
            options += map(sails.__getitem__, sites)
    return options


def boosts(t: Voyage, me: Skipper) -> list[Value]:
    """Return the symbols that cards can add to the open window, once a turn (NH-149)."""
    options: list[Value] = []
    for card, boost in boosters(t, me):
        if ("boost", card) not in t.used:
            given = boost(t, me, card, t.window)
            options += [("boost", card, f"{kind}-{count}") for kind, count in given.items()]
    return options


# -- doing it


def perform(t: Voyage, me: Skipper, deed: Any) -> Flow[None] | tuple[()]:
    """Take one extra action: pay for it, then let it happen."""
    if isinstance(deed, str):
        return _upgrade(t, me)
    return PERFORM[deed[0]](t, me, *deed[1:])


def _upgrade(t: Voyage, me: Skipper) -> Flow[None] | tuple[()]:
    pay_permits(t, me, t.box.levels[t.harbour[me]].price)
    return upgrade_harbour(t, me)


def _raise(t: Voyage, me: Skipper, name: str, word: str) -> Flow[None] | tuple[()]:
    ship, level = t.box.ships[name], LEVELS[word]
    pay_permits(t, me, level - t.levels[ship])
    raise_ship(t, me, ship, level)
    return nothing()


def _launch(t: Voyage, me: Skipper, word: str) -> Flow[None] | tuple[()]:
    level = LEVELS[word]
    pay_coins(t, me, COINS_PER_LEVEL * level)
    launch(t, me, level)
    return nothing()


def _buy(t: Voyage, me: Skipper, _permit: str) -> Flow[None] | tuple[()]:
    """Buy a permit; it can be used at once (NH-077)."""
    pay_coins(t, me, permit_price(t, me))
    t.supply[me.permit] += 1
    say(t, "log-bought", me, rule="NH-077")
    return nothing()


def _move(t: Voyage, me: Skipper, name: str, _column: str) -> Flow[None] | tuple[()]:
    pay_fuel(t, me)
    return step(t, me, t.box.ships[name])


def _sail(t: Voyage, me: Skipper, name: str, card: int) -> Flow[None] | tuple[()]:
    pay_fuel(t, me)
    return sail(t, me, t.box.ships[name], t.zones[t.box.sites].index(card))


def _assign(t: Voyage, me: Skipper, column: str) -> Flow[None] | tuple[()]:
    tuck_captain(t, me, t.box.columns[column])
    return nothing()


def _boost(t: Voyage, me: Skipper, card: int, word: str) -> Flow[None] | tuple[()]:
    t.used.add(("boost", card))
    kind, _, count = word.partition("-")
    if kind == "coins":
        t.coins += int(count)
    else:
        t.fuel += int(count)
    say(t, "log-boosted", me, (card,), "NH-149", symbols=word)
    return nothing()


PERFORM: Final[dict[str, Callable[..., Flow[None] | tuple[()]]]] = {
    "assign": _assign,
    "boost": _boost,
    "buy": _buy,
    "launch": _launch,
    "move": _move,
    "raise": _raise,
    "sail": _sail,
}


# -- paying: symbols first, since they vanish; then cards, which go back to the supply (NH-057)


def pay_permits(t: Voyage, me: Skipper, price: int) -> None:
    """Spend permits."""
    symbols_used = min(t.permits, price)
    t.permits -= symbols_used
    t.supply[me.permit] -= price - symbols_used


def pay_coins(t: Voyage, me: Skipper, price: int) -> None:
    """Spend coins, and fish for those that are missing (NH-063)."""
    symbols_used = min(t.coins, price)
    t.coins -= symbols_used
    t.supply[me.fish] -= price - symbols_used


def pay_fuel(t: Voyage, me: Skipper) -> None:
    """Spend one fuel, or a fish for it (NH-063)."""
    if t.fuel:
        t.fuel -= 1
    else:
        t.supply[me.fish] -= 1
