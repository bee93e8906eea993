"""What routes share: who asks, and how refusals are described."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response

from portside.server import protocol
from portside.server.accounts import COOKIE, Guest
from portside.server.devices import DISUSE_SECONDS
from portside.server.errors import NotIntroduced
from portside.server.http.limits import limited_address
from portside.server.services import Services

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Problem, "description": text}
    for status, text in {
        400: "No such thing can be done.",
        401: "One must introduce oneself first.",
        403: "One may not do that.",
        404: "There is no such thing.",
        408: "Not in time.",
        409: "Not at this moment.",
        413: "Too large.",
        429: "Too often.",
        503: "The database does not answer.",
    }.items()
}


TABLE_ANSWER: dict[str, Any] = {
    "response_model": protocol.TableInfo,
    "response_model_exclude_unset": True,
}
"""What a route says of itself that answers with a table; what is one's own may be missing."""


def services_of_request(request: Request) -> Services:
    """Return the parts of the server, for a route."""
    found: Services = request.app.state.services
    return found


Parts = Annotated[Services, Depends(services_of_request)]


async def maybe_guest(request: Request, services: Parts) -> Guest | None:
    """Return who asks a route, if they have introduced themselves."""
    return await services.accounts.guest(request.cookies.get(COOKIE))


async def some_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    """Return who asks a route, or raise `NotIntroduced`."""
    if guest is None:
        raise NotIntroduced("Please tell your name first.")
    return guest


async def address_of_request(request: Request) -> str:
    """Return against whose limits a request to a route counts."""
    return limited_address(request.client.host if request.client else "")


Address = Annotated[str, Depends(address_of_request)]


async def digest_of_address(address: Address, services: Parts) -> str:
    """Return what may be kept of where a request to a route came from."""
    return services.accounts.came_from(address)


CameFrom = Annotated[str, Depends(digest_of_address)]
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
SomeGuest = Annotated[Guest, Depends(some_guest)]
TableId = Annotated[protocol.Id, Path(description="A table.")]
MatchId = Annotated[protocol.Id, Path(description="A match.")]
SeatPath = Annotated[protocol.SeatNumber, Path(description="A seat, counted from 0.")]
SeatQuery = Annotated[
    protocol.SeatNumber | None, Query(description="Whose eyes; without it, a spectator's.")
]
Invite = Annotated[protocol.Id | None, Query(description="The invite of a private table.")]


def set_cookie(request: Request, response: Response, services: Services, guest: Guest) -> None:
    """Let the browser that asks a route remember who it is."""
    response.set_cookie(
        COOKIE,
        services.accounts.cookie(guest),
        max_age=DISUSE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
