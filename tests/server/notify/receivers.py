"""Where messages arrive: a mail server, a web server, a push service; all real, on loopback."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.served import free_port

PATIENCE = 30.0


@dataclass
class Arrived:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Listener:
    """A web server that takes what it is posted, and answers with the statuses it is told."""

    address: str
    came: Queue[Arrived] = field(default_factory=Queue)
    statuses: list[int] = field(default_factory=list)

    async def next(self) -> Arrived:
        """Return what came first; the server in the same loop goes on meanwhile."""
        return await asyncio.to_thread(self.came.get, timeout=PATIENCE)


@contextmanager
def listening() -> Iterator[Listener]:
    """Run a web server for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            names = {name.lower(): value for name, value in self.headers.items()}
            status = found.statuses.pop(0) if found.statuses else 201
            found.came.put(Arrived(self.path, names, body))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Listener(f"http://127.0.0.1:{server.server_port}")
        Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


@dataclass
class Letterbox:
    """A mail server, and what came to it."""

    address: str
    came: Queue[EmailMessage] = field(default_factory=Queue)
    refuse: list[str] = field(default_factory=list)

    async def next(self) -> EmailMessage:
        return await asyncio.to_thread(self.came.get, timeout=PATIENCE)

    async def handle_RCPT(  # noqa: N802 aiosmtpd names it
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.came.put(mail)
        return "250 OK"


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    """Run a mail server for a while."""
    port = free_port()
    found = Letterbox(f"smtp://127.0.0.1:{port}")
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    yield found
    controller.stop()


class Browser:
    """The other end of a push message, by RFC 8291 and 8292, with none of the sender's code."""

    def __init__(self, service: Listener) -> None:
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def subscription(self) -> dict[str, Any]:
        return {
            "endpoint": f"{self.service.address}/push/abc",
            "keys": {"p256dh": _text(self._point), "auth": _text(self._auth)},
        }

    def opened(self, arrived: Arrived, server_key: str) -> Any:
        """Check who sent a message, and open it."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        scheme, _, rest = arrived.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and parts["k"] == server_key
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(server_key))
        audience = self.service.address.rpartition(":")[0]
        claims = jwt.decode(parts["t"], point, algorithms=["ES256"], audience=audience)
        assert claims["sub"].startswith("mailto:")
        salt, length = arrived.body[:16], arrived.body[20]
        theirs, sealed = arrived.body[21 : 21 + length], arrived.body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self._point + theirs
        secret = _derived(self._key.exchange(ec.ECDH(), other), self._auth, info, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(
            AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")
        )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
