"""For those who run a server: health, numbers, logs, headers, pages, a calm stop."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import closing
from pathlib import Path
from random import Random

import orjson
import pytest
from websockets.exceptions import ConnectionClosed

from portside.compiled import BUILD
from portside.engine.game import find
from portside.engine.table import keys_of
from portside.hosting.title_info import card_infos, playable_titles
from portside.server import errors, protocol, serve_command
from portside.server.config import BadServerSetting
from portside.server.errors import STATUS, ServerError, status_of
from portside.server.http import pages
from portside.server.logs import handle_in_log, without_secrets
from portside.server.serve_command import config_for_serving, listening_sockets, take_port
from portside.server.store.storage import DatabaseInUse
from portside.text import LANGUAGES
from tests.server.harness import LocalServer, config_in, running, time_passes
from tests.server.processes import ServerProcess, Visitor, healthy_at_once, serving

pytestmark = pytest.mark.anyio
DOCS = Path(__file__).resolve().parents[2] / "docs"


async def test_health_and_numbers(server: LocalServer) -> None:
    host = await server.person()
    assert await host.get("/healthz") == {"status": "ok", "build": BUILD}
    table = await host.table("mm", start=True)
    socket = await host.connect(table["id"])
    state = await socket.state()
    await socket.ask("answer", seq=0, key="draw", seat=state["waiting"][0])
    await socket.ask("answer", seq=9, key="draw", seat=0)
    page = await host.get("/metrics")
    assert 'portside_answers_total{by="person",title="pretend"} 1.0' in page
    assert "portside_clients 1.0" in page
    assert 'portside_errors_total{code="stale-answer"} 1.0' in page


async def test_every_page_carries_the_headers_that_protect_it(server: LocalServer) -> None:
    stranger = server.stranger()
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/healthz", "/api/matches/x/record"):
        headers = (await stranger.http.get(path)).headers
        policy = headers["content-security-policy"]
        # Python in the browser is WebAssembly; nothing else is made of text or of other hosts.
        assert policy.count(" 'wasm-unsafe-eval'") == 1
        policy = policy.replace(" 'wasm-unsafe-eval'", "")
        assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_the_cookie_is_for_the_server_alone(server: LocalServer) -> None:
    response = await server.stranger().http.post("/api/me", json={"name": "Mei"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    https = server.stranger()
    https.http.base_url = "https://testserver"
    response = await https.http.post("/api/me", json={"name": "Mei"})
    assert "secure" in response.headers["set-cookie"].lower()


async def test_the_browser_client_is_served_for_every_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    async with running(config_in(tmp_path)) as server:
        plain = await server.stranger().get("/")
        assert "has not been built" in plain
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<title>the client</title>")
        (static / "assets" / "app.js").write_text("1")
        stranger = server.stranger()
        for path in ("/", "/t/abc?invite=x", "/replay/xyz"):
            response = await stranger.http.get(path)
            assert "the client" in response.text
            assert response.headers["cache-control"] == "no-cache"
        script = await stranger.http.get("/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        assert (await stranger.http.get("/assets/other.js")).status_code == 404
        assert (await stranger.http.get("/../portside.db")).text != ""
        # What was built packed as well is sent so to whoever takes it, and to others as it is.
        (static / "assets" / "app.js.br").write_bytes(b"packed")
        for taken, packed in (("br, gzip", True), ("gzip", False)):
            wish = {"accept-encoding": taken}
            async with stranger.http.stream("GET", "/assets/app.js", headers=wish) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert (answer.headers.get("content-encoding") == "br") == packed
            assert body == (b"packed" if packed else b"1")
            assert answer.headers["content-type"].split(";")[0].endswith("javascript")


async def test_the_documentation_is_served_where_it_has_been_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    monkeypatch.setattr(pages, "MANUAL", site)
    async with running(config_in(tmp_path)) as server:
        stranger = server.stranger()
        assert (await stranger.http.get("/docs/")).status_code == 404
        assert not (await stranger.http.get("/api/server")).json()["manual"]
        (site / "start").mkdir(parents=True)
        (site / "index.html").write_text("<title>the manual</title>")
        (site / "start" / "host.html").write_text("to host")
        assert (await stranger.http.get("/api/server")).json()["manual"]
        for path, words in (("/docs/", "the manual"), ("/docs/start/host.html", "to host")):
            response = await stranger.http.get(path)
            assert words in response.text
            (policy,) = response.headers.get_list("content-security-policy")
            assert "default-src 'none'" in policy
            assert response.headers.get_list("x-frame-options") == ["DENY"]
        assert (await stranger.http.get("/docs/nowhere.html")).status_code == 404
        assert (
            "'unsafe-inline'"
            not in (await stranger.http.get("/")).headers["content-security-policy"]
        )


def test_logs_hold_no_secrets() -> None:
    event = {"event": "x", "invite": "i", "credential": "c", "cookie": "k", "table": "t"}
    assert without_secrets(None, "info", event) == {
        "event": "x",
        "invite": "-",
        "credential": "-",
        "cookie": "-",
        "table": handle_in_log("t"),
    }


@pytest.mark.slow
async def test_a_whole_evening_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with serving(config_in(tmp_path), log) as server:
        host = Visitor(server.address)
        await host.post("/api/me", {"name": "Mei"})
        code = (await host.post("/api/me/recovery"))["code"]
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "me"}], "start": True}
        table = await host.post("/api/tables", body)
        async with host.line(table["id"], f"invite={table['invite']}") as line:
            state = await line.state()
            await line.send("answer", seq=0, key="draw", seat=state["waiting"][0])
            await line.state(1)
        await host.http.get(f"/api/tables/{table['id']}?invite={table['invite']}")
        secrets = [code, table["invite"], *table["credentials"].values()]
        secrets += [cookie.value or "" for cookie in host.http.cookies.jar]
        await host.http.aclose()
        server.stop()
    written = log.read_text()
    for entry in written.splitlines():
        json.loads(entry)
    assert [secret for secret in secrets if secret in written] == []
    assert (tmp_path / "secret").read_text() not in written


@pytest.mark.slow
async def test_a_stop_lets_clients_go_and_keeps_everything(tmp_path: Path) -> None:
    server = ServerProcess(config_in(tmp_path), tmp_path / "log")
    server.start()
    try:
        await server.ready()
        host = Visitor(server.address)
        await host.post("/api/me", {"name": "Mei"})
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "me"}], "start": True}
        table = await host.post("/api/tables", body)
        async with host.line(table["id"]) as line:
            state = await line.state()
            await line.send("answer", seq=0, key="draw", seat=state["waiting"][0])
            state = await line.state(1)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await line.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            await stopping
        server.start()
        await server.ready()
        async with host.line(table["id"]) as line:
            assert (await line.state())["number"] == state["number"]
        await host.http.aclose()
    finally:
        server.kill()


async def test_whoever_is_asked_while_rooms_finish_does_not_begin(tmp_path: Path) -> None:
    async with running(config_in(tmp_path)) as server:
        services = server.services
        host = await server.person()
        table = await host.table("bb", start=True, options={"nights": 60})
        room = await services.rooms.room(table["id"])
        players_are_gone = asyncio.Event()

        async def ask_late() -> None:
            await players_are_gone.wait()
            services.players.ask(room, local=True)

        room.post(ask_late)
        closing = asyncio.create_task(services.close())
        while any(task.get_name() == "bot" for task in asyncio.all_tasks()):
            await asyncio.sleep(0)
        players_are_gone.set()
        await closing
        assert not any(task.get_name() == "bot" for task in asyncio.all_tasks())
        await services.open()


async def test_the_openapi_document_covers_everything_under_api(server: LocalServer) -> None:
    document = await server.stranger().get("/api/openapi.json")
    paths = set(document["paths"])
    described = re.findall(
        r"^\| `(?:GET|POST|PUT|PATCH|DELETE) (/api/[^`?]+)",
        (DOCS / "protocol.md").read_text(),
        re.MULTILINE,
    )
    plain = {re.sub(r"{\w+}", "{}", path) for path in paths}
    assert {re.sub(r"{\w+}", "{}", path) for path in described} == plain


def test_the_examples_in_the_documents_are_messages() -> None:
    blocks = re.findall(r"^```json\n(.*?)^```", (DOCS / "protocol.md").read_text(), re.M | re.S)
    checked = 0
    for block in blocks:
        text, decoder = block.strip(), json.JSONDecoder()
        while text:
            example, end = decoder.raw_decode(text)
            text = text[end:].strip()
            if "type" in example and '"..."' not in json.dumps(example):
                known = protocol.UP if "id" in example else protocol.DOWN
                known.validate_json(orjson.dumps(example))
                checked += 1
    assert checked >= 13


def test_one_schema_names_every_message() -> None:
    definitions = protocol.schema()["$defs"]
    assert {"Up", "Down", "State", "Answer", "NewTable", "TableInfo"} <= set(definitions)


async def test_titles_tell_settings_cards_and_words(server: LocalServer) -> None:
    stranger = server.stranger()
    assert {title["name"] for title in await stranger.get("/api/titles")} == set(playable_titles())
    detail = await stranger.get('/api/titles/pretend?seats=3&options={"nights":9}')
    kite = next(card for card in detail["cards"] if card["slug"] == "kite")
    assert kite["keys"] == ["kite", "kite#2", "kite#3", "kite#4", "kite#5"]
    assert kite["face"] == {"cost": 0}
    assert [setting["name"] for setting in detail["settings"]] == ["nights", "tie"]
    for language in LANGUAGES:
        for title in playable_titles():
            assert "error-stale-answer" in await stranger.get(f"/api/text/{language}/{title}")
    refused = await stranger.get("/api/text/xx/pretend", 404)
    assert refused["code"] == "unknown-language"
    assert (await stranger.get("/api/titles/pretend?options=[]", 400))["code"] == "bad-request"


@pytest.mark.parametrize("title", playable_titles())
async def test_each_copy_of_a_card_has_its_own_face(server: LocalServer, title: str) -> None:
    game = find(title)
    cards = game.cards(game.configured({}, game.seats[-1]), game.seats[-1])
    detail = await server.stranger().get(f"/api/titles/{title}")
    told = {key: card["face"] for card in detail["cards"] for key in card["keys"]}
    printed = {
        key: card_infos([face])[0]["face"] for key, face in zip(keys_of(cards), cards, strict=True)
    }
    assert told == printed


async def test_every_refusal_has_words_in_every_language(server: LocalServer) -> None:
    codes = {kind.code for kind in refusals()} | set(STATUS)
    for language in LANGUAGES:
        words = await server.stranger().get(f"/api/text/{language}/pretend?part=words")
        told = set(re.findall(r"^error-([\w-]+) =", words, re.MULTILINE))
        assert codes - told == set()


def refusals() -> list[type[ServerError]]:
    """Return what the server refuses; other hosts, loaded by other tests, have more to say."""
    named = vars(errors).values()
    return [kind for kind in named if isinstance(kind, type) and issubclass(kind, ServerError)]


def test_every_refusal_has_a_status_that_is_described() -> None:
    text = (DOCS / "protocol.md").read_text()
    for kind in refusals():
        row = re.search(rf"^\| {status_of(kind('x'))} \|.*`{kind.code}`", text, re.MULTILINE)
        assert row, kind.code


def test_commands_take_what_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTSIDE_DATABASE", "sqlite:////somewhere/x.db")
    assert config_for_serving(None, None).url.database == "/somewhere/x.db"
    assert config_for_serving(None, tmp_path).data == tmp_path
    assert config_for_serving("postgresql://h/d", None).url.drivername == "postgresql+psycopg"


async def test_a_taken_port_or_database_is_refused_before_serving(tmp_path: Path) -> None:
    config = config_in(tmp_path, database="")
    (taken,) = await listening_sockets("127.0.0.1", 0)
    with closing(taken), pytest.raises(BadServerSetting, match=r"Port \d+ is taken"):
        await take_port(config, *taken.getsockname())
    with pytest.raises(BadServerSetting, match="Nothing can listen"):
        await take_port(config, "host.invalid", 0)
    async with running(config):
        with pytest.raises(DatabaseInUse):
            await take_port(config, "127.0.0.1", 0)
    (free,) = await take_port(config, "127.0.0.1", 0)
    free.close()


@pytest.mark.slow
def test_whoever_goes_to_the_address_at_once_is_let_in(tmp_path: Path) -> None:
    assert healthy_at_once(config_in(tmp_path, database=""))


async def test_who_listens_on_every_address_is_told_one_for_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bound, *_ = await listening_sockets("0.0.0.0", 0)
    port = bound.getsockname()[1]
    serve_command._tell_where("0.0.0.0", port, open_browser=False)
    here, others = re.findall(r"http://([^:]+):(\d+)/", capsys.readouterr().out)
    assert here == ("127.0.0.1", str(port))
    with bound, socket.create_connection((others[0], int(others[1]))):
        assert others[0] not in serve_command.EVERYWHERE


async def test_bots_play_a_whole_match_by_themselves(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("bbb", start=True, listed=True)
    socket = await server.stranger().connect(table["id"])
    over = await socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert over["table"]["result"]["winners"]


async def test_a_bot_plays_for_an_absent_person_and_hands_back(server: LocalServer) -> None:
    host, guest = await server.person("Mei"), await server.person("Luc")
    table = await host.table("mf", listed=True)
    where = f"/api/tables/{table['id']}"
    await guest.post(f"{where}/join", {})
    await host.post(f"{where}/start")
    mine, theirs = await host.connect(table["id"]), await guest.connect(table["id"])
    state, rng = await mine.state(), Random(2)
    await theirs.state()
    refused = await host.request("PUT", f"{where}/seats/1/bot", {"bot": "random"}, 409)
    assert refused["code"] == "seat-present"
    await theirs.close()
    news = await mine.until(
        lambda m: m["type"] == "table" and not m["table"]["seats"][1]["present"]
    )
    assert news["table"]["seats"][1]["lend_in"] > 0
    refused = await host.request("PUT", f"{where}/seats/1/bot", {"bot": "random"}, 409)
    assert refused["code"] == "seat-present"
    await time_passes(server.services.storage)
    assert (await host.get(where))["seats"][1]["lend_in"] == 0
    lent = await host.request("PUT", f"{where}/seats/1/bot", {"bot": "random"})
    assert lent["seats"][1] | {"present": True} == {
        "seat": 1,
        "kind": "person",
        "name": "Luc",
        "bot": "random",
        "lent": True,
        "present": True,
        "host": False,
        "mine": False,
        "lend_in": None,
        "holiday": None,
        "away": None,
    }
    while state["number"] < 4:
        state = await (mine.answer(state, rng) if state["ask"] else mine.state(state["seq"] + 1))
    theirs = await guest.connect(table["id"])
    back = (await theirs.until("table"))["table"]["seats"][1]
    assert back["lent"] is False and back["kind"] == "person"
    assert back["away"]["to"] >= back["away"]["from"]
    await guest.request("PUT", f"{where}/seats/1/bot", {"bot": "random"})
    refused = await theirs.ask("answer", seq=state["seq"], key="draw")
    assert refused["code"] == "seat-lent"
    back = await guest.request("DELETE", f"{where}/seats/1/bot")
    assert back["seats"][1]["lent"] is False and back["seats"][1]["kind"] == "person"


async def test_bots_are_given_a_sight_and_never_the_table(server: LocalServer) -> None:
    host = await server.person()
    table = await host.table("mb", start=True)
    given: list[object] = []
    choose = server.services.bots.choose

    async def watched(name: str, sight: object, customer: object) -> str:
        given.append(sight)
        return await choose(name, sight, customer)  # type: ignore[arg-type]

    server.services.bots.choose = watched  # type: ignore[method-assign]
    socket = await host.connect(table["id"])
    state, rng = await socket.state(), Random(0)
    while state["number"] < 4 and state["view"]["result"] is None:
        state = await (socket.answer(state, rng) if state["ask"] else socket.state())
    room = await server.services.rooms.room(table["id"])
    assert room.stored is not None
    assert given and {type(sight).__name__ for sight in given} == {"Sight"}
    real = room.stored.match.table
    for sight in given:
        imagined = vars(sight)["_world"].table
        assert imagined is not real and imagined.rng != real.rng
