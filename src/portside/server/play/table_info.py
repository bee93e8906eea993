"""Tables as a guest may know them: seats, votes, agreements, and what is one's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from portside.server.play.stored_table import SeatRow, TableRow, seconds_until_lent


def seat_info(
    row: SeatRow, table: TableRow, mine: bool, present: bool, away: float
) -> dict[str, Any]:
    """Return a stored seat as everybody may know it."""
    kind = "free" if row.free else "bot" if row.guest is None else "person"
    return {
        "seat": row.seat,
        "kind": kind,
        "name": row.name,
        "bot": row.bot,
        "lent": row.guest is not None and row.bot is not None,
        "present": kind == "bot" or present or row.elsewhere,
        "lend_in": seconds_until_lent(table, row, present, away),
        "host": row.guest is not None and row.guest == table.host,
        "mine": mine,
        "holiday": table.holiday(row.seat),
        "away": row.away if mine else None,
    }


def votes_data(table: TableRow) -> list[dict[str, Any]]:
    """Return what people at a table are for, and whose word is still missing."""
    found = []
    for what, about in dict.fromkeys((voice.what, voice.about) for voice in table.voices):
        said = {v.guest for v in table.voices if (v.what, v.about) == (what, about)}
        asked = table.asked_about(about)
        by = [row.seat for row in table.seats if row.guest in said & asked]
        awaited = [row.seat for row in table.seats if row.guest in asked - said]
        found.append({"what": what, "about": about, "by": by, "awaited": awaited})
    return found


def agreements_data(table: TableRow, present: set[int], away: float) -> dict[str, Any]:
    """Return what people at a table have agreed on, or are about to."""
    return {
        "host_away": table.host_away(present, away) if away else None,
        "terms": asdict(table.terms),
        "paused": table.paused,
        "ended": table.ended,
        "voices": votes_data(table),
    }


def table_info(
    table: TableRow,
    guest: str | None,
    present: Iterable[int] = (),
    spectators: int = 0,
    mine: Iterable[int] = (),
    away: float = 0.0,
) -> dict[str, Any]:
    """Return a table as one guest may know it.

    Args:
        table: the table.
        guest: who asks.
        present: seats whose people are connected.
        spectators: how many watch.
        mine: further seats the guest has shown a credential for.
        away: seconds somebody must be away from a live table before a bot may sit in.
    """
    here = set(present)
    own = sorted({*table.seats_of(guest), *mine})
    info: dict[str, Any] = {
        "id": table.id,
        "title": table.title,
        "options": table.settings(),
        "seats": [
            seat_info(row, table, row.seat in own, row.seat in here, away) for row in table.seats
        ],
        "status": table.status,
        "pace": table.pace,
        "listed": table.listed,
        "practice": table.practice,
        "offline": table.offline,
        "host": table.leads(guest, here, away) if away else guest == table.host,
        **agreements_data(table, here, away),
        "mine": own,
        "match": table.match,
        "receipt": table.receipt,
        "number": table.entries,
        "result": table.result,
        "rematch": table.rematch,
        "created": table.created,
        "moved": max(table.moved, table.changed),
        "spectators": spectators,
    }
    if own or guest == table.host:
        info["invite"] = table.invite
        info["credentials"] = {str(seat): table.seats[seat].credential for seat in own}
    return info
