"""The puzzles of the package: every one is a lawful moment of a game, and its answers are what the estimates say."""

from __future__ import annotations

import gzip
from collections import Counter
from importlib.resources import files
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest

from fzzzt.bots import LEVELS
from fzzzt.bots.player import is_legal
from fzzzt.engine import Bid, redact
from fzzzt.puzzles.collection import FILE, difficulty_of, the_puzzles
from fzzzt.puzzles.judge import judge
from fzzzt.record import replay_record
from fzzzt.record.onlooker import SeatedOnlooker
from fzzzt.review.alike import like_bid
from fzzzt.review.marks import CERTAIN
from fzzzt.wire.puzzles import PuzzleSheet

if TYPE_CHECKING:
    from fzzzt.puzzles.puzzle import Puzzle

SHELF = the_puzzles()
NAMES = list(SHELF.stored)
_LARGEST = 600_000
"""Bytes of the file: everybody downloads it."""


def test_there_are_at_least_300_in_a_small_file() -> None:
    assert len(NAMES) >= 300
    assert len(files("fzzzt.puzzles").joinpath(FILE).read_bytes()) < _LARGEST
    assert SHELF.about.command.startswith("python tools/make_puzzles.py")


@pytest.mark.parametrize("number", SHELF.games)
def test_a_game_is_lawful_and_every_view_in_it_replays(number: int) -> None:
    """The record is checked event by event, and what the seat was told makes the view that is shown."""
    game = SHELF.games[number]
    record, _ = replay_record(msgspec.json.decode(game.record))
    assert record.options.players == game.players
    for stored, puzzle in zip(game.puzzles, puzzles_of(number), strict=True):
        listener = SeatedOnlooker(record.options, record.faces, puzzle.seat)
        for event in record.events[: stored.event]:
            listener.hear(redact(event, puzzle.seat))
        assert listener.view() == puzzle.view
        assert puzzle.view.phase == "bid"
        assert puzzle.view.round == stored.round


@pytest.mark.parametrize("number", SHELF.games)
def test_answers_are_lawful_and_within_their_bounds(number: int) -> None:
    for puzzle in puzzles_of(number):
        view, best = puzzle.view, puzzle.choices[0]
        kinds = [like_bid(view, choice.cards) for choice in puzzle.choices]
        assert len(set(kinds)) == len(kinds)
        assert {like_bid(view, bid.cards) for bid in view.legal_bids()} == set(kinds)
        assert (best.gap, best.as_good) == (0, True)
        for choice in puzzle.choices:
            assert is_legal(view, Bid(puzzle.seat, choice.cards))
            assert choice.as_good == (choice.gap <= CERTAIN * choice.error)
            assert 0 <= choice.share <= 100
            assert 0 <= choice.chance <= 100
        good = sum(choice.as_good for choice in puzzle.choices)
        assert 3 * good <= len(puzzle.choices)
        assert not puzzle.choices[puzzle.tempting].as_good


@pytest.mark.parametrize("number", SHELF.games)
def test_what_the_level_that_played_it_bid_is_right(number: int) -> None:
    for puzzle in puzzles_of(number):
        made = puzzle.record.events[puzzle.event]
        assert isinstance(made, Bid)
        assert judge(puzzle, made.cards).right


def puzzles_of(number: int) -> list[Puzzle]:
    found = [SHELF.puzzle(f"{number}-{stored.event}") for stored in SHELF.games[number].puzzles]
    return [puzzle for puzzle in found if puzzle is not None]


@pytest.mark.parametrize("name", NAMES[::16])
def test_every_answer_gets_a_verdict_and_a_reason(name: str) -> None:
    puzzle = SHELF.puzzle(name)
    assert puzzle is not None
    for bid in islice(puzzle.view.legal_bids(), 20):
        verdict = judge(puzzle, bid.cards)
        assert verdict.right == verdict.choices[verdict.answer].as_good
        assert len(verdict.sayings) >= 2


def test_ratings_are_how_many_answers_of_the_levels_are_wrong() -> None:
    for line in SHELF.lines():
        stored = SHELF.stored[line.name][1]
        assert list(stored.right) == list(LEVELS)[:-1]
        assert all(0 <= count <= SHELF.about.tries for count in stored.right.values())
        assert line.rating is not None
        assert line.difficulty == difficulty_of(line.rating)
    assert [line.rating for line in SHELF.lines()] == sorted(line.rating or 0 for line in SHELF.lines())
    assert min(Counter(line.difficulty for line in SHELF.lines()).values()) >= 60


def test_nothing_that_is_sent_before_an_answer_tells_it() -> None:
    """The shape of a sheet has no place for an estimate: a line, and the table as the seat saw it."""
    assert PuzzleSheet.__struct_fields__ == ("line", "table")


def test_the_file_is_the_same_on_every_machine() -> None:
    """Packed without a time or a name."""
    packed = files("fzzzt.puzzles").joinpath(FILE).read_bytes()
    assert packed[4:8] == bytes(4)
    assert gzip.decompress(packed).splitlines()[0] == msgspec.json.encode(SHELF.about)
