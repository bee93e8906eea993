"""Who listens now: noted card by card, so that asking is one look into `table.ears`.

A card listens while it lies where its power works and is not asleep. Cards change place through
`zones.move` alone; whatever else changes who listens is one of the verbs here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portside.engine.table import Table


def listen(t: Table, card: int, life: int) -> None:
    """Let the present power of a card listen, as far as it works in a life and is not asleep."""
    hanging = t.box.hooks.hanging.get((t.power(card), life))
    if hanging is None:
        return
    sleeps = t.asleep >> card & 1
    for hook, awake in hanging:
        if awake or not sleeps:
            t.ears[hook] = t.ears.get(hook, 0) | 1 << card


def hush(t: Table, card: int, life: int) -> None:
    """Let a card listen no more to what its present power hears in a life."""
    hanging = t.box.hooks.hanging.get((t.power(card), life))
    if hanging is None:
        return
    for hook, _ in hanging:
        bits = t.ears.pop(hook, 0) & ~(1 << card)
        if bits:
            t.ears[hook] = bits


def life_of(t: Table, card: int) -> int:
    """Return the life a card is in where it lies."""
    return t.places[t.where[card]].life


def listen_anew(t: Table) -> None:
    """Note who listens from nothing but where cards lie."""
    t.ears = {}
    lives, places = t.box.lives, t.places
    for card, at in enumerate(t.where):
        life = places[at].life
        if life in lives[card] or t.copies:
            listen(t, card, life)


def sleep(t: Table, card: int) -> None:
    """Keep the power of a card from working until it wakes."""
    hush(t, card, life_of(t, card))
    t.asleep |= 1 << card
    listen(t, card, life_of(t, card))  # some powers work even so


def wake(t: Table, card: int) -> None:
    """Let the power of a card work from now on."""
    t.asleep &= ~(1 << card)
    listen(t, card, life_of(t, card))


def take_on(t: Table, card: int, slug: str) -> None:
    """Give a card another power in place of its own."""
    hush(t, card, life_of(t, card))
    t.acts_as[card] = slug
    t.copies |= 1 << card
    listen(t, card, life_of(t, card))


def take_off(t: Table, card: int) -> None:
    """Give a card its own power back."""
    if card in t.acts_as:
        hush(t, card, life_of(t, card))
        del t.acts_as[card]
        t.copies &= ~(1 << card)
        listen(t, card, life_of(t, card))
