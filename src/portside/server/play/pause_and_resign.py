"""What people at a table decide together or for themselves: pause, give up, end, come back.

Like everything around a match this is one transaction each that locks the table first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from portside.engine.errors import WrongSeats
from portside.server.errors import (
    AlreadyStarted,
    MatchRunning,
    NotStarted,
    NotYourSeat,
    SeatPresent,
    ServerError,
)
from portside.server.ids import new_id
from portside.server.play import chat
from portside.server.play.endings import delete_table, end_match
from portside.server.play.order_book import drop_orders
from portside.server.play.stand_in_bots import end_stand_in, stand_in, stand_in_noticed
from portside.server.play.stored_table import (
    SELECT_TABLES,
    TableRow,
    read_table,
    read_tables,
    seconds_until_lent,
)
from portside.server.play.waiting import waiting_matches
from portside.server.store.clock import now
from portside.server.store.schema import EYES, HIDDEN, RESTS, SEATS, TABLES, VOICES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.accounts import Guest
    from portside.server.services import Services

DAY = 86_400.0
FORGOTTEN = {"live": 30 * DAY, "relaxed": 30 * DAY, "days": 90 * DAY}
"""How long nobody may touch a match of several people before it ends by itself, by pace."""
LONGEST_HOLIDAY = 60 * DAY


class PauseAndResign:
    """Carry out what people decide."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage
        self._lobby = services.lobby

    # -- what takes several

    async def voice(self, guest: Guest, table: str, what: str, about: int, say: bool) -> TableRow:
        """Vote for something, such as a pause, or no longer; when enough do, it is done."""
        late = await self._late(table) if what == "lend" else set()
        async with self._lobby.locked(table) as (connection, row):
            if guest.id not in row.people():
                raise NotYourSeat("Only who plays has a voice here.")
            _check_running(row)
            _check_about(row, what, about)
            if what == "lend" and about not in late:
                self._check_replaceable(row, about)
            await self._write(connection, row, (what, about, guest.id), say)
            heard = await read_table(connection, table)
            assert heard is not None
            if heard.agreed(what, about):
                await connection.execute(_voices(table, what, about))
                await self._do(connection, heard, what, about)
        return await self._lobby.table(table)

    async def _write(
        self, connection: AsyncConnection, row: TableRow, voice: tuple[str, int, str], say: bool
    ) -> None:
        what, about, guest = voice
        await connection.execute(_voices(row.id, what, about).where(VOICES.c.guest == guest))
        if say:
            said = {"table": row.id, "what": what, "about": about, "guest": guest}
            await connection.execute(sa.insert(VOICES).values(**said))

    async def _late(self, table: str) -> set[int]:
        """Return the seats whose time is up, where the terms let people vote then."""
        turns = await waiting_matches(self._services, table=table, late="vote")
        return {turn.seat for turn in turns if turn.left is not None and turn.left <= 0}

    def _check_replaceable(self, row: TableRow, seat: int) -> None:
        """Raise `SeatPresent` unless somebody has been away for long enough."""
        away = self._services.config.limits.away
        here = seat in self._services.presence.at(row.id)
        wait = seconds_until_lent(row, row.seats[seat], here, away)
        if wait is None or wait > 0:
            message = "A bot plays only for who is late or stays away."
            raise SeatPresent(message, seat=seat, wait=wait or away)

    async def _do(self, connection: AsyncConnection, row: TableRow, what: str, about: int) -> None:
        if what == "abandon":
            await end_match(connection, row, "abandoned")
        elif what == "lend":
            await stand_in(connection, row, about, row.terms.bot)
        elif not row.paused:
            await connection.execute(sa.insert(RESTS).values(of=row.id, began=now(), ended=None))
            await chat.write_chat_line(connection, row.id, chat.EVENT, "event-paused")
        await self._lobby.set(connection, row.id)

    async def go_on(self, guest: Guest, table: str) -> TableRow:
        """End a pause; anybody who plays may."""
        async with self._lobby.locked(table) as (connection, row):
            seat = _seat_of(row, guest.id)
            if row.paused:
                open_rest = (RESTS.c.of == table) & RESTS.c.ended.is_(None)
                await connection.execute(sa.update(RESTS).where(open_rest).values(ended=now()))
                await chat.write_chat_line(connection, table, chat.EVENT, "event-goes-on", seat)
            await self._lobby.set(connection, table)
        return await self._lobby.table(table)

    # -- what everybody may do alone

    async def resign(self, guest: Guest, table: str) -> TableRow:
        """Resign from a match: between two it ends, otherwise a bot plays on, for good."""
        async with self._lobby.locked(table) as (connection, row):
            seat = _seat_of(row, guest.id)
            _check_running(row)
            left = [r.guest for r in row.seats if r.guest and r.guest != guest.id]
            # By name, for the seat is a bot's from now on.
            said = ("event-resigned", seat, row.seats[seat].name)
            await chat.write_chat_line(connection, table, chat.EVENT, *said)
            if len(row.seats) == 2 or not left:
                await end_match(connection, row, "resigned", seat)
            else:
                await drop_orders(connection, row.match, row.seats_of(guest.id))
                mine = (SEATS.c.table == table) & (SEATS.c.guest == guest.id)
                gone = {"guest": None, "bot": row.terms.bot, "credential": new_id(24)}
                await connection.execute(sa.update(SEATS).where(mine).values(**gone))
                host = left[0] if row.host == guest.id else row.host
                await self._lobby.set(connection, table, host=host)
        await self._services.rooms.wake(table)
        return await self._lobby.table(table)

    async def forget(self, guest: Guest, table: str) -> None:
        """Take a match off one's list; one that nobody else ever saw is deleted for good.

        A match that goes on elsewhere stays: it tells that its secret is not to be told yet.
        """
        async with self._lobby.locked(table) as (connection, row):
            if guest.id != row.host and not row.seats_of(guest.id):
                raise NotYourSeat("This is none of yours.")
            seen = sa.select(EYES.c.guest).where(EYES.c.match == row.match)
            others = (row.people() | set((await connection.execute(seen)).scalars())) - {guest.id}
            goes_on = row.status == "stopped" and row.rematch is not None
            if not others and not goes_on and row.status != "open":
                await delete_table(connection, row)
            elif row.status == "running":
                raise MatchRunning("Others play here; resign first.")
            else:
                insert = postgresql.insert if self._storage.postgres else sqlite.insert
                mark = insert(HIDDEN).values(table=table, guest=guest.id)
                await connection.execute(mark.on_conflict_do_nothing())

    async def holiday(self, guest: Guest, days: float) -> None:
        """Let one's clocks pause from now on, at tables of days; 0 ends the holiday."""
        if not 0 <= days * DAY <= LONGEST_HOLIDAY:
            raise ServerError("A holiday has at most sixty days.")
        time = now()
        async with self._storage.writing() as connection:
            running = (RESTS.c.of == guest.id) & (RESTS.c.ended > time)
            await connection.execute(sa.update(RESTS).where(running).values(ended=time))
            if days > 0:
                rest = {"of": guest.id, "began": time, "ended": time + days * DAY}
                await connection.execute(sa.delete(RESTS).where(RESTS.c.began == time, running))
                await connection.execute(sa.insert(RESTS).values(**rest))
        await self.seen_anew(guest)

    async def seen_anew(self, guest: Guest) -> None:
        """Let everybody know who plays with somebody that they have another name or rest."""
        mine = sa.select(SEATS.c.table).where(SEATS.c.guest == guest.id)
        active = sa.select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.status != "over")
        async with self._storage.writing() as connection:
            tables = list((await connection.execute(active)).scalars())
            await self._storage.tell(connection, [f"{table} -" for table in tables])
        for table in tables:
            await self._services.rooms.changed(table)

    # -- coming back

    async def back(self, table: str, seats: list[int]) -> None:
        """Let bots leave the seats of people who are back after a pause or a holiday."""
        async with self._lobby.locked(table) as (connection, row):
            for seat in seats:
                if row.seats[seat].guest is not None and row.seats[seat].bot is not None:
                    await end_stand_in(connection, row, seat, back=True)
            await self._lobby.set(connection, table)

    async def played_on(self, table: str, seat: int) -> None:
        """Take note that somebody who was away has answered again."""
        async with self._lobby.locked(table) as (connection, _):
            await stand_in_noticed(connection, table, seat)

    # -- the end of what nobody will finish

    async def sweep(self) -> int:
        """End matches, paused or not, that nobody has touched for long; return how many."""
        old = SELECT_TABLES.where(
            TABLES.c.status == "running", TABLES.c.changed < now() - min(FORGOTTEN.values())
        )
        async with self._storage.reading() as connection:
            found = await read_tables(connection, old)
        gone = [row for row in found if len(row.people()) > 1 and _forgotten(row)]
        for each in gone:
            async with self._lobby.locked(each.id) as (connection, row):
                if row.status == "running" and _forgotten(row):
                    await end_match(connection, row, "expired")
        return len(gone)


def _forgotten(row: TableRow) -> bool:
    return max(row.moved, row.changed) < now() - FORGOTTEN[row.pace]


def _check_running(row: TableRow) -> None:
    if row.status == "open":
        raise NotStarted("The match has not begun.")
    if row.status != "running":
        raise AlreadyStarted("The match is over.")


def _check_about(row: TableRow, what: str, about: int) -> None:
    if what != "lend":
        if about != -1:
            raise ServerError("This is about nobody in particular.")
    elif about not in range(len(row.seats)) or row.seats[about].guest is None:
        raise WrongSeats(f"Nobody sits on seat {about}.", seat=str(about))


def _seat_of(row: TableRow, guest: str) -> int:
    seats = row.seats_of(guest)
    if not seats:
        raise NotYourSeat("You do not sit there.")
    return seats[0]


def _voices(table: str, what: str, about: int) -> sa.Delete:
    return sa.delete(VOICES).where(
        VOICES.c.table == table, VOICES.c.what == what, VOICES.c.about == about
    )
