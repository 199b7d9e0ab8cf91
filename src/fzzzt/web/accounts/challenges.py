"""What a passkey has to sign: made for one visitor and one purpose, good once and for minutes.

A challenge carries its time and our seal, so nothing is kept of those who only ask; what was answered is noted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from typing import TYPE_CHECKING, Literal

from fzzzt.tables import Refusal

if TYPE_CHECKING:
    from fzzzt.store import Store

Purpose = Literal["keep", "add", "sign-in"]
WORKS = 300_000
"""Ms for which a challenge can be answered."""
_AHEAD = 60_000
"""Ms by which the clock of another process may go before ours."""
_HEAD = struct.Struct(">16sQ")


class Challenges:
    """Makes challenges, and takes each answer once."""

    def __init__(self, key: bytes, store: Store) -> None:
        self._key = hmac.digest(key, b"challenges of passkeys", hashlib.sha256)
        self._store = store

    def make(self, purpose: Purpose, identity: str, now: int) -> bytes:
        """A challenge for one visitor."""
        head = _HEAD.pack(secrets.token_bytes(16), now)
        return head + self._seal(head, purpose, identity)

    async def take(self, challenge: bytes, purpose: Purpose, identity: str, now: int) -> None:
        """Take an answer to a challenge; `Refusal` if it is not ours, another's, too old or was answered before."""
        head = challenge[: _HEAD.size]
        if not hmac.compare_digest(challenge[_HEAD.size :], self._seal(head, purpose, identity)):
            raise Refusal("sign-in-failed")
        nonce, made = _HEAD.unpack(head)
        if not -_AHEAD <= now - made <= WORKS:
            raise Refusal("sign-in-failed")
        if not await self._store.accounts.codes.spend(f"challenge {nonce.hex()}", made + WORKS + 1, now):
            raise Refusal("sign-in-failed")

    def _seal(self, head: bytes, purpose: Purpose, identity: str) -> bytes:
        return hmac.digest(self._key, head + f"{purpose} {identity}".encode(), hashlib.sha256)
