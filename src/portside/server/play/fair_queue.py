"""Who thinks next: tables where somebody waits come first, and everybody gets the same share.

Whoever sets up sixty tables of bots makes their own bots wait, and nobody else's. A name costs
nothing, so those who come from one address share what one address gets.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

FORGET = 10_000
"""So many addresses, persons and tables are kept in mind; when there are more, all start anew."""
Share = tuple[str, ...]
"""What has a share of a larger one: an address, a person there, a table of theirs."""


@dataclass(frozen=True, slots=True)
class Customer:
    """On whose account a bot thinks.

    Attributes:
        person: the host of its table.
        table: its table.
        attended: tells whether a person who plays there is connected.
        address: where the wish came from, as far as that is known.
    """

    person: str
    table: str
    attended: Callable[[], bool]
    address: str = ""

    @property
    def shares(self) -> tuple[Share, Share, Share]:
        """Return whose shares a customer lives by, the largest first."""
        whole = self.address, self.person, self.table
        return whole[:1], whole[:2], whole


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
    thought where nobody waits holds up nobody. Of those who wait, the address that has had least is
    next, there the person, and of theirs the table; what somebody has had counts from when they
    came, so that nobody saves up turns.

    Args:
        attended: how many may think at once where somebody plays.
        alone: how many at tables of bots alone.
    """

    def __init__(self, attended: int, alone: int) -> None:
        self._free = {True: attended, False: alone}
        self._count = 0
        self._waiting: list[Ticket] = []
        self._had: dict[Share, float] = {}
        self._now: dict[Share, float] = {}

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
            self._now.clear()
        for share in customer.shares:
            self._had[share] = max(self._had.get(share, 0.0), self._now.get(share[:-1], 0.0))
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
        for share in ticket.customer.shares:
            self._had[share] = self._had.get(share, 0.0) + cost
        self._call()

    def _call(self) -> None:
        """Let as many begin as there are places."""
        while any(self._free.values()) and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._free[ticket.attended] -= 1
            for share in ticket.customer.shares:
                now = self._now.get(share[:-1], 0.0)
                self._now[share[:-1]] = max(now, self._had.get(share, 0.0))
            ticket.called.set()

    def _next(self) -> Ticket | None:
        for ticket in self._waiting:
            ticket.attended = ticket.customer.attended()
        allowed = [ticket for ticket in self._waiting if self._free[ticket.attended]]
        return min(allowed, key=self._rank, default=None)

    def _rank(self, ticket: Ticket) -> tuple[bool, list[float], int]:
        had = [self._had.get(share, 0.0) for share in ticket.customer.shares]
        return not ticket.attended, had, ticket.number

    def waiting(self, customer: Customer) -> tuple[int, int]:
        """Return how many wait in the queue from a customer's address, and how many are theirs."""
        address, person, _ = customer.shares
        all_of = [ticket.customer.shares for ticket in self._waiting]
        return sum(one[0] == address for one in all_of), sum(one[1] == person for one in all_of)
