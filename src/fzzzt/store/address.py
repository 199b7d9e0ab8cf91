"""Where a database is: what a person writes after `--database`, understood."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

_POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")
_SQLITE = "sqlite:///"


def address_of(database: str | None) -> Path | str:
    """The file of an SQLite database, or the URL of a PostgreSQL one; None is a file in the user's data folder."""
    if database is None:
        return _data_folder() / "tables.db"
    scheme, is_url, rest = database.partition("://")
    if is_url and scheme in _POSTGRESQL:
        return f"postgresql://{rest}"
    path = database.removeprefix(_SQLITE)
    if (is_url and path == database) or path in ("", ":memory:"):
        raise ValueError("the database must be postgresql://user@host/name, sqlite:///path or the path of a file")
    return Path(path).expanduser()


def shown(address: Path | str) -> str:
    """An address as it may be told: without user, password and parameters."""
    if isinstance(address, Path):
        return str(address)
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _data_folder() -> Path:
    given = os.environ.get("FZZZT_STATE_DIR")
    return Path(given) if given else user_data_path("fzzzt")
