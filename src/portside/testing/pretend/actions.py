"""What can happen in the pretend title: the verbs, events and queries powers hang on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, nothing
from portside.engine.listeners import sleep, take_off, wake
from portside.engine.powers import emit, heard, query
from portside.engine.zones import move, shuffle
from portside.testing.pretend.table import Keeper, Night

OPENING: Final = "opening"
"""The moment a stall has been opened and its own power works."""
CLOSING: Final = "closing"
"""The moment a stall would be discarded; a power here does something else instead."""
ANYTIME: Final = "anytime"
"""Whenever the leader is asked what to do."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat opened a stall."""

    seat: Keeper
    card: int


@dataclass(frozen=True, slots=True)
class Earned:
    """A seat got coins."""

    seat: Keeper
    coins: int


@query
def discount(t: Night, me: Keeper) -> int:
    """Return how much less a seat pays for opening a stall (PR-04)."""
    return 0


def price(t: Night, me: Keeper, card: int) -> int:
    """Return what opening a stall costs (PR-04)."""
    cost: int = t.box.cards[card].cost
    return max(cost - discount(t, me), 0)


def draw(t: Night, me: Keeper, count: int) -> Flow[None]:
    """Draw cards; an empty deck is made anew from the discards (PR-02)."""
    drawn = []
    for _ in range(count):
        if not t[t.box.deck]:
            reshuffle(t)
        for card in t[t.box.deck][-1:]:
            drawn.append(card)
            move(t, card, me.hand)
    say(t, "log-drew", me, tuple(drawn), "PR-02", eyes=1 << me)
    yield from nothing()


def reshuffle(t: Night) -> None:
    """Make the discards the deck."""
    for card in t[t.box.discard]:
        move(t, card, t.box.deck)
    shuffle(t, t.box.deck)


def earn(t: Night, me: Keeper, coins: int) -> Flow[None]:
    """Pay coins to a seat from the bank."""
    t.coins[me] += coins
    say(t, "log-earned", me, coins=coins)
    if heard(t, Earned):
        yield from emit(t, Earned(me, coins))


def close(t: Night, card: int) -> Flow[None]:
    """Close a stall; its own power may send it elsewhere than to the discards."""
    owner = t.owner(card)
    replaced = t.box.hooks.own(CLOSING, t.power(card))
    take_off(t, card)
    if replaced is not None:
        yield from replaced(t, owner, card)
    else:
        move(t, card, t.box.discard)
    say(t, "log-closed", owner, (card,), "PR-06")


def resolve(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Let a card do what it does when its stall opens."""
    run = t.box.hooks.own(OPENING, t.power(card))
    if run is not None:
        yield from run(t, me, card)


def open_stall(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Open a stall with a hand card: pay, place, resolve, then let others react (PR-04)."""
    t.coins[me] -= price(t, me, card)
    sleep(t, card)
    move(t, card, me.stalls)
    say(t, "log-opened", me, (card,), "PR-04")
    yield from resolve(t, me, card)
    if heard(t, Opened):
        yield from emit(t, Opened(me, card))
    wake(t, card)
