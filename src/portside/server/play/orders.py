"""Standing orders at the server: made in a question, and answering when it is time.

Nobody else may notice that there is an order before it has answered: none of what is done here is
told to others, and how long it takes to answer follows from what everybody sees (`order_delay`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from portside.engine.errors import PortsideError
from portside.hosting.order_messages import OrderWish, order_made, orders_beside, orders_told
from portside.hosting.orders import BY, Order, answering_order
from portside.server.errors import TryAgain
from portside.server.logs import log
from portside.server.play.answer_delay import order_delay
from portside.server.play.order_book import Kept, OrderBook
from portside.server.play.players import FOREIGN_PAUSE, check_going
from portside.server.store.clock import now

if TYPE_CHECKING:
    from portside.hosting.followed_match import FollowedMatch
    from portside.server import protocol
    from portside.server.play.client import Client
    from portside.server.play.room import Room
    from portside.server.services import Services


class Orders:
    """Let people make orders, and orders answer; call these from a room's inbox only."""

    def __init__(self, services: Services) -> None:
        self.book = OrderBook(services.storage)
        self._services = services
        self._key = f"orders {services.config.key()}".encode()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- making

    async def make(self, client: Client, message: protocol.MakeOrder) -> None:
        """Make a standing order in the question a seat is asked."""
        room = client.room
        seat = self._services.players.seat(room, client, message.seat)
        stored = await room.ready()
        check_going(room.table, stored)
        wish = OrderWish(message.keys, message.same, message.until)
        order, answers = order_made(stored, seat, message.seq, wish)
        stay = orders_beside(order, [kept.order for kept in self._of(room, seat)], stored)
        kept = Kept(order, room.table.seats[seat].guest or "", answers)
        await self.book.add(room.table, kept, stay)
        await self.reread(room)
        client.show_orders(message.id, again=True)

    async def cancel(self, client: Client, message: protocol.CancelOrder) -> None:
        """End one of one's own orders."""
        room = client.room
        seat = self._services.players.seat(room, client, message.seat, lent=True)
        await room.ready()
        await self.book.cancel(room.table, seat, message.order)
        await self.reread(room)
        client.show_orders(message.id, again=True)

    # -- showing

    async def reread(self, room: Room) -> None:
        """Read a table's orders again, and show them to their owners."""
        if room.stored is not None:
            room.orders = await self.book.read(room.stored.row.id)
            for watcher in room.watchers:
                watcher.show_orders()

    def told(self, room: Room, seat: int) -> dict[str, Any]:
        """Return the standing orders of a seat, and where they answered, as its owner is told."""
        stored = room.stored
        assert stored is not None
        running = room.table.status == "running"
        mine = [(kept.order, kept.answers) for kept in self._of(room, seat) if running]
        return orders_told(stored, seat, mine)

    def _of(self, room: Room, seat: int) -> list[Kept]:
        """Return the orders of whoever has a seat now."""
        owner = room.table.seats[seat].guest, seat
        return [kept for kept in room.orders if (kept.guest, kept.order.seat) == owner]

    # -- answering

    def found(self, room: Room, seat: int) -> tuple[Order, str] | None:
        """Return the standing order that answers what a seat is asked, and its key."""
        if room.stored is None or not room.orders:
            return None
        return answering_order([kept.order for kept in self._of(room, seat)], room.stored, seat)

    def mind(self, room: Room, local: bool) -> None:
        """Let every standing order that answers what is asked now wait for its moment."""
        stored = room.stored
        if stored is None or not room.orders:
            return
        for seat in stored.match.waiting:
            at = seat, stored.asked_at
            if room.table.seats[seat].bot is not None or at in room.thinking:
                continue
            if self.found(room, seat) is not None:
                room.thinking.add(at)
                pause = self._pause(room, stored, seat) + (0 if local else FOREIGN_PAUSE)
                task = asyncio.create_task(self._wait(room, at, pause), name="order")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _pause(self, room: Room, stored: FollowedMatch, seat: int) -> float:
        """Return how long an order waits yet; one whose moment went by waits anew."""
        shortest = self._services.config.limits.hesitation
        whole = order_delay(self._key, room.table, stored, seat, shortest)
        left = stored.since + whole - now()
        return left if 0 < left < whole else whole

    async def _wait(self, room: Room, at: tuple[int, int], seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            room.thinking.discard(at)
            raise
        room.post(lambda: self._say(room, at))

    async def _say(self, room: Room, at: tuple[int, int]) -> None:
        try:
            await self._answer(room, *at)
        except TryAgain:
            room.retry(lambda: self._services.players.go_on(room))
            return
        except PortsideError as error:
            log.info("order came too late", table=room.table.id, reason=error.code)
        finally:
            room.thinking.discard(at)
        # Whoever else may answer now: a bot may have sat down.
        await self._services.players.go_on(room)

    async def _answer(self, room: Room, seat: int, asked_at: int) -> None:
        while True:
            stored = await room.ready()
            check_going(room.table, stored)
            if stored.asked_at != asked_at or room.table.seats[seat].bot is not None:
                return
            room.orders = await self.book.read(stored.row.id)
            found = self.found(room, seat)
            if found is None:
                return
            order, key = found
            value = stored.checked(seat, key, stored.seq)
            entry = room.entry(seat, key, BY + order.id)
            if await room.keep(entry):
                break
        await room.take(entry, value, None, None)
        # Whoever reads the figures must not learn which answers were an order's.
        self._services.metrics.answers.inc(stored.row.title, "person")

    async def close(self) -> None:
        """Let all standing orders wait for the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
