"""Whole games between styles, many at once on all cores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import MIND
from fzzzt.sim.chance import new_games
from fzzzt.sim.compiled import compiled
from fzzzt.sim.playing import NO_LOG, workbench
from fzzzt.sim.policy import play_game
from fzzzt.sim.styles import STYLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Log, Numbers, Row, Rows


@compiled
def play_games(games: Rows, deck: Row, styles: Rows, seats: Numbers, mind: Row, bench: Row, log: Log) -> None:
    """So many whole games, each seat in its style."""
    for number in range(games.size):
        play_game(games[number], deck, styles, seats, mind, bench, log)


def styled_games(faces: Faces, styles: Sequence[Row], count: int, seed: int, threads: int = 1) -> Rows:
    """So many games with a style for each seat, played to the end. The seed decides all, on however many threads."""
    if len(styles) != faces.options.players:
        raise ValueError(f"{faces.options.players} seats need as many styles, not {len(styles)}")
    games, seats = new_games(count, seed), np.arange(len(styles))
    table = np.zeros(len(styles), STYLE)
    for seat, style in enumerate(styles):
        table[seat] = style

    def play(share: Rows) -> None:
        play_games(share, faces.record, table, seats, np.zeros(1, MIND)[0], workbench(), NO_LOG)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, np.array_split(games, threads)))
    return games
