"""The application: routes, guards and parts put together."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

import portside
from portside.compiled import BUILD
from portside.engine.errors import PortsideError
from portside.server import logs
from portside.server.config import Config, config_from_environment
from portside.server.errors import NotFound, ServerError, problem_data, status_of
from portside.server.http.guard import Guard
from portside.server.http.kept_answers import LEVEL
from portside.server.http.pages import Manual, Pages
from portside.server.http.routes import contacts, matches, me, pause_and_resign, tables, titles
from portside.server.http.routes.common import REFUSALS
from portside.server.services import Services

COLLECTOR = (50_000, 20, 20)
"""How many new objects, and rounds of younger ones, bring Python's collector out."""
TURN = 0.0005
"""Seconds after which the loop yields to a thread that waits, such as a database's."""
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
Handler = Callable[[Request, Exception], Awaitable[Response]]


def create_app(config: Config) -> FastAPI:
    """Make a server from a config."""
    services = Services(config)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        logs.log.info("serving", version=portside.__version__)
        yield
        logs.log.info("stopping")
        await services.close()

    app = FastAPI(
        title="Portside table server",
        version=portside.__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    routers = (titles, me, contacts, tables, pause_and_resign, matches)
    for router in (each.router for each in routers):
        app.include_router(router, prefix="/api", responses=REFUSALS)
    _add_pages(app, services)
    _add_refusals(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=LEVEL)
    app.add_middleware(Guard, services=services)
    _describe_refusals(app)
    return app


def _add_pages(app: FastAPI, services: Services) -> None:
    async def healthz() -> Response:
        """Tell whether an answer could be kept now."""
        await services.vitals.check()
        return JSONResponse({"status": "ok", "build": BUILD})

    async def readyz() -> Response:
        """Tell whether to send people here: it works, hears the others, and does not stop."""
        services.check_ready()
        return await healthz()

    async def metrics() -> Response:
        """Return numbers for Prometheus."""
        return Response(await services.vitals.page(), media_type="text/plain; version=0.0.4")

    async def openapi(request: Request) -> Response:
        """Return what programs can ask this server."""
        kept = services.kept_answers
        return kept.answer(request, "openapi", lambda: orjson.dumps(app.openapi()))

    async def nothing(path: str) -> Response:
        """Find nothing else under /api."""
        raise NotFound("There is nothing here.", path=path[:80])

    app.add_api_route("/healthz", healthz, include_in_schema=False)
    app.add_api_route("/readyz", readyz, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.add_api_route("/api/openapi.json", openapi, include_in_schema=False)
    every = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    app.add_api_route("/api/{path:path}", nothing, methods=every, include_in_schema=False)
    app.mount("/docs", Manual())
    app.mount("/", Pages(services.config.static))


def _add_refusals(app: FastAPI) -> None:
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, PortsideError)
        app.state.services.metrics.errors.labels(error.code).inc()
        return _answer(error, status_of(error))

    async def nonsense(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:120]
        return _answer(ServerError("This makes no sense.", where=where, why=first["type"]), 400)

    async def http(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        known = {404: NotFound("There is nothing here.")}
        found = known.get(error.status_code, ServerError(str(error.detail)))
        response = _answer(found, error.status_code)
        response.headers.update(error.headers or {})
        return response

    handlers: dict[type[Exception], Handler] = {
        PortsideError: refused,
        RequestValidationError: nonsense,
        HTTPException: http,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)


def _answer(error: PortsideError, status: int) -> Response:
    return Response(orjson.dumps(problem_data(error)), status, media_type="application/json")


def _describe_refusals(app: FastAPI) -> None:
    """Leave out of the OpenAPI document what FastAPI would do and we do not."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            for path in document["paths"].values():
                for operation in path.values():
                    operation["responses"].pop("422", None)
                    for status, response in operation["responses"].items():
                        if status >= "400":
                            response["content"] = PROBLEM
            schemas = document["components"]["schemas"]
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def create_app_from_environment() -> FastAPI:
    """Make a server from environment variables; each process of `portside serve` does."""
    logs.configure_logs(os.environ.get("PORTSIDE_LOG", "info"))
    app = create_app(config_from_environment(os.environ))
    # Looking through all tables for garbage would stop the server for half a second, many times a
    # minute. Tables that leave memory go without the collector's help.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
    # The thread that writes answers comes back to Python twice for it, and every answer waits.
    sys.setswitchinterval(TURN)
    return app
