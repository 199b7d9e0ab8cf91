"""Tells people of their turns: what is due is taken from the store, by one server of several, and sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from fzzzt.store import Unavailable
from fzzzt.tables import Refusal
from fzzzt.web.limits import Buckets, Rate
from fzzzt.web.notices.message import push_body, webhook_body
from fzzzt.web.notices.post import Undelivered, post
from fzzzt.web.notices.subscription import quiet_until, subscription_of

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Coroutine

    from fzzzt.store import DueNotice, Store
    from fzzzt.web.notices.network import Network
    from fzzzt.web.notices.push import PushKey

_ROUND = 0.5
_AT_ONCE = 64
_MOST_WAITING = 500
_MOST_OF_ONE = 20
"""Notices for one person that wait; more are dropped."""
_PACE = Rate(10, 1 / 10)
"""Notices to one place."""
_MOST_FAILURES = 10
_GONE = (404, 410)

_log = logging.getLogger("fzzzt.web")


class Courier:
    """Goes round and sends. One person's notices go one after another: a slow place keeps nobody else waiting."""

    def __init__(
        self, store: Store, key: PushKey, network: Network, now: Callable[[], int], counts: Counter[str]
    ) -> None:
        self._store, self._key, self._network, self._now, self._counts = store, key, network, now, counts
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._pace = Buckets(_PACE, lambda: now() / 1000)
        self._waiting: dict[str, deque[DueNotice]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin."""
        self._run(self._again_and_again())

    async def stop(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again_and_again(self) -> None:
        while True:
            try:
                await self.go_round()
            except Unavailable as error:
                _log.warning("the database does not answer: %s", error)
            except Exception:
                _log.exception("bug", extra={"route": "notices"})
            await asyncio.sleep(_ROUND)

    async def go_round(self) -> None:
        """Take what is due now, and begin to send it."""
        room = _MOST_WAITING - sum(map(len, self._waiting.values()))
        if room <= 0:
            return
        now = self._now()
        for due in await self._store.notices.take_due(now, room, lambda body: quiet_until(body, now)):
            self._queue(due)

    def _queue(self, due: DueNotice) -> None:
        owner = due.to.owner
        waiting = self._waiting.get(owner)
        if waiting is None:
            waiting = self._waiting[owner] = deque()
            self._run(self._deliver_all(owner, waiting))
        if len(waiting) >= _MOST_OF_ONE or self._pace.tokens(due.to.id) < 1:
            self._counts["notices dropped"] += 1
            return
        self._pace.take(due.to.id)
        waiting.append(due)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver_all(self, owner: str, waiting: deque[DueNotice]) -> None:
        try:
            while waiting:
                async with self._slots:
                    await self._deliver(waiting.popleft())
        finally:
            del self._waiting[owner]

    async def _deliver(self, due: DueNotice) -> None:
        try:
            status = await self._send(due)
            taken, most = 200 <= status < 300, 1 if status in _GONE else _MOST_FAILURES
        except (Refusal, Undelivered):
            taken, most = False, _MOST_FAILURES
        except Exception:
            _log.exception("bug", extra={"route": "notices"})
            taken, most = False, _MOST_FAILURES
        self._counts["notices sent" if taken else "notices not taken"] += 1
        try:
            await self._store.notices.settle(due.to, taken=taken, most=most)
        except Unavailable as error:
            _log.warning("the database does not answer: %s", error)

    async def _send(self, due: DueNotice) -> int:
        """Vet the address again, for a name may lead elsewhere by now; then send."""
        to = subscription_of(due.to)
        where = await self._network.vet(to.address)
        if to.kind == "push":
            headers, body = await self._key.sealed(to, push_body(due, to), due.table)
        else:
            headers, body = {"Content-Type": "application/json"}, webhook_body(due, to)
        return await post(self._network, where, {"User-Agent": "fzzzt", **headers}, body)
