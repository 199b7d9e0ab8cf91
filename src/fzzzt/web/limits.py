"""How much one client may ask of the server: by who it is, and by where it comes from."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Literal, get_args

from fzzzt.tables import Refusal
from fzzzt.tables.guest import device_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

_REMEMBERED = 20_000
"""Clients that are remembered for each limit, at most. The one that was quiet for longest is forgotten first."""


Kind = Literal["requests", "messages", "tables", "sittings", "sums", "notices", "reviews", "brought", "sign_ins"]
"""What has a limit of its own: a `Rate` of this name."""


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
    sittings: Rate = Rate(60, 1 / 30)
    sums: Rate = Rate(20, 1)
    """What the server has to work for: replays, scores, pictures of links, new names, long stories from the start."""
    notices: Rate = Rate(10, 1 / 60)
    """New places for notices, each of which has to be looked up."""
    reviews: Rate = Rate(12, 12 / 3600)
    """What it has to work for half a minute."""
    brought: Rate = Rate(200, 1 / 30)
    """Games that were played elsewhere, which are checked and kept."""
    sign_ins: Rate = Rate(20, 1 / 15)
    """All that makes an account or signs in: nobody tries many codes."""
    sockets: int = 30
    address: int = 8
    refusals: int = 20
    """Messages in a row that come too fast before a client is disconnected."""

    def times(self, factor: float) -> Limits:
        """Limits that are so many times as wide."""
        wider = {kind: getattr(self, kind).times(factor) for kind in get_args(Kind)}
        return replace(self, **wider, sockets=round(self.sockets * factor))


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


Share = Literal["seated", "known", "new"]
"""Whose part of an address's limits it is: of those who play at the table, who were here before, or anybody's."""
_MANY = 10_000
_LARGE_OF_ONE, _LARGE = 8, 128
"""Large bodies that are read at once: from one address, and in all."""


class Gate:
    """Lets clients through, or refuses with `too-fast`. Of what an address may ask for, each `Share` has as much."""

    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float] = time.monotonic,
        *,
        strangers: int = _MANY,
        sockets: int = _MANY,
    ) -> None:
        """`sockets` there may be in all, and `strangers` of them without a seat."""
        self.limits = limits
        self._most, self._most_strangers = sockets, strangers
        rates: dict[Kind, Rate] = {kind: getattr(limits, kind) for kind in get_args(Kind)}
        self._identities = {kind: Buckets(rate, now) for kind, rate in rates.items()}
        self._addresses = {kind: Buckets(rate.times(limits.address), now) for kind, rate in rates.items()}
        self._held: Counter[str] = Counter()

    def count(self, kind: Kind, identity: str, address: str, share: Share = "new") -> None:
        """One thing more that somebody asks for."""
        buckets = (self._identities[kind], device_of(identity)), (self._addresses[kind], _place(address, share))
        if any(bucket.tokens(client) < 1 for bucket, client in buckets):
            raise too_fast(f"too many {kind} at once: wait a little")
        for bucket, client in buckets:
            bucket.take(client)

    def socket(self, identity: str, address: str, share: Share = "new") -> AbstractContextManager[None]:
        """One socket more, until it is closed."""
        limits = self.limits
        most = {device_of(identity): limits.sockets, _place(address, share): limits.sockets * limits.address}
        most["all of them"] = self._most
        if share != "seated":
            most["all strangers"] = self._most_strangers
        return self._hold(most, "too many connections at once")

    def large_body(self, address: str) -> AbstractContextManager[None]:
        """One large body more, until it is read: all of it is in memory, however slowly it comes."""
        most = {f"large at {neighbourhood(address)}": _LARGE_OF_ONE, "all large": _LARGE}
        return self._hold(most, "too many large requests at once")

    def _hold(self, most: dict[str, int], otherwise: str) -> AbstractContextManager[None]:
        if any(self._held[client] >= number for client, number in most.items()):
            raise too_fast(otherwise)
        return self._counted(*most)

    @contextmanager
    def _counted(self, *clients: str) -> Iterator[None]:
        self._held.update(clients)
        try:
            yield
        finally:
            self._held.subtract(clients)
            for client in clients:
                if not self._held[client]:
                    del self._held[client]


def _place(address: str, share: Share) -> str:
    return f"{share} at {neighbourhood(address)}"


def too_fast(message: str) -> Refusal:
    """What a client is told that asks for too much."""
    return Refusal("too-fast", message)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Whom an address stands for: with IPv6 one customer may have 65,536 networks of them, a /48 (RFC 6177)."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return parsed.exploded[:14]
