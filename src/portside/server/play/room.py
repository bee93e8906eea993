"""Tables in memory: each is an actor that takes one thing after another from its inbox.

An answer is checked, then kept, then shown, in this order. What is in memory can be thrown away at
any moment: it is rebuilt by replaying the journal.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import orjson

from portside.engine.errors import MissingExpansion, UnknownTitle
from portside.hosting.followed_match import Entry
from portside.hosting.messages import TAIL, log_length
from portside.server.errors import NoTable, NotStarted, TryAgain
from portside.server.logs import log
from portside.server.play import chat
from portside.server.play.clocks import clock_used, clocks
from portside.server.play.fair_queue import Customer
from portside.server.play.inbox import Inbox, Work
from portside.server.play.state_delta import NULL, state_delta, whole_state
from portside.server.play.state_json import Scenes
from portside.server.play.stored_match import StoredMatch
from portside.server.play.undo_votes import UndoVote, UndoVotes
from portside.server.store.clock import now

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.server.play.order_book import Kept
    from portside.server.play.state_delta import Fields
    from portside.server.play.stored_table import TableRow
    from portside.server.play.watcher import Watcher
    from portside.server.services import Services

RETRY = 1.0
"""Seconds until something is tried again after the database failed."""
GONE, FORBIDDEN, SLOW = 4404, 4403, 1013
NO_WISH, NO_CLOCKS = b'"consent":null', b'"clocks":null'


class Room(Inbox):
    """Hold one table with its match and everybody who looks at it.

    Attributes:
        table: who sits where.
        stored: the match, or None while there is none in memory.
        watchers: everybody connected.
        wish: the wish to go back, if there is one.
        orders: everybody's standing orders.
    """

    def __init__(self, services: Services, table: TableRow) -> None:
        super().__init__()
        self.services = services
        self.table = table
        self.stored: StoredMatch | None = None
        self.watchers: set[Watcher] = set()
        self.wish: UndoVote | None = None
        self.orders: list[Kept] = []
        self.thinking: set[tuple[int, int]] = set()
        self._scenes = Scenes()
        self._chat_at = -1
        self._changed = False
        # The match that was shown to whoever was here when it began: that it is in memory does not
        # tell so, since somebody who came just then may have brought it there.
        self._shown = table.match

    # -- the inbox

    def failed(self) -> None:
        """Take note that something failed: what is in memory may be wrong."""
        log.exception("table failed", table=self.table.id)
        self.forget()

    def retry(self, work: Work) -> None:
        """Put something into the room's inbox again, a moment after the database failed."""
        asyncio.get_running_loop().call_later(RETRY, lambda: self.post(work))

    @property
    def busy(self) -> bool:
        """Tell whether something is under way in the room."""
        return self._task is not None or bool(self.thinking)

    def forget(self) -> None:
        """Let the room's match leave memory."""
        self.stored = None
        self._scenes = Scenes()

    # -- the match

    async def ready(self) -> StoredMatch:
        """Return the room's match, replayed if need be; raise `NotStarted` if there is none."""
        if self.stored is None:
            if self.table.match is None:
                raise NotStarted("The match has not begun.")
            row = await self.services.storage.match(self.table.match)
            if row is None:
                self._gone()
                raise NoTable("The table was cleared away.")
            self._scenes = Scenes()
            self.services.rooms.playing(row.id, self)
            turns, who = self.services.rooms.replays, self.customer()
            self.stored = await StoredMatch.load(self.services.storage, row, turns, who)
            self.wish = await UndoVotes(self.services.storage).read(row.id, self.stored.seq)
            self.orders = await self.services.orders.book.read(row.id)
            self.services.metrics.loaded.inc()
            self._fit_logs()
            await self._settle()
        return self.stored

    async def keep(self, entry: Entry) -> bool:
        """Write an entry of the room's match for good; if another process was faster, return False.

        Raises:
            NoTable: the match was deleted.
        """
        try:
            if await self.services.journal.append(entry):
                return True
        except TryAgain:
            self.forget()  # nobody knows whether it was written; the journal will tell
            raise
        self.services.metrics.lost.inc()
        await self.catch_up()
        if not self.ahead(entry.n):
            self._gone()
            raise NoTable("The table was cleared away.")
        return False

    def _gone(self) -> None:
        """Let everybody go: the table is no more."""
        self.forget()
        for watcher in self.watchers:
            watcher.dismiss(GONE)
        self.services.rooms.drop(self)

    def ahead(self, number: int) -> bool:
        """Tell whether entry `number` is no news to the room: our own come back to us, too."""
        return self.stored is not None and self.stored.seq > number

    async def hear(self, number: int) -> None:
        """Let the room take note that there is an entry `number`."""
        if not self.ahead(number):
            await self.catch_up()

    async def catch_up(self) -> None:
        """Let the room take what other processes have written."""
        stored = self.stored
        if stored is None:
            return
        entries = await self.services.storage.journal(stored.row.id, stored.seq)
        if not entries:
            return
        try:
            for entry in entries:
                stored.take(entry)
        except AssertionError:
            self.forget()
            stored = await self.ready()
        await self.went_on(local=False)

    async def take(
        self, entry: Entry, value: Value | None, by: Watcher | None, re: int | None
    ) -> None:
        """Let the room's match go on by an entry that was kept, and show it."""
        assert self.stored is not None
        self.stored.take(entry, value)
        if by is not None:
            by.show_state(re)
        await self.went_on(local=True)

    async def went_on(self, *, local: bool) -> None:
        """Show everybody in the room the new state and let bots think about it.

        Args:
            local: whether it was done here; if not, the bots are first another process's business.
        """
        self.wish = None
        self._scenes.stale()
        self._fit_logs()
        for watcher in self.watchers:
            watcher.show_state()
            watcher.show_orders()
        if local:
            self.services.progress.note(self)
        await self._settle(local=local)

    def _fit_logs(self) -> None:
        """Forget log lines that clients have and that an undo took back."""
        assert self.stored is not None
        length = log_length(self.stored.match)
        for watcher in self.watchers:
            watcher.log_at = min(watcher.log_at, length)

    async def _settle(self, *, local: bool = True) -> None:
        """Write down the end of a match, or let bots think."""
        stored = self.stored
        assert stored is not None
        if self.table.status != "running":
            return
        if not stored.over:
            self.services.players.ask(self, local)
            return
        final = stored.match.view(None)
        try:
            await self.services.lobby.finish(self.table.id, stored.row.id, final["result"], final)
        except TryAgain:  # written when the match is next replayed
            log.warning("end not written", table=self.table.id)

    # -- the table

    def changed(self) -> None:
        """Let the room read its table when it comes to it, once for all that changes until then."""
        if not self._changed:
            self._changed = True
            self.post(self.refresh)

    async def refresh(self) -> None:
        """Read again who sits where, and show it; if that fails, try again later."""
        self._changed = False
        try:
            await self._refresh()
        except TryAgain:
            log.warning("table not read", table=self.table.id)
            self.retry(self.refresh)

    async def _refresh(self) -> None:
        before = self.table
        try:
            await self.reread()
        except NoTable:
            self._gone()
            return
        await self.note_presence()
        begun = self.table.match != self._shown
        if self.table.match is not None and (self.watchers or self.stored):
            stored = await self.ready()
            await self.catch_up()
            wish = await UndoVotes(self.services.storage).read(stored.row.id, stored.seq)
            await self.services.orders.reread(self)
            if begun or wish != self.wish or before.rests != self.table.rests:
                self.wish = wish
                for watcher in self.watchers:
                    watcher.show_state()
            self._shown = self.table.match
            if self.table.status == "running" and not stored.over:
                self.services.players.ask(self, local=True)
        self.show_tables()
        await self.show_chat()

    async def reread(self) -> None:
        """Read again who sits in the room, and let go of whoever may no longer look.

        Both at once, for a seat has secrets of whoever has it now. A device that was signed out
        must not be told the new credentials that its guest has since then.
        """
        table = await self.services.lobby.table(self.table.id)
        if not table.credentials() <= self.table.credentials():
            await self.services.let_signed_out_go(self.watchers)
        self.table = table
        for watcher in self.watchers:
            if not watcher.seated(table):
                watcher.dismiss(FORBIDDEN)

    def show_tables(self) -> None:
        """Show everybody in the room who sits where and who is there."""
        for watcher in self.watchers:
            watcher.show_table()

    async def show_chat(self) -> None:
        """Show everybody in the room what was said since that was last shown."""
        if self._chat_at < 0 or not self.watchers:
            return
        lines = await chat.read_chat(self.services.storage, self.table.id, self._chat_at)
        if lines:
            self._chat_at = lines[-1]["id"]
            for watcher in self.watchers:
                watcher.hear(lines)

    async def _tell_all(self, watcher: Watcher) -> None:
        """Show one who comes what was said."""
        lines = await chat.read_chat(self.services.storage, self.table.id)
        watcher.hear(lines)
        if self._chat_at < 0:
            self._chat_at = lines[-1]["id"] if lines else 0

    def present(self) -> set[int]:
        """Return the seats whose people are connected to the room."""
        return {seat for watcher in self.watchers for seat in watcher.mine}

    def customer(self) -> Customer:
        """Return on whose account bots think in the room, and its match is replayed.

        It counts where the host comes from, or else somebody who plays; where nobody is there,
        from where the table was set up.
        """
        playing = [watcher for watcher in self.watchers if watcher.mine]
        hosts = set(self.table.seats_of(self.table.host))
        leading = [watcher for watcher in playing if hosts.intersection(watcher.mine)]
        nobody = self.table.came_from
        there = min((watcher.address for watcher in leading or playing), default=nobody)
        return Customer(self.table.host, self.table.id, lambda: bool(self.present()), there)

    def spectators(self) -> int:
        """Return how many only watch in the room."""
        return sum(not watcher.mine for watcher in self.watchers)

    async def arrive(self, watcher: Watcher) -> None:
        """Show a client everything, or let it come again later."""
        try:
            await self._welcome(watcher)
        except TryAgain:
            watcher.dismiss(SLOW)
        except NoTable:
            watcher.dismiss(GONE)

    async def _welcome(self, watcher: Watcher) -> None:
        """Show a client everything; a bot that sat in for its person leaves."""
        if not await self._still_admitted(watcher):
            watcher.dismiss(FORBIDDEN)
            return
        before = self.present()
        self.watchers.add(watcher)
        await self._return(set(watcher.mine) - before)
        self.show_tables()
        if self.table.match is not None:
            await self._show_match(watcher)
        await self._tell_all(watcher)
        await self.note_presence()

    async def _still_admitted(self, watcher: Watcher) -> bool:
        """Tell whether a client may look by now, and seat it; it waited to be let in."""
        if await self.services.let_signed_out_go([watcher]):
            return False
        if watcher.seated(self.table):
            return True
        await self.reread()
        return watcher.seated(self.table)

    async def _show_match(self, watcher: Watcher) -> None:
        """Show a client the match, or what it takes to show it that is not here any more."""
        try:
            await self.ready()
        except (MissingExpansion, UnknownTitle) as error:
            watcher.refuse(error)
        else:
            watcher.show_state()
            watcher.show_orders()

    async def _return(self, seats: set[int]) -> None:
        rows = [self.table.seats[seat] for seat in sorted(seats)]
        lent = [row.seat for row in rows if row.bot is not None and not row.elsewhere]
        if lent and self.table.status == "running":
            await self.services.pause_and_resign.back(self.table.id, lent)
            await self.reread()

    async def depart(self, watcher: Watcher) -> None:
        """Forget a client that leaves the room."""
        self.watchers.discard(watcher)
        await self.note_presence()
        self.show_tables()

    async def note_presence(self) -> None:
        """Let every process know who is in the room, and read since when others are not."""
        before = self.services.presence.at(self.table.id)
        here = self.present()
        await self.services.presence.note(self.table.id, here)
        if before - here:
            with suppress(NoTable):
                await self.reread()

    # -- what is sent

    def state(self, watcher: Watcher, re: int | None) -> bytes | None:
        """Return the room's present state as a client may see it, and note what it has then."""
        stored = self.stored
        if stored is None:
            return None
        length = log_length(stored.match)
        start = max(0, length - TAIL) if watcher.log_at < 0 else watcher.log_at
        look = self._scenes.look(stored, watcher.eyes, self._more(stored, watcher))
        lines = self._scenes.log(stored.match, watcher.eyes, start)
        before, own = watcher.base, NULL if re is None else b"%d" % re
        watcher.log_at, watcher.base = length, look if watcher.deltas else None
        told = None if before is None else state_delta(before, look, lines, own)
        return told or whole_state(look, self._scenes.view(look), lines, own)

    def _more(self, stored: StoredMatch, watcher: Watcher) -> Fields:
        """Return what a state says that does not follow from the match alone."""
        wish, eyes = self.wish, watcher.eyes
        times = clocks(self.table, stored) if self.table.terms.timed else None
        return (
            NO_WISH if wish is None else b'"consent":' + orjson.dumps(wish.data(self.table)),
            NO_CLOCKS if times is None else b'"clocks":' + orjson.dumps(times),
            b'"news":null' if eyes is None else b'"news":%d' % self.news(stored, eyes),
            b'"mine":' + orjson.dumps(watcher.mine),
        )

    def news(self, stored: StoredMatch, seat: int) -> int:
        """Return from which log line on things in the room are news to a person."""
        away = self.table.seats[seat].away
        return stored.news(seat, None if away is None else away["from"])

    def entry(self, seat: int, key: str, by: str, back_to: int | None = None) -> Entry:
        """Return the next entry of the journal of the room's match."""
        assert self.stored is not None
        time = None if back_to is not None else clock_used(self.table, self.stored, seat)
        return Entry(self.stored.row.id, self.stored.seq, seat, key, back_to, by, now(), time)
