"""The powers of the Technology cards, alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Effect, Flow
from portside.engine.powers import OWNER, may, spend, spent
from portside.engine.zones import move
from portside.games.import_export.actions import (
    load_as_chosen,
    may_load,
)
from portside.games.import_export.answers import (
    FollowWay,
    Load,
    LoadOtherwise,
    Move,
)
from portside.games.import_export.auction import solo_action
from portside.games.import_export.cards import TECHNOLOGY
from portside.games.import_export.cargo import (
    LOAD,
    POWER,
    choose_hand_load,
    choose_load,
    load_container,
    load_from_hand,
    load_options,
    wants_cargo,
)
from portside.games.import_export.events import (
    CardsDrawn,
    ContractPlaced,
    Fulfilment,
    LoadAction,
    ShipFulfilled,
    ShipSailed,
)
from portside.games.import_export.fulfilment import (
    copy_power,
    resolve,
    send_off,
)
from portside.games.import_export.matching import carries
from portside.games.import_export.moments import (
    anytime,
    anytime_when,
    before_turn_ends,
    immediate,
    instead_of_load,
    modifies,
    on,
    pre_score,
)
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, question, some_of
from portside.games.import_export.powers.shapes import larger_ships, open_contracts, wild_containers
from portside.games.import_export.queries import (
    crew_count,
    crew_room_leaving,
    end_credits,
    follow_ways,
    good_fits_leaving,
    good_type,
    goods_count,
    load_ways,
    may_perform,
    says_first,
    symbols,
)
from portside.games.import_export.room import good_fits
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import (
    add_goods,
    become_good,
    can_draw,
    discard,
    draw,
    earn,
    join_crew,
    pay,
    put_on_island,
    tell_power,
)

BATTERIES_PRICE: Final = 2


@on(LoadAction, by=OWNER, once="turn")
def batteries(t: Harbour, me: Captain, card: int, event: LoadAction) -> Flow[None]:
    """Once per turn, pay 2 in a Load action to load one more Container."""
    found = yield from choose_hand_load(t, me, "ask-batteries", card, price=BATTERIES_PRICE)
    if found is not None:
        spend(t, card)
        yield from pay(t, me, BATTERIES_PRICE, card=card)
        yield from load_as_chosen(t, me, found)


@modifies(load_ways)
def cell_phones(
    t: Harbour, me: Captain, card: int, ways: tuple[LoadOtherwise, ...], seat: Captain, again: bool
) -> tuple[LoadOtherwise, ...]:
    """Let a Load action draw the card to load; a card that does not fit is kept."""
    able = seat == me and not again and can_draw(t)
    return (*ways, ("load-draw", card)) if able else ways


@instead_of_load
def cell_phones__draw(t: Harbour, me: Captain, card: int, answer: LoadOtherwise) -> Flow[None]:
    """Draw; load what fits, keep what does not."""
    drawn = yield from draw(t, me, 1, card)

    def still_held() -> list[int]:
        return [c for c in drawn if c in t.zones[me.hand]]

    if still_held():
        asked = question(t, card)
        match (yield from choose_load(t, me, asked, card, still_held, optional=False)):
            case ("load", loaded, ship):
                yield from load_container(t, me, (loaded,), t.ship(ship), LOAD)


@on(ContractPlaced, by=OWNER)
def drones(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """Draw one, if liked, for each own Contract placed."""
    if can_draw(t) and (yield from may(t, me, card, "draw")):
        yield from draw(t, me, 1, card)


@on(ShipFulfilled, by=OWNER)
def flash_drives(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> Flow[None]:
    """Take one Container of an own fulfilled ship to hand before it sails."""
    aboard = t.zones[event.ship.cargo]
    if aboard and (taken := (yield from ask_one_or_pass(t, me, card, aboard))) is not None:
        tell_power(t, me, card)
        move(t, taken, me.hand)
        say(t, "log-to-hand", me, (taken,), ship=event.ship.name)


@modifies(crew_count)
def fridges(t: Harbour, me: Captain, card: int, count: int, seat: Captain, action: str) -> int:
    """Count each two own Technology Goods as one Load Crew."""
    own_load = seat == me and action == "load" and says_first(t, me, card)
    return count + goods_count(t, me, TECHNOLOGY) // 2 if own_load else count


open_contracts("generators", TECHNOLOGY)


@on(ShipFulfilled, by=OWNER)
def jets(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> Flow[None]:
    """Move one Container of an own fulfilled ship to the Goods before it sails."""
    fitting = [c for c in t.zones[event.ship.cargo] if good_fits(t, me, c)]
    if fitting and (taken := (yield from ask_one_or_pass(t, me, card, fitting))) is not None:
        tell_power(t, me, card)
        yield from add_goods(t, me, (taken,))


@on(ShipFulfilled, by=OWNER, when=lambda t, me, card, event: carries(t, event.cargo, TECHNOLOGY))
def laptops(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> Flow[None]:
    """Draw two when an own ship is fulfilled with a Technology Container aboard."""
    yield from draw(t, me, 2, card)


@modifies(end_credits, layer=1)
def mri_machine(t: Harbour, me: Captain, card: int, credits: int, seat: Captain) -> int:
    """Let the match end at 70 credits, whoever has them."""
    return max(credits, 70)


@on(CardsDrawn, by=OWNER)
def nanobots(t: Harbour, me: Captain, card: int, event: CardsDrawn) -> Flow[None]:
    """Perform one Load action, if liked, after each own draw."""
    able = may_perform(t, "load") and may_load(t, me)
    if able and (yield from may(t, me, card)):
        tell_power(t, me, card)
        yield from solo_action(t, me, "load")


@modifies(follow_ways)
def neural_units(
    t: Harbour, me: Captain, card: int, ways: tuple[FollowWay, ...], seat: Captain, led: str
) -> tuple[FollowWay, ...]:
    """Follow any other action with Load, by a Load card."""
    if seat != me or led == "load" or not may_perform(t, "load"):
        return ways
    return (*ways, *(("load", c) for c in t.zones[me.hand] if "load" in symbols(t, me, c)))


@on(LoadAction, by=OWNER)
def playstations(t: Harbour, me: Captain, card: int, event: LoadAction) -> Flow[None]:
    """Load one more Container in a Load action for each two Technology Goods."""
    for _ in range(goods_count(t, me, TECHNOLOGY) // 2):
        found = yield from choose_hand_load(t, me, "ask-playstations", card)
        if found is None:
            return
        tell_power(t, me, card)
        yield from load_as_chosen(t, me, found)


@on(ShipSailed)
def satellite(t: Harbour, me: Captain, card: int, event: ShipSailed) -> Flow[None]:
    """Draw one and load one whenever anybody's ship is fulfilled."""
    if not can_draw(t) and not (t.zones[me.hand] and wants_cargo(t, me)):
        return
    if (yield from may(t, me, card)):
        yield from draw(t, me, 1, card)
        yield from load_from_hand(t, me, "ask-satellite-load", card)


def segways_moves(t: Harbour, me: Captain, card: int) -> list[Load | Move]:
    """Return where the card can go, room judged without it (AMB-029)."""
    found: list[Load | Move] = [*load_options(t, me, (card,))]
    if good_fits_leaving(t, me, card):
        found.append(("move", card, "goods"))
    if crew_room_leaving(t, me, card):
        found.append(("move", card, "crew"))
    return found


@anytime
def segways(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Leave the fulfilled area at any time: join the Crew or the Goods, or go aboard."""
    match (yield from ask_one_or_pass(t, me, card, segways_moves(t, me, card))):
        case ("move", _, "crew"):
            yield from join_crew(t, me, card)
        case ("move", _, _):
            yield from become_good(t, me, card)
        case ("load", _, ship):
            yield from load_container(t, me, (card,), t.ship(ship), POWER)


@anytime_when
def segways__when(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether there is anywhere to go."""
    return bool(segways_moves(t, me, card))


@before_turn_ends
def segways__turn(t: Harbour, me: Captain, card: int) -> bool:
    """Need a ship to go aboard, which that may complete."""
    return bool(load_options(t, me, (card,)))


@pre_score
def segways__last(t: Harbour, me: Captain, card: int) -> Effect:
    """Move before counting; nothing is fulfilled any more (AMB-080)."""
    return segways(t, me, card) if segways_moves(t, me, card) else None


@modifies(load_ways)
def smart_cars(
    t: Harbour, me: Captain, card: int, ways: tuple[LoadOtherwise, ...], seat: Captain, again: bool
) -> tuple[LoadOtherwise, ...]:
    """Once per turn, let a Load action put a hand card on the Island for 2."""
    if seat != me or again or spent(t, card):
        return ways
    return (*ways, *(("load-sell", card, c) for c in t.zones[me.hand]))


@instead_of_load
def smart_cars__sell(t: Harbour, me: Captain, card: int, answer: LoadOtherwise) -> None:
    """Put the card on the Island."""
    match answer:
        case ("load-sell", _, sold):
            spend(t, card)
            put_on_island(t, me, (sold,), "log-sold")
            earn(t, me, 2, card)


larger_ships("tablets", 10, (8, 18), (10, 20))  # AMB-051


def technology_goods(t: Harbour, me: Captain) -> list[int]:
    """Return the Goods that count as Technology; virtual ones cannot be traded (AMB-069)."""
    return [c for c in t.zones[me.goods] if good_type(t, me, c) == TECHNOLOGY]


@anytime
def telescopes(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Trade Technology Goods for 4 each at any time."""
    goods = technology_goods(t, me)
    traded = yield from some_of(t, me, card, goods, 0, len(goods))
    for good in traded:
        discard(t, good)
    if traded:
        say(t, "log-discarded", me, traded)
        earn(t, me, 4 * len(traded), card)


@anytime_when
def telescopes__when(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether there is anything to trade."""
    return bool(technology_goods(t, me))


@before_turn_ends
def telescopes__turn(t: Harbour, me: Captain, card: int) -> bool:
    """Need something to trade."""
    return bool(technology_goods(t, me))


@pre_score
def telescopes__last(t: Harbour, me: Captain, card: int) -> Effect:
    """Trade once more before counting (AMB-080)."""
    return telescopes(t, me, card) if technology_goods(t, me) else None


wild_containers("televisions", TECHNOLOGY)


@immediate
def wind_turbines(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Have the power of another fulfilled card of tier 0 or 1 from now on (AMB-143)."""
    low = [
        c
        for seat in t.from_seat(me)
        for c in t.zones[seat.fulfilled]
        if c != card and t.face(c).tiers <= 1
    ]
    if not low:
        return
    source = yield from one_of(t, me, card, low, rule="AMB-143")
    say(t, "log-copied", me, (card,), "AMB-143", power=t.power(source))
    copy_power(t, card, source)
    yield from send_off(t, me, card, deed)
    yield from resolve(t, me, card, deed)
