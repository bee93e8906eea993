"""Requests to addresses that guests name, which must not reach what only this machine can.

A name is looked up once, every address it leads to must lie in the public network, and the
connection goes to the very address that was looked at: a name that leads elsewhere the next
moment changes nothing. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import quote, urlsplit

from portside.server.errors import BadContact

PATIENCE = 10.0
"""Seconds for each step of a request: looking up, connecting, sending, reading."""
MOST_READ = 4096
"""So much of an answer is read at a time; nobody looks at it but for its status."""
LOOKUPS = 128
"""So many names are looked up at once: more than are told at once, since some never find out."""
WRITTEN = "/?%:@!$&'()*+,;=~-._[]"
"""Signs of an address that are sent as they are; all others are written in ASCII."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses that a gateway turns into those of version 4."""

INSIDE = tuple(map(IPv6Network, ("::/96", "64:ff9b:1::/48", "fec0::/10")))
"""Addresses of version 6 that lead inside although no list of Python's says so."""


class Unreachable(Exception):
    """Say that a request did not get through; it may do so later."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a request goes: the host as it was named, and the address it led to."""

    secure: bool
    host: str
    port: int
    address: str
    path: str

    @property
    def name(self) -> str:
        """Return the host of a request as its header names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


async def post_outside(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Post a request to an outside address; return the status of the answer.

    Args:
        url: where to.
        body: what.
        headers: of the request.
        private: whether addresses of private networks are allowed, and plain HTTP.

    Raises:
        BadContact: for an address that may not be reached.
        Unreachable: where nobody answers in time.
    """
    try:
        async with asyncio.timeout(3 * PATIENCE):
            return await _post(await _target(url, private), body, headers)
    except (OSError, EOFError, ValueError) as error:  # a timeout, too, is an OSError
        raise Unreachable(type(error).__name__) from error


async def check_reachable(url: str, private: bool) -> None:
    """Raise `BadContact` for an address to which guests may not have requests sent."""
    try:
        async with asyncio.timeout(PATIENCE):
            await _target(url, private)
    except OSError as error:
        raise BadContact("Nobody knows this address.", reason="unknown") from error


async def _post(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    """Post to the address that was looked at, under the name that was given.

    No thread waits for the answer: whoever sends it sign by sign holds up nobody.
    """
    trust, name = (_trust(), target.host) if target.secure else (None, None)
    reader, writer = await asyncio.open_connection(
        target.address, target.port, ssl=trust, server_hostname=name, limit=MOST_READ
    )
    try:
        own = {"Host": target.name, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"{header}: {value}" for header, value in {**headers, **own}.items()]
        head = "\r\n".join([f"POST {target.path} HTTP/1.1", *lines, "", ""])
        writer.write(head.encode("latin-1") + body)
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()


async def _status(reader: asyncio.StreamReader) -> int:
    """Return the status of an answer to a request; what it says before it has decided is none."""
    while True:
        protocol, status, *_ = (await reader.readuntil(b"\n")).split()
        if not protocol.startswith(b"HTTP/1."):
            raise ValueError("no answer of the web")
        if not status.startswith(b"1"):
            return int(status)
        while (await reader.readuntil(b"\n")).strip():
            pass


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _target(url: str, private: bool) -> Target:
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError as error:  # UnicodeError is one too
        raise BadContact("This is no address of the web.", reason="form") from error
    secure = parts.scheme == "https"
    if not host or parts.username or not (secure or (private and parts.scheme == "http")):
        raise BadContact("This must be an address that begins with https://.", reason="form")
    port = port or (443 if secure else 80)
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    names = await asyncio.get_running_loop().run_in_executor(_lookups(), look_up)
    found = [str(each[4][0]) for each in names]
    if not private and not all(is_public_address(address) for address in found):
        raise BadContact("This address leads into a private network.", reason="private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port, found[0], quote(path, safe=WRITTEN))


@cache
def _lookups() -> ThreadPoolExecutor:
    """Return threads of their own for looking names up, made as they are needed."""
    return ThreadPoolExecutor(LOOKUPS, "look-up")


def is_public_address(address: str) -> bool:
    """Tell whether an address lies in the public network, whatever it is wrapped in."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if any(found in network for network in INSIDE):
            return False
        wrapped = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in TRANSLATED:
            wrapped.append(IPv4Address(int(found) & 0xFFFFFFFF))
        inner = [each for each in wrapped if each is not None]
        if inner:
            return all(each.is_global and not each.is_multicast for each in inner)
    return found.is_global and not found.is_multicast
