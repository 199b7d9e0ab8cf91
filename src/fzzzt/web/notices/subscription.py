"""A wish for notices: what is kept of it, and when its owner wants to hear nothing."""

from __future__ import annotations

import base64
import hashlib
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from fzzzt.store import Subscribed
from fzzzt.tables import Refusal
from fzzzt.wire.notices import NoticeKind, NoticePlace, Quiet
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from fzzzt.wire.notices import NoticeWish

_AUTH_BYTES = 16


class Subscription(Shape, frozen=True):
    """Where notices go and in which language; `origin` is where the owner finds this server."""

    kind: NoticeKind
    address: str
    language: str
    origin: str
    p256dh: str = ""
    auth: str = ""
    quiet: Quiet | None = None

    @classmethod
    def wished(cls, wish: NoticeWish, language: str, origin: str) -> Subscription:
        """By a wish, which is checked; `Refusal`."""
        if wish.kind == "push":
            _check_keys(wish.p256dh, wish.auth)
        check_quiet(wish.quiet)
        return cls(wish.kind, wish.address, language, origin, wish.p256dh, wish.auth, wish.quiet)

    @property
    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    def kept(self, owner: str, table: str | None) -> Subscribed:
        """As a wish of somebody's; the same address again is the same wish."""
        name = hashlib.sha256("\0".join((owner, self.address, table or "")).encode()).hexdigest()[:32]
        return Subscribed(name, owner, table, self.text)


_read = msgspec.json.Decoder(Subscription).decode


def subscription_of(wish: Subscribed) -> Subscription:
    """What a wish says."""
    return _read(wish.body)


def place_of(wish: Subscribed) -> NoticePlace:
    """What its owner is told of it."""
    to = subscription_of(wish)
    host = urlsplit(to.address).hostname or ""
    return NoticePlace(wish.id, to.kind, host, wish.table, to.quiet, failing=wish.failures > 0)


def quiet_until(body: str, now: int) -> int | None:
    """When the owner's quiet hours end, in ms, if it has some and they are now."""
    quiet = _read(body).quiet
    if quiet is None or quiet.start == quiet.end or (zone := _zone(quiet.zone)) is None:
        return None
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = there.hour * 60 + there.minute
    if (minute - quiet.start) % 1440 >= (quiet.end - quiet.start) % 1440:
        return None
    day = there.date() + timedelta(days=minute >= quiet.end)
    end = datetime(day.year, day.month, day.day, *divmod(quiet.end, 60), tzinfo=there.tzinfo)
    return max(round(end.timestamp() * 1000), now + 1)


def check_quiet(quiet: Quiet | None) -> None:
    """Refuse a time zone that there is not."""
    if quiet is not None and _zone(quiet.zone) is None:
        raise Refusal("bad-zone", zone=quiet.zone)


def _zone(name: str) -> ZoneInfo | None:
    """A time zone; None if this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


def _check_keys(p256dh: str, auth: str) -> None:
    """Refuse what nothing can be encrypted with."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(p256dh))
        if len(_bytes(auth)) != _AUTH_BYTES:
            raise ValueError("another length")
    except ValueError:
        raise Refusal("bad-push-key") from None


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
