"""Puzzles of one's own: the bids of a reviewed game that were mistakes for certain."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fzzzt.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.record import Record
    from fzzzt.wire.reviews import ReviewedDecision, SeatReview

LONGEST_NAME = 69
_NAME = re.compile(r"([A-Za-z0-9_-]{1,64})\.(\d{1,4})")
"""The game, and the place of the bid in its record. Names of puzzles that come with the program have no dot."""


def is_puzzle(decision: ReviewedDecision) -> bool:
    """Whether a decision is worth being asked again."""
    return decision.kind == "bid" and decision.mark in ("mistake", "blunder")


def name_of(game: str, event: int) -> str:
    """What a puzzle of one's own is called."""
    return f"{game}.{event}"


def place_of(name: str) -> tuple[str, int] | None:
    """The game and the place in its record that a name stands for."""
    found = _NAME.fullmatch(name)
    return (found[1], int(found[2])) if found else None


def own_puzzles(record: Record, review: SeatReview) -> Iterator[Puzzle]:
    """The puzzles in a seat's review."""
    for decision in review.decisions:
        if is_puzzle(decision):
            name = name_of(record.game, decision.event)
            yield Puzzle(name, record, decision.event, decision.choices, decision.played)
