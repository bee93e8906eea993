"""A host of one device answers as the table server does, and keeps what it shows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from portside.engine.game import shipped
from portside.engine.record import replay
from portside.offline.host import Host
from portside.server import protocol
from tests.anywhere import session, told
from tests.anywhere.pyodide import run
from tests.anywhere.session import Json, Page, Shelf, asked_of, some_key, think

BOT = {"who": "bot", "bot": "random"}
ME = {"who": "me"}
TITLES = shipped()
"""Not what other tests have registered: a browser has what Portside ships."""
MAIN = """
for title in json.loads(given):
    lines = await match(title, SEATS, lambda text: None, MOST)
    print(title, len(lines), digest(lines))
"""


def checked(text: str) -> None:
    protocol.DOWN.validate_json(text)


def at_once(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in a loop of its own."""

    @wraps(test)
    def whole(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return whole


async def begun(title: str, seats: list[Json], **more: Any) -> tuple[Shelf, Host, Page]:
    """Open a table and look at it."""
    shelf = Shelf()
    host = Host(shelf, think)
    wish = {"title": title, "seats": seats, "start": True, "name": "Mei", "seed": "7", **more}
    table = await asked_of(host, "POST", "/tables", wish)
    protocol.TableInfo.model_validate(table)
    page = Page(host, table["id"], checked)
    await page.open()
    return shelf, host, page


async def some_answers(page: Page, count: int) -> None:
    """Answer so many times."""
    for number in range(count):
        assert await page.asked()
        await page.answer(Random(number))


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_a_match_with_bots_is_played_to_its_end(title: str) -> None:
    lines = await session.match(title, [ME, BOT], checked)
    tables = [line["table"] for line in lines if line.get("type") == "table"]
    assert [table["status"] for table in tables] == ["running", "over"]
    protocol.Story.model_validate(lines[-1])
    assert replay(lines[-2]["record"]).result is not None


@pytest.mark.parametrize(
    ("bot", "most"), [("random", 40), pytest.param("easy", 10_000, marks=pytest.mark.soak)]
)
def test_pyodide_plays_the_same_match_by_messages(bot: str, most: int, tmp_path: Path) -> None:
    seats = [ME, BOT | {"bot": bot}]
    here = [
        f"{title} {len(lines)} {told.digest(lines)}"
        for title in TITLES
        for lines in [asyncio.run(session.match(title, seats, checked, most))]
    ]
    parts = [Path(module.__file__ or "").read_text("utf-8") for module in (told, session)]
    source = "\n".join(parts).replace("from __future__ import annotations", "")
    source = (
        f"from __future__ import annotations\n{source}\nSEATS, MOST = {seats!r}, {most}\n{MAIN}"
    )
    assert run(tmp_path, source, TITLES) == here


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_a_page_that_comes_back_finds_the_match_as_it_was(title: str) -> None:
    shelf, _, page = await begun(title, [ME, ME])
    await some_answers(page, 12)
    again = Page(Host(shelf, think), page.table, checked)
    await again.open(page.state["view"]["seat"])
    assert page.watcher is not None
    await page.say("look", seat=page.state["view"]["seat"])
    assert {**again.state, "re": 0} == {**page.state, "re": 0}


def orders_of(page: Page) -> Json:
    """Return the standing orders as a page was last told of them."""
    return next(message for message in reversed(page.told) if message["type"] == "orders")


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_standing_orders_answer_here_too(title: str) -> None:
    shelf, _, page = await begun(title, [ME, BOT])
    rng = Random(3)
    while not orders_of(page)["given"]:
        assert await page.asked()
        seq = page.state["seq"]
        if any(order["would"] and not order["waits"] for order in orders_of(page)["orders"]):
            while page.state["seq"] == seq:
                await asyncio.sleep(0)
            continue
        key = some_key(page.state["ask"], rng)
        assert (await page.say("order", seq=seq, keys=[key], same=False))["type"] == "orders"
        await page.say("answer", seq=seq, key=key)
    again = Page(Host(shelf, think), page.table, checked)
    await again.open()
    (order, *others) = orders_of(again)["orders"]
    left = await again.say("cancel_order", order=order["id"])
    assert [each["id"] for each in left["orders"]] == [each["id"] for each in others]
    assert (await again.say("cancel_order", order=order["id"]))["code"] == "no-order"
    assert (await again.say("order", seq=0, keys=["fly"] * 13))["code"] == "bad-request"


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_what_cannot_be_kept_is_not_shown(title: str) -> None:
    shelf, _, page = await begun(title, [ME, ME])
    await some_answers(page, 3)
    assert await page.asked()
    before, shelf.full = page.state, True
    said = await page.answer(Random(1))
    assert (said["type"], said["code"]) == ("error", "not-kept")
    shelf.full = False
    assert (await page.answer(Random(1)))["seq"] == before["seq"] + 1


@at_once
async def test_two_pages_cannot_give_the_same_answer_twice() -> None:
    shelf, _, page = await begun(TITLES[0], [ME, ME])
    other = Page(Host(shelf, think), page.table, checked)
    await other.open()
    assert await page.asked() and await other.asked()
    await page.answer(Random(1))
    said = await other.answer(Random(1))
    assert said["code"] == "stale-answer"
    assert other.state["seq"] == page.state["seq"]


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_everything_can_be_taken_back_alone(title: str) -> None:
    _, _, page = await begun(title, [ME, ME])
    first = page.state["view"]
    await some_answers(page, 8)
    seat = page.state["mine"][0]
    back = await page.say("propose_undo", seq=page.state["seq"], to=0, seat=seat)
    assert (back["number"], back["seq"]) == (0, 9)
    await page.say("look", seat=first["seat"])
    assert page.state["view"] == first


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_refusals_are_those_of_the_server(title: str) -> None:
    _, _, page = await begun(title, [ME, BOT])
    assert await page.asked()
    seq = page.state["seq"]
    wrong: list[tuple[str, str, Json]] = [
        ("illegal-answer", "answer", {"seq": seq, "key": "nonsense"}),
        ("stale-answer", "answer", {"seq": seq + 5, "key": "pass"}),
        ("not-your-seat", "answer", {"seq": seq, "key": "pass", "seat": 1}),
        ("wrong-seats", "answer", {"seq": seq, "key": "pass", "seat": 9}),
        ("not-your-seat", "look", {"seat": 1}),
        ("unknown-ref", "why_not", {"ref": "x" * 90}),
        ("no-consent", "consent", {"seq": seq, "agree": True}),
        ("bad-request", "dance", {}),
        ("bad-request", "answer", {"key": "pass"}),
    ]
    for code, kind, fields in wrong:
        assert (await page.say(kind, **fields))["code"] == code
    assert page.state["seq"] == seq


@at_once
async def test_a_lent_seat_is_played_by_its_bot_until_it_is_taken_back() -> None:
    _, host, page = await begun(TITLES[0], [ME, BOT])
    lent = await asked_of(host, "PUT", f"/tables/{page.table}/seats/0/bot", {"bot": "random"})
    assert lent["seats"][0] | {"lent": True, "bot": "random"} == lent["seats"][0]
    before = page.state["seq"]
    while page.state["seq"] < before + 5:
        await asyncio.sleep(0)
    back = await asked_of(host, "DELETE", f"/tables/{page.table}/seats/0/bot")
    assert not back["seats"][0]["lent"]
    assert await page.asked()


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_frames_go_through_the_match_in_parts(title: str) -> None:
    _, host, page = await begun(title, [BOT, BOT])
    while page.state["view"]["result"] is None:
        await asyncio.sleep(0)
    match = page.state["match"]
    parts: list[Json] = []
    lines: list[Json] = []
    for start in range(0, 10_000, 50):
        part = await asked_of(host, "GET", f"/matches/{match}/frames?start={start}&count=50&seat=1")
        protocol.Frames.model_validate(part)
        assert part["log"]["start"] == len(lines)
        parts += part["frames"]
        lines += part["log"]["lines"]
        if len(parts) == part["count"]:
            break
    assert [frame["number"] for frame in parts] == list(range(len(parts)))
    assert parts[-1]["view"]["result"] == page.state["view"]["result"]
    assert parts[-1]["log"] == len(lines)


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_a_record_goes_out_and_comes_in_again(title: str) -> None:
    _, host, page = await begun(title, [ME, ME])
    await some_answers(page, 10)
    record = await asked_of(host, "GET", f"/matches/{page.state['match']}/record")
    taken = await asked_of(host, "POST", "/records", {"record": record, "name": "Mei"})
    protocol.TableInfo.model_validate(taken)
    assert taken["id"] != page.table
    again = await asked_of(host, "GET", f"/matches/{taken['match']}/record")
    assert again == record
    refused = json.loads(await host.request("POST", "/records", json.dumps({"record": "x\n"})))
    assert refused["body"]["code"] == "broken-record"


@at_once
async def test_playing_on_and_once_more() -> None:
    _, host, page = await begun(TITLES[1], [ME, BOT])
    await some_answers(page, 10)
    wish = {"number": 4, "seats": [0, 1], "bot": "easy"}
    branch = await asked_of(host, "POST", f"/matches/{page.state['match']}/branch", wish)
    assert (branch["number"], branch["mine"]) == (4, [0, 1])
    early = json.loads(await host.request("POST", f"/tables/{page.table}/rematch"))
    assert early["body"]["code"] == "match-running"
    while await page.asked():
        await page.answer(Random(1))
    first = await asked_of(host, "POST", f"/tables/{page.table}/rematch")
    second = await asked_of(host, "POST", f"/tables/{page.table}/rematch")
    assert first["id"] == second["id"] != page.table
    listed = await asked_of(host, "GET", "/me/tables")
    protocol.Tables.model_validate(listed)
    assert {table["id"] for table in listed["tables"]} == {page.table, branch["id"], first["id"]}
    await asked_of(host, "DELETE", f"/tables/{branch['id']}")
    assert json.loads(await host.request("GET", f"/tables/{branch['id']}"))["body"]["code"] == (
        "no-table"
    )


@at_once
async def test_what_runs_here_is_told_as_the_server_tells_it() -> None:
    host = Host(Shelf(), think)
    for title in await asked_of(host, "GET", "/titles"):
        protocol.TitleInfo.model_validate(title)
        detail = await asked_of(host, "GET", f"/titles/{title['name']}?seats=3&options=%7B%7D")
        protocol.TitleDetail.model_validate(detail)
    protocol.ServerInfo.model_validate(await asked_of(host, "GET", "/server"))
    assert not json.loads(await host.request("GET", "/nowhere"))["ok"]


async def until(page: Page, re: int) -> Json:
    """Wait for what a message brings about."""
    while (found := next((m for m in page.told if m.get("re") == re), None)) is None:
        await asyncio.sleep(0)
    return found


async def wished(page: Page, kind: str, **fields: Any) -> Json:
    """Send a message whose answer takes a while."""
    assert page.watcher is not None
    page.count += 1
    number = page.count
    message = {"type": kind, "id": number, "seq": page.state["seq"], **fields}
    await page.host.receive(page.table, page.watcher, json.dumps(message))
    return await until(page, number)


@pytest.mark.parametrize("title", TITLES)
@at_once
async def test_bots_give_hints_but_not_where_people_share_the_device(title: str) -> None:
    _, _, page = await begun(title, [ME, BOT | {"bot": "easy"}])
    assert await page.asked()
    for wish, bot in ((None, "easy"), ("normal", "normal")):
        told = await wished(page, "hints", bot=wish)
        assert (told["type"], told["bot"]) == ("hints", bot) and told["hints"]
    assert (await wished(page, "hints", bot="nobody"))["code"] == "unknown-bot"
    _, _, shared = await begun(title, [ME, ME])
    assert await shared.asked()
    assert (await wished(shared, "hints"))["code"] == "no-hints"
    assert (await wished(shared, "radar"))["type"] == "radar"


@at_once
async def test_a_match_is_gone_through_and_goes_on_where_a_closed_page_left_it() -> None:
    import_module("portside.testing.pretend")  # its matches are short
    shelf, host, page = await begun("pretend", [ME, BOT])
    path = f"/matches/{page.state['match']}/analysis"
    running = json.loads(await host.request("POST", path))
    assert running["body"]["code"] == "match-running"
    while await page.asked():
        await page.answer(Random(page.count))
    assert (await asked_of(host, "GET", path))["status"] == "none"
    assert (await asked_of(host, "POST", path))["status"] == "running"
    while (await asked_of(host, "GET", path))["done"] < 2:
        await asyncio.sleep(0)
    again = Host(shelf, think)  # and the first page is still there
    while (found := await asked_of(again, "GET", path))["status"] != "done":
        assert found["done"] >= 2
        await asyncio.sleep(0)
    protocol.Analysis.model_validate(found)
    assert len(found["found"]["accounts"]) == 2 and found["found"]["curve"]
    assert await asked_of(Host(shelf, think), "POST", path) == found


@at_once
async def test_where_bots_think_is_made_ready_only_where_there_are_any() -> None:
    for seats, wanted in (([ME, BOT], True), ([ME, ME], False)):
        _, host, page = await begun("neko_harbour", seats)
        assert await host.has_bots(page.table) is wanted
