"""What people at a table decide together or for themselves."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from portside.server import protocol
from portside.server.http.routes.common import TABLE_ANSWER, Parts, SomeGuest, TableId
from portside.server.http.routes.tables import table_told

router = APIRouter()


@router.post("/tables/{table}/voice", **TABLE_ANSWER)
async def vote(
    table: TableId, wish: protocol.VoiceWish, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Vote for something that takes several people, such as a pause, or take the vote back."""
    row = await services.pause_and_resign.voice(guest, table, wish.what, wish.about, wish.agree)
    await services.rooms.wake(table)
    return await table_told(services, row, guest)


@router.post("/tables/{table}/go_on", **TABLE_ANSWER)
async def end_pause(table: TableId, services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """End a pause."""
    row = await services.pause_and_resign.go_on(guest, table)
    await services.rooms.wake(table)
    return await table_told(services, row, guest)


@router.post("/tables/{table}/resign", **TABLE_ANSWER)
async def resign(table: TableId, services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """Resign: give a match up."""
    return await table_told(services, await services.pause_and_resign.resign(guest, table), guest)


@router.delete("/me/tables/{table}", status_code=204)
async def forget_match(table: TableId, services: Parts, guest: SomeGuest) -> None:
    """Take a match off one's list, or delete one that nobody else ever saw."""
    await services.pause_and_resign.forget(guest, table)


@router.put("/me/holiday", status_code=204)
async def holiday(wish: protocol.Holiday, services: Parts, guest: SomeGuest) -> None:
    """Go on holiday: one's clocks pause at tables of days."""
    await services.pause_and_resign.holiday(guest, wish.days)
