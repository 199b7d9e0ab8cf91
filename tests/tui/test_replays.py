"""Recorded games and bots among themselves on the full screen: forward, back, by rounds, at a pace."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Award, Bid, Game, Options
from fzzzt.record import Record, dump_record
from fzzzt.record.game_file import GameFile
from fzzzt.solo.game import SoloGame
from fzzzt.tui.app import FzzztApp
from fzzzt.tui.card_art import code
from fzzzt.tui.feeds.replay_feed import ReplayFeed
from fzzzt.tui.solo_table import SoloTable
from fzzzt.tui.table_screen import TableScreen
from fzzzt.wire.sayings import Saying
from tui.playing import en, new_match, press, table_of, text_of, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from textual.pilot import Pilot


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of three."""
    game = play_out(Game(Options.of(3)), Dealer("7"), [make_player("rookie")] * 3)
    return Record.of(game, [{"name": name, "bot": "rookie"} for name in ("Ada", "Bert", "Cleo")])


def replay(record: Record, seat: int | None = None, *, open_cards: bool = False) -> FzzztApp:
    return FzzztApp(TableScreen(en, ReplayFeed(record, lambda _: seat, open_cards=open_cards), pace=0.01, paused=True))


@pytest.fixture
def games(record: Record, tmp_path: Path) -> Iterator[GameFile]:
    """A file: that game, two lines that hold none, a game of two, and another broken line."""
    game = play_out(Game(Options.of(2)), Dealer("8"), [make_player("rookie")] * 2)
    other = Record.of(game, [{"name": name, "bot": "rookie"} for name in ("Dash", "Bert")])
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([dump_record(record), "{broken", '{"fzzzt":1}', dump_record(other), "[]"]), "utf-8")
    with path.open("rb") as file:
        games = GameFile.of(file)
        assert games is not None
        yield games


async def at(pilot: Pilot[None], step: int) -> None:
    screen = table_of(pilot.app)
    await until(pilot, lambda: screen.table.step is not None and screen.table.step[0] == step)
    await until(pilot, lambda: screen.log_lines.is_vertical_scroll_end)


def test_forward_and_back_show_the_same_tables(record: Record) -> None:
    async def scenario() -> None:
        app = replay(record)
        async with app.run_test(size=(80, 24)) as pilot:
            await at(pilot, 1)
            forward = []
            for step in range(2, 16):
                forward.append(text_of(app))
                await press(pilot, "right")
                await at(pilot, step)
            for step in range(14, 0, -1):
                await press(pilot, "left")
                await at(pilot, step)
                assert text_of(app) == forward[step - 1]
            await press(pilot, "left")
            await until(pilot, lambda: en("refused-at-start") in text_of(app))

    asyncio.run(scenario())


def test_rounds_the_end_and_the_score_sheet(record: Record) -> None:
    async def scenario() -> None:
        app = replay(record)
        async with app.run_test(size=(80, 24)) as pilot:
            await at(pilot, 1)
            for number in (2, 3):
                await press(pilot, "pagedown")
                await until(pilot, lambda number=number: f"Auction Round {number} of 5 begins." in text_of(app))  # type: ignore[misc]
            await press(pilot, "pageup")
            await until(pilot, lambda: (view := table_of(app).table.view) is not None and view.round == 2)
            await press(pilot, "end")
            await until(pilot, lambda: table_of(app).table.stage == "over")
            await press(pilot, "s")
            score = record.events[-1]
            totals = [seat.total for seat in score.seats]  # type: ignore[union-attr]
            assert all(f" {total}" in text_of(app) for total in totals)
            await press(pilot, "escape", "right")
            await until(pilot, lambda: en("refused-at-end") in text_of(app))

    asyncio.run(scenario())


def test_it_plays_by_itself_until_it_is_stopped(record: Record) -> None:
    async def scenario() -> None:
        app = replay(record)
        async with app.run_test(size=(80, 24)) as pilot:
            await at(pilot, 1)
            await press(pilot, "space")
            await until(pilot, lambda: (table_of(app).table.step or (0, 0))[0] > 10)
            await press(pilot, "space")
            assert en("tui-paused") in text_of(app)

    asyncio.run(scenario())


def test_a_seat_sees_its_hand_a_spectator_none_and_open_cards_all(record: Record) -> None:
    async def scenario() -> None:
        for seat, open_cards in ((None, False), (1, False), (None, True)):
            app = replay(record, seat, open_cards=open_cards)
            async with app.run_test(size=(110, 24)) as pilot:
                await at(pilot, 1)
                await press(pilot, "right")
                await at(pilot, 2)
                screen = table_of(app)
                assert bool(screen.hand.cards) == (seat is not None)
                assert screen.has_class("handless") == (seat is None)
                hands = screen.table.hands
                assert (hands is not None) == open_cards
                for hand in hands or ():
                    codes = " ".join(code(record.faces.cards[card]).plain for card in hand)
                    assert codes in text_of(app)

    asyncio.run(scenario())


def test_from_game_to_game_of_a_file(record: Record, games: GameFile) -> None:
    def bert(record: Record) -> int:
        return [seat["name"] for seat in record.seats].index("Bert")

    async def scenario() -> None:
        assert games.turn(1) == record
        app = FzzztApp(TableScreen(en, ReplayFeed(record, bert, games=games), pace=0.01, paused=True))
        async with app.run_test(size=(80, 24)) as pilot:
            await at(pilot, 1)
            first = text_of(app)
            assert en("play-replay-game", number=1, count=5) in first
            assert f"n p {en('tui-key-game')}" in first
            await press(pilot, "end", "n")
            await until(pilot, lambda: table_of(app).table.game == (4, 5))
            await at(pilot, 1)
            shown = " ".join(text_of(app).split())
            assert [table_of(app).table.you, len(table_of(app).table.sitters)] == [1, 2]
            assert en("play-replay-unreadable", number=2, what="not JSON") in shown
            assert en("play-replay-unreadable", number=3, what="options") in shown
            assert "Cleo" not in shown
            await press(pilot, "n")
            await until(pilot, lambda: en("play-replay-unreadable", number=5, what="a record is") in text_of(app))
            assert table_of(app).table.game == (4, 5)
            await press(pilot, "p")
            await until(pilot, lambda: table_of(app).table.game == (1, 5))
            await press(pilot, "p")
            await until(pilot, lambda: en("refused-first-game") in text_of(app))
            await press(pilot, "right", "left")
            await at(pilot, 1)
            assert text_of(app) == first

    asyncio.run(scenario())


def test_a_file_of_one_game_has_no_keys_for_others(record: Record) -> None:
    async def scenario() -> None:
        app = replay(record)
        async with app.run_test(size=(80, 24)) as pilot:
            await at(pilot, 1)
            step, steps = table_of(app).table.step or (0, 0)
            assert en("tui-prompt-replay", number=step, count=steps) in text_of(app).splitlines()[-2]
            assert "n p" not in text_of(app)
            await press(pilot, "n")
            assert en("refused-replay") in text_of(app)
            await press(pilot, "p")
            assert en("tui-no-such-key", key="p") in text_of(app)

    asyncio.run(scenario())


def test_bots_play_to_the_end_at_a_chosen_pace() -> None:
    async def scenario() -> None:
        solo = SoloGame(new_match(4, person=False), None)
        table = SoloTable(en, solo, lambda: new_match(4, "8", person=False), pace=0.0)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: table_of(table.app).table.stage == "over")
            awards = [event for event in solo.match.game.log if isinstance(event, Award)]
            assert len(awards) == 8 * solo.match.game.rounds
            await until(pilot, lambda: en("score-title") in text_of(table.app))
            await press(pilot, "escape", "n")
            await until(pilot, lambda: table.solo is not solo)
            assert table.solo.match.seed == "8"

    asyncio.run(scenario())


def test_a_reviewed_game_tells_of_mistakes_and_m_goes_to_the_next(record: Record) -> None:
    bids = [place for place, event in enumerate(record.events) if isinstance(event, Bid)]
    said = (Saying("review-told-blunder", "headline", None, {"cost": 12, "error": 1}, {"name": "Ada"}),)
    feed = ReplayFeed(record, remarks={bids[3]: said})

    async def leaf() -> None:
        app = FzzztApp(TableScreen(en, feed, pace=0.01, paused=True))
        async with app.run_test(size=(100, 40)) as pilot:
            screen = table_of(app)
            await until(pilot, lambda: screen.table.step is not None)
            await press(pilot, "m")
            await until(pilot, lambda: "Ada: blunder, cost 12% of the win" in text_of(app))

    asyncio.run(leaf())
