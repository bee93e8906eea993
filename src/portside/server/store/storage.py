"""Keep things: the database behind a few verbs, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as Alembic
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from portside.engine.errors import PortsideError
from portside.hosting.followed_match import Entry, MatchRow
from portside.server.errors import TryAgain
from portside.server.store.file_permissions import private_database
from portside.server.store.schema import ANSWERS, KEEPSAKES, MATCHES, PROGRESS
from portside.server.store.scribe import Scribe, prepare_sqlite

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 7_376_521
"""Number of the PostgreSQL lock that keeps processes from migrating at once."""
CHANNEL = "portside"
SECONDS = 20.0
"""No call of the database takes longer: after that it counts as failed."""
PG_OPTIONS = "-c statement_timeout=15000 -c lock_timeout=10000"
"""What the database itself gives up on a little earlier, so that nothing is left behind."""


class DatabaseInUse(PortsideError):
    """Refuse to serve a SQLite file that another server has open."""

    code = "database-in-use"


class OtherForm(PortsideError):
    """Refuse to read a database that another version has made."""

    code = "other-form"


class Storage:
    """Hold the database.

    SQLite runs in WAL mode with `synchronous=FULL`: a commit has reached the disk when it returns,
    so that neither a killed server nor a lost power supply takes an acknowledged answer back.
    """

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.postgres = url.get_backend_name() == "postgresql"
        self.engine = _engine(url)
        self._immediate = self.engine.execution_options(immediate=True)
        self._writing = asyncio.Lock()
        self._lock: int | None = None
        self._using = 0
        self._unused = asyncio.Event()
        self._closing = False
        self._scribe = None if self.postgres else Scribe(url.database or "")
        insert = postgresql.insert(ANSWERS).on_conflict_do_nothing()
        self._append = insert.returning(ANSWERS.c.match, ANSWERS.c.n)

    async def open(self) -> None:
        """Take the database for this server and bring it to its present form."""
        self._closing = False
        if not self.postgres:
            self.claim()
        await self.upgrade()

    async def upgrade(self) -> None:
        """Bring the database to its present form."""
        async with self.engine.connect() as connection:
            if self.postgres:
                for limit in ("statement_timeout", "lock_timeout"):  # a migration takes its time
                    await connection.execute(sa.text(f"SET LOCAL {limit} = 0"))
                await connection.execute(sa.select(sa.func.pg_advisory_lock(MIGRATION_LOCK)))
            await connection.run_sync(migrate_storage)
            await connection.commit()
            if self.postgres:
                await connection.execute(sa.select(sa.func.pg_advisory_unlock(MIGRATION_LOCK)))
                await connection.commit()

    async def check_form(self) -> None:
        """Raise `OtherForm` unless the database has the form this program works with."""
        wanted = ScriptDirectory(str(MIGRATIONS)).get_current_head()
        async with self.reading() as connection:
            found = await connection.run_sync(
                lambda sync: MigrationContext.configure(sync).get_current_revision()
            )
        if found != wanted:
            message = f"The database has form {found}, this program {wanted}; start a server first."
            raise OtherForm(message)

    def claim(self) -> None:
        """Take the SQLite file; the lock ends with this process, however that ends."""
        path = self.url.database
        assert path is not None
        private_database(Path(path))
        if sys.platform == "win32":  # an open file cannot be served twice by mistake there
            return
        import fcntl

        self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            self._lock = None
            message = "Another server has this database open; several need PostgreSQL."
            raise DatabaseInUse(message, database=str(path)) from None

    async def close(self) -> None:
        """Let the storage's database go, once nobody uses it; whoever comes later is refused.

        A connection that is given back after its pool was cleared would never be closed.
        """
        self._closing = True
        if self._using:
            self._unused.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS):
                    await self._unused.wait()
        if self._scribe is not None:
            self._scribe.close()
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @contextmanager
    def _used(self) -> Iterator[None]:
        """Keep the database open for as long as somebody uses it."""
        if self._closing:
            raise TryAgain("The database is closed.")
        self._using += 1
        try:
            yield
        finally:
            self._using -= 1
            if not self._using:
                self._unused.set()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Look at one state of the database; raise `TryAgain` if it fails."""
        with _failing(), self._used():
            async with asyncio.timeout(SECONDS), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Change the database as a whole or not at all.

        Raises:
            TryAgain: it failed; in rare cases the change may have been made all the same.
        """
        with _failing(), self._used():
            async with asyncio.timeout(SECONDS):
                if self.postgres:
                    async with self.engine.begin() as connection:
                        yield connection
                else:
                    async with self._writing, self._immediate.begin() as connection:
                        yield connection

    # -- journals

    async def append(self, entries: Sequence[Entry]) -> set[tuple[str, int]]:
        """Write entries into the storage in one go; return the (match, n) that were still free.

        The entries of a match that was deleted meanwhile are left out, and hold up no others.
        """
        if self._scribe is not None:
            with _failing(), self._used():
                async with asyncio.timeout(SECONDS), self._writing:
                    return await self._scribe.write(entries)
        try:
            return await self._insert(entries)
        except TryAgain as failure:
            if not isinstance(failure.__cause__, IntegrityError):
                raise
        return await self._insert(entries, looking=True)

    async def _insert(
        self, entries: Sequence[Entry], looking: bool = False
    ) -> set[tuple[str, int]]:
        """Insert entries into PostgreSQL; if `looking`, only where the match is still there."""
        rows = [entry._asdict() for entry in entries]
        async with self.writing() as connection:
            if looking:
                these = sa.select(MATCHES.c.id).where(MATCHES.c.id.in_({e.match for e in entries}))
                held = these.with_for_update(read=True, key_share=True)
                there = set((await connection.execute(held)).scalars())
                rows = [row for row in rows if row["match"] in there]
            if not rows:
                return set()
            won = {(row.match, row.n) for row in await connection.execute(self._append, rows)}
            await self.tell(connection, [f"{match} {n}" for match, n in won])
        return won

    async def write_progress(self, rows: Sequence[Sequence[object]]) -> None:
        """Write down how matches stand, by the columns of the storage's table."""
        if self._scribe is not None:
            with _failing(), self._used():
                async with asyncio.timeout(SECONDS), self._writing:
                    await self._scribe.write_progress(rows)
            return
        insert = postgresql.insert(PROGRESS)
        new = insert.excluded
        upsert = insert.on_conflict_do_update(
            index_elements=[PROGRESS.c.match],
            set_={"n": new.n, "since": new.since, "asked": new.asked, "last": new.last},
            where=PROGRESS.c.n < new.n,
        )
        values = [dict(zip(PROGRESS.columns.keys(), row, strict=True)) for row in rows]
        async with self.writing() as connection:
            these = sa.select(MATCHES.c.id).where(MATCHES.c.id.in_([row[0] for row in rows]))
            there = set((await connection.execute(these)).scalars())  # some may have been deleted
            values = [value for value in values if value["match"] in there]
            if values:
                await connection.execute(upsert, values)

    async def tell(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """Let other processes know, once the change to the storage is made."""
        if self.postgres and news:
            notify = sa.select(sa.func.pg_notify(CHANNEL, sa.column("news"))).select_from(
                sa.func.unnest(sa.bindparam("all", list(news), postgresql.ARRAY(sa.Text))).alias(
                    "news"
                )
            )
            await connection.execute(notify)

    async def journal(self, match: str, start: int = 0) -> list[Entry]:
        """Return a match's entries from number `start` on."""
        query = (
            sa.select(ANSWERS)
            .where(ANSWERS.c.match == match, ANSWERS.c.n >= start)
            .order_by(ANSWERS.c.n)
        )
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def match(self, match: str) -> MatchRow | None:
        """Return what is stored of how a match was made."""
        async with self.reading() as connection:
            found = await connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match))
            row = found.first()
        return MatchRow(*row) if row else None

    async def keepsake(self, match: str) -> bytes | None:
        """Return what was stored of a match that is over."""
        query = sa.select(KEEPSAKES.c.data).where(KEEPSAKES.c.match == match)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def keep(self, match: str, data: bytes) -> None:
        """Store a match that is over; what was kept before stays."""
        insert = postgresql.insert if self.postgres else sqlite.insert
        row = insert(KEEPSAKES).values(match=match, data=data).on_conflict_do_nothing()
        async with self.writing() as connection:
            await connection.execute(row)

    async def unkept(self, most: int, but: Collection[str] = ()) -> list[str]:
        """Return some matches that are over and not kept yet, the latest first."""
        kept = sa.select(KEEPSAKES.c.match)
        query = (
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.ended.is_not(None), MATCHES.c.id.not_in(kept))
            .where(MATCHES.c.id.not_in(but))
            .order_by(MATCHES.c.ended.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def match_ids(self) -> list[str]:
        """Return all matches, oldest first."""
        async with self.reading() as connection:
            query = sa.select(MATCHES.c.id).order_by(MATCHES.c.created, MATCHES.c.id)
            return list((await connection.execute(query)).scalars())

    async def check_alive(self) -> None:
        """Raise `TryAgain` unless the database answers."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise TryAgain("The database does not answer; please try again.") from error


def _engine(url: sa.URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=SECONDS,
            hide_parameters=True,
            connect_args={"connect_timeout": 5, "options": PG_OPTIONS},
        )
    engine = create_async_engine(url, pool_size=5, max_overflow=20, hide_parameters=True)
    _listen(engine.sync_engine)
    return engine


def _listen(engine: sa.Engine) -> None:
    sa.event.listen(engine, "connect", prepare_sqlite)
    sa.event.listen(engine, "begin", _begin)


def _begin(connection: sa.Connection) -> None:
    # A writer takes its lock at once: upgrading a reader's lock could fail half-way.
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def migrate_storage(connection: sa.Connection) -> None:
    """Bring the database behind a connection to its present form."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Alembic:
    """Return what Alembic has to know to find the forms the database has had."""
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
