"""Levels in the other seats of compiled games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.bots.learned import standard_style
from fzzzt.research.seats import seated
from fzzzt.sim.appraisal import MIND
from fzzzt.sim.company import play_others
from fzzzt.sim.playing import NO_LOG
from fzzzt.sim.styles import KINDS, STYLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fzzzt.sim.state import Row, Rows


class Opponents:
    """Who plays beside the seat that is asked: a level for all, or one for each, clockwise from that seat."""

    def __init__(self, seat: int, names: str | Sequence[str], players: int, threads: int) -> None:
        self.seat = seat
        self._styles = np.zeros(players, STYLE)
        for other, name in seated(seat, names, players).items():
            if not isinstance(name, str) or name not in KINDS:
                raise ValueError(f"{name!r} does not play inside compiled games; these do: {', '.join(KINDS)}")
            self._styles[other] = standard_style(name, players)
        self._minds = np.zeros(threads, MIND)

    def play(
        self,
        games: Rows,
        units: NDArray[np.int32],
        deck: Row,
        bench: Row,
        points: NDArray[np.int32],
        winners: NDArray[np.int32],
        thread: int,
    ) -> None:
        """Play on in each game until the seat is asked; points and winners are those of games that end meanwhile."""
        mind = self._minds[thread]
        play_others(games, units, deck, self._styles, self.seat, mind, bench, points, winners, NO_LOG)
