"""What a client is shown, as types: a view of the table, a line of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class SeenCard(TypedDict, total=False):
    """A card of a zone: one that is known, with how deep it lies in a deck, or just its back."""

    id: str
    slug: str
    depth: str
    back: str


class SeenZone(TypedDict):
    """A place as somebody sees it."""

    id: str
    kind: str
    owner: int
    layout: str
    count: int
    cards: list[SeenCard]


class SeenCounter(TypedDict):
    """A number everybody may see."""

    name: str
    owner: int
    value: int


class SeenScore(TypedDict):
    """The points of a seat and the parts they are made of."""

    total: int
    parts: dict[str, int]


class SeenResult(TypedDict):
    """How a match ended."""

    scores: list[SeenScore]
    winners: list[int]
    ending: str
    tie: str


class Common(TypedDict):
    """The parts of a view that are the same for all eyes."""

    title: str
    seats: int
    counters: list[SeenCounter]
    acting: int
    waiting: list[int]
    answered: list[int]
    extra: Mapping[str, object]
    result: SeenResult | None


class Own(TypedDict):
    """The parts of a view, besides zones, that depend on whose eyes they are."""

    seat: int | None
    copies: dict[str, str]
    notes: dict[str, int]


class OwnAndZones(Own):
    """All of a view that depends on whose eyes they are."""

    zones: list[SeenZone]


class View(Common, OwnAndZones):
    """The table as a seat sees it, or a spectator."""


class LogLine(TypedDict):
    """A line of the log as somebody may know it."""

    kind: str
    seat: int
    rule: str
    cards: list[str] | None
    count: int
    facts: dict[str, object]
