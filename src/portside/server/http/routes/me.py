"""Who one is, on which devices, at which tables."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.http.routes.common import MaybeGuest, Parts, SomeGuest, set_cookie
from portside.server.http.routes.tables import list_told, tables_told
from portside.server.play.table_lists import tables_of_guest
from portside.server.play.waiting import waiting_matches
from portside.server.store.clock import now

router = APIRouter()
DeviceId = Annotated[protocol.Id, Path(description="A device, as it is listed.")]


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")[:400]


@router.get("/me", response_model=protocol.Me)
async def me(
    request: Request, response: Response, services: Parts, guest: MaybeGuest
) -> dict[str, Any]:
    """Tell who one is; a cookie that is in use is renewed."""
    if guest is not None and await services.accounts.devices.renew(guest.device):
        set_cookie(request, response, services, guest)
    return {"name": guest.name if guest else None, "guest": guest is not None}


@router.post("/me", response_model=protocol.Me)
async def introduce(
    wish: protocol.Introduction,
    request: Request,
    response: Response,
    services: Parts,
    guest: MaybeGuest,
) -> dict[str, Any]:
    """Tell the server who one is: take a nickname, or change it."""
    known = guest is not None
    same = await (
        services.accounts.rename(guest, wish.name)
        if guest is not None
        else services.accounts.introduce(wish.name, _agent(request))
    )
    if known:
        await services.pause_and_resign.seen_anew(same)
    else:
        set_cookie(request, response, services, same)
    return {"name": same.name, "guest": True}


@router.delete("/me", status_code=204)
async def sign_out(response: Response, services: Parts, guest: MaybeGuest) -> None:
    """Sign this device out."""
    response.delete_cookie(COOKIE, path="/")
    if guest is not None:
        await services.signed_out(await services.accounts.devices.leave(guest.id, guest.device))


@router.get("/me/devices", response_model=protocol.Devices)
async def my_devices(services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """List where one is signed in."""
    accounts = services.accounts
    return {
        "devices": await accounts.devices.listed(guest.id, guest.device),
        "code": await accounts.codes.in_force(guest.id),
    }


@router.delete("/me/devices", status_code=204)
async def sign_out_others(services: Parts, guest: SomeGuest) -> None:
    """Sign out all of my other devices."""
    await services.signed_out(await services.accounts.devices.end_others(guest.id, guest.device))


@router.delete("/me/devices/{device}", status_code=204)
async def sign_out_device(device: DeviceId, services: Parts, guest: SomeGuest) -> None:
    """Sign one of my devices out."""
    await services.signed_out(await services.accounts.devices.end(guest.id, device))


@router.post("/me/recovery", response_model=protocol.RecoveryCode)
async def my_recovery_code(services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """Make a code by which another device can become me."""
    return {"code": await services.accounts.codes.make(guest)}


@router.delete("/me/recovery", status_code=204)
async def end_my_recovery_codes(services: Parts, guest: SomeGuest) -> None:
    """End all codes by which another device can become me."""
    await services.accounts.codes.end(guest.id)


@router.post("/recover", response_model=protocol.Me)
async def recover(
    wish: protocol.Recovery, request: Request, response: Response, services: Parts
) -> dict[str, Any]:
    """Become the guest a code belongs to."""
    guest, tables = await services.accounts.recover(wish.code, _agent(request), wish.keep)
    await services.signed_out(tables)
    set_cookie(request, response, services, guest)
    return {"name": guest.name, "guest": True}


@router.post("/links", response_model=protocol.Arrived)
async def follow_seat_link(
    wish: protocol.FollowLink,
    request: Request,
    response: Response,
    services: Parts,
    guest: MaybeGuest,
) -> dict[str, Any]:
    """Follow a link to one's own seat, from another device."""
    came = await services.seat_links.follow(wish.code, guest, _agent(request), wish.instead)
    set_cookie(request, response, services, came.guest)
    return {"table": came.table, "seat": came.seat, "name": came.guest.name}


@router.get("/me/tables", response_model=protocol.Tables, response_model_exclude_unset=True)
async def my_tables(services: Parts, guest: SomeGuest) -> Response:
    """List one's own tables."""
    return await list_told(services, await tables_of_guest(services.storage, guest.id), guest)


@router.get("/me/waiting", response_model=protocol.Turns, response_model_exclude_unset=True)
async def my_turns(services: Parts, guest: MaybeGuest) -> dict[str, Any]:
    """List one's tables whose match waits for one's answer, the longest wait first."""
    turns = [] if guest is None else await waiting_matches(services, guest.id)
    told = await tables_told(services, [turn.table for turn in turns], guest)
    return {
        "turns": [
            {
                "table": table,
                "seat": turn.seat,
                "left": None if turn.left is None else round(turn.left, 1),
                "waited": round(max(0.0, now() - turn.since), 1),
                "last": turn.last,
            }
            for turn, table in zip(turns, told, strict=True)
        ]
    }
