"""Where guests want to be told; off until somebody names a place, and ended by one click."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from portside.server.errors import BadContact, NotFound
from portside.server.ids import new_id
from portside.server.store.clock import now
from portside.server.store.schema import ASKED, CONTACTS
from portside.server.store.storage import Storage

MOST = 8
"""So many contacts one guest may have."""
MAIL_AGAIN = 24 * 3600
"""Seconds until an address that was asked to confirm may be asked again, by whomever."""


@dataclass(frozen=True, slots=True)
class Contact:
    """A place where a guest is told.

    Attributes:
        id: of the contact.
        guest: whose it is.
        channel: by which way.
        address: as its channel keeps it.
        language: of the messages.
        home: address of the server as its guest reaches it.
        token: lets whoever is told confirm and end it.
        confirmed: whether it may be used.
        broken: whether nobody could be reached there for long.
    """

    id: str
    guest: str
    channel: str
    address: dict[str, str]
    language: str
    home: str
    token: str
    confirmed: bool
    broken: bool
    created: float


class Contacts:
    """Keep contacts; addresses are compared here, since a database compares texts of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(
        self,
        guest: str,
        channel: str,
        address: Mapping[str, str],
        language: str,
        home: str,
        confirmed: bool,
    ) -> Contact:
        """Add a contact; the same address again takes the place of the one before."""
        made = Contact(
            new_id(),
            guest,
            channel,
            dict(address),
            language,
            home,
            new_id(18),
            confirmed,
            False,
            now(),
        )
        own = (CONTACTS.c.guest == guest) & (CONTACTS.c.channel == channel)
        async with self._storage.writing() as connection:
            if not confirmed:
                await self._check_patience(connection, channel, address)
            mine = sa.select(CONTACTS.c.id, CONTACTS.c.address).where(own)
            before = [row.id for row in await connection.execute(mine) if row.address == address]
            await connection.execute(sa.delete(CONTACTS).where(CONTACTS.c.id.in_(before)))
            count = sa.select(sa.func.count()).where(CONTACTS.c.guest == guest)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise BadContact("You are told in enough places already.", reason="many")
            row = {column.name: getattr(made, column.name) for column in CONTACTS.columns}
            await connection.execute(sa.insert(CONTACTS).values(**row))
        return made

    async def _check_patience(
        self, connection: Any, channel: str, address: Mapping[str, str]
    ) -> None:
        """Refuse to ask somebody again before long, even where the contact was removed since."""
        who = _one_of_many(channel, address)
        await connection.execute(sa.delete(ASKED).where(ASKED.c.at <= now() - MAIL_AGAIN))
        if (await connection.execute(sa.select(ASKED).where(ASKED.c.address == who))).first():
            raise BadContact("This address was asked to confirm already.", reason="asked")
        await connection.execute(sa.insert(ASKED).values(address=who, at=now()))

    async def of(self, guest: str) -> list[Contact]:
        """Return a guest's contacts."""
        return await self._read(CONTACTS.c.guest == guest)

    async def usable(self) -> list[Contact]:
        """Return all contacts that may be used."""
        return await self._read(CONTACTS.c.confirmed & ~CONTACTS.c.broken)

    async def one(self, contact: str, guest: str) -> Contact:
        """Return one contact of a guest, by its number."""
        return await self._only((CONTACTS.c.id == contact) & (CONTACTS.c.guest == guest))

    async def by_id(self, contact: str) -> Contact:
        """Return a contact by its id."""
        return await self._only(CONTACTS.c.id == contact)

    async def by_token(self, token: str) -> Contact:
        """Return the contact whose messages hold a token."""
        return await self._only(CONTACTS.c.token == token)

    async def confirm(self, token: str) -> None:
        """Let a contact be used."""
        await self.by_token(token)
        await self._write(sa.update(CONTACTS).where(CONTACTS.c.token == token), confirmed=True)

    async def break_off(self, contact: str) -> None:
        """Use a contact no more, and let its guest see why."""
        await self._write(sa.update(CONTACTS).where(CONTACTS.c.id == contact), broken=True)

    async def remove(self, contact: Contact) -> None:
        """Forget a contact."""
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(CONTACTS).where(CONTACTS.c.id == contact.id))

    async def _write(self, update: sa.Update, **values: object) -> None:
        async with self._storage.writing() as connection:
            await connection.execute(update.values(**values))

    async def _only(self, which: sa.ColumnElement[bool]) -> Contact:
        found = await self._read(which)
        if not found:
            raise NotFound("There is no such contact.")
        return found[0]

    async def _read(self, which: sa.ColumnElement[bool]) -> list[Contact]:
        query = sa.select(CONTACTS).where(which).order_by(CONTACTS.c.created, CONTACTS.c.id)
        async with self._storage.reading() as connection:
            return [Contact(**row._mapping) for row in await connection.execute(query)]


def _one_of_many(channel: str, address: Mapping[str, str]) -> str:
    """Return the same for all contacts that lead to one letterbox, whatever is added to it."""
    plain = {name: re.sub(r"\+[^@]*@", "@", part.casefold()) for name, part in address.items()}
    return hashlib.sha256(f"{channel} {json.dumps(plain, sort_keys=True)}".encode()).hexdigest()
