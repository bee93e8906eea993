"""What happens around a match: tables are set up, people sit down and leave, matches begin.

Every change is one transaction that locks its table first, so that storms of requests, even to
several processes, have one clear outcome each.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from portside.engine.errors import WrongSeats
from portside.engine.game import find
from portside.engine.match import Match, blame_position
from portside.engine.scenario import from_dict
from portside.hosting.branched_match import new_match_secret
from portside.server import protocol
from portside.server.accounts import Guest
from portside.server.config import Limits
from portside.server.errors import (
    AlreadyStarted,
    MatchRunning,
    NoTable,
    NotYourSeat,
    PracticeOnly,
    SeatsFree,
    SeatTaken,
    ServerError,
    TableFull,
)
from portside.server.ids import new_id
from portside.server.play import stand_in_bots, viewing_rights
from portside.server.play.endings import end_match
from portside.server.play.order_book import drop_orders
from portside.server.play.presence import check_absent_long_enough, who_came
from portside.server.play.quotas import (
    ACTIVE,
    check_quota_of_bot_tables,
    check_quota_of_seats,
    check_quota_of_tables,
)
from portside.server.play.stored_table import (
    SeatRow,
    TableRow,
    new_seat_row,
    read_table,
)
from portside.server.store.clock import now
from portside.server.store.schema import MATCHES, SEATS, TABLES, WISHES
from portside.server.store.storage import Storage


class Lobby:
    """Change tables.

    Args:
        storage: where they are kept.
        limits: how many tables one guest may host, and how long absence must last.
        check_bot: raises for a bot there is not.
        changed: told of every table after a change.
        here: tells which seats of a table are connected to this process.
    """

    def __init__(
        self,
        storage: Storage,
        limits: Limits,
        check_bot: Callable[[str], None],
        changed: Callable[[str], Awaitable[None]],
        here: Callable[[str], Collection[int]],
    ) -> None:
        self._here = here
        self._storage = storage
        self._limits = limits
        self._check_bot = check_bot
        self._changed = changed

    def _check_lead(self, row: TableRow, guest: str) -> None:
        row.check_host(guest, self._here(row.id), self._limits.away)

    # -- looking

    async def table(self, table: str) -> TableRow:
        """Return a table of the lobby, or raise `NoTable`."""
        async with self._storage.reading() as connection:
            found = await read_table(connection, table)
        if found is None:
            raise NoTable("There is no such table.")
        return found

    # -- changing

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[tuple[AsyncConnection, TableRow]]:
        """Hold a table while it is changed, then tell everybody."""
        async with self._storage.writing() as connection:
            lock = sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
            await connection.execute(lock)
            found = await read_table(connection, table)
            if found is None:
                raise NoTable("There is no such table.")
            yield connection, found
            await self._storage.tell(connection, [f"{table} -"])
        await self._changed(table)

    async def set(self, connection: AsyncConnection, table: str, **values: object) -> None:
        """Change a table that is held locked."""
        await connection.execute(
            sa.update(TABLES).where(TABLES.c.id == table).values(**values, changed=now())
        )

    async def _seat(
        self, connection: AsyncConnection, table: str, seat: int, **values: object
    ) -> None:
        at = (SEATS.c.table == table) & (SEATS.c.seat == seat)
        await connection.execute(sa.update(SEATS).where(at).values(**values))

    async def create(self, guest: Guest, wish: protocol.NewTable, came_from: str = "") -> TableRow:
        """Set up a table in the lobby; `came_from` is a digest of where its host is."""
        options, practice = self._checked(wish)
        table = new_id()
        row = {
            "id": table,
            "title": wish.title,
            "options": options,
            "scenario": wish.scenario,
            "seed": wish.seed,
            "host": guest.id,
            "pace": wish.pace,
            "terms": wish.terms.model_dump(),
            "listed": wish.listed,
            "practice": practice,
            "status": "open",
            "invite": new_id(12),
            "came_from": came_from,
            "created": now(),
            "changed": now(),
        }
        seats = [
            new_seat_row(table, i, guest.id if s.who == "me" else None, s.bot)
            for i, s in enumerate(wish.seats)
        ]
        async with self._storage.writing() as connection:
            await self.check_count(connection, guest.id)
            await connection.execute(sa.insert(TABLES).values(**row))
            await connection.execute(sa.insert(SEATS), seats)
            if wish.start:
                found = await read_table(connection, table)
                assert found is not None
                await self._begin(connection, found)
        return await self.table(table)

    def _checked(self, wish: protocol.NewTable) -> tuple[dict[str, Any], bool]:
        """Return the options of a new table and whether it is for practice; deal it once to see."""
        game = find(wish.title)
        self._check_bot(wish.terms.bot)
        for seat in wish.seats:
            if (seat.who == "bot") != (seat.bot is not None):
                raise ServerError("A seat for a bot names the bot, and no other does.")
            if seat.bot is not None:
                self._check_bot(seat.bot)
        practice = wish.scenario is not None or wish.seed is not None
        if practice and (wish.listed or any(seat.who == "free" for seat in wish.seats)):
            raise PracticeOnly("A practice table is for one person and bots.")
        options, placed = wish.options, None
        if wish.scenario is not None:
            placed = from_dict(wish.scenario)
            options = options or dict(placed.options)
            if placed.title != wish.title or placed.seats != len(wish.seats):
                raise WrongSeats("The position is for another title or number of seats.")
        trial = Match.new(game, len(wish.seats), wish.seed or "trial", options, placed)
        if placed is not None:
            _look_over(trial)
        return options, practice

    async def check_count(self, connection: AsyncConnection, guest: str) -> None:
        """Raise `TooManyTables` if a guest hosts as many as may be."""
        await check_quota_of_tables(connection, guest, self._limits.tables)

    async def change(self, guest: Guest, table: str, wish: protocol.TableChange) -> TableRow:
        """Change label or listing of a table in the lobby."""
        async with self.locked(table) as (connection, row):
            self._check_lead(row, guest.id)
            if wish.listed and row.practice:
                raise PracticeOnly("A practice table cannot be listed.")
            row.check_pace(wish.pace, guest.id)
            values = wish.model_dump(exclude_none=True)
            await self.set(connection, table, **values)
        return await self.table(table)

    async def close(self, guest: Guest, table: str) -> None:
        """Clear a table away that has not begun; end a match that nobody else plays."""
        async with self.locked(table) as (connection, row):
            self._check_lead(row, guest.id)
            if row.status == "open":
                await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
            elif row.status == "running" and row.people() <= {guest.id}:
                await end_match(connection, row, "abandoned")
            else:
                raise AlreadyStarted("Others play here, or the match is over.")

    async def join(self, guest: Guest, table: str, wish: protocol.Join) -> TableRow:
        """Take a free seat at a table of the lobby."""
        async with self.locked(table) as (connection, row):
            row.check_watch(guest.id, wish.invite)
            if row.status not in ACTIVE:
                raise AlreadyStarted("The match is over.")
            await check_quota_of_seats(connection, table, guest.id, self._limits.seated)
            looks = await viewing_rights.check_may_sit(connection, row, guest.id)
            seat = _free_seat(row, wish.seat, looks.get(guest.id, frozenset()))
            await viewing_rights.grant_view(connection, row, looks, guest.id, seat)
            unasked = sa.delete(WISHES).where(WISHES.c.match == row.match)
            await connection.execute(unasked)  # whoever comes has a word in going back too
            sits = {"guest": guest.id, "credential": new_id(24), "seen": now(), "away": None}
            await self._seat(connection, table, seat, **sits)
            await self.set(connection, table)
        return await self.table(table)

    async def leave(self, guest: Guest, table: str, seat: int | None) -> TableRow:
        """Give one's seats free; a host who leaves hands the table on."""
        async with self.locked(table) as (connection, row):
            mine = row.seats_of(guest.id)
            leaving = mine if seat is None else [s for s in mine if s == seat]
            if not leaving:
                raise NotYourSeat("You do not sit there.")
            if row.status not in ACTIVE:
                raise AlreadyStarted("The match is over; seats stay as they were.")
            await drop_orders(connection, row.match, leaving)
            for number in leaving:
                gone = {"guest": None, "bot": None, "credential": new_id(24)}
                await self._seat(connection, table, number, **gone)
            left = [r.guest for r in row.seats if r.guest and r.seat not in leaving]
            host = row.host if row.host != guest.id or guest.id in left or not left else left[0]
            await self.set(connection, table, host=host)
        return await self.table(table)

    async def start(self, guest: Guest, table: str) -> TableRow:
        """Begin the match of a table in the lobby."""
        async with self.locked(table) as (connection, row):
            self._check_lead(row, guest.id)
            await self._begin(connection, row)
        return await self.table(table)

    async def _begin(self, connection: AsyncConnection, row: TableRow) -> None:
        if row.status != "open":
            raise AlreadyStarted("The match has begun.")
        if any(seat.free for seat in row.seats):
            raise SeatsFree("Somebody must sit on every seat.")
        await check_quota_of_bot_tables(connection, row.id, row.host, self._limits.alone)
        match, game, begun = new_id(), find(row.title), now()
        options = game.configured(row.options, len(row.seats))
        await connection.execute(
            sa.insert(MATCHES).values(
                id=match,
                table=row.id,
                title=row.title,
                rules=game.rules,
                seats=len(row.seats),
                options=options,
                secret=row.seed or new_match_secret(),
                scenario=row.scenario,
                created=begun,
            )
        )
        await viewing_rights.bind_viewers(connection, row, match)
        everybody = sa.update(SEATS).where(SEATS.c.table == row.id)
        await connection.execute(everybody.values(seen=begun))
        await self.set(connection, row.id, match=match, options=options, status="running")

    async def rematch(self, guest: Guest, table: str) -> TableRow:
        """Set up the same table in the lobby again; whoever asks second gets the same one.

        Who never came to the last match is not drawn into the next.
        """
        async with self.locked(table) as (connection, row):
            if not row.seats_of(guest.id):
                raise NotYourSeat("Only who played may ask for a rematch.")
            if row.status in ACTIVE:
                raise MatchRunning("The match is not over.")
            again = row.rematch
            if again is None or await read_table(connection, again) is None:
                await self.check_count(connection, guest.id)
                again = await self._again(connection, row, guest.id)
                await self.set(connection, table, rematch=again)
        return await self.table(again)

    async def _again(self, connection: AsyncConnection, row: TableRow, host: str) -> str:
        table = new_id()
        same = ("title", "options", "scenario", "seed", "pace", "came_from")
        values = {name: getattr(row, name) for name in same} | {"terms": asdict(row.terms)}
        practice = row.seed is not None or row.scenario is not None
        values |= {"practice": practice, "listed": row.listed and not practice}
        stamps = {"invite": new_id(12), "created": now(), "changed": now()}
        await connection.execute(
            sa.insert(TABLES).values(id=table, host=host, status="open", **values, **stamps)
        )
        came = {host, *await who_came(connection, row, self._here(row.id))}
        seats = [
            new_seat_row(
                table, s.seat, s.guest if s.guest in came else None, None if s.guest else s.bot
            )
            for s in row.seats
        ]
        await connection.execute(sa.insert(SEATS), seats)
        found = await read_table(connection, table)
        if found is not None and found.people() == {host} and not any(s.free for s in found.seats):
            await self._begin(connection, found)
        return table

    # -- bots on seats

    async def give_to_bot(
        self, guest: Guest, table: str, seat: int, bot: str, present: Collection[int]
    ) -> TableRow:
        """Let a bot play a free seat, for oneself, or for a person who stays away."""
        self._check_bot(bot)
        async with self.locked(table) as (connection, row):
            check_absent_long_enough(row, _seat_at(row, seat), guest.id, present, self._limits.away)
            if row.status not in ACTIVE:
                raise AlreadyStarted("The match is over.")
            await stand_in_bots.stand_in(connection, row, seat, bot)
            if row.status == "running":
                await check_quota_of_bot_tables(connection, table, row.host, self._limits.alone)
            await self.set(connection, table)
        return await self.table(table)

    async def hand_back(self, guest: Guest, table: str, seat: int) -> TableRow:
        """Take a seat from a bot: it is its person's again, or free."""
        async with self.locked(table) as (connection, row):
            own = _seat_at(row, seat).guest == guest.id
            if not own:
                self._check_lead(row, guest.id)
            await stand_in_bots.end_stand_in(connection, row, seat, back=own)
            await self.set(connection, table)
        return await self.table(table)

    async def free(self, guest: Guest, table: str, seat: int) -> TableRow:
        """Free a seat at a table of the lobby before the start.

        Whoever is sent away knows the invitation, which opens the table no more then; so does
        whoever left the seat just before.
        """
        async with self.locked(table) as (connection, row):
            self._check_lead(row, guest.id)
            before = _seat_at(row, seat)
            sent_away = before.free or before.guest not in (None, guest.id)
            if row.status != "open":
                raise AlreadyStarted("The match has begun.")
            await self._seat(connection, table, seat, guest=None, bot=None, credential=new_id(24))
            await self.set(connection, table, invite=new_id(12) if sent_away else row.invite)
        return await self.table(table)

    async def look_ahead(self, table: str, agreed: Collection[str]) -> None:
        """Note that a match is taken back further than its fence, before it is."""
        async with self.locked(table) as (connection, row):
            viewing_rights.check_nobody_came(row, agreed)
            await viewing_rights.mark_looked_ahead(connection, table)

    # -- the end

    async def finish(self, table: str, match: str, result: object, final: object) -> None:
        """Write down at its table how a match ended; doing it twice does no harm."""
        async with self.locked(table) as (connection, row):
            if row.status == "over" or row.match != match:
                return
            ended = {"result": result, "final": final, "ended": now()}
            await connection.execute(
                sa.update(MATCHES).where(MATCHES.c.id == match).values(**ended)
            )
            await self.set(connection, table, status="over")


def _look_over(match: Match) -> None:
    """Look at a position as clients will, or raise `BadScenario`."""
    try:
        for eyes in (*range(len(match.table.seats)), None):
            match.view(eyes)
        for prompt in match.pending:
            prompt.options  # noqa: B018 # made when somebody looks
    except Exception as error:
        blame_position(error, match.origin)
        raise


def _seat_at(row: TableRow, seat: int) -> SeatRow:
    if seat not in range(len(row.seats)):
        raise WrongSeats(f"There is no seat {seat}.", seat=str(seat))
    return row.seats[seat]


def _free_seat(row: TableRow, wish: int | None, known: Collection[int]) -> int:
    """Return the wished seat if it is free, or else the first one, a known one before others."""
    if wish is not None:
        if not _seat_at(row, wish).free:
            raise SeatTaken(f"Somebody sits on seat {wish}.", seat=wish)
        return wish
    free = [seat.seat for seat in row.seats if seat.free]
    if not free:
        raise TableFull("Every seat is taken.")
    return min(free, key=lambda seat: seat not in known)
