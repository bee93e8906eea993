"""Guests: a nickname, a signed cookie for each device, and a code to come from another one."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from portside.server.devices import Devices, device_in_use
from portside.server.errors import NotIntroduced
from portside.server.ids import new_id
from portside.server.nicknames import check_nickname
from portside.server.recovery_codes import RecoveryCodes
from portside.server.store.clock import now
from portside.server.store.schema import DEVICES, GUESTS, RECOVERY_CODES, SEATS, TABLES
from portside.server.store.storage import Storage

COOKIE = "portside_guest"
STRANGER_SECONDS = 30 * 24 * 3600
"""A guest of such an age who has neither a table nor a seat nor a code is cleared away."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a nickname, at one of their devices."""

    id: str
    name: str
    device: str


class Accounts:
    """Know guests by their cookies."""

    def __init__(self, storage: Storage, key: str) -> None:
        self.devices = Devices(storage)
        self.codes = RecoveryCodes(storage)
        self._storage = storage
        self._signer = URLSafeSerializer(key, salt="portside guest")
        self._key = key.encode()

    def cookie(self, guest: Guest) -> str:
        """Return the cookie that proves to be a guest's account."""
        return str(self._signer.dumps(guest.device))

    def device_in(self, cookie: str | None) -> str | None:
        """Return which device an account's cookie is of; a forged or damaged one is of none."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            device = self._signer.loads(cookie)
        except BadSignature:
            return None
        # The last sign of a signature has spare bits, which a reader of base64 passes over.
        return device if isinstance(device, str) and self._signer.dumps(device) == cookie else None

    async def guest(self, cookie: str | None) -> Guest | None:
        """Return the guest whose account a cookie belongs to."""
        device = self.device_in(cookie)
        if device is None:
            return None
        query = sa.select(GUESTS.c.id, GUESTS.c.name, DEVICES.c.id).join_from(DEVICES, GUESTS)
        async with self._storage.reading() as connection:
            found = await connection.execute(query.where(DEVICES.c.id == device, device_in_use()))
            row = found.first()
        return Guest(*row) if row else None

    async def check_still_signed_in(self, guest: Guest | None) -> None:
        """Raise `NotIntroduced` if the account's device was signed out since somebody asked."""
        if guest is not None and not await self.devices.alive([guest.device]):
            raise NotIntroduced("This device was signed out.")

    def came_from(self, address: str) -> str:
        """Return what is kept of the address an account is used from: whether it is the same one.

        Whoever reads the database without the server's key cannot find out which it was.
        """
        said = f"portside came from {address}".encode()
        return hmac.digest(self._key, said, "sha256").hex()[:16] if address else ""

    async def introduce(self, name: str, agent: str = "") -> Guest:
        """Make an account for a new guest, at a device."""
        check_nickname(name)
        guest = new_id(12)
        async with self._storage.writing() as connection:
            await connection.execute(sa.insert(GUESTS).values(id=guest, name=name, created=now()))
            device = await self.devices.begin(connection, guest, agent)
        return Guest(guest, name, device)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest's account another nickname."""
        check_nickname(name)
        async with self._storage.writing() as connection:
            await connection.execute(
                sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name)
            )
        return replace(guest, name=name)

    async def recover(
        self, code: str, agent: str = "", keep: bool = False
    ) -> tuple[Guest, set[str]]:
        """Sign a device in to an account by its code, which is used up, and all others out.

        Args:
            code: the code.
            agent: what the device says of itself.
            keep: whether other devices stay signed in.

        Returns:
            The guest, and the tables where seats have new credentials.
        """
        async with self._storage.writing() as connection:
            owner, name = await self.codes.use(connection, code)
            device = await self.devices.begin(connection, owner, agent)
            tables = set[str]()
            if not keep:
                tables = await self.devices.end_others(owner, device, connection)
        return Guest(owner, name, device), tables

    async def sweep(self) -> int:
        """Clear away accounts of guests who came once and left nothing; return how many."""
        hosts = sa.exists().where(TABLES.c.host == GUESTS.c.id)
        seated = sa.exists().where(SEATS.c.guest == GUESTS.c.id)
        old = GUESTS.c.created < now() - STRANGER_SECONDS
        coming_back = sa.exists().where(RECOVERY_CODES.c.guest == GUESTS.c.id)
        strange = old & ~coming_back & ~hosts & ~seated
        async with self._storage.writing() as connection:
            return (await connection.execute(sa.delete(GUESTS).where(strange))).rowcount
