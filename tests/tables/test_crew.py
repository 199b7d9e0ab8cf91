"""The bots' crew: its decisions are the levels' own, and whatever a bot does, the game goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bots.process_games import is_gone
from fzzzt.bots import LEVELS, make_player
from fzzzt.bots.levels import at_once
from fzzzt.bots.player import is_legal
from fzzzt.bots.protocol import HARMLESS, line_of, question_of
from fzzzt.bots.sessions import Sessions, Sitting
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Deck, Game, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.tables import crew_worker
from fzzzt.tables.crew import Crew, quick_move
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables
from patience import PATIENCE
from random_games import moves, options, positions, seeds

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fzzzt.engine import Build, View

HERE = Path(__file__).parent
PLAYERS = ("hanging", "dying", "leaving", "failing", "cheating", "talking", "attentive")
_HANGS = 2.0
"""Seconds that a bot is given which is known to hang."""


@pytest.fixture
def unruly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that workers find as if a package offered them."""
    offers = tmp_path / "unruly-1.0.dist-info"
    offers.mkdir()
    (offers / "METADATA").write_text("Metadata-Version: 2.1\nName: unruly\nVersion: 1.0\n")
    lines = [f"{name} = unruly_players:{name.title()}" for name in PLAYERS]
    (offers / "entry_points.txt").write_text("\n".join(["[fzzzt.players]", *lines]))
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), str(HERE), before])))


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pipe from which the process number of a worker can be read, once a player in it hangs."""
    pipe = tmp_path / "begun"
    os.mkfifo(pipe)
    monkeypatch.setenv("FZZZT_TEST_PIPE", str(pipe))
    return pipe


@pytest.fixture
def unruly_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that go wrong themselves."""
    monkeypatch.setattr(crew_worker, "COMMAND", (sys.executable, str(HERE / "unruly_worker.py")))


def with_crew(
    work: Callable[[Crew], Awaitable[None]], workers: int = 1, limit: float = PATIENCE, quick_workers: int = 0
) -> None:
    """Do something with a crew; afterwards none of its processes may be left."""

    async def whole() -> set[int]:
        crew = Crew(workers, limit, quick_workers)
        await crew.start()
        pids = set(crew.pids)
        assert len(pids) == workers + quick_workers
        try:
            await work(crew)
        finally:
            pids |= set(crew.pids)
            await crew.stop()
        assert not crew.pids
        return pids

    assert all(is_gone(pid) for pid in asyncio.run(whole()))


def bidding(seed: str = "crew", players: int = 3) -> Game:
    """A game in which somebody bids."""
    game = Game(Options.of(players))
    for event in moves(game, seed):
        if game.phase == "bid" and len(game.log) > 30:
            break
        game.push(event)
    return game


def view_to_move(game: Game) -> View:
    """The view of a seat that decides now."""
    return game.view(game.view(None).to_move[0])


AT_ONCE = [name for name, level in LEVELS.items() if level.ready is at_once]
"""The levels that need not be compiled: each process of the others is ready in its own time."""


def decided(level: str, view: View, seed: str) -> Bid | Build:
    """What the level decides in this very process."""
    return make_player(level).decide(view, None, Random(seed))


def check_crew_decides_as_the_levels(positions_: st.SearchStrategy[Game]) -> None:
    """The law: asked in a worker or not, a level decides the same."""
    with asyncio.Runner() as runner:
        crew = Crew()
        runner.run(crew.start())

        @settings(max_examples=40, deadline=None)
        @given(positions_, st.sampled_from(AT_ONCE), seeds.map(str))
        def law(game: Game, level: str, seed: str) -> None:
            for seat in game.deciding:
                view = game.view(seat)
                assert runner.run(crew.decide(level, view, seed)) == decided(level, view, seed)

        try:
            law()
            assert not crew.failures
        finally:
            runner.run(crew.stop())


@pytest.mark.parametrize("phase", ["bid", "build"])
def test_a_level_decides_in_the_crew_as_it_does_alone(phase: str) -> None:
    check_crew_decides_as_the_levels(positions((phase,)))


def test_house_decks_are_played_by_their_own_faces() -> None:
    tables = plain(face_tables(Deck.standard()))
    for face in tables:
        face["points"] = 20 - abs(face["points"])
        face["id"] = f"my-{face['id']}"
    mine = deck_of_faces(tables, "mine")

    def dealt(chosen: Options, seed: int) -> Game:
        game = Game(chosen, mine)
        while game.phase != "bid":
            game.push(Dealer(seed).answer(game))
        return game

    check_crew_decides_as_the_levels(st.builds(dealt, options, seeds))


def test_a_whole_game_of_several_decisions_at_once() -> None:
    async def work(crew: Crew) -> None:
        game = Game(Options.of(4))
        dealer = Dealer("whole")
        while game.to_move:
            seats = game.deciding
            if not seats:
                game.push(dealer.answer(game))
                continue
            views = [game.view(seat) for seat in sorted(seats)]
            for move in await asyncio.gather(*(crew.decide("mechanic", view, "1") for view in views)):
                game.push(move)
        assert game.score is not None
        assert not crew.failures

    with_crew(work, workers=2)


def test_installed_players_hear_what_has_happened_less_what_is_hidden(unruly: None) -> None:
    async def work(crew: Crew) -> None:
        for seed in "abc":
            game = bidding(seed)
            view, heard = view_to_move(game), len(game.log)
            hand = view.legal_bids().hand
            move = await crew.decide("attentive", view, "1", game.log)
            assert move == Bid(view.seat, (hand[heard % len(hand)],))
        assert not crew.failures

    with_crew(work)


def test_in_a_session_a_player_hears_everything_once_and_all_of_it_again_when_its_program_ended(unruly: None) -> None:
    async def work(crew: Crew) -> None:
        game, decisions = Game(Options.of(3)), 0
        for event in moves(game, "session"):
            if isinstance(event, Bid) and decisions < 40:
                view, heard = game.view(event.seat), len(game.log)
                hand = view.legal_bids().hand
                expected = Bid(event.seat, (hand[heard % len(hand)],))
                assert await crew.decide("attentive", view, "1", game.log, f"{event.seat}") == expected
                decisions += 1
                if decisions % 15 == 0:
                    await kill_one(crew)
            game.push(event)
        assert crew.failures == {}

    with_crew(work, workers=2)


async def kill_one(crew: Crew) -> None:
    """Kill a program that is idle, and wait until the crew knows."""
    pid = crew.pids[0]
    os.kill(pid, 9)
    async with asyncio.timeout(PATIENCE):
        while pid in crew.pids:
            await asyncio.sleep(0.01)


async def fails(crew: Crew, level: str, kind: str, log: pytest.LogCaptureFixture) -> None:
    """A level fails in this way; a lawful move comes all the same, and the next decisions are right."""
    log.clear()
    before, view = crew.failures[kind], view_to_move(bidding())
    move = await crew.decide(level, view, "1")
    assert move == quick_move(view, "1")
    assert is_legal(view, move)
    assert crew.failures[kind] == before + 1
    (message,) = log.messages
    assert repr(level) in message
    assert not any(card in message for card in view.faces.cards)  # nothing that is secret in a log
    for seed in "23":
        assert await crew.decide("tinker", view, seed) == decided("tinker", view, seed)


FAULTY = [("dying", "died"), ("leaving", "died"), ("failing", "error"), ("cheating", "illegal"), ("nobody", "error")]


def test_players_that_fail_are_replaced_by_a_quick_one(unruly: None, caplog: pytest.LogCaptureFixture) -> None:
    async def work(crew: Crew) -> None:
        for level, kind in FAULTY * 2:
            await fails(crew, level, kind, caplog)
        assert crew.failures == {"died": 4, "error": 4, "illegal": 2}

    with_crew(work)


def test_a_player_that_prints_and_reads_disturbs_nobody(unruly: None) -> None:
    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        assert await crew.decide("talking", view, "1") == decided("random", view, "1")
        assert not crew.failures

    with_crew(work)


def test_a_player_that_hangs_is_stopped(unruly: None, caplog: pytest.LogCaptureFixture) -> None:
    async def work(crew: Crew) -> None:
        first, view = crew.pids, view_to_move(bidding())
        assert await crew.decide("hanging", view, "1") == quick_move(view, "1")
        assert crew.failures == {"late": 1}
        assert caplog.messages == ["bot 'hanging': no lawful answer within twice the time; a quick bot decides instead"]
        assert is_legal(view, await crew.decide("tinker", view, "2"))
        assert crew.pids != first

    with_crew(work, limit=_HANGS)


def test_a_worker_that_is_killed_while_it_thinks_holds_up_nobody_else(unruly: None, begun: Path) -> None:
    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        thinking = asyncio.create_task(crew.decide("hanging", view, "1"))
        pid = int(await asyncio.to_thread(begun.read_text))
        for seed in "23456789":
            assert await crew.decide("tinker", view, seed) == decided("tinker", view, seed)
        assert not thinking.done()
        os.kill(pid, 9)
        assert await thinking == quick_move(view, "1")
        assert crew.failures == {"died": 1}
        moves_ = await asyncio.gather(*(crew.decide("tinker", view, seed) for seed in "23456789"))
        assert moves_ == [decided("tinker", view, seed) for seed in "23456789"]

    with_crew(work, workers=2)


def test_long_thoughts_hold_up_no_quick_level(unruly: None, begun: Path) -> None:
    """However many somebody has asked for: here twenty that never end."""

    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        endless = [asyncio.create_task(crew.decide("hanging", view, "1")) for _ in range(20)]
        await asyncio.to_thread(begun.read_text)
        for seed in "2345":
            assert await crew.decide("tinker", view, seed) == decided("tinker", view, seed)
        assert not any(task.done() for task in endless)
        for task in endless:
            task.cancel()

    with_crew(work, quick_workers=1)


WRONG = {
    "illegal": "illegal",
    "untyped": "illegal",
    "stale": "twice",
    "early": "stray",
    "rubbish": "rubbish",
    "nested": "rubbish",
    "list": "rubbish",
    "flood": "flood",
    "exit": "died",
    "fault": "error",
}


def test_workers_that_go_wrong_are_replaced(unruly_worker: None, caplog: pytest.LogCaptureFixture) -> None:
    async def work(crew: Crew) -> None:
        for wrong, kind in WRONG.items():
            before = crew.pids
            await fails(crew, f"wrong-{wrong}", kind, caplog)
            assert (crew.pids == before) == (kind in HARMLESS), wrong

    with_crew(work)


def test_a_worker_that_is_killed_while_idle_is_replaced() -> None:
    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        (pid,) = crew.pids
        os.kill(pid, 9)
        assert is_legal(view, await crew.decide("tinker", view, "1"))
        assert await crew.decide("tinker", view, "2") == decided("tinker", view, "2")
        assert crew.pids != [pid]

    with_crew(work)


def test_no_worker_can_be_started(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        view = view_to_move(bidding())
        for command in (["/no/such/program"], [sys.executable, "-c", "print('no')"], [sys.executable, "-c", ""]):
            monkeypatch.setattr(crew_worker, "COMMAND", command)
            crew = Crew()
            await crew.start()
            assert await crew.decide("mechanic", view, "1") == quick_move(view, "1")
            assert crew.failures["start"] >= 2
            await crew.stop()

    asyncio.run(work())


def test_who_gives_up_waiting_leaves_the_worker_in_order() -> None:
    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        for seed in range(20):
            tasks = [asyncio.create_task(crew.decide("mechanic", view, f"{seed}")) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[seed % 3].cancel()
            await asyncio.wait(tasks)
            assert tasks[seed % 3].cancelled()
            assert await crew.decide("random", view, f"{seed}") == decided("random", view, f"{seed}")
        assert not crew.failures

    with_crew(work)


def test_decisions_come_in_the_order_they_were_asked_for() -> None:
    async def work(crew: Crew) -> None:
        view, done = view_to_move(bidding()), []

        async def ask(number: int) -> None:
            await crew.decide("mechanic" if number % 2 else "random", view, str(number))
            done.append(number)

        await asyncio.gather(*map(ask, range(30)))
        assert done == list(range(30))

    with_crew(work)


def test_stopping_leaves_nobody_waiting(unruly: None, caplog: pytest.LogCaptureFixture) -> None:
    async def work(crew: Crew) -> None:
        view = view_to_move(bidding())
        tasks = [asyncio.create_task(crew.decide("hanging", view, str(number))) for number in range(5)]
        await asyncio.sleep(0)
        await crew.stop()
        assert [await task for task in tasks] == [quick_move(view, str(number)) for number in range(5)]
        assert await crew.decide("mechanic", view, "after") == quick_move(view, "after")
        assert not crew.pids
        assert not crew.failures
        assert not caplog.records

    with_crew(work)


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    async def work() -> None:
        game = bidding()
        idle = game.view(min({0, 1} - game.deciding))
        with pytest.raises(ValueError, match="nothing to decide"):
            await Crew().decide("mechanic", idle, "1")

    asyncio.run(work())


def test_a_worker_ends_with_its_server_even_in_the_middle_of_a_decision(unruly: None, begun: Path) -> None:
    view = view_to_move(bidding())
    sitting = Sitting("1", "hanging", view.seat, view.options, view.faces)
    question = line_of(replace(question_of(view, 1, 1.0), session="1", seed="1"))
    with subprocess.Popen(  # noqa: S603 - our own
        crew_worker.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as worker:
        assert worker.stdin is not None
        worker.stdin.write(Sessions().news(sitting) + question)
        worker.stdin.flush()
        assert begun.read_text() == str(worker.pid)  # it is thinking now
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0
