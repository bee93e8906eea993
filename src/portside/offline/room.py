"""One table in memory: the match, and the pages that look at it.

An answer is checked, then kept, then shown, in this order, as on the server.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, get_args

from portside.bots.random_bot import random_key
from portside.engine.errors import StaleAnswer, UndoRefused, WrongSeats
from portside.engine.knowledge import Sight
from portside.hosting.bot_work import check_bot_name, hint_bot_of_strength
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.errors import (
    NoConsent,
    NoHints,
    NoOrder,
    NotYourSeat,
    SeatLent,
    ServerError,
    problem_data,
)
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow, lasting_answers
from portside.hosting.messages import log_length, reason_data, state_data
from portside.hosting.order_messages import OrderWish, order_made, orders_beside, orders_told
from portside.hosting.orders import BY, MOST_KEYS, End, answering_order
from portside.offline.kept_table import KeptOrder, KeptTable

if TYPE_CHECKING:
    from portside.engine.errors import PortsideError
    from portside.engine.match import Match
    from portside.hosting.orders import Order

Json = dict[str, Any]
Think = Callable[[str, str, bytes, str], Awaitable[str]]
"""Have some work done somewhere else: which, by which bot, about what, with a seed."""


ENDS = frozenset(get_args(End))
ORDER_SECONDS = 0.6
"""So long an order takes; here nobody is kept from knowing of it, but somebody wants to see it."""


class Keeper(Protocol):
    """Where a device keeps its tables and journals, as JSON."""

    async def tables(self) -> str:
        """Return what pages on this device were last told of all tables, latest first."""

    async def table(self, table: str) -> str | None:
        """Return a table that this device keeps."""

    async def table_of(self, match: str) -> str | None:
        """Return the table on this device a match is played at."""

    async def keep_table(self, table: str, data: str) -> None:
        """Keep a table on this device."""

    async def forget(self, table: str, match: str) -> None:
        """Forget a table with its match on this device."""

    async def journal(self, match: str) -> str:
        """Return the entries in order of a match that this device keeps."""

    async def keep(self, entries: str) -> bool:
        """Keep entries on this device, all or none; return False if one of them is taken."""


@dataclass(eq=False, slots=True)
class Watcher:
    """A page that looks at a table.

    Attributes:
        send: takes a message, as JSON.
        eyes: the seat it looks from, or None for a spectator.
        log_at: how many log lines it has; -1 if it needs them anew.
    """

    send: Callable[[str], object]
    eyes: int | None = None
    log_at: int = -1

    def tell(self, message: Json) -> None:
        """Send a message to a page on this device."""
        self.send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


class NotKept(ServerError):
    """Report that the device could not keep something; nothing has changed."""

    code, status = "not-kept", 503


class Room:
    """Hold one table with its match and the pages that look at it."""

    def __init__(self, table: KeptTable, entries: list[Entry], keeper: Keeper, think: Think):
        self.table = table
        self.watchers: set[Watcher] = set()
        self.turn = asyncio.Lock()
        self._keeper = keeper
        self._think_elsewhere = think
        self._thinking: set[tuple[int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.followed = _follow(table, entries)

    # -- showing

    def arrive(self, watcher: Watcher, seat: int | None) -> None:
        """Show a page that enters the offline room everything."""
        mine, waiting = self.table.mine, self.followed.match.waiting
        asked = next((one for one in mine if one in waiting), mine[0] if mine else None)
        watcher.eyes = seat if seat in mine else asked
        self.watchers.add(watcher)
        self._show_table(watcher)
        self._show_state(watcher)
        self._show_orders(watcher)
        self.ask_bots()

    def _show_table(self, watcher: Watcher, re: int | None = None) -> None:
        watcher.tell({"type": "table", "table": self.table.info(), "re": re})

    def _show_state(self, watcher: Watcher, re: int | None = None) -> None:
        state = state_data(self.followed, watcher.eyes, watcher.log_at)
        watcher.log_at = log_length(self.followed.match)
        watcher.tell({**state, "consent": None, "mine": self.table.mine, "re": re})

    def _show_orders(self, watcher: Watcher, re: int | None = None) -> None:
        if watcher.eyes in self.table.mine:
            mine = [(each.order, each.answers) for each in self._orders_of(watcher.eyes)]
            watcher.tell({**orders_told(self.followed, watcher.eyes, mine), "re": re})

    def show_tables(self) -> None:
        """Show every page of the offline room who sits where."""
        for watcher in self.watchers:
            self._show_table(watcher)

    # -- what pages say

    async def receive(self, watcher: Watcher, message: Json) -> None:
        """Do what a page says to its offline room."""
        re, kind = message.get("id"), message.get("type")
        match kind:
            case "ping":
                watcher.tell({"type": "pong", "re": re})
            case "answer":
                seat = self._seat(watcher, message)
                await self._answer(seat, str(message["key"]), int(message["seq"]), watcher, re)
            case "undo":
                await self._back(watcher, message, None)
            case "propose_undo":
                await self._back(watcher, message, int(message["to"]))
            case "why_not":
                self._why_not(watcher, message)
            case "hints" | "radar":
                self._advise(watcher, message)
            case "look":
                self._look(watcher, message)
            case "whole":
                watcher.log_at = -1
                self._show_state(watcher, re)
            case "order":
                await self._order(watcher, message)
            case "cancel_order":
                await self._cancel_order(watcher, message)
            case "consent":
                raise NoConsent("Nobody wishes to go back.")
            case _:
                raise ServerError("This is no message.", where="type", why=str(kind)[:40])

    def _look(self, watcher: Watcher, message: Json) -> None:
        wish = message.get("seat")
        watcher.eyes = None if wish is None else self._own(watcher, wish)
        watcher.log_at = -1
        self._show_state(watcher, message.get("id"))
        self._show_orders(watcher)

    def _why_not(self, watcher: Watcher, message: Json) -> None:
        seat, ref = self._own(watcher, message.get("seat")), message["ref"]
        told = [reason_data(reason) for reason in self.followed.match.why_not(seat, ref)]
        watcher.tell({"type": "reasons", "ref": ref, "reasons": told, "re": message.get("id")})

    def _own(self, watcher: Watcher, wish: int | None) -> int:
        """Return a seat of the people at this device, or raise why not."""
        seat = watcher.eyes if wish is None else wish
        if seat is not None and seat not in range(len(self.table.seats)):
            raise WrongSeats(f"There is no seat {seat}.", seat=str(seat))
        if seat is None or seat not in self.table.mine:
            raise NotYourSeat("This is not your seat.")
        return seat

    def _seat(self, watcher: Watcher, message: Json) -> int:
        seat = self._own(watcher, message.get("seat"))
        if self.table.seats[seat].bot is not None:
            raise SeatLent("A bot plays this seat; take it back first.", seat=seat)
        return seat

    def _advise(self, watcher: Watcher, message: Json) -> None:
        """Let bots think about a hint, or about who could follow, while the table goes on."""
        seat, what, followed = self._seat(watcher, message), message["type"], self.followed
        followed.check_going()
        followed.check_present(int(message["seq"]))
        followed.match.prompt(seat)
        told = {"type": what, "seat": seat, "seq": followed.seq, "re": message.get("id")}
        if what == "hints":
            told["bot"] = self._hinting(seat, message.get("bot"))
        sight = Sight(followed.match, seat, secrets.randbits(64), log=False)
        self._begin(self._tell(watcher, told, pickle.dumps(sight)))

    def _hinting(self, seat: int, wish: str | None) -> str:
        """Return the bot that gives hints; there are none where people share the device."""
        others = [row for at, row in enumerate(self.table.seats) if at != seat]
        if any(row.bot is None for row in others):
            raise NoHints("There are hints against bots only.")
        if wish is not None:
            check_bot_name(wish)
            return wish
        return hint_bot_of_strength(row.bot for row in others)

    async def _tell(self, watcher: Watcher, told: Json, sight: bytes) -> None:
        what, seed = told["type"], str(secrets.randbits(64))
        try:
            found = await self._think_elsewhere(what, told.get("bot", ""), sight, seed)
        except Exception:  # the browser may have ended the worker
            watcher.tell(problem_data(NotKept("Nobody could tell."), told["re"]))
        else:
            watcher.tell({**told, "hints" if what == "hints" else "echoes": json.loads(found)})

    async def _answer(
        self, seat: int, key: str, seq: int, by: Watcher | None, re: int | None
    ) -> None:
        self.followed.checked(seat, key, seq)
        await self._go_on(self._entry(seat, key, None), by, re)

    async def _back(self, watcher: Watcher, message: Json, to: int | None) -> None:
        """Go back; there is nobody else here who would have to agree."""
        seat, followed = self._seat(watcher, message), self.followed
        wanted = followed.match.number - 1 if to is None else to
        followed.check_back(wanted, int(message["seq"]))
        if to is None and wanted < followed.fence(seat):
            raise UndoRefused("Nothing can be taken back here: the fence is reached.", seat=seat)
        await self._go_on(self._entry(seat, "", wanted), watcher, message.get("id"))

    # -- standing orders

    async def _order(self, watcher: Watcher, message: Json) -> None:
        """Make an order in the question a seat is asked."""
        seat, keys = self._seat(watcher, message), [str(key) for key in message["keys"]]
        if not 0 < len(keys) <= MOST_KEYS or not {*message.get("until", ())} <= ENDS:
            raise ServerError("This is no message.", where="order", why="keys")
        wish = OrderWish(keys, bool(message.get("same", True)), message.get("until", ()))
        order, answers = order_made(self.followed, seat, int(message["seq"]), wish)
        stay = orders_beside(order, [each.order for each in self._orders_of(seat)], self.followed)
        others = [
            each for each in self.table.orders if each.order.seat != seat or each.order.id in stay
        ]
        await self._keep_orders(watcher, message, (*others, KeptOrder(order, answers)))

    async def _cancel_order(self, watcher: Watcher, message: Json) -> None:
        """End one of the orders of a seat."""
        seat, name = self._own(watcher, message.get("seat")), message["order"]
        if name not in {each.order.id for each in self._orders_of(seat)}:
            raise NoOrder("There is no such order.")
        others = (each for each in self.table.orders if each.order.id != name)
        await self._keep_orders(watcher, message, tuple(others))

    async def _keep_orders(
        self, watcher: Watcher, message: Json, orders: tuple[KeptOrder, ...]
    ) -> None:
        await self.change(replace(self.table, orders=orders))
        for each in self.watchers:
            self._show_orders(each, message.get("id") if each is watcher else None)

    def _orders_of(self, seat: int | None) -> list[KeptOrder]:
        running = self.table.status == "running"
        return [each for each in self.table.orders if running and each.order.seat == seat]

    def _ordered(self, seat: int) -> tuple[Order, str] | None:
        """Return the order that answers what a seat is asked, and its key."""
        return answering_order([each.order for each in self._orders_of(seat)], self.followed, seat)

    async def _answer_by_order(self, seat: int, asked_at: int) -> None:
        await asyncio.sleep(ORDER_SECONDS)
        async with self.turn:
            self._thinking.discard((seat, asked_at))
            found = self._ordered(seat) if self.followed.asked_at == asked_at else None
            if found is not None and self.table.seats[seat].bot is None:
                await self._go_on(self._entry(seat, found[1], None, BY + found[0].id), None, None)
            else:
                self.ask_bots()

    # -- going on

    def _entry(self, seat: int, key: str, back_to: int | None, by: str = "") -> Entry:
        place = self.table.seats[seat]
        by = by or (f"bot {place.bot}" if place.bot else place.name or "")
        followed = self.followed
        return Entry(followed.row.id, followed.seq, seat, key, back_to, by, time.time())

    async def _go_on(self, entry: Entry, by: Watcher | None, re: int | None) -> None:
        await self._keep(entry)
        self.followed.take(entry)
        length = log_length(self.followed.match)
        for watcher in self.watchers:
            watcher.log_at = min(watcher.log_at, length)
            self._show_state(watcher, re if watcher is by else None)
            self._show_orders(watcher)
        await self._note()
        self.ask_bots()

    async def _keep(self, entry: Entry) -> None:
        """Write an entry for good, or raise; another page may have been faster."""
        try:
            kept = await self._keeper.keep(json.dumps([entry]))
        except Exception as error:  # whatever the browser's storage says
            raise NotKept("This device could not keep the answer.") from error
        if not kept:
            await self._catch_up()
            raise StaleAnswer("Another page has gone on.", at=entry.n, number=self.followed.seq)

    async def _catch_up(self) -> None:
        """Take what another page has written."""
        entries = read_offline_journal(await self._keeper.journal(self.table.match.id))
        self.followed = _follow(self.table, entries)
        for watcher in self.watchers:
            watcher.log_at = -1

    async def _note(self) -> None:
        """Keep how far the match has come, and its end."""
        row, result = self.table.match, self.followed.match.result
        if result is not None and row.result is None:
            row = match_with_end(row, self.followed.match, time.time())
        self.followed.row = row
        await self.change(
            replace(self.table, match=row, moved=time.time(), number=self.followed.seq)
        )

    async def change(self, table: KeptTable) -> None:
        """Keep a changed table offline, and show it if anybody can see the difference."""
        before, self.table = self.table, table
        await self._keeper.keep_table(table.id, json.dumps(table.as_text_data()))
        if (before.seats, before.status) != (table.seats, table.status):
            self.show_tables()

    def refused(self, watcher: Watcher, error: PortsideError) -> None:
        """Show a page of the offline room where things stand if it meant a state that is past."""
        if isinstance(error, StaleAnswer):
            self._show_state(watcher)

    # -- bots

    def ask_bots(self) -> None:
        """Let every bot of the offline room think that the match waits for, and orders answer."""
        followed = self.followed
        if followed.stopped is not None or not self.watchers:
            return
        for seat in followed.match.waiting:
            bot, question = self.table.seats[seat].bot, (seat, followed.asked_at)
            if question in self._thinking:
                continue
            if bot is not None:
                self._thinking.add(question)
                self._begin(self._think(seat, bot, followed.asked_at))
            elif self._ordered(seat) is not None:
                self._thinking.add(question)
                self._begin(self._answer_by_order(seat, followed.asked_at))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, bot: str, asked_at: int) -> None:
        sight = Sight(self.followed.match, seat, secrets.randbits(64))
        seed = str(secrets.randbits(64))
        try:
            key = await self._think_elsewhere("choose", bot, pickle.dumps(sight), seed)
            sight.prompt.value(key)
        except Exception:  # a bot must not block a table, nor may a browser that ended its worker
            key = random_key(sight, Random(seed))
        async with self.turn:
            self._thinking.discard((seat, asked_at))
            same = self.followed.asked_at == asked_at and self.table.seats[seat].bot == bot
            if same and seat in self.followed.match.waiting:
                await self._answer(seat, key, self.followed.seq, None, None)
            else:
                self.ask_bots()


def _follow(table: KeptTable, entries: list[Entry]) -> FollowedMatch:
    """Replay a match; one that does not replay stops at its last good answer."""
    followed = FollowedMatch(table.match, deal_stored_match(table.match))
    followed.replay(lasting_answers(entries))
    for entry in entries:
        followed.note(entry)
    followed.seq = followed.asked_at = len(entries)
    return followed


def match_with_end(row: MatchRow, match: Match, at: float) -> MatchRow:
    """Return a match of an offline room with the end it came to."""
    final: Json = json.loads(json.dumps(match.view(None)))
    return replace(row, result=final["result"], final=final, ended=at)


def read_offline_journal(text: str) -> list[Entry]:
    """Read a journal."""
    return [Entry(*row) for row in json.loads(text)]
