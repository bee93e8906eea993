"""A client: what it says goes into the room's inbox, what it sees comes out.

States are whole, so a client that reads slowly is not sent every one: it gets the latest when its
line is free. A client that does not read at all is let go.

Messages are sent from a plain callback as long as the line takes them at once, which it nearly
always does; only when it does not, a task waits for it. A task for every client and state would
cost more than the state.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, cast

import orjson
from pydantic import ValidationError

from portside.engine.errors import PortsideError, StaleAnswer
from portside.hosting.messages import reason_data
from portside.server import protocol
from portside.server.errors import (
    BadCode,
    NoChat,
    NotYourSeat,
    ServerError,
    TooBig,
    TooFast,
    TooMuchKept,
    problem_data,
)
from portside.server.http.limits import Bucket
from portside.server.play import viewing_rights
from portside.server.play.begun import Begun
from portside.server.play.chat import SAID, SIGN
from portside.server.play.room import SLOW, Room
from portside.server.play.stored_table import TableRow
from portside.server.play.table_info import table_info

if TYPE_CHECKING:
    from starlette.types import Message, Send

    from portside.server.http.line import LineProtocol
    from portside.server.play.state_delta import Look
    from portside.server.services import Services

NONSENSE, SIGNED_OUT, QUIET, FLOOD, TOO_BIG = 4400, 4401, 4408, 4429, 1009
CHECK: Callable[[str], protocol.UpMessage] = protocol.UP.validator.validate_json
"""What makes a message of a text, without looking for settings that none has."""
MOST_NOTES = 100
"""So many short messages may wait for a client."""
TALK = 0.5
"""So many lines a second one may say, and ten times as many at once."""
GAME = protocol.Answer | protocol.TakeBack | protocol.ProposeUndo | protocol.GiveConsent
KEPT = GAME | protocol.Say | protocol.Signal | protocol.MakeOrder
"""What is kept, or comes to something that is."""
MOST_WORK = 50
"""So many of a client's messages may wait for their room."""


class Client:
    """One connection to one room."""

    def __init__(
        self,
        services: Services,
        room: Room,
        send: Send,
        guest: str | None,
        invite: str | None,
    ) -> None:
        self.services = services
        self.room = room
        self.guest = guest
        self.device: str | None = None
        self.address = ""
        self.line: LineProtocol | None = None
        self.mine: list[int] = []
        self.eyes: int | None = None
        self.log_at = -1
        self.deltas = False
        self.base: Look | None = None
        self.heard = time.monotonic()
        self.task: asyncio.Task[Any] | None = None
        self.stuck = False
        self.hears: frozenset[str] = frozenset()
        self._send = cast("Callable[[Message], Coroutine[Any, None, None]]", send)
        self._invite = invite
        self._wanted: int | str | None = None
        self._shown: list[str] = []
        self._bucket = Bucket(services.config.limits.messages)
        self._nonsense = 0
        self._work = 0
        self._orders: dict[str, Any] | None = None
        self._notes: deque[bytes] = deque()
        self._state = self._table = False
        self._state_re: int | None = None
        self._table_re: int | None = None
        self._closing: int | None = None
        self._loop = asyncio.get_running_loop()
        self._awake = self._gone = False
        self._waiting: asyncio.Task[None] | None = None

    # -- who it is

    def want(self, seat: str | None, credential: str | None, hear: str, speaks: str) -> None:
        """Note what the client came with, and wants to get.

        Args:
            seat: from which seat it wants to look.
            credential: of a seat.
            hear: what else it wants to hear.
            speaks: the newest version of the protocol it knows.
        """
        self.hears = frozenset(hear[:80].split(","))
        self.deltas = speaks.isdecimal() and int(speaks[:4]) >= protocol.DELTAS
        self._wanted = int(seat) if seat and seat.isdecimal() and len(seat) < 4 else seat
        if credential:
            self._shown.append(credential)

    def seated(self, table: TableRow) -> bool:
        """Note who sits where; return False if the client may no longer look."""
        shown = viewing_rights.seats_in_view(table, self.guest, self._shown)
        self.mine = sorted({*table.seats_of(self.guest), *shown})
        if self.eyes is not None and self.eyes not in self.mine:
            self._look(None)
        if self.eyes is None and self.mine and self._wanted != "none":
            self._look(self._wanted if self._wanted in self.mine else self._asked())
        return bool(self.mine) or table.may_watch(self.guest, self._invite)

    def _asked(self) -> int:
        """Return the seat of its own that is asked, or the first."""
        stored = self.room.stored
        waiting = stored.match.waiting if stored is not None else []
        return next((seat for seat in self.mine if seat in waiting), self.mine[0])

    def _look(self, seat: int | str | None) -> None:
        self.eyes = seat if isinstance(seat, int) else None
        self._forget()

    def _forget(self) -> None:
        """Show everything anew, whatever was shown."""
        self.log_at, self.base = -1, None

    # -- down

    def note(self, message: dict[str, Any]) -> None:
        """Send the client a short message, unless it is let go of."""
        if self._closing is not None:
            return
        if len(self._notes) >= MOST_NOTES:
            self.dismiss(SLOW)
            return
        self._notes.append(orjson.dumps(message))
        self._wake()

    def hear(self, lines: list[dict[str, Any]]) -> None:
        """Send the client what was said, if it wants to hear; first all of it, be it nothing."""
        if "chat" in self.hears:
            self.note({"type": "chat", "lines": lines, "re": None})

    def show_orders(self, re: int | None = None, again: bool = False) -> None:
        """Send the client the orders of its seat, if they are wanted and have changed."""
        if "orders" not in self.hears or self.eyes is None or self.room.stored is None:
            return
        told = self.services.orders.told(self.room, self.eyes)
        if again or told != self._orders:
            self._orders = told
            self.note({**told, "re": re})

    def show_state(self, re: int | None = None) -> None:
        """Send the client the state as soon as the line is free."""
        self._state = True
        self._state_re = self._state_re if re is None else re
        self._wake()

    def show_table(self, re: int | None = None) -> None:
        """Send the client the table as soon as the line is free."""
        self._table = True
        self._table_re = self._table_re if re is None else re
        self._wake()

    def dismiss(self, code: int) -> None:
        """Close the client's connection."""
        self._closing = self._closing or code
        self._wake()

    def refuse(self, error: PortsideError, re: int | None = None) -> None:
        """Tell the client what was wrong."""
        self.services.metrics.errors.labels(error.code).inc()
        self.note(problem_data(error, re))

    def _wake(self) -> None:
        """Send what there is to send, at the next opportunity."""
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send as much as the line takes at once; leave the rest to a task."""
        self._awake = False
        while self._waiting is None and not self._gone:
            text = self._next_text()
            if text is not None and self.line is not None and self.line.send_text(text):
                continue
            message = self._message(text)
            if message is None:
                return
            sending = self._send(message)
            try:
                blocker = sending.send(None)
            except StopIteration:
                continue
            except Exception:  # the line is dead; whoever reads from it will notice
                self._gone = True
                return
            self._waiting = self._loop.create_task(self._finish(Begun(sending, blocker)))

    async def _finish(self, sending: Begun) -> None:
        """Wait until the client has read enough; after too long, let it go."""
        stuck = self._loop.call_later(self.services.config.limits.stuck, self._abort)
        try:
            await sending
        except Exception:
            self._gone = True
        finally:
            stuck.cancel()
            self._waiting = None
        self._wake()

    def _message(self, text: bytes | None) -> Message | None:
        """Return the next message for the server: a text, or that this is all."""
        if text is not None:
            return {"type": "websocket.send", "text": text.decode()}
        if self._closing is None:
            return None
        self._gone = True
        return {"type": "websocket.close", "code": self._closing, "reason": ""}

    def _next_text(self) -> bytes | None:
        if self._notes:
            return self._notes.popleft()
        if self._closing is not None:
            return None
        if self._table:
            self._table, re, self._table_re = False, self._table_re, None
            return orjson.dumps({"type": "table", "table": self.info(), "re": re})
        if self._state:
            self._state, re, self._state_re = False, self._state_re, None
            data = self.room.state(self, re)
            if data is None:
                self.room.post(lambda: self._show_again(re))
            return data
        return None

    async def _show_again(self, re: int | None) -> None:
        await self.room.ready()
        self.show_state(re)

    def _abort(self) -> None:
        self.stuck = True
        if self.task is not None:
            self.task.cancel()

    def hang_up(self) -> None:
        """Send the client nothing more."""
        self._gone = True
        if self._waiting is not None:
            self._waiting.cancel()

    def info(self) -> dict[str, Any]:
        """Return the table as this client may know it."""
        room = self.room
        away = self.services.config.limits.away
        here, watching = room.present(), room.spectators()
        return table_info(room.table, self.guest, here, watching, self.mine, away)

    # -- up

    def receive(self, text: str | None) -> None:
        """Take one message of the client."""
        self.heard = time.monotonic()
        if not self._bucket.take() or self._work >= MOST_WORK:
            self.refuse(TooFast("Too many messages; please wait a little."))
            self._lose_patience(FLOOD)
            return
        if text is not None and len(text) > self.services.config.limits.message_bytes:
            self.refuse(TooBig("This message is too large."))
            self.dismiss(TOO_BIG)
            return
        try:
            message = CHECK(text or "")
        except ValidationError as error:
            self._refuse_nonsense(error)
            return
        if "\\u0000" in (text or "") and protocol.has_nul(message.model_dump()):
            self.refuse(ServerError("No text may hold a NUL."), message.id)
            return
        if isinstance(message, protocol.Ping):
            self.note({"type": "pong", "re": message.id})
            return
        if isinstance(message, KEPT):
            try:
                self.services.addresses.keep(self.address, len(text or ""))
            except TooMuchKept as error:
                self.refuse(error, message.id)
                return
        self._work += 1
        self.room.post(lambda: self._handle(message))

    def _refuse_nonsense(self, error: ValidationError) -> None:
        first = error.errors(include_input=False, include_context=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        self.refuse(ServerError("This is no message.", where=where, why=first["type"]))
        self._lose_patience(NONSENSE)

    def _lose_patience(self, code: int) -> None:
        """Count a message that should not have come; after too many, close the connection."""
        self._nonsense += 1
        if self._nonsense > self.services.config.limits.nonsense:
            self.dismiss(code)

    async def _handle(self, message: protocol.UpMessage) -> None:
        self._work -= 1
        if self._closing is not None:
            return
        try:
            if isinstance(message, protocol.AskHints | protocol.AskRadar):
                await self.services.advice.ask(self, message)
            else:
                await self._do(message)
        except PortsideError as error:
            self.refuse(error, message.id)
            if isinstance(error, StaleAnswer):
                self.show_state()

    async def _do(self, message: protocol.UpMessage) -> None:
        room, players, re = self.room, self.services.players, message.id
        match message:
            case protocol.Answer():
                seat = players.seat(room, self, message.seat)
                await players.answer(room, self, seat, message.key, message.seq, re)
            case protocol.TakeBack():
                seat = players.seat(room, self, message.seat)
                await players.back(room, self, seat, None, message.seq, re)
            case protocol.ProposeUndo():
                seat = players.seat(room, self, message.seat)
                await players.back(room, self, seat, message.to, message.seq, re)
            case protocol.GiveConsent():
                seat = players.seat(room, self, message.seat, lent=True)
                await players.consent(room, self, seat, message.agree, message.seq, re)
            case protocol.WhyNot():
                await self._why_not(message)
            case protocol.Look():
                await self._look_from(message)
            case protocol.Whole():
                self._forget()
                await room.ready()
                self.show_state(re)
            case protocol.Sit():
                await self._sit(message)
            case protocol.Say():
                await self._say(message, SAID, message.text)
            case protocol.Signal():
                await self._say(message, SIGN, message.sign)
            case protocol.MakeOrder():
                await self.services.orders.make(self, message)
            case protocol.CancelOrder():
                await self.services.orders.cancel(self, message)

    async def _why_not(self, message: protocol.WhyNot) -> None:
        stored = await self.room.ready()
        seat = self.eyes if message.seat is None else message.seat
        if seat is None or seat not in self.mine:
            raise NotYourSeat("Only who plays is told why not.")
        reasons = stored.match.why_not(seat, message.ref)
        told = [reason_data(reason) for reason in reasons]
        self.note({"type": "reasons", "ref": message.ref, "reasons": told, "re": message.id})

    async def _look_from(self, message: protocol.Look) -> None:
        if message.seat is not None and message.seat not in self.mine:
            raise NotYourSeat("This is not your seat.")
        self._wanted = "none" if message.seat is None else message.seat
        self._look(message.seat)
        await self.room.ready()
        self.show_state(message.id)
        self.show_orders()

    async def _say(self, message: protocol.Say | protocol.Signal, kind: str, text: str) -> None:
        seat = self.services.players.seat(self.room, self, message.seat, lent=True)
        table = self.room.table
        if not table.terms.chat:
            raise NoChat("Nobody writes at this table.")
        if not self.services.talk.take(f"{table.id} {table.seats[seat].guest}"):
            raise TooFast("Please say a little less.")
        await self.services.say(table.id, kind, text, seat, table.seats[seat].name)
        await self.room.show_chat()
        self.note({"type": "pong", "re": message.id})

    async def _sit(self, message: protocol.Sit) -> None:
        table, shown = self.room.table, message.credential
        # What opens no seat now never will again.
        every = [*filter(table.credentials().__contains__, self._shown), shown]
        seats = viewing_rights.seats_in_view(table, self.guest, every)
        if table.seat_with(shown) not in seats:
            raise BadCode("This credential belongs to no seat of yours here.")
        self._shown = [*dict.fromkeys(every)]
        self.seated(table)
        await self.room.note_presence()
        self.show_table(message.id)
        self.room.show_tables()
        if self.room.table.match is not None:
            await self.room.ready()
            self.show_state()
