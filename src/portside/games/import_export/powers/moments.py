"""When a power works: the decorators of Import/Export, and verbs powers share."""

from __future__ import annotations

from typing import Final

from portside.engine.powers import Registry
from portside.games.import_export.actions import (
    INSTEAD_OF_LOAD,
    PIRATE_OTHERWISE,
    PRIZE_NOT_LOADED,
    PRIZE_OTHERWISE,
)
from portside.games.import_export.anytime import ANYTIME, ANYTIME_WHEN, OWN_TURN, OWN_TURN_WHEN
from portside.games.import_export.fulfilment import (
    DESTINATION,
    FULFIL_EARLY,
    IMMEDIATE,
    INSTANT_WIN,
    SHIP_STATE,
    SHIP_STATE_WHEN,
)
from portside.games.import_export.queries import fits
from portside.games.import_export.scoring import COUNT_UP, PRE_SCORE, SCORING
from portside.games.import_export.table import HULL, Captain, Harbour, Ship
from portside.games.import_export.turn import INSTEAD_OF_DRAW
from portside.games.import_export.verbs import INSTEAD_OF_RETURN

POWERS: Final[Registry[Harbour, Captain]] = Registry()

on = POWERS.on
"""`(t, me, card, event) -> Flow[None]`: react to an event."""
modifies = POWERS.modifies
"""`(t, me, card, value, *args) -> value`: change a query; `me` owns the power."""
immediate = POWERS.at(IMMEDIATE)
"""`(t, me, card, deed) -> Flow[None]`: resolve once, when fulfilled."""
destination = POWERS.at(DESTINATION)
"""`(t, me, card, deed) -> Flow[None]`: move the tucked card elsewhere, if it goes elsewhere."""
fulfil_early = POWERS.at(FULFIL_EARLY)
"""`(t, me, card, ship) -> bool`: whether a ship that is not complete may be fulfilled."""
scoring = POWERS.at(SCORING)
"""`(t, me, card) -> int`: points at the end."""
pre_score = POWERS.at(PRE_SCORE)
"""`(t, me, card) -> Flow[None]`: a move or declaration before counting."""
count_up = POWERS.at(COUNT_UP)
"""`(t, me, card) -> None`: what is worked out after all declarations."""
instant_win = POWERS.at(INSTANT_WIN)
"""`(t, me, card) -> bool`: whether the owner wins at once."""
ship_state = POWERS.at(SHIP_STATE)
"""`(t, me, card) -> Flow[bool]`: look at ships at sea; True when something changed."""
ship_state_when = POWERS.at(SHIP_STATE_WHEN)
"""`(t, me, card) -> bool`: whether it has anything to do with ships at sea now."""
instead_of_return = POWERS.at(INSTEAD_OF_RETURN, life=HULL)
"""`(t, me, card, ship) -> Flow[None]`: what its ship does instead of coming home."""
instead_of_load = POWERS.at(INSTEAD_OF_LOAD)
"""`(t, me, card, *rest) -> Flow[None]`: what a Load action is spent on instead."""
instead_of_draw = POWERS.at(INSTEAD_OF_DRAW)
"""`(t, me, card) -> Flow[None]`: what the leader does instead of drawing."""
pirate_otherwise = POWERS.at(PIRATE_OTHERWISE)
"""`(t, me, card, *rest) -> Flow[None]`: another kind of piracy."""
prize_otherwise = POWERS.at(PRIZE_OTHERWISE)
"""`(t, me, prize) -> Flow[None]`: where a prize goes instead of a ship."""
prize_not_loaded = POWERS.at(PRIZE_NOT_LOADED)
"""`(t, me, card) -> Flow[None]`: the card itself is a prize that goes aboard no ship."""
anytime = POWERS.at(ANYTIME)
"""`(t, me, card) -> Flow[None]`: usable in any window."""
anytime_when = POWERS.at(ANYTIME_WHEN)
"""`(t, me, card) -> bool`: whether an any-time power can be used now."""
own_turn = POWERS.at(OWN_TURN)
"""`(t, me, card) -> Flow[None]`: usable in windows while its owner leads."""
own_turn_when = POWERS.at(OWN_TURN_WHEN)
"""`(t, me, card) -> bool`: whether an own-turn power can be used now."""


def wild_containers(slug: str, colour: str) -> None:
    """Make a power under which one's Containers of a colour cover any requirement."""

    def wild(
        t: Harbour, me: Captain, card: int, able: bool, ship: Ship, kind: str, *_: object
    ) -> bool:
        return able or (kind == colour and ship.owner == me)

    wild.__name__ = slug
    wild.__doc__ = f"Let own {colour} Containers cover any requirement."
    modifies(fits)(wild)


def open_contracts(slug: str, colour: str, powers: Registry[Harbour, Captain] = POWERS) -> None:
    """Make a power under which one's Contracts of a colour take any Container."""

    def takes_any(
        t: Harbour,
        me: Captain,
        card: int,
        able: bool,
        ship: Ship,
        kind: str,
        contract: int,
        *_: object,
    ) -> bool:
        return able or (ship.owner == me and t.box.types[contract] == colour)

    takes_any.__name__ = slug
    takes_any.__doc__ = f"Let own {colour} Contracts take any Container."
    powers.modifies(fits)(takes_any)
