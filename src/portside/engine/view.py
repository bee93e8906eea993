"""What one seat may see, as JSON-ready data; nothing is shown that was not asked for by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from portside.engine.ask import Reason, Value, reason
from portside.engine.errors import UnknownRef

if TYPE_CHECKING:
    from portside.engine.events import Entry
    from portside.engine.match import Prompt
    from portside.engine.table import Table
    from portside.engine.zones import Place


def eye(t: Table, seat: int | None) -> int:
    """Return the bit of a seat, or the public's for a spectator."""
    return 1 << (len(t.seats) if seat is None else seat)


def view(
    t: Table, seat: int | None, waiting: Sequence[int], sealed: Mapping[int, Value]
) -> dict[str, Any]:
    """Return the table as `seat` sees it (None: a spectator)."""
    bit = eye(t, seat)
    result = t.result
    return {
        "title": t.box.game.name,
        "seats": len(t.seats),
        "seat": None if seat is None else int(seat),
        "zones": [_zone(t, at, spec, bit) for at, spec in enumerate(t.places) if at],
        "counters": [
            {"name": c.name, "owner": c.owner, "value": c.value} for c in t.box.game.counters(t)
        ],
        "acting": int(t.acting),
        "waiting": list(waiting),
        "answered": sorted(int(s) for s in sealed),
        "copies": {
            t.box.keys[c]: slug for c, slug in sorted(t.acts_as.items()) if t.known[c] & bit
        },
        "notes": {t.box.keys[c]: note for c, note in sorted(t.notes.items()) if t.known[c] & bit},
        "extra": t.box.game.extra(t, -1 if seat is None else seat),
        "result": None
        if result is None
        else {
            "scores": [{"total": s.total, "parts": s.parts} for s in result.scores],
            "winners": list(result.winners),
            "ending": result.ending,
        },
    }


def _zone(t: Table, at: int, spec: Place, bit: int) -> dict[str, Any]:
    cards = t.zones[at]
    return {
        "id": spec.name,
        "kind": spec.kind,
        "owner": spec.owner,
        "layout": spec.layout,
        "count": len(cards),
        "cards": _seen(t, cards, spec, bit),
    }


def _seen(t: Table, cards: Sequence[int], spec: Place, bit: int) -> list[dict[str, str]]:
    """Return the cards that may be seen, and the backs of the others.

    In a deck only known cards are listed, by depth; in somebody's hand the known ones come first,
    since the order of a hand is its owner's business.
    """
    if spec.visibility == "top":
        return [_face(t, card) for card in cards[-1:]]
    if spec.eyes & bit:
        return [_face(t, card) for card in cards]
    known = [card for card in cards if t.known[card] & bit]
    if spec.ordered:
        depth = {card: len(cards) - i for i, card in enumerate(cards)}
        return [_face(t, card) | {"depth": str(depth[card])} for card in known]
    hidden = sorted(t.box.backs[card] for card in cards if not t.known[card] & bit)
    return [_face(t, card) for card in sorted(known)] + [{"back": back} for back in hidden]


def _face(t: Table, card: int) -> dict[str, str]:
    return {"id": t.box.keys[card], "slug": t.box.cards[card].slug}


def log_lines(t: Table, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """Return the log as `seat` may know it."""
    if t.log is None:
        return []
    bit = eye(t, seat)
    return [_line(t, entry, bit) for entry in t.log.entries[since:]]


def _line(t: Table, entry: Entry, bit: int) -> dict[str, Any]:
    rule = t.box.cited.get(entry.rule, entry.rule)
    line: dict[str, Any] = {"kind": entry.kind, "seat": entry.seat, "rule": rule}
    line["cards"] = [t.box.keys[c] for c in entry.cards] if entry.eyes & bit else None
    line["count"] = len(entry.cards)
    line["facts"] = dict(entry.facts)
    return line


def visible(t: Table, seat: int, ref: str) -> bool:
    """Tell whether a seat may talk about a thing: a card it knows, or any word."""
    card = t.box.ids.get(ref)
    return card is None or bool(t.known[card] & eye(t, seat))


def reasons_for(t: Table, seat: int, ref: str, prompts: Sequence[Prompt]) -> list[Reason]:
    """Return why nothing can be done with `ref` now; empty when something can."""
    if not isinstance(ref, str) or not visible(t, seat, ref) or len(ref) > 80:
        raise UnknownRef("There is no such thing in sight.", ref=str(ref)[:80])
    if any(ref in shown.refs for prompt in prompts for shown in prompt.options):
        return []
    told = () if t.result is not None else t.box.game.why_not(t, seat, ref)
    found = [replace(each, rule=t.box.cited.get(each.rule, each.rule)) for each in told]
    return [*_standing_in_the_way(t, prompts), *found] or [reason("why-not-in-question", "")]


def _standing_in_the_way(t: Table, prompts: Sequence[Prompt]) -> list[Reason]:
    if t.result is not None:
        return [reason("why-match-over", "")]
    if all(prompt.standing for prompt in prompts):
        return [reason("why-not-asked", "")]
    return []
