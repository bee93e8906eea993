"""What people do around a table, in words: sit, leave, lend, branch, rewind, rematch, spectate.

The same words work at a server in this process and at several processes of their own. Whatever
somebody is ever sent is kept, for a law to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from portside.hosting.deltas import applied, delta_between
from portside.server import protocol
from portside.server.accounts import COOKIE
from tests.server.harness import PATIENCE, Closed, Json, LocalServer, Socket

WHO: dict[str, Json] = {
    "m": {"who": "me"},
    "f": {"who": "free"},
    "b": {"who": "bot", "bot": "random"},
}


class Reply(NamedTuple):
    """What came back from a request."""

    status: int
    data: Any

    @property
    def done(self) -> bool:
        """Tell whether it was granted."""
        return self.status < 300

    @property
    def code(self) -> str:
        """Return why it was refused, or ""."""
        return "" if self.done else str(self.data["code"])


@dataclass(frozen=True, slots=True)
class Sent:
    """Something that somebody was sent: the answer to a request, or a message at a table.

    Attributes:
        what: the path of the request, or `live`.
        table: the table it is about, if that is known.
        text: all of it.
        needless: what a delta named although it looks as it did.
    """

    what: str
    table: str
    text: str
    needless: tuple[str, ...] = ()

    @property
    def data(self) -> Any:
        """Return it as data; a record is text and stays so."""
        try:
            return orjson.loads(self.text)
        except orjson.JSONDecodeError:
            return None


class Wire(Protocol):
    """A WebSocket, whatever it runs over."""

    async def receive(self) -> str:
        """Return the next message, or raise `Closed`."""

    async def send(self, text: str) -> None:
        """Send a message."""

    async def close(self) -> None:
        """Hang up."""


class LocalWire:
    """A WebSocket to a server in this process."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        """Return the next message."""
        await self._socket.receive()
        return self._socket.raw[-1].decode()

    async def send(self, text: str) -> None:
        """Send a message."""
        self._socket.send_text(text)

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()


class NetWire:
    """A WebSocket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def receive(self) -> str:
        """Return the next message."""
        try:
            data = await self._connection.recv()
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        protocol.DOWN.validate_json(data)
        return data if isinstance(data, str) else data.decode()

    async def send(self, text: str) -> None:
        """Send a message."""
        with suppress(ConnectionClosed):
            await self._connection.send(text)

    async def close(self) -> None:
        """Hang up."""
        await self._connection.close()


Dial = Callable[[str, str], Awaitable[Wire]]


class Watching:
    """Somebody's eyes at a table, open until they close.

    Attributes:
        state: the latest state, or None.
        table: the table as it was last told.
        orders: one's standing orders as they were last told.
        closed: the code the server closed with, if it did.
    """

    def __init__(self, somebody: Somebody, table: str, wire: Wire) -> None:
        self.state: Json | None = None
        self.table: Json = {}
        self.orders: list[Json] = []
        self.closed: int | None = None
        self._somebody = somebody
        self._at = table
        self._wire = wire
        self._count = 0
        self._news = asyncio.Condition()
        self._replies: dict[int, Json] = {}
        self._pump = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                self._take(await self._wire.receive())
                async with self._news:
                    self._news.notify_all()
        except (Closed, TimeoutError) as closed:
            self.closed = closed.code if isinstance(closed, Closed) else 0
            async with self._news:
                self._news.notify_all()

    def _take(self, text: str) -> None:
        self._somebody.heard.append(Sent("live", self._at, text))
        message = orjson.loads(text)
        if message["type"] == "delta":
            message = self._whole(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "orders":
            self.orders = message["orders"]
        if message.get("re") is not None:
            self._replies[message["re"]] = message

    def _whole(self, delta: Json) -> Json:
        """Return the state that a delta makes; it is what somebody was sent, too."""
        assert self.state is not None
        whole = applied(self.state, delta)
        needed = delta_between(self.state["view"], whole["view"])
        needless = tuple(
            path
            for path in delta["changed"]
            if not any(f"{one}/".startswith(f"{path}/") for one in needed)
        )
        text = orjson.dumps(whole).decode()
        self._somebody.heard.append(Sent("live", self._at, text, needless))
        return whole

    async def until(self, wanted: Callable[[Watching], bool]) -> Watching:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: wanted(self) or self.closed is not None)
        assert wanted(self), f"closed with {self.closed}"
        return self

    async def reaching(self, seq: int) -> Watching:
        """Wait for a state that is at least `seq`."""
        return await self.until(lambda at: at.state is not None and at.state["seq"] >= seq)

    def seat(self, seat: int) -> Json:
        """Return a seat as it was last told."""
        return self.table["seats"][seat] if self.table else {}

    async def shown(self) -> Json:
        """Return the present state."""
        await self.until(lambda at: at.state is not None)
        assert self.state is not None
        return self.state

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and return what it brings about."""
        self._count += 1
        own = self._count
        await self._wire.send(orjson.dumps({"type": kind, "id": own, **fields}).decode())
        await self.until(lambda at: own in at._replies)
        return self._replies[own]

    async def rewind(self, to: int) -> Json:
        """Wish to go back to question `to`."""
        return await self.ask("propose_undo", seq=(await self.shown())["seq"], to=to)

    async def agree(self, agree: bool = True) -> Json:
        """Agree to go back, or refuse."""
        return await self.ask("consent", seq=(await self.shown())["seq"], agree=agree)

    async def close(self) -> None:
        """Close one's eyes."""
        await self._wire.close()
        self._pump.cancel()
        await asyncio.gather(self._pump, return_exceptions=True)


class Somebody:
    """A person with a name; to the server, two names are two persons.

    Attributes:
        heard: everything they were ever sent.
    """

    def __init__(self, name: str, http: httpx2.AsyncClient, dial: Dial) -> None:
        self.name = name
        self.heard: list[Sent] = []
        self._http = http
        self._dial = dial

    async def do(self, method: str, path: str, body: Any = None, table: str = "") -> Reply:
        """Send a request."""
        response = await self._http.request(method, path, json=body)
        self.heard.append(Sent(path, table, response.text))
        return Reply(response.status_code, self.heard[-1].data)

    async def introduce(self) -> Somebody:
        """Take the name."""
        assert (await self.do("POST", "/api/me", {"name": self.name})).done
        return self

    async def set_up(self, seats: str, **fields: Any) -> Json:
        """Set up a table: `m` for me, `f` for free, `b` for a bot, for each seat."""
        body = {"title": "pretend", "seats": [WHO[letter] for letter in seats], **fields}
        found: Json = (await self.do("POST", "/api/tables", body)).data
        return found

    async def look(self, table: Json) -> Json:
        """Look at a table from outside, with its invitation."""
        invite = f"?invite={table['invite']}" if table.get("invite") else ""
        return (await self._at(table, "GET", "", where=invite)).data  # type: ignore[no-any-return]

    async def _at(
        self, table: Json, method: str, what: str, body: Any = None, where: str = ""
    ) -> Reply:
        path = f"/api/tables/{table['id']}{what}{where}"
        return await self.do(method, path, body, table["id"])

    async def join(self, table: Json, seat: int | None = None) -> Reply:
        """Take a free seat."""
        body = {"seat": seat, "invite": table.get("invite")}
        return await self._at(table, "POST", "/join", body)

    async def leave(self, table: Json, seat: int | None = None) -> Reply:
        """Give a seat, or all of one's own, free."""
        return await self._at(table, "POST", "/leave", {"seat": seat})

    async def link(self, table: Json, seat: int) -> Reply:
        """Make a link to a seat for another device."""
        return await self._at(table, "POST", f"/seats/{seat}/link")

    async def follow(self, code: str) -> Reply:
        """Follow a link to a seat, and stay who one is."""
        return await self.do("POST", "/api/links", {"code": code})

    async def sign_out_elsewhere(self) -> Reply:
        """Sign out at all other devices: whatever these knew opens nothing any more."""
        return await self.do("DELETE", "/api/me/devices")

    async def start(self, table: Json) -> Reply:
        """Begin the match."""
        return await self._at(table, "POST", "/start")

    async def lend(self, table: Json, seat: int) -> Reply:
        """Let a bot play a seat."""
        return await self._at(table, "PUT", f"/seats/{seat}/bot", {"bot": "random"})

    async def take_off(self, table: Json, seat: int) -> Reply:
        """Take a seat from its bot."""
        return await self._at(table, "DELETE", f"/seats/{seat}/bot")

    async def change(self, table: Json, **wish: Any) -> Reply:
        """Change pace or listing of a table."""
        return await self._at(table, "PATCH", "", wish)

    async def rematch(self, table: Json) -> Reply:
        """Play the same again."""
        return await self._at(table, "POST", "/rematch")

    async def resume(self, table: Json) -> Reply:
        """Go on with a match that had to stop."""
        return await self._at(table, "POST", "/resume")

    async def end(self, table: Json) -> Reply:
        """Clear a table away, or end the match that nobody else plays."""
        return await self._at(table, "DELETE", "")

    async def forget(self, table: Json) -> Reply:
        """Take a match off one's list, or delete it."""
        return await self.do("DELETE", f"/api/me/tables/{table['id']}", table=table["id"])

    async def resign(self, table: Json) -> Reply:
        """Give a match up."""
        return await self._at(table, "POST", "/resign")

    async def voice(self, table: Json, what: str, about: int = -1, agree: bool = True) -> Reply:
        """Be for a pause, an end, or a stand-in for somebody."""
        body = {"what": what, "about": about, "agree": agree}
        return await self._at(table, "POST", "/voice", body)

    async def go_on(self, table: Json) -> Reply:
        """End a pause."""
        return await self._at(table, "POST", "/go_on")

    async def analyse(self, table: Json) -> Reply:
        """Let bots go through a match that is over."""
        path = f"/api/matches/{table['match']}/analysis"
        return await self.do("POST", path, table=table["id"])

    async def hand_in(self, record: str, seats: str) -> Reply:
        """Hand in the record of a match as played elsewhere."""
        body = {"record": record, "seats": [WHO[letter] for letter in seats]}
        return await self.do("POST", "/api/records", body)

    async def branch(self, table: Json, number: int, *seats: int) -> Reply:
        """Play on from a question."""
        body = {"number": number, "seats": list(seats), "bot": "random"}
        path = f"/api/matches/{table['match']}/branch"
        return await self.do("POST", path, body, table["id"])

    async def read(self, table: Json, what: str, seat: int | None = None) -> Reply:
        """Read notes, record, frames or story of a match."""
        query = [f"invite={table['invite']}"] if table.get("invite") else []
        query += [] if seat is None else [f"seat={seat}"]
        path = f"/api/matches/{table['match']}/{what}?{'&'.join(query)}"
        return await self.do("GET", path, table=table["id"])

    async def watch(
        self, table: Json, seat: int | None = None, speaks: int = protocol.VERSION
    ) -> Watching:
        """Open one's eyes at a table: from one's own seat, or as a spectator."""
        query = ["hear=chat,orders"]
        query += [f"invite={table['invite']}"] if table.get("invite") else []
        query += [f"speaks={speaks}"] if speaks > 1 else []
        query += [] if seat is None else [f"seat={seat}"]
        return Watching(self, table["id"], await self._dial(table["id"], "&".join(query)))


async def at_local(server: LocalServer, name: str) -> Somebody:
    """Return somebody at a server in this process."""
    person = server.stranger(name)

    async def dial(table: str, query: str) -> Wire:
        return LocalWire(await person.connect(table, query, speaks=1))

    return await Somebody(name, person.http, dial).introduce()


@asynccontextmanager
async def at_process(address: str, name: str) -> AsyncIterator[Somebody]:
    """Let somebody come to a server process."""
    async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:

        async def dial(table: str, query: str) -> Wire:
            cookie = f"{COOKIE}={http.cookies.get(COOKIE)}"
            where = f"ws://{address}/api/tables/{table}/live?{query}"
            opened = connect(where, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE)
            return NetWire(await opened)

        yield await Somebody(name, http, dial).introduce()
