"""What messages say, in the language of who gets them; nothing in them is hidden from anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from portside.server.notify.channels import Message
from portside.server.notify.contacts import Contact
from portside.server.play.waiting import Turn
from portside.text import Texts

MOST_LINES = 6
"""So many lines of each match are told."""


def confirmation_message(contact: Contact, delivery: str) -> Message:
    """Return the text of the message that asks somebody whether they want to be told."""
    say = Texts(contact.language).say
    subject, lines = say("notify-confirm-subject"), (say("notify-confirm"),)
    return Message(delivery, subject, lines, contact_page_address(contact))


def contact_page_address(contact: Contact) -> str:
    """Return where somebody can confirm and end what messages tell them."""
    return f"{contact.home}news/{contact.token}"


def trial_message(contact: Contact, delivery: str) -> Message:
    """Return the text of a message that shows that messages arrive."""
    say = Texts(contact.language).say
    lines = (say("notify-trial"),)
    return _message(contact, delivery, say("notify-trial-subject"), lines, contact.home, 0)


def waiting_message(
    contact: Contact, delivery: str, turns: Sequence[tuple[Turn, Sequence[Mapping[str, Any]]]]
) -> Message:
    """Return the text of a message: which matches wait, and what happened there."""
    plain = Texts(contact.language)
    lines: list[str] = []
    for turn, happened in turns:
        texts = Texts(contact.language, turn.table.title, turn.table.options)
        others = [row.name for row in turn.table.seats if row.seat != turn.seat and row.name]
        names = plain.listed(others)
        lines += ["", plain.say("notify-match", title=texts.name(), others=names)]
        told = [texts.happening(line) for line in happened]
        lines += [f"· {line}" for line in told if line][-MOST_LINES:]
    first = turns[0][0].table.id
    link = f"{contact.home}t/{first}" if len(turns) == 1 else contact.home
    subject = plain.say("notify-subject", count=len(turns))
    return _message(contact, delivery, subject, tuple(lines[1:]), link, len(turns))


def _message(
    contact: Contact, delivery: str, subject: str, lines: tuple[str, ...], link: str, waiting: int
) -> Message:
    one_click = f"{contact.home}api/news/{contact.token}/stop"
    ends = Texts(contact.language).say("notify-ends")
    return Message(
        delivery, subject, lines, link, contact_page_address(contact), one_click, ends, waiting
    )
