"""The front desk: every request and every socket passes it. It knows the guests, the limits and the hall."""

from __future__ import annotations

import logging
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fzzzt.tables import Refusal
from fzzzt.web import answers
from fzzzt.web.addresses import Addresses
from fzzzt.web.identity import Guests, Visitor
from fzzzt.web.languages import accepted
from fzzzt.web.limits import Gate, Limits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.requests import HTTPConnection, Request
    from starlette.responses import Response

    from fzzzt.store import Store
    from fzzzt.tables import Hall
    from fzzzt.web.socket import TableSocket

    class Handler(Protocol):
        """Answers one kind of request."""

        __name__: str

        def __call__(self, desk: Desk, request: Request, visitor: Visitor, /) -> Awaitable[Response]: ...


log = logging.getLogger("fzzzt.web")

_SAFE = ("GET", "HEAD")
_HEALTH = 1.0


@dataclass(frozen=True)
class Settings:
    """What whoever runs the server has chosen."""

    addresses: Addresses = field(default_factory=Addresses)
    limits: Limits = field(default_factory=Limits)


@dataclass(eq=False)
class Desk:
    """Everything a request may need. `sockets` are the open ones."""

    settings: Settings
    hall: Hall
    store: Store
    guests: Guests
    gate: Gate
    counts: Counter[str] = field(default_factory=Counter)
    sockets: set[TableSocket] = field(default_factory=set)
    stopping: bool = False
    _asked: tuple[float, bool] | None = None

    @classmethod
    def of(cls, settings: Settings, hall: Hall, store: Store, key: bytes) -> Desk:
        """The desk of a hall; guests' cookies are signed by `key`."""
        guests = Guests(key, secure=settings.addresses.secure)
        return cls(settings, hall, store, guests, Gate(settings.limits))

    async def healthy(self) -> bool:
        """Whether the database can be written; it is tried once a second at most, however many ask us."""
        if self._asked is None or time.monotonic() - self._asked[0] > _HEALTH:
            self._asked = (time.monotonic(), await self.store.healthy())
        return self._asked[1]

    def check_page(self, connection: HTTPConnection) -> None:
        """Refuse what a page of somebody else's makes a browser ask."""
        headers = connection.headers
        if not self.settings.addresses.is_own_page(headers.get("origin"), headers.get("host", "")):
            raise Refusal("wrong-origin", "only pages of this server may ask for this")

    def url(self, request: Request, path: str) -> str:
        """The full address of a path."""
        return self.settings.addresses.url(path, request.url.scheme, request.headers.get("host", ""))


def desk_of(connection: HTTPConnection) -> Desk:
    """The desk of the server that is asked."""
    desk: Desk = connection.app.state.desk
    return desk


def address_of(connection: HTTPConnection) -> str:
    """Where a client comes from."""
    return connection.client.host if connection.client else ""


def attended(handlers: Mapping[str, Handler]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that knows who asks, keeps to the limits, and answers whatever goes wrong."""

    async def endpoint(request: Request) -> Response:
        desk = desk_of(request)
        visitor = desk.guests.visitor(request)
        handler = handlers["GET" if request.method == "HEAD" else request.method]
        try:
            response = await _handled(handler, desk, request, visitor)
        except Refusal as refusal:
            response = answers.refused(refusal, accepted(request))
        if visitor.fresh:
            response.headers.append("Set-Cookie", desk.guests.cookie(visitor.guest))
        return response

    return endpoint


async def _handled(handler: Handler, desk: Desk, request: Request, visitor: Visitor) -> Response:
    desk.gate.request(visitor.guest.id, address_of(request))
    if request.method not in _SAFE:
        desk.check_page(request)
    try:
        return await handler(desk, request, visitor)
    except Refusal:
        raise
    except Exception:
        log.exception("bug", extra={"route": handler.__name__})
        raise answers.bug() from None
