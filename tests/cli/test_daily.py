"""`fzzzt daily`: a day's public deal is played, left, gone on with, kept, and handed in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cli.in_process import fzzzt
from fzzzt.daily.bots_program import played_by
from fzzzt.daily.days import day_after, day_at
from fzzzt.daily.deal import LINEUP, versions
from fzzzt.fairness import daily_seed, daily_shuffle, new_secret
from fzzzt.record import Record, dump_record
from fzzzt.tables.hall import clock_now
from fzzzt.wire import plain
from live_server import ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]

DAY = "2026-01-02"
MOVES = "1\n" * 400
"""More than a game has: a bid of the first card, or the first robot for a unit."""


def kept(folder: Path, day: str = DAY) -> Path:
    return folder / "state" / "daily" / f"{day}.finished.json"


def test_a_game_is_left_gone_on_with_and_kept(fzzzt: Fzzzt, tmp_path: Path) -> None:
    left = fzzzt("daily", "--plain", "--day", DAY, typed="1\n1\nquit\ny\n")
    assert left.returncode == 0
    assert f"daily --day {DAY} --plain" in left.stdout
    assert not kept(tmp_path).exists()
    done = fzzzt("daily", "--plain", "--day", DAY, typed=MOVES)
    assert f"Fzzzt! {DAY}: " in done.stdout
    assert fzzzt("verify", kept(tmp_path)).returncode == 0
    before = kept(tmp_path).read_text("utf-8")
    again = fzzzt("daily", "--plain", "--day", DAY, typed=MOVES)
    assert "You have played this deal before" in again.stdout
    assert kept(tmp_path).read_text("utf-8") == before, "the first game counts"


def test_the_same_play_gives_the_same_game(fzzzt: Fzzzt, tmp_path: Path) -> None:
    first = fzzzt("daily", "--plain", "--day", DAY, typed=MOVES)
    kept(tmp_path).unlink()
    assert fzzzt("daily", "--plain", "--day", DAY, typed=MOVES).stdout == first.stdout


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "9999-01-01", "20260101", ""])
def test_a_day_that_is_none_is_refused_in_one_line(fzzzt: Fzzzt, day: str) -> None:
    refused = fzzzt("daily", "--day", day, typed="")
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_what_is_edited_is_found_out(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("daily", "--plain", "--day", DAY, typed=MOVES)
    record = kept(tmp_path).read_text("utf-8")
    kept(tmp_path).write_text(record.replace(f'"day":"{DAY}"', '"day":"2026-01-03"'), "utf-8")
    refused = fzzzt("verify", kept(tmp_path))
    assert refused.returncode == 1
    assert "this is not the public deal of 2026-01-03" in refused.stdout


def test_a_finished_game_is_handed_in_once(fzzzt: Fzzzt, tmp_path: Path) -> None:
    yesterday = day_after(day_at(clock_now()), -1)
    day = ("--day", yesterday)
    (tmp_path / "server").mkdir()
    with ServerProcess(tmp_path / "server") as server:
        assert "There is no finished game" in fzzzt("daily", *day, "--upload", server.url).stderr
        fzzzt("daily", "--plain", *day, typed=MOVES)
        taken = fzzzt("daily", *day, "--upload", server.url, "--name", "Ada")
        assert (taken.returncode, "rank 1 of 1" in taken.stdout) == (0, True)
        twice = fzzzt("daily", *day, "--upload", server.url)
        assert (twice.returncode, "already" in twice.stderr) == (2, True)
    gone = fzzzt("daily", *day, "--upload", server.url)
    assert (gone.returncode, len(gone.stderr.splitlines())) == (2, 1)
    assert kept(tmp_path, yesterday).exists(), "nothing is lost"


def test_a_servers_game_is_right_before_and_after_its_secret_is_told(fzzzt: Fzzzt, tmp_path: Path) -> None:
    secret = new_secret()
    game = played_by("tinker", daily_seed(DAY, secret))
    seats = [{"name": "Ada"}, *({"name": bot, "bot": bot} for bot in LINEUP)]
    for told in (False, True):
        shuffle = plain(daily_shuffle(DAY, secret, told=told))
        daily = {"day": DAY, "deal": "server", "levels": versions()}
        record = Record.of(game, seats, "game", daily=daily, shuffle=shuffle)
        (tmp_path / "game.json").write_text(dump_record(record) + "\n", "utf-8")
        checked = fzzzt("verify", "--json", tmp_path / "game.json")
        report = json.loads(checked.stdout)
        assert (checked.returncode, report["right"], len(report["unchecked"])) == (0, 1, int(not told))
    false = dump_record(Record.of(game, seats, "game", daily=daily, shuffle={**shuffle, "day": "2026-01-03"}))
    (tmp_path / "game.json").write_text(false + "\n", "utf-8")
    assert fzzzt("verify", tmp_path / "game.json").returncode == 1
