"""Matches that are over, and those that wait for one's answer."""

from __future__ import annotations

from typing import Literal

from portside.server.protocol.fields import Facts, Message
from portside.server.protocol.tables import Result, TableInfo
from portside.server.protocol.views import Ask, Counter, LogLine, LogPart, View


class Notes(Message):
    """One's own view and log of a match, to keep; the record is for after the end."""

    match: str
    title: str
    rules: int
    receipt: str
    seat: int | None
    number: int
    view: View
    log: list[LogLine]


class Frame(Message):
    """A match at one question: what a seat saw then, and how long the log was."""

    number: int
    seat: int | None
    key: str | None
    view: View
    log: int


class Frames(Message):
    """Some frames of a finished match, and the log up to the last of them."""

    match: str
    title: str
    count: int
    frames: list[Frame]
    log: LogPart


class Point(Message):
    """The public numbers after so many answers, for charts."""

    number: int
    acting: int
    counters: list[Counter]


class Story(Message):
    """A finished match as a course of public numbers."""

    match: str
    title: str
    rules: int
    options: Facts
    names: list[str | None]
    receipt: str
    secret: str
    result: Result | None
    points: list[Point]


class Gain(Message):
    """What there is more of, on average: a `counter`, or cards in a kind of `place`."""

    kind: Literal["counter", "place"]
    name: str
    by: float


class JudgedDecision(Message):
    """A decision of a match that is over: what was answered, and what a bot would have answered.

    `change` is what it was worth more than that, by seat, in points over the mean of all, with the
    standard `error`; `chance` is how the chance to win of who answered changed. `text` and `facts`
    say how the other looked, and `gains` what it would have brought by the end of the turn. `ask`
    is the question, with the options that are spoken of.
    """

    n: int
    seat: int
    key: str
    best: str
    change: list[float]
    error: list[float]
    chance: float
    text: str
    facts: Facts
    gains: list[Gain]
    ask: Ask


class Chances(Message):
    """Each seat's own view of its chance to win at question `n`, with 95 % intervals."""

    n: int
    value: list[float]
    low: list[float]
    high: list[float]


class Part(Message):
    """A part of a result, in points, with a 95 % interval."""

    value: float
    low: float
    high: float


class Account(Message):
    """What a seat's result, in points over the mean of all, is made of; the parts add up to it."""

    result: float
    own: Part
    others: Part
    luck: Part


class Findings(Message):
    """What was found out about a match, the costliest decisions first."""

    curve: list[Chances]
    decisions: list[JudgedDecision]
    accounts: list[Account]


class Analysis(Message):
    """How far a match was gone through: `done` of `count` pieces, and what was found in the end."""

    match: str
    status: Literal["none", "running", "done"]
    done: int
    count: int
    found: Findings | None


class Turn(Message):
    """A match with others that waits for one's answer, at `seat`, for `waited` seconds now.

    `left` is the time until it is late, below 0 since it is. `last` is the last line of its log as
    spectators know it.
    """

    table: TableInfo
    seat: int
    waited: float
    left: float | None
    last: LogLine | None


class Turns(Message):
    """The matches that wait for somebody, the longest wait first."""

    turns: list[Turn]
