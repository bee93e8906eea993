"""Setting up a match."""

from __future__ import annotations

from typing import Final

from portside.engine.zones import NOWHERE, move, roll, shuffle
from portside.games.neko_harbour import draft
from portside.games.neko_harbour.cards import FISHING_BOAT, SITE
from portside.games.neko_harbour.table import Voyage, VoyageBox

SITES: Final = {2: 3, 3: 4, 4: 5}
"""How many sites are used, by the number of players (NH-017)."""


def setup(box: VoyageBox, rng: int) -> Voyage:
    """Deal a match of Neko Harbour: decks, sites, boats, the start player and the first draft."""
    t = Voyage(box, rng)
    for card in range(len(box.cards)):
        move(t, card, home_before_setup(t, card))
    for deck in box.decks:
        shuffle(t, deck)
    choose_sites(t)
    for me in t.seats:
        t.supply[me.fish] = t.box.number("starting_fish")
    first = roll(t, len(t.seats)) if t.config["start_player"] == "random" else 0
    t.order = tuple(int(seat) for seat in t.from_seat(first))
    draft.start_draft(t)
    t.learnt = 0
    return t


def home_before_setup(t: Voyage, card: int) -> int:
    """Return where a card lies before anything is dealt (NH-007, NH-169)."""
    printed = t.box.cards[card]
    if printed.type == SITE:
        return NOWHERE
    if printed.type == FISHING_BOAT:
        return t.box.boats if printed.period == 1 else t.box.aside
    return t.box.decks[printed.period - 1]


def choose_sites(t: Voyage) -> None:
    """Reveal some sites at random, in a row (NH-017, NH-AMB-02)."""
    shuffle(t, NOWHERE)
    for card in t[NOWHERE][: SITES[len(t.seats)]]:
        move(t, card, t.box.sites)
