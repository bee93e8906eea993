"""Whose pages may talk to this server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.types import Scope


def request_header(scope: Scope, name: bytes) -> str:
    """Return a request's header, such as its origin, or ""."""
    for found, value in scope["headers"]:
        if found == name:
            return str(value.decode("latin-1"))
    return ""


def allowed_origin(scope: Scope, others: Iterable[str]) -> bool:
    """Tell whether the page that sends a request is ours; programs name no page at all."""
    origin = request_header(scope, b"origin")
    if not origin or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == request_header(scope, b"host") != ""
    except ValueError:
        return False
