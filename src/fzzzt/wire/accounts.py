"""Accounts as they travel: what is sent to make one and to sign in, and what its owner is shown."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from fzzzt.wire.bodies import Me, PersonName
from fzzzt.wire.shape import Shape

Credential = Annotated[dict[str, Any], Meta(description="PublicKeyCredential.toJSON() of WebAuthn")]
"""What a browser's passkey has answered, as `PublicKeyCredential.toJSON` writes it; whoever checks it reads it."""
SignInCode = Annotated[str, Meta(min_length=1, max_length=100)]


class PasskeyWish(Shape, frozen=True, forbid_unknown_fields=True):
    """A passkey is to be made: for a new account of this name, or one more for one's account."""

    name: PersonName | None = None


class PasskeyOptions(Shape, frozen=True):
    """What to ask a passkey for: `publicKey` of `navigator.credentials`, bytes in base64url. Good once, for minutes."""

    options: Annotated[dict[str, Any], Meta(description="publicKey of navigator.credentials, of WebAuthn")]


class NewAccount(Shape, frozen=True, forbid_unknown_fields=True):
    """The guest is to be kept, with a passkey or with codes alone."""

    name: PersonName
    credential: Credential | None = None


class NewPasskey(Shape, frozen=True, forbid_unknown_fields=True):
    """One passkey more."""

    credential: Credential


class SigningIn(Shape, frozen=True, forbid_unknown_fields=True):
    """Who one is, by a passkey or a code. `bring`: the games of this guest are to be the account's."""

    credential: Credential | None = None
    code: SignInCode | None = None
    bring: bool = False


class RecoveryCodes(Shape, frozen=True):
    """Codes that sign in once each. They are never shown again."""

    codes: tuple[str, ...]


class KeptAccount(RecoveryCodes, frozen=True):
    """A new account."""

    me: Me


class SignedInHere(Shape, frozen=True):
    """Who one is now. `left`: games of the guest that did not come along, for the account sits at their tables."""

    me: Me
    left: int


class DeviceCode(Shape, frozen=True):
    """What signs in once on another device, also as a link and its QR code (SVG). `until`: ms since the epoch."""

    code: str
    url: str
    qr: str
    until: int


class PasskeyLine(Shape, frozen=True):
    """One of one's passkeys."""

    id: str
    label: str
    created: int
    used: int


class SessionLine(Shape, frozen=True):
    """Where one is signed in. `here`: it is this browser."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class AccountPage(Shape, frozen=True):
    """One's account."""

    name: str
    created: int
    passkeys: tuple[PasskeyLine, ...]
    codes: int
    """Recovery codes that are left."""
    sessions: tuple[SessionLine, ...]
