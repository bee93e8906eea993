"""What the server refuses, each with a code for clients and a status for REST."""

from __future__ import annotations

from portside.engine.errors import PortsideError

STATUS = {
    "unknown-title": 404,
    "unknown-language": 404,
    "unknown-bot": 404,
    "bad-setting": 400,
    "wrong-seats": 400,
    "bad-scenario": 400,
    "bad-values": 400,
    "illegal-answer": 400,
    "unknown-ref": 400,
    "stale-answer": 409,
    "not-asked": 409,
    "match-over": 409,
    "undo-refused": 409,
    "no-past": 409,
    "broken-record": 409,
    "other-rules": 409,
}
"""Status of the errors of the engine and its neighbours."""


class ServerError(PortsideError):
    """Refuse a request."""

    code = "bad-request"
    status = 400


class NotIntroduced(ServerError):
    """Ask for a nickname first."""

    code, status = "not-introduced", 401


class NotHost(ServerError):
    """Leave it to the host."""

    code, status = "not-host", 403


class NotYourSeat(ServerError):
    """Refuse to act for somebody else."""

    code, status = "not-your-seat", 403


class SeatLent(ServerError):
    """Refuse to answer while a bot plays one's seat."""

    code, status = "seat-lent", 409


class BadInvite(ServerError):
    """Refuse entry to a private table."""

    code, status = "bad-invite", 403


class BadCode(ServerError):
    """Refuse a recovery code or credential that is none."""

    code, status = "bad-code", 403


class BadOrigin(ServerError):
    """Refuse a page of another host."""

    code, status = "bad-origin", 403


class PracticeOnly(ServerError):
    """Keep practice tables to one person."""

    code, status = "practice-only", 403


class NotFound(ServerError):
    """Find nothing there."""

    code, status = "not-found", 404


class NoTable(ServerError):
    """Find no such table."""

    code, status = "no-table", 404


class NoMatch(ServerError):
    """Find no such match."""

    code, status = "no-match", 404


class UnknownBot(ServerError):
    """Know no such bot."""

    code, status = "unknown-bot", 404


class SeatTaken(ServerError):
    """Find somebody on the seat."""

    code, status = "seat-taken", 409


class SeatPresent(ServerError):
    """Keep a bot from playing for somebody who is there."""

    code, status = "seat-present", 409


class OneSeat(ServerError):
    """Keep a player from a second hand."""

    code, status = "one-seat", 409


class TableFull(ServerError):
    """Find no free seat."""

    code, status = "table-full", 409


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


class TooBig(ServerError):
    """Refuse a body that is too large."""

    code, status = "too-big", 413


class TooFast(ServerError):
    """Ask for patience."""

    code, status = "too-fast", 429


class TooManyTables(ServerError):
    """Refuse one table more."""

    code, status = "too-many-tables", 429


class TooManyConnections(ServerError):
    """Refuse one connection more."""

    code, status = "too-many-connections", 429


class TryAgain(ServerError):
    """Report that the database could not be reached; nothing is known to have changed."""

    code, status = "try-again", 503


def status_of(error: PortsideError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, ServerError) else STATUS.get(error.code, 400)


def problem(error: PortsideError, re: int | None = None) -> dict[str, object]:
    """Return an error as the message clients get."""
    return {
        "type": "error",
        "code": error.code,
        "facts": error.facts,
        "message": str(error),
        "re": re,
    }
