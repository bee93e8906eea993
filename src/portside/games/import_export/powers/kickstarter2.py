"""The powers of the Kickstarter 2 set, the Captain cards among them; alphabetical."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.zones import move, reveal
from portside.games.import_export.answers import Contracts, Pass, Target, Wild
from portside.games.import_export.auction import play_alone, play_alone_as, solo_action
from portside.games.import_export.cards import ILLEGAL, TYPES
from portside.games.import_export.events import Fulfilment
from portside.games.import_export.moments import anytime, immediate, instant_win, modifies
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of
from portside.games.import_export.queries import (
    ISLAND,
    all_goods,
    import_targets,
    may_pirate,
    plays_as,
    strictly_most,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.turn import hides_actions, playable_pairs, wild_actions
from portside.games.import_export.verbs import (
    draw,
    earn,
    goods_arrived,
    pay,
    prune,
    put_in_order,
    shuffle_deck,
)

AR_CARDS: Final = 2
LUCKY_STAKE: Final = 30
LUCKY_PRIZE: Final = 50


@immediate
def antiquities(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Look through the deck for an Illegal card to take, then shuffle it (Kickstarter 2 set)."""
    reveal(t, t.zones[t.box.deck], eyes=1 << me)
    found = [c for c in sorted(t.zones[t.box.deck]) if t.bears(c, ILLEGAL)]
    options: list[int | Pass] = [*found] or [PASS]
    taken = yield from one_of(t, me, card, options, rule="AMB-061")
    if taken != PASS:
        move(t, taken, me.hand)
    shuffle_deck(t)
    say(t, "log-searched", me, (card,))


@immediate
def ar_glasses(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Play up to two hand cards alone for their actions (Kickstarter 2 set)."""
    for left in range(AR_CARDS, 0, -1):
        hand = t.zones[me.hand]
        if not hand:
            return
        ways: list[int | Contracts | Wild] = [*hand]
        if left == AR_CARDS:
            ways += [*two_contracts(t, me), *ar_glasses_pairs(t, me)]
        match (yield from ask_one_or_pass(t, me, card, ways, rule="AMB-016")):
            case None:
                return
            case ("contracts", one, other):
                yield from contract_twice(t, me, (one, other))
                return
            case ("wild", one, other):
                pair = one, other
                actions = wild_actions(t, me, pair)
                yield from play_alone_as(t, me, pair, actions, ask=hides_actions(t))
                return
            case int(played):
                yield from play_alone(t, me, played)


def ar_glasses_pairs(t: Harbour, me: Captain) -> list[Wild]:
    """Return the wild pairs in hand, where two cards may be played as one (AMB-152)."""
    pairs = t.box.rulings["ar_glasses_wild"] == "pairs"
    return playable_pairs(t, me, t.zones[me.hand]) if pairs else []


def two_contracts(t: Harbour, me: Captain) -> list[Contracts]:
    """Return the pairs of hand cards that can both be played for a Contract."""
    cards = plays_as(t, me, t.zones[me.hand], "contract")
    return [("contracts", a, b) for a, b in combinations(cards, 2)]


def contract_twice(t: Harbour, me: Captain, cards: tuple[int, int]) -> Flow[None]:
    """Perform two Contract actions, of which one may stand in for a missing tier (IE-119)."""
    for card in cards:
        move(t, card, me.played)
    say(t, "log-played", me, cards, "IE-048", action="contract")
    t.spare = len(cards)
    while t.spare:
        t.spare -= 1
        yield from solo_action(t, me, "contract")


@anytime
def bionic_ears(t: Harbour, me: Captain, card: int) -> None:
    """Return from the fulfilled area to hand (Kickstarter 2 set)."""
    move(t, card, me.hand)
    say(t, "log-took-back", me, (card,), "AMB-028")


@modifies(import_targets)
def dark_flight(
    t: Harbour, me: Captain, card: int, targets: tuple[Target, ...], namer: Captain
) -> tuple[Target, ...]:
    """Have the Island auctioned as if it were a Ship, and keep the bid (Kickstarter 2 set)."""
    return (*targets, ISLAND) if namer == me and t.zones[t.box.island] else targets


@instant_win
def exotic_fish(t: Harbour, me: Captain, card: int) -> bool:
    """Win at once with double everyone's credits and the most Goods (Kickstarter 2 set)."""
    mine = t.credits[me]
    rich = mine > 0 and all(mine >= 2 * t.credits[seat] for seat in t.others(me))
    return rich and strictly_most(t, me, [all_goods(t, seat) for seat in t.seats])


@instant_win
def improbability(t: Harbour, me: Captain, card: int) -> bool:
    """Win at once with every colour in Crew, fulfilled and Goods (Kickstarter 2 set)."""
    areas = (me.crew, me.fulfilled, me.goods)
    return all({t.type(c) for c in t.zones[area]}.issuperset(TYPES) for area in areas)


@immediate
def lucky_cards(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Pay 30, name a type and draw a card: gain 50 if it matches (Kickstarter 2 set)."""
    if not (yield from pay(t, me, LUCKY_STAKE, card=card)):
        return
    named = yield from choose(t, me, "ask-name", these(TYPES), rule="IE-225", card=card)
    say(t, "log-named", me, (card,), name=named)
    drawn = yield from draw(t, me, 1, card)
    reveal(t, drawn)
    say(t, "log-revealed", me, drawn)
    if any(t.bears(c, named) for c in drawn):
        earn(t, me, LUCKY_PRIZE, card)


@immediate
def sanitizer(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Exchange the whole Crew with all Goods, then discard to the limits (Kickstarter 2 set)."""
    crew, goods = t.zones[me.crew], t.zones[me.goods]
    for each in crew:
        move(t, each, me.goods)
    for each in goods:
        move(t, each, me.crew)
    say(t, "log-exchanged", me, (card,))
    if t.box.grey:
        yield from put_in_order(t, me, crew)
    yield from prune(t, me)
    stayed = [each for each in crew if each in t.zones[me.goods]]
    yield from goods_arrived(t, me, stayed)


@immediate
def vaccines(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Take all Island cards into hand (Kickstarter 2 set)."""
    taken = t.zones[t.box.island]
    for each in taken:
        move(t, each, me.hand)
    if taken:
        say(t, "log-took", me, taken)


@modifies(may_pirate)
def water_notepad(
    t: Harbour, me: Captain, card: int, able: bool, seat: Captain, ship: Ship
) -> bool:
    """Keep everybody from pirating own Ships (Kickstarter 2 set)."""
    return able and ship.owner != me
