"""Whether the text of a record is a game as it must be: it is played again, compiled, and compared letter by letter.

Chance comes from the seed, so only bids and builds are read; all else is written anew beside the text. What is not
told exactly so may still be right: the reader in `fzzzt.record` decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.game_text import begin_text, write_news
from fzzzt.sim.lettering import BID as BID_TEXT
from fzzzt.sim.lettering import BUILD as BUILD_TEXT
from fzzzt.sim.lettering import CARDS, CLOSE, CLOSE_BUILD, COLON, COMMA, ROBOTS, SCRIBE, script_of
from fzzzt.sim.logbook import new_log
from fzzzt.sim.playing import workbench
from fzzzt.sim.rules import begin_round, bid, show_builds
from fzzzt.sim.state import BID, DEAL, GAME, NOBODY, OVER
from fzzzt.sim.streams import deal_from, seed_text, set_up_from

if TYPE_CHECKING:
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Letters, Log, Row

_ZERO = ord("0")


class TextReplays:
    """Replays the records of games at the same kind of table."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._game, self._bench, self._log = np.zeros(1, GAME)[0], workbench(), new_log()
        self._scribe, self._script = np.zeros(1, SCRIBE)[0], script_of(faces)

    def has(self, seed: str, record: bytes, start: int) -> bool:
        """Whether a record from `start` on is a whole game dealt from a seed."""
        stream, text = seed_text(seed)
        given = np.frombuffer(record, np.uint8)
        return replays(
            *(given, start, self._game, self._faces.record, stream, text),
            *(self._bench, self._scribe, self._script, self._log),
        )


@compiled
def replays(
    given: Letters,
    start: int,
    game: Row,
    deck: Row,
    stream: Row,
    text: Letters,
    bench: Row,
    scribe: Row,
    script: Row,
    log: Log,
) -> bool:
    """Whether what is given from `start` on is all events of a whole game dealt from the seed, and the record's end."""
    log[0] = 0
    set_up_from(game, deck, stream, text)
    begin_round(game, log)
    begin_text(game, deck, scribe, script)
    checked = 0
    while True:
        write_news(game, deck, bench, log, scribe, script)
        if start + scribe["at"] > given.size:
            return False
        for place in range(checked, scribe["at"]):
            if given[start + place] != scribe["page"][place]:
                return False
        checked = int(scribe["at"])
        if game["phase"] == OVER:
            return not scribe["doubts"] and _ends(given, start + checked, script)
        if game["phase"] == DEAL:
            deal_from(game, deck, stream, text, log)
        elif game["phase"] == BID:
            chosen = _read_bid(given, start + checked, game, script)
            if not chosen:
                return False
            bid(game, deck, bench, chosen, log)
        else:
            if not _read_builds(given, start + checked, game, deck, script):
                return False
            show_builds(game, deck, log)


@compiled
def _ends(given: Letters, at: int, script: Row) -> bool:
    return _after(given, at, script, CLOSE) == given.size


@compiled
def _after(given: Letters, at: int, script: Row, piece: int) -> int:
    """Where a piece of text ends that stands here; nowhere if another does, or if there was none to begin with."""
    first, end = int(script["starts"][piece]), int(script["starts"][piece + 1])
    if at < 0 or at + end - first > given.size:
        return NOBODY
    for place in range(first, end):
        if given[at + place - first] != script["letters"][place]:
            return NOBODY
    return at + end - first


@compiled
def _after_letter(given: Letters, at: int, letter: int) -> int:
    return at + 1 if 0 <= at < given.size and given[at] == letter else NOBODY


@compiled
def _read_bid(given: Letters, at: int, game: Row, script: Row) -> int:
    """The places of the cards that the seat to move bids here; none if this is no such bid."""
    seat = int(game["mover"])
    at = _after(given, at, script, BID_TEXT)
    at = _after_letter(given, at, _ZERO + seat)
    at = _after(given, at, script, CARDS)
    chosen = 0
    for place in range(game["held"][seat]):
        after = _after(given, at, script, int(game["cards"][seat, place]))
        if after == NOBODY:
            continue
        chosen |= 1 << place
        if _after(given, after, script, CLOSE) != NOBODY:
            return chosen
        at = _after_letter(given, after, COMMA)
    return 0


@compiled
def _read_builds(given: Letters, at: int, game: Row, deck: Row, script: Row) -> bool:
    """Plan the builds that stand here, of all who own a unit; False if they are no lawful ones."""
    players = int(deck["players"])
    for step in range(players):
        seat = (int(game["chief"]) + step) % players
        owns = False
        for unit in range(deck["units"]):
            owns |= game["owner"][unit] == seat
        if owns:
            at = _after(given, at, script, BUILD_TEXT)
            at = _after_letter(given, at, _ZERO + seat)
            at = _after(given, at, script, ROBOTS)
            at = _read_robots(given, at, game, deck, script, seat)
    return at != NOBODY


@compiled
def _read_robots(given: Letters, at: int, game: Row, deck: Row, script: Row, seat: int) -> int:
    """Plan the builds of a seat; where they end, or nowhere."""
    taken = 0
    for unit in range(deck["units"]):
        after = _after(given, at, script, int(deck["unit_face"][unit]))
        if game["owner"][unit] != seat or after == NOBODY:
            continue
        after = _after_letter(given, after, COLON)
        place = _read_robot(given, after, game, deck, script, seat, unit, taken)
        if place == NOBODY:
            return NOBODY
        taken |= 1 << place
        game["planned"][unit] = game["cards"][seat, place]
        at = _after(given, after, script, int(game["cards"][seat, place]))
        end = _after(given, at, script, CLOSE_BUILD)
        if end != NOBODY:
            return end
        at = _after_letter(given, at, COMMA)
    return _after(given, at, script, CLOSE_BUILD)


@compiled
def _read_robot(given: Letters, at: int, game: Row, deck: Row, script: Row, seat: int, unit: int, taken: int) -> int:
    """The place of a robot that is named here, if it is left and fits the unit."""
    mask = deck["mask"][deck["unit_face"][unit]]
    for place in range(game["owned"][seat]):
        face = int(game["cards"][seat, place])
        if taken >> place & 1 or not deck["robot"][face] or not deck["mask"][face] & mask:
            continue
        if _after(given, at, script, face) != NOBODY:
            return place
    return NOBODY
