"""Many compiled games at once, a decision each: what a vectorised environment needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.compiled import compiled
from fzzzt.sim.decisions import begin_game, decide, is_lawful, mark_lawful
from fzzzt.sim.observing import observe
from fzzzt.sim.state import OVER

if TYPE_CHECKING:
    from typing import Any

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row

    Games = NDArray[np.void]
    Numbers = NDArray[np.int32]


@compiled
def begin_games(games: Games, units: Numbers, deck: Row, log: Numbers) -> None:
    """Deal new games; `units` gets the unit that each asks about, if any."""
    for number in range(games.size):
        units[number] = begin_game(games[number], deck, log)


@compiled
def first_unlawful(games: Games, units: Numbers, deck: Row, layout: Row, actions: NDArray[Any]) -> int:
    """The first game whose action is not lawful; as many as there are if all are."""
    for number in range(games.size):
        if not is_lawful(games[number], deck, layout, units[number], actions[number]):
            return number
    return int(games.size)


@compiled
def step_games(
    games: Games,
    units: Numbers,
    deck: Row,
    layout: Row,
    bench: Row,
    actions: NDArray[Any],
    points: Numbers,
    winners: Numbers,
    log: Numbers,
) -> None:
    """Take a lawful action in each game. Where it ends, tell the points and who won, as bits, and deal a new game."""
    for number in range(games.size):
        game = games[number]
        units[number] = decide(game, deck, layout, bench, units[number], actions[number], log)
        if game["phase"] == OVER:
            winners[number] = tell_points(game, deck, points[number])
            units[number] = begin_game(game, deck, log)


@compiled
def tell_points(game: Row, deck: Row, points: Numbers) -> int:
    """Tell the points of a game that is over; who won, as bits."""
    for seat in range(deck["players"]):
        points[seat] = game["base"][seat] + game["bonus"][seat]
    return int(game["winners"])


@compiled
def observe_games(
    games: Games,
    units: Numbers,
    deck: Row,
    layout: Row,
    seats: Numbers,
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
) -> None:
    """Tell who is asked in each game, what it may know, and what is lawful, in blank arrays."""
    for number in range(games.size):
        game = games[number]
        seats[number] = game["mover"]
        observe(game, deck, layout, units[number], observations[number])
        mark_lawful(game, deck, layout, units[number], masks[number])
