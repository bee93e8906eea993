"""Whatever anybody sends: no failure of the server, no trace of its inside, nothing for others."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any, get_args

import anyio.from_thread
import httpx2
import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from portside.engine.game import find
from portside.hosting.browser_bundle import packed_browser_bundle
from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.config import Limits
from portside.server.errors import TooFast, TooManyConnections
from portside.server.http import guard, kept_answers, pages
from portside.server.http.limits import Addresses, limited_address
from portside.server.http.routes import matches, me, tables
from portside.server.play.client import Client
from tests.server.harness import (
    PATIENCE,
    Closed,
    Json,
    LocalServer,
    Socket,
    config_in,
    running,
)
from tests.server.processes import ServerProcess, Visitor, serving
from tests.testing.positions import FACTS, made_up

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

REFUSED = ["400", "401", "403", "404", "405", "408", "409", "413", "429"]
"""What may be said to a request that breaks the schema: its size comes before its sense."""

COOKIE_SIGNS = f"{ascii_letters}{digits}-_."


@pytest.fixture(scope="module")
def rest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server."""
    folder = tmp_path_factory.mktemp("rest")
    server = ServerProcess(config_in(folder), folder / "log")
    server.start()
    try:
        anyio.run(server.ready)
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def api(rest: ServerProcess) -> Any:
    """Return the OpenAPI document of a running server."""
    checks = {"negative_data_rejection": {"expected-statuses": REFUSED}}
    config = schemathesis.Config.from_dict({"checks": checks, "request-timeout": PATIENCE})
    return schemathesis.openapi.from_url(f"http://{rest.address}/api/openapi.json", config=config)


OPERATIONS = [
    (method, f"/api{route.path}")
    for router in (me.router, tables.router, matches.router)
    for route in router.routes
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
]


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_request_is_answered_as_described(
    rest: ServerProcess, api: Any, method: str, path: str
) -> None:
    base = f"http://{rest.address}"
    mei = httpx2.post(f"{base}/api/me", json={"name": "Mei"}, timeout=PATIENCE)

    @settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
    @given(
        api[path][method].as_strategy(generation_mode=GenerationMode.POSITIVE)
        | api[path][method].as_strategy(generation_mode=GenerationMode.NEGATIVE)
    )
    def answered(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, cookies=dict(mei.cookies))

    answered()
    assert "Traceback" not in rest.log.read_text()


# -- the WebSocket

TEXTS = st.one_of(
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    ).map(repr),
)
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
    st.lists(st.integers(), max_size=3),
    st.lists(st.sampled_from(["draw", "auction", "none", "turn", "once", "learnt"]), max_size=3),
    st.sampled_from(["draw", "auction", "open kite", "none", "0", "3", "pass"]),
)
FORMS = [form.model_fields for form in protocol.Up.__subclasses__()]
"""What clients may say, all of it, so that a new message is thrown about from its first day."""
TYPES = [*[get_args(form["type"].annotation)[0] for form in FORMS], "state", ""]
FIELDS = sorted({name for form in FORMS for name in form} - {"type"} | {"re", "view"})
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6),
)


@pytest.mark.anyio
async def test_a_line_remembers_no_credential_that_opens_nothing_any_more(
    server: LocalServer,
) -> None:
    host, guest = await server.person(), await server.person()
    table = await host.table("mf", listed=True)
    where = f"/api/tables/{table['id']}"
    line = await guest.connect(table["id"])
    for _ in range(20):
        came = await guest.post(f"{where}/join", {})
        sat = await line.ask("sit", credential=came["credentials"]["1"])
        assert sat["table"]["mine"] == [1]
        await guest.post(f"{where}/leave", {})
    (client,) = (await server.services.rooms.room(table["id"])).watchers
    assert isinstance(client, Client) and len(client._shown) == 1


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_fuzzed_line_breaks_nothing(tmp_path: Path) -> None:
    limits = Limits(messages=1e9, requests=1e9, connections=10_000, nonsense=10**9)
    limits = replace(limits, hesitation=1e6)  # orders made here answer when all is over
    async with running(config_in(tmp_path, limits=limits)) as server:
        host = await server.person()
        table = await host.table("mmm", start=True)
        fuzzed = await host.connect(table["id"])
        watching = await host.connect(table["id"], "seat=1")
        await fuzzed.state()
        await watching.state()
        loop = asyncio.get_running_loop()

        def deliver(text: str) -> None:
            asyncio.run_coroutine_threadsafe(throw(fuzzed, text), loop).result(20)

        @settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
        @given(MESSAGES.map(as_json) | TEXTS)
        def fuzz(text: str) -> None:
            deliver(text)

        await asyncio.to_thread(fuzz)
        state = await watching.ask("look", seat=1)
        assert state["stopped"] is None
        room = await server.services.rooms.room(table["id"])
        room.forget()
        again = await watching.ask("look", seat=1)
        assert {**again, "re": 0, "log": 0} == {**state, "re": 0, "log": 0}


def as_json(message: Json) -> str:
    return json.dumps(message)


async def throw(socket: Socket, text: str) -> None:
    """Send something; whatever comes back is a message of the protocol."""
    socket.send_text(text)
    await socket.settle()
    while socket.waiting():
        await socket.receive()


@pytest.mark.anyio
@pytest.mark.parametrize(
    "text",
    [
        "[" * 5000,
        '{"type":"answer","seq":0,"key":' + "[" * 3000 + "]" * 3000 + "}",
        '{"type":"answer","seq":1' + "0" * 5000 + ',"key":"draw"}',
        '{"type":"answer","seq":1e999,"key":"draw"}',
        '{"type":"answer","seq":NaN,"key":"draw"}',
        '{"type":"answer","seq":0,"key":"' + "x" * 3000 + '"}',
        '{"type":"why_not","ref":"\\u0000"}',
        '{"type":"sit","credential":"\\u4e2d"}',
    ],
    ids=range(8),
)
async def test_deep_and_huge_messages_are_refused(server: LocalServer, text: str) -> None:
    host = await server.person()
    table = await host.table("mm", start=True)
    socket = await host.connect(table["id"])
    await socket.state()
    socket.send_text(text)
    message = await socket.until(lambda m: m["type"] in ("error", "reasons"))
    assert message["type"] == "reasons" or message["code"] in ("bad-request", "bad-code")
    assert (await socket.ask("look", seat=0))["seq"] == 0


@pytest.mark.anyio
async def test_a_message_beyond_the_limit_ends_the_connection(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mm", start=True)
    socket, other = await host.connect(table["id"]), await host.connect(table["id"])
    await socket.state()
    socket.send_text('{"type":"ping","id":' + " " * 20_000 + "1}")
    with pytest.raises(Closed) as closed:
        await socket.until("nothing")
    assert closed.value.code == 1009
    assert (await other.ask("look", seat=0))["seq"] == 0


@pytest.mark.anyio
async def test_floods_and_nonsense_end_the_connection(tmp_path: Path) -> None:
    limits = Limits(messages=5, requests=1e6, nonsense=10)
    async with running(config_in(tmp_path, limits=limits)) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        for text, code in (("{}", 4400), ('{"type":"ping"}', 4429)):
            socket = await host.connect(table["id"])
            for _ in range(80):
                socket.send_text(text)
            with pytest.raises(Closed) as closed:
                await socket.until("nothing")
            assert closed.value.code == code


@pytest.mark.anyio
async def test_silent_clients_are_let_go(tmp_path: Path) -> None:
    limits = Limits(quiet=0.2, requests=1e6)
    async with running(config_in(tmp_path, limits=limits, idle=0.1)) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        socket = await host.connect(table["id"])
        with pytest.raises(Closed) as closed:
            await socket.until("nothing")
        assert closed.value.code == 4408


@pytest.mark.anyio
async def test_a_client_that_never_reads_is_let_go_and_delays_nobody(tmp_path: Path) -> None:
    limits = Limits(messages=1e6, requests=1e6, stuck=0.3)
    async with running(config_in(tmp_path, limits=limits)) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        stuck, brisk = await host.connect(table["id"]), await host.connect(table["id"])
        await stuck.state()
        stuck.readable.clear()
        state, rng = await brisk.state(), Random(1)
        for _ in range(10):
            state = await brisk.ask("look", seat=state["waiting"][0])
            state = await brisk.answer(state, rng)
        async with asyncio.timeout(PATIENCE):
            await stuck.task
        room = await server.services.rooms.room(table["id"])
        await brisk.settle()
        assert len(room.watchers) == 1


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_real_socket_that_never_reads_delays_nobody(tmp_path: Path) -> None:
    limits = Limits(messages=1e6, requests=1e6, stuck=1.0)
    async with serving(config_in(tmp_path, limits=limits), tmp_path / "log") as server:
        host = Visitor(server.address)
        await host.post("/api/me", {"name": "Mei"})
        body = {"title": "pretend", "seats": [{"who": "me"}] * 2, "start": True, "options": {}}
        table = await host.post("/api/tables", {**body, "options": {"nights": 60}})
        cookie = host.http.cookies.get(COOKIE)
        deaf = sockets.create_connection(("127.0.0.1", server.port))
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        deaf.sendall(
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {server.address}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {COOKIE}={cookie}\r\n\r\n".encode()
        )
        async with host.line(table["id"]) as line:
            state = await line.state()
            for _ in range(1500):  # far more than any buffer between us holds
                await line.send("look", seat=state["mine"][0])
                state = await line.state()
            assert state["seq"] == 0
        deaf.close()
        await host.http.aclose()


# -- who one is


@pytest.mark.anyio
@pytest.mark.parametrize("forged", ["", "x", "a.b.c", "x" * 5000, "\u00e9", "signed"])
async def test_forged_cookies_are_nobodys(server: LocalServer, forged: str) -> None:
    host, thief = await server.person("Mei"), server.stranger()
    table = await host.table("mm", start=True)
    if forged == "signed":
        guest = server.services.accounts.device_in(host.cookie)
        forged = str(URLSafeSerializer("another key", salt="portside guest").dumps(guest))
    headers = [(b"cookie", f"{COOKIE}={forged}".encode("latin-1"))]
    response = await thief.http.get("/api/me", headers=headers)
    assert response.json() == {"name": None, "guest": False}
    socket = Socket(server.app, f"/api/tables/{table['id']}/live", "", headers)
    with pytest.raises(Closed) as closed:
        await (await socket.opened()).receive()
    assert closed.value.code == 4403


@pytest.mark.anyio
async def test_a_damaged_cookie_signature_is_nobodys(server: LocalServer) -> None:
    host = await server.person("Mei")
    good, whose = host.cookie, server.services.accounts.device_in
    assert whose(good) is not None
    taken = [
        damaged
        for i, right in enumerate(good)
        for sign in COOKIE_SIGNS.replace(right, "")
        if whose(damaged := good[:i] + sign + good[i + 1 :]) is not None
    ]
    assert taken == []


@pytest.mark.anyio
async def test_nobody_acts_for_a_foreign_seat(server: LocalServer) -> None:
    host, guest = await server.person(), await server.person()
    table = await host.table("mf", listed=True)
    await guest.post(f"/api/tables/{table['id']}/join", {})
    table = await host.post(f"/api/tables/{table['id']}/start")
    socket = await guest.connect(table["id"], "seat=0")
    state = await socket.state()
    assert state["view"]["seat"] == 1
    for kind, fields in (
        ("answer", {"seq": 0, "key": "draw", "seat": 0}),
        ("undo", {"seq": 0, "seat": 0}),
        ("propose_undo", {"seq": 0, "to": 0, "seat": 0}),
        ("consent", {"seq": 0, "agree": True, "seat": 0}),
        ("why_not", {"ref": "kite", "seat": 0}),
        ("look", {"seat": 0}),
    ):
        assert (await socket.ask(kind, **fields))["code"] == "not-your-seat"
    match = table["match"]
    assert (await guest.get(f"/api/matches/{match}/notes?seat=0", 403))["code"] == "not-your-seat"
    where = f"/api/tables/{table['id']}/seats/0"
    for method, path, body in (
        ("PUT", f"{where}/bot", {"bot": "random"}),
        ("DELETE", f"{where}/bot", None),
        ("DELETE", where, None),
    ):
        assert (await guest.request(method, path, body, 403))["code"] == "not-host"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"name": NaN}', 400),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413),
        (b"[" * 10_000, 400),
        (b'{"name": "\\u0000"}', 400),
        (b'{"name": "\\u202e"}', 400),
        (b'{"name": 1' + b"0" * 6000 + b"}", 400),
    ],
    ids=range(8),
)
async def test_bodies_that_make_no_sense_are_refused(
    server: LocalServer, body: bytes, status: int
) -> None:
    headers = {"content-type": "application/json"}
    response = await server.stranger().http.post("/api/me", content=body, headers=headers)
    assert response.status_code == status
    assert response.json()["type"] == "error"


@pytest.mark.anyio
async def test_wild_settings_and_positions_are_refused(server: LocalServer) -> None:
    host = await server.person()
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    for extra in (
        {"options": {"nights": deep}},
        {"options": {"nights": 10**30}},
        {"options": {"\u0000": 1}},
        {"scenario": {"title": "pretend", "seats": 2, "zones": {"deck": deep}}},
        {"scenario": {"title": "pretend", "seats": 2, "facts": {"coins": deep}}},
        {"scenario": {"title": "\u0000", "seats": 2}},
        {"scenario": {"title": "pretend", "seats": 10**40}},
        {"scenario": deep},
    ):
        body = {"title": "pretend", "seats": [{"who": "me"}] * 2, **extra}
        response = await host.http.post("/api/tables", json=body)
        assert response.status_code == 400, response.text


@pytest.mark.anyio
@pytest.mark.parametrize("deep", ["[" * 900 + "]" * 900, "1" + "0" * 30, '{"": {}}'])
async def test_a_title_under_wild_settings_is_refused(server: LocalServer, deep: str) -> None:
    http = server.stranger().http
    json_body = {"content-type": "application/json"}
    for field in ("values", "nights"):
        options = f'{{"{field}":{deep}}}'
        path = "/api/titles/import_export"
        said = await http.get(path, params={"options": options})
        assert said.status_code == 400, said.text
        said = await http.post(path, content=f'{{"options":{options}}}', headers=json_body)
        assert said.status_code == 400, said.text


@pytest.mark.anyio
@pytest.mark.parametrize("title", FACTS)
async def test_positions_made_up_are_refused_or_can_be_looked_at(
    server: LocalServer, title: str
) -> None:
    host, refused = await server.person(), 0
    for seed in range(40):
        position = made_up(find(title), Random(seed))
        seats = [{"who": "me"}] * position.seats
        body = {"title": title, "seats": seats, "scenario": position.as_dict(), "start": True}
        response = await host.http.post("/api/tables", json=body)
        if response.status_code == 400:
            assert response.json()["code"] == "bad-scenario"
            refused += 1
            continue
        assert response.status_code == 201, response.text
        assert (await host.get(f"/api/matches/{response.json()['match']}/notes"))["view"]
    assert 0 < refused < 40


@pytest.mark.anyio
async def test_a_guest_hosts_only_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(tables=3, requests=1e6)
    async with running(config_in(tmp_path, limits=limits)) as server:
        host = await server.person()
        for _ in range(3):
            await host.table("mf")
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "free"}]}
        assert (await host.post("/api/tables", body, 429))["code"] == "too-many-tables"


@pytest.mark.anyio
async def test_too_many_requests_and_connections_are_refused(tmp_path: Path) -> None:
    limits = Limits(requests=1, connections=2)
    async with running(config_in(tmp_path, limits=limits)) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        await host.connect(table["id"])
        await host.connect(table["id"])
        with pytest.raises(Closed):
            await host.connect(table["id"])
        for path in ("/api/server", "/healthz"):
            codes = [(await host.http.get(path)).status_code for _ in range(20)]
            assert codes[0] == 200 and codes[-1] == 429


@pytest.mark.anyio
async def test_one_address_has_so_much_kept_in_a_day(tmp_path: Path) -> None:
    limits = Limits(requests=1e6, messages=1e6, kept_bytes=20_000)
    async with running(config_in(tmp_path, limits=limits)) as server:
        host, far = await server.person(), server.stranger()
        far.move_to("10.0.0.9")
        table = await host.table("mm", start=True)
        socket = await host.connect(table["id"])
        await socket.state()
        code, said = "", 0
        while not code:
            code = (await socket.ask("sign", sign="hello")).get("code", "").replace("too-fast", "")
            said += 1
        assert code == "too-much-kept" and 20 < said < 100
        name = {"name": "x" * 24}
        assert (await host.post("/api/me", name, 429))["code"] == "too-much-kept"
        assert (await socket.ask("ping"))["type"] == "pong"
        await host.get("/api/me")
        await far.introduce()


@pytest.mark.anyio
async def test_what_is_worked_out_for_one_counts_as_several_requests(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = await server.person()
    paths = ["/api/titles", "/api/titles/pretend", "/api/text/en/pretend", "/api/openapi.json"]
    before = [await somebody.get(path) for path in paths]
    monkeypatch.setattr(kept_answers, "COST", 1e9)
    assert [await somebody.get(path) for path in paths] == before
    await somebody.get("/api/titles/pretend?options=%7B%22nights%22:13%7D", 429)
    await somebody.post("/api/titles/pretend", {"options": {"nights": 13}}, 429)


@pytest.mark.anyio
async def test_files_are_limited_apart_from_requests(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = await server.person()
    await somebody.get("/")
    monkeypatch.setattr(guard, "FILE", 1e9)
    await somebody.get("/", 429)
    await somebody.get("/api/me")


@pytest.mark.anyio
async def test_the_engine_is_made_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<html></html>")
    made = list[bytes]()

    def make() -> bytes:
        made.append(packed_browser_bundle())
        return made[-1]

    monkeypatch.setattr(pages, "packed_browser_bundle", make)
    async with running(config_in(tmp_path)) as server:
        http = server.stranger().http
        answers = await asyncio.gather(*(http.get("/engine.zip") for _ in range(8)))
        assert {answer.status_code for answer in answers} == {200}
        assert len(made) == 1


def test_one_line_has_one_limit_whatever_its_addresses() -> None:
    near = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2::1%eth0"]
    far = ["2001:db8:1:3::1", "10.0.0.1", "::ffff:10.0.0.2", "unix"]
    assert len({limited_address(address) for address in near}) == 1
    assert len({limited_address(address) for address in [near[0], *far]}) == 5
    assert limited_address("::ffff:10.0.0.1") == limited_address("10.0.0.1")
    addresses = Addresses(requests=0.1, connections=1)
    addresses.request(near[0])
    with pytest.raises(TooFast):
        addresses.request(near[1])
    addresses.connect(near[0])
    with pytest.raises(TooManyConnections):
        addresses.connect(near[1])
    addresses.disconnect(near[2])
    addresses.connect(near[1])


@pytest.mark.anyio
async def test_no_cache_keeps_what_somebody_is_told(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mm", start=True)
    match = f"/matches/{table['match']}"
    paths = ["/me", "/me/tables", f"/tables/{table['id']}", "/nothing"]
    for path in [*paths, f"{match}/notes?seat=0", f"{match}/record"]:
        answer = await mei.http.get(f"/api{path}")
        assert answer.headers["cache-control"] == "no-store", path


@pytest.mark.anyio
async def test_handshakes_count_as_requests(tmp_path: Path) -> None:
    async with running(config_in(tmp_path, limits=Limits(requests=1))) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        with pytest.raises(Closed) as closed:
            for _ in range(20):
                await (await host.connect(table["id"])).close()
        assert closed.value.code == 1013


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://testserver", True),
        ("https://testserver", True),
        ("https://friend.example", True),
        ("http://evil.example", False),
        ("http://testserver.evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
async def test_only_our_own_pages_may_connect(tmp_path: Path, origin: str, allowed: bool) -> None:
    config = config_in(tmp_path, origins=("https://friend.example",))
    async with running(config) as server:
        host = await server.person()
        table = await host.table("mm", start=True)
        response = await host.http.post("/api/me", json={"name": "Luc"}, headers={"origin": origin})
        assert (response.status_code == 200) == allowed
        if allowed:
            await host.connect(table["id"], origin=origin)
        else:
            with pytest.raises(Closed):
                await host.connect(table["id"], origin=origin)


# -- what arrives late, or is no text


@pytest.mark.slow
@pytest.mark.anyio
async def test_over_real_sockets_dawdlers_and_broken_texts_are_let_go(
    tmp_path: Path,
) -> None:
    limits = Limits(requests=1e6, body_seconds=0.3, header_seconds=0.5)
    async with serving(config_in(tmp_path, limits=limits), tmp_path / "log") as server:
        late = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        late.sendall(
            f"POST /api/me HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: 20\r\n"
            "Content-Type: application/json\r\n\r\n{".encode()
        )
        answer = await asyncio.to_thread(late.recv, 4000)
        late.close()
        assert answer.startswith(b"HTTP/1.1 408 ")
        slow = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        silent = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        for dawdler in (slow, silent):
            assert await asyncio.to_thread(dawdler.recv, 100) == b""
            dawdler.close()
        host = Visitor(server.address)
        await host.post("/api/me", {"name": "Mei"})
        body = {"title": "pretend", "seats": [{"who": "me"}] * 2, "start": True}
        table = await host.post("/api/tables", body)
        broken = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        broken.sendall(
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {server.address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {COOKIE}={host.http.cookies.get(COOKIE)}\r\n\r\n".encode()
        )
        await asyncio.to_thread(broken.recv, 100)
        broken.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        while await asyncio.to_thread(broken.recv, 65_536):
            pass
        broken.close()
        await host.http.aclose()
        server.stop()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    told = [line for line in lines if "UTF-8" in line["event"]]
    assert len(told) == 1 and "exception" not in told[0]


@pytest.mark.slow
@pytest.mark.anyio
async def test_over_real_sockets_headers_have_an_end(tmp_path: Path) -> None:
    limits = Limits(requests=1e6, header_seconds=1e6)
    piece, most = b"a" * 65_536, 1000
    async with serving(config_in(tmp_path, limits=limits), tmp_path / "log") as server:
        for start in (b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n" + piece):
            endless = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
            with suppress(ConnectionError):
                await asyncio.to_thread(endless.sendall, start)
                for _ in range(most):
                    await asyncio.to_thread(endless.sendall, piece)
                pytest.fail("the server reads headers without end")
            endless.close()
        server.stop()


NUL = "a\0b"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me", {"name": NUL}),
        ("POST", "/api/recover", {"code": NUL}),
        ("POST", "/api/tables", {"title": "pretend", "seats": [], "seed": NUL}),
        ("POST", "/api/tables", {"title": "pretend", "seats": [], "options": {NUL: 1}}),
        ("POST", "/api/tables", {"title": "pretend", "seats": [], "scenario": {"title": [NUL]}}),
    ],
    ids=range(5),
)
async def test_no_text_may_hold_a_nul(
    server: LocalServer, method: str, path: str, body: Json
) -> None:
    refused = await (await server.person()).request(method, path, body, 400)
    assert refused["code"] == "bad-request" and "NUL" in refused["message"]


@pytest.mark.anyio
async def test_no_message_may_hold_a_nul(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mm", start=True)
    socket = await host.connect(table["id"])
    for kind, fields in (
        ("answer", {"seq": 0, "key": NUL}),
        ("why_not", {"ref": NUL}),
        ("sit", {"credential": NUL}),
    ):
        assert (await socket.ask(kind, **fields))["code"] == "bad-request"
    plain = await socket.ask("why_not", ref="a\\u0000b")
    assert plain["type"] == "reasons"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mei", "Mei"),
        ("  Mei\u200b \u202e Li ", "Mei Li"),
        ("Me\u3164i", "Mei"),
        ("\u0418\u0432\u0430\u043d", "\u0418\u0432\u0430\u043d"),
        ("\u6885", "\u6885"),
        ("\u00c9lo\u00efse", "\u00c9lo\u00efse"),
        ("\u3164\u2800", None),
        ("M\u0435i", None),
        ("e\u0301\u0302\u0303\u0304", None),
        ("hard", None),
        ("Ha\u0280d", "Ha\u0280d"),
        ("\u0435\u0430\u0455\u0443", None),
        ("\uff28\uff41\uff52\uff44", None),
        ("Difficile", None),
    ],
)
async def test_names_are_what_they_look_like(
    server: LocalServer, name: str, shown: str | None
) -> None:
    person = server.stranger(name)
    answer = (await person.http.post("/api/me", json={"name": name})).json()
    if shown is None:
        assert answer["code"] in ("bad-name", "bad-request")
    else:
        assert answer["name"] == shown
