"""Where a database is: what a person writes after `--database`, understood, and told again without its secrets."""

from __future__ import annotations

import os
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from platformdirs import user_data_path

from fzzzt.locale.told_error import ToldError

_POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")
_SQLITE = "sqlite:///"
_FORMS = "postgresql://USER@HOST/NAME, sqlite:///PATH"
_HOST = r"(?:[\w.-]*|\[[\w:.%]+\])(?::\d+)?"
_HOSTS = re.compile(rf"{_HOST}(?:,{_HOST})*")
_LIKE_AN_ADDRESS = re.compile(r"postgres\w*[:/]|sqlite:|[^/\\]*:[^/\\]*@", re.IGNORECASE)
"""How no file begins that somebody means: an address with a slip, and perhaps with a password."""


def address_of(database: str | None) -> Path | str:
    """The file of an SQLite database, or the URL of a PostgreSQL one; None is a file in the user's data folder."""
    if database is None:
        return _data_folder() / "tables.db"
    scheme, is_url, rest = database.partition("://")
    if is_url and scheme in _POSTGRESQL:
        return _checked(f"postgresql://{rest}")
    path = database.removeprefix(_SQLITE)
    if path == database and (is_url or _LIKE_AN_ADDRESS.match(database)):
        raise ToldError("store-address", choices=_FORMS)
    if path in ("", ":memory:"):
        raise ToldError("store-address", choices=_FORMS)
    return Path(path).expanduser()


def _checked(url: str) -> str:
    """A URL that can be read without a fault: faults of those who read it quote it, password and all."""
    try:
        parts = urlsplit(url)
        if parts.query:
            parse_qs(parts.query, strict_parsing=True)
    except ValueError:
        parts = None
    if parts is None or "@" in parts.path or not _HOSTS.fullmatch(parts.netloc.rpartition("@")[2]):
        raise ToldError("store-address-password", choices=_FORMS)
    return url


def shown(address: Path | str) -> str:
    """An address as it may be told: without user, password and parameters."""
    if isinstance(address, Path):
        return str(address)
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _data_folder() -> Path:
    given = os.environ.get("FZZZT_STATE_DIR")
    return Path(given) if given else user_data_path("fzzzt")
