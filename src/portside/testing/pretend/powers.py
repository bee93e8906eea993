"""The powers of the pretend cards, alphabetical."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.ask import PASS, USE, Ask, Value
from portside.engine.events import say
from portside.engine.flow import Flow, choose, nothing, sealed, together
from portside.engine.listeners import take_on
from portside.engine.match import GameOver
from portside.engine.powers import Registry, cards_of
from portside.engine.zones import move, reveal, shuffle
from portside.testing.pretend.actions import (
    ANYTIME,
    CLOSING,
    OPENING,
    Earned,
    Opened,
    close,
    discount,
    draw,
    earn,
    reshuffle,
    resolve,
)
from portside.testing.pretend.scoring import result
from portside.testing.pretend.table import Keeper, Night

POWERS = Registry()
on = POWERS.on
modifies = POWERS.modifies
opening = POWERS.at(OPENING)
instead_of_closing = POWERS.at(CLOSING)
anytime = POWERS.at(ANYTIME)

CROWNS_TO_WIN = 3


@on(Opened, commutes=True)
def bell(t: Night, me: Keeper, card: int, event: Opened) -> Flow[None]:
    """Earn 1 whenever anyone else opens a stall."""
    if event.seat != me:
        yield from earn(t, me, 1)


@opening
def broom(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Shuffle the discards into the deck, then show its top card to all."""
    reshuffle(t)
    reveal(t, t[t.box.deck][-1:])
    yield from nothing()


@instead_of_closing
def cloak(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Return to hand rather than be discarded."""
    move(t, card, me.hand)
    yield from nothing()


@on(Opened, awake=True, commutes=True)
def crown(t: Night, me: Keeper, card: int, event: Opened) -> Flow[None]:
    """Win at once with three crowns."""
    if event.seat == me and [t.power(c) for c in t[me.stalls]].count("crown") >= CROWNS_TO_WIN:
        t.result = result(t, "ending-crown", (int(me),))
        raise GameOver
    yield from nothing()


@on(Earned)
def drum(t: Night, me: Keeper, card: int, event: Earned) -> Flow[None]:
    """Once per turn, draw one when you earn."""
    if event.seat != me or ("drum", card) in t.used:
        return
    if (yield from choose(t, me, "ask-drum", lambda: ("draw", PASS), card=card)) == "draw":
        t.used.add(("drum", card))
        yield from draw(t, me, 1)


@opening
def firework(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Close any other stall, even one that is being resolved around this one."""
    others = [c for seat in t.seats for c in t[seat.stalls] if c != card]
    if others:
        target = yield from choose(t, me, "ask-firework", lambda: tuple(others), card=card)
        yield from close(t, target)


@opening
def hourglass(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Take another turn after this one."""
    t.extra += 1
    yield from nothing()


@opening
def kite(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Draw two."""
    yield from draw(t, me, 2)


@modifies(discount)
def lamp(t: Night, me: Keeper, card: int, coins: int, buyer: Keeper) -> int:
    """Open your stalls for 1 less."""
    return coins + 1 if buyer == me else coins


@opening
def mirror(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Take on the power of any other stall for as long as it stands."""
    others = [c for seat in t.seats for c in t[seat.stalls] if c != card]
    if others:
        model = yield from choose(t, me, "ask-mirror", lambda: tuple(others), card=card)
        take_on(t, card, t.power(model))
        if t.power(card) != "mirror":
            yield from resolve(t, me, card)


@opening
def net(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Every other seat hands you a card of its choice, all at once."""
    givers = [seat for seat in t.others(me) if t[seat.hand]]
    for given in (yield from together([_gift(t, seat, card) for seat in givers])):
        move(t, given, me.hand)


def _gift(t: Night, giver: Keeper, card: int) -> Ask[int]:
    return sealed(giver, "ask-net", lambda: t[giver.hand], card=card)


@opening
def oracle(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Show the deck's top card, shuffle the deck, and earn the card's printed price."""
    for top in t[t.box.deck][-1:]:
        reveal(t, (top,))
        say(t, "log-foretold", me, (top,))
        shuffle(t, t.box.deck)
        yield from earn(t, me, t.box.cards[top].cost)


@anytime
def whistle(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Close this stall at any time and earn 2."""
    yield from close(t, card)
    yield from earn(t, me, 2)


def offers(t: Night, seat: int) -> Sequence[Value]:
    """Return the any-time powers a seat may use now."""
    if ANYTIME not in t.listeners:
        return ()
    return [(USE, c) for c in cards_of(t.listeners[ANYTIME]) if t.owner(c) == seat]


def use(t: Night, seat: int, value: Value) -> Flow[None]:
    """Use an any-time power."""
    assert isinstance(value, tuple) and isinstance(value[1], int)
    run = t.box.hooks.own(ANYTIME, t.power(value[1]))
    assert run is not None
    yield from run(t, t.seats[seat], value[1])
