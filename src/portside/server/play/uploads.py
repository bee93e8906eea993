"""Matches that were played elsewhere: a record comes in, is played again, and joins the others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from portside.engine.errors import WrongSeats
from portside.engine.record import replay
from portside.hosting.errors import MatchRunning, SeatsFree
from portside.server.play import eyes
from portside.server.play.bots import check_bot
from portside.server.play.lobby import fresh, new_seat
from portside.server.play.seating import TableRow, read_table
from portside.server.store.schema import ANSWERS, MATCHES, SEATS, TABLES
from portside.server.store.storage import now

if TYPE_CHECKING:
    from portside.engine.match import Match
    from portside.server import protocol
    from portside.server.accounts import Guest
    from portside.server.services import Services

OFFLINE = "offline"
"""Who gave the answers of such a match, as far as a server can tell."""


async def take_in(services: Services, guest: Guest, wish: protocol.Played) -> TableRow:
    """Take a finished match in, if its record holds; nobody else can have had a part in it."""
    match = await asyncio.to_thread(replay, wish.record)
    if match.result is None:
        raise MatchRunning("The match is not over.")
    _check_seats(match, wish)
    table, name = fresh(), fresh()
    stamps = {"created": now(), "changed": now()}
    state = {"status": "over", "match": name, "invite": fresh(12), "seed": None, "offline": True}
    head = {"host": guest.id, "pace": "live", "listed": False, "practice": True}
    places = [
        new_seat(table, at, guest.id if seat.who == "me" else None, seat.bot)
        for at, seat in enumerate(wish.seats)
    ]
    async with services.storage.writing() as connection:
        origin = _origin(match)
        await connection.execute(
            sa.insert(TABLES).values(id=table, **head, **state, **origin, **stamps)
        )
        await connection.execute(sa.insert(SEATS), places)
        await connection.execute(sa.insert(MATCHES).values(**_row(match, name, table), **origin))
        await connection.execute(sa.insert(ANSWERS), _answers(match, name))
        found = await read_table(connection, table)
        assert found is not None
        await eyes.begin(connection, found, name)
    return await services.lobby.table(table)


def _check_seats(match: Match, wish: protocol.Played) -> None:
    if len(wish.seats) != len(match.table.seats):
        raise WrongSeats("The record is of another number of seats.")
    for seat in wish.seats:
        if seat.who == "free" or (seat.who == "bot") != (seat.bot is not None):
            raise SeatsFree("Somebody must have sat on every seat.")
        if seat.bot is not None:
            check_bot(seat.bot)


def _origin(match: Match) -> dict[str, Any]:
    origin = match.origin
    assert origin is not None
    scenario = None if origin.scenario is None else origin.scenario.as_dict()
    return {"title": match.game.name, "options": dict(origin.options), "scenario": scenario}


def _row(match: Match, name: str, table: str) -> dict[str, Any]:
    """Return what a match was made from and how it ended."""
    assert match.origin is not None
    final = match.view(None)
    made = {"rules": match.game.rules, "seats": match.origin.seats, "secret": match.origin.secret}
    ended = {"result": final["result"], "final": final, "created": now(), "ended": now()}
    return {"id": name, "table": table, **made, **ended}


def _answers(match: Match, name: str) -> list[dict[str, Any]]:
    return [
        {"match": name, "n": n, "seat": said.seat, "key": said.key, "by": OFFLINE, "at": now()}
        for n, said in enumerate(match.history or ())
    ]
