"""Friends, days apart: clocks, votes, chat, and people who go and come back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portside.server.http.limits import Buckets
from portside.server.play.pause_and_resign import FORGOTTEN
from portside.server.play.time_terms import Rest, Terms, counted_time
from portside.server.play.waiting import waiting_matches
from portside.server.store import clock
from portside.server.store.clock import CLOCK
from tests.server.harness import Json, LocalServer, Person, Socket, config_in, running

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86_400.0


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let time pass only where a test says so."""
    begun = time.time()
    monkeypatch.setattr(clock, "time", SimpleNamespace(time=lambda: begun))
    yield
    CLOCK.ahead = 0.0


async def seated(
    server: LocalServer, people: int = 2, bots: int = 0, **fields: Any
) -> tuple[list[Person], Json]:
    """Return people at a table whose match has begun."""
    group = [await server.person(f"Friend {at}") for at in range(people)]
    table = await group[0].table("m" + "f" * (people - 1) + "b" * bots, **fields)
    for friend in group[1:]:
        await friend.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return group, await group[0].post(f"/api/tables/{table['id']}/start")


async def asked(group: list[Person], table: Json) -> tuple[int, Socket, Json]:
    """Return a seat that is asked, its eyes open, and what it sees."""
    line = await group[0].connect(table["id"])
    seat = (await line.state())["waiting"][0]
    await line.close()
    line = await group[seat].connect(table["id"], "hear=chat")
    return seat, line, await line.state()


# -- time


@given(
    st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50))),
    st.integers(0, 50),
    st.integers(0, 50),
)
def test_what_a_clock_counts_is_what_no_rest_covers(
    spans: list[tuple[int, int]], one: int, other: int
) -> None:
    begin, end = sorted((one, other))
    rests = [Rest("", min(span), max(span)) for span in spans]
    covered = {at for rest in rests for at in range(int(rest.began), int(rest.ended or 0))}
    assert counted_time(rests, begin, end) == len(set(range(begin, end)) - covered)


async def test_a_deadline_passes_and_a_bot_plays_that_decision_only(server: LocalServer) -> None:
    terms = {"deadline": DAY, "late": "bot", "bot": "random"}
    group, table = await seated(server, pace="days", terms=terms)
    seat, line, state = await asked(group, table)
    assert state["clocks"][seat] == pytest.approx(DAY, abs=60)
    CLOCK.ahead = DAY - HOUR
    await server.services.look_at_clocks()
    assert (await waiting_matches(server.services))[0].left == pytest.approx(HOUR, abs=60)
    CLOCK.ahead = DAY + HOUR
    await server.services.look_at_clocks()
    told = await line.until(lambda m: m["type"] == "chat" and m["lines"])
    assert [one["text"] for one in told["lines"]] == ["event-played-late"]
    info = await group[0].get(f"/api/tables/{table['id']}")
    assert info["number"] == 1
    assert not any(row["lent"] for row in info["seats"])


@pytest.mark.parametrize("late", ["nothing", "remind", "vote"])
async def test_otherwise_nobody_plays_for_somebody_late(server: LocalServer, late: str) -> None:
    terms = {"deadline": HOUR, "late": late}
    group, table = await seated(server, pace="days", terms=terms)
    CLOCK.ahead = DAY
    await server.services.look_at_clocks()
    left = (await waiting_matches(server.services))[0].left
    assert left is not None and left < 0
    assert (await group[0].get(f"/api/tables/{table['id']}"))["number"] == 0


async def test_a_clock_runs_for_who_is_asked_and_gains_by_answers(server: LocalServer) -> None:
    terms = {"clock": 600.0, "increment": 30.0}
    group, table = await seated(server, terms=terms)
    seat, line, state = await asked(group, table)
    CLOCK.ahead = 100.0
    state = await line.answer(state, Random(1))
    assert state["clocks"][seat] == pytest.approx(530, abs=20)
    if 1 - seat not in state["waiting"]:
        return
    CLOCK.ahead = 300.0
    turns = await waiting_matches(server.services)
    other = next(turn for turn in turns if turn.seat == 1 - seat)
    assert other.left == pytest.approx(400, abs=20)


async def test_clocks_stand_while_the_server_is_down_and_after_a_kill(tmp_path: Path) -> None:
    async with running(config_in(tmp_path)) as server:
        terms = {"clock": 10 * DAY, "increment": 0.0}
        group, table = await seated(server, pace="days", terms=terms)
        seat, line, state = await asked(group, table)
        CLOCK.ahead = DAY
        state = await line.answer(state, Random(1))
        CLOCK.ahead = 2 * DAY
        await server.services.rests.beat()
        before = (await waiting_matches(server.services))[0]
    CLOCK.ahead = 5 * DAY
    async with running(config_in(tmp_path)) as server:
        after = (await waiting_matches(server.services))[0]
        room = await server.services.rooms.room(table["id"])
        stored = await room.between(room.ready)
        assert stored.spent[seat] == pytest.approx(DAY, abs=60)
        assert after.left is not None
        assert after.left == pytest.approx(before.left, abs=60)


async def test_holidays_stop_the_clock_of_one_and_pauses_all(server: LocalServer) -> None:
    terms = {"deadline": DAY, "late": "bot", "bot": "random"}
    group, table = await seated(server, pace="days", terms=terms)
    seat, _, _ = await asked(group, table)
    await group[seat].request("PUT", "/api/me/holiday", {"days": 10})
    CLOCK.ahead = 5 * DAY
    info = await group[0].get(f"/api/tables/{table['id']}")
    assert info["seats"][seat]["holiday"] is not None
    assert (await waiting_matches(server.services))[0].left == pytest.approx(DAY, abs=60)
    await group[seat].request("PUT", "/api/me/holiday", {"days": 0})
    for friend in group:
        await friend.post(f"/api/tables/{table['id']}/voice", {"what": "pause"})
    CLOCK.ahead = 20 * DAY
    await server.services.look_at_clocks()
    line = await group[seat].connect(table["id"])
    state = await line.state()
    answer = await line.ask("answer", seq=state["seq"], key="draw")
    assert answer["code"] == "paused"
    assert (await group[0].post(f"/api/tables/{table['id']}/go_on"))["paused"] is False
    assert (await waiting_matches(server.services))[0].left == pytest.approx(DAY, abs=120)


# -- together and alone


async def test_a_late_seat_goes_to_a_bot_when_most_others_are_for_it(server: LocalServer) -> None:
    terms = {"deadline": HOUR, "late": "vote", "bot": "random"}
    group, table = await seated(server, people=4, pace="days", terms=terms)
    seat, line, _ = await asked(group, table)
    others = [friend for at, friend in enumerate(group) if at != seat]
    voice, path = {"what": "lend", "about": seat}, f"/api/tables/{table['id']}/voice"
    await others[0].post(path, voice, 409)
    CLOCK.ahead = 2 * HOUR
    await group[seat].post(path, voice)  # one's own word counts for nothing here
    told = await others[0].post(path, voice)
    assert not told["seats"][seat]["lent"]
    told = await others[1].post(path, voice)
    assert told["seats"][seat]["lent"]
    assert told["seats"][seat]["bot"] == "random"
    await line.close()
    back = await group[seat].connect(table["id"], "hear=chat")
    news = await back.until("table")
    assert not news["table"]["seats"][seat]["lent"]
    assert news["table"]["seats"][seat]["away"]["from"] == 0
    chat = await back.until("chat")
    assert [each["text"] for each in chat["lines"]][:1] == ["event-sits-in"]
    assert "event-is-back" in [each["text"] for each in chat["lines"]]


@pytest.mark.parametrize("late", ["nothing", "remind", "bot"])
async def test_nobody_is_voted_off_a_seat_where_the_terms_say_otherwise(
    server: LocalServer, late: str
) -> None:
    terms = {"deadline": HOUR, "late": late, "bot": "random"}
    group, table = await seated(server, people=3, pace="days", terms=terms)
    seat, line, _ = await asked(group, table)
    CLOCK.ahead = 2 * HOUR
    voice = {"what": "lend", "about": seat}
    for friend in (friend for at, friend in enumerate(group) if at != seat):
        refused = await friend.post(f"/api/tables/{table['id']}/voice", voice, 409)
        assert refused["code"] == "seat-present"
    await line.close()


async def test_what_a_bot_did_meanwhile_is_news_until_its_person_plays_on(
    server: LocalServer,
) -> None:
    group, table = await seated(server, options={"nights": 60})
    seat, line, state = await asked(group, table)
    state = await line.answer(state, Random(1))
    left, begun = state["news"], state["number"]
    await group[seat].request(
        "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "random"}
    )
    other = await group[1 - seat].connect(table["id"])
    state = await other.state()
    while state["number"] < begun + 6:
        if 1 - seat in state["waiting"]:
            state = await other.answer(state, Random(2))
        else:
            state = await other.until("state")
    await line.close()
    back = await group[seat].connect(table["id"])
    told = (await back.until("table"))["table"]["seats"][seat]
    assert told["away"]["from"] == begun
    state = await back.state()
    assert state["news"] == left
    while seat not in state["waiting"]:
        again = await group[1 - seat].connect(table["id"])
        await again.answer(await again.state(), Random(3))
        await again.close()
        state = await back.until("state")
    state = await back.answer(state, Random(4))
    assert state["news"] > left
    info = await group[seat].get(f"/api/tables/{table['id']}")
    assert info["seats"][seat]["away"] is None


async def test_a_pause_shows_everybody_where_the_clocks_stand(server: LocalServer) -> None:
    group, table = await seated(server, terms={"clock": 600.0})
    seat, line, _ = await asked(group, table)
    CLOCK.ahead = 100.0
    for friend in group:
        await friend.post(f"/api/tables/{table['id']}/voice", {"what": "pause"})
    assert (await line.until("state"))["clocks"][seat] == pytest.approx(500, abs=20)
    CLOCK.ahead = 300.0
    await group[0].post(f"/api/tables/{table['id']}/go_on")
    assert (await line.until("state"))["clocks"][seat] == pytest.approx(500, abs=20)


async def test_a_match_ends_when_all_agree_and_opens_to_who_has_the_link(
    server: LocalServer,
) -> None:
    group, table = await seated(server, people=3)
    path = f"/api/tables/{table['id']}/voice"
    told: Json = {}
    for at, friend in enumerate(group):
        told = await friend.post(path, {"what": "abandon"})
        assert (told["status"] == "over") == (at == 2)
    assert told["ended"] == {"how": "abandoned", "seat": -1}
    line = await group[0].connect(table["id"])
    state = await line.state()
    refused = await line.ask("answer", seq=state["seq"], key="draw")
    assert refused["code"] in ("match-over", "not-your-seat")
    stranger = await server.person()
    assert (await stranger.get(f"/api/matches/{told['match']}/frames"))["count"] == 1


async def test_replays_of_a_closed_table_stay_there(server: LocalServer) -> None:
    group, table = await seated(server, terms={"closed": True})
    for friend in group:
        await friend.post(f"/api/tables/{table['id']}/voice", {"what": "abandon"})
    stranger = await server.person()
    await stranger.get(f"/api/matches/{table['match']}/frames", 403)
    await group[1].get(f"/api/matches/{table['match']}/frames")


async def test_who_resigns_leaves_a_bot_or_ends_it_between_two(server: LocalServer) -> None:
    group, table = await seated(server, people=3, terms={"bot": "random"})
    told = await group[0].post(f"/api/tables/{table['id']}/resign")
    assert (told["status"], told["seats"][0]["kind"]) == ("running", "bot")
    assert (await group[1].get(f"/api/tables/{table['id']}"))["host"]
    line = await group[1].connect(table["id"], "hear=chat")
    said = (await line.until("chat"))["lines"]
    assert [(each["text"], each["name"]) for each in said] == [("event-resigned", "Friend 0")]
    pair, duel = await seated(server)
    told = await pair[1].post(f"/api/tables/{duel['id']}/resign")
    assert told["ended"] == {"how": "resigned", "seat": 1}
    await pair[1].post(f"/api/tables/{duel['id']}/resign", status=409)


async def test_a_match_nobody_touches_ends_by_itself(server: LocalServer) -> None:
    _, table = await seated(server, pace="days")
    CLOCK.ahead = FORGOTTEN["days"] - HOUR
    assert await server.services.pause_and_resign.sweep() == 0
    CLOCK.ahead = FORGOTTEN["days"] + HOUR
    assert await server.services.pause_and_resign.sweep() == 1
    assert (await server.services.lobby.table(table["id"])).ended == {"how": "expired", "seat": -1}


async def test_ones_own_are_deleted_and_shared_ones_hidden(server: LocalServer) -> None:
    mei = await server.person("Mei")
    solo = await mei.table("mb", start=True)
    await mei.request("DELETE", f"/api/me/tables/{solo['id']}")
    await mei.get(f"/api/tables/{solo['id']}", 404)
    group, table = await seated(server)
    await group[0].request("DELETE", f"/api/me/tables/{table['id']}", status=409)
    await group[0].post(f"/api/tables/{table['id']}/resign")
    await group[0].request("DELETE", f"/api/me/tables/{table['id']}")
    assert (await group[0].get("/api/me/tables"))["tables"] == []
    assert len((await group[1].get("/api/me/tables"))["tables"]) == 1


async def test_anybody_seated_acts_for_a_host_who_has_vanished(server: LocalServer) -> None:
    mei, tom = await server.person("Mei"), await server.person("Tom")
    table = await mei.table("mff", pace="live")
    await tom.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    path = f"/api/tables/{table['id']}/seats/2/bot"
    await tom.request("PUT", path, {"bot": "random"}, 403)
    CLOCK.ahead = 2 * server.services.config.limits.away
    assert (await tom.get(f"/api/tables/{table['id']}"))["host_away"] == 0
    await tom.request("PUT", path, {"bot": "random"})
    assert (await tom.post(f"/api/tables/{table['id']}/start"))["status"] == "running"
    outside = await server.person()
    await outside.request("PUT", path, {"bot": "random"}, 403)


# -- chat


async def test_what_is_said_is_kept_with_the_table_and_not_in_the_record(
    server: LocalServer,
) -> None:
    group, table = await seated(server)
    lines = [await friend.connect(table["id"], "hear=chat") for friend in group]
    deaf = await group[0].connect(table["id"])
    assert (await lines[0].ask("say", text="  good\u202e luck "))["type"] == "pong"
    assert (await lines[1].ask("sign", sign="thanks"))["type"] == "pong"
    late = await group[1].connect(table["id"], "hear=chat")
    said = (await late.until("chat"))["lines"]
    assert [(one["kind"], one["text"], one["seat"]) for one in said] == [
        ("said", "good luck", 0),
        ("sign", "thanks", 1),
    ]
    await deaf.settle()
    assert all(b'"chat"' not in raw[:20] for raw in deaf.raw)
    await group[0].post(f"/api/tables/{table['id']}/resign")
    record = await group[1].get(f"/api/matches/{table['match']}/record")
    assert "good luck" not in record


@pytest.mark.parametrize("text", ["", "\u200b \u202e", "x" * 301])
async def test_nothing_unseen_or_endless_is_said(server: LocalServer, text: str) -> None:
    group, table = await seated(server)
    line = await group[0].connect(table["id"], "hear=chat")
    line.send("say", text=text)
    assert (await line.until("error"))["code"] == "bad-request"


async def test_a_table_may_be_quiet_and_spectators_are(server: LocalServer) -> None:
    group, table = await seated(server, terms={"chat": False}, listed=True)
    line = await group[0].connect(table["id"])
    assert (await line.ask("say", text="hello"))["code"] == "no-chat"
    outside = await (await server.person()).connect(table["id"])
    assert (await outside.ask("say", text="hello"))["code"] == "not-your-seat"


def test_old_tables_have_plain_terms() -> None:
    assert Terms.of(None) == Terms()
    assert not Terms().timed


async def test_nobody_says_more_over_more_lines(server: LocalServer) -> None:
    server.services.talk = Buckets(1e-6, 3e6)  # three lines for each, and no more
    mei, tom = await server.person("Mei"), await server.person("Tom")
    table = await mei.table("mf", listed=True)
    await tom.post(f"/api/tables/{table['id']}/join", {})
    lines = [await mei.connect(table["id"]) for _ in range(2)]
    for line in (*lines, lines[0]):
        assert (await line.ask("say", text="hello"))["type"] == "pong"
    again = await mei.connect(table["id"])
    for line in (*lines, again):
        assert (await line.ask("say", text="hello"))["code"] == "too-fast"
    assert (await (await tom.connect(table["id"])).ask("say", text="hello"))["type"] == "pong"
