"""What one pair of eyes is sent: view, log and its own prompts, and nothing else.

A state is made for every seat after every answer; and yet most of it stays as it was. So pieces of
JSON are kept, each until something changes that it depends on. Different eyes share a
piece only if it says no more than all of them may know: zones that everybody sees into, zones whose
cards neither knows, lines of the log whose cards both may know or neither. What comes out is what
`Match.view` and `Match.log` say, to the letter; a test holds them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import orjson

from portside.engine.keys import option
from portside.engine.view import common, eye, line, own, strangers, zone, zone_as_seen
from portside.hosting.messages import ask_head_data, head_data, option_data
from portside.server.play.state_delta import Look, Shared, json_field

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.match import Match, Prompt
    from portside.engine.table import Box, Table
    from portside.engine.view import Seen
    from portside.engine.zones import Place
    from portside.hosting.followed_match import FollowedMatch
    from portside.server.play.state_delta import Fields

NO_QUESTIONS = (b'"ask":null', b'"offers":[]')
PLAIN = (b'"copies":{}', b'"notes":{}')
"""What nearly always can be said of cards that copy others, and of notes on cards."""
HEAD = ("number", "waiting", "answered", "stopped")
"""Fields of a state, besides its name, that are the same for all eyes."""
STRANGER = 0
"""Stands for the eyes of all who know nothing that lies in a zone."""
MOST_OPTIONS = 20_000
"""So many options of one box are kept as JSON."""
_options: WeakKeyDictionary[Box, dict[Value, bytes]] = WeakKeyDictionary()


def ask_json(box: Box, prompt: Prompt) -> dict[str, Any]:
    """Return a question of the state as JSON, for the seat it is asked of."""
    options = [] if prompt.type == "amount" else options_json(box, prompt)
    return {**ask_head_data(prompt), "options": options}


def options_json(box: Box, prompt: Prompt) -> orjson.Fragment:
    """Return the options of a question as JSON; each is the same whoever is asked."""
    made = _options.setdefault(box, {})
    if len(made) > MOST_OPTIONS:
        made.clear()
    shown = []
    for value in prompt.choices:
        found = made.get(value)
        if found is None:
            found = made[value] = orjson.dumps(option_data(option(box, prompt.ask, value)))
        shown.append(found)
    return orjson.Fragment(b"[%b]" % b",".join(shown))


class Zones:
    """Keep the zones of a table as JSON, for all eyes.

    Zones that everybody sees into are kept in runs, parted by those that not everybody does.
    """

    def __init__(self) -> None:
        self._places: tuple[Place, ...] = ()
        self._cards: list[tuple[int, ...]] = []
        self.open: dict[int, bytes] = {}
        self._runs: list[bytes] | None = None
        self._hidden: list[int] = []
        self._known: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._strangers: dict[int, int] = {}
        self._looks: dict[int, dict[int, bytes]] = {}

    def look_around(self, table: Table) -> None:
        """Take note of which zones have changed; call it once for every state."""
        places, cards, known = table.places, table.zones, table.known
        if places is not self._places:  # the first state, or after an undo
            self._places, self._cards = places, [(-1,)] * len(places)
            self.open = {}
            self._hidden = [at for at, spec in enumerate(places) if at and not spec.open]
            self._known, self._looks = {}, {}
        # A zone is a tuple that is replaced when it changes: the same one has not changed.
        before = self._cards
        changed = [at for at, now in enumerate(cards) if now is not before[at]]
        anew = {
            at - 1: zone_json(table, at, zone_as_seen(table, at, table.everyone))
            for at in changed
            if at and places[at].open
        }
        if changed:
            self._cards, self.open, self._runs = cards.copy(), {**self.open, **anew}, None
        for at in self._hidden:
            now = cards[at], tuple(map(known.__getitem__, cards[at]))
            if self._known.get(at) != now:
                self._known[at], self._looks[at] = now, {}
                self._strangers[at] = strangers(table, at)

    def _made_runs(self) -> list[bytes]:
        """Return what lies before, between and after the hidden zones."""
        starts = [0, *self._hidden]
        ends = [*(at - 1 for at in self._hidden), len(self._places) - 1]
        runs = zip(starts, ends, strict=True)
        return [b",".join([self.open[at] for at in range(a, b)]) for a, b in runs]

    def hidden(self, table: Table, bit: int) -> dict[int, bytes]:
        """Return as JSON the zones that not everybody sees into, as one pair of eyes sees them."""
        found = {}
        for at in self._hidden:
            who = STRANGER if self._strangers[at] & bit else bit
            looks = self._looks[at]
            if who not in looks:
                looks[who] = zone_json(table, at, zone_as_seen(table, at, bit))
            found[at - 1] = looks[who]
        return found

    def all(self, hidden: Mapping[int, bytes]) -> bytes:
        """Return all zones of the state as JSON, the hidden ones as somebody sees them."""
        if self._runs is None:
            self._runs = self._made_runs()
        pieces = [self._runs[0]]
        for look, run in zip(hidden.values(), self._runs[1:], strict=True):
            pieces += look, run
        return b",".join([piece for piece in pieces if piece])


def zone_json(table: Table, at: int, look: Seen) -> bytes:
    """Return a zone of the state as JSON."""
    return orjson.dumps(zone(table.box, table.places[at], look))


class Lines:
    """Keep the latest lines of a log as JSON, for those who know their cards and those who do not.

    Attributes:
        start: number of the first line kept.
    """

    def __init__(self, table: Table, start: int) -> None:
        self.start = start
        entries = table.log.entries[start:] if table.log is not None else ()
        box, everyone = table.box, table.everyone
        self._lines = [
            (
                entry.eyes,
                orjson.dumps(line(box, entry, True)),
                b"" if entry.eyes == everyone else orjson.dumps(line(box, entry, False)),
            )
            for entry in entries
        ]

    def seen(self, bit: int) -> bytes:
        """Return the lines of the log as JSON, as one pair of eyes may know them."""
        shown = [plain if eyes & bit else veiled for eyes, plain, veiled in self._lines]
        return b'{"start":%d,"lines":[%b]}' % (self.start, b",".join(shown))


class Scenes:
    """Make the states of one match for all eyes.

    `stale` forgets what belongs to the present state; what is kept of zones outlives it.
    """

    def __init__(self) -> None:
        self._zones = Zones()
        self._lines: dict[int, Lines] = {}
        self._prompts: list[Prompt] = []
        self._shared: Shared | None = None
        self._match = b""

    def stale(self) -> None:
        """Forget the JSON of the state: the match has gone on, or another match is shown."""
        self._lines.clear()
        if self._shared is not None:
            self._shared.forget()
        self._shared = None

    def log(self, match: Match, seat: int | None, start: int) -> bytes:
        """Return the log lines from `start` on as JSON, as one pair of eyes may know them."""
        lines = self._lines.get(start)
        if lines is None:
            lines = self._lines[start] = Lines(match.table, start)
        return lines.seen(eye(match.table, seat))

    def look(self, stored: FollowedMatch, seat: int | None, more: Fields) -> Look:
        """Return the state one pair of eyes sees now as JSON, with `more` fields."""
        if self._shared is None:
            self._shared = self._begun(stored)
        table, number = stored.match.table, stored.match.number
        fence = number if seat is None else stored.fence(seat)
        undo = b'{"can":%b,"fence":%d}' % (b"true" if fence < number else b"false", fence)
        asked = self._questions(table.box, seat)
        final = stored.row.final if stored.stopped is not None else None
        return Look(
            match=self._match,
            seq=stored.seq,
            shared=self._shared,
            fields=(json_field(b"undo", undo), *asked, *more),
            own=_own(table, seat),
            zones=self._zones.hidden(table, eye(table, seat)),
            # The end of a match that newer rules cannot replay.
            view=b"" if final is None else orjson.dumps(final),
        )

    def _begun(self, stored: FollowedMatch) -> Shared:
        """Make what is the same for all eyes."""
        match = stored.match
        self._prompts = match.pending
        waiting = [prompt.seat for prompt in self._prompts if not prompt.standing]
        shared = common(match.table, waiting, match.sealed)
        head = head_data(stored, waiting, shared["answered"])
        self._zones.look_around(match.table)
        self._match = orjson.dumps(stored.row.id)
        fields = tuple(json_field(name.encode(), orjson.dumps(head[name])) for name in HEAD)
        return Shared(fields, match.table.places, shared, self._zones.open)

    def _questions(self, box: Box, seat: int | None) -> Fields:
        """Return question and offers to a seat; nobody else ever sees them."""
        mine = [prompt for prompt in self._prompts if prompt.seat == seat]
        if not mine:
            return NO_QUESTIONS
        asked = next((ask_json(box, prompt) for prompt in mine if not prompt.standing), None)
        offers = [ask_json(box, prompt) for prompt in mine if prompt.standing]
        return json_field(b"ask", orjson.dumps(asked)), json_field(b"offers", orjson.dumps(offers))

    def view(self, look: Look) -> bytes:
        """Return what `Match.view` says, as JSON."""
        if look.view:
            return look.view
        zones = self._zones.all(look.zones)
        return b'%b,%b,"zones":[%b]}' % (look.shared.parts, b",".join(look.own), zones)


def _own(table: Table, seat: int | None) -> Fields:
    """Return what a view says, besides zones, that depends on whose eyes they are."""
    if not table.acts_as and not table.notes:
        return (b'"seat":null' if seat is None else b'"seat":%d' % seat, *PLAIN)
    parts = own(table, seat).items()
    return tuple(json_field(name.encode(), orjson.dumps(part)) for name, part in parts)
