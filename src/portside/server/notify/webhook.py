"""Webhooks: Discord, ntfy, and JSON for whatever else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import urlsplit, urlunsplit

from portside.server.errors import BadContact
from portside.server.notify.channels import Message, check_channel_status
from portside.server.notify.outgoing_requests import check_reachable, post_outside

KINDS = ("json", "discord", "ntfy")
MOST_SIGNS = 1900
"""Discord takes 2,000."""


class Webhook:
    """Post to an address that a guest has named."""

    name = "webhook"
    asks = False

    def __init__(self, private: bool) -> None:
        self._private = private

    async def checked(self, address: Mapping[str, object]) -> dict[str, str]:
        """Return the address of a webhook and its kind."""
        url, kind = str(address.get("url", "")), str(address.get("kind", "json"))
        if kind not in KINDS:
            raise BadContact(f"There are webhooks of the kinds {', '.join(KINDS)}.", reason="form")
        if kind == "ntfy" and not urlsplit(url).path.strip("/"):
            raise BadContact("An ntfy address ends with its topic.", reason="form")
        await check_reachable(url, self._private)
        return {"url": url, "kind": kind}

    def shown(self, address: Mapping[str, str]) -> str:
        """Return the host of a webhook; the rest is as good as a password."""
        return f"{address['kind']}: {urlsplit(address['url']).hostname}"

    async def send(self, address: Mapping[str, str], message: Message) -> None:
        """Post a message to a webhook in the form the other side reads."""
        url, data = webhook_request(address, message)
        headers = {"Content-Type": "application/json", "User-Agent": "Portside"}
        check_channel_status(
            await post_outside(url, json.dumps(data).encode(), headers, self._private)
        )


def webhook_request(address: Mapping[str, str], message: Message) -> tuple[str, dict[str, object]]:
    """Return where a webhook's message goes and what is posted."""
    url = address["url"]
    match address["kind"]:
        case "discord":
            # Nobody is called by name, whatever players are called.
            quiet: dict[str, object] = {"parse": []}
            return url, {"content": message.text[:MOST_SIGNS], "allowed_mentions": quiet}
        case "ntfy":
            parts = urlsplit(url)
            root, _, topic = parts.path.rstrip("/").rpartition("/")
            server = urlunsplit((parts.scheme, parts.netloc, root + "/", parts.query, ""))
            text = "\n".join(message.lines)
            told = {"topic": topic, "title": message.subject, "message": text}
            return server, {**told, "click": message.link}
    return url, {
        "id": message.id,
        "subject": message.subject,
        "lines": list(message.lines),
        "link": message.link,
        "waiting": message.waiting,
    }
