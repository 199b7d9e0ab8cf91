"""A passkey made of nothing but mathematics: it answers as a browser's does, or forges what it is told to."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers.encode_cbor import encode_cbor

Json = dict[str, Any]
_PRESENT, _VERIFIED, _NEW = 0x01, 0x04, 0x40


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey, at a page of this origin. `changes` replace parts of what the browser would say."""

    origin: str
    host: str = "localhost"
    uses: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user: str = ""

    def make(self, options: Json, **changes: Any) -> Json:
        """What `navigator.credentials.create` answers."""
        self.user = options["user"]["id"]
        said = self._said("webauthn.create", options, changes)
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(public)
        data = self._data(changes, _NEW) + made
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": base64url(said), "attestationObject": base64url(attestation)})

    def answer(self, options: Json, **changes: Any) -> Json:
        """What `navigator.credentials.get` answers."""
        said = self._said("webauthn.get", options, changes)
        if "uses" not in changes:
            self.uses += 1
        data = self._data(changes)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": base64url(said),
            "authenticatorData": base64url(data),
            "signature": base64url(changes.get("signature", signature)),
            "userHandle": changes.get("user", self.user),
        }
        return self._credential(response)

    def _said(self, kind: str, options: Json, changes: Json) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **{name: changes[name] for name in said.keys() & changes.keys()}}).encode()

    def _data(self, changes: Json, flags: int = 0) -> bytes:
        host = hashlib.sha256(changes.get("host", self.host).encode()).digest()
        present: int = changes.get("present", _PRESENT | _VERIFIED)
        uses: int = changes.get("uses", self.uses)
        return host + bytes([present | flags]) + uses.to_bytes(4, "big")

    def _credential(self, response: Json) -> Json:
        name = base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": response}
