"""The score of a simulated game by the engine: for hands with too many plans to search them all (score_sheet.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fzzzt.engine import Score, score_seat
from fzzzt.engine.scoring import winners
from fzzzt.wire.events import event_of

if TYPE_CHECKING:
    from fzzzt.engine import SeatScore
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Row


def final_score(game: Row, faces: Faces) -> str:
    """The last event of the record of a game that is over."""
    seats = tuple([_score(game, faces, seat) for seat in range(faces.options.players)])
    return msgspec.json.encode(event_of(Score(seats, winners(seats)))).decode()


def _score(game: Row, faces: Faces, seat: int) -> SeatScore:
    cards = [faces.ids[face] for face in game["cards"][seat, : game["owned"][seat]]]
    order = [int(faces.record["unit"][face]) for face in game["conveyor"][: game["head"]]]
    won = [unit for unit in order if unit >= 0 and game["owner"][unit] == seat]
    return score_seat(faces.deck, cards, {faces.units[unit]: _robots(game, faces, unit) for unit in won})


def _robots(game: Row, faces: Faces, unit: int) -> list[str]:
    return [faces.ids[face] for face in game["built"][unit, : game["builds"][unit]]]
