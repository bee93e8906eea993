"""What any host of matches refuses, each with a code for clients and a status for REST."""

from __future__ import annotations

from portside.engine.errors import PortsideError


class ServerError(PortsideError):
    """Refuse a request."""

    code = "bad-request"
    status = 400


class NotYourSeat(ServerError):
    """Refuse to act for somebody else."""

    code, status = "not-your-seat", 403


class SeatLent(ServerError):
    """Refuse to answer while a bot plays one's seat."""

    code, status = "seat-lent", 409


class NotFound(ServerError):
    """Find nothing there."""

    code, status = "not-found", 404


class NoTable(ServerError):
    """Find no such table."""

    code, status = "no-table", 404


class NoMatch(ServerError):
    """Find no such match."""

    code, status = "no-match", 404


class NotStarted(ServerError):
    """Need a match that has begun."""

    code, status = "not-started", 409


class AlreadyStarted(ServerError):
    """Need a table that has not begun."""

    code, status = "already-started", 409


class SeatsFree(ServerError):
    """Need somebody on every seat."""

    code, status = "seats-free", 409


class MatchRunning(ServerError):
    """Wait for the end of the match."""

    code, status = "match-running", 409


class NoConsent(ServerError):
    """Find no wish to agree to."""

    code, status = "no-consent", 409


class NoHints(ServerError):
    """Help nobody against another person."""

    code, status = "no-hints", 403


class NoOrder(ServerError):
    """Know no such order."""

    code, status = "no-order", 404


class TooManyOrders(ServerError):
    """Refuse one order more."""

    code, status = "too-many-orders", 429


def problem_data(error: PortsideError, re: int | None = None) -> dict[str, object]:
    """Return an error as the message clients get."""
    return {
        "type": "error",
        "code": error.code,
        "facts": error.facts,
        "message": str(error),
        "re": re,
    }
