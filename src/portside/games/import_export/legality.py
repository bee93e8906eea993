"""What stands in the way: every predicate answers with a reason, or None where nothing does.

Options are built with these, and `why_not` shows what they say. The reasons themselves are kept,
since the same few come up again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from portside.engine.ask import Reason, reason
from portside.games.import_export.cards import ACTION_NAMES
from portside.games.import_export.matching import PAIR_TYPE, Unit, aboard_when_done, open_types
from portside.games.import_export.moments import makes_room
from portside.games.import_export.queries import (
    capacity,
    crew_limit,
    load_size,
    missing_tiers,
    plays_as,
    summed_load,
)
from portside.games.import_export.table import IN_HARBOUR, Captain, Harbour, Ship

FLAG_FEE: Final = 2
"""What it costs to load a whole card, choosing its colour (IE-207)."""

SOLD: Final = reason("why-sold", "IE-080")
GREY: Final = reason("why-grey", "IE-189")
OTHER_SHIP: Final = reason("why-other-ship", "IE-109")
AT_SEA: Final = reason("why-at-sea", "IE-109")
NO_SHIP: Final = {
    "contract": reason("why-no-ship", "IE-109"),
    "load": reason("why-no-ship", "IE-125"),
}
NOTHING_OPEN: Final = reason("why-nothing-open", "IE-126")
NO_CARGO: Final = {
    "import": reason("why-no-cargo", "IE-088"),
    "pirate": reason("why-no-cargo", "IE-143"),
}
CAN_IDLE: Final = tuple(name for name in ACTION_NAMES if name in NO_SHIP or name in NO_CARGO)
"""The actions for which the table may lack something."""


@cache
def _other_action(action: str) -> Reason:
    return reason("why-other-action", "IE-056", action=action)


@cache
def _no_tier(colour: str, need: int, have: int, more: int) -> Reason:
    return reason("why-tier", "IE-113", type=colour, need=need, have=have, more=more)


@cache
def _no_room(ship: str, load: int, used: int, most: int) -> Reason:
    return reason("why-no-room", "IE-112", ship=ship, load=load, used=used, capacity=most)


@cache
def _too_dear(price: int, have: int) -> Reason:
    return reason("why-price", "IE-201", price=price, have=have)


@cache
def _no_contract(ship: str) -> Reason:
    return reason("why-no-contract", "IE-126", ship=ship)


@cache
def _no_need(ship: str, colour: str) -> Reason:
    return reason("why-no-need", "IE-129", ship=ship, type=colour)


@cache
def _no_fee(credits: int) -> Reason:
    return reason("why-flag-fee", "IE-208", credits=credits)


@cache
def _no_crew_room(limit: int) -> Reason:
    return reason("why-crew-full", "IE-084", limit=limit)


# -- cards and ships


def other_action(t: Harbour, me: Captain, card: int, action: str) -> Reason | None:
    """Say why a card cannot be played for an action (IE-056)."""
    return None if plays_as(t, me, (card,), action) else _other_action(action)


def no_ship(t: Harbour, me: Captain, action: str) -> Reason | None:
    """Say why a seat has no ship to contract or load on (IE-109, IE-125)."""
    return None if t.docks[me] else NO_SHIP[action]


def not_docked(t: Harbour, me: Captain, ship: Ship) -> Reason | None:
    """Say why a ship is none of those in a seat's Harbour (IE-109)."""
    if ship.owner != me:
        return OTHER_SHIP
    return None if t.ship_at[ship.n] == IN_HARBOUR else AT_SEA


def idle_actions(t: Harbour, me: Captain) -> dict[str, Reason]:
    """Say by action what the table lacks that it works on, which everybody can see.

    It stands in nobody's way: an action may be led for the sake of a power.
    """
    found: dict[str, Reason] = {}
    if not t.docks[me]:
        found.update(NO_SHIP)
    elif not any(open_types(t, ship) for ship in t.docks[me]):
        found["load"] = NOTHING_OPEN
    if not any(t.zones[ship.cargo] for ship in t.sea):
        found.update(NO_CARGO)
        if t.zones[t.box.island]:
            del found["pirate"]
    return found


# -- Supply


def sold(t: Harbour, me: Captain) -> Reason | None:
    """Say why a seat may not sell: it does so once a turn (IE-080)."""
    return SOLD if t.sold >> me & 1 else None


def no_crew_room(t: Harbour, me: Captain) -> Reason | None:
    """Say why one more Crew would be discarded (IE-084)."""
    limit = crew_limit(t, me)
    return None if len(t.zones[me.crew]) < limit else _no_crew_room(limit)


# -- Contract


def no_tiers(t: Harbour, me: Captain, card: int, spare: int) -> tuple[Reason, ...]:
    """Say of which colours a seat lacks tiers, if more than `spare` actions make up for.

    Rules: IE-113, IE-119.
    """
    known: dict[str, int] = {}
    missing = missing_tiers(t, me, card, known)
    if missing <= spare:
        return ()
    return tuple(
        [
            _no_tier(colour, need, known[colour], missing - spare)
            for colour, need in t.box.cards[card].tier
            if known[colour] < need
        ]
    )


def has_tiers(t: Harbour, me: Captain, card: int, spare: int, held: dict[str, int]) -> bool:
    """Tell whether nothing of the kind stands in the way.

    When several cards are looked at, `held` keeps the tiers that were asked for, by colour.
    """
    return missing_tiers(t, me, card, held) <= spare


def berths(t: Harbour, me: Captain) -> list[tuple[Ship, int, int]]:
    """Return a seat's ships with their load and the most that is legal, to say what fits."""
    return [(ship, summed_load(t, ship), capacity(t, ship)) for ship in t.docks[me]]


def no_room(ship: Ship, load: int, used: int, most: int) -> Reason | None:
    """Say why a Contract of a load does not fit on a ship (IE-112)."""
    return None if has_room(load, used, most) else _no_room(ship.name, load, used, most)


def has_room(load: int, used: int, most: int) -> bool:
    """Tell whether nothing of the kind stands in the way."""
    return used + load <= most


def no_room_for(t: Harbour, ship: Ship, card: int) -> Reason | None:
    """Say why a card does not fit on a ship as a further Contract (IE-112, F1-097)."""
    own = makes_room.of(t, card)
    if own is not None and own(t, ship.owner, card):
        return None
    load, used, most = load_size(t, ship, card), summed_load(t, ship), capacity(t, ship)
    if t.box.rulings["ship_limit"] == "containers":
        used = max(used, aboard_when_done(t, ship, (card,)) - load)
    return no_room(ship, load, used, most)


def takes_pair(t: Harbour, ship: Ship) -> bool:
    """Tell whether two cards can cover one requirement of a ship, done within its limit (F1-097).

    Where only Contracts count against the limit, such pairs do not.
    """
    if PAIR_TYPE not in open_types(t, ship):
        return False
    rulings = t.box.rulings
    counted = rulings["ship_limit"] == "containers" and rulings["pair_limit"] == "within"
    return not counted or aboard_when_done(t, ship) + 1 <= capacity(t, ship)


def too_dear(t: Harbour, me: Captain, price: int) -> Reason | None:
    """Say why a seat cannot pay for a Contract that is not in its hand (IE-201)."""
    return None if t.credits[me] >= price else _too_dear(price, t.credits[me])


# -- Load and Pirate


def not_cargo(t: Harbour, card: int) -> Reason | None:
    """Say why a card may not be loaded or pirated at all: it is Capital (IE-189)."""
    return GREY if card in t.box.grey else None


def cargo_among(t: Harbour, cards: Sequence[int]) -> Sequence[int]:
    """Return those of some cards for which nothing of the kind stands in the way."""
    grey = t.box.grey
    return [card for card in cards if card not in grey] if grey else cards


def no_contract(t: Harbour, ship: Ship) -> Reason | None:
    """Say why nothing can be loaded onto a ship: it has no Contract (IE-126)."""
    return None if t.zones[ship.contracts] else _no_contract(ship.name)


def unwanted(t: Harbour, ship: Ship, unit: Unit) -> tuple[Reason, ...]:
    """Say why a Container covers nothing on a ship, whatever colour it has there (IE-126)."""
    wanted = open_types(t, ship)
    if not wanted and (bare := no_contract(t, ship)):
        return (bare,)
    colours = t.box.kinds[unit[0]] if len(unit) == 1 else (PAIR_TYPE,)
    if any(colour in wanted for colour in colours):
        return ()
    return tuple(_no_need(ship.name, colour) for colour in colours)


def flag_fee(t: Harbour, unit: Sequence[int]) -> int:
    """Return what it costs to load a Container; one that was aboard before is paid (IE-211)."""
    return FLAG_FEE * sum([card in t.box.sides for card in unit])


def no_fee(t: Harbour, me: Captain, unit: Unit) -> Reason | None:
    """Say why a seat cannot load a Container of whole cards: each costs a fee (IE-208)."""
    if not t.box.sides:
        return None
    fee = flag_fee(t, unit)
    return None if t.credits[me] >= fee else _no_fee(fee)
