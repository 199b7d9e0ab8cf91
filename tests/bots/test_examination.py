"""`fzzzt check-bot`: sound bots pass everything, and the author of another hears what is wrong with it."""

from __future__ import annotations

import json
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from bots.process_games import EXAMPLES, HERE
from cli.in_process import fzzzt

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]
pytestmark = pytest.mark.usefixtures("started")

PLAYS = """
import json, os, signal, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "own"}), flush=True)
    elif said["type"] in ("decide", "illegal"):
        view = said.get("view") or view
        answer = {"type": view["phase"], "id": said["id"], "cards": view["hand"][-1:], "robots": {}}
        ACT
        print(json.dumps(answer), flush=True)
"""


def test_a_sound_bot_passes_every_situation(fzzzt: Fzzzt) -> None:
    done = fzzzt("check-bot", EXAMPLES / "lowball.py", "--limit", "20", "--transcript", "said.txt")
    assert (done.returncode, done.stderr) == (0, "")
    for situation in ("2 players with the base", "6 players with the extended", "a house deck", "started again"):
        assert situation in done.stdout
    assert "All right: " in done.stdout


def test_a_bot_with_sessions_is_asked_in_them(fzzzt: Fzzzt, tmp_path: Path) -> None:
    command = f"{sys.executable} -m fzzzt.bots.any_bot"
    done = fzzzt("check-bot", command, "--limit", "20", "--transcript", "said.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert "a game in a session, while another is open" in done.stdout
    assert "illegal" not in done.stdout
    lines = [line.split(maxsplit=2) for line in (tmp_path / "said.txt").read_text("utf-8").splitlines()]
    assert any(json.loads(text).get("session") == "this" for _, direction, text in lines if direction == "<")


@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("answer['id'] = str(said['id'])", '"id" must be the number 1, not "1"'),
        ("del answer['id']", 'an answer has the "id" of the question, here 1'),
        ("answer['cards'] = 'p1-1'", 'cards must be a list of card ids, not "p1-1"'),
        ("answer['cards'] = [3]", "cards must be a list of card ids, not [3]"),
        ("answer['cards'] = []", "an answer that is no lawful move"),
        ("answer['type'] = 'move'", "the answer must have the type 'bid', not 'move'"),
        ("print('thinking')", '"thinking", which is no JSON object (notes of its own belong on standard error)'),
        ("sys.exit('no idea')", "it ended with exit code 1.\nThe last lines of its standard error:\n    no idea\n"),
        ("1 / 0", "    ZeroDivisionError: division by zero\n"),
        ("os.kill(os.getpid(), signal.SIGKILL)", f"it was ended by the signal {signal.Signals.SIGKILL.name}."),
        ("os.close(1); import time; time.sleep(50)", "it closed its output, and runs on."),
        ("continue", "nothing came within 0.6 s."),
        (
            "answer['robots'] = 7 if view['phase'] == 'build' else {}",
            "a build in round 1: an answer that is no lawful move",
        ),
        ("answer['cards'] = [card for card in view['hand'] if 'house' not in card][:1]", "In a game with a house deck"),
    ],
)
def test_the_first_bad_answer_is_explained(fzzzt: Fzzzt, tmp_path: Path, act: str, told: str) -> None:
    (tmp_path / "own.py").write_text(PLAYS.replace("ACT", act), encoding="utf-8")
    done = fzzzt("check-bot", "own.py", "--limit", "0.3" if act == "continue" else "20")
    assert done.returncode == 1
    assert told in done.stderr
    assert "All right" not in done.stdout


def test_a_program_that_does_not_start_is_explained(fzzzt: Fzzzt, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("def (", encoding="utf-8")
    done = fzzzt("check-bot", "own.py")
    assert done.returncode == 1
    assert done.stderr.startswith("At its start: could not be started, or was not ready in time: it ended with exit c")
    assert "    SyntaxError: " in done.stderr
    done = fzzzt("check-bot", "nowhere")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_what_is_odd_but_no_fault_is_remarked(fzzzt: Fzzzt) -> None:
    done = fzzzt("check-bot", f"{HERE / 'chaos_bot.py'} stubborn", "--limit", "20")
    assert done.returncode == 0
    assert "It did not end within a second of being told to quit" in done.stdout
