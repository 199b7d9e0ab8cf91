"""Where the server is asked at: by which host names, and from pages of which origin."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit

from fzzzt.locale.told_error import ToldError
from fzzzt.voice.voice import spoken

_ANY = ("0.0.0.0", "::")  # noqa: S104 - what someone may have asked to listen on
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z._-]{1,253})(:[0-9]{1,5})?")
"""A `Host` header: links and pictures of them are made with it, so it has nothing else in it and is not long."""


@dataclass(frozen=True, slots=True)
class PasskeySite:
    """Where passkeys are made and asked for: the host that they are of, and the page's origin."""

    host: str
    origin: str


@dataclass(frozen=True)
class Addresses:
    """The names this server goes by.

    A page elsewhere can have its own name lead here (DNS rebinding), so a name that is not ours is turned away. Bare
    addresses cannot be used that way.
    """

    base_url: str | None = None
    names: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def of(cls, base_url: str | None, host: str) -> Addresses:
        """By what is asked for: the public address, and the name or address to listen on."""
        names = {"localhost", host.lower()}
        if base_url is not None:
            base_url = _checked(base_url)
            names.add(urlsplit(base_url).hostname or "")
        elif host in _ANY:
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine.partition('.')[0]}.local"}
        return cls(base_url, frozenset(names))

    @property
    def secure(self) -> bool:
        """Whether browsers reach us by HTTPS, as far as is known."""
        return self.base_url is not None and self.base_url.startswith("https:")

    def is_ours(self, host: str) -> bool:
        """Whether a `Host` header names this server, on whatever port."""
        if not _HOST.fullmatch(host):
            return False
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname or "", parts.port
        except ValueError:
            return False
        return name in self.names or name.endswith(".localhost") or _is_address(name)

    def is_own_page(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from a page of this server's; programs, which are no browsers, send no origin."""
        if origin is None:
            return True
        if self.base_url is not None and self._is_public(host):
            return origin == _origin(self.base_url)
        return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())

    def passkey_site(self, scheme: str, host: str) -> PasskeySite | None:
        """Where passkeys are of that a page asks for which was asked for at `host`; None where there can be none.

        A browser has passkeys for names only, and without https for this machine's own alone.
        """
        origin = self.base_url if self._is_public(host) else f"{scheme}://{host}".lower()
        try:
            parts = urlsplit(origin or "")
            name = parts.hostname or ""
        except ValueError:
            return None
        local = name == "localhost" or name.endswith(".localhost")
        if _is_address(name) or not (parts.scheme == "https" or local):
            return None
        return PasskeySite(name, origin or "")

    def _is_public(self, host: str) -> bool:
        return self.base_url is not None and host.lower() == urlsplit(self.base_url).netloc

    def url(self, path: str, scheme: str, host: str) -> str:
        """The full address of a path, as a client that asked at `host` can reach it."""
        return f"{self.base_url or f'{scheme}://{host}'}{path}"


def _checked(base_url: str) -> str:
    try:
        parts = urlsplit(base_url)
        wanted = parts.scheme in ("http", "https") and _HOST.fullmatch(parts.netloc) and parts.port != 0
    except ValueError:
        wanted = None
    if not wanted or parts.path.strip("/") or parts.query:
        raise ToldError("web-base-url", input=spoken(base_url), address="https://fzzzt.example.org")
    return _origin(base_url)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
