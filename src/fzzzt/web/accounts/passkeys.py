"""Passkeys, by the package `webauthn`: what is asked of them, and whether an answer is true."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import TYPE_CHECKING, Any, TypeVar

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fzzzt.store import Passkey
from fzzzt.tables import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fzzzt.web.addresses import PasskeySite
    from fzzzt.wire.accounts import Credential

T = TypeVar("T")

_NAME = "Fzzzt!"
_ID = re.compile(r"[A-Za-z0-9_-]{1,1364}")
"""In base64url; an id has 1023 bytes at most."""


def creation_options(
    site: PasskeySite, challenge: bytes, identity: str, name: str, has: Iterable[Passkey]
) -> dict[str, Any]:
    """What makes a passkey that can be found without a name being typed; not where there is one of them already."""
    known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in has]
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=_NAME,
        user_name=name,
        user_id=user_handle(identity),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=known,
    )
    return options_to_json_dict(options)


def request_options(site: PasskeySite, challenge: bytes) -> dict[str, Any]:
    """What asks for any passkey of this site: nobody says who they are, so nobody can ask who there is."""
    return options_to_json_dict(generate_authentication_options(rp_id=site.host, challenge=challenge))


def user_handle(identity: str) -> bytes:
    """What an authenticator knows an account by: its identity is told to nobody, not even to a passkey."""
    return hashlib.sha256(f"fzzzt passkey {identity}".encode()).digest()


def answered_challenge(credential: Credential) -> bytes:
    """The challenge that a passkey says it has answered; `Refusal` where there is none."""
    response = credential.get("response")
    text = response.get("clientDataJSON") if isinstance(response, dict) else None
    return _checked(lambda: parse_client_data_json(base64url_to_bytes(str(text))).challenge)


def credential_id(credential: Credential) -> str:
    """Which passkey has answered; nothing where that is no id, for databases do not take every text."""
    found = _ID.fullmatch(str(credential.get("id", "")))
    return "" if found is None else found[0]


async def new_passkey(site: PasskeySite, credential: Credential, account: str, label: str, now: int) -> Passkey:
    """A passkey that was made for our challenge; `Refusal` if that is not so."""
    made = await asyncio.to_thread(
        _checked,
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=answered_challenge(credential),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        ),
    )
    name = bytes_to_base64url(made.credential_id)
    return Passkey(name, account, made.credential_public_key, made.sign_count, label, now, now)


async def used_passkey(site: PasskeySite, credential: Credential, passkey: Passkey) -> int:
    """How often a passkey was used, by its own count, if it has truly answered; else `Refusal`."""
    response = credential.get("response")
    handle = response.get("userHandle") if isinstance(response, dict) else None
    if handle is not None and handle != bytes_to_base64url(user_handle(passkey.account)):
        raise Refusal("sign-in-failed")
    verified = await asyncio.to_thread(
        _checked,
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=answered_challenge(credential),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.uses,
        ),
    )
    return verified.new_sign_count


def _checked(check: Callable[[], T]) -> T:
    """What comes of a check; whatever is wrong with what a stranger sent is one refusal."""
    try:
        return check()
    except Refusal:
        raise
    except Exception:
        raise Refusal("sign-in-failed") from None
