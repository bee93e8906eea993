"""The law: nothing anybody is ever sent depends on cards that they have no right to.

Nor does it depend on others' standing orders, whose answers are given no sooner than was drawn.

It is checked from outside: by what people were sent, and by what lies in the database. It does not
ask the server who has had whose eyes, but keeps its own account of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import sqlalchemy as sa

import portside.testing.pretend  # noqa: F401  a server process of its own does not bring it here
from portside.engine.knowledge import dealt_anew, meant
from portside.engine.match import Match
from portside.hosting import orders
from portside.hosting.branched_match import Imagined, deal_stored_match, replay_with_branches
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow, lasting_answers
from portside.server.config import Config
from portside.server.play.answer_delay import order_delay
from portside.server.play.order_book import Kept, OrderBook
from portside.server.play.stored_table import SELECT_TABLES, TableRow, read_tables
from portside.server.store.schema import GUESTS, TABLES
from portside.server.store.storage import Storage
from portside.testing.two_worlds import Stretch, compare_worlds, glimpse
from tests.server.adversary.vocabulary import Sent, Somebody
from tests.server.harness import Json

ROUNDED = 0.002
"""Seconds that two moments may seem to be apart, as they are written down."""


def at(row: MatchRow, entries: Iterable[Entry]) -> Match:
    """Return a match after some entries of its journal."""
    match = deal_stored_match(row)
    for entry in lasting_answers(entries):
        match.answer(entry.seat, entry.key)
        match = replay_with_branches(row, match)
    return match


@dataclass
class Truth:
    """What lies in the database now."""

    tables: dict[str, TableRow] = field(default_factory=dict)
    rows: dict[str, MatchRow] = field(default_factory=dict)
    entries: dict[str, list[Entry]] = field(default_factory=dict)

    def of(self, match: str) -> TableRow:
        """Return the table of a match."""
        return self.tables[self.rows[match].table]

    def running(self) -> list[MatchRow]:
        """Return the matches that are not over, here or where they go on."""
        return [row for row in self.rows.values() if self.of(row.id).status == "running"]

    def open(self, match: str) -> bool:
        """Tell whether the past of a match is everybody's: it is over, wherever it went on."""
        table: TableRow | None = self.of(match)
        while table is not None and table.status == "stopped" and table.rematch is not None:
            table = self.tables.get(table.rematch)  # nothing goes on at one that was deleted
        return table is None or table.status == "over"

    def earlier(self, match: str) -> set[str]:
        """Return a match and those that it goes on from."""
        here = self.of(match).id
        before = [
            table.match
            for table in self.tables.values()
            if table.status == "stopped" and table.rematch == here and table.match is not None
        ]
        return {match}.union(*(self.earlier(one) for one in before))

    def closed(self) -> set[str]:
        """Return the secrets that nobody may have been told yet."""
        opened = {row.secret for row in self.rows.values() if self.open(row.id)}
        deals = {row.past["secret"] for row in self.rows.values() if row.past is not None}
        return ({row.secret for row in self.rows.values()} | deals) - opened


class Law:
    """Hold everybody to what they may know.

    Attributes:
        rights: by person and match, the seats whose eyes they came to have first.
        agreed: by match and number, who agreed to go back there.
    """

    def __init__(self, storage: Storage, people: list[Somebody], config: Config) -> None:
        self.rights: dict[tuple[str, str], frozenset[int]] = {}
        self.agreed: dict[tuple[str, int], set[str]] = {}
        self._storage = storage
        self._people = people
        self._ids: dict[str, str] = {}
        self._read: dict[str, int] = {}
        self._told = ""
        self._worlds: set[str] = set()
        self._begun: set[str] = set()
        self._practice: set[str] = set()
        self._rewound: set[tuple[str, int]] = set()
        self._config = config
        self._orders: dict[str, Kept] = {}
        self._lent: set[tuple[str, int]] = set()
        self._ordered: set[tuple[str, int]] = set()

    async def truth(self) -> Truth:
        """Read all of the database that these people have to do with."""
        found = Truth()
        names = [person.name for person in self._people]
        async with self._storage.reading() as connection:
            query = sa.select(GUESTS.c.name, GUESTS.c.id).where(GUESTS.c.name.in_(names))
            self._ids = {row.name: row.id for row in await connection.execute(query)}
            theirs = SELECT_TABLES.where(TABLES.c.host.in_(list(self._ids.values())))
            found.tables = {row.id: row for row in await read_tables(connection, theirs)}
        for table in found.tables.values():
            if table.match is not None:
                row = await self._storage.match(table.match)
                assert row is not None
                found.rows[row.id] = row
                found.entries[row.id] = await self._storage.journal(row.id)
                for kept in await OrderBook(self._storage).read(row.id):
                    self._orders[kept.order.id] = kept
        return found

    async def check(self) -> None:
        """Look at all that has happened since the last time."""
        # What was heard before the database is read is no newer than what is read there.
        heard = {person.name: len(person.heard) for person in self._people}
        truth = await self.truth()
        self._no_secret_is_dealt_twice(truth)
        self._note_rights(truth)
        for person in self._people:
            for sent in person.heard[self._read.get(person.name, 0) : heard[person.name]]:
                self._told += sent.text
                self._no_secret_is_told(truth, person, sent)
                self._no_order_is_told(person, sent)
                self._nothing_else_is_shown(truth, person, sent)
        self._read = heard
        self._nobody_goes_back_alone(truth)
        self._orders_answer_for_their_owners(truth)
        for row in truth.running():
            self._a_branch_tells_nothing(truth, row)

    # -- whose eyes

    def _note_rights(self, truth: Truth) -> None:
        """Bind everybody to the seats they first had in a match."""
        for row in truth.rows.values():
            table, before = truth.of(row.id), truth.earlier(row.id)
            bound = {guest for guest, match in self.rights if match in before}
            new = table.people() - bound
            assert not new or not bound or row.id not in self._practice, "practice has company"
            for guest in table.people():
                self.rights.setdefault((guest, row.id), frozenset(table.seats_of(guest)))
            if table.practice:
                self._practice.add(row.id)
        for table in (truth.of(row.id) for row in truth.running()):
            for guest in table.people():
                for other in table.people() - {guest}:
                    known = self.rights[guest, table.match or ""] & set(table.seats_of(other))
                    assert not known, "somebody plays against a hand they have held"

    def _nothing_else_is_shown(self, truth: Truth, person: Somebody, sent: Sent) -> None:
        assert not sent.needless, f"{person.name} is told of {sent.needless}, which look as before"
        data = sent.data
        if not isinstance(data, dict) or data.get("match") not in truth.rows:
            return
        match = data["match"]
        past = {"frames", "points", "found"} & set(data)
        assert not past or truth.open(match), "a running match is replayed"
        if "view" not in data or data.get("stopped") is not None:
            return
        seat = data["view"]["seat"]
        mine = self.rights.get((self._ids[person.name], match), frozenset())
        assert seat is None or seat in mine, f"{person.name} is shown the hand of seat {seat}"
        first = truth.rows[match].first
        assert seat is None or data.get("number", first) >= first, "a branch goes on too early"
        if "seq" in data:
            then = at(truth.rows[match], truth.entries[match][: data["seq"]])
            assert data["view"] == then.view(seat), "a view shows what these eyes do not see"

    # -- secrets

    def _no_secret_is_told(self, truth: Truth, person: Somebody, sent: Sent) -> None:
        for secret in truth.closed():
            assert secret not in sent.text, f"{person.name} is told a secret by {sent.what}"

    def _no_secret_is_dealt_twice(self, truth: Truth) -> None:
        """Check new matches: those that others may join have secrets nobody has heard or shared."""
        for row in truth.rows.values():
            table = truth.of(row.id)
            if row.id in self._begun:
                continue
            self._begun.add(row.id)
            same = [other for other in truth.rows.values() if other.secret == row.secret]
            going = [other for other in same if truth.of(other.id).status == "running"]
            opened = any(truth.of(other.id).status == "over" for other in same)
            assert len(going) <= 1 or opened, "two matches that run share their future"
            if not table.practice:
                assert row.secret not in self._told, "a match is dealt by a secret that was told"

    # -- standing orders

    def _no_order_is_told(self, person: Somebody, sent: Sent) -> None:
        """Check that nobody hears of an order but its owner."""
        for order, kept in self._orders.items():
            own = kept.guest == self._ids[person.name]
            assert own or order not in sent.text, f"{person.name} hears of another's order"

    def _orders_answer_for_their_owners(self, truth: Truth) -> None:
        """Check what orders have answered: in time, and nothing but what they say."""
        lent = {
            (table.match or "", row.seat)
            for table in truth.tables.values()
            for row in table.seats
            if row.bot is not None
        }
        for match, entries in truth.entries.items():
            for entry in entries:
                if entry.by.startswith(orders.BY) and (match, entry.n) not in self._ordered:
                    self._ordered.add((match, entry.n))
                    sits_in = (match, entry.seat) in lent | self._lent
                    self._an_order_answers(truth, entry, sits_in)
        self._lent = lent

    def _an_order_answers(self, truth: Truth, entry: Entry, sits_in: bool) -> None:
        row, order = truth.rows[entry.match], self._orders[entry.by.removeprefix(orders.BY)].order
        before = FollowedMatch(row, deal_stored_match(row))
        for each in truth.entries[entry.match][: entry.n]:
            before.take(each)
        prompt = orders.asked_of_seat(before.match, entry.seat)
        assert prompt is not None and orders.order_key(order, prompt) == entry.key
        assert orders.order_stands(order, before), "an order answers that has ended"
        assert not orders.order_waits(order, before), "an order answers what is its owner's"
        if not sits_in:
            key = f"orders {self._config.key()}".encode()
            shortest = self._config.limits.hesitation
            drawn = order_delay(key, truth.of(row.id), before, entry.seat, shortest)
            assert entry.at >= before.since + drawn - ROUNDED, "an order answers before its time"

    # -- going back, and playing on

    def _nobody_goes_back_alone(self, truth: Truth) -> None:
        for match, entries in truth.entries.items():
            for entry in entries:
                if entry.back_to is None or (match, entry.n) in self._rewound:
                    continue
                self._rewound.add((match, entry.n))
                before = FollowedMatch(truth.rows[match], at(truth.rows[match], entries[: entry.n]))
                if entry.back_to >= before.fence(entry.seat):
                    continue
                table = truth.of(match)
                people = table.people() | {entry.by}
                asked = self.agreed.get((match, entry.n), set())
                assert people <= asked, "somebody was not asked before a match went back"
                assert table.practice, "a match went back and is not marked"

    def _a_branch_tells_nothing(self, truth: Truth, row: MatchRow) -> None:
        """Compare a branch with one of a match in which unseen cards lie elsewhere."""
        if row.id in self._worlds or len(row.turns) != 1:
            return
        self._worlds.add(row.id)
        (number, seats, secret) = row.turns[0]
        assert row.past is not None
        real = MatchRow(*[getattr(row, name) for name in row.__slots__][:-1])
        whole = Match.new(deal_stored_match(row).game, row.seats, row.past["secret"], row.options)
        for entry in lasting_answers(truth.entries[row.id])[:number]:
            whole.answer(entry.seat, entry.key)
        stretch = Stretch(whole)
        unseen = set.intersection(*(set(stretch.never_seen(seat)) for seat in seats))
        names = dealt_anew(stretch.table, sorted(unseen), Random(row.id))
        other = stretch.begun(names)
        for said in stretch.answers:
            ask = next((one for one in other.asks() if one.seat == said.seat), None)
            value = None if ask is None else meant(ask, said.value, names)
            if value is None:
                return  # the other seats could not have answered so there
            other.advance(said.seat, value)
        here, there = (Imagined.of(real, match, seats, secret) for match in (whole, other))
        for seat in (*range(row.seats), None):
            compare_worlds(glimpse(here, seat), glimpse(there, seat), seat)


def facts(reply: Any) -> Json:
    """Return a table as far as anybody may know it, to hand it round."""
    return {name: reply.get(name) for name in ("id", "invite", "match", "status")}
