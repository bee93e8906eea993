"""The short way of texts over a WebSocket leads where the library's way does."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from portside.server.http.line import LINE, LineProtocol, text_frame
from tests.server.harness import PATIENCE, Json

LARGEST = 70_000
SIZES = (0, 1, 5, 125, 126, 127, 300, 65_535, 65_536, LARGEST)
HANDSHAKE = (
    b"GET /one HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(code: Opcode, data: bytes, fin: bool = True) -> bytes:
    """Return a frame of a client."""
    return Frame(code, data, fin=fin).serialize(mask=True)


CLOSE = frame(Opcode.CLOSE, b"\x03\xe8")
WRONG = {
    "no text": frame(Opcode.TEXT, b"\xff\xfe"),
    "not masked": Frame(Opcode.TEXT, b"plain").serialize(mask=False),
    "no such kind": b"\x83\x80abcd",
    "no extension": b"\xc1\x80abcd",
    "nothing to go on with": frame(Opcode.CONT, b"more"),
    "too large": frame(Opcode.TEXT, b"x" * (LARGEST + 1)),
    "a long question": b"\x89\xfe\x00\x7eabcd" + b"x" * 126,
    "cut off": frame(Opcode.TEXT, b"never ends")[:-1],
}
"""What is no frame of a client, or none here."""


def in_parts(data: bytes, between: bytes) -> bytes:
    """Return a text in three frames, and what comes between them."""
    first, last = frame(Opcode.TEXT, data, False), frame(Opcode.CONT, b"end")
    return first + between + frame(Opcode.CONT, data, False) + last


MESSAGES = {
    "text": lambda data: frame(Opcode.TEXT, data),
    "bytes": lambda data: frame(Opcode.BINARY, data),
    "parts": lambda data: in_parts(data, b""),
    "parts and a question": lambda data: in_parts(data, frame(Opcode.PING, b"?")),
    "question": lambda data: frame(Opcode.PING, data[:125]),
    "answer": lambda data: frame(Opcode.PONG, data[:125]),
}
cuts = st.lists(st.integers(1, 100_000), max_size=6)
messages = st.tuples(st.sampled_from(["text", "text", *MESSAGES]), st.sampled_from(SIZES))


class Heard:
    """An application that notes what comes, whichever way."""

    def __init__(self) -> None:
        self.said: list[object] = []

    async def __call__(self, scope: Json, receive: Any, send: Any) -> None:
        """Take one connection."""
        await receive()
        await send({"type": "websocket.accept"})
        line = scope["extensions"].get(LINE)
        if line is not None:
            line.listen(self.said.append)
        while (message := await receive())["type"] == "websocket.receive":
            self.said.append(message.get("text", message.get("bytes")))
        self.said.append(message["code"])


async def heard(
    kind: type[WebSocketsSansIOProtocol], pieces: list[bytes], last: bytes = b""
) -> list[object]:
    """Return what an application hears of what a client sends; the last when it has heard all."""
    app, state = Heard(), ServerState()
    config = uvicorn.Config(
        app, log_config=None, lifespan="off", ws_max_size=LARGEST, ws_per_message_deflate=False
    )
    config.load()
    here, there = socket.socketpair()
    loop = asyncio.get_running_loop()
    await loop.connect_accepted_socket(lambda: kind(config, state, {}), there)
    reader, writer = await asyncio.open_connection(sock=here)
    writer.write(HANDSHAKE)
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0)
        while last and len(app.said) < len(pieces):
            await asyncio.sleep(0)
        writer.write(last)
        with suppress(OSError):  # it was closed by the other side
            writer.write_eof()
            while await reader.read(LARGEST):
                pass
        writer.close()
        while state.tasks:
            await asyncio.sleep(0)
    return app.said


async def sent_before_and_after(cut: bool) -> list[bool]:
    """Tell whether a text is sent over a line, and again after it was perhaps cut."""
    state = ServerState()
    config = uvicorn.Config(Heard(), log_config=None, lifespan="off")
    config.load()
    here, there = socket.socketpair()
    line = LineProtocol(config, state, {})
    await asyncio.get_running_loop().connect_accepted_socket(lambda: line, there)
    reader, writer = await asyncio.open_connection(sock=here)
    writer.write(HANDSHAKE)
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
        sent = [line.send_text(b"early")]
        if cut:
            line.transport.abort()
        sent.append(line.send_text(b"late"))
        writer.close()
        while state.tasks:
            await asyncio.sleep(0)
    return sent


def test_a_line_that_was_cut_is_left_to_the_library() -> None:
    assert asyncio.run(sent_before_and_after(cut=False)) == [True, True]
    assert asyncio.run(sent_before_and_after(cut=True)) == [True, False]


def fits(kind: str, size: int) -> bool:
    """Tell whether a message is not too large."""
    return size <= LARGEST if "parts" not in kind else 2 * size < LARGEST


def cut(data: bytes, sizes: list[int]) -> list[bytes]:
    """Cut data into pieces."""
    found = []
    for size in sizes:
        found.append(data[:size])
        data = data[size:]
    return [piece for piece in (*found, data) if piece]


@settings(max_examples=60, deadline=None)
@given(st.lists(messages, max_size=8), cuts)
def test_the_short_way_leads_where_the_librarys_way_does(
    said: list[tuple[str, int]], sizes: list[int]
) -> None:
    frames = [MESSAGES[kind](b"x" * size) for kind, size in said if fits(kind, size)]
    pieces = cut(b"".join([*frames, CLOSE]), sizes)
    plain = asyncio.run(heard(WebSocketsSansIOProtocol, pieces))
    assert asyncio.run(heard(LineProtocol, pieces)) == plain


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_ends_a_line_as_it_does_in_the_library(what: str) -> None:
    before = [frame(Opcode.TEXT, text) for text in (b"one", b"two")]
    plain = asyncio.run(heard(WebSocketsSansIOProtocol, before, WRONG[what]))
    assert plain[:2] == ["one", "two"] and len(plain) == 3
    assert asyncio.run(heard(LineProtocol, before, WRONG[what])) == plain


@pytest.mark.parametrize("every", [1, 2, 3, 7])
def test_texts_are_heard_in_order_however_they_are_cut(every: int) -> None:
    texts = [f"{n} héron" * n for n in range(20)]
    whole = b"".join([frame(Opcode.TEXT, text.encode()) for text in texts])
    pieces = [whole[at : at + every] for at in range(0, len(whole), every)]
    assert asyncio.run(heard(LineProtocol, [*pieces, CLOSE])) == [*texts, 1000]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_does(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
