"""What the server refuses, each with a code for clients and a status for REST.

What any other host refuses too comes from `portside.hosting`.
"""

from __future__ import annotations

from portside.engine.errors import PortsideError
from portside.hosting.errors import AlreadyStarted as AlreadyStarted  # noqa: PLC0414
from portside.hosting.errors import MatchRunning as MatchRunning  # noqa: PLC0414
from portside.hosting.errors import NoConsent as NoConsent  # noqa: PLC0414
from portside.hosting.errors import NoMatch as NoMatch  # noqa: PLC0414
from portside.hosting.errors import NoOrder as NoOrder  # noqa: PLC0414
from portside.hosting.errors import NoTable as NoTable  # noqa: PLC0414
from portside.hosting.errors import NotFound as NotFound  # noqa: PLC0414
from portside.hosting.errors import NotStarted as NotStarted  # noqa: PLC0414
from portside.hosting.errors import NotYourSeat as NotYourSeat  # noqa: PLC0414
from portside.hosting.errors import SeatLent as SeatLent  # noqa: PLC0414
from portside.hosting.errors import SeatsFree as SeatsFree  # noqa: PLC0414
from portside.hosting.errors import ServerError as ServerError  # noqa: PLC0414
from portside.hosting.errors import TooManyOrders as TooManyOrders  # noqa: PLC0414
from portside.hosting.errors import problem_data as problem_data  # noqa: PLC0414

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
    "missing-expansion": 409,
    "bad-expansion": 409,
    "other-rules": 409,
}
"""Status of the errors of the engine and its neighbours."""


class NotIntroduced(ServerError):
    """Ask for a nickname first."""

    code, status = "not-introduced", 401


class NotHost(ServerError):
    """Leave it to the host."""

    code, status = "not-host", 403


class BadContact(ServerError):
    """Refuse an address that nobody can be told at."""

    code, status = "bad-contact", 400


class BadInvite(ServerError):
    """Refuse entry to a private table."""

    code, status = "bad-invite", 403


class BadName(ServerError):
    """Refuse a name that passes for another."""

    code = "bad-name"


class BadCode(ServerError):
    """Refuse a recovery code or credential that is none."""

    code, status = "bad-code", 403


class SomebodyElse(ServerError):
    """Keep a device from forgetting somebody without being told to."""

    code, status = "somebody-else", 409


class BadOrigin(ServerError):
    """Refuse a page of another host."""

    code, status = "bad-origin", 403


class PracticeOnly(ServerError):
    """Keep practice tables to one person."""

    code, status = "practice-only", 403


class UnknownBot(ServerError):
    """Know no such bot."""

    code, status = "unknown-bot", 404


class Paused(ServerError):
    """Let a match rest until somebody goes on."""

    code, status = "paused", 409


class NoChat(ServerError):
    """Keep a table quiet."""

    code, status = "no-chat", 403


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


class TooLate(ServerError):
    """Give up on a body that does not arrive."""

    code, status = "too-late", 408


class TooBig(ServerError):
    """Refuse a body that is too large."""

    code, status = "too-big", 413


class TooFast(ServerError):
    """Ask for patience."""

    code, status = "too-fast", 429


class TooManyAnalyses(ServerError):
    """Ask for patience until other matches were gone through."""

    code, status = "too-many-analyses", 429


class TooManyLookups(ServerError):
    """Ask for patience until other matches were looked up."""

    code, status = "too-many-lookups", 429


class TooManyRecords(ServerError):
    """Take in no more matches that were played elsewhere."""

    code, status = "too-many-records", 429


class TooManyTables(ServerError):
    """Refuse one table more."""

    code, status = "too-many-tables", 429


class TooManyBotTables(ServerError):
    """Refuse one more match that bots play among themselves."""

    code, status = "too-many-bot-tables", 429


class TooManyConnections(ServerError):
    """Refuse one connection more."""

    code, status = "too-many-connections", 429


class TooMuchKept(ServerError):
    """Keep no more for one place today."""

    code, status = "too-much-kept", 429


class TryAgain(ServerError):
    """Report that the database could not be reached; nothing is known to have changed."""

    code, status = "try-again", 503


def status_of(error: PortsideError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, ServerError) else STATUS.get(error.code, 400)
