"""Extra actions: what may be done while a window is open, and doing it."""

from __future__ import annotations

from typing import Final

from portside.engine.ask import PASS, Pass
from portside.engine.events import say
from portside.engine.flow import DONE, Flow
from portside.games.neko_harbour.answers import (
    Buy,
    Extra,
    Launch,
    LevelWord,
    ShipName,
    SymbolsWord,
)
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
from portside.games.neko_harbour.moments import boost, boosters
from portside.games.neko_harbour.queries import (
    COINS_PER_LEVEL,
    neighbours,
    permit_price,
    site_of,
    spare_ships,
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
    pay_fuel,
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
BUY_PERMIT: Final[Buy] = ("buy", "permit")
BUY_SHIP: Final[tuple[Launch, ...]] = tuple(
    ("launch", LevelWord(f"level-{level}")) for level in range(SHIPS + 1)
)


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


def types_without_column(t: Voyage, me: Skipper) -> int:
    """Return the types of extra actions that no column of the lane is for (NH-060)."""
    window = ALL_ACTIONS
    for kind in t.lanes[me]:
        window &= ~ACTIONS.get(kind, 0)
    return window


# -- what may be done


def extra_actions(t: Voyage, me: Skipper) -> tuple[Extra | Pass, ...]:
    """Return what may be done in the open window; passing comes first (NH-058)."""
    options: list[Extra | Pass] = [PASS]
    window, lane = t.window, t.lanes[me]
    if window & PERMIT_ACTIONS:
        options += permit_actions(t, me, t.permits + t.supply[me.permit])
    if window & BOOSTED:
        fish = t.supply[me.fish]
        if window & COIN_ACTIONS:
            options += purchases(t, me, t.coins + fish)
        if window & FUEL_ACTIONS and no_fuel(t.fuel + fish) is None:
            options += movements(t, me)
        if not t.box.kinds[boost.name].isdisjoint(lane):
            options += boosts(t, me)
    # A captain alone is no reason to open a window: there is time until the end of the turn.
    if (len(options) > 1 or t.column > len(lane)) and no_tuck(t, me) is None:
        options += me.tucks[: len(lane)]
    return tuple(options)


def permit_actions(t: Voyage, me: Skipper, there: int) -> list[Extra]:
    """Return what permits can be spent on (NH-065, NH-068)."""
    if not there:
        return []
    options: list[Extra] = [*raises(t, me, me.ships, there)]
    if no_upgrade(t, me, there) is None:
        options.append(me.harbour)
    return options


def purchases(t: Voyage, me: Skipper, there: int) -> list[Extra]:
    """Return what coins can buy (NH-075, NH-077)."""
    if there < COINS_PER_LEVEL:
        return []
    options: list[Extra] = [BUY_SHIP[level] for level in affordable(spare_ships(t, me), there)]
    if no_permit(t, me, there) is None:
        options.append(BUY_PERMIT)
    return options


def movements(t: Voyage, me: Skipper) -> list[Extra]:
    """Return where ships can move for one fuel (NH-080)."""
    options: list[Extra] = []
    sites = t.zones[t.box.sites]
    beside = neighbours(len(sites), bool(t.box.config["site_ring"]))
    ways = free_ways(len(t.lanes[me]))
    levels, spots = t.levels, t.spots
    for ship in me.ships:
        level, spot = levels[ship], spots[ship]
        if not level:
            continue
        sails = t.box.sails[ship]
        if spot < IN_HARBOUR:
            for site in beside[site_of(spot)]:
                options.append(sails[sites[site]])
            continue
        on, out = ways[spot][level]
        if on:
            options.append(t.box.steps[ship][spot])
        if out:
            options += [sails[site] for site in sites]
    return options


def boosts(t: Voyage, me: Skipper) -> list[Extra]:
    """Return the symbols that cards can add to the open window, once a turn (NH-149)."""
    options: list[Extra] = []
    if t.box.config["reserves"] == "columns" and t.column > len(t.lanes[me]):
        return options
    for card, run in boosters(t, me):
        if ("boost", card) not in t.used:
            words = [f"{kind}-{count}" for kind, count in run(t, me, card, t.window).items()]
            options += [("boost", card, SymbolsWord(word)) for word in words]
    return options


# -- doing it


def perform(t: Voyage, me: Skipper, deed: Extra) -> Flow[None]:
    """Take one extra action: pay for it, then let it happen."""
    match deed:
        case ("move", name, _):
            pay_fuel(t, me)
            return step(t, me, t.box.ships[name])
        case ("sail", name, card):
            pay_fuel(t, me)
            return sail(t, me, t.box.ships[name], t.zones[t.box.sites].index(card))
        case ("launch", word):
            pay_coins(t, me, COINS_PER_LEVEL * LEVELS[word])
            launch(t, me, LEVELS[word])
        case ("raise", name, word):
            raise_for_permits(t, me, name, word)
        case ("buy", _):
            buy_permit(t, me)
        case ("assign", column):
            tuck_captain(t, me, t.box.columns[column])
        case ("boost", card, symbols_word):
            add_symbols(t, me, card, symbols_word)
        case _:
            pay_permits(t, me, t.box.levels[t.harbour[me]].price)
            return upgrade_harbour(t, me)
    return DONE


def raise_for_permits(t: Voyage, me: Skipper, name: ShipName, word: LevelWord) -> None:
    """Raise a ship for a permit a level (NH-068)."""
    ship, level = t.box.ships[name], LEVELS[word]
    pay_permits(t, me, level - t.levels[ship])
    raise_ship(t, me, ship, level)


def buy_permit(t: Voyage, me: Skipper) -> None:
    """Buy a permit; it can be used at once (NH-077)."""
    pay_coins(t, me, permit_price(t, me))
    t.supply[me.permit] += 1
    say(t, "log-bought", me, rule="NH-077")


def add_symbols(t: Voyage, me: Skipper, card: int, word: SymbolsWord) -> None:
    """Add symbols of a card to the open window, once a turn (NH-149)."""
    t.used.add(("boost", card))
    kind, _, count = word.partition("-")
    if kind == "coins":
        t.coins += int(count)
    else:
        t.fuel += int(count)
    say(t, "log-boosted", me, (card,), "NH-149", symbols=word)


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
