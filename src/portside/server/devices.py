"""Devices: where somebody is signed in, since when, and until they or time end it.

A cookie names a device and is worth as much as the device's row: once that is gone, by its owner's
word, by a recovery or by long disuse, the cookie is nobody's. Cookies of a time before devices name
a guest; every such guest has one device of the same name for all of them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from portside.server.errors import NotFound, NotIntroduced
from portside.server.ids import new_id
from portside.server.store.clock import now
from portside.server.store.schema import DEVICES, RECOVERY_CODES, SEAT_LINKS, SEATS, TABLES
from portside.server.store.storage import Storage

DISUSE_SECONDS = 180 * 24 * 3600
"""A device that was not used for so long is signed out."""
RENEWAL_SECONDS = 24 * 3600
"""A cookie is sent anew after so long, so that it lasts as long as it is used."""
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome"}
BROWSERS |= {"CriOS": "Chrome", "FxiOS": "Firefox", "Safari": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iOS", "iPad": "iPadOS", "Windows": "Windows"}
SYSTEMS |= {"Mac OS X": "macOS", "Linux": "Linux"}


def device_description(agent: str) -> dict[str, str]:
    """Return a device's browser and system by its `User-Agent`, the more special first."""
    return {"browser": _named(BROWSERS, agent), "system": _named(SYSTEMS, agent)}


def _named(known: dict[str, str], agent: str) -> str:
    return next((name for sign, name in known.items() if re.search(rf"\b{sign}\b", agent)), "")


def device_handle(device: str) -> str:
    """Return what a device is called in lists; the handle opens nothing."""
    return hashlib.sha256(f"device:{device}".encode()).hexdigest()[:16]


def device_in_use() -> sa.ColumnElement[bool]:
    """Return the condition that a device was used of late, for a query."""
    return DEVICES.c.seen > now() - DISUSE_SECONDS


async def check_signed_in(connection: AsyncConnection, device: str) -> None:
    """Raise `NotIntroduced` if a device was signed out meanwhile; keep it from that for now."""
    here = sa.select(DEVICES.c.id).where(DEVICES.c.id == device)
    held = here.with_for_update(read=True, key_share=True)
    if (await connection.execute(held)).first() is None:
        raise NotIntroduced("This device was signed out.")


class Devices:
    """Sign devices in and out."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def begin(self, connection: AsyncConnection, guest: str, agent: str) -> str:
        """Sign a device in; return its name."""
        device = new_id(18)
        row = {"id": device, "guest": guest, "created": now(), "seen": now()}
        await connection.execute(sa.insert(DEVICES).values(**row, **device_description(agent)))
        return device

    async def listed(self, guest: str, here: str) -> list[dict[str, Any]]:
        """Return where somebody is signed in, latest first; `here` is the device that asks."""
        query = sa.select(DEVICES).where(DEVICES.c.guest == guest, device_in_use())
        async with self._storage.reading() as connection:
            rows = list(await connection.execute(query.order_by(DEVICES.c.seen.desc())))
        named = ("browser", "system", "created", "seen")
        return [
            {
                "id": device_handle(row.id),
                "here": row.id == here,
                **{name: row._mapping[name] for name in named},
            }
            for row in rows
        ]

    async def renew(self, device: str) -> bool:
        """Note that a device is used; tell whether its cookie is due to be sent anew."""
        due = (DEVICES.c.id == device) & (DEVICES.c.seen < now() - RENEWAL_SECONDS)
        async with self._storage.reading() as connection:
            if (await connection.execute(sa.select(DEVICES.c.id).where(due))).first() is None:
                return False
        async with self._storage.writing() as connection:
            await connection.execute(sa.update(DEVICES).where(due).values(seen=now()))
        return True

    async def alive(self, devices: Collection[str]) -> set[str]:
        """Return those of some devices that are still signed in."""
        query = sa.select(DEVICES.c.id).where(DEVICES.c.id.in_(devices), device_in_use())
        async with self._storage.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def leave(self, guest: str, device: str) -> set[str]:
        """Sign out the device one sits at; return the tables where seats have new credentials."""
        async with self._storage.writing() as connection:
            return await self._sign_out(connection, guest, DEVICES.c.id == device)

    async def end(self, guest: str, named: str) -> set[str]:
        """Sign out another device, by its handle, with the recovery code that was made there.

        Returns:
            The tables where seats have new credentials.
        """
        async with self._storage.writing() as connection:
            mine = sa.select(DEVICES.c.id).where(DEVICES.c.guest == guest)
            found = [
                one
                for one in (await connection.execute(mine)).scalars()
                if device_handle(one) == named
            ]
            if not found:
                raise NotFound("There is no such device.")
            tables = await self._sign_out(connection, guest, DEVICES.c.id.in_(found))
            codes = sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.device.in_(found))
            await connection.execute(codes)
            return tables

    async def end_others(
        self, guest: str, but: str, connection: AsyncConnection | None = None
    ) -> set[str]:
        """Sign out every device but one, with all codes and links that were not made on it.

        Returns:
            The tables where seats have new credentials.
        """
        if connection is None:
            async with self._storage.writing() as own:
                return await self.end_others(guest, but, own)
        tables = await self._sign_out(connection, guest, DEVICES.c.id != but)
        elsewhere = (RECOVERY_CODES.c.guest == guest) & (RECOVERY_CODES.c.device != but)
        await connection.execute(sa.delete(RECOVERY_CODES).where(elsewhere))
        return tables

    async def _sign_out(
        self, connection: AsyncConnection, guest: str, which: sa.ColumnElement[bool]
    ) -> set[str]:
        gone = await connection.execute(sa.delete(DEVICES).where(DEVICES.c.guest == guest, which))
        # Only then: what a device was about to make has been made, or never will be.
        await connection.execute(sa.delete(SEAT_LINKS).where(SEAT_LINKS.c.guest == guest))
        if not gone.rowcount:
            return set()
        tables = await _new_credentials(connection, guest)
        await self._storage.tell(connection, [f"{table} -" for table in tables])
        return tables

    async def sweep(self) -> int:
        """Forget devices that nobody uses any more; return how many."""
        async with self._storage.writing() as connection:
            return (await connection.execute(sa.delete(DEVICES).where(~device_in_use()))).rowcount


async def _new_credentials(connection: AsyncConnection, guest: str) -> set[str]:
    """Give all seats of somebody new credentials: the device that is gone knows the old ones."""
    going = sa.select(TABLES.c.id).where(TABLES.c.status.in_(("open", "running")))
    mine = sa.select(SEATS.c.table, SEATS.c.seat).where(
        SEATS.c.guest == guest, SEATS.c.table.in_(going)
    )
    places = list(await connection.execute(mine))
    for table, seat in places:
        at = (SEATS.c.table == table) & (SEATS.c.seat == seat)
        await connection.execute(sa.update(SEATS).where(at).values(credential=new_id(24)))
    return {table for table, _ in places}
