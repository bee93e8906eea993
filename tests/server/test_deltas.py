"""States told by what has changed are the states themselves, and tell nothing more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

import portside
import portside.testing.pretend
from portside.engine.zones import place
from portside.hosting.branched_match import branch_row, deal_stored_match
from portside.hosting.deltas import WrongBase, applied, delta_between
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow, lasting_answers
from portside.hosting.title_info import playable_titles
from portside.server import protocol
from portside.server.play.state_delta import Look, state_delta, whole_state
from portside.server.play.state_json import Scenes
from tests.server.harness import Json, LocalServer, Person, Socket, key_for
from tests.testing.test_every_setting import editions, mixture

ANSWERS = 160
LOG = b'{"start":0,"lines":[]}'


class Course:
    """A match whose states are made for all eyes, with every state that was ever made."""

    def __init__(self, row: MatchRow, rng: Random) -> None:
        self.row = row
        self.rng = rng
        self.entries: list[Entry] = []
        self.seen: dict[int | None, list[tuple[Look, bytes]]] = {}
        self.restart()

    def restart(self) -> None:
        """Forget everything that is not in the journal."""
        self.followed, self.scenes = FollowedMatch(self.row, deal_stored_match(self.row)), Scenes()
        self.followed.replay(lasting_answers(self.entries))
        for entry in self.entries:
            self.followed.note(entry)
        self.followed.seq = len(self.entries)

    def take(self, seat: int, key: str, back_to: int | None = None, by: str = "") -> None:
        entry = Entry(self.row.id, len(self.entries), seat, key, back_to, by, 0.0)
        self.entries.append(entry)
        self.followed.take(entry)
        self.scenes.stale()

    def go_on(self) -> None:
        """Answer, and now and then go back or start anew."""
        match, chance = self.followed.match, self.rng.random()
        if chance < 0.05 and match.number > self.row.first:
            self.take(0, "", self.rng.randrange(self.row.first, match.number))
        elif chance < 0.08:
            self.restart()
        else:
            ask = self.rng.choice(match.pending)
            by = "order 1" if chance > 0.8 else ""
            self.take(ask.seat, ask.sample(self.rng), by=by)

    def look(self, eyes: int | None) -> tuple[Look, bytes]:
        """Return the present state for some eyes, and as it is told whole."""
        more = b'"mine":%b' % orjson.dumps([eyes]), b'"consent":null'
        look = self.scenes.look(self.followed, eyes, more)
        state = look, whole_state(look, self.scenes.view(look), LOG, b"null")
        self.seen.setdefault(eyes, []).append(state)
        return state


def row_of(title: str, seats: int, seed: int, options: dict[str, object] | None = None) -> MatchRow:
    chosen = options or {}
    return MatchRow("m", "t", title, 1, seats, chosen, str(seed), None, None, None, 0.0, None)


def check(base: tuple[Look, bytes], now: tuple[Look, bytes]) -> int:
    """Hold a delta against the states it lies between; return its size."""
    told = state_delta(base[0], now[0], LOG, b"null")
    if told is None:  # told whole, since there are other zones
        assert zones(base[1]) != zones(now[1])
        return len(now[1])
    protocol.DOWN.validate_json(told)
    before, change = orjson.loads(base[1]), orjson.loads(told)
    assert orjson.dumps(applied(before, change)) == now[1]
    for path, value in change["changed"].items():
        assert at(before["view"], path) != value, f"{path} is as it was"
    for name in change.keys() & before.keys() - {"type", "match", "seq", "log", "re"}:
        assert change[name] != before[name], f"{name} is as it was"
    return len(told)


def zones(state: bytes) -> list[str]:
    """Return the names of all zones."""
    return [zone["id"] for zone in orjson.loads(state)["view"]["zones"]]


def at(view: Any, path: str) -> Any:
    steps = path.split("/")
    return reduce(lambda there, by: there[int(by) if isinstance(there, list) else by], steps, view)


def follow(course: Course, answers: int) -> Iterator[int]:
    """Go on, and compare what everybody is told with states of any age; yield the sizes."""
    everybody = (*range(course.row.seats), None)
    for _ in range(answers):
        if course.followed.over:
            return
        course.go_on()
        for eyes in everybody:
            if course.rng.random() < 0.6:  # whoever reads slowly is not shown every state
                now, before = course.look(eyes), course.seen[eyes]
                yield check(before[-2] if len(before) > 1 else now, now)
                yield check(course.rng.choice(before), now)


@pytest.mark.parametrize("title", playable_titles())
@pytest.mark.parametrize("seed", range(2))
def test_deltas_make_the_whole_state_from_any_base(title: str, seed: int) -> None:
    game, rng = portside.find(title), Random(f"{title} {seed}")
    course = Course(row_of(title, game.seats[-1 if seed else 0], seed), rng)
    assert len(list(follow(course, ANSWERS))) > 40


@pytest.mark.parametrize("title", playable_titles())
def test_what_is_news_is_what_the_journal_tells(title: str) -> None:
    course = Course(row_of(title, portside.find(title).seats[-1], 1), Random(title))
    for _ in range(ANSWERS):
        if course.followed.over:
            break
        course.go_on()
        followed = course.followed
        seats = range(followed.row.seats)
        walked = [followed.news(seat, followed.match.number) for seat in seats]
        assert [followed.news(seat) for seat in seats] == walked


@pytest.mark.parametrize("title", playable_titles())
def test_deltas_make_the_whole_state_in_a_branch(title: str) -> None:
    rng = Random(title)
    course = Course(row_of(title, portside.find(title).seats[0], 1), rng)
    for _ in range(12):
        course.go_on()
    kept = lasting_answers(course.entries)
    row = replace(branch_row(course.row, len(kept), [0]), id="branch")
    branch = Course(row, rng)
    branch.entries = [entry._replace(match="branch", n=n) for n, entry in enumerate(kept)]
    branch.restart()
    assert len(list(follow(branch, 40))) > 20
    other, now = course.look(0), branch.look(0)
    assert state_delta(other[0], now[0], LOG, b"null") is None  # another match is told whole


SETTINGS = [
    (game.name, mixture(game, first, number))
    for game in map(portside.find, portside.titles())
    for first in editions(game)
    for number in range(2)
]


@pytest.mark.parametrize(("title", "options"), SETTINGS)
def test_deltas_make_the_whole_state_under_other_settings(title: str, options: Json) -> None:
    row = row_of(title, portside.find(title).seats[0], 3, options)
    assert len(list(follow(Course(row, Random(title)), 30))) > 20


def test_where_zones_come_into_being_the_state_is_told_whole() -> None:
    course = Course(row_of("pretend", 2, 1), Random(1))
    before, grown = course.look(0), course.followed.match.table
    for owner in range(2):  # an undo takes the first away, and it comes again as another's
        grown.places = grown.places[: len(zones(before[1])) + 1]
        grown.zones[len(grown.places) :] = []
        grown.grow(place("stall-9", "stall", "public", 2, owner))
        course.scenes.stale()
        now = course.look(0)
        assert state_delta(before[0], now[0], LOG, b"null") is None
        assert check(now, now)
        before = now


def test_what_other_eyes_saw_is_no_base() -> None:
    course = Course(row_of("pretend", 2, 1), Random(1))
    for then, now in ((0, 1), (0, None), (None, 1)):
        before = course.look(then)
        course.go_on()
        assert state_delta(before[0], course.look(now)[0], LOG, b"null") is None


def test_only_zones_that_changed_are_made_anew() -> None:
    course = Course(row_of("pretend", 3, 1), Random(2))
    kept = 0
    for _ in range(20):
        before, cards = course.look(0)[0].shared.faces, list(course.followed.match.table.zones)
        course.go_on()
        now, table = course.look(0)[0].shared.faces, course.followed.match.table
        same = [at for at in range(1, len(now)) if now[at] is before[at]]
        assert all(table.zones[at] is cards[at] for at in same)
        kept += len(same)
    assert kept > 100


def test_another_base_is_refused() -> None:
    course = Course(row_of("pretend", 2, 1), Random(1))
    states = []
    for _ in range(3):
        course.go_on()
        states.append(course.look(0))
    told = orjson.loads(state_delta(states[1][0], states[2][0], LOG, b"null") or b"")
    with pytest.raises(WrongBase):
        applied(orjson.loads(states[0][1]), told)
    with pytest.raises(WrongBase):
        applied({**orjson.loads(states[1][1]), "match": "another"}, told)


@pytest.mark.parametrize(
    ("before", "now", "paths"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, ["b/1"]),
        ({"b": [1, 2]}, {"b": [1, 2, 3]}, ["b"]),
        ({"b": {"x": 1}}, {"b": {"y": 1}}, ["b"]),
        ({"b": {"x": 1, "y": 2}}, {"b": {"y": 2, "x": 3}}, ["b"]),
        ({"b": {"x/y": 1}}, {"b": {"x/y": 2}}, ["b"]),
        ({"b": None}, {"b": {"x": 1}}, ["b"]),
        ({"b": "ab"}, {"b": "cd"}, ["b"]),
        ({"b": {"x": {"y": [0, {"z": 1}]}}}, {"b": {"x": {"y": [0, {"z": 2}]}}}, ["b/x/y/1/z"]),
    ],
)
def test_what_has_another_shape_is_told_whole(before: Json, now: Json, paths: list[str]) -> None:
    changed = delta_between(before, now)
    assert list(changed) == paths
    ends = {"match": "m", "seq": 1, "view": before}, {"match": "m", "base": 1, "seq": 2}
    assert orjson.dumps(applied(ends[0], {**ends[1], "changed": changed})["view"]) == orjson.dumps(
        now
    )


def test_the_documented_delta_fits_the_documented_state() -> None:
    text = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
    state, told = (
        orjson.loads(re.findall(rf'^{{"type": "{kind}".*?^```', text, re.M | re.S)[0][:-3])
        for kind in ("state", "delta")
    )
    after = applied(state, told)
    assert [zone["count"] for zone in after["view"]["zones"]] == [17, 0, 2]
    assert (after["waiting"], after["mine"], after["view"]["acting"]) == ([1], [0], 1)


# -- at the server


class Pages:
    """Two pages of one person at a table: one of the last release, and one that takes deltas."""

    def __init__(self, old: Socket, new: Socket) -> None:
        self.old = old
        self.new = new
        self.logs: dict[Socket, list[Json]] = {old: [], new: []}

    async def read(self, seq: int) -> Json:
        """Return a state once both pages have it; they must not differ."""
        old, new = [await self._until(socket, seq) for socket in (self.old, self.new)]
        assert "delta" not in kinds(self.old)
        for name in old.keys() - {"log", "re"}:
            assert old[name] == new[name], name
        assert self.logs[self.old] == self.logs[self.new]
        return old

    async def _until(self, socket: Socket, seq: int) -> Json:
        while True:
            state = await socket.state()
            self.logs[socket][state["log"]["start"] :] = state["log"]["lines"]
            if state["seq"] >= seq:
                return state


def kinds(socket: Socket) -> list[str]:
    """Return the types of all that came."""
    return [orjson.loads(raw)["type"] for raw in socket.raw]


async def pages(person: Person, table: str) -> Pages:
    return Pages(await person.connect(table, speaks=1), await person.connect(table))


@pytest.mark.anyio
async def test_old_and_new_pages_show_the_same(server: LocalServer) -> None:
    people = [await server.person(f"p{seat}") for seat in range(2)]
    table = await people[0].table("mf", options={"nights": 30}, listed=True)
    await people[1].post(f"/api/tables/{table['id']}/join", {})
    await people[0].post(f"/api/tables/{table['id']}/start")
    looks = [await pages(person, table["id"]) for person in people]
    watcher, rng = await pages(await server.person("watcher"), table["id"]), Random(3)
    for seq in range(30):
        states = [await both.read(seq) for both in looks]
        await watcher.read(seq)
        seat = rng.choice(states[0]["waiting"])
        if seq % 7 == 6:  # a page comes anew, and takes up what there is
            looks[1] = await pages(people[1], table["id"])
            await looks[1].read(seq)
        if seq % 5 == 4 and states[seat]["undo"]["can"]:
            looks[seat].new.send("undo", seq=seq)
        else:
            looks[seat].new.send("answer", seq=seq, key=key_for(states[seat]["ask"], rng))
    found = kinds(looks[0].new)
    assert found.count("state") == 1 and found.count("delta") >= 20


@pytest.mark.anyio
async def test_the_whole_state_comes_on_request(server: LocalServer) -> None:
    person = await server.person("Mei")
    table = await person.table("mm", start=True)
    socket = await person.connect(table["id"])
    await socket.answer(await socket.state(), Random(1))
    assert kinds(socket)[-1] == "delta"
    again = await socket.ask("whole")
    assert kinds(socket)[-1] == "state" and again["log"]["start"] == 0
    seen = await socket.ask("look", seat=1)
    assert kinds(socket)[-1] == "state" and seen["view"]["seat"] == 1


@pytest.mark.anyio
@pytest.mark.parametrize("speaks", ["", "1", "x", "-2", "0", "2x"])
async def test_whoever_does_not_say_so_gets_whole_states(server: LocalServer, speaks: str) -> None:
    person = await server.person("Mei")
    table = await person.table("mm", start=True)
    socket = await person.connect(table["id"], f"speaks={speaks}", speaks=1)
    await socket.answer(await socket.state(), Random(1))
    assert "delta" not in kinds(socket)


def test_a_delta_is_small() -> None:
    """Compare sizes within one match; `scripts/bench_bytes.py` tells them."""
    course = Course(row_of("import_export", 4, 1), Random(1))
    sizes = list(follow(course, 40))
    states = [len(state) for seen in course.seen.values() for _, state in seen]
    assert sum(sizes) / len(sizes) < sum(states) / len(states) / 3
