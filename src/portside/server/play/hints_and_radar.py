"""Hints against bots, and who could follow a lead: asked for by a person, told by bots.

Thinking takes a while, and the table goes on meanwhile; each client has one such wish at a time.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from typing import TYPE_CHECKING, Any

from portside.engine.knowledge import Sight
from portside.hosting.bot_work import (
    check_bot_name,
    hint_bot_of_strength,
    hints_for_sight,
    radar_for_sight,
)
from portside.hosting.errors import NoHints
from portside.server import protocol
from portside.server.errors import TooFast, TryAgain
from portside.server.play.fair_queue import Customer
from portside.server.play.players import check_going

if TYPE_CHECKING:
    from portside.server.play.client import Client
    from portside.server.play.stored_table import TableRow
    from portside.server.services import Services

Wish = protocol.AskHints | protocol.AskRadar


class Advice:
    """Let bots tell people something."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[Client, asyncio.Task[None]] = {}

    async def ask(self, client: Client, wish: Wish) -> None:
        """Take the wish for a hint or the radar, or raise why not; the answer comes later."""
        room = client.room
        seat = self._services.players.seat(room, client, wish.seat)
        stored = await room.ready()
        check_going(room.table, stored)
        stored.check_present(wish.seq)
        stored.match.prompt(seat)
        bot = ""
        if isinstance(wish, protocol.AskHints):
            bot = bot_for_hints(room.table, seat, wish.bot)
        if client in self._tasks:
            raise TooFast("One at a time, please.")
        sight = pickle.dumps(Sight(stored.match, seat, secrets.randbits(64), log=False))
        telling = self._tell(client, wish, seat, bot, sight)
        self._tasks[client] = asyncio.create_task(telling, name="advice")

    async def _tell(self, client: Client, wish: Wish, seat: int, bot: str, sight: bytes) -> None:
        table, seed = client.room.table, str(secrets.randbits(64))
        customer = Customer(client.guest or table.host, table.id, lambda: True, client.address)
        head = {"type": wish.type, "seat": seat, "seq": wish.seq, "re": wish.id}
        think = self._services.bots.think
        try:
            if isinstance(wish, protocol.AskHints):
                found = await think(customer, bot, hints_for_sight, bot, sight, seed)
                told: dict[str, Any] = {"bot": bot, "hints": found}
            else:
                found = await think(customer, "radar", radar_for_sight, sight, seed)
                told = {"echoes": found}
        finally:
            del self._tasks[client]
        if found is None:
            client.refuse(TryAgain("Nobody could tell."), wish.id)
        else:
            client.note({**head, **told})

    async def close(self) -> None:
        """Stop thinking about all hints."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bot_for_hints(table: TableRow, seat: int, wish: str | None) -> str:
    """Return the bot that gives a person hints, or raise why there are none.

    Nobody is helped against another person, not even against one for whom a bot sits in.
    """
    me = table.seats[seat].guest
    others = [row for row in table.seats if row.seat != seat]
    if any(row.bot is None or row.guest not in (None, me) for row in others):
        raise NoHints("There are hints against bots only.")
    if wish is not None:
        check_bot_name(wish)
        return wish
    return hint_bot_of_strength(row.bot for row in others)
