"""Requests to addresses that guests name, which must not reach what only this machine can.

A name is looked up once, every address it leads to must lie in the public network, and the
connection goes to the very address that was looked at: a name that leads elsewhere the next
moment changes nothing. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from portside.server.errors import BadContact

PATIENCE = 10.0
"""Seconds for each step of a request: looking up, connecting, sending, reading."""
MOST_READ = 4096
"""So much of an answer is read; nobody looks at it but for its status."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses that a gateway turns into those of version 4."""


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
            return await asyncio.to_thread(_post, url, body, headers, private)
    except (OSError, http.client.HTTPException, TimeoutError) as error:
        raise Unreachable(type(error).__name__) from error


async def check_reachable(url: str, private: bool) -> None:
    """Raise `BadContact` for an address to which guests may not have requests sent."""
    try:
        await asyncio.to_thread(_target, url, private)
    except OSError as error:
        raise BadContact("Nobody knows this address.", reason="unknown") from error


def _post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    target = _target(url, private)
    line = _Line(target)
    try:
        line.request("POST", target.path, body, dict(headers))
        answer = line.getresponse()
        answer.read(MOST_READ)
        return answer.status
    finally:
        line.close()


class _Line(http.client.HTTPConnection):
    """Connect to the address that was looked at, under the name that was given."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE)
        self._target = target

    def connect(self) -> None:
        """Connect."""
        sock = socket.create_connection((self._target.address, self.port), PATIENCE)
        host = self._target.host
        self.sock = (
            _trust().wrap_socket(sock, server_hostname=host) if self._target.secure else sock
        )


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _target(url: str, private: bool) -> Target:
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError as error:  # UnicodeError is one too
        raise BadContact("This is no address of the web.", reason="form") from error
    secure = parts.scheme == "https"
    if not host or parts.username or not (secure or (private and parts.scheme == "http")):
        raise BadContact("This must be an address that begins with https://.", reason="form")
    port = port or (443 if secure else 80)
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(is_public_address(address) for address in found):
        raise BadContact("This address leads into a private network.", reason="private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port, found[0], path)


def is_public_address(address: str) -> bool:
    """Tell whether an address lies in the public network, whatever it is wrapped in."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        wrapped = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in TRANSLATED:
            wrapped.append(IPv4Address(int(found) & 0xFFFFFFFF))
        inner = [each for each in wrapped if each is not None]
        if inner:
            return all(each.is_global and not each.is_multicast for each in inner)
    return found.is_global and not found.is_multicast
