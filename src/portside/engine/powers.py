"""Letting powers work: reactions to events, modifiers of queries, and what they may be used for.

How powers come to hang on events, queries and moments is told in `portside.engine.registry`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, update_wrapper
from inspect import Parameter, signature
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar, cast

from portside.engine.ask import PASS, Ask
from portside.engine.flow import asked, choose, these
from portside.engine.registry import (
    ANYBODY,
    OTHERS,
    OWNER,
    Hook,
    Listening,
    Moment,
    Power,
    Registry,
    cards_of,
)

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.flow import Effect, Flow
    from portside.engine.table import Box, Seat, Table

__all__ = [
    "ANYBODY",
    "OTHERS",
    "OWNER",
    "Moment",
    "Registry",
    "always",
    "cards_of",
    "emit",
    "heard",
    "in_order",
    "may",
    "query",
    "spend",
    "spent",
]

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="Table")
S = TypeVar("S", bound="Seat")
A = TypeVar("A")
B = TypeVar("B")


class Caused(Protocol):
    """An event that is somebody's doing."""

    @property
    def seat(self) -> int:
        """Return whose."""


# -- reacting to events


def heard(t: Table, hook: Hook) -> int:
    """Return the cards that listen to a hook now, as bits; 0 when the table is quiet.

    `emit` looks itself. This is for rules that do something else when nobody listens.
    """
    return t.listeners.get(hook, 0)


def in_order(t: Table[Box, S], bits: int) -> list[tuple[S, list[int]]]:
    """Group live cards by owner, the acting seat first, then clockwise."""
    groups: dict[int, list[int]] = {}
    for card in cards_of(bits):
        groups.setdefault(t.places[t.where[card]].owner, []).append(card)
    return [(seat, groups[seat]) for seat in t.from_seat(t.acting) if seat in groups]


def emit(
    t: Table, event: Callable[P, object], *args: P.args, **kwargs: P.kwargs
) -> Flow[None] | tuple[()]:
    """Let every live power react to an event: `emit(t, Opened, me, card)`.

    The event is made only if somebody listens, so nobody has to look before.
    """
    return spread(t, event(*args, **kwargs)) if event in t.listeners else ()


def spread(t: Table, event: object) -> Flow[None]:
    """Let live powers react: those of the acting seat first, owners order their own."""
    bits = t.listeners[type(event)]
    listening = t.box.hooks.listening[type(event)]
    if not bits & (bits - 1):  # one card only, as nearly always
        card = bits.bit_length() - 1
        if t.places[t.where[card]].owner >= 0:
            yield from react(t, t.owner(card), card, event, listening)
        return
    for me, cards in in_order(t, bits):
        while len(cards) > 1 and not all(listening.of(t, card).commutes for card in cards):
            card = yield from choose(t, me, "order-powers", partial(tuple[int, ...], cards))
            cards.remove(card)
            yield from react(t, me, card, event, listening)
        for card in cards:
            yield from react(t, me, card, event, listening)


def react(t: Table, me: Seat, card: int, event: object, listening: Listening) -> Flow[None]:
    """Run one reaction, unless its card left meanwhile, is reacting already, or does not care."""
    mark = (card, type(event))
    if mark in t.running or not heard(t, type(event)) >> card & 1:
        return
    power = listening.of(t, card)
    if power.picky and not cares(t, me, card, event, power):
        return
    t.running.append(mark)
    effect: Effect = power.run(t, me, card, event)
    if effect is not None:
        yield from effect
    t.running.remove(mark)


def cares(t: Table, me: Seat, card: int, event: object, power: Power) -> bool:
    """Tell whether a power hears of whose doing an event is, and does not rest."""
    if power.by != ANYBODY and (power.by == OWNER) != (cast("Caused", event).seat == me):
        return False
    return not (power.once and spent(t, card))


# -- using a power


def may(
    t: Table, me: int, card: int, word: str = "yes", *, rule: str = "", **facts: Value
) -> Flow[bool]:
    """Ask a card's own question, `ask-<slug>`: the word or pass. Whoever says the word uses it.

    Args:
        t: the table.
        me: who is asked.
        card: the card whose power it is.
        word: the answer that uses it.
        rule: the rule it comes from.
        facts: values for the text.
    """
    slug = t.power(card)
    question = "ask-" + slug.replace("_", "-")
    said = yield from asked(Ask(me, question, these((word, PASS)), rule, card, facts))
    if said == PASS:
        return False
    if slug in t.box.hooks.limited:
        spend(t, card)
    return True


def spend(t: Table, card: int) -> None:
    """Note that a card's power was used, if it works only once in a while."""
    t.used.add((t.power(card), card))


def spent(t: Table, card: int) -> bool:
    """Tell whether a card's power was used and rests."""
    return bool(t.used) and (t.power(card), card) in t.used


# -- queries


def query(base: Callable[P, R]) -> Callable[P, R]:
    """Decorate a pure function `(table, ...)` whose value live powers may change.

    Modifiers fold over the base value in layer order; within a layer order must not matter.
    """
    return _named(_wrapped(base), base)


def always(base: Callable[P, R]) -> Callable[P, R]:
    """Decorate a query that says the same whatever it is asked, until powers change it."""
    reads_none = cast("Callable[..., R]", base)
    value = reads_none(*[None] * len(signature(base).parameters))

    def changed(t: Table, *args: object) -> R:
        return fold(t, changed, value, args) if changed in t.listeners else value

    return _named(changed, base)


def _named(asked: Callable[..., R], base: Callable[P, R]) -> Callable[P, R]:
    """Give a query the name it is known by: so it can be pickled, as the hook it is."""
    update_wrapper(asked, base)
    return cast("Callable[P, R]", asked)


def _any_number(base: Callable[..., R]) -> Callable[..., R]:
    def asked(t: Table, *args: object) -> R:
        value = base(t, *args)
        return fold(t, asked, value, args) if asked in t.listeners else value

    return asked


def _of_one(base: Callable[[T, A], R]) -> Callable[[T, A], R]:
    def asked(t: T, one: A) -> R:
        value = base(t, one)
        return fold(t, asked, value, (one,)) if asked in t.listeners else value

    return asked


def _of_two(base: Callable[[T, A, B], R]) -> Callable[[T, A, B], R]:
    def asked(t: T, one: A, two: B) -> R:
        value = base(t, one, two)
        return fold(t, asked, value, (one, two)) if asked in t.listeners else value

    return asked


def _wrapped(base: Callable[..., R]) -> Callable[..., R]:
    """Wrap a query by how many arguments it takes; handing on `*args` takes longer."""
    taken = signature(base).parameters.values()
    if all(parameter.default is Parameter.empty for parameter in taken):
        if len(taken) == 2:
            return _of_one(base)
        if len(taken) == 3:
            return _of_two(base)
    return _any_number(base)


def fold(t: Table, hook: Hook, value: R, args: tuple[object, ...]) -> R:
    """Apply live modifiers to a value, layer by layer."""
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
