"""A state as one pair of eyes sees it, sent whole or as what has changed since another.

What a client is sent as a delta follows from two states that were made for its eyes, and from
nothing else: so it can tell no more than they do, not even by what it leaves out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import orjson

from portside.hosting.deltas import delta_between

if TYPE_CHECKING:
    from portside.engine.view_types import Common
    from portside.engine.zones import Place

Fields = tuple[bytes, ...]
"""Fields of an object as JSON, each with its name; always the same ones in the same order."""
NULL = b"null"
ZONE = (b"count", b"cards")
"""What changes in a zone; its name, kind, owner and layout never do."""


class Shared:
    """What all eyes see alike in one state.

    Attributes:
        head: fields of the state.
        places: what zones there are; some come into being during play, and go by an undo.
        view: fields of its view.
        open: the zones that everybody sees into, by place.
    """

    def __init__(
        self,
        head: Fields,
        places: tuple[Place, ...],
        view: Common,
        open_zones: Mapping[int, bytes],
    ) -> None:
        self.head = head
        self.places = places
        self.view = view
        self.open = open_zones
        self._since: tuple[Shared, list[bytes], list[bytes]] | None = None

    @cached_property
    def parts(self) -> bytes:
        """Return the fields of the view as JSON in one piece, without the closing brace."""
        return orjson.dumps(self.view)[:-1]

    def since(self, before: Shared) -> tuple[list[bytes], list[bytes]]:
        """Return the fields, and what of the view, that have changed since a state.

        Nearly all clients ask for the same delta.
        """
        if before is self:
            return [], []
        if self._since is None or self._since[0] is not before:
            changed = _changed(before.view, self.view) + _changed_zones(before.open, self.open)
            self._since = before, _fresh(before.head, self.head), changed
        return self._since[1:]

    def forget(self) -> None:
        """Let go of the state before, from which deltas were made."""
        self._since = None


class Look(NamedTuple):
    """A state as one pair of eyes sees it, in pieces of JSON.

    Attributes:
        match: which match.
        seq: which state.
        shared: what all eyes see alike.
        fields: what else it says, but for the view and the log.
        own: what else the view says.
        zones: the zones that not everybody sees into, by place.
        view: the whole view where it does not come from the table, or nothing.
    """

    match: bytes
    seq: int
    shared: Shared
    fields: Fields
    own: Fields
    zones: Mapping[int, bytes]
    view: bytes


def json_field(name: bytes, piece: bytes) -> bytes:
    """Return a piece of a state's JSON as a field of an object."""
    return b'"%b":%b' % (name, piece)


def whole_state(now: Look, view: bytes, log: bytes, re: bytes) -> bytes:
    """Return a state whole, with all that it says, not as a delta."""
    head = b'{"type":"state","match":%b,"seq":%d' % (now.match, now.seq)
    rest = b'"view":%b,"log":%b,"re":%b}' % (view, log, re)
    return b",".join([head, *now.shared.head, *now.fields, rest])


def state_delta(before: Look, now: Look, log: bytes, re: bytes) -> bytes | None:
    """Return a state as what has changed since another; None where it must be told whole."""
    if now.view or before.view or before.match != now.match:
        return None
    here, there = now.shared.places, before.shared.places
    if here is not there and here != there:
        return None
    fields, changed = now.shared.since(before.shared)
    own = _fresh(before.own, now.own) + _changed_zones(before.zones, now.zones)
    rest = b'"changed":{%b},"log":%b,"re":%b}' % (b",".join(changed + own), log, re)
    head = b'{"type":"delta","match":%b,"base":%d,"seq":%d'
    told = [head % (now.match, before.seq, now.seq), *fields, *_fresh(before.fields, now.fields)]
    told.append(rest)
    return b",".join(told)


def _fresh(before: Fields, now: Fields) -> list[bytes]:
    """Return the fields that are not as they were."""
    if before == now:
        return []
    return [piece for then, piece in zip(before, now, strict=True) if piece != then]


def _changed(before: Mapping[str, object], now: Mapping[str, object]) -> list[bytes]:
    changed = delta_between(before, now).items()
    return [b"%b:%b" % (orjson.dumps(path), orjson.dumps(value)) for path, value in changed]


def _changed_zones(before: Mapping[int, bytes], now: Mapping[int, bytes]) -> list[bytes]:
    """Return what looks otherwise in zones."""
    found = []
    for at, zone in now.items():
        then = before[at]
        if zone is not then and zone != then:
            parts = zip(ZONE, _cards(then), _cards(zone), strict=True)
            found += [
                b'"zones/%d/%b":%b' % (at, name, part) for name, old, part in parts if part != old
            ]
    return found


def _cards(zone: bytes) -> tuple[bytes, bytes]:
    """Return how many cards lie in a zone, and those that are seen; no text holds such a mark."""
    count, _, cards = zone[:-1].partition(b',"count":')[2].partition(b',"cards":')
    return count, cards
