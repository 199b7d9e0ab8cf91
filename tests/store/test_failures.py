"""When the database fails, or is not what it should be."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import traceback
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from alembic.script import ScriptDirectory

from fzzzt.store import Conflict, Store, Unavailable
from fzzzt.store.migration import migrations
from postgres import execute, server
from store.logbook import append, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SECRET = "hunter2"  # noqa: S105 - that is the point


def change(url: str, statement: str) -> None:
    """Change a database behind the store's back."""
    if url.startswith("postgresql"):
        execute(url, statement)
        return
    with closing(sqlite3.connect(url)) as connection, connection:
        connection.execute(statement)


def test_a_failed_database_is_unavailable_to_all_and_then_serves_again(url: str) -> None:
    async def write() -> None:
        async with opened(url) as store:
            await store.append(append("t", 1))
            change(url, "ALTER TABLE log RENAME TO elsewhere")
            writes = (store.append(append(f"t{number}", 1)) for number in range(5))
            troubles = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(trouble) for trouble in troubles] == [Unavailable] * 5
            with pytest.raises(Unavailable):
                await store.lines("t")
            change(url, "ALTER TABLE elsewhere RENAME TO log")
            await store.append(append("t", 2))
            assert len(await store.lines("t")) == 2

    asyncio.run(write())


def test_health_tells_whether_the_database_answers(postgres: Callable[[], str]) -> None:
    async def ask() -> None:
        url = postgres()
        async with opened(url) as store:
            assert await store.healthy()
            execute(server(), f"DROP DATABASE {urlsplit(url).path[1:]} WITH (FORCE)")
            assert not await store.healthy()
            with pytest.raises(Unavailable):
                await store.append(append("t", 1))

    asyncio.run(ask())


def test_a_database_that_can_be_read_but_not_written_is_not_healthy(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fzzzt.store.store._HEALTHY_WITHIN", 1.0)

    async def ask() -> None:
        async with opened(url) as store:
            await store.key("cookie")
            assert await store.healthy()
            with unwritable(url):
                assert await store.lines("t") == []
                assert not await store.healthy()

    asyncio.run(ask())


@contextmanager
def unwritable(url: str) -> Iterator[None]:
    """A database that answers questions and takes nothing: here, because somebody else writes and does not end."""
    if url.startswith("postgresql"):
        execute(url, "ALTER TABLE keys RENAME TO hidden")
        execute(url, "CREATE VIEW keys AS SELECT DISTINCT * FROM hidden")
        yield
        return
    with closing(sqlite3.connect(url)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.rollback()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async def close_and_open() -> None:
        async with opened(url):
            pass
        change(url, "UPDATE alembic_version SET version_num = 'from the future'")
        with pytest.raises(ValueError, match="upgrade fzzzt"):
            await Store.open(url)
        newest = ScriptDirectory.from_config(migrations()).get_current_head()
        change(url, f"UPDATE alembic_version SET version_num = '{newest}'")  # noqa: S608 - ours
        async with opened(url) as store:  # nothing was kept locked
            assert await store.healthy()

    asyncio.run(close_and_open())


def test_sqlite_serves_one_process(tmp_path: Path) -> None:
    async def twice() -> None:
        link = tmp_path / "link.db"
        link.symlink_to(tmp_path / "tables.db")
        async with opened(str(tmp_path / "tables.db")):
            with pytest.raises(ValueError, match="Another server of Fzzzt! uses this database"):
                await Store.open(f"sqlite:///{link}")
        async with opened(str(link)) as store:
            assert await store.healthy()

    asyncio.run(twice())


def test_no_error_and_no_log_tells_what_was_written(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    told = []

    async def fail() -> None:
        async with opened(url) as store:
            await store.append(append("t", 1, id=SECRET, body=SECRET))
            for bad in (
                append("t", 1, body=SECRET),
                append("t", 5, body=SECRET),
                append("t", 2, id=SECRET),
                append("t", 2, body=f"{SECRET}\ud800"),
                append("t", 2**70, body=SECRET),
            ):
                with pytest.raises((Conflict, ValueError)) as caught:
                    await store.append(bad)
                told.extend(traceback.format_exception(caught.value))
            change(url, "DROP TABLE log")
            with pytest.raises(Unavailable) as failed:
                await store.append(append("t", 2, id=SECRET, body=SECRET))
            told.extend(traceback.format_exception(failed.value))

    asyncio.run(fail())
    assert SECRET not in "".join(told) + caplog.text


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://ada:{SECRET}@127.0.0.1:1/fzzzt?sslmode=disable",
        f"postgres://127.0.0.1:1/fzzzt?password={SECRET}",
        f"postgresql://ada:{SECRET}@127.0.0.1:port/fzzzt",
        f"mysql://ada:{SECRET}@127.0.0.1/fzzzt",
        f"postgresql://ada:{SECRET}/1@127.0.0.1:1/fzzzt",
        f"postgresql://ada:1?{SECRET}@127.0.0.1:1/fzzzt",
        f"postgresql://{SECRET}:fzzzt",
        f"postgresql:/ada:{SECRET}@127.0.0.1/fzzzt",
        f"postgresql//ada:{SECRET}@127.0.0.1/fzzzt",
        f"ada:{SECRET}@127.0.0.1/fzzzt",
    ],
)
def test_a_database_that_cannot_be_opened_is_told_without_its_password(url: str) -> None:
    with pytest.raises((Unavailable, ValueError)) as caught:
        asyncio.run(Store.open(url))
    assert SECRET not in "".join(traceback.format_exception(caught.value))


def test_a_file_that_is_no_database_of_ours_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "notes.txt").write_text("bread, butter", "utf-8")
    change(str(tmp_path / "other.db"), "CREATE TABLE recipes (name TEXT)")
    for name, reason in [
        ("folder", "is a folder, not a file"),
        ("notes.txt", "is not a database: name another file"),
        ("other.db", "This database belongs to another program"),
    ]:
        with pytest.raises(ValueError, match=reason):
            asyncio.run(Store.open(str(tmp_path / name)))
    with pytest.raises(ValueError, match="is not a database"):
        asyncio.run(Store.open("/dev/null"))
    assert (tmp_path / "notes.txt").read_text("utf-8") == "bread, butter"
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///", "", ":memory:"])
def test_an_address_that_means_nothing_tells_what_does(url: str) -> None:
    with pytest.raises(ValueError, match="the path of a file, or one of postgresql://USER@HOST/NAME, sqlite:///PATH"):
        asyncio.run(Store.open(url))


def test_without_asyncpg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(ValueError, match=r"fzzzt\[postgres\]"):
        asyncio.run(Store.open("postgresql://host/name"))


def test_without_an_address_it_is_a_private_file_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "new"))

    async def write() -> None:
        store = await Store.open()
        await store.append(append("t", 1))
        await store.close()

    asyncio.run(write())
    assert (tmp_path / "new" / "tables.db").stat().st_mode & 0o077 == 0
