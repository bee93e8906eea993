"""What can happen in the pretend title: the verbs, events and queries powers hang on."""

from __future__ import annotations

from dataclasses import dataclass

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.listeners import sleep, take_off, wake
from portside.engine.powers import emit, fold
from portside.engine.zones import move, shuffle
from portside.testing.pretend.moments import closing, opening
from portside.testing.pretend.table import Keeper, Night


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


def discount(t: Night, me: Keeper) -> int:
    """Return how much less a seat pays for opening a stall (PR-04)."""
    return fold(t, discount, 0, (me,)) if discount in t.listeners else 0


def price(t: Night, me: Keeper, card: int) -> int:
    """Return what opening a stall costs (PR-04)."""
    cost: int = t.box.cards[card].cost
    return max(cost - discount(t, me), 0)


def draw(t: Night, me: Keeper, count: int) -> None:
    """Draw cards; an empty deck is made anew from the discards (PR-02)."""
    drawn = []
    for _ in range(count):
        if not t[t.box.deck]:
            reshuffle(t)
        for card in t[t.box.deck][-1:]:
            drawn.append(card)
            move(t, card, me.hand)
    say(t, "log-drew", me, tuple(drawn), "PR-02", eyes=1 << me)


def reshuffle(t: Night) -> None:
    """Make the discards of the pretend title the deck."""
    for card in t[t.box.discard]:
        move(t, card, t.box.deck)
    shuffle(t, t.box.deck)


def earn(t: Night, me: Keeper, coins: int) -> Flow[None] | tuple[()]:
    """Pay coins to a seat of the pretend title from the bank."""
    t.coins[me] += coins
    say(t, "log-earned", me, coins=coins)
    return emit(t, Earned, me, coins)


def close(t: Night, card: int) -> Flow[None]:
    """Close a stall of the pretend title; its own power may keep it from the discards."""
    owner = t.owner(card)
    instead = closing.of(t, card)
    take_off(t, card)
    if instead is None:
        move(t, card, t.box.discard)
    else:
        yield from instead(t, owner, card) or ()
    say(t, "log-closed", owner, (card,), "PR-06")


def open_stall(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Open a stall with a hand card: pay, place, resolve, then let others react (PR-04)."""
    t.coins[me] -= price(t, me, card)
    sleep(t, card)
    move(t, card, me.stalls)
    say(t, "log-opened", me, (card,), "PR-04")
    yield from opening.run(t, card)
    yield from emit(t, Opened, me, card)
    wake(t, card)
