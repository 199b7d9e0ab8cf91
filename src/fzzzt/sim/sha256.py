"""SHA-256, compiled: what the dealer's shuffles are made of (docs/shuffles.md)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled

if TYPE_CHECKING:
    from fzzzt.sim.state import Letters, Numbers

_WORD = 0xFFFFFFFF
_BLOCK = 64
_END = 0x80
_LENGTH = 8
"""Bytes at the end that tell the length."""


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _cube_root(number: int) -> int:
    root = int(float(number) ** (1 / 3))
    while root**3 > number:
        root -= 1
    while (root + 1) ** 3 <= number:
        root += 1
    return root


_START = np.array([isqrt(prime << 64) & _WORD for prime in _primes(8)], np.int64)
_ROUNDS = np.array([_cube_root(prime << 96) & _WORD for prime in _primes(64)], np.int64)
"""The first 32 bits of the fractional parts of the roots of the first primes: that is how the standard has them."""


@compiled
def hash_text(text: Letters, length: int, schedule: Numbers, words: Numbers) -> None:
    """Fill `words` with the digest of the first `length` bytes, eight numbers of 32 bits."""
    for place in range(8):
        words[place] = _START[place]
    for block in range((length + _LENGTH) // _BLOCK + 1):
        _spread(text, length, block * _BLOCK, schedule)
        _compress(schedule, words)


@compiled
def _spread(text: Letters, length: int, start: int, schedule: Numbers) -> None:
    """Lay out a block: its bytes, the end mark and the length in bits, and what follows from them."""
    for place in range(16):
        word = 0
        for at in range(start + 4 * place, start + 4 * place + 4):
            word <<= 8
            if at < length:
                word |= int(text[at])
            elif at == length:
                word |= _END
        schedule[place] = word
    if length + _LENGTH < start + _BLOCK:
        schedule[15] = 8 * length
    for place in range(16, 64):
        early, late = int(schedule[place - 15]), int(schedule[place - 2])
        mixed = _turned(early, 7) ^ _turned(early, 18) ^ (early >> 3)
        more = _turned(late, 17) ^ _turned(late, 19) ^ (late >> 10)
        schedule[place] = (schedule[place - 16] + mixed + schedule[place - 7] + more) & _WORD


@compiled
def _turned(word: int, by: int) -> int:
    return (word >> by | word << (32 - by)) & _WORD


@compiled
def _compress(schedule: Numbers, words: Numbers) -> None:
    a, b, c, d = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    e, f, g, h = int(words[4]), int(words[5]), int(words[6]), int(words[7])
    for place in range(64):
        choice = (e & f) ^ (~e & g)
        first = h + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + choice + _ROUNDS[place] + schedule[place]
        most = (a & b) ^ (a & c) ^ (b & c)
        second = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + most
        h, g, f, e = g, f, e, int((d + first) & _WORD)
        d, c, b, a = c, b, a, int((first + second) & _WORD)
    words[0] = (words[0] + a) & _WORD
    words[1] = (words[1] + b) & _WORD
    words[2] = (words[2] + c) & _WORD
    words[3] = (words[3] + d) & _WORD
    words[4] = (words[4] + e) & _WORD
    words[5] = (words[5] + f) & _WORD
    words[6] = (words[6] + g) & _WORD
    words[7] = (words[7] + h) & _WORD
