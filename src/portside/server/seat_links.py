"""Links that bring somebody's own seat to another of their devices: for a few minutes, once.

Whoever follows one is signed in as the person who made it, at a device of its own, which is listed
and ended like any other; signing any device out ends links that are still open, too. The seat is
only where they arrive: whose eyes they have follows from who they are, as always.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from portside.server.accounts import Guest
from portside.server.devices import check_signed_in
from portside.server.errors import BadCode, NotYourSeat, SomebodyElse
from portside.server.ids import new_id
from portside.server.store.clock import now
from portside.server.store.schema import GUESTS, SEAT_LINKS, SEATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.accounts import Accounts
    from portside.server.play.stored_table import TableRow
    from portside.server.store.storage import Storage

LIFETIME = 600.0
"""Seconds in which a link can be followed."""


class Arrival(NamedTuple):
    """Who followed a link, and where to."""

    guest: Guest
    table: str
    seat: int


class SeatLinks:
    """Make links and follow them."""

    def __init__(self, storage: Storage, accounts: Accounts) -> None:
        self._storage = storage
        self._accounts = accounts

    async def make(self, guest: Guest, table: TableRow, seat: int) -> str:
        """Return the code of a new link to one's own seat; the one before stops working."""
        if seat not in table.seats_of(guest.id):
            raise NotYourSeat("You do not sit there.")
        code = new_id(24)
        place = {"guest": guest.id, "table": table.id, "seat": seat}
        older = [SEAT_LINKS.c[name] == value for name, value in place.items()]
        link = {"hash": _hash(code), "until": now() + LIFETIME, **place}
        async with self._storage.writing() as connection:
            await check_signed_in(connection, guest.device)
            await connection.execute(sa.delete(SEAT_LINKS).where(*older))
            await connection.execute(sa.insert(SEAT_LINKS).values(**link))
        return code

    async def follow(self, code: str, here: Guest | None, agent: str, instead: bool) -> Arrival:
        """Sign a device in by a link to a seat, which is used up then.

        Args:
            code: the code of the link.
            here: who is signed in at the device already.
            agent: what the device says of itself.
            instead: whether the device shall forget who was signed in there.

        Raises:
            BadCode: there is no such link any more.
            SomebodyElse: somebody else is signed in there, and shall not be forgotten.
        """
        valid = (SEAT_LINKS.c.hash == _hash(code)) & (SEAT_LINKS.c.until > now())
        query = sa.select(SEAT_LINKS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == SEAT_LINKS.c.guest)
        async with self._storage.writing() as connection:
            link = (await connection.execute(query.where(valid).with_for_update())).first()
            if link is None or not await self._sits(connection, link):
                raise BadCode("This link has been used, or is too old.")
            if here is not None and here.id != link.guest and not instead:
                raise SomebodyElse("Somebody else is signed in here.", name=here.name)
            await connection.execute(sa.delete(SEAT_LINKS).where(valid))
            if here is None or here.id != link.guest:
                device = await self._accounts.devices.begin(connection, link.guest, agent)
                here = Guest(link.guest, link.name, device)
        return Arrival(here, link.table, link.seat)

    async def _sits(self, connection: AsyncConnection, link: sa.Row[Any]) -> bool:
        at = (SEATS.c.table == link.table) & (SEATS.c.seat == link.seat)
        found = await connection.execute(sa.select(SEATS.c.guest).where(at))
        return bool(found.scalar() == link.guest)

    async def sweep(self) -> int:
        """Forget links to seats that are too old; return how many."""
        async with self._storage.writing() as connection:
            old = sa.delete(SEAT_LINKS).where(SEAT_LINKS.c.until <= now())
            return (await connection.execute(old)).rowcount


def _hash(code: str) -> str:
    return hashlib.sha256(f"seat link:{code}".encode()).hexdigest()
