"""Why not: what stands in the way of things one might do with a card or ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from portside.engine.ask import Reason, reason
from portside.games.import_export.cards import BARTER
from portside.games.import_export.legality import (
    no_contract,
    no_crew_room,
    no_fee,
    no_room_for,
    no_ship,
    no_tiers,
    not_cargo,
    not_docked,
    other_action,
    sold,
    too_dear,
    unwanted,
)
from portside.games.import_export.performing import announced
from portside.games.import_export.queries import contract_sources
from portside.games.import_export.table import Captain, Harbour, Ship


def why_not(t: Harbour, seat: int, ref: str) -> Sequence[Reason]:
    """List what keeps a captain from using the thing it clicked, each reason once."""
    me = t.seats[seat]
    card = t.box.ids.get(ref)
    found: Iterator[Reason | None] = iter(())
    if card is not None:
        found = card_reasons(t, me, card)
    for ship in t.ships:
        if ship.name == ref:
            found = ship_reasons(t, me, ship)
    return tuple(dict.fromkeys(each for each in found if each is not None))


def card_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason | None]:
    """Say what keeps a card from being played, contracted, loaded, recruited or pirated."""
    kind = t.places[t.where[card]].kind
    if card in t.zones[me.hand]:
        yield from hand_reasons(t, me, card)
    elif kind == "island":
        yield from island_reasons(t, me, card)
    elif kind == "cargo":
        yield reason("why-cargo", "IE-143")
    elif kind == "hand":
        yield reason("why-not-yours", "IE-041")
    else:
        yield reason("why-in-place", "IE-219", place=kind)


def island_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason | None]:
    """Say what keeps a card of the Island or the Port from being taken."""
    doing, fees = asked_about(t, me), dict(contract_sources(t, me))
    if doing == "contract" and card in fees:
        yield too_dear(t, me, fees[card])
        yield from contract_reasons(t, me, card)
    elif doing == "supply":
        yield no_crew_room(t, me)
    elif doing not in ("pirate", BARTER):
        yield reason("why-port", "IE-200") if t.box.port else reason("why-island", "IE-081")


def asked_about(t: Harbour, me: Captain) -> str:
    """Return the action a seat has to do with: one that a power gives goes before its own."""
    seat, action = t.aside
    return action if seat == me else t.doing[me]


def hand_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason | None]:
    """Say what keeps a hand card from being used as the seat's present action would."""
    doing = asked_about(t, me)
    if t.phase in ("follow", "ready") and t.led and t.aside[0] != me:
        yield other_action(t, me, card, t.led)
    if doing == "contract":
        yield from contract_reasons(t, me, card)
    elif doing == "load":
        yield from load_reasons(t, me, card)
    elif doing == "supply":
        yield sold(t, me)
    elif doing in ("import", "pirate"):
        yield reason("why-no-hand-card", "IE-143" if doing == "pirate" else "IE-086", action=doing)


def contract_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason | None]:
    """Say what keeps a card from being contracted."""
    yield no_ship(t, me, "contract")
    yield from no_tiers(t, me, card, t.todo[me] if announced(t) else t.spare)
    for ship in t.docks[me]:
        yield no_room_for(t, ship, card)


def load_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason | None]:
    """Say what keeps a card from being loaded."""
    grey = not_cargo(t, card)
    if grey is not None:
        yield grey
        return
    yield no_fee(t, me, (card,))
    yield no_ship(t, me, "load")
    for ship in t.docks[me]:
        yield from unwanted(t, ship, (card,))


def ship_reasons(t: Harbour, me: Captain, ship: Ship) -> Iterator[Reason | None]:
    """Say what keeps a ship from being used."""
    away = not_docked(t, me, ship)
    yield away
    if away is None and asked_about(t, me) == "load":
        yield no_contract(t, ship)
