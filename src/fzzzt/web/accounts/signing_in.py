"""Signing in: whose passkey or code it is, a session for it, and what the guest before takes along."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeVar

from fzzzt.store import Session
from fzzzt.tables import Guest, Refusal
from fzzzt.tables.hall import clock_now
from fzzzt.tables.refusal import asked
from fzzzt.web.accounts import passkeys
from fzzzt.web.accounts.codes import code_hash
from fzzzt.web.accounts.labels import label_of
from fzzzt.web.identity import company

if TYPE_CHECKING:
    from starlette.requests import Request

    from fzzzt.store import Account
    from fzzzt.web.addresses import PasskeySite
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor
    from fzzzt.wire.accounts import Credential, SigningIn

T = TypeVar("T")

MOST_SESSIONS = 50


async def sign_in_by(desk: Desk, site: PasskeySite | None, wish: SigningIn, identity: str) -> Account:
    """The account whose passkey or code this is; else the same `Refusal`, whatever is wrong."""
    if wish.credential is not None and site is not None:
        account = await _by_passkey(desk, site, wish.credential, identity)
    else:
        account = await asked(desk.store.accounts.codes.take(code_hash(wish.code or ""), clock_now()))
    found = None if account is None else await asked(desk.store.accounts.get(account))
    if found is None:
        raise Refusal("sign-in-failed")
    return found


async def _by_passkey(desk: Desk, site: PasskeySite, credential: Credential, identity: str) -> str | None:
    now = clock_now()
    await desk.challenges.take(passkeys.answered_challenge(credential), "sign-in", identity, now)
    passkey = await asked(desk.store.accounts.passkeys.find(passkeys.credential_id(credential)))
    if passkey is None:
        return None
    uses = await passkeys.used_passkey(site, credential, passkey)
    used = await asked(desk.store.accounts.passkeys.use(passkey, uses, now))
    return passkey.account if used else None


async def become(desk: Desk, request: Request, visitor: Visitor, account: Account) -> None:
    """Begin a session of an account; the answer's cookie names it."""
    now, session = clock_now(), secrets.token_urlsafe(16)
    label = label_of(request.headers.get("user-agent", ""))
    await asked(desk.store.accounts.sessions.begin(Session(session, account.id, label, now, now), MOST_SESSIONS))
    visitor.become(Guest(account.id, account.name, account=True), session)
    desk.visitors.forget()
    await desk.close_ended()


async def bring_along(desk: Desk, guest: Guest, account: Guest) -> int:
    """Let all that a guest has be the account's; how many games stay, because the account sits at their tables."""
    pairs = list(zip(company(guest), company(account), strict=True))
    left = await desk.hall.hand_over(pairs)
    await asked(desk.store.accounts.absorb([(old.id, new.id) for old, new in pairs]))
    return left
