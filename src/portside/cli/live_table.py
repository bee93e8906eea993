"""A table at a server as it changes: messages of its WebSocket, in a queue."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from portside.cli.server_requests import COOKIE
from portside.hosting.deltas import WrongBase, applied

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from portside.cli.server_requests import Server, TableAddress

Json = dict[str, Any]
BEAT: Final = 20.0
"""Seconds after which the server is told that one is still there."""
SPEAKS: Final = 2
"""The version of the protocol: states may come as what has changed."""
CLOSED: Final = "closed"
"""Type of the last message, which no server sends."""


class LiveTable:
    """Hear what happens at a table, and say something there.

    A thread reads, so that nothing is missed while the person thinks; what it read waits here.
    States that come as differences are made whole, so that every state stands for itself.
    """

    def __init__(self, server: Server, at: TableAddress) -> None:
        self._server = server
        query = {"speaks": SPEAKS, "hear": "chat", **({"invite": at.invite} if at.invite else {})}
        host = at.origin.replace("http", "ws", 1)
        self._url = f"{host}/api/tables/{at.table}/live?{urlencode(query)}"
        self._lines = ExitStack()
        self._socket: ClientConnection | None = None
        self._heard: SimpleQueue[Json] = SimpleQueue()
        self._state: Json | None = None
        self._count = 0

    def open(self) -> None:
        """Connect to the table, or raise `Unreachable`."""
        headers = {"Cookie": f"{COOKIE}={self._server.key}"} if self._server.key else {}
        self.close()
        try:
            line = connect(self._url, additional_headers=headers, max_size=None)
            socket = self._lines.enter_context(line)
        except (OSError, WebSocketException) as error:
            raise self._server.unreachable(str(error)) from None
        self._socket, self._state = socket, None
        self._heard = SimpleQueue()
        Thread(target=self._read, args=(socket, self._heard), daemon=True).start()

    def close(self) -> None:
        """Leave the table; its match goes on."""
        self._lines.close()

    def send(self, kind: str, **fields: object) -> int:
        """Say something to the table; return the number that its answer will quote."""
        self._count += 1
        assert self._socket is not None
        with suppress(ConnectionClosed):  # the thread that reads finds out, too
            self._socket.send(json.dumps({"type": kind, "id": self._count, **fields}))
        return self._count

    def next(self) -> Json:
        """Return the next message of the table, waiting for it."""
        return self._heard.get()

    def more(self) -> Iterator[Json]:
        """Return the messages of the table that have come already."""
        while True:
            try:
                yield self._heard.get_nowait()
            except Empty:
                return

    def _read(self, socket: ClientConnection, heard: SimpleQueue[Json]) -> None:
        beat = time.monotonic()
        code = 1006
        try:
            while True:
                if time.monotonic() - beat >= BEAT:
                    socket.send('{"type": "ping"}')
                    beat = time.monotonic()
                try:
                    text = socket.recv(timeout=BEAT)
                except TimeoutError:
                    continue
                message = self._whole(json.loads(text), socket)
                if message is not None:
                    heard.put(message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else code
        finally:
            heard.put({"type": CLOSED, "code": code})

    def _whole(self, message: Json, socket: ClientConnection) -> Json | None:
        """Make a whole state of a delta; ask for one where it does not fit."""
        if message["type"] == "delta":
            try:
                message = applied(self._state or {"match": "", "seq": -1}, message)
            except WrongBase:
                socket.send('{"type": "whole"}')
                return None
        if message["type"] == "state":
            self._state = message
        return message
