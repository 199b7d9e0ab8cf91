"""Cards in words: a full label that can be read aloud, and a short one for lists."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.locale import Catalogue

_SYMBOLS = {"N": "nut", "B": "bolt", "C": "cog", "O": "oil"}


class Face(Protocol):
    """What a label needs to know of a card: the engine's `Card` has it."""

    @property
    def kind(self) -> str: ...
    @property
    def power(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def speed(self) -> int: ...
    @property
    def symbols(self) -> str: ...
    @property
    def number(self) -> int | None: ...
    @property
    def grade(self) -> str | None: ...


def join(say: Catalogue, items: Sequence[str]) -> str:
    """A list in words: "a", "a and b", "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    text = say("card-list-and", first=items[-2], second=items[-1])
    for item in reversed(items[:-2]):
        text = say("card-list-comma", first=item, second=text)
    return text


def symbol(say: Catalogue, letter: str) -> str:
    """The name of a symbol by its letter, N, B, C or O."""
    return say(f"card-symbol-{_SYMBOLS[letter]}")


def label(say: Catalogue, face: Face, *, speed: bool = False, number: bool = False) -> str:
    """A card in full; with its belt speed, or the player number of a starting Robot, if asked for."""
    text = _full(say, face)
    if number and face.kind == "robot" and face.number is not None:
        text = say("card-with-number", card=text, number=face.number)
    if speed and face.speed:
        text = say("card-with-speed", card=text, speed=face.speed)
    return text


def _symbols(say: Catalogue, face: Face) -> str:
    return join(say, [symbol(say, letter) for letter in face.symbols]) or say("card-symbol-none")


def _full(say: Catalogue, face: Face) -> str:
    symbols = _symbols(say, face)
    if face.kind == "unit":
        return say("card-unit", unit=unit_name(say, face), points=face.points, symbols=symbols)
    if face.kind == "mechanic":
        return say("card-mechanic", number=face.number, power=face.power)
    if face.kind == "fzzzt":
        return say("card-fzzzt", power=face.power, loss=-face.points)
    return say(f"card-{face.kind}", power=face.power, symbols=symbols, points=face.points)


def unit_name(say: Catalogue, face: Face) -> str:
    """The full name of a Production Unit, without its points and symbols."""
    return say(f"card-unit-{face.grade}")


def short(say: Catalogue, face: Face) -> str:
    """A card in a few words."""
    symbols = _symbols(say, face)
    if face.kind == "unit":
        return say("card-short-unit", grade=face.grade, points=face.points, symbols=symbols)
    if face.kind == "mechanic":
        return say("card-short-mechanic", number=face.number)
    return say(f"card-short-{face.kind}", power=face.power, symbols=symbols)


def short_list(say: Catalogue, faces: Iterable[Face]) -> str:
    """Several cards in one line, copies counted, in the order they come."""
    copies = Counter(short(say, face) for face in faces)
    return join(say, [say("card-list-copies", count=n, card=card) if n > 1 else card for card, n in copies.items()])
