"""Several processes on one PostgreSQL: who drives a table, and who hears of what."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fzzzt.store import leases
from patience import PATIENCE
from postgres import execute
from store.logbook import accepted, append, two_stores

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.store import Store

LEASE = 600_000


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, only who is made to fall silent counts as dead."""
    monkeypatch.setattr(leases, "LEASE", LEASE)


def fall_silent(url: str, store: Store, milliseconds: int) -> None:
    """Let time go by without a beat of a process."""
    execute(url, f"UPDATE processes SET beat = beat - {milliseconds} WHERE id = '{store.process}'")  # noqa: S608


def cut_connections(url: str) -> None:
    execute(
        url,
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()",
    )


def test_a_table_has_one_driver_as_long_as_that_is_heard_of(postgres: Callable[[], str]) -> None:
    async def drive() -> None:
        url = postgres()
        async with two_stores(url) as (one, other):
            await one.append(append("t", 1, due=5))
            assert await one.claim("t")
            assert await one.claim("t")
            assert not await other.claim("t")
            assert (await one.claim_due(5), await other.claim_due(5)) == ([], [])
            fall_silent(url, one, LEASE + 1000)
            await one.beat()
            assert not await other.claim("t")
            fall_silent(url, one, LEASE + 1000)
            assert await other.claim_due(5) == ["t"]
            await one.beat()
            assert not await one.claim("t")

    asyncio.run(drive())


def test_of_many_that_claim_a_table_at_once_one_gets_it(postgres: Callable[[], str]) -> None:
    async def claim() -> None:
        async with two_stores(postgres()) as (one, other):
            for number in range(20):
                await one.append(append(f"t{number}", 1))
                assert sum(await asyncio.gather(one.claim(f"t{number}"), other.claim(f"t{number}"))) == 1

    asyncio.run(claim())


def test_who_goes_leaves_its_tables_to_the_others_at_once(postgres: Callable[[], str]) -> None:
    async def go() -> None:
        async with two_stores(postgres()) as (one, other):
            for name in "abc":
                await one.append(append(name, 1, due=5))
                await one.claim(name)
            await one.release("a", "nobody's")
            assert await other.claim_due(5) == ["a"]
            await one.retire()
            assert sorted(await other.claim_due(5)) == ["b", "c"]
            await other.release("b")
            assert await one.claim_due(5) == ["b"]

    asyncio.run(go())


def test_an_append_leaves_the_lease_with_its_holder(postgres: Callable[[], str]) -> None:
    async def write() -> None:
        async with two_stores(postgres()) as (one, other):
            await one.append(append("t", 1))
            await one.claim("t")
            await other.append(append("t", 2))
            assert not await other.claim("t")

    asyncio.run(write())


def test_processes_that_write_many_tables_at_once_never_block_each_other(postgres: Callable[[], str]) -> None:
    async def race() -> None:
        names = [f"t{number}" for number in range(200)]
        async with two_stores(postgres()) as (one, other):
            for seq in (1, 2, 3):
                forth = [accepted(one, append(name, seq)) for name in names]
                back = [accepted(other, append(name, seq)) for name in reversed(names)]
                assert sum(await asyncio.gather(*forth, *back)) == len(names)

    asyncio.run(race())


def test_news_reach_the_others_and_not_oneself(postgres: Callable[[], str]) -> None:
    async def write() -> None:
        async with two_stores(postgres()) as (one, other):
            news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
            one.listen(lambda table, seq: news.put_nowait((table, seq)), lambda: None)
            await one.append(append("mine", 1))
            await other.append(append("theirs", 1, 3))
            await asyncio.gather(other.append(append("theirs", 4)), other.append(append("theirs", 5)))
            async with asyncio.timeout(PATIENCE):
                heard = [await news.get()]
                while heard[-1] != ("theirs", 5):
                    heard.append(await news.get())
            assert heard[0] == ("theirs", 3)
            assert {table for table, _ in heard} == {"theirs"}

    asyncio.run(write())


def test_lost_connections_are_made_again_and_the_gap_is_told(postgres: Callable[[], str]) -> None:
    async def lose() -> None:
        url = postgres()
        async with two_stores(url) as (one, other):
            news: asyncio.Queue[str] = asyncio.Queue()
            gap = asyncio.Event()

            def on_gap() -> None:
                gap.set()
                raise RuntimeError("whoever listens may fail")

            asyncio.get_running_loop().set_exception_handler(lambda *_: None)
            one.listen(lambda table, _: news.put_nowait(table), on_gap)
            for seq in (1, 2):
                cut_connections(url)
                async with asyncio.timeout(PATIENCE):
                    await gap.wait()
                    gap.clear()
                    await other.append(append("t", seq))
                    assert await news.get() == "t"
                assert len(await one.lines("t")) == seq

    asyncio.run(lose())


def test_letting_go_of_many_tables_never_crosses_those_who_write(postgres: Callable[[], str]) -> None:
    async def cross() -> None:
        async with two_stores(postgres()) as (one, other):
            names = [f"t{number:03}" for number in range(200)]
            await asyncio.gather(*(one.append(append(name, 1)) for name in names))
            for seq in range(2, 12):
                for name in reversed(names):
                    await other.claim(name) if seq == 2 else None
                writing = asyncio.gather(*(one.append(append(name, seq)) for name in names))
                await asyncio.gather(other.release(*reversed(names)), writing)
                await other.claim_due(5)

    asyncio.run(cross())
