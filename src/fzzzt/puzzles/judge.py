"""Judges an answer by the stored estimates, and says why: with the reasons that reviews and hints give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.player import is_legal, why_illegal
from fzzzt.engine import Bid
from fzzzt.review.alike import like_bid
from fzzzt.review.words import reasons, why_bid
from fzzzt.voice.voice import by_power
from fzzzt.wire.puzzles import PuzzleVerdict
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from fzzzt.puzzles.puzzle import Puzzle
    from fzzzt.wire.reviews import ReviewedChoice


def judge(puzzle: Puzzle, cards: tuple[str, ...]) -> PuzzleVerdict:
    """Whether a bid is as good as the best, and why; `MoveError` if the rules do not allow it."""
    bid = Bid(puzzle.seat, cards)
    if not is_legal(puzzle.view, bid):
        raise why_illegal(puzzle.view, bid)
    alike = [like_bid(puzzle.view, choice.cards) for choice in puzzle.choices]
    at = alike.index(like_bid(puzzle.view, cards))
    made = puzzle.choices[at]
    sayings = _praise(puzzle, made) if made.as_good else reasons(puzzle.view, made, puzzle.choices[0])
    ranked = sorted(puzzle.choices, key=lambda choice: -choice.share)
    return PuzzleVerdict(made.as_good, sayings, tuple(ranked), ranked.index(made))


def _praise(puzzle: Puzzle, made: ReviewedChoice) -> tuple[Saying, ...]:
    """What the bid is worth, and why it is better than what others take."""
    won = Saying("puzzle-chance", "headline", numbers={"chance": round(made.share)})
    other = puzzle.choices[puzzle.tempting]
    if other.as_good:
        return (won,)
    view = puzzle.view
    figures = {"value": sum(view.faces.power[card] for card in other.cards), "chance": round(other.share)}
    key = "puzzle-played" if puzzle.rating is None else "puzzle-tempting"
    worse = Saying(key, "step", numbers=figures, cards=tuple(by_power(view.faces, other.cards)))
    return won, worse, why_bid(view, other, made)
