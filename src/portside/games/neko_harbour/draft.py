"""The draft phase: sets of a row for three and four players, single cards for two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.zones import NOWHERE, deal, move, sweep
from portside.games.neko_harbour.answers import Draft
from portside.games.neko_harbour.table import Skipper, Voyage

FIRST_HALF: Final = (0, 1, 1, 0, 0, 1)
SECOND_HALF: Final = (1, 0, 0, 1, 1, 0)
"""Who takes each card in a draft for two: the first player or the second (NH-034, NH-035)."""
FOR_TWO: Final = (*FIRST_HALF, *SECOND_HALF)
SHOWN: Final = 8
ROUNDS: Final = 3


def start_draft(t: Voyage) -> None:
    """Lay out the cards of the period to draft from (NH-027, NH-034)."""
    t.phase = "draft"
    t.picks = 0
    t.sizes = [()] * len(t.seats)
    first = t.order[0]
    clockwise = t.period == 1 or t.config["draft_order"] == "clockwise"
    t.drafters = tuple(int(seat) for seat in t.from_seat(first)) if clockwise else t.order
    if len(t.seats) == 2:
        show_display(t)
    else:
        lay_out_rows(t)
    t.acting = t.drafters[0]


def lay_out_rows(t: Voyage) -> None:
    """Lay out a row more than there are players, each of sets of 1, 2 and 3 cards (NH-027)."""
    deck = t.box.decks[t.period - 1]
    for i, at in enumerate(t.box.sets):
        deal(t, deck, i % 3 + 1, at)
    clear_draft(t, deck)


def show_display(t: Voyage) -> None:
    """Show eight cards of the deck for two players to draft from (NH-034)."""
    deal(t, t.box.decks[t.period - 1], SHOWN, t.box.display)


def clear_draft(t: Voyage, at: int) -> None:
    """Remove what the draft leaves in a place from the game (NH-032)."""
    sweep(t, at, NOWHERE)


def draft_one(t: Voyage) -> Flow[bool]:
    """Let one player draft a set, or a card; tell whether the draft is over."""
    two = len(t.seats) == 2
    me = drafter(t)
    t.acting = int(me)
    options = display_choices(t) if two else set_choices(t, me)
    if options:
        rule = "NH-034" if two else "NH-029"
        _, *cards = yield from choose(t, me, "ask-draft", these(options), rule=rule)
        t.sizes[me] = (*t.sizes[me], len(cards))
        if two:
            move(t, cards[0], me.hand)
        else:
            sweep(t, t.where[cards[0]], me.hand)
        say(t, "log-drafted", me, tuple(cards), rule)
    t.picks += 1
    return next_half(t) if two else next_round(t)


def drafter(t: Voyage) -> Skipper:
    """Return who drafts next (NH-029, NH-034)."""
    place = FOR_TWO[t.picks] if len(t.seats) == 2 else t.picks % len(t.seats)
    return t.seats[t.drafters[place]]


def display_choices(t: Voyage) -> list[Draft]:
    """Return the single cards a player may draft."""
    return [("take-1", card) for card in t[t.box.display]]


def set_choices(t: Voyage, me: Skipper) -> list[Draft]:
    """Return the sets a player may take: of each size only one (NH-030)."""
    taken = t.sizes[me]
    found = [t.zones[at] for at in t.box.sets]
    return [set_answer(cards) for cards in found if cards and len(cards) not in taken]


def set_answer(cards: Sequence[int]) -> Draft:
    """Return the answer that drafts a set."""
    match cards:
        case [one]:
            return "take-1", one
        case [one, two]:
            return "take-2", one, two
        case [one, two, three]:
            return "take-3", one, two, three
    raise AssertionError(f"no set has {len(cards)} cards")


def next_round(t: Voyage) -> bool:
    """Tell whether all have taken three sets; the rest leaves the game then (NH-032)."""
    if t.picks < ROUNDS * len(t.seats):
        return False
    for at in t.box.sets:
        clear_draft(t, at)
    return True


def next_half(t: Voyage) -> bool:
    """Show the second eight cards after the first half; tell whether the draft is over."""
    if t.picks == len(FIRST_HALF):
        clear_draft(t, t.box.display)
        show_display(t)
    if t.picks < len(FOR_TWO):
        return False
    clear_draft(t, t.box.display)
    clear_draft(t, t.box.decks[t.period - 1])
    return True
