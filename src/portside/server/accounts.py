"""Guests: a nickname, a signed cookie for each device, and a code to come from another one."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from portside.server.devices import Devices, device_in_use
from portside.server.errors import BadCode
from portside.server.nicknames import check_nickname
from portside.server.store.schema import DEVICES, GUESTS, SEATS, TABLES
from portside.server.store.storage import Storage, now

COOKIE = "portside_guest"
STRANGER_SECONDS = 30 * 24 * 3600
"""A guest of such an age who has neither a table nor a seat nor a code is cleared away."""
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
"""Signs of a recovery code; none looks like another."""
CODE_GROUPS = 5
"""Groups of four: about 99 bits, too many to guess, so that a plain hash keeps them safe."""


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
        self._storage = storage
        self._signer = URLSafeSerializer(key, salt="portside guest")

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

    async def introduce(self, name: str, agent: str = "") -> Guest:
        """Make an account for a new guest, at a device."""
        check_nickname(name)
        guest = secrets.token_urlsafe(12)
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

    async def recovery_code(self, guest: Guest) -> str:
        """Make the recovery code of an account; the one before stops working."""
        groups = ["".join(secrets.choice(CODE_SIGNS) for _ in range(4)) for _ in range(CODE_GROUPS)]
        code = "-".join(groups)
        async with self._storage.writing() as connection:
            await connection.execute(
                sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(recovery=_hash(code))
            )
        return code

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
            found = await connection.execute(
                sa.update(GUESTS)
                .where(GUESTS.c.recovery == _hash(code))
                .values(recovery=None)
                .returning(GUESTS.c.id, GUESTS.c.name)
            )
            row = found.first()
            if row is None:
                raise BadCode("This code belongs to nobody, or has been used.")
            device = await self.devices.begin(connection, row.id, agent)
            tables = set[str]()
            if not keep:
                tables = await self.devices.end_others(row.id, device, connection)
        return Guest(row.id, row.name, device), tables

    async def sweep(self) -> int:
        """Clear away accounts of guests who came once and left nothing; return how many."""
        hosts = sa.exists().where(TABLES.c.host == GUESTS.c.id)
        seated = sa.exists().where(SEATS.c.guest == GUESTS.c.id)
        old = GUESTS.c.created < now() - STRANGER_SECONDS
        strange = old & GUESTS.c.recovery.is_(None) & ~hosts & ~seated
        async with self._storage.writing() as connection:
            return (await connection.execute(sa.delete(GUESTS).where(strange))).rowcount


def _hash(code: str) -> str:
    plain = "".join(sign for sign in code.upper() if sign in CODE_SIGNS)
    return hashlib.sha256(f"recovery:{plain}".encode()).hexdigest()
