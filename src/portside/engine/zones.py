"""Places, and the only ways a card changes place or becomes known.

`table.zones[place]` is a tuple of cards, so nothing can change a zone in passing: `move`,
`reveal` and `shuffle` are the only writers, and they keep the book of who knows what.
The last card of a zone is its top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from portside.engine import rng
from portside.engine.listeners import subscribe, unsubscribe
from portside.engine.native import made_anew

if TYPE_CHECKING:
    from collections.abc import Iterable

    from portside.engine.table import Table

Visibility = Literal["public", "owner", "top", "nobody"]
Layout = Literal["pile", "row", "fan", "slots"]

NOWHERE: Final = 0
"""Place of cards that are out of the game; the first place of every table."""


@dataclass(frozen=True, slots=True)
class Place:
    """Describe one zone.

    Attributes:
        name: stable text, e.g. `hand-1`, `deck`, `cargo-3`.
        kind: what it is for, e.g. `hand`; clients lay zones out by it.
        owner: seat or -1.
        visibility: whose eyes see the cards; `top` shows only the last one, all were seen before.
        layout: how a client may draw it.
        area: number of the area, in which the powers of cards here work, or -1.
        eyes: the seats that see cards here as bits; the bit after the last seat is the public.
        open: whether everybody sees cards here.
        ordered: whether a position can be followed with the eyes, as in a deck, unlike in a hand.
        mark: the bit set in `table.touched` whenever a card comes or goes, or 0.
        sided: whether a card lies here with one of its sides up; elsewhere it is whole.
    """

    name: str
    kind: str
    owner: int
    visibility: Visibility
    layout: Layout
    area: int
    eyes: int
    open: bool
    ordered: bool
    mark: int
    sided: bool

    def __reduce__(self) -> tuple[object, ...]:
        return made_anew(self)


def place(
    name: str,
    kind: str,
    visibility: Visibility,
    seats: int,
    owner: int = -1,
    layout: Layout = "row",
    area: int = -1,
    mark: int = 0,
    sided: bool = False,
) -> Place:
    """Make a place for a zone, working out who sees into it."""
    everyone = (1 << (seats + 1)) - 1
    eyes = {"public": everyone, "top": everyone, "owner": 1 << max(owner, 0), "nobody": 0}
    seen = eyes[visibility]
    is_open, ordered = seen == everyone, owner < 0
    return Place(name, kind, owner, visibility, layout, area, seen, is_open, ordered, mark, sided)


def move(t: Table, card: int, to: int, *, bottom: bool = False) -> None:
    """Move a card to the top (or bottom) of a place; whoever may see it there learns it."""
    zones, where = t.zones, t.where
    source = where[card]
    cards = zones[source]
    if cards[-1] == card:
        zones[source] = cards[:-1]
    else:
        i = cards.index(card)
        zones[source] = cards[:i] + cards[i + 1 :]
    zones[to] = (card, *zones[to]) if bottom else zones[to] + (card,)
    where[card] = to
    old, new = t.places[source], t.places[to]
    t.touched |= old.mark | new.mark
    alive = t.box.alive
    if alive[old.area][card] or alive[new.area][card] or t.copies:
        unsubscribe(t, card, old.area)
        subscribe(t, card, new.area)
        if card in t.box.bound and not new.sided:
            card = t.let_go(card)
    if t.log is not None:
        t.log.moved(card, old.name, new.name, t.known[card] | new.eyes)
    if not (old.open and new.open):
        _learn(t, (card,), old, new)
    if not (new.open or old.open or old.ordered):
        _lose_track(t, (card, *zones[source]), ~(old.eyes | new.eyes))


def deal(t: Table, source: int, count: int, to: int) -> tuple[int, ...]:
    """Move cards from the top of one place to another, one after the other; return them."""
    cards = t.zones[source][: -count - 1 : -1]
    t.zones[source] = t.zones[source][:-count]
    _arrive(t, cards, source, to)
    return cards


def sweep(t: Table, source: int, to: int, *, turned: bool = False) -> None:
    """Move all cards of a place to another, in the order in which they lie or turned over."""
    cards = t.zones[source]
    if cards:
        t.zones[source] = ()
        _arrive(t, cards[::-1] if turned else cards, source, to)


def _arrive(t: Table, cards: tuple[int, ...], source: int, to: int) -> None:
    """Put cards that have left a place on top of another, as so many moves would."""
    t.zones[to] += cards
    old, new = t.places[source], t.places[to]
    t.touched |= old.mark | new.mark
    where, alive = t.where, t.box.alive
    heard, hears = alive[old.area], alive[new.area]
    stirs = t.copies != 0
    for card in cards:
        where[card] = to
        stirs = stirs or heard[card] or hears[card]
    if stirs:
        for card in cards:
            unsubscribe(t, card, old.area)
            subscribe(t, card, new.area)
        if t.box.bound and not new.sided:
            cards = tuple([t.let_go(card) if card in t.box.bound else card for card in cards])
    if t.log is not None:
        for card in cards:
            t.log.moved(card, old.name, new.name, t.known[card] | new.eyes)
    if new.eyes and not (old.open and new.open):
        _learn(t, cards, old, new)
    if not (new.open or old.open or old.ordered):
        _lose_track(t, cards + t.zones[source], ~(old.eyes | new.eyes))


def flip(t: Table, card: int) -> int:
    """Put a side of a card, or the whole card, where it lies now in another form; return it.

    Each form is a card of its own and only one of them is in play; everybody knows that.
    """
    whole = t.box.whole.get(card, card)
    forms = (whole, *t.box.sides.get(whole, ()))
    shown = next((form for form in forms if t.where[form] != NOWHERE), card)
    if shown == card:
        return card
    at = t.where[shown]
    t.zones[at] = tuple([card if c == shown else c for c in t.zones[at]])
    t.zones[NOWHERE] = tuple([shown if c == card else c for c in t.zones[NOWHERE]])
    t.where[card], t.where[shown] = at, NOWHERE
    t.known[card], t.known[shown] = t.known[shown], t.everyone
    here = t.places[at]
    t.touched |= here.mark
    unsubscribe(t, shown, here.area)
    subscribe(t, card, here.area)
    return card


def _learn(t: Table, cards: tuple[int, ...], old: Place, new: Place) -> None:
    """Let seats learn cards that have moved, as far as they did not know them."""
    known, eyes = t.known, new.eyes
    shown = old.eyes and new.open  # by somebody who knew them
    for card in cards:
        if eyes & ~known[card]:
            known[card] |= eyes
            if not shown:
                t.learnt += 1


def _lose_track(t: Table, cards: Iterable[int], blind: int) -> None:
    """Blind who saw neither end of a face-down card's way out of a hand: it could be any card.

    That they knew it before they lost track of it is noted for the rest of the step.
    """
    known, forgotten = t.known, t.forgotten
    for card in cards:
        if lost := known[card] & blind:
            forgotten[card] = forgotten.get(card, 0) | lost
            known[card] ^= lost


def reveal(t: Table, cards: Iterable[int], eyes: int | None = None) -> None:
    """Let seats (bits; everybody by default) see cards where they lie."""
    mask = t.everyone if eyes is None else eyes
    for card in cards:
        if mask & ~t.known[card]:
            t.known[card] |= mask
            t.learnt += 1
            if t.log is not None:
                t.log.shown(card, t.places[t.where[card]].name, mask)


def shuffle(t: Table, to: int) -> None:
    """Put the cards of a place into random order; nobody can follow them any more."""
    t.rng, cards = rng.permuted(t.rng, t.zones[to])
    t.zones[to] = tuple(cards)
    _lose_track(t, cards, ~t.places[to].eyes)
    t.learnt += 1


def roll(t: Table, limit: int) -> int:
    """Return a random number below `limit`, by the table's chance."""
    t.rng, number = rng.below(t.rng, limit)
    t.learnt += 1
    return number


def random_card(t: Table, at: int) -> int:
    """Return a card of a place, picked blindly; the place must not be empty."""
    cards = t.zones[at]
    return cards[roll(t, len(cards))]
