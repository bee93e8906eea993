"""The powers of the Kickstarter set, alphabetical."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.powers import OWNER
from portside.games.import_export.answers import FollowWay
from portside.games.import_export.cards import (
    AGRICULTURE,
    CAPITAL,
    CONSUMER,
    ILLEGAL,
    LUXURY,
    TECHNOLOGY,
    TYPES,
)
from portside.games.import_export.cargo import pays_owner, power_import
from portside.games.import_export.events import (
    Fulfilment,
    LeadDeclared,
    PirateTaken,
    ShipFulfilled,
)
from portside.games.import_export.fulfilment import refill
from portside.games.import_export.matching import Need, covered, units
from portside.games.import_export.moments import (
    count_up,
    fulfil_early,
    immediate,
    modifies,
    on,
    ship_state,
    ship_state_when,
)
from portside.games.import_export.powers.questions import one_of
from portside.games.import_export.queries import (
    NO_LIMIT,
    capital_type,
    crew_limit,
    end_credits,
    fits,
    follow_ways,
    goods_count,
    goods_weight,
    load_of,
    majority_share,
    may_perform,
    symbols,
)
from portside.games.import_export.table import CONTRACT, Captain, Harbour, Ship
from portside.games.import_export.verbs import draw, earn, go_home, pay, tell_power

RARE_METALS_BONUS: Final = 4
PIRATES_TOLL: Final = 6


@ship_state
def aeroponics(t: Harbour, me: Captain, card: int) -> Flow[bool]:
    """Bring an own Ship at sea with a single Container home with it (Kickstarter set)."""
    tell_power(t, me, card)
    yield from go_home(t, lonely(t, me)[0])
    return True


@ship_state_when
def aeroponics__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need such a Ship (Kickstarter set)."""
    return bool(lonely(t, me))


def lonely(t: Harbour, me: Captain) -> list[Ship]:
    """Return the ships of a seat at sea that are down to a single Container (Kickstarter set)."""
    if t.importing and t.box.rulings["aeroponics_import"] == "after":
        return []  # AMB-156
    stay = t.light if t.box.rulings["aeroponics_sailed"] == "stays" else 0  # AMB-158
    ships = [ship for ship in t.sea if ship.owner == me and not stay >> ship.n & 1]
    return [ship for ship in ships if len(t.zones[ship.cargo]) == 1]


@modifies(crew_limit, layer=9)
def board_games(t: Harbour, me: Captain, card: int, limit: int, seat: Captain, leaving: int) -> int:
    """Lift the Crew limit while own fulfilled cards cover all five colours (Kickstarter set)."""
    left = [c for c in t.zones[me.fulfilled] if c != leaving]
    lifts = seat == me and card != leaving and every_colour(t, left)
    return NO_LIMIT if lifts else limit


def every_colour(t: Harbour, cards: Sequence[int]) -> bool:
    """Tell whether some cards are of all five colours (Kickstarter set)."""
    return {t.type(card) for card in cards}.issuperset(TYPES)


@modifies(end_credits, layer=9)
def can_openers(t: Harbour, me: Captain, card: int, bar: int, seat: Captain) -> int:
    """Keep own credits from ending the match (Kickstarter set)."""
    return NO_LIMIT if seat == me else bar


@count_up
def ceramics(t: Harbour, me: Captain, card: int) -> None:
    """Add a Luxury Good for every two Consumer Goods (Kickstarter set)."""
    extra = goods_count(t, me, CONSUMER) // 2
    t.virtual = (*t.virtual, *[(int(me), LUXURY)] * extra)


@on(LeadDeclared, by=OWNER, when=lambda t, me, card, event: event.action == "pirate")
def dragon_fruit(t: Harbour, me: Captain, card: int, event: LeadDeclared) -> Flow[None]:
    """Draw two or gain 2 when leading Pirate (Kickstarter set)."""
    if (yield from one_of(t, me, card, ("cards", "credits"), rule="IE-048")) == "cards":
        yield from draw(t, me, 2, card)
    else:
        earn(t, me, 2, card)


@modifies(majority_share, layer=4)
def ivory(
    t: Harbour, me: Captain, card: int, share: int, seat: Captain, kind: str, credits: int
) -> int:
    """Earn for most Illegal Goods what it would cost (Kickstarter set)."""
    return -share if seat == me and kind == ILLEGAL and share < 0 else share


@immediate
def pirates(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Take 6, or what it has, from each opponent, then another turn (Kickstarter set)."""
    for seat in t.others(me):
        yield from pay(t, seat, min(PIRATES_TOLL, t.credits[seat]), card=card)
    t.extra_turns[me] += 1
    say(t, "log-extra-turn", me, (card,), "AMB-128")


@fulfil_early
def prefab_home(t: Harbour, me: Captain, card: int, ship: Ship) -> bool:
    """Let own Luxury Contracts be fulfilled with half their Containers (Kickstarter set)."""
    if not any(t.type(contract) == LUXURY for contract in t.zones[ship.contracts]):
        return False
    aboard = units(t.zones[ship.cargo], t.pairs)
    return any(covered(t, ship, kept, aboard) == len(kept) for kept in halved(t, ship))


def halved(t: Harbour, ship: Ship) -> Iterator[list[Need]]:
    """Return every way to halve the requirements of a ship's Luxury Contracts (AMB-130)."""
    choices = []
    for contract in t.zones[ship.contracts]:
        load = [(contract, kind) for kind in load_of(t, ship, contract)]
        size = -(-len(load) // 2) if t.type(contract) == LUXURY else len(load)
        choices.append(sorted(set(combinations(load, size))))
    for parts in product(*choices):
        yield [need for part in parts for need in part]


def is_rare(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> bool:
    """Tell whether a Ship had a Technology and a Consumer Contract (Kickstarter set)."""
    return {t.type(contract) for contract in event.contracts} >= {TECHNOLOGY, CONSUMER}


@on(ShipFulfilled, by=OWNER, commutes=True, when=is_rare)
def rare_metals(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> None:
    """Gain 4 when one own Ship fulfils a Technology and a Consumer Contract (Kickstarter set)."""
    earn(t, me, RARE_METALS_BONUS, card)


@modifies(goods_weight)
def scotch(
    t: Harbour, me: Captain, card: int, weight: int, seat: Captain, cards: tuple[int, ...]
) -> int:
    """Let two Luxury Goods share a place; as a Good no more (AMB-029; Kickstarter set)."""
    if seat != me or card in cards:
        return weight
    kinds = [t.type(good) for good in cards]
    grey_too = capital_type(kinds) == LUXURY  # Capital follows the leftmost of just these
    blue = sum(kind == LUXURY or (grey_too and kind == CAPITAL) for kind in kinds)
    return min(weight, len(cards) - blue // 2)


@on(
    PirateTaken,
    by=OWNER,
    commutes=True,
    when=lambda t, me, card, event: t.bears(event.card, AGRICULTURE),
)
def stolen_rice(t: Harbour, me: Captain, card: int, event: PirateTaken) -> None:
    """Gain 2 for each Agriculture Container pirated (Kickstarter set)."""
    earn(t, me, 2, card)


@on(
    PirateTaken,
    by=OWNER,
    when=lambda t, me, card, event: event.source in ("cargo", "island"),
)
def stolen_tires(t: Harbour, me: Captain, card: int, event: PirateTaken) -> Flow[None]:
    """Draw one for each prize, then add a card to the Island (Kickstarter set)."""
    tell_power(t, me, card)
    yield from draw(t, me, 1, card)
    refill(t)


@immediate
def stretch_goal(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Everybody draws two, gains 2 and imports a Good from a Ship at sea (Kickstarter set)."""
    for seat in t.from_seat(me):
        yield from draw(t, seat, 2, card)
        earn(t, seat, 2, card)
        yield from power_import(t, seat, card, crew=False, optional=False, pays=pays_owner(t))


@modifies(follow_ways)
def three_d_printers(
    t: Harbour, me: Captain, card: int, ways: tuple[FollowWay, ...], seat: Captain, led: str
) -> tuple[FollowWay, ...]:
    """Follow with any hand card (Kickstarter set)."""
    if seat != me or not may_perform(t, led):
        return ways
    others = (held for held in t.zones[me.hand] if led not in symbols(t, me, held))
    return (*ways, *((led, held) for held in others))


@modifies(fits, works_in=CONTRACT)
def tortillas(
    t: Harbour,
    me: Captain,
    card: int,
    able: bool,
    ship: Ship,
    kind: str,
    contract: int,
    need: str,
) -> bool:
    """Take any Container while it is a Contract (Kickstarter set)."""
    return able or contract == card
