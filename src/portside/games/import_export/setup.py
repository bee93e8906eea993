"""The deal (IE-025 to IE-042), and setting single facts of a scenario."""

from __future__ import annotations

from typing import Any, Final

from portside.engine import rng as randomness
from portside.engine.errors import BadScenario
from portside.engine.game import Counter
from portside.engine.zones import move, roll, shuffle, turn
from portside.games.import_export.cards import CAPITAL, TYPES
from portside.games.import_export.market import MARKERS, open_market
from portside.games.import_export.table import AT_SEA, CARGO, IN_HARBOUR, Harbour, HarbourBox
from portside.games.import_export.tokens import stays_card, token_for

START_CREDITS: Final = 10
GREY_BONUS: Final = 4
CAPITAL_BONUS: Final = 2
"""What grey gets instead where its Harbour is worth a tier (IE-171, AMB-083)."""
START_HAND: Final = 5
START_CARGO: Final = 4
COLOURS: Final = (*TYPES, CAPITAL)
"""Harbour colours; grey, the last, is for a sixth seat (IE-029), and for all with Capital."""


def setup(box: HarbourBox, rng: int) -> Harbour:
    """Deal a match."""
    t = Harbour(box, rng)
    for card in range(len(box.cards)):
        if card not in box.bound:
            move(t, card, box.deck)
    shuffle(t, box.deck)
    deal_harbours(t)
    for _ in box.seats:
        move(t, t.zones[box.deck][-1], box.island)
    for me in box.seats:
        load_first_ship(t, 2 * me + 1)
    for me in box.seats:
        for card in t.zones[box.deck][: -START_HAND - 1 : -1]:
            move(t, card, me.hand)
    t.leader = t.acting = roll(t, len(box.seats))
    if box.config["market"]:
        open_market(t)
    t.learnt = 0
    return t


def deal_harbours(t: Harbour) -> None:
    """Deal Harbours at random; grey starts richer (IE-030, IE-036, IE-038, IE-170)."""
    with_grey = t.box.grey or len(t.seats) == len(COLOURS)
    t.rng, dealt = randomness.permuted(t.rng, COLOURS if with_grey else TYPES)
    t.colours = tuple(dealt[: len(t.seats)])
    bonus = CAPITAL_BONUS if t.box.grey else GREY_BONUS
    for me in t.seats:
        t.credits[me] = START_CREDITS + (bonus if t.colours[me] == CAPITAL else 0)


def load_first_ship(t: Harbour, number: int) -> None:
    """Send a ship to sea with four Containers (IE-034, IE-035)."""
    ship = t.ships[number]
    t.steer(ship, AT_SEA)
    while len(t.zones[ship.cargo]) < START_CARGO:
        card = t.zones[t.box.deck][-1]
        # Capital cards dealt onto a ship are replaced (IE-173).
        move(t, card, t.box.discard if t.type(card) == CAPITAL else ship.cargo)
        for first in t.box.sides.get(card, ())[:1]:
            card = turn(t, first)  # AMB-096
        if t.box.tokens and not stays_card(t, card, CARGO) and t.where[card] == ship.cargo:
            token_for(t, card, t.type(card), ship.cargo)  # IE-228


def counters(t: Harbour) -> list[Counter]:
    """Return the public numbers."""
    found = [Counter("credits", int(me), t.credits[me]) for me in t.seats]
    return [*found, Counter("turn", -1, t.turn)]


def arrange(t: Harbour, name: str, value: Any) -> None:
    """Set one fact of a scenario: credits, colours, leader, sea, led with todo, and others."""
    seats = range(len(t.seats))
    if name == "leader" and value in seats:
        t.leader = t.acting = value
    elif name == "credits" and _numbers(value, len(seats)):
        t.credits = list(value)
    elif name == "colours" and _words(value, COLOURS) and len(value) == len(seats):
        t.colours = tuple(value)
    elif name == "sea" and isinstance(value, list) and set(value) <= set(range(len(t.ships))):
        for ship in t.ships:
            t.steer(ship, AT_SEA if int(ship) in value else IN_HARBOUR)
    elif name == "todo" and _numbers(value, len(seats)):
        t.todo = list(value)
    elif name == "led" and value in ("supply", "import", "contract", "load", "pirate", "barter"):
        t.phase, t.led, t.turn = "perform", value, 1
        t.doing = [value] * len(seats)
    elif name == "market" and t.market and _markers(value):
        t.market = tuple(value)
    elif name == "boarded" and _words(value, t.box.keys):
        t.boarded = tuple(t.box.ids[key] for key in value)
    elif name == "ending" and isinstance(value, str):
        t.ending = value
    elif name == "phase" and value in ("lead", "perform", "cleanup", "score"):
        t.phase = value
    else:
        raise BadScenario(
            f"{name} = {value!r} cannot be set. Facts: leader = 0, credits = [10, 10], "
            "colours = ['luxury', 'consumer'], sea = [1, 3], led = 'load' with todo = [2, 0].",
            fact=name,
        )


def _numbers(value: Any, count: int) -> bool:
    fits = isinstance(value, list) and len(value) == count
    return fits and all(type(number) is int and number >= 0 for number in value)


def _markers(value: Any) -> bool:
    fits = isinstance(value, list) and len(value) == len(TYPES)
    return fits and all(type(at) is int and at in MARKERS for at in value)


def _words(value: Any, known: tuple[str, ...]) -> bool:
    return isinstance(value, list) and all(word in known for word in value)
