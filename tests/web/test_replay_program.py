"""Replays are made elsewhere: within bounds, in turns, once for all who ask, and for nobody who has gone."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bots.process_games import is_gone
from fzzzt.tables import Refusal
from fzzzt.web import replay_program, replays
from fzzzt.web.answers import unpacked, while_there
from fzzzt.web.replay import replay, replay_text
from fzzzt.web.replays import Replays
from live_client import LiveClient
from patience import PATIENCE
from web.test_replays import finished_game

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from live_server import ServerProcess

RECORD = msgspec.json.encode({"record": finished_game().to_json(), "seat": "spectator"})
SLEEPER = """
import os, sys
while size := sys.stdin.buffer.read(4):
    question = sys.stdin.buffer.read(int.from_bytes(size, "big"))
    with open(sys.argv[1], "ab") as log:
        log.write(b"%d %b\\n" % (os.getpid(), question))
    if b"for ever" in question:
        sys.stdin.buffer.read()
    answer = b'{"packed":""}'
    sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
    sys.stdout.flush()
"""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that answers at once, unless it is asked for something for ever; what it was asked is in this file."""
    log = tmp_path / "asked"
    log.touch()
    monkeypatch.setattr(replays, "COMMAND", (sys.executable, "-c", SLEEPER, str(log)))
    return log


def with_replays(work: Coroutine[Any, Any, None], pool: Replays) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            try:
                await work
            finally:
                await pool.stop()

    asyncio.run(whole())


async def begun(log: Path, questions: int = 1) -> list[tuple[int, bytes]]:
    """Wait until so many questions have reached the program: by which process, and what."""
    while len(lines := log.read_bytes().splitlines()) < questions:
        await asyncio.sleep(0.01)
    return [(int(line.split()[0]), line.split(b" ", 1)[1]) for line in lines]


@pytest.mark.parametrize("eyes", ["spectator", "all", "1"])
def test_step_by_step_it_is_the_same_replay(eyes: str) -> None:
    record = finished_game()
    assert b"".join(replay_text(record, eyes)) == msgspec.json.encode(replay(record, eyes))


def test_the_program_packs_what_the_replay_is() -> None:
    outcome = replay_program.answered(replay_program.SENT + RECORD)
    assert b"".join(unpacked(outcome.packed, 1000)) == msgspec.json.encode(replay(finished_game(), "spectator"))


@pytest.mark.parametrize("question", [b"", b"{", b"[]", b'{"record":{}}', b'{"record":1,"more":2}', b"\xff"])
def test_what_is_no_record_is_refused_with_a_code(question: bytes) -> None:
    assert replay_program.answered(replay_program.SENT + question).code in ("malformed", "bad-record")


@pytest.mark.parametrize(("bound", "most"), [("MOST_EVENTS", 20), ("_MOST_WORK", -1.0), ("_MOST_TEXT", 10_000)])
def test_what_would_be_too_much_is_refused(monkeypatch: pytest.MonkeyPatch, bound: str, most: float) -> None:
    monkeypatch.setattr(replay_program, bound, most)
    assert replay_program.answered(replay_program.SENT + RECORD).code == "too-long"


def test_nobody_waits_for_what_nobody_wants_any_more(asked: Path) -> None:
    """Whoever asks for much and goes leaves no work behind, and the next is served."""
    pool = Replays()

    async def work() -> None:
        long = asyncio.create_task(pool.of_record(b"for ever", "10.0.0.1"))
        ((pid, _),) = await begun(asked)
        following = asyncio.create_task(pool.of_record(b"short", "10.0.0.2"))
        long.cancel()
        assert await following == b""
        assert is_gone(pid)

    with_replays(work(), pool)


def test_the_program_leaves_what_nobody_waits_for_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that those who come and go do not have it started anew again and again."""
    pool = Replays()

    async def work() -> None:
        await pool.of_record(RECORD, "10.0.0.1")
        first = pool._process
        long = msgspec.json.encode({"record": finished_game().to_json(), "seat": "all"})
        leaving = asyncio.create_task(pool.of_record(long, "10.0.0.1"))
        while not pool._busy:
            await asyncio.sleep(0)
        leaving.cancel()
        assert await pool.of_record(RECORD + b" ", "10.0.0.1")
        assert pool._process is first

    monkeypatch.setattr(replays, "_LEFT_WITHIN", float(PATIENCE))
    with_replays(work(), pool)


def test_a_client_that_goes_cancels_its_work() -> None:
    class Leaving:
        async def receive(self) -> dict[str, str]:
            return {"type": "http.disconnect"}

    cancelled = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.append(True)

    with pytest.raises(Refusal, match="gone"):
        asyncio.run(while_there(Leaving(), work()))  # type: ignore[arg-type]
    assert cancelled


def test_the_same_replay_is_made_once_for_all_and_kept(asked: Path) -> None:
    pool = Replays()

    async def work() -> None:
        for _ in range(2):
            await asyncio.gather(*(pool.of_table("table", "0", b"{}", f"10.0.0.{place}") for place in range(10)))
        assert len(await begun(asked)) == 1
        assert pool.kept("table", "0") is not None

    with_replays(work(), pool)


def test_an_address_that_asks_for_much_delays_no_other_for_long(asked: Path) -> None:
    pool = Replays()

    async def work() -> None:
        first = asyncio.create_task(pool.of_record(b"for ever", "10.0.0.1"))
        await begun(asked)
        more = [asyncio.create_task(pool.of_record(b"more %d" % place, "10.0.0.1")) for place in range(7)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many replays"):
            await pool.of_record(b"too many", "10.0.0.1")
        stranger = asyncio.create_task(pool.of_record(b"stranger", "10.0.0.2"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(stranger, *more)
        assert (await begun(asked, 2))[1][1] == b"sstranger"

    with_replays(work(), pool)


def test_all_who_wait_are_bounded(asked: Path) -> None:
    pool, addresses = Replays(), count()

    async def work() -> None:
        tasks = [
            asyncio.create_task(pool.of_record(b"for ever %d" % number, f"10.0.{number}.1"))
            for number, _ in zip(addresses, range(64), strict=False)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many replays"):
            await pool.of_record(b"one more", "10.1.1.1")
        for task in tasks:
            task.cancel()

    with_replays(work(), pool)


def test_packed_or_not_the_answer_is_the_same(server: ServerProcess) -> None:
    async def evening() -> None:
        async with LiveClient(server.url) as ada:
            answers = []
            for packing in ("gzip", "identity"):
                headers = {"Content-Type": "application/json", "Accept-Encoding": packing}
                answers.append(await ada.http.post(f"{server.url}/api/replay", content=RECORD, headers=headers))
            assert answers[0].headers["content-encoding"] == "gzip"
            assert "content-encoding" not in answers[1].headers
            assert answers[0].content == answers[1].content == msgspec.json.encode(replay(finished_game(), "spectator"))

    asyncio.run(evening())
