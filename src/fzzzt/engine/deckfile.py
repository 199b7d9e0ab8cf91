"""Reading a deck file: every fault is named with the card it is on. docs/decks.md documents the format."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from fzzzt.engine.cards import GRADES, SYMBOLS, WHOLE_BELT, Card, Deck
from fzzzt.engine.errors import DeckError, quoted, shortened
from fzzzt.engine.options import MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    Fault = Callable[..., DeckError]

_RANGES: dict[str, tuple[int, int]] = {
    "power": (0, 20),
    "points": (-20, 50),
    "speed": (1, WHOLE_BELT),
    "count": (1, 20),
    "number": (1, MOST_PLAYERS),
}
_KINDS = ("robot", "upgrade", "fzzzt", "unit")
_REQUIRED: dict[str, tuple[str, ...]] = {
    "robot": ("power", "points", "speed", "symbols"),
    "upgrade": ("power", "points", "speed", "symbols"),
    "fzzzt": ("power", "points", "speed"),
    "unit": ("points", "speed", "symbols", "grade"),
}
_TYPES: dict[str, type] = {"id": str, "kind": str, "symbols": str, "grade": str, "source": str, "expansion": bool}
_TYPES |= dict.fromkeys(_RANGES, int)
_NOT_OF_TYPE = {int: "deck-not-a-number", str: "deck-not-a-text", bool: "deck-not-true-or-false"}
_LONGEST_ID = 40
LARGEST_FILE = 40_000
"""Bytes of a deck file, at most."""
_MOST_FACES, _MOST_UNITS = 300, 30
"""What a record may embed."""
_MOST_NEW_CARDS, _MOST_NEW_UNITS = 160, 20
"""What a new game may be played with: its worst hand is scored in a moment. tools/worst_hands.py looks for it."""


def parse_deck(data: bytes, name: str) -> Deck:
    """The deck in a deck file's bytes, checked: a new game may be played with it."""
    import hashlib  # noqa: PLC0415 - all take their time to load, and not every program reads a deck
    import tomllib  # noqa: PLC0415

    from fzzzt.engine.deck_shape import check_shape  # noqa: PLC0415

    check_shape(data, name)
    try:
        tables = tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise DeckError("deck-not-utf8", name=name, number=error.start + 1) from error
    except RecursionError:
        raise DeckError("deck-too-deep", name=name) from None
    except ValueError as error:
        raise DeckError("deck-not-toml", name=name, what=_place(str(error), data)) from error
    if surplus := sorted(tables.keys() - {"card"}):
        raise DeckError("deck-unknown-entry", name=name, what=shortened(surplus[0]))
    deck = deck_of_faces(tables.get("card"), name, hashlib.sha256(data).hexdigest())
    check_size(deck)
    return deck


def _place(message: str, data: bytes) -> str:
    """Where a parser stopped, as line:column; it says so in its own words, and those are English."""
    found = re.search(r"line (\d+), column (\d+)", message)
    lines = data.count(b"\n") + 1
    return ":".join(found.groups()) if found else f"{lines}:1"


def check_size(deck: Deck) -> None:
    """Raise `DeckError` unless a new game may be played with a deck. Older records hold larger ones."""
    faces = [card for card in deck.cards.values() if card.kind != "mechanic"]
    if (count := sum(card.count for card in faces)) > _MOST_NEW_CARDS:
        raise DeckError("deck-too-many-cards", name=deck.name, count=count, high=_MOST_NEW_CARDS)
    _check_units(deck, _MOST_NEW_UNITS)


def _check_units(deck: Deck, most: int) -> None:
    if len(deck.units) > most:
        raise DeckError("deck-too-many-units", name=deck.name, count=len(deck.units), high=most)


def deck_of_faces(faces: object, name: str, sha256: str | None = None) -> Deck:
    """The deck made of faces given as the tables of a deck file (a record embeds them so); it may be a large one."""
    if not isinstance(faces, list) or not faces:
        raise DeckError("deck-no-cards", name=name)
    if len(faces) > _MOST_FACES:
        raise DeckError("deck-too-many-faces", name=name, count=len(faces), high=_MOST_FACES)
    cards = [_face(face, position) for position, face in enumerate(faces, 1)]
    _check_unique(cards)
    deck = Deck(cards, name, sha256)
    _check_units(deck, _MOST_UNITS)
    return deck


def _face(face: object, position: int) -> Card:
    if not isinstance(face, dict):
        raise DeckError("deck-not-a-table", number=position)
    card_id = face.get("id")
    if not isinstance(card_id, str) or not card_id:
        raise DeckError("deck-no-id", number=position)
    fault = partial(DeckError, card=shortened(card_id))
    _check_id(card_id, fault)
    _check_fields(face, fault)
    _check_ranges(face, fault)
    _check_sense(face, fault)
    return Card(**{**face, "symbols": _in_order(face.get("symbols", ""))})


def _check_id(card_id: str, fault: Fault) -> None:
    if len(card_id) > _LONGEST_ID or not all(char.isascii() and (char.isalnum() or char in "-_") for char in card_id):
        raise fault("deck-bad-id", high=_LONGEST_ID)
    if card_id.startswith("mechanic"):
        raise fault("deck-mechanic-id")


def _check_fields(face: dict[str, Any], fault: Fault) -> None:
    _check_present(face, ("kind",), fault)
    _check_choice(face, "kind", _KINDS, fault)
    _check_present(face, _REQUIRED[face["kind"]], fault)
    for key, value in face.items():
        if key not in _TYPES:
            raise fault("deck-unknown-field", field=shortened(key))
        if type(value) is not _TYPES[key]:
            raise fault(_NOT_OF_TYPE[_TYPES[key]], field=key, what=quoted(value))


def _check_present(face: dict[str, Any], keys: Iterable[str], fault: Fault) -> None:
    for key in keys:
        if key not in face:
            raise fault("deck-missing-field", field=key)


def _check_choice(face: Mapping[str, Any], key: str, choices: Sequence[str], fault: Fault) -> None:
    if face[key] not in choices:
        raise fault("deck-not-a-choice", field=key, choices=", ".join(choices), what=quoted(face[key]))


def _check_ranges(face: dict[str, Any], fault: Fault) -> None:
    for key, (low, high) in _RANGES.items():
        if key in face and not low <= face[key] <= high:
            raise fault("deck-out-of-range", field=key, low=low, high=high, what=quoted(face[key]))


def _check_sense(face: Mapping[str, Any], fault: Fault) -> None:
    kind, symbols = face["kind"], face.get("symbols", "")
    if not set(symbols) <= set(SYMBOLS) or len(set(symbols)) < len(symbols):
        raise fault("deck-bad-symbols", symbols=SYMBOLS, what=quoted(symbols))
    if kind == "fzzzt" and symbols:
        raise fault("deck-fzzzt-symbols")
    if kind == "unit":
        _check_unit(face, fault)
    elif "grade" in face:
        raise fault("deck-grade-of-no-unit")
    if "number" in face and (kind != "robot" or face["power"] not in (1, 2, 3) or face.get("count", 1) != 1):
        raise fault("deck-bad-numbered")


def _check_unit(face: Mapping[str, Any], fault: Fault) -> None:
    if not face["symbols"]:
        raise fault("deck-unit-symbols")
    if face["points"] < 0:
        raise fault("deck-unit-points")
    _check_choice(face, "grade", GRADES, fault)
    if face.get("count", 1) != 1:
        raise fault("deck-unit-count")
    if face.get("power"):
        raise fault("deck-unit-power")


def _check_unique(cards: Iterable[Card]) -> None:
    seen: set[object] = set()
    for card in cards:
        if card.id in seen:
            raise DeckError("deck-same-id", card=card.id)
        if card.number is not None and (card.number, card.power) in seen:
            raise DeckError("deck-same-number", card=card.id, number=card.number, power=card.power)
        seen.update((card.id, (card.number, card.power)))


def _in_order(symbols: str) -> str:
    return "".join(symbol for symbol in SYMBOLS if symbol in symbols)
