"""What a seat sees of a match, and what it is asked."""

from __future__ import annotations

from typing import Literal

from portside.server.protocol.fields import Facts, Message
from portside.server.protocol.tables import Result


class Card(Message):
    """A card one may see (`id`, `slug`, and `depth` in a deck), or the `back` of another."""

    id: str | None = None
    slug: str | None = None
    depth: str | None = None
    back: str | None = None


class Zone(Message):
    """A place with its cards, bottom first; in a deck only known cards are listed."""

    id: str
    kind: str
    owner: int
    layout: Literal["pile", "row", "fan", "slots"]
    count: int
    cards: list[Card]


class Counter(Message):
    """A public number; `owner` is a seat or -1."""

    name: str
    owner: int
    value: int


class View(Message):
    """The table as one seat (`seat` None: a spectator) sees it.

    `copies` tells which card has another's power now; `notes` are numbers lying on cards;
    `extra` is the title's own.
    """

    title: str
    seats: int
    seat: int | None
    zones: list[Zone]
    counters: list[Counter]
    acting: int
    waiting: list[int]
    answered: list[int]
    copies: dict[str, str]
    notes: dict[str, int]
    extra: Facts
    result: Result | None


class Option(Message):
    """One legal answer: `key` to send, `refs` to light up, `text` id with `facts` to show."""

    key: str
    refs: list[str]
    text: str
    facts: Facts


class Ask(Message):
    """A question to a seat.

    `type` is `one` (send an option's key), `some` (send from `low` to `high` keys joined by `+`,
    or `none`) or `amount` (send a number from `low` to `high` in steps; options are left out).
    `kind` is its text id; `card` the card whose power asks, or "". A `standing` question is an
    offer that may be taken up at any time and blocks nobody.
    """

    seat: int
    kind: str
    rule: str
    card: str
    type: Literal["one", "some", "amount"]
    low: int
    high: int
    step: int
    standing: bool
    facts: Facts
    options: list[Option]


class LogLine(Message):
    """One thing that happened; `cards` is None when one may only know how many there were.

    `kind` is a text id; `moved` and `shown` are for drawing and have no text.
    """

    kind: str
    seat: int
    rule: str
    cards: list[str] | None
    count: int
    facts: Facts


class LogPart(Message):
    """Log lines that replace what the client has from line `start` on."""

    start: int
    lines: list[LogLine]


class Undo(Message):
    """How far back one may go alone: to question `fence`; `can` tells if that is anywhere."""

    can: bool
    fence: int


class Consent(Message):
    """A wish to go back to question `to`: by whom, who agrees, and who has yet to say."""

    to: int
    by: int
    agreed: list[int]
    awaited: list[int]


class Reason(Message):
    """Why something is not possible: a text id with facts, and the rule it comes from."""

    text: str
    rule: str
    facts: Facts
