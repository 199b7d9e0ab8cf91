"""Python's random numbers, compiled: `random.Random` of the same text draws the same (MT19937)."""

from __future__ import annotations

from hashlib import sha512
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled

if TYPE_CHECKING:
    from fzzzt.sim.state import Numbers, Row

_SIZE = 624
_APART = 397
_WORD = 0xFFFFFFFF
_TWIST = 0x9908B0DF

TWISTER = np.dtype([("words", np.int64, _SIZE), ("place", np.int64)])
"""A generator: its words, and the next one to be drawn."""


def key_of(text: str) -> Numbers:
    """What `Random(text)` seeds its generator with."""
    letters = text.encode()
    number = int.from_bytes(letters + sha512(letters).digest(), "big")
    size = -(-number.bit_length() // 32)
    return np.frombuffer(number.to_bytes(4 * size, "little"), "<u4").astype(np.int64)


@compiled
def seed_twister(twister: Row, key: Numbers) -> None:
    """Begin with a key, as MT19937's authors do (`init_by_array`)."""
    words = twister["words"]
    last = 19650218
    words[0] = last
    for place in range(1, _SIZE):
        last = (1812433253 * (last ^ (last >> 30)) + place) & _WORD
        words[place] = last
    place, at = 1, 0
    last = int(words[0])
    for _ in range(max(_SIZE, key.size)):
        last = ((int(words[place]) ^ ((last ^ (last >> 30)) * 1664525)) + int(key[at]) + at) & _WORD
        words[place] = last
        place, at = place + 1, at + 1
        if place >= _SIZE:
            words[0] = last
            place = 1
        if at >= key.size:
            at = 0
    for _ in range(_SIZE - 1):
        last = ((int(words[place]) ^ ((last ^ (last >> 30)) * 1566083941)) - place) & _WORD
        words[place] = last
        place += 1
        if place >= _SIZE:
            words[0] = last
            place = 1
    words[0] = 1 << 31
    twister["place"] = _SIZE


@compiled
def _twist(words: Numbers) -> None:
    for place in range(_SIZE):
        mixed = (int(words[place]) & 0x80000000) | (int(words[(place + 1) % _SIZE]) & 0x7FFFFFFF)
        turned = int(words[(place + _APART) % _SIZE]) ^ (mixed >> 1)
        words[place] = turned ^ _TWIST if mixed & 1 else turned


@compiled
def _draw(twister: Row) -> int:
    """32 random bits."""
    if twister["place"] == _SIZE:
        _twist(twister["words"])
        twister["place"] = 0
    word = int(twister["words"][twister["place"]])
    twister["place"] += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680
    word ^= (word << 15) & 0xEFC60000
    return word ^ (word >> 18)


@compiled
def fraction(twister: Row) -> float:
    """What `random()` gives."""
    high, low = _draw(twister) >> 5, _draw(twister) >> 6
    return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0)


@compiled
def less_than(twister: Row, limit: int) -> int:
    """What `randrange(limit)` gives."""
    bits = 0
    while limit >> bits:
        bits += 1
    number = _draw(twister) >> (32 - bits)
    while number >= limit:
        number = _draw(twister) >> (32 - bits)
    return number
