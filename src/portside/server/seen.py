"""What one pair of eyes is sent: view, log and its own prompts, and nothing else.

A state is sent whole, to every seat, after every answer; and yet most of it stays as it was. So
the JSON of each place is kept until its cards, or what is known of them, change. What comes out is
what `Match.view` says, to the letter; a test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from portside.engine.view import _zone as zone
from portside.engine.view import eye

if TYPE_CHECKING:
    from portside.engine.ask import Reason
    from portside.engine.match import Match, Prompt
    from portside.engine.table import Table
    from portside.engine.zones import Place
    from portside.server.course import Course

EVERYBODY = -1
"""Stands for all eyes at once."""
Kept = tuple["Place", tuple[int, ...], object, bytes]


def ask_data(prompt: Prompt) -> dict[str, Any]:
    """Return a question for the seat it is asked of."""
    options = () if prompt.type == "amount" else prompt.options
    return {
        "seat": prompt.seat,
        "kind": prompt.kind,
        "rule": prompt.rule,
        "card": prompt.card,
        "type": prompt.type,
        "low": prompt.low,
        "high": prompt.high,
        "step": prompt.step,
        "standing": prompt.standing,
        "facts": prompt.facts,
        "options": [
            {"key": shown.key, "refs": shown.refs, "text": shown.text, "facts": shown.facts}
            for shown in options
        ],
    }


def reason_data(reason: Reason) -> dict[str, Any]:
    """Return why something is not possible."""
    return {"text": reason.text, "rule": reason.rule, "facts": dict(reason.facts)}


def log_length(match: Match) -> int:
    """Return how many lines a match's log has; it is the same for all eyes."""
    return len(match.table.log.entries) if match.table.log is not None else 0


class Scenes:
    """Make the states of one match for all eyes.

    `stale` forgets what belongs to the present state; what is kept of places outlives it.
    """

    def __init__(self) -> None:
        self._scenes: dict[int | None, bytes] = {}
        self._lines: dict[tuple[int | None, int], bytes] = {}
        self._shown: dict[int, tuple[tuple[int, ...], Place, bytes]] = {}
        self._zones: dict[tuple[int, int], Kept] = {}
        self._known: dict[int, object] = {}
        self._open: list[bytes] = []
        self._hidden: list[tuple[int, Place]] = []
        self._prompts: list[Prompt] | None = None
        self._public: bytes | None = None

    def stale(self) -> None:
        """Forget the state: the match has gone on, or another match is shown."""
        self._scenes.clear()
        self._lines.clear()
        self._known.clear()
        self._prompts = self._public = None

    def scene(self, course: Course, seat: int | None) -> bytes:
        """Return the middle part of a state message: all that depends on nothing but the eyes."""
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = self._scene(course, seat)
        return found

    def log(self, match: Match, seat: int | None, start: int) -> bytes:
        """Return the log lines from `start` on as one pair of eyes may know them."""
        found = self._lines.get((seat, start))
        if found is None:
            data = {"start": start, "lines": match.log(seat, start)}
            found = self._lines[seat, start] = orjson.dumps(data)
        return found

    def _scene(self, course: Course, seat: int | None) -> bytes:
        match = course.match
        if self._prompts is None:
            self._prompts = match.pending
        mine = [prompt for prompt in self._prompts if prompt.seat == seat]
        asked = next((prompt for prompt in mine if not prompt.standing), None)
        fence = match.number if seat is None else course.fence(seat)
        waiting = [prompt.seat for prompt in self._prompts if not prompt.standing]
        answered = sorted(int(who) for who in match.sealed)
        body = {
            "match": course.row.id,
            "seq": course.seq,
            "number": match.number,
            "ask": None if asked is None else ask_data(asked),
            "offers": [ask_data(prompt) for prompt in mine if prompt.standing],
            "waiting": waiting,
            "answered": answered,
            "undo": {"can": fence < match.number, "fence": fence},
            "stopped": None if course.stopped is None else course.stopped.code,
        }
        return b'%b,"view":%b' % (orjson.dumps(body)[1:-1], self.view(course, seat))

    def view(self, course: Course, seat: int | None) -> bytes:
        """Return what `Match.view` says, as JSON."""
        final = course.row.final
        if course.stopped is not None and final is not None:
            return orjson.dumps(final)  # the end of a match that newer rules cannot replay
        match = course.match
        table, bit = match.table, eye(match.table, seat)
        if self._public is None:
            self._public = orjson.dumps(public(match))[1:-1]
            self._look_around(table)
        zones = self._open.copy()
        for at, spec in self._hidden:
            zones[at - 1] = self._zone(table, at, spec, bit)
        own = orjson.dumps(private(match, seat, bit))[1:-1]
        return b'{%b,%b,"zones":[%b]}' % (self._public, own, b",".join(zones))

    def _look_around(self, table: Table) -> None:
        """Find the places that look the same to all eyes, and make them once for all."""
        self._open, self._hidden = [], []
        cards, everyone, kept = table.zones, table.everyone, self._shown
        for at, spec in enumerate(table.places):
            if not at:
                continue
            if spec.eyes != everyone:
                self._open.append(b"")
                self._hidden.append((at, spec))
                continue
            found = kept.get(at)
            # A zone is a tuple that is replaced when it changes: the same one has not changed.
            if found is None or found[0] is not cards[at] or found[1] is not spec:
                made = orjson.dumps(zone(table, at, spec, EVERYBODY))
                found = kept[at] = (cards[at], spec, made)
            self._open.append(found[2])

    def _zone(self, table: Table, at: int, spec: Place, bit: int) -> bytes:
        """Return a place that not everybody sees into, made anew only if it has changed."""
        cards = table.zones[at]
        known = self._knowledge(table, at, cards)
        kept = self._zones.get((at, bit))
        if kept is not None and kept[0] is spec and kept[1] == cards and kept[2] == known:
            return kept[3]
        made = orjson.dumps(zone(table, at, spec, bit))
        self._zones[at, bit] = (spec, cards, known, made)
        return made

    def _knowledge(self, table: Table, at: int, cards: tuple[int, ...]) -> object:
        found = self._known.get(at)
        if found is None:
            known = table.known
            found = self._known[at] = tuple([known[card] for card in cards])
        return found


def public(match: Match) -> dict[str, Any]:
    """Return the parts of a view that are the same for all eyes."""
    table, result = match.table, match.result
    return {
        "title": match.game.name,
        "seats": len(table.seats),
        "counters": [
            {"name": c.name, "owner": c.owner, "value": c.value} for c in match.game.counters(table)
        ],
        "acting": int(table.acting),
        "waiting": match.waiting,
        "answered": sorted(int(seat) for seat in match.sealed),
        "result": None
        if result is None
        else {
            "scores": [{"total": s.total, "parts": s.parts} for s in result.scores],
            "winners": result.winners,
            "ending": result.ending,
        },
    }


def private(match: Match, seat: int | None, bit: int) -> dict[str, Any]:
    """Return the parts of a view, besides places, that depend on whose eyes they are."""
    table = match.table
    keys, known = table.box.keys, table.known
    return {
        "seat": None if seat is None else int(seat),
        "copies": {keys[c]: slug for c, slug in sorted(table.acts_as.items()) if known[c] & bit},
        "notes": {keys[c]: note for c, note in sorted(table.notes.items()) if known[c] & bit},
        "extra": match.game.extra(table, -1 if seat is None else seat),
    }
