"""docs/research.md tells the truth about fields, actions and arrays; the example learns."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from fzzzt.engine import Deck, Options
from fzzzt.research import actions
from fzzzt.research.encoding import encoding
from fzzzt.research.face_order import FEATURES, KINDS
from fzzzt.research.rewards import REWARDS
from fzzzt.research.samples import ARRAYS
from fzzzt.research.vector import Batch
from random_games import ALL_OPTIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table with this heading, cell by cell."""
    table = PAGE.split(heading + "\n", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[1:]]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_every_field_is_documented_with_its_shape(options: Options) -> None:
    table = encoding(options, Deck.standard())
    cards = table.catalogue
    sizes = {
        "P": options.players,
        "B": options.belt,
        "F": len(cards.cards),
        "R": len(cards.robots),
        "U": len(cards.units),
    }
    table_rows = rows("| field | shape | meaning |")
    told = {name.strip("`"): (_shape(shape, sizes), meaning) for name, shape, meaning in table_rows}
    assert list(told) == list(table.observation.fields.fields)
    for name, field in table.observation.fields.fields.items():
        assert told[name] == (field.shape, field.meaning)


def _shape(told: str, sizes: dict[str, int]) -> tuple[int, ...]:
    """A shape such as `U × (R + 1)` in numbers."""
    numbers = re.sub(r"[A-Z]", lambda letter: str(sizes[letter[0]]), told)
    factors = [factor.strip("()") for factor in numbers.split(" × ")]
    return tuple(sum(int(term) for term in factor.split(" + ")) for factor in factors)


def test_every_array_is_documented() -> None:
    assert {name.strip("`"): meaning for name, meaning in rows("| array | content |")} == ARRAYS


def test_all_of_a_batch_is_documented() -> None:
    assert tuple(name.strip("`") for name, _ in rows("| of a batch | content |")) == Batch._fields


def test_actions_are_documented_where_they_are_made() -> None:
    numbers = [row[0] for row in rows("| action | in an auction | in a build, for the unit in question |")]
    assert numbers == [f"0 to {actions.BIDS - 1}", str(actions.LEAVE), f"{actions.FIRST_ROBOT} and on"]
    assert actions.FIRST_ROBOT == 64


def test_rewards_and_features_are_documented() -> None:
    assert all(f'`"{name}"`' in PAGE for name in REWARDS)
    assert ("power", "points", "speed", "N", "B", "C", "O", *KINDS) == FEATURES
    assert f"({', '.join(KINDS)})" in PAGE.replace("\n", " ")


def test_the_example_learns() -> None:
    """Seeds make it the same every time: 400 games are enough to win far more often against the level it began at."""
    example = runpy.run_path(str(ROOT / "examples/train_small.py"))
    before, after = example["train"](games=400, opponent="random", tests=80)
    assert before < 0.6
    assert after > before + 0.2


def test_the_example_tells_what_it_did(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["train_small.py", "--games", "5", "--opponent", "rookie", "--tests", "2"])
    runpy.run_path(str(ROOT / "examples/train_small.py"), run_name="__main__")
    assert re.fullmatch(r"Wins against rookie: \d+% before, \d+% after 5 games\.\n", capsys.readouterr().out)
