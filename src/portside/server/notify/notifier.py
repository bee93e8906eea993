"""Who is told what, when: whoever is away and asked, once for each question, all tables in one."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from portside.engine.errors import PortsideError
from portside.server.config import BadServerSetting
from portside.server.errors import BadContact, NotFound, TooFast, TryAgain
from portside.server.logs import log
from portside.server.notify.channels import Channel, Gone, Message
from portside.server.notify.contacts import Contact, Contacts
from portside.server.notify.mail import Mail, Post
from portside.server.notify.message_texts import (
    confirmation_message,
    trial_message,
    waiting_message,
)
from portside.server.notify.outbox import TURN, Delivery, Outbox, Wait
from portside.server.notify.outgoing_requests import Unreachable
from portside.server.notify.push import Push
from portside.server.notify.webhook import Webhook
from portside.server.play.waiting import Turn, happened_while_waiting, waiting_matches
from portside.server.store.clock import now

if TYPE_CHECKING:
    from portside.server.config import Config
    from portside.server.services import Services

AT_ONCE = 100
"""So many deliveries one process takes at a time; whoever does not answer holds up few others."""
CHECKED = 2
"""So many contacts are looked at at once that come from one address: names may take long."""
TRIAL, CONFIRM = "trial", "confirm"
STRANGER = "portside@example.invalid"
"""Whom push services may write to where the host has said nothing."""


def available_channels(config: Config) -> dict[str, Channel]:
    """Return the channels by which people can be notified here, besides their browsers."""
    notify = config.notify
    found: list[Channel] = [Webhook(notify.private)]
    if notify.mail:
        if not notify.home:  # or whoever asks would choose, by a header, where mails to others lead
            raise BadServerSetting("Mail needs the address of this server in PORTSIDE_HOME.")
        found.append(Mail(Post.read(notify.mail, notify.mail_from)))
    return {channel.name: channel for channel in found}


class Notifier:
    """Tell people whose turn it is."""

    def __init__(self, services: Services) -> None:
        self._services = services
        notify = services.config.notify
        self._delay, self._gap = notify.delay, notify.gap
        push = Push(services.config.key(), notify.mail_from or STRANGER, notify.private)
        self.push_key = push.key
        self.channels: dict[str, Channel] = {push.name: push, **available_channels(services.config)}
        self.contacts = Contacts(services.storage)
        self.outbox = Outbox(services.storage)
        self._checking: Counter[str] = Counter()

    # -- contacts

    async def add(
        self,
        guest: str,
        channel: str,
        address: Mapping[str, object],
        language: str,
        home: str,
        source: str,
    ) -> Contact:
        """Add a contact at which a guest is notified; one that must be confirmed is asked first.

        Args:
            guest: whose contact it is.
            channel: by which way.
            address: where to.
            language: of the messages.
            home: address of the server as the guest reaches it.
            source: where the guest comes from.
        """
        way = self._way(channel)
        if self._checking[source] >= CHECKED:
            raise TooFast("One after another, please.")
        self._checking[source] += 1
        try:
            kept = await way.checked(address)
        finally:
            self._checking -= Counter([source])
        contact = await self.contacts.add(guest, channel, kept, language, home, not way.asks)
        if way.asks:
            await self.outbox.put(contact.id, {"kind": CONFIRM}, ())
        return contact

    async def try_out(self, contact: Contact) -> None:
        """Notify somebody now, so that they see whether it arrives."""
        if not contact.confirmed:
            raise BadContact("This address was asked to confirm already.", reason="asked")
        await self.outbox.put(contact.id, {"kind": TRIAL}, (), once=True)

    def shown(self, contact: Contact) -> str:
        """Return what its owner knows a contact by."""
        way = self.channels.get(contact.channel)
        return way.shown(contact.address) if way else ""

    def _way(self, channel: str) -> Channel:
        if channel not in self.channels:
            raise BadContact("Nobody can be told in this way here.", reason="channel")
        return self.channels[channel]

    # -- telling

    async def beat(self) -> None:
        """Note whom to notify, then notify whomever it is time for."""
        await self._note()
        taken = await self.outbox.take(AT_ONCE)
        await asyncio.gather(*(self._deliver(delivery) for delivery in taken))

    async def _note(self) -> None:
        contacts = await self.contacts.usable()
        if not contacts:
            return
        turns = waits_to_notify_of(await waiting_matches(self._services), now() - self._delay)
        for contact in contacts:
            waits = [wait_key(turn) for turn in turns.get(contact.guest, ())]
            if waits:
                await self.outbox.put(contact.id, {"kind": TURN}, waits, self._gap)

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            contact = await self.contacts.by_id(delivery.contact)
            message = await self._message(contact, delivery)
            if message is not None:
                await self._way(contact.channel).send(contact.address, message)
        except (Gone, NotFound, BadContact):
            await self.contacts.break_off(delivery.contact)
            log.info("contact broken", contact=delivery.contact)
        except Exception as error:  # whatever one contact leads to must not stop the others
            if not await self.outbox.failed(delivery):
                await self.contacts.break_off(delivery.contact)
            known = isinstance(error, (Unreachable, TryAgain))
            tell = log.info if known else log.exception
            tell("not told yet", contact=delivery.contact, reason=type(error).__name__)
            return
        await self.outbox.sent(delivery)

    async def _message(self, contact: Contact, delivery: Delivery) -> Message | None:
        """Return what to say now; None where there is nothing to say any more."""
        kind = delivery.told["kind"]
        if kind == CONFIRM:
            return confirmation_message(contact, delivery.id)
        if kind == TRIAL:
            return trial_message(contact, delivery.id)
        turns = waits_to_notify_of(
            await waiting_matches(self._services, contact.guest), now() - self._delay
        )
        mine = turns.get(contact.guest, [])
        if not mine:
            return None
        return waiting_message(
            contact, delivery.id, [(turn, await self._since(turn)) for turn in mine]
        )

    async def _since(self, turn: Turn) -> Sequence[dict[str, Any]]:
        try:
            return await happened_while_waiting(self._services, turn.table.id, turn.seat)
        except PortsideError:  # it went on, or away, meanwhile
            return ()


def waits_to_notify_of(turns: Sequence[Turn], until: float) -> dict[str, list[Turn]]:
    """Return the matches that wait for people who are away, for those who have waited till then.

    Whoever is at one of these tables is not away, and sees the others on that page.
    """
    here = {turn.guest for turn in turns if turn.present}
    found: dict[str, list[Turn]] = defaultdict(list)
    for turn in turns:
        if turn.guest not in here:
            found[turn.guest].append(turn)
    return {
        guest: each for guest, each in found.items() if min(turn.since for turn in each) <= until
    }


def wait_key(turn: Turn) -> Wait:
    """Return what tells one wait to notify somebody of from the next.

    A question is one, and that time is up for it is another, where the table wants a reminder.
    """
    n = turn.table.entries
    late = turn.left is not None and turn.left <= 0 and turn.table.terms.late == "remind"
    return Wait(turn.table.match or "", turn.seat, -1 - n if late else n)
