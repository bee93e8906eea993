"""The zones of a table as JSON, as each pair of eyes sees them.

A zone is a tuple that is replaced when it changes, and what is known of its cards is in one list.
So the very same tuple, of whose cards nothing else is known, looks as it did, and its JSON is kept.
Whoever compares two states need only look at zones whose JSON was made anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import TYPE_CHECKING

import orjson

from portside.engine.view import strangers, zone, zone_as_seen

if TYPE_CHECKING:
    from portside.engine.table import Table
    from portside.engine.zones import Place


class ZoneJson:
    """A zone as somebody sees it, and the parts of it that change."""

    __slots__ = ("cards", "size", "whole")

    def __init__(self, whole: bytes, size: bytes, cards: bytes) -> None:
        self.whole = whole
        self.size = size
        self.cards = cards


Faces = tuple[ZoneJson, ...]
"""A zone as it looks to each seat, and last to the public; to all alike if everybody sees it."""
NOWHERE = 0
"""The place of cards that are not in play, which nobody is shown."""


class Zones:
    """Keep the zones of a table as JSON, for all eyes.

    Attributes:
        faces: by place how it looks to whom; never changed, but replaced.
    """

    def __init__(self) -> None:
        self.faces: list[Faces] = []
        self._places: tuple[Place, ...] = ()
        self._cards: list[tuple[int, ...]] = []
        self._known: list[int] = []

    def look_around(self, table: Table) -> None:
        """Make the zones anew that look otherwise; call it once for every state."""
        places, cards, known = table.places, table.zones, table.known
        if places is not self._places:  # the first state, or after an undo
            changed = set(range(len(places)))
            self.faces, self._places = [()] * len(places), places
        else:
            changed = set(compress(count(), map(is_not, self._cards, cards)))
            changed.update(_learnt(table, self._known))
        if changed:
            self.faces = self.faces.copy()
            for at in changed - {NOWHERE}:
                self.faces[at] = zone_faces(table, at)
            self._cards, self._known = cards.copy(), known.copy()


def _learnt(table: Table, before: list[int]) -> list[int]:
    """Return the places where somebody knows other cards than before, or knows them no longer."""
    if table.known == before:
        return []
    return [table.where[card] for card in compress(count(), map(ne, before, table.known))]


def zone_faces(table: Table, at: int) -> Faces:
    """Return a zone as everybody sees it; those who know none of its cards see it alike."""
    eyes = len(table.seats) + 1
    if table.places[at].open:
        return (zone_json(table, at, table.everyone),) * eyes
    alike = strangers(table, at)
    plain = zone_json(table, at, alike & -alike) if alike else None
    return tuple(
        [
            plain if plain is not None and alike >> eye & 1 else zone_json(table, at, 1 << eye)
            for eye in range(eyes)
        ]
    )


def zones_json(faces: Sequence[Faces], eye: int) -> bytes:
    """Return all zones of the state as JSON, as one pair of eyes sees them."""
    return b",".join([looks[eye].whole for looks in faces[NOWHERE + 1 :]])


def zone_json(table: Table, at: int, bit: int) -> ZoneJson:
    """Return a zone of the state as JSON, as one pair of eyes sees it."""
    seen = zone(table.box, table.places[at], zone_as_seen(table, at, bit))
    return ZoneJson(orjson.dumps(seen), b"%d" % seen["count"], orjson.dumps(seen["cards"]))
