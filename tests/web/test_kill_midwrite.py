"""Nobody hears of what is not on disk yet, for a server that is killed then would have told of what never was."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.store import Unavailable
from fzzzt.tables import Crew, Guest, Hall, Refusal, Terms, decode_command
from store.logbook import opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fzzzt.store import Append
    from fzzzt.tables import LiveTable

ADA, BOB = Guest("ada", "Ada"), Guest("bob", "Bob")
CHAT = decode_command('{"type": "chat", "id": "c1", "text": "perhaps"}')


class Disk:
    """Stands for the store's own way to append, and writes nothing until it is told whether it can."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = asyncio.Event()
        self.fails: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._append = hall.store.append
        monkeypatch.setattr(hall.store, "append", self.append)

    async def append(self, append: Append) -> None:
        self.asked.set()
        if await self.fails:
            raise Unavailable("the disk is full")
        await self._append(append)


@asynccontextmanager
async def table_at(path: Path) -> AsyncIterator[tuple[Hall, LiveTable]]:
    async with opened(str(path / "tables.sqlite")) as store:
        hall = Hall(store, Crew())
        yield hall, await hall.table(await hall.open_table(ADA, Terms(players=2)))


def told(messages: list[bytes]) -> list[dict[str, Any]]:
    return [entry for message in messages for entry in json.loads(message).get("entries", ())]


@pytest.mark.parametrize("fails", [True, False])
def test_who_comes_while_something_is_written_hears_of_it_only_if_it_is(
    fails: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with table_at(tmp_path) as (hall, live):
            early: list[bytes] = []
            late: list[bytes] = []
            subscription = await live.watch(ADA, 0, early.append)
            disk = Disk(hall, monkeypatch)
            saying = asyncio.create_task(live.do(ADA, CHAT))
            await disk.asked.wait()
            curious = asyncio.gather(live.watch(BOB, 0, late.append), live.tell_since(subscription, 0), live.page())
            for _ in range(10):
                await asyncio.sleep(0)
            assert not late
            assert len(early) == 1
            disk.fails.set_result(fails)
            _, _, page = await curious
            kinds = ["opened"] if fails else ["opened", "chat"]
            assert [entry["type"] for entry in told(late)] == kinds
            assert [entry["type"] for entry in told(early)][-len(kinds) :] == kinds
            assert page.seq == len(kinds)
            if fails:
                with pytest.raises(Refusal, match="try again"):
                    await saying
            else:
                assert (await saying).id == CHAT.id

    asyncio.run(scenario())


def test_what_the_database_cannot_hold_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: Append) -> None:
        raise ValueError("the database cannot hold such a value")

    async def scenario() -> None:
        async with table_at(tmp_path) as (hall, live):
            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "append", refuse)
                with pytest.raises(ValueError, match="cannot hold"):
                    await live.do(ADA, CHAT)
            heard: list[bytes] = []
            await live.watch(BOB, 0, heard.append)
            assert [entry["type"] for entry in told(heard)] == ["opened"]

    asyncio.run(scenario())
