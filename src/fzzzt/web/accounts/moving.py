"""From 127.0.0.1 to localhost, where passkeys work: whoever played there before is the same guest here.

A browser keeps cookies by name, so the first visit at localhost looks in at 127.0.0.1 on its way, and brings a ticket
back. It is good once, for half a minute, for this browser alone (a cookie has the other half), and only between these
two names of this machine: nobody elsewhere can ask for one or make one.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlencode, urlsplit

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.responses import RedirectResponse

from fzzzt.tables import Guest
from fzzzt.tables.hall import clock_now
from fzzzt.tables.refusal import asked

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

BEFORE, NOW = "127.0.0.1", "localhost"
ASK, ARRIVE = "/moving", "/moved"
COOKIE = "fzzzt_moving"
_WORKS = 30
_LONGEST = 300
_NONCE = re.compile(r"[A-Za-z0-9_-]{22}")


class Ticket(msgspec.Struct, frozen=True):
    """Who somebody was at the other name, and which browser asked."""

    id: str
    name: str
    session: str | None
    nonce: str


class Tickets:
    """Writes tickets, and reads what it wrote."""

    def __init__(self, key: bytes) -> None:
        signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._serializer = URLSafeTimedSerializer(key, salt=COOKIE, signer_kwargs=signing)

    def write(self, ticket: Ticket) -> str:
        """A ticket as it stands in an address."""
        text = self._serializer.dumps(msgspec.to_builtins(ticket))
        return text if isinstance(text, str) else text.decode()

    def read(self, text: str) -> Ticket | None:
        """A ticket that is ours and not too old."""
        try:
            return msgspec.convert(self._serializer.loads(text, max_age=_WORKS), Ticket)
        except (BadData, msgspec.ValidationError):
            return None


def look_before(desk: Desk, request: Request, visitor: Visitor) -> Response | None:
    """On the first visit at localhost: look in at 127.0.0.1 first. Where that has failed once it is not tried again."""
    is_new = not visitor.known and COOKIE not in request.cookies
    if not (is_new and _is_at(desk, request, NOW) and request.headers.get("sec-fetch-mode") == "navigate"):
        return None
    visitor.fresh = False  # it is not known yet who this is
    nonce = secrets.token_urlsafe(16)
    answer = _away(request, BEFORE, ASK, to=request.url.path, nonce=nonce)
    answer.set_cookie(COOKIE, nonce, max_age=_WORKS, httponly=True, samesite="lax")
    return answer


async def hand_over(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """At 127.0.0.1: send the visitor back, with a ticket if we know them."""
    to, nonce = request.query_params.get("to", ""), request.query_params.get("nonce", "")
    if not _is_at(desk, request, BEFORE):
        return RedirectResponse("/", 302)
    if not visitor.known or not _NONCE.fullmatch(nonce):
        visitor.fresh = False
        return _away(request, NOW, ARRIVE, to=to)
    guest = visitor.guest
    ticket = desk.tickets.write(Ticket(guest.id, guest.name, visitor.session, nonce))
    return _away(request, NOW, ARRIVE, to=to, ticket=ticket)


async def arrive(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """At localhost again: be who the ticket says, if this browser has asked for it and is nobody else by now."""
    ticket = desk.tickets.read(request.query_params.get("ticket", ""))
    asked_here = ticket is not None and secrets.compare_digest(
        ticket.nonce.encode(), request.cookies.get(COOKIE, "").encode()
    )
    if ticket is not None and asked_here and not visitor.known and _is_at(desk, request, NOW):
        now = clock_now()
        if await asked(desk.store.accounts.codes.spend(f"moved {ticket.nonce}", now + 2 * _WORKS * 1000, now)):
            new = desk.guests.is_unchosen(ticket.name)
            visitor.become(Guest(ticket.id, ticket.name, account=ticket.session is not None), ticket.session)
            visitor.new = new
    answer = RedirectResponse(_path(request.query_params.get("to", "")), 302)
    answer.delete_cookie(COOKIE)
    return answer


def _is_at(desk: Desk, request: Request, name: str) -> bool:
    """Whether a browser on this very machine asks a server of no public name, by this name."""
    if desk.settings.addresses.base_url is not None or request.client is None:
        return False
    server = request.scope.get("server") or ("", None)
    here = server[0] == BEFORE and _is_loopback(request.client.host)
    return here and urlsplit(f"//{request.headers.get('host', '')}").hostname == name


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _away(request: Request, host: str, path: str, **query: str) -> RedirectResponse:
    port = urlsplit(f"//{request.headers.get('host', '')}").port
    netloc = host if port is None else f"{host}:{port}"
    return RedirectResponse(f"http://{netloc}{path}?{urlencode({**query, 'to': _path(query['to'])})}", 302)


def _path(text: str) -> str:
    """A path of this server, whatever was asked for."""
    inside = text.startswith("/") and not text.startswith(("//", "/\\", "/api/")) and len(text) <= _LONGEST
    return text if inside and text.isascii() and text.isprintable() else "/"
