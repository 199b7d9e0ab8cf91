"""Where messages may go: addresses come from strangers, and none may lead into anybody's own network."""

from __future__ import annotations

import asyncio
import re
import ssl
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fzzzt.tables import Refusal
from fzzzt.web.notices.names import Resolver

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    Resolve = Callable[[str], Awaitable[Sequence[str]]]
    Address = IPv4Address | IPv6Address

LONGEST_ADDRESS = 1000
_HTTPS = 443
_RESOLVED_WITHIN = 5.0
_MOST_TRIED = 2
"""Of a name's addresses."""
_SIGNS = re.compile(r"https://[!-~]+")
_NAME = re.compile(r"(?!.*\.\.)[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
_CARRIERS = tuple(IPv6Network(net) for net in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16"))
"""IPv6 that stands for some IPv4 address: whoever means that can say so."""


_NOBODYS = tuple(ip_network(net) for net in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20"))
"""For protocols, for what carried IPv6, and for examples: not every Python knows them as such."""


def is_public(address: Address) -> bool:
    """Whether an address is anybody's on the internet, and nobody's own."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in net for net in _CARRIERS) or address.is_site_local:
            return False
    nobodys = any(address in net for net in _NOBODYS)
    return address.is_global and not (address.is_multicast or address.is_reserved or nobodys)


@dataclass(frozen=True, slots=True)
class Destination:
    """A vetted address: connections go to these numbers, whatever the name leads to later."""

    host: str
    port: int
    path: str
    numbers: tuple[str, ...]

    @property
    def authority(self) -> str:
        """The host as it stands in a request."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == _HTTPS else f"{name}:{self.port}"


@dataclass(frozen=True)
class Network:
    """The internet, as far as messages may go there. Tests have one of their own; no setting leads to another."""

    resolve: Resolve = field(default_factory=Resolver)
    is_allowed: Callable[[Address], bool] = is_public
    ports: Collection[int] = (_HTTPS, 8443, 8448)
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    async def vet(self, address: str) -> Destination:
        """Where an address leads; `Refusal` if not by https, or not only to where messages may go."""
        host, port, path = self._parts(address)
        try:
            async with asyncio.timeout(_RESOLVED_WITHIN):
                found = list(dict.fromkeys(await self.resolve(host)))
            allowed = [self.is_allowed(ip_address(number)) for number in found]
        except (OSError, TimeoutError, ValueError):
            raise Refusal("unknown-address") from None
        if not found or not all(allowed):
            raise Refusal("bad-address")
        return Destination(host, port, path, tuple(found[:_MOST_TRIED]))

    def _parts(self, address: str) -> tuple[str, int, str]:
        if len(address) > LONGEST_ADDRESS or not _SIGNS.fullmatch(address) or "\\" in address:
            raise Refusal("bad-address")
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or _HTTPS
        except ValueError:
            raise Refusal("bad-address") from None
        if "@" in parts.netloc or port not in self.ports or not (_NAME.fullmatch(host) or ":" in host):
            raise Refusal("bad-address")
        return host, port, f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
