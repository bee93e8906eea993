"""Bound what one client may cost the others."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from portside.server.errors import TooFast, TooManyConnections

BURST = 10.0
"""So many seconds' worth may come at once."""
REMEMBERED = 10_000
"""So many addresses are kept in mind."""
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

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * BURST
        self._then = time.monotonic()

    def take(self) -> bool:
        """Tell whether the limit lets one more pass."""
        now = time.monotonic()
        self._left = min(self._rate * BURST, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """Keep count of requests and connections by address."""

    def __init__(self, requests: float, connections: int) -> None:
        self._rate = requests
        self._most = connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """Count a request against the limit of its address, or raise `TooFast`."""
        address = limited_address(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise TooFast("Too many requests; please wait a little.")

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
