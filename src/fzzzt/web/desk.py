"""The front desk: every request and every socket passes it. It knows the guests, the limits and the hall."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from fzzzt.store import Unavailable
from fzzzt.tables import Refusal
from fzzzt.tables.guest import device_of
from fzzzt.web import answers
from fzzzt.web.accounts.challenges import Challenges
from fzzzt.web.accounts.moving import Tickets
from fzzzt.web.accounts.visitors import FRESH, Visitors
from fzzzt.web.addresses import Addresses
from fzzzt.web.backlog import Backlog
from fzzzt.web.door import Door, Room
from fzzzt.web.identity import Guests, Visitor, company
from fzzzt.web.languages import accepted
from fzzzt.web.limits import Gate, Limits
from fzzzt.web.notices.network import Network
from fzzzt.web.notices.push import PushKey
from fzzzt.web.replays import Replays
from fzzzt.web.reviews import Reviews
from fzzzt.web.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from starlette.requests import HTTPConnection, Request
    from starlette.responses import Response

    from fzzzt.store import Store
    from fzzzt.tables import Hall
    from fzzzt.web.limits import Share
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
    room: Room = field(default_factory=Room)
    proxies: str = field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"))
    """Who may say for whom it asks, by address."""


@dataclass(eq=False)
class Desk:
    """Everything a request may need. `sockets` are the open ones."""

    settings: Settings
    hall: Hall
    store: Store
    guests: Guests
    visitors: Visitors
    challenges: Challenges
    tickets: Tickets
    gate: Gate
    door: Door
    tally: Tally
    counts: Counter[str]
    push_key: PushKey
    network: Network
    reviews: Reviews
    sockets: set[TableSocket] = field(default_factory=set)
    replays: Replays = field(default_factory=Replays)
    backlog: Backlog = field(default_factory=Backlog)
    stopping: bool = False
    _asked: tuple[float, bool] | None = None

    @classmethod
    def of(cls, settings: Settings, hall: Hall, store: Store, key: bytes, network: Network | None = None) -> Desk:
        """The desk of a hall, with the server's secret. Notices go out to the `network`, by default the internet."""
        guests = Guests(key, secure=settings.addresses.secure)
        room, tally, counts = settings.room, Tally(log), Counter[str]()

        def note(what: str) -> None:
            tally.count(what)
            counts[what] += 1

        door = Door(room, _TrustedHosts(settings.proxies).__contains__, note)
        gate = Gate(settings.limits, strangers=room.strangers, sockets=room.sockets)
        visitors = Visitors(guests, store)
        network, push_key = network or Network(), PushKey(key)
        challenges, reviews = Challenges(key, store), Reviews(store)
        return cls(
            settings,
            hall,
            store,
            guests,
            visitors,
            challenges,
            Tickets(key),
            gate,
            door,
            tally,
            counts,
            push_key,
            network,
            reviews,
        )

    async def healthy(self) -> bool:
        """Whether the database can be written; it is tried once a second at most, however many ask us."""
        if self._asked is None or time.monotonic() - self._asked[0] > _HEALTH:
            self._asked = (time.monotonic(), await self.store.healthy())
        return self._asked[1]

    def hear_of(self, person: str, gone: bool) -> None:
        """Somebody has signed in or out, at whichever process, or is `gone`: then all their sockets are closed."""
        self.visitors.forget()
        talks = [talk for talk in self.sockets if person in (talk.guest.id, device_of(talk.guest.id))]
        if gone:
            for talk in talks:
                self.hall.in_background(talk.leave())
        elif talks:
            self.hall.in_background(self.close_ended(talks))

    async def close_ended(self, talks: Sequence[TableSocket] | None = None) -> None:
        """Close the sockets of sessions that are ended, and of what is an account's now and names no session."""
        talks = list(self.sockets) if talks is None else talks
        try:
            accounts = await self.store.accounts.known({device_of(talk.guest.id) for talk in talks})
            alive = await self.store.accounts.sessions.alive({talk.session for talk in talks if talk.session})
        except Unavailable:  # it is looked again soon
            return
        for talk in talks:
            signed_in = talk.session is not None or device_of(talk.guest.id) in accounts
            if signed_in and talk.session not in alive:
                await talk.leave()

    async def watch_sessions(self) -> None:
        """Close what another process, or a command of whoever runs the server, has ended."""
        while True:
            await asyncio.sleep(FRESH)
            if self.sockets:
                await self.close_ended()

    def cookie(self, visitor: Visitor) -> str:
        """What tells us who a visitor is the next time."""
        return self.guests.cookie(visitor.guest, visitor.session)

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


def share_of(connection: HTTPConnection, visitor: Visitor) -> Share:
    """Whose part of its address's limits a request is of: whoever plays at a table is not crowded out by strangers."""
    if desk_of(connection).hall.is_seated(connection.path_params.get("id", ""), company(visitor.guest)):
        return "seated"
    return "known" if visitor.known else "new"


def attended(handlers: Mapping[str, Handler]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that knows who asks, keeps to the limits, and answers whatever goes wrong."""

    async def endpoint(request: Request) -> Response:
        desk = desk_of(request)
        visitor = await desk.visitors.visitor(request)
        handler = handlers["GET" if request.method == "HEAD" else request.method]
        try:
            response = await _handled(handler, desk, request, visitor)
        except Refusal as refusal:
            response = answers.refused(refusal, accepted(request))
        if visitor.fresh:
            response.headers.append("Set-Cookie", desk.cookie(visitor))
        return response

    return endpoint


async def _handled(handler: Handler, desk: Desk, request: Request, visitor: Visitor) -> Response:
    desk.gate.count("requests", visitor.guest.id, address_of(request), share_of(request, visitor))
    if request.method not in _SAFE:
        desk.check_page(request)
    try:
        return await handler(desk, request, visitor)
    except Refusal:
        raise
    except Exception:
        log.exception("bug", extra={"route": handler.__name__})
        raise answers.bug() from None
