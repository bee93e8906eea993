"""How much time is left at a table, and who plays when it is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portside.server.store.clock import now

if TYPE_CHECKING:
    from portside.hosting.followed_match import FollowedMatch
    from portside.server.play.stored_table import TableRow

Clocks = list[float | None]


def clock_left(table: TableRow, stored: FollowedMatch, seat: int) -> float | None:
    """Return the seconds on a seat's clock; below 0 it is late, None is for as long as it likes."""
    allowed = table.terms.allowed(stored.spent[seat], stored.given[seat])
    if allowed is None:
        return None
    if seat in stored.match.waiting:
        allowed -= table.counted(seat, stored.since, now())
    elif table.terms.clock is None:
        return None
    return round(allowed, 1)


def clocks(table: TableRow, stored: FollowedMatch) -> Clocks | None:
    """Return what is left on the clocks of all seats, where time is counted."""
    if not table.terms.timed or table.status != "running" or stored.over:
        return None
    return [clock_left(table, stored, row.seat) for row in table.seats]


def clock_used(table: TableRow, stored: FollowedMatch, seat: int) -> float | None:
    """Return how long a seat's clock has run for the answer it gives now."""
    if not table.terms.timed:
        return None
    return round(table.counted(seat, stored.since, now()), 3)


def bot_when_time_is_up(table: TableRow, stored: FollowedMatch, seat: int) -> str | None:
    """Return the bot that plays a seat now: one that sits there, or one for who is late."""
    row = table.seats[seat]
    if row.bot is not None or table.terms.late != "bot" or row.guest is None or table.paused:
        return row.bot
    time = clock_left(table, stored, seat)
    return table.terms.bot if time is not None and time <= 0 else None
