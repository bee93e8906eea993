"""The first edition's powers as its Chinese book has them, where the books disagree."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.powers import OTHERS, OWNER, emit, may
from portside.games.import_export import moments
from portside.games.import_export.actions import prizes
from portside.games.import_export.cards import TYPES
from portside.games.import_export.cargo import load_from_hand
from portside.games.import_export.events import (
    CardsDrawn,
    CreditsLost,
    Fulfilment,
    ImportTaken,
    PirateAction,
    PrizeTaken,
)
from portside.games.import_export.moments import POWERS
from portside.games.import_export.powers import (
    agriculture,
    consumer,
    first_edition,
    j,
    kickstarter,
)
from portside.games.import_export.powers.illegal import contraband_prize, swap_in
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, some_of
from portside.games.import_export.queries import (
    goods_count,
    import_count,
    may_perform,
    one_action_ways,
    says_first,
    strictly_most,
    symbols,
)
from portside.games.import_export.settings import ALL_CHINESE
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.verbs import (
    draw,
    earn,
    go_home,
    join_crew,
    put_on_island,
    swap,
    swaps,
    tell_power,
)

CHINESE: Final = POWERS.variant("chinese")
on, modifies = CHINESE.on, CHINESE.modifies
immediate, pre_score = CHINESE.at(moments.immediate), CHINESE.at(moments.pre_score)
own_turn, own_turn_when = CHINESE.at(moments.own_turn), CHINESE.at(moments.own_turn_when)

MORE: Final = POWERS.variant(ALL_CHINESE)
"""What records made before these were told apart have as in the French book (F1-022)."""

TYPES_TO_WIN: Final = 3


@CHINESE.at(moments.ship_state)
def aeroponics(t: Harbour, me: Captain, card: int) -> Flow[bool]:
    """Bring an own ship at sea with one Container home, if liked (first edition, Chinese)."""
    for ship in aeroponics_unasked(t, me, card):
        t.used.add(("aeroponics", card, ship.name))
        if (yield from may(t, me, card, ship=ship.name)):
            tell_power(t, me, card)
            yield from go_home(t, ship)
            return True
    return False


@CHINESE.at(moments.ship_state_when)
def aeroponics__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need such a ship that was not asked about this turn (first edition, Chinese)."""
    return t.box.orders_idle or bool(aeroponics_unasked(t, me, card))


def aeroponics_unasked(t: Harbour, me: Captain, card: int) -> list[Ship]:
    """Return the ships that may come home with a single Container (first edition, Chinese)."""
    ships = kickstarter.lonely(t, me)
    return [ship for ship in ships if ("aeroponics", card, ship.name) not in t.used]


@on(PrizeTaken, by=OWNER, once="turn")
def contraband(t: Harbour, me: Captain, card: int, event: PrizeTaken) -> Flow[None]:
    """Once per turn, take one more Container in piracy (first edition, Chinese)."""
    yield from contraband_prize(t, me, card, prizes(t, me))


@CHINESE.at(moments.won_otherwise)
def dark_flight(t: Harbour, me: Captain, card: int) -> Flow[bool]:
    """Having won an auction, take Island cards as Crew instead (first edition, Chinese)."""
    island = t.zones[t.box.island]
    most = min(import_count(t, me), len(island))
    taken = yield from some_of(t, me, card, island, 0, most)
    if taken:
        tell_power(t, me, card)
    for recruit in taken:
        yield from join_crew(t, me, recruit)
    if taken:
        yield from emit(t, ImportTaken, me, None, taken, True)
    return bool(taken)


@CHINESE.at(moments.instant_win)
def graphics_cards(t: Harbour, me: Captain, card: int) -> bool:
    """Win at once with the most Goods of three types (first edition, Chinese)."""
    led = [strictly_most(t, me, [goods_count(t, seat, kind) for seat in t.seats]) for kind in TYPES]
    return sum(led) >= TYPES_TO_WIN


@MORE.on(CardsDrawn, by=OTHERS, when=consumer.holds_cards)
def chairs(t: Harbour, me: Captain, card: int, event: CardsDrawn) -> Flow[None]:
    """Discard a hand card when an opponent draws in any way (first edition, Chinese)."""
    yield from consumer.may_discard_from_hand(t, me, card)


@MORE.on(CreditsLost, commutes=True)
def fake_dvds(t: Harbour, me: Captain, card: int, event: CreditsLost) -> None:
    """Gain 2 when anybody spends or loses 4 or more at once (first edition, Chinese)."""
    if event.credits >= consumer.BIG_LOSS:
        earn(t, me, 2, card, "F1-216")


@MORE.on(CardsDrawn, by=OWNER)
def nanobots(t: Harbour, me: Captain, card: int, event: CardsDrawn) -> Flow[None]:
    """Load one Container, if liked, after each own draw (first edition, Chinese)."""
    if may_perform(t, "load"):
        yield from load_from_hand(t, me, "ask-nanobots-load", card)


@MORE.at(moments.immediate)
def pirates(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Take 10, or what it has, from each opponent; lead two turns (first edition, Chinese)."""
    yield from first_edition.delay_toll(t, me, card)
    t.called = (*t.called, int(me))
    say(t, "log-extra-turn", me, (card,), "F1-261")


@own_turn
def led_lights(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Swap a hand card with an Island card, on one's own turn (first edition, Chinese)."""
    _, given, taken = yield from one_of(t, me, card, swaps(t, me))
    swap(t, me, given, taken)


@own_turn_when
def led_lights__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need a hand card and something on the Island (first edition, Chinese)."""
    return bool(t.zones[me.hand] and t.zones[t.box.island])


@modifies(symbols)
def rice_cookers(
    t: Harbour, me: Captain, card: int, actions: tuple[str, ...], seat: Captain, played: int
) -> tuple[str, ...]:
    """Let own Load and Contract cards count as either (first edition, Chinese)."""
    return j.rice_cookers(t, me, card, actions, seat, played)


@modifies(one_action_ways)
def rice_cookers__ways(
    t: Harbour, me: Captain, card: int, ways: tuple[str, ...], seat: Captain, action: str
) -> tuple[str, ...]:
    """Load or contract with each single action (first edition, Chinese)."""
    return j.BOTH if seat == me and action in j.BOTH else ways


immediate(agriculture.soy_sauce)


@immediate
def stolen_documents(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Swap this card for any completed card of an opponent (first edition, Chinese)."""
    yield from swap_in(t, me, card, [c for seat in t.others(me) for c in t.zones[seat.fulfilled]])


@MORE.at(moments.immediate)
def stolen_documents__may(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Swap it if liked, and use the power of what one gets if liked (first edition, Chinese)."""
    pool = [c for seat in t.others(me) for c in t.zones[seat.fulfilled]]
    yield from swap_in(t, me, card, pool, may=True)


@on(PirateAction, by=OWNER)
def stolen_tires(t: Harbour, me: Captain, card: int, event: PirateAction) -> Flow[None]:
    """Draw one for each own Pirate action and put it on the Island (first edition, Chinese)."""
    tell_power(t, me, card)
    for drawn in (yield from draw(t, me, 1, card)):
        if drawn in t.zones[me.hand]:
            put_on_island(t, me, (drawn,))


@pre_score
def teslas(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Let the whole Crew count as Goods of one declared type (first edition, Chinese)."""
    crew = t.zones[me.crew]
    if not crew or not says_first(t, me, card):
        return
    kind = yield from ask_one_or_pass(t, me, card, TYPES)
    if kind is not None:
        tell_power(t, me, card)
        t.declared = (*t.declared, *((each, kind) for each in crew))
        say(t, "log-declared", me, crew, "F1-229", name=kind)
