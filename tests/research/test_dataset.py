"""`fzzzt dataset`: records and tensors of the same games, the same bytes each time, whatever happens on the way."""

from __future__ import annotations

import json
import sys
from typing import IO, TYPE_CHECKING, Any

import numpy as np
import pytest

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record, read_records, replay_record
from fzzzt.research import raw_env
from fzzzt.research.dataset import Dataset
from fzzzt.research.rewards import REWARDS, outcome
from fzzzt.research.samples import ARRAYS, sample

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from cli.conftest import Fzzzt

THREE = ("--players", "3", "--bots", "tinker,rookie,random", "--games", "5", "--per-file", "2", "--seed", "7")


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_dataset_holds_the_records_that_simulate_writes(fzzzt: Fzzzt, tmp_path: Path) -> None:
    written = fzzzt("dataset", "games", *THREE)
    assert (written.returncode, written.stderr) == (0, "")
    label = json.loads((tmp_path / "games/dataset.json").read_text("utf-8"))
    assert written.stdout == f"5 games, {label['decisions']} decisions: games\n"
    assert (label["complete"], label["made"]["bots"]) == (True, ["tinker", "rookie", "random"])
    names = [f"games-0000{n}.jsonl" for n in range(3)] + [f"tensors-0000{n}.npz" for n in range(3)]
    assert list(contents(tmp_path / "games")) == ["README.md", "dataset.json", *names]
    lines = b"".join((tmp_path / "games" / name).read_bytes() for name in names[:3])
    simulated = fzzzt("simulate", *(part for part in THREE if part not in ("--per-file", "2")))
    assert lines.decode() == simulated.stdout


def test_its_arrays_replay_to_its_records(fzzzt: Fzzzt, tmp_path: Path) -> None:
    """Whoever takes the actions in an environment with the same seed sees the same tensors, and the same end."""
    assert fzzzt("dataset", "games", *THREE).returncode == 0
    env = raw_env(players=3)
    for file in range(3):
        with (tmp_path / f"games/games-0000{file}.jsonl").open("rb") as lines:
            records = [replay_record(data)[0] for _, data in read_records(lines)]
        with np.load(tmp_path / f"games/tensors-0000{file}.npz", allow_pickle=False) as arrays:
            assert set(arrays) == set(ARRAYS)
            for game, record in enumerate(records):
                env.reset(seed=None if file or game else 7)
                rows = np.flatnonzero(arrays["game"] == game)
                replay(env, {name: arrays[name][rows] for name in arrays if name != "points"})
                assert env.game.log == list(record.events)
                assert env.game.score is not None
                assert arrays["points"][game].tolist() == [seat.total for seat in env.game.score.seats]


def replay(env: raw_env, rows: dict[str, NDArray[Any]]) -> None:
    """Play a game's decisions; builds are recorded in the order in which they are asked for."""
    for row, action in enumerate(rows["action"].tolist()):
        assert env.turns.seat == rows["seat"][row]
        seen = env.observe(env.agent_selection)
        assert seen["observation"].tobytes() == rows["observation"][row].tobytes()
        assert seen["action_mask"].tobytes() == rows["action_mask"][row].tobytes()
        env.step(action)
    assert env.game.score is not None
    for name in ("win", "margin"):
        (worth,) = REWARDS[name](*outcome([env.game.score]))
        assert rows[name].tolist() == pytest.approx([worth[seat] for seat in rows["seat"]])


def test_the_same_command_writes_the_same_bytes_on_any_number_of_processes(fzzzt: Fzzzt, tmp_path: Path) -> None:
    assert fzzzt("dataset", "one", *THREE).returncode == 0
    assert fzzzt("dataset", "two", *THREE, "--jobs", "2").returncode == 0
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_broken_off_it_goes_on_with_what_is_missing(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fzzzt("dataset", "whole", *THREE).returncode == 0
    write = Dataset.write

    def interrupted(self: Dataset, file: int, *games: Any) -> None:
        if file == 1:
            raise KeyboardInterrupt
        write(self, file, *games)

    monkeypatch.setattr(Dataset, "write", interrupted)
    assert fzzzt("dataset", "part", *THREE).returncode == 1
    assert json.loads((tmp_path / "part/dataset.json").read_text("utf-8"))["complete"] is False
    written = []

    def noted(self: Dataset, file: int, *games: Any) -> None:
        written.append(file)
        write(self, file, *games)

    monkeypatch.setattr(Dataset, "write", noted)
    assert fzzzt("dataset", "part", *THREE).returncode == 0
    assert written == [1, 2]
    assert contents(tmp_path / "part") == contents(tmp_path / "whole")


def test_a_disk_that_fills_up_leaves_no_half_written_arrays(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: IO[bytes], **_: object) -> None:
        file.write(b"PK")
        raise OSError("no space left")

    monkeypatch.setattr("numpy.savez_compressed", full)
    failed = fzzzt("dataset", "games", *THREE)
    assert (failed.returncode, failed.stderr) == (2, "fzzzt: no space left\n")
    assert list(contents(tmp_path / "games")) == ["README.md", "dataset.json", "games-00000.jsonl"]


def test_a_folder_with_something_else_in_it_is_left_alone(fzzzt: Fzzzt, tmp_path: Path) -> None:
    assert fzzzt("dataset", "games", *THREE).returncode == 0
    before = contents(tmp_path / "games")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("Dear Ada", "utf-8")
    other = fzzzt("dataset", "games", *THREE[:-1], "8")
    assert (other.returncode, other.stderr) == (2, "fzzzt: games holds another set of games: name another folder\n")
    mine = fzzzt("dataset", "mine", *THREE)
    assert (mine.returncode, mine.stderr) == (2, "fzzzt: mine is not empty: name another folder\n")
    assert contents(tmp_path / "games") == before
    assert list(contents(tmp_path / "mine")) == ["letter.txt"]
    (tmp_path / "games/dataset.json").write_text("{", "utf-8")
    assert "is not what this command writes" in fzzzt("dataset", "games", *THREE).stderr


def test_without_the_extra_it_says_what_to_install(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("fzzzt.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    failed = fzzzt("dataset", "games", *THREE)
    told = "fzzzt: fzzzt.research needs pettingzoo: pip install 'fzzzt[research]'\n"
    assert (failed.returncode, failed.stderr) == (2, told)
    assert not (tmp_path / "games").exists()


def test_a_game_that_is_not_finished_has_no_arrays() -> None:
    game = play_out(Game(Options(2)), Dealer(1), [make_player("random"), make_player("random")])
    record = Record.of(game, [{"name": "Ada"}, {"name": "Bob"}], "broken off")
    unfinished = Record(record.options, record.faces, record.seats, record.events[:-1], "broken off")
    assert len(sample(record).points) == 2
    with pytest.raises(ValueError, match="game 'broken off' is not finished"):
        sample(unfinished)
