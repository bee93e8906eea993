"""What one pair of eyes is sent: view, log and its own prompts, and nothing else.

A state is made for every seat after every answer; and yet most of it stays as it was. So pieces of
JSON are kept, each until something changes that it depends on. Different eyes share a
piece only if it says no more than all of them may know: zones that everybody sees into, zones whose
cards neither knows, lines of the log whose cards both may know or neither. What comes out is what
`Match.view` and `Match.log` say, to the letter; a test holds them together.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from orjson import Fragment, dumps

from portside.engine.keys import option
from portside.engine.showing import Showing
from portside.engine.view import common, eye, line, own
from portside.hosting.messages import ask_head_data, option_data
from portside.server.play.state_delta import Look, Shared, json_field
from portside.server.play.zone_json import Zones, zones_json

if TYPE_CHECKING:
    from portside.engine.match import Match, Prompt
    from portside.engine.table import Box, Table
    from portside.hosting.followed_match import FollowedMatch
    from portside.server.play.state_delta import Fields

NO_QUESTIONS = (b'"ask":null', b'"offers":[]')
PUBLIC = -1
"""The eye of whoever only watches: zones are kept for the seats, and last for the public."""
HEAD = (b"number", b"waiting", b"answered", b"stopped")
"""Fields of a state, besides its name, that are the same for all eyes."""
MOST_OPTIONS = 20_000
"""So many options of one box are kept as JSON."""


def ask_json(box: Box, prompt: Prompt) -> dict[str, Any]:
    """Return a question of the state as JSON, for the seat it is asked of."""
    options = [] if prompt.type == "amount" else options_json(box, prompt)
    return {**ask_head_data(prompt), "options": options}


def options_json(box: Box, prompt: Prompt) -> Fragment:
    """Return the options of a question as JSON; each is the same whoever is asked."""
    made = box.written
    if len(made) > MOST_OPTIONS:
        made.clear()
    shown = []
    for value in prompt.choices:
        found = made.get(value)
        if found is None:
            found = made[value] = dumps(option_data(option(box, prompt.ask, value)))
        shown.append(found)
    return Fragment(b"[%b]" % b",".join(shown))


def questions_json(box: Box, prompts: list[Prompt]) -> Fields:
    """Return question and offers to a seat as JSON; nobody else ever sees them."""
    asked = next((ask_json(box, prompt) for prompt in prompts if not prompt.standing), None)
    offers = [ask_json(box, prompt) for prompt in prompts if prompt.standing]
    return json_field(b"ask", dumps(asked)), json_field(b"offers", dumps(offers))


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
                dumps(line(box, entry, True)),
                b"" if entry.eyes == everyone else dumps(line(box, entry, False)),
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
        self._asked: dict[int, list[Prompt]] = {}
        self._shared: Shared | None = None
        self._showing: tuple[Box, Showing] | None = None

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
        match = stored.match
        table, number = match.table, match.number
        fence = number if seat is None else stored.fence(seat)
        undo = b'"undo":{"can":%b,"fence":%d}' % (b"true" if fence < number else b"false", fence)
        mine = None if seat is None else self._asked.get(seat)
        asked = NO_QUESTIONS if mine is None else questions_json(table.box, mine)
        final = stored.row.final if stored.stopped is not None else None
        return Look(
            self._shared,
            PUBLIC if seat is None else seat,
            (undo, *asked, *more),
            own_json(table, seat),
            # The end of a match that newer rules cannot replay.
            b"" if final is None else dumps(final),
        )

    def _begun(self, stored: FollowedMatch) -> Shared:
        """Make what is the same for all eyes."""
        match, waiting = stored.match, []
        self._asked = {}
        for prompt in match.pending:
            self._asked.setdefault(prompt.seat, []).append(prompt)
            if not prompt.standing:
                waiting.append(prompt.seat)
        showing = self._showing_of(match.table.box)
        shared = common(match.table, waiting, match.sealed, showing)
        stopped = None if stored.stopped is None else stored.stopped.code
        told = (match.number, waiting, shared["answered"], stopped)
        fields = tuple(map(json_field, HEAD, map(dumps, told)))
        self._zones.look_around(match.table)
        name = dumps(stored.row.id), stored.seq
        return Shared(name, fields, match.table.places, shared, self._zones.faces)

    def _showing_of(self, box: Box) -> Showing:
        """Return what shows tables of a box, and remembers what it showed."""
        if self._showing is None or self._showing[0] is not box:
            make = box.game.showing
            self._showing = box, Showing() if make is None else make(box)
        return self._showing[1]

    def view(self, look: Look) -> bytes:
        """Return what `Match.view` says, as JSON."""
        if look.view:
            return look.view
        zones = zones_json(look.shared.faces, look.eye)
        return b'%b,%b,"zones":[%b]}' % (look.shared.parts, b",".join(look.own), zones)


def own_json(table: Table, seat: int | None) -> Fields:
    """Return what a view says, besides zones, that depends on whose eyes they are."""
    if not table.acts_as and not table.notes:
        return _plain_own(seat)
    return tuple(
        [json_field(name.encode(), dumps(part)) for name, part in own(table, seat).items()]
    )


@cache
def _plain_own(seat: int | None) -> Fields:
    """Return what nearly always can be said: no card copies another, and none has a note."""
    return (b'"seat":' + dumps(seat), b'"copies":{}', b'"notes":{}')
