"""The deal (IE-025 to IE-042)."""

from __future__ import annotations

from typing import Final

from portside.engine import rng as randomness
from portside.engine.game import Counter
from portside.engine.zones import flip, move, roll, shuffle
from portside.games.import_export.cards import CAPITAL, TYPES
from portside.games.import_export.market import open_market
from portside.games.import_export.table import AT_SEA, CARGO, Harbour, HarbourBox
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
    """Deal a match of Import/Export."""
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
            card = flip(t, first)  # AMB-096
        if t.box.tokens and not stays_card(t, card, CARGO) and t.where[card] == ship.cargo:
            token_for(t, card, t.type(card), ship.cargo)  # IE-228


def counters(t: Harbour) -> list[Counter]:
    """Return the public numbers of Import/Export."""
    found = [Counter("credits", int(me), t.credits[me]) for me in t.seats]
    return [*found, Counter("turn", -1, t.turn)]
