"""Web Push: what is sent is encrypted for one browser, and signed with a key that only this server has."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from fzzzt.web.notices.subscription import Subscription

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: secrets are smaller."""
_KEPT_FOR = 12 * 3600
"""Seconds for which the browser's service keeps a message for a device that is off."""
_SIGNED_FOR = 6 * 3600
_LONGEST_TOPIC = 32
_NOBODY = "mailto:nobody@localhost"
"""Whom push services can write to if the server has no address of its own."""


class PushKey:
    """The server's key for Web Push. It follows from the server's secret, as all its processes have it."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(hashlib.sha512(b"fzzzt/push/1/" + secret).digest(), "big")
        self._private = derive_private_key(number % (_ORDER - 1) + 1, SECP256R1())

    @property
    def public(self) -> str:
        """What browsers must know to let this server push."""
        return _base64(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def sealed(self, to: Subscription, text: bytes, topic: str) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a message; one of the same topic that was not fetched yet is replaced by it."""
        return await asyncio.to_thread(self._sealed, to, text, topic)

    def _sealed(self, to: Subscription, text: bytes, topic: str) -> tuple[dict[str, str], bytes]:
        from pywebpush import WebPusher  # noqa: PLC0415 - it imports two HTTP clients, which takes a moment

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body: bytes = WebPusher({"endpoint": to.address, "keys": keys}).encode(text)["body"]
        headers = {
            "Authorization": _signed(self._private, to),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_FOR),
            "Topic": _base64(hashlib.sha256(topic.encode()).digest())[:_LONGEST_TOPIC],
            "Urgency": "high",
        }
        return headers, body


def _signed(private: EllipticCurvePrivateKey, to: Subscription) -> str:
    from py_vapid import Vapid02  # noqa: PLC0415

    parts = urlsplit(to.address)
    audience, contact = f"{parts.scheme}://{parts.netloc}", to.origin if to.origin.startswith("https:") else _NOBODY
    claims = {"aud": audience, "exp": int(time.time()) + _SIGNED_FOR, "sub": contact}
    return str(Vapid02(private, {"no-strict": True}).sign(claims)["Authorization"])


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
