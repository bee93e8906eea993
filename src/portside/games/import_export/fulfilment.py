"""Fulfilling Contracts in four steps, and what is checked whenever the table comes to rest."""

from __future__ import annotations

from portside.engine.ask import Value
from portside.engine.events import say
from portside.engine.flow import DONE, Flow, choose, these
from portside.engine.listeners import sleep, take_off, take_on, wake
from portside.engine.powers import cards_of, emit, heard, in_order
from portside.engine.zones import move
from portside.games.import_export.answers import No, Yes
from portside.games.import_export.ending import check_end
from portside.games.import_export.events import (
    ContractFulfilled,
    Fulfilment,
    ShipFulfilled,
    ShipSailed,
)
from portside.games.import_export.market import at_market, containers_delivered
from portside.games.import_export.matching import is_complete
from portside.games.import_export.moments import (
    destination,
    fulfil_early,
    immediate,
    ship_state,
    ship_state_when,
)
from portside.games.import_export.queries import fits, load_of, payout
from portside.games.import_export.table import (
    AREAS_TOUCHED,
    AT_SEA,
    DEPARTING,
    POWERS_TOUCHED,
    AsItLies,
    Captain,
    Harbour,
    Ship,
)
from portside.games.import_export.verbs import (
    earn,
    from_deck,
    go_home,
    over_limit,
    prune,
    turn_over,
)


def settle(t: Harbour) -> Flow[None]:
    """Bring the table to rest: ships, fulfilments, limits, wins and the end (AMB-067).

    Whoever ends an action settles, nobody else does: see docs/architecture.md.
    Inside a fulfilment only ships are looked after; the rest waits for its last step.
    """
    if t.touched or t.fulfilling:
        return settle_all(t)
    check_end(t)
    return DONE


def settle_all(t: Harbour) -> Flow[None]:
    """Look after ships, then fulfil, hold everybody to the limits, and look for the end."""
    while True:
        yield from check_ships(t)
        if t.fulfilling:
            if t.phase == "score":
                yield from hold_last_limits(t)
            return
        ready = complete_ships(t)
        if not ready and heard(t, fulfil_early.name):
            ready = yield from fulfilled_early(t)
        if not ready:
            break
        yield from fulfil(t, (yield from first_of(t, ready)))
    yield from hold_limits(t)
    if t.pairs or t.notes or t.acts_as or t.boarded or t.waived:
        forget_what_left(t)
    t.touched = 0
    check_end(t)


def complete_ships(t: Harbour) -> list[Ship]:
    """Return the docked ships that can be fulfilled; only a change can have made them so."""
    at, zones, touched = t.ship_at, t.zones, t.touched
    if touched & POWERS_TOUCHED or fits in t.listeners or load_of in t.listeners:
        touched = -1
    ships = [s for s in t.ships if touched & s.mark and not at[s.n] and zones[s.contracts]]
    return [s for s in ships if is_complete(t, s)]


def hold_limits(t: Harbour) -> Flow[None]:
    """Hold everybody to the limits, where one that shrinks costs what is over it (AMB-028)."""
    if t.box.edition.prunes:
        for me in crowded(t):
            yield from prune(t, me)


def hold_last_limits(t: Harbour) -> Flow[None]:
    """Hold everybody to the limits in the moves before the count, too, if so ruled (AMB-157)."""
    return hold_limits(t) if t.box.rulings["last_limits"] == "held" else DONE


def crowded(t: Harbour) -> list[Captain]:
    """Return the seats with more Crew or Goods than they may have, the acting one first."""
    touched = t.touched
    if not touched & AREAS_TOUCHED:
        return []
    return [
        me
        for me in t.from_seat(t.acting)
        if touched & (me.mark | POWERS_TOUCHED) and over_limit(t, me)
    ]


def fulfilled_early(t: Harbour) -> Flow[list[Ship]]:
    """Ask owners whether to fulfil a ship that a power lets sail before it is complete.

    They are asked when it becomes possible, and again after each later load (AMB-130).
    """
    t.declined = tuple(mark for mark in t.declined if mark == as_it_lies(t, t.ships[mark[0]]))
    for me, cards in in_order(t, heard(t, fulfil_early.name)):
        for card in cards:
            for ship in t.docks[me]:
                mark = as_it_lies(t, ship)
                if mark in t.declined or not fulfil_early.value(t, card, ship):
                    continue
                if (yield from would_fulfil(t, me, card, ship)):
                    return [ship]
                t.declined = (*t.declined, mark)
    return []


def as_it_lies(t: Harbour, ship: Ship) -> AsItLies:
    """Return a ship with its Contracts and Containers, to tell whether any of them have changed."""
    return ship.n, t.zones[ship.contracts], t.zones[ship.cargo]


def would_fulfil(t: Harbour, me: Captain, card: int, ship: Ship) -> Flow[bool]:
    """Ask whether to fulfil a ship early by the power of a card."""
    options: tuple[Yes, No] = ("yes", "no")
    facts: dict[str, Value] = {"ship": ship.name}
    answer = yield from choose(
        t, me, "ask-fulfil-early", these(options), rule="AMB-130", card=card, facts=facts
    )
    return answer == "yes"


def first_of(t: Harbour, ready: list[Ship]) -> Flow[Ship]:
    """Return the ship to fulfil first: the acting seat's, then clockwise; owners choose."""
    if len(ready) == 1:
        return ready[0]
    owner = min((ship.owner for ship in ready), key=lambda me: (me - t.acting) % len(t.seats))
    own = tuple(ship.name for ship in ready if ship.owner == owner)
    if len(own) == 1:
        return t.ship(own[0])
    name = yield from choose(t, owner, "ask-fulfil-first", these(own), rule="AMB-057")
    return t.ship(name)


def check_ships(t: Harbour) -> Flow[None]:
    """Send empty ships home; let powers look at ships at sea (IE-097, IE-148)."""
    return _check_ships(t) if ship_state.name in t.listeners or empty_at_sea(t) else DONE


def _check_ships(t: Harbour) -> Flow[None]:
    again = True
    while again:
        while empty := empty_at_sea(t):
            yield from go_home(t, empty[0])
        again = ship_state.name in t.listeners and (yield from minded(t))


def empty_at_sea(t: Harbour) -> list[Ship]:
    """Return the ships in the Open Sea that carry nothing."""
    return [ship for ship in t.sea if not t.zones[ship.cargo]]


def minded(t: Harbour) -> Flow[bool]:
    """Let the first power that minds how ships lie act before a fulfilment (AMB-060)."""
    for me, cards in in_order(t, heard(t, ship_state.name)):
        left = [card for card in cards if _minds(t, me, card)]
        while left:
            card = left[0]
            if len(left) > 1:
                card = yield from choose(t, me, "order-powers", these(tuple(left)), rule="AMB-060")
            left.remove(card)
            look = ship_state.of(t, card)
            if look is not None and (yield from look(t, me, card)):
                return True
    return False


def _minds(t: Harbour, me: Captain, card: int) -> bool:
    when = ship_state_when.of(t, card)
    return when is None or when(t, me, card)


def forget_what_left(t: Harbour) -> None:
    """Forget what was noted of cards that have left the place it was noted for."""
    where, places = t.where, t.places
    if t.boarded:  # AMB-115
        t.boarded = tuple(card for card in t.boarded if places[where[card]].kind == "cargo")
    if t.waived:  # AMB-144
        t.waived = tuple(note for note in t.waived if places[where[note[1]]].kind == "contracts")
    if t.pairs:  # AMB-133
        t.pairs = tuple(
            (a, b) for a, b in t.pairs if where[a] == where[b] and places[where[a]].kind == "cargo"
        )
    for card in [c for c in t.notes if places[where[c]].kind != "fulfilled"]:  # AMB-116
        del t.notes[card]
    # A card under a ship goes on being what its copied power made of it (AMB-150).
    for card in [c for c in t.acts_as if places[where[c]].kind not in ("fulfilled", "hull")]:
        take_off(t, card)


def copy_power(t: Harbour, card: int, source: int) -> None:
    """Give a card the power of another in place of its own (AMB-143)."""
    take_on(t, card, t.power(source))


def fulfil(t: Harbour, ship: Ship) -> Flow[None]:
    """Fulfil a ship's Contracts: pay, tuck and resolve, sail, refill (IE-132)."""
    me = ship.owner
    deed = Fulfilment(me, ship, t.zones[ship.contracts], t.zones[ship.cargo])
    t.fulfilling += 1
    t.steer(ship, DEPARTING)
    say(t, "log-fulfilled", me, deed.contracts, "IE-130", ship=ship.name)
    island_first = t.box.rulings["completion"] == "french"
    if island_first:
        refill(t)
    pay_out(t, ship)
    yield from tuck(t, me, deed)
    yield from resolve_all(t, me, deed)
    for card in deed.contracts:
        yield from emit(t, ContractFulfilled, me, card, ship)
    yield from emit(t, ShipFulfilled, me, ship, deed.contracts, deed.cargo)
    put_to_sea(t, ship)
    say(t, "log-sailed", me, rule="IE-139", ship=ship.name)
    yield from emit(t, ShipSailed, me, ship)
    if not island_first:
        refill(t)
    rouse(t)
    t.fulfilling -= 1


def put_to_sea(t: Harbour, ship: Ship) -> None:
    """Bring a fulfilled ship to the Open Sea, and note whether it carries a single Container."""
    t.steer(ship, AT_SEA)
    mark = 1 << ship.n
    t.light = t.light | mark if len(t.zones[ship.cargo]) == 1 else t.light & ~mark


def pay_out(t: Harbour, ship: Ship) -> None:
    """Pay the owner of a ship, by the market too if there is one (IE-133, IE-216)."""
    due = payout(t, ship)
    paid = at_market(t, ship, due) if t.market else due
    earn(t, ship.owner, paid, rule="IE-133", why="payout", ship=ship)
    if t.market:
        containers_delivered(t, t.zones[ship.cargo])


def tuck(t: Harbour, me: Captain, deed: Fulfilment) -> Flow[None]:
    """Tuck the Contracts, unless one has a place of its own to go to (IE-137)."""
    for card in deed.contracts:
        sleep(t, card)
        move(t, card, me.fulfilled)
    leaving = [card for card in deed.contracts if destination.has(t, card)]
    while leaving:
        if t.box.rulings["tucked_order"] == "placed":
            card = leaving.pop(0)
        else:
            card = yield from take_next(t, me, leaving)
        yield from send_off(t, me, card, deed)


def take_next(t: Harbour, me: Captain, waiting: list[int]) -> Flow[int]:
    """Take the next of some powers off those that wait, in the order their owner likes."""
    card = waiting[0]
    if len(waiting) > 1:
        card = yield from choose(t, me, "order-powers", these(tuple(waiting)), rule="AMB-060")
    waiting.remove(card)
    return card


def send_off(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Let a tucked card go where its own power sends it."""
    send = destination.of(t, card)
    if send is not None:
        yield from send(t, me, card, deed) or ()


def resolve_all(t: Harbour, me: Captain, deed: Fulfilment) -> Flow[None]:
    """Resolve immediate powers in the owner's order (IE-138, AMB-060)."""
    waiting = [c for c in deed.contracts if immediate.has(t, c)]
    while waiting:
        card = yield from take_next(t, me, waiting)
        yield from resolve(t, me, card, deed)


def resolve(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Resolve one immediate power."""
    effect = immediate.of(t, card)
    if effect is not None:
        say(t, "log-power", me, (card,), "IE-222")
        yield from effect(t, me, card, deed) or ()


def as_if_fulfilled(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Run a tucked card's own power as if it were just fulfilled (AMB-068, AMB-072)."""
    take_off(t, card)
    if t.fulfilling:
        sleep(t, card)
    deed = Fulfilment(me, None, (card,), ())
    yield from send_off(t, me, card, deed)
    yield from resolve(t, me, card, deed)


def refill(t: Harbour) -> None:
    """Turn up one card onto the Island after a fulfilment (IE-140)."""
    card = from_deck(t, t.box.island)
    if card is not None:
        say(t, "log-refilled", cards=(card,), rule="IE-140", at=t.box.board)


def rouse(t: Harbour) -> None:
    """Let new ongoing powers work from now on, after a fulfilment (AMB-055)."""
    for card in cards_of(t.asleep):
        wake(t, card)
    turn_over(t)
