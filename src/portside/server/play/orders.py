"""Standing orders at the server: made in a question, and answering when it is time.

Nobody else may notice that there is an order before it has answered: none of what is done here is
told to others, and how long it takes to answer follows from what everybody sees (`hesitation`).
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from portside.engine.errors import IllegalAnswer, NotAsked, PortsideError
from portside.engine.keys import NONE, option
from portside.hosting.messages import option_data
from portside.hosting.orders import (
    BY,
    Order,
    answering_order,
    asked_of_seat,
    first_order,
    order_amount,
    order_facts,
    order_stands,
    order_waits,
)
from portside.server.errors import TooManyOrders, TryAgain
from portside.server.logs import log
from portside.server.play.answer_delay import order_delay
from portside.server.play.order_book import Kept, OrderBook
from portside.server.play.players import FOREIGN_PAUSE, RETRY, check_going
from portside.server.store.clock import now

if TYPE_CHECKING:
    from portside.engine.prompt import Prompt
    from portside.hosting.followed_match import FollowedMatch
    from portside.server import protocol
    from portside.server.play.client import Client
    from portside.server.play.room import Room
    from portside.server.services import Services

MOST = 20
"""So many orders may stand for a seat."""


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
        if not stored.asked_at <= message.seq <= stored.seq:
            raise stored.stale(message.seq)
        prompt = asked_of_seat(stored.match, seat)
        if prompt is None:
            raise NotAsked(f"Seat {seat} is not asked anything now.", seat=seat)
        order = order_wished(stored, prompt, message)
        standing = [each for each in self._of(room, seat) if order_stands(each, stored)]
        beside = [each.id for each in standing if not order_replaces(order, each)]
        if len(beside) >= MOST:
            raise TooManyOrders(f"No more than {MOST} orders may stand.", number=MOST)
        kept = Kept(
            order, room.table.seats[seat].guest or "", order_answers_shown(stored, prompt, order)
        )
        await self.book.add(room.table, kept, beside)
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
        standing = [each for each in self._of(room, seat) if running and order_stands(each, stored)]
        prompt = asked_of_seat(stored.match, seat) if standing else None
        found = None if prompt is None else first_order(standing, prompt)
        answers = {kept.order.id: kept.answers for kept in room.orders}
        orders = [
            {
                **{name: getattr(order, name) for name in ("id", "kind", "card", "facts", "same")},
                "until": sorted(order.until),
                "answers": answers[order.id],
                "would": found[1] if found is not None and found[0] is order else None,
                "waits": order_waits(order, stored),
            }
            for order in standing
        ]
        return {
            "type": "orders",
            "seat": seat,
            "orders": orders,
            "given": lines_by_orders(stored, seat),
        }

    def _of(self, room: Room, seat: int) -> list[Order]:
        """Return the orders of whoever has a seat now."""
        owner = room.table.seats[seat].guest, seat
        return [kept.order for kept in room.orders if (kept.guest, kept.order.seat) == owner]

    # -- answering

    def found(self, room: Room, seat: int) -> tuple[Order, str] | None:
        """Return the standing order that answers what a seat is asked, and its key."""
        if room.stored is None or not room.orders:
            return None
        return answering_order(self._of(room, seat), room.stored, seat)

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
            later = asyncio.get_running_loop().call_later
            later(RETRY, lambda: room.post(lambda: self._go_on(room)))
            return
        except PortsideError as error:
            log.info("order came too late", table=room.table.id, reason=error.code)
        finally:
            room.thinking.discard(at)
        await self._go_on(room)  # whoever else may answer now: a bot may have sat down

    async def _go_on(self, room: Room) -> None:
        await room.ready()
        self._services.players.ask(room, local=True)

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
        self._services.metrics.answers.labels(stored.row.title, "person").inc()

    async def close(self) -> None:
        """Let all standing orders wait for the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def order_wished(stored: FollowedMatch, prompt: Prompt, message: protocol.MakeOrder) -> Order:
    """Return a standing order as it is wished, or raise `IllegalAnswer`."""
    for key in message.keys:
        if prompt.type != "amount":
            prompt.value(key)
        elif order_amount(prompt, key) is None or len(message.keys) > 1:
            raise IllegalAnswer("An order gives one amount at most.", key=key, kind=prompt.kind)
    return Order(
        id=secrets.token_urlsafe(9),  # of no number: how many there are is nobody's business
        seat=prompt.seat,
        kind=prompt.kind,
        card=prompt.card,
        facts=prompt.facts,
        same=message.same,
        keys=tuple(dict.fromkeys(message.keys)),
        until=frozenset(message.until),
        number=stored.match.number,
        n=stored.seq,
    )


def order_replaces(new: Order, old: Order) -> bool:
    """Tell whether a standing order is for the same questions as an older one."""
    same = (new.kind, new.card, new.same) == (old.kind, old.card, old.same)
    return same and (not new.same or order_facts(new.facts) == order_facts(old.facts))


def order_answers_shown(
    stored: FollowedMatch, prompt: Prompt, order: Order
) -> list[dict[str, Any]]:
    """Return a standing order's answers as options, those of a pick several at a time."""
    box, ask = stored.match.table.box, prompt.ask
    if prompt.type == "amount":
        (key,) = order.keys
        return [{"key": key, "options": [option_data(option(box, ask, int(key)))]}]
    known = {one.key: option_data(one) for one in prompt.options}
    names = {key: key.split("+") if prompt.type == "some" else [key] for key in order.keys}
    return [
        {"key": key, "options": [known[name] for name in names[key] if name != NONE]}
        for key in order.keys
    ]


def lines_by_orders(stored: FollowedMatch, seat: int) -> list[int]:
    """Return the lines of the log that begin what standing orders of a seat have answered."""
    history = stored.match.history or ()
    return [
        stored.marks[at]
        for at, by in enumerate(stored.trail.said[: len(history)])
        if by and history[at].seat == seat
    ]
