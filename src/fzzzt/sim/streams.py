"""The dealer's shuffles, compiled: the same cards from the same seed as `fzzzt.dealer` deals (docs/shuffles.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.rules import begin_hands, sort_cards, take_places
from fzzzt.sim.sha256 import hash_text

if TYPE_CHECKING:
    from fzzzt.sim.state import Letters, Log, Row

_WORDS = 1 << 32
_BLOCK = 8
_ROOM = 64
"""Bytes that a purpose and a counter take at the most."""

STREAM = np.dtype(
    [
        ("seed", np.int64),
        ("length", np.int64),
        ("counter", np.int64),
        ("next", np.int64),
        ("round", np.int64),
        ("redeal", np.int64),
        ("words", np.int64, _BLOCK),
        ("schedule", np.int64, 64),
    ]
)
"""A stream of numbers: how long its seed is and its text up to the counter, and the block that is being read. `round`
and `redeal` say which deal was the last."""


def _letters(text: str) -> Letters:
    return np.frombuffer(text.encode(), np.uint8)


_MECHANICS, _DECK, _DEAL, _REDEAL, _SEAT = map(_letters, ("mechanics/", "deck/", "deal/", "redeal/", "seat/"))
_SLASH, _ZERO = ord("/"), ord("0")


def seed_text(seed: str) -> tuple[Row, Letters]:
    """A stream that begins, and the room for its text, which begins with the seed."""
    letters = np.frombuffer(f"{seed}/".encode(), np.uint8)
    stream = np.zeros(1, STREAM)[0]
    stream["seed"] = len(letters)
    return stream, np.concatenate([letters, np.zeros(_ROOM, np.uint8)])


@compiled
def _begin(stream: Row, text: Letters, purpose: Letters) -> None:
    stream["length"] = stream["seed"]
    _add(stream, text, purpose)


@compiled
def _add(stream: Row, text: Letters, purpose: Letters) -> None:
    """Make the purpose longer, which begins its stream anew."""
    at = int(stream["length"])
    for place in range(purpose.size):
        text[at + place] = purpose[place]
    stream["length"] = at + purpose.size
    stream["counter"] = 0
    stream["next"] = _BLOCK


@compiled
def _add_number(stream: Row, text: Letters, number: int) -> None:
    at = _digits(text, int(stream["length"]), number)
    text[at] = _SLASH
    stream["length"] = at + 1


@compiled
def _digits(text: Letters, at: int, number: int) -> int:
    """Write a number, less than a thousand; where it ends."""
    if number >= 100:
        text[at] = _ZERO + number // 100
        at += 1
    if number >= 10:
        text[at] = _ZERO + number // 10 % 10
        at += 1
    text[at] = _ZERO + number % 10
    return at + 1


@compiled
def _number(stream: Row, text: Letters) -> int:
    """The next number of the stream."""
    if stream["next"] == _BLOCK:
        end = _digits(text, int(stream["length"]), int(stream["counter"]))
        hash_text(text, end, stream["schedule"], stream["words"])
        stream["counter"] += 1
        stream["next"] = 0
    stream["next"] += 1
    return int(stream["words"][stream["next"] - 1])


@compiled
def _shuffle(cards: Log, count: int, stream: Row, text: Letters) -> None:
    """Fisher-Yates from the last place down, each place drawn without bias by rejection."""
    for last in range(count - 1, 0, -1):
        limit = _WORDS - _WORDS % (last + 1)
        number = _number(stream, text)
        while number >= limit:
            number = _number(stream, text)
        place = number % (last + 1)
        kept = cards[last]
        cards[last] = cards[place]
        cards[place] = kept


@compiled
def set_up_from(game: Row, deck: Row, stream: Row, text: Letters) -> None:
    """Shuffle the Mechanics and the conveyor deck by the seed."""
    for seat in range(deck["players"]):
        game["mechanics"][seat] = seat + 1
    _begin(stream, text, _MECHANICS)
    _shuffle(game["mechanics"], int(deck["players"]), stream, text)
    for place in range(deck["size"]):
        game["conveyor"][place] = deck["conveyor"][place]
    _begin(stream, text, _DECK)
    _shuffle(game["conveyor"], int(deck["size"]), stream, text)
    stream["round"] = 0
    take_places(game, deck)


@compiled
def deal_from(game: Row, deck: Row, stream: Row, text: Letters, log: Log) -> None:
    """Shuffle everybody's cards by the seed and deal up to six."""
    stream["redeal"] = stream["redeal"] + 1 if game["round"] == stream["round"] else 0
    stream["round"] = game["round"]
    for seat in range(deck["players"]):
        cards, owned = game["cards"][seat], int(game["owned"][seat])
        sort_cards(cards, owned)
        _begin(stream, text, _REDEAL if stream["redeal"] else _DEAL)
        _add_number(stream, text, int(game["round"]))
        if stream["redeal"]:
            _add_number(stream, text, int(stream["redeal"]))
        _add(stream, text, _SEAT)
        _add_number(stream, text, seat)
        _shuffle(cards, owned, stream, text)
    begin_hands(game, deck, log)
