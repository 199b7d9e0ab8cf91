"""A game that was played, decision by decision, as the tensors of fzzzt.research; compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.decisions import FIRST_ROBOT, LEAVE, mark_lawful
from fzzzt.sim.observing import observe
from fzzzt.sim.rules import (
    AWARD_EVENT,
    BID_EVENT,
    BUILD_EVENT,
    DEAL_EVENT,
    REVEAL_EVENT,
    ROUND_EVENT,
    begin_round,
    bid,
    show_builds,
)
from fzzzt.sim.state import BID, DEAL, NOBODY, OVER
from fzzzt.sim.streams import deal_from, set_up_from

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Letters, Log, Row

    Tensors = NDArray[np.int8]

DECISION = np.dtype([("seat", np.int8), ("action", np.int16)])
"""Who decided, and what."""


@compiled
def count_decisions(deck: Row, log: Log) -> int:
    """How many decisions a log has, at the most: a bid each, and in a build one for each unit."""
    count, read = 0, 1
    while read <= log[0]:
        count += log[read] == BID_EVENT
        if log[read] == BUILD_EVENT:
            count += deck["units"]
        read = _after(deck, log, read)
    return int(count)


@compiled
def _after(deck: Row, log: Log, read: int) -> int:
    """Where the event after this one begins."""
    kind = log[read]
    read += 1
    if kind in (BID_EVENT, AWARD_EVENT):
        return read + 2
    if kind == REVEAL_EVENT:
        return read + 1
    if kind == BUILD_EVENT:
        return int(read + deck["units"])
    if kind == DEAL_EVENT:
        for _ in range(deck["players"]):
            read += 1 + int(log[read])
        return read
    return read if kind == ROUND_EVENT else int(log[0]) + 1


@compiled
def _find(deck: Row, log: Log, read: int, kind: int) -> int:
    while log[read] != kind:
        read = _after(deck, log, read)
    return read


@compiled
def sample_game(
    game: Row,
    deck: Row,
    layout: Row,
    stream: Row,
    text: Letters,
    bench: Row,
    log: Log,
    quiet: Log,
    observations: Tensors,
    masks: Tensors,
    decisions: Row,
) -> int:
    """Play a logged game again from its seed; what each seat saw before it decided, in blank arrays; how many rows."""
    set_up_from(game, deck, stream, text)
    begin_round(game, quiet)
    read, row = 1, 0
    while game["phase"] != OVER:
        if game["phase"] == DEAL:
            deal_from(game, deck, stream, text, quiet)
        elif game["phase"] == BID:
            read = _find(deck, log, read, BID_EVENT)
            chosen = int(log[read + 2])
            _see(game, deck, layout, NOBODY, observations[row], masks[row])
            decisions[row]["seat"], decisions[row]["action"] = game["mover"], chosen - 1
            bid(game, deck, bench, chosen, quiet)
            read += 3
            row += 1
        else:
            read = _find(deck, log, read, BUILD_EVENT)
            row = _sample_builds(game, deck, layout, log, read, observations, masks, decisions, row)
            show_builds(game, deck, quiet)
            read += 1
            read += int(deck["units"])
    return row


@compiled
def _see(game: Row, deck: Row, layout: Row, unit: int, observation: Tensors, mask: Tensors) -> None:
    observe(game, deck, layout, unit, observation)
    mark_lawful(game, deck, layout, unit, mask)


@compiled
def _sample_builds(
    game: Row,
    deck: Row,
    layout: Row,
    log: Log,
    read: int,
    observations: Tensors,
    masks: Tensors,
    decisions: Row,
    row: int,
) -> int:
    """Every unit of every seat, clockwise from the Chief; the next row."""
    players = int(deck["players"])
    for step in range(players):
        game["mover"] = (game["chief"] + step) % players
        for unit in range(deck["units"]):
            if game["owner"][unit] == game["mover"]:
                _see(game, deck, layout, unit, observations[row], masks[row])
                robot = int(log[read + 1 + unit])
                action = LEAVE if robot == NOBODY else FIRST_ROBOT + layout["robot_place"][robot]
                decisions[row]["seat"], decisions[row]["action"] = game["mover"], action
                game["planned"][unit] = robot
                row += 1
    return row
