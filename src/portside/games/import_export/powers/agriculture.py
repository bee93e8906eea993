"""The powers of the Agriculture cards, alphabetical."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Effect, Flow
from portside.engine.powers import OWNER, may
from portside.engine.zones import move, reveal
from portside.games.import_export.answers import Yes
from portside.games.import_export.cards import AGRICULTURE
from portside.games.import_export.cargo import (
    POWER,
    contract_options,
    load_from_hand,
    load_together,
    place_contract,
)
from portside.games.import_export.events import ContractFulfilled, ContractPlaced, Fulfilment
from portside.games.import_export.fulfilment import as_if_fulfilled
from portside.games.import_export.legality import no_fee, not_cargo
from portside.games.import_export.matching import (
    covered,
    needs,
    serve_together,
    unit_type,
    units,
)
from portside.games.import_export.moments import (
    POWERS,
    anytime,
    anytime_when,
    before_turn_ends,
    destination,
    immediate,
    modifies,
    on,
    pre_score,
)
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, some_of
from portside.games.import_export.powers.shapes import (
    earns_by_goods,
    earns_on,
    is_itself,
    open_contracts,
    wild_containers,
)
from portside.games.import_export.queries import (
    NO_LIMIT,
    contracts_per_action,
    fits,
    payout_extra,
)
from portside.games.import_export.table import CARGO, CONTRACT, HAND, Captain, Harbour, Ship
from portside.games.import_export.two_sided import side_before_seat
from portside.games.import_export.verbs import add_goods, draw, earn, pay, put_on_island

POOR: Final = 18
BIRD_FEED_PRICE: Final = 6
FLOUR_BUNDLE: Final = 4
POTATO_CARDS: Final = 5


def farmed(t: Harbour, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Agriculture cards among some cards."""
    return tuple(card for card in cards if t.bears(card, AGRICULTURE))


@immediate
def almonds(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Gain 8 with at most 18 credits, else 4."""
    earn(t, me, 8 if t.credits[me] <= POOR else 4, card)


@immediate
def apples(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Tuck an Agriculture hand card as if it were just fulfilled."""
    if not t.zones[me.hand]:
        return
    crops = farmed(t, t.zones[me.hand])
    duty = crops and t.box.rulings["apples_tuck"] == "duty"
    ask = one_of if duty else ask_one_or_pass
    tucked = yield from ask(t, me, card, crops, rule="AMB-061")
    if tucked is not None:
        contract = yield from side_before_seat(t, me, tucked, (AGRICULTURE,))
        move(t, contract, me.fulfilled)
        say(t, "log-tucked", me, (contract,), "AMB-068")
        yield from as_if_fulfilled(t, me, contract)


@destination
def bamboo(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """May be contracted again at once on another ship, free and without its tier."""
    ways = contract_options(t, me, (card,), NO_LIMIT)
    answer = (yield from ask_one_or_pass(t, me, card, ways, rule="AMB-050")) if ways else None
    if answer is not None:
        yield from place_contract(t, me, card, t.ship(answer[2]))


@destination
def beer(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """May go to the Island for 6 credits."""
    if (yield from may(t, me, card, "island", at=t.box.board)):
        put_on_island(t, me, (card,), "log-sold")
        earn(t, me, 6, card)


@destination
def bird_feed(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Goes to the first opponent, clockwise, who pays 6 for it."""
    for seat in t.others(me):
        able = t.credits[seat] >= BIRD_FEED_PRICE
        if able and (yield from may(t, seat, card, "buy", rule="AMB-106")):
            move(t, card, seat.fulfilled)
            say(t, "log-bought", seat, (card,), "AMB-106")
            yield from pay(t, seat, BIRD_FEED_PRICE, me, card)
            return


@modifies(payout_extra, works_in=CARGO)
def bok_choy(t: Harbour, me: Captain, card: int, credits: int, ship: Ship) -> int:
    """Pay 2 more as cargo of a Contract that is not Agriculture."""
    return credits + 2 * (t.where[card] == ship.cargo and _serves_others(t, ship, card))


def _serves_others(t: Harbour, ship: Ship, card: int) -> bool:
    """Tell whether a card can be the one that covers some other type's Contract (AMB-107)."""
    wanted = needs(t, ship)
    aboard = units(t.zones[ship.cargo], t.pairs)
    best = covered(t, ship, wanted, aboard)
    own = next(unit for unit in aboard if card in unit)
    others = [unit for unit in aboard if unit != own]
    kind = unit_type(t, own)
    for i, (contract, need) in enumerate(wanted):
        if t.type(contract) != AGRICULTURE and fits(t, ship, kind, contract, need):
            rest = wanted[:i] + wanted[i + 1 :]
            if covered(t, ship, rest, others) == best - 1:
                return True
    return False


open_contracts("coffee", AGRICULTURE)


@on(ContractPlaced, works_in=CONTRACT, when=is_itself)
def flour(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """May be loaded with four hand cards in the Contract action that places it."""
    held = event.source == "hand" or t.box.rulings["flour_bundle"] == "anywhere"  # AMB-155
    if (
        not (event.is_action and held)
        or len(t.zones[me.hand]) < FLOUR_BUNDLE
        or not _empty(t, event.ship, card)
    ):
        return
    ways = _bundles(t, event.ship, card)
    enough: list[Yes] = ["yes"] if ways else []
    if (yield from ask_one_or_pass(t, me, card, enough)) is not None:
        bundle = yield from _choose_bundle(t, me, card, ways)
        yield from load_together(t, me, [(c,) for c in bundle], event.ship, POWER)


def _bundles(t: Harbour, ship: Ship, contract: int) -> list[tuple[int, ...]]:
    """Return which hand cards can be loaded together for a Contract, and be paid for (IE-225)."""
    own = [need for need in needs(t, ship) if need[0] == contract]
    fitting = [
        card
        for card in t.zones[ship.owner.hand]
        if not_cargo(t, card) is None and serve_together(t, ship, own, (card,))
    ]
    return [
        bundle
        for bundle in combinations(fitting, FLOUR_BUNDLE)
        if no_fee(t, ship.owner, bundle) is None and serve_together(t, ship, own, bundle)
    ]


def _choose_bundle(
    t: Harbour, me: Captain, card: int, ways: Sequence[tuple[int, ...]]
) -> Flow[tuple[int, ...]]:
    """Ask for one of several bundles: at once, or card by card where not all go together."""
    fitting = [c for c in t.zones[me.hand] if any(c in way for way in ways)]
    several = FLOUR_BUNDLE if len(ways) == comb(len(fitting), FLOUR_BUNDLE) else 1
    bundle: tuple[int, ...] = ()
    while len(bundle) < FLOUR_BUNDLE:
        left = {c for way in ways if {*bundle} <= {*way} for c in way if c not in bundle}
        able = [c for c in fitting if c in left]
        bundle += yield from some_of(t, me, card, able, several, several, part="cards")
    return bundle


def _empty(t: Harbour, ship: Ship, contract: int) -> bool:
    """Tell whether no cargo is needed for a Contract that could take the whole bundle."""
    wanted = needs(t, ship)
    others = [need for need in wanted if need[0] != contract]
    if len(wanted) - len(others) < FLOUR_BUNDLE:
        return False
    aboard = units(t.zones[ship.cargo], t.pairs)
    return covered(t, ship, others, aboard) == covered(t, ship, wanted, aboard)


@immediate
def hawaiian_salt(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Make opponents show their hands; take all Agriculture cards, and 2 for each."""
    total = 0
    for seat in t.others(me):
        hand = t.zones[seat.hand]
        if not hand:
            continue
        reveal(t, hand)
        say(t, "log-revealed", seat, hand)
        taken = farmed(t, hand)
        for found in taken:
            move(t, found, me.hand)
        # The cards lay open on their way, so nobody lost sight of any of them.
        reveal(t, hand)
        if taken:
            say(t, "log-took", me, taken)
        total += len(taken)
    earn(t, me, 2 * total, card)


earns_by_goods("honey", 2, AGRICULTURE)


@anytime
def iceland_water(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Sell Agriculture hand cards to the Island for 2 each."""
    yield from _sell_crops(t, me, card, 1)


@anytime_when
def iceland_water__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need an Agriculture card in hand."""
    return bool(farmed(t, t.zones[me.hand]))


@before_turn_ends
def iceland_water__turn(t: Harbour, me: Captain, card: int) -> bool:
    """Need hand cards; what they are is nobody's business."""
    return bool(t.zones[me.hand])


@pre_score
def iceland_water__last(t: Harbour, me: Captain, card: int) -> Effect:
    """Sell for the last time before counting."""
    return _sell_crops(t, me, card, 0) if t.zones[me.hand] else None


def _sell_crops(t: Harbour, me: Captain, card: int, least: int) -> Flow[None]:
    crops = farmed(t, t.zones[me.hand])
    sold = yield from some_of(t, me, card, crops, least, len(crops), rule="AMB-066")
    put_on_island(t, me, sold, "log-sold")
    earn(t, me, 2 * len(sold), card)


@modifies(contracts_per_action)
def jasmine_tea(t: Harbour, me: Captain, card: int, count: int, seat: Captain) -> int:
    """Place any number of Contracts with one Contract action."""
    return NO_LIMIT if seat == me else count


@POWERS.at(anytime, works_in=HAND)
def lutefisk(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Be contracted from hand at any time, its tier met."""
    answer = yield from one_of(t, me, card, contract_options(t, me, (card,), 0))
    yield from place_contract(t, me, card, t.ship(answer[2]))


@anytime_when
def lutefisk__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need a ship with room, and the tier."""
    return bool(contract_options(t, me, (card,), 0))


earns_on("onions", ContractFulfilled, 2, AGRICULTURE, by=OWNER, awake=True)


@on(ContractPlaced, by=OWNER)
def paprika(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """Load a hand card whenever one contracts."""
    yield from load_from_hand(t, me, "ask-paprika", card)


@immediate
def potatoes(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Gain 2 or draw five."""
    if (yield from one_of(t, me, card, ("credits", "cards"))) == "cards":
        yield from draw(t, me, POTATO_CARDS, card)
    else:
        earn(t, me, 2, card)


@immediate
def rice(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Gain 2 for each fulfilled Agriculture Contract, this one too."""
    earn(t, me, 2 * len(farmed(t, t.zones[me.fulfilled])), card)


@immediate
def soy_sauce(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Move the whole Crew to the Goods for 2 each; what does not fit is discarded."""
    yield from crew_to_goods(t, me, card, t.zones[me.crew])


def crew_to_goods(t: Harbour, me: Captain, card: int, crew: tuple[int, ...]) -> Flow[None]:
    """Move Crew to the Goods for 2 each, all or none (AMB-137, F1-OPEN-08)."""
    if crew and (yield from may(t, me, card, rule="AMB-137")):
        earn(t, me, 2 * len(crew), card, "AMB-137")
        yield from add_goods(t, me, crew)


earns_on("sugar", ContractPlaced, 2, AGRICULTURE, by=OWNER)


wild_containers("wheat", AGRICULTURE)
