"""Hints at a table: from a seat's own view, counted, for nobody else, and as durable as a move."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.record import replay_record
from fzzzt.tables import Refusal, Terms
from fzzzt.tables.table import Table
from fzzzt.voice.advice_text import advice_sayings
from fzzzt.wire import plain
from tables.parlour import ADA, BOB, EVE
from tables.test_hall import Player, opened

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.bots.advice import Advice
    from fzzzt.engine import View
    from fzzzt.tables import Hall, LiveTable


async def a_table(hall: Hall, players: int = 2, **terms: Any) -> LiveTable:
    return await hall.table(await hall.open_table(ADA, Terms(players=players, **terms)))


async def alone(hall: Hall, **terms: Any) -> tuple[LiveTable, Player]:
    """Ada against a bot, at her first decision."""
    live = await a_table(hall, bots=[None, "rookie"], **terms)
    await live.sit(ADA, 0, None)
    ada = Player(ADA, live)
    await ada.until(lambda now: bool(now["view"] and now["view"]["legal"]))
    return live, ada


def test_a_hint_is_what_a_mechanic_would_do_with_ones_view(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live, ada = await alone(hall)
            assert ada.now["table"]["hints"]
            assert live.table.game is not None
            view = live.table.game.view(0)
            await ada.say("hint", seq=ada.now["seq"])
            assert ada.now["you"]["hint"] == plain(advice_sayings(view.faces, MechanicPlayer().explain(view)))
            assert ada.now["you"]["hints"] == 1
            await ada.say("hint", seq=ada.now["seq"])  # the same decision: nothing new
            assert ada.now["you"]["hints"] == 1
            await ada.move(ada.now, Random(1))
            assert ada.now["you"]["hint"] == []

    asyncio.run(evening())


def test_hints_are_in_the_log_and_in_the_record(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live, ada = await alone(hall)
            for _ in range(3):
                now = await ada.until(lambda now: bool(now["view"]["legal"]))
                await ada.say("hint", seq=now["seq"])
                await ada.move(ada.now, Random(1))
            await ada.until(lambda now: bool(now["view"]["legal"]))
            await ada.say("hint", seq=ada.now["seq"])
            again = Table.of(live.id, await hall.store.lines(live.id))
            assert again.hints_taken == {0: 4}
            assert again.hint_of(0) == live.table.hint_of(0) != ()
            await ada.say("end")
            record = json.loads(await live.record())
            assert record["hints"] == [4, 0]
            assert replay_record(record)[0].to_json() == record

    asyncio.run(evening())


def test_a_record_without_hints_says_nothing_of_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live, ada = await alone(hall)
            await ada.say("end")
            assert "hints" not in json.loads(await live.record())

    asyncio.run(evening())


@pytest.mark.parametrize(("hints", "given"), [(None, False), (True, True), (False, False)])
def test_with_other_people_there_are_hints_only_if_the_host_says_so(
    tmp_path: Path, hints: bool | None, given: bool
) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live = await a_table(hall, hints=hints)
            for seat, guest in enumerate((ADA, BOB)):
                await live.sit(guest, seat, None)
            (turn,) = live.table.waiting
            asking, other, eve = Player((ADA, BOB)[turn], live), Player((BOB, ADA)[turn], live), Player(EVE, live)
            heard = len(other.messages), len(eve.messages)
            assert asking.now["table"]["hints"] is given
            if given:
                await asking.say("hint", seq=live.seq)
                assert asking.now["you"]["hint"]
            else:
                with pytest.raises(Refusal) as refusal:
                    await asking.say("hint", seq=live.seq)
                assert refusal.value.code == "no-hints"
            assert (len(other.messages), len(eve.messages)) == heard  # nobody else hears of it
            for player, code in ((other, "not-your-turn" if given else "no-hints"), (eve, "not-seated")):
                with pytest.raises(Refusal) as refusal:
                    await player.say("hint", seq=live.seq)
                assert refusal.value.code == code

    asyncio.run(evening())


def test_the_host_forbids_hints_to_one_who_plays_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            _, ada = await alone(hall, hints=False)
            with pytest.raises(Refusal, match="no hints"):
                await ada.say("hint", seq=ada.now["seq"])

    asyncio.run(evening())


def test_a_lost_answer_is_given_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live, ada = await alone(hall)
            first = await ada.say("hint", "h1", seq=ada.now["seq"])
            await ada.move(ada.now, Random(1))
            live._answers.clear()
            assert await ada.say("hint", "h1", seq=1) == first
            assert live.table.hints_taken == {0: 1}

    asyncio.run(evening())


def test_who_asks_twice_at_a_time_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[View] = []
    explain = MechanicPlayer.explain

    def think(self: MechanicPlayer, view: View) -> Advice:
        thought.append(view)
        return explain(self, view)

    monkeypatch.setattr(MechanicPlayer, "explain", think)

    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path / 'db'}") as hall:
            live, ada = await alone(hall)
            await asyncio.gather(*(ada.say("hint", seq=ada.now["seq"]) for _ in range(5)))
            assert len(thought) == 1
            assert live.table.hints_taken == {0: 1}

    asyncio.run(evening())
