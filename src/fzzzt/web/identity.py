"""Who a client says it is: a guest with a name, in a signed cookie. Of an account the cookie names a session, too.

Of guests nothing is kept on the server; `accounts/visitors.py` looks up accounts.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec
from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.tables import Guest, Refusal
from fzzzt.tables.guest import AT_DEVICE
from fzzzt.web.languages import catalogue_for
from fzzzt.wire.bodies import LONGEST_NAME, MOST_PEOPLE, Me

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "fzzzt_guest"
_YEAR = timedelta(days=365)
_RENEWED = timedelta(days=30)
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Signs that show nothing, though Unicode has them among letters, marks and symbols."""
_Fields = Annotated[list[str], msgspec.Meta(min_length=2, max_length=3)]
"""What a cookie says: who, by which name and, of an account, in which session."""


@dataclass(slots=True)
class Visitor:
    """The guest behind a request. `new`: nobody has chosen its name. `fresh`: the answer has to set the cookie."""

    guest: Guest
    new: bool
    fresh: bool
    known: bool = True
    """Whether it came with a cookie of ours."""
    session: str | None = None
    """Where an account is signed in. `guest.account` says whether there is an account."""

    def rename(self, name: str) -> None:
        """Take another name, which goes into the cookie."""
        self.become(msgspec.structs.replace(self.guest, name=clean_name(name)), self.session)

    def become(self, guest: Guest, session: str | None) -> None:
        """Be somebody else from now on."""
        self.guest, self.session = guest, session
        self.new, self.fresh = False, True


def told_me(visitor: Visitor) -> Me:
    """Who somebody is, as they are told."""
    return Me(visitor.guest.name, visitor.new, visitor.guest.account)


def company(guest: Guest) -> list[Guest]:
    """Everybody who may be at the guest's device."""
    return [companion(guest, person) for person in range(1, MOST_PEOPLE + 1)]


def companion(guest: Guest, person: int | None, name: str | None = None) -> Guest:
    """Somebody at the guest's device, by number: several people may pass one device around. The first is the guest."""
    if person is None or person == 1:
        return guest if name is None else msgspec.structs.replace(guest, name=clean_name(name))
    return Guest(f"{guest.id}{AT_DEVICE}{person}", guest.name if name is None else clean_name(name))


class Guests:
    """Knows guests by their cookies. A cookie that is missing, forged or too old makes a new guest."""

    def __init__(self, key: bytes, *, secure: bool = False) -> None:
        signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._serializer = URLSafeTimedSerializer(key, salt=COOKIE, signer_kwargs=signing)
        self._secure = secure

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks."""
        try:
            return self._known(connection.cookies[COOKIE])
        except (KeyError, BadData, msgspec.ValidationError):
            return self.newcomer(connection)

    def newcomer(self, connection: HTTPConnection) -> Visitor:
        """Somebody who was never here."""
        name = catalogue_for(connection)("web-guest")
        return Visitor(Guest(secrets.token_urlsafe(16), name), new=True, fresh=True, known=False)

    def _known(self, cookie: str) -> Visitor:
        fields, signed = self._serializer.loads(cookie, return_timestamp=True)
        identity, name, *session = msgspec.convert(fields, _Fields)
        age = datetime.now(UTC) - signed  # below zero where a clock was set back, which costs nobody their seats
        if age > _YEAR:
            raise SignatureExpired("too old")
        return Visitor(
            Guest(identity, name, account=bool(session)),
            self.is_unchosen(name),
            age > _RENEWED,
            session=(*session, None)[0],
        )

    def is_unchosen(self, name: str) -> bool:
        """Whether nobody has chosen this name."""
        return name in _unchosen()

    def cookie(self, guest: Guest, session: str | None = None) -> str:
        """The value of the header `Set-Cookie` for a guest, or an account that is signed in."""
        value = self._serializer.dumps([guest.id, guest.name, *([] if session is None else [session])])
        text = value if isinstance(value, str) else value.decode()
        age = int(_YEAR.total_seconds())
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={text}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


@cache
def _unchosen() -> frozenset[str]:
    """What a guest is called until it says its name."""
    return frozenset(Catalogue.of(language)("web-guest") for language in LANGUAGES)


def clean_name(name: str) -> str:
    """A name in one line, of signs that can be seen; `Refusal` if none or too much is left."""
    signs = (
        sign if not _UNSEEN.fullmatch(sign) and not unicodedata.category(sign).startswith(("C", "Z")) else " "
        for sign in name
    )
    clean = " ".join(unicodedata.normalize("NFC", "".join(signs)).split())
    if not 0 < len(clean) <= LONGEST_NAME:
        raise Refusal("bad-name")
    return clean
