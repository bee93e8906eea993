"""The browser client: built files, one page for every address, and a plain page without them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
from contextlib import suppress
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from portside.hosting.browser_bundle import packed_browser_bundle
from portside.server.http.guard import HEADERS
from portside.server.http.origins import request_header

STATIC = Path(__file__).parent.parent / "static"
MANUAL = Path(__file__).parent.parent / "site"
"""The documentation, where `make docs` has built it."""
YEAR = "public, max-age=31536000, immutable"
"""Built files have their content in their name."""
ENGINE = "engine.zip"
"""The rules as a browser plays by them, made from the package that runs here."""
PACKINGS = (("br", ".br"), ("gzip", ".gz"))
"""How files lie here packed, the smallest first: packing them takes seconds."""

INSIDE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script that stands in the page itself."""

PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Portside</title></head>
<body>
<h1>Portside</h1>
<p>The table server is running. Its browser client has not been built: run <code>make web</code>
and start again, or play in the terminal with <code>portside play</code>.</p>
<p><a href="/api/openapi.json">What programs can ask this server</a></p>
</body>
</html>
"""


class Manual(StaticFiles):
    """Serve the documentation; its theme has small scripts in its pages, none from outside."""

    POLICY = (
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )

    def __init__(self) -> None:
        super().__init__(directory=MANUAL, html=True, check_dir=False)

    async def check_config(self) -> None:
        """Accept that the pages of the manual have not been built; nothing is found then."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a page of the manual under a policy of its own."""
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = self.POLICY
        response.headers["cache-control"] = "no-cache"
        return response


class Pages(StaticFiles):
    """Serve built files, and the client's page for every other address that is no file."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder or STATIC
        self._making: asyncio.Future[bytes] | None = None
        super().__init__(directory=self._folder, check_dir=False)

    async def _made(self) -> bytes:
        """Return the engine, which is made once, however many ask for it meanwhile."""
        if self._making is None or (self._making.done() and self._making.exception()):
            self._making = asyncio.ensure_future(asyncio.to_thread(packed_browser_bundle))
        return await asyncio.shield(self._making)

    async def check_config(self) -> None:
        """Accept that there is no folder of the browser client; a plain page is shown then."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file of the browser client, or its page."""
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(PLAIN, headers={"cache-control": "no-store"})
        if path == ENGINE:
            return _engine(scope, await self._made())
        try:
            response = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = await self._packed(path, scope) or self._page(path, index, error)
        fixed = path.startswith(("assets/", "_app/immutable/"))
        response.headers["cache-control"] = YEAR if fixed else "no-cache"
        if not fixed:  # even where nothing has changed: a browser takes the headers of that, too
            response.headers["content-security-policy"] = _kept_policy(index, index.stat().st_mtime)
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """Return a file as it was built: packed where it is, so that nobody waits for that."""
        packed = await self._packed(path, scope) if path.startswith("assets/") else None
        return packed or await super().get_response(path, scope)

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """Return a file that was built packed, for the browser to unpack."""
        # Over a line that is not safe browsers take no Brotli.
        taken = PACKINGS if "br" in request_header(scope, b"accept-encoding") else PACKINGS[1:]
        for packing, ending in taken:
            with suppress(HTTPException):
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = packing
                response.headers["content-type"] = guess_type(path)[0] or "application/octet-stream"
                response.headers["vary"] = "accept-encoding"
                return response
        return None

    @staticmethod
    def _page(path: str, index: Path, error: HTTPException) -> Response:
        if "." in Path(path).name:
            raise error
        return FileResponse(index)


def page_policy(page: str) -> str:
    """Return the policy of a page, which lets exactly the scripts run that stand in it."""
    digests = (hashlib.sha256(script.encode()).digest() for script in INSIDE.findall(page))
    own = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    policy = HEADERS["content-security-policy"]
    return policy.replace("script-src 'self'", f"script-src 'self'{own}", 1)


@lru_cache(maxsize=8)
def _kept_policy(index: Path, _changed: float) -> str:
    return page_policy(index.read_text("utf-8"))


def _engine(scope: Scope, engine: bytes) -> Response:
    """Return the engine, unless the browser has this very one."""
    tag = f'"{hashlib.sha256(engine).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request_header(scope, b"if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(engine, media_type="application/zip", headers=headers)
