"""A real PostgreSQL for tests and benchmarks: `fresh_database()` is the URL of an empty database.

It is the server that $FZZZT_TEST_POSTGRES names, or a private one in a temporary folder, which ends with this process,
however that ends. Its binaries are those of the machine, or of Debian's package where we may install it.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from debian import installed
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SETTINGS = ("listen_addresses=", "fsync=off", "max_connections=200", "shared_buffers=64MB")
_UNTIL_WE_END = '"$@" >log 2>&1 & read _; kill -INT $!; wait; rm -rf "$PWD"'
"""Runs the server until the pipe to it is closed: by us, or by the system when we are killed."""

_made: list[str] = []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A function that gives the URL of an empty database."""
    server()
    yield fresh_database
    drop_databases()


def fresh_database() -> str:
    """The URL of a new, empty database."""
    name = f"fzzzt_{secrets.token_hex(6)}"
    execute(server(), f"CREATE DATABASE {name}")
    _made.append(name)
    return urlsplit(server())._replace(path=f"/{name}").geturl()


def drop_databases() -> None:
    """Leave a server as it was found; a private one is removed anyway."""
    while _made and "FZZZT_TEST_POSTGRES" in os.environ:
        execute(server(), f"DROP DATABASE IF EXISTS {_made.pop()} WITH (FORCE)")


def execute(url: str, statement: str) -> Any:
    """Run one statement, also where an event loop runs already, and give the first value of its answer."""

    async def run() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()


@cache
def server() -> str:
    """The URL of the server's own database."""
    return os.environ.get("FZZZT_TEST_POSTGRES") or _started(installed_binaries())


def _started(binaries: Path) -> str:
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="fzzzt-postgres-"))
    password = secrets.token_hex(8)
    (folder / "password").write_text(password)
    if user is not None:
        for path in (folder, folder / "password"):
            shutil.chown(path, user)
    as_user: dict[str, Any] = {"cwd": folder, "user": user, "extra_groups": None if user is None else []}
    make = ("--pgdata=data", "--username=fzzzt", "--pwfile=password", "--auth=scram-sha-256", "--no-sync")
    initdb = [f"{binaries}/initdb", *make, "--encoding=UTF8", "--locale=C"]
    subprocess.run(initdb, check=True, capture_output=True, **as_user)  # noqa: S603
    settings = [word for setting in _SETTINGS for word in ("-c", setting)]
    start = ["/bin/sh", "-c", _UNTIL_WE_END, "sh", f"{binaries}/postgres", "-D", "data", "-k", str(folder), *settings]
    process = subprocess.Popen(start, stdin=subprocess.PIPE, **as_user)  # noqa: S603
    atexit.register(process.communicate)
    url = f"postgresql://fzzzt:{password}@/postgres?host={folder}"
    _wait_for(url, folder / "log")
    return url


def _wait_for(url: str, log: Path) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            execute(url, "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            if time.monotonic() > give_up:
                pytest.fail(f"PostgreSQL did not start: {log.read_text()[-2000:]}")
            time.sleep(0.05)
        else:
            return


def _user() -> str | None:
    """Whom the server runs as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _binaries() -> Path | None:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest and newest.parent


def installed_binaries() -> Path:
    """Where PostgreSQL is, installed first if need be."""
    return installed(_binaries, "postgresql") or pytest.fail(
        "these tests need PostgreSQL: install it (Debian: apt-get install postgresql), "
        "or set FZZZT_TEST_POSTGRES to the postgresql:// URL of a server where databases may be made"
    )
