"""Who asks: a guest by the cookie alone, or an account, which has a session that is not ended."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from fzzzt.store import Unavailable
from fzzzt.tables import Guest
from fzzzt.tables.hall import clock_now

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from fzzzt.store import SignedIn, Store
    from fzzzt.web.identity import Guests, Visitor

FRESH = 5.0
"""Seconds for which an answer of the database holds: so long an ended session may work in another process."""
_REMEMBERED = 20_000
_SEEN = 3_600_000
"""Ms after which it is noted again that a session is used."""


class Visitors:
    """Knows accounts by their sessions, and asks the database for them only now and then."""

    def __init__(self, guests: Guests, store: Store) -> None:
        self._guests, self._store = guests, store
        self._known: OrderedDict[tuple[str, str | None], tuple[float, SignedIn | None]] = OrderedDict()

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks. A session that is ended, a cookie of before the account, one of somebody deleted: somebody new."""
        visitor = self._guests.visitor(connection)
        if not visitor.known:
            return visitor
        try:
            found = await self._look(visitor.guest.id, visitor.session)
        except Unavailable:  # then nothing can be changed either, and nobody is to lose a cookie
            return visitor
        if found is None and visitor.session is None:
            return visitor
        if found is None or found.session is None:
            return self._guests.newcomer(connection)
        visitor.guest, visitor.new = Guest(visitor.guest.id, found.name, account=True), False
        await self._see(found)
        return visitor

    def forget(self) -> None:
        """Ask anew: something has changed."""
        self._known.clear()

    async def _look(self, account: str, session: str | None) -> SignedIn | None:
        key = (account, session)
        when, found = self._known.get(key, (-FRESH, None))
        if time.monotonic() - when < FRESH:
            return found
        found = await self._store.accounts.sessions.look(account, session)
        self._known[key] = (time.monotonic(), found)
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _see(self, found: SignedIn) -> None:
        now = clock_now()
        if found.session is not None and now - (found.seen or 0) > _SEEN:
            try:
                await self._store.accounts.sessions.see(found.session, now)
            except Unavailable:
                return
            self.forget()
