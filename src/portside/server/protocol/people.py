"""Who one is, on which devices, and where one is told that it is one's turn."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from portside.server.protocol.fields import Id, Language, Message, Nickname


class Me(Message):
    """The guest behind the cookie; `name` is None before the first introduction."""

    name: str | None
    guest: bool


class Introduction(Message):
    """Take a nickname, or change it."""

    name: Nickname


class RecoveryCode(Message):
    """A code that makes another device this guest; it works once and replaces an older one.

    It ends when the device it was made on is signed out from another one.
    """

    code: str


class Recovery(Message):
    """Become the guest a recovery code belongs to; `keep` leaves their other devices signed in."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    keep: bool = False


class SeatLink(Message):
    """A link to one's own seat for another of one's devices, good for so many `seconds`, once."""

    code: str
    seconds: float


class FollowLink(Message):
    """Follow a link to a seat; `instead` forgets who was signed in at this device."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    instead: bool = False


class Arrived(Message):
    """Where a link led, and who one is there."""

    table: str
    seat: int
    name: str


class Device(Message):
    """Where one is signed in, since when, and when it was last used, to the day.

    `browser` and `system` are "" where nothing is known of them; `here` is the device that asks.
    """

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool


class Devices(Message):
    """All devices one is signed in at, the latest used first.

    `code` is when the recovery code was made that works now, 0 for long ago; None where none does.
    """

    devices: list[Device]
    code: float | None = None


ChannelName = Literal["push", "mail", "webhook"]
Short = Annotated[str, StringConstraints(max_length=200)]
LongUrl = Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class PushKeys(Message):
    """The keys of a browser's subscription."""

    p256dh: Short
    auth: Short


class PushAddress(Message):
    """A browser's subscription, as the browser gives it."""

    endpoint: LongUrl
    keys: PushKeys


class MailAddress(Message):
    """An e-mail address."""

    mail: Annotated[str, StringConstraints(min_length=1, max_length=254)]


class WebhookAddress(Message):
    """An address that is posted to, and in which form."""

    url: LongUrl
    kind: Literal["json", "discord", "ntfy"]


class NewContact(Message):
    """Name a place where one wants to be told."""

    address: PushAddress | MailAddress | WebhookAddress
    language: Language


class ContactInfo(Message):
    """A place where one is told: `shown` is what one knows it by.

    It is used once it is `confirmed`, and no more when it is `broken`.
    """

    id: Id
    channel: ChannelName
    shown: str
    confirmed: bool
    broken: bool


class ContactList(Message):
    """Where one is told, which ways there are here, and the key that browsers subscribe with."""

    contacts: list[ContactInfo]
    channels: list[ChannelName]
    push_key: str
