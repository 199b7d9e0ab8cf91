"""The API of accounts: keep a guest, sign in, and what one signs in with. Who asks is told by the cookie alone."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import segno

from fzzzt.store import Account, Conflict, LastWayIn, NameTaken, Passkey
from fzzzt.tables import Refusal
from fzzzt.tables.hall import clock_now
from fzzzt.tables.refusal import asked
from fzzzt.web.accounts import passkeys
from fzzzt.web.accounts.codes import DEVICE_CODE_WORKS, code_hash, new_device_code, new_recovery_codes
from fzzzt.web.accounts.labels import label_of
from fzzzt.web.accounts.names import check_free
from fzzzt.web.accounts.signing_in import become, bring_along, sign_in_by
from fzzzt.web.answers import body, json
from fzzzt.web.desk import address_of
from fzzzt.web.identity import clean_name, told_me
from fzzzt.wire.accounts import (
    AccountPage,
    DeviceCode,
    KeptAccount,
    NewAccount,
    NewPasskey,
    PasskeyLine,
    PasskeyOptions,
    PasskeyWish,
    RecoveryCodes,
    SessionLine,
    SignedInHere,
    SigningIn,
)
from fzzzt.wire.bodies import Nothing

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.web.addresses import PasskeySite
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

MOST_PASSKEYS = 20


async def show_account(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """One's account: what one signs in with, and where one is signed in."""
    account = _account(visitor)
    kept = await asked(desk.store.accounts.get(account))
    keys = await asked(desk.store.accounts.passkeys.of(account))
    sessions = [
        SessionLine(each.id, each.label, each.created, each.seen, each.id == visitor.session)
        for each in await asked(desk.store.accounts.sessions.of(account))
    ]
    left = await asked(desk.store.accounts.codes.left(account))
    created = 0 if kept is None else kept.created
    return json(AccountPage(visitor.guest.name, created, tuple(map(_line, keys)), left, tuple(sessions)))


async def offer_passkey(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What makes a passkey: for a new account, whose name must be free, or one more for one's own."""
    wish = await body(request, PasskeyWish)
    _pass(desk, request, visitor)
    site, now = _site(desk, request), clock_now()
    if visitor.guest.account:
        has = await asked(desk.store.accounts.passkeys.of(visitor.guest.id))
        name, challenge = visitor.guest.name, desk.challenges.make("add", visitor.guest.id, now)
    else:
        name, has = clean_name(wish.name or visitor.guest.name), []
        await check_free(desk.store, name)
        challenge = desk.challenges.make("keep", visitor.guest.id, now)
    return json(PasskeyOptions(passkeys.creation_options(site, challenge, visitor.guest.id, name, has)))


async def keep_guest(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Make the guest an account with all its games, by a passkey or by codes alone."""
    wish = await body(request, NewAccount)
    _pass(desk, request, visitor)
    if visitor.guest.account:
        raise Refusal("account-already")
    name, now, codes = clean_name(wish.name), clock_now(), new_recovery_codes()
    await check_free(desk.store, name)
    passkey = None
    if wish.credential is not None:
        await desk.challenges.take(passkeys.answered_challenge(wish.credential), "keep", visitor.guest.id, now)
        label = label_of(request.headers.get("user-agent", ""))
        passkey = await passkeys.new_passkey(_site(desk, request), wish.credential, visitor.guest.id, label, now)
    before = visitor.guest
    try:
        account = Account(visitor.guest.id, name, now)
        await asked(desk.store.accounts.create(account, passkey, [code_hash(code) for code in codes]))
    except NameTaken:
        raise Refusal("name-taken") from None
    except Conflict:  # kept a moment ago, or the passkey is another account's
        raise Refusal("account-already") from None
    await become(desk, request, visitor, account)
    await desk.hall.rename(visitor.guest, before.name)
    return json(KeptAccount(codes, told_me(visitor)), 201)


async def offer_sign_in(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What asks for a passkey. Nobody says who they are, so the answer is the same for everybody."""
    await body(request, Nothing)
    _pass(desk, request, visitor)
    challenge = desk.challenges.make("sign-in", visitor.guest.id, clock_now())
    return json(PasskeyOptions(passkeys.request_options(_site(desk, request), challenge)))


async def sign_in(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Be an account from now on, by a passkey or a code."""
    wish = await body(request, SigningIn)
    _pass(desk, request, visitor)
    site = _site(desk, request) if wish.credential is not None else None
    guest = visitor.guest
    account = await sign_in_by(desk, site, wish, guest.id)
    if visitor.session is not None and guest.id == account.id:  # signed in again: one session is enough
        await asked(desk.store.accounts.sessions.end(account.id, visitor.session))
    await become(desk, request, visitor, account)
    comes = wish.bring and visitor.known and not guest.account and guest.id != account.id
    return json(SignedInHere(told_me(visitor), await bring_along(desk, guest, visitor.guest) if comes else 0))


async def add_passkey(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """One passkey more."""
    wish = await body(request, NewPasskey)
    _pass(desk, request, visitor)
    account, now = _account(visitor), clock_now()
    await desk.challenges.take(passkeys.answered_challenge(wish.credential), "add", account, now)
    label = label_of(request.headers.get("user-agent", ""))
    new = await passkeys.new_passkey(_site(desk, request), wish.credential, account, label, now)
    try:
        if not await asked(desk.store.accounts.passkeys.add(new, MOST_PASSKEYS)):
            raise Refusal("enough-passkeys")
    except Conflict:
        raise Refusal("sign-in-failed") from None
    return json(_line(new), 201)


async def remove_passkey(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Sign in by this passkey no more; the last way in stays."""
    await body(request, Nothing)
    account = _account(visitor)
    keys = await asked(desk.store.accounts.passkeys.of(account))
    found = next((key for key in keys if _mark(key) == request.path_params["id"]), None)
    try:
        if found is None or not await asked(desk.store.accounts.passkeys.remove(account, found.id)):
            raise Refusal("no-such-passkey")
    except LastWayIn:
        raise Refusal("last-way-in") from None
    return json(Nothing())


async def renew_codes(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Eight new recovery codes in place of those there were."""
    await body(request, Nothing)
    _pass(desk, request, visitor)
    codes = new_recovery_codes()
    await asked(desk.store.accounts.codes.replace(_account(visitor), [code_hash(code) for code in codes]))
    return json(RecoveryCodes(codes))


async def make_device_code(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A code that signs in once on another device or a terminal. In the link it stands behind the `#`."""
    await body(request, Nothing)
    _pass(desk, request, visitor)
    account, code, now = _account(visitor), new_device_code(), clock_now()
    until = now + DEVICE_CODE_WORKS
    await asked(desk.store.accounts.codes.add(account, "device", code_hash(code), until, now))
    url = desk.url(request, f"/sign-in#{code}")
    return json(DeviceCode(code, url, segno.make(url, error="m").svg_inline(scale=4), until))


async def end_session(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Sign out somewhere, or here."""
    await body(request, Nothing)
    account, session = _account(visitor), request.path_params["id"]
    if not session.isprintable() or not await asked(desk.store.accounts.sessions.end(account, session)):
        raise Refusal("no-such-session")
    desk.visitors.forget()
    await desk.close_ended()
    if session == visitor.session:
        leave(desk, request, visitor)
    return json(told_me(visitor))


async def end_other_sessions(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Sign out everywhere else."""
    await body(request, Nothing)
    await asked(desk.store.accounts.sessions.end_others(_account(visitor), visitor.session))
    desk.visitors.forget()
    await desk.close_ended()
    return json(Nothing())


def leave(desk: Desk, request: Request, visitor: Visitor) -> None:
    """Be a new guest from now on: the account is left, or gone."""
    new = desk.guests.newcomer(request)
    visitor.become(new.guest, None)
    visitor.new = True


def _account(visitor: Visitor) -> str:
    if not visitor.guest.account:
        raise Refusal("not-signed-in")
    return visitor.guest.id


def _pass(desk: Desk, request: Request, visitor: Visitor) -> None:
    desk.gate.count("sign_ins", visitor.guest.id, address_of(request))


def _site(desk: Desk, request: Request) -> PasskeySite:
    site = desk.settings.addresses.passkey_site(request.url.scheme, request.headers.get("host", ""))
    if site is None:
        raise Refusal("no-passkeys-here")
    return site


def _line(key: Passkey) -> PasskeyLine:
    return PasskeyLine(_mark(key), key.label, key.created, key.used)


def _mark(key: Passkey) -> str:
    """What a passkey is called in a path: its own id may be long."""
    return hashlib.sha256(key.id.encode()).hexdigest()[:16]
