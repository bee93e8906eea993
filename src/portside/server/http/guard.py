"""What every request passes: limits, the check of its origin, headers, and a line in the log."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

import orjson

from portside.engine.errors import PortsideError
from portside.server.errors import BadOrigin, ServerError, TooBig, TooLate, problem_data, status_of
from portside.server.http.limits import limited_address
from portside.server.http.origins import allowed_origin
from portside.server.http.websocket import serve_websocket
from portside.server.logs import log
from portside.server.protocol import has_nul

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from portside.server.services import Services

RECORDS = "/api/records"
"""Whole matches come in here, which are larger than anything else."""
LIVE = re.compile(r"/api/tables/[^/]+/live")
ONE_CLICK = re.compile(r"/api/news/[^/]+/stop")
"""Mail programs post a form of their own here, which nobody reads."""
FIGURES = frozenset(("/healthz", "/readyz", "/metrics"))
"""Pages that cost a write to the database, or all figures put together."""
FILE = 0.2
"""A page takes many files, so each counts for so much of a request, and not against the others."""
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT = (b"cache-control", b"no-store")
"""Answers depend on who asks: no cache hands them to others, or to who comes after."""


class Guard:
    """Wrap the application; only what is well-formed and within limits gets through."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or WebSocket."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and LIVE.fullmatch(scope["path"]):
            await serve_websocket(self._services, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, whatever goes wrong."""
        begun, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", ()))
                named = {name for name, _ in own}
                more = [*RAW_HEADERS, NOT_KEPT] if _asks(scope) else RAW_HEADERS
                message["headers"] = own + [pair for pair in more if pair[0] not in named]
            await send(message)

        try:
            await self._app(scope, await self._checked(scope, receive), answer)
        except PortsideError as error:
            await refuse_request(error, answer)
        except Exception:
            log.exception("request failed", method=scope["method"], path=_place(scope))
            if status != 500:
                raise
            await refuse_request(ServerError("Something went wrong on our side."), answer, 500)
        self._services.metrics.requests.labels(scope["method"], str(status)).inc()
        if _asks(scope):
            spent = round((time.perf_counter() - begun) * 1000, 1)
            log.info(
                "request",
                method=scope["method"],
                path=_place(scope),
                status=status,
                milliseconds=spent,
            )

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """Raise what keeps a request out; return its body, which has arrived."""
        address = limited_address(scope["client"][0] if scope.get("client") else "")
        if scope["path"] in FIGURES:  # a limit of their own: no health fails for who plays there
            self._services.addresses.request(f"{address} figures")
        if not _asks(scope):
            self._services.addresses.request(f"{address} files", FILE)
            return receive
        self._services.addresses.request(address)
        if scope["method"] in SAFE:
            return receive
        if not allowed_origin(scope, self._services.config.origins):
            raise BadOrigin("This page may not do that.")
        limits = self._services.config.limits
        try:
            async with asyncio.timeout(limits.body_seconds):
                most = limits.record_bytes if scope["path"] == RECORDS else limits.body_bytes
                body = await read_body(receive, most)
        except TimeoutError:
            raise TooLate("The request did not arrive in time.") from None
        self._services.addresses.keep(address, len(body))
        if ONE_CLICK.fullmatch(scope["path"]):
            return _replayed(b"")
        _check_json(body)
        return _replayed(body)


def _place(scope: Scope) -> str:
    """Return where a request went, without the ids in its path: they open matches and devices."""
    base = "/api" if _asks(scope) else "/"
    place = str(getattr(scope.get("route"), "path", ""))
    return place if place.startswith(base) else base + place


def _asks(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api")


async def read_body(receive: Receive, most: int) -> bytes:
    """Return the body of a guarded request, or raise `TooBig`."""
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise TooBig("This request is too large.", most=most)
        more = message.get("more_body", False)
    return b"".join(parts)


def _check_json(body: bytes) -> None:
    """Refuse what is no JSON before a more lenient reader sees it."""
    if not body:
        return
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise ServerError("The body is no JSON.") from None
    if b"\\u0000" in body and has_nul(data):
        raise ServerError("The body holds a NUL, which no text may.")


def _replayed(body: bytes) -> Receive:
    messages: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive


async def refuse_request(error: PortsideError, send: Send, status: int | None = None) -> None:
    """Answer a request with an error instead of letting it pass."""
    body = orjson.dumps(problem_data(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send(
        {
            "type": "http.response.start",
            "status": status or status_of(error),
            "headers": headers,
        }
    )
    await send({"type": "http.response.body", "body": body})
