"""People see where they are signed in, and end it; cookies are worth as much as their devices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeSerializer

from portside.server.accounts import COOKIE
from portside.server.devices import DISUSE_SECONDS, RENEWAL_SECONDS, device_description
from portside.server.play.stored_table import TableRow
from portside.server.store.schema import DEVICES, GUESTS, SEAT_LINKS
from tests.server.adversary.vocabulary import at_process
from tests.server.harness import (
    Closed,
    Json,
    LocalServer,
    Person,
    Socket,
    config_in,
    kept_busy,
    running,
    taken_back,
)
from tests.server.processes import serving

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1"
SIGNED_OUT = 4401


async def second_device(first: Person, agent: str = PHONE, **fields: object) -> Person:
    """Let somebody come from another device, by a code."""
    code = (await first.post("/api/me/recovery"))["code"]
    other = first.server.stranger()
    other.http.headers["user-agent"] = agent
    await other.post("/api/recover", {"code": code, **fields})
    return other


async def known(person: Person) -> bool:
    return bool((await person.get("/api/me"))["guest"])


async def grown_older(server: LocalServer, seconds: float) -> None:
    async with server.services.storage.writing() as connection:
        await connection.execute(sa.update(DEVICES).values(seen=DEVICES.c.seen - seconds))


async def test_somebody_sees_all_their_devices_and_nobody_elses(server: LocalServer) -> None:
    mei, luc = server.stranger("Mei"), await server.person("Luc")
    mei.http.headers["user-agent"] = FIREFOX
    await mei.introduce()
    phone = await second_device(mei, keep=True)
    here, there = [(await one.get("/api/me/devices"))["devices"] for one in (mei, phone)]
    seen = {(one["browser"], one["system"], one["here"]) for one in here}
    assert seen == {("Firefox", "Linux", True), ("Safari", "iOS", False)}
    assert {one["id"] for one in here} == {one["id"] for one in there}
    await luc.request("DELETE", f"/api/me/devices/{here[0]['id']}", status=404)
    assert await known(mei) and await known(phone)


async def test_a_device_that_is_ended_is_nobodys_at_once(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mm", start=True)
    phone = await second_device(mei, keep=True)
    here, there = await mei.connect(table["id"]), await phone.connect(table["id"])
    program = await server.stranger().connect(
        table["id"], authorization=f"Bearer {table['credentials']['0']}"
    )
    for socket in (here, there, program):
        await socket.state()
    other = next(one for one in (await mei.get("/api/me/devices"))["devices"] if not one["here"])
    await mei.request("DELETE", f"/api/me/devices/{other['id']}")
    assert not await known(phone)
    for socket, code in ((there, SIGNED_OUT), (program, 4403)):
        with pytest.raises(Closed) as closed:
            while True:
                await socket.receive()
        assert closed.value.code == code
    await here.settle()
    await mei.request("DELETE", f"/api/me/devices/{other['id']}", status=404)
    fresh = (await mei.get(f"/api/tables/{table['id']}"))["credentials"]
    assert not set(fresh.values()) & set(table["credentials"].values())


async def let_go_elsewhere(server: LocalServer, person: Person, table: Json) -> None:
    """End somebody's other devices as another process does; this one hears of the table alone."""
    here = await server.services.accounts.guest(person.cookie)
    assert here is not None
    await server.services.accounts.devices.end_others(here.id, here.device)
    server.services.rooms.heard(table["id"], "-")


async def told_no_credentials(mei: Person, table: Json, there: Socket) -> bool:
    """Tell whether a device that is let go of was told none that her seats have now."""
    with pytest.raises(Closed) as closed:
        await there.until("nothing")
    assert closed.value.code == SIGNED_OUT
    fresh = (await mei.get(f"/api/tables/{table['id']}"))["credentials"].values()
    return not any(one.encode() in b"".join(there.raw) for one in fresh)


async def test_a_device_that_is_ended_is_told_no_new_credentials(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mm", start=True)
    there = await (await second_device(mei, keep=True)).connect(table["id"])
    await there.settle()
    await let_go_elsewhere(server, mei, table)
    assert await told_no_credentials(mei, table, there)


async def test_a_device_that_comes_as_it_is_ended_is_told_none_either(server: LocalServer) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mm", start=True)
    phone, mine = await second_device(mei, keep=True), await mei.connect(table["id"])
    await mine.settle()
    busy = await kept_busy(server, table)
    await mine.close()  # so that the room reads the new credentials before it hears why
    there = await phone.connect(table["id"])
    await asyncio.sleep(0)
    await let_go_elsewhere(server, mei, table)
    busy.set()
    assert await told_no_credentials(mei, table, there)


async def test_a_device_that_asks_as_it_is_ended_is_told_none_either(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = await server.person("Mei")
    table = await mei.table("mf")
    phone, read = await second_device(mei, keep=True), server.services.lobby.table

    async def read_later(name: str) -> TableRow:
        await mei.request("DELETE", "/api/me/devices")
        return await read(name)

    monkeypatch.setattr(server.services.lobby, "table", read_later)
    refused = await phone.get(f"/api/tables/{table['id']}", 401)
    assert refused["code"] == "not-introduced"


async def test_recovery_ends_old_cookies_unless_they_shall_stay(server: LocalServer) -> None:
    mei = await server.person("Mei")
    phone = await second_device(mei)
    assert await known(phone) and not await known(mei)
    laptop = await second_device(phone, keep=True)
    assert await known(phone) and await known(laptop)
    await laptop.request("DELETE", "/api/me/devices")
    assert await known(laptop) and not await known(phone)


async def other_device(person: Person) -> str:
    """Return what the one other device is called in somebody's list."""
    devices = (await person.get("/api/me/devices"))["devices"]
    return str(next(one["id"] for one in devices if not one["here"]))


async def made_code(person: Person) -> str:
    return str((await person.post("/api/me/recovery"))["code"])


async def test_a_borrowed_device_leaves_no_way_back(server: LocalServer) -> None:
    mei = await server.person("Mei")
    borrowed, thief = await second_device(mei, keep=True), server.stranger()
    own = await made_code(mei)
    taken = await made_code(borrowed)
    assert (await server.stranger().post("/api/recover", {"code": own}, 403))["code"] == "bad-code"
    await mei.request("DELETE", f"/api/me/devices/{await other_device(mei)}")
    assert (await thief.post("/api/recover", {"code": taken}, 403))["code"] == "bad-code"
    phone = server.stranger()
    await phone.post("/api/recover", {"code": own})
    assert await known(phone) and not await known(mei)


async def test_no_code_stays_that_was_made_elsewhere(server: LocalServer) -> None:
    mei = await server.person("Mei")
    for everywhere in (True, False):
        borrowed = await second_device(mei, keep=True)
        taken = await made_code(borrowed)
        await borrowed.request("DELETE", "/api/me")  # so that it is in no list any more
        assert (await mei.get("/api/me/devices"))["code"] is not None
        await mei.request("DELETE", "/api/me/devices" if everywhere else "/api/me/recovery")
        assert (await mei.get("/api/me/devices"))["code"] is None
        await server.stranger().post("/api/recover", {"code": taken}, 403)


async def test_whoever_comes_back_by_a_code_ends_all_others(server: LocalServer) -> None:
    mei = await server.person("Mei")
    borrowed = await second_device(mei, keep=True)
    await made_code(borrowed)
    phone = await second_device(mei)
    assert (await phone.get("/api/me/devices"))["code"] is None


async def test_a_code_outlives_that_its_device_is_left(server: LocalServer) -> None:
    mei = await server.person("Mei")
    code = await made_code(mei)
    await mei.request("DELETE", "/api/me")
    assert not await known(mei)
    await mei.post("/api/recover", {"code": code})
    assert await known(mei)


async def test_a_code_replaces_the_one_before_and_works_once(server: LocalServer) -> None:
    mei = await server.person("Mei")
    first, second = await made_code(mei), await made_code(mei)
    for code, status in ((first, 403), (second, 200), (second, 403)):
        await server.stranger().post("/api/recover", {"code": code}, status)


async def test_codes_of_before_still_work_and_are_kept_going_back(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    async with running(config) as server:
        code = await made_code(await server.person("Mei"))
    taken_back(config, "0015")
    async with running(config) as server:
        mei = server.stranger()
        await mei.post("/api/recover", {"code": code})
        assert (await mei.get("/api/me"))["name"] == "Mei"


@pytest.mark.postgres
@pytest.mark.slow
async def test_nothing_is_made_on_a_device_that_is_just_signed_out(
    tmp_path: Path, postgres: str
) -> None:
    async with running(config_in(tmp_path, database=postgres)) as server:
        mei = await server.person("Mei")
        table = await mei.table("mf")
        for _ in range(6):
            borrowed = await second_device(mei, keep=True)
            away = mei.request("DELETE", f"/api/me/devices/{await other_device(mei)}")
            made = borrowed.http.post("/api/me/recovery")
            link = borrowed.http.post(f"/api/tables/{table['id']}/seats/0/link")
            _, *answers = await asyncio.gather(away, made, link)
            assert {answer.status_code for answer in answers} <= {200, 401}
            assert (await mei.get("/api/me/devices"))["code"] is None
            async with server.services.storage.reading() as connection:
                assert (await connection.execute(sa.select(SEAT_LINKS))).first() is None


async def test_whoever_signs_out_takes_the_cookie_along(server: LocalServer) -> None:
    mei = await server.person("Mei")
    kept = mei.cookie
    await mei.request("DELETE", "/api/me")
    mei.http.cookies.set(COOKIE, kept, domain="testserver.local")
    assert not await known(mei)


async def test_cookies_renew_with_use_and_expire_without(server: LocalServer) -> None:
    mei = await server.person("Mei")
    assert "set-cookie" not in (await mei.http.get("/api/me")).headers
    await grown_older(server, RENEWAL_SECONDS + 1)
    renewed = await mei.http.get("/api/me")
    assert f"Max-Age={DISUSE_SECONDS}" in renewed.headers["set-cookie"]
    assert "set-cookie" not in (await mei.http.get("/api/me")).headers
    await grown_older(server, DISUSE_SECONDS + 1)
    assert not await known(mei)
    await server.services.accounts.devices.sweep()  # unless the server has done so by itself
    async with server.services.storage.reading() as connection:
        assert (await connection.execute(sa.select(DEVICES))).first() is None


async def test_cookies_of_a_time_before_devices_go_on(tmp_path: Path) -> None:
    config = config_in(tmp_path, database="")
    async with running(config) as server:
        await server.person("Mei")
        async with server.services.storage.reading() as connection:
            guest = (await connection.execute(sa.select(GUESTS.c.id))).scalar_one()
    taken_back(config, "0008")
    async with running(config) as server:
        mei = server.stranger()
        signer = URLSafeSerializer(config.key(), salt="portside guest")
        mei.http.cookies.set(COOKIE, str(signer.dumps(guest)), domain="testserver.local")
        assert (await mei.get("/api/me"))["name"] == "Mei"
        phone = await second_device(mei)
        assert await known(phone) and not await known(mei)


@pytest.mark.postgres
@pytest.mark.slow
async def test_another_process_lets_go_of_a_device_that_is_ended(
    tmp_path: Path, postgres: str
) -> None:
    config = config_in(tmp_path, database=postgres, secret="shared by both")
    async with (
        serving(config, tmp_path / "one.log") as one,
        serving(config, tmp_path / "two.log") as two,
        at_process(one.address, "Mei") as mei,
        at_process(two.address, "nobody") as phone,
    ):
        code = (await mei.do("POST", "/api/me/recovery")).data["code"]
        assert (await phone.do("POST", "/api/recover", {"code": code, "keep": True})).done
        table = await mei.set_up("mm", start=True)
        there = await phone.watch(table)
        await there.shown()
        assert (await mei.do("DELETE", "/api/me/devices")).done
        await there.until(lambda at: at.closed == SIGNED_OUT)
        fresh = (await mei.look(table))["credentials"].values()
        assert not set(fresh) & set(there.table["credentials"].values())


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (PHONE, "Safari", "iOS"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/138.0 Safari/537.36 Edg/138.0", "Edge", "Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/138.0 Mobile Safari/537.36", "Chrome", "Android"),
        ("curl/8.5", "", ""),
        ("", "", ""),
    ],
)
def test_what_a_device_says_of_itself(agent: str, browser: str, system: str) -> None:
    assert device_description(agent) == {"browser": browser, "system": system}
