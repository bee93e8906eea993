"""Bound what one client may cost the others."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address
from math import inf

from portside.server.errors import TooFast, TooManyConnections, TooMuchKept

BURST = 10.0
"""So many seconds' worth may come at once."""
REMEMBERED = 10_000
"""So many addresses are kept in mind."""
DAY = 86_400.0
ROW = 200
"""So many bytes anything costs that is kept, however short it is."""
OWN_BITS = 64
"""Of an address of version 6 so many bits are anybody's own to choose."""


@lru_cache(REMEMBERED)
def limited_address(address: str) -> str:
    """Return against whose limits an address counts: one line has very many of version 6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> OWN_BITS << OWN_BITS))


class Bucket:
    """Let so many things through a second, and some more at once."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._most = self._left = rate * burst
        self._then = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Tell whether the limit lets one more pass, or something that costs more."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """Keep a bucket for each address of late.

    Args:
        rate: how much it lets through a second.
        burst: for so many seconds at once.
    """

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._new = partial(Bucket, rate, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Tell whether the limit of an address lets something pass."""
        address = limited_address(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = self._new()
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)


class Addresses:
    """Keep count of requests, connections and what is to be kept by address."""

    def __init__(self, requests: float, connections: int, kept: float = inf) -> None:
        self._most = connections
        self._requests = Buckets(requests)
        self._kept = Buckets(kept / DAY, DAY)
        self._open: Counter[str] = Counter()

    def request(self, address: str, cost: float = 1) -> None:
        """Count a request, or what costs as much as several, or raise `TooFast`."""
        if not self._requests.take(address, cost):
            raise TooFast("Too many requests; please wait a little.")

    def keep(self, address: str, size: int) -> None:
        """Count what is to be kept against the limit of its address, or raise `TooMuchKept`."""
        if not self._kept.take(address, size + ROW):
            raise TooMuchKept("Enough was kept for this place; please wait.")

    def connect(self, address: str) -> None:
        """Count a connection against the limit of its address, or raise `TooManyConnections`."""
        address = limited_address(address)
        if self._open[address] >= self._most:
            raise TooManyConnections("Too many connections from one place.")
        self._open[address] += 1

    def disconnect(self, address: str) -> None:
        """Count a connection of an address as gone."""
        address = limited_address(address)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
