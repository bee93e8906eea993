"""Matches: notes, records, replays, and playing on."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from portside.server import protocol
from portside.server.http.routes.common import (
    TABLE_ANSWER,
    Address,
    Invite,
    MatchId,
    MaybeGuest,
    Parts,
    SeatQuery,
    SomeGuest,
)
from portside.server.http.routes.tables import table_told
from portside.server.play.archive import MOST_FRAMES, Archive
from portside.server.play.uploaded_records import take_in_record

router = APIRouter()


@router.get(
    "/matches/{match}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
async def match_record(
    match: MatchId, services: Parts, guest: MaybeGuest, address: Address, invite: Invite = None
) -> PlainTextResponse:
    """Return the record of a match that is over."""
    text = await Archive(services, address).record(match, guest.id if guest else None, invite)
    name = f'attachment; filename="{match}.jsonl"'
    headers = {"content-disposition": name}
    return PlainTextResponse(text, media_type="application/jsonl", headers=headers)


@router.post("/records", **TABLE_ANSWER, status_code=201)
async def upload_record(
    wish: protocol.Played, services: Parts, guest: SomeGuest, address: Address
) -> dict[str, Any]:
    """Take in the record of a match that was played without a server."""
    return await table_told(services, await take_in_record(services, guest, wish, address), guest)


@router.get(
    "/matches/{match}/notes", response_model=protocol.Notes, response_model_exclude_unset=True
)
async def match_notes(
    match: MatchId,
    services: Parts,
    guest: MaybeGuest,
    seat: SeatQuery = None,
    invite: Invite = None,
) -> dict[str, Any]:
    """Return one's own view and log of a match."""
    return await Archive(services).notes(match, guest.id if guest else None, invite, seat)


@router.get(
    "/matches/{match}/frames", response_model=protocol.Frames, response_model_exclude_unset=True
)
async def match_frames(
    match: MatchId,
    services: Parts,
    guest: MaybeGuest,
    address: Address,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 20,
    seat: SeatQuery = None,
    invite: Invite = None,
) -> Response:
    """Return some frames of a match's replay."""
    part, who = range(start, start + count), guest.id if guest else None
    return _json(await Archive(services, address).frames(match, who, invite, seat, part))


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


@router.get(
    "/matches/{match}/story", response_model=protocol.Story, response_model_exclude_unset=True
)
async def match_story(
    match: MatchId, services: Parts, guest: MaybeGuest, address: Address, invite: Invite = None
) -> Response:
    """Return the public numbers of a match that is over, for charts."""
    archive = Archive(services, address)
    return _json(await archive.story(match, guest.id if guest else None, invite))


@router.post("/matches/{match}/branch", **TABLE_ANSWER, status_code=201)
async def branch_match(
    match: MatchId, wish: protocol.Branch, services: Parts, guest: SomeGuest, address: Address
) -> dict[str, Any]:
    """Play a match on from an earlier question."""
    row = await Archive(services, address).branch(match, guest, wish)
    await services.rooms.wake(row.id)
    return await table_told(services, row, guest)


@router.get("/matches/{match}/analysis", response_model=protocol.Analysis)
async def match_analysis(
    match: MatchId, services: Parts, guest: MaybeGuest, invite: Invite = None
) -> dict[str, Any]:
    """Tell what was found out about a match that was analysed."""
    return await services.analyses.look(match, guest, invite)


@router.post("/matches/{match}/analysis", response_model=protocol.Analysis)
async def analyse_match(
    match: MatchId, services: Parts, guest: SomeGuest, address: Address, invite: Invite = None
) -> dict[str, Any]:
    """Ask for a match that is over to be analysed."""
    return await services.analyses.ask(match, guest, invite, address)
