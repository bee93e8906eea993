"""Those who answer: people at their clients, and bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from portside.engine.errors import (
    IllegalAnswer,
    MatchOver,
    PortsideError,
    UndoRefused,
    WrongSeats,
)
from portside.engine.keys import answer_key
from portside.engine.knowledge import Sight
from portside.hosting.orders import BY
from portside.server.errors import NotYourSeat, Paused, SeatLent, TryAgain
from portside.server.logs import log
from portside.server.play.answer_delay import Beat, bot_beat
from portside.server.play.bots import bot_reads_log
from portside.server.play.clocks import bot_when_time_is_up
from portside.server.play.undo_votes import UndoVote, UndoVotes

if TYPE_CHECKING:
    from portside.hosting.orders import Order
    from portside.server.play.bots import Bots
    from portside.server.play.room import Room
    from portside.server.play.stored_match import StoredMatch
    from portside.server.play.stored_table import TableRow
    from portside.server.play.watcher import Watcher
    from portside.server.services import Services

FOREIGN_PAUSE = 2.0
"""Seconds that the process where a match went on has its bots for itself."""


def check_going(table: TableRow, stored: StoredMatch) -> None:
    """Raise if a match cannot go on, was ended, or is paused by those who play it."""
    stored.check_going()
    if table.status == "stopped" or (table.status == "over" and table.ended is not None):
        raise MatchOver("The match is over.")
    if table.paused:
        raise Paused("The match is paused.")


class Players:
    """Put answers, undos and wishes through to a room; call these from its inbox only."""

    def __init__(self, services: Services, bots: Bots) -> None:
        self._services = services
        self._bots = bots
        self._tasks: set[asyncio.Task[None]] = set()

    # -- people

    def seat(self, room: Room, watcher: Watcher, wish: int | None, lent: bool = False) -> int:
        """Return the seat a player acts for, or raise why not; if `lent`, a bot may sit in."""
        seat = watcher.eyes if wish is None else wish
        if seat is None or seat not in watcher.mine:
            if seat is not None and seat >= len(room.table.seats):
                raise WrongSeats(f"There is no seat {seat}.", seat=str(seat))
            raise NotYourSeat("This is not your seat.")
        if room.table.seats[seat].bot is not None and not lent:
            raise SeatLent("A bot plays this seat; take it back first.", seat=seat)
        return seat

    async def answer(
        self, room: Room, watcher: Watcher, seat: int, key: str, seq: int, re: int | None
    ) -> None:
        """Answer for a player who is a person."""
        begun = time.perf_counter()
        by = room.table.seats[seat].guest or ""
        while True:
            stored = await room.ready()
            check_going(room.table, stored)
            value = stored.checked(seat, key, seq)
            entry = room.entry(seat, key, by)
            if await room.keep(entry):
                break
        if room.table.seats[seat].away is not None:
            with suppress(TryAgain):  # the answer counts; that somebody was away is told once more
                await self._services.pause_and_resign.played_on(room.table.id, seat)
                await room.reread()
        await room.take(entry, value, watcher, re)
        metrics = self._services.metrics
        metrics.answers.inc(stored.row.title, "person")
        metrics.shown.observe(time.perf_counter() - begun)

    async def back(
        self, room: Room, watcher: Watcher, seat: int, to: int | None, seq: int, re: int | None
    ) -> None:
        """Let a player go back alone as far as the fence (or one answer), or wish for more."""
        stored = await room.ready()
        check_going(room.table, stored)
        wanted = stored.match.number - 1 if to is None else to
        stored.check_back(wanted, seq)
        if wanted >= stored.fence(seat):
            await self._rewind(room, watcher, seat, wanted, re)
        elif to is None:
            raise UndoRefused("Nothing can be taken back here: the fence is reached.", seat=seat)
        elif not UndoVote(wanted, seat, frozenset({seat})).awaited(room.table):
            await self._rewind(room, watcher, seat, wanted, re)  # nobody else is to be asked
        else:
            await UndoVotes(self._services.storage).propose(room.table, seq, seat, wanted)
            await self._weigh(room, watcher, re)

    async def consent(
        self, room: Room, watcher: Watcher, seat: int, agree: bool, seq: int, re: int | None
    ) -> None:
        """Let a player agree to another's wish to go back, or refuse it."""
        stored = await room.ready()
        check_going(room.table, stored)
        stored.check_present(seq)
        wishes = UndoVotes(self._services.storage)
        if agree:
            await wishes.agree(room.table, seq, seat)
        else:
            await wishes.refuse(room.table, seq)
        await self._weigh(room, watcher, re)

    async def _weigh(self, room: Room, watcher: Watcher, re: int | None) -> None:
        """Go back if everybody agrees; else show who has yet to."""
        stored = await room.ready()
        wish = room.wish = await UndoVotes(self._services.storage).read(stored.row.id, stored.seq)
        if wish is not None and not wish.awaited(room.table):
            await self._rewind(room, watcher, wish.by, wish.to, re)
            return
        watcher.show_state(re)
        for other in room.watchers:
            other.show_state()

    async def _rewind(
        self, room: Room, watcher: Watcher, seat: int, to: int, re: int | None
    ) -> None:
        assert room.stored is not None
        if to < room.stored.fence(seat) and not room.table.practice:  # which it stays for good
            await self._services.lobby.look_ahead(room.table.id, room.table.people())
        entry = room.entry(seat, "", room.table.seats[seat].guest or "", to)
        if not await room.keep(entry):
            assert room.stored is not None
            raise room.stored.stale(entry.n)
        await room.take(entry, None, watcher, re)
        self._services.metrics.undone.inc()

    # -- bots

    def ask(self, room: Room, local: bool) -> None:
        """Ask the players who are bots, and every order, for what the match waits for."""
        stored, table = room.stored, room.table
        if stored is None or stored.stopped is not None or table.status != "running":
            return
        if table.paused or not self._services.is_open:  # rooms finish what they are at
            return
        self._services.orders.mind(room, local)
        if not (table.terms.timed or any(row.bot for row in table.seats)):
            return
        for seat in stored.match.waiting:
            bot = bot_when_time_is_up(table, stored, seat)
            if bot is None or (seat, stored.asked_at) in room.thinking:
                continue
            room.thinking.add((seat, stored.asked_at))
            thinking = self._think(room, seat, bot, stored.asked_at, 0 if local else FOREIGN_PAUSE)
            task = asyncio.create_task(thinking, name="bot")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def go_on(self, room: Room) -> None:
        """Ask the players of a room for what its match waits for, in memory or not."""
        await room.ready()
        self.ask(room, local=True)

    async def _think(self, room: Room, seat: int, bot: str, asked_at: int, pause: float) -> None:
        try:
            if pause:
                await asyncio.sleep(pause)
            stored = room.stored
            if stored is None or stored.asked_at != asked_at or seat not in stored.match.waiting:
                return
            beat = Beat(bot_beat(room.table, self._services.config.limits.beat))
            sight = Sight(stored.match, seat, secrets.randbits(64), bot_reads_log(bot))
            order = await self._order(room, seat)
            key = order[1] if order else await self._bots.choose(bot, sight, room.customer())
            by = BY + order[0].id if order else f"bot {bot}"
            await beat.over()
        finally:
            room.thinking.discard((seat, asked_at))
        room.thinking.add((seat, asked_at))  # until its answer has come through the inbox
        room.post(lambda: self._bot_says(room, seat, bot, (key, by), asked_at))

    async def _order(self, room: Room, seat: int) -> tuple[Order, str] | None:
        """Return what an order answers for somebody whom a bot sits in for: it goes first.

        For who is late the bot plays that everybody agreed on.
        """
        if not room.orders or room.table.seats[seat].bot is None:
            return None
        await self._services.orders.reread(room)
        return self._services.orders.found(room, seat)

    async def _bot_says(
        self, room: Room, seat: int, bot: str, answer: tuple[str, str], asked_at: int
    ) -> None:
        try:
            await self._bot_answer(room, seat, bot, answer, asked_at)
        except TryAgain:
            room.retry(lambda: self.go_on(room))
        except PortsideError as error:
            log.info("bot came too late", table=room.table.id, reason=error.code)
        finally:
            room.thinking.discard((seat, asked_at))

    async def _bot_answer(
        self, room: Room, seat: int, bot: str, answer: tuple[str, str], asked_at: int
    ) -> None:
        key, by = answer
        while True:
            stored = await room.ready()
            check_going(room.table, stored)
            if stored.asked_at != asked_at or bot_when_time_is_up(room.table, stored, seat) != bot:
                room.thinking.discard((seat, asked_at))
                self.ask(room, local=True)
                return
            said = self._legal(room, seat, key)
            value = stored.checked(seat, said, stored.seq)
            entry = room.entry(seat, said, by)
            if await room.keep(entry):
                break
        await room.take(entry, value, None, None)
        self._services.metrics.answers.inc(stored.row.title, "bot")
        if room.table.seats[seat].bot is None:
            await self._services.tell(room.table.id, "event-played-late", seat, bot=bot)

    def _legal(self, room: Room, seat: int, key: str) -> str:
        """Return a bot's answer, or a random one if it is none: a bot must not block a table."""
        assert room.stored is not None
        match = room.stored.match
        prompt = match.prompt(seat)
        try:
            prompt.value(key)
        except IllegalAnswer:
            log.warning("bot answered nonsense", table=room.table.id, kind=prompt.kind)
            value = prompt.ask.sample(Random(secrets.randbits(64)))
            return answer_key(match.table.box, prompt.ask, value)
        return key

    async def close(self) -> None:
        """Stop all players that are thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
