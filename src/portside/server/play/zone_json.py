"""The zones of a table as JSON, as each pair of eyes sees them.

A zone is a tuple that is replaced when it changes, and what is known of its cards is in one list.
So the very same tuple, of whose cards nothing else is known, looks as it did, and its JSON is kept.
Whoever compares two states need only look at zones whose JSON was made anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, cast

from orjson import dumps

from portside.engine.view import strangers, zone_as_seen

if TYPE_CHECKING:
    from portside.engine.table import Box, Table
    from portside.engine.zones import Place


class ZoneJson:
    """A zone as somebody sees it: the parts of it that change, and what comes before them."""

    __slots__ = ("_whole", "cards", "head", "size")

    def __init__(self, head: bytes, size: bytes, cards: bytes) -> None:
        self.head = head
        self.size = size
        self.cards = cards
        self._whole = b""

    @property
    def whole(self) -> bytes:
        """Return all of the zone."""
        if not self._whole:
            self._whole = b'%b,"count":%b,"cards":%b}' % (self.head, self.size, self.cards)
        return self._whole


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
        self._heads: list[bytes] = []
        self._cards: list[tuple[int, ...]] = []
        self._known: list[int] = []

    def look_around(self, table: Table) -> None:
        """Make the zones anew that look otherwise; call it once for every state."""
        places, cards, known = table.places, table.zones, table.known
        if places is not self._places:  # the first state, or after an undo
            changed = set(range(len(places)))
            self.faces, self._places = [()] * len(places), places
            self._heads = [head_json(spec) for spec in places]
        else:
            changed = {at for at, zone in enumerate(cards) if zone is not self._cards[at]}
            if known != self._known:
                changed.update(_learnt(table, self._known))
        if changed:
            self.faces = self.faces.copy()
            for at in changed:
                if at != NOWHERE:
                    self.faces[at] = zone_faces(table, at, self._heads[at])
            self._cards, self._known = cards.copy(), known.copy()


def _learnt(table: Table, before: list[int]) -> list[int]:
    """Return the places where somebody knows other cards than before, or knows them no longer."""
    # Small numbers are one object each; where others are not, a zone is looked at in vain.
    then, where = cast("list[object]", before), table.where
    known = enumerate(cast("list[object]", table.known))
    return [where[card] for card, eyes in known if eyes is not then[card]]


def head_json(spec: Place) -> bytes:
    """Return what is always said of a zone as JSON, without the closing brace."""
    told = {"id": spec.name, "kind": spec.kind, "owner": spec.owner, "layout": spec.layout}
    return dumps(told)[:-1]


def zone_faces(table: Table, at: int, head: bytes) -> Faces:
    """Return a zone as everybody sees it; those who know none of its cards see it alike."""
    eyes = len(table.seats) + 1
    if table.places[at].open:
        return (zone_json(table, at, table.everyone, head),) * eyes
    alike = strangers(table, at)
    plain = zone_json(table, at, alike & -alike, head) if alike else None
    return tuple(
        [
            plain
            if plain is not None and alike >> eye & 1
            else zone_json(table, at, 1 << eye, head)
            for eye in range(eyes)
        ]
    )


def zones_json(faces: Sequence[Faces], eye: int) -> bytes:
    """Return all zones of the state as JSON, as one pair of eyes sees them."""
    return b",".join([looks[eye].whole for looks in faces[NOWHERE + 1 :]])


def zone_json(table: Table, at: int, bit: int, head: bytes) -> ZoneJson:
    """Return a zone of the state as JSON, as one pair of eyes sees it."""
    size, faces, depths, backs = zone_as_seen(table, at, bit)
    shown = [card_json(table.box, card) for card in faces]
    if depths:
        deep = zip(shown, depths, strict=True)
        shown = [b'%b,"depth":"%d"}' % (card[:-1], depth) for card, depth in deep]
    for back in backs:
        shown.append(back_json(back))
    return ZoneJson(head, b"%d" % size, b"[%b]" % b",".join(shown))


def card_json(box: Box, card: int) -> bytes:
    """Return a card that is seen as JSON; it is the same wherever it lies."""
    found = box.seen.get(card)
    if found is None:
        found = box.seen[card] = dumps({"id": box.keys[card], "slug": box.slugs[card]})
    return found


@cache
def back_json(back: str) -> bytes:
    """Return a card of which only the back is seen as JSON."""
    return dumps({"back": back})
