"""The powers of the Tokyo set, alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.listeners import sleep
from portside.engine.powers import OWNER, emit
from portside.engine.zones import move, roll
from portside.games.import_export.answers import Become, Reward
from portside.games.import_export.cards import AGRICULTURE, CONSUMER, ILLEGAL, LUXURY, TECHNOLOGY
from portside.games.import_export.events import (
    ContractFulfilled,
    DrawAction,
    Fulfilment,
    ShipReturned,
)
from portside.games.import_export.moments import (
    anytime,
    anytime_when,
    before_turn_ends,
    destination,
    immediate,
    instead_of_draw,
    modifies,
    on,
)
from portside.games.import_export.port import port_wares
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, some_of
from portside.games.import_export.powers.shapes import is_of
from portside.games.import_export.queries import (
    contract_sources,
    crew_room_leaving,
    execute_as,
    good_fits_leaving,
    goods_count,
    may_perform,
)
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.two_sided import side_before_seat
from portside.games.import_export.verbs import (
    add_goods,
    become_crew,
    become_good,
    discard,
    draw,
    earn,
    hand_over,
    put_on_island,
    tell_power,
)

PENS_TAKEN: Final = 3
JERKY_COLUMN: Final = 2
SUSHI_CARDS: Final = 4
SUSHI_CREDITS: Final = 2
ART_CARDS: Final = 5
ART_CREDITS: Final = 4


@modifies(execute_as)
def chopsticks(
    t: Harbour, me: Captain, card: int, actions: tuple[str, ...], seat: Captain, action: str
) -> tuple[str, ...]:
    """Perform own Import actions as Contract or as Load, one type a turn (Tokyo set)."""
    if seat != me or action != "import":
        return actions
    others = [each for each in ("contract", "load") if may_perform(t, each)]
    return (*actions, *(each for each in others if each not in actions))


@on(ContractFulfilled, by=OWNER, when=is_of(ILLEGAL))
def hentai_manga(t: Harbour, me: Captain, card: int, event: ContractFulfilled) -> Flow[None]:
    """May put later Illegal Contracts into Crew or Goods; their powers have resolved (AMB-117)."""
    done = event.card
    if done not in t.zones[me.fulfilled]:
        return
    ways: list[Become] = [("goods", done)] if good_fits_leaving(t, me, done) else []
    if crew_room_leaving(t, me, done):
        ways.append(("crew", done))
    match (yield from ask_one_or_pass(t, me, card, ways, rule="AMB-117")) if ways else None:
        case ("goods", _):
            tell_power(t, me, card)
            yield from become_good(t, me, done)
        case ("crew", _):
            tell_power(t, me, card)
            yield from become_crew(t, me, done)


@instead_of_draw
def jidohanbaiki(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Gain 2 instead of the cards of a draw; it is a draw action all the same (Tokyo set)."""
    earn(t, me, 2, card)
    yield from emit(t, DrawAction, me)


@immediate
def muji_pens(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Put the hand on the Island, then take three random cards of every opponent (Tokyo set)."""
    put_on_island(t, me, t.zones[me.hand])
    for seat in t.others(me):
        hand = list(t.zones[seat.hand])
        taken = [hand.pop(roll(t, len(hand))) for _ in hand[:PENS_TAKEN]]
        hand_over(t, seat, me, taken)


@immediate
def ramen(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Take all Agriculture cards at the Port, or on the Island, as Goods (AMB-094; Tokyo set)."""
    crops = [c for c in t.zones[t.box.island] if t.bears(c, AGRICULTURE)]
    yield from add_goods(t, me, crops, (AGRICULTURE,))


@destination
def squid_jerky(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Change places with another card of the Port's 2-credit column, if any (Tokyo set)."""
    column = [c for c, fee in port_wares(t) if fee == JERKY_COLUMN] if t.box.port else []
    if not column:
        return
    chosen = yield from one_of(t, me, card, column, rule="AMB-068")
    put_on_island(t, me, (card,))
    taken = yield from side_before_seat(t, me, chosen)
    move(t, taken, me.fulfilled)
    if t.fulfilling:
        sleep(t, taken)  # AMB-055
    say(t, "log-tucked", me, (taken,), "AMB-068")


@anytime_when
def sushi_knives__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need four Luxury cards in hand; nobody else is told of the offer (Tokyo set)."""
    return len(luxury_cards(t, me)) >= SUSHI_CARDS


@anytime
def sushi_knives(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Discard four Luxury hand cards for 2 credits at any time (AMB-139; Tokyo set)."""
    four = SUSHI_CARDS, SUSHI_CARDS
    cut = yield from some_of(t, me, card, luxury_cards(t, me), *four, rule="AMB-139")
    for each in cut:
        discard(t, each)
    say(t, "log-discarded", me, cut, "AMB-139")
    earn(t, me, SUSHI_CREDITS, card)


@before_turn_ends
def sushi_knives__turn(t: Harbour, me: Captain, card: int) -> bool:
    """Need as many hand cards; what they are is nobody's business (Tokyo set)."""
    return len(t.zones[me.hand]) >= SUSHI_CARDS


def luxury_cards(t: Harbour, me: Captain) -> list[int]:
    """Return the Luxury cards in a hand (Tokyo set)."""
    return [c for c in t.zones[me.hand] if t.bears(c, LUXURY)]


@modifies(contract_sources)
def toto_toilets(
    t: Harbour, me: Captain, card: int, sources: tuple[tuple[int, int], ...], seat: Captain
) -> tuple[tuple[int, int], ...]:
    """Contract from the Port, or from the Island, for nothing (AMB-094; Tokyo set)."""
    if seat != me:
        return sources
    free = dict.fromkeys(t.zones[t.box.island], 0)
    return tuple({**dict(sources), **free}.items())


@on(ShipReturned, by=OWNER, commutes=True)
def toyota(t: Harbour, me: Captain, card: int, event: ShipReturned) -> Flow[None]:
    """Draw three whenever an own Ship comes home (Tokyo set)."""
    yield from draw(t, me, 3, card)


@immediate
def yakuza_art(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Draw five with a Consumer Good, gain 4 with a Technology Good, if liked (Tokyo set)."""
    ways: list[Reward] = ["cards"] if goods_count(t, me, CONSUMER) else []
    ways += ["credits"] if goods_count(t, me, TECHNOLOGY) else []
    while ways:
        way = yield from ask_one_or_pass(t, me, card, ways, rule="AMB-061")
        if way is None:
            return
        ways.remove(way)
        if way == "cards":
            yield from draw(t, me, ART_CARDS, card)
        else:
            earn(t, me, ART_CREDITS, card)
