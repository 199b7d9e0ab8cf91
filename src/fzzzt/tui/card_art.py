"""Cards made of characters: power and zaps on top, symbols in the middle, points and belt speed below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.tui.palette import FAINT, HAZARD, KIND, SPARK, SYMBOL, TEXT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Card
    from fzzzt.locale import Catalogue

SHAPES = {"N": "○", "B": "†", "C": "☼", "O": "♦"}
"""Nut, bolt, cog and oil, of signs that nearly every font has."""
ZAP, POINTS, SPEED = "ϟ", "★", "»"
SMALL, MEDIUM, LARGE, HUGE = 4, 7, 11, 15
"""Signs between the sides of a card."""
HEIGHT = 5
_THIN, _BOLD = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")


def card_rows(
    say: Catalogue, face: Card, inner: int, *, top: str = "", bold: bool = False, style: str | None = None
) -> list[Text]:
    """The five rows of a card; `top` stands in its upper edge, and a bold frame marks it."""
    frame = style or f"{'bold ' if bold else ''}{HAZARD if bold else KIND[face.kind]}"
    left, flat, right, side, low_left, low_right = _BOLD if bold else _THIN
    head = f"{flat}{top}" if top else ""
    edge = Text(f"{left}{head}{flat * (inner - len(head))}{right}", frame)
    middle = [Text.assemble((side, frame), line, (side, frame)) for line in _lines(say, face, inner)]
    return [edge, *middle, Text(f"{low_left}{flat * inner}{low_right}", frame)]


def face_down_rows(inner: int = 1) -> list[Text]:
    """The five rows of a card that nobody may see."""
    middle = Text(f"│{'░' * inner}│", FAINT)
    return [Text(f"╭{'─' * inner}╮", FAINT), middle, middle, middle, Text(f"╰{'─' * inner}╯", FAINT)]


def beside(cards: Iterable[list[Text]], gap: str = " ") -> list[Text]:
    """Cards, or whatever has as many rows, next to each other."""
    return [Text(gap).join(row) for row in zip(*cards, strict=True)]


def code(face: Card) -> Text:
    """A card in a few signs: 3N for a robot, 9[NBC] for a unit, M2 for a Mechanic, Fz3 for a Fzzzt."""
    if face.kind == "unit":
        return Text.assemble(f"{POINTS}{face.points}[", letters(face.symbols), "]")
    if face.kind == "mechanic":
        return Text(f"M{face.number}")
    if face.kind == "fzzzt":
        return Text(f"Fz{face.power}")
    return Text.assemble(str(face.power), letters(face.symbols))


def letters(symbols: str) -> Text:
    """Symbols as letters."""
    return Text.assemble(*((letter, f"bold {SYMBOL[letter]}") for letter in symbols))


def pictured(symbols: str, room: int) -> Text:
    """Symbols as shapes with their letters, as far as there is room; the letters always."""
    for between, shaped in ((" ", True), ("", True), (" ", False), ("", False)):
        parts = [f"{SHAPES[letter] if shaped else ''}{letter}" for letter in symbols]
        if len(between.join(parts)) <= room:
            styled = [Text(part, f"bold {SYMBOL[part[-1]]}") for part in parts]
            return Text(between).join(styled)
    return letters(symbols)


def _lines(say: Catalogue, face: Card, inner: int) -> list[Text]:
    upper, middle = _upper(say, face, inner), _middle(say, face, inner)
    middle.align("center", inner)
    return [_fitted(upper, inner), middle, _lower(face, inner)]


def _upper(say: Catalogue, face: Card, inner: int) -> Text:
    if face.kind == "unit":
        return Text(say(f"card-grade-{face.grade}"), f"bold {HAZARD}")
    zaps = f" {ZAP * face.power}" if inner >= face.power + 2 else ZAP if face.power else ""
    upper = Text.assemble((str(face.power), f"bold {TEXT}"), (zaps, SPARK))
    if face.number and face.kind == "robot" and inner >= LARGE:
        upper.pad_right(inner - len(upper) - 2)
        upper.append(f"#{face.number}", FAINT)
    return upper


def _middle(say: Catalogue, face: Card, inner: int) -> Text:
    if face.kind == "mechanic":
        name = f"{say('card-kind-mechanic')} {face.number}"
        return Text(name if len(name) <= inner else f"M{face.number}", TEXT)
    if face.kind == "fzzzt":
        return Text("Fzzzt!" if inner >= len("Fzzzt!") else "Fz!", f"bold {KIND['fzzzt']}")
    if face.kind == "unit" and inner > SMALL:
        return Text.assemble("[", pictured(face.symbols, inner - 2), "]")
    return pictured(face.symbols, inner)


def _lower(face: Card, inner: int) -> Text:
    if face.kind == "mechanic":
        return Text(" " * inner)
    points = f"{POINTS}{face.points}" if face.points >= 0 else f"{'' if inner == SMALL else POINTS}−{-face.points}"
    speed = f"{SPEED}{face.speed}"
    return Text.assemble((points, TEXT), " " * (inner - len(points) - len(speed)), (speed, FAINT))


def _fitted(text: Text, inner: int) -> Text:
    text.truncate(inner, overflow="ellipsis", pad=True)
    return text
