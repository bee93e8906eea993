"""What is hidden from somebody changes no byte of what the server sends them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

import portside.testing.pretend
from portside.engine.ask import Value
from portside.engine.events import Entry
from portside.engine.knowledge import dealt_anew, meant
from portside.engine.match import Match
from portside.engine.table import Box, Table
from portside.engine.view import line
from portside.engine.view_types import LogLine, View
from portside.hosting.title_info import playable_titles
from portside.server import protocol
from portside.server.play.room import Room
from portside.server.play.state_delta import Look, state_delta
from portside.server.play.state_json import Scenes
from portside.server.play.stored_match import StoredMatch
from portside.testing.random_walk import fresh_match, walk_at_random
from portside.testing.two_worlds import Stretch
from tests.server.harness import Json, LocalServer, Person, Socket

pytestmark = pytest.mark.anyio
ANSWERS = 24
ASKED = 25
"""So many things are asked about, and so many wrong answers tried."""


class Stage:
    """A table of people at the server, on which a match from elsewhere is shown.

    Attributes:
        speaks: by which version of the protocol the observer is told of it.
    """

    def __init__(self, people: list[Person], spectator: Person, table: Json, room: Room) -> None:
        self.people = people
        self.spectator = spectator
        self.table = table
        self.room = room
        self.speaks = protocol.VERSION

    async def seen(
        self, world: Match, answers: Sequence[tuple[int, Value]], observer: int | None, rng: Random
    ) -> list[bytes]:
        """Return everything an observer is sent while a match goes on, and on asking.

        Everybody else watches too: what is made for one pair of eyes may be kept for others.
        """
        course = self.room.stored
        assert course is not None
        self.room._scenes = Scenes()
        self._show(course, world)
        somebody = self.spectator if observer is None else self.people[observer]
        others = [
            await other.connect(self.table["id"])
            for other in (*self.people, self.spectator)
            if other is not somebody
        ]
        for other in others:
            await other.state()
        socket = await somebody.connect(self.table["id"], speaks=self.speaks)
        await socket.state()
        for seat, value in answers:
            world.advance(seat, value)
            self._show(course, world)
            await self.room.went_on(local=True)
            await socket.state(course.seq)
        await inquire(socket, world, observer, rng)
        for each in (socket, *others):
            await each.close()
        await self.room.finished()  # everybody has gone
        deltas = sum(b'"type":"delta"' in message[:20] for message in socket.raw)
        assert deltas >= len(answers) if self.speaks > 1 else not deltas
        sent = [*socket.raw, *await self._rest(somebody, observer)]
        # How long everybody has been away is no card's doing.
        away = rb'"(lend_in|host_away)":[0-9.]+'
        return [re.sub(away, rb'"\1":0', message) for message in sent]

    def _show(self, course: StoredMatch, world: Match) -> None:
        course.match = world
        course.seq = course.asked_at = world.number

    async def _rest(self, somebody: Person, observer: int | None) -> list[bytes]:
        match, table = self.table["match"], self.table["id"]
        paths = [f"/api/tables/{table}", "/api/tables", "/api/me/tables"]
        paths += [f"/api/matches/{match}/{what}" for what in ("notes", "record", "frames", "story")]
        paths += [f"/api/matches/{match}/notes?seat={seat}" for seat in range(len(self.people))]
        found = [await somebody.http.get(path) for path in paths]
        own = 0 if observer is None else 1
        assert [response.status_code for response in found[7:]].count(200) == own
        return [b"%d " % response.status_code + response.content for response in found]


async def inquire(socket: Socket, world: Match, observer: int | None, rng: Random) -> None:
    """Ask about everything, and answer wrongly in many ways."""
    keys, places = world.table.box.keys, [spec.name for spec in world.table.places]
    refs = [*rng.sample(keys, min(ASKED, len(keys))), *places, *(f"seat-{i}" for i in range(6))]
    for ref in refs:
        await socket.ask("why_not", ref=ref)
    legal = {o.key for p in world.pending if p.seat == observer for o in p.options}
    legal |= {"none"} if any(p.type == "some" for p in world.pending) else set()
    verbs = sorted({key.partition(" ")[0] for key in legal} | {""})
    wrong = [f"{verb} {key}".strip() for verb in verbs for key in keys]
    for key in ["", "nonsense", "none", *rng.sample(wrong, min(ASKED, len(wrong)))]:
        if key not in legal:
            await socket.ask("answer", seq=world.number, key=key)
    for seat in range(len(world.table.seats)):
        if seat != observer:
            await socket.ask("answer", seq=world.number, key="pass", seat=seat)
            await socket.ask("look", seat=seat)
    await socket.ask("undo", seq=world.number + 1)
    await socket.ask("propose_undo", seq=world.number, to=world.number)
    await socket.ask("consent", seq=world.number, agree=True)


async def stage(server: LocalServer, title: str, seats: int) -> Stage:
    people = [await server.person(f"p{seat}") for seat in range(seats)]
    table = await people[0].table("m" + "f" * (seats - 1), title=title, listed=True)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {})
    table = await people[0].post(f"/api/tables/{table['id']}/start")
    spectator = await server.person("watcher")
    room = await server.services.rooms.room(table["id"])
    socket = await spectator.connect(table["id"])
    await socket.state()
    await socket.close()
    return Stage(people, spectator, table, room)


def same_answers(
    stretch: Stretch, names: Sequence[int]
) -> list[tuple[tuple[int, Value], tuple[int, Value]]]:
    """Return the answers in both worlds, as far as both allow them."""
    here, there = stretch.begun(), stretch.begun(names)
    pairs = []
    for said in stretch.answers:
        ask = next((ask for ask in there.asks() if ask.seat == said.seat), None)
        value = None if ask is None else meant(ask, said.value, names)
        if value is None:
            break
        here.advance(said.seat, said.value)
        there.advance(said.seat, value)
        if here.result is not None:
            break
        pairs.append(((said.seat, said.value), (said.seat, value)))
    return pairs


@pytest.mark.parametrize("title", playable_titles())
async def test_hidden_cards_change_no_byte(server: LocalServer, title: str) -> None:
    game, compared = portside.find(title), 0
    for seed in range(2):
        seats = game.seats[-1 if seed else 0]
        rng = Random(f"{title} {seed}")
        acted = await stage(server, title, seats)
        match = fresh_match(game, seats, str(seed), {})
        walk_at_random(match, rng, ANSWERS)
        stretch = Stretch(match)
        for observer in (*range(seats), None):
            acted.speaks = protocol.VERSION if (observer or 0) % 2 == seed else 1
            names = dealt_anew(stretch.table, stretch.never_seen(observer), rng)
            pairs = same_answers(stretch, names)
            ask = rng.getrandbits(32)
            here = await acted.seen(
                stretch.begun(), [one for one, _ in pairs], observer, Random(ask)
            )
            there = await acted.seen(
                stretch.begun(names), [other for _, other in pairs], observer, Random(ask)
            )
            assert here == there
            compared += len(pairs) if names != list(range(len(names))) else 0
    assert compared > ANSWERS


def seen_by_another(match: Match, _seat: int | None) -> View:
    return VIEW(match, 0)


def alike_for_all(table: Table, _at: int) -> int:
    return table.everyone


def known_to_all(box: Box, entry: Entry, _knows: bool) -> LogLine:
    return line(box, entry, True)


VIEW = Match.view
LEAKS = {
    "portside.engine.match.Match.view": seen_by_another,
    "portside.server.play.zone_json.strangers": alike_for_all,
    "portside.server.play.state_json.line": known_to_all,
}


async def compared(acted: Stage) -> bool:
    """Tell whether a spectator is sent the same in two worlds."""
    match = fresh_match(portside.find("pretend"), 2, "1", {})
    walk_at_random(match, Random(1), ANSWERS)
    stretch = Stretch(match)
    names = dealt_anew(stretch.table, stretch.never_seen(None), Random(3))
    pairs = same_answers(stretch, names)
    here = await acted.seen(stretch.begun(), [one for one, _ in pairs], None, Random(1))
    there = await acted.seen(stretch.begun(names), [other for _, other in pairs], None, Random(1))
    return here == there


@pytest.mark.parametrize("leak", LEAKS)
async def test_the_comparison_would_notice_a_leak(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    acted = await stage(server, "pretend", 2)
    monkeypatch.setattr(leak, LEAKS[leak])
    assert not await compared(acted)


async def test_the_comparison_would_notice_a_delta_that_tells_more(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    acted = await stage(server, "pretend", 2)

    def telling(base: Look, now: Look, log: bytes, re: bytes) -> bytes | None:
        """Tell by the size alone which card lies under the deck."""
        assert acted.room.stored is not None
        deck, told = acted.room.stored.match.table.zones[1], state_delta(base, now, log, re)
        return told and told.replace(b'"log":', b'"log":' + b" " * deck[0])

    monkeypatch.setattr("portside.server.play.room.state_delta", telling)
    assert not await compared(acted)
