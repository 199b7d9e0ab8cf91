"""Players that are programs: whatever they do, the game ends rightly, the fault is counted and nothing is left over."""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bots.process_games import EXAMPLES, FZZZT, against_apprentice, chaos, played, program
from fzzzt.bots import make_player
from fzzzt.bots.player import is_legal
from fzzzt.bots.process import PATIENCE as LATE_IN_A_ROW
from fzzzt.bots.process import RESTARTS, ProcessPlayer
from fzzzt.bots.protocol import FAULTS, judged
from fzzzt.engine import Bid, Build, Deal, Event, Game, Options, Setup, redact
from fzzzt.wire import plain
from fzzzt.wire.events import told_event_of
from laws.test_knowledge_laws import twin
from patience import PATIENCE
from random_games import moves, positions
from thoroughness import examples

if TYPE_CHECKING:
    from pathlib import Path

STARTS = 1 + RESTARTS
pytestmark = pytest.mark.usefixtures("started")


@pytest.mark.door
def test_an_example_bot_plays_whole_games_without_a_fault(started: list[int]) -> None:
    with make_player(str(EXAMPLES / "lowball.py")) as lowball:  # type: ignore[attr-defined]
        for players in range(2, 7):
            played([lowball, *(make_player("apprentice") for _ in range(players - 1))])
        assert lowball.name == "lowball"
        assert not lowball.faults
    assert len(started) == 1  # one process plays one game after another


def test_the_same_bot_in_javascript_makes_the_same_decisions() -> None:
    games = []
    for name in ("lowball.py", "lowball.js"):
        with ProcessPlayer(make_player(str(EXAMPLES / name)).command, time_limit=PATIENCE) as lowball:  # type: ignore[attr-defined]
            games.append(
                [played([lowball, make_player("tinker"), make_player("apprentice")], seed).log for seed in "abc"]
            )
            assert not lowball.faults
    assert games[0] == games[1]


@pytest.mark.parametrize("level", ["random", "apprentice", "tinker", "mechanic"])
def test_a_level_run_as_a_process_decides_as_it_does_in_process(level: str) -> None:
    with ProcessPlayer([*FZZZT, "bot", level, "--seed", "7"], time_limit=PATIENCE) as process:
        for number, players in enumerate((2, 4, 5)):
            others = [make_player("tinker") for _ in range(players - 1)]
            seed = f"7/{number}"
            assert played([*others, process], seed).log == played([*others, make_player(level)], seed).log
        assert process.name == level
        assert not process.faults


@pytest.mark.parametrize(
    ("kind", "fault"), [("rubbish", "rubbish"), ("twice", "twice"), ("stray", "stray"), ("noisy", None)]
)
def test_what_is_useless_is_passed_over_and_the_answer_counts(kind: str, fault: str | None) -> None:
    with chaos(kind) as player:
        decisions = against_apprentice(player)
        assert player.defaults == 0
        assert player.faults.keys() == ({fault} if fault else set())
        assert player.faults.total() <= 3 * decisions


def test_an_illegal_answer_is_told_and_may_be_mended_once() -> None:
    with chaos("illegal") as player:  # never mends it
        decisions = against_apprentice(player)
        assert player.faults == {"illegal": 2 * decisions}
        assert player.defaults == decisions
    with chaos("illegal", 0.5) as player:
        decisions = against_apprentice(player)
        assert player.faults.keys() == {"illegal"}
        assert 0 < player.defaults < decisions


def test_a_program_may_say_that_it_cannot_decide(started: list[int]) -> None:
    with chaos("error") as player:
        decisions = against_apprentice(player)
        assert player.faults == {"error": decisions}
        assert player.defaults == decisions
    assert len(started) == 1


@pytest.mark.parametrize(
    ("kind", "fault"), [("die", "died"), ("closed", "died"), ("flood", "flood"), ("huge", "flood")]
)
def test_a_program_that_fails_again_and_again_is_given_up_until_the_next_game(
    kind: str, fault: str, started: list[int]
) -> None:
    with chaos(kind) as player:
        for game in (1, 2):
            decisions = against_apprentice(player)
            assert player.faults[fault] == game * STARTS == len(started)
            assert player.faults["absent"] == game * (decisions - STARTS)
        assert player.defaults == 2 * decisions
        assert player.faults.keys() <= {fault, "absent", "rubbish"}


def test_a_program_that_dies_now_and_then_is_started_again(started: list[int]) -> None:
    with chaos("die", 0.04) as player:
        for seed in range(12):
            against_apprentice(player, str(seed))
        assert len(started) > 1
        assert 0 < player.defaults == player.faults["died"] + player.faults["absent"]


def test_a_program_may_end_after_its_answer_but_that_is_counted(started: list[int]) -> None:
    with chaos("leave") as player:
        decisions = against_apprentice(player)
        assert len(started) == STARTS
        assert player.faults["died"] == STARTS
        assert player.defaults < decisions  # the answers counted


def test_late_answers_are_ignored_and_cost_the_decision() -> None:
    with chaos("late", 0.2, time_limit=0.05) as player:
        decisions = against_apprentice(player)
        assert 0 < player.faults["late"] == player.defaults - player.faults["absent"]
        assert player.defaults <= decisions
        assert player.faults.keys() <= {"late", "hung", "absent"}  # a late answer is one fault, not two


@pytest.mark.parametrize("kind", ["silent", "deaf"])
def test_silence_costs_the_decision_and_is_not_waited_for_for_ever(kind: str) -> None:
    with chaos(kind, time_limit=0.02) as player:
        decisions = against_apprentice(player)
        waited = STARTS * LATE_IN_A_ROW
        assert player.faults == {"late": waited, "hung": STARTS, "absent": decisions - waited}
        assert player.defaults == decisions


def test_a_program_that_never_gets_ready_is_waited_for_once_a_game() -> None:
    with chaos("mute", ready_within=0.2) as player:
        decisions = against_apprentice(player)
        assert player.faults == {"start": 1, "absent": decisions}


@pytest.mark.parametrize(
    "player", [ProcessPlayer(["/no/such/program"]), chaos("stillborn")], ids=["missing", "stillborn"]
)
def test_a_program_that_cannot_be_started_plays_by_default(player: ProcessPlayer) -> None:
    decisions = against_apprentice(player)
    assert player.faults == {"start": STARTS, "absent": decisions - RESTARTS}
    assert player.defaults == decisions


def test_a_program_that_leaves_too_much_unread_is_stopped() -> None:
    with chaos("deaf") as player:
        player.begin(0, Options(2), Game(Options(2)).faces)
        event = Setup((1, 2), None)
        for _ in range(20_000):
            player.observe(event)
        assert player.faults == {"deaf": 1}
        assert player.pid is None


def test_all_kinds_of_chaos_at_one_table() -> None:
    kinds = ["rubbish", "illegal", "twice", "flood", "die", "closed"]
    players = [chaos(kind, 0.1) for kind in kinds]
    for seed in "ab":
        played(players, seed)
    for player in players:
        player.close(grace=0)
    faults = sum((player.faults for player in players), Counter())
    assert faults.keys() <= FAULTS.keys()
    assert {"rubbish", "illegal", "twice", "flood", "died"} <= faults.keys()


def test_a_restarted_program_is_told_the_game_so_far(tmp_path: Path) -> None:
    with program("recorder_bot.py", tmp_path, 20) as player:
        assert against_apprentice(player) > 20
        assert player.faults["died"] >= 1
        player.close(grace=30)
    first, second, *_ = (
        [json.loads(line) for line in (tmp_path / run).read_bytes().splitlines()] for run in ("0", "1")
    )
    told = [message for message in first if message["type"] != "decide"]
    assert [message["type"] for message in second[:2]] == ["hello", "game"]
    assert second[: len(told)] == told
    assert first[-1]["id"] < next(message["id"] for message in second if message["type"] == "decide")


def everything_sent(options: Options, events: list[Event], seat: int, folder: Path) -> bytes:
    """Every byte that a program at a seat is sent if a game goes so."""
    folder.mkdir()
    game = Game(options)
    with program("recorder_bot.py", folder) as player:
        player.begin(seat, options, game.faces)
        for event in events:
            if isinstance(event, Bid | Build) and event.seat == seat:
                player.decide(game.view(seat), 30, Random(1))
            for each in game.push(event):
                player.observe(each)  # not even redacted: the player must see to that
        if game.view(seat).my_turn:
            player.decide(game.view(seat), 30, Random(1))
        assert not player.faults
        player.close(grace=30)
    return (folder / "0").read_bytes()


@pytest.mark.parametrize("seed", range(6))
def test_a_process_is_sent_the_same_bytes_whatever_the_hidden_cards_are(seed: int, tmp_path: Path) -> None:
    options, seat = Options.of(2 + seed % 5), seed % 2
    game = Game(options)
    for event in moves(game, seed):
        if len(game.log) > 60 and game.phase == "bid":
            break
        game.push(event)
    pushed: list[Event] = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
    other = twin(game, seat, Random(seed))
    assert other != pushed
    sent = everything_sent(options, pushed, seat, tmp_path / "one")
    assert sent == everything_sent(options, other, seat, tmp_path / "other")
    told = [json.loads(line)["event"] for line in sent.splitlines() if b'"type":"event"' in line[:20]]
    assert told == [plain(told_event_of(redact(event, seat))) for event in game.log]
    assert b'"session"' not in sent  # that is for programs which have said that they know it


def test_a_game_that_nobody_announced_can_be_joined() -> None:
    """As when a saved game goes on: the player gets a view and nothing else."""
    game = Game(Options(3))
    for event in moves(game, 5):
        if len(game.log) > 50 and game.phase == "bid":
            break
        game.push(event)
    seat = game.view(None).to_move[0]
    with make_player(str(EXAMPLES / "lowball.py")) as lowball:  # type: ignore[attr-defined]
        assert lowball.decide(game.view(seat), 30, Random(1)) in game.legal_bids(seat)
        assert not lowball.faults


def test_programs_are_found_by_path_or_command_line(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("")
    assert make_player(str(script)).command == (sys.executable, "-u", str(script))  # type: ignore[attr-defined]
    spoken = make_player(f"{sys.executable} '{script}' --fast")
    assert spoken.command == (sys.executable, str(script), "--fast")  # type: ignore[attr-defined]
    (tmp_path / "notes.txt").write_text("")
    for name, reason in [("notes.txt", "not executable"), ("none.py", "not found")]:
        with pytest.raises(ValueError, match=reason):
            make_player(str(tmp_path / name))
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        make_player("nobody")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["p1-1", "basic-nc", "bid", "", "\ud800"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3) | st.just("basic-nc"), inner, max_size=4)
    ),
    max_leaves=8,
)


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(positions(), json_values, json_values, st.sampled_from(["bid", "build", None, 7]))
def test_whatever_is_answered_is_a_lawful_move_or_is_refused(
    game: Game, cards: object, robots: object, kind: object
) -> None:
    for seat in game.view(None).to_move:
        view = game.view(seat)
        if not view.my_turn:
            continue
        try:
            move = judged(view, {"type": kind, "id": 1, "cards": cards, "robots": robots})
        except ValueError:
            continue
        assert is_legal(view, move)
