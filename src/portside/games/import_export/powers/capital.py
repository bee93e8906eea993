"""The powers of the Capital cards, alphabetical."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.zones import move
from portside.games.import_export.answers import Area, Load, Move, Pass, ShipName
from portside.games.import_export.cargo import POWER, board_options, load_container
from portside.games.import_export.events import ContractPlaced, Fulfilment, ShipFulfilled
from portside.games.import_export.legality import unwanted
from portside.games.import_export.moments import (
    POWERS,
    anytime,
    destination,
    immediate,
    instead_of_return,
    modifies,
    on,
    ship_state,
    ship_state_when,
    thrown_away,
)
from portside.games.import_export.performing import announced, choose_action
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of
from portside.games.import_export.powers.shapes import is_itself
from portside.games.import_export.queries import (
    capacity,
    crew_room_leaving,
    draw_target,
    good_fits_leaving,
    load_of,
    load_size,
    loads_without_end,
    summed_load,
)
from portside.games.import_export.table import CARGO, CONTRACT, HULL, Captain, Harbour, Ship
from portside.games.import_export.tokens import as_token
from portside.games.import_export.verbs import (
    add_goods,
    become_good,
    discard,
    go_home,
    hand_cards_from_each,
    join,
    join_crew,
    part,
    pay,
    scrap,
)

FULL_HAND: Final = 6
JOINED_LOAD: Final = 4
MARKET_CARDS: Final = 2
TAX: Final = 4


# -- what several of them share


def go_aboard(t: Harbour, me: Captain, card: int, ships: Sequence[ShipName]) -> Flow[None]:
    """Load a card by its own power onto one of some ships (IE-190; Capital set)."""
    name = yield from choose(t, me, "ask-board", these(ships), rule="IE-190", card=card)
    yield from load_itself(t, me, card, name)


def load_itself(t: Harbour, me: Captain, card: int, ship: ShipName) -> Flow[None]:
    """Load a card by its own power, and remember that it was so (Capital set)."""
    yield from load_container(t, me, (card,), t.ship(ship), POWER)
    t.boarded = (*t.boarded, card)


def go_aboard_or_leave(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Load a card by its own power onto a ship that wants it, or discard it (Capital set)."""
    ships = board_options(t, me, (card,))
    if ships:
        yield from go_aboard(t, me, card, ships)
    else:
        leave_play(t, me, card)


def leave_play(t: Harbour, me: Captain, card: int) -> None:
    """Discard a card instead of keeping it fulfilled (Capital set)."""
    discard(t, card)
    say(t, "log-discarded", me, (card,), "IE-194")


def never_stay(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Never stay in the fulfilled area (Capital set)."""
    leave_play(t, me, card)


POWERS.at(destination, slug="import_tax")(never_stay)
POWERS.at(destination, slug="market_data")(never_stay)


def moves_to(t: Harbour, me: Captain, card: int, *areas: Area) -> list[Move | Load]:
    """Return where a fulfilled card may go: areas with room for it, and ships (AMB-029)."""
    room = {
        "crew": crew_room_leaving(t, me, card),
        "goods": good_fits_leaving(t, me, card),
        "hand": True,
    }
    found: list[Move | Load] = [("move", card, area) for area in areas if room[area]]
    found += [("load", card, name) for name in board_options(t, me, (card,))]
    return found


def choose_move(
    t: Harbour, me: Captain, card: int, ways: list[Move | Load], rule: str
) -> Flow[None]:
    """Let a fulfilled card go where its owner likes, or stay (Capital set)."""
    options: list[Move | Load | Pass] = [*ways, PASS]
    match (yield from choose(t, me, "ask-new-place", these(options), rule=rule, card=card)):
        case ("move", _, "crew"):
            yield from join_crew(t, me, card)
        case ("move", _, "goods"):
            yield from become_good(t, me, card)
        case ("move", _, "hand"):
            move(t, card, me.hand)
            say(t, "log-took-back", me, (card,), rule)
        case ("load", _, name):
            yield from load_itself(t, me, card, name)


# -- the powers


@destination
def automation(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go aboard a ship with a Contract, or be discarded (Capital set)."""
    yield from go_aboard_or_leave(t, me, card)


@on(
    ShipFulfilled,
    works_in=CARGO,
    when=lambda t, me, card, event: t.where[card] == event.ship.cargo,
)
def automation__hop(t: Harbour, me: Captain, card: int, event: ShipFulfilled) -> Flow[None]:
    """Leave a fulfilled ship for another one with a Contract, as long as there is one."""
    ships = board_options(t, me, (card,))
    if card in t.boarded and ships:
        yield from go_aboard(t, me, card, ships)


@destination
def cheap_labor(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go aboard a ship, even one without a Contract (Capital set)."""
    ships = [s for s in t.docks[me] if not t.zones[s.contracts] or not unwanted(t, s, (card,))]
    if ships:
        yield from go_aboard(t, me, card, [ship.name for ship in ships])


@destination
def container_factory(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go to the Crew, the Goods or the hand, or aboard, or stay (Capital set)."""
    ways = moves_to(t, me, card, "crew", "goods", "hand")
    yield from choose_move(t, me, card, ways, "AMB-029")


@destination
def diesel_engine(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Become a ship for one voyage (Capital set)."""
    ship = t.add_ship(me)
    move(t, card, ship.hull)
    say(t, "log-launched", me, (card,), "AMB-110", ship=ship.name)


@instead_of_return
def diesel_engine__last(t: Harbour, me: Captain, card: int, ship: Ship) -> None:
    """End as a ship instead of coming home (AMB-110; Capital set)."""
    scrap(t, ship)


@destination
def euros(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Become cargo of any ship at sea (Capital set)."""
    names = tuple(ship.name for ship in t.sea)
    if names:
        name = yield from choose(t, me, "ask-board", these(names), rule="IE-190", card=card)
        aboard = (yield from as_token(t, me, card, CARGO)) if t.box.tokens else card
        move(t, aboard, t.ship(name).cargo)
        say(t, "log-loaded", me, (aboard,), "IE-190", ship=name)


@destination
def gps(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go aboard a ship with a Contract, or be discarded (Capital set)."""
    yield from go_aboard_or_leave(t, me, card)


@POWERS.at(ship_state, works_in=CARGO)
def gps__home(t: Harbour, me: Captain, card: int) -> Flow[bool]:
    """Leave the ship as its last Container at sea, and bring it home (Capital set)."""
    ship = gps_ship(t, card)
    assert ship is not None
    discard(t, card)
    say(t, "log-discarded", me, (card,), "AMB-115")
    yield from go_home(t, ship)
    return True


@ship_state_when
def gps__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need to be alone on the ship it went aboard (Capital set)."""
    return gps_ship(t, card) is not None


def gps_ship(t: Harbour, card: int) -> Ship | None:
    """Return the ship at sea on which the card is alone by its own power (Capital set)."""
    if t.importing and t.box.rulings["gps_import"] == "after":
        return None  # AMB-149
    alone = (s for s in t.sea if t.zones[s.cargo] == (card,))
    return next(alone, None) if card in t.boarded else None


@immediate
def import_tax(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Every opponent that can pays 4 to the bank (Capital set)."""
    for seat in t.others(me):
        yield from pay(t, seat, TAX, card=card)


@immediate
def interest(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Get a Good of its choice from every opponent (Capital set)."""
    given: list[int] = []
    for seat in t.others(me):
        goods = t.zones[seat.goods]
        if goods:
            good = yield from one_of(t, seat, card, goods, rule="AMB-021")
            say(t, "log-gave", seat, (good,), to=me.word)
            given.append(good)
    yield from add_goods(t, me, given)


@modifies(loads_without_end)
def machine_arms(t: Harbour, me: Captain, card: int, able: bool, seat: Captain) -> bool:
    """Load without end when leading Load (Capital set)."""
    leads = t.leader == me and t.led == t.doing[me] == "load"
    return able or (seat == me and leads and announced(t))


@immediate
def market_data(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Get two hand cards from every opponent, or all it has (Capital set)."""
    yield from hand_cards_from_each(t, me, t.others(me), MARKET_CARDS, "ask-market-data", card)


@modifies(draw_target)
def mineral_fuels(t: Harbour, me: Captain, card: int, target: int, seat: Captain) -> int:
    """Draw up to six cards (Capital set)."""
    return max(target, FULL_HAND) if seat == me else target


@on(ContractPlaced, works_in=CONTRACT, commutes=True, when=is_itself)
def partnership(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """When it is contracted, its ship may become one with another (Capital set)."""
    others = [s.name for s in t.docks[me] if partnership_fits(t, card, event.ship, s)]
    if not others:
        return
    answer = yield from ask_one_or_pass(t, me, card, others, rule="AMB-127")
    if answer is not None:
        join(t, event.ship, t.ship(answer))


@thrown_away
def partnership__thrown(t: Harbour, me: Captain, card: int, ship: Ship) -> Flow[None]:
    """Part the ships it had made one (Capital set)."""
    twin = t.twin(ship)
    if twin is not None and t.box.rulings["partnership_thrown"] == "parts":
        yield from part(t, ship, twin)


def partnership_fits(t: Harbour, card: int, ship: Ship, other: Ship) -> bool:
    """Tell whether two ships may join: both with Contracts of their own, and a small load."""
    if other == ship or any(t.twin(each) is not None for each in (ship, other)):
        return False
    if len(t.zones[ship.contracts]) < 2 or not t.zones[other.contracts]:
        return False
    own = load_size(t, ship, card)
    load = summed_load(t, ship) - own + summed_load(t, other)
    return load <= JOINED_LOAD and load + own <= capacity(t, ship)


@destination
def the_algorithm(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """May join the Crew or go aboard (Capital set)."""
    ways = moves_to(t, me, card, "crew")
    if ways:
        yield from choose_move(t, me, card, ways, "AMB-105")


@anytime
def us_dollars(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Be discarded to count as one Crew of any action this turn (Capital set)."""
    action = yield from choose_action(t, me, "ask-us-dollars", t.box.action_names, "AMB-141", card)
    discard(t, card)
    t.virtual = (*t.virtual, (int(me), action))
    say(t, "log-hired", me, (card,), "AMB-141", action=action)


@destination
def yen(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Lie under one of the own ships for good (Capital set)."""
    names = tuple(ship.name for ship in t.fleet(me))
    name = yield from one_of(t, me, card, names, rule="AMB-148")
    move(t, card, t.ship(name).hull)
    say(t, "log-under", me, (card,), "AMB-144", ship=name)


@on(
    ContractPlaced,
    works_in=HULL,
    commutes=True,
    when=lambda t, me, card, event: t.where[card] == event.ship.hull,
)
def yen__waive(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """Let the first Contract of the ship need one Container less, of the owner's choice."""
    first = t.zones[event.ship.contracts] == (event.card,)
    kinds = tuple(dict.fromkeys(load_of(t, event.ship, event.card)))
    if not first or load_size(t, event.ship, event.card) < 2:
        return
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from one_of(t, me, card, kinds, part="waive", rule="AMB-144")
    t.waived = (*t.waived, (card, event.card, kind))


@modifies(load_of, works_in=HULL)
def yen__load(
    t: Harbour, me: Captain, card: int, load: tuple[str, ...], ship: Ship, contract: int
) -> tuple[str, ...]:
    """Ask for one Container less; before a Contract is placed only their number matters."""
    if t.where[contract] != ship.contracts:
        first = t.where[card] == ship.hull and not t.zones[ship.contracts]
        return load[1:] if first and len(load) > 1 else load
    for by, waived, kind in t.waived:
        if (by, waived) == (card, contract) and kind in load and len(load) > 1:
            at = load.index(kind)
            return load[:at] + load[at + 1 :]
    return load
