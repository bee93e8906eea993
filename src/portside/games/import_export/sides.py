"""Cards with two Contracts on them: which of their sides is up (IE-203, IE-204, AMB-095).

In hands, on the Island and in the piles such a card is whole and of both colours. Where it lies as
Contract, Container, Crew or Good one side is up, which everybody sees and nothing turns again.
"""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.flow import Flow, choose, these
from portside.engine.zones import move, turn
from portside.games.import_export.table import Captain, Harbour


def turned(t: Harbour, me: Captain, card: int, able: Sequence[int]) -> Flow[int]:
    """Let a seat choose which side of a whole card is up, of those that can be; return it."""
    if not t.places[t.where[card]].open:
        move(t, card, me.played)  # laid open first: being asked would tell which card it is
    side = yield from choose(t, me, "ask-side", these(able), rule="IE-204", card=card)
    return turn(t, side)


def laid(t: Harbour, me: Captain, card: int) -> Flow[int]:
    """Return a card as it will lie before a seat: itself, or the side it chooses (AMB-095)."""
    sides = t.box.sides.get(card)
    return card if sides is None else (yield from turned(t, me, card, sides))
