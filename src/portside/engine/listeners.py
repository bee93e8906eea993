"""Who listens now: noted card by card, so that asking is one look into `table.listeners`.

A card listens while it lies where its power works and is not asleep. Cards change place through
`zones.move` alone; whatever else changes who listens is one of the verbs here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portside.engine.table import Table
    from portside.engine.zones import Place


def subscribe(t: Table, card: int, area: int) -> None:
    """Let the present power of a card listen, as far as it works in an area and is not asleep."""
    hooks = t.box.hooks.hooks_by_slug.get((t.power(card), area))
    if hooks is None:
        return
    sleeps = t.asleep >> card & 1
    for hook, awake in hooks:
        if awake or not sleeps:
            t.listeners[hook] = t.listeners.get(hook, 0) | 1 << card


def unsubscribe(t: Table, card: int, area: int) -> None:
    """Let a card listen no more to what its present power hears in an area."""
    hooks = t.box.hooks.hooks_by_slug.get((t.power(card), area))
    if hooks is None:
        return
    for hook, _ in hooks:
        bits = t.listeners.pop(hook, 0) & ~(1 << card)
        if bits:
            t.listeners[hook] = bits


def subscribe_all(t: Table) -> None:
    """Note who listens from nothing but where cards lie."""
    t.listeners = {}
    alive, places = t.box.alive, t.places
    for card, at in enumerate(t.where):
        area = places[at].area
        if alive[area][card] or t.copies:
            subscribe(t, card, area)


def touch(t: Table, card: int) -> Place:
    """Note for listeners that the place where a card lies has changed, and return it."""
    at = t.places[t.where[card]]
    t.touched |= at.mark
    return at


def sleep(t: Table, card: int) -> None:
    """Keep the power of a card from listening until it wakes."""
    at = touch(t, card)
    unsubscribe(t, card, at.area)
    t.asleep |= 1 << card
    subscribe(t, card, at.area)  # some powers work even so


def wake(t: Table, card: int) -> None:
    """Let the power of a card listen from now on."""
    at = touch(t, card)
    t.asleep &= ~(1 << card)
    subscribe(t, card, at.area)


def take_on(t: Table, card: int, slug: str) -> None:
    """Give a card another power to listen with in place of its own."""
    at = touch(t, card)
    unsubscribe(t, card, at.area)
    t.acts_as[card] = slug
    t.copies |= 1 << card
    subscribe(t, card, at.area)


def take_off(t: Table, card: int) -> None:
    """Give a card its own power back to listen with."""
    if card in t.acts_as:
        at = touch(t, card)
        unsubscribe(t, card, at.area)
        del t.acts_as[card]
        t.copies &= ~(1 << card)
        subscribe(t, card, at.area)
