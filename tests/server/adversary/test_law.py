"""Random people do random things around tables; the law holds all the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from portside.hosting.followed_match import Entry, MatchRow
from portside.server.config import Config
from portside.server.play import archive, viewing_rights
from portside.server.play.client import Client
from portside.server.play.order_book import Kept
from portside.server.play.orders import Orders
from portside.server.play.room import Room
from portside.server.play.stored_table import TableRow
from portside.server.play.undo_votes import UndoVote
from portside.server.store.storage import Storage
from tests.server.adversary import law
from tests.server.adversary.law import Law, facts
from tests.server.adversary.vocabulary import Somebody, Watching, at_local, at_process
from tests.server.harness import (
    ROOMY,
    Closed,
    Json,
    config_in,
    key_for,
    running,
    time_passes,
)
from tests.server.processes import serving

T = TypeVar("T")
Come = Callable[[str, AsyncExitStack], Awaitable[Somebody]]
LAY_OUTS = ("mf", "mff", "mmf", "mbf", "mbb", "mm", "ff", "fb")
PACES = ("live", "relaxed", "days")
PEOPLE = 3
UNTIL = ("once", "turn", "learnt")
UNKNOWN = "fly"
"""An answer that newer rules do not know."""
HESITANT = replace(ROOMY, hesitation=0.01)
WHO, SEAT, TABLE = st.integers(0, PEOPLE - 1), st.integers(0, 2), st.integers(0, 5)


class Town:
    """A server, or several, that outlive the tables set up there."""

    def __init__(
        self,
        run: Callable[[Awaitable[Any]], Any],
        storage: Storage,
        config: Config,
        come: Come,
        forget: Callable[[str], Awaitable[None]],
    ) -> None:
        self.run = run
        self.storage = storage
        self.config = config
        self.come = come
        self.forget = forget


class Tables(RuleBasedStateMachine):
    """Play random sequences of what people can do around tables."""

    def __init__(self, town: Town) -> None:
        super().__init__()
        self.town = town
        self.rng = Random(1)
        self.stack = AsyncExitStack()
        tag = token_hex(4)
        names = [f"{name} {tag}" for name in ("Mei", "Luc", "Ana")]
        self.people = [town.run(town.come(name, self.stack)) for name in names]
        self.law = Law(town.storage, self.people, town.config)
        self.tables: list[Json] = []
        self.eyes: list[tuple[Somebody, Json, Watching]] = []

    def teardown(self) -> None:
        for _, _, watching in self.eyes:
            self.town.run(watching.close())
        self.town.run(self.stack.aclose())

    def do(self, deed: Awaitable[T]) -> T:
        """Do something, let its echo come, and look at what everybody was sent."""

        async def done() -> T:
            result = await deed
            await self.echo()
            await self.law.check()
            return result

        return self.town.run(done())  # type: ignore[no-any-return]

    async def echo(self) -> None:
        """Wait until everybody who looks at a match has been shown how it stands."""
        truth = await self.law.truth()
        for _, table, watching in self.eyes:
            row = truth.tables.get(table["id"])
            if row is not None and row.match is not None:
                with suppress(AssertionError):  # the server may close their eyes instead
                    await watching.reaching(len(truth.entries[row.match]))

    def table(self, which: int) -> Json:
        return self.tables[-1 - which % len(self.tables)]

    def note(self, reply: Any) -> None:
        """Remember a table that was set up; whoever set it up tells the others."""
        if reply.done:
            known = facts(reply.data)
            self.tables = [one for one in self.tables if one["id"] != known["id"]]
            self.tables.append(known)

    def any_table(self) -> bool:
        return bool(self.tables)

    def any_eyes(self) -> bool:
        return bool(self.eyes)

    # -- tables

    @rule(who=WHO, seats=st.sampled_from(LAY_OUTS))
    def set_up(self, who: int, seats: str) -> None:
        start = "f" not in seats
        table = self.do(self.people[who].set_up(seats, start=start, options={"nights": 4}))
        self.tables.append(facts(table))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=st.none() | SEAT)
    def join(self, who: int, which: int, seat: int | None) -> None:
        self.do(self.people[who].join(self.table(which), seat))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=st.none() | SEAT)
    def leave(self, who: int, which: int, seat: int | None) -> None:
        self.do(self.people[who].leave(self.table(which), seat))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=SEAT)
    def bring_elsewhere(self, who: int, which: int, seat: int) -> None:
        owner, made = self.people[who], self.do(self.people[who].link(self.table(which), seat))
        if made.done:
            for other in self.people:
                if other is not owner:
                    assert not self.do(other.follow(made.data["code"])).done
            assert self.do(owner.follow(made.data["code"])).done
            assert not self.do(owner.follow(made.data["code"])).done

    @rule(who=WHO)
    def sign_out_elsewhere(self, who: int) -> None:
        self.do(self.people[who].sign_out_elsewhere())

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, pace=st.sampled_from(PACES), listed=st.booleans())
    def change(self, who: int, which: int, pace: str, listed: bool) -> None:
        self.do(self.people[who].change(self.table(which), pace=pace, listed=listed))

    @precondition(any_table)
    @rule(which=TABLE)
    def begin(self, which: int) -> None:
        for person in self.people:
            reply = self.do(person.start(self.table(which)))
            if reply.done:
                self.note(reply)

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=SEAT, late=st.booleans())
    def lend(self, who: int, which: int, seat: int, late: bool) -> None:
        if late:
            self.do(time_passes(self.town.storage))
        self.do(self.people[who].lend(self.table(which), seat))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=SEAT)
    def take_off(self, who: int, which: int, seat: int) -> None:
        self.do(self.people[who].take_off(self.table(which), seat))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def rematch(self, who: int, which: int) -> None:
        self.note(self.do(self.people[who].rematch(self.table(which))))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, number=st.integers(0, 8), seats=st.sets(SEAT, min_size=1))
    def branch(self, who: int, which: int, number: int, seats: set[int]) -> None:
        if self.table(which)["match"] is not None:
            self.note(self.do(self.people[who].branch(self.table(which), number, *seats)))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def end(self, who: int, which: int) -> None:
        self.do(self.people[who].end(self.table(which)))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def forget(self, who: int, which: int) -> None:
        self.do(self.people[who].forget(self.table(which)))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def resign(self, who: int, which: int) -> None:
        self.do(self.people[who].resign(self.table(which)))

    @precondition(any_table)
    @rule(
        who=WHO,
        which=TABLE,
        what=st.sampled_from(("pause", "abandon", "lend")),
        seat=SEAT,
        agree=st.booleans(),
    )
    def voice(self, who: int, which: int, what: str, seat: int, agree: bool) -> None:
        about = seat if what == "lend" else -1
        self.do(self.people[who].voice(self.table(which), what, about, agree))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def go_on(self, who: int, which: int) -> None:
        self.do(self.people[who].go_on(self.table(which)))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def outgrow(self, who: int, which: int) -> None:
        """Let newer rules not know the last answer of a match, and somebody go on from there."""
        table = self.table(which)
        if table["match"] is not None:
            self.do(self.outgrown(table))
            self.note(self.do(self.people[who].resume(table)))

    async def outgrown(self, table: Json) -> None:
        truth = await self.law.truth()
        entries = truth.entries.get(table["match"], [])
        # One that has stopped takes no more answers, though it runs until somebody goes on.
        takes_answers = bool(entries) and entries[-1].key != UNKNOWN
        if takes_answers and truth.of(table["match"]).status == "running":
            unknown = Entry(table["match"], len(entries), 0, UNKNOWN, None, "", 0.0)
            await self.town.storage.append([unknown])
            await self.town.forget(table["id"])

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def analyse(self, who: int, which: int) -> None:
        if self.table(which)["match"] is not None:
            self.do(self.people[who].analyse(self.table(which)))

    @precondition(any_table)
    @rule(who=WHO, which=TABLE)
    def hand_in(self, who: int, which: int) -> None:
        """Hand in what one can read, as if it had been played elsewhere."""
        person, table = self.people[who], self.table(which)
        if table["match"] is not None and self.do(person.read(table, "record")).done:
            record = person.heard[-1].text
            seats = "m" + "b" * (json.loads(record.splitlines()[0])["seats"] - 1)
            self.note(self.do(person.hand_in(record, seats)))

    @precondition(any_table)
    @rule(
        who=WHO,
        which=TABLE,
        what=st.sampled_from(("notes", "record", "frames", "story")),
        seat=st.none() | SEAT,
    )
    def read(self, who: int, which: int, what: str, seat: int | None) -> None:
        if self.table(which)["match"] is not None:
            self.do(self.people[who].read(self.table(which), what, seat))

    # -- eyes

    @precondition(any_table)
    @rule(who=WHO, which=TABLE, seat=st.none() | SEAT, speaks=st.integers(1, 2))
    def watch(self, who: int, which: int, seat: int | None, speaks: int = 2) -> None:
        person, table = self.people[who], self.table(which)
        with suppress(Closed):
            watching = self.do(opened(person, table, seat, speaks))
            self.eyes.append((person, table, watching))

    @precondition(any_eyes)
    @rule(at=TABLE)
    def hang_up(self, at: int) -> None:
        self.do(self.eyes.pop(at % len(self.eyes))[2].close())

    @precondition(any_eyes)
    @rule(at=TABLE, seat=st.none() | SEAT)
    def look(self, at: int, seat: int | None) -> None:
        self.do(self.say(self.eyes[at % len(self.eyes)][2], "look", seat=seat))

    @precondition(any_eyes)
    @rule(at=TABLE)
    def look_anew(self, at: int) -> None:
        self.do(self.say(self.eyes[at % len(self.eyes)][2], "whole"))

    @precondition(any_eyes)
    @rule(at=TABLE)
    def talk(self, at: int) -> None:
        self.do(self.say(self.eyes[at % len(self.eyes)][2], "say", text="good evening"))

    @precondition(any_eyes)
    @rule(at=TABLE, times=st.integers(1, 6))
    def answer(self, at: int, times: int) -> None:
        """Let whoever is asked at a table answer, as far as somebody looks."""
        table = self.eyes[at % len(self.eyes)][1]
        for _ in range(times):
            for _, here, watching in list(self.eyes):
                state = watching.state
                if here["id"] == table["id"] and state is not None and state["ask"] is not None:
                    key = key_for(state["ask"], self.rng)
                    self.do(self.say(watching, "answer", seq=state["seq"], key=key))

    @precondition(any_eyes)
    @rule(at=TABLE, same=st.booleans(), until=st.sets(st.sampled_from(UNTIL), max_size=2))
    def order(self, at: int, same: bool, until: set[str]) -> None:
        """Let everybody who is asked at a table order the same for the next time."""
        table = self.eyes[at % len(self.eyes)][1]
        for _, here, watching in list(self.eyes):
            state = watching.state
            if here["id"] == table["id"] and state is not None and state["ask"] is not None:
                wish = {"keys": [key_for(state["ask"], self.rng)], "until": sorted(until)}
                self.do(self.say(watching, "order", seq=state["seq"], same=same, **wish))

    @precondition(any_eyes)
    @rule(at=TABLE, which=TABLE)
    def cancel_order(self, at: int, which: int) -> None:
        """End an order that somebody knows of, by one's own word or another's."""
        known = sorted({order["id"] for _, _, each in self.eyes for order in each.orders})
        if known:
            name = known[which % len(known)]
            self.do(self.say(self.eyes[at % len(self.eyes)][2], "cancel_order", order=name))

    @precondition(any_eyes)
    @rule(at=TABLE, back=st.integers(1, 8))
    def rewind(self, at: int, back: int) -> None:
        person, _, watching = self.eyes[at % len(self.eyes)]
        state = watching.state
        if state is not None and state["number"] > 0:
            self.agreeing(person, state)
            to = max(0, state["number"] - back)
            self.do(self.say(watching, "propose_undo", seq=state["seq"], to=to))

    @precondition(any_eyes)
    @rule(at=TABLE)
    def take_back(self, at: int) -> None:
        """Take one answer back, as far as one may alone."""
        watching = self.eyes[at % len(self.eyes)][2]
        if watching.state is not None:
            self.do(self.say(watching, "undo", seq=watching.state["seq"]))

    @precondition(any_eyes)
    @rule(at=TABLE, who=WHO)
    def show_credentials(self, at: int, who: int) -> None:
        """Show at a table what somebody else is told to open their seats with."""
        _, table, watching = self.eyes[at % len(self.eyes)]
        told = self.do(self.people[who].look(table)) or {}
        for credential in told.get("credentials", {}).values():
            self.do(self.say(watching, "sit", credential=credential))

    @precondition(any_eyes)
    @rule(at=TABLE, agree=st.booleans())
    def consent(self, at: int, agree: bool) -> None:
        person, _, watching = self.eyes[at % len(self.eyes)]
        state = watching.state
        if state is not None and state["consent"] is not None:
            if agree:
                self.agreeing(person, state)
            self.do(self.say(watching, "consent", seq=state["seq"], agree=agree))

    def agreeing(self, person: Somebody, state: Json) -> None:
        """Note that somebody agrees to go back from a state."""
        said = self.law.agreed.setdefault((state["match"], state["seq"]), set())
        said.add(self.law._ids[person.name])

    async def say(self, watching: Watching, kind: str, **fields: Any) -> None:
        if watching.closed is None:
            with suppress(AssertionError):  # the server may close it, which is an answer too
                await watching.ask(kind, **fields)


async def opened(person: Somebody, table: Json, seat: int | None, speaks: int) -> Watching:
    """Open somebody's eyes and wait until they see, or the server shuts them."""
    watching = await person.watch(table, seat, speaks)
    with suppress(AssertionError):
        await watching.until(lambda at: "match" in at.table)
        if watching.table["match"] is not None:
            await watching.shown()
    return watching


play: Callable[..., None] = run_state_machine_as_test
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def sized(examples: int, steps: int) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=QUIET,
    )


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    """Run one server on SQLite."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        config = config_in(tmp_path, limits=HESITANT)
        server = runner.run(stack.enter_async_context(running(config)))

        async def come(name: str, _: AsyncExitStack) -> Somebody:
            return await at_local(server, name)

        async def forget(table: str) -> None:
            room = await server.services.rooms.room(table)
            room.forget()
            room.post(room.refresh)

        storage = server.services.storage
        yield Town(runner.run, storage, config, come, forget)  # type: ignore[arg-type]
        runner.run(stack.aclose())


async def two_processes(config: Config, folder: Path, stack: AsyncExitStack) -> list[str]:
    """Run two server processes and return where they are."""
    return [
        (await stack.enter_async_context(serving(config, folder / f"{name}.log"))).address
        for name in ("one", "two")
    ]


@pytest.fixture
def large_town(tmp_path: Path, postgres: str) -> Iterator[Town]:
    """Run two server processes on one PostgreSQL database."""
    secret = "shared by both"
    config = config_in(tmp_path, database=postgres, secret=secret, limits=HESITANT)
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        addresses = runner.run(two_processes(config, tmp_path, stack))
        storage = Storage(config.url)
        guests = iter(range(1_000_000))

        async def come(name: str, people: AsyncExitStack) -> Somebody:
            where = addresses[next(guests) % len(addresses)]
            return await people.enter_async_context(at_process(where, name))

        async def forget(_table: str) -> None:
            """Do nothing: processes hear of a new entry by themselves."""

        yield Town(runner.run, storage, config, come, forget)  # type: ignore[arg-type]
        runner.run(storage.close())
        runner.run(stack.aclose())


def test_the_law_holds_whatever_people_do(town: Town) -> None:
    play(lambda: Tables(town), settings=sized(8, 25))


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_the_law_holds_for_long(town: Town) -> None:
    play(lambda: Tables(town), settings=sized(200, 60))


@pytest.mark.postgres
@pytest.mark.slow
def test_the_law_holds_with_two_processes(large_town: Town) -> None:
    play(lambda: Tables(large_town), settings=sized(4, 20))


@pytest.mark.postgres
@pytest.mark.soak
@pytest.mark.timeout(0)
def test_the_law_holds_for_long_with_two_processes(large_town: Town) -> None:
    play(lambda: Tables(large_town), settings=sized(100, 50))


# -- the suite would notice


def anybody_sits(*_: object) -> None:
    """Let everybody sit down wherever they like."""


async def anybody_comes(connection: Any, table: TableRow, _guest: str) -> viewing_rights.Had:
    """Let everybody sit down at practice."""
    return await viewing_rights.views_had(connection, table.match)


async def always_over(*_: object) -> None:
    """Open the past of every match."""


def same_future(row: MatchRow, *_: object) -> MatchRow:
    """Let a branch go on as the match itself will."""
    return row


def all_hands(client: Client, table: TableRow) -> bool:
    """Let everybody who plays look from every seat."""
    own = SEATED(client, table)
    client.mine = [row.seat for row in table.seats] if client.mine else []
    return own


def uncut(row: MatchRow, *_: object) -> MatchRow:
    """Let a branch of a branch begin in the world that was left."""
    return row


def unasked(_vote: UndoVote, _table: TableRow) -> list[int]:
    """Let nobody be asked before a match goes back."""
    return []


def every_order(_: Orders, room: Room, _seat: int) -> list[Kept]:
    """Let everybody have everybody's orders."""
    return room.orders


def much_later(*_: object) -> float:
    """Let the law expect an order to take as long as nobody waits."""
    return 1e9


def play_to(here: Tables, number: int) -> None:
    """Play on at the first table looked at until so many answers are given, by whomever."""
    looking = [watching for _, _, watching in here.eyes]

    def asked_or_there(_: Watching) -> bool:
        return (
            any(at.state is not None and at.state["ask"] is not None for at in looking) or there()
        )

    def there() -> bool:
        return any(at.state is not None and at.state["number"] >= number for at in looking)

    while not there():
        here.do(looking[0].until(asked_or_there))
        here.answer(0, 1)


def second_hand(here: Tables) -> None:
    here.set_up(0, "mbf")
    here.join(1, 0, 2)
    here.begin(0)
    here.leave(1, 0, None)
    here.take_off(0, 0, 1)
    here.join(1, 0, 1)
    here.watch(1, 0, None)


def company_at_practice(here: Tables) -> None:
    here.set_up(0, "fb")
    here.join(1, 0, 0)
    here.begin(0)
    here.branch(1, 0, 0, {0})
    here.take_off(0, 1, 1)
    here.join(0, 1, 1)


def early_reading(here: Tables) -> None:
    here.set_up(0, "mbb")
    here.read(0, 0, "story", None)


def branching(here: Tables) -> None:
    here.set_up(0, "mbb")
    here.branch(0, 0, 0, {0})


def looking_round(here: Tables) -> None:
    here.set_up(0, "mbb")
    here.watch(0, 0, None)
    here.look(0, 1)


def going_back(here: Tables) -> None:
    here.set_up(0, "mf")
    here.join(1, 0, 1)
    here.begin(0)
    here.watch(0, 0, None)
    here.watch(1, 0, None)
    play_to(here, 3)
    here.rewind(0, 8)


def branching_below(here: Tables) -> None:
    here.set_up(0, "mbb")
    here.watch(0, 0, None)
    play_to(here, 2)
    here.branch(0, 0, 2, {0})
    here.resign(0, 0)
    here.branch(0, 0, 0, {0, 1, 2})
    here.watch(0, 0, None)


def ordering(here: Tables) -> None:
    here.set_up(0, "mf")
    here.join(1, 0, 1)
    here.begin(0)
    here.watch(0, 0, None)
    here.watch(1, 0, None)
    drawing(here, "order", keys=["draw"])
    for number in (1, 2):
        drawing(here, "answer", key="draw")
        reaching(here, number)
    reaching(here, 3)  # by the order


def drawing(here: Tables, kind: str, **wish: Any) -> None:
    """Let whoever is asked answer or order something."""
    looking = [watching for _, _, watching in here.eyes]
    states = [(each, each.state) for each in looking if each.state and each.state["ask"]]
    [(asked, state)] = states
    here.do(here.say(asked, kind, seq=state["seq"], **wish))


def reaching(here: Tables, number: int) -> None:
    """Wait until everybody has seen so many answers."""
    for _, _, watching in here.eyes:
        here.do(watching.reaching(number))


SEATED = Client.seated
Way = Callable[[Tables], None]
FAULTS: dict[str, tuple[object, str, object, Way]] = {
    "anybody sits down anywhere": (viewing_rights, "check_view", anybody_sits, second_hand),
    "a host sits down at practice": (
        viewing_rights,
        "check_may_sit",
        anybody_comes,
        company_at_practice,
    ),
    "the past is open at once": (viewing_rights, "check_match_over", always_over, early_reading),
    "a branch shares the future": (archive, "branch_row", same_future, branching),
    "a player looks from every seat": (Client, "seated", all_hands, looking_round),
    "a branch leaves before the turn of another": (archive, "row_cut_at", uncut, branching_below),
    "nobody is asked": (UndoVote, "awaited", unasked, going_back),
    "everybody hears of orders": (Orders, "_of", every_order, ordering),
    "an order answers too early": (law, "order_delay", much_later, ordering),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_law_would_notice(town: Town, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    where, name, patch, way = FAULTS[fault]
    sound = Tables(town)
    way(sound)
    sound.teardown()
    monkeypatch.setattr(where, name, patch)
    broken = Tables(town)
    with pytest.raises(AssertionError):
        way(broken)
    broken.teardown()
