"""Whole matches at a host of one device, by messages alone, as its page would play them.

It runs in CPython and in Pyodide alike, so it needs nothing but Portside and the standard library.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from portside.offline import thinker
from portside.offline.host import Host
from portside.offline.room import Watcher

Json = dict[str, Any]


class Shelf:
    """Keep tables and journals in memory; `full` refuses to keep anything more."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.journals: dict[str, list[list[Any]]] = {}
        self.full = False

    async def tables(self) -> str:
        return json.dumps([json.loads(text)["told"] for text in reversed(self.kept.values())])

    async def table(self, table: str) -> str | None:
        return self.kept.get(table)

    async def table_of(self, match: str) -> str | None:
        return next((t for t in self.kept.values() if json.loads(t)["match"]["id"] == match), None)

    async def keep_table(self, table: str, data: str) -> None:
        self.kept[table] = data

    async def forget(self, table: str, match: str) -> None:
        del self.kept[table]
        self.journals.pop(match, None)

    async def journal(self, match: str) -> str:
        return json.dumps(self.journals.get(match, []))

    async def keep(self, entries: str) -> bool:
        if self.full:
            raise OSError("the disk is full")
        for entry in json.loads(entries):
            journal = self.journals.setdefault(entry[0], [])
            if entry[1] != len(journal):
                return False
            journal.append(entry)
        return True


async def think(what: str, bot: str, about: bytes, seed: str) -> str:
    """Let a bot think right here, always with the same luck."""
    await asyncio.sleep(0)
    return thinker.think(what, bot, about, seed if what == "analysis" else "luck")


class Page:
    """A page at a table: it answers what it is asked, and notes all it is told."""

    def __init__(self, host: Host, table: str, check: Callable[[str], object]) -> None:
        self.host = host
        self.table = table
        self.check = check
        self.told: list[Json] = []
        self.state: Json = {}
        self.count = 0
        self.watcher: Watcher | None = None

    async def open(self, seat: int | None = None) -> None:
        """Begin to look."""
        self.watcher = await self.host.connect(self.table, seat, self.hear)

    def hear(self, text: str) -> None:
        """Take a message."""
        self.check(text)
        message = json.loads(text)
        self.told.append(message)
        if message["type"] == "state":
            self.state = message

    async def say(self, kind: str, **fields: Any) -> Json:
        """Send a message; return what it brought about."""
        assert self.watcher is not None
        self.count += 1
        message = {"type": kind, "id": self.count, **fields}
        await self.host.receive(self.table, self.watcher, json.dumps(message))
        return next(m for m in reversed(self.told) if m.get("re") == self.count)

    async def answer(self, rng: Random) -> Json:
        """Answer at random."""
        state, ask = self.state, self.state["ask"]
        return await self.say("answer", seq=state["seq"], key=some_key(ask, rng))

    async def asked(self) -> bool:
        """Wait until one is asked; return False at the end."""
        while self.state["ask"] is None and self.state["view"]["result"] is None:
            mine = [seat for seat in self.state["waiting"] if seat in self.state["mine"]]
            if mine:
                await self.say("look", seat=mine[0])
            else:
                await asyncio.sleep(0)
        return self.state["ask"] is not None


def some_key(ask: Json, rng: Random) -> str:
    """Return a legal answer to a question."""
    if ask["type"] == "amount":
        return str(rng.randrange(ask["low"], ask["high"] + 1, ask["step"]))
    if ask["type"] == "one":
        return str(rng.choice(ask["options"])["key"])
    keys = [option["key"] for option in ask["options"]]
    return "+".join(rng.sample(keys, rng.randint(ask["low"], ask["high"]))) or "none"


async def asked_of(host: Host, method: str, address: str, wish: Json | None = None) -> Any:
    """Return what a host answers to a request."""
    body = None if wish is None else json.dumps(wish)
    told = json.loads(await host.request(method, address, body))
    assert told["ok"], told
    return told["body"]


async def match(
    title: str, seats: list[Json], check: Callable[[str], object], most: int = 10_000
) -> list[Json]:
    """Play a match to its end; return everything its page was told, but for ids and times.

    Args:
        title: what is played.
        seats: who sits where.
        check: called with every message.
        most: answers after which it is enough.
    """
    host, rng = Host(Shelf(), think), Random(title)
    wish = {"title": title, "seats": seats, "seed": "anywhere", "start": True, "name": "Mei"}
    table = await asked_of(host, "POST", "/tables", wish)
    page = Page(host, table["id"], check)
    await page.open()
    while page.count < most and await page.asked():
        await page.answer(rng)
    record = await asked_of(host, "GET", f"/matches/{table['match']}/record")
    told = [*page.told, {"record": record}]
    if page.state["view"]["result"] is not None:
        told.append(await asked_of(host, "GET", f"/matches/{table['match']}/story"))
    return [without(message, table["id"], table["match"]) for message in told]


def without(message: Json, *ids: str) -> Json:
    """Return a message without what differs each time."""
    text = json.dumps(message, ensure_ascii=False)
    for name in ids:
        text = text.replace(name, "id")
    plain: Json = json.loads(text)
    if "table" in plain:
        plain["table"].update(created=0, moved=0)
    return plain
