"""A WebSocket from its handshake to its end: who may connect, and which table it is about."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from portside.engine.errors import PortsideError
from portside.server.accounts import COOKIE
from portside.server.errors import TooFast, TooManyConnections
from portside.server.http.limits import limited_address
from portside.server.http.line import LINE
from portside.server.http.origins import allowed_origin
from portside.server.play import viewing_rights
from portside.server.play.client import Client
from portside.server.play.room import FORBIDDEN, GONE, SLOW

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from portside.server.services import Services


async def serve_websocket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from its handshake to its end."""
    await receive()
    if not allowed_origin(scope, services.config.origins):
        await send({"type": "websocket.close", "code": FORBIDDEN, "reason": ""})
        return
    address = _address(scope)
    try:
        services.addresses.request(address)
        services.addresses.connect(address)
    except (TooFast, TooManyConnections):
        await send({"type": "websocket.close", "code": SLOW, "reason": ""})
        return
    services.metrics.clients.inc()
    try:
        await send({"type": "websocket.accept"})
        found = await _admitted(services, HTTPConnection(scope), send)
        if isinstance(found, int):
            await send({"type": "websocket.close", "code": found, "reason": ""})
        else:
            await _talk(found, receive)
    finally:
        services.addresses.disconnect(address)
        services.metrics.clients.dec()


async def _admitted(services: Services, request: HTTPConnection, send: Send) -> Client | int:
    """Return the client of somebody who may look at the table, or else a code for closing."""
    invite = request.query_params.get("invite")
    credential = _bearer(request)
    table = request.scope["path"].split("/")[3]
    try:
        somebody = await services.accounts.guest(request.cookies.get(COOKIE))
        guest = somebody.id if somebody else None
        room = await services.rooms.room(table)
        row = room.table
        if not row.may_watch(guest, invite):
            row = await services.lobby.table(table)  # it may have changed a moment ago
    except PortsideError as error:
        return GONE if error.code == "no-table" else SLOW
    known = credential is not None and bool(viewing_rights.seats_in_view(row, guest, [credential]))
    if not known and not row.may_watch(guest, invite):
        return FORBIDDEN
    client = Client(services, room, send, guest, invite)
    client.line = request.scope.get("extensions", {}).get(LINE)
    client.device = somebody.device if somebody else None
    client.address = limited_address(_address(request.scope))
    wishes = request.query_params
    hear, speaks = wishes.get("hear") or "", wishes.get("speaks") or ""
    client.want(wishes.get("seat"), credential, hear, speaks)
    return client


async def _talk(client: Client, receive: Receive) -> None:
    room = client.room
    client.task = asyncio.current_task()
    client.services.watch(client)
    room.post(lambda: room.arrive(client))
    if client.line is not None:
        client.line.listen(client.receive)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            client.receive(message.get("text"))
    except asyncio.CancelledError:
        if not client.stuck:
            raise
    finally:
        client.hang_up()
        client.services.unwatch(client)
        room.post(lambda: room.depart(client))


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _bearer(request: HTTPConnection) -> str | None:
    kind, _, credential = request.headers.get("authorization", "").partition(" ")
    return credential[:64] if kind.lower() == "bearer" and credential else None
