"""Why not: what stands in the way of things one might do with a card or ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from portside.engine.ask import Reason, reason
from portside.games.import_export.cards import BARTER
from portside.games.import_export.cargo import contract_block, flag_fee, may_board
from portside.games.import_export.matching import can_load
from portside.games.import_export.queries import (
    capacity,
    contract_sources,
    crew_limit,
    crew_room,
    load_of,
    missing_tiers,
    summed_load,
    symbols,
    tiers,
)
from portside.games.import_export.table import IN_HARBOUR, Captain, Harbour


def why_not(t: Harbour, seat: int, ref: str) -> Sequence[Reason]:
    """List what keeps a seat from using the thing it clicked."""
    me = t.seats[seat]
    card = t.box.ids.get(ref)
    if card is not None:
        return list(dict.fromkeys(card_reasons(t, me, card)))
    if ref.startswith("ship-") and ref[5:].isdigit() and int(ref[5:]) < len(t.ships):
        return list(ship_reasons(t, me, ref))
    return ()


def card_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason]:
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


def island_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason]:
    """Say what keeps a card of the Island or the Port from being taken."""
    doing, fees = t.doing[me], dict(contract_sources(t, me))
    if doing == "contract" and card in fees:
        if t.credits[me] < fees[card]:
            yield reason("why-price", "IE-201", price=fees[card], have=t.credits[me])
        yield from contract_reasons(t, me, card)
    elif doing == "supply" and not crew_room(t, me):
        yield reason("why-crew-full", "IE-084", limit=crew_limit(t, me))
    elif doing not in ("supply", "pirate", BARTER):
        yield reason("why-port", "IE-200") if t.box.port else reason("why-island", "IE-081")


def hand_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason]:
    """Say what keeps a hand card from being used as the seat's present action would."""
    doing = t.doing[me]
    if t.phase in ("follow", "ready") and t.led and t.led not in symbols(t, me, card):
        yield reason("why-other-action", "IE-056", action=t.led)
    if doing == "contract":
        yield from contract_reasons(t, me, card)
    elif doing == "load":
        yield from load_reasons(t, me, card)
    elif doing == "supply" and t.sold >> me & 1:
        yield reason("why-sold", "IE-080")
    elif doing in ("import", "pirate"):
        yield reason("why-no-hand-card", "IE-143" if doing == "pirate" else "IE-086", action=doing)


def contract_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason]:
    """Say what keeps a card from being contracted."""
    ships = t.docked(me)
    if not ships:
        yield reason("why-no-ship", "IE-109")
    missing = missing_tiers(t, me, card)
    spare = t.todo[me]
    if missing > spare:
        for kind, need in t.face(card).tier:
            have = tiers(t, me, kind)
            if have < need:
                yield reason(
                    "why-tier", "IE-113", type=kind, need=need, have=have, more=missing - spare
                )
    for ship in ships:
        if contract_block(t, me, card, ship, spare) == "why-no-room":
            yield reason(
                "why-no-room",
                "IE-112",
                ship=ship.name,
                load=len(load_of(t, ship, card)),
                used=summed_load(t, ship),
                capacity=capacity(t, ship),
            )


def load_reasons(t: Harbour, me: Captain, card: int) -> Iterator[Reason]:
    """Say what keeps a card from being loaded."""
    if not may_board(t, card):
        yield reason("why-grey", "IE-189")
        return
    if t.credits[me] < flag_fee(t, (card,)):
        yield reason("why-flag-fee", "IE-208", credits=flag_fee(t, (card,)))
    ships = t.docked(me)
    if not ships:
        yield reason("why-no-ship", "IE-125")
    for ship in ships:
        if not t.zones[ship.contracts]:
            yield reason("why-no-contract", "IE-126", ship=ship.name)
        elif not can_load(t, ship, (card,)):
            for kind in t.box.kinds[card]:
                yield reason("why-no-need", "IE-129", ship=ship.name, type=kind)


def ship_reasons(t: Harbour, me: Captain, ref: str) -> Iterator[Reason]:
    """Say what keeps a ship from being used."""
    ship = t.ship(ref)
    if ship.owner != me:
        yield reason("why-other-ship", "IE-109")
    elif t.ship_at[ship] != IN_HARBOUR:
        yield reason("why-at-sea", "IE-109")
    elif t.doing[me] == "load" and not t.zones[ship.contracts]:
        yield reason("why-no-contract", "IE-126", ship=ref)
