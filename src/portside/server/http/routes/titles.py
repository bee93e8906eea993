"""What runs here: the server, its titles and their texts."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

import portside
from portside.engine.game import find
from portside.hosting import title_info
from portside.server import protocol
from portside.server.errors import ServerError
from portside.server.http import pages
from portside.server.http.routes.common import Parts
from portside.server.services import Services
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
async def all_titles(request: Request, services: Parts) -> Response:
    """List the titles that one can play here."""

    def make() -> bytes:
        return _json([title_info.title_info(find(name)) for name in title_info.playable_titles()])

    return services.kept_answers.answer(request, "titles", make)


@router.get("/titles/{title}", response_model=protocol.TitleDetail)
async def one_title(
    title: Title,
    request: Request,
    services: Parts,
    options: Annotated[str, Query(max_length=4000, description="Settings, as JSON.")] = "{}",
    seats: Annotated[int | None, Query(ge=1, le=protocol.MOST_SEATS)] = None,
) -> Response:
    """Describe to whoever asks a title with its cards under given settings."""
    try:
        wanted = orjson.loads(options)
    except orjson.JSONDecodeError:
        raise ServerError("The options are no JSON.") from None
    if not isinstance(wanted, dict):
        raise ServerError("The options must be an object.")
    wish = protocol.TitleWish(options=wanted, seats=seats)
    return _detail(request, services, title, wish, options.encode())


@router.post("/titles/{title}", response_model=protocol.TitleDetail)
async def title_with(
    title: Title, wish: protocol.TitleWish, request: Request, services: Parts
) -> Response:
    """Describe a title under settings that are too long for an address."""
    return _detail(request, services, title, wish, await request.body())


def _detail(
    request: Request, services: Services, title: str, wish: protocol.TitleWish, said: bytes
) -> Response:
    game = find(title)

    def make() -> bytes:
        return _json(title_info.title_detail(game, wish.options, wish.seats))

    return services.kept_answers.answer(request, (title, sha256(said).digest(), wish.seats), make)


@router.get("/titles/{title}/forms", response_model=dict[str, dict[str, protocol.Form]])
async def title_forms(title: Title, request: Request, services: Parts) -> Response:
    """Tell how the values of a printed copy are entered, by card and field."""
    game = find(title)

    def make() -> bytes:
        return _json(title_info.title_forms(game))

    return services.kept_answers.answer(request, (title, "forms"), make)


@router.get(
    "/text/{language}/{title}",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def text(
    language: Annotated[str, Path(max_length=20)],
    title: Title,
    request: Request,
    services: Parts,
    part: Literal["all", "words", "rules"] = "all",
) -> Response:
    """Return Fluent messages of the program and a title."""

    def make() -> bytes:
        return title_texts(language, title, part).encode()

    kept = services.kept_answers
    response = kept.answer(request, (language, title, part), make, "text/plain")
    response.headers["cache-control"] = "no-cache"
    return response


def _json(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)
