"""Puzzles on a server: shown without their answers, and those of one's own only to whoever played a finished game."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fzzzt.engine import Bid, Game
from fzzzt.puzzles.collection import the_puzzles
from fzzzt.puzzles.judge import judge
from fzzzt.puzzles.repetition import INTERVALS
from fzzzt.record import replay_record
from fzzzt.review.alike import like_bid
from fzzzt.review.version import VERSION
from fzzzt.store import Store
from fzzzt.wire.reviews import Review, ReviewedChoice, ReviewedDecision, SeatReview
from live_client import LiveClient, Refused
from patience import PATIENCE

if TYPE_CHECKING:
    from live_server import ServerProcess

SHELF = the_puzzles()


def test_a_puzzle_is_shown_and_judged(server: ServerProcess) -> None:
    async def visit() -> None:
        async with LiveClient(server.url) as ada:
            shelf = await ada.ask("GET", "/api/puzzles")
            assert [line["name"] for line in shelf["puzzles"]] == list(SHELF.stored)
            assert shelf["intervals"] == list(INTERVALS)
            for name in list(SHELF.stored)[::60]:
                await _solve(ada, name)
            path = f"/api/puzzles/{next(iter(SHELF.stored))}"
            false: tuple[dict[str, Any], ...] = ({}, {"cards": []}, {"cards": ["r5-n"] * 3}, {"cards": ["no such"]})
            for wrong in false:
                with pytest.raises(Refused):
                    await ada.ask("POST", path, wrong)
            for missing in ("nothing", "9999-1", "a.b.c"):
                with pytest.raises(Refused, match=r"no-such-(page|table)"):
                    await ada.ask("GET", f"/api/puzzles/{missing}")

    asyncio.run(visit())


async def _solve(ada: LiveClient, name: str) -> None:
    path, puzzle = f"/api/puzzles/{name}", SHELF.puzzle(name)
    assert puzzle is not None
    sheet = await ada.ask("GET", path)
    assert set(sheet) == {"line", "table"}
    view = sheet["table"]["steps"][0]["view"]
    assert view["seat"] == puzzle.seat
    assert all(isinstance(seat["hand"], int) for seat in view["seats"])
    for choice in (puzzle.choices[0], puzzle.choices[-1]):
        verdict = await ada.ask("POST", path, {"cards": list(choice.cards)})
        told = msgspec.json.decode(msgspec.json.encode(judge(puzzle, choice.cards)))
        assert verdict == told


def test_mistakes_in_reviewed_games_are_puzzles_for_whoever_made_them(server: ServerProcess) -> None:
    async def evening() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as stranger:
            table = await ada.open_table(2, bots=[None, "rookie"])
            seat = await ada.sit(table)
            for who in (ada, stranger):
                with pytest.raises(Refused, match="not-over"):
                    await who.ask("GET", f"/api/puzzles/{table}.6")
            await seat.play(Random(1))
            record = await ada.ask("GET", f"/api/tables/{table}/record")
            review, event, choices = reviewed(record)
            with pytest.raises(Refused, match="no-such-page"):  # nobody has reviewed it
                await ada.ask("GET", f"/api/puzzles/{table}.{event}")
            server.stop()  # a database is one server's
            store = await Store.open(server.database)
            await store.keep_review(table, VERSION, msgspec.json.encode(review))
            await store.close()
            server.start()
            (line,) = await until_counted(ada)
            assert (line["name"], line["rating"]) == (f"{table}.{event}", None)
            path = f"/api/puzzles/{line['name']}"
            assert (await ada.ask("GET", path))["table"]["steps"][0]["view"]["seat"] == 0
            assert (await ada.ask("POST", path, {"cards": list(choices[0].cards)}))["right"]
            assert not (await ada.ask("POST", path, {"cards": list(choices[-1].cards)}))["right"]
            assert await stranger.ask("GET", "/api/me/puzzles") == []
            for method, sent in (("GET", None), ("POST", {"cards": list(choices[0].cards)})):
                with pytest.raises(Refused, match="not-seated"):
                    await stranger.ask(method, path, sent)
            with pytest.raises(Refused, match="no-such-page"):
                await ada.ask("GET", f"/api/puzzles/{table}.{event + 1}")

    asyncio.run(evening())


async def until_counted(ada: LiveClient) -> list[dict[str, Any]]:
    """A finished game gets into one's list a moment after its end."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await ada.ask("GET", "/api/me/puzzles")):
            await asyncio.sleep(0.1)
    return list(found)


def reviewed(data: Any) -> tuple[Review, int, list[ReviewedChoice]]:
    """A review in which seat 0 is told that its first bid with a choice was a mistake."""
    record, _ = replay_record(data)
    for event, bid in enumerate(record.events):
        if isinstance(bid, Bid) and bid.seat == 0:
            view = Game.replay(record.options, record.events[:event], record.faces).view(0)
            kinds = {like_bid(view, each.cards): each.cards for each in view.legal_bids()}
            del kinds[like_bid(view, bid.cards)]
            if len(kinds) > 1:
                return _told(event, [*kinds.values(), bid.cards])
    raise AssertionError("every bid was forced")


def _told(event: int, bids: list[tuple[str, ...]]) -> tuple[Review, int, list[ReviewedChoice]]:
    """The first of these bids is said to be the best; the last was made."""
    choices = [ReviewedChoice(60, cards=bids[0], as_good=True)]
    choices += [ReviewedChoice(40, 20, 1, cards=cards) for cards in bids[1:]]
    decision = ReviewedDecision(event, "bid", 40, 60, 20, 1, 20, len(bids) - 1, "blunder", tuple(choices))
    seats = tuple(SeatReview(seat, (decision,), (), 0.0, 1.0, (), None) for seat in range(2))
    return Review(VERSION, seats), event, choices
