"""Whose eyes somebody has had in a match: the one place that decides who may look from where.

A hand that was seen cannot be forgotten. So whoever has looked from a seat of a match is bound to
it until the match is over, and this is kept with the match, where every process reads it:

- nobody looks from a second seat, unless they began the match as its hot seat;
- nobody plays against somebody whose hand they have seen;
- the past, with its secret, opens when the match is over, also where it goes on elsewhere;
- a match that still runs is played on only by who alone has seen it, in a world dealt anew; then
  it is practice for good, and so is a match that was taken back further than its fence: somebody
  knows what is to come. Nobody new sits down at practice.

Spectators know what everybody knows; nothing comes of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.errors import MatchRunning, NoConsent, OneSeat, PracticeOnly
from portside.server.play.stored_table import TableRow, read_table
from portside.server.store.schema import EYES, TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Had = Mapping[str, frozenset[int]]
"""The seats each guest has looked from."""


async def views_had(connection: AsyncConnection, match: str | None) -> Had:
    """Return who has viewed a match from which seat."""
    found: dict[str, frozenset[int]] = {}
    for row in await connection.execute(sa.select(EYES).where(EYES.c.match == match)):
        found[row.guest] = found.get(row.guest, frozenset()) | {row.seat}
    return found


async def _note(connection: AsyncConnection, match: str, looks: Iterable[tuple[str, int]]) -> None:
    rows = [{"match": match, "guest": guest, "seat": seat} for guest, seat in looks]
    if rows:
        await connection.execute(sa.insert(EYES), rows)


# -- seats


async def bind_viewers(connection: AsyncConnection, table: TableRow, match: str) -> None:
    """Bind everybody who sits at a table to the view of their seats: its match begins."""
    await _note(connection, match, ((row.guest, row.seat) for row in table.seats if row.guest))


async def check_may_sit(connection: AsyncConnection, table: TableRow, guest: str) -> Had:
    """Return who has viewed a match from where, to somebody who may sit down at all."""
    looks = await views_had(connection, table.match)
    if table.practice and guest not in looks and (looks or guest != table.host):
        raise PracticeOnly("A practice table is for one person.")
    return looks


async def grant_view(
    connection: AsyncConnection, table: TableRow, looks: Had, guest: str, seat: int
) -> None:
    """Give somebody the right to view a match from a seat, or raise why not."""
    if table.match is None:
        return
    check_view(table, looks, guest, seat)
    if seat not in looks.get(guest, ()):
        await _note(connection, table.match, [(guest, seat)])


def check_view(table: TableRow, looks: Had, guest: str, seat: int) -> None:
    """Raise `OneSeat` if somebody would view a hand that is not theirs."""
    mine = looks.get(guest, frozenset())
    if mine and seat not in mine:
        raise OneSeat("Nobody may look into a second hand of a match.", seat=seat)
    for other in table.people() - {guest}:
        if seat in looks.get(other, ()):
            raise OneSeat("Somebody who plays here has seen this hand.", seat=seat)
        if mine.intersection(table.seats_of(other)):
            raise OneSeat("You have seen the hand of somebody who plays here.", seat=seat)


def seats_in_view(table: TableRow, guest: str | None, credentials: Iterable[str]) -> list[int]:
    """Return the seats that credentials let somebody view: those of one person."""
    found = [seat for one in credentials if (seat := table.seat_with(one)) is not None]
    owner = guest or (table.seats[found[0]].guest if found else None)
    return [seat for seat in found if table.seats[seat].guest == owner]


# -- the past, and the future


async def check_match_over(connection: AsyncConnection, table: TableRow) -> None:
    """Raise `MatchRunning` while a match, or the one it goes on in, is not over."""
    last: TableRow | None = table
    while last is not None and last.status == "stopped" and last.rematch is not None:
        last = await read_table(connection, last.rematch)
    if last is not None and last.status != "over":
        raise MatchRunning("The match is not over.")


async def view_for_branch(
    connection: AsyncConnection, table: TableRow, guest: str
) -> list[int] | None:
    """Return with whose view somebody may play a match on: None once it is over, for all.

    Whoever does so while it runs must mark it first (`mark_looked_ahead`).

    Raises:
        MatchRunning: it is not over, and others have looked at it.
    """
    if table.status != "running":
        await check_match_over(connection, table)
        return None
    looks = await views_had(connection, table.match)
    if table.people() != {guest} or set(looks) != {guest}:
        raise MatchRunning("Others play this match; it is not over.")
    return sorted(looks[guest])


def check_nobody_came(table: TableRow, agreed: Collection[str]) -> None:
    """Raise `NoConsent` if somebody has just sat down who has not agreed to go back."""
    if table.people() - set(agreed):
        raise NoConsent("Somebody has come who was not asked.")


async def mark_looked_ahead(connection: AsyncConnection, table: str) -> None:
    """Mark a match for good: somebody has viewed more of it than whoever sat down now would."""
    await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(practice=True))


async def carry_views_on(connection: AsyncConnection, match: str, new: str) -> None:
    """Bind everybody who viewed a match in the one that it goes on in."""
    looks = await views_had(connection, match)
    await _note(connection, new, ((guest, seat) for guest in looks for seat in looks[guest]))
