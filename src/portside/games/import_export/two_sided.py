"""What lies before a seat: of a card with two Contracts one side (IE-203, IE-204, AMB-095).

In hands, on the Island and in the piles such a card is whole and of both colours. Where it lies as
Contract, Container, Crew or Good one side is up, which everybody sees and nothing turns again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from portside.engine.flow import Flow, choose, these
from portside.engine.zones import flip
from portside.games.import_export.room import forms_before_seat
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.tokens import in_place_of, lay_open


def choose_side_up(t: Harbour, me: Captain, card: int, able: Sequence[int]) -> Flow[int]:
    """Let a seat choose which side of a two-sided card is up, of those that can be."""
    lay_open(t, me, card)
    side = yield from choose(t, me, "ask-side", these(able), rule="IE-204", card=card)
    return flip(t, side)


def side_before_seat(t: Harbour, me: Captain, card: int, kinds: Collection[str] = ()) -> Flow[int]:
    """Return a card as it will lie before a seat: itself, or the side it chooses (AMB-095).

    A power that names types of cards takes a card as one of these and as nothing else.
    """
    if card not in t.box.sides:
        return card
    return (yield from choose_side_up(t, me, card, forms_before_seat(t, card, kinds)))


def side_as_crew_or_good(
    t: Harbour, me: Captain, card: int, life: int = -1, kinds: Collection[str] = ()
) -> Flow[int]:
    """Return what a card is as Crew or Good: itself, the side its owner chooses, or a token."""
    found = yield from side_before_seat(t, me, card, kinds)
    return (yield from in_place_of(t, me, found, life)) if t.box.tokens else found
