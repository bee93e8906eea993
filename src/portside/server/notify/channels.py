"""Ways to reach somebody outside a page, each behind the same three functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from portside.server.notify.outgoing_requests import Unreachable

GONE = frozenset({404, 410})
BUSY = frozenset({408, 425, 429})


class Gone(Exception):
    """Say that nobody can be reached there any more."""


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody is told; everything in it is public.

    Attributes:
        id: of the delivery; the same again when it is tried again.
        subject: in one line.
        lines: what there is to tell.
        link: the page to go to.
        stop: the page that ends such messages.
        one_click: what mail programs post to for the same end.
        ends: what is said beside that page.
        waiting: how many matches wait.
    """

    id: str
    subject: str
    lines: tuple[str, ...]
    link: str
    stop: str = ""
    one_click: str = ""
    ends: str = ""
    waiting: int = 0

    @property
    def text(self) -> str:
        """Return all of a channel's message but how to end it."""
        return "\n".join([self.subject, "", *self.lines, "", self.link])


class Channel(Protocol):
    """A way to reach somebody.

    Attributes:
        name: as it is stored.
        asks: whether an address must be confirmed from there before it is used.
    """

    name: str
    asks: bool

    async def checked(self, address: Mapping[str, object]) -> dict[str, str]:
        """Return the address of a channel in the form it is kept in, or raise `BadContact`."""

    def shown(self, address: Mapping[str, str]) -> str:
        """Return so much of a channel's address as its owner needs to know it by."""

    async def send(self, address: Mapping[str, str], message: Message) -> None:
        """Send a message by a channel, or raise `Gone` or `Unreachable`."""


def check_channel_status(status: int) -> None:
    """Raise what the status of a channel's answer means."""
    if status in GONE:
        raise Gone
    if status in BUSY or not 200 <= status < 300:
        raise Unreachable(str(status))
