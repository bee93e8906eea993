"""Tables: set up, join, leave, begin, again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import orjson
from fastapi import APIRouter, Response

from portside.server import protocol
from portside.server.accounts import Guest
from portside.server.http.routes.common import (
    TABLE_ANSWER,
    CameFrom,
    Invite,
    MaybeGuest,
    Parts,
    SeatPath,
    SomeGuest,
    TableId,
)
from portside.server.play.archive import Archive
from portside.server.play.stored_table import TableRow
from portside.server.play.table_info import table_info
from portside.server.play.table_lists import tables_of_lobby
from portside.server.seat_links import LIFETIME
from portside.server.services import Services

router = APIRouter()


async def tables_told(
    services: Services, rows: Iterable[TableRow], guest: Guest | None
) -> list[dict[str, Any]]:
    """Return tables as a guest may know them, if they are signed in by now: seats have secrets."""
    await services.accounts.check_still_signed_in(guest)
    away, found = services.config.limits.away, []
    for row in rows:
        room = services.rooms.get(row.id)
        present, spectators = (room.present(), room.spectators()) if room else ((), 0)
        who = guest.id if guest else None
        found.append(table_info(row, who, present, spectators, away=away))
    return found


async def table_told(services: Services, table: TableRow, guest: Guest | None) -> dict[str, Any]:
    """Return a table as a guest may know it."""
    return (await tables_told(services, [table], guest))[0]


async def list_told(services: Services, rows: Iterable[TableRow], guest: Guest | None) -> Response:
    """Return a list of tables to a guest; to look over a hundred again takes its time."""
    told = {"tables": await tables_told(services, rows, guest)}
    return Response(orjson.dumps(told), media_type="application/json")


@router.get("/tables", response_model=protocol.Tables, response_model_exclude_unset=True)
async def list_tables(services: Parts, guest: MaybeGuest) -> Response:
    """List open and running tables."""
    return await list_told(services, await tables_of_lobby(services.storage), guest)


@router.post("/tables", **TABLE_ANSWER, status_code=201)
async def create_table(
    wish: protocol.NewTable, services: Parts, guest: SomeGuest, came_from: CameFrom
) -> dict[str, Any]:
    """Set up a table."""
    row = await services.lobby.create(guest, wish, came_from)
    if row.status == "running":
        await services.rooms.wake(row.id)
    return await table_told(services, row, guest)


@router.get("/tables/{table}", **TABLE_ANSWER)
async def get_table(
    table: TableId, services: Parts, guest: MaybeGuest, invite: Invite = None
) -> dict[str, Any]:
    """Look at a table."""
    row = await services.lobby.table(table)
    row.check_watch(guest.id if guest else None, invite)
    return await table_told(services, row, guest)


@router.patch("/tables/{table}", **TABLE_ANSWER)
async def change_table(
    table: TableId, wish: protocol.TableChange, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Change label or listing of a table."""
    return await table_told(services, await services.lobby.change(guest, table, wish), guest)


@router.delete("/tables/{table}", status_code=204)
async def close_table(table: TableId, services: Parts, guest: SomeGuest) -> None:
    """Clear a table away that has not begun; end a match that nobody else plays."""
    await services.lobby.close(guest, table)


@router.post("/tables/{table}/join", **TABLE_ANSWER)
async def join_table(
    table: TableId, wish: protocol.Join, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Take a free seat at a table."""
    return await table_told(services, await services.lobby.join(guest, table, wish), guest)


@router.post("/tables/{table}/seats/{seat}/link", response_model=protocol.SeatLink)
async def seat_link(
    table: TableId, seat: SeatPath, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Make a link to one's own seat at a table for another device."""
    code = await services.seat_links.make(guest, await services.lobby.table(table), seat)
    return {"code": code, "seconds": LIFETIME}


@router.post("/tables/{table}/leave", **TABLE_ANSWER)
async def leave_table(
    table: TableId, wish: protocol.SeatChoice, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Give one's seats at a table free."""
    return await table_told(services, await services.lobby.leave(guest, table, wish.seat), guest)


@router.post("/tables/{table}/start", **TABLE_ANSWER)
async def start_match(table: TableId, services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """Begin the match at a table."""
    row = await services.lobby.start(guest, table)
    await services.rooms.wake(table)
    return await table_told(services, row, guest)


@router.post("/tables/{table}/rematch", **TABLE_ANSWER, status_code=201)
async def rematch(table: TableId, services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """Set up the same table again."""
    row = await services.lobby.rematch(guest, table)
    if row.status == "running":
        await services.rooms.wake(row.id)
    return await table_told(services, row, guest)


@router.post("/tables/{table}/resume", **TABLE_ANSWER, status_code=201)
async def resume_match(table: TableId, services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """Go on at a table with a match that had to stop, from its last good answer."""
    row = await Archive(services).resume(table, guest)
    await services.rooms.wake(row.id)
    return await table_told(services, row, guest)


@router.put("/tables/{table}/seats/{seat}/bot", **TABLE_ANSWER)
async def give_seat_to_bot(
    table: TableId, seat: SeatPath, wish: protocol.BotWish, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Let a bot play a seat at a table."""
    room = services.rooms.get(table)
    present = room.present() if room else ()
    row = await services.lobby.give_to_bot(guest, table, seat, wish.bot, present)
    if row.status == "running":
        await services.rooms.wake(table)
    return await table_told(services, row, guest)


@router.delete("/tables/{table}/seats/{seat}/bot", **TABLE_ANSWER)
async def take_seat_back(
    table: TableId, seat: SeatPath, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Take a seat at a table back from a bot."""
    return await table_told(services, await services.lobby.hand_back(guest, table, seat), guest)


@router.delete("/tables/{table}/seats/{seat}", **TABLE_ANSWER)
async def free_seat(
    table: TableId, seat: SeatPath, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Free a seat at a table before the start."""
    return await table_told(services, await services.lobby.free(guest, table, seat), guest)
