"""A simulated game as the events of a record, letter for letter as `fzzzt.record` writes them; compiled.

A scribe reads the log of a game as far as it goes and writes what is new; what it has heard it remembers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim import lettering
from fzzzt.sim.compiled import compiled
from fzzzt.sim.lettering import put, put_cards, put_letter, put_number
from fzzzt.sim.rules import (
    AWARD_EVENT,
    BID_EVENT,
    BUILD_EVENT,
    DEAL_EVENT,
    REVEAL_EVENT,
    ROUND_EVENT,
)
from fzzzt.sim.score_sheet import write_units
from fzzzt.sim.state import NOBODY

if TYPE_CHECKING:
    from fzzzt.sim.state import Log, Row


@compiled
def begin_text(game: Row, deck: Row, scribe: Row, script: Row) -> None:
    """Write the set-up of a game."""
    scribe["at"], scribe["read"] = 0, 1
    scribe["head"], scribe["round"], scribe["doubts"] = 0, 0, 0
    for unit in range(deck["units"]):
        scribe["owner"][unit] = NOBODY
    put(scribe, script, lettering.SETUP)
    for seat in range(deck["players"]):
        if seat:
            put_letter(scribe, lettering.COMMA)
        put_number(scribe, int(game["mechanics"][seat]))
        scribe["bids"][seat] = 0
        scribe["decided"][seat] = 0
        if game["mechanics"][seat] == 1:
            scribe["chief"] = seat
    put(scribe, script, lettering.DECK)
    put_cards(scribe, script, game["conveyor"], 0, int(deck["size"]))
    put(scribe, script, lettering.CLOSE)


@compiled
def write_news(game: Row, deck: Row, bench: Row, log: Log, scribe: Row, script: Row) -> None:
    """Write all that is new in the log."""
    while scribe["read"] <= log[0]:
        kind = _next(scribe, log)
        if kind == BID_EVENT:
            _write_bid(scribe, script, log)
        elif kind == AWARD_EVENT:
            _write_award(game, deck, scribe, script, log)
        elif kind == REVEAL_EVENT:
            put(scribe, script, lettering.REVEAL)
            put_cards(scribe, script, game["conveyor"], int(scribe["head"]), _next(scribe, log))
            put(scribe, script, lettering.CLOSE)
        elif kind == DEAL_EVENT:
            _write_deal(deck, scribe, script, log)
        elif kind == ROUND_EVENT:
            scribe["round"] += 1
            put(scribe, script, lettering.ROUND)
            put_number(scribe, int(scribe["round"]))
            put(scribe, script, lettering.BELT)
            put_cards(scribe, script, game["conveyor"], int(scribe["head"]), int(deck["belt"]))
            put(scribe, script, lettering.CLOSE)
        elif kind == BUILD_EVENT:
            _write_builds(deck, scribe, script, log)
        else:
            _write_score(game, deck, bench, scribe, script, log)


@compiled
def _next(scribe: Row, log: Log) -> int:
    scribe["read"] += 1
    return int(log[scribe["read"] - 1])


@compiled
def _write_deal(deck: Row, scribe: Row, script: Row, log: Log) -> None:
    put(scribe, script, lettering.DEAL)
    for seat in range(deck["players"]):
        if seat:
            put_letter(scribe, lettering.COMMA)
        held = _next(scribe, log)
        scribe["held"][seat] = held
        for place in range(held):
            scribe["hands"][seat, place] = _next(scribe, log)
        put_letter(scribe, lettering.OPEN)
        put_cards(scribe, script, scribe["hands"][seat], 0, held)
        put_letter(scribe, lettering.SHUT)
    put(scribe, script, lettering.CLOSE)


@compiled
def _write_bid(scribe: Row, script: Row, log: Log) -> None:
    seat, chosen = _next(scribe, log), _next(scribe, log)
    scribe["bids"][seat] = chosen
    scribe["decided"][seat] += 1
    put(scribe, script, lettering.BID)
    put_number(scribe, seat)
    put(scribe, script, lettering.CARDS)
    first = True
    for place in range(scribe["held"][seat]):
        if chosen >> place & 1:
            if not first:
                put_letter(scribe, lettering.COMMA)
            put(scribe, script, int(scribe["hands"][seat, place]))
            first = False
    put(scribe, script, lettering.CLOSE)


@compiled
def _write_award(game: Row, deck: Row, scribe: Row, script: Row, log: Log) -> None:
    winner, chief = _next(scribe, log), _next(scribe, log)
    face = int(game["conveyor"][scribe["head"]])
    put(scribe, script, lettering.AWARD)
    put(scribe, script, face)
    put(scribe, script, lettering.SEAT)
    put_number(scribe, winner)
    put(scribe, script, lettering.VALUES)
    for seat in range(deck["players"]):
        if seat:
            put_letter(scribe, lettering.COMMA)
        if not scribe["bids"][seat]:
            put(scribe, script, lettering.NULL)
        else:
            put_number(scribe, _value(deck, scribe, seat))
    put(scribe, script, lettering.CHIEF)
    put_number(scribe, chief)
    put(scribe, script, lettering.END)
    _pay(scribe, winner)
    for seat in range(deck["players"]):
        scribe["bids"][seat] = 0
    scribe["chief"] = chief
    scribe["head"] += 1
    if deck["unit"][face] >= 0:
        scribe["owner"][deck["unit"][face]] = winner


@compiled
def _value(deck: Row, scribe: Row, seat: int) -> int:
    value = 0
    for place in range(scribe["held"][seat]):
        if scribe["bids"][seat] >> place & 1:
            value += deck["power"][scribe["hands"][seat, place]]
    return int(value)


@compiled
def _pay(scribe: Row, seat: int) -> None:
    kept = 0
    for place in range(scribe["held"][seat]):
        if not scribe["bids"][seat] >> place & 1:
            scribe["hands"][seat, kept] = scribe["hands"][seat, place]
            kept += 1
    scribe["held"][seat] = kept


@compiled
def _write_builds(deck: Row, scribe: Row, script: Row, log: Log) -> None:
    """The builds of all who own a unit, clockwise from the Chief."""
    units, first, players = int(deck["units"]), int(scribe["read"]), int(deck["players"])
    scribe["read"] += units
    for step in range(players):
        seat, owns, built = (int(scribe["chief"]) + step) % players, False, False
        for unit in range(units):
            if scribe["owner"][unit] != seat:
                continue
            if not owns:
                put(scribe, script, lettering.BUILD)
                put_number(scribe, seat)
                put(scribe, script, lettering.ROBOTS)
                scribe["decided"][seat] += 1
                owns = True
            robot = int(log[first + unit])
            if robot != NOBODY:
                if built:
                    put_letter(scribe, lettering.COMMA)
                put_pair(scribe, script, int(deck["unit_face"][unit]), robot)
                built = True
        if owns:
            put(scribe, script, lettering.CLOSE_BUILD)


@compiled
def put_pair(scribe: Row, script: Row, unit: int, robot: int) -> None:
    """A unit and the robot it gets."""
    put(scribe, script, unit)
    put_letter(scribe, lettering.COLON)
    put(scribe, script, robot)


@compiled
def _write_score(game: Row, deck: Row, bench: Row, scribe: Row, script: Row, log: Log) -> None:
    scribe["score_at"] = scribe["at"]
    put(scribe, script, lettering.SCORE)
    for seat in range(deck["players"]):
        base, bonus, robots = _next(scribe, log), _next(scribe, log), _next(scribe, log)
        if seat:
            put_letter(scribe, lettering.COMMA)
        put(scribe, script, lettering.BASE)
        put_number(scribe, base)
        put(scribe, script, lettering.BONUS)
        put_number(scribe, bonus)
        put(scribe, script, lettering.TOTAL)
        put_number(scribe, base + bonus)
        put(scribe, script, lettering.OWNED)
        put_number(scribe, robots)
        put(scribe, script, lettering.UNITS)
        write_units(game, deck, bench, scribe, script, seat)
        put(scribe, script, lettering.CLOSE)
    put(scribe, script, lettering.WINNERS)
    winners, first = _next(scribe, log), True
    for seat in range(deck["players"]):
        if winners >> seat & 1:
            if not first:
                put_letter(scribe, lettering.COMMA)
            put_number(scribe, seat)
            first = False
    put(scribe, script, lettering.CLOSE)
