"""Tables: what they are like, and what people wish of them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints

from portside.server.protocol.fields import (
    LONGEST_RECORD,
    MOST_SEATS,
    Count,
    Facts,
    Id,
    Message,
    Pace,
    SeatNumber,
    Slug,
    Status,
)

Late = Literal["nothing", "remind", "bot", "vote"]
Seconds = Annotated[float, Field(ge=1, le=366 * 86_400)]


class Terms(Message):
    """What is agreed for a table: time, and what happens when it is up.

    `clock` is what each seat has for the whole match, and `increment` what each answer adds to it;
    `deadline` is for each decision; all in seconds. `late` says what happens then: nothing, a
    reminder, a bot plays that decision, or the table may vote the seat to a bot. `bot` plays then.
    Without `chat` nobody may write. Replays of a `closed` table stay with who had its invitation.
    """

    clock: Seconds | None = None
    increment: Annotated[float, Field(ge=0, le=86_400)] = 0.0
    deadline: Seconds | None = None
    late: Late = "nothing"
    bot: Slug = "normal"
    chat: bool = True
    closed: bool = False


class Away(Message):
    """From which question to which a bot sat in; `to` is None while it does."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    since: int = Field(alias="from")
    to: int | None


What = Literal["abandon", "pause", "lend"]


class VoiceInfo(Message):
    """What some at a table are for: whose word there is, and whose is missing.

    `about` is the seat that a bot shall play (`lend`), or -1.
    """

    what: What
    about: int
    by: list[int]
    awaited: list[int]


class Ended(Message):
    """How a match ended before the rules ended it; `seat` is who resigned, or -1."""

    how: Literal["abandoned", "resigned", "expired"]
    seat: int


class SeatInfo(Message):
    """One seat of a table.

    `lent` is a person's seat that a bot plays for the time being; `name` is still the person's.
    `lend_in` counts down, in seconds, while a person is away: at 0 the host may put a bot there.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None
    lent: bool
    present: bool
    host: bool
    mine: bool
    lend_in: float | None = None
    holiday: float | None = None
    away: Away | None = None


class Score(Message):
    """A seat's total and the parts it is made of, by text id."""

    total: int
    parts: dict[str, int]


class Result(Message):
    """How a match ended; `ending` is a text id, and so is what broke a `tie` of most points."""

    scores: list[Score]
    winners: list[int]
    ending: str
    tie: str = ""


class TableInfo(Message):
    """A table as one guest may know it.

    `invite` is told to those who sit there; `credentials` are one's own, by seat. A table that is
    `stopped` holds a match that the present rules cannot replay; it can be branched. `host` tells
    whether one may do what the host may: being the host, or sitting there when the host has been
    away for so long that `host_away` has come to 0.
    """

    id: str
    title: str
    options: Facts
    seats: list[SeatInfo]
    status: Status
    pace: Pace
    listed: bool
    practice: bool
    host: bool
    mine: list[int]
    match: str | None
    receipt: str | None
    number: int
    result: Result | None
    rematch: str | None
    created: float
    moved: float
    spectators: int
    offline: bool = False
    terms: Terms = Field(default_factory=Terms)
    paused: bool = False
    ended: Ended | None = None
    voices: list[VoiceInfo] = Field(default_factory=list)
    host_away: float | None = None
    invite: str | None = None
    credentials: dict[str, str] | None = None


class Tables(Message):
    """Tables of the lobby, or one's own; latest first."""

    tables: list[TableInfo]


class SeatWish(Message):
    """Say who shall sit on a seat of a new table."""

    who: Literal["me", "bot", "free"]
    bot: Slug | None = None


class NewTable(Message):
    """Set up a table.

    `seats` says for each seat who sits there. Naming oneself more than once makes a hot seat.
    `scenario` (a position as in `portside.Scenario`) and `seed` make it a practice table: nobody
    else can take a seat there. `start` begins at once; no seat may be free then.
    """

    title: Slug
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: Facts = Field(default_factory=dict)
    pace: Pace = "live"
    terms: Terms = Field(default_factory=Terms)
    listed: bool = False
    start: bool = False
    scenario: Facts | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None


class TableChange(Message):
    """Change what the host may change at any time."""

    pace: Pace | None = None
    listed: bool | None = None


class Join(Message):
    """Take a free seat: the named one, or the first. A private table asks for its invite."""

    seat: SeatNumber | None = None
    invite: Id | None = None


class SeatChoice(Message):
    """Name one of one's own seats; None means all of them."""

    seat: SeatNumber | None = None


class BotWish(Message):
    """Name the bot that shall play a seat."""

    bot: Slug


class VoiceWish(Message):
    """Be for something (`agree`), or no longer."""

    what: What
    about: Annotated[int, Field(ge=-1, lt=MOST_SEATS)] = -1
    agree: bool = True


class Holiday(Message):
    """Let one's clocks rest for so many days at tables of days; 0 ends it."""

    days: Annotated[float, Field(ge=0, le=60)]


class Played(Message):
    """Hand in a match that was played without a server: its whole record, and who sat where."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_RECORD)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class Branch(Message):
    """Play on from question `number` of a match: oneself on `seats`, bots on the others."""

    number: Count
    seats: Annotated[list[SeatNumber], Field(min_length=1, max_length=MOST_SEATS)]
    bot: Slug
