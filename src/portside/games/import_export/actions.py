"""The actions a seat performs by itself, one at a time: all but Import."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain
from typing import Final, TypeVar

from portside.engine.ask import PASS, Value
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.powers import emit, heard
from portside.engine.zones import move
from portside.games.import_export.answers import (
    Contract,
    Contracting,
    Loading,
    Pass,
    Pirate,
    Pirating,
    Supplying,
)
from portside.games.import_export.barter import barter
from portside.games.import_export.cards import BARTER
from portside.games.import_export.cargo import (
    LOAD,
    PIRATE,
    board_options,
    contract_options,
    load_container,
    load_options,
    place_contract,
    ship_of,
    still_at_sea,
    wants_cargo,
)
from portside.games.import_export.events import (
    ContractAction,
    DrawAction,
    LoadAction,
    PirateAction,
    PirateTaken,
    PrizeTaken,
)
from portside.games.import_export.fulfilment import settle
from portside.games.import_export.legality import cargo_among, no_ship, sold, too_dear
from portside.games.import_export.matching import Unit, open_types
from portside.games.import_export.moments import (
    instead_of_load,
    pirate_otherwise,
    prize_not_loaded,
    prize_otherwise,
)
from portside.games.import_export.performing import (
    announced,
    choose_action,
    is_duty,
    optional,
    stop,
    would_pirate,
)
from portside.games.import_export.queries import (
    SALE,
    contract_sources,
    contracts_per_action,
    draw_target,
    lacking_tiers,
    load_ways,
    loads_without_end,
    may_perform,
    may_pirate,
    missing_tiers,
    one_action_ways,
    pirate_sources,
    prize_ways,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.verbs import discard, draw, earn, join_crew, pay, put_on_island

V = TypeVar("V", bound=Value)
Action = Callable[[Harbour, Captain], Flow[None]]
Berths = list[tuple[Ship, Collection[str]]]
"""Ships that want cargo, with the types of Containers they want."""


def draw_action(t: Harbour, me: Captain, card: int = -1) -> Flow[None]:
    """Draw as an action, maybe by a card: up to the target, or one card (IE-044, IE-045)."""
    missing = draw_target(t, me) - len(t.zones[me.hand])
    yield from draw(t, me, missing if missing > 0 else 1, card)
    yield from emit(t, DrawAction, me)


def perform(t: Harbour, me: Captain) -> Flow[None]:
    """Perform one of a seat's announced actions; an impossible one fizzles (IE-063, AMB-011)."""
    action = t.doing[me]
    t.todo[me] -= 1
    t.acting = me
    if one_action_ways in t.listeners and len(ways := one_action_ways(t, me, action)) > 1:
        action = yield from choose_action(t, me, "ask-execute-as", ways, "F1-253")
    if may_perform(t, action):
        yield from ACTIONS[action](t, me)
        yield from settle(t)
    else:
        stop(t, me, action)


# -- Supply


def supply_options(t: Harbour, me: Captain) -> list[Supplying]:
    """Return the sales and recruitments open to a seat (IE-078)."""
    ways = t.box.ways
    sales = [ways.sell[card] for card in for_sale(t, me)]
    return sales + [ways.recruit[card] for card in t.zones[t.box.island]]


def for_sale(t: Harbour, me: Captain) -> tuple[int, ...]:
    """Return the cards a seat may sell now: from its hand, once a turn (IE-080)."""
    return t.zones[me.hand] if sold(t, me) is None else ()


def supply_choices(t: Harbour, me: Captain) -> Sequence[Supplying | Pass]:
    """Return what the action Supply may do, or a pass if a power left nothing to do (AMB-011)."""
    return optional(t, supply_options(t, me))


def supply(t: Harbour, me: Captain) -> Flow[None]:
    """Sell a hand card to the Island, or recruit an Island card as Crew."""
    if not (t.zones[t.box.island] or for_sale(t, me)):
        stop(t, me, "supply")
        return
    match (
        yield from choose(
            t, me, "ask-supply", lambda: supply_choices(t, me), rule="IE-078", window=announced(t)
        )
    ):
        case "pass":
            stop(t, me, "supply")
        case ("recruit", card):
            yield from join_crew(t, me, card)
        case ("sell", card):
            t.sold |= 1 << me
            put_on_island(t, me, (card,), "log-sold", "IE-079")
            earn(t, me, SALE, rule="IE-079", why="sale")


# -- Contract


def contract_choices(t: Harbour, me: Captain) -> Sequence[Contracting | Pass]:
    """Return the Contracts a seat can place now, using further actions as tiers (IE-119)."""
    spare = t.todo[me] if announced(t) else t.spare
    found: Sequence[Contracting | Pass]
    found = optional(t, contract_options(t, me, t.zones[me.hand], spare))
    for card, fee in contract_sources(t, me):  # open to everybody, a duty for nobody (IE-200)
        if too_dear(t, me, fee) is None:
            found = [*found, *priced(contract_options(t, me, (card,), spare), fee)]
    return found


def priced(ways: Sequence[Contract], fee: int) -> Sequence[Contracting]:
    """Return ways to contract with what they cost, if they do."""
    return [("contract-for", card, name, f"fee-{fee}") for _, card, name in ways] if fee else ways


def contract(t: Harbour, me: Captain) -> Flow[None]:
    """Place a Contract; missing tiers cost one further action each (IE-119, AMB-048)."""
    if t.box.rulings["idle_actions"] == "nothing" and no_ship(t, me, "contract"):  # F1-082
        stop(t, me, "contract")
        return
    yield from emit(t, ContractAction, me)
    placed = 0
    while placed < contracts_per_action(t, me):
        if no_ship(t, me, "contract") or not (t.zones[me.hand] or contract_sources(t, me)):
            break
        answer = yield from choose(
            t,
            me,
            "ask-contract",
            _or_stop(lambda: contract_choices(t, me), placed),
            rule="IE-109",
            window=announced(t),
        )
        if answer == PASS:
            break
        yield from contract_as_chosen(t, me, answer)
        placed += 1
    if not placed:
        stop(t, me, "contract")


def _or_stop(
    choices: Callable[[], Sequence[V | Pass]], done: int
) -> Callable[[], Sequence[V | Pass]]:
    """Let a seat stop after the first of several things one action may do."""

    def options() -> Sequence[V | Pass]:
        found = choices()
        return found if PASS in found else [*found, PASS]

    return options if done else choices


def contract_as_chosen(t: Harbour, me: Captain, answer: Contracting) -> Flow[None]:
    """Place one chosen Contract, paying for it what is due, and settle."""
    card, name = answer[1], answer[2]
    missing = missing_tiers(t, me, card)
    if missing:
        if t.box.rulings["bought_tiers"] == "turn":
            t.bought = (*t.bought, *((int(me), kind) for kind in lacking_tiers(t, me, card)))
        if announced(t):
            t.todo[me] -= missing
        else:
            t.spare -= missing
        say(t, "log-tiers", me, (card,), "IE-119", actions=missing)
    fee = dict(contract_sources(t, me)).get(card, 0) if card not in t.zones[me.hand] else 0
    if fee:
        yield from pay(t, me, fee, card=card, why="fee", rule="IE-201")
    yield from place_contract(t, me, card, t.ship(name), is_action=True)
    yield from settle(t)


# -- Load


def load_choices(t: Harbour, me: Captain, again: bool) -> Sequence[Loading | Pass]:
    """Return the loads open to a seat; if it must, it passes only for want of a plain one."""
    return [*optional(t, load_options(t, me, t.zones[me.hand])), *load_ways(t, me, again)]


def may_load(t: Harbour, me: Captain, again: bool = False) -> bool:
    """Tell whether a Load action can come to anything, by what everybody can see (F1-093)."""
    idle = t.box.rulings["idle_actions"] == "nothing"
    if idle and not any(t.zones[ship.contracts] for ship in t.docks[me]):
        return False
    return bool(load_ways(t, me, again) or (t.zones[me.hand] and wants_cargo(t, me)))


def load(t: Harbour, me: Captain) -> Flow[None]:
    """Load one hand card; powers may give the action another form or let it go on."""
    count = 0
    while may_load(t, me, again=count > 0) and (count == 0 or loads_without_end(t, me)):
        answer = yield from choose(
            t,
            me,
            "ask-load",
            _or_stop(partial(load_choices, t, me, count > 0), count),
            rule="IE-125",
            window=announced(t),
        )
        if answer == PASS:
            break
        yield from load_as_chosen(t, me, answer)
        count += answer[0] != "load-free"
    if not count:
        stop(t, me, "load")
    if count or is_duty(t):
        yield from emit(t, LoadAction, me)


def load_as_chosen(t: Harbour, me: Captain, answer: Loading) -> Flow[None]:
    """Carry out one chosen load, or what a power has instead, and settle."""
    if answer[0] == "load":
        yield from load_container(t, me, (answer[1],), t.ship(answer[2]), LOAD)
    else:
        yield from instead_of_load.run(t, answer[1], answer)
    yield from settle(t)


# -- Pirate


def berths_of(t: Harbour, me: Captain) -> Berths:
    """Return the ships in a Harbour that want cargo, with the types they want."""
    return [(ship, wanted) for ship in t.docks[me] if (wanted := open_types(t, ship))]


def prizes(t: Harbour, me: Captain) -> Sequence[int]:
    """Return what can be pirated: cargo at sea and Island cards (IE-143, IE-189)."""
    aboard = [t.zones[ship.cargo] for ship in t.sea if may_pirate(t, me, ship)]
    return cargo_among(t, [*chain.from_iterable(aboard), *t.zones[t.box.island]])


def prizes_aboard(t: Harbour, me: Captain, ships: Sequence[Ship]) -> Sequence[int]:
    """Return the cargo of some ships that can be pirated."""
    cargoes = [t.zones[ship.cargo] for ship in ships if may_pirate(t, me, ship)]
    return cargo_among(t, tuple(chain.from_iterable(cargoes)))


def prize_options(t: Harbour, me: Captain, cards: Sequence[int]) -> list[Pirate]:
    """Return where prizes may go: a ship that can take them, or else the discards (IE-146)."""
    berths = berths_of(t, me)
    if not berths and prize_ways not in t.listeners:
        return [("pirate", card, "discard") for card in cards]
    found = [option for card in cards for option in _options_of(t, me, card, berths)]
    for card in cards if t.box.sides else ():
        if card in t.box.sides:  # paid for, or discarded (AMB-096)
            found += [("pirate", card, name) for name in board_options(t, me, (card,))]
    return found


def _options_of(t: Harbour, me: Captain, card: int, berths: Berths) -> list[Pirate]:
    kind = t.box.types[card]
    found: list[Pirate] = [("pirate", card, ship.name) for ship, wanted in berths if kind in wanted]
    # A prize that a ship can take must be loaded, or go where a power lets it (AMB-059).
    rest: list[Pirate] = [] if found else [("pirate", card, "discard")]
    if prize_ways in t.listeners:
        found += [("pirate", card, way) for way in prize_ways(t, me, card)]
    return found + rest


def pirate_choices(t: Harbour, me: Captain) -> Sequence[Pirating]:
    """Return every prize with every place it may go to."""
    return [*prize_options(t, me, prizes(t, me)), *pirate_sources(t, me)]


def can_pirate(t: Harbour, me: Captain) -> bool:
    """Tell whether there is anything to pirate."""
    island = t.zones[t.box.island]
    if island and (not t.box.grey or cargo_among(t, island)):
        return True
    return bool(prizes(t, me) or pirate_sources(t, me))


def pirate(t: Harbour, me: Captain) -> Flow[None]:
    """Take a Container from a ship at sea or the Island (IE-142)."""
    bound = is_duty(t)
    if not bound and heard(t, PirateAction) and can_pirate(t, me):
        bound = yield from would_pirate(t, me)
        if not bound:
            return
    if bound and can_pirate(t, me):
        yield from begin_piracy(t, me)
    if not can_pirate(t, me):
        stop(t, me, "pirate")
        return

    def options() -> Sequence[Pirating | Pass]:
        found = pirate_choices(t, me)
        return found if found and bound else [*found, PASS]

    answer = yield from choose(t, me, "ask-pirate", options, rule="IE-143", window=announced(t))
    if answer == PASS:
        stop(t, me, "pirate")
        return
    if not bound:
        yield from begin_piracy(t, me)
    yield from pirate_as_chosen(t, me, answer)
    yield from emit(t, PrizeTaken, me)


def begin_piracy(t: Harbour, me: Captain) -> Flow[None]:
    """Begin a Pirate action; what powers make of it settles before a prize is chosen (F1-075)."""
    yield from emit(t, PirateAction, me)
    t.pirated |= 1 << me
    yield from settle(t)


def pirate_as_chosen(t: Harbour, me: Captain, answer: Pirating) -> Flow[None]:
    """Carry out a chosen piracy, of the usual kind or as a power has it, and settle."""
    if answer[0] == "pirate":
        yield from take_prize(t, me, answer[1], answer[2])
    else:
        yield from pirate_otherwise.run(t, answer[1], answer)
    yield from settle(t)


def take_prize(t: Harbour, me: Captain, card: int, where: str) -> Flow[None]:
    """Take a prize and put it where it was meant to go."""
    yield from claim_prize(t, me, card)
    yield from stow_prize(t, me, (card,), where)


def claim_prize(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Lay hands on a prize where it lies."""
    kind = t.places[t.where[card]].kind
    ship = ship_of(t, card) if kind == "cargo" else None
    source = t.box.board if kind == "island" else kind
    say(t, "log-pirated", me, (card,), "IE-143", source=source if ship is None else ship.name)
    if heard(t, PirateTaken):
        at_sea = ship is not None and still_at_sea(t, ship)
        move(t, card, me.played)  # held, so that no reaction can take it away
        yield from emit(t, PirateTaken, me, card, ship, kind, at_sea)


def stow_prize(t: Harbour, me: Captain, unit: Unit, where: str) -> Flow[None]:
    """Load a prize, discard it, or let the power named by `where` have it.

    If the ship it was meant for is full by now, it goes where it fits.
    """
    fitting = board_options(t, me, unit)
    if fitting and where not in fitting and any(where == ship.name for ship in t.ships):
        where = yield from choose(t, me, "ask-board", these(fitting), rule="AMB-059", card=unit[-1])
    for name in fitting:
        if name == where:
            yield from load_container(t, me, unit, t.ship(name), PIRATE)
            return
    for card in unit:
        if own := prize_not_loaded.of(t, card):
            yield from own(t, me, card) or ()
    if stow := prize_otherwise.named(t, where):
        for card in unit:
            yield from stow(t, me, card) or ()
    else:
        for card in unit:
            discard(t, card)
        say(t, "log-discarded", me, unit, "IE-146")


ACTIONS: Final[dict[str, Action]] = {
    "supply": supply,
    "contract": contract,
    "load": load,
    "pirate": pirate,
    BARTER: barter,
}
"""Import is not here: it is not performed seat by seat (IE-100)."""
