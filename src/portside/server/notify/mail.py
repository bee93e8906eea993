"""E-mail, through the host's own SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from portside.server.config import BadServerSetting
from portside.server.errors import BadContact
from portside.server.notify.channels import Gone, Message
from portside.server.notify.outgoing_requests import PATIENCE, Unreachable

PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
LONGEST = 254


@dataclass(frozen=True, slots=True)
class Post:
    """The host's SMTP server, as `smtp+starttls://user:password@host:587`."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def read(cls, address: str, sender: str) -> Post:
        """Read the address of an SMTP server; raise `BadServerSetting` for one that is none."""
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname or not plausible_mail_address(sender):
            raise BadServerSetting(
                "Mail needs an address such as smtp+starttls://user:password@mail.example.org:587 "
                "in PORTSIDE_MAIL and a sender in PORTSIDE_MAIL_FROM."
            )
        port = parts.port or PORTS[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, password, sender)

    def send(self, mail: EmailMessage) -> None:
        """Hand a mail over to the SMTP server."""
        trust = ssl.create_default_context()
        if self.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, None, timeout=PATIENCE)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with line:
            if self.scheme == "smtp+starttls":
                line.starttls(context=trust)
            if self.user:
                line.login(self.user, self.password)
            line.send_message(mail)


class Mail:
    """Write e-mails."""

    name = "mail"
    asks = True

    def __init__(self, post: Post) -> None:
        self._post = post

    async def checked(self, address: Mapping[str, object]) -> dict[str, str]:
        """Return the e-mail address, if mail could be sent to it."""
        mail = str(address.get("mail", "")).strip()
        if not plausible_mail_address(mail):
            raise BadContact("This is no e-mail address.", reason="form")
        return {"mail": mail}

    def shown(self, address: Mapping[str, str]) -> str:
        """Return the e-mail address; it is its owner who asks."""
        return address["mail"]

    async def send(self, address: Mapping[str, str], message: Message) -> None:
        """Send a mail, with a header that ends such mails by one click."""
        mail = written_mail(self._post.sender, address["mail"], message)
        try:
            await asyncio.to_thread(self._post.send, mail)
        except smtplib.SMTPRecipientsRefused as error:
            code, _ = next(iter(error.recipients.values()), (450, b""))
            raise (Gone if code >= 500 else Unreachable)("refused") from error
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(type(error).__name__) from error


def written_mail(sender: str, to: str, message: Message) -> EmailMessage:
    """Return a message as mail."""
    mail = EmailMessage()
    mail["Subject"] = message.subject
    mail["From"] = Address("Portside", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{message.id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if message.one_click:
        mail["List-Unsubscribe"] = f"<{message.one_click}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ending = ["", "-- ", f"{message.ends} {message.stop}"] if message.stop else []
    mail.set_content("\n".join([*message.lines, "", message.link, *ending]) + "\n")
    return mail


def plausible_mail_address(mail: str) -> bool:
    """Tell whether something could be an e-mail address; only a mail to it can tell for sure."""
    # Hosts in brackets name machines, and the parser breaks where a bracket is not closed.
    if len(mail) > LONGEST or not (mail.isascii() and mail.isprintable()) or {" ", "["} & set(mail):
        return False
    try:
        found = Address(addr_spec=mail)
    except (ValueError, IndexError, MessageError):  # whatever the parser meets
        return False
    return bool(found.username and found.domain)
