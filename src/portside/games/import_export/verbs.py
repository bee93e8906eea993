"""The verbs of the game: everything that others may react to is a flow."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, pick, sealed_pick, these, together
from portside.engine.powers import emit
from portside.engine.zones import deal, move, reveal, shuffle, sweep
from portside.games.import_export.answers import Swap
from portside.games.import_export.events import (
    CardsDrawn,
    CreditsLost,
    GoodsAdded,
    ShipReturned,
)
from portside.games.import_export.legality import no_crew_room
from portside.games.import_export.market import goods_entered
from portside.games.import_export.moments import instead_of_return, thrown_away
from portside.games.import_export.queries import (
    crew_limit,
    crew_room_leaving,
    fulfilled_count,
    good_fits_leaving,
    goods_limit,
    goods_weight,
)
from portside.games.import_export.room import all_fit, fitting_kinds
from portside.games.import_export.table import (
    CREW,
    GONE,
    IN_HARBOUR,
    JOINED,
    Captain,
    Harbour,
    Ship,
)
from portside.games.import_export.two_sided import side_as_crew_or_good

ENDING_CARDS: Final = "ending-cards"


# -- deck and hands


def can_draw(t: Harbour) -> bool:
    """Tell whether there is a card to draw: deck and discards are not both exhausted (IE-047)."""
    return bool(t.zones[t.box.deck]) or (renews_late(t) and bool(t.zones[t.box.discard]))


def renews_late(t: Harbour) -> bool:
    """Tell whether what is discarded once both were exhausted can be drawn at once (AMB-024)."""
    return t.box.rulings["late_discards"] == "drawn"


def turn_over(t: Harbour) -> None:
    """Make the discards the deck as soon as it is empty (IE-047, AMB-024)."""
    if t.zones[t.box.deck]:
        return
    sweep(t, t.box.discard, t.box.deck, turned=True)
    if t.zones[t.box.deck]:
        turned = t.config["renewal"] == "turn"
        if not turned:
            shuffle(t, t.box.deck)
        say(t, "log-turned-over" if turned else "log-reshuffled", rule="IE-047")
        show_top(t)
    elif not t.ending:
        t.ending = ENDING_CARDS
        say(t, "log-exhausted", rule="IE-152")


def from_deck(t: Harbour, to: int) -> int | None:
    """Move the top card somewhere and return it, or None when there is none (AMB-023)."""
    deck = t.zones[t.box.deck]
    if not deck:
        turn_over(t)
        deck = t.zones[t.box.deck] if renews_late(t) else ()
        if not deck:
            return None
    card = deck[-1]
    move(t, card, to)
    if len(deck) == 1:
        turn_over(t)
    if t.face_up:
        show_top(t)
    return card


def shuffle_deck(t: Harbour) -> None:
    """Shuffle the deck; it stays as open as it was."""
    shuffle(t, t.box.deck)
    turn_over(t)
    show_top(t)


def show_top(t: Harbour) -> None:
    """Show the deck's top card, if the deck lies face up (AMB-145)."""
    if t.face_up:
        reveal(t, t.zones[t.box.deck][-1:])


def many_from_deck(t: Harbour, to: int, count: int) -> tuple[int, ...]:
    """Move cards from the deck one by one and return them; a short one gives what it has."""
    if count < len(t.zones[t.box.deck]) and not t.face_up:
        return deal(t, t.box.deck, count, to) if count > 0 else ()
    moved: list[int] = []
    while len(moved) < count and (card := from_deck(t, to)) is not None:
        moved.append(card)
    return tuple(moved)


def draw(t: Harbour, me: Captain, count: int, card: int) -> Flow[tuple[int, ...]]:
    """Draw as one instruction, by a card or as an action (-1); what a short deck has (AMB-023)."""
    drawn = many_from_deck(t, me.hand, count)
    if drawn:
        if t.log:
            why, by = ("power", t.box.keys[card]) if card >= 0 else ("action", "")
            say(t, "log-drew", me, drawn, "IE-044", eyes=1 << me, why=why, by=by)
        yield from emit(t, CardsDrawn, me, drawn)
    return drawn


def discard(t: Harbour, card: int) -> None:
    """Put a card on the discards."""
    move(t, card, t.box.discard)


def put_on_island(
    t: Harbour, me: Captain, cards: tuple[int, ...], kind: str = "log-to-island", rule: str = ""
) -> None:
    """Put cards on the Island, or at the Port that stands in its place (IE-197)."""
    for card in cards:
        move(t, card, t.box.island)
    if cards:
        say(t, kind, me, cards, rule, at=t.box.board)


def give_hand_cards(
    t: Harbour, giver: Captain, taker: Captain, count: int, kind: str, card: int
) -> Flow[bool]:
    """Let a seat give hand cards of its choice, all or nothing; return whether it did."""
    if len(t.zones[giver.hand]) < count:
        return False
    given = yield from pick(giver, kind, lambda: t.zones[giver.hand], count, count, card=card)
    hand_over(t, giver, taker, given)
    return True


def hand_cards_from_each(
    t: Harbour, taker: Captain, givers: Sequence[Captain], count: int, kind: str, card: int
) -> Flow[None]:
    """Let seats choose hand cards in secret, all if they hold fewer; give all at once (AMB-021)."""
    hands = [t.zones[seat.hand] for seat in givers]
    asks = [
        sealed_pick(seat, kind, these(hand), *[min(count, len(hand))] * 2, card=card)
        for seat, hand in zip(givers, hands, strict=True)
        if hand
    ]
    given = yield from together(asks)
    for ask, cards in zip(asks, given, strict=True):
        hand_over(t, t.seats[ask.seat], taker, cards)


def hand_over(t: Harbour, giver: Captain, taker: Captain, cards: Sequence[int]) -> None:
    """Move hand cards from one seat to another, unseen by the rest."""
    for card in cards:
        move(t, card, taker.hand)
    if cards:
        eyes = 1 << giver | 1 << taker
        say(t, "log-gave", giver, tuple(cards), eyes=eyes, to=taker.word)


def swaps(t: Harbour, me: Captain) -> list[Swap]:
    """Return the ways to exchange a hand card with an Island card."""
    return [("swap", mine, other) for mine in t.zones[me.hand] for other in t.zones[t.box.island]]


def swap(t: Harbour, me: Captain, given: int, taken: int, rule: str = "") -> None:
    """Exchange a hand card with an Island card."""
    move(t, given, t.box.island)
    move(t, taken, me.hand)
    say(t, "log-swapped", me, (given, taken), rule, at=t.box.board)


# -- credits


def earn(
    t: Harbour,
    me: Captain,
    credits: int,
    card: int = -1,
    rule: str = "",
    why: str = "",
    ship: Ship | None = None,
) -> None:
    """Pay a seat from the bank: by a card, or `why` else, and what for the log says."""
    if credits:
        t.credits[me] += credits
        if t.log is not None:
            cards = (card,) if card >= 0 else ()
            name = "" if ship is None else ship.name
            say(t, "log-earned", me, cards, rule, credits=credits, why=why, ship=name)


def pay(
    t: Harbour,
    payer: Captain,
    credits: int,
    to: Captain | None = None,
    card: int = -1,
    why: str = "",
    rule: str = "IE-224",
) -> Flow[bool]:
    """Pay all or nothing, to the bank or a seat; return whether it was paid (IE-224, IE-225)."""
    if t.credits[payer] < credits:
        return False
    if credits:
        t.credits[payer] -= credits
        cards = (card,) if card >= 0 else ()
        if to is None:
            say(t, "log-paid", payer, cards, rule, credits=credits, why=why)
        else:
            t.credits[to] += credits
            say(t, "log-paid-to", payer, cards, rule, credits=credits, to=to.word, why=why)
        yield from emit(t, CreditsLost, payer, credits)
    return True


def pay_each(
    t: Harbour, payer: Captain, credits: int, takers: Sequence[Captain], card: int
) -> Flow[bool]:
    """Pay several seats alike, all or nobody; it is one loss (AMB-112, AMB-114)."""
    total = credits * len(takers)
    if t.credits[payer] < total:
        return False
    for taker in takers:
        t.credits[payer] -= credits
        t.credits[taker] += credits
        say(t, "log-paid-to", payer, (card,), "IE-224", credits=credits, to=taker.word, why="")
    yield from emit(t, CreditsLost, payer, total)
    return True


def tell_power(t: Harbour, me: Captain, card: int) -> None:
    """Say that an ongoing power of a seat works, where what follows does not name its card."""
    say(t, "log-power", me, (card,), "IE-223")


# -- Crew and Goods


def join_crew(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Add a card to a seat's Crew, or discard it when the limit is reached (IE-084)."""
    if no_crew_room(t, me) is None:
        crew = yield from side_as_crew_or_good(t, me, card, CREW)
        move(t, crew, me.crew)
        say(t, "log-crew", me, (crew,), "IE-081")
    else:
        discard(t, card)
        say(t, "log-discarded", me, (card,), "IE-084")


def add_goods(
    t: Harbour, me: Captain, cards: Sequence[int], kinds: Collection[str] = ()
) -> Flow[None]:
    """Add cards to a seat's Goods; of an overflow it keeps what it chooses (AMB-030)."""
    kept = tuple(cards)
    while not all_fit(t, me, kept, kinds):
        out = yield from choose(t, me, "ask-overflow", these(kept), rule="AMB-030")
        kept = tuple(card for card in kept if card != out)
        discard(t, out)
        say(t, "log-discarded", me, (out,), "IE-098")
    goods: list[int] = []
    for at, card in enumerate(kept):
        good = card
        if t.box.bound:
            able = fitting_kinds(t, me, card, kept[at + 1 :], kinds)
            good = yield from side_as_crew_or_good(t, me, card, kinds=able)
        move(t, good, me.goods)
        say(t, "log-good", me, (good,), "IE-094")
        goods.append(good)
    if t.box.grey:
        yield from put_in_order(t, me, goods)
    yield from goods_arrived(t, me, goods)


def goods_arrived(t: Harbour, me: Captain, cards: Sequence[int]) -> Flow[None]:
    """Let the market and powers react to cards that came into a seat's Goods to stay (AMB-030)."""
    if t.market:
        goods_entered(t, cards)
    for card in cards:
        yield from emit(t, GoodsAdded, me, card)


def put_in_order(t: Harbour, me: Captain, cards: Sequence[int]) -> Flow[None]:
    """Ask for the order of Goods that came together, since Capital heeds it (AMB-084)."""
    left = [card for card in cards if card not in t.box.grey]
    if len({t.type(card) for card in left}) < 2:
        return
    while left:
        card = left[0]
        if len({t.type(each) for each in left}) > 1:
            card = yield from choose(t, me, "ask-leftmost", these(tuple(left)), rule="AMB-084")
        left.remove(card)
        move(t, card, me.goods)


def become_good(t: Harbour, me: Captain, card: int, *, limited: bool = True) -> Flow[None]:
    """Move a fulfilled card to the Goods, or discard it for want of room (AMB-029)."""
    if not limited or good_fits_leaving(t, me, card):
        good = yield from side_as_crew_or_good(t, me, card)
        move(t, good, me.goods)
        say(t, "log-good", me, (good,), "AMB-029")
        yield from goods_arrived(t, me, (good,))
    else:
        discard(t, card)
        say(t, "log-discarded", me, (card,), "AMB-029")


def become_crew(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Move a fulfilled card to the Crew, or discard it for want of room (AMB-029)."""
    if crew_room_leaving(t, me, card):
        crew = yield from side_as_crew_or_good(t, me, card, CREW)
        move(t, crew, me.crew)
        say(t, "log-crew", me, (crew,), "AMB-029")
    else:
        discard(t, card)
        say(t, "log-discarded", me, (card,), "AMB-029")


def over_limit(t: Harbour, me: Captain) -> bool:
    """Tell whether a seat has more Crew or Goods than it may."""
    crew, goods = t.zones[me.crew], t.zones[me.goods]
    base = fulfilled_count(t, me)
    if len(crew) <= base and len(goods) <= 2 * base:
        return False  # powers only widen the limits
    return len(crew) > crew_limit(t, me) or goods_weight(t, me, goods) > goods_limit(t, me)


def prune(t: Harbour, me: Captain) -> Flow[None]:
    """Discard Crew and Goods down to the limits, the owner choosing (AMB-028)."""
    while len(t.zones[me.crew]) > crew_limit(t, me):
        out = yield from choose(t, me, "ask-prune-crew", lambda: t.zones[me.crew], rule="IE-066")
        discard(t, out)
        say(t, "log-discarded", me, (out,), "IE-066")
    while goods_weight(t, me, t.zones[me.goods]) > goods_limit(t, me):
        out = yield from choose(t, me, "ask-prune-goods", lambda: t.zones[me.goods], rule="IE-067")
        discard(t, out)
        say(t, "log-discarded", me, (out,), "IE-067")


# -- ships


def join(t: Harbour, ship: Ship, other: Ship) -> None:
    """Join two ships: the first stands for both and has all that was aboard (AMB-127)."""
    for card in t.zones[other.contracts]:
        move(t, card, ship.contracts)
    for card in t.zones[other.cargo]:
        move(t, card, ship.cargo)
    t.steer(other, JOINED + ship.n)
    say(t, "log-joined", ship.owner, rule="AMB-127", ship=ship.name, other=other.name)


def part(t: Harbour, ship: Ship, twin: Ship) -> Flow[None]:
    """Part joined ships; what is left aboard stays with one of them (AMB-127)."""
    t.steer(twin, t.ship_at[ship.n])
    contracts, cargo = t.zones[ship.contracts], t.zones[ship.cargo]
    if not contracts and not cargo:
        return
    names = these((ship.name, twin.name))
    if (yield from choose(t, ship.owner, "ask-part", names, rule="AMB-127")) == twin.name:
        for card in contracts:
            move(t, card, twin.contracts)
        for card in cargo:
            move(t, card, twin.cargo)


def go_home(t: Harbour, ship: Ship) -> Flow[None]:
    """Bring a ship back to its owner's Harbour (IE-097, IE-148)."""
    ships = [ship]
    if twin := t.twin(ship):
        yield from part(t, ship, twin)
        ships.append(twin)
    returned = []
    for each in ships:  # both before any reaction: what that leads to may look for empty ships
        last = [card for card in instead_of_return.cards(t) if t.where[card] == each.hull]
        if last:
            yield from instead_of_return.run(t, last[0], each)
            continue
        t.steer(each, IN_HARBOUR)
        say(t, "log-returned", each.owner, rule="IE-097", ship=each.name)
        returned.append(each)
    for each in returned:
        yield from emit(t, ShipReturned, each.owner, each)


def scrap(t: Harbour, ship: Ship) -> None:
    """Take a ship out of the game, and discard what is on it and under it."""
    cards = (*t.zones[ship.cargo], *t.zones[ship.hull])
    for card in cards:
        discard(t, card)
    t.steer(ship, GONE)
    say(t, "log-discarded", ship.owner, cards, "AMB-110")


def throw_away_contract(t: Harbour, card: int, ship: Ship) -> Flow[None]:
    """Throw an unfulfilled Contract away; Containers stay aboard (IE-121 to IE-123)."""
    thrown = thrown_away.of(t, card)
    discard(t, card)
    say(t, "log-threw-away", ship.owner, (card,), "IE-121")
    if thrown is not None:
        yield from thrown(t, ship.owner, card, ship) or ()
