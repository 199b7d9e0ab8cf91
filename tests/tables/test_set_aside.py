"""A table that fails is set aside: shown as such, never deleted, and nothing else fails with it."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, text

from fzzzt.engine import game, scoring
from fzzzt.tables import Refusal, Terms
from fzzzt.tables.patience import TookTooLong, Within
from fzzzt.tables.reading import PORTION, read_table
from patience import PATIENCE
from tables.parlour import ADA, BOB, Parlour
from tables.test_hall import Player, opened, run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fzzzt.engine import Deck
    from fzzzt.store import Line
    from fzzzt.tables import Hall

STANDARD = files("fzzzt.engine").joinpath("deck.toml").read_text(encoding="utf-8")
HOUSE_DECK = STANDARD.replace("points = 13", "points = 12")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'fzzzt.db'}"


def spoil(database: str, table: str, body: str, seq: int = 2) -> str:
    """Change a line of a log, as a damaged disk may; answers what was there."""
    which = {"table": table, "seq": seq}
    asked = text("SELECT body FROM log WHERE table_id = :table AND seq = :seq")
    change = text("UPDATE log SET body = :body WHERE table_id = :table AND seq = :seq")
    with create_engine(database).begin() as connection:
        was = connection.execute(asked, which).scalar_one()
        connection.execute(change, {**which, "body": body})
    return str(was)


async def until(wish: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wish():
            await asyncio.sleep(0.01)


async def refused(hall: Hall, table: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await hall.table(table)
    return refusal.value.code


def bots_of(hall: Hall) -> dict[str, str]:
    return {live.id: live.table.phase for live in hall.here}


@pytest.mark.parametrize("body", ["", "{", '{"type":"unheard-of"}', '{"type":"left","seat":77}'])
def test_a_damaged_log_stops_neither_the_start_nor_any_other_table(database: str, body: str) -> None:
    async def evening() -> None:
        names = []
        async with opened(database) as hall:
            for _ in range(2):
                live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"])))
                await live.sit(ADA, None, None)
                await Player(ADA, live).play(Random(1), moves=2)
                names.append(live.id)
        was = spoil(database, names[0], body)
        async with opened(database) as hall:
            log = await hall.store.lines(names[0])
            assert await refused(hall, names[0]) == "set-aside"
            assert {each.id: each.phase for each in await hall.lists.tables_of(ADA)} == {
                names[0]: "aside",
                names[1]: "playing",
            }
            await Player(ADA, await hall.table(names[1])).play(Random(2))
            assert await hall.store.lines(names[0]) == log
            assert await hall.store.claim_due(hall.now() + 10**9) == []
        spoil(database, names[0], was)
        async with opened(database) as hall:
            await Player(ADA, await hall.table(names[0])).play(Random(3))
            assert {each.id: each.phase for each in await hall.lists.tables_of(ADA)} == dict.fromkeys(names, "over")

    run(evening())


def test_a_score_that_takes_too_long_sets_its_table_aside_and_the_others_go_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a deck could ask for that was opened before there were limits; nobody plays, nobody watches."""
    score = scoring.score_seat

    def endless(deck: Deck, *cards: Any) -> Any:
        while deck.name == "house deck":
            pass
        return score(deck, *cards)

    monkeypatch.setattr(game, "score_seat", endless)

    async def evening() -> None:
        async with opened(database) as hall:
            bad = await hall.open_table(BOB, Terms(players=2, bots=["random", "random"], deck=HOUSE_DECK))
            seat = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"])))
            await seat.sit(ADA, None, None)
            told: list[bytes] = []
            await (await hall.table(bad)).watch(BOB, 0, told.append)
            await until(lambda: bad not in bots_of(hall))
            assert b'"bye"' in told[-1]
            assert b"set-aside" in told[-1]
            await Player(ADA, seat).play(Random(4))
            assert seat.table.phase == "over"
            assert await refused(hall, bad) == "set-aside"
            standing = await hall.store.standing(bad)
            assert standing is not None
            assert (standing.phase, standing.due) == ("aside", None)
            assert (await read_table(hall.store, bad)).phase == "playing"

    run(evening())


def test_a_clock_that_rings_at_a_table_with_a_fault_ends_nothing_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            table = await hall.open_table(ADA, Terms(players=2, bots=["rookie", "rookie"]))
            monkeypatch.setattr("fzzzt.tables.course.make_bid", _fault)
            await until(lambda: table not in bots_of(hall))
            assert hall.figures["set aside"] == 1

    run(evening())


def _fault(*_: object) -> None:
    raise LookupError("a bug of ours")


def test_others_have_their_turn_while_a_long_log_is_read() -> None:
    """A table that was talked at for long: its log is read in portions."""
    parlour = Parlour.playing(2)
    while len(parlour.log) < 5 * PORTION:
        parlour.table.written_besides.clear()
        parlour.say(ADA, "chat", text="Hm.")
    turns = 0

    class Shelf:
        async def lines(self, _: str, after: int, most: int) -> list[Line]:
            nonlocal turns
            turns += 1
            return parlour.log[after : after + most]

    table = asyncio.run(read_table(Shelf(), "a-table-in-tests"))  # type: ignore[arg-type]
    assert table.public == parlour.table.public
    assert turns > 5


def test_what_takes_too_long_is_stopped_in_the_middle() -> None:
    with pytest.raises(TookTooLong):
        _work_without_end()
    with Within(0.05):
        sum(range(10))
    for _ in range(3_000_000):  # nothing rings afterwards
        pass


def _work_without_end() -> None:
    with Within(0.05):
        while True:
            pass


def test_no_table_is_blamed_for_the_garbage_of_all() -> None:
    with Within():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_no_table_is_blamed_for_what_other_threads_work() -> None:
    """Strangers have decks read and scores counted beside the loop, as many at once as they like."""
    other = threading.Thread(target=_work_for, args=(0.2,))
    with Within(0.05):
        other.start()
        other.join()


def _work_for(seconds: float) -> None:
    """Keep the processor busy for so long, however long that takes."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        sum(range(10_000))
