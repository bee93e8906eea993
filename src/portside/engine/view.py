"""What one seat may see, as JSON-ready data; nothing is shown that was not asked for by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from portside.engine.ask import Reason, Value, reason
from portside.engine.errors import UnknownRef
from portside.engine.showing import Showing

if TYPE_CHECKING:
    from portside.engine.events import Entry
    from portside.engine.match import Prompt
    from portside.engine.table import Box, Table
    from portside.engine.view_types import (
        Common,
        LogLine,
        Own,
        OwnAndZones,
        SeenCard,
        SeenZone,
        View,
    )
    from portside.engine.zones import Place


def eye(t: Table, seat: int | None) -> int:
    """Return the bit of a seat that views the table, or the public's for a spectator."""
    return 1 << (len(t.seats) if seat is None else seat)


def view(t: Table, seat: int | None, waiting: Sequence[int], sealed: Mapping[int, Value]) -> View:
    """Return the table as `seat` sees it (None: a spectator).

    It has three parts, so that whoever shows many views can keep what has not changed: what is the
    same for all eyes, what is not, and one zone after another.
    """
    return {**common(t, waiting, sealed), **own_and_zones(t, seat)}


ANEW: Final[Showing] = Showing()


def common(
    t: Table, waiting: Sequence[int], sealed: Mapping[int, Value], showing: Showing = ANEW
) -> Common:
    """Return the parts of a view that are the same for all eyes."""
    result = t.result
    return {
        "title": t.box.game.name,
        "seats": len(t.seats),
        "counters": showing.counters(t),
        "acting": int(t.acting),
        "waiting": list(waiting),
        "answered": sorted(int(s) for s in sealed),
        "extra": showing.extra(t),
        "result": None
        if result is None
        else {
            "scores": [{"total": s.total, "parts": s.parts} for s in result.scores],
            "winners": list(result.winners),
            "ending": result.ending,
            "tie": result.tie,
        },
    }


def own(t: Table, seat: int | None) -> Own:
    """Return the parts of a view, besides zones, that depend on whose eyes they are."""
    bit, keys, known = eye(t, seat), t.box.keys, t.known
    return {
        "seat": None if seat is None else int(seat),
        "copies": {keys[c]: slug for c, slug in sorted(t.acts_as.items()) if known[c] & bit},
        "notes": {keys[c]: note for c, note in sorted(t.notes.items()) if known[c] & bit},
    }


def own_and_zones(t: Table, seat: int | None) -> OwnAndZones:
    """Return all of a view that depends on whose eyes they are."""
    bit = eye(t, seat)
    zones = [zone(t.box, spec, zone_as_seen(t, at, bit)) for at, spec in enumerate(t.places) if at]
    return {**own(t, seat), "zones": zones}


Seen = tuple[int, tuple[int, ...], tuple[int, ...], tuple[str, ...]]
"""What one pair of eyes sees of a zone: zones that are seen alike look alike.

It holds how many cards lie there, those that are seen in the order they are shown, how deep each
of them lies if that can be told, and the backs of the others as far as they are seen. A view is
made of dozens, so it is a plain tuple.
"""


def zone_as_seen(t: Table, at: int, bit: int) -> Seen:
    """Return what a view shows of a zone; this is the rule of who sees which card.

    In a deck only known cards are seen, by depth; in somebody's hand the known ones come first,
    since the order of a hand is its owner's business.
    """
    spec, cards, known = t.places[at], t.zones[at], t.known
    size = len(cards)
    if spec.visibility == "top":
        return size, cards[-1:], (), ()
    if spec.eyes & bit:
        return size, cards, (), ()
    if spec.ordered:
        places = [i for i, card in enumerate(cards) if known[card] & bit]
        return size, tuple([cards[i] for i in places]), tuple([size - i for i in places]), ()
    faces = sorted([card for card in cards if known[card] & bit])
    backs = sorted([t.box.backs[card] for card in cards if not known[card] & bit])
    return size, tuple(faces), (), tuple(backs)


def strangers(t: Table, at: int) -> int:
    """Return the bits of those whose view of a zone is no better than anybody's: it is alike."""
    bits, known = t.places[at].eyes, t.known
    for card in t.zones[at]:
        bits |= known[card]
    return t.everyone & ~bits


def zone(box: Box, spec: Place, look: Seen) -> SeenZone:
    """Return a zone as a view shows it; it depends on nothing but what is seen of it."""
    size, faces, depths, backs = look
    cards: list[SeenCard] = [{"id": box.keys[card], "slug": box.cards[card].slug} for card in faces]
    if depths:
        for face, depth in zip(cards, depths, strict=True):
            face["depth"] = str(depth)
    if backs:
        cards += [{"back": back} for back in backs]
    return {
        "id": spec.name,
        "kind": spec.kind,
        "owner": spec.owner,
        "layout": spec.layout,
        "count": size,
        "cards": cards,
    }


def log_lines(t: Table, seat: int | None, since: int = 0) -> list[LogLine]:
    """Return the log as `seat` may know it."""
    if t.log is None:
        return []
    bit = eye(t, seat)
    return [line(t.box, entry, bool(entry.eyes & bit)) for entry in t.log.entries[since:]]


def line(box: Box, entry: Entry, knows: bool) -> LogLine:
    """Return a line of the log in a view, for those who may know its cards or for the others."""
    return {
        "kind": entry.kind,
        "seat": entry.seat,
        "rule": box.rule_numbers.get(entry.rule, entry.rule),
        "cards": [box.keys[c] for c in entry.cards] if knows else None,
        "count": len(entry.cards),
        "facts": dict(entry.facts),
    }


def visible(t: Table, seat: int, ref: str) -> bool:
    """Tell whether a view shows a thing to a seat: a card it knows, or any word."""
    card = t.box.ids.get(ref)
    return card is None or bool(t.known[card] & eye(t, seat))


def reasons_for(t: Table, seat: int, ref: str, prompts: Sequence[Prompt]) -> list[Reason]:
    """Return why nothing can be done with `ref` now; empty when something can."""
    if not isinstance(ref, str) or not visible(t, seat, ref) or len(ref) > 80:
        raise UnknownRef("There is no such thing in sight.", ref=str(ref)[:80])
    if any(ref in shown.refs for prompt in prompts for shown in prompt.options):
        return []
    told = () if t.result is not None else t.box.game.why_not(t, seat, ref)
    found = [replace(each, rule=t.box.rule_numbers.get(each.rule, each.rule)) for each in told]
    return [*_standing_in_the_way(t, prompts), *found] or [reason("why-not-in-question", "")]


def _standing_in_the_way(t: Table, prompts: Sequence[Prompt]) -> list[Reason]:
    if t.result is not None:
        return [reason("why-match-over", "")]
    if all(prompt.standing for prompt in prompts):
        return [reason("why-not-asked", "")]
    return []
