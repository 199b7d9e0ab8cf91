"""Recorded games as arrays: a row a decision, with what came of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fzzzt.engine import Bid, Build, Deal, Game, Score, Setup
from fzzzt.research.encoding import encoding
from fzzzt.research.rewards import margin, win

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from fzzzt.record import Record
    from fzzzt.research.encoding import Seen

ARRAYS = {
    "observation": "what the seat could know, as the environment tells it (int8)",
    "action_mask": "1 for every lawful action (int8)",
    "action": "what the seat did (int16)",
    "seat": "which seat it was (int8)",
    "game": "which game it was: its line in the file of records beside this one, from 0 (int32)",
    "win": "what the seat won in the end: 1, shared by several winners, or 0 (float32)",
    "margin": "by how many points it was ahead of the best of the others in the end (int16)",
    "points": "the points of all seats, a row a game (int16)",
}
"""The arrays, what they hold. All but the last have a row a decision, in the order in which they were made."""


class SampledGame(NamedTuple):
    """A finished game: a row of each array for every decision, and what came of it."""

    observations: NDArray[np.int8]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int16]
    seats: NDArray[np.int8]
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Decision(NamedTuple):
    """A seat, what it was shown, and what it did."""

    seat: int
    seen: Seen
    action: int


def decisions(record: Record) -> Iterator[Decision]:
    """Every decision of a recorded game, also of people's games."""
    game, table = Game(record.options, record.faces), encoding(record.options, record.faces)
    for event in record.events:
        if isinstance(event, Bid | Build):
            for seen, action in table.decisions(game.view(event.seat), event):
                yield Decision(event.seat, seen, action)
        if isinstance(event, Setup | Deal | Bid | Build):
            game.push(event)


def sample(record: Record) -> SampledGame:
    """A recorded game, which must be finished."""
    rows, score = list(decisions(record)), _score(record)
    return SampledGame(
        np.stack([row.seen.observation for row in rows]),
        np.stack([row.seen.action_mask for row in rows]),
        np.array([row.action for row in rows], np.int16),
        np.array([row.seat for row in rows], np.int8),
        tuple([seat.total for seat in score.seats]),
        score.winners,
    )


def gather(games: Sequence[SampledGame]) -> dict[str, NDArray[Any]]:
    """The arrays of games with the same options and deck."""
    numbers = np.repeat(np.arange(len(games), dtype=np.int32), [len(game.actions) for game in games])
    seats = np.concatenate([game.seats for game in games])
    points = np.array([game.points for game in games], np.int32)
    winners = np.array([[seat in game.winners for seat in range(len(game.points))] for game in games], np.bool_)
    return {
        "observation": np.concatenate([game.observations for game in games]),
        "action_mask": np.concatenate([game.action_masks for game in games]),
        "action": np.concatenate([game.actions for game in games]),
        "seat": seats,
        "game": numbers,
        "win": win(points, winners)[numbers, seats],
        "margin": margin(points, winners).astype(np.int16)[numbers, seats],
        "points": points.astype(np.int16),
    }


def _score(record: Record) -> Score:
    last = record.events[-1] if record.events else None
    if not isinstance(last, Score):
        raise ValueError(f"game {record.game!r} is not finished")
    return last
