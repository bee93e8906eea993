"""Who one is, and what runs here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

import portside
from portside.engine.game import find
from portside.hosting import title_info
from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.devices import device_handle
from portside.server.errors import ServerError
from portside.server.http import pages
from portside.server.http.routes.common import MaybeGuest, Parts, SomeGuest, set_cookie
from portside.server.title_texts import title_texts
from portside.text import LANGUAGES

router = APIRouter()
DeviceId = Annotated[protocol.Id, Path(description="A device, as it is listed.")]
Title = Annotated[protocol.Slug, Path(description="A title.")]


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")[:400]


@router.get("/server", response_model=protocol.ServerInfo)
async def server_info(services: Parts) -> dict[str, Any]:
    """Tell what runs here."""
    limits = services.config.limits
    return {
        "version": portside.__version__,
        "titles": title_info.playable_titles(),
        "languages": list(LANGUAGES),
        "message_bytes": limits.message_bytes,
        "tables_per_guest": limits.tables,
        "manual": pages.MANUAL.is_dir(),
    }


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
        await services.company.seen_anew(same)
    else:
        set_cookie(request, response, services, same)
    return {"name": same.name, "guest": True}


@router.delete("/me", status_code=204)
async def sign_out(response: Response, services: Parts, guest: MaybeGuest) -> None:
    """Sign this device out."""
    response.delete_cookie(COOKIE, path="/")
    if guest is not None:
        await services.signed_out(
            await services.accounts.devices.end(guest.id, device_handle(guest.device))
        )


@router.get("/me/devices", response_model=protocol.Devices)
async def my_devices(services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """List where one is signed in."""
    return {"devices": await services.accounts.devices.listed(guest.id, guest.device)}


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
    return {"code": await services.accounts.recovery_code(guest)}


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


@router.get("/titles", response_model=list[protocol.TitleInfo])
async def all_titles() -> list[dict[str, Any]]:
    """List the titles that one can play here."""
    return [title_info.title_info(find(name)) for name in title_info.playable_titles()]


@router.get("/titles/{title}", response_model=protocol.TitleDetail)
async def one_title(
    title: Title,
    options: Annotated[str, Query(max_length=4000, description="Settings, as JSON.")] = "{}",
    seats: Annotated[int | None, Query(ge=1, le=protocol.MOST_SEATS)] = None,
) -> dict[str, Any]:
    """Describe to whoever asks a title with its cards under given settings."""
    try:
        wanted = orjson.loads(options)
    except orjson.JSONDecodeError:
        raise ServerError("The options are no JSON.") from None
    if not isinstance(wanted, dict):
        raise ServerError("The options must be an object.")
    return title_info.title_detail(find(title), wanted, seats)


@router.post("/titles/{title}", response_model=protocol.TitleDetail)
async def title_with(title: Title, wish: protocol.TitleWish) -> dict[str, Any]:
    """Describe a title under settings that are too long for an address."""
    return title_info.title_detail(find(title), wish.options, wish.seats)


@router.get("/titles/{title}/forms", response_model=dict[str, dict[str, protocol.Form]])
async def title_forms(title: Title) -> dict[str, Any]:
    """Tell how the values of a printed copy are entered, by card and field."""
    return title_info.title_forms(find(title))


@router.get(
    "/text/{language}/{title}",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def text(
    language: Annotated[str, Path(max_length=20)],
    title: Title,
    part: Literal["all", "words", "rules"] = "all",
) -> PlainTextResponse:
    """Return Fluent messages of the program and a title."""
    headers = {"cache-control": "no-cache"}
    return PlainTextResponse(title_texts(language, title, part), headers=headers)
