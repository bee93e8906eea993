"""Extra actions: what may be done while a window is open, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from portside.engine.ask import PASS, Value
from portside.engine.events import say
from portside.engine.flow import Flow, nothing
from portside.engine.powers import cards_of, heard
from portside.games.neko_harbour.actions import (
    LEVELS,
    launch,
    raise_ship,
    raises,
    sail,
    step,
    tuck_captain,
    upgrade_harbour,
)
from portside.games.neko_harbour.cards import (
    FUEL_SUPPLY_SHIP,
    PERMIT_OFFICE,
    VISITOR_CENTER,
)
from portside.games.neko_harbour.legality import (
    no_fuel,
    no_permit,
    no_ship,
    no_step,
    no_upgrade,
    not_ready,
)
from portside.games.neko_harbour.queries import (
    COINS_PER_LEVEL,
    coins,
    neighbours,
    own,
    permit_price,
    permits,
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

ACTIONS: Final = {
    PERMIT_OFFICE: PERMIT_ACTIONS,
    VISITOR_CENTER: COIN_ACTIONS,
    FUEL_SUPPLY_SHIP: FUEL_ACTIONS,
}
"""The extra actions that belong to the columns of a kind (NH-059)."""
BUY_PERMIT: Final = ("buy", "permit")
BUY_SHIP: Final = tuple(("launch", f"level-{level}") for level in range(SHIPS + 1))


# -- opening and closing


def open_column(t: Voyage, me: Skipper, column: int) -> None:
    """Open the window of a column with its symbols; those of the last one vanish (NH-053)."""
    t.coins = t.fuel = t.permits = 0
    t.column = column
    t.window = ACTIONS.get(t.lanes[me][column - 1], 0)
    if t.window == PERMIT_ACTIONS:
        t.permits = symbols(t, me, column)
    elif t.window == COIN_ACTIONS:
        t.coins = symbols(t, me, column)
    elif t.window == FUEL_ACTIONS:
        t.fuel = symbols(t, me, column)


def open_last(t: Voyage, me: Skipper, window: int) -> None:
    """Open the window after all columns (NH-060), or of an extra turn (NH-115)."""
    t.coins = t.fuel = t.permits = 0
    t.column = len(t.lanes[me]) + 1
    t.window = window


def missing(t: Voyage, me: Skipper) -> int:
    """Return the types of extra actions that no column of the lane is for (NH-060)."""
    window = ALL_ACTIONS
    for kind in t.lanes[me]:
        window &= ~ACTIONS.get(kind, 0)
    return window


# -- what may be done


def extra_actions(t: Voyage, me: Skipper) -> list[Value]:
    """Return what may be done in the open window; passing comes first (NH-058)."""
    options: list[Value] = [PASS]
    window, last = t.window, t.column > len(t.lanes[me])
    if not window and not last:
        return options
    if window & PERMIT_ACTIONS and permits(t, me):
        if no_upgrade(t, me) is None:
            options.append(me.harbour)
        options += raises(t, me, me.ships, permits(t, me))
    if window & COIN_ACTIONS and coins(t, me) >= COINS_PER_LEVEL:
        options += purchases(t, me)
    if window & FUEL_ACTIONS and no_fuel(t, me) is None:
        options += movements(t, me)
    if heard(t, "boost"):
        options += boosts(t, me)
    # A captain alone is no reason to open a window: there is time until the end of the turn.
    if t.supply[me.captain] and (last or len(options) > 1):
        options += me.tucks[: len(t.lanes[me])]
    return options


def purchases(t: Voyage, me: Skipper) -> list[Value]:
    """Return what coins can buy (NH-075, NH-077)."""
    free = spare(t, me)
    dearest = min(coins(t, me) // COINS_PER_LEVEL, SHIPS)
    options: list[Value] = [
        BUY_SHIP[level] for level in range(1, dearest + 1) if no_ship(t, me, free, level) is None
    ]
    if no_permit(t, me) is None:
        options.append(BUY_PERMIT)
    return options


def movements(t: Voyage, me: Skipper) -> list[Value]:
    """Return where ships can move for one fuel (NH-080)."""
    options: list[Value] = []
    steps, sails = t.box.steps, t.box.sails
    sites = t.zones[t.box.sites]
    for ship in me.ships:
        if not t.levels[ship]:
            continue
        spot = t.spots[ship]
        if spot < IN_HARBOUR:
            beside = neighbours(site_of(spot), len(sites), t.box.config["site_ring"])
            options += [sails[ship][sites[site]] for site in beside]
            continue
        if no_step(t, me, ship) is None:
            options.append(steps[ship][spot])
        if not_ready(t, ship) is None:
            options += [sails[ship][site] for site in sites]
    return options


def boosts(t: Voyage, me: Skipper) -> list[Value]:
    """Return the symbols that cards can add to the open window, once a turn (NH-149)."""
    options: list[Value] = []
    for card in cards_of(heard(t, "boost")):
        boost = own(t, "boost", card)
        if t.owner(card) == me and ("boost", card) not in t.used and boost is not None:
            given = boost(t, me, card, t.window)
            options += [("boost", card, f"{kind}-{count}") for kind, count in given.items()]
    return options


# -- doing it


def perform(t: Voyage, me: Skipper, deed: Any) -> Flow[None]:
    """Take one extra action: pay for it, then let it happen."""
    if isinstance(deed, str):
        yield from _upgrade(t, me, deed)
    else:
        yield from PERFORM[deed[0]](t, me, *deed[1:])


def _upgrade(t: Voyage, me: Skipper, _harbour: str) -> Flow[None]:
    pay_permits(t, me, t.box.levels[t.harbour[me]].price)
    yield from upgrade_harbour(t, me)


def _raise(t: Voyage, me: Skipper, name: str, word: str) -> Flow[None]:
    ship, level = t.box.ships[name], LEVELS[word]
    pay_permits(t, me, level - t.levels[ship])
    raise_ship(t, me, ship, level)
    yield from nothing()


def _launch(t: Voyage, me: Skipper, word: str) -> Flow[None]:
    level = LEVELS[word]
    pay_coins(t, me, COINS_PER_LEVEL * level)
    launch(t, me, level)
    yield from nothing()


def _buy(t: Voyage, me: Skipper, _permit: str) -> Flow[None]:
    """Buy a permit; it can be used at once (NH-077)."""
    pay_coins(t, me, permit_price(t, me))
    t.supply[me.permit] += 1
    say(t, "log-bought", me, rule="NH-077")
    yield from nothing()


def _move(t: Voyage, me: Skipper, name: str, _column: str) -> Flow[None]:
    pay_fuel(t, me)
    yield from step(t, me, t.box.ships[name])


def _sail(t: Voyage, me: Skipper, name: str, card: int) -> Flow[None]:
    pay_fuel(t, me)
    yield from sail(t, me, t.box.ships[name], t.zones[t.box.sites].index(card))


def _assign(t: Voyage, me: Skipper, column: str) -> Flow[None]:
    tuck_captain(t, me, t.box.columns[column])
    yield from nothing()


def _boost(t: Voyage, me: Skipper, card: int, word: str) -> Flow[None]:
    t.used.add(("boost", card))
    kind, _, count = word.partition("-")
    if kind == "coins":
        t.coins += int(count)
    else:
        t.fuel += int(count)
    say(t, "log-boosted", me, (card,), "NH-149", symbols=word)
    yield from nothing()


PERFORM: Final[dict[str, Callable[..., Flow[None]]]] = {
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
