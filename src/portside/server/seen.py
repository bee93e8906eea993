"""What one pair of eyes is sent: view, log and its own prompts, and nothing else.

A state is sent whole, to every seat, after every answer; and yet most of it stays as it was. So
pieces of JSON are kept, each together with all that it depends on: a zone with what somebody sees
of it, a line of the log with whether its cards may be known, an option with its value. A piece is
given to others only if that is equal for them. What comes out is what `Match.view` and `Match.log`
say, to the letter; a test holds them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import orjson

from portside.engine.ask import Pick
from portside.engine.keys import option
from portside.engine.view import common, eye, line, own, seen, zone

if TYPE_CHECKING:
    from portside.engine.ask import Ask, Reason, Value
    from portside.engine.match import Match, Prompt
    from portside.engine.table import Box, Table
    from portside.engine.view import Seen
    from portside.engine.zones import Place
    from portside.server.course import Course

NO_QUESTION = b'"ask":null,"offers":[]'
MOST_OPTIONS = 20_000
"""So many options of one box are kept as JSON."""
_options: WeakKeyDictionary[Box, dict[Value, bytes]] = WeakKeyDictionary()


def ask_data(box: Box, prompt: Prompt) -> dict[str, Any]:
    """Return a question for the seat it is asked of."""
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
        "options": [] if prompt.type == "amount" else options_data(box, prompt.ask),
    }


def options_data(box: Box, ask: Ask) -> orjson.Fragment:
    """Return the options of a question; each is the same whoever is asked, and whenever."""
    made = _options.setdefault(box, {})
    if len(made) > MOST_OPTIONS:
        made.clear()
    shown = []
    for value in ask.items() if isinstance(ask, Pick) else ask.values():
        found = made.get(value)
        if found is None:
            one = option(box, ask, value)
            data = {"key": one.key, "refs": one.refs, "text": one.text, "facts": one.facts}
            found = made[value] = orjson.dumps(data)
        shown.append(found)
    return orjson.Fragment(b"[%b]" % b",".join(shown))


def reason_data(reason: Reason) -> dict[str, Any]:
    """Return why something is not possible."""
    return {"text": reason.text, "rule": reason.rule, "facts": dict(reason.facts)}


def log_length(match: Match) -> int:
    """Return how many lines a match's log has; it is the same for all eyes."""
    return len(match.table.log.entries) if match.table.log is not None else 0


class Zones:
    """Keep the zones of a table as JSON, for all eyes."""

    def __init__(self) -> None:
        self._places: tuple[Place, ...] = ()
        self._cards: list[tuple[int, ...]] = []
        self._open: list[bytes] = []
        self._hidden: list[int] = []
        self._known: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._looks: dict[int, dict[int | Seen, bytes]] = {}

    def look_around(self, table: Table) -> None:
        """Take note of what has changed; call it once for every state."""
        places, cards, known = table.places, table.zones, table.known
        if places is not self._places:  # the first state, or after an undo
            self._places, self._cards = places, [(-1,)] * len(places)
            self._open = [b""] * len(places)
            self._hidden = [at for at, spec in enumerate(places) if at and not spec.open]
            self._known, self._looks = {}, {}
        # A zone is a tuple that is replaced when it changes: the same one has not changed.
        before = self._cards
        for at in [at for at, now in enumerate(cards) if now is not before[at]]:
            if at and places[at].open:
                self._open[at] = made(table, at, seen(table, at, table.everyone))
        self._cards = cards.copy()
        for at in self._hidden:
            now = cards[at], tuple(map(known.__getitem__, cards[at]))
            if self._known.get(at) != now:
                self._known[at], self._looks[at] = now, {}

    def seen(self, table: Table, seat: int | None) -> bytes:
        """Return all zones as one pair of eyes sees them."""
        shown, bit = self._open.copy(), eye(table, seat)
        for at in self._hidden:
            shown[at] = self._looks[at].get(bit) or self._look(table, at, bit)
        return b",".join(shown[1:])

    def _look(self, table: Table, at: int, bit: int) -> bytes:
        """Return a zone as a pair of eyes sees it; those who see the same share it."""
        looks, look = self._looks[at], seen(table, at, bit)
        if look not in looks:
            looks[look] = made(table, at, look)
        looks[bit] = looks[look]
        return looks[bit]


def made(table: Table, at: int, look: Seen) -> bytes:
    """Return a zone as JSON."""
    return orjson.dumps(zone(table.box, table.places[at], look))


class Scenes:
    """Make the states of one match for all eyes.

    `stale` forgets what belongs to the present state; what is kept of zones outlives it.
    """

    def __init__(self) -> None:
        self._zones = Zones()
        self._scenes: dict[int | None, bytes] = {}
        self._lines: dict[tuple[int, bool], bytes] = {}
        self._prompts: list[Prompt] = []
        self._waiting: list[int] = []
        self._head = self._common = b""

    def stale(self) -> None:
        """Forget the state: the match has gone on, or another match is shown."""
        self._scenes.clear()
        self._lines.clear()
        self._head = b""

    def scene(self, course: Course, seat: int | None) -> bytes:
        """Return the middle part of a state message: all that depends on nothing but the eyes."""
        found = self._scenes.get(seat)
        if found is None:
            if not self._head:
                self._begin(course)
            found = self._scenes[seat] = self._scene(course, seat)
        return found

    def log(self, match: Match, seat: int | None, start: int) -> bytes:
        """Return the log lines from `start` on as one pair of eyes may know them."""
        log, bit, box = match.table.log, eye(match.table, seat), match.table.box
        lines = []
        for at, entry in enumerate(log.entries[start:] if log is not None else (), start):
            knows = bool(entry.eyes & bit)
            found = self._lines.get((at, knows))
            if found is None:
                found = self._lines[at, knows] = orjson.dumps(line(box, entry, knows))
            lines.append(found)
        return b'{"start":%d,"lines":[%b]}' % (start, b",".join(lines))

    def _begin(self, course: Course) -> None:
        """Make what is the same for all eyes."""
        match = course.match
        self._prompts = match.pending
        waiting = [prompt.seat for prompt in self._prompts if not prompt.standing]
        shared = common(match.table, waiting, match.sealed)
        head = {
            "match": course.row.id,
            "seq": course.seq,
            "number": match.number,
            "waiting": waiting,
            "answered": shared["answered"],
            "stopped": None if course.stopped is None else course.stopped.code,
        }
        self._common, self._head = orjson.dumps(shared)[1:-1], orjson.dumps(head)[1:-1]
        self._zones.look_around(match.table)

    def _scene(self, course: Course, seat: int | None) -> bytes:
        number = course.match.number
        fence = number if seat is None else course.fence(seat)
        can = b"true" if fence < number else b"false"
        return b'%b,"undo":{"can":%b,"fence":%d},%b,"view":%b' % (
            self._head,
            can,
            fence,
            self._questions(course.match.table.box, seat),
            self._view(course, seat),
        )

    def _questions(self, box: Box, seat: int | None) -> bytes:
        """Return what a seat is asked; nobody else ever sees it."""
        mine = [prompt for prompt in self._prompts if prompt.seat == seat]
        if not mine:
            return NO_QUESTION
        asked = next((ask_data(box, prompt) for prompt in mine if not prompt.standing), None)
        offers = [ask_data(box, prompt) for prompt in mine if prompt.standing]
        return orjson.dumps({"ask": asked, "offers": offers})[1:-1]

    def _view(self, course: Course, seat: int | None) -> bytes:
        """Return what `Match.view` says, as JSON."""
        final = course.row.final
        if course.stopped is not None and final is not None:
            return orjson.dumps(final)  # the end of a match that newer rules cannot replay
        table = course.match.table
        mine, zones = orjson.dumps(own(table, seat))[1:-1], self._zones.seen(table, seat)
        return b'{%b,%b,"zones":[%b]}' % (self._common, mine, zones)
