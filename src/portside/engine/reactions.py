"""What happens when powers work: reactions to events, and modifiers folded over a value.

It is the part of `portside.engine.powers` that runs all the time, and so is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar, TypeVarTuple, cast

from portside.engine.flow import DONE, choose
from portside.engine.hooks import ANYBODY, OWNER, Hook, Listening, Power, cards_of

if TYPE_CHECKING:
    from portside.engine.flow import Effect, Flow
    from portside.engine.table import Box, Seat, Table

Ts = TypeVarTuple("Ts")
R = TypeVar("R")
S = TypeVar("S", bound="Seat")


class Caused(Protocol):
    """An event that is somebody's doing."""

    @property
    def seat(self) -> int:
        """Return whose doing an event is that powers react to."""


def heard(t: Table, hook: Hook) -> int:
    """Return the cards that would react to a hook now, as bits; 0 when the table is quiet.

    `emit` looks itself. This is for rules that do something else when nobody listens.
    """
    return t.listeners.get(hook, 0)


def in_order(t: Table[Box, S], bits: int) -> list[tuple[S, list[int]]]:
    """Group cards that react by owner, the acting seat first, then clockwise."""
    groups: dict[int, list[int]] = {}
    for card in cards_of(bits):
        groups.setdefault(t.places[t.where[card]].owner, []).append(card)
    return [(seat, groups[seat]) for seat in t.from_seat(t.acting) if seat in groups]


def emit(t: Table, event: Callable[[*Ts], object], *args: *Ts) -> Flow[None]:
    """Let every live power react to an event: `emit(t, Opened, me, card)`.

    The event is made only if somebody listens, so nobody has to look before.
    """
    return spread(t, event(*args)) if event in t.listeners else DONE


def spread(t: Table, event: object) -> Flow[None]:
    """Let live powers react to an event: those of the acting seat first, owners order their own."""
    bits = t.listeners[type(event)]
    listening = t.box.hooks.listening[type(event)]
    if not bits & (bits - 1):  # one card only, as nearly always
        card = bits.bit_length() - 1
        if t.places[t.where[card]].owner >= 0:
            yield from react(t, t.owner(card), card, event, listening)
        return
    for me, heard_by in in_order(t, bits):
        cards = heard_by
        if not t.box.orders_idle:
            cards = [card for card in heard_by if reacts(t, me, card, event, listening)]
        if not t.box.orders_vain:
            cards = [card for card in cards if acts(t, me, card, event, listening)]
        while len(cards) > 1 and not all(listening.of(t, card).commutes for card in cards):
            card = yield from choose(t, me, "order-powers", partial(tuple[int, ...], cards))
            cards.remove(card)
            yield from react(t, me, card, event, listening)
        for card in cards:
            yield from react(t, me, card, event, listening)


def react(t: Table, me: Seat, card: int, event: object, listening: Listening) -> Flow[None]:
    """Run one reaction, unless its card left meanwhile, reacts already, or has nothing to do."""
    if not heard(t, type(event)) >> card & 1 or not reacts(t, me, card, event, listening):
        return
    if not acts(t, me, card, event, listening):
        return
    mark = (card, type(event))
    t.running.append(mark)
    effect: Effect = listening.of(t, card).run(t, me, card, event)
    if effect is not None:
        yield from effect
    t.running.remove(mark)


def reacts(t: Table, me: Seat, card: int, event: object, listening: Listening) -> bool:
    """Tell whether a card's power reacts: it is not reacting already, and does care."""
    power = listening.of(t, card)
    if (card, type(event)) in t.running:
        return False
    return not power.picky or cares(t, me, card, event, power)


def acts(t: Table, me: Seat, card: int, event: object, listening: Listening) -> bool:
    """Tell whether a card's power has anything to do, by what everybody can see."""
    when = listening.of(t, card).when
    return when is None or bool(when(t, me, card, event))


def cares(t: Table, me: Seat, card: int, event: object, power: Power) -> bool:
    """Tell whether a power reacts to whose doing an event is, and does not rest."""
    if power.by != ANYBODY and (power.by == OWNER) != (cast("Caused", event).seat == me):
        return False
    return not (power.once and spent(t, card))


def spend(t: Table, card: int) -> None:
    """Note that a card's power was used to react, if it works only once in a while."""
    t.used.add((t.power(card), card))


def spent(t: Table, card: int) -> bool:
    """Tell whether a card's power was used and rests, so that it does not react."""
    return bool(t.used) and (t.power(card), card) in t.used


def fold(t: Table, hook: Hook, value: R, args: tuple[object, ...]) -> R:
    """Fold the live modifiers of a query over a value, layer by layer."""
    listening = t.box.hooks.listening[hook]
    bits = t.listeners[hook]
    if not bits & (bits - 1):  # one card only, as nearly always
        card = bits.bit_length() - 1
        changed: R = listening.of(t, card).run(t, t.owner(card), card, value, *args)
        return changed
    cards = cards_of(bits)
    if listening.layered and len(cards) > 1:
        cards.sort(key=lambda card: listening.of(t, card).layer)
    for card in cards:
        value = listening.of(t, card).run(t, t.owner(card), card, value, *args)
    return value
