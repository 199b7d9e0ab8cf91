"""A match, its games and its journal, without the command line."""

from __future__ import annotations

import json
import shutil
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from fzzzt.arena import Match, identity, in_process
from fzzzt.arena.contest import hold, tasks_left
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import MatchLine, code_hash
from fzzzt.arena.playing import MatchFailed, Task, play_sent_task
from fzzzt.arena.results import GameLine
from fzzzt.engine import Deck, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

if TYPE_CHECKING:
    from fzzzt.arena.results import GameResult

FOUR = Match(("tinker", "apprentice"), Options(4), Deck.standard(), 2, "kitchen table")


def played(match: Match, records: bool = False) -> list[GameResult]:
    tasks = [Task(deal, records) for deal in range(match.deals)]
    return [result for results in in_process(match, tasks) for result in results]


def nobody(result: GameResult) -> None:
    """Watches and says nothing."""


def test_the_tables_of_a_deal_have_the_same_deck_mechanics_and_first_hands() -> None:
    records = [json.loads(result.record or "") for result in played(FOUR, records=True)]
    starts = [json.dumps([event for event in record["events"][:3] if event["type"] != "round"]) for record in records]
    assert all('"deck"' in start and '"hands"' in start for start in starts)
    assert starts[:4] == starts[:1] * 4
    assert starts[4:] == starts[4:5] * 4
    assert starts[0] != starts[4]
    line_ups = [[seat["bot"] for seat in record["seats"]].index("tinker") for record in records]
    assert line_ups == [0, 1, 2, 3] * 2
    assert {record["shuffle"]["seed"] for record in records} == {"kitchen table/0", "kitchen table/1"}


def test_a_match_can_be_sent_as_text_with_its_own_deck() -> None:
    tables = plain(face_tables(Deck.standard()))
    tables[0]["points"] += 1
    own = Match(("random", "rookie"), Options(2), deck_of_faces(tables, "own"), 1, "s", 2.5)
    assert msgspec.json.decode(own.text, type=MatchLine).match() == own
    sent = play_sent_task(own.text, Task(0))
    assert [result.totals for result in sent] == [result.totals for result in played(own)]


def test_another_version_of_the_program_does_not_play_our_match() -> None:
    with pytest.raises(ValueError, match=r"this match is for fzzzt 0\.0\.1"):
        msgspec.structs.replace(FOUR.line, program="fzzzt 0.0.1").match()
    with pytest.raises(MatchFailed, match=r"this match is for fzzzt .* \(code other\)"):
        play_sent_task(json.dumps({**json.loads(FOUR.text), "code": "other"}), Task(0))


def test_different_matches_have_different_keys() -> None:
    matches = [Match(FOUR.names, FOUR.options, FOUR.faces, deals, seed) for deals in (2, 3) for seed in "ab"]
    assert len({match.key for match in matches}) == 4


@pytest.mark.parametrize(
    "file", ["dealer.py", "record/codec.py", "arena/playing.py", "bots/levels.py", "engine/deck.toml"]
)
def test_other_code_is_another_match(tmp_path: Path, file: str) -> None:
    package = tmp_path / "fzzzt"
    shutil.copytree(str(files("fzzzt")), package, ignore=shutil.ignore_patterns("__pycache__"))
    before = code_hash(package)
    with (package / file).open("a", encoding="utf-8") as code:
        code.write("\n# edited\n")
    assert code_hash(package) != before


def test_a_player_of_a_package_is_known_by_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    class Distribution:
        name, version = "mybots", "1.0"

    class Offer:
        value, dist = "mybots:make", Distribution

    monkeypatch.setattr(identity, "entry_points", lambda name, **_: [Offer] if name == "mine" else [])
    names = ("random", "mine")
    assert identity.identities(names) == {"mine": {"player": "mybots:make", "distribution": "mybots", "version": "1.0"}}
    one = Match(names, Options(2), Deck.standard(), 1).key
    Distribution.version = "1.1"
    assert Match(names, Options(2), Deck.standard(), 1).key != one


def test_a_command_line_is_known_by_its_files_and_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot.txt").write_text("pass", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    name = f"{sys.executable} bot.txt"
    known = identity.identities((name,))[name]
    assert known["command"][1] == str(tmp_path.resolve() / "bot.txt")
    assert known["files"][known["command"][1]] == sha256(b"pass").hexdigest()
    assert known["folder"] == str(tmp_path.resolve())


def test_a_journal_keeps_all_of_a_game(tmp_path: Path) -> None:
    journal = Journal(FOUR, folder=tmp_path)
    results = played(FOUR, records=True)
    for result in results:
        journal.append(result)
    assert list(journal.records()) == [result.record for result in results]
    journal.close()
    again = Journal(FOUR, resume=True, folder=tmp_path)
    assert again.results == {result.place: _less_record(result) for result in results}
    assert list(again.records()) == [result.record for result in results]
    again.remove()
    assert not list(tmp_path.iterdir())


def _less_record(result: GameResult) -> GameResult:
    return msgspec.json.decode(msgspec.json.encode(result.line()), type=GameLine).result()


@pytest.mark.parametrize("cut", [1, 10, 400])
def test_a_journal_that_was_cut_off_goes_on_from_its_last_whole_line(tmp_path: Path, cut: int) -> None:
    with Journal(FOUR, folder=tmp_path) as journal:
        whole = hold(FOUR, in_process, journal, False, nobody)
    journal.path.write_bytes(journal.path.read_bytes()[:-cut])
    with Journal(FOUR, resume=True, folder=tmp_path) as journal:
        assert tasks_left(FOUR, journal, False) == [Task(1)]
        assert set(journal.results) == {(0, table) for table in range(4)}
        again = hold(FOUR, in_process, journal, False, nobody)
    assert _scores(again.deals) == _scores(whole.deals)
    assert again.broken_off is None
    with Journal(FOUR, resume=True, folder=tmp_path) as journal:
        assert len(journal.results) == 8


@pytest.mark.parametrize(
    "change",
    [
        "{}",
        '{"deal": 1}',
        {"deal": 7},
        {"table": -1},
        {"table": "0"},
        {"line_up": ["x", "y", "z", "w"]},
        {"totals": ["a", 1, 2, 3]},
        {"robots": []},
        {"winners": [9]},
        {"winners": 3},
        {"times": {"tinker": [1]}},
        {"times": {"tinker": [1, float("nan"), 1.0, []]}},
        {"faults": None},
        {"defaults": {"tinker": "x"}},
        {"record": 5},
    ],
)
def test_a_line_that_is_no_result_is_taken_as_cut_off(tmp_path: Path, change: str | dict[str, object]) -> None:
    with Journal(FOUR, folder=tmp_path) as journal:
        hold(FOUR, in_process, journal, False, nobody)
    *lines, last = journal.path.read_text("utf-8").splitlines()
    broken = change if isinstance(change, str) else json.dumps({**json.loads(last), **change})
    journal.path.write_text("\n".join([*lines, broken]) + "\n", encoding="utf-8")
    with Journal(FOUR, resume=True, folder=tmp_path) as journal:
        assert set(journal.results) == {(0, table) for table in range(4)}
        assert hold(FOUR, in_process, journal, False, nobody).games == 8


def _scores(deals: list[list[GameResult]]) -> list[list[dict[str, object]]]:
    return [[game.score_json() for game in games] for games in deals]


def test_games_without_a_record_are_played_again_if_records_are_wanted(tmp_path: Path) -> None:
    journal = Journal(FOUR, folder=tmp_path)
    for result in [*played(FOUR)[:4], *played(FOUR, records=True)[4:]]:
        journal.append(result)
    assert tasks_left(FOUR, journal, records=True) == [Task(0, True)]
    assert tasks_left(FOUR, journal, records=False) == []
    hold(FOUR, in_process, journal, True, nobody)
    assert len(list(journal.records())) == 8
    journal.close()


def test_the_same_match_is_not_played_twice_at_once(tmp_path: Path) -> None:
    journal = Journal(FOUR, folder=tmp_path)
    with pytest.raises(ValueError, match="being played by another process"):
        Journal(FOUR, folder=tmp_path)
    journal.close()


def test_a_game_that_cannot_be_played_is_told_and_the_rest_is_kept(tmp_path: Path) -> None:
    lost = Match(("random", "nobody"), Options(2), Deck.standard(), 1)
    with pytest.raises(MatchFailed, match="deal 0 with random, nobody could not be played: NoSuchBot"):
        played(lost)
    journal = Journal(lost, folder=tmp_path)
    outcome = hold(lost, in_process, journal, False, nobody)
    assert outcome.broken_off is not None
    assert "there is no bot 'nobody'" in outcome.broken_off
    assert (outcome.deals, outcome.standings, outcome.ratings) == ([], [], [])
    journal.close()


PROGRAM = """
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "same"}), flush=True)
    elif message["type"] == "game":
        with open(__file__ + ".log", "a") as log:
            print(os.getpid(), file=log)
    elif message["type"] == "decide" and message["what"] == "bid":
        print(json.dumps({"type": "bid", "id": message["id"], "cards": message["view"]["hand"][:1]}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"type": "build", "id": message["id"], "robots": {}}), flush=True)
    elif message["type"] == "quit":
        break
"""


def test_a_program_is_started_once_a_deal_and_ended_with_it(tmp_path: Path) -> None:
    program = tmp_path / "same.py"
    program.write_text(PROGRAM, encoding="utf-8")
    results = played(Match(("random", str(program)), Options(3), Deck.standard(), 2))
    pids = (tmp_path / "same.py.log").read_text("utf-8").split()
    assert len(pids) == 2 * 3 * 2
    assert len(set(pids)) == 2 * 2
    assert not [pid for pid in pids if (Path("/proc") / pid).exists()]
    assert all(not result.faults for result in results)
