"""Tokens in place of cards: two other ways to play (IE-227 to IE-234).

A token stands for a card of its colour that went to the discards: as Container in one variant, as
Crew and Good too in the other. Tokens that nobody uses are out of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.zones import NOWHERE, flip, move
from portside.games.import_export.cards import CAPITAL, TYPES
from portside.games.import_export.table import Captain, Harbour

OFF_SHIPS: Final = ("cargo", "played")
"""Where imported Containers come from; a prize is held before it goes anywhere."""


def lay_open(t: Harbour, me: Captain, card: int) -> None:
    """Lay a card open before asking about it: being asked would tell which card it is."""
    if not t.places[t.where[card]].sided:
        move(t, card, me.played)


def stays_card(t: Harbour, card: int, life: int) -> bool:
    """Tell whether a card is left: it is a token, or has a power to use there (AMB-101)."""
    return card in t.box.tokens or (t.power(card), life) in t.box.hooks.hooks_by_slug


def token_for(t: Harbour, card: int, kind: str, to: int) -> int:
    """Discard a card for a token of a colour, put that somewhere and return it (IE-228).

    Where no token of the colour is left the card itself stays.
    """
    free = (c for c, colour in t.box.tokens.items() if colour == kind and t.where[c] == NOWHERE)
    token = next(free, None)
    if token is None:
        return card
    move(t, card, t.box.discard)
    move(t, token, to)
    return token


def as_token(
    t: Harbour, me: Captain, card: int, life: int, kinds: Sequence[str] = TYPES
) -> Flow[int]:
    """Return what lies before a seat in place of a card; for a grey one it picks the colour."""
    if stays_card(t, card, life):
        return card
    kind = t.type(card)
    if kind == CAPITAL:  # AMB-104
        lay_open(t, me, card)
        kind = yield from choose(t, me, "ask-token", these(kinds), rule="IE-234", card=card)
    token = token_for(t, card, kind, me.played)
    if token != card:
        say(t, "log-token", me, (card,), "IE-228", type=kind)
    return token


def imported(t: Harbour, me: Captain, token: int) -> int:
    """Give a token up for the first card of its colour among the discards and return that.

    Where there is none it is the token itself (IE-230, AMB-102).
    """
    found = t.first_discard(t.type(token))
    if found is None:
        return token
    kind, discards = t.type(token), t.zones[t.box.discard]
    passed = discards[discards.index(found) :]
    say(t, "log-looked-through", me, passed[::-1], "AMB-103")
    move(t, found, me.played)
    move(t, token, NOWHERE)
    sides = [side for side in t.box.sides.get(found, ()) if t.type(side) == kind]
    return flip(t, sides[0]) if sides else found


def in_place_of(t: Harbour, me: Captain, card: int, life: int) -> Flow[int]:
    """Return what becomes Crew or Good in place of a card or a Container (IE-230, IE-232)."""
    if t.box.all_tokens:
        return (yield from as_token(t, me, card, life))
    off_ship = t.places[t.where[card]].kind in OFF_SHIPS
    return imported(t, me, card) if off_ship and card in t.box.tokens else card
