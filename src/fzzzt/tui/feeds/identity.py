"""Who we are to a server, kept between two starts: the cookie it gave us, and our nonces of games yet to begin."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from typing import TYPE_CHECKING

from fzzzt.record.state import state_folder

if TYPE_CHECKING:
    from pathlib import Path


class Identity:
    """A guest of one server. Whoever has the file is that guest: only its owner may read it."""

    def __init__(self, server: str) -> None:
        self._path: Path = state_folder() / f"guest-{hashlib.sha256(server.encode()).hexdigest()[:12]}.json"
        kept = self._read()
        self.cookie = str(kept.get("cookie", ""))
        self._nonces: dict[str, str] = {str(key): str(nonce) for key, nonce in kept.get("nonces", {}).items()}

    def keep_cookie(self, cookie: str) -> None:
        """Take a cookie that the server has set."""
        self.cookie = cookie
        self._write()

    def nonce(self, table: str) -> str:
        """What we commit to at a table."""
        if table not in self._nonces:
            self._nonces[table] = secrets.token_hex(32)
            self._write()
        return self._nonces[table]

    def take_nonce(self, table: str) -> str | None:
        """What we have committed to at a table; it is told once."""
        nonce = self._nonces.pop(table, None)
        if nonce is not None:
            self._write()
        return nonce

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            kept = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) and isinstance(kept.get("nonces", {}), dict) else {}

    def _write(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        part = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump({"cookie": self.cookie, "nonces": self._nonces}, file)
        part.replace(self._path)
