"""Why not? What stands in the way of the things one might do with a card, ship or place."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.ask import Reason
from portside.games.neko_harbour.cards import PERMIT
from portside.games.neko_harbour.legality import (
    NO_COLUMN,
    PLAYED,
    closed,
    no_crossing,
    no_fuel,
    no_permit,
    no_raise,
    no_ship,
    no_step,
    no_tuck,
    no_upgrade,
    not_ready,
)
from portside.games.neko_harbour.queries import coins, fuel, permits, spare_ships
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    Skipper,
    Voyage,
)
from portside.games.neko_harbour.verbs import LEVELS


def why_not(t: Voyage, seat: int, ref: str) -> Sequence[Reason]:
    """Return what stands in the way in Neko Harbour, each reason once."""
    me = t.seats[seat]
    card = t.box.ids.get(ref, -1)
    if ref in t.box.ships and t.box.ships[ref] in me.ships:
        found = _ship(t, me, t.box.ships[ref])
    elif ref == me.harbour:
        found = [closed(t, PERMIT_ACTIONS), no_upgrade(t, me, permits(t, me))]
    elif ref in LEVELS:
        found = [closed(t, COIN_ACTIONS), no_ship(spare_ships(t, me), LEVELS[ref], coins(t, me))]
    elif ref == PERMIT:
        found = [closed(t, COIN_ACTIONS), no_permit(t, me, coins(t, me))]
    elif ref in t.box.columns and ref.startswith(f"column-{me}-"):
        found = [no_tuck(t, me) if t.phase == "window" else None]
    elif card in t[t.box.sites]:
        found = _site(t, me, t[t.box.sites].index(card))
    elif card in t[me.hand]:
        found = _hand(t, me)
    else:
        found = []
    return tuple(dict.fromkeys(each for each in found if each is not None))


def _ship(t: Voyage, me: Skipper, ship: int) -> list[Reason | None]:
    level, spot = t.levels[ship], t.spots[ship]
    found = [no_raise(t, me, ship), closed(t, PERMIT_ACTIONS)]
    if level:
        found.append(no_step(spot, len(t.lanes[me])))
    if level and spot >= IN_HARBOUR:
        found.append(not_ready(level, spot))
    return [*found, closed(t, FUEL_ACTIONS), no_fuel(fuel(t, me))]


def _site(t: Voyage, me: Skipper, site: int) -> list[Reason | None]:
    """Say why no ship can come to a site."""
    found = [closed(t, FUEL_ACTIONS), no_fuel(fuel(t, me))]
    for ship in me.ships:
        level, spot = t.levels[ship], t.spots[ship]
        if level:
            at_site = spot < IN_HARBOUR
            found.append(no_crossing(t, ship, site) if at_site else not_ready(level, spot))
    return found


def _hand(t: Voyage, me: Skipper) -> list[Reason | None]:
    if t.phase == "play":
        return [None if t.lanes[me] else NO_COLUMN]
    return [PLAYED]
