"""Web Push: messages that a browser shows while no page of ours is open."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode
from collections.abc import Mapping

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from pydantic import ValidationError
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from portside.server.errors import BadContact
from portside.server.notify.channels import Message, check_channel_status
from portside.server.notify.outgoing_requests import check_reachable, post_outside

DAY = 24 * 3600
ROOM = 3000
"""So many bytes fit into a push message with all that goes around it."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has."""
POINT, SECRET = 65, 16
"""How long the two keys of a subscription are, in bytes."""


class Push:
    """Send to browsers.

    Args:
        secret: the key of the server, from which its key pair follows.
        contact: an e-mail address, which push services want to know.
        private: whether push services in private networks are allowed.
    """

    name = "push"
    asks = False

    def __init__(self, secret: str, contact: str, private: bool) -> None:
        own, public = _keys(secret)
        self._sealing = WebPush(own, public, subscriber=contact, ttl=DAY)
        self.key = VAPID.get_application_server_key(self._sealing.vapid.public_key)
        self._private = private

    async def checked(self, address: Mapping[str, object]) -> dict[str, str]:
        """Return what Web Push needs of a browser's subscription."""
        keys = address.get("keys")
        if not isinstance(keys, dict):
            raise BadContact("A subscription has keys.", reason="form")
        kept = {name: str(keys.get(name, "")) for name in ("p256dh", "auth")}
        if [_bytes(kept["p256dh"]), _bytes(kept["auth"])] != [POINT, SECRET]:
            raise BadContact("These are no keys of a subscription.", reason="form")
        endpoint = str(address.get("endpoint", ""))
        await check_reachable(endpoint, self._private)
        return {"endpoint": endpoint, **kept}

    def shown(self, address: Mapping[str, str]) -> str:
        """Return nothing of a push subscription: its address is as good as a password."""
        return ""

    async def send(self, address: Mapping[str, str], message: Message) -> None:
        """Seal a message for a browser and hand it to its push service."""
        told = {
            "title": message.subject,
            "body": "\n".join(message.lines),
            "link": message.link,
            "waiting": message.waiting,
        }
        while len(json.dumps(told).encode()) > ROOM:
            told["body"] = str(told["body"])[: len(str(told["body"])) // 2]
        keys = {"p256dh": address["p256dh"], "auth": address["auth"]}
        try:
            where = WebPushSubscription.model_validate(
                {"endpoint": address["endpoint"], "keys": keys}
            )
            sealed = self._sealing.get(json.dumps(told), where)
        except (ValidationError, ValueError) as error:
            raise BadContact("These are no keys of a subscription.", reason="form") from error
        headers = {**sealed.headers, "urgency": "normal", "topic": "portside-turn"}
        check_channel_status(
            await post_outside(address["endpoint"], sealed.encrypted, headers, self._private)
        )


def _bytes(key: str) -> int:
    try:
        return len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        return 0


def _keys(secret: str) -> tuple[bytes, bytes]:
    """Return the server's key pair; it follows from its secret, so every process has the same."""
    number = int.from_bytes(hashlib.sha512(f"portside push {secret}".encode()).digest())
    own = ec.derive_private_key(1 + number % (ORDER - 1), ec.SECP256R1())
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    return (
        own.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain),
        own.public_key().public_bytes(pem, serialization.PublicFormat.SubjectPublicKeyInfo),
    )
