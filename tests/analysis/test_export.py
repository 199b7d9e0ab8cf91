"""`fzzzt export`: tables that say what the records say, and one sentence where there is nothing to say."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow.feather
import pyarrow.parquet
import pytest

from fzzzt.analysis.tables import TABLES
from fzzzt.engine import Award, Bid, Options, Score
from fzzzt.record import read_games
from random_games import ALL_OPTIONS

if TYPE_CHECKING:
    from typing import Any

    from cli.conftest import Fzzzt

SAMPLES = Path(__file__).parents[1] / "records/sample-records.jsonl"
PAGE = (Path(__file__).parents[2] / "docs/analysis.md").read_text("utf-8")


def exported(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """What was written, a dictionary a row."""
    return {table: pyarrow.parquet.read_table(folder / f"t-{table}.parquet").to_pylist() for table in TABLES}


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_tables_say_what_the_records_say(fzzzt: Fzzzt, tmp_path: Path, options: Options) -> None:
    variant = [part for name, choice in options.variant.items() for part in (f"--{name.replace('_', '-')}", choice)]
    bots = ",".join((["tinker", "rookie"] * 3)[: options.players])
    fzzzt("simulate", "-n", str(options.players), *variant, "--bots", bots, "--games", "2", "--out", "games.jsonl")
    written = fzzzt("export", "games.jsonl", "--out", "t.parquet")
    tables, games = exported(tmp_path), list(read_games(tmp_path / "games.jsonl"))
    assert (written.returncode, written.stderr) == (0, "")
    assert written.stdout.splitlines()[0] == f"t-seats.parquet: {2 * options.players} seats of 2 games"
    for number, game in enumerate(games):
        log, faces = game.record.events, game.faces
        mine = {table: [row for row in rows if row["game"] == number] for table, rows in tables.items()}
        awards = [event for event in log if isinstance(event, Award)]
        assert [(a["card"], a["winner"], a["price"], a["next_chief"]) for a in mine["auctions"]] == [
            (award.card, award.seat, award.values[award.seat], award.chief) for award in awards
        ]
        assert [(b["seat"], tuple(b["cards"])) for b in mine["bids"]] == [
            (event.seat, event.cards) for event in log if isinstance(event, Bid)
        ]
        assert all(bid["power"] == sum(faces.power[card] for card in bid["cards"]) for bid in mine["bids"])
        assert all(bid["count"] <= bid["hand"] <= 6 and bid["power"] <= bid["hand_power"] for bid in mine["bids"])
        assert Counter((b["round"], b["auction"]) for b in mine["bids"] if b["won"]) == Counter(
            {(round_, auction): 1 for round_ in range(1, game.rounds + 1) for auction in range(1, options.belt + 1)}
        )
        score = log[-1]
        assert isinstance(score, Score)
        assert [row["points"] for row in mine["seats"]] == [seat.total for seat in score.seats]
        assert sum(row["won"] for row in mine["seats"]) == 1
        assert [row["mechanic"] for row in mine["seats"]] == list(game.mechanics)
        assert mine["auctions"][0]["chief"] == game.mechanics.index(1)


def test_ties_pass_the_title_on(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("simulate", "-n", "3", "--bots", "rookie", "--games", "5", "--out", "games.jsonl")
    fzzzt("export", "games.jsonl", "--out", "t.parquet")
    auctions = exported(tmp_path)["auctions"]
    ties = [row for row in auctions if row["tie"]]
    assert ties
    assert all(row["second"] == row["price"] for row in ties)
    assert all(row["next_chief"] == row["chief"] for row in auctions if not row["tie"])


def test_arrow_files_hold_the_same_and_every_column_tells_its_meaning(fzzzt: Fzzzt, tmp_path: Path) -> None:
    for suffix in ("parquet", "arrow"):
        assert fzzzt("export", SAMPLES, "--out", f"t.{suffix}").returncode == 0
    for table, columns in TABLES.items():
        parquet = pyarrow.parquet.read_table(tmp_path / f"t-{table}.parquet")
        assert pyarrow.feather.read_table(tmp_path / f"t-{table}.arrow").equals(parquet)
        assert parquet.schema.names == list(columns)
        assert [field.metadata[b"meaning"].decode() for field in parquet.schema] == [
            c.meaning for c in columns.values()
        ]


def test_unfinished_and_guided_games_are_left_out_and_counted(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("simulate", "--games", "3", "--out", "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    broken_off = lines[0][: lines[0].rindex(',{"type":"score"')] + "]}"
    guided = lines[1].replace('"events"', '"guided":true,"events"', 1)
    (tmp_path / "mixed.jsonl").write_text("\n".join([broken_off, guided, lines[2]]), "utf-8")
    written = fzzzt("export", "mixed.jsonl", "--out", "t.parquet")
    assert written.stderr == "left out, because not finished: 1\nleft out, because guided: 1\n"
    assert {row["game"] for rows in exported(tmp_path).values() for row in rows} == {2}


@pytest.mark.parametrize(
    ("content", "out", "reason"),
    [
        ("{}\n", "t.csv", "t.csv: tables are written as .parquet or .arrow files; games.parquet, for example"),
        ("{}\n", "t.parquet", "games.jsonl, line 1: this reads version 1 of the record, not None"),
        ("so long\n", "t.parquet", "games.jsonl, line 1: not JSON at character 1"),
        ("", "t.parquet", "games.jsonl: there is no finished game to export"),
        ("", "no/t.parquet", "no: there is no such folder"),
        (None, "t.parquet", "There is no “games.jsonl”."),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_left(
    fzzzt: Fzzzt, tmp_path: Path, content: str | None, out: str, reason: str
) -> None:
    if content is not None:
        (tmp_path / "games.jsonl").write_text(content, "utf-8")
    refused = fzzzt("export", "games.jsonl", "--out", out)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(f"fzzzt: {reason}")
    assert len(refused.stderr.splitlines()) == 1
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("t")]


def test_an_older_export_stays_if_a_new_one_fails(fzzzt: Fzzzt, tmp_path: Path) -> None:
    assert fzzzt("export", SAMPLES, "--out", "t.parquet").returncode == 0
    before = {path.name: path.read_bytes() for path in tmp_path.glob("t-*")}
    (tmp_path / "bad.jsonl").write_bytes(SAMPLES.read_bytes() + b"\nnot a game\n")
    assert fzzzt("export", "bad.jsonl", "--out", "t.parquet").returncode == 2
    assert {path.name: path.read_bytes() for path in tmp_path.glob("t-*")} == before


def test_a_missing_extra_is_one_sentence(fzzzt: Fzzzt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = fzzzt("export", SAMPLES, "--out", "t.parquet")
    assert (refused.returncode, refused.stderr) == (
        2,
        "fzzzt: fzzzt export needs pyarrow: pip install 'fzzzt[analysis]'\n",
    )


def test_every_column_is_documented() -> None:
    for table, columns in TABLES.items():
        section = PAGE.split(f"### {table}\n", 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
        told = [line for line in section.splitlines() if line.startswith("| `")]
        kinds = {name: column.kind.rstrip("?") for name, column in columns.items()}
        assert told == [f"| `{name}` | {kinds[name]} | {column.meaning} |" for name, column in columns.items()]
