"""Answers that are the same for everybody: worked out once, and packed once.

What a title is, with its cards, forms and words, takes tens of milliseconds to tell, in which
nobody else is heard. Settings make more such answers than can be kept; so whoever asks for one
that is not here spends as much as several requests.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, NamedTuple

from starlette.responses import Response

from portside.server.http.origins import request_header

if TYPE_CHECKING:
    from starlette.requests import Request

    from portside.server.http.limits import Addresses

MOST = 100
"""So many answers are kept."""
COST = 10
"""An answer that has to be worked out counts for so many requests."""
LEVEL = 6
"""How hard they are packed."""


class Kept(NamedTuple):
    """An answer, plain and packed."""

    plain: bytes
    packed: bytes


class KeptAnswers:
    """Keep answers that everybody gets alike, the latest used."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    def answer(
        self,
        request: Request,
        name: Hashable,
        make: Callable[[], bytes],
        media_type: str = "application/json",
    ) -> Response:
        """Return an answer that is kept, or make it.

        Args:
            request: who asks.
            name: what the answer is kept by.
            make: works it out.
            media_type: what it is.
        """
        found = self._kept.get(name)
        if found is None:
            self._addresses.request(request.client.host if request.client else "", COST)
            plain = make()
            found = self._kept[name] = Kept(plain, gzip.compress(plain, LEVEL))
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        headers = {"vary": "accept-encoding"}
        if "gzip" not in request_header(request.scope, b"accept-encoding"):
            return Response(found.plain, headers=headers, media_type=media_type)
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=media_type)
