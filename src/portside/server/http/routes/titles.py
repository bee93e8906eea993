"""What runs here: the server, its titles and their texts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

import portside
from portside.engine.game import find
from portside.hosting import title_info
from portside.server import protocol
from portside.server.errors import ServerError
from portside.server.http import pages
from portside.server.http.routes.common import Parts
from portside.server.title_texts import title_texts
from portside.text import LANGUAGES

router = APIRouter()
Title = Annotated[protocol.Slug, Path(description="A title.")]


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
