"""Talking to a table server: where it is, who one is there, and what it refuses."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from portside.engine.errors import PortsideError

Json = dict[str, Any]
COOKIE: Final = "portside_guest"
TIMEOUT: Final = 30.0
AT_LEISURE: Final = 180.0
"""Seconds for what a server works out beside its tables, whenever those leave it time."""
HOST: Final = re.compile(r"([\w-]+(\.[\w-]+)*|\[[0-9a-fA-F:.]+\])(:\d{1,5})?")
"""A name or number of a machine, perhaps with a port."""
NEAR: Final = ("localhost", "127.", "192.168.", "10.", "[")
"""Beginnings of addresses that are reached without encryption unless they say otherwise."""


class BadAddress(PortsideError):
    """Refuse what is no address of a server or of a table there."""

    code = "bad-address"


class Unreachable(PortsideError):
    """Report a server that does not answer, or not as a table server does."""

    code = "unreachable"


class Refused(PortsideError):
    """Pass on what a server refused, with its own code."""

    def __init__(self, message: str, code: str, facts: Json) -> None:
        super().__init__(message, **facts)
        self.code = code


@dataclass(frozen=True, slots=True)
class TableAddress:
    """Hold where a table is.

    Attributes:
        origin: of its server, such as `https://example.org`.
        table: its id; "" if the address is the server's only.
        invite: what opens a private table, or "".
    """

    origin: str
    table: str = ""
    invite: str = ""

    @property
    def link(self) -> str:
        """Return the address of the table as people send it."""
        query = f"?{urlencode({'invite': self.invite})}" if self.invite else ""
        return f"{self.origin}/t/{self.table}{query}"


def table_address(text: str) -> TableAddress:
    """Return where a link leads: to a table, or to a server."""
    wrong = BadAddress(f"{text!r} is no address of a table or server.", value=text)
    scheme = "" if "://" in text else "http://" if text.startswith(NEAR) else "https://"
    try:
        parts = urlsplit(scheme + text.strip())
        known = parts.scheme in ("http", "https") and HOST.fullmatch(parts.netloc) is not None
    except ValueError:
        raise wrong from None
    steps = [step for step in parts.path.split("/") if step]
    if not known or (steps and (steps[0] != "t" or len(steps) != 2)):
        raise wrong
    invite = parse_qs(parts.query).get("invite", [""])[0]
    return TableAddress(f"{parts.scheme}://{parts.netloc}", steps[1] if steps else "", invite)


class Server:
    """Send requests to a server as one and the same guest, whose key is kept in a file."""

    def __init__(self, origin: str, keys: Path) -> None:
        self.origin = origin
        self._keys = keys
        self.key: str = self._kept().get(origin, "")

    def get(self, path: str, timeout: float = TIMEOUT) -> Any:
        """Read something from the server."""
        return self._sent("GET", path, timeout=timeout)

    def post(self, path: str, body: Json | None = None) -> Any:
        """Do something at the server."""
        return self._sent("POST", path, body or {})

    def _sent(
        self, method: str, path: str, body: Json | None = None, timeout: float = TIMEOUT
    ) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Cookie"] = f"{COOKIE}={self.key}"
        request = Request(self.origin + quote(path, "/?=&%"), data, headers, method=method)
        try:
            with urlopen(request, timeout=timeout) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or ())
                text = answer.read().decode()
                plain = answer.headers.get_content_type() != "application/json"
                return text if plain else json.loads(text)
        except HTTPError as error:
            raise self._refusal(error) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise self.unreachable(str(getattr(error, "reason", error))) from None

    def unreachable(self, why: str) -> Unreachable:
        """Return the error that says that the server does not answer."""
        message = f"No table server answers at {self.origin}: {why}."
        return Unreachable(message, value=self.origin)

    def _refusal(self, error: HTTPError) -> PortsideError:
        try:
            told = json.loads(error.read())
            return Refused(told["message"], told["code"], told["facts"])
        except (ValueError, KeyError, TypeError):
            return self.unreachable(f"{error.code} {error.reason}")

    def _remember(self, lines: list[str] | tuple[()]) -> None:
        """Keep the key that the server hands out; whoever has it is this guest."""
        for line in lines:
            try:
                found = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if found is not None and found.value != self.key:
                self.key = found.value
                self._keep({**self._kept(), self.origin: self.key})

    def _kept(self) -> dict[str, str]:
        try:
            return dict(json.loads(self._keys.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return {}

    def _keep(self, keys: dict[str, str]) -> None:
        self._keys.parent.mkdir(parents=True, exist_ok=True)
        new = self._keys.with_suffix(".new")
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(keys, file)
        new.replace(self._keys)
