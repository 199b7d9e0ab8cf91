"""Games of the public deal that are handed in: whatever is wrong with one is refused clearly, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from daily.public_game import NONCE, public_game
from daily.test_deal import edited
from fzzzt.daily.days import beginning_of, day_after
from fzzzt.store import Store
from fzzzt.tables import Refusal
from fzzzt.tables.handed_in import WITHIN, take_in
from fzzzt.wire.daily import HandIn
from postgres import fresh_database
from tables.parlour import ADA, BOB

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.tables import Guest

TODAY = "2026-11-17"
NOON = beginning_of(TODAY) + 43_200_000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return f"sqlite:///{tmp_path / 'fzzzt.db'}" if request.param == "sqlite" else fresh_database()


async def handed_in(store: Store, guest: Guest, record: object, nonce: str = NONCE) -> str:
    """The code of a refusal, or the day that it was taken for."""
    try:
        return await take_in(store.daily, guest, HandIn(record, nonce), NOON)
    except Refusal as refusal:
        return refusal.code


def test_a_game_is_taken_once(database: str) -> None:
    async def evening() -> None:
        store = await Store.open(database)
        game, yesterdays = public_game(TODAY), public_game(day_after(TODAY, -1))
        assert await handed_in(store, ADA, game, "cd" * 32) == "daily-not-yours", "somebody else's file"
        assert await handed_in(store, ADA, game) == TODAY
        assert await handed_in(store, ADA, game) == "daily-handed-in"
        assert await handed_in(store, ADA, public_game(TODAY, "mechanic")) == "daily-handed-in", "the first one counts"
        stolen = edited(game, daily__commitment=public_game(TODAY, nonce="cd" * 32)["daily"]["commitment"])
        assert await handed_in(store, BOB, stolen, "cd" * 32) == "daily-not-yours", "the same moves under another name"
        assert await handed_in(store, BOB, yesterdays) == day_after(TODAY, -1)
        (kept,) = await store.daily.best(TODAY, "public", 10)
        assert (kept.owner, kept.points) == (ADA.id, game["events"][-1]["seats"][0]["total"])
        await store.close()

    asyncio.run(evening())


def test_of_two_at_once_one_is_taken(database: str) -> None:
    async def evening() -> None:
        store = await Store.open(database)
        game = public_game(TODAY)
        answers = await asyncio.gather(*(handed_in(store, ADA, game) for _ in range(4)))
        await store.close()
        assert sorted(answers) == sorted([TODAY, *["daily-handed-in"] * 3])

    asyncio.run(evening())


def _bad() -> dict[str, tuple[object, str]]:
    game = public_game(TODAY)
    bid = next(place for place, event in enumerate(game["events"]) if event["type"] == "bid" and event["seat"] == 0)
    other_bid = edited(game)
    other_bid["events"][bid]["cards"] = ["r5-n"]
    better = edited(game)
    better["events"][-1]["seats"][0]["total"] += 50
    cut = edited(game, events=game["events"][:-1])
    ahead, past = day_after(TODAY), day_after(TODAY, -WITHIN - 1)
    covered = edited(game)
    covered["events"][bid]["by"] = "chief"
    return {
        "nothing": (None, "daily-bad-record"),
        "no events": ({"fzzzt": 1}, "daily-bad-record"),
        "a bid edited": (other_bid, "daily-bad-record"),
        "a score edited": (better, "daily-bad-record"),
        "unfinished": (cut, "daily-bad-record"),
        "a covering bot": (covered, "daily-bad-record"),
        "too long": (edited(game, events=game["events"] * 3), "daily-bad-record"),
        "another seed": (edited(game, shuffle__seed="my own"), "daily-bad-record"),
        "another day's cards": (edited(public_game(ahead), daily__day=TODAY), "daily-bad-record"),
        "a bot more": (edited(game, seats=[{"name": "x", "bot": "chief"}, *game["seats"][1:]]), "daily-bad-record"),
        "weaker bots": (edited(game, seats=[game["seats"][0], *[game["seats"][3]] * 3]), "daily-bad-record"),
        "another version of bots": (edited(game, daily__levels__rookie=99), "daily-other-bots"),
        "an ordinary game": ({**game, "daily": None}, "daily-not-public"),
        "a server's game": (edited(game, daily__deal="server"), "daily-not-public"),
        "a clock ahead": (public_game(ahead), "daily-not-yet"),
        "a clock behind": (public_game(past), "daily-too-late"),
        "nobody's": (edited(game, daily__commitment="00" * 32), "daily-not-yours"),
    }


BAD = _bad()


@pytest.fixture(scope="module")
def store_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One database for all that is refused: nothing may be left of any."""
    return f"sqlite:///{tmp_path_factory.mktemp('store') / 'fzzzt.db'}"


@pytest.mark.parametrize("what", BAD)
def test_what_is_wrong_is_refused_and_nothing_is_kept(store_path: str, what: str) -> None:
    async def evening() -> tuple[str, int]:
        store = await Store.open(store_path)
        try:
            record: Any = BAD[what][0]
            return await handed_in(store, ADA, record), await store.daily.number(TODAY, "public")
        finally:
            await store.close()

    assert asyncio.run(evening()) == (BAD[what][1], 0)
