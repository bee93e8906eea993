"""The host itself: requests and messages of the page, answered as the table server answers them."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import portside
from portside.engine.errors import PortsideError, WrongSeats
from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.record import replay
from portside.hosting.bot_work import check_bot_name
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.errors import (
    MatchRunning,
    NoMatch,
    NoTable,
    NotFound,
    ServerError,
    problem_data,
)
from portside.hosting.followed_match import Entry, lasting_answers, why_outgrown
from portside.hosting.messages import (
    frame_data,
    log_length,
    notes_data,
    point_data,
    story_head_data,
)
from portside.hosting.title_info import playable_titles, title_detail, title_forms, title_info
from portside.offline.analyses import Analyses
from portside.offline.kept_table import (
    KeptSeat,
    KeptTable,
    kept_table_from_data,
    new_table,
    table_for_match,
)
from portside.offline.room import (
    Keeper,
    NotKept,
    Room,
    Think,
    Watcher,
    match_with_end,
    read_offline_journal,
)
from portside.text.languages import LANGUAGES

Json = dict[str, Any]
MOST_FRAMES = 50
Answer = Callable[..., Awaitable[Any]]


class Host:
    """Answer one device.

    Args:
        keeper: where tables and journals are kept.
        think: how bots are asked.
    """

    def __init__(self, keeper: Keeper, think: Think) -> None:
        self._keeper = keeper
        self._think = think
        self._rooms: dict[str, Room] = {}
        self._analyses = Analyses(self._found, self._changed, think)
        self._ways: list[tuple[re.Pattern[str], Answer]] = [
            (re.compile(way), answer) for way, answer in self._routes().items()
        ]

    def _routes(self) -> dict[str, Answer]:
        table, match = r"/tables/(?P<table>[\w-]+)", r"/matches/(?P<match>[\w-]+)"
        seat = r"/seats/(?P<seat>\d+)/bot"
        return {
            r"GET /server": self.server,
            r"GET /titles": self.titles,
            r"GET /titles/(?P<title>\w+)": self.title,
            r"POST /titles/(?P<title>\w+)": self.title_with,
            r"GET /titles/(?P<title>\w+)/forms": self.forms,
            r"GET /(me/)?tables": self.tables,
            r"POST /tables": self.open,
            r"POST /records": self.take_in,
            rf"GET {table}": self.look,
            rf"DELETE {table}": self.close,
            rf"POST {table}/rematch": self.rematch,
            rf"PUT {table}{seat}": self.lend,
            rf"DELETE {table}{seat}": self.lend,
            rf"GET {match}/record": self.record,
            rf"GET {match}/notes": self.notes,
            rf"GET {match}/frames": self.frames,
            rf"GET {match}/story": self.story,
            rf"GET {match}/analysis": self.analysis,
            rf"POST {match}/analysis": self.analyse,
            rf"POST {match}/branch": self.branch,
        }

    # -- from the page, and back

    async def request(self, method: str, address: str, body: str | None = None) -> str:
        """Answer a request offline: `{"ok": ..., "body": ...}`, where a refusal is a problem."""
        parts = urlsplit(address)
        facts: Json = dict(parse_qsl(parts.query))
        try:
            for way, answer in self._ways:
                found = way.fullmatch(f"{method} {parts.path}")
                if found is not None:
                    wish = {"wish": json.loads(body)} if body else {}
                    done = await answer(**found.groupdict(), **facts, **wish)
                    return json.dumps({"ok": True, "body": done}, ensure_ascii=False)
            raise NotFound("There is nothing here.", path=parts.path[:80])
        except PortsideError as error:
            return json.dumps({"ok": False, "body": problem_data(error)}, ensure_ascii=False)
        except (TypeError, KeyError, ValueError):
            refusal = problem_data(ServerError("This makes no sense."))
            return json.dumps({"ok": False, "body": refusal}, ensure_ascii=False)

    async def connect(self, table: str, seat: int | None, send: Callable[[str], object]) -> Watcher:
        """Let a page look at an offline table; it is shown everything at once."""
        room = await self._room(table)
        watcher = Watcher(send)
        async with room.turn:
            room.arrive(watcher, seat)
        return watcher

    async def has_bots(self, table: str) -> bool:
        """Tell whether bots play at a table, so that where they think can be made ready."""
        room = await self._room(table)
        return any(seat.bot is not None for seat in room.table.seats)

    async def receive(self, table: str, watcher: Watcher, text: str) -> None:
        """Take one message of a page for the offline host."""
        room = await self._room(table)
        message: Json = json.loads(text)
        async with room.turn:
            try:
                await room.receive(watcher, message)
            except PortsideError as error:
                watcher.tell(problem_data(error, message.get("id")))
                room.refused(watcher, error)
            except (TypeError, KeyError, ValueError):
                watcher.tell(problem_data(ServerError("This is no message."), message.get("id")))

    def disconnect(self, table: str, watcher: Watcher) -> None:
        """Forget a page; a table that nobody looks at leaves memory."""
        room = self._rooms.get(table)
        if room is not None:
            room.watchers.discard(watcher)
            if not room.watchers:
                del self._rooms[table]

    async def _room(self, table: str) -> Room:
        if table not in self._rooms:
            kept = await self._kept(table)
            entries = read_offline_journal(await self._keeper.journal(kept.match.id))
            room = Room(kept, entries, self._keeper, self._think)
            self._rooms.setdefault(table, room)
        return self._rooms[table]

    async def _found(self, table: str) -> KeptTable | None:
        text = await self._keeper.table(table)
        return None if text is None else kept_table_from_data(json.loads(text))

    async def _kept(self, table: str) -> KeptTable:
        found = await self._found(table)
        if found is None:
            raise NoTable("There is no such table.")
        return found

    # -- what runs here

    async def server(self) -> Json:
        """Tell what the offline host runs."""
        names = {"titles": playable_titles(), "languages": list(LANGUAGES)}
        return {"version": portside.__version__, **names, "message_bytes": 0, "tables_per_guest": 0}

    async def titles(self) -> list[Json]:
        """List the titles of the offline host."""
        return [title_info(find(name)) for name in playable_titles()]

    async def title(self, title: str, options: str = "{}", seats: str | None = None) -> Json:
        """Describe a title of the offline host with its cards under given settings."""
        return title_detail(find(title), json.loads(options), None if seats is None else int(seats))

    async def title_with(self, title: str, wish: Json) -> Json:
        """Describe a title offline under settings that are too long for an address."""
        return title_detail(find(title), wish.get("options", {}), wish.get("seats"))

    async def forms(self, title: str) -> Json:
        """Tell offline how the values of a printed copy are entered."""
        return title_forms(find(title))

    # -- tables

    async def tables(self) -> Json:
        """List this device's tables, latest first."""
        return {"tables": json.loads(await self._keeper.tables())}

    async def look(self, table: str, invite: str = "") -> Json:
        """Tell about one of this device's tables."""
        return (await self._kept(table)).info()

    async def open(self, wish: Json) -> Json:
        """Set up a table on this device and begin."""
        return await self._opened(new_table(wish, str(wish.get("name") or "?")), [])

    async def _opened(self, table: KeptTable, said: list[tuple[int, str]]) -> Json:
        """Keep a table whose match begins with some answers."""
        rows = [
            Entry(table.match.id, n, seat, key, None, "", table.created)
            for n, (seat, key) in enumerate(said)
        ]
        table = replace(table, number=len(rows))
        try:
            if rows:
                await self._keeper.keep(json.dumps(rows))
            await self._keeper.keep_table(table.id, json.dumps(table.as_text_data()))
        except Exception as error:
            raise NotKept("This device could not keep the table.") from error
        return table.info()

    async def close(self, table: str) -> None:
        """Forget a table of this device with its match."""
        kept = await self._kept(table)
        self._rooms.pop(table, None)
        await self._keeper.forget(table, kept.match.id)

    async def rematch(self, table: str) -> Json:
        """Set up the same table on this device again; who asks second gets the same one."""
        kept = await self._kept(table)
        if kept.status != "over":
            raise MatchRunning("The match is not over.")
        if kept.rematch is not None and await self._keeper.table(kept.rematch) is not None:
            return await self.look(kept.rematch)
        seats = [seat if seat.name is None else replace(seat, bot=None) for seat in kept.seats]
        seed = kept.match.secret if kept.practice else None
        again = table_for_match(seats, _origin(kept), seed, kept.practice)
        told = await self._opened(again, [])
        await self._changed(replace(kept, rematch=again.id))
        return told

    async def lend(self, table: str, seat: str, wish: Mapping[str, Any] | None = None) -> Json:
        """Lend a seat on this device to a bot, or take it back."""
        kept = await self._kept(table)
        bot = None if wish is None else str(wish["bot"])
        return (await self._changed(kept.lent(int(seat), bot))).info()

    async def _changed(self, table: KeptTable) -> KeptTable:
        room = self._rooms.get(table.id)
        if room is None:
            await self._keeper.keep_table(table.id, json.dumps(table.as_text_data()))
            return table
        async with room.turn:
            seats, rematch, analysis = table.seats, table.rematch, table.analysis
            changed = replace(room.table, seats=seats, rematch=rematch, analysis=analysis)
            await room.change(changed)
            room.ask_bots()
        return room.table

    # -- matches

    async def _past(self, match: str) -> tuple[KeptTable, list[Entry]]:
        """Return a match's table and the answers that counted."""
        text = await self._keeper.table_of(match)
        if text is None:
            raise NoMatch("There is no such match.")
        table = kept_table_from_data(json.loads(text))
        return table, lasting_answers(read_offline_journal(await self._keeper.journal(match)))

    async def record(self, match: str) -> str:
        """Return the whole record, also of a match that still runs: it is one's own device."""
        table, entries = await self._past(match)
        return _played(table, entries).record()

    async def notes(self, match: str, seat: str | None = None, invite: str = "") -> Json:
        """Return one's own view and log of a match on this device."""
        table, entries = await self._past(match)
        eyes = None if seat is None else int(seat)
        return notes_data(table.match, _played(table, entries), eyes)

    async def frames(
        self, match: str, start: str = "0", count: str = "20", seat: str | None = None
    ) -> Json:
        """Return how a match on this device looked at some questions, through any seat's eyes."""
        table, entries = await self._past(match)
        self._check_over(table)
        eyes = None if seat is None else int(seat)
        if eyes is not None and eyes >= table.match.seats:
            raise WrongSeats(f"There is no seat {eyes}.", seat=str(eyes))
        part = range(int(start), int(start) + min(int(count), MOST_FRAMES))
        played, first = _played(table, entries[: max(0, part.start - 1)]), 0
        frames: list[Json] = []
        if part.start == 0:
            frames.append(frame_data(played, eyes, None))
        else:
            first = log_length(played)
        for entry in entries[max(0, part.start - 1) : part.stop - 1]:
            _give(table, played, entry)
            frames.append(frame_data(played, eyes, (entry.seat, entry.key)))
        log = {"start": first, "lines": played.log(eyes, first)}
        told = {"match": match, "title": table.match.title, "count": len(entries) + 1}
        return {**told, "frames": frames, "log": log}

    async def story(self, match: str) -> Json:
        """Return the public numbers of a match on this device after each answer."""
        table, entries = await self._past(match)
        self._check_over(table)
        played = deal_stored_match(table.match)
        points = [point_data(played)]
        for entry in entries:
            _give(table, played, entry)
            points.append(point_data(played))
        names = [seat.name or seat.bot for seat in table.seats]
        return {**story_head_data(table.match, names), "points": points}

    async def analysis(self, match: str) -> Json:
        """Tell how far a match on this device was analysed, and what was found."""
        table, entries = await self._past(match)
        self._check_over(table)
        return self._analyses.look(table, _played(table, entries).record())

    async def analyse(self, match: str) -> Json:
        """Ask for a match on this device to be analysed."""
        table, entries = await self._past(match)
        self._check_over(table)
        return await self._analyses.ask(table, _played(table, entries).record())

    def _check_over(self, table: KeptTable) -> None:
        if table.status != "over":
            raise MatchRunning("The match is not over.")

    async def branch(self, match: str, wish: Mapping[str, Any]) -> Json:
        """Set up a table on this device that goes on from an earlier question of a match."""
        table, entries = await self._past(match)
        number, seats = int(wish["number"]), set(wish["seats"])
        if not seats <= set(range(table.match.seats)):
            raise WrongSeats("There are not so many seats.")
        if number > len(entries):
            raise ServerError(f"There is no question {number}.", number=number)
        check_bot_name(str(wish["bot"]))
        me = next((seat.name for seat in table.seats if seat.name), "?")
        places = [
            KeptSeat(me, None) if at in seats else KeptSeat(None, str(wish["bot"]))
            for at in range(table.match.seats)
        ]
        new = table_for_match(places, _origin(table), table.match.secret, True)
        return await self._opened(new, [(e.seat, e.key) for e in entries[:number]])

    async def take_in(self, wish: Mapping[str, Any]) -> Json:
        """Take a record in as a table: oneself on the first seat, bots on the others."""
        match = replay(str(wish["record"]))
        origin = match.origin
        assert origin is not None
        place = None if origin.scenario is None else origin.scenario.as_dict()
        source = {"title": match.game.name, "options": dict(origin.options), "scenario": place}
        me = KeptSeat(str(wish.get("name") or "?"), None)
        seats = [me, *(KeptSeat(None, "normal") for _ in range(origin.seats - 1))]
        table = table_for_match(seats, source, origin.secret, True)
        if match.result is not None:
            table = replace(table, match=match_with_end(table.match, match, table.created))
        return await self._opened(table, [(said.seat, said.key) for said in match.history or ()])


def _origin(table: KeptTable) -> Json:
    row = table.match
    return {"title": row.title, "options": row.options, "scenario": row.scenario}


def _played(table: KeptTable, entries: list[Entry]) -> Match:
    match = deal_stored_match(table.match)
    for entry in entries:
        _give(table, match, entry)
    return match


def _give(table: KeptTable, match: Match, entry: Entry) -> None:
    """Give an answer of the past, or raise why it cannot be given any more."""
    try:
        match.answer(entry.seat, entry.key)
    except PortsideError as error:
        raise why_outgrown(table.match, match.number) from error
