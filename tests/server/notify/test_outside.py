"""Addresses that guests name lead nowhere but into the public network."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portside.server.config import BadServerSetting
from portside.server.errors import BadContact
from portside.server.notify import notifier, outgoing_requests
from portside.server.notify.mail import Post, plausible_mail_address
from portside.server.notify.outgoing_requests import (
    Unreachable,
    check_reachable,
    is_public_address,
    post_outside,
)
from tests.server.harness import PATIENCE
from tests.server.notify.receivers import listening

pytestmark = pytest.mark.anyio
INSIDE = (
    "127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 "
    "255.255.255.255 ::1 :: fe80::1%eth0 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 "
    "64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 "
    "fec0::1 ::10.0.0.1 64:ff9b:1::a00:1"
).split()


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses_are_known_in_every_wrapping(address: str) -> None:
    assert not is_public_address(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public_address(address)


@given(st.ip_addresses(v=4).map(str))
def test_an_address_is_as_private_as_the_one_it_wraps(address: str) -> None:
    wrapped = [
        f"::ffff:{address}",
        str(IPv6Address(int(IPv6Address("64:ff9b::")) + int(IPv4Address(address)))),
    ]
    assert {is_public_address(each) for each in wrapped} == {is_public_address(address)}


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://example.org/",
        "https://user:password@example.org/",
        "https://",
        "https://example.org:99999/",
        "https://[::1/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://localhost/",
        "https://[::ffff:10.0.0.1]/",
        "https://" + "a" * 300 + ".org/",
    ],
)
async def test_addresses_that_lead_inside_or_are_none_are_refused(url: str) -> None:
    with pytest.raises(BadContact):
        await check_reachable(url, private=False)


async def test_a_name_that_leads_elsewhere_the_next_moment_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lookups: list[str] = []
    real = socket.getaddrinfo

    def names(host: str, *rest: Any, **more: Any) -> Any:
        if host != "rebinding.test":
            return real(host, *rest, **more)
        lookups.append(host)
        return real("127.0.0.1" if len(lookups) == 1 else "127.0.0.2", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", names)
    with listening() as service:
        port = service.address.rpartition(":")[2]
        assert await post_outside(f"http://rebinding.test:{port}/x", b"{}", {}, private=True) == 201
        assert (
            len(lookups) == 1 and (await service.next()).headers["host"] == f"rebinding.test:{port}"
        )


async def test_redirections_are_not_followed() -> None:
    with listening() as service:
        service.statuses[:] = [307]
        assert await post_outside(f"{service.address}/x", b"{}", {}, private=True) == 307
        assert (await service.next()).path == "/x" and service.came.empty()


async def test_an_address_may_hold_any_sign() -> None:
    with listening() as service:
        assert await post_outside(f"{service.address}/tö pic/%41?ä=1&b", b"{}", {}, True) == 201
        assert (await service.next()).path == "/t%C3%B6%20pic/%41?%C3%A4=1&b"


async def test_whoever_answers_sign_by_sign_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
        gone.set()

    monkeypatch.setattr(outgoing_requests, "PATIENCE", 0.2)
    threads = threading.active_count() + outgoing_requests.LOOKUPS
    async with await asyncio.start_server(drip, "127.0.0.1", 0) as service:
        port = service.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await post_outside(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)
        async with asyncio.timeout(PATIENCE):
            await gone.wait()
    assert threading.active_count() <= threads


async def test_names_that_nobody_finds_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    found, real, asked = threading.Event(), socket.getaddrinfo, asyncio.Event()
    loop = asyncio.get_running_loop()

    def names(host: str, *rest: Any, **more: Any) -> Any:
        if host.endswith(".slow.test"):
            loop.call_soon_threadsafe(asked.set)
            found.wait(PATIENCE)
        return real("127.0.0.1" if host.endswith(".test") else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(outgoing_requests, "PATIENCE", 1e6)
    slow = [
        asyncio.create_task(check_reachable(f"http://n{n}.slow.test/", private=True))
        for n in range(notifier.AT_ONCE)
    ]
    await asked.wait()
    try:
        with listening() as service:
            async with asyncio.timeout(PATIENCE):
                await post_outside(f"{service.address}/x", b"{}", {}, private=True)
        assert not any(one.done() for one in slow)
    finally:
        found.set()
        await asyncio.gather(*slow)


@pytest.mark.parametrize("answer", [b"", b"nonsense", b"SSH-2.0 x\r\n", b"HTTP/1.1 x y\r\n", b"\n"])
async def test_what_is_no_answer_is_none(answer: bytes) -> None:
    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"{}")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(say, "127.0.0.1", 0) as service:
        port = service.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await post_outside(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)


@pytest.mark.parametrize("mail", ["a@b.org", "first.last+tag@mail.example.org"])
def test_mail_addresses_are_taken(mail: str) -> None:
    assert plausible_mail_address(mail)


@pytest.mark.parametrize(
    "mail",
    [
        "",
        "a",
        "a@",
        "@b",
        "a b@c.org",
        "a@b\r\nBcc: x@y.org",
        "a@b,c@d.org",
        "ä@b.org",
        "a@[",
        "a@[1",
    ],
)
def test_what_is_no_mail_address_is_refused(mail: str) -> None:
    assert not plausible_mail_address(mail)


@given(st.text(max_size=60) | st.text('a@.,:;<>()[]"\\ \t\r\n\0', max_size=12))
def test_no_text_gets_a_second_line_into_a_mail(text: str) -> None:
    assert not (plausible_mail_address(text) and ("\n" in text or "\r" in text))


@pytest.mark.parametrize("address", ["mail.example.org", "http://x", "smtp://"])
def test_a_mail_server_that_is_none_is_a_bad_setting(address: str) -> None:
    with pytest.raises(BadServerSetting):
        Post.read(address, "a@b.org")
