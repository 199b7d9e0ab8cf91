"""A file of many games is leafed through: every game that can be read, in order, and no line goes unmentioned."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from fzzzt.engine import Deck, Game, Options
from fzzzt.record import Record
from fzzzt.record.game_file import GameFile

if TYPE_CHECKING:
    import pytest

SAMPLES = Path(__file__).parent / "sample-records.jsonl"
BROKEN = ["{broken", "[]", "5", '{"fzzzt":1}', '{"fzzzt":2,"events":[]}', "\x00", "é"]


@cache
def short_games() -> list[str]:
    """The first events of each sample: quickly replayed, and told apart by their names."""
    records = [json.loads(line) for line in SAMPLES.read_text("utf-8").splitlines()]
    return [json.dumps({**record, "events": record["events"][:3]}) for record in records]


def leafed(games: GameFile, by: int) -> tuple[list[str], list[int]]:
    """The names of all games from here on, and the lines passed over."""
    names, passed = [], []
    while (record := games.turn(by)) is not None:
        names.append(record.game)
        passed += [each.line for each in games.passed]
    return names, passed + [each.line for each in games.passed]


lines = st.lists(st.sampled_from([*range(10), *BROKEN, "", "  "]), min_size=2, max_size=12)


@given(lines, st.sampled_from(["", "\n", "\r\n"]))
def test_every_line_is_a_game_or_named_forth_and_back(lines: list[int | str], end: str) -> None:
    text = (end or "\n").join(short_games()[line] if isinstance(line, int) else line for line in lines) + end
    games = GameFile(io.BytesIO(text.encode()))
    good = [f"sample-{line}" for line in lines if isinstance(line, int)]
    bad = [number for number, line in enumerate(lines, 1) if line in BROKEN]
    assert leafed(games, 1) == (good, bad)
    assert leafed(games, -1)[0] == good[-2::-1]


def test_only_files_of_several_games_are_leafed_through() -> None:
    one, other = short_games()[:2]
    for text in ("", one, f"\n{one}\n\n", json.dumps(json.loads(one), indent=1)):
        assert GameFile.of(io.BytesIO(text.encode())) is None
    for text in (f"{one}\n{other}", f"broken\n{one}", f"{one}\nbroken"):
        assert GameFile.of(io.BytesIO(text.encode())) is not None


def test_a_long_file_is_counted_but_only_the_game_one_looks_at_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = []

    def note(data: dict[str, str]) -> tuple[Record, Game]:
        replayed.append(data["game"])
        return Record(Options.of(2), Deck.standard(), [], []), Game(Options.of(2))

    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(short_games() * 500), "utf-8")
    monkeypatch.setattr("fzzzt.record.games.replay_record", note)
    with path.open("rb") as file:
        games = GameFile(file)
        assert games.count == 5000
        games.number = 4321
        games.turn(1)
    assert replayed == ["sample-1"]


def test_a_file_that_shrinks_meanwhile_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(short_games()), "utf-8")
    with path.open("rb") as file:
        games = GameFile(file)
        assert games.count == 10
        path.write_text("", "utf-8")
        assert games.turn(1) is None
    assert [each.line for each in games.passed] == list(range(1, 11))
