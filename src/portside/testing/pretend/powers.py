"""The powers of the pretend cards, alphabetical."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.ask import USE, Ask, Value
from portside.engine.events import say
from portside.engine.flow import Flow, GameOver, choose, sealed, together
from portside.engine.listeners import take_on
from portside.engine.powers import OTHERS, OWNER, may
from portside.engine.zones import move, reveal, shuffle
from portside.testing.pretend.answers import Use
from portside.testing.pretend.moments import anytime, closing, modifies, on, opening
from portside.testing.pretend.scoring import result
from portside.testing.pretend.table import Keeper, Night
from portside.testing.pretend.verbs import (
    Earned,
    Opened,
    close,
    discount,
    draw,
    earn,
    reshuffle,
)

CROWNS_TO_WIN = 3


@on(Opened, by=OTHERS, commutes=True)
def bell(t: Night, me: Keeper, card: int, event: Opened) -> Flow[None]:
    """Earn 1 whenever anyone else opens a stall."""
    yield from earn(t, me, 1)


@opening
def broom(t: Night, me: Keeper, card: int) -> None:
    """Shuffle the discards into the deck, then show its top card to all."""
    reshuffle(t)
    reveal(t, t[t.box.deck][-1:])


@closing
def cloak(t: Night, me: Keeper, card: int) -> None:
    """Return to hand rather than be discarded."""
    move(t, card, me.hand)


@on(Opened, by=OWNER, awake=True, commutes=True)
def crown(t: Night, me: Keeper, card: int, event: Opened) -> None:
    """Win at once with three crowns."""
    if [t.power(c) for c in t[me.stalls]].count("crown") >= CROWNS_TO_WIN:
        t.result = result(t, "ending-crown", (int(me),))
        raise GameOver


@on(Earned, by=OWNER, once="turn")
def drum(t: Night, me: Keeper, card: int, event: Earned) -> Flow[None]:
    """Once per turn, draw one when you earn."""
    if (yield from may(t, me, card, "draw")):
        draw(t, me, 1)


@opening
def firework(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Close any other stall, even one that is being resolved around this one."""
    others = [c for seat in t.seats for c in t[seat.stalls] if c != card]
    if others:
        target = yield from choose(t, me, "ask-firework", lambda: tuple(others), card=card)
        yield from close(t, target)


@opening
def hourglass(t: Night, me: Keeper, card: int) -> None:
    """Take another turn after this one."""
    t.extra += 1


@opening
def kite(t: Night, me: Keeper, card: int) -> None:
    """Draw two."""
    draw(t, me, 2)


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
            yield from opening.run(t, card)


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


def offers(t: Night, seat: int) -> Sequence[Use]:
    """Return the any-time powers of pretend cards a seat may use now."""
    live = anytime.cards(t)
    return [(USE, card) for card in live if t.owner(card) == seat] if live else ()


def use(t: Night, seat: int, value: Value) -> Flow[None] | tuple[()]:
    """Use an any-time power of a pretend card."""
    assert isinstance(value, tuple) and isinstance(value[1], int)
    return anytime.run(t, value[1])
