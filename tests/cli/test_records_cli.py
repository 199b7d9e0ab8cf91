"""`fzzzt simulate` and `fzzzt verify`: every option plays, the same seed gives the same bytes, faults are named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from random_games import ALL_OPTIONS

if TYPE_CHECKING:
    from cli.conftest import Fzzzt
    from fzzzt.engine import Options

fzzzt = in_process.fzzzt

SAMPLES = Path(__file__).parents[1] / "records" / "sample-records.jsonl"


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_simulated_games_verify_with_every_option(fzzzt: Fzzzt, tmp_path: Path, options: Options) -> None:
    out = tmp_path / "games.jsonl"
    variant = [word for name, chosen in options.variant.items() for word in (f"--{name.replace('_', '-')}", chosen)]
    table = ["--players", str(options.players), *variant]
    simulated = fzzzt("simulate", *table, "--games", "12", "--seed", "7", "--out", out)
    assert simulated.returncode == 0, simulated.stderr
    verified = fzzzt("verify", out)
    assert (verified.returncode, verified.stdout) == (0, "12 games: all right\n")


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_processes(fzzzt: Fzzzt, tmp_path: Path) -> None:
    outputs = []
    for name, extra in (("one", []), ("two", ["--jobs", "2"]), ("other", ["--seed", "8"])):
        out = tmp_path / f"{name}.jsonl"
        assert fzzzt("simulate", "--players", "3", "--games", "9", "--out", out, *extra).returncode == 0
        outputs.append(out.read_bytes())
    assert outputs[0] == outputs[1] != outputs[2]


def test_records_go_to_standard_output_if_no_file_is_named(fzzzt: Fzzzt) -> None:
    lines = fzzzt("simulate", "--games", "2").stdout.splitlines()
    assert [json.loads(line)["fzzzt"] for line in lines] == [1, 1]


def test_five_players_need_no_further_options(fzzzt: Fzzzt) -> None:
    record = json.loads(fzzzt("simulate", "--players", "5", "--games", "1").stdout)
    assert record["options"] == {"players": 5, "cards": "extended", "unused_robots": "leave"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "7"], "2 to 6 players"),
        (["--players", "5", "--cards", "base"], "With 5 players cards can only be extended"),
        (["--players", "6", "--unused-robots", "stay"], "unused_robots can only be leave"),
        (["--cards", "luxury"], "base|extended"),
        (["--bots", "nobody"], "There is no bot “nobody”"),
        (["--bots", "random,random,random"], "Bots named: 3; seats to fill: 2."),
        (["--games", "0"], "--games"),
        (["--deck", "nowhere.toml"], "nowhere.toml"),
        (["--volume", "11"], "--volume"),
    ],
)
def test_impossible_requests_get_one_line_and_exit_code_two(fzzzt: Fzzzt, arguments: list[str], reason: str) -> None:
    result = fzzzt("simulate", *arguments)
    assert result.returncode == 2
    assert result.stderr.startswith("fzzzt: ")
    assert reason in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_another_programs_games_verify(fzzzt: Fzzzt) -> None:
    result = fzzzt("verify", SAMPLES)
    assert (result.returncode, result.stdout) == (0, "10 games: all right\n")


def falsified() -> str:
    """Five lines: right, false, cut off, unfinished, right."""
    lines = SAMPLES.read_text(encoding="utf-8").splitlines()
    false, unfinished = json.loads(lines[1]), json.loads(lines[3])
    place = next(place for place, event in enumerate(false["events"]) if event["type"] == "award")
    false["events"][place]["chief"] = 9
    unfinished["events"] = unfinished["events"][:100]
    return "\n".join([lines[0], json.dumps(false), lines[2][:900], json.dumps(unfinished), lines[4]])


def test_faults_are_told_with_line_event_and_reason(fzzzt: Fzzzt, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(falsified(), encoding="utf-8")
    result = fzzzt("verify", file)
    assert result.returncode == 1
    second, third, fourth = result.stdout.splitlines()
    assert second.startswith("line 2: events[")
    assert "(award): chief is" in second
    assert third.startswith("line 3: not JSON")
    assert third.endswith("at character 901")
    assert fourth.startswith("line 4: unfinished: it stops in round")
    report = json.loads(fzzzt("verify", "--json", file).stdout)
    assert (report["games"], report["right"]) == (5, 2)
    assert [fault["line"] for fault in report["faults"]] == [2, 3, 4]


def test_records_can_be_piped_in(fzzzt: Fzzzt) -> None:
    assert fzzzt("verify", "-", typed=SAMPLES.read_text(encoding="utf-8")).returncode == 0
    assert fzzzt("verify", "-", typed="").returncode == 1


def test_a_shuffle_that_the_named_seed_does_not_give_is_found(fzzzt: Fzzzt) -> None:
    record = json.loads(fzzzt("simulate", "--games", "1").stdout)
    record["shuffle"]["seed"] = "another"
    result = fzzzt("verify", "-", typed=json.dumps(record))
    assert result.returncode == 1
    assert "events[0] (setup): seed 'another' shuffles otherwise" in result.stdout


def test_a_file_that_is_not_there(fzzzt: Fzzzt) -> None:
    result = fzzzt("verify", "nowhere.jsonl")
    assert result.returncode == 2
    assert "nowhere.jsonl" in result.stderr
