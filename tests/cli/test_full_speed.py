"""Bulk commands on the compiled core: the same bytes, figures and verdicts as without it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.bots import bulk
from fzzzt.bots.bulk import KNOWN
from fzzzt.bots.levels import LEVELS, is_deaf
from fzzzt.cli import quick_check

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
TABLE = ("--players", "3", "--bots", "foreman,random,mechanic", "--seed", "full speed")


@pytest.fixture
def core(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Switches the core on, at once, or off."""

    def switch(on: bool) -> None:
        for module in (bulk, quick_check):
            monkeypatch.setattr(module, "core_is_ready", lambda: on)

    return switch


def test_every_level_that_does_not_look_ahead_is_known() -> None:
    assert {name for name in LEVELS if is_deaf(name)} == KNOWN


def test_simulate_writes_the_same_bytes(fzzzt: Fzzzt, core: Callable[[bool], None], tmp_path: Path) -> None:
    for on in (False, True):
        core(on)
        assert fzzzt("simulate", *TABLE, "--games", "6", "--out", tmp_path / f"{on}.jsonl").returncode == 0
    assert (tmp_path / "True.jsonl").read_bytes() == (tmp_path / "False.jsonl").read_bytes()


def test_dataset_writes_the_same_bytes(fzzzt: Fzzzt, core: Callable[[bool], None], tmp_path: Path) -> None:
    for on in (False, True):
        core(on)
        assert fzzzt("dataset", tmp_path / str(on), *TABLE, "--games", "3", "--per-file", "2").returncode == 0
    for file in (tmp_path / "False").iterdir():
        assert (tmp_path / "True" / file.name).read_bytes() == file.read_bytes(), file.name


def test_the_arena_has_the_same_figures(fzzzt: Fzzzt, core: Callable[[bool], None], tmp_path: Path) -> None:
    match = ("arena", "mechanic", "tinker", "--players", "4", "--deals", "2", "--jobs", "1")
    sheets = []
    for on in (False, True):
        core(on)
        files = ("--records", tmp_path / f"{on}.jsonl", "--json", tmp_path / f"{on}.json")
        assert fzzzt(*match, *files).returncode == 0
        sheets.append(json.loads((tmp_path / f"{on}.json").read_text()))
    for sheet in sheets:
        for bot in sheet["names"].values():
            bot["times"] = bot["times"]["decisions"]
    assert sheets[0] == sheets[1]
    assert (tmp_path / "True.jsonl").read_bytes() == (tmp_path / "False.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ('"chief":', '"chief": '),
        ('"total":', '"sum":'),
        ('"method":"seeded"', '"method":"dice"'),
        ('"shuffle":', '"shuffled":'),
        ('"seed":"full', '"seed":"half'),
        ('"fzzzt":1', '"fzzzt":2'),
        ('"players":3', '"players":4'),
        ('"events":[', '"events":[],"events":['),
        ('"events":[', '"more":{"a":1,"events":[]},"events":['),
        ('"winners":[', '"winners":[7,'),
        ("]}", "]"),
    ],
)
def test_verify_says_the_same(fzzzt: Fzzzt, core: Callable[[bool], None], tmp_path: Path, old: str, new: str) -> None:
    core(True)
    lines = fzzzt("simulate", *TABLE, "--games", "2").stdout.splitlines()
    changed = lines[1].replace(old, new, 1) if old != "]}" else lines[1].removesuffix(old) + new
    (tmp_path / "games.jsonl").write_text(f"{lines[0]}\n{changed}\n")
    said = []
    for on in (False, True):
        core(on)
        answers = [fzzzt("verify", "games.jsonl"), fzzzt("verify", "games.jsonl", "--json")]
        said += [(answer.returncode, answer.stdout, answer.stderr) for answer in answers]
    assert said[:2] == said[2:]
    assert quick_check.quickly_parsed(lines[0].encode()) is quick_check.RIGHT
    assert (quick_check.quickly_parsed(changed.encode()) is quick_check.RIGHT) == (changed == lines[1])
