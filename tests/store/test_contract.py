"""What the store promises, on both databases."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.store import Append, Line, Standing, Store, Unavailable
from store.logbook import STANDING, accepted, append, opened, two_stores

if TYPE_CHECKING:
    from collections.abc import Iterable

Attempt = tuple[str, int, int, str | None]
"""A table, how far beside the log's end, how many lines, and the id of a client's message."""

attempts = st.tuples(
    st.sampled_from("abc"),
    st.sampled_from([0, 0, 0, -1, 1]),
    st.integers(1, 3),
    st.sampled_from([None, "c1", "c2", "c3"]),
)


class Ledger:
    """What ought to be in a store when appends come one after another."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Line]] = defaultdict(list)
        self.receipts: dict[tuple[str, str], str] = {}

    def takes(self, append: Append) -> bool:
        """Whether it is accepted; then it is in the ledger."""
        log, receipt = self.logs[append.table], append.receipt
        if append.lines[0].seq != len(log) + 1 or (receipt and (append.table, receipt.id) in self.receipts):
            return False
        log.extend(append.lines)
        if receipt:
            self.receipts[append.table, receipt.id] = receipt.answer
        return True


async def play_through(url: str, number: int, batches: Iterable[list[Attempt]]) -> None:
    ledger = Ledger()
    async with opened(url) as store:
        for batch in batches:
            appends, expected = [], []
            for table, beside, count, id_ in batch:
                name = f"{table}{number}"
                appends.append(append(name, max(1, len(ledger.logs[name]) + 1 + beside), count, id=id_))
                expected.append(ledger.takes(appends[-1]))
            assert await asyncio.gather(*(accepted(store, one) for one in appends)) == expected
    async with opened(url) as store:
        for table, lines in ledger.logs.items():
            assert await store.lines(table) == lines
        for (table, id_), answer in ledger.receipts.items():
            assert await store.receipt(table, "ada", id_) == answer


def test_appends_at_once_are_as_one_after_another_and_outlast_the_process(url: str) -> None:
    numbers = iter(range(1000))

    @settings(max_examples=25, deadline=None)
    @given(st.lists(st.lists(attempts, min_size=1, max_size=6), min_size=1, max_size=5))
    def law(batches: list[list[Attempt]]) -> None:
        asyncio.run(play_through(url, next(numbers), batches))

    law()


def test_of_two_that_write_the_same_line_exactly_one_wins(url: str) -> None:
    async def race() -> None:
        async with two_stores(url) as (one, other):
            for seq in range(1, 31):
                bids = [append("t", seq, body=body, about=body) for body in ('"one"', '"other"')]
                won = await asyncio.gather(accepted(one, bids[0]), accepted(other, bids[1]))
                assert sorted(won) == [False, True]
                winner = bids[won.index(True)]
                assert await one.lines("t", after=seq - 1) == list(winner.lines)
                assert await other.standing("t") == winner.standing

    asyncio.run(race())


def test_lines_come_in_order_and_from_where_one_asks(url: str) -> None:
    async def read() -> None:
        async with opened(url) as store:
            sealed = Line(1, None, 5, '{"sealed": "Ω"}')
            await store.append(Append("t", (sealed,), STANDING))
            await store.append(append("t", 2, 12))
            assert [line.seq for line in await store.lines("t")] == list(range(1, 14))
            assert [line.seq for line in await store.lines("t", after=11)] == [12, 13]
            assert (await store.lines("t"))[0] == sealed
            assert await store.lines("t", after=13) == await store.lines("nobody's") == []

    asyncio.run(read())


def test_a_standing_is_the_one_written_last(url: str) -> None:
    async def read() -> None:
        later = Standing("playing", False, 1_793_000_000_000, (0, 2), 7, ("ada", None, "bob"), '{"names": ["Ada"]}')
        async with opened(url) as store:
            assert await store.standing("t") is None
            await store.append(append("t", 1))
            assert await store.standing("t") == STANDING
            await store.append(Append("t", append("t", 2).lines, later, owners_changed=True))
            assert await store.standing("t") == later

    asyncio.run(read())


def test_the_public_list_has_open_public_tables_newest_first(url: str) -> None:
    async def read() -> None:
        async with opened(url) as store:
            await store.append(append("old", 1, updated=1))
            await store.append(append("new", 1, updated=3))
            await store.append(append("playing", 1, updated=4, phase="playing"))
            await store.append(append("by-link", 1, updated=5, listed=False))
            assert [name for name, _ in await store.listed()] == ["new", "old"]
            assert [name for name, _ in await store.listed(limit=1)] == ["new"]
            await store.append(append("new", 2, phase="playing"))
            assert [name for name, _ in await store.listed()] == ["old"]

    asyncio.run(read())


def test_everybody_finds_the_tables_where_they_sit(url: str) -> None:
    async def names(store: Store, owner: str) -> list[str]:
        return [name for name, _ in await store.seated(owner)]

    async def read() -> None:
        async with opened(url) as store:
            await store.append(append("s", 1, updated=1, owners=("ada", "bob")))
            await store.append(append("t", 1, updated=2, owners=(None, "ada", "ada")))
            assert await names(store, "ada") == ["t", "s"]
            assert await names(store, "bob") == ["s"]
            await asyncio.gather(  # bob leaves and cy comes, in one commit
                store.append(append("s", 2, updated=3, owners=("ada", None))),
                store.append(append("s", 3, updated=4, owners=("ada", "cy"))),
            )
            assert await names(store, "ada") == ["s", "t"]
            assert (await names(store, "bob"), await names(store, "cy")) == ([], ["s"])

    asyncio.run(read())


def test_due_are_the_tables_whose_time_has_come_longest_due_first(url: str) -> None:
    async def read() -> None:
        async with opened(url) as store:
            for name, due in (("soon", 20), ("now", 10), ("later", 21), ("never", None)):
                await store.append(append(name, 1, due=due))
            assert await store.claim_due(20, limit=1) == ["now"]
            assert await store.claim_due(20, driven={"now"}) == ["soon"]
            assert all([await store.claim("now"), await store.claim("now")])

    asyncio.run(read())


def test_running_tables_come_before_any_number_of_finished_ones(url: str) -> None:
    async def read() -> None:
        async with opened(url) as store:
            await store.append(append("slow", 1, updated=1, owners=("ada",), phase="playing"))
            for number in range(5):
                await store.append(append(f"over-{number}", 1, updated=10 + number, owners=("ada",), phase="over"))
            assert [name for name, _ in await store.seated("ada", limit=2, over=1)] == ["slow", "over-4"]

    asyncio.run(read())


def test_a_key_is_made_once_and_shared(url: str) -> None:
    async def read() -> tuple[bytes, ...]:
        async with two_stores(url) as (one, other):
            return tuple(await asyncio.gather(one.key("cookies"), other.key("cookies"), one.key("links")))

    cookies, same, links = asyncio.run(read())
    assert len(cookies) == 32
    assert cookies == same != links
    assert asyncio.run(read()) == (cookies, cookies, links)


def test_a_closed_store_has_written_what_it_took_and_takes_no_more(url: str) -> None:
    async def close() -> None:
        store = await Store.open(url)
        taken = [asyncio.create_task(store.append(append(f"t{number}", 1))) for number in range(50)]
        await asyncio.sleep(0)  # they are queued
        await store.close()
        assert all(task.done() and task.exception() is None for task in taken)
        with pytest.raises(Unavailable):
            await store.append(append("t", 1))

    asyncio.run(close())


def test_what_a_database_cannot_hold_harms_nobody_else(url: str) -> None:
    async def write() -> None:
        async with opened(url) as store:
            bad = store.append(append("bad", 1, body="\ud800"))
            trouble, *others = await asyncio.gather(
                bad, *(store.append(append(f"t{number}", 1)) for number in range(5)), return_exceptions=True
            )
            assert type(trouble) is ValueError
            assert others == [None] * 5
            assert await store.lines("bad") == []
            assert await store.standing("bad") is None

    asyncio.run(write())
