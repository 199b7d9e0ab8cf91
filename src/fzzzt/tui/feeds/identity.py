"""Who we are to a server, kept between two starts: the cookie it gave us, and our nonces of games yet to begin."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from fzzzt.disk.locks import locked
from fzzzt.disk.state_folder import state_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass
class _Kept:
    """What is in the file."""

    cookie: str = ""
    nonces: dict[str, str] = field(default_factory=dict)


class Identity:
    """A guest of one server. Whoever has the file is that guest: only its owner may read it.

    Several terminals may share it; none writes over what another has just written.
    """

    def __init__(self, server: str) -> None:
        self._path: Path = state_folder() / f"guest-{hashlib.sha256(server.encode()).hexdigest()[:12]}.json"
        self.cookie = self._read().cookie

    def check_writable(self) -> None:
        """Raise OSError where nothing can be kept: better before a server is asked than in the middle of it."""
        with self._changed():
            pass

    def keep_cookie(self, cookie: str) -> bool:
        """Take a cookie that the server has set; False if we are somebody already, whom another terminal has met."""
        with self._changed() as kept:
            is_ours = bool(self.cookie) or not kept.cookie
            if is_ours:
                kept.cookie = cookie
            self.cookie = kept.cookie
        return is_ours

    def nonce(self, table: str) -> str:
        """What we commit to at a table."""
        with self._changed() as kept:
            return kept.nonces.setdefault(table, secrets.token_hex(32))

    def take_nonce(self, table: str) -> str | None:
        """What we have committed to at a table; it is told once."""
        with self._changed() as kept:
            return kept.nonces.pop(table, None)

    @contextmanager
    def _changed(self) -> Iterator[_Kept]:
        """What is kept, to be changed; everybody else waits."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._path.with_name(self._path.name + ".lock")):
            kept = self._read()
            before = asdict(kept)
            yield kept
            if asdict(kept) != before:
                self._write(kept)

    def _read(self) -> _Kept:
        try:
            found = json.loads(self._path.read_text("utf-8"))
            nonces = {str(table): str(nonce) for table, nonce in found.get("nonces", {}).items()}
            return _Kept(str(found.get("cookie", "")), nonces)
        except (OSError, ValueError, AttributeError):
            return _Kept()

    def _write(self, kept: _Kept) -> None:
        part = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(asdict(kept), file)
        part.replace(self._path)
