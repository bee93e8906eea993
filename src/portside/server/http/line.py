"""The line to a client: whole text messages take a short way, all else is the library's.

The library of WebSockets is made for every case, and asks about each of them for every frame; the
server's queue and task do so once more. Nearly everything that is said at a table is one text in
one frame. Such a frame is put together and taken apart here, and handed over without a detour.
Whatever else comes, be it wrong or only unusual, goes to the library as it came.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

LINE: Final = "portside.line"
"""The extension of ASGI under which an application finds the line."""
TEXT: Final = 0x81
"""How a frame begins that holds a whole text."""
USUAL: Final = frozenset((TEXT, 0x88, 0x89, 0x8A))
"""How frames begin that are looked at one by one: texts, and those that close or ask and answer."""
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 1 << 16
"""From these sizes on a frame tells its length in two bytes more, and in eight."""


def text_frame(data: bytes) -> bytes:
    """Return a text of the server as a frame."""
    size = len(data)
    if size < SHORT:
        return b"%c%c%b" % (TEXT, size, data)
    if size < LONG:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), data)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), data)


class LineProtocol(WebSocketsSansIOProtocol):
    """Speak WebSocket with one client."""

    _listener: Callable[[str], None] | None = None
    _begun = b""  # a frame that is not whole yet
    _odd = False  # the library has had a part of something, and needs the rest

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[LINE] = self

    def listen(self, listener: Callable[[str], None]) -> None:
        """Hand texts to a listener from now on; it still has to receive what comes otherwise."""
        self._listener = listener

    def send_text(self, data: bytes) -> bool:
        """Send a text at once, or return False if that has to wait or cannot be."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(data))
        return True

    def data_received(self, data: bytes) -> None:
        """Take frames, one by one as long as they are the usual ones."""
        if self._odd or not self.handshake_complete:
            self._odd = self.handshake_initiated
            super().data_received(data)
            return
        data = self._begun + data if self._begun else data
        at = 0
        while (end := self._frame(data, at)) > at:
            at = end
        self._begun = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Take a frame; return where the next begins, or the same place if it is not whole yet."""
        if len(data) < at + 2:
            return at
        head, size, start = data[at], data[at + 1] ^ MASKED, at + 6
        if size == SHORT and len(data) >= at + 4:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        if head not in USUAL or data[at + 1] ^ MASKED > SHORT or size > self.config.ws_max_size:
            self._odd = True
            super().data_received(data[at:])
            return len(data)
        end = start + size
        if len(data) < end:
            return at
        if head != TEXT or not self._text(data[start:end], data[start - 4 : start]):
            super().data_received(data[at:end])
        return end

    def _text(self, masked: bytes, mask: bytes) -> bool:
        """Hand a text over; return False if it is none, or others come before it."""
        if self._listener is None or self.close_sent or not self.queue.empty():
            return False
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        self._listener(text)
        return True
