"""Who thinks next: tables where somebody waits come first, and everybody gets the same share.

Whoever sets up sixty tables of bots makes their own bots wait, and nobody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

FORGET = 10_000
"""So many persons and tables are kept in mind; when there are more, all start anew."""


@dataclass(frozen=True, slots=True)
class Customer:
    """On whose account a bot thinks.

    Attributes:
        person: the host of its table.
        table: its table.
        attended: tells whether a person who plays there is connected.
    """

    person: str
    table: str
    attended: Callable[[], bool]


@dataclass(eq=False, slots=True)
class Ticket:
    """One bot that waits for its turn."""

    customer: Customer
    number: int
    attended: bool = False
    called: asyncio.Event = field(default_factory=asyncio.Event)


class FairQueue:
    """Hand out places to think in, one turn at a time.

    Tables with a person in them have places of their own, and so have those without, fewer: a long
    thought where nobody waits holds up nobody. Of those who wait, the person who has had least,
    then the table that has had least, is next; what somebody has had counts from when they came,
    so that nobody saves up turns.

    Args:
        attended: how many may think at once where somebody plays.
        alone: how many at tables of bots alone.
    """

    def __init__(self, attended: int, alone: int) -> None:
        self._free = {True: attended, False: alone}
        self._count = 0
        self._waiting: list[Ticket] = []
        self._had: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, customer: Customer, clock: Callable[[], float]) -> AsyncIterator[bool]:
        """Wait in the queue for a place to think and hold it; tell whether somebody plays there.

        Args:
            customer: on whose account it goes.
            clock: tells what the turn costs.
        """
        ticket = self.enter(customer)
        try:
            await ticket.called.wait()
        except asyncio.CancelledError:
            self.leave(ticket, 0.0)
            raise
        begun = clock()
        try:
            yield ticket.attended
        finally:
            self.leave(ticket, clock() - begun)

    def enter(self, customer: Customer) -> Ticket:
        """Join the queue of those who want to think."""
        self._count += 1
        if len(self._had) > FORGET:
            self._had.clear()
        for name in (customer.person, customer.table):
            self._had[name] = max(self._had.get(name, 0.0), self._now)
        ticket = Ticket(customer, self._count)
        self._waiting.append(ticket)
        self._call()
        return ticket

    def leave(self, ticket: Ticket, cost: float) -> None:
        """Leave the queue: give the place back, or give up waiting for one."""
        if not ticket.called.is_set():
            self._waiting.remove(ticket)
            return
        self._free[ticket.attended] += 1
        for name in (ticket.customer.person, ticket.customer.table):
            self._had[name] = self._had.get(name, self._now) + cost
        self._call()

    def _call(self) -> None:
        """Let as many begin as there are places."""
        while any(self._free.values()) and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._free[ticket.attended] -= 1
            self._now = max(self._now, self._had.get(ticket.customer.person, 0.0))
            ticket.called.set()

    def _next(self) -> Ticket | None:
        for ticket in self._waiting:
            ticket.attended = ticket.customer.attended()
        allowed = [ticket for ticket in self._waiting if self._free[ticket.attended]]
        return min(allowed, key=self._rank, default=None)

    def _rank(self, ticket: Ticket) -> tuple[bool, float, float, int]:
        person, table = ticket.customer.person, ticket.customer.table
        had = self._had
        return not ticket.attended, had.get(person, 0.0), had.get(table, 0.0), ticket.number
