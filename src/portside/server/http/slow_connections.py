"""Connections before anything is read: how many from one address, how long, and how much.

The server's HTTP reader waits for headers as long as a client likes, and for the first request of a
connection too. So each connection has a clock that stops when its headers are complete. It also
takes headers of any length, and looks at all of them anew with each piece that comes; so pieces
are counted while that clock runs.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from portside.server.config import Limits, config_from_environment
from portside.server.http.limits import limited_address

_open: Counter[str] = Counter()


@cache
def _limits() -> Limits:
    return config_from_environment(os.environ).limits


class PatientProtocol(HttpToolsProtocol):
    """Read requests of those who come to the point."""

    _clock: asyncio.TimerHandle | None = None
    _address = ""
    _head = 0

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, unless too many come from its address."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._address = limited_address(address)
        _open[self._address] += 1
        proxies = str(self.config.forwarded_allow_ips or "").replace(" ", "").split(",")
        if _open[self._address] > _limits().sockets and address not in proxies:
            transport.close()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers of a slow request have no end."""
        clock = self._clock
        super().data_received(data)
        if clock is not None and self._clock is clock:  # nothing but headers came
            self._head += len(data)
            if self._head > _limits().header_bytes:
                self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection, slow or not."""
        self._stop()
        self._let_go()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Begin to wait for the headers of a request, which may be slow to come."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Have the headers: this connection was not too slow."""
        self._stop()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand on a connection that is slow by nature; WebSockets count by themselves."""
        self._stop()
        self._let_go()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._stop()
        self._head = 0
        self._clock = self.loop.call_later(_limits().header_seconds, self._give_up)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _give_up(self) -> None:
        self.transport.close()

    def _let_go(self) -> None:
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""
