"""People set up tables, sit down, leave, begin and play again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from portside.server.config import Config
from portside.server.play import table_lists
from portside.server.play.endings import end_deserted_matches
from portside.server.store.schema import ANSWERS, TABLES
from tests.server.harness import (
    DATABASES,
    ROOMY,
    Closed,
    Json,
    LocalServer,
    Person,
    Socket,
    config_in,
    running,
)

pytestmark = pytest.mark.anyio


async def play_out(sockets: list[Socket], rng: Random, limit: int = 400) -> Json:
    """Play until the match is over; return the last state of the first client."""
    states = [await socket.state() for socket in sockets]
    for _ in range(limit):
        if states[0]["view"]["result"] is not None:
            return states[0]
        asked = next(i for i, state in enumerate(states) if state["ask"] is not None)
        states[asked] = await sockets[asked].answer(states[asked], rng)
        seq = states[asked]["seq"]
        for i, socket in enumerate(sockets):
            if i != asked:
                states[i] = await socket.state(seq)
    raise AssertionError("the match does not end")


async def two_people(server: LocalServer) -> tuple[Person, Person, Json]:
    host, guest = await server.person("Mei"), await server.person("Luc")
    table = await host.table("mf")
    await guest.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    started = await host.post(f"/api/tables/{table['id']}/start")
    return host, guest, started


async def test_a_match_by_invitation_from_set_up_to_rematch(server: LocalServer) -> None:
    host, guest, table = await two_people(server)
    sockets = [await host.connect(table["id"]), await guest.connect(table["id"])]
    final = await play_out(sockets, Random(1))
    assert final["view"]["result"]["winners"]
    over = await sockets[0].until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert over["table"]["result"] == final["view"]["result"]
    again = await host.post(f"/api/tables/{table['id']}/rematch")
    same = await guest.post(f"/api/tables/{table['id']}/rematch")
    assert again["id"] == same["id"] != table["id"]
    assert [seat["name"] for seat in same["seats"]] == ["Mei", "Luc"]


def at_seat_1(message: Json) -> bool | None:
    """Tell whether somebody is at seat 1, if a message tells of the table."""
    if message["type"] != "table":
        return None
    present: bool = message["table"]["seats"][1]["present"]
    return present


async def test_who_never_came_to_a_match_is_not_drawn_into_the_next(server: LocalServer) -> None:
    host, friend, third = [await server.person(name) for name in ("Mei", "Luc", "Ana")]
    table = await host.table("mffb")
    where = f"/api/tables/{table['id']}"
    for somebody in (friend, third):
        await somebody.post(f"{where}/join", {"invite": table["invite"]})
    await host.post(f"{where}/start")
    seen, there = await host.connect(table["id"]), await friend.connect(table["id"])
    await seen.until(lambda m: at_seat_1(m) is True)
    await there.close()  # whoever was there for a moment has come
    await seen.until(lambda m: at_seat_1(m) is False)
    for somebody in (host, friend, third):
        await somebody.post(f"{where}/voice", {"what": "abandon"})
    again = await host.post(f"{where}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Mei", "Luc", None, None]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "free", "bot"]
    assert (await host.post(f"/api/tables/{again['id']}/start", None, 409))["code"] == "seats-free"
    back = await third.post(f"/api/tables/{again['id']}/join", {"invite": again["invite"]})
    assert back["mine"] == [2]


async def test_no_bot_lets_somebody_have_come_who_stays_away(tmp_path: Path) -> None:
    async with running(config_in(tmp_path, limits=replace(ROOMY, away=0.0))) as server:
        host, friend, third = [await server.person(name) for name in ("Mei", "Luc", "Ana")]
        table = await host.table("mff")
        where = f"/api/tables/{table['id']}"
        for somebody in (friend, third):
            await somebody.post(f"{where}/join", {"invite": table["invite"]})
        await host.post(f"{where}/start")
        for seat in (1, 2):
            await host.request("PUT", f"{where}/seats/{seat}/bot", {"bot": "random"})
        await host.request("DELETE", f"{where}/seats/1/bot")
        await third.request("DELETE", f"{where}/seats/2/bot")  # who has come by that
        for somebody in (host, friend, third):
            await somebody.post(f"{where}/voice", {"what": "abandon"})
        again = await host.post(f"{where}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["Mei", None, "Ana"]


async def test_whoever_is_sent_away_knows_no_invitation_any_more(server: LocalServer) -> None:
    host, friend, rude = [await server.person(name) for name in ("Mei", "Luc", "Max")]
    table = await host.table("mff")
    where, old = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    for somebody in (friend, rude):
        await somebody.post(f"{where}/join", old)
    line = await rude.connect(table["id"], f"invite={table['invite']}")
    await line.until("table")
    sent = await host.request("DELETE", f"{where}/seats/2")
    with pytest.raises(Closed) as closed:
        await line.until("nothing")
    assert closed.value.code == 4403
    for somebody in (rude, server.stranger()):
        await somebody.get(f"{where}?invite={table['invite']}", 403)
    assert (await rude.post(f"{where}/join", old, 403))["code"] == "bad-invite"
    # Whoever still sits there is told the new one; bots that are sent away change nothing.
    assert sent["invite"] == (await friend.get(where))["invite"] != table["invite"]
    await host.request("PUT", f"{where}/seats/2/bot", {"bot": "random"})
    assert (await host.request("DELETE", f"{where}/seats/2"))["invite"] == sent["invite"]
    late = await server.person("Ana")
    assert (await late.post(f"{where}/join", {"invite": sent["invite"]}))["mine"] == [2]


async def test_nobody_keeps_an_invitation_by_leaving_before_being_sent_away(
    server: LocalServer,
) -> None:
    host, rude = await server.person("Mei"), await server.person("Max")
    table = await host.table("mfb")
    where, old = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    await rude.post(f"{where}/join", old)
    await rude.post(f"{where}/leave", {})
    sent = await host.request("DELETE", f"{where}/seats/1")
    assert sent["invite"] != table["invite"]
    assert (await rude.post(f"{where}/join", old, 403))["code"] == "bad-invite"
    for own_or_bot in (0, 2):
        freed = await host.request("DELETE", f"{where}/seats/{own_or_bot}")
        assert freed["invite"] == sent["invite"]


async def test_a_private_table_asks_for_its_invite(server: LocalServer) -> None:
    host, stranger = await server.person(), await server.person()
    table = await host.table("mf")
    where = f"/api/tables/{table['id']}"
    assert (await stranger.get(where, 403))["code"] == "bad-invite"
    assert (await stranger.post(f"{where}/join", {}, 403))["code"] == "bad-invite"
    assert (await stranger.post(f"{where}/join", {"invite": "wrong"}, 403))["code"] == "bad-invite"
    with pytest.raises(Closed) as closed:
        await (await stranger.connect(table["id"])).receive()
    assert closed.value.code == 4403
    joined = await stranger.post(f"{where}/join", {"invite": table["invite"]})
    assert joined["mine"] == [1]


async def test_the_lobby_lists_what_is_meant_for_everybody(server: LocalServer) -> None:
    host, passer_by = await server.person(), server.stranger()
    hidden, shown = await host.table("mf"), await host.table("mf", listed=True, pace="days")
    tables = (await passer_by.get("/api/tables"))["tables"]
    assert [table["id"] for table in tables] == [shown["id"]]
    assert tables[0]["pace"] == "days"
    assert "invite" not in {k for k, v in tables[0].items() if v is not None}
    await host.request("PATCH", f"/api/tables/{hidden['id']}", {"listed": True})
    assert len((await passer_by.get("/api/tables"))["tables"]) == 2


async def test_credentials_are_told_to_their_owner_only(server: LocalServer) -> None:
    host, guest, table = await two_people(server)
    mine = await host.get(f"/api/tables/{table['id']}")
    theirs = await guest.get(f"/api/tables/{table['id']}")
    assert list(mine["credentials"]) == ["0"] and list(theirs["credentials"]) == ["1"]
    assert mine["credentials"]["0"] not in str(theirs)
    assert table["id"] not in mine["credentials"]["0"]


async def test_a_credential_plays_a_seat_without_the_cookie(server: LocalServer) -> None:
    host, _, table = await two_people(server)
    credential = (await host.get(f"/api/tables/{table['id']}"))["credentials"]["0"]
    program = server.stranger()
    socket = await program.connect(table["id"], authorization=f"Bearer {credential}")
    assert (await socket.state())["mine"] == [0]
    other = await program.connect(table["id"], f"invite={table['invite']}")
    assert (await other.state())["mine"] == []
    await other.ask("sit", credential=credential)
    assert (await other.state())["mine"] == [0]
    assert (await other.ask("sit", credential="x" * 32))["code"] == "bad-code"


async def test_a_hot_seat_looks_from_each_of_its_seats(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mmm", start=True)
    socket = await host.connect(table["id"], "seat=1")
    state = await socket.state()
    assert state["mine"] == [0, 1, 2] and state["view"]["seat"] == 1
    other = await socket.ask("look", seat=2)
    assert other["view"]["seat"] == 2
    hands = {z["id"]: z["cards"] for z in other["view"]["zones"] if z["kind"] == "hand"}
    assert all("back" in card for card in hands["hand-1"])
    assert all("id" in card for card in hands["hand-2"])
    asked = state["waiting"][0]
    seen = await socket.ask("look", seat=asked)
    after = await socket.ask("answer", seq=seen["seq"], key="draw", seat=asked)
    assert after["seq"] == 1


async def test_spectators_have_eyes_of_their_own(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mm", listed=True, start=True)
    socket = await server.stranger().connect(table["id"])
    news = await socket.until("table")
    assert news["table"]["mine"] == [] and news["table"]["spectators"] == 1
    state = await socket.state()
    assert state["view"]["seat"] is None and state["ask"] is None and state["offers"] == []
    cards = [c for z in state["view"]["zones"] if z["kind"] == "hand" for c in z["cards"]]
    assert cards and all(set(card) == {"back"} for card in cards)
    assert (await socket.ask("answer", seq=0, key="draw"))["code"] == "not-your-seat"
    assert (await socket.ask("answer", seq=0, key="draw", seat=0))["code"] == "not-your-seat"
    assert (await socket.ask("why_not", ref="kite"))["code"] == "not-your-seat"
    assert (await socket.ask("look", seat=1))["code"] == "not-your-seat"


async def test_a_seat_left_in_a_match_can_be_taken_by_another(server: LocalServer) -> None:
    host, guest, third = [await server.person() for _ in range(3)]
    table = await host.table("mff")
    where, invite = f"/api/tables/{table['id']}", table["invite"]
    for somebody in (guest, third):
        await somebody.post(f"{where}/join", {"invite": invite})
    await host.post(f"{where}/start")
    old = (await guest.get(where))["credentials"]["1"]
    left = await guest.post(f"{where}/leave", {})
    assert [seat["kind"] for seat in left["seats"]] == ["person", "free", "person"]
    assert (await host.post(f"{where}/join", {}, 409))["code"] == "one-seat"
    heir = await server.person("Ana")
    taken = await heir.post(f"{where}/join", {"invite": invite, "seat": 1})
    assert taken["seats"][1]["name"] == "Ana"
    socket = await server.stranger().connect(table["id"], f"invite={invite}")
    assert (await socket.ask("sit", credential=old))["code"] == "bad-code"


async def test_a_host_who_leaves_hands_the_table_on(server: LocalServer) -> None:
    host, guest, table = await two_people(server)
    await host.post(f"/api/tables/{table['id']}/leave", {})
    assert (await guest.get(f"/api/tables/{table['id']}"))["host"] is True


async def test_only_the_host_begins_and_only_when_all_sit(server: LocalServer) -> None:
    host, guest = await server.person(), await server.person()
    table = await host.table("mf", listed=True)
    where = f"/api/tables/{table['id']}"
    assert (await host.post(f"{where}/start", None, 409))["code"] == "seats-free"
    await guest.post(f"{where}/join", {})
    assert (await guest.post(f"{where}/start", None, 403))["code"] == "not-host"
    assert (await guest.post(f"{where}/rematch", None, 409))["code"] == "match-running"
    await host.post(f"{where}/start")
    assert (await host.post(f"{where}/start", None, 409))["code"] == "already-started"
    assert (await host.request("DELETE", where, None, 409))["code"] == "already-started"


async def test_a_host_frees_seats_and_clears_tables_before_the_start(server: LocalServer) -> None:
    host, guest = await server.person(), await server.person()
    table = await host.table("mf", listed=True)
    where = f"/api/tables/{table['id']}"
    await guest.post(f"{where}/join", {"seat": 1})
    assert (await host.post(f"{where}/join", {"seat": 1}, 409))["code"] == "seat-taken"
    assert (await host.post(f"{where}/join", {}, 409))["code"] == "table-full"
    freed = await host.request("DELETE", f"{where}/seats/1")
    assert freed["seats"][1]["kind"] == "free"
    watching = await guest.connect(table["id"])
    await watching.until("table")
    await host.request("DELETE", where)
    with pytest.raises(Closed) as closed:
        await watching.until("nothing")
    assert closed.value.code == 4404
    assert (await host.get(where, 404))["code"] == "no-table"


async def test_whoever_leaves_many_tables_can_host_again(server: LocalServer) -> None:
    host, guest = await server.person(), await server.person()
    left, shared = await host.table("mb", start=True), await host.table("mf", listed=True)
    await guest.post(f"/api/tables/{shared['id']}/join", {})
    await host.post(f"/api/tables/{shared['id']}/start")
    await host.post(f"/api/tables/{left['id']}/leave", {})
    mine = [table["id"] for table in (await host.get("/api/me/tables"))["tables"]]
    assert {left["id"], shared["id"]} == set(mine)
    await host.request("DELETE", f"/api/tables/{left['id']}")
    ended = await host.get(f"/api/tables/{left['id']}")
    assert (ended["status"], ended["ended"]["how"]) == ("over", "abandoned")
    await host.post(f"/api/tables/{left['id']}/join", {}, 409)
    await host.request("DELETE", f"/api/me/tables/{left['id']}")
    await host.get(f"/api/tables/{left['id']}", 404)
    await host.request("DELETE", f"/api/tables/{shared['id']}", status=409)
    await guest.request("DELETE", f"/api/tables/{shared['id']}", status=403)


async def test_nobody_sits_down_at_more_tables_than_they_may(tmp_path: Path) -> None:
    async with running(config_in(tmp_path, limits=replace(ROOMY, seated=2))) as server:
        host, guest = await server.person(), await server.person()
        tables = [await host.table("fff", listed=True) for _ in range(3)]
        first, second, third = (f"/api/tables/{table['id']}" for table in tables)
        await guest.post(f"{first}/join", {})
        await guest.post(f"{second}/join", {})
        refused = await guest.post(f"{third}/join", {}, 429)
        assert (refused["code"], refused["facts"]) == (
            "too-many-tables",
            {"reason": "seated", "most": 2},
        )
        await guest.post(f"{second}/join", {})  # a second seat there is not one more table
        await guest.post(f"{first}/leave", {})
        await guest.post(f"{third}/join", {})


async def test_tables_that_were_left_take_nobodys_place_in_the_lobby(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lists, "MOST_LISTED", 3)
    mei, crowd = await server.person("Mei"), await server.person("Luc")
    mine = await mei.table("mf", listed=True)
    await (await mei.connect(mine["id"])).settle()
    left = [await crowd.table("mf", listed=True) for _ in range(4)]
    shown = (await server.stranger().get("/api/tables"))["tables"]
    assert [table["id"] for table in shown] == [left[3]["id"], left[2]["id"], mine["id"]]


@pytest.mark.parametrize("config", DATABASES, indirect=True)
async def test_nobody_fills_the_lobby_from_a_few_addresses(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lists, "MOST_LISTED", 4)
    shown = []
    async with running(config) as server:
        for address in ("10.0.0.1", *["10.0.0.8"] * 3, *["10.0.0.9"] * 3):
            person = await server.person()
            person.move_to(address)
            shown.append((await person.table("mf", listed=True))["id"])
            if len(shown) > 1:
                await (await person.connect(shown[-1])).settle()
        found = {table["id"] for table in (await server.stranger().get("/api/tables"))["tables"]}
    assert len(found) == 4 and shown[0] in found
    assert {len(found.intersection(theirs)) for theirs in (shown[1:4], shown[4:])} == {1, 2}


async def test_bots_play_among_themselves_at_few_tables_of_one_host(tmp_path: Path) -> None:
    slow = {"options": {"nights": 60}, "start": True}
    async with running(config_in(tmp_path, limits=replace(ROOMY, alone=2, beat=600.0))) as server:
        host, other = await server.person(), await server.person()
        alone = [await host.table("bb", **slow) for _ in range(2)]
        body = {"title": "pretend", "seats": [{"who": "bot", "bot": "random"}] * 2, **slow}
        assert (await host.post("/api/tables", body, 429))["code"] == "too-many-bot-tables"
        played = await host.table("mb", **slow)
        bot, seat = {"bot": "random"}, f"/api/tables/{played['id']}/seats/0/bot"
        assert (await host.request("PUT", seat, bot, 429))["code"] == "too-many-bot-tables"
        assert (await host.get(f"/api/tables/{played['id']}"))["seats"][0]["lent"] is False
        waits = await host.table("bb")
        start = f"/api/tables/{waits['id']}/start"
        assert (await host.post(start, status=429))["code"] == "too-many-bot-tables"
        await other.table("bb", **slow)
        await host.request("DELETE", f"/api/tables/{alone[0]['id']}")
        await host.post(start)


async def test_matches_that_all_have_left_end_by_themselves(server: LocalServer) -> None:
    host, storage = await server.person(), server.services.storage
    left, kept = await host.table("mb", start=True), await host.table("mb", start=True)
    await host.post(f"/api/tables/{left['id']}/leave", {})
    assert await end_deserted_matches(storage) == 0
    async with storage.writing() as connection:
        await connection.execute(sa.update(TABLES).values(changed=0))
        await connection.execute(sa.update(ANSWERS).values(at=0))
    assert await end_deserted_matches(storage) == 1
    found = [(await host.get(f"/api/tables/{one['id']}"))["status"] for one in (left, kept)]
    assert found == ["over", "running"]


async def test_practice_is_for_one_person(server: LocalServer) -> None:
    host = await server.person()
    scenario = {
        "title": "pretend",
        "seats": 2,
        "zones": {"hand-0": ["kite", "lamp"], "deck": ["bell", "drum", "net"]},
        "facts": {"leader": 0, "coins": [7, 3]},
    }
    table = await host.table("mm", scenario=scenario, start=True)
    state = await (await host.connect(table["id"], "seat=0")).state()
    hand = next(z for z in state["view"]["zones"] if z["id"] == "hand-0")
    assert [card["id"] for card in hand["cards"]] == ["kite", "lamp"]
    body = {"title": "pretend", "scenario": scenario, "seats": [{"who": "me"}, {"who": "free"}]}
    assert (await host.post("/api/tables", body, 403))["code"] == "practice-only"
    bad = {**scenario, "zones": {"hand-0": ["unicorn"]}}
    refused = await host.post("/api/tables", {**body, "scenario": bad}, 403)
    assert refused["code"] == "practice-only"
    body["seats"] = [{"who": "me"}, {"who": "me"}]
    refused = await host.post("/api/tables", {**body, "scenario": bad}, 400)
    assert refused["code"] == "bad-scenario"
    stranger = await server.person()
    joined = {"invite": table["invite"]}
    refused = await stranger.post(f"/api/tables/{table['id']}/join", joined, 403)
    assert refused["code"] == "practice-only"


async def test_settings_are_checked_when_a_table_is_set_up(server: LocalServer) -> None:
    host = await server.person()
    seats = [{"who": "me"}, {"who": "me"}]
    for body, status, code in (
        ({"title": "chess", "seats": seats}, 404, "unknown-title"),
        ({"title": "pretend", "seats": seats[:1]}, 400, "wrong-seats"),
        ({"title": "pretend", "seats": seats, "options": {"nights": 3}}, 400, "bad-setting"),
        ({"title": "pretend", "seats": seats, "options": {"moon": 1}}, 400, "bad-setting"),
        (
            {"title": "pretend", "seats": [*seats, {"who": "bot", "bot": "oracle"}]},
            404,
            "unknown-bot",
        ),
        ({"title": "pretend", "seats": [*seats, {"who": "bot"}]}, 400, "bad-request"),
        ({"title": "pretend", "seats": seats, "colour": "red"}, 400, "bad-request"),
    ):
        assert (await host.post("/api/tables", body, status))["code"] == code


async def test_my_tables_are_listed_also_after_the_end(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mm", start=True, options={"nights": 4})
    socket = await host.connect(table["id"])
    state = await socket.state()
    rng = Random(3)
    while state["view"]["result"] is None:
        seat = state["waiting"][0]
        state = await socket.ask("look", seat=seat)
        state = await socket.answer(state, rng)
    await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    mine = (await host.get("/api/me/tables"))["tables"]
    assert [(t["id"], t["status"]) for t in mine] == [(table["id"], "over")]
