"""Bad input over all commands: one line, exit code 1 or 2, no traceback, nothing lost, in the player's language."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import pytest

from cli.in_process import fzzzt
from fzzzt.cli.commands import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]

NO_TEXT = os.fsdecode(b"\xff")
FOR_PLAYERS = [
    "dance",
    "--dance",
    "play --players 9",
    "play --players many",
    "play --players",
    "play --cards luxury",
    "play --players 5 --cards base",
    "play --bots nobody",
    "play --bots ./nobody.py",
    "play --bots /it's",
    "play --players 4 --bots random,random",
    "play --deck nowhere.toml",
    "play --deck .",
    "play --deck broken.toml",
    "play --deck binary",
    "play --deck empty.jsonl",
    "play --record .",
    "play --record nowhere/game.json",
    "play --record /proc/game.json",
    "play --table abc",
    "play --server ftp://nowhere",
    "play --server http://[::1",
    "play --server http://localhost:99999",
    "play --server http://localhost:0",
    "play --server http://",
    "play --volume 11",
    "play --from nowhere.jsonl --event 4",
    "play --from broken.jsonl --event 4",
    "play --from empty.jsonl --event 4",
    "play --from game.jsonl",
    "play --from game.jsonl --event 99999",
    "play --from game.jsonl --event 9999999999999999999999999",
    "play --from game.jsonl --event -1",
    "play --from binary --event 4",
    "play --from game.jsonl --event 40 --seat nobody",
    "play --from game.jsonl --event 40 --cards base",
    "play --from game.jsonl --event 40 --players 3",
    "play --event 4",
    "play --game 2",
    "play --server http://127.0.0.1:9 --from game.jsonl --event 4",
    "play --server http://127.0.0.1:9 --bots chief --players 3",
    "play now",
    "learn slowly",
    "learn --list least",
    "puzzle nothing",
    "puzzle --list nothing",
    "puzzle --list --from game.jsonl",
    "puzzle nothing --difficulty hard",
    "puzzle nothing --from game.jsonl",
    "puzzle --difficulty hard --from game.jsonl",
    "puzzle --seat 1",
    "puzzle --difficulty none",
    "puzzle --from nowhere.jsonl",
    "puzzle --from broken.jsonl",
    "games nowhere.jsonl",
    "games broken.jsonl",
    "games loop",
    "games -",
    "games empty.jsonl",
    "games --upload nonsense game.jsonl",
    "games --upload ftp://nowhere game.jsonl",
    "daily --day yesterday",
    "daily --day 2999-01-01",
    "watch --pace 99",
    "watch --pace fast",
    "watch --bots nobody",
    "watch --pace nan",
    "watch --pace -1",
    "watch --table abc",
    "watch --server ftp://nowhere",
    "watch --server http://127.0.0.1:9 --deck broken.toml",
    "rules --section jokes",
    "rules --html sheet.html --section ties",
    "rules --html nowhere/sheet.html",
    "rules --html empty.jsonl/sheet.html",
    "rules --html .",
    "rules --html /dev/full",
    "rules --lang xx",
    "score 9n",
    "score 3n 3n 3n 3n 3n 3n",
    "score 3n --units zz",
    "score 3n --units no --on 3n",
    "score --json",
    "score 3n --deck nowhere.toml",
    "replay nowhere.jsonl",
    "replay .",
    "replay empty.jsonl",
    "replay game.jsonl --game 7",
    "replay game.jsonl --game 0",
    "replay game.jsonl --seat nobody",
    "replay game.jsonl --seat 0 --open",
    "replay",
    "replay broken.jsonl",
    "replay binary",
    "replay /dev/zero",
    "replay loop",
    "replay /proc/self/mem",
    "replay game.jsonl --game -1",
    "replay game.jsonl --seat -1",
    "review nowhere.jsonl",
    "review empty.jsonl",
    "review broken.jsonl",
    "review game.jsonl --game 7",
    "review game.jsonl --seat nobody",
    "verify nowhere.jsonl",
    "deck check nowhere.toml",
    "deck check broken.toml",
    "deck check .",
    "deck check /dev/zero",
    "deck check loop",
    "deck check /proc/self/mem",
    "deck check empty.jsonl",
    "deck check",
    "deck burn",
    "deck --deck nowhere.toml",
    "serve --port 99999999",
    "serve --port door",
    "serve --host 203.0.113.1",
    "serve --log-format xml",
    "serve --base-url nowhere --port 0",
    "serve --base-url http://[::1 --port 0",
    "serve --base-url http://localhost:99999 --port 0",
    "serve --database elephant://home --port 0",
    "serve --database postgresql://[::1/x --port 0",
    "serve --database game.jsonl/tables.db --port 0",
    "account dance",
    "account recover",
    "account",
    "account sign-in ftp://nowhere CODE",
    "account list --database nowhere.db",
    "account list --database .",
    "account list --database binary",
    "serve --database binary --port 0",
    "help dance",
]
FOR_AUTHORS = [
    "simulate --games 0",
    "simulate --players 9",
    "simulate --out nowhere/games.jsonl",
    "simulate --bots random,random,random",
    "simulate --jobs none",
    "dataset empty.jsonl",
    "dataset empty.jsonl/games",
    "dataset games --bots nobody",
    "export nowhere.jsonl --out games.parquet",
    "export broken.jsonl --out games.parquet",
    "export empty.jsonl --out games.parquet",
    "export game.jsonl --out games.csv",
    "export game.jsonl --out nowhere/games.parquet",
    "export game.jsonl",
    "export game.jsonl --out -",
    "export loop --out games.parquet",
    "export /dev/zero --out games.parquet",
    "simulate --out /dev/full",
    "simulate --deck /dev/zero",
    "simulate --games 9999999999999999999999999",
    "arena random",
    "arena random random",
    "arena random nobody",
    "arena random rookie --limit never",
    "arena random rookie --json nowhere/report.json",
    "arena random rookie --json same --records same",
    "arena random rookie --plot chart.txt",
    "bot nobody",
    "check-bot nowhere.py",
    "check-bot data.txt",
    "ratings",
    "ratings burn",
    "ratings rebuild --database elephant://home",
    "verify broken.jsonl",
    "verify empty.jsonl",
]
ODD = [
    ("play", "--seed", ""),
    ("play", "--players", ""),
    ("play", "--record", ""),
    ("play", "--lang", ""),
    ("play", "--name", NO_TEXT),
    ("play", "--seed", NO_TEXT),
    ("learn", ""),
    ("learn", NO_TEXT),
    ("puzzle", "--from", ""),
    ("rules", "--html", ""),
    ("score", ""),
    ("replay", ""),
    ("verify", ""),
    ("verify", NO_TEXT),
    ("deck", "check", ""),
    ("help", ""),
    ("",),
    (NO_TEXT,),
    ("play", "--server", "http://a b"),
    ("serve", "--base-url", "http://a b"),
    ("serve", "--host", ""),
    ("serve", "--host", NO_TEXT),
    ("serve", "--database", ""),
    ("account", "list", "--database", NO_TEXT),
]
"""Nothing, as of a variable of the shell that is not set, and what is no text."""
FAULTS = r"Traceback|Errno|this is a bug|pydantic|Error\b"
ENGLISH = re.compile(r"\b([Tt]here|[Tt]he|are|not|must|[Nn]o such|file|[Ii]nvalid|[Ee]xpected|value)\b")


@pytest.fixture
def folder(fzzzt: Fzzzt, tmp_path: Path) -> dict[str, bytes]:
    """Files that are good for something, and some that are not; what is in each."""
    fzzzt("simulate", "--games", "1", "--out", "game.jsonl")
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "broken.jsonl").write_text('{"fzzzt": 1, "game": "unterminated\n', encoding="utf-8")
    (tmp_path / "broken.toml").write_text("[[card]\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "data.txt").write_text("no program", encoding="utf-8")
    (tmp_path / "loop").symlink_to("loop")
    return contents(tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder, but for the state of the program."""
    found = (path for path in folder.rglob("*") if path.is_file() and "state" not in path.relative_to(folder).parts)
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


@pytest.mark.parametrize("typed", [*FOR_PLAYERS, *FOR_AUTHORS])
def test_bad_input_is_one_line_and_loses_nothing(
    fzzzt: Fzzzt, tmp_path: Path, folder: dict[str, bytes], typed: str
) -> None:
    done = fzzzt(*typed.split())
    assert done.returncode in (1, 2)
    lines = [line for line in done.stderr.splitlines() if line]
    told = lines or done.stdout.splitlines()
    assert len(told) == 1 or typed.startswith("verify")
    assert not re.search(FAULTS, done.stdout + done.stderr, re.IGNORECASE)
    assert contents(tmp_path) == folder


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("typed", ODD)
def test_what_is_empty_or_no_text_is_refused_in_one_line(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("FZZZT_LANG", language)
    done = fzzzt(*typed)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not re.search(FAULTS, done.stderr, re.IGNORECASE)
    assert language == "en" or re.search("[а-я]", done.stderr)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("typed", FOR_PLAYERS)
def test_players_are_told_in_their_language(
    fzzzt: Fzzzt, monkeypatch: pytest.MonkeyPatch, folder: dict[str, bytes], typed: str
) -> None:
    del folder
    english = fzzzt(*typed.split()).stderr
    for language in ("de", "nl", "fr", "ru"):
        monkeypatch.setenv("FZZZT_LANG", language)
        told = fzzzt(*typed.split()).stderr
        assert told != english
        assert not ENGLISH.search(told.replace(typed, "")), told
        if language == "ru":
            assert re.search("[а-я]", told)


@pytest.mark.parametrize("typed", ["play --plain", "play --server http://127.0.0.1:9", "daily", "arena random rookie"])
def test_a_state_folder_that_is_none_is_named(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "file"))
    refused = fzzzt(*typed.split())
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert str(tmp_path / "file") in refused.stderr
    assert "not a folder" in refused.stderr


def test_an_option_without_its_value_leads_to_the_help_of_its_command(fzzzt: Fzzzt) -> None:
    assert fzzzt("play", "--seed").stderr.endswith("Try: fzzzt play --help\n")


def test_a_name_that_is_no_text_is_told_as_it_is(fzzzt: Fzzzt) -> None:
    assert "no-\\xff.jsonl" in fzzzt("replay", os.fsdecode(b"no-\xff.jsonl")).stderr


def test_every_command_has_been_given_bad_input() -> None:
    tried = {typed.split()[0] for typed in (*FOR_PLAYERS, *FOR_AUTHORS)}
    assert set(COMMANDS) - tried == {"bots"}
