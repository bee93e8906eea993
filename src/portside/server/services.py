"""Everything a server is made of, put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from importlib import import_module

from portside.engine.errors import PortsideError
from portside.hosting.bot_work import check_bot_name
from portside.server.accounts import Accounts
from portside.server.config import Config
from portside.server.errors import TryAgain
from portside.server.http.kept_answers import KeptAnswers
from portside.server.http.limits import Addresses, Buckets
from portside.server.logs import log
from portside.server.metrics import Metrics
from portside.server.notify.notifier import Notifier
from portside.server.play import chat
from portside.server.play.all_rooms import Rooms
from portside.server.play.analyses import Analyses
from portside.server.play.answer_delay import whole_beats
from portside.server.play.archive import Archive
from portside.server.play.archive_process import Past
from portside.server.play.bots import Bots
from portside.server.play.client import QUIET, SIGNED_OUT, TALK, Client
from portside.server.play.downtime import Rests
from portside.server.play.endings import end_deserted_matches, end_open_tables
from portside.server.play.hints_and_radar import Advice
from portside.server.play.lobby import Lobby
from portside.server.play.orders import Orders
from portside.server.play.pause_and_resign import PauseAndResign
from portside.server.play.players import Players
from portside.server.play.presence import Presence
from portside.server.play.progress import Progress
from portside.server.play.stored_table import PROCESS
from portside.server.play.table_lists import tables_with_bots
from portside.server.play.waiting import waiting_matches
from portside.server.play.watcher import Watcher
from portside.server.seat_links import SeatLinks
from portside.server.store.clock import CLOCK
from portside.server.store.journal import Journal
from portside.server.store.pg_notify import PgNotify
from portside.server.store.process_health import Vitals
from portside.server.store.storage import Storage

WOKEN = 500
"""So many tables with bots go on by themselves after a start."""
SWEEP_SECONDS = 5.0
PROGRESS_SECONDS = 1.0
KEPT_AT_ONCE = 20
"""So many finished matches are kept in one sweep."""
LONG_SWEEP = 720
"""Tables and guests that nobody will miss are looked for every so many sweeps."""


def import_titles(config: Config) -> None:
    """Make titles known that are not in `portside.games`."""
    for title in config.titles:
        import_module(title)


class Services:
    """Hold the parts of one server process."""

    _sweeps = 0

    def __init__(self, config: Config) -> None:
        import_titles(config)
        limits = config.limits
        self.config = config
        CLOCK.file = config.clock
        self.metrics = Metrics()
        self.storage = Storage(config.url)
        self.journal = Journal(self.storage, self.metrics)
        self.accounts = Accounts(self.storage, config.key())
        self.seat_links = SeatLinks(self.storage, self.accounts)
        self.addresses = Addresses(limits.requests, limits.connections, limits.kept_bytes)
        self.talk, self.kept_answers = Buckets(TALK), KeptAnswers(self.addresses)
        self.rooms = Rooms(self, config.idle)
        self.presence = Presence(self.storage)
        self.progress = Progress(self.storage)
        self.vitals = Vitals(self.storage, self.metrics, PROCESS)
        told, here = self.rooms.changed, self.presence.at
        self.lobby = Lobby(self.storage, limits, check_bot_name, told, here)
        self.pause_and_resign = PauseAndResign(self)
        self.rests = Rests(self.storage)
        self.bots = Bots(config.bot_processes, config.titles, limits.thinking, self._thought)
        self.past = Past(config.titles, limits)
        self.players = Players(self, self.bots)
        self.orders = Orders(self)
        self.notifier = Notifier(self)
        self.analyses = Analyses(self)
        self.advice = Advice(self)
        heard = PgNotify(config.url, self.rooms.heard, self.rooms.missed)
        self.pg_notify = heard if self.storage.postgres else None
        self.is_open = False
        self._clients: set[Client] = set()
        self._unkeepable: set[str] = set()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start all services of the server."""
        await self.storage.open()
        await self.rests.begin()
        if self.pg_notify is not None:
            await self.pg_notify.open()
        pause = min(SWEEP_SECONDS, max(self.config.idle / 2, 0.05))
        chores = {
            "wake": self._wake(),
            "sweep": self._repeat("sweep", self._sweep, pause),
            "keeping": self._repeat("keeping", self._keep_finished, pause),
            "progress": self._repeat("progress", self.progress.write, PROGRESS_SECONDS),
            "telling": self._repeat("telling", self._notify, pause),
        }
        self._chores = [asyncio.create_task(each, name=name) for name, each in chores.items()]
        self.is_open = True

    async def close(self) -> None:
        """Stop all services of the server, after everything under way is kept."""
        self.is_open = False
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.players.close()
        await self.orders.close()
        await self.analyses.close()
        await self.advice.close()
        self.bots.close()
        self.past.close()
        await self.rooms.close()
        await self.journal.close()
        await self.progress.write()
        if self.pg_notify is not None:
            await self.pg_notify.close()
        with suppress(TryAgain):
            await self.vitals.close()
        await self.storage.close()

    def check_ready(self) -> None:
        """Raise `TryAgain` while this process starts, stops, or does not hear the others."""
        if not self.is_open or (self.pg_notify is not None and not self.pg_notify.listening):
            raise TryAgain("This process takes nobody at the moment.")

    async def say(
        self, table: str, kind: str, text: str, seat: int, name: str | None, **facts: object
    ) -> None:
        """Keep something that was said at a table, and let other processes know."""
        async with self.storage.writing() as connection:
            await chat.write_chat_line(connection, table, kind, text, seat, name, **facts)
            await self.storage.tell(connection, [f"{table} -"])

    async def tell(self, table: str, event: str, seat: int, **facts: object) -> None:
        """Tell everybody at a table of something that happened around the match."""
        with suppress(TryAgain):  # a notice, no more
            await self.say(table, chat.EVENT, event, seat, None, **facts)
        room = self.rooms.get(table)
        if room is not None:
            room.post(room.show_chat)

    async def look_at_clocks(self) -> None:
        """Let bots play for those whose time is up, where that was agreed."""
        for turn in await waiting_matches(self, late="bot"):
            if turn.left is not None and turn.left <= 0:
                await self.rooms.wake(turn.table.id)

    def watch(self, client: Client) -> None:
        """Look after a client of the server: one that is silent for too long is let go."""
        self._clients.add(client)

    def unwatch(self, client: Client) -> None:
        """Look after a client of the server no longer."""
        self._clients.discard(client)

    def _dismiss_quiet(self) -> None:
        late = time.monotonic() - self.config.limits.quiet
        for client in self._clients:
            if client.heard < late:
                client.dismiss(QUIET)

    async def signed_out(self, tables: Iterable[str]) -> None:
        """Let go of clients at devices that were signed out; other processes soon do the same.

        Args:
            tables: where seats have new credentials.
        """
        for table in tables:
            await self.rooms.changed(table)
        await self.let_signed_out_go(self._clients)

    async def let_signed_out_go(self, watchers: Collection[Watcher]) -> bool:
        """Let go of those among some watchers whose devices were signed out; tell if of any."""
        devices = {watcher.device for watcher in watchers if watcher.device is not None}
        gone = devices - await self.accounts.devices.alive(devices) if devices else set()
        for watcher in watchers:
            if watcher.device in gone:
                watcher.dismiss(SIGNED_OUT)
        return bool(gone)

    def _thought(self, seconds: float) -> None:
        """Count how long a bot thought, no finer than all may see: figures are no secret."""
        self.metrics.thought.observe(whole_beats(seconds, self.config.limits.beat))

    async def _wake(self) -> None:
        """Let bots and orders go on where the last server process left them."""
        botted = await tables_with_bots(self.storage, WOKEN)
        for table in {*botted, *await self.orders.book.tables(WOKEN)}:
            await self.rooms.wake(table)
            await asyncio.sleep(0.01)

    async def _repeat(
        self, name: str, chore: Callable[[], Awaitable[None]], seconds: float
    ) -> None:
        """Do a chore again and again, whatever goes wrong."""
        while True:
            try:
                await chore()
            except Exception:
                log.exception(f"{name} failed")
            await asyncio.sleep(seconds)

    async def _keep_finished(self) -> None:
        """Keep matches that have ended in a form that outlives the rules, beside the sweep.

        A whole replay takes its time.
        """
        for match in await self.storage.unkept(KEPT_AT_ONCE, self._unkeepable):
            try:
                whole = await Archive(self).keep(match)
            except PortsideError:  # a title or setting that is no more
                whole = False
            if not whole:
                self._unkeepable.add(match)

    async def _notify(self) -> None:
        """Tell people of their turns, beside the sweep: some of those addresses answer slowly."""
        await self.notifier.beat()

    async def _sweep(self) -> None:
        """Look after everything that nobody asks for, and clear away now and then."""
        self._sweeps += 1
        self.rooms.sweep()
        self._dismiss_quiet()
        await self.signed_out(())
        await self.presence.beat()
        await self.rests.beat()
        await self.look_at_clocks()
        if self.storage.postgres and await self.vitals.beat():
            await self._wake()  # a process was killed; its bots go on here
        self.analyses.wake()
        if self._sweeps % LONG_SWEEP == 1:
            await end_open_tables(self.storage)
            await end_deserted_matches(self.storage)
            await self.accounts.devices.sweep()
            await self.seat_links.sweep()
            await self.pause_and_resign.sweep()
            await self.orders.book.sweep()
            await self.accounts.sweep()
            await self.notifier.outbox.sweep()
