"""A state as one pair of eyes sees it, sent whole or as what has changed since another.

What a client is sent as a delta follows from two states that were made for its eyes, and from
nothing else: so it can tell no more than they do, not even by what it leaves out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import orjson

from portside.hosting.deltas import delta_between

if TYPE_CHECKING:
    from portside.engine.view_types import Common
    from portside.engine.zones import Place
    from portside.server.play.zone_json import Faces, ZoneJson

Fields = tuple[bytes, ...]
"""Fields of an object as JSON, each with its name; always the same ones in the same order."""
NULL = b"null"


class Change:
    """Tell what is other for all eyes than in an earlier state, and where each has to look.

    Attributes:
        opening: how every delta between the two begins, with the fields that have changed.
        changed: what of the view has changed.
        veiled: the zones that not everybody sees into and that may look otherwise now: where they
            are in the view, then and now.
    """

    __slots__ = ("changed", "opening", "veiled")

    def __init__(
        self, opening: bytes, changed: list[bytes], veiled: list[tuple[int, Faces, Faces]]
    ) -> None:
        self.opening = opening
        self.changed = changed
        self.veiled = veiled


class Shared:
    """What all eyes see alike in one state, and how the zones look to each.

    Attributes:
        match: which match.
        seq: which state.
        head: fields of the state.
        places: what zones there are; some come into being during play, and go by an undo.
        view: fields of its view.
        faces: how each place looks to whom; a place whose faces are the very same looks as it did.
    """

    __slots__ = ("_parts", "_since", "faces", "head", "match", "places", "seq", "view")

    def __init__(
        self,
        name: tuple[bytes, int],
        head: Fields,
        places: tuple[Place, ...],
        view: Common,
        faces: Sequence[Faces],
    ) -> None:
        self.match, self.seq = name
        self.head = head
        self.places = places
        self.view = view
        self.faces = faces
        self._since: tuple[Shared, Change] | None = None
        self._parts = b""

    @property
    def parts(self) -> bytes:
        """Return the fields of the view as JSON in one piece, without the closing brace."""
        if not self._parts:
            self._parts = orjson.dumps(self.view)[:-1]
        return self._parts

    def since(self, before: Shared) -> Change:
        """Return what has changed since a state; nearly all clients ask for the same."""
        if self._since is None or self._since[0] is not before:
            self._since = before, self._changed_since(before)
        return self._since[1]

    def _changed_since(self, before: Shared) -> Change:
        opening = b'{"type":"delta","match":%b,"base":%d,"seq":%d'
        opening %= self.match, before.seq, self.seq
        if before is self:
            return Change(opening, [], [])
        changed = _changed(before.view, self.view)
        veiled: list[tuple[int, Faces, Faces]] = []
        if before.faces is not self.faces:
            for at, now in enumerate(self.faces):
                then = before.faces[at]
                if now is then:
                    continue
                if self.places[at].open:
                    _note_zone(changed, at - 1, then[0], now[0])
                else:
                    veiled.append((at - 1, then, now))
        fields = _fresh(before.head, self.head)
        return Change(b",".join([opening, *fields]), changed, veiled)

    def forget(self) -> None:
        """Let go of the state before, from which deltas were made."""
        self._since = None


class Look:
    """A state as one pair of eyes sees it, in pieces of JSON.

    Attributes:
        shared: what all eyes see alike.
        eye: which of the eyes: the seat, or -1 for the public.
        fields: what else it says, but for the view and the log.
        own: what else the view says, but for the zones.
        view: the whole view where it does not come from the table, or nothing.
    """

    __slots__ = ("eye", "fields", "own", "shared", "view")

    def __init__(self, shared: Shared, eye: int, fields: Fields, own: Fields, view: bytes) -> None:
        self.shared = shared
        self.eye = eye
        self.fields = fields
        self.own = own
        self.view = view


def json_field(name: bytes, piece: bytes) -> bytes:
    """Return a piece of a state's JSON as a field of an object."""
    return b'"%b":%b' % (name, piece)


def whole_state(now: Look, view: bytes, log: bytes, re: bytes) -> bytes:
    """Return a state whole, with all that it says, not as a delta."""
    head = b'{"type":"state","match":%b,"seq":%d' % (now.shared.match, now.shared.seq)
    rest = b'"view":%b,"log":%b,"re":%b}' % (view, log, re)
    return b",".join([head, *now.shared.head, *now.fields, rest])


def state_delta(before: Look, now: Look, log: bytes, re: bytes) -> bytes | None:
    """Return a state as what has changed since another; None where it must be told whole."""
    here, there, eye = now.shared, before.shared, now.eye
    if now.view or before.view or before.eye != eye or there.match != here.match:
        return None
    if here.places is not there.places and here.places != there.places:
        return None
    since = here.since(there)
    changed = since.changed + _fresh(before.own, now.own)
    for at, then, faces in since.veiled:
        _note_zone(changed, at, then[eye], faces[eye])
    fields = b",".join([since.opening, *_fresh(before.fields, now.fields)])
    return b'%b,"changed":{%b},"log":%b,"re":%b}' % (fields, b",".join(changed), log, re)


def _fresh(before: Fields, now: Fields) -> list[bytes]:
    """Return the fields that are not as they were."""
    return [piece for at, piece in enumerate(now) if piece != before[at]]


def _changed(before: Mapping[str, object], now: Mapping[str, object]) -> list[bytes]:
    """Return what has changed of the fields that everybody sees alike, by path."""
    changed = delta_between(before, now)
    return [orjson.dumps(changed)[1:-1]] if changed else []


def _note_zone(changed: list[bytes], at: int, before: ZoneJson, now: ZoneJson) -> None:
    """Note what looks otherwise in a zone; its name, kind, owner and layout never do."""
    if now is before:
        return
    if now.size != before.size:
        changed.append(b'"zones/%d/count":%b' % (at, now.size))
    if now.cards != before.cards:
        changed.append(b'"zones/%d/cards":%b' % (at, now.cards))
