"""Tables and who sits where, as they are stored."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from portside.engine import rng
from portside.engine.errors import UnknownTitle
from portside.engine.game import find
from portside.server.errors import AlreadyStarted, BadInvite, NotHost
from portside.server.ids import new_id
from portside.server.play.time_terms import Rest, Terms, counted_time
from portside.server.store.clock import now
from portside.server.store.schema import (
    ANSWERS,
    GUESTS,
    MATCHES,
    PRESENCE,
    RESTS,
    SEATS,
    TABLES,
    VOICES,
)

PROCESS = new_id()
"""This process among all that share a database."""
LAPSE = 20.0
"""Seconds without a beat after which a process counts as gone."""
PATIENCE = {"live": 1.0, "relaxed": 10.0, "days": 2880.0}
"""How much longer than at a live table one may be away, by pace."""


FOREVER = 1e12


def new_seat_row(table: str, seat: int, guest: str | None, bot: str | None) -> dict[str, Any]:
    """Return the row of a seat with a credential of its own."""
    who = {"guest": guest, "bot": bot, "credential": new_id(24), "seen": now()}
    return {"table": table, "seat": seat, **who}


def same_secret(one: str, other: str) -> bool:
    """Compare the secrets of stored seats in a time that tells nothing about them."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat; with both a guest and a bot it is lent to the bot.

    Attributes:
        seen: when its person was last heard of, as far as that is past.
        elsewhere: whether they are connected to another process.
        away: from which question to which a bot last sat in for them.
    """

    seat: int
    guest: str | None
    bot: str | None
    credential: str
    name: str | None
    seen: float = 0.0
    elsewhere: bool = False
    away: dict[str, Any] | None = None

    @property
    def free(self) -> bool:
        """Tell whether nobody sits on a stored seat."""
        return self.guest is None and self.bot is None


class Voice(NamedTuple):
    """Somebody's word for something that takes several: `about` is a seat, or -1."""

    what: str
    about: int
    guest: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table with its seats."""

    id: str
    title: str
    options: dict[str, Any]
    scenario: dict[str, Any] | None
    seed: str | None
    host: str
    pace: str
    listed: bool
    practice: bool
    offline: bool
    status: str
    invite: str
    match: str | None
    rematch: str | None
    created: float
    changed: float
    terms: Terms
    ended: dict[str, Any] | None
    came_from: str
    seats: tuple[SeatRow, ...]
    receipt: str | None
    result: dict[str, Any] | None
    entries: int
    moved: float
    rests: tuple[Rest, ...] = ()
    voices: tuple[Voice, ...] = ()

    # -- time

    @property
    def paused(self) -> bool:
        """Tell whether the clocks of a stored table stand still by agreement."""
        return bool(self.rests) and any(r.of == self.id and r.ended is None for r in self.rests)

    def counted(self, seat: int, begin: float, end: float) -> float:
        """Return how long a seat's clock ran at a table between two moments; holidays count."""
        resting = {"", self.id, self.seats[seat].guest if self.pace == "days" else None}
        return counted_time((rest for rest in self.rests if rest.of in resting), begin, end)

    def holiday(self, seat: int) -> float | None:
        """Return until when somebody at the table is on holiday, if they are."""
        guest, time = self.seats[seat].guest, now()
        ends = [r.ended for r in self.rests if r.of == guest and r.began <= time and r.ended]
        return max((end for end in ends if end > time), default=None)

    # -- people

    def acting(self) -> set[str]:
        """Return the guests at the table who play themselves, with no bot sitting in."""
        return {row.guest for row in self.seats if row.guest is not None and row.bot is None}

    def asked_about(self, about: int) -> set[str]:
        """Return whose word something takes at the table: all who play but whom it is about."""
        return self.acting() - {self.seats[about].guest or "" if about >= 0 else ""}

    def agreed(self, what: str, about: int) -> bool:
        """Tell whether enough at the table are for something: all, or most to replace somebody."""
        asked = self.asked_about(about)
        said = {v.guest for v in self.voices if (v.what, v.about) == (what, about)} & asked
        return len(said) * 2 > len(asked) if what == "lend" else bool(asked) and said == asked

    def host_away(self, present: Iterable[int], away: float) -> float | None:
        """Return the seconds until others may act for the host; None while the host is there."""
        seats = [row for row in self.seats if row.guest == self.host]
        here = set(present)
        if any(row.elsewhere or row.seat in here for row in seats):
            return None
        seen = max((row.seen for row in seats), default=max(self.changed, self.moved))
        return round(max(0.0, seen + away * PATIENCE[self.pace] - now()), 1)

    def leads(self, guest: str | None, present: Iterable[int], away: float) -> bool:
        """Tell whether a guest may do what the host may: the host, or anybody who misses one."""
        if guest is None or guest == self.host:
            return guest is not None
        return guest in self.people() and self.host_away(present, away) == 0

    def settings(self) -> dict[str, Any]:
        """Return the settings of a table; of a match that has begun, those it is played with."""
        if self.match is None:
            return self.options
        try:
            return find(self.title).remembered(self.options)
        except UnknownTitle:  # a title that is no more keeps its tables
            return self.options

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of a guest at the table."""
        return [row.seat for row in self.seats if guest is not None and row.guest == guest]

    def people(self) -> set[str]:
        """Return the guests who sit at the table."""
        return {row.guest for row in self.seats if row.guest is not None}

    def credentials(self) -> set[str]:
        """Return the credentials of those who sit at the table."""
        return {row.credential for row in self.seats if row.guest is not None}

    def may_watch(self, guest: str | None, invite: str | None) -> bool:
        """Tell whether somebody may look at the table from outside."""
        return (
            self.listed
            or (guest is not None and (guest == self.host or guest in self.people()))
            or (invite is not None and same_secret(invite, self.invite))
        )

    def check_watch(self, guest: str | None, invite: str | None) -> None:
        """Raise `BadInvite` unless somebody may look at the table."""
        if not self.may_watch(guest, invite):
            raise BadInvite("This table is private; it takes an invitation.")

    def check_host(self, guest: str, present: Iterable[int] = (), away: float = FOREVER) -> None:
        """Raise `NotHost` unless it is the host, or somebody else after the host has vanished."""
        if not self.leads(guest, present, away):
            raise NotHost("Only the host may do that.")

    def check_pace(self, pace: str | None, guest: str) -> None:
        """Raise `AlreadyStarted` if others play at another pace, by which absence counts, too."""
        if pace not in (None, self.pace) and self.status == "running" and self.people() - {guest}:
            raise AlreadyStarted("Others have sat down to another pace.")

    def seat_with(self, credential: str) -> int | None:
        """Return the seat of the table that a credential belongs to."""
        for row in self.seats:
            if same_secret(row.credential, credential):
                return row.seat if row.guest is not None else None
        return None


def seconds_until_lent(table: TableRow, row: SeatRow, present: bool, away: float) -> float | None:
    """Return the seconds until a bot may be put on an absent person's seat; None if never."""
    absent = row.guest is not None and not present and not row.elsewhere
    if not absent or row.bot is not None or table.status not in ("open", "running"):
        return None
    return round(max(0.0, row.seen + away * PATIENCE[table.pace] - now()), 1)


def _entries() -> sa.ScalarSelect[Any]:
    last = sa.select(sa.func.max(ANSWERS.c.n)).where(ANSWERS.c.match == TABLES.c.match)
    return last.correlate(TABLES).scalar_subquery()


def _moved() -> sa.ScalarSelect[Any]:
    latest = (
        sa.select(ANSWERS.c.at)
        .where(ANSWERS.c.match == TABLES.c.match)
        .order_by(ANSWERS.c.n.desc())
        .limit(1)
    )
    return latest.correlate(TABLES).scalar_subquery()


SELECT_TABLES = sa.select(
    TABLES,
    MATCHES.c.secret.label("_secret"),
    MATCHES.c.result.label("_result"),
    _entries().label("_last"),
    _moved().label("_moved"),
).outerjoin(MATCHES, MATCHES.c.id == TABLES.c.match)


def _beat() -> sa.ScalarSelect[Any]:
    here = (PRESENCE.c.table == SEATS.c.table) & (PRESENCE.c.seat == SEATS.c.seat)
    latest = sa.select(sa.func.max(PRESENCE.c.beat)).where(here, PRESENCE.c.process != PROCESS)
    return latest.correlate(SEATS).scalar_subquery()


SELECT_SEATS = sa.select(SEATS, GUESTS.c.name, _beat().label("_beat")).outerjoin(
    GUESTS, GUESTS.c.id == SEATS.c.guest
)


async def read_tables(connection: AsyncConnection, query: sa.Select[Any]) -> list[TableRow]:
    """Return the tables a query (of `SELECT_TABLES`) finds, with their seats."""
    found = list(await connection.execute(query))
    ids = [row.id for row in found]
    seats: dict[str, list[SeatRow]] = {name: [] for name in ids}
    voices: dict[str, list[Voice]] = {name: [] for name in ids}
    if ids:
        every = SELECT_SEATS.where(SEATS.c.table.in_(ids)).order_by(SEATS.c.table, SEATS.c.seat)
        for row in await connection.execute(every):
            seats[row.table].append(_seat_row(row))
        for row in await connection.execute(sa.select(VOICES).where(VOICES.c.table.in_(ids))):
            voices[row.table].append(Voice(row.what, row.about, row.guest))
    rests = await _read_rests(connection, ids, seats)
    return [
        _table_row(row, tuple(seats[row.id]), rests, tuple(sorted(voices[row.id]))) for row in found
    ]


async def _read_rests(
    connection: AsyncConnection, ids: list[str], seats: dict[str, list[SeatRow]]
) -> list[Rest]:
    """Return the spans that some of the tables' clocks did not count."""
    if not ids:
        return []
    guests = {row.guest for rows in seats.values() for row in rows if row.guest}
    query = sa.select(RESTS).where(RESTS.c.of.in_(["", *ids, *guests]))
    return [Rest(*row) for row in await connection.execute(query)]


def _seat_row(row: Any) -> SeatRow:
    beat = row._beat or 0.0
    seen, elsewhere = max(row.seen, beat), beat > now() - LAPSE
    who = (row.seat, row.guest, row.bot, row.credential, row.name)
    return SeatRow(*who, seen, elsewhere, row.away)


def _table_row(
    row: Any, seats: tuple[SeatRow, ...], rests: list[Rest], voices: tuple[Voice, ...]
) -> TableRow:
    plain = {column.name: getattr(row, column.name) for column in TABLES.columns}
    of = {"", row.id, *(seat.guest for seat in seats)}
    return TableRow(
        **plain | {"terms": Terms.of(row.terms)},
        rests=tuple(rest for rest in rests if rest.of in of),
        voices=voices,
        seats=seats,
        receipt=None if row._secret is None else rng.commitment(row._secret),
        result=row._result,
        entries=0 if row._last is None else row._last + 1,
        moved=row._moved or 0.0,
    )


async def read_table(connection: AsyncConnection, table: str) -> TableRow | None:
    """Return one table."""
    found = await read_tables(connection, SELECT_TABLES.where(TABLES.c.id == table))
    return found[0] if found else None
