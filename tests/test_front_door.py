"""`import fzzzt`: what it gives, what it costs, and what it says to whoever gets it wrong."""

from __future__ import annotations

import ast
import io
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import fzzzt
from fzzzt.cli.simulate import simulated

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLES = Path(__file__).parent / "records/sample-records.jsonl"
ALONE = """
import sys

class OnlyOurs:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {"fzzzt", *sys.stdlib_module_names, *sys.argv[1:]}:
            raise ImportError(f"{name} is not installed")

sys.meta_path.insert(0, OnlyOurs())
import fzzzt
"""
"""A program for which nothing is installed but this package, and what its arguments allow."""


class Weakest:
    """A bot as somebody may write it."""

    def decide(self, view: fzzzt.View, limit: float | None, rng: Random) -> fzzzt.Bid | fzzzt.Build:
        """The first lawful thing."""
        del limit, rng
        return next(iter(view.legal_builds())) if view.phase == "build" else view.legal_bids()[0]


class Stubborn:
    """A bot that decides the same whatever it is asked."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def __repr__(self) -> str:
        return "Stubborn()"

    def decide(self, view: fzzzt.View, limit: float | None, rng: Random) -> fzzzt.Bid:
        """Always that."""
        del view, limit, rng
        return self.answer  # type: ignore[return-value]


# What it gives


def test_every_name_is_where_it_is_said_to_live_and_type_checkers_know_it() -> None:
    source = ast.parse(Path(fzzzt.__file__).read_text("utf-8"))
    imports = [node for node in ast.walk(source) if isinstance(node, ast.ImportFrom) and node.module != "importlib"]
    known = {alias.name: node.module or "" for node in imports for alias in node.names}
    assert known.keys() == set(fzzzt.__all__) <= set(dir(fzzzt))
    for name, home in known.items():
        assert getattr(fzzzt, name) is getattr(import_module(home), name)


def test_it_loads_nothing_until_it_is_used() -> None:
    told = _run(ALONE + "print('fzzzt.engine' in sys.modules); fzzzt.Game; print('fzzzt.engine' in sys.modules)")
    assert told.split() == ["False", "True"]


def test_the_engine_needs_nothing_else_installed() -> None:
    program = ALONE + (
        "from random import Random\n"
        "game, dealer, rng = fzzzt.Game(fzzzt.Options(3)), fzzzt.Dealer(1), Random(1)\n"
        "while seats := game.to_move:\n"
        "    if seats is fzzzt.CHANCE:\n"
        "        game.push(dealer.answer(game))\n"
        "    else:\n"
        "        view = game.view(min(seats))\n"
        "        fzzzt.sample_world(view, rng)\n"
        "        game.push((view.legal_bids() if view.phase == 'bid' else view.legal_builds()).draw(rng))\n"
        "print(game)\n"
        "print(len(game.score.winners))\n"
    )
    assert _run(program).splitlines()[-1] == "1"


def test_records_and_bots_need_neither_server_nor_terminal_nor_numpy(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    keep = ALONE + f"print(fzzzt.write_games({path!r}, fzzzt.read_games({str(SAMPLES)!r})))\n"
    assert _run(keep, "msgspec") == f"{len(SAMPLES.read_bytes().splitlines())}\n"
    play = ALONE + "print(fzzzt.play(['tinker', 'mechanic'], seed=1).phase)\n"
    assert _run(play, "msgspec", "platformdirs") == "over\n"


def _run(program: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


# A game in one call


def test_a_game_is_played_by_names_and_by_objects() -> None:
    game = fzzzt.play(["tinker", Weakest(), "random"], seed=7)
    assert game.score is not None
    assert [seat["name"] for seat in game.record.seats] == ["tinker 1", "Weakest 2", "random 3"]
    assert fzzzt.play(["tinker", Weakest(), "random"], seed="7").log == game.log
    assert fzzzt.play(["tinker", Weakest(), "random"], seed=8).log != game.log


def test_without_a_seed_every_game_is_another() -> None:
    first, second = (fzzzt.play(["random"] * 2) for _ in range(2))
    assert first.log[0] != second.log[0]


def test_how_the_table_plays_can_be_told() -> None:
    assert fzzzt.play(["random"] * 2, 1, cards="extended", unused_robots="leave").options.cards == "extended"
    options = fzzzt.Options(3, "base", "leave")
    assert fzzzt.play(["random"] * 3, 1, options=options).options == options
    house = fzzzt.parse_deck((Path(fzzzt.__file__).parent / "engine/deck.toml").read_bytes(), "house")
    assert fzzzt.play(["random"] * 2, 1, deck=house).faces is house


def test_it_is_the_game_that_a_simulation_plays(tmp_path: Path) -> None:
    line, _ = simulated(fzzzt.Options(3), fzzzt.Deck.standard(), ["random", "rookie", "tinker"], "s", 0)
    fzzzt.write_games(tmp_path / "game.jsonl", fzzzt.play(["random", "rookie", "tinker"], "s/0"))
    assert (tmp_path / "game.jsonl").read_text("utf-8") == line + "\n"


# Files of games


def test_what_is_read_is_written_as_it_was(tmp_path: Path) -> None:
    once, again = tmp_path / "once.jsonl", tmp_path / "again.jsonl"
    assert fzzzt.write_games(once, fzzzt.read_games(SAMPLES)) == len(SAMPLES.read_bytes().splitlines())
    fzzzt.write_games(again, fzzzt.read_games(once))
    assert again.read_bytes() == once.read_bytes()
    told = zip(fzzzt.read_games(once), fzzzt.read_games(SAMPLES), strict=True)
    assert all((copy.score, copy.record.seats) == (sample.score, sample.record.seats) for copy, sample in told)


def test_a_game_that_was_read_can_be_played_on_and_written_again() -> None:
    game = fzzzt.play(["random", "random"], 5)
    data = json.loads(_written(game))
    (begun,) = fzzzt.read_games(io.BytesIO(json.dumps({**data, "events": data["events"][:20]}).encode()))
    assert (begun.score, begun.record.seats) == (None, game.record.seats)
    for event in game.log[len(begun.log) :]:
        if isinstance(event, fzzzt.Setup | fzzzt.Deal | fzzzt.Bid | fzzzt.Build):
            begun.push(event)
    assert json.loads(_written(begun)) == data


def test_a_game_without_a_record_gets_one() -> None:
    game = fzzzt.Game(fzzzt.Options(2))
    game.push(fzzzt.Dealer(1).answer(game))
    (read,) = fzzzt.read_games(io.BytesIO(_written(game).encode()))
    assert read.log == game.log
    assert [seat["name"] for seat in read.record.seats] == ["Player 1", "Player 2"]


def _written(game: fzzzt.Game) -> str:
    text = io.StringIO()
    fzzzt.write_games(text, game)
    return text.getvalue()


def test_a_bad_line_is_named_or_handed_over(tmp_path: Path) -> None:
    good = SAMPLES.read_text("utf-8").splitlines()[:2]
    false = json.loads(good[0])
    false["events"][1]["round"] = 9
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([good[0], "{broken", json.dumps(false), good[1]]), "utf-8")
    games = fzzzt.read_games(path)
    next(games)
    with pytest.raises(fzzzt.UnreadableGame, match=r"games\.jsonl, line 2: not JSON") as caught:
        next(games)
    assert caught.value.line == 2
    faults: list[fzzzt.UnreadableGame] = []
    assert sum(1 for _ in fzzzt.read_games(path, on_error=faults.append)) == 2
    assert [fault.line for fault in faults] == [2, 3]
    assert str(faults[1]).endswith("line 3: events[1] (round): round is 1, not 9")


# Wrong use gets a sentence


@pytest.mark.parametrize(
    ("use", "error", "sentence"),
    [
        (lambda: fzzzt.Gmae, AttributeError, "fzzzt has no 'Gmae'; it has .* Game, "),  # type: ignore[attr-defined]
        (fzzzt.Game, TypeError, r"^a game is made of Options: Game\(Options\(players=2\)\)"),
        (lambda: fzzzt.Game(2), TypeError, "^a game is made of Options, not 2: "),  # type: ignore[arg-type]
        (lambda: fzzzt.Game(fzzzt.Options(2), "x"), TypeError, "a Deck, not 'x'"),  # type: ignore[arg-type]
        (lambda: fzzzt.Options(players="3"), fzzzt.GameError, "2 to 6 players, not '3'"),  # type: ignore[arg-type]
        (lambda: fzzzt.Game(fzzzt.Options(2)).push("x"), fzzzt.InvalidMove, "not an event"),  # type: ignore[arg-type]
        (lambda: fzzzt.play(["random"]), fzzzt.GameError, "2 to 6 players, not 1"),
        (lambda: fzzzt.play("random"), TypeError, r"players are a list, one a seat: \['random', 'random'\]"),
        (lambda: fzzzt.play(["tinkr", "random"]), ValueError, r"no bot 'tinkr' \(did you mean 'tinker'\?\)"),
        (lambda: fzzzt.play([Weakest, "random"]), TypeError, r"Weakest is a class: .* Weakest\(\)"),  # type: ignore[list-item]
        (lambda: fzzzt.play(["random", 5]), TypeError, "at seat 1 is no player: 5 has no decide"),  # type: ignore[list-item]
        (lambda: fzzzt.play(["random"] * 3, options=fzzzt.Options(2)), ValueError, "3 players for 2 seats"),
        (lambda: fzzzt.play(["random"] * 2, options=fzzzt.Options(2), cards="base"), ValueError, "options, or cards"),
        (
            lambda: fzzzt.play([Stubborn(None)] * 2, 1),
            ValueError,
            r"Stubborn\(\) at seat . may not decide None: a",
        ),
        (lambda: fzzzt.play([Stubborn(fzzzt.Build(1, {}))] * 2, 1), ValueError, "decide Build.*: a bid of seat"),
        (lambda: next(fzzzt.read_games("nowhere.jsonl")), FileNotFoundError, "No such file .*nowhere.jsonl"),
        (lambda: next(fzzzt.read_games(io.StringIO())), TypeError, "records are read as bytes"),  # type: ignore[arg-type]
        (lambda: fzzzt.write_games(3, []), TypeError, "games are written to a path"),  # type: ignore[arg-type]
        (lambda: fzzzt.write_games(io.StringIO(), _world()), ValueError, "no log, so it cannot be recorded"),
    ],
)
def test_wrong_use_gets_a_sentence(use: Callable[[], object], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        use()


def _world() -> fzzzt.Game:
    game = fzzzt.Game(fzzzt.Options(2))
    for _ in range(2):
        game.push(fzzzt.Dealer(1).answer(game))
    return fzzzt.sample_world(game.view(0), Random(1))
