"""Reviews on a server: of finished games only, for those who played, made once and kept, and not by the thousand."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from fzzzt.review.game_review import review_game
from fzzzt.store import Store
from fzzzt.tables import Refusal
from fzzzt.web import review_program, reviews
from fzzzt.web.replay_program import OURS
from fzzzt.web.reviews import Reviews
from fzzzt.wire.reviews import Review
from live_client import LiveClient, Refused
from live_server import ServerProcess
from patience import PATIENCE
from review.finished_games import QUICK, played

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = """
from functools import partial
from fzzzt.review import game_review
from fzzzt.review.estimator import Effort
game_review.review_game = partial(game_review.review_game, effort=Effort(all=3, few=3, fresh=4, chance=3, peers=3))
from fzzzt.web import review_program
review_program._POLITENESS = 0  # on a busy machine the lowest priority may wait for ever
review_program.main()
"""
SERVER = f"""
import sys
from fzzzt.web import reviews
reviews.COMMAND = (sys.executable, "-c", {PROGRAM!r})
from fzzzt.cli import main
main()
"""


async def reviewed(client: LiveClient, path: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (state := await client.ask("GET", path))["review"] is None:
            assert 0 <= state["done"] <= state["whole"]
            await asyncio.sleep(0.1)
    return cast("dict[str, Any]", state["review"])


def test_those_who_played_order_a_review_that_is_made_once_and_kept(tmp_path: Path) -> None:
    review_game(played("rookie", "random", seed="compile"), [0], effort=QUICK)  # so that it need not be done there
    server = ServerProcess(tmp_path, "--limits", "1000", command=(sys.executable, "-c", SERVER))

    async def evening() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as stranger:
            table = await ada.open_table(2, bots=[None, "rookie"])
            path = f"/api/tables/{table}/review"
            seat = await ada.sit(table)
            for method in ("GET", "POST"):
                with pytest.raises(Refused, match="not-over"):
                    await ada.ask(method, path)
            await seat.play(Random(1))
            assert await ada.ask("GET", path) == {"done": 0, "whole": 0, "review": None}
            with pytest.raises(Refused, match="not-seated"):
                await stranger.ask("POST", path)
            assert (await ada.ask("POST", path))["whole"] > 0
            review = await reviewed(ada, path)
            assert [each["seat"] for each in review["seats"]] == [0, 1]
            server.stop()
            server.start()
            assert (await stranger.ask("GET", path))["review"] == review
            assert (await ada.ask("POST", path))["review"] == review

    with server:
        asyncio.run(evening())


def test_the_program_refuses_what_is_not_finished_and_what_is_no_record() -> None:
    record = played("rookie", "random", seed="program").to_json()
    record["events"].pop()
    for sent, code in ((record, "not-over"), ({}, "bad-record"), (5, "bad-record")):
        question = OURS + msgspec.json.encode({"record": sent})
        assert review_program.answered(question, lambda _: None).code == code


def test_nobody_orders_a_thousand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reviews, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.buffer.read()"))
    asked: list[None] = []

    async def flood() -> None:
        store = await Store.open(str(tmp_path / "tables.sqlite"))
        pool = Reviews(store)
        try:
            for number in range(3):
                assert pool.order_record(b"%d" % number, "10.0.0.1", lambda: asked.append(None)).review is None
            assert pool.order_record(b"0", "10.0.0.1", lambda: asked.append(None)).whole
            with pytest.raises(Refusal) as refused:
                pool.order_record(b"3", "10.0.0.1", lambda: asked.append(None))
            assert refused.value.code == "too-fast"
            assert pool.order_record(b"3", "10.0.0.2", lambda: asked.append(None)).whole
        finally:
            await pool.stop()
            await store.close()

    asyncio.run(flood())
    assert len(asked) == 4


def test_a_review_of_an_older_version_is_made_anew(tmp_path: Path) -> None:
    async def kept() -> None:
        store = await Store.open(str(tmp_path / "tables.sqlite"))
        try:
            await store.keep_review("t", 1, msgspec.json.encode(Review(1, ())))
            assert await store.review("t", 2) is None
            await store.keep_review("t", 2, b"newer")
            assert (await store.review("t", 1), await store.review("t", 2)) == (None, b"newer")
        finally:
            await store.close()

    asyncio.run(kept())
