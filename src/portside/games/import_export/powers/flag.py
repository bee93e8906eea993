"""The powers of the Flag set, two to each card; alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, sealed_pick, these, together
from portside.engine.zones import flip, move
from portside.games.import_export.answers import LoadOtherwise
from portside.games.import_export.cards import CAPITAL, ILLEGAL, TECHNOLOGY
from portside.games.import_export.cargo import (
    LOAD,
    board_options,
    contract_options,
    load_container,
    place_contract,
)
from portside.games.import_export.events import ContainerLoaded, Fulfilment
from portside.games.import_export.moments import (
    POWERS,
    anytime,
    anytime_when,
    destination,
    immediate,
    instead_of_load,
    makes_room,
    modifies,
    on,
    own_turn,
    prize_not_loaded,
)
from portside.games.import_export.performing import announced
from portside.games.import_export.powers.questions import one_of
from portside.games.import_export.powers.shapes import is_itself
from portside.games.import_export.queries import (
    NO_LIMIT,
    capacity,
    counted_types,
    good_type,
    goods_count,
    load_ways,
    says_first,
    symbols,
    tiers,
)
from portside.games.import_export.table import CARGO, CONTRACT, CREW, HAND, Captain, Harbour, Ship
from portside.games.import_export.verbs import (
    add_goods,
    become_crew,
    become_good,
    discard,
    draw,
    earn,
    give_hand_cards,
    pay,
    show_top,
)

RICH: Final = 30
SCULPTURES_DRAWN: Final = 3
SCULPTURES_GIVEN: Final = 2
YOGURT_OWN: Final = 4
YOGURT_OTHERS: Final = 2


@destination
def avocado(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go to the Crew, or be discarded if it is full (Flag set)."""
    yield from become_crew(t, me, card)


@immediate
def flowers(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Everybody gains 4 (Flag set)."""
    for seat in t.from_seat(me):
        earn(t, seat, 4, card)


@immediate
def insects(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Give all own Illegal Goods to an opponent, then take any one Good of theirs (Flag set)."""
    names = [seat.word for seat in t.others(me)]
    name = yield from one_of(t, me, card, names, rule="AMB-119")
    rival = t.seated(name)
    given = tuple([c for c in t.zones[me.goods] if good_type(t, me, c) == ILLEGAL])
    if given:
        say(t, "log-gave", me, given, to=name)
        yield from add_goods(t, rival, given)
    if goods := t.zones[rival.goods]:
        taken = yield from one_of(t, me, card, goods, part="good")
        yield from add_goods(t, me, (taken,))


@modifies(capacity, works_in=CONTRACT)
def legos(t: Harbour, me: Captain, card: int, most: int, ship: Ship) -> int:
    """Lift all limits of the Ship on which it is a Contract (Flag set)."""
    return NO_LIMIT if t.where[card] == ship.contracts else most


@makes_room
def legos__room(t: Harbour, me: Captain, card: int) -> bool:
    """Go on a Ship that it would take over the limit (Flag set)."""
    return t.box.rulings["legos_room"] == "any"


@POWERS.at(anytime, works_in=HAND)
def maple_syrup(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Be loaded from hand in a Load action, free, by a seat with 30 credits (Flag set)."""
    syrup = maple_syrup_side(t, card)
    ships = these(board_options(t, me, (syrup,)))
    name = yield from choose(t, me, "ask-maple-syrup", ships, rule="AMB-122", card=card)
    move(t, card, me.played)
    yield from load_container(t, me, (flip(t, syrup),), t.ship(name), LOAD)


@anytime_when
def maple_syrup__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need a Load action of one's own, the credits and a ship that wants it (Flag set)."""
    loading = announced(t) and t.acting == me and t.doing[me] == "load"
    rich = t.credits[me] >= RICH
    return loading and rich and bool(board_options(t, me, (maple_syrup_side(t, card),)))


@modifies(load_ways, works_in=HAND)
def maple_syrup__alone(
    t: Harbour, me: Captain, card: int, ways: tuple[LoadOtherwise, ...], seat: Captain, again: bool
) -> tuple[LoadOtherwise, ...]:
    """Be loaded free in Load actions that are performed by a power, too (Flag set)."""
    alone = t.box.rulings["maple_syrup_load"] == "every" and not announced(t)
    if seat != me or not alone or t.credits[me] < RICH:
        return ways
    ships = board_options(t, me, (maple_syrup_side(t, card),))
    free: list[LoadOtherwise] = [("load-free", card, name) for name in ships]
    return (*ways, *free)


@instead_of_load
def maple_syrup__free(t: Harbour, me: Captain, card: int, answer: LoadOtherwise) -> Flow[None]:
    """Go aboard (Flag set)."""
    match answer:
        case ("load-free", _, name):
            move(t, card, me.played)
            side = flip(t, maple_syrup_side(t, card))
            yield from load_container(t, me, (side,), t.ship(name), LOAD)


def maple_syrup_side(t: Harbour, card: int) -> int:
    """Return the side of a whole card that has this power (Flag set)."""
    return next(side for side in t.box.sides[card] if t.face(side).slug == "maple_syrup")


@immediate
def merino_wool(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Draw as many cards as one holds (Flag set)."""
    yield from draw(t, me, len(t.zones[me.hand]), card)


@immediate
def muay_thai_shorts(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Gain 2 for each Contract fulfilled with this one, itself counted (Flag set)."""
    earn(t, me, 2 * len(deed.contracts), card, "AMB-068")


@own_turn
def olive_oil(t: Harbour, me: Captain, card: int) -> None:
    """Be discarded for 2 credits on one's own turn (Flag set)."""
    discard(t, card)
    say(t, "log-discarded", me, (card,), "AMB-028")
    earn(t, me, 2, card)


@immediate
def opposition_leaflets(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Everybody discards a hand card, chosen in secret (Flag set)."""
    seats = [seat for seat in t.from_seat(me) if t.zones[seat.hand]]
    asks = [
        sealed_pick(seat, "ask-opposition-leaflets", these(t.zones[seat.hand]), 1, 1, card=card)
        for seat in seats
    ]
    if not asks:
        return
    picked = yield from together(asks)
    for seat, cards in zip(seats, picked, strict=True):
        for out in cards:
            discard(t, out)
        say(t, "log-discarded", seat, cards)


@immediate
def rooibos_tea(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Everybody who says to be drinking tea gains 2 (Flag set)."""
    for seat in t.from_seat(me):
        answer = yield from one_of(t, seat, card, ("no", "yes"), rule="AMB-135", bots="no")
        if answer == "yes":
            earn(t, seat, 2, card, "AMB-135")


@immediate
def sculptures(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Opponents draw three cards, then each gives two of its choice (Flag set)."""
    for seat in t.others(me):
        yield from draw(t, seat, SCULPTURES_DRAWN, card)
    for seat in t.others(me):
        yield from give_hand_cards(t, seat, me, SCULPTURES_GIVEN, "ask-sculptures", card)


@destination
def solar_panels(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go to the Goods for 2 credits; who cannot pay keeps it tucked (Flag set)."""
    if (yield from pay(t, me, 2, card=card)):
        yield from become_good(t, me, card)


@immediate
def spacecraft(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Contract an Island card, its tier met and free of any price (Flag set)."""
    ways = contract_options(t, me, t.zones[t.box.island], 0)
    if ways:
        answer = yield from choose(t, me, "ask-contract", these(ways), rule="AMB-049", card=card)
        yield from place_contract(t, me, answer[1], t.ship(answer[2]))


@immediate
def surstromming(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Keep everybody from pirating until one's next turn (Flag set)."""
    t.bans = (*t.bans, ("pirate", int(me)))
    say(t, "log-banned", me, (card,), "AMB-138", action="pirate")


@immediate
def tej(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Gain the number of one's Crew less 2, up to even (Flag set)."""
    count = max(0, len(t.zones[me.crew]) - 2)
    earn(t, me, count + count % 2, card, "AMB-140")


@destination
def unpasteurized_cheese(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go to the Crew, or be discarded if it is full (Flag set)."""
    yield from become_crew(t, me, card)


@modifies(symbols, works_in=CREW)
def unpasteurized_cheese__crew(
    t: Harbour, me: Captain, card: int, actions: tuple[str, ...], seat: Captain, crew: int
) -> tuple[str, ...]:
    """Be a Pirate as Crew, whatever its colour (Flag set)."""
    return ("pirate",) if crew == card else actions


@modifies(tiers)
def volkswagen(t: Harbour, me: Captain, card: int, count: int, seat: Captain, kind: str) -> int:
    """Count own Technology Goods double toward Technology and Capital tiers (AMB-092; Flag set)."""
    if seat != me or kind not in (TECHNOLOGY, CAPITAL) or not says_first(t, me, card):
        return count
    if t.box.rulings["volkswagen_doubles"] == "all":
        return count + goods_count(t, me, TECHNOLOGY)
    return count + counted_types(t, me).count(TECHNOLOGY)


@immediate
def yerba_mate(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Turn the deck face up for good, its top card open to all (Flag set)."""
    t.face_up = True
    say(t, "log-face-up", me, (card,), "AMB-145")
    show_top(t)


@on(ContainerLoaded, works_in=CARGO, when=is_itself)
def yogurt(t: Harbour, me: Captain, card: int, event: ContainerLoaded) -> Flow[None]:
    """Draw four when one loads this card, pirated or not; then all others draw two (Flag set)."""
    yield from all_draw(t, event.seat, card)


@prize_not_loaded
def yogurt__prize(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Draw all the same when it is pirated and goes elsewhere (Flag set)."""
    yield from all_draw(t, me, card)


def all_draw(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Let one seat draw four, then all others two (Flag set)."""
    yield from draw(t, me, YOGURT_OWN, card)
    for seat in t.others(me):
        yield from draw(t, seat, YOGURT_OTHERS, card)
