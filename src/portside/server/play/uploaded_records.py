"""Matches that were played elsewhere: a record comes in, is played again, and joins the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from portside.engine.errors import WrongSeats
from portside.engine.record import replay
from portside.hosting.bot_work import check_bot_name
from portside.hosting.errors import MatchRunning, SeatsFree
from portside.server.ids import new_id
from portside.server.play import viewing_rights
from portside.server.play.archive_process import Reader
from portside.server.play.quotas import check_quota_of_records
from portside.server.play.stored_table import TableRow, new_seat_row, read_table
from portside.server.store.clock import now
from portside.server.store.schema import ANSWERS, MATCHES, SEATS, TABLES, UPLOADS

if TYPE_CHECKING:
    from portside.engine.match import Match
    from portside.server import protocol
    from portside.server.accounts import Guest
    from portside.server.services import Services

OFFLINE = "offline"
"""Who gave the answers of such a match, as far as a server can tell."""


async def take_in_record(
    services: Services, guest: Guest, wish: protocol.Played, address: str
) -> TableRow:
    """Take in the record of a finished match, if it holds and nobody else had a part in it."""
    size, limits = len(wish.record.encode()), services.config.limits
    async with services.storage.reading() as connection:
        await check_quota_of_records(connection, guest.id, size, limits)
    played = await services.past.work(Reader(guest.id, address), replay_upload, wish.record)
    _check_seats(played.row["seats"], wish)
    table, name = new_id(), new_id()
    stamps = {"created": now(), "changed": now()}
    state = {"status": "over", "match": name, "invite": new_id(12), "seed": None, "offline": True}
    head = {"host": guest.id, "pace": "live", "listed": False, "practice": True}
    places = [
        new_seat_row(table, at, guest.id if seat.who == "me" else None, seat.bot)
        for at, seat in enumerate(wish.seats)
    ]
    async with services.storage.writing() as connection:
        await check_quota_of_records(connection, guest.id, size, limits)
        origin = played.origin
        await connection.execute(
            sa.insert(TABLES).values(id=table, **head, **state, **origin, **stamps)
        )
        upload = {"table": table, "guest": guest.id, "size": size}
        await connection.execute(sa.insert(UPLOADS).values(**upload))
        await connection.execute(sa.insert(SEATS), places)
        made = {"id": name, "table": table, "created": now(), "ended": now(), **origin}
        await connection.execute(sa.insert(MATCHES).values(**played.row, **made))
        answers = [{"match": name, "by": OFFLINE, "at": now(), **one} for one in played.answers]
        await connection.execute(sa.insert(ANSWERS), answers)
        found = await read_table(connection, table)
        assert found is not None
        await viewing_rights.bind_viewers(connection, found, name)
    return await services.lobby.table(table)


class Played(NamedTuple):
    """A match that was played elsewhere, as rows: what it was made from, how it ended, answers."""

    origin: dict[str, Any]
    row: dict[str, Any]
    answers: list[dict[str, Any]]


def replay_upload(record: str) -> Played:
    """Play a finished match again from the record that was uploaded, or raise why not."""
    match = replay(record)
    if match.result is None:
        raise MatchRunning("The match is not over.")
    said = [{"n": n, "seat": one.seat, "key": one.key} for n, one in enumerate(match.history or ())]
    return Played(_origin(match), _row(match), said)


def _check_seats(seats: int, wish: protocol.Played) -> None:
    if len(wish.seats) != seats:
        raise WrongSeats("The record is of another number of seats.")
    for seat in wish.seats:
        if seat.who == "free" or (seat.who == "bot") != (seat.bot is not None):
            raise SeatsFree("Somebody must have sat on every seat.")
        if seat.bot is not None:
            check_bot_name(seat.bot)


def _origin(match: Match) -> dict[str, Any]:
    origin = match.origin
    assert origin is not None
    scenario = None if origin.scenario is None else origin.scenario.as_dict()
    return {"title": match.game.name, "options": dict(origin.options), "scenario": scenario}


def _row(match: Match) -> dict[str, Any]:
    """Return what a match was made from and how it ended."""
    assert match.origin is not None
    final = match.view(None)
    made = {"rules": match.game.rules, "seats": match.origin.seats, "secret": match.origin.secret}
    return {**made, "result": final["result"], "final": final}
