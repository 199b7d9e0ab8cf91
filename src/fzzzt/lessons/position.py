"""The position of a lesson as a game that can be played on: a part of one, so it has no log and fewer cards in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine import Game, Options
from fzzzt.engine.auction import clockwise

if TYPE_CHECKING:
    from fzzzt.lessons.lesson import Lesson

PERSON = 0
"""The seat of whoever learns."""


def position(lesson: Lesson) -> Game:
    """A new game in the position of the lesson. Whoever bids before the person has done so."""
    game = Game(Options.of(lesson.players))
    game.round, game.chief = lesson.round, lesson.chief
    game.mechanics = tuple(seat.mechanic for seat in lesson.seat)
    game.units = [dict(seat.units) for seat in lesson.seat]
    game.hands = [tuple(sorted(seat.hand)) for seat in lesson.seat]
    game.discards = [tuple(sorted(seat.discard)) for seat in lesson.seat]
    game.known = tuple((tuple(sorted(seat.shown)), tuple(sorted(seat.discard))) for seat in lesson.seat)
    _lay_belt(game, lesson)
    if lesson.builds:
        _let_build(game)
    elif lesson.belt:
        _let_bid(game, lesson)
    else:
        game.phase = "build"
    return game


def _lay_belt(game: Game, lesson: Lesson) -> None:
    """Behind what lies open come cards that nobody has, as many as a game would still have."""
    unseen = list(
        (Counter(game.faces.conveyor(game.options)) - Counter(owned(lesson)) - Counter(lesson.belt)).elements()
    )
    left = (game.rounds - game.round) * game.options.belt
    game.belt, game.face_up = (*lesson.belt, *unseen[: lesson.down]), len(lesson.belt)
    game.auction = game.options.belt - len(game.belt) + 1
    game.conveyor = tuple(unseen[lesson.down : lesson.down + left])


def owned(lesson: Lesson) -> list[str]:
    """All cards that somebody has."""
    return [
        card
        for seat in lesson.seat
        for card in (*seat.hand, *seat.discard, *seat.units, *(robot for on in seat.units.values() for robot in on))
    ]


def _let_bid(game: Game, lesson: Lesson) -> None:
    game.phase = "bid"
    game.order = tuple(seat for seat in clockwise(lesson.players, game.chief) if game.hands[seat])
    game._turn = game.order.index(PERSON)
    game.deciding = frozenset({PERSON})
    for seat in game.order[: game._turn]:
        game.bids[seat] = tuple(sorted(lesson.seat[seat].bid))


def _let_build(game: Game) -> None:
    """All cards are gathered before one builds, and all build at the same time; here only the person does."""
    game.phase = "build"
    game.hands = [tuple(sorted(game.personal(seat))) for seat in range(len(game.hands))]
    game.discards = [()] * len(game.hands)
    game.deciding = frozenset({PERSON})
