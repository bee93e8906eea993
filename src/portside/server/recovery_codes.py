"""Recovery codes: a way back for who has lost their devices, and for nobody who held one once.

A code belongs to the device it was made on. A new one puts those before it out of force, and
whoever signs a device out from another one ends the codes that were made there, so that an older
one, of another device, works again: who had somebody's device for a moment leaves no way back to
it, and has not taken away the owner's. Who signs the device out that they sit at keeps its code.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa

from portside.server.devices import check_signed_in
from portside.server.errors import BadCode
from portside.server.store.clock import now
from portside.server.store.schema import GUESTS, RECOVERY_CODES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from portside.server.accounts import Guest
    from portside.server.store.storage import Storage

SIGNS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
"""Signs of a recovery code; none looks like another."""
GROUPS = 5
"""Groups of four: about 99 bits, too many to guess, so that a plain hash keeps them safe."""


class RecoveryCodes:
    """Make recovery codes and use them up."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def make(self, guest: Guest) -> str:
        """Make a recovery code on a device; what was made there before is no more."""
        groups = ["".join(secrets.choice(SIGNS) for _ in range(4)) for _ in range(GROUPS)]
        code = "-".join(groups)
        made_here = RECOVERY_CODES.c.device == guest.device
        row = {"hash": _hash(code), "guest": guest.id, "device": guest.device, "made": now()}
        async with self._storage.writing() as connection:
            await check_signed_in(connection, guest.device)
            await connection.execute(sa.delete(RECOVERY_CODES).where(made_here))
            await connection.execute(sa.insert(RECOVERY_CODES).values(**row))
        return code

    async def in_force(self, guest: str) -> float | None:
        """Return since when a guest's recovery code is in force, 0 for long ago; None for none."""
        latest = sa.select(sa.func.max(RECOVERY_CODES.c.made))
        mine = latest.where(RECOVERY_CODES.c.guest == guest)
        async with self._storage.reading() as connection:
            found: float | None = (await connection.execute(mine)).scalar()
        return found

    async def use(self, connection: AsyncConnection, code: str) -> tuple[str, str]:
        """Use a recovery code up, and all before it; return id and name of whose it is."""
        query = sa.select(RECOVERY_CODES).where(RECOVERY_CODES.c.hash == _hash(code))
        found = (await connection.execute(query.with_for_update())).first()
        if found is None:
            raise BadCode("This code belongs to nobody, or has been used.")
        used_up = sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.guest == found.guest)
        mine = await connection.execute(used_up.returning(RECOVERY_CODES.c.made))
        if found.made < max(mine.scalars()):  # which takes back that they were used up
            raise BadCode("A newer code has taken the place of this one.")
        guest = sa.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == found.guest)
        row = (await connection.execute(guest)).one()
        return row.id, row.name

    async def end(self, guest: str) -> None:
        """End all recovery codes of a guest, wherever they were made."""
        async with self._storage.writing() as connection:
            mine = RECOVERY_CODES.c.guest == guest
            await connection.execute(sa.delete(RECOVERY_CODES).where(mine))


def _hash(code: str) -> str:
    plain = "".join(sign for sign in code.upper() if sign in SIGNS)
    return hashlib.sha256(f"recovery:{plain}".encode()).hexdigest()
