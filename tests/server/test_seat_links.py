"""A link brings one's own seat to another of one's devices: once, for minutes, and not for long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from portside.server.seat_links import LIFETIME
from portside.server.store.clock import CLOCK
from tests.server.harness import Json, LocalServer, Person

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def still() -> Iterator[None]:
    """Put the clock right afterwards."""
    yield
    CLOCK.ahead = 0.0


async def pair(server: LocalServer) -> tuple[Person, Person, Json]:
    """Return two people at a table whose match has begun."""
    mei, tom = await server.person("Mei"), await server.person("Tom")
    table = await mei.table("mf")
    await tom.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return mei, tom, await mei.post(f"/api/tables/{table['id']}/start")


async def link(person: Person, table: Json, seat: int, status: int = 0) -> str:
    """Make a link to a seat; return its code."""
    made = await person.post(f"/api/tables/{table['id']}/seats/{seat}/link", status=status)
    return str(made.get("code"))


async def test_a_link_opens_ones_own_seat_on_another_device_once(server: LocalServer) -> None:
    mei, _, table = await pair(server)
    code, phone = await link(mei, table, 0), server.stranger()
    came = await phone.post("/api/links", {"code": code})
    assert came == {"table": table["id"], "seat": 0, "name": "Mei"}
    line = await phone.connect(table["id"])
    assert (await line.state())["view"]["seat"] == 0
    assert len((await mei.get("/api/me/devices"))["devices"]) == 2
    assert (await server.stranger().post("/api/links", {"code": code}, 403))["code"] == "bad-code"


async def test_nobody_makes_a_link_to_anothers_seat(server: LocalServer) -> None:
    mei, tom, table = await pair(server)
    await link(mei, table, 1, 403)
    await link(await server.person(), table, 0, 403)
    await link(tom, table, 9, 403)
    await link(server.stranger(), table, 0, 401)


async def test_a_link_grows_old_and_a_new_one_ends_the_one_before(server: LocalServer) -> None:
    mei, _, table = await pair(server)
    first, second = await link(mei, table, 0), await link(mei, table, 0)
    await server.stranger().post("/api/links", {"code": first}, 403)
    CLOCK.ahead = LIFETIME + 1
    await server.stranger().post("/api/links", {"code": second}, 403)
    assert await server.services.seat_links.sweep() == 1


async def test_signing_a_device_out_ends_open_links_and_what_they_brought(
    server: LocalServer,
) -> None:
    mei, _, table = await pair(server)
    phone = server.stranger()
    await phone.post("/api/links", {"code": await link(mei, table, 0)})
    open_still = await link(phone, table, 0)
    await mei.request("DELETE", "/api/me/devices")
    assert not (await phone.get("/api/me"))["guest"]
    await server.stranger().post("/api/links", {"code": open_still}, 403)


async def test_a_link_to_a_seat_that_was_left_is_worth_nothing(server: LocalServer) -> None:
    mei, _, table = await pair(server)
    code = await link(mei, table, 0)
    await mei.post(f"/api/tables/{table['id']}/leave", {})
    await server.stranger().post("/api/links", {"code": code}, 403)


async def test_a_device_forgets_nobody_unless_it_is_told_to(server: LocalServer) -> None:
    mei, tom, table = await pair(server)
    code = await link(mei, table, 0)
    refused = await tom.post("/api/links", {"code": code}, 409)
    assert refused["code"] == "somebody-else"
    assert (await tom.get("/api/me"))["name"] == "Tom"
    await tom.post("/api/links", {"code": code, "instead": True})
    assert (await tom.get("/api/me"))["name"] == "Mei"


async def test_on_the_same_device_nothing_is_added(server: LocalServer) -> None:
    mei, _, table = await pair(server)
    await mei.post("/api/links", {"code": await link(mei, table, 0)})
    assert len((await mei.get("/api/me/devices"))["devices"]) == 1


async def test_friends_see_a_new_name_at_once(server: LocalServer) -> None:
    mei, tom, table = await pair(server)
    line = await tom.connect(table["id"])
    await mei.post("/api/me", {"name": "Captain Mei"})
    news = await line.until(
        lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Captain Mei"
    )
    assert news["table"]["seats"][1]["name"] == "Tom"
