"""Any-time powers and the leader's own-turn rights, as standing offers (AMB-064, AMB-065)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import USE, Value
from portside.engine.events import say
from portside.engine.flow import Effect, Flow
from portside.games.import_export.answers import Offer
from portside.games.import_export.cargo import ship_of
from portside.games.import_export.fulfilment import settle
from portside.games.import_export.moments import (
    At,
    anytime,
    anytime_when,
    before_turn_ends,
    own_turn,
    own_turn_when,
)
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import discard, throw_away_contract

DISCARD: Final = "discard"
"""Tells throwing a hand card away from using its power."""


def offered(t: Harbour) -> Sequence[Captain]:
    """Return the seats that may use anything now: the leader alone, unless any-time powers live."""
    return (
        t.seats if anytime.name in t.listeners or t.box.grey else t.seats[t.leader : t.leader + 1]
    )


def offers(t: Harbour, seat: int) -> Sequence[Offer]:
    """Return the any-time powers and rights a seat may use now, outside the open question."""
    found: list[Offer] = []
    if anytime.name in t.listeners:
        found += usable(t, t.seats[seat], anytime, anytime_when)
    if seat == t.leader and t.phase != "score":
        if own_turn.name in t.listeners:
            found += usable(t, t.seats[seat], own_turn, own_turn_when)
        for ship in t.docks[seat]:
            if contracts := t.zones[ship.contracts]:
                found += [t.box.ways.use[card] for card in contracts]
    if t.box.grey and t.phase != "score":  # IE-191
        hand = t.zones[t.seats[seat].hand]
        found += [(USE, card, DISCARD) for card in hand if card in t.box.grey]
    return found


def usable(t: Harbour, me: Captain, moment: At[[], Effect], when: At[[], bool]) -> list[Offer]:
    """Return the live any-time powers of a moment that a seat can use now."""
    found: list[Offer] = []
    for card in moment.cards(t):
        if t.owner(card) == me:
            able = when.of(t, card)
            if able is None or able(t, me, card):
                found.append(t.box.ways.use[card])
    return found


def is_asked_before_turn_ends(t: Harbour, me: Captain) -> bool:
    """Tell whether a seat has powers to be asked about before the turn ends, as all can see.

    An any-time power serves as well when the next leader is asked, unless what it brings may end
    the match with this turn.
    """
    if me == t.leader and usable(t, me, own_turn, own_turn_when):
        return True
    if t.ending or t.box.rulings["turn_window"] == "leader":
        return False
    return any(
        t.owner(card) == me and before_turn_ends.value(t, card)
        for card in before_turn_ends.cards(t)
    )


def use(t: Harbour, seat: int, value: Value) -> Flow[None]:
    """Use an any-time or own-turn power, or throw away a Contract or a Capital card in hand."""
    me = t.seats[seat]
    match value:
        case (_, int(card)) if t.places[t.where[card]].kind == "contracts":
            yield from throw_away_contract(t, card, ship_of(t, card))
        case (_, int(card)):
            moment = anytime if anytime.has(t, card) else own_turn
            say(t, "log-power", me, (card,), "IE-220")
            yield from moment.run(t, card)
        case (_, int(card), _):
            discard(t, card)
            say(t, "log-discarded", me, (card,), "IE-191")
    yield from settle(t)
