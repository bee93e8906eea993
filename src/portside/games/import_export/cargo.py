"""Placing Contracts and Containers: what the actions and many powers share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose
from portside.engine.powers import emit
from portside.engine.zones import move
from portside.games.import_export.answers import Contract, Load, Pass, ShipName, Take
from portside.games.import_export.cards import TYPES
from portside.games.import_export.events import ContainerLoaded, ContractPlaced, ImportTaken
from portside.games.import_export.fulfilment import check_ships
from portside.games.import_export.legality import (
    berths,
    cargo_among,
    flag_fee,
    has_room,
    has_tiers,
    no_crew_room,
    no_fee,
    no_room_for,
    unwanted,
)
from portside.games.import_export.matching import Unit, has_open_need, open_types
from portside.games.import_export.queries import load_size, usual_compensation
from portside.games.import_export.room import good_fits
from portside.games.import_export.table import AT_SEA, CARGO, Captain, Harbour, Ship
from portside.games.import_export.tokens import as_token
from portside.games.import_export.two_sided import choose_side_up
from portside.games.import_export.verbs import (
    add_goods,
    discard,
    earn,
    join_crew,
    pay,
    tell_power,
)

LOAD: Final = "load"
PIRATE: Final = "pirate"
POWER: Final = "power"
"""Ways in which a Container is loaded; only the first is a Load action's."""


# -- Contracts


def contract_options(
    t: Harbour,
    me: Captain,
    cards: Sequence[int],
    tiers_spare: int,
    kinds: Collection[str] = (),
) -> list[Contract]:
    """Return the ways to contract one of some cards on a docked ship, as some types or any."""
    docked = berths(t, me)
    held: dict[str, int] = {}
    able = [card for card in cards if has_tiers(t, me, card, tiers_spare, held)]
    if t.box.sides or t.box.rulings["ship_limit"] == "containers":
        return [
            ("contract", card, ship.name)
            for card in able
            for ship, _, _ in docked
            if contract_forms(t, ship, card, kinds)
        ]
    return [
        ("contract", card, ship.name)
        for card in able
        for ship, used, most in docked
        if has_room(load_size(t, ship, card), used, most)
    ]


def contract_forms(t: Harbour, ship: Ship, card: int, kinds: Collection[str] = ()) -> list[int]:
    """Return what a card could be as a Contract on a ship: itself, or sides of some types."""
    forms = [form for form in t.box.sides.get(card, (card,)) if no_room_for(t, ship, form) is None]
    return [form for form in forms if not kinds or t.type(form) in kinds]


def place_contract(
    t: Harbour,
    me: Captain,
    card: int,
    ship: Ship,
    *,
    is_action: bool = False,
    kinds: Collection[str] = (),
) -> Flow[None]:
    """Put a card under a ship as a Contract, by a Contract action or a power (IE-109)."""
    source = t.places[t.where[card]].kind
    placed = card
    if card in t.box.sides:
        placed = yield from choose_side_up(t, me, card, contract_forms(t, ship, card, kinds))
    move(t, placed, ship.contracts)
    say(t, "log-contracted", me, (placed,), "IE-109", ship=ship.name)
    yield from emit(t, ContractPlaced, me, placed, ship, source, is_action)


# -- Containers


def load_options(t: Harbour, me: Captain, cards: Sequence[int]) -> list[Load]:
    """Return the ways to load one of some cards onto a docked ship (IE-126)."""
    types = t.box.types
    loadable = cargo_among(t, cards) if t.box.grey else cards
    found: list[Load] = [
        ("load", card, ship.name)
        for ship in t.docks[me]
        if (wanted := open_types(t, ship))
        for card in loadable
        if types[card] in wanted
    ]
    if t.box.sides:
        whole = [card for card in cards if card in t.box.sides]
        found += [("load", card, name) for card in whole for name in board_options(t, me, (card,))]
    return found


def wants_cargo(t: Harbour, me: Captain) -> bool:
    """Tell whether any ship in a seat's Harbour has an open requirement; all can see it."""
    return any(has_open_need(t, ship) for ship in t.docks[me])


def load_container(t: Harbour, me: Captain, unit: Unit, ship: Ship, via: str) -> Flow[None]:
    """Put a Container aboard."""
    return load_together(t, me, (unit,), ship, via)


def load_together(
    t: Harbour, me: Captain, many: Sequence[Unit], ship: Ship, via: str
) -> Flow[None]:
    """Put Containers aboard at once: paid for in one sum, and all there before powers react."""
    if t.box.sides and not (yield from pay_fees(t, me, many)):
        return
    aboard: list[int] = []
    for unit in many:
        loaded = unit
        if t.box.bound:
            loaded = yield from coloured(t, me, unit, open_types(t, ship))
        for card in loaded:
            move(t, card, ship.cargo)
        if t.boarded:
            t.boarded = tuple(card for card in t.boarded if card not in loaded)
        if len(loaded) == 2:
            t.pairs = (*t.pairs, (loaded[0], loaded[1]))
        say(t, "log-loaded", me, tuple(loaded), "IE-125", ship=ship.name)
        aboard += loaded
    for card in aboard:
        yield from emit(t, ContainerLoaded, me, ship, card, via)


def pay_fees(t: Harbour, me: Captain, many: Sequence[Unit]) -> Flow[bool]:
    """Pay for the whole cards among Containers, all or nothing and as one loss (AMB-112)."""
    whole = [card for unit in many for card in unit if card in t.box.sides]
    if not whole:
        return True
    fee = flag_fee(t, whole)
    return (yield from pay(t, me, fee, card=whole[0], why="fee", rule="IE-207"))


def can_pair(t: Harbour, me: Captain, one: int, other: int) -> bool:
    """Tell whether a seat can have two cards be of one type in one Container of cargo."""
    return t.alike(one, other) and no_fee(t, me, (one, other)) is None


def is_paired(t: Harbour, card: int) -> bool:
    """Tell whether a card was loaded with another as one Container."""
    return any(card in pair for pair in t.pairs)


def coloured(t: Harbour, me: Captain, unit: Unit, wanted: Collection[str]) -> Flow[Unit]:
    """Return a Container as it lies aboard as cargo.

    One card takes a colour that is wanted aboard, each of two the colour of the other.
    """
    found = list(unit)
    for i, card in enumerate(unit):
        if card in t.box.sides:
            kinds = wanted if len(unit) == 1 else t.box.kinds[found[1 - i]]
            able = [side for side in t.box.sides[card] if t.type(side) in kinds]
            found[i] = yield from choose_side_up(t, me, card, able)
    for i, card in enumerate(found) if t.box.tokens else ():
        kinds = [kind for kind in TYPES if kind in wanted] or TYPES
        found[i] = yield from as_token(t, me, card, CARGO, kinds)
    return tuple(found)


def load_from_hand(t: Harbour, me: Captain, question: str, card: int) -> Flow[None]:
    """Let a seat load a hand card by a power, if it likes."""
    match (yield from choose_hand_load(t, me, question, card)):
        case ("load", loaded, ship):
            tell_power(t, me, card)
            yield from load_container(t, me, (loaded,), t.ship(ship), POWER)


def choose_hand_load(
    t: Harbour, me: Captain, question: str, card: int, *, price: int = 0
) -> Flow[Load | None]:
    """Ask a seat which hand card goes on which ship, for a price; None when it loads nothing."""
    if not t.zones[me.hand] or t.credits[me] < price:
        return None

    def payable() -> Sequence[int]:
        left = t.credits[me] - price
        return [held for held in t.zones[me.hand] if flag_fee(t, (held,)) <= left]

    cards = payable if price else lambda: t.zones[me.hand]
    return (yield from choose_load(t, me, question, card, cards))


def choose_load(
    t: Harbour,
    me: Captain,
    question: str,
    card: int,
    cards: Callable[[], Sequence[int]],
    *,
    optional: bool = True,
) -> Flow[Load | None]:
    """Ask a seat which of some cards goes on which ship; None when it loads nothing.

    It is asked whenever everybody can see that a load might be possible, so that being asked
    tells nothing about the hand.
    """
    if not wants_cargo(t, me):
        return None

    def options() -> Sequence[Load | Pass]:
        found = load_options(t, me, cards())
        return [*found, PASS] if optional or not found else found

    aside, t.aside = t.aside, (int(me), LOAD)
    answer = yield from choose(t, me, question, options, rule="IE-125", card=card)
    t.aside = aside
    return None if answer == PASS else answer


def board_options(t: Harbour, me: Captain, unit: Unit) -> list[ShipName]:
    """Return the docked ships on which a Container would cover an open requirement."""
    if no_fee(t, me, unit) is not None:
        return []
    return [ship.name for ship in t.docks[me] if not unwanted(t, ship, unit)]


# -- cards off ships


def import_options(t: Harbour, me: Captain, at: int, *, crew: bool = True) -> list[Take]:
    """Return the ways to take one card off a ship as Crew or Good (IE-094, IE-099)."""
    found: list[Take] = []
    to_crew = crew and no_crew_room(t, me) is None
    for card in t.zones[at]:
        fits = good_fits(t, me, card)
        if fits:
            found.append(("goods", card))
        if to_crew:
            found.append(("crew", card))
        if not fits and not to_crew:
            found.append(("lose", card))
    return found


def take_import(t: Harbour, me: Captain, answer: Take) -> Flow[None]:
    """Place one imported card."""
    match answer:
        case ("goods", card):
            yield from add_goods(t, me, (card,))
        case ("crew", card):
            yield from join_crew(t, me, card)
        case (_, card):
            discard(t, card)
            say(t, "log-discarded", me, (card,), "IE-099")


def power_import(
    t: Harbour,
    me: Captain,
    card: int,
    *,
    crew: bool = True,
    optional: bool = True,
    ships: Sequence[Ship] | None = None,
    pays: bool = False,
) -> Flow[None]:
    """Import one card from a ship at sea by a power; its owner gets something or not (AMB-039)."""
    at_sea = [ship for ship in (t.sea if ships is None else ships) if t.zones[ship.cargo]]
    if not at_sea:
        return

    def options() -> Sequence[Take | Pass]:
        found = [way for ship in at_sea for way in import_options(t, me, ship.cargo, crew=crew)]
        return [*found, PASS] if optional else found

    answer = yield from choose(t, me, "ask-power-import", options, rule="AMB-039", card=card)
    if answer == PASS:
        return
    ship = ship_of(t, answer[1])
    if optional:  # of others it was told when they were fulfilled
        tell_power(t, me, card)
    yield from take_import(t, me, answer)
    if pays and ship.owner != me:
        due = usual_compensation(t, ship)
        earn(t, ship.owner, due, rule="AMB-039", why="imported", ship=ship)
    yield from emit(t, ImportTaken, me, ship, (answer[1],), False)
    yield from check_ships(t)


def pays_owner(t: Harbour) -> bool:
    """Tell whether imports by powers pay the owner of the ship, unless they say otherwise."""
    return t.box.rulings["power_imports"] == "paid"  # AMB-039


def ship_of(t: Harbour, card: int) -> Ship:
    """Return the ship a card lies on as cargo or Contract."""
    name = t.places[t.where[card]].name
    return t.ships[int(name.rpartition("-")[2])]


def still_at_sea(t: Harbour, ship: Ship) -> bool:
    """Tell whether a ship with its cargo is in the Open Sea."""
    return t.ship_at[ship.n] == AT_SEA
