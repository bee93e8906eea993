"""Guests: a nickname, a signed cookie, and a code to move to another device."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from portside.server.errors import BadCode
from portside.server.names import check_name
from portside.server.store.schema import GUESTS, SEATS, TABLES
from portside.server.store.storage import Storage, now

COOKIE = "portside_guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
STRANGER_SECONDS = 30 * 24 * 3600
"""A guest of such an age who has neither a table nor a seat nor a code is cleared away."""
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
"""Signs of a recovery code; none looks like another."""
CODE_GROUPS = 5
"""Groups of four: about 99 bits, too many to guess, so that a plain hash keeps them safe."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a nickname."""

    id: str
    name: str


class Accounts:
    """Know guests by their cookies."""

    def __init__(self, storage: Storage, key: str) -> None:
        self._storage = storage
        self._signer = URLSafeSerializer(key, salt="portside guest")

    def cookie(self, guest: Guest) -> str:
        """Return the cookie that proves to be a guest."""
        return str(self._signer.dumps(guest.id))

    def id_in(self, cookie: str | None) -> str | None:
        """Return whose cookie it is; a forged or damaged one is nobody's."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        # The last sign of a signature has spare bits, which a reader of base64 passes over.
        return guest if isinstance(guest, str) and self._signer.dumps(guest) == cookie else None

    async def guest(self, cookie: str | None) -> Guest | None:
        """Return the guest behind a cookie."""
        guest = self.id_in(cookie)
        if guest is None:
            return None
        async with self._storage.reading() as connection:
            query = sa.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == guest)
            row = (await connection.execute(query)).first()
        return Guest(*row) if row else None

    async def introduce(self, name: str) -> Guest:
        """Make a guest."""
        check_name(name)
        guest = Guest(secrets.token_urlsafe(12), name)
        async with self._storage.writing() as connection:
            await connection.execute(
                sa.insert(GUESTS).values(id=guest.id, name=name, created=now())
            )
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another nickname."""
        check_name(name)
        async with self._storage.writing() as connection:
            await connection.execute(
                sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name)
            )
        return Guest(guest.id, name)

    async def recovery_code(self, guest: Guest) -> str:
        """Make a guest's code; the one before stops working."""
        groups = ["".join(secrets.choice(CODE_SIGNS) for _ in range(4)) for _ in range(CODE_GROUPS)]
        code = "-".join(groups)
        async with self._storage.writing() as connection:
            await connection.execute(
                sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(recovery=_hash(code))
            )
        return code

    async def recover(self, code: str) -> Guest:
        """Return the guest a code belongs to, and use the code up."""
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
        return Guest(*row)

    async def sweep(self) -> int:
        """Clear away guests who came once and left nothing behind; return how many."""
        hosts = sa.exists().where(TABLES.c.host == GUESTS.c.id)
        seated = sa.exists().where(SEATS.c.guest == GUESTS.c.id)
        old = GUESTS.c.created < now() - STRANGER_SECONDS
        strange = old & GUESTS.c.recovery.is_(None) & ~hosts & ~seated
        async with self._storage.writing() as connection:
            return (await connection.execute(sa.delete(GUESTS).where(strange))).rowcount


def _hash(code: str) -> str:
    plain = "".join(sign for sign in code.upper() if sign in CODE_SIGNS)
    return hashlib.sha256(f"recovery:{plain}".encode()).hexdigest()
