"""`fzzzt play` and its saved games: offered one after another, dropped only if asked, gone on with from anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cli import in_process
from fzzzt.locale import Catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
ONES = "1\n" * 400
en = Catalogue.of("en")


def record_in(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def seeds(tmp_path: Path) -> set[str]:
    return {record_in(path)["game"] for path in (tmp_path / "state").glob("*.json")}


def leave_games(fzzzt: Fzzzt, tmp_path: Path, *wanted: str) -> None:
    """Begin games and leave them, the last the latest."""
    for age, seed in enumerate(reversed(wanted)):
        before = set((tmp_path / "state").glob("*.json"))
        fzzzt("play", "--seed", seed, typed="")
        for path in set((tmp_path / "state").glob("*.json")) - before:
            os.utime(path, (10**9 - age, 10**9 - age))


def test_declining_drops_the_interrupted_game_and_says_so(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("play", "--seed", "old", typed="")
    anew = fzzzt("play", typed="what\nn\n")
    assert en("play-yes-or-no") in anew.stdout
    assert en("play-resume-declined") in anew.stdout
    assert len(seeds(tmp_path)) == 1
    assert "old" not in seeds(tmp_path)


@pytest.mark.parametrize(
    ("language", "warning"),
    [("en", "deleted"), ("ru", "удалена"), ("de", "gelöscht"), ("nl", "gewist"), ("fr", "effacée")],
)
def test_the_question_says_what_no_does(fzzzt: Fzzzt, language: str, warning: str) -> None:
    fzzzt("play", "--seed", "old", typed="")
    question = fzzzt("play", "--lang", language, typed="").stdout.splitlines()[0]
    assert warning in question


def test_no_answer_drops_nothing(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("play", "--seed", "old", typed="")
    assert fzzzt("play", typed="").returncode == 1
    assert seeds(tmp_path) == {"old"}


def test_any_of_several_games_can_be_chosen_from_a_list(fzzzt: Fzzzt, tmp_path: Path) -> None:
    leave_games(fzzzt, tmp_path, "oldest", "older", "latest")
    listed = fzzzt("play", typed="3\nhint\n").stdout
    assert listed.splitlines()[0] == en("play-kept", count=3)
    assert [line[:2] for line in listed.splitlines()[1:4]] == ["1.", "2.", "3."]
    assert all("Ada" in line and "2001-09-" in line for line in listed.splitlines()[1:4])
    assert en("play-resumed", round=1, rounds=5) in listed
    assert seeds(tmp_path) == {"oldest", "older", "latest"}


def test_kept_games_are_deleted_only_when_that_is_confirmed(fzzzt: Fzzzt, tmp_path: Path) -> None:
    leave_games(fzzzt, tmp_path, "oldest", "older", "latest")
    assert fzzzt("play", typed="d 2\nn\nd 9\nd\nwhat\nq\n").returncode == 0
    assert seeds(tmp_path) == {"oldest", "older", "latest"}
    fzzzt("play", typed="d 2\ny\nq\n")
    assert seeds(tmp_path) == {"oldest", "latest"}
    assert fzzzt("play", typed="").returncode == 1
    assert seeds(tmp_path) == {"oldest", "latest"}
    fzzzt("play", typed="n\n")
    assert len(seeds(tmp_path)) == 3


def test_another_game_keeps_the_one_that_is_played(fzzzt: Fzzzt, tmp_path: Path) -> None:
    told = fzzzt("play", "--seed", "s", "--players", "2", typed="1\nagain\nn\nagain\ny\nq\ny\n").stdout
    assert told.count("clocking in") == 2
    assert en("play-same-deal") in told
    assert len(list((tmp_path / "state").glob("plain*.json"))) == 2


def test_what_happened_and_the_help_can_be_asked_for_at_any_time(fzzzt: Fzzzt) -> None:
    told = fzzzt("play", "--seed", "s", "--players", "2", typed="1\nlog\n?\nq\ny\n").stdout
    assert told.count(en("play-round", round=1, rounds=5)) == 2
    assert en("play-help-log") in told
    assert told.endswith(f"{en('play-goodbye')}\n")


def test_asking_for_another_table_keeps_the_interrupted_game(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("play", "--seed", "old", typed="1\n")
    old = (tmp_path / "state" / "plain.json").read_bytes()
    other = fzzzt("play", "--players", "2", typed=ONES)
    assert en("play-saved-waits", command="fzzzt play") in other.stdout
    assert other.returncode == 0
    assert (tmp_path / "state" / "plain.json").read_bytes() == old
    assert en("play-resumed", round=1, rounds=5) in fzzzt("play", typed="\n").stdout


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b"[]", b'{"fzzzt": 2}', b"[" * 100_000, b'{"a":' * 100_000], ids=list(range(7))
)
def test_an_unreadable_save_is_left_alone(fzzzt: Fzzzt, tmp_path: Path, content: bytes) -> None:
    saved = tmp_path / "state" / "plain.json"
    saved.parent.mkdir()
    saved.write_bytes(content)
    game = fzzzt("play", typed="1\n")
    assert en("play-save-unreadable", path=str(saved)) in game.stdout
    assert en("play-turn-you") in game.stdout
    assert saved.read_bytes() == content
    assert (tmp_path / "state" / "plain-2.json").exists()


# Bots that are programs


@pytest.mark.parametrize("bot", ["bot.py", "./bot.py", "python bot.py"])
def test_a_program_is_found_from_another_folder(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    (tmp_path / "bot.py").write_text(
        "import sys\nfrom fzzzt.bots.random import RandomPlayer\nfrom fzzzt.bots.serving import serve_bot\n"
        "serve_bot(RandomPlayer, sys.stdin.buffer, sys.stdout, name='mine', seed='1')\n",
        "utf-8",
    )
    (tmp_path / "elsewhere").mkdir()
    begun = fzzzt("play", "--players", "2", "--bots", bot.replace("python ", sys.executable + " "), typed="1\n")
    assert "bot.py)" in begun.stdout
    assert str(tmp_path / "bot.py") in record_in(tmp_path / "state" / "plain.json")["seats"][1]["bot"]
    monkeypatch.chdir(tmp_path / "elsewhere")
    resumed = fzzzt("play", typed="y\n")
    assert en("play-resumed", round=1, rounds=5) in resumed.stdout


# What to type to go on


def run_script(script: Path, folder: Path, path: str, *arguments: str) -> str:
    environment = {"FZZZT_STATE_DIR": str(folder / "state"), "PATH": path, "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
    return subprocess.run(  # noqa: S603
        [script, *arguments], cwd=folder, env=environment, input="", capture_output=True, text=True, check=False
    ).stdout


def test_the_command_to_go_on_is_the_one_that_was_used(tmp_path: Path) -> None:
    script = tmp_path / "my project" / "bin" / "fzzzt"
    script.parent.mkdir(parents=True)
    script.write_text(
        f"#!{sys.executable}\nfrom fzzzt.cli import main\nif __name__ == '__main__':\n    main()\n", "utf-8"
    )
    script.chmod(0o755)
    project, folder = script.parents[1], str(script.parent)
    assert en("play-saved", command="fzzzt play") in run_script(script, project, folder, "play")
    assert en("play-saved", command="bin/fzzzt play --plain") in run_script(script, project, "", "play", "--plain")
    assert en("play-saved", command="./fzzzt play") in run_script(script, script.parent, "/usr/bin", "play")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert en("play-saved", command=f"'{script}' play") in run_script(script, elsewhere, "", "play")
