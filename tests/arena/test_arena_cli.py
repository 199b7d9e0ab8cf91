"""`fzzzt arena` as a user runs it: figures, files, interruptions and bad input."""

from __future__ import annotations

import contextlib
import json
import os
import signal
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import psutil
import pytest

from fzzzt.arena.match import Match
from fzzzt.cli import main
from fzzzt.disk.whole_file import check_writable
from fzzzt.engine import Deck, Options
from fzzzt.extras import extra_module
from thoroughness import at_release

from .conftest import finished, wait_for_games, wait_until

if TYPE_CHECKING:
    from .conftest import Arena

LONG = ("tinker", "rookie", "--players", "3", "--deals", "40", "--seed", "long")
"""A match of 120 games: long enough to break it off in the middle."""


def test_two_bots(arena: Arena) -> None:
    code, output, messages = arena("apprentice", "random", "--deals", "6", "--seed", "x", "--jobs", "1")
    assert (code, messages) == (0, "")
    lines = output.splitlines()
    assert lines[0] == "apprentice v random: 2 players, base cards, 6 deals, 12 games, seed x"
    assert lines[1] == "Seats: both seatings."
    assert lines[3].startswith("apprentice wins ")
    assert lines[3].endswith("its fair share is 50.0 %.")
    assert [line.split()[:2] for line in lines[5:]] == [["name", "games"], ["apprentice", "12"], ["random", "12"]]
    assert not arena.journals()


def test_more_bots_get_ratings_the_same_on_any_number_of_processes(arena: Arena) -> None:
    match = ("random", "rookie", "apprentice", "--deals", "5", "--seed", "x")
    code, output, _ = arena(*match, "--jobs", "1", "--json", "one.json")
    assert code == 0
    assert "every combination of 2 (3 line-ups a deal)" in output
    assert "random = 0" in output
    assert "one tied duel" in output
    assert arena(*match, "--jobs", "2", "--json", "two.json")[0] == 0
    one = arena.report("one.json")
    assert one == arena.report("two.json")
    assert {rating["name"] for rating in one["ratings"]["table"]} == {"random", "rookie", "apprentice"}
    assert one["ratings"]["anchor"] == "random = 0"


def test_a_report_as_json_says_all(arena: Arena) -> None:
    table = ("--players", "3", "--cards", "extended", "--unused-robots", "leave", "--limit", "5")
    match = ("random", "rookie", "apprentice", "tinker", "--deals", "3", "--sample", "2", "--seed", "x")
    code, output, messages = arena(*match, *table, "--jobs", "1", "--json", "report.json")
    assert (code, messages) == (0, "")
    assert "3 players, extended cards, unused robots leave, limit 5 s, 3 deals, 18 games, seed x" in output
    assert "a seeded sample of 2 of the 4 line-ups a deal" in output
    report = arena.report("report.json")
    assert report["complete"] is True
    assert report["program"].startswith("fzzzt ")
    assert report["match"]["options"] == {"players": 3, "cards": "extended", "unused_robots": "leave"}
    assert (report["match"]["seed"], report["match"]["sample"], report["match"]["limit"]) == ("x", 2, 5.0)
    assert [deal["seed"] for deal in report["deals"]] == ["x/0", "x/1", "x/2"]
    assert [len(deal["games"]) for deal in report["deals"]] == [6, 6, 6]
    for name, figures in report["names"].items():
        games = [game for deal in report["deals"] for game in deal["games"] if name in game["line_up"]]
        assert figures["games"] == len(games)
        assert figures["win_share"]["low"] <= figures["win_share"]["value"] <= figures["win_share"]["high"]
        assert figures["fair_share"] == pytest.approx(1 / 3)
        assert figures["faults"] == {}


def test_the_records_are_right_and_in_order(arena: Arena) -> None:
    match = ("random", "rookie", "--players", "4", "--deals", "3", "--seed", "x", "--jobs", "2")
    assert arena(*match, "--records", "games.jsonl")[0] == 0
    assert arena("games.jsonl", command="verify")[:2] == (0, "12 games: all right\n")
    records = [json.loads(line) for line in (arena.folder / "games.jsonl").read_text("utf-8").splitlines()]
    assert [record["game"] for record in records] == [f"x/{deal}/{table}" for deal in range(3) for table in range(4)]
    assert records[5]["shuffle"] == {"method": "seeded", "seed": "x/1"}


@pytest.mark.parametrize("jobs", [at_release("1"), "2"])
def test_an_interrupted_match_is_kept_and_goes_on_to_the_same_end(arena: Arena, jobs: str) -> None:
    whole = finished(arena.start(*LONG, "--jobs", "2", "--json", "whole.json"))
    process = arena.start(*LONG, "--jobs", jobs, "--json", "half.json", "--records", "half.jsonl")
    wait_for_games(arena, process, 9)
    process.send_signal(signal.SIGINT)
    code, output, messages = finished(process)
    kept, deals = arena.games(), arena.games() // 3
    assert code == 1
    assert messages == (
        f"fzzzt: interrupted; {deals} of 40 deals are kept: add --resume to the same command to go on\n"
    )
    assert f"{deals} of 40 deals, {deals * 3} games" in output
    assert "tinker wins" in output
    assert arena.report("half.json")["complete"] is False
    assert len((arena.folder / "half.jsonl").read_text("utf-8").splitlines()) == kept

    code, output, messages = arena(*LONG, "--jobs", "2", "--json", "rest.json", "--records", "rest.jsonl", "--resume")
    assert (code, messages) == (0, "")
    assert arena.report("rest.json") == arena.report("whole.json")
    assert output.splitlines()[:4] == whole[1].splitlines()[:4]
    assert arena("rest.jsonl", command="verify")[:2] == (0, "120 games: all right\n")
    assert not arena.journals()


SLOW = """
import json, pathlib, sys, time
for line in sys.stdin:
    kind = json.loads(line)["type"]
    if kind == MUTE_AT:
        pathlib.Path(f"{__file__}.waits").touch()
        time.sleep(3600)
    if kind == "hello":
        print(json.dumps({"type": "ready", "name": "slow"}), flush=True)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("mute_at", ["hello", "decide"])
def test_interrupted_before_the_first_deal_is_finished_nobody_waits_for_a_slow_bot(
    arena: Arena, jobs: str, mute_at: str
) -> None:
    program = arena.folder / "slow.py"
    program.write_text(SLOW.replace("MUTE_AT", repr(mute_at)), encoding="utf-8")
    process = arena.start(str(program), "random", "--limit", "3600", "--jobs", jobs, "--json", "half.json")
    wait_until((arena.folder / "slow.py.waits").exists)
    process.send_signal(signal.SIGINT)
    code, output, messages = finished(process)
    assert code == 1
    assert "No deal was finished." in output
    assert messages.startswith("fzzzt: interrupted; 0 of 100 deals are kept")
    assert not (arena.folder / "half.json").exists()
    assert not _runs(program)


def test_an_edited_bot_or_another_folder_is_another_match(arena: Arena) -> None:
    program = arena.folder / "bot.py"
    program.write_text(SLOW.replace("MUTE_AT", "'decide'"), encoding="utf-8")
    match = ("bot.py", "random", "--deals", "1", "--limit", "0.001", "--jobs", "1")
    assert arena(*match, "--json", "one.json")[0] == 1  # it says nothing
    whole = Match(("bot.py", "random"), Options(2), Deck.standard(), 1, "1", 0.001)
    identity = arena.report("one.json")["match"]["identities"]["bot.py"]
    assert identity["files"][str(program.resolve())] == sha256(program.read_bytes()).hexdigest()
    with contextlib.chdir(arena.folder):
        keys = [whole.key]
        program.write_text("pass\n", encoding="utf-8")
        keys.append(Match(whole.names, whole.options, whole.faces, 1, "1", 0.001).key)
        (arena.folder / "other").mkdir()
        (arena.folder / "other" / "bot.py").write_text("pass\n", encoding="utf-8")
    with contextlib.chdir(arena.folder / "other"):
        keys.append(Match(whole.names, whole.options, whole.faces, 1, "1", 0.001).key)
    assert len(set(keys)) == 3


def test_resume_does_not_mix_an_edited_bot_into_the_match(arena: Arena) -> None:
    program = arena.folder / "bot.py"
    program.write_text("pass\n", encoding="utf-8")
    match = ("./bot.py", "random", "--deals", "60", "--jobs", "1")
    process = arena.start(*match)
    wait_for_games(arena, process, 2)
    process.send_signal(signal.SIGINT)
    assert finished(process)[0] == 1
    kept = arena.games()
    program.write_text("raise SystemExit\n", encoding="utf-8")
    process = arena.start(*match, "--resume")
    wait_for_games(arena, process, kept + 2)
    process.send_signal(signal.SIGINT)
    code, _, messages = finished(process)
    assert code == 1
    assert "nothing is kept of this match: it begins anew" in messages


def test_two_spellings_of_a_path_are_one_bot(arena: Arena) -> None:
    (arena.folder / "a").mkdir()
    (arena.folder / "a" / "bot.py").touch()
    for other in ("./a/bot.py", "a/../a/bot.py", str(arena.folder / "a" / "bot.py")):
        code, output, messages = arena("a/bot.py", other, "random")
        assert (code, output) == (2, "")
        assert messages == f"fzzzt: a/bot.py is named twice, also as {other}: name every bot once\n"


def test_files_that_are_links_or_streams_stay_what_they_are(arena: Arena) -> None:
    (arena.folder / "real.json").write_text("old", encoding="utf-8")
    (arena.folder / "link.json").symlink_to("real.json")
    (arena.folder / "link.json.part").write_text("a stranger's", encoding="utf-8")
    match = ("random", "rookie", "--deals", "1", "--jobs", "1")
    code, output, messages = arena(*match, "--json", "link.json", "--records", "/dev/stdout")
    assert (code, messages) == (0, "")
    assert (arena.folder / "link.json").is_symlink()
    assert json.loads((arena.folder / "real.json").read_text("utf-8"))["complete"] is True
    assert sum(line.startswith("{") for line in output.splitlines()) == 2
    assert (arena.folder / "link.json.part").read_text("utf-8") == "a stranger's"
    code, _, messages = arena("random", "rookie", "--json", "link.json", "--records", "real.json")
    assert (code, messages) == (2, "fzzzt: link.json is asked for twice: name different files\n")


def test_looking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "games.part").write_text("a stranger's", encoding="utf-8")
    (tmp_path / "file").touch()
    os.mkfifo(tmp_path / "pipe")
    before = sorted(path.name for path in tmp_path.iterdir())
    for name in ("games", "file", "pipe"):
        check_writable(tmp_path / name)
    for name, error in (
        ("none/games", FileNotFoundError),
        ("file/games", NotADirectoryError),
        (".", IsADirectoryError),
    ):
        with pytest.raises(error) as raised:
            check_writable(tmp_path / name)
        assert raised.value.filename == str(tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert (tmp_path / "games.part").read_text("utf-8") == "a stranger's"


def test_a_file_that_may_not_be_written_is_named_as_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root, who may run the tests, may write everywhere
    (tmp_path / "file").touch()
    for name in ("file", "games"):
        with pytest.raises(PermissionError, match=f"{name}'$"):
            check_writable(tmp_path / name)


@pytest.mark.parametrize("names", [("random", "rookie"), ("mechanic", "rookie", "random", "apprentice")])
def test_one_deal_has_no_intervals_and_its_report_is_sound_json(arena: Arena, names: tuple[str, ...]) -> None:
    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    code, output, _ = arena(*names, "--deals", "1", "--jobs", "1", "--json", "report.json")
    assert code == 0
    report = json.loads((arena.folder / "report.json").read_text("utf-8"), parse_constant=refuse)
    for figures in report["names"].values():
        assert (figures["score"]["low"], figures["score"]["high"]) == (None, None)
        assert figures["win_share"]["low"] < figures["win_share"]["high"]
    if len(names) > 2:
        assert all((row["low"], row["high"]) == (None, None) for row in report["ratings"]["table"])
        table = output.partition("rating")[2].splitlines()[1:5]
        assert sorted(line.split()[-1] for line in table) == ["?", "?", "?", "fixed"]


def test_without_resume_a_match_begins_anew_and_says_so(arena: Arena) -> None:
    match = ("random", "rookie", "--deals", "2", "--jobs", "1")
    assert "nothing is kept of this match" in arena(*match, "--resume")[2]
    process = arena.start(*LONG, "--jobs", "1")
    wait_for_games(arena, process, 3)
    process.send_signal(signal.SIGINT)
    assert finished(process)[0] == 1
    code, _, messages = arena(*LONG)
    assert (code, messages) == (0, "this match was broken off earlier; without --resume it begins anew\n")


def workers(pid: int) -> list[int]:
    """The processes that play for a match."""
    return [
        child.pid for child in psutil.Process(pid).children() if any("spawn_main" in part for part in child.cmdline())
    ]


def test_a_dead_worker_is_told_and_what_was_played_is_kept(arena: Arena) -> None:
    process = arena.start(*LONG, "--jobs", "2")
    wait_for_games(arena, process, 9)
    os.kill(workers(process.pid)[0], signal.SIGKILL)
    code, output, messages = finished(process)
    assert code == 1
    deals = arena.games() // 3
    assert messages.startswith(f"fzzzt: a process that played died (killed, or out of memory?); {deals} of 40 deals")
    assert "tinker wins" in output
    assert arena(*LONG, "--resume")[0] == 0


def test_workers_do_not_outlive_a_match_that_was_killed(arena: Arena) -> None:
    process = arena.start(*LONG, "--jobs", "2")
    wait_for_games(arena, process, 3)
    orphans = workers(process.pid)
    assert len(orphans) == 2
    process.kill()
    finished(process)
    wait_until(lambda: not any(_lives(orphan) for orphan in orphans))


def _runs(program: Path) -> bool:
    """Whether a program still runs, where there is a way to tell."""
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if str(program).encode() in line.read_bytes().split(b"\0")[:-1][-1:]:
                return True
    return False


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_faults_of_a_program_are_counted_by_kind(arena: Arena) -> None:
    program = arena.folder / "rubbish.py"
    program.write_text("print('rubbish', flush=True)\n", encoding="utf-8")
    code, output, _ = arena(str(program), "random", "--deals", "1", "--jobs", "2", "--json", "report.json")
    assert code == 1
    faults = arena.report("report.json")["names"][str(program)]["faults"]
    assert sum(faults.values()) > 0
    assert all(f"{kind} {count}" in output for kind, count in faults.items())
    names = arena.report("report.json")["names"]
    assert (names[str(program)]["defaults"] > 0, names["random"]["defaults"]) == (True, 0)
    assert f" {names[str(program)]['defaults']}  " in output


@pytest.mark.parametrize("broken", ["def (", 'import sys\nprint(\'{"type": "ready"}\', flush=True)\nsys.exit(3)'])
def test_a_program_that_decides_nothing_does_not_win(arena: Arena, broken: str) -> None:
    (arena.folder / "broken.py").write_text(broken, encoding="utf-8")
    match = ("broken.py", "random", "--deals", "2", "--jobs", "1", "--limit", "5")
    code, output, _ = arena(*match, "--json", "report.json")
    assert code == 1
    first = output.splitlines()[0]
    assert first.startswith("broken.py decided nothing itself: ")
    assert first.endswith("Try: fzzzt check-bot broken.py")
    assert " wins " not in output
    assert arena.report("report.json")["decided_nothing"] == ["broken.py"]
    assert not arena.journals()


def test_a_transcript_has_every_line_in_the_order_of_the_match(arena: Arena) -> None:
    lowball = str(Path(__file__).parents[2] / "examples" / "lowball.py")
    match = (lowball, "random", "--deals", "2", "--jobs", "2", "--limit", "30")
    assert arena(*match, "--transcript", "said.txt", "--records", "games.jsonl")[0] == 0
    lines = (arena.folder / "said.txt").read_text("utf-8").splitlines()
    heads = [f"# deal {deal}, table {table}, seat {table}: {lowball}" for deal in (0, 1) for table in (0, 1)]
    assert [line for line in lines if line.startswith("#")] == heads
    said = [line.split(maxsplit=2)[1:] for line in lines if not line.startswith("#")]
    kinds = [(direction, json.loads(text)["type"]) for direction, text in said]
    assert kinds[:3] == [(">", "hello"), ("<", "ready"), (">", "game")]
    assert kinds.count((">", "hello")) == 2  # one process a deal
    answers = sum(direction == "<" for direction, _ in kinds) - 2
    assert kinds.count((">", "decide")) == answers > 20


@pytest.mark.parametrize("names", [at_release(("random", "rookie")), ("random", "rookie", "apprentice")])
def test_charts_are_pictures(arena: Arena, names: tuple[str, ...]) -> None:
    match = (*names, "--deals", "3", "--jobs", "1")
    assert arena(*match, "--plot", "chart.png")[0] == 0
    assert (arena.folder / "chart.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert arena(*match, "--plot", "chart.svg")[0] == 0
    svg = ET.fromstring((arena.folder / "chart.svg").read_text("utf-8"))  # noqa: S314 - it is our own
    assert svg.tag.endswith("svg")
    assert set(names) <= set(svg.itertext())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["random"], "a match needs at least two bots"),
        (["random", "random"], "random is named twice"),
        (["random", "nobody"], "there is no bot 'nobody'"),
        (["random", "./nowhere.py"], "nowhere.py"),
        (["random", "rookie", "--deals", "0"], "--deals"),
        (["random", "rookie", "--players", "7"], "2 to 6 players"),
        (["random", "rookie", "--limit", "0"], "more than 0 seconds"),
        (["random", "rookie", "--limit", "inf"], "must be a number"),
        (["random", "rookie", "--limit", "nan"], "must be a number"),
        (["random", "rookie", "--limit", "86401"], "at most a day"),
        (["random", "rookie", "--sample", "1"], "single line-up"),
        (["random", "rookie", "--json", "nowhere/report.json"], "nowhere/report.json"),
        (["random", "rookie", "--records", "."], "is a folder"),
        (["random", "rookie", "--json", "a", "--records", "a"], "asked for twice"),
        (["random", "rookie", "--plot", "chart.pdf"], "a chart is a .png or .svg file"),
        (["random", "rookie", "--jobs", "0"], "--jobs"),
        (["random", "rookie", "--jobs", "2", "--cluster", "tcp://x"], "choose one"),
        ([*(f"bot{number}" for number in range(21))], "21 bots are too many"),
    ],
)
def test_impossible_requests_get_one_line_before_anything_is_played(
    arena: Arena,
    arguments: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(arena.folder)
    monkeypatch.setenv("FZZZT_STATE_DIR", str(arena.folder / "state"))
    with pytest.raises(SystemExit) as stopped:
        main(["arena", *arguments])
    output, messages = capsys.readouterr()
    assert (stopped.value.code, output) == (2, "")
    assert messages.startswith("fzzzt: ")
    assert reason in messages
    assert len(messages.splitlines()) == 1
    assert not arena.journals()
    assert not [path for path in arena.folder.iterdir() if path.name != "state"]


def test_a_missing_extra_says_what_to_install() -> None:
    with pytest.raises(ValueError, match=r"^--plot needs no_such_module: pip install 'fzzzt\[plot\]'$"):
        extra_module("no_such_module", "plot", "--plot")
