"""How much one client may ask of the server: by who it is, and by where it comes from."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from fzzzt.tables import Refusal
from fzzzt.web.identity import device_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

_REMEMBERED = 20_000
"""Clients that are remembered for each limit, at most. The one that was quiet for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float

    def times(self, factor: float) -> Rate:
        """A rate so many times as wide."""
        return Rate(self.burst * factor, self.a_second * factor)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one identity may ask for. An address, which many people may share, has `address` times as much."""

    requests: Rate = Rate(60, 10)
    messages: Rate = Rate(20, 5)
    tables: Rate = Rate(20, 20 / 3600)
    sums: Rate = Rate(20, 1)
    """What the server has to work for: replays and scores."""
    sockets: int = 30
    address: int = 8
    refusals: int = 20
    """Messages in a row that come too fast before a client is disconnected."""

    def times(self, factor: float) -> Limits:
        """Limits that are so many times as wide."""
        rates = {field.name: getattr(self, field.name) for field in fields(self)}
        wider = {name: rate.times(factor) for name, rate in rates.items() if isinstance(rate, Rate)}
        return Limits(**wider, sockets=round(self.sockets * factor), address=self.address, refusals=self.refusals)


class Buckets:
    """A token bucket for each client: it holds `burst` tokens and fills up again by `a_second`."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic, remembered: int = _REMEMBERED) -> None:
        self._rate = rate
        self._now = now
        self._remembered = remembered
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._filled)

    def tokens(self, client: str) -> float:
        """How many tokens a client has."""
        tokens, when = self._filled.get(client, (self._rate.burst, self._now()))
        return min(self._rate.burst, tokens + (self._now() - when) * self._rate.a_second)

    def take(self, client: str) -> None:
        """Take one token away."""
        self._filled[client] = (self.tokens(client) - 1, self._now())
        self._filled.move_to_end(client)
        if len(self._filled) > self._remembered:
            self._filled.popitem(last=False)


class Gate:
    """Lets clients through, or refuses with `too-fast`."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        kinds = ("requests", "messages", "tables", "sums")
        rates: dict[str, Rate] = {kind: getattr(limits, kind) for kind in kinds}
        self._identities = {kind: Buckets(rate, now) for kind, rate in rates.items()}
        self._addresses = {kind: Buckets(rate.times(limits.address), now) for kind, rate in rates.items()}
        self._sockets: Counter[str] = Counter()

    def request(self, identity: str, address: str) -> None:
        """One request of the API."""
        self._pass("requests", identity, address)

    def message(self, identity: str, address: str) -> None:
        """One message through a socket."""
        self._pass("messages", identity, address)

    def table(self, identity: str, address: str) -> None:
        """One table more."""
        self._pass("tables", identity, address)

    def work(self, identity: str, address: str) -> None:
        """One replay or score."""
        self._pass("sums", identity, address)

    def socket(self, identity: str, address: str) -> AbstractContextManager[None]:
        """One socket more, until it is closed."""
        limits, place = self.limits, f"at {neighbourhood(address)}"
        identity = device_of(identity)
        if self._sockets[identity] >= limits.sockets or self._sockets[place] >= limits.sockets * limits.address:
            raise too_fast("too many connections at once")
        return self._counted(identity, place)

    def _pass(self, kind: str, identity: str, address: str) -> None:
        buckets = (self._identities[kind], device_of(identity)), (self._addresses[kind], neighbourhood(address))
        if any(bucket.tokens(client) < 1 for bucket, client in buckets):
            raise too_fast(f"too many {kind} at once: wait a little")
        for bucket, client in buckets:
            bucket.take(client)

    @contextmanager
    def _counted(self, *clients: str) -> Iterator[None]:
        self._sockets.update(clients)
        try:
            yield
        finally:
            self._sockets.subtract(clients)
            for client in clients:
                if not self._sockets[client]:
                    del self._sockets[client]


def too_fast(message: str) -> Refusal:
    """What a client is told that asks for too much."""
    return Refusal("too-fast", message)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Whom an address stands for: with IPv6 anyone has a whole network of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return parsed.exploded[:19]
