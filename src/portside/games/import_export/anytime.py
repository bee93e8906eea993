"""Any-time powers and the leader's own-turn rights, as standing offers (AMB-064, AMB-065)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import USE, Value
from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.powers import cards_of, heard
from portside.games.import_export.cargo import ship_of
from portside.games.import_export.fulfilment import settle
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import discard, throw_away_contract

ANYTIME: Final = "anytime"
ANYTIME_WHEN: Final = "anytime when"
OWN_TURN: Final = "own turn"
OWN_TURN_WHEN: Final = "own turn when"
DISCARD: Final = "discard"
"""Tells throwing a hand card away from using its power."""


def offers(t: Harbour, seat: int) -> Sequence[Value]:
    """Return what a seat may use now, outside the question that is open."""
    if seat != t.leader and ANYTIME not in t.listeners and not t.box.grey:
        return ()
    found: list[Value] = []
    if ANYTIME in t.listeners:
        found += usable(t, t.seats[seat], ANYTIME, ANYTIME_WHEN)
    if seat == t.leader and t.phase != "score":
        if OWN_TURN in t.listeners:
            found += usable(t, t.seats[seat], OWN_TURN, OWN_TURN_WHEN)
        for ship in t.docks[seat]:
            found += map(t.box.ways[USE].__getitem__, t.zones[ship.contracts])
    if t.box.grey and t.phase != "score":  # IE-191
        hand = t.zones[t.seats[seat].hand]
        found += [(USE, card, DISCARD) for card in hand if card in t.box.grey]
    return found


def usable(t: Harbour, me: Captain, hook: str, when: str) -> list[Value]:
    """Return the live powers of a moment that a seat can use now."""
    found: list[Value] = []
    for card in cards_of(heard(t, hook)):
        if t.owner(card) == me:
            able = t.box.hooks.own(when, t.power(card))
            if able is None or able(t, me, card):
                found.append((USE, card))
    return found


def has_own_turn_power(t: Harbour, me: Captain) -> bool:
    """Tell whether the leader should be asked before the turn ends; all can see it."""
    return bool(usable(t, me, OWN_TURN, OWN_TURN_WHEN))


def use(t: Harbour, seat: int, value: Value) -> Flow[None]:
    """Use an any-time or own-turn power, or throw away a Contract or a Capital card in hand."""
    assert isinstance(value, tuple) and isinstance(value[1], int)
    card = value[1]
    me = t.seats[seat]
    if t.places[t.where[card]].kind == "contracts":
        yield from throw_away_contract(t, card, ship_of(t, card))
    elif value[2:] == (DISCARD,):
        discard(t, card)
        say(t, "log-discarded", me, (card,), "IE-191")
    else:
        slug = t.power(card)
        run = t.box.hooks.own(ANYTIME, slug) or t.box.hooks.own(OWN_TURN, slug)
        assert run is not None
        say(t, "log-power", me, (card,), "IE-220")
        yield from run(t, me, card)
    yield from settle(t)
