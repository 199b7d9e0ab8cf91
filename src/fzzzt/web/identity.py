"""Who a client is: a guest with a name, in a signed cookie. Nothing is kept on the server."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.tables import Guest, Refusal
from fzzzt.web.languages import catalogue_for
from fzzzt.wire.bodies import LONGEST_NAME, MOST_PEOPLE

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "fzzzt_guest"
_AT = "~"
"""Between a guest and the number of somebody at its device; no guest's identity has it."""
_YEAR = timedelta(days=365)
_RENEWED = timedelta(days=30)


@dataclass(slots=True)
class Visitor:
    """The guest behind a request. `new`: nobody has chosen its name. `fresh`: the answer has to set the cookie."""

    guest: Guest
    new: bool
    fresh: bool

    def rename(self, name: str) -> None:
        """Take another name, which goes into the cookie."""
        self.guest = Guest(self.guest.id, clean_name(name))
        self.new, self.fresh = False, True


def company(guest: Guest) -> list[Guest]:
    """Everybody who may be at the guest's device."""
    return [companion(guest, person) for person in range(1, MOST_PEOPLE + 1)]


def companion(guest: Guest, person: int | None, name: str | None = None) -> Guest:
    """Somebody at the guest's device, by number: several people may pass one device around. The first is the guest."""
    if person is None or person == 1:
        return guest if name is None else Guest(guest.id, clean_name(name))
    return Guest(f"{guest.id}{_AT}{person}", guest.name if name is None else clean_name(name))


def device_of(identity: str) -> str:
    """The identity of the guest whose device somebody plays at: limits are for all who share it, together."""
    return identity.partition(_AT)[0]


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
            name = catalogue_for(connection)("web-guest")
            return Visitor(Guest(secrets.token_urlsafe(16), name), new=True, fresh=True)

    def _known(self, cookie: str) -> Visitor:
        fields, signed = self._serializer.loads(cookie, max_age=int(_YEAR.total_seconds()), return_timestamp=True)
        identity, name = msgspec.convert(fields, tuple[str, str])
        return Visitor(Guest(identity, name), name in _unchosen(), datetime.now(UTC) - signed > _RENEWED)

    def cookie(self, guest: Guest) -> str:
        """The value of the header `Set-Cookie` for a guest."""
        value = self._serializer.dumps([guest.id, guest.name])
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
    signs = (sign if not unicodedata.category(sign).startswith(("C", "Z")) else " " for sign in name)
    clean = " ".join(unicodedata.normalize("NFC", "".join(signs)).split())
    if not 0 < len(clean) <= LONGEST_NAME:
        raise Refusal("bad-name")
    return clean
