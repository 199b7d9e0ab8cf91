"""Recorded games as arrays: a row a decision, with what came of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fzzzt.engine import Bid, Build, Deal, Game, Score, Setup
from fzzzt.research.encoding import encoding
from fzzzt.research.rewards import margin, outcome, win

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


def sample(records: Sequence[Record]) -> dict[str, NDArray[Any]]:
    """The arrays of finished games with the same options and deck."""
    rows = [(game, decision) for game, record in enumerate(records) for decision in decisions(record)]
    games = np.array([game for game, _ in rows], np.int32)
    seats = np.array([decision.seat for _, decision in rows], np.int8)
    points, winners = outcome([_score(record) for record in records])
    return {
        "observation": np.stack([decision.seen.observation for _, decision in rows]),
        "action_mask": np.stack([decision.seen.action_mask for _, decision in rows]),
        "action": np.array([decision.action for _, decision in rows], np.int16),
        "seat": seats,
        "game": games,
        "win": win(points, winners)[games, seats],
        "margin": margin(points, winners).astype(np.int16)[games, seats],
        "points": points.astype(np.int16),
    }


def _score(record: Record) -> Score:
    last = record.events[-1] if record.events else None
    if not isinstance(last, Score):
        raise ValueError(f"game {record.game!r} is not finished")
    return last
