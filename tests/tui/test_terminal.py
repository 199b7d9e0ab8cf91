"""The program in a real terminal: two sizes, resized, interrupted and gone on with, without colours, and a dumb one."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record, dump_record
from tui.playing import en
from tui.tmux import Terminal

if TYPE_CHECKING:
    from pathlib import Path

    from live_server import ServerProcess

PLAY = ("play", "--players", "4", "--seed", "7")
TURN = en("tui-prompt-bid")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50)])
def test_a_game_is_drawn_played_left_and_gone_on_with(tmp_path: Path, width: int, height: int) -> None:
    with Terminal(tmp_path, width, height, *PLAY) as terminal:
        shown = terminal.until("FZZZT!", TURN, "auction 1 of 8", "Production Units", "─1", "─4")
        lines = shown.rstrip("\n").split("\n")
        assert len(lines) == height
        assert max(map(len, lines)) <= width
        assert lines[-1].split()[0] == "1-4"
        terminal.press("1", "2")
        terminal.until(en("tui-prompt-bid-chosen", value=1))
        terminal.press("Enter")
        terminal.until("auction 2 of 8", TURN)
        terminal.press("?")
        terminal.until("○N nut", en("tui-help-bid"))
        terminal.press("Escape")
        terminal.until_gone(en("tui-help-bid"))
        terminal.press("q")
        terminal.until(en("play-saved", command="fzzzt play")[:24], "EXIT=0")
    (tmp_path / "tmux").unlink(missing_ok=True)
    with Terminal(tmp_path, width, height, "play") as terminal:
        terminal.until("auction 2 of 8", en("play-resumed", round=1, rounds=5), TURN)


def test_a_window_that_is_resized_is_drawn_anew(tmp_path: Path) -> None:
    with Terminal(tmp_path, 80, 24, *PLAY) as terminal:
        terminal.until(TURN)
        terminal.resize(160, 50)
        wide = terminal.until(TURN, "┃ Welcome to Fzzzt!")
        assert len(wide.rstrip("\n").split("\n")) == 50
        terminal.resize(80, 24)
        narrow = terminal.until(TURN, "1-4 choose")
        assert max(map(len, narrow.split("\n"))) <= 80
        terminal.resize(60, 16)
        terminal.until("the table needs 80 × 24")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_game_is_safe_and_the_terminal_is_left_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with Terminal(tmp_path, 80, 24, *PLAY) as terminal:
        terminal.until(TURN)
        terminal.press("1", "Enter")
        terminal.until("auction 2 of 8", TURN)
        os.kill(terminal.pid, how)
        if how == signal.SIGKILL:
            terminal.until("EXIT=137")
        else:
            ended = terminal.until("EXIT=1", en("play-saved", command="")[:24])
            assert "FZZZT!" not in ended
    (tmp_path / "tmux").unlink(missing_ok=True)
    with Terminal(tmp_path, 80, 24, "play") as terminal:
        terminal.until("auction 2 of 8", TURN)


def test_control_c_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, 80, 24, *PLAY) as terminal:
        terminal.until(TURN)
        terminal.press("C-c")
        terminal.until("EXIT=1")


def test_without_colour_no_colour_is_sent(tmp_path: Path) -> None:
    with Terminal(tmp_path, 80, 24, *PLAY, NO_COLOR="1") as terminal:
        terminal.until(TURN)
        assert "\x1b[38" not in terminal.raw
        assert "\x1b[48" not in terminal.raw
        terminal.press("2")
        terminal.until("2✓")


def test_a_dumb_terminal_gets_the_plain_game_and_a_word(tmp_path: Path) -> None:
    with Terminal(tmp_path, 80, 24, *PLAY) as terminal:
        terminal.until(TURN)
        terminal.press("q")
    (tmp_path / "tmux").unlink(missing_ok=True)
    dumb = ("env", "TERM=dumb")
    with Terminal(tmp_path, 80, 24, "play", before=dumb) as terminal:
        terminal.until(en("tui-dumb")[:40], "Resume it?")


def test_replay_and_watch_are_drawn_too(tmp_path: Path) -> None:
    game = play_out(Game(Options.of(3)), Dealer("7"), [make_player("rookie")] * 3)
    seats = [{"name": name, "bot": "rookie"} for name in ("Ada", "Bert", "Cleo")]
    (tmp_path / "game.json").write_text(dump_record(Record.of(game, seats)) + "\n", "utf-8")
    with Terminal(tmp_path, 80, 24, "replay", str(tmp_path / "game.json")) as terminal:
        terminal.until("Step 1 of ")
        terminal.press("Right")
        terminal.until("Step 2 of ")
        terminal.press("q")
        terminal.until("EXIT=0")
    (tmp_path / "tmux").unlink(missing_ok=True)
    with Terminal(tmp_path, 80, 24, "watch", "--players", "2", "--seed", "7", "--pace", "0.1") as terminal:
        terminal.until("auction 3 of 8", en("tui-prompt-watch"))
        terminal.press("Space")
        terminal.until(en("tui-paused"))
        terminal.press("q")
        terminal.until("EXIT=0")


def test_a_live_table_in_a_real_terminal(tmp_path: Path, server: ServerProcess) -> None:
    with Terminal(tmp_path, 80, 24, "play", "--server", server.url, "--name", "Grace") as terminal:
        terminal.until("Grace", en("tui-key-open"))
        terminal.press("n")
        terminal.until(en("tui-terms"))
        terminal.press("Down", "Left", "Enter")
        terminal.until("auction 1 of 8", TURN)
        terminal.press("1", "Enter")
        terminal.until("auction 2 of 8")
        terminal.press("q")
        terminal.until(en("tui-lobby-mine"))
        terminal.press("q")
        terminal.until(en("tui-seat-waits", command="")[:20], "EXIT=0")
