"""Matches as things of the past: records, replays, courses of numbers, and playing on from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from portside.engine.errors import MatchOver, NoPast, WrongSeats
from portside.engine.game import find
from portside.hosting.bot_work import check_bot_name
from portside.hosting.branched_match import branch_row, row_cut_at
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow, lasting_answers
from portside.hosting.messages import notes_data, story_head_data
from portside.server import protocol
from portside.server.accounts import Guest
from portside.server.errors import MatchRunning, NoMatch, NotYourSeat, ServerError, TryAgain
from portside.server.ids import new_id
from portside.server.play import viewing_rights
from portside.server.play.archive_process import (
    Reader,
    Story,
    job_branch,
    job_frames,
    job_keep,
    job_points,
    job_record,
)
from portside.server.play.stored_table import SeatRow, TableRow, new_seat_row
from portside.server.store.clock import now
from portside.server.store.schema import ANSWERS, MATCHES, SEATS, TABLES

if TYPE_CHECKING:
    from portside.server.services import Services

P = ParamSpec("P")
T = TypeVar("T")
MOST_FRAMES = 50
ENTRY_BYTES = 150
"""About how much it takes to keep an answer."""


class Archive:
    """Look matches up.

    A match is everybody's to look at after its end; before that, each seat has its notes.

    Args:
        services: the server.
        address: where the wish came from; "" for the server's own.
    """

    def __init__(self, services: Services, address: str = "") -> None:
        self._services = services
        self._address = address

    async def _work(
        self, guest: str | None, job: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Return what a job on a match of the archive comes to, on somebody's account."""
        return await self._services.past.work(Reader(guest, self._address), job, *args, **named)

    async def find(
        self, match: str, guest: str | None, invite: str | None
    ) -> tuple[MatchRow, TableRow]:
        """Return a match of the archive and its table, if a guest may know of them."""
        row = await self._services.storage.match(match)
        if row is None:
            raise NoMatch("There is no such match.")
        table = await self._services.lobby.table(row.table)
        if table.status != "over" or table.terms.closed:  # who has the link may see what is over
            table.check_watch(guest, invite)
        return row, table

    async def _replayable(
        self, match: str, guest: str | None, invite: str | None
    ) -> tuple[MatchRow, TableRow, list[Entry]]:
        """Return a match that is over, with the answers that counted."""
        row, table = await self.find(match, guest, invite)
        async with self._services.storage.reading() as connection:
            await viewing_rights.check_match_over(connection, table)
        return row, table, lasting_answers(await self._services.storage.journal(match))

    async def record(self, match: str, guest: str | None, invite: str | None) -> str:
        """Return the whole record of an archived match, replayable or not."""
        row, _, entries = await self._replayable(match, guest, invite)
        return await self._written(guest, row, entries)

    async def check_recorded(self, match: str, guest: str | None, invite: str | None) -> None:
        """Raise unless a guest may have the record of an archived match; do not make it."""
        row, table = await self.find(match, guest, invite)
        async with self._services.storage.reading() as connection:
            await viewing_rights.check_match_over(connection, table)
        _check_own_past(row)

    async def whole_record(self, match: str, guest: str) -> str:
        """Return the record of a match that is known to be over, on a guest's account."""
        row = await self._services.storage.match(match)
        if row is None:
            raise NoMatch("There is no such match.")
        return await self._written(
            guest, row, lasting_answers(await self._services.storage.journal(match))
        )

    async def _written(self, guest: str | None, row: MatchRow, entries: list[Entry]) -> str:
        _check_own_past(row)
        return await self._work(guest, job_record, row, entries)

    async def notes(
        self, match: str, guest: str | None, invite: str | None, seat: int | None
    ) -> dict[str, Any]:
        """Return what one seat (None: a spectator) knows of a match now."""
        row, table = await self.find(match, guest, invite)
        if seat is not None and seat not in table.seats_of(guest):
            raise NotYourSeat("This is not your seat.")
        room = await self._services.rooms.room(table.id)

        async def look() -> dict[str, Any]:
            return notes_data(row, (await room.ready()).match, seat)

        return await room.between(look)

    async def frames(
        self, match: str, guest: str | None, invite: str | None, seat: int | None, part: range
    ) -> bytes:
        """Return archived frames: how a match looked at some questions, through any seat's eyes."""
        row, _, entries = await self._replayable(match, guest, invite)
        if seat is not None and seat >= row.seats:
            raise WrongSeats(f"There is no seat {seat}.", seat=str(seat))
        past = Story(row, entries, await self._services.storage.keepsake(match))
        return await self._work(guest, job_frames, past, seat, part)

    async def keep(self, match: str) -> bool:
        """Put a match that is over into the archive; return whether all of it could be kept."""
        row = await self._services.storage.match(match)
        assert row is not None
        entries = lasting_answers(await self._services.storage.journal(match))
        packed = await self._work(None, job_keep, row, entries)
        if packed is not None:
            await self._services.storage.keep(match, packed)
        return packed is not None

    async def story(self, match: str, guest: str | None, invite: str | None) -> bytes:
        """Return the public numbers of an archived match after each answer, as JSON."""
        row, table, entries = await self._replayable(match, guest, invite)
        past = Story(row, entries, await self._services.storage.keepsake(match))
        head = story_head_data(row, [seat.name or seat.bot for seat in table.seats])
        return await self._work(guest, job_points, past, head)

    async def branch(self, match: str, guest: Guest, wish: protocol.Branch) -> TableRow:
        """Set up a table that goes on from an earlier question of a match in the archive."""
        row, table = await self.find(match, guest.id, None)
        if not set(wish.seats) <= set(range(row.seats)):
            raise WrongSeats("There are not so many seats.")
        check_bot_name(wish.bot)
        services, lobby = self._services, self._services.lobby
        async with services.storage.reading() as connection:
            await lobby.check_count(connection, guest.id)
            seen = await viewing_rights.view_for_branch(connection, table, guest.id)
        entries = lasting_answers(await services.storage.journal(match))
        if wish.number > len(entries):
            raise ServerError(f"There is no question {wish.number}.", number=wish.number)
        entries = entries[: wish.number]
        went = row_cut_at(row, wish.number) if seen is None else branch_row(row, wish.number, seen)
        services.addresses.keep(self._address, ENTRY_BYTES * len(entries))
        await self._work(guest.id, job_branch, row, entries, went)
        head = {"host": guest.id, "pace": table.pace, "listed": False, "practice": True}
        head["came_from"] = services.accounts.came_from(self._address)
        async with lobby.locked(table.id) as (connection, now_there):
            if await viewing_rights.view_for_branch(connection, now_there, guest.id) != seen:
                raise TryAgain("The match has ended meanwhile; please try again.")
            if seen is not None:
                await viewing_rights.mark_looked_ahead(connection, table.id)
            await lobby.check_count(connection, guest.id)
            new, _ = await _copied(connection, went, entries, _seats(row, guest, wish), head)
        return await lobby.table(new)

    async def resume(self, table: str, guest: Guest) -> TableRow:
        """Go on with an archived match that the rules have outgrown, from its last good answer.

        Everybody keeps their seats, at a new table; the old one points to it.
        """
        lobby = self._services.lobby
        found = await lobby.table(table)
        if not found.seats_of(guest.id):
            raise NotYourSeat("Only who plays may go on.")
        room = await self._services.rooms.room(table)

        async def look() -> FollowedMatch:
            stored = await room.ready()
            await room.catch_up()
            return room.stored or stored

        stored = await room.between(look)
        if stored.stopped is None:
            raise MatchRunning("The match goes on where it is.")
        row = stored.row
        entries = lasting_answers(await self._services.storage.journal(row.id))[
            : stored.match.number
        ]
        same = ("host", "pace", "listed", "practice", "came_from")
        async with lobby.locked(table) as (connection, now_there):
            new = now_there.rematch
            if new is None:
                if now_there.status != "running":  # its secret may have been told
                    raise MatchOver("The match was over before the rules outgrew it.")
                head = {name: getattr(now_there, name) for name in same}
                head |= {"terms": asdict(now_there.terms)}
                went = row_cut_at(row, len(entries))
                new, match = await _copied(connection, went, entries, now_there.seats, head)
                await viewing_rights.carry_views_on(connection, row.id, match)
                await lobby.set(connection, table, status="stopped", rematch=new)
        return await lobby.table(new)


def _check_own_past(row: MatchRow) -> None:
    if row.past is not None:  # its beginning is another match's, which may not be over
        raise NoPast("The match went on from another; it has no record of its own.")


def _seats(row: MatchRow, guest: Guest, wish: protocol.Branch) -> list[SeatRow]:
    """Return who sits where when somebody plays on."""
    return [
        SeatRow(seat, guest.id, None, "", None)
        if seat in wish.seats
        else SeatRow(seat, None, wish.bot, "", None)
        for seat in range(row.seats)
    ]


async def _copied(
    connection: AsyncConnection,
    row: MatchRow,
    entries: Sequence[Entry],
    seats: Sequence[SeatRow],
    head: Mapping[str, Any],
) -> tuple[str, str]:
    """Set up a running table with the beginning of another match; return both ids."""
    table, match = new_id(), new_id()
    options = find(row.title).remembered(row.options)
    same = {"title": row.title, "options": options, "scenario": row.scenario}
    stamps = {"created": now(), "changed": now()}
    state = {"status": "running", "invite": new_id(12), "match": match}
    await connection.execute(sa.insert(TABLES).values(id=table, **head, **same, **state, **stamps))
    places = [new_seat_row(table, seat.seat, seat.guest, seat.bot) for seat in seats]
    await connection.execute(sa.insert(SEATS), places)
    origin = {"rules": find(row.title).rules, "seats": row.seats, "secret": row.secret}
    origin["past"] = row.past
    await connection.execute(
        sa.insert(MATCHES).values(id=match, table=table, **same, **origin, created=now())
    )
    copies = [{**entry._asdict(), "match": match, "n": n} for n, entry in enumerate(entries)]
    if copies:
        await connection.execute(sa.insert(ANSWERS), copies)
    return table, match
