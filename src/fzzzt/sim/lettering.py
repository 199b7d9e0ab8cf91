"""Letters on a page, compiled: what the text of a record is put together from.

Pieces of text have numbers: a face that of its id, and the words between them those below.
"""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine.cards import SYMBOL_NAMES
from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import CARDS as MOST_CARDS
from fzzzt.sim.state import FACES, HAND, SEATS
from fzzzt.sim.state import UNITS as MOST_UNITS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Row

_WORDS = (
    *('{"type":"setup","mechanics":[', '],"deck":[', ',{"type":"round","round":', ',"belt":['),
    *(',{"type":"deal","hands":[', ',{"type":"reveal","cards":[', ',{"type":"bid","seat":', ',"cards":['),
    *(',{"type":"award","card":', ',"seat":', ',"values":[', "null", '],"chief":'),
    *(',{"type":"build","seat":', ',"robots":{', "}}"),
    *(',{"type":"score","seats":[', '{"base":', ',"bonus":', ',"total":', ',"robots":', ',"units":['),
    *('{"unit":', ',"widgets":[', '],"points":', '],"winners":[', "]}", "}"),
    *(dumps(name) + ":" for name in SYMBOL_NAMES.values()),
)
_PIECES = FACES + len(_WORDS)
SETUP, DECK, ROUND, BELT, DEAL, REVEAL, BID, CARDS, AWARD, SEAT, VALUES, NULL, CHIEF = range(FACES, FACES + 13)
BUILD, ROBOTS, CLOSE_BUILD, SCORE, BASE, BONUS, TOTAL, OWNED, UNITS = range(FACES + 13, FACES + 22)
UNIT, WIDGETS, POINTS, WINNERS, CLOSE, END, SYMBOL = range(FACES + 22, FACES + 29)
"""The first of the symbols' names; the others follow."""
COMMA, COLON, OPEN, SHUT, BRACE, MINUS, _ZERO = map(ord, ",:[]{-0")

_LONGEST = 64
"""Letters that an id may have here, its quotation marks counted."""
_PAGE = 1 << 19
"""Letters that no game has: a page for every auction would not fill it."""
BENCHES = MOST_UNITS * len(SYMBOL_NAMES)

SCRIPT = np.dtype([("letters", np.uint8, FACES * _LONGEST + 1024), ("starts", np.int64, _PIECES + 1)])
"""All pieces one after another, and where each begins."""

SCRIBE = np.dtype(
    [
        ("page", np.uint8, _PAGE),
        ("at", np.int64),
        ("read", np.int64),
        ("hands", np.int32, (SEATS, HAND)),
        ("held", np.int64, SEATS),
        ("bids", np.int64, SEATS),
        ("owner", np.int64, MOST_UNITS),
        ("chief", np.int64),
        ("head", np.int64),
        ("round", np.int64),
        ("decided", np.int64, SEATS),
        ("score_at", np.int64),
        ("doubts", np.int64),
        ("plan", np.int64, MOST_UNITS),
        ("made", np.int64, MOST_UNITS + 1),
        ("bench_unit", np.int64, BENCHES),
        ("bench_bit", np.int64, BENCHES),
        ("places", np.int64, BENCHES),
        ("workers", np.int64, BENCHES),
        ("worker", np.int64, (BENCHES, MOST_CARDS)),
        ("robot", np.int64, 2 * MOST_CARDS),
        ("home", np.int64, 2 * MOST_CARDS),
        ("asking", np.int64, BENCHES + 2),
        ("full", np.int64, BENCHES + 2),
        ("moved", np.int64, BENCHES + 2),
    ]
)
"""The page with what is written `at` the end, how far the log is `read`, and what of the game is remembered.

`decided` counts decisions by seat; the score begins at `score_at`.

Below: room to find the widgets of a score (score_sheet.py). `doubts` counts what could not be found here."""


def script_of(faces: Faces) -> Row:
    """The pieces of a deck; `ValueError` if its ids are too long."""
    pieces = [dumps(card) for card in faces.ids]
    if max(map(len, pieces)) > _LONGEST:
        raise ValueError(f"the ids of deck {faces.deck.name!r} are too long to be written here")
    pieces += [""] * (FACES - len(pieces)) + list(_WORDS)
    script = np.zeros(1, SCRIPT)[0]
    letters = "".join(pieces).encode()
    script["letters"][: len(letters)] = np.frombuffer(letters, np.uint8)
    script["starts"][1:] = np.cumsum([len(piece) for piece in pieces])
    return script


@compiled
def put(scribe: Row, script: Row, piece: int) -> None:
    """Write a piece of text."""
    page, letters, at = scribe["page"], script["letters"], int(scribe["at"])
    for place in range(script["starts"][piece], script["starts"][piece + 1]):
        page[at] = letters[place]
        at += 1
    scribe["at"] = at


@compiled
def put_letter(scribe: Row, letter: int) -> None:
    """Write a single letter."""
    scribe["page"][scribe["at"]] = letter
    scribe["at"] += 1


@compiled
def put_number(scribe: Row, number: int) -> None:
    """Write a number of at most four digits."""
    if number < 0:
        put_letter(scribe, MINUS)
        number = -number
    unit = 1000
    while unit > number and unit > 1:
        unit //= 10
    while unit:
        put_letter(scribe, _ZERO + number // unit % 10)
        unit //= 10


@compiled
def put_cards(scribe: Row, script: Row, cards: NDArray[np.int32], first: int, count: int) -> None:
    """Write so many cards of a row."""
    for place in range(first, first + count):
        if place > first:
            put_letter(scribe, COMMA)
        put(scribe, script, int(cards[place]))
