"""Whoever is away is told that it is their turn: once, by the way they chose, nothing hidden."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from portside.server.config import BadServerSetting, Config, Notify
from portside.server.errors import BadContact
from portside.server.notify import notifier, outbox, outgoing_requests
from portside.server.store.clock import CLOCK
from tests.server.harness import PATIENCE, Json, LocalServer, Person, config_in, running
from tests.server.notify.receivers import Browser, Letterbox, Listener, letterbox, listening

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.fixture
def service() -> Any:
    with listening() as found:
        yield found


@pytest.fixture
def mails() -> Any:
    with letterbox() as found:
        yield found


@pytest.fixture
def config(tmp_path: Path, mails: Letterbox) -> Config:
    told = Notify(mails.address, "harbour@example.org", "http://harbour.test", private=True)
    return config_in(tmp_path, notify=told, idle=1e6)


@pytest.fixture
async def server(config: Config) -> AsyncIterator[LocalServer]:
    async with running(config) as found:
        yield found


async def webhook(person: Person, service: Listener, kind: str = "json") -> Json:
    address = {"url": f"{service.address}/topic", "kind": kind}
    wish = {"address": address, "language": "en"}
    return await person.post("/api/me/contacts", wish)  # type: ignore[no-any-return]


async def shared(server: LocalServer, **wishes: Any) -> tuple[list[Person], Json]:
    """Return people at a table whose match has begun, the one who is asked first in front."""
    rest(server)
    people = [await server.person(name) for name in ("Mei", "Tom")]
    table = await people[0].table("mf", pace="days", **wishes)
    await people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    await people[0].post(f"/api/tables/{table['id']}/start")
    line = await people[0].connect(table["id"])
    asked = (await line.state())["waiting"][0]
    await line.close()
    return [people[asked], people[1 - asked]], table


def rest(server: LocalServer) -> None:
    """Let the notifier work by itself no more: tests say when time passes.

    What it was about to send when they put the clock ahead would be sent once more.
    """

    async def nothing() -> None:
        """Do nothing."""

    server.services.notifier.beat = nothing  # type: ignore[method-assign]


async def beat(server: LocalServer) -> None:
    """Let the notifier work now, and by itself no more."""
    rest(server)
    await notifier.Notifier.beat(server.services.notifier)


async def later(server: LocalServer, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let time pass, and the server do what has fallen due."""
    monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead + seconds)
    await beat(server)


async def pass_time(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an hour pass: what is noted in one beat is sent in the next."""
    for _ in range(2):
        await later(server, monkeypatch, HOUR)


@pytest.mark.parametrize("kind", ["json", "discord", "ntfy"])
async def test_whoever_is_away_is_told_once_for_each_question(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    (asked, other), table = await shared(server)
    await webhook(asked, service, kind)
    await webhook(other, service, kind)
    for _ in range(3):
        await pass_time(server, monkeypatch)
    told = await service.next()
    assert service.came.empty(), "once"
    body = told.json()
    match kind:
        case "json":
            assert body["waiting"] == 1 and body["link"] == f"http://harbour.test/t/{table['id']}"
            assert other.name in " ".join(body["lines"]) and asked.name not in body["lines"][0]
        case "discord":
            assert table["id"] in body["content"] and body["allowed_mentions"] == {"parse": []}
        case "ntfy":
            assert (told.path, body["topic"]) == ("/", "topic") and table["id"] in body["click"]


@pytest.mark.parametrize(("late", "times"), [("remind", 2), ("nothing", 1)])
async def test_a_reminder_comes_when_time_is_up_where_the_table_wants_one(
    server: LocalServer,
    service: Listener,
    monkeypatch: pytest.MonkeyPatch,
    late: str,
    times: int,
) -> None:
    (asked, _), _table = await shared(server, terms={"deadline": 24 * HOUR, "late": late})
    await webhook(asked, service)
    for _ in range(30):
        await later(server, monkeypatch, HOUR)
    assert service.came.qsize() == times


async def test_a_reminder_comes_by_every_way_there_is(
    server: LocalServer, service: Listener, mails: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    (asked, _), table = await shared(server, terms={"deadline": 24 * HOUR, "late": "remind"})
    browser = Browser(service)
    await webhook(asked, service)
    push = {"address": browser.subscription, "language": "en"}
    await asked.post("/api/me/contacts", push)
    contact = {"address": {"mail": "mei@example.org"}, "language": "en"}
    await asked.post("/api/me/contacts", contact)
    await pass_time(server, monkeypatch)
    page = next(w for w in (await mails.next()).get_content().split() if "/news/" in w)
    await asked.post(f"/api/news/{page.rpartition('/')[2]}/confirm")
    key = (await asked.get("/api/me/contacts"))["push_key"]
    for _ in ("the question", "the reminder"):
        for _ in range(25):
            await later(server, monkeypatch, HOUR)
        came = [await service.next(), await service.next()]
        (pushed,) = [one for one in came if one.path == "/push/abc"]
        assert browser.opened(pushed, key)["link"].endswith(table["id"])
        (posted,) = [one for one in came if one.path == "/topic"]
        assert posted.json()["link"].endswith(table["id"])
        assert table["id"] in (await mails.next()).get_content()
    for _ in range(30):
        await later(server, monkeypatch, HOUR)
    assert service.came.empty() and mails.came.empty(), "once"


async def test_nobody_at_the_table_is_told(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    (asked, _), table = await shared(server)
    await webhook(asked, service)
    line = await asked.connect(table["id"])
    state = await line.state()
    await pass_time(server, monkeypatch)
    assert service.came.empty()
    while asked_again(state):
        state = await line.answer(state, Random(1))
    await line.close()
    await pass_time(server, monkeypatch)
    assert service.came.empty(), "it is the other one's turn"


def asked_again(state: Json) -> bool:
    return state.get("ask") is not None and not state["view"]["result"]


async def test_an_answer_in_time_stops_what_was_to_be_told(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    (asked, _), table = await shared(server)
    await webhook(asked, service)
    await later(server, monkeypatch, HOUR)  # noted
    line = await asked.connect(table["id"])
    state = await line.state()
    while asked_again(state):
        state = await line.answer(state, Random(1))
    await line.close()
    await later(server, monkeypatch, HOUR)
    assert service.came.empty()


async def test_several_matches_are_one_message(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await server.person(name) for name in ("Mei", "Tom")]
    for _ in range(3):  # each asks one of the two: somebody is asked twice, whom the deals choose
        table = await people[0].table("mf", pace="days")
        await people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        await people[0].post(f"/api/tables/{table['id']}/start")
    turns = [len((await person.get("/api/me/waiting"))["turns"]) for person in people]
    assert sum(turns) == 3
    count = max(turns)
    await webhook(people[turns.index(count)], service)
    await pass_time(server, monkeypatch)
    body = (await service.next()).json()
    assert body["waiting"] == count > 1 and body["link"] == "http://harbour.test/"
    assert service.came.empty()


async def test_a_browser_is_told_in_sealed_messages(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    (asked, _), table = await shared(server)
    browser = Browser(service)
    wish = {"address": browser.subscription, "language": "fr"}
    await asked.post("/api/me/contacts", wish)
    await pass_time(server, monkeypatch)
    key = (await asked.get("/api/me/contacts"))["push_key"]
    told = browser.opened(await service.next(), key)
    assert told["link"].endswith(table["id"]) and told["title"] == "C’est à vous dans une partie"


async def test_a_mail_is_sent_only_to_who_agreed_and_ends_by_one_click(
    server: LocalServer, mails: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    (asked, stranger), _table = await shared(server)
    wish = {"address": {"mail": "mei@example.org"}, "language": "zh-Hant"}
    contact = await asked.post("/api/me/contacts", wish)
    assert not contact["confirmed"]
    await pass_time(server, monkeypatch)
    question = await mails.next()
    assert mails.came.empty(), "nobody has agreed"
    await asked.post(f"/api/me/contacts/{contact['id']}/test", status=400)
    page = next(word for word in question.get_content().split() if "/news/" in word)
    token = page.rpartition("/")[2]
    assert (await stranger.get(f"/api/news/{token}"))["shown"] == "mei@example.org"
    await stranger.post(f"/api/news/{token}/confirm")
    await pass_time(server, monkeypatch)
    mail = await mails.next()
    assert mail["Subject"] == "有1場對局輪到你了"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    click = mail["List-Unsubscribe"].strip("<>").removeprefix("http://harbour.test")
    form = {mail["List-Unsubscribe-Post"].partition("=")[0]: "One-Click"}  # by RFC 8058
    assert (await stranger.http.post(click, data=form)).status_code == 204
    assert (await asked.get("/api/me/contacts"))["contacts"] == []
    await stranger.post(click, status=404)


async def test_nobody_can_be_written_to_again_and_again(server: LocalServer) -> None:
    wish = {"address": {"mail": "somebody@example.org"}, "language": "en"}
    first, second = await server.person(), await server.person()
    await first.post("/api/me/contacts", wish)
    for person in (first, second):
        assert (await person.post("/api/me/contacts", wish, status=400))["facts"] == {
            "reason": "asked"
        }


async def test_neither_removing_nor_spelling_makes_it_another_address(
    server: LocalServer,
) -> None:
    first, second = await server.person(), await server.person()
    wish: Json = {"address": {"mail": "somebody@example.org"}, "language": "en"}
    contact = await first.post("/api/me/contacts", wish)
    await first.request("DELETE", f"/api/me/contacts/{contact['id']}")
    for mail in ("somebody@example.org", "Somebody@Example.org", "somebody+1@example.org"):
        wish["address"]["mail"] = mail
        assert (await second.post("/api/me/contacts", wish, status=400))["facts"]["reason"] == (
            "asked"
        )


async def test_a_test_is_sent_once_however_often_it_is_asked_for(
    server: LocalServer, service: Listener
) -> None:
    mei = await server.person("Mei")
    contact = await webhook(mei, service)
    for _ in range(2):
        await beat(server)
        for _ in range(3):
            await mei.post(f"/api/me/contacts/{contact['id']}/test")
        await beat(server)
        await service.next()
        assert service.came.empty()


async def test_an_address_that_never_answers_stops_no_chore(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing_requests, "PATIENCE", 1e6)
    asked, lines = asyncio.Event(), list[asyncio.StreamWriter]()

    async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        asked.set()

    async with (
        await asyncio.start_server(say_nothing, "127.0.0.1", 0) as service,
        running(replace(config, idle=0.1)) as server,
    ):
        mei, chores = await server.person("Mei"), asyncio.Queue[None]()
        address = {"url": f"http://127.0.0.1:{service.sockets[0].getsockname()[1]}", "kind": "json"}
        wish = {"address": address, "language": "en"}
        contact = await mei.post("/api/me/contacts", wish)
        await mei.post(f"/api/me/contacts/{contact['id']}/test")
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
            server.services.rests.beat = partial(chores.put, None)  # type: ignore[method-assign]
            for _ in range(3):
                await chores.get()
    for line in lines:
        line.close()


async def test_one_address_has_few_contacts_looked_at_at_once(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing_requests, "PATIENCE", 1e6)
    asked, found, real = asyncio.Queue[str](), threading.Event(), socket.getaddrinfo
    loop = asyncio.get_running_loop()

    def names(host: str, *rest: Any, **more: Any) -> Any:
        if host == "slow.test":
            loop.call_soon_threadsafe(asked.put_nowait, host)
            found.wait(PATIENCE)
        return real("127.0.0.1", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", names)
    wish = {"address": {"url": "http://slow.test/", "kind": "json"}, "language": "en"}
    crowd = [await server.person() for _ in range(notifier.CHECKED)]
    slow = [asyncio.create_task(one.post("/api/me/contacts", wish)) for one in crowd]
    for _ in slow:
        await asked.get()
    mei = await server.person("Mei")
    assert (await mei.post("/api/me/contacts", wish, 429))["code"] == "too-fast"
    mei.move_to("10.0.0.9")
    await webhook(mei, service)
    found.set()
    await asyncio.gather(*slow)
    mei.move_to("127.0.0.1")
    await webhook(mei, service, "ntfy")


async def test_turns_are_told_before_tests(server: LocalServer, service: Listener) -> None:
    one, other = [await webhook(await server.person(), service) for _ in range(2)]
    await beat(server)
    out = server.services.notifier.outbox
    await out.put(one["id"], {"kind": notifier.TRIAL}, ())
    await out.put(other["id"], {"kind": outbox.TURN}, (outbox.Wait("match", 0, 0),))
    assert [each.contact for each in await out.take(1)] == [other["id"]]


@pytest.mark.parametrize("status", [500, 429, 302])
async def test_what_fails_is_tried_again_also_by_another_process(
    config: Config, service: Listener, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    service.statuses[:] = [status, status]
    async with running(config) as server:
        (asked, _), _table = await shared(server)
        await webhook(asked, service)
        await pass_time(server, monkeypatch)
        await service.next()
        assert service.came.empty()
    async with running(config) as server:
        await pass_time(server, monkeypatch)
        await service.next()
        await pass_time(server, monkeypatch)
        first = (await service.next()).json()
        await pass_time(server, monkeypatch)
        assert service.came.empty() and first["waiting"] == 1


async def test_what_a_killed_process_took_is_sent_by_another(
    config: Config, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as server:
        (asked, _), _table = await shared(server)
        await webhook(asked, service)
        await later(server, monkeypatch, HOUR)
        monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead + HOUR)
        taken = await server.services.notifier.outbox.take(5)
        assert len(taken) == 1 and await server.services.notifier.outbox.take(5) == []
    async with running(config) as server:
        await later(server, monkeypatch, outbox.LEASE / 2)
        assert service.came.empty()
        await later(server, monkeypatch, outbox.LEASE)
        assert (await service.next()).json()["id"] == taken[0].id


async def test_a_place_where_nobody_is_any_more_is_left_alone(
    server: LocalServer, service: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.statuses[:] = [410]
    (asked, _), _table = await shared(server)
    await webhook(asked, service)
    await pass_time(server, monkeypatch)
    await service.next()
    [contact] = (await asked.get("/api/me/contacts"))["contacts"]
    assert contact["broken"]
    await pass_time(server, monkeypatch)
    assert service.came.empty()


async def test_a_test_arrives_and_says_nothing_of_matches(
    server: LocalServer, service: Listener
) -> None:
    mei = await server.person("Mei")
    contact = await webhook(mei, service)
    await mei.post(f"/api/me/contacts/{contact['id']}/test")
    await beat(server)
    assert (await service.next()).json()["waiting"] == 0


async def test_the_same_address_is_one_contact_however_it_is_written(server: LocalServer) -> None:
    mei = await server.person("Mei")
    guest = (await server.services.accounts.guest(mei.cookie)) or pytest.fail("nobody")
    keys = {"endpoint": "https://push.example.org/1", "auth": "a", "p256dh": "p"}
    contacts = server.services.notifier.contacts
    made = [
        await contacts.add(guest.id, "push", address, "en", "", confirmed=True)
        for address in (keys, dict(reversed(keys.items())))
    ]
    assert [each.id for each in await contacts.of(guest.id)] == [made[-1].id]
    await contacts.add(guest.id, "mail", keys, "en", "", confirmed=False)
    with pytest.raises(BadContact):
        await contacts.add(
            guest.id, "mail", dict(reversed(keys.items())), "en", "", confirmed=False
        )


async def test_contacts_are_their_owners_only(server: LocalServer, service: Listener) -> None:
    mei, tom = await server.person("Mei"), await server.person("Tom")
    contact = await webhook(mei, service)
    assert (await tom.get("/api/me/contacts"))["contacts"] == []
    await tom.post(f"/api/me/contacts/{contact['id']}/test", status=404)
    await tom.request("DELETE", f"/api/me/contacts/{contact['id']}", status=404)
    assert service.address not in str(await mei.get("/api/me/contacts")), "it is a password"
    await mei.request("DELETE", f"/api/me/contacts/{contact['id']}")
    assert (await mei.get("/api/me/contacts"))["contacts"] == []


async def test_there_is_no_mail_where_the_host_has_no_mail_server(tmp_path: Path) -> None:
    async with running(config_in(tmp_path)) as server:
        mei = await server.person("Mei")
        assert (await mei.get("/api/me/contacts"))["channels"] == ["push", "webhook"]
        wish = {"address": {"mail": "mei@example.org"}, "language": "en"}
        assert (await mei.post("/api/me/contacts", wish, status=400))["code"] == "bad-contact"


def test_no_request_says_where_the_links_in_mails_lead(config: Config) -> None:
    with pytest.raises(BadServerSetting):
        notifier.available_channels(replace(config, notify=replace(config.notify, home="")))


def test_every_channel_is_offered_by_its_name(config: Config) -> None:
    assert set(notifier.available_channels(config)) == {"mail", "webhook"}
